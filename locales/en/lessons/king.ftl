title = The king

steps = No piece matters as much as the king. But it is a slow walker: it goes in every direction, only one square at a time. Its letter is { LETTER("king") }.
first-walk = Bring the king to the star on f5. It can be done in 3 moves: find the shortest way.
first-walk-done = With its diagonal steps a king goes forward and sideways at once.
controlled = The black rook controls every square where it could capture, and a king never steps there. Mark every square that the white king can go to.
cross = The black bishop controls the whole long diagonal, from corner to corner. Cross to the other side, to the star on b7, without stepping on the diagonal. It can be done in 5 moves.
cross-done = Between two squares of a diagonal there is room for a king to slip through.
barrier = You play Black. The white rook closes the 6th rank from edge to edge, and the star is on g4. It can be done in 5 moves: how will you get past?
barrier-done = No other white piece controlled the rook's square, and a king captures just as the other pieces do.
unprotected = Beside your black king stand a rook and a bishop. One of them is protected: another white piece controls its square, so the king cannot capture it. Capture the other one.
unprotected-done = The rook on d4 is protected by the bishop on b2. By taking it the king would step onto a square that White controls.
two-kings = The other king controls the squares around it as well. Mark every square that the white king can go to now.
two-kings-done = Two kings never stand side by side: at least one square always stays between them.
round-the-king = You play Black. Walk round the white king to the star on e1. It can be done in 6 moves.
long-walk = The white king sets off for the star on a7. Watch out for the rook, the bishop and the other king. It can be done in 7 moves.
long-walk-done = You took the rook, slipped across the diagonal and kept your distance from the black king.
