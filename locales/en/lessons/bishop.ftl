title = The bishop

roads = The bishop moves diagonally, over as many empty squares as it likes. Every square it can reach from e4 is marked. Its letter is { LETTER("bishop") }.
first-move = Your turn: bring the bishop to the star on g5.
two-moves = The star on f7 is straight ahead, on the bishop's own file. How will it go? Get there; 2 moves are enough.
some-day = The bishop may take as many moves as it likes. Which stars will it reach some day? Mark only those.
some-day-light = That star is on a light square. What colour is the bishop's square?
some-day-done = It starts on a dark square and never changes colour: the stars on light squares are out of its reach.
which-bishop = Which bishop reaches the star on d3 in one move? Play it.
which-bishop-done = The dark-squared bishop, on d2, never steps onto a light square. The light-squared one came from f1.
blocked = The star on g7 is on the bishop's own diagonal. If it cannot get there in one move, go round: 3 moves are enough.
what-it-takes = From Black's side: what can the black bishop capture in one move? Mark every white piece and pawn that it can take.
what-it-takes-done = In three directions it has something to capture; in the fourth its own pawn is in the way.
take-five = You play Black. Capture the five pawns that stand on dark squares; it can be done in 5 moves. Leave the pawn on d5 alone: it stands on a light square.
rook-or-bishop = Rook or bishop? One of the two reaches the star on e6 in one move. Play that one.
two-bishops = To finish, two black bishops and four stars: b4, d1, e1 and h5. Collect them all; it can be done in 5 moves. Which bishop goes where?
two-bishops-done = Each collected the stars of its own colour. Together they cover the whole board.
