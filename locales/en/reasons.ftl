### Why a move may not be played: one sentence for each reason.
###
### Said to one person, kindly (“your king”). The rule or the fact first, the squares by name.
### “piece” leaves out the pawns; where they are meant too, “piece or pawn”, or the name.
### The queen is “she”, all the others are “it”.
###
### A new reason: a row in src/rules/refusal.rs, whose particulars are the variables here, and beside them $turn and $listener.

## The turn and the square

# $end: how it ended (checkmate, stalemate, otherwise)
reason-game-over = { $end ->
    [checkmate] The game ended with checkmate: no more moves are played.
    [stalemate] The game ended with stalemate: no more moves are played.
   *[otherwise] The game has ended: no more moves are played.
}
# $square: a square · $listener: who hears it (player, onlooker)
reason-empty-square = { $listener ->
    [player] There is nothing on { SQUARE($square) }. Choose a piece or pawn of your own.
   *[onlooker] There is nothing on { SQUARE($square) }: no move starts there.
}
# $piece: a piece on its square · $turn: who is to move · $listener: player, onlooker
reason-opponents-piece = { $listener ->
    [player] { PLACED($piece, cap: 1) } is your opponent's; it is { SIDE($turn) }'s turn.
   *[onlooker] { PLACED($piece, cap: 1) } cannot move now; it is { SIDE($turn) }'s turn.
}
# $square: a square
reason-same-square = { SQUARE($square) } is the square you start from: a move means another square.
# $blocker: a piece of the same side on its square · $listener: player, onlooker
reason-own-piece = { $listener ->
    [player] { PIECE($blocker, of: "you", colour: 0, cap: 1) } already stands on { SQUARE($blocker) }: there is no room for two on one square.
   *[onlooker] { PIECE($blocker, cap: 1) }, of the same side, already stands on { SQUARE($blocker) }: there is no room for two on one square.
}

## How each of them moves

# $piece: a piece on its square · $to: a square · $misfit: bishop-wrong-color, king-too-far, plain
reason-wrong-shape = { KIND($piece) ->
    [rook] A rook moves only along a rank or a file: from { SQUARE($piece) } it does not reach { SQUARE($to) }.
    [bishop] { $misfit ->
        [bishop-wrong-color] A bishop moves only diagonally and never changes colour: { SQUARE($piece) } is { SHADE($piece) ->
            [light] a light square and { SQUARE($to) } a dark one.
           *[dark] a dark square and { SQUARE($to) } a light one.
        }
       *[plain] A bishop moves only diagonally: from { SQUARE($piece) } it does not reach { SQUARE($to) }.
    }
    [queen] A queen moves along a rank, a file or a diagonal: from { SQUARE($piece) } she does not reach { SQUARE($to) }.
    [king] { $misfit ->
        [king-too-far] A king takes only one step at a time: { SQUARE($to) } is too far from { SQUARE($piece) }.
       *[plain] A king takes only one step at a time: from { SQUARE($piece) } it does not reach { SQUARE($to) }.
    }
    [knight] A knight moves in an L, two squares straight and one to the side: from { SQUARE($piece) } it does not reach { SQUARE($to) }.
   *[pawn] A pawn goes one square straight ahead, or two from its starting square: from { SQUARE($piece) } it does not reach { SQUARE($to) }.
}
# $piece, $blocker: pieces on their squares
reason-path-blocked = { PIECE($piece, cap: 1) } cannot pass over { PLACED($blocker) }.
reason-king-never-captured = Nobody ever captures a king: the game ends before that, with checkmate.

## The pawn

# $pawn: the pawn on its square · $to: a square
reason-pawn-backwards = A pawn never turns back: from { SQUARE($pawn) } it cannot go to { SQUARE($to) }.
# $pawn: the pawn on its square · $to: a square
reason-pawn-sideways = A pawn does not go sideways: from { SQUARE($pawn) } it cannot go to { SQUARE($to) }.
# $pawn, $blocker: a pawn and a piece on their squares
reason-pawn-blocked = { PIECE($blocker, cap: 1) } stands in front of the pawn on { SQUARE($pawn) }: { SQUARE($blocker) } is not empty.
# $blockers: one or two pieces on their squares
reason-pawn-double-blocked = For the double step both squares must be empty: { COUNT($blockers) ->
    [one] { PIECE($blockers) } stands on { SQUARE($blockers) }.
   *[other] { PLACED($blockers) } are in the way.
}
# $rank: the rank from which pawns start · $pawn: the pawn on its square
reason-pawn-double-not-from-start = A pawn takes the double step only from the { RANK($rank) } rank; this one stands on { SQUARE($pawn) }.
# $pawn: the pawn on its square · $target: a piece on its square
reason-pawn-captures-diagonally = A pawn captures only diagonally: from { SQUARE($pawn) } it does not take { PLACED($target) }.
# $to: a square
reason-pawn-nothing-to-capture = A pawn goes diagonally only to capture, and there is nothing on { SQUARE($to) }.

