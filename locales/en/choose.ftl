### Exercises with answers to pick: the question, the answers, why one is right or wrong.
###
### Answers are whole phrases, without a full stop, and name no squares: they may not be true at all.
### “No: …” says why a move is not allowed.

## The question

# $turn: who is to move
ask-state = { SIDE($turn, cap: 1) } to move. How do things stand?
# $color: who · $side: short, long
ask-castling = { $side ->
        [short] Can { SIDE($color) } castle short now?
       *[long] Can { SIDE($color) } castle long now?
    }
ask-castlings = Which way can { SIDE($color) } castle now?
# $from, $to: squares
ask-legal = Is the move from { SQUARE($from) } to { SQUARE($to) } allowed?
# $becomes: what the pawn becomes
ask-promotion = Is the move from { SQUARE($from) } to { SQUARE($to) } allowed, promoting to { PIECE($becomes, article: "a") }?
# $turn: who is to move
ask-en-passant = Can { SIDE($turn) } take en passant now?
ask-draw = { SIDE($turn, cap: 1) } to move. Is it a draw?
# $key: the key
task-choose-one = Pick one answer: by its number, or with { $key }.
task-choose-several = Pick all the answers that are right, then press { $key }.

## The answers

option-standing = { $standing ->
        [normal] Neither check nor the end of the game
        [check] Check, but not mate
        [checkmate] Checkmate
        [stalemate] Stalemate
        [dead-position] A dead position, so a draw
        [insufficient-material] Too little left by the school's rules, so a draw
        [fivefold] The same position for the fifth time, so a draw
       *[seventy-five] 75 moves by each side without a capture or a pawn move, so a draw
    }
option-legal = Yes, it is allowed
option-may-castle = { $side ->
        [short] Yes, castling short is possible
       *[long] Yes, castling long is possible
    }
option-castling = { $side ->
        [short] Castling short
       *[long] Castling long
    }
option-no-castling = Neither of the two
option-en-passant = { $possible ->
        [yes] Yes, en passant is possible
       *[no] No, en passant is not possible
    }
option-draw = { $draw ->
        [none] No, it is not a draw
        [automatic] Yes, a draw that nobody needs to claim
       *[claim] Yes, if the player to move claims it
    }
# Within a list. $option: an answer
phrase-option = “{ $option }”

## What happened

feedback-picked = You picked “{ $option }”.
feedback-let-go = You let go of “{ $option }”.
feedback-option-gone = “{ $option }” is ruled out already.
feedback-nothing-picked = Pick an answer first.
feedback-so-far = What you picked is right.
feedback-rest-right = The other answers that you picked are right.

## Why not

# $option: the answer · $reason: a sentence
miss-option = “{ $option }” is not right. { $reason }
miss-missing-options = { $count ->
        [one] One right answer is still missing.
       *[other] { $count } right answers are still missing.
    }
miss-not-so = That is not true here.
miss-not-the-reason = That is not the reason.
# $target: the king
miss-is-no-check = { PLACED($target, cap: 1) } is not attacked: it is not in check.
# $turn: who is to move
miss-check-is-mate = It is check, and { SIDE($turn) } has no move that stops it.
# $checkers: what gives check
miss-stalemate-in-check = There is stalemate only without check, and here { COUNT($checkers) ->
        [one] { PLACED($checkers) } gives check.
       *[other] { PLACED($checkers) } give check.
    }
miss-cannot-move = { SIDE($turn, cap: 1) } has no move at all: the game does not go on.
# $piece: what can move · $to: where
miss-can-move = It is not stalemate: { PLACED($piece) } can go to { SQUARE($to) }.
miss-not-dead = From here mate is still possible.
# $count: how often the position has occurred
miss-not-fivefold = By repetition the game ends by itself only when the same position occurs for the fifth time; so far it has occurred { $count ->
        [one] once.
       *[other] { $count } times.
    }
# $made: moves by each side
miss-not-seventy-five = By the 75-move rule the game ends by itself only after 75 moves by each side without a capture or a pawn move; so far { $made ->
        [0] not even one has been made.
        [one] one has been made.
       *[other] { $made } have been made.
    }
miss-ends-otherwise = Here the game ends in another way.
# $times: when the position occurred · $made: moves by each side
miss-counted = { $kind ->
        [threefold] Count: the same position has occurred { COUNT($times) ->
            [3] three
            [4] four
           *[other] { COUNT($times) }
        } times, { LIST($times) }.
       *[fifty] Count: each side has made { $made } moves without a capture or a pawn move.
    }
