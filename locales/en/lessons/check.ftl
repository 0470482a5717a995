title = The first check

king =
    The king moves in every direction, but only one square. It is the most important piece,
    and nobody ever captures it. Its letter is { LETTER("king") }.
first-check =
    A piece or pawn that attacks the enemy king gives it check.
    Give check with the rook.
first-check-done = Check! From here the rook's road leads all the way to the king.
which-bishop =
    You play Black. Give check to the white king in one move.
    Which of the two bishops can?
which-bishop-done =
    The king on f3 stands on a light square: only the light-squared bishop
    can attack it.
open-road =
    Two pawns stand in front of the black king. Give it check in one move,
    with the rook or with the bishop.
open-road-done =
    With something in between there is no check: the pawns on d7 and e7 close
    the other roads.
who =
    The black king on d8 is in check. Four white pieces are looking its way.
    Mark whichever gives check.
who-done = The queen on a5: hers is the only open road.
all-checks =
    The white queen is about to make one move. Mark every square from which
    she will give check. There are four.
run =
    Your king is in check, and a check must be answered at once. The first way: the king leaves.
    Move it to a square that no black piece controls.
run-done = Anywhere on file { FILE("e") } the king would still be in check; here the rook does not reach it.
take =
    The second way: you capture the piece that gives check.
    The black queen stands right next to your king. Who will capture her?
take-done = The king could not, because the bishop on a6 protected her. The rook could.
block =
    The third way: you put a piece or pawn of your own in between. You play Black,
    and the rook on d8 gives check. Block the check.
block-done = Remember the three: move, capture, block. There is no fourth way.
mate =
    The white rook on a7 controls the whole 7th rank. Now the other rook moves:
    see what happens.
mate-now =
    A check without an answer: the king has nowhere to go, nobody captures the rook and
    nothing can come in between. This is checkmate. The game is over and White has won.
first-mate =
    You play Black, and there are three different checks that you can give. Two can be answered,
    the third is mate. Give mate in one move.
first-mate-done =
    Your first checkmate! On d1 the bishop would have captured the rook,
    and on h2 the king would have captured your bishop.
