title = Do you know check and mate?

who = It is White's turn, and the white king on e1 is in check. Mark the piece that gives the check.
safe-check = You play Black. Give check with a piece that nobody can take.
every-answer = The black bishop on c5 gives you check. Find one answer of each kind, one after another: move the king, capture, block.
pinned = You are looking from Black's side. Mark the black pieces and pawns that are pinned.
along = The white pawn on f2 is pinned by the bishop on g3, and wants to capture it.
along-pinned = It is pinned, but by capturing the piece that pins it the pawn stays on the line.
mate-or-not = The white queen has just arrived on h7, next to the black king.
mate = Give mate in one move.
mate-not-stalemate = You play Black. Give mate in one move, and beware of stalemate.
no-move = Look at White's king and pawns one by one.
double = The black king is in double check, from the rook on e1 and from the knight on d6. Mark every square that the king can escape to.
