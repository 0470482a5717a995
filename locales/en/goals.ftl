### The goals of an exercise: what they ask, what misses them, why they are reached.
### (Those of reaching, capturing, check, mate and answering a check stand in feedback.ftl and ui.ftl.)

## What the exercise asks for

ui-goal-check-kind = { $kind ->
        [safe] Give check with something that your opponent cannot take.
        [double] Give double check.
       *[discovered] Give discovered check.
    }
# $count: how many of the opponent's men
ui-goal-capture-some = { $count ->
        [one] Take one of your opponent's pieces or pawns.
       *[other] Take { $count } pieces or pawns, whichever you like.
    }
ui-goal-checkmate-within = Give mate; you have { $moves } moves.
ui-goal-stalemate = Make it stalemate.
ui-goal-answer-every = Answer the check in every way there is, one after the other.
ui-goal-castle = { $side ->
        [short] Castle short.
        [long] Castle long.
       *[any] Castle.
    }
ui-goal-en-passant = Take en passant.
# $kind: what the pawn is to become
ui-goal-promote = Bring a pawn to the last rank.
ui-goal-promote-to = Bring a pawn to the last rank and make it { PIECE($kind, article: "a") }.
ui-goal-attack = Attack what stands on { SQUARES($squares) }.
ui-goal-defend = Protect what stands on { SQUARES($squares) }.
ui-goal-control = Control { SQUARES($squares) }.
# $men: kinds of men on their squares
ui-goal-bring = Bring { LIST($men) }.
phrase-man-to = { PIECE($kind, article: "a") } to { SQUARE($square) }
ui-goal-safe = Move so that your opponent can take nothing for nothing.
# What must not happen; $what chooses it.
ui-goal-not = { $what ->
        [stalemate] Take care: no stalemate.
        [en-passant] Do not take en passant.
       *[promote] Do not promote.
    }
ui-goal-not-reach = Do not step on { SQUARES($squares, join: "or") }.
# $men: the men that have to stay
ui-goal-not-capture = Do not take { PLACED($men, join: "or") }.
ui-goal-not-capture-any = Take nothing.
ui-goal-not-check = { $kind ->
        [safe] Do not give check with something that your opponent cannot take.
        [double] Do not give double check.
        [discovered] Do not give discovered check.
       *[any] Do not give check.
    }
ui-goal-not-castle = { $side ->
        [short] Do not castle short.
        [long] Do not castle long.
       *[any] Do not castle.
    }
ui-goal-not-promote-to = Do not make the pawn { PIECE($kind, article: "a") }.
ui-fail-lose = { $which ->
        [unprotected] Leave nothing of yours for your opponent to take for nothing.
       *[any] Leave nothing of yours where your opponent can take it.
    }
ui-fail-opponent-promotes = Let no pawn of your opponent's reach the last rank.

## On the way

feedback-going-men = { $count ->
        [one] One more to take.
       *[other] { $count } more to take.
    }
# $ways: ways out of check
feedback-going-ways = That answers the check; now everything goes back to its square. { COUNT($ways) ->
        [one] There is one more way: { LIST($ways) }.
       *[other] There are other ways too: { LIST($ways) }.
    }
phrase-way = { $way ->
        [capture] a capture
        [block] a block
       *[move] a king move
    }

## A legal move, but not what the exercise asks for

miss-other-check = { $asked ->
        [double] It is check, but a single one; the exercise asks for two to attack the king at once.
       *[discovered] It is check, but what you have just moved gives it; the exercise asks you to open the line of another piece.
    }
# $taker: who can take · $target: the checking piece
miss-check-not-safe = It is check, but { PLACED($taker) } can take { PLACED($target) }.
# $target: the opponent's king
miss-mate-not-stalemate = This is mate; for stalemate { PLACED($target) } must not be in check.
miss-not-stalemate = It is not stalemate: your opponent can still play { MOVE($move) }.
miss-way-again = { $played ->
        [capture] You have answered with a capture already.
        [block] You have answered by blocking already.
       *[move] You have answered by moving the king already.
    } { COUNT($ways) ->
        [one] What is left: { LIST($ways) }.
       *[other] These are left: { LIST($ways) }.
    }
