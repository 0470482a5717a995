### What is said of every attempt: what happened, why it is not what the exercise asks for, why it is.
### Each sentence states the fact first, names the squares, and blames nobody.

## Moves in words

# $move: move · $told: the same in words
feedback-moved = { MOVE($move) }: { $told }

# $mover, $taken: piece · $from, $to: square · $becomes: kind of piece
phrase-told = { $kind ->
        [short] castling short.
        [long] castling long.
        [promotion] the pawn reaches { SQUARE($to) } and becomes { PIECE($becomes, article: "a") }.
        [capture-promotion] the pawn takes { PIECE($taken) } on { SQUARE($to) } and becomes { PIECE($becomes, article: "a") }.
        [en-passant] { PIECE($mover) } takes { PIECE($taken) } en passant.
        [capture-from] { PIECE($mover) } from { SQUARE($from) } takes { PIECE($taken) } on { SQUARE($to) }.
        [capture] { PIECE($mover) } takes { PIECE($taken) } on { SQUARE($to) }.
       *[move] { PIECE($mover) } goes from { SQUARE($from) } to { SQUARE($to) }.
    }

# Within a list of moves.
phrase-move = { MOVE($move) }

## On the way to the goal

feedback-going = Still to go: { SQUARES($squares) }.
# $next: the next one · $squares: all that are left, in their order
feedback-going-in-order = In order: { SQUARE($next) } is next, and { COUNT($squares) ->
        [one] it is the only one left.
       *[other] { COUNT($squares) } are left.
    }
feedback-marked = { SQUARE($square) } is marked.
feedback-unmarked = { SQUARE($square) } is no longer marked.
feedback-nothing-marked = Mark something first.
feedback-taken-back = You took the last move back.
feedback-nothing-to-take-back = There is no move to take back.
feedback-restarted = From the beginning.
feedback-already-solved = This exercise is solved: go on to the next.
feedback-out-of-place = There is no need for that here.
feedback-nothing-to-help-with = This step is only to be read: it needs no help.
feedback-no-more-hints = There are no further hints; you can look at the answer.

## A legal move, but not what the exercise asks for

# $target: the opponent's king
miss-no-check = { PLACED($target, cap: 1) } is not attacked: this move gives no check.
miss-no-check-no-mate = { PLACED($target, cap: 1) } is not attacked: without check there is no mate.
# $mover: the piece that moved · $blocker: what stands in the middle
miss-no-check-blocked = Between { PLACED($mover) } and { PLACED($target) } stands { PLACED($blocker) }: { $goal ->
        [mate] it is not check, so it is not mate.
       *[check] it is not check.
    }
# $piece: who saves the king · $target: what gave the check · $to: square
miss-not-mate = { $way ->
        [capture] It is check, but not mate: { PLACED($piece) } can take { PLACED($target) }.
        [block] It is check, but not mate: { PLACED($piece) } can step in between, on { SQUARE($to) }.
       *[move] It is check, but not mate: { PLACED($piece) } can get away to { SQUARE($to) }.
    }
# $move: the defence · $moves: how many moves were left
miss-mate-escapes = { $moves ->
        [one] After this there is no mate on the next move: your opponent answers { MOVE($move) }.
       *[other] After this there is no mate in the next { $moves } moves: your opponent answers { MOVE($move) }.
    }
miss-stalemate = This is stalemate: { PLACED($target) } is not in check, but your opponent has no move at all, and the game is drawn.
miss-answered-otherwise = { $played ->
        [capture] You answered the check with a capture, which is allowed.
        [block] You answered the check by blocking it, which is allowed.
       *[move] You answered the check by moving the king, which is allowed.
    } { $asked ->
        [capture] The exercise asks you to capture the checking piece.
        [block] The exercise asks you to put a piece or pawn in between.
       *[move] The exercise asks you to move the king away.
    }
miss-out-of-moves = { $moves ->
        [one] The goal has to be reached in a single move, and this one did not do it.
       *[other] The { $moves } moves are used up, and the goal is not reached yet.
    }
miss-out-of-reach = From here you can no longer reach { SQUARES($squares) }.
miss-cannot-take = From here you can no longer take { PLACED($men) }.
miss-too-far = From here it takes { $needed ->
        [one] one more move
       *[other] { $needed } more moves
    }, and { $left ->
        [0] none is left.
        [one] only one is left.
       *[other] only { $left } are left.
    }
