reason-empty-square = There is nothing on { SQUARE($square) }. Choose a piece or pawn of your own.
