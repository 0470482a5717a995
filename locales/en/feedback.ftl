### What is said of every attempt: what happened, why it is not what the exercise asks for, why it is.
### Each sentence states the fact first, names the squares, and blames nobody.

## Moves in words

# $mover, $taken: piece · $from, $to: square · $becomes: kind of piece · $move: move
feedback-moved = { $kind ->
        [short] { MOVE($move) }: castling short.
        [long] { MOVE($move) }: castling long.
        [promotion] { MOVE($move) }: the pawn reaches { SQUARE($to) } and becomes { PIECE($becomes, article: "a") }.
        [capture-promotion] { MOVE($move) }: the pawn takes { PIECE($taken) } on { SQUARE($to) } and becomes { PIECE($becomes, article: "a") }.
        [en-passant] { MOVE($move) }: { PIECE($mover) } takes { PIECE($taken) } en passant.
        [capture] { MOVE($move) }: { PIECE($mover) } takes { PIECE($taken) } on { SQUARE($to) }.
       *[move] { MOVE($move) }: { PIECE($mover) } goes from { SQUARE($from) } to { SQUARE($to) }.
    }

# Within a list of moves.
phrase-move = { MOVE($move) }

## On the way to the goal

feedback-going = { COUNT($squares) ->
        [one] Still to go: { SQUARES($squares) }.
       *[other] Still to go: { SQUARES($squares) }.
    }
feedback-marked = { SQUARE($square) } is marked.
feedback-unmarked = { SQUARE($square) } is no longer marked.
feedback-taken-back = You took the last move back.
feedback-nothing-to-take-back = There is no move to take back.
feedback-restarted = From the beginning.
feedback-already-solved = This exercise is solved: go on to the next.
feedback-out-of-place = There is no need for that here.
feedback-no-more-hints = There are no further hints; you can look at the answer.

## A legal move, but not what the exercise asks for

# $target: the opponent's king
miss-no-check = { PLACED($target, cap: 1) } is not attacked: this move gives no check.
miss-no-check-no-mate = { PLACED($target, cap: 1) } is not attacked: without check there is no mate.
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
        [block] The exercise asks you to put a piece in between.
       *[move] The exercise asks you to move the king away.
    }
miss-out-of-moves = { $moves ->
        [one] The goal has to be reached in a single move, and this one did not do it.
       *[other] The { $moves } moves are used up, and the goal is not reached yet.
    }
miss-out-of-reach = { COUNT($squares) ->
        [one] From here you can no longer reach { SQUARES($squares) }.
       *[other] From here you can no longer reach { SQUARES($squares) }.
    } Take the move back.
miss-too-far = From here it takes { $needed ->
        [one] one more move
       *[other] { $needed } more moves
    }, and { $left ->
        [0] none is left.
        [one] only one is left.
       *[other] only { $left } are left.
    }
miss-check-too-early = That is check, and { PLACED($target) } would have to answer; but here your opponent stands still, so find another way, without check.
miss-line-ended = That is allowed, but the goal is not reached this way.
miss-unforeseen = That is allowed, but another move is wanted here.
miss-extra-marks = { COUNT($squares) ->
        [one] One square does not belong: { SQUARES($squares) }.
       *[other] These do not belong: { SQUARES($squares) }.
    }
miss-missing-marks = { $count ->
        [one] One is still missing.
       *[other] { $count } are still missing.
    }

## Right, and why

right-plain = Right.
# $mover: the piece, where it arrived
right-reached = Right: { PIECE($mover) } has reached its goal.
right-captured = Right: there is nothing left for { PIECE($mover) } to take.
right-check = { COUNT($checkers) ->
        [one] Check: { PLACED($checkers) } attacks { PLACED($target) }.
       *[other] Double check: { PLACED($checkers) } attack { PLACED($target) } together.
    }
right-mate = { COUNT($checkers) ->
        [one] Mate: { PLACED($checkers) } attacks { PLACED($target) }, and no move stops the check.
       *[other] Mate: { PLACED($checkers) } attack { PLACED($target) } together, and no move stops the double check.
    }
# $piece: who answered · $checkers: who gave the check
right-answered = { $way ->
        [capture] Right, a capture: { PIECE($piece) } took the checking piece.
        [block] Right, a block: { PIECE($piece) } stepped in between, on { SQUARE($piece) }.
       *[move] Right, a king move: on { SQUARE($piece) } nothing attacks the king.
    }
right-marks = { $count ->
        [one] Right: it is this square alone.
       *[other] Right: all { $count } squares.
    }
right-fewer = You did it in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }; it can be done in { $par ->
        [one] one.
       *[other] { $par }.
    }

## Hints, one after the other

# $piece: the piece that should move
hint-piece = Look at { PLACED($piece) }.
hint-squares = { COUNT($squares) ->
        [one] { PLACED($piece, cap: 1) } has only one move: to { SQUARES($squares) }.
       *[other] { PLACED($piece, cap: 1) } has { COUNT($squares) } moves; one of them is right.
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

answer-moves = { COUNT($line) ->
        [one] The answer is { LIST($line) }.
       *[other] The answer is, in this order, { LIST($line) }.
    }
answer-squares = { COUNT($squares) ->
        [one] The answer is { SQUARES($squares) }.
       *[other] The answer is { SQUARES($squares) }.
    }

## The rules, each in a sentence (the first hint)

rule-board = The board has 64 squares, light and dark in turn; at each player's lower left is a dark one.
rule-army = Each player has a king, a queen, two rooks, two bishops, two knights and eight pawns.
rule-setup = The queen always starts on a square of her own colour.
rule-turn = White moves first; then the players take turns, one move at a time.
rule-capture = You capture by moving to the square of an enemy piece or pawn, which leaves the board.
rule-own-piece = You cannot go to a square where a piece or pawn of your own stands.
rule-path = No piece passes over another; only the knight jumps.
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
rule-castling-lost = Once the king or that rook has moved, the two can no longer castle.
rule-castling-now = You cannot castle while anything stands between, or while the opponent controls the square where the king stands, passes or arrives.
rule-check = When a piece or pawn attacks the king, the king is in check.
rule-own-king-in-check = No move may leave your own king in check.
rule-answer-check = A check is answered at once, in one of three ways: move the king, capture, or block.
rule-checkmate = Checkmate is a check that no move answers; it ends the game.
rule-stalemate = Stalemate is when the player to move has no move and is not in check: a draw.
rule-resign = A player may resign at any time, and then loses.
rule-draw-offer = After your move you may offer a draw; your opponent accepts or declines.
rule-dead-position = When nobody can give mate any more, the game is drawn at once.
rule-rulebook = Rulebooks differ on when there is too little left to mate with; here the International Chess Federation's holds.
rule-repetition = When the same position stands for the third time, the player to move may claim a draw.
rule-fifty-moves = After 50 moves by each side without a capture or a pawn move, you may claim a draw.
