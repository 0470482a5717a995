### Line by line: the program in words, with nothing drawn on the screen. It is read from the beginning to the end,
### and nothing is ever erased.

## Words that are understood, separated by commas. Accents and capitals do not count. They hold together with the Greek ones, whatever the language.

word-help = help, commands, ?
word-quit = quit, exit, bye
word-language = language, change language, l
word-this-language = english, αγγλικά
word-hint = hint, help me
word-undo = undo, take back, back
word-retry = retry, again, start over
word-skip = next, skip
word-back = previous
word-answer = answer, solution
word-task = task, exercise, repeat
word-lessons = lessons, map
word-done = done, ready
word-board = board, position
word-rank = rank
word-file = file
word-where = where are the, where is the, where are, where is, where
word-kings = king, kings
word-queens = queen, queens
word-rooks = rook, rooks
word-bishops = bishop, bishops
word-knights = knight, knights
word-pawns = pawn, pawns
word-and = and
word-screen = screen, full screen
word-yes = yes, y
word-no = no
word-moves = moves, legal moves, what can i play
word-continue = continue, go on
word-marks = marks, what is marked
word-settings = settings, options
word-change = change, set
word-glossary = glossary, meaning of, what does it mean, what is a, what is an
word-forget = forget, reset
word-all = all, everything
word-last-move = last move, the last move, what was the last move, what was played
word-so-far = moves so far, the moves so far, what has been played, history
word-turn = turn, whose turn, whose turn is it, whose move, whose move is it, who is to move, who moves
word-castling = castling rights, the castling rights, right to castle
word-mine = my
# After “where are”: what one side has.
word-men = pieces, pieces and pawns, men, all

## Beginning

plain-welcome = Skaki: learn every rule of chess by doing.
plain-choose-language = Language? Write { LIST($languages, join: "or") }; Enter alone means Greek.
plain-language = { $number } for { $language }
# $answer: what was written
plain-no-such-language = “{ $answer }” is none of the languages.
plain-lessons = Lessons:
# $number: what to write to choose it · $done, $steps: how many steps of how many · $stars: its stars
plain-lesson = { $state ->
        [new] { $number }. “{ $title }”.
        [begun] { $number }. “{ $title }”: { $done } of { $steps }, { $stars ->
            [one] one star.
           *[other] { $stars } stars.
        }
       *[done] { $number }. “{ $title }”: done, { $stars ->
            [one] one star.
           *[other] { $stars } stars.
        }
    }
plain-choose-lesson = Write the number or the name of a lesson; Enter alone goes on where you left off. Write “help” for the other words, “quit” to leave.
plain-no-such-lesson = There is no lesson “{ $name }”.
plain-all-done = You have solved everything. Choose any lesson you would like to see again, or write “quit”.
# $word: a word that means something elsewhere
plain-only-in-a-step = “{ $word }” is only for use inside a lesson. Choose one first, by its number or its name.

## Settings, and starting over

plain-settings = Settings:
plain-setting = { $number }. { $setting }. It can be: { LIST($choices, join: "or") }.
# A value of the setting. $text: the value
plain-choice = “{ $text }”
plain-settings-how = Write “change” and a number or a name for the next value (“change 2”, “change notation”), or the value you want as well (“change pieces letters”). “settings” shows them all.
# $text: what was written
plain-no-such-setting = There is no setting “{ $text }”.
# $text: what was written · $choices: the values there are
plain-no-such-value = “{ $text }” is no value of this setting. It can be: { LIST($choices, join: "or") }.
plain-forget-what = Write “forget” and the number or the name of a lesson, or “forget all”.

## In a lesson

# $title: title · $number, $steps: which of how many
plain-step = “{ $title }”, { $number } of { $steps }.
plain-fallback = This lesson has no English text. The language of the text: { $language }.
plain-white-stands = White: { $pieces }.
plain-black-stands = Black: { $pieces }.
# The men of one side, each kind together.
plain-and = { $first }, { $second }
plain-piece = { COUNT($squares) ->
        [one] { $kind ->
            [king] king { SQUARES($squares) }
            [queen] queen { SQUARES($squares) }
            [rook] rook { SQUARES($squares) }
            [bishop] bishop { SQUARES($squares) }
            [knight] knight { SQUARES($squares) }
           *[pawn] pawn { SQUARES($squares) }
        }
       *[other] { $kind ->
            [king] kings { SQUARES($squares) }
            [queen] queens { SQUARES($squares) }
            [rook] rooks { SQUARES($squares) }
            [bishop] bishops { SQUARES($squares) }
            [knight] knights { SQUARES($squares) }
           *[pawn] pawns { SQUARES($squares) }
        }
    }
plain-stars = { COUNT($squares) ->
        [one] A star on { SQUARES($squares) }.
       *[other] Stars on { SQUARES($squares) }.
    }
plain-lit = { $mark ->
        [can-go] It can go to: { SQUARES($squares) }.
        [controls] It controls: { SQUARES($squares) }.
        [takes] It can take on: { SQUARES($squares) }.
        [attacked] Watch: { SQUARES($squares) }.
        [answer] The answer: { SQUARES($squares) }.
        [last-move] The last move: { SQUARES($squares) }.
       *[target] Look at: { SQUARES($squares) }.
    }