miss-check-too-early = That is check, and { PLACED($target) } would have to answer; but here your opponent stands still, so find another way, without check.
miss-dead-end = That is allowed, but the goal is not reached this way.
miss-unforeseen = That is allowed, but another move is wanted here.
# $reason: the sentence that says why
miss-extra-mark = { SQUARE($square) } does not belong. { $reason }
miss-more-extra-marks = { COUNT($squares) ->
        [one] Nor does { SQUARES($squares) }.
       *[other] Nor do { SQUARES($squares) }.
    }
miss-extra-marks = { COUNT($squares) ->
        [one] One square does not belong: { SQUARES($squares) }.
       *[other] These do not belong: { SQUARES($squares) }.
    }
miss-missing-marks = { $count ->
        [one] One is still missing.
       *[other] { $count } are still missing.
    }

## Why a square is not one of those that the exercise asks for

mark-empty = There is nothing on { SQUARE($square) }.
mark-stands-there = { KIND($piece) ->
        [king] { PIECE($piece, cap: 1) } stands there.
       *[other] { PIECE($piece, article: "a", cap: 1) } stands there.
    }
mark-gives-no-check = From { SQUARE($square) } there is no attack on the king.
mark-not-pinned = { PLACED($piece, cap: 1) } is not pinned.
mark-shade = It is { SHADE($square) ->
        [light] a light square.
       *[dark] a dark square.
    }
mark-file = It is on file { FILE($square) }.
mark-rank = It is on the { RANK($square) } rank.
mark-off-diagonals = It is not on a diagonal that goes through { SQUARE($from) }.

## Right, and why

right-plain = Right.
# $mover: the piece, where it arrived
right-reached = Right: { PIECE($mover) } has reached its goal.
right-captured = Right: there is nothing left for { PIECE($mover) } to take.
right-check = { $kind ->
        [double] Double check: { PLACED($checkers) } attack { PLACED($target) } together.
        [discovered] Discovered check: the line is open, and { PLACED($checkers) } attacks { PLACED($target) }.
       *[plain] Check: { PLACED($checkers) } attacks { PLACED($target) }.
    }

# Mate is explained in one sentence, made of clauses: who gives check, what closes each square around the king, why the
# check cannot be answered.
mate-sentence = { $clauses }.
mate-and = { $first }; { $second }
right-mate = { COUNT($checkers) ->
        [one] Mate: { PLACED($checkers) } attacks { PLACED($target) }
       *[other] Mate: { PLACED($checkers) } attack { PLACED($target) } together
    }
# $squares: where the king's own men stand
mate-occupied = { COUNT($squares) ->
        [one] { SQUARES($squares) } is occupied by { $what ->
            [pawns] the king's own pawn
           *[pieces] the king's own piece
        }
       *[other] { SQUARES($squares) } are occupied by { $what ->
            [pawns] the king's own pawns
            [both] the king's own pieces and pawns
           *[pieces] the king's own pieces
        }
    }
mate-controls-too = { $first } and controls { SQUARES($squares) }
mate-controlled = { PLACED($piece) } controls { SQUARES($squares) }
mate-protected = { PLACED($protector) } protects { PLACED($target) }
mate-pinned = { PLACED($piece) } is pinned
mate-double = in double check only the king could move
# $checker: what gives check
mate-unanswered = { $way ->
        [between] nothing can take { PIECE($checker) } or come in between
       *[take] nothing can take { PIECE($checker) }
    }
# $piece: who answered · $checker: what gave check
right-answered = { $way ->
        [capture] Right, by capturing: { PIECE($piece) } took { PIECE($checker) } that gave check.
        [block] Right, by blocking: { PIECE($piece) } stepped in between, on { SQUARE($piece) }, and shut out { PLACED($checker) }.
       *[move] Right, by moving the king: on { SQUARE($piece) } nothing attacks it.
    }
right-marks = { $count ->
        [one] Right: it is this square alone.
        [2] Right: both squares.
       *[other] Right: all { $count } squares.
    }
right-fewer = You did it in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }; it can be done { $par ->
        [0] without any.
        [one] in one.
       *[other] in { $par }.
    }

## Hints, one after the other