## En passant

# $target: the other pawn on its square
reason-en-passant-too-late = En passant is possible only right after the double step: for the pawn on { SQUARE($target) } it is too late now.
# $target: the other pawn on its square
reason-en-passant-not-double-step = You take en passant only a pawn that has just made a double step: the pawn on { SQUARE($target) } came there in another way.
# $target: the other pawn on its square · $king: the king on its square · $attackers: pieces on their squares
# $listener: player, onlooker
reason-en-passant-exposes-king = If you take en passant, the pawn on { SQUARE($target) } leaves too and the road opens: { COUNT($attackers) ->
    [one] { PLACED($attackers) } attacks
   *[other] { PLACED($attackers) } attack
} { $listener ->
    [player] your king on { SQUARE($king) }.
   *[onlooker] { PLACED($king) }.
}

## Promotion

# $to: a square
reason-promotion-piece-missing = The pawn reaches { SQUARE($to) } and is promoted: choose queen, rook, bishop or knight.
# $to: a square
reason-promotion-piece-wrong = On { SQUARE($to) } a pawn can neither become a king nor stay a pawn: choose queen, rook, bishop or knight.
# $piece: a piece or pawn · $to: a square
reason-promotion-not-here = { KIND($piece) ->
    [pawn] A pawn is promoted only on the last rank: on { SQUARE($to) } it stays a pawn.
   *[other] Only a pawn is promoted: { PIECE($piece) } goes to { SQUARE($to) } as { PRONOUN($piece, case: "nom") } is.
}

## The king

# $to: a square · $attackers: pieces on their squares
reason-king-into-attack = The king cannot go to { SQUARE($to) }: { COUNT($attackers) ->
    [one] { PLACED($attackers) } controls it.
   *[other] { PLACED($attackers) } control it.
}
# $target: a piece on its square · $protectors: pieces on their squares
reason-king-takes-protected = The king cannot take { PLACED($target) }: { COUNT($protectors) ->
    [one] { PLACED($protectors) } protects { PRONOUN($target, case: "acc") }.
   *[other] { PLACED($protectors) } protect { PRONOUN($target, case: "acc") }.
}
# $to: a square · $king: the king that would go there · $kings: the other king on its square · $listener: player, onlooker
reason-king-next-to-king = Two kings never stand side by side: on { SQUARE($to) } { $listener ->
    [player] your king
   *[onlooker] { PIECE($king) }
} would touch { PLACED($kings) }.
# $to: a square · $attackers: pieces on their squares
reason-king-along-the-line = On { SQUARE($to) } the king stays on the same line: { COUNT($attackers) ->
    [one] { PLACED($attackers) } gives check there too.
   *[other] { PLACED($attackers) } give check there too.
}
# $piece, $pinner: pieces on their squares · $king: the king on its square · $listener: player, onlooker
reason-pinned = { PLACED($piece, cap: 1) } is pinned: if { PRONOUN($piece, case: "nom") } leaves the line, { PLACED($pinner) } attacks { $listener ->
    [player] your king on { SQUARE($king) }.
   *[onlooker] { PLACED($king) }.
}
# $checkers: the pieces giving check, on their squares · $king: the king on its square
# $listener: player, onlooker
reason-check-not-answered = { COUNT($checkers) ->
    [one] { KIND($checkers) ->
        [knight] { PLACED($checkers, cap: 1) } gives check, and against a knight nothing can be put in between: move the king away from { SQUARE($king) } or take the knight.
        [pawn] { PLACED($checkers, cap: 1) } gives check, and against a pawn nothing can be put in between: move the king away from { SQUARE($king) } or take the pawn.
       *[other] { PLACED($checkers, cap: 1) } gives check to { $listener ->
            [player] your king on { SQUARE($king) }
           *[onlooker] { PLACED($king) }
        }, and this move does not stop it.
    }
   *[other] { PLACED($checkers, cap: 1) } give check to { $listener ->
        [player] your king on { SQUARE($king) }
       *[onlooker] { PLACED($king) }
    }, and this move does not stop it.
}
# $checkers: the pieces giving check, on their squares
reason-double-check-king-must-move = Double check, { PLACED($checkers, prep: "from") }: only the king can move.

