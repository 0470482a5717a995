title = Do you know the pieces and pawns?

rook = Mark every square that the white rook on d5 can go to.
bishop = You play Black. Bring a bishop to the star on h4. It can be done in 3 moves.
queen = You are looking from Black's side. Which white pieces and pawns can the black queen take? Mark them all.
king = Bring the king to the star on f3. It can be done in 4 moves. Watch what Black controls.
knight = You play Black. Collect both stars, on c4 and on e5, with the knight. It can be done in 3 moves.
pawns-move = Which white pawns can move? Captures count too. Mark them all.
pawns-move-double = No pawn passes over the pawn on h3.
pawns-take = You are looking from Black's side. What can the black pawns take? Mark it all.
double-step = The black pawn on d7 has not moved yet. Can it go to d5?
promotion = Promote in one move, so that the new piece attacks both the queen on d7 and the rook on h7.
all-together = You play Black. Take all the white pawns, with the bishop or with the knight. It can be done in 5 moves.
