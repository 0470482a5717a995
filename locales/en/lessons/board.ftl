title = The chessboard

squares = Welcome! This is the chessboard: 64 squares, 32 light and 32 dark. They alternate, one light, one dark, from edge to edge.
corners = Let's begin with the corners. Mark all four corner squares.
dark-corners = Two of the four corners are dark. Mark those two.
dark-corners-done = The two dark corners lie diagonally opposite each other, and so do the two light ones.
left-hand = Which way round does the board go? Sit down in front of it: the corner by your left hand is dark. If it is light, the board lies sideways and needs a quarter turn.
other-side = The players, White and Black, sit face to face. Now you are on Black's side: mark the corner that is by your left hand from here.
other-side-white = That corner is on the left for White. Look at the board from your own side.
other-side-done = Dark as well! Each player has a dark corner on the left and a light one on the right.
rank = Eight squares side by side make a rank. Mark the whole rank that the star is on, the star's own square included.
file = Eight squares one above another make a file. Files run from one player to the other. Mark the whole file that the star is on, its own square included.
light-ones = On Black's side again. Mark only the light squares of the rank nearest to you. Do you remember what colour the left corner is?
diagonal = The third kind of road runs at a slant: the diagonal. One starts from the star and reaches the opposite corner. Mark all its other squares, but not the star.
diagonal-done = Did you notice the colours? The whole diagonal is light. Along a rank or a file the colours alternate.
all-together = And now all of it together, from Black's side: mark every dark square of the file that the star is on.
