title = The queen

roads = The queen moves in every direction: straight like a rook or diagonally like a bishop. She is the strongest piece. Her letter is { LETTER("queen") }.
first-move = Like a rook or like a bishop? Bring the queen to the star on h5.
no-turning = The star on e6 is very near. Can the queen get there in one move? Try it. If she cannot, 2 moves are enough.
no-turning-done = One move, one straight line. Rook or bishop: in the middle of a move the queen does not turn.
where-to = Mark every square that the white queen can move to in one move. Those where she captures count too.
blocked = You play Black. The star on h4 is on your queen's diagonal. Is the road open? Get there; 2 moves are enough.
what-it-takes = Mark everything that the white queen can capture in one move.
what-it-takes-done = Only along her own lines, and only the first that she meets. e6 and f5 are near, but on none of her lines.
take-five = You play Black. Capture all five white pawns; it can be done in 5 moves. Four are within reach at once, but only one is the right beginning.
which-piece = Rook, bishop or queen? Only one piece reaches the star on g6 in one move. Play that one.
which-piece-done = Even the queen has to stop in front of her own pawn. The bishop's road was open.
three-corners = Bring the queen first to a8, then to h1 and last to h8. It can be done in 4 moves.
two-rooks = You play Black. Capture the two white rooks, on a1 and h4. It can be done in 4 moves: nobody asked for the pawns.
two-rooks-done = When you are in a hurry, every pawn that you leave in peace is a move saved.
