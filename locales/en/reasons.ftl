### Why a move may not be played: one sentence for each reason.
###
### Said to one person, kindly (“your king”). The rule or the fact first, the squares by name.
### “piece” leaves out the pawns; where they are meant too, “piece or pawn”, or the name.
### The queen is “she”, all the others are “it”.
###
### A new message: the same id here, in locales/el/reasons.ftl and in src/explain/ids.rs.

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

# $piece: a piece on its square · $from, $to: squares · $detail: bishop-wrong-color, king-too-far, plain
reason-wrong-shape = { KIND($piece) ->
    [rook] A rook moves only along a rank or a file: from { SQUARE($from) } it does not reach { SQUARE($to) }.
    [bishop] { $detail ->
        [bishop-wrong-color] A bishop moves only diagonally and never changes colour: { SQUARE($from) } is { SHADE($from) ->
            [light] a light square and { SQUARE($to) } a dark one.
           *[dark] a dark square and { SQUARE($to) } a light one.
        }
       *[plain] A bishop moves only diagonally: from { SQUARE($from) } it does not reach { SQUARE($to) }.
    }
    [queen] A queen moves along a rank, a file or a diagonal: from { SQUARE($from) } she does not reach { SQUARE($to) }.
    [king] { $detail ->
        [king-too-far] A king takes only one step at a time: { SQUARE($to) } is too far from { SQUARE($from) }.
       *[plain] A king takes only one step at a time: from { SQUARE($from) } it does not reach { SQUARE($to) }.
    }
    [knight] A knight moves in an L, two squares straight and one to the side: from { SQUARE($from) } it does not reach { SQUARE($to) }.
   *[pawn] A pawn goes one square straight ahead, or two from its starting square: from { SQUARE($from) } it does not reach { SQUARE($to) }.
}
# $mover: a piece · $blocker: a piece on its square
reason-path-blocked = { PIECE($mover, cap: 1) } cannot pass over { PLACED($blocker) }.
reason-king-never-captured = Nobody ever captures a king: the game ends before that, with checkmate.

## The pawn

# $from, $to: squares
reason-pawn-backwards = A pawn never turns back: from { SQUARE($from) } it cannot go to { SQUARE($to) }.
# $from, $to: squares
reason-pawn-sideways = A pawn does not go sideways: from { SQUARE($from) } it cannot go to { SQUARE($to) }.
# $pawn, $blocker: a pawn and a piece on their squares
reason-pawn-blocked = { PIECE($blocker, cap: 1) } stands in front of the pawn on { SQUARE($pawn) }: { SQUARE($blocker) } is not empty.
# $blockers: one or two pieces on their squares
reason-pawn-double-blocked = For the double step both squares must be empty: { COUNT($blockers) ->
    [one] { PIECE($blockers) } stands on { SQUARE($blockers) }.
   *[other] { PLACED($blockers) } are in the way.
}
# $rank: the rank from which pawns start · $square: a square
reason-pawn-double-not-from-start = A pawn takes the double step only from the { RANK($rank) } rank; this one stands on { SQUARE($square) }.
# $from: a square · $target: a piece on its square
reason-pawn-captures-diagonally = A pawn captures only diagonally: from { SQUARE($from) } it does not take { PLACED($target) }.
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
# $checkers: the pieces giving check, on their squares · $king: the king on its square · $answer: knight, pawn, line
# $listener: player, onlooker
reason-check-not-answered = { $answer ->
    [knight] { PLACED($checkers, cap: 1) } gives check, and against a knight nothing can be put in between: move the king away from { SQUARE($king) } or take the knight.
    [pawn] { PLACED($checkers, cap: 1) } gives check, and against a pawn nothing can be put in between: move the king away from { SQUARE($king) } or take the pawn.
   *[line] { COUNT($checkers) ->
        [one] { PLACED($checkers, cap: 1) } gives check to
       *[other] { PLACED($checkers, cap: 1) } give check to
    } { $listener ->
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
# $rook: the rook's square
reason-castling-rook-moved = The rook on { SQUARE($rook) } has already moved: with it you can no longer castle.
# $side: short, long · $home: whether the king stands on its starting square
reason-castling-right-gone = { $home ->
    [no] Here the right to castle is gone: the king does not stand on its starting square.
   *[yes] { $side ->
        [short] Here the right to castle short is gone, even though king and rook stand on their squares.
       *[long] Here the right to castle long is gone, even though king and rook stand on their squares.
    }
}
# $square: the corner where the rook is missing · $rook: the rook that is missing
reason-castling-no-rook = There is no { PIECE($rook, article: "none") } on { SQUARE($square) }, and without a rook you cannot castle.
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
# $square: the square that the king crosses · $attackers: pieces on their squares
reason-castling-through-attack = The king would pass over { SQUARE($square) }, which { COUNT($attackers) ->
    [one] { PLACED($attackers) } controls: for now you cannot castle.
   *[other] { PLACED($attackers) } control: for now you cannot castle.
}
# $square: the square that the king reaches · $attackers: pieces on their squares
reason-castling-into-attack = The king would arrive on { SQUARE($square) }, which { COUNT($attackers) ->
    [one] { PLACED($attackers) } controls: for now you cannot castle.
   *[other] { PLACED($attackers) } control: for now you cannot castle.
}
