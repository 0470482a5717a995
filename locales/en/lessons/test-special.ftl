title = Do you know the special moves?

which-way = Neither the white king nor the white rooks have moved.
castle = You play Black. Castle on the side where it is allowed.
rook-returned = The black rook went from h8 to g8 and came back. The king has not moved.
after-long = White has just castled long, but the king and the rook are missing. Put them where they must stand now.
take-in-passing = You play Black. The white pawn has just come from b2 to b4. Take it en passant.
possible = The black pawn has just come from d6 to d5, beside the white one.
where = The white pawn has just come from f2 to f4, and Black is going to take it en passant. Mark the square where the black pawn will land.
knight-mates = Your pawn can promote in two ways. Give mate in one move.
not-a-queen = You play Black. Give mate in 2 moves.
all-reasons = Neither the white king nor the rook on a1 has moved.
