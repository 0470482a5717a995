title = Do you know capture and control?

controls = Mark every square that the white bishop controls, including those with a piece or pawn on them.
protect = You play Black. The white rook attacks your knight on b4. Leave it there and protect it in one move.
who-protects = You are looking from Black's side. Which black pieces and pawns protect the knight on d5? Mark them all.
hangs = It is White's turn. Mark every black piece and pawn that is hanging: attacked, and protected by nobody.
free-one = You play Black. Capture something with your queen, in such a way that nobody can take her afterwards.
king-takes = A black knight, a bishop and a pawn stand beside your king. With your king, capture the one that you are allowed to take.
free-pawn = You are looking from Black's side. One black pawn will get to the end: no white pawn can block its road or take it. Mark it.
free-pawn-blocked = A pawn that has a white pawn in front of it does not go on.
free-pawn-taken = A pawn that must pass a square which a white pawn controls can be taken.
race = Three pawns against three. Promote before Black does.
