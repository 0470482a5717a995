### The questions about a position: what each asks, and why a square is no part of its answer.

## What the question asks: a phrase in the plural that stands within a sentence (“What is asked for: …”)

# $square, $first, $second: square · $side: side · $there: what stands on the square, as far as it is known (man, nothing,
# unknown) · $man: the piece or pawn that stands there, if any
question-moves-of = the squares where { $there ->
        [man] { PLACED($man) }
       *[unknown] the piece or pawn on { SQUARE($square) }
    } can go
question-moves-of-side = the squares where { SIDE($side) } can go
question-captures-of = the squares where { $there ->
        [man] { PLACED($man) }
       *[unknown] the piece or pawn on { SQUARE($square) }
    } can capture
question-captures-of-side = the pieces and pawns that { SIDE($side) } can take
question-movers-to = the pieces and pawns that can go to { SQUARE($square) }
question-movable = the pieces and pawns of { SIDE($side) } that can move
question-reach-of = the squares where { $there ->
        [man] { PLACED($man) }
       *[unknown] the piece or pawn on { SQUARE($square) }
    } can ever get to while the others stand still
question-controlled-by = the squares that { $there ->
        [man] { PLACED($man) }
       *[unknown] the piece or pawn on { SQUARE($square) }
    } controls
question-controlled-by-side = the squares that { SIDE($side) } controls
question-attackers-of = the pieces and pawns that { $there ->
        [man] attack { PLACED($man) }
        [nothing] control { SQUARE($square) }
       *[unknown] control { SQUARE($square) } or attack what stands there
    }
question-defenders-of = the pieces and pawns that protect { $there ->
        [man] { PLACED($man) }
       *[unknown] what stands on { SQUARE($square) }
    }
question-attacked = the pieces and pawns of { SIDE($side) } that are attacked
question-undefended = the pieces and pawns of { SIDE($side) } that nothing protects
question-hanging = the pieces and pawns of { SIDE($side) } that the opponent can take without losing anything
question-checkers = the pieces and pawns that give check
question-checks-of = the squares where { $there ->
        [man] { PLACED($man) }
       *[unknown] the piece or pawn on { SQUARE($square) }
    } can go with check
question-checks-of-side = the squares to which { SIDE($side) } can move with check
question-mates-of = the squares where { $there ->
        [man] { PLACED($man) }
       *[unknown] the piece or pawn on { SQUARE($square) }
    } can go with mate
question-mates-of-side = the squares to which { SIDE($side) } can move with mate
question-stalemates-of = the squares where { $there ->
        [man] { PLACED($man) }
       *[unknown] the piece or pawn on { SQUARE($square) }
    }, once there, makes it stalemate
question-escapes = the squares where the king can get away from the check
question-takers = the pieces and pawns that can take what gives check
question-blocks = the squares where something can come in between and stop the check
question-blockers = the pieces and pawns that can come in between and stop the check
question-pinned = the pinned pieces and pawns of { SIDE($side) }
question-pinners-of = the pieces that pin a piece or pawn of { SIDE($side) }'s
question-pin-line-of = the squares from the king to the piece that pins { $there ->
        [man] { PLACED($man) }
       *[unknown] what stands on { SQUARE($square) }
    }, that piece's square included
question-safe-squares = the squares where { SIDE($side) }'s king can go
question-castling-of = the squares where { SIDE($side) }'s king can go by castling
question-en-passant = the squares where a pawn can take en passant
question-light-squares = the light squares
question-dark-squares = the dark squares
question-stars = the stars
question-all-squares = all the squares
question-empty-squares = the empty squares
question-edge = the squares at the edge of the board
question-corners = the four corners of the board
question-centre = the four squares of the centre
question-square = { SQUARE($square) }
question-file = the squares of file { FILE($file) }
question-rank = the squares of the { RANK($rank) } rank
question-diagonals-of = the squares on the diagonals of { SQUARE($square) }
question-around = the squares around { SQUARE($square) }
question-between = the squares between { SQUARE($first) } and { SQUARE($second) }
question-pieces = the pieces, without the pawns
question-pieces-of = the pieces of { SIDE($side) }, without the pawns
question-men = all the pieces and pawns
question-men-of = the pieces and pawns of { SIDE($side) }
# $kind, $piece: a kind
question-kind = { PIECE($kind, number: "pl") }
question-kind-of = { PIECE($piece, number: "pl") }
# $first, $second: two other questions
question-both = those that belong to both: { $first } and { $second }
question-either = { $first }, and { $second } too
question-without = { $first }, but not { $second }

# $question: what the exercise asks
miss-asked = What is asked for: { $question }.
# What follows where two questions are joined.
miss-asked-more = { $how ->
        [and] Of these, only { $question } count.
        [or] Also asked for: { $question }.
       *[except] Of these, { $question } do not count.
    }

## Why a square is no part of the answer

