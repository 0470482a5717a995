### When what was typed cannot be read as a move or as a square.
###
### Nothing is guessed: we say what does not fit, and offer what may have been meant.
### $latin, $greek: the same move in both notations, as one would type it.

# $cause: empty, file, rank, none · $letter: the letter that was typed · $rank: the figure that was typed
reason-notation-unreadable = { $cause ->
    [empty] You have not typed a move.
    [file] There is no file { $letter }.
    [rank] There is no rank { $rank }: the ranks are 1 to 8.
   *[none] This cannot be read as a move: write the letter of the piece (a pawn has none) and the square where it goes, or both squares, from and to.
}
# $latin, $greek: the letters that were typed · $cures: what to type, one for each piece
reason-notation-mixed-alphabets = The { $latin } is Latin and the { $greek } is Greek. { COUNT($cures) ->
    [0] Type the whole move in one alphabet.
   *[other] Type { LIST($cures) }.
}
# $kind: one of the pieces · $count: how many there are · $to: a square · $ways: what to type for each
reason-notation-ambiguous = { $count ->
    [2] Two
    [3] Three
    [4] Four
   *[other] { $count }
} { PIECE($kind, number: "pl", article: "none", colour: 0) } can go to { SQUARE($to) }: type { LIST($ways, join: "or") }.
# $ways: the moves
reason-notation-ambiguous-moves = This can be more than one move: type { LIST($ways, join: "or") }.
# $piece: a piece · $to: a square · $way: whether some pawn takes there · $file: the file that was written
reason-no-piece-reaches = { $way ->
    [file] No { PIECE($piece, article: "none") } that could go to { SQUARE($to) } stands on the { FILE($file) }-file.
    [takes] No { PIECE($piece, article: "none") } steps straight to { SQUARE($to) }. When a pawn takes, the file where it starts is written too.
   *[none] No { PIECE($piece, article: "none") } reaches { SQUARE($to) } in one move.
}

# A square without the letter of a piece, where there is no pawn. $pawn: the pawn that there is not · $how: alone, letter, any, offered
# $kind: the only kind of piece that there is · $move, $squares: its move to this square, by its letter and by both squares
reading-no-pawn = There is no { PIECE($pawn, article: "none") } here, and a move without the letter of a piece is a pawn's. { $how ->
    [alone] For { PIECE($kind) } write { MOVE($move) } or { MOVE($squares) }.
    [letter] For { PIECE($kind, article: "a") } write { MOVE($move) }, or both squares, from and to.
    [any] For a piece, write its letter before the square, or both squares, from and to.
   *[offered] For a piece, write its letter before the square.
}
# In a list: how the move of one piece is typed.
reading-cure = { $latin } or { $greek } for { PIECE($kind) }
# In a list: which of the moves that look alike. $move: a move · $piece: a piece on its square
reading-way = { MOVE($move) } for { PLACED($piece, colour: 0) }
# Where the move cannot be made either, or not by one piece alone. $move: a move
reading-suggestion-written = Do you mean { MOVE($move) }?
# $move: a move · $kind: a piece
reading-suggestion = Do you mean { MOVE($move) }, with { PIECE($kind) }?
# ε8Ρ: whoever thinks of R types the Greek Ρ, which is the king.
reading-rho-is-the-king = In Greek notation Ρ is the king; the rook is Π.
# $first, $second: two sentences
reading-two = { $first } { $second }

## Squares

# $cause: empty, file, rank, none · $letter: the letter that was typed · $rank: the figure that was typed
reading-no-square = { $cause ->
    [empty] You have not typed a square.
    [file] There is no file { $letter }.
    [rank] There is no rank { $rank }: the ranks are 1 to 8.
   *[none] This is no square: type the letter of the file and the number of the rank, for example { SQUARE("e4") }.
}
# $square: a square
reading-square-suggestion = Do you mean { SQUARE($square) }?
