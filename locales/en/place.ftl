### Steps in which the student puts pieces on the board.
### $piece, $stands: a piece and its square · $belongs: the piece that belongs there

## What happened

place-put = { PIECE($piece, cap: 1) } stands on { SQUARE($piece) } now.
place-lifted = You lifted { PIECE($piece) } from { SQUARE($piece) }.
# $greek, $latin: what was typed, in both spellings
place-typed = { $latin } = { $greek }

## Why it cannot be

place-not-in-tray = There is no { PIECE($piece, article: "none") } left to put on the board.
place-occupied = { PIECE($piece, cap: 1) } already stands on { SQUARE($piece) }: lift { PRONOUN($piece, case: "acc") } first.
# $king: the king that stands there already
place-second-king = Each side has only one king, and { PIECE($king) } stands on { SQUARE($king) } already.
place-kings-together = The two kings never stand side by side, and { PLACED($king) } is right next to that square.
# $rank: the rank · $edge: the pawn's first or its last
place-pawn-on-edge = No pawn ever stands on the { RANK($rank) } rank: { $edge ->
        [last] when it arrives there it becomes a queen, rook, bishop or knight.
       *[first] it starts one rank further on, and never goes back.
    }
place-nothing-there = { SQUARE($square) } is empty: there is nothing to lift.
place-fixed = { PLACED($piece, cap: 1) } is part of the position and stays there.

## Not yet what the exercise asks for

# In a list: one sort of pieces.
place-some = { $count ->
        [one] { PIECE($piece, article: "none") }
       *[other] { $count } { PIECE($piece, article: "none", number: "pl") }
    }
# $pieces: what is still off the board
place-unfinished = { $count ->
        [one] Still to be placed: { LIST($pieces) }.
       *[other] Still to be placed: { LIST($pieces) }.
    }
# $what: what is off the board, pieces, pawns or both
place-unfinished-many = { $what ->
        [pieces] { $count } pieces are still to be placed.
        [pawns] { $count } pawns are still to be placed.
       *[both] { $count } pieces and pawns are still to be placed.
    }
place-misplaced = { $colors ->
        [same] { PIECE($stands, colour: 0, cap: 1) } stands on { SQUARE($stands) }, but that is where { PIECE($belongs, colour: 0) } belongs.
       *[other] { PIECE($stands, cap: 1) } stands on { SQUARE($stands) }, but that is where { PIECE($belongs) } belongs.
    }
place-misplaced-empty = { PIECE($stands, cap: 1) } stands on { SQUARE($stands) }, but nothing belongs there.
place-more-misplaced = Look again at { SQUARES($squares) } too.
# $attacker: what attacks the student's king
place-own-king = { PLACED($attacker, cap: 1) } attacks { PLACED($king) } while it is your opponent's turn: that can never happen in a game.
place-no-check = { PLACED($target, cap: 1) } is not attacked: it is not check.
place-unmet = This position does not do yet what the exercise asks for.

## Right

place-right = Right: everything stands where it belongs.
# $men: pieces and their squares
place-answer = The answer is: { PLACED($men) }.
place-answer-on-board = The answer is on the board now.
place-answer-stands = What stands on the board is the answer.

## Hints

# $right: how many stand right · $all: how many there are
place-hint-right = { $right ->
        [0] None of them stands where it belongs yet.
        [one] One of the { $all } stands where it belongs.
       *[other] { $right } of the { $all } stand where they belong.
    }
place-hint-ways = { $many ->
        [yes] There are many ways to do it; one is enough.
       *[no] { $count ->
            [one] There is only one way to do it.
           *[other] There are { $count } ways to do it; one is enough.
        }
    }
place-hint-lift = { PLACED($piece, cap: 1) } must not stay there: lift { PRONOUN($piece, case: "acc") }.
place-hint-one = Put { PLACED($piece) }.
place-hint-all = Put { PLACED($men) }.

## The screen

# $put: the key that puts and lifts · $key: the key of the end
place-task = Choose a piece and a square: { $put } puts it there or lifts it. When you are done, press { $key }.
place-tray = Off the board:
# Everything is on the board from the beginning, and something stands wrong.
place-tray-none = Everything is on the board already, but something stands wrong: lift it and put it where it belongs. At the end press { $key }.
place-tray-empty = Nothing is left off the board: press { $key }.
place-line = Piece, square:
place-key-put = Put the piece there, or lift what stands there
    .short = Put
place-key-submit = All pieces are placed
    .short = Done
place-key-next = The next piece off the board
    .short = Next
place-key-previous = The piece before it off the board
    .short = Back
place-key-number = Choose a piece by its number
    .short = Number

## What the checker proves

# $men: one way
place-check-ways = { $count ->
        [one] It can be done in 1 way: { PLACED($men) }.
       *[other] It can be done in { $count } ways, for example: { PLACED($men) }.
    }
place-check-way = It can be done, for example: { PLACED($men) }.

## Line by line

# Words that are understood, separated by commas.
word-lift = lift, remove, take off
place-plain-now = Write a piece and a square, for example { MOVE("Nf3") } or “white knight { SQUARE("f3") }”; “lift { SQUARE("f3") }” takes it off. At the end write “done”.
place-plain-tray = Off the board: { LIST($pieces) }.
place-plain-none = Everything is on the board already, but something stands wrong: lift it, for example with “lift { SQUARE("f3") }”, and then write the piece and the square where it belongs. At the end write “done”.
place-plain-all = Nothing is left off the board. Write “done”.
# $color: which side holds from now on
place-plain-side = You are placing { SIDE($color) } now.