# $taker: who can take · $target: what
miss-not-safe = Your opponent wins something for nothing: { PLACED($taker) } can take { PLACED($target) }, and you cannot take back.
miss-not-castled = { $asked ->
        [short] That is allowed, but the exercise asks you to castle short: the king goes two squares towards the nearer rook.
        [long] That is allowed, but the exercise asks you to castle long: the king goes two squares towards the farther rook.
       *[any] That is allowed, but the exercise asks you to castle: the king goes two squares towards a rook.
    }
miss-not-en-passant = That is allowed, but it is no capture en passant: take the pawn that has just made a double step, as if it had made a single one.
miss-not-promoted = That is allowed, but no pawn has reached the last rank.
# $kind: what it should have become · $became: what it did
miss-promoted-otherwise = The pawn became { PIECE($became, article: "a") }, but the exercise asks for { PIECE($kind, article: "a") }.
miss-not-on = { $what ->
        [attack] You do not attack what stands on { SQUARES($squares) } yet.
        [defend] What stands on { SQUARES($squares) } is not protected yet.
       *[control] You do not control { SQUARES($squares) } yet.
    }
# $men: kinds of men on their squares
miss-not-brought = Still to come: { LIST($men) }.
phrase-man-on = { PIECE($kind, article: "a") } on { SQUARE($square) }
miss-mate-too-soon = This is mate, and the game ends before the goal is reached.
miss-forbidden = { $what ->
        [check] This gives check, and the exercise forbids that.
        [castle] This castles, and the exercise forbids that.
        [en-passant] This takes en passant, and the exercise forbids that.
       *[other] That is allowed by the rules, but this exercise forbids it.
    }
miss-forbidden-square = The exercise tells you to keep off { SQUARE($square) }.
# $target: what the move takes
miss-forbidden-capture = This takes { PLACED($target) }, which the exercise tells you to leave.
# $kind: what the pawn became
miss-forbidden-promotion = The exercise tells you not to make the pawn { PIECE($kind, article: "a") }.
# $taker: who takes or can take · $target: what is taken
miss-lost = { $played ->
        [yes] { PLACED($taker, cap: 1) } has taken { PLACED($target) }, which you were not to lose.
       *[no] { PLACED($taker, cap: 1) } can now take { PLACED($target) }.
    }
miss-opponent-promoted = A pawn of your opponent's has reached the last rank and become { PIECE($kind, article: "a") }.
# $king: the student's king
miss-mated = You have been mated: { PLACED($king) } is in check, and no move stops it.
miss-stalemated = You are stalemated: { PLACED($king) } is not in check, but you have no move at all, and the game is drawn.
miss-no-moves = { $side ->
        [student] You have no move left: this game ends here, and nobody has won.
       *[opponent] Your opponent has no move left: this game ends here, and nobody has won. Leave them one.
    }
# $target: the opponent's king
miss-check-before-rest = This is the check that the exercise asks for, but too early: { PLACED($target) } would have to answer it, and here your opponent stands still. Do the rest first, and give check last.
miss-game-over = The game ends here, and the goal has not been reached.
miss-never-promotes = { $pawns ->
        [yes] From here none of your pawns can reach the last rank any more.
       *[no] You have no pawn left that could reach the last rank.
    }
miss-not-accepted = That one is allowed too, but here another move is wanted.

## Right, and why

# $target: the king that has no move
right-stalemate = Stalemate: { PLACED($target) } is not in check, and your opponent has no move.
right-castled = { $side ->
        [short] Right, castled short: the king stands on { SQUARE($king) }, the rook beside it on { SQUARE($rook) }.
       *[long] Right, castled long: the king stands on { SQUARE($king) }, the rook beside it on { SQUARE($rook) }.
    }
# $square: where the captured pawn stood
right-en-passant = Right, en passant: your pawn went to { SQUARE($to) }, and the pawn on { SQUARE($square) } has left the board.
right-promoted = Right: the pawn has reached the last rank and become { PIECE($kind, article: "a") }.
right-on = { $what ->
        [attack] Right: you attack what stands on { SQUARES($squares) }.
        [defend] Right: what stands on { SQUARES($squares) } is protected.
       *[control] Right: you control { SQUARES($squares) }.
    }
right-brought = Right: everything stands where it should.
right-captured-enough = Right: you have taken all that you were to take.
right-safe = Right: your opponent can take nothing for nothing.
