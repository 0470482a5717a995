title = White and Black

two-sides = This is how every game begins. White and Black each have eight pawns, on the rank in front, and eight pieces behind them.
pawns = The pawns are the smallest, and they all look alike. Mark all eight white pawns.
rooks = Now you are looking from Black's side. Rooks look like the towers of a castle and start in the corners. Mark the two black rooks.
bishops = Beside each rook stands a knight, the horse. Beside each knight, towards the middle, stands a bishop. Mark the two white bishops.
queens = Two squares are left in the middle, for the king and the queen. Each queen starts on a square of her own colour. Mark the two queens.
swapped = Somebody set up the black side wrongly: two pieces went onto each other's squares. Mark them.
swapped-white = White's side is right. Look at Black's.
swapped-right = This one stands where it belongs.
swapped-done = The black queen starts on d8, which is dark, and the king on e8.
turns = One player has the white side, the other the black. White moves first.
turns-white = White has made one move. Now it is Black's turn.
turns-black = Black has answered, and it is White's turn again. One move each, always by turns: whoever is to move must move.
aim = Your aim is checkmate: to attack your opponent's king so that nothing can save it. With checkmate you win the game. The lessons to come show how, step by step.
only-pieces = Only the king, the queen, the rooks, the bishops and the knights are called pieces. You sit on Black's side: mark every black piece.
only-pieces-done = Pawns are not called pieces: they are simply pawns.
