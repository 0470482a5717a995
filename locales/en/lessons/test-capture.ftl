title = Do you know capture and control?

controls = Mark every square that the white bishop controls, those with a piece or pawn on them as well.
protect = You play Black. The white rook attacks your knight on b4. Leave it there and protect it in one move.
who-protects = You are looking from Black's side. Which black pieces and pawns protect the knight on d5? Mark them all.
hangs = White to move. Mark whatever of Black's hangs: what is attacked and nobody protects.
free-one = You play Black. Capture something with the queen, so that nobody can take her.
king-takes = With your king, take what you are allowed to take.
free-pawn = You are looking from Black's side. One black pawn will get to the end: no white pawn can close its road or take it. Mark it.
race = Three pawns against three. Promote before Black does.
