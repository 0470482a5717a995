### Steps in which the student writes the name of a square or a move.

## Not it

# $greek, $latin: the square that was written, in both spellings · $right: what is right
write-other-square = { $latin } = { $greek }: { $right ->
        [file] the file is right, the rank is not.
        [rank] the rank is right, the file is not.
       *[neither] neither the file nor the rank is right.
    }
# $kind: the kind of piece · $to: where it goes · $part: one, both
write-ambiguous = More than one { PIECE($kind, article: "none") } goes to { SQUARE($to) }: write also { $part ->
        [both] the file where it starts, or the rank, or both if one alone does not tell which.
       *[one] the file where it starts, or the rank if they stand on the same file.
    }
# $form: how it was written · $meant: whether it is the move that is asked for · $sign: whether the move asked for has a letter or the sign of castling
write-other-form = { $form ->
        [squares] These are the two squares of the move, which is how computers write it.
        [king] Castling has a sign of its own, with noughts.
       *[words] This is the move in words.
    } { $meant ->
        [asked] { $sign ->
            [castling] { $form ->
                [king] Write the same move with it.
               *[other] But castling has a sign of its own, with noughts: write the same move with that.
            }
           *[letters] Here write the same move as on paper: the letter of the piece (a pawn has none) and the square where it arrives.
        }
       *[another] But it is not the move that is asked for.
    }
# $move: the move that was written · $told: the same in words
write-other-move = { MOVE($move) } means: { $told }
# $told: the move that is asked for, in words
write-asked-move = What is asked for here: { $told }
write-not-so = The move is right, { $claim ->
        [capture] but it takes nothing: leave out the sign of a capture.
        [check] but it is not check: leave out the +.
        [mate] but it is not mate: leave out the #.
       *[en-passant] but it is not en passant.
    }

## Right

write-right-square = Right: { $latin }, in Greek { $greek }.
write-right-move = We write: { MOVE($move) }.
# $kind: the kind of piece
write-needless-origin = Here you need not write where it starts: no other { PIECE($kind, article: "none") } can go there.
# $enough: what is enough to tell two pieces of a kind apart
write-needless-part = { $enough ->
        [pawn] When a pawn takes, the file where it starts is enough, without the rank.
        [rank] Two pieces of a kind on one file are told apart by the rank alone.
       *[file] Two pieces of a kind are told apart by the file alone, where that is enough.
    }
write-needless-letter = A pawn has no letter: the square is enough.

## Hints

write-hint-file = It is on the { FILE($square) }-file.
write-hint-name = It is called { SQUARE($square) }.
write-hint-letter = { KIND($kind) ->
        [pawn] A pawn has no letter: when it takes nothing, only the square where it arrives is written.
       *[knight] { PIECE($kind, cap: 1) } is written { LETTER($kind) }.
    }
write-hint-castling = { $side ->
        [short] Short castling has a sign of its own: noughts with a hyphen between, one for each square that the rook goes.
       *[long] Long castling has a sign of its own: noughts with hyphens between, one for each square that the rook goes.
    }
write-hint-to = The move goes to { SQUARE($square) }.
write-hint-move = Write { MOVE($move) }.

## The screen

# $key: the key of the end · $told: the move in words
write-task-square = Write the name of the marked square and press { $key }.
write-task-arrow = Write in chess notation the move that the arrow shows, and press { $key }.
write-task-words = Write this move in chess notation and press { $key }: { $told }

## Line by line

# $column, $rank: how many files from the left, how many ranks from below · $view: from which side
write-plain-square = { $view ->
        [black] Seen from Black's side, the marked square is on the { RANK($column) } file from the left and the { RANK($rank) } rank from the bottom. Write its name.
       *[white] The marked square is on the { RANK($column) } file from the left and the { RANK($rank) } rank from the bottom. Write its name.
    }
write-plain-move = Write this move in chess notation: { $told }
