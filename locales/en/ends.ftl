### How a game ends by words: claims, offers, answers to them, resignation.

## Words that are understood, separated by commas, as in plain.ftl. After a claim the move that is announced may stand.

ends-words-claim = claim a draw, i claim a draw, claim draw, claim
ends-words-offer = draw, offer draw, offer a draw, i offer a draw, offer
ends-words-accept = accept, i accept, agreed
ends-words-decline = decline, i decline, play on
ends-words-resign = resign, i resign

## What can be said

ends-name = { $act ->
        [claim] I claim a draw by right
        [offer] I offer a draw
        [accept] I accept the draw
        [decline] I decline it
       *[resign] I resign
    }
ends-name-announce = I announce a move and claim a draw…
ends-title = What do you say?
ends-key = Say something: claim or offer a draw, resign
    .short = Say
# $claim: for which reason the draw is claimed
ends-task = { $act ->
        [claim] { $claim ->
            [threefold] Claim a draw by threefold repetition.
            [fifty] Claim a draw by the fifty-move rule.
           *[any] Claim the draw that is yours by right.
        }
        [offer] Offer a draw at the right moment.
        [accept] Accept the draw.
        [decline] Decline the draw.
       *[resign] Resign the game.
    }
ends-opponent-offers = The opponent offers you a draw.
# Line mode: what can be written here beside moves. $offered: whether there is an offer
ends-you-may-say = { $offered ->
        [yes] You can also write: “accept”, “decline”, “claim”, “resign”.
       *[no] You can also write: “claim” (and then, if you like, the move that you announce), “draw?”, “resign”.
    }

## When a position stood

# $number: the number of the move · $move: the move
ends-time = { $kind ->
        [start] at the beginning
        [white] after { $number }. { MOVE($move) }
        [black] after { $number }… { MOVE($move) }
       *[announced] with { MOVE($move) }, which you announced
    }

## Right, and why

ends-repeated = Right, a draw: the same position occurs { COUNT($times) ->
        [3] three
        [4] four
       *[other] { COUNT($times) }
    } times, { LIST($times) }.
ends-fifty = Right, a draw: each side has made 50 moves without a capture or a pawn move.
ends-fifty-with = Right, a draw: with { MOVE($move) }, which you announced, each side has made 50 moves without a capture or a pawn move.
ends-offered = Right: you offered a draw after your move and before the opponent's answer. Now the decision is the opponent's.
ends-accepted = A draw: you have both agreed, and the game is over.
ends-declined = You declined, and the game goes on.
ends-declined-by-move = Right: whoever moves without answering has declined the offer.

## Not it, and why

ends-wrong-claim = The claim does not hold yet.
# $times: when
ends-not-repeated = { $count ->
        [one] The position occurs only once, { LIST($times) }, but it must occur three times.
       *[other] The position occurs only twice, { LIST($times) }, but it must occur three times.
    }
# $time: when
ends-alike = { $differs ->
        [turn] It looks the same { LIST($time) }, but then the other side was to move, so that does not count.
        [castling] It looks the same { LIST($time) }, but then there was a right to castle that is lost now, so that does not count.
       *[en-passant] It looks the same { LIST($time) }, but then a pawn could be taken en passant, so that does not count.
    }
# $made, $missing: moves by each side
ends-too-few = { $made ->
        [0] Not even one move has been made by each side
        [one] Only one move has been made by each side
       *[other] Only { $made } moves have been made by each side
    } without a capture or a pawn move: { $missing ->
        [one] one more is needed.
       *[other] { $missing } more are needed.
    }
ends-fifty-announce = The opponent has made 50 moves without a capture or a pawn move, and you 49: announce the fiftieth with your claim, without playing it.
# $move: the move that was announced
ends-fifty-one-side = With { MOVE($move) }, which you announced, you would have made 50 moves without a capture or a pawn move, but the opponent only 49.
# $move: the move that was announced
ends-starts-anew = { $kind ->
        [capture] The announced move { MOVE($move) } is a capture: with it the count of moves starts again.
       *[pawn] The announced move { MOVE($move) } is a pawn move: with it the count of moves starts again.
    }