# $square: the square that was marked
mark-itself = The exercise asks about { SQUARE($square) }: that square itself does not count.
mark-nobody-goes = { SIDE($side, cap: 1) } has no piece or pawn that can go to { SQUARE($square) }.
# $side: the opponent · $piece: a piece on its square
mark-not-attacked = { SIDE($side, cap: 1) } does not attack { PLACED($piece) }.
mark-not-controlled = { SIDE($side, cap: 1) } does not control { SQUARE($square) }.
# $piece, $target: pieces on their squares
mark-protects = { PLACED($piece, cap: 1) } protects { PLACED($target) } and does not attack { PRONOUN($target, case: "acc") }.
mark-attacks = { PLACED($piece, cap: 1) } attacks { PLACED($target) } and does not protect { PRONOUN($target, case: "acc") }.
mark-protected = { PLACED($piece, cap: 1) } protects { PLACED($target) }.
# $piece: what takes · $target: what it takes · $defender: what takes back
mark-takes-back = If { PLACED($piece) } takes { PLACED($target) }, { PLACED($defender) } takes back.
mark-cannot-move = { PLACED($piece, cap: 1) } has no move.
mark-never-reached = { PLACED($piece, cap: 1) } never gets to { SQUARE($square) }.
mark-no-check-there = No move of { SIDE($side) }'s to { SQUARE($square) } gives check.
mark-check-no-stalemate = On { SQUARE($square) } that would be check, and there is stalemate only without check.
mark-can-still-move = It is not stalemate: { PLACED($piece) } can still move.
# $piece: what gives check
mark-takes-checker = There the king takes { PLACED($piece) }: that is capturing, not getting away.
mark-cannot-block = { PLACED($piece, cap: 1) } cannot come in between.
mark-pins-nothing = { PLACED($piece, cap: 1) } pins nothing.
# $first, $second: pieces on their squares
mark-not-between = It is not between { PLACED($first) } and { PLACED($second) }.
mark-only-castling = The king goes to { SQUARE($square) } only by castling, and here only its plain steps count.
mark-no-castling = The king does not get to { SQUARE($square) } by castling.
mark-no-en-passant = No pawn can take en passant on { SQUARE($square) }.
mark-place = { $place ->
        [edge] { SQUARE($square) } is not at the edge of the board.
        [corners] { SQUARE($square) } is not a corner.
        [stars] There is no star on { SQUARE($square) }.
       *[centre] { SQUARE($square) } is not in the centre.
    }
# $from: the square of the question
mark-not-next = It is not next to { SQUARE($from) }.
mark-not-between-squares = It is not between { SQUARE($first) } and { SQUARE($second) }.
mark-pawn = A pawn stands on { SQUARE($square) }, and pawns are not called pieces.
# $first, $second: two sentences, one for each question
mark-neither = { $first } { $second }
# $question: what is not asked for
mark-left-out = It is one of those that do not count here: { $question }.
# $fact: a sentence that says what is so there
mark-left-out-for = { $fact } Squares like that do not count here.
mark-is-controlled = { SIDE($side, cap: 1) } controls { SQUARE($square) }.
# $how: check, mate
mark-is-check = { $how ->
        [check] The move to { SQUARE($square) } gives check.
       *[mate] The move to { SQUARE($square) } gives mate.
    }

## The same questions line by line: how they begin, separated by commas. A square or a side follows. Accents and capitals do not count.

ask-square = what is on, what stands on, square
ask-moves-of = moves of, moves
ask-captures-of = captures of, captures
ask-movers-to = movers to, who can go to, what can go to
ask-reach-of = reach of
ask-controlled-by = controlled by, control of
ask-attackers-of = attackers of, who attacks, what attacks, who controls, what controls
ask-defenders-of = defenders of, who protects, what protects, who defends, what defends
ask-attacked = what is attacked, attacked
ask-undefended = what is undefended, what is unprotected, undefended, unprotected
ask-hanging = what is hanging, hanging
ask-checkers = who gives check, what gives check, checkers
ask-escapes = where can the king escape, escapes
ask-takers = who can take the checker, what can take the checker, takers
ask-blocks = where can i block, blocks
ask-blockers = who can block, what can block, blockers
ask-pinned = what is pinned, who is pinned, pinned
ask-pinners-of = pinners of, who pins, what pins
ask-safe-squares = where can the king go, safe squares of, safe squares
ask-white = white
ask-black = black

# First what was asked, then the answer. $question: what was asked · $squares: squares · $men: pieces on their squares
asked-none = { LIST($question, cap: 1) }: none.
asked-squares = { LIST($question, cap: 1) }: { SQUARES($squares) }.
asked-men = { LIST($question, cap: 1) }: { PLACED($men) }.
asked-of-what = Write at the end which square you mean, for example { SQUARE("d4") }.
# In an exercise that is not solved yet every such answer counts as a hint.
asked-as-hint = The answer counts as a hint and costs a star. To have it, ask again or write “yes”.
asked-in-test = This is a test: that is for you to find out. What stands where, whose turn it is and which moves were played you can always ask.