miss-who-can-mate = Look at the board: can either side still mate?
miss-one-piece-each = Look at what is left: each side has only its king and one bishop or knight.
miss-with-a-move = Think of the next move too: what would it bring about?
miss-draw-not-by-itself = The game does not end by itself here.
# $piece: a piece on its square
miss-stands-there = { PIECE($piece, cap: 1) } stands on { SQUARE($piece) }.
# $piece: the piece · $turn: who is to move
miss-own-turn = { SIDE($turn, cap: 1) } is to move, and { PIECE($piece) } belongs to that side.
miss-nobody-of-yours = No piece or pawn of the same side stands on { SQUARE($square) }.
miss-no-king-there = No king stands on { SQUARE($square) }.
# $piece: kind
miss-shape-is-right = { PIECE($piece, cap: 1) } does move like that, from { SQUARE($from) } to { SQUARE($to) }.
miss-stays-on-its-line = { PLACED($piece, cap: 1) } is pinned, but on { SQUARE($to) } still stands between the king and { PLACED($pinner) }: moving along that line is allowed.
miss-takes-its-pinner = { PLACED($piece, cap: 1) } is pinned, but it takes { PLACED($pinner) }, which pins it: moving along that line is allowed.
miss-knight-jumps = A knight jumps: nothing is in its way.
miss-path-is-free = The way from { SQUARE($from) } to { SQUARE($to) } is open.
miss-check-is-answered = It is check, but this move stops it.
miss-not-controlled = The opponent does not control { SQUARE($square) }.
miss-not-protected = { PLACED($piece, cap: 1) } is not protected.
miss-pawn-at-home = The pawn still stands on its starting square, { SQUARE($square) }.
miss-way-ahead-free = Nothing stands in front of the pawn as far as { SQUARE($square) }.
miss-castling-right-held = The right is still there: neither the king nor this rook has moved.
miss-nothing-between = Nothing stands between the king and the rook.
miss-crossing-free = The king crosses { SQUARE($square) }, and the opponent does not control it.
miss-arrival-free = The king arrives on { SQUARE($square) }, and the opponent does not control it.

## Why

# $told: the move in words
right-legal = It is allowed: { $told }
right-may-castle = { $side ->
        [short] Castling short is possible: the king and the rook have not moved, nothing stands between them, and the opponent controls none of the three squares on the king's way.
       *[long] Castling long is possible: the king and the rook have not moved, nothing stands between them, and the opponent controls none of the three squares on the king's way.
    }
# $reason: the sentence that says why
right-may-not-castle = { $side ->
        [short] Castling short? No. { $reason }
       *[long] Castling long? No. { $reason }
    }
right-may-not-castle-at-all = Castling is possible on neither side. { $reason }
# $king: the king of the side to move
right-normal = { PLACED($king, cap: 1) } is not in check, and there are moves: the game goes on.
# $pawn, $target: the two pawns
right-may-take-en-passant = The pawn on { SQUARE($pawn) } can take en passant: the pawn on { SQUARE($target) } has just made a double step.
right-no-en-passant = No pawn stands beside an enemy pawn that has just made a double step.
right-no-draw = It is not a draw: none of the rules of a draw applies here.
# $turn: who may claim · $times: when the position occurred · $made: moves by each side
right-claim = { $kind ->
        [threefold] The same position has occurred { COUNT($times) ->
            [3] three
            [4] four
           *[other] { COUNT($times) }
        } times, { LIST($times) }: { SIDE($turn) } may claim a draw, but it does not come by itself.
       *[fifty] Each side has made { $made } moves without a capture or a pawn move: { SIDE($turn) } may claim a draw, but it does not come by itself.
    }
# $move: the move that would bring the draw
right-claim-with = { $kind ->
        [threefold] With { MOVE($move) } the same position would occur for the third time: { SIDE($turn) } may announce that move and claim a draw.
       *[fifty] With { MOVE($move) } each side would have made 50 moves without a capture or a pawn move: { SIDE($turn) } may announce that move and claim a draw.
    }

## Hints and answer

hint-count-options = { $count ->
        [one] One answer is right.
       *[other] { $count } answers are right.
    }
hint-strike = “{ $option }” is not right.
answer-options = { COUNT($options) ->
        [one] The right answer is { LIST($options) }.
       *[other] The right answers are { LIST($options) }.
    }

## Line mode

# $look: how the answer stands
plain-option = { $look ->
        [open] { $number }. { $option }
        [picked] { $number }. { $option } (picked)
        [struck] { $number }. { $option } (ruled out)
        [wrong] { $number }. { $option } (not right)
       *[right] { $number }. { $option } (right)
    }
plain-choose-one = Write the number of the right answer, or the answer itself.
plain-choose-several = Write the numbers of those that are right, for example 1 3, and then “done”.
plain-no-such-option = “{ $text }” is none of the answers: write the number of one of them.

## The report of the checker

# $right, $wrong: the right answers and the others
check-options = { COUNT($right) ->
        [one] Right answer: { LIST($right) }.
       *[other] Right answers: { LIST($right) }.
    } { COUNT($wrong) ->
        [one] The other: { LIST($wrong) }.
       *[other] The others: { LIST($wrong) }.
    }

## Keys

ui-key-pick = Pick the answer, or let it go
    .short = Pick
ui-key-hand-in = The answers are ready
    .short = Ready
ui-key-by-number = The answer with this number
    .short = Number