ends-other-claim = { $kind ->
        [threefold] The claim holds, but by threefold repetition; the exercise asks for the fifty-move rule.
       *[fifty] The claim holds, but by the fifty-move rule; the exercise asks for threefold repetition.
    }
# $announce: whether it was the move to be announced
ends-claim-forgone = { $announce ->
        [yes] You should have announced that move with your claim, without playing it: now it is the opponent's turn.
       *[no] You could have claimed a draw { $kind ->
            [threefold] by threefold repetition
           *[fifty] by the fifty-move rule
        }. If you move without claiming it, you lose the right for that move.
    }
ends-offer-before-moving = The offer is valid, but this is not the right moment: first make your move, and offer at once after it.
ends-offer-too-early = Too early: a draw can be agreed only after both players have made a move.
ends-offered-already = { $whose ->
        [student] You have offered a draw already: wait for the answer.
       *[opponent] The opponent has offered a draw already: it is for you to accept or decline.
    }
ends-offer-lapsed = By moving you declined the offer: to accept it, you must say so before you touch a piece or pawn.
ends-no-offer = Nobody has offered a draw: there is nothing to accept or decline.
ends-both-must-move = A draw can be agreed only after both players have made a move.
# $reason: a sentence
ends-move-refused = The move that you announced is not allowed. { $reason }
# $how: how it ended
ends-game-over = The game is over already. { $how }
ends-too-soon = That ends the game before the whole goal is reached.
ends-not-asked = { $act ->
        [claim] You have a right to a draw, but here the goal is a different one.
        [offer] The offer is valid, but here the goal is a different one.
        [accept] If you accept, the game ends in a draw, but here the goal is a different one.
        [decline] You may decline, but here the goal is a different one.
       *[resign] If you resign, the game is over, but here the goal is a different one.
    }
ends-mate-instead = { $moves ->
        [one] Look at the board again: you can mate in one move.
       *[other] Look at the board again: you can mate in { $moves } moves.
    }
ends-claim-instead = { $kind ->
        [threefold] You need not lose: you have a right to a draw by threefold repetition.
       *[fifty] You need not lose: you have a right to a draw by the fifty-move rule.
    }
ends-ahead = Look at the board: you have more material than the opponent.

## Hints and the answer

ends-nothing-to-move = Here you do not make a move: you have something to say.
ends-move-first = First make a move, whichever you like, and make your offer at once after it.
# $move: the move that is announced
ends-say = { $act ->
        [claim] Claim a draw.
        [announce] Claim a draw and announce { MOVE($move) }.
        [offer] Offer a draw.
        [accept] Accept the offer.
        [decline] Decline the offer.
       *[resign] Resign.
    }

## What the command position says

# $side: who is to move
ends-may-claim = { $kind ->
        [threefold] { SIDE($side, cap: 1) } may claim a draw by threefold repetition.
       *[fifty] { SIDE($side, cap: 1) } may claim a draw by the fifty-move rule.
    }
# $move: the move that is announced
ends-may-claim-with = { $kind ->
        [threefold] { SIDE($side, cap: 1) } may claim a draw by threefold repetition, announcing { MOVE($move) }.
       *[fifty] { SIDE($side, cap: 1) } may claim a draw by the fifty-move rule, announcing { MOVE($move) }.
    }
# $reasons: sentences
ends-castling = { $castling ->
        [short] { SIDE($side, cap: 1) }, castling short: not possible. { $reasons }
       *[long] { SIDE($side, cap: 1) }, castling long: not possible. { $reasons }
    }
ends-castling-now = { $castling ->
        [short] { SIDE($side, cap: 1) }, castling short: possible.
       *[long] { SIDE($side, cap: 1) }, castling long: possible.
    }
