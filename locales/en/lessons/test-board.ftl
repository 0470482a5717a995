title = Do you know the board?

rank = You are looking from Black's side. Mark the whole of the 5th rank.
three-squares = Mark b6, d7 and g5.
its-name = What is the marked square called?
its-name-black = Now you are looking from Black's side. What is the marked square called?
dark-stars = You are looking from Black's side. Mark the stars that are on dark squares.
dark-stars-light = This star is on a light square.
road = The two stars are on the same diagonal. Mark every square between them.
white-pieces = Mark all the white pieces.
set-up = You are looking from Black's side. Four black pieces are missing. Put them where they belong.
whose-turn = White has made two moves, and Black has made two. Whose turn is it now?
whose-turn-black = Black's
whose-turn-black-why = White played first, and since then they have taken turns.
whose-turn-either = Whoever likes
whose-turn-either-why = Nobody may choose: one player makes a move, then the other.
whose-turn-white = White's
whose-turn-white-why = Black has played as often as White, so it is White's turn again.
