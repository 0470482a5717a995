title = Do you know the pieces and the pawns?

rook = The white rook stands on d5. Mark every square that it can go to in one move.
bishop = You play Black. Bring a bishop to the star on h4. It can be done in 3 moves.
queen = You are looking from Black's side. Which white pieces and pawns can the black queen take in one move? Mark them all.
king = Bring the king to the star on f3. It can be done in 4 moves. Watch what Black controls.
knight = You play Black. Collect both stars, on c4 and on e5, with the knight. It can be done in 3 moves.
pawns-move = Which white pawns can move? A capture is a move too. Mark them all.
pawns-move-double = The pawn on h2 has the pawn on h3 in front of it: it can take neither one step nor two.
pawns-take = You are looking from Black's side. Mark every white piece and pawn that the black pawns can take.
double-step = The black pawn on d7 has not moved yet, and d5 is empty.
promotion = Promote in one move, so that the new piece attacks both the queen on d7 and the rook on h7.
all-together = You play Black. Take all the white pawns with your bishop and your knight. It can be done in 5 moves.