## Castling

# $king: the king · $listener: player, onlooker
reason-castling-king-moved = { $listener ->
    [player] Your king
   *[onlooker] { PIECE($king, cap: 1) }
} has already moved, so it can no longer castle in this game.
# $rook: the rook on its home square
reason-castling-rook-moved = The rook on { SQUARE($rook) } has already moved: with it you can no longer castle.
# $side: short, long · $at_home: whether the king stands on its starting square
reason-castling-right-gone = { $at_home ->
    [no] Here the right to castle is gone: the king does not stand on its starting square.
   *[yes] { $side ->
        [short] Here the right to castle short is gone, even though king and rook stand on their squares.
       *[long] Here the right to castle long is gone, even though king and rook stand on their squares.
    }
}
# $rook: the rook that is missing, on its corner
reason-castling-no-rook = There is no { PIECE($rook, article: "none") } on { SQUARE($rook) }, and without a rook you cannot castle.
# $between: pieces on their squares
reason-castling-piece-between = { COUNT($between) ->
    [one] Between king and rook stands { PLACED($between) }: for now you cannot castle.
   *[other] Between king and rook stand { PLACED($between) }: for now you cannot castle.
}
# $checkers: the pieces giving check, on their squares · $king: the king · $listener: player, onlooker
reason-castling-in-check = { $listener ->
    [player] While your king is in check you cannot castle: first answer the check { PLACED($checkers, prep: "from") }.
   *[onlooker] While { PIECE($king) } is in check it cannot castle: the check { PLACED($checkers, prep: "from") } has to be answered first.
}
# $crossing: the square that the king crosses · $attackers: pieces on their squares
reason-castling-through-attack = The king would pass over { SQUARE($crossing) }, which { COUNT($attackers) ->
    [one] { PLACED($attackers) } controls: for now you cannot castle.
   *[other] { PLACED($attackers) } control: for now you cannot castle.
}
# $to: the square that the king reaches · $attackers: pieces on their squares
reason-castling-into-attack = The king would arrive on { SQUARE($to) }, which { COUNT($attackers) ->
    [one] { PLACED($attackers) } controls: for now you cannot castle.
   *[other] { PLACED($attackers) } control: for now you cannot castle.
}

## As answers that may be picked: whole phrases without a full stop, which name no squares, for they may not be true

option-game-over = No: the game is over
option-empty-square = No: there is nothing there
option-opponents-piece = No: it is not that side's turn
option-same-square = No: it stays on its square
option-wrong-shape = No: it does not move like that
option-path-blocked = No: something is in the way
option-own-piece = No: a piece or pawn of the same side is there
option-king-never-captured = No: nobody ever captures a king
option-pawn-backwards = No: a pawn never turns back
option-pawn-sideways = No: a pawn does not go sideways
option-pawn-blocked = No: something stands in front of the pawn
option-pawn-double-blocked = No: one of the two squares ahead is not empty
option-pawn-double-not-from-start = No: the pawn has left its starting square
option-pawn-captures-diagonally = No: a pawn captures only diagonally
option-pawn-nothing-to-capture = No: there is nothing for the pawn to take there
option-en-passant-too-late = No: it is too late for en passant
option-en-passant-not-double-step = No: the other pawn made no double step
option-en-passant-exposes-king = No: en passant would open a line to the king
option-promotion-piece-missing = No: what the pawn will become is missing
option-promotion-piece-wrong = No: a pawn cannot become that
option-promotion-not-here = No: there is no promotion here
option-king-into-attack = No: the king would be in check there
option-king-takes-protected = No: what the king would take is protected
option-king-next-to-king = No: the kings would stand side by side
option-king-along-the-line = No: the king would stay on the line of the check
option-pinned = No: what would move is pinned
option-check-not-answered = No: it does not answer the check
option-double-check-king-must-move = No: in double check only the king moves
option-castling-king-moved = No: the king has moved
option-castling-rook-moved = No: the rook has moved
option-castling-right-gone = No: the right to castle is gone
option-castling-no-rook = No: the rook is missing
option-castling-piece-between = No: something stands between
option-castling-in-check = No: the king is in check
option-castling-through-attack = No: the king would pass over a controlled square
option-castling-into-attack = No: the king would arrive on a controlled square
