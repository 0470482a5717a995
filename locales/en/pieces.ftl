### The words that inflect: pieces, colours, articles, pronouns.
###
### The program puts them together: a message says { PIECE($mover) } and the reader sees “the white rook”. English has one form for
### every case, so there is no `case:` here except for PRONOUN. A form that is missing is reported by its name:
###     cargo test --test catalogues
### All functions and their arguments, and how a message or a file is added: src/language/mod.rs
###
###   pl  plural
###   f   the queen is “she”; all the others are “it” (n)

-grammar = en
    .owner = before

## Notation: files, pieces from the king to the pawn, the signs of captures and of castling

-notation = en
    .files = a b c d e f g h
    .pieces = K Q R B N P
    .captures = x
    .castles = O

## Pieces and pawns

-piece-king = king
    .gender = n
    .pl = kings
-piece-queen = queen
    .gender = f
    .pl = queens
-piece-rook = rook
    .gender = n
    .pl = rooks
-piece-bishop = bishop
    .gender = n
    .pl = bishops
-piece-knight = knight
    .gender = n
    .pl = knights
-piece-pawn = pawn
    .gender = n
    .pl = pawns

## Colours and articles

-adj-white = white
-adj-black = black
-article-the = the
-article-a = a

## Pronouns

-pronoun = it
    .f-nom = she
    .f-gen = her
    .f-acc = her
    .n-nom = it
    .n-gen = its
    .n-acc = it
    .pl-f-nom = they
    .pl-f-gen = their
    .pl-f-acc = them
    .pl-n-nom = they
    .pl-n-gen = their
    .pl-n-acc = them

-owner-you = your
-owner-he = his
-owner-she = her
-owner-it = its
-owner-they = their
-owner-we = our

## The two sides: the army, and the player

-side-white = White
-side-black = Black
-player-white = White
-player-black = Black

## Ranks

-rank-1 = 1st
-rank-2 = 2nd
-rank-3 = 3rd
-rank-4 = 4th
-rank-5 = 5th
-rank-6 = 6th
-rank-7 = 7th
-rank-8 = 8th

## Squares

# Between a piece and its square: the white rook on e4.
-square-at = on

## Lists: “A, B and C”, “A or B”. A preposition (prep: "from") is put before each member.

-list-and = and
-list-or = or
-prep-from = from
-prep-over = over
-prep-with = with
-prep-for = for
