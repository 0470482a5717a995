### How the position stands, and how the game ended.

# $turn: who is to move
state-to-move = { SIDE($turn) } to move.
# $turn: who is to move · $checkers: the pieces giving check, on their squares
state-check = Check { PLACED($checkers, prep: "from") }. { SIDE($turn) } to move.

# $winner: who won
outcome-checkmate = Checkmate: { SIDE($winner) } wins.
# $turn: who was to move
outcome-stalemate = Stalemate, and a draw: { SIDE($turn) } has no move at all, and the king is not in check.
outcome-dead-position = A draw: nobody can give checkmate any more.
outcome-insufficient-material = A draw by the school's rules: each side has only its king and one bishop or knight.
outcome-fivefold = A draw: the same position has occurred five times.
outcome-seventy-five = A draw: 75 moves by each side without a capture or a pawn move.
# $winner, $loser: who won and who lost
outcome-resignation = { PLAYER($loser) } resigned: { SIDE($winner) } wins.
outcome-resignation-drawn = Resigned, and yet a draw: the opponent could not have given checkmate by any series of moves.
outcome-agreement = A draw: the two players agreed.
outcome-threefold = A draw, as claimed: the same position has occurred three times.
outcome-fifty = A draw, as claimed: 50 moves by each side without a capture or a pawn move.
