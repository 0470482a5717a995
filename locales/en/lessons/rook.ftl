title = The rook

roads = The rook moves straight: up and down its file or across its rank, over as many empty squares as it likes. Every square it can reach from d4 is marked. Its letter is { LETTER("rook") }.
first-move = Your turn: bring the rook to the star on d7.
two-moves = The star on g5 is neither on the rook's file nor on its rank. Get there; 2 moves are enough.
blocked = The star on d8 is on the rook's own file. Can the rook get there in one move? Try it. If it cannot, go round: 3 moves are enough.
blocked-done = A rook never jumps over a piece or a pawn, its own side's or the opponent's.
capture = To capture, or take, one of your opponent's pieces or pawns, you move onto its square, and it leaves the board. Capture the black pawn on b6.
capture-done = Now the rook stands on b6, and the pawn does not come back to the board.
what-it-takes = Which pieces and pawns can the white rook capture in one move? Mark them all.
what-it-takes-done = Along each road it captures only what it meets first, and only if that is an enemy. It never captures its own.
take-all = Now you play Black and look from Black's side. Capture all five white pawns. It can be done in 5 moves: think about which one to begin with.
leave-it = You could capture any of the three black pawns. But your goal is the star on h7. It can be done in 2 moves.
leave-it-done = You never have to capture. In draughts you must; in chess you do it only if you want to.
where-to = Mark every square that the black rook can move to in one move. A square where it captures counts too.
which-rook = You have two black rooks. One of them reaches the star on h5 in one move. Which? Play it.
which-rook-done = The rook on a5 looks ready, but its own pawn on e5 is in the way.
way-out = Collect the stars on e8 and h4; you collect a star by stopping on it. It can be done in 6 moves. How will the rook get out of its corner?
