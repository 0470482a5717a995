title = Do you know check and mate?

who = It is White's move, and the king on e1 is in check. Mark the piece that gives the check.
safe-check = You play Black. Give check with a piece that nobody can take.
every-answer = The black bishop on c5 gives you check. Find one answer of each kind, one after another: move the king, capture, block.
pinned = You are looking from Black's side. Mark the black pieces and pawns that are pinned.
along = The white pawn on f2 is pinned by the bishop on g3. May it capture that bishop?
along-pinned = Pinned it is, but by taking the piece that pins it the pawn stays on its line.
mate-or-not = The white queen has just arrived on h7, next to the black king.
mate = Give mate in one move.
mate-not-stalemate = You play Black. Give mate in one move, and do not give stalemate.
no-move = Look at all the white men one by one, not only at the king.
double = The black king is in double check, from the rook and from the knight. Mark every square that it can escape to.