# $piece: the piece that should move
hint-piece = Look at { PLACED($piece) }.
# $which: how many of them are right · $right: their number
hint-squares = { COUNT($squares) ->
        [one] { PLACED($piece, cap: 1) } has only one move: to { SQUARES($squares) }.
       *[other] { PLACED($piece, cap: 1) } has { COUNT($squares) } moves; { $which ->
            [one] one of them is right.
            [some] { $right } of them are right.
            [all] each of them is right.
           *[unknown] at least one of them is right.
        }
    }
hint-move = Play { MOVE($move) }.
hint-count = { $count ->
        [one] There is one square.
       *[other] There are { $count } squares.
    }
hint-one-more = One of those that are missing is { SQUARE($square) }.
hint-all = { COUNT($squares) ->
        [one] It is { SQUARES($squares) }.
       *[other] They are { SQUARES($squares) }.
    }
hint-take-back = From here the goal can no longer be reached: take a move back.

# $line: moves · $replies: whether the opponent's moves are among them (yes, no)
answer-moves = { COUNT($line) ->
        [one] The answer is { LIST($line) }.
       *[other] { $replies ->
            [yes] The answer, with your opponent's moves in between, is { LIST($line) }.
           *[no] The answer is, in this order, { LIST($line) }.
        }
    }
# $line: the first moves · $more: how many follow, the student's and the opponent's
# $replies: as above
answer-first-moves = { $replies ->
        [yes] The answer, with your opponent's moves in between, begins with { LIST($line) }, and { $more } more moves follow to the end.
       *[no] The answer begins, in this order, with { LIST($line) }, and { $more } more moves follow to the end.
    }
answer-squares = The answer is { SQUARES($squares) }.
# $ways: moves of one position, each an answer to the check
answer-ways = { COUNT($ways) ->
        [one] Only { LIST($ways) } answers the check.
       *[other] Each of these answers the check: { LIST($ways) }.
    }

answer-unknown = No answer was found from this position.

## The rules, each in a sentence (the first hint)

rule-board = The board has 64 squares, light and dark in turn; at each player's lower left is a dark one.
rule-army = Each player has a king, a queen, two rooks, two bishops, two knights and eight pawns.
rule-setup = The queen always starts on a square of her own colour.
rule-turn = White moves first; then the players take turns, one move at a time.
rule-capture = You capture by moving to the square of an enemy piece or pawn, which leaves the board.
rule-own-piece = You cannot go to a square where a piece or pawn of your own stands.
rule-path = No piece or pawn passes over another; only the knight jumps.
rule-king-never-captured = Nobody ever captures a king: the game ends before that, with checkmate.
rule-control = A piece or pawn controls every square on which it could capture.
rule-rook = A rook moves along a rank or a file, over as many empty squares as it likes.
rule-bishop = A bishop moves diagonally, over as many empty squares as it likes, and always stays on one colour.
rule-queen = A queen moves like a rook or like a bishop, as she likes in each move.
rule-knight = A knight moves in an L, two squares straight and one to the side, and jumps over whatever is between.
rule-king = A king goes to any square next to it that the opponent does not control.
rule-pawn-move = A pawn goes one empty square ahead, or two from its starting square.
rule-pawn-capture = A pawn captures only diagonally ahead, one square.
rule-en-passant = A pawn that has just made a double step may be taken by an enemy pawn beside it as if it had stepped once – and only at once.
rule-promotion = A pawn that reaches the last rank becomes a queen, rook, bishop or knight at once.
rule-castling = In castling the king goes two squares towards the rook, and the rook passes to the square beside it on the other side.
rule-castling-lost = Once the king or a rook has moved, the two can no longer castle.
rule-castling-now = You cannot castle while anything stands between, or while the opponent controls the square where the king stands, passes or arrives.
rule-check = When a piece or pawn attacks the king, the king is in check.
rule-own-king-in-check = No move may leave your own king in check.
rule-answer-check = A check is answered at once, in one of three ways: move the king, capture, or block.
rule-checkmate = Checkmate is a check that no move answers; it ends the game.
rule-stalemate = Stalemate is when the player to move has no move and is not in check: a draw.
rule-resign = A player may resign at any time, and then nearly always loses.
rule-draw-offer = After your move you may offer a draw; your opponent accepts or declines.
rule-dead-position = When nobody can give mate any more, the game is drawn at once.
rule-rulebook = Rulebooks differ on when there is too little left to mate with; here the International Chess Federation's holds.
rule-repetition = When the same position stands for the third time, the player to move may claim a draw.
rule-fifty-moves = After 50 moves by each side without a capture or a pawn move, you may claim a draw.