plain-arrow = An arrow from { SQUARE($from) } to { SQUARE($to) }.
plain-your-turn = You play { SIDE($side) }.
# Only before the first move.
plain-how-to-move = You play { SIDE($side) }. Write a move: both squares, the one that the piece or pawn leaves and the one where it goes. Or write “help”.
plain-mark-now = Write the squares, for example { SQUARE("e4") } { SQUARE("d5") }, and then “done”.
plain-read-on = Press Enter to go on.
plain-show-more = Press Enter for the next move.
plain-solved = { $stars ->
        [0] The exercise is done, without a star. Press Enter for the next.
        [one] The exercise is done: one star of three. Press Enter for the next.
       *[other] The exercise is done: { $stars } stars of three. Press Enter for the next.
    }
plain-missed = The move was taken back. Try again.
# $move: the move that was typed, in both spellings · $told: in words
# $typed: in which letters it was typed (greek, latin, none)
plain-played = { $typed ->
        [greek] { MOVE_TYPED_GREEK($move) }: { $told }
        [latin] { MOVE_TYPED_LATIN($move) }: { $told }
       *[none] { MOVE($move) }: { $told }
    }
plain-lesson-end = The lesson “{ $title }” ends here: { $steps ->
        [one] { $done ->
            [0] its only step is still to be done.
           *[other] its only step is done.
        }
       *[other] { $done } of { $steps } steps done.
    }
# $title: of the lesson that Enter opens · $number, $steps: at which of its steps
plain-go-on-with = Enter alone goes on with “{ $title }”, { $number } of { $steps }. Write “lessons” for the list of them all.
plain-goodbye = Your progress is kept. Goodbye!
plain-goodbye-unsaved = Goodbye!
plain-goodbye-begun = Your progress is kept; the exercise that you have begun starts from its beginning next time. Goodbye!
# $question: what it costs, and whether to do it
plain-sure = { $question } Write “yes” or “no”:
plain-not-understood = I did not understand that. Write “help” to see what you can write.
plain-see-help = Write “help” to see what else you can write.
plain-screen-elsewhere = This terminal cannot show the program in full screen. In one that can, the program opens like that.
# The variable of the environment asks for line mode, whatever is set.
plain-screen-held = The variable SKAKI_PLAIN keeps the program in line mode. Without it the program opens in full screen.
plain-screen-next = From the next time on the program opens in full screen.
plain-language-now = The language is now English.
plain-marked-now = { COUNT($squares) ->
        [0] You have marked nothing.
       *[other] You have marked: { SQUARES($squares) }.
    }
plain-help =
    Write a move ({ MOVE("Ra4") }, “rook a4”, a1 a4) or one of these words:
    hint, undo (takes the move back), retry (from the beginning), answer, next, previous, task, lessons, continue, settings, glossary (or “glossary check”), forget (the lesson starts over), language, screen (full screen again), quit.
    For the board: board, moves, rank 4, file d, where are the rooks, what is on d4, moves of d4, captures of d4, controlled by d4, who attacks d4, who protects d4, who gives check, pinned, where are my pieces, where is the black queen, turn (who is to move), last move, moves so far, castling rights.
    Where you mark squares: write the squares, and then “done”; a marked square that you write again, or “lift { SQUARE("b6") }”, is unmarked. “marks” tells which are marked.
    Where you put pieces on the board: write a piece and a square (“white knight { SQUARE("f3") }”); “lift { SQUARE("f3") }” takes it off.
    Where you pick an answer: write its number.
plain-help-lessons =
    Write the number or the name of a lesson, or Enter alone to go on where you left off.
    Also: lessons (the list again), continue, settings, glossary, forget 4 or forget all (start over), language or l (the other language), screen (full screen again), quit.
    Inside a lesson, “help” says how moves are written and what you can ask.

## The board in words

plain-rank = { RANK($rank, cap: 1) } rank: { $what }.
plain-file = File { FILE($file) }: { $what }.
plain-nothing-there = nothing
plain-stands-there = { PLACED($men, article: "none") }
plain-none-there = There is none on the board.
plain-moves-of = { COUNT($squares) ->
        [0] { PLACED($piece, cap: 1) } has no move.
       *[other] { PLACED($piece, cap: 1) } can go to: { SQUARES($squares) }.
    }
# $line: moves
plain-moves = { SIDE($side, cap: 1) } can play: { LIST($line) }.
plain-no-moves = There is no move here.
# $move: a move · $told: in words
plain-last-move = The last move, { MOVE($move) }: { $told }
# $square: where the pawn stands
plain-last-double-step = The last move was the double step of the pawn on { SQUARE($square) }.
plain-nothing-played = No move has been played here yet.
# $line: the moves with their numbers
plain-so-far = The moves so far: { LIST($line) }.
# $number: the number of the move · $white, $black: moves
plain-both-moves = { $number }. { MOVE($white) } { MOVE($black) }
plain-one-move = { $side ->
        [white] { $number }. { MOVE($move) }
       *[black] { $number }… { MOVE($move) }
    }
plain-turn = { $yours ->
        [yes] { SIDE($side, cap: 1) } is to move: it is your turn.
       *[no] { SIDE($side, cap: 1) } is to move.
    }
plain-castling = { $rights ->
        [both] { SIDE($side, cap: 1) } has the right to castle short and long.
        [short] { SIDE($side, cap: 1) } has the right to castle short only.
        [long] { SIDE($side, cap: 1) } has the right to castle long only.
       *[none] { SIDE($side, cap: 1) } has no right to castle.
    }
plain-empty-square = { SQUARE($square) } is empty.
