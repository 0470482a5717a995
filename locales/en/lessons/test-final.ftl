title = Do you know chess?

two-squares = You are looking from Black's side. Mark c7, f2 and h5.
three-stars = Collect all three stars with the queen. It can be done in 3 moves.
pawn = You are looking from Black's side. Mark every square that the black pawn can go to.
fork = Put the white knight where it attacks both the queen on d5 and the rook on g6.
pinned = The white knight on e5 is unprotected. May the black knight on d7 take it?
only-answer = The black pawn has just come from b7 to b5 and gives check. Answer it: there is only one way.
which-way = Neither the black king nor the black rooks have moved. White controls a8 and b8.
mate = Give mate in one move.
stalemates = It is Black's move, and Black wants to win. Mark every square where the black queen would give stalemate.
how-it-stands = Each side has one bishop.
third-time = White began with the pawn to e3. Then one black and one white knight went out and came back, and after that the other two did the same.
write-it = The white knight on b3 is going to take the pawn on d4. Write its move.
touched = You have Black and are in check. You have touched the knight on c6. Mark every square where you may put it down.
last-mate = And the last one: give mate in one move. Think of all the rules that you have learnt.
last-mate-done = Mate by castling! Now you know all the rules. Enjoy your games!
