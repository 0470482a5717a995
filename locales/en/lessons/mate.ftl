title = Mate in one

protected-queen = The white queen moves right next to the black king. Watch who stands behind her.
protected-queen-now = Checkmate! The black king has nowhere to go, and it cannot capture the queen: the white king protects her.
queen-and-king = The white queen can give check from many squares. Only one of these checks is mate. Give mate in one move.
not-yet = Check, but not mate. Mark every square that the black king can escape to.
not-yet-done = As long as there is even one such square, it is not mate.
two-rooks = You play Black. One rook closes the 2nd rank, the other will give the check. Give mate in one move.
two-rooks-done = The rook on a2 stayed there and guarded the 2nd rank.
rescuer = The white rook on a8 gives check, and the black king has nowhere to go. But one black piece can capture the rook. Mark it.
rescuer-done = The bishop on e4 reaches all the way to a8. Before you say “mate”, look for who can capture and who can come in between.
which-rook = Two white rooks, two checks on the 8th rank. Give mate in one move. What does the black bishop guard?
queen-and-bishop = Give mate in one move. The queen can give many checks, but she needs some help as well.
queen-and-bishop-done = On g7 the bishop on f6 protects the queen.
bishop-mates = Rooks and queens are not the only ones to give mate. Give mate in one move.
bishop-mates-done = The rook guards g7 and g8, and a pawn stands on h7.
last-mate = You play Black. Three moves capture a pawn and give check. One of them is mate. Find it.
last-mate-done = On h2 the rook and the bishop protect the queen; on f2 nobody would.
