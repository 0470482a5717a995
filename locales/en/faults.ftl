### What is wrong with a lesson file, and what to write instead. The codes of `skaki check --json`, with fault- before them.
###
### First what is wrong, then what to do. Keys and words of the file stand in “quotes”.

fault-head = error
advice-head = advice
# $lessons, $steps, $faults, $advice: numbers
check-passed = { $lessons ->
    [one] 1 lesson
   *[other] { $lessons } lessons
}, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: no fault.
check-found = { $lessons ->
    [one] 1 lesson
   *[other] { $lessons } lessons
}, { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}: { $faults ->
    [0] no fault
    [one] 1 fault
   *[other] { $faults } faults
}, { $advice ->
    [0] no advice
    [one] 1 piece of advice
   *[other] { $advice } pieces of advice
}.
# $step: the step's name · $pieces: pieces on their squares
check-board = { $step }: { PLACED($pieces) }.
check-start = { $step }: the initial position.
check-empty-board = { $step }: an empty board.
# $shortest: a number · $moves: the first moves
check-solution = { $shortest ->
    [one] Solved in 1 move: { LIST($moves, join: "or") }.
   *[other] Solved in { $shortest } moves, beginning with { LIST($moves, join: "or") }.
}
check-answer = To be marked: { SQUARES($squares) }.
# $count: how many moves it shows
check-read = { $count ->
    [0] To be read only.
    [one] To be read; it shows 1 move, which is legal.
   *[other] To be read; it shows { $count } moves, all of them legal.
}
check-place-all = Everything is to be put in its place: that can always be done.
check-write-square = To be written: { SQUARE($square) }.
check-write-move = To be written: the move { MOVE($move) }.
# $acts: what is said, one after the other
check-said = The student has to say: { LIST($acts) }.
# $word: something said, by a student or a text
phrase-word = “{ $word }”
# $moves: how many moves a try has
check-said-within = “limit” is left out: { $moves ->
    [0] it is said before any move
    [one] it is said after 1 move at the latest
   *[other] it is said after { $moves } moves at the latest
}.
# $reply: how well it answers · $seed: the number of the seed · $moves: how many moves the way took that was found
check-won = Against reply = "{ $reply }", seed = { $seed }, a way was found in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}; whether fewer would do is not proved.
check-not-won = Against reply = "{ $reply }", seed = { $seed }, no way was found while the search lasted.
check-unproved = The search ended before it could prove that this can be solved.

## The file

# $cause: not-found, not-allowed, not-a-file, other
fault-file-unreadable = { $cause ->
    [not-found] There is no such file or folder: check the path.
    [not-allowed] This may not be read: give yourself the right to read it.
    [not-a-file] This is neither a file nor a folder: name a lesson file or a folder of lessons.
   *[other] This cannot be read: the system refused it.
}
fault-file-too-large = The file is larger than { $limit } kilobytes: no lesson is. Split it into several lessons.
fault-too-many-files = The folder holds more than { $limit } files: name the folder in which the lessons are.
# $most: how many of each are told at the most
fault-more-faults = There are more in this file, but no more than { $most } faults and { $most } pieces of advice are told: mend these first, and try again.
fault-folder-empty = There is no lesson here: put files ending in “.toml” into this folder, or name another.
fault-not-utf8 = The file is not UTF-8: save it again in your editor with the encoding UTF-8.
fault-nested-too-deep = Lists and tables stand too deep in one another here: take some levels out, a lesson needs no more than a few.
# $detail: the TOML reader's own words
# $fault: what is missing, or too much
fault-syntax = { $fault ->
    [unclosed-text] This is not TOML here: the text is not closed. Put the same quotes at its end as at its beginning; a text of several lines stands between three and three.
    [unquoted] This is not TOML here: a text needs straight quotes, as in "rook".
    [no-value] This is not TOML here: after a key come “=” and a value.
    [unclosed] This is not TOML here: a bracket or a brace is missing that closes what was opened.
   *[other] This is not TOML here: “{ $detail }”.
}
# $section: whether the key is that of a section that may come several times
fault-key-twice = { $section ->
    [yes] “[{ $key }]” stands here a second time: what may come several times has double brackets, “[[{ $key }]]”.
   *[no] “{ $key }” stands here a second time: keep one of the two.
}

## Keys and values

fault-format-unknown = This file has format { $found }, and this version of the program reads format { $known }: write “format = { $known }”, or update the program.
fault-key-missing = { $instead ->
    [nothing] The key “{ $key }” is missing here: write it.
   *[other] The key “{ $key }” is missing here: write it, as in “{ $instead }”.
}
# $near: yes, no · $suggestion: what was probably meant · $known: the keys there are
fault-key-unknown = { $suggestion ->
    [nothing] There is no key “{ $key }” here. There are: { $known }.
   *[other] There is no key “{ $key }” here. Did you mean “{ $suggestion }”?
}
fault-key-not-here = “{ $key }” goes with “{ $belongs }”, and here stands “{ $here }”: take “{ $key }” out, or change the other.
fault-keys-exclude = “{ $key }” and “{ $here }” exclude each other: keep one of the two.
# $expected, $found: what kind of value · $example: whether it is plain what is meant · $instead: how that is written
fault-wrong-type = “{ $key }” takes { $expected ->
    [text] text in quotes
    [number] a whole number
    [fraction] a number
    [flag] true or false
    [date] a date
    [list] a list in square brackets
    [table] a table in braces
    [text-or-list] text in quotes or a list in square brackets
    [flag-or-text] true or text in quotes
    [text-or-table] text in quotes or a table in braces
   *[sections] sections of their own, each under double square brackets
}, and this is { $found ->
    [text] text
    [number] a number
    [fraction] a number with a fraction
    [flag] true or false
    [date] a date
    [list] a list
   *[table] a table
}{ $instead ->
    [nothing] .
   *[other] : write “{ $instead }”.
}
fault-value-unknown = { $suggestion ->
    [nothing] “{ $key }” cannot be “{ $value }”. It can be: { $known }.
   *[other] “{ $key }” cannot be “{ $value }”. Did you mean “{ $suggestion }”?
}
# $word: the word · $letter: its letter that is not Latin · $suggestion: what was probably meant
fault-word-mixed = In “{ $word }” the letter “{ $letter }” is not Latin: { $suggestion ->
    [nothing] write the whole word in Latin letters.
   *[other] write “{ $suggestion }” in Latin letters throughout.
}
fault-number-out-of-range = “{ $key }” must be a whole number from { $least } to { $most }.
# $text: whether it looks like a text and not like a name
fault-id-unfit = { $text ->
    [yes] A name belongs here, and not the text itself: write the text under [text.en] with a name before it, and that name here.
   *[no] “{ $id }” is no name: use small Latin letters, figures and hyphens, beginning with a letter, 64 characters at most, as in “first-move”.
}
# $which: title, all
fault-id-reserved = “{ $id }” has a meaning of its own: “title” is the lesson's title, “all” is every lesson. Choose another id.
fault-id-twice = “{ $id }” stands in line { $line } already: write it once, or give this one another id.
# $place: program, file · $path: the file of the other
fault-lesson-twice = { $file ->
    [nothing] The program itself has a lesson “{ $id }”, and students would see that one and never this: give this one another id.
   *[other] There is already a lesson “{ $id }”, in { $file }: give this one another id.
}
fault-list-empty = “{ $key }” is empty: write at least one.
# $most: the most there may be
fault-too-many = There are too many in “{ $key }”: take some out, { $most } is the most there may be.
fault-entry-twice = “{ $text }” adds nothing to what stands before it in the list: take it out.

## The position

fault-position-missing = A position is missing: draw a “board” or give a “fen”.
# $fen: yes if it is a FEN or the word start
fault-board-no-drawing = This is no drawing of a board. { $is_fen ->
    [yes] It is a position as a FEN, and stands in “fen”, as in fen = "start".
   *[no] A drawing has eight lines of eight signs, the 8th rank first: “.” is an empty square, K Q R B N P are White's, small letters Black's, “*” is a star.
}
fault-board-ranks = A board has 8 rows, and this one has { $found }.
# $row: the number of the rank
fault-board-rank-length = The row of rank { $rank } has { $found ->
    [one] 1 square
   *[other] { $found } squares
}: it must have 8. A full stop is an empty square; spaces do not count.
fault-board-character = “{ $character }” means nothing on a board: a piece is K Q R B N P (black in small letters), an empty square “.”, a star “*”.
# $alphabet: that of the board · $piece: yes if the letter is a piece · $instead: the letter to write
fault-board-mixed-alphabets = { $alphabet ->
    [latin] The letter “{ $letter }” is Greek, and the board is drawn in Latin letters.
   *[greek] The letter “{ $letter }” is Latin, and the board is drawn in Greek letters.
} { $instead ->
    [nothing] Write the whole board in one alphabet.
   *[other] For the same piece write “{ $instead }” with the other keyboard.
}
# $there: none, if there is nothing
fault-fen-fields = { $there ->
    [none] The FEN is empty. It has six parts: board, turn, castling, en passant, and two numbers.
   *[more] This part of the FEN is one too many. There are six: board, turn, castling, en passant, and two numbers; “start” stands alone.
}
fault-fen-ranks = A FEN has 8 ranks with “/” between them.
fault-fen-rank-length = This rank of the FEN has not 8 squares: pieces and figures together must come to 8.
fault-fen-character = This cannot stand in the board of a FEN: pieces are KQRBNP or kqrbnp, and a figure from 1 to 8 counts empty squares; two figures in a row are written as one.
fault-fen-turn = Whose turn it is must be “w” or “b”.
fault-fen-castling = Castling rights are “-” or some of “KQkq” in Latin letters, each once: K short and Q long for White, k and q for Black.
fault-fen-en-passant = The en passant square is “-” or a square such as “e3”.
fault-fen-clock = Here a whole number must stand: first the half-moves since the last capture or pawn move, then the number of the move.
fault-no-king = { SIDE($color, cap: 1) } has no king.
fault-too-many-kings = { SIDE($color, cap: 1) } has more than one king: leave one.
fault-pawn-on-last-rank = A pawn stands on the first or the last rank ({ SQUARES($squares) }), where none can be: move it, or put another piece there.
fault-opponent-in-check = The king of the side that is not to move is in check, and could be taken: change “turn” (in a FEN, w or b), or move a piece.
fault-castling-impossible = The castling right “{ $rights }” needs king and rook on their first squares: take it out, or put them there.
fault-en-passant-impossible = No pawn can have just passed { SQUARE($square) } with a double step: write “-”.
fault-too-many-pieces = { SIDE($color, cap: 1) } has more pieces than a game can bring: take some away if it is to look like a real game.
fault-impossible-check = No move can have given this check ({ SQUARES($squares) }): change the position if it is to look like a real game.
# $goal: the key of the goal
fault-king-needed = “{ $goal }” needs a king of { SIDE($color) }: put one on the board.
# $text: the move as written · $reason: why
fault-move-refused = “{ $text }” cannot be played here. { $reason }
fault-move-unreadable = “{ $text }” is no move here. { $reason }
# $text: the move as written · $ways: how it may be meant, with the queen
fault-move-promotion = With “{ $text }” a pawn is promoted: say what it becomes. Write { LIST($ways, join: "or") }; { LETTER("rook") }, { LETTER("bishop") } and { LETTER("knight") } do as well.
# $text: the move as written · $claim: capture, check, mate, en-passant · $move: the same move, rightly written
fault-move-mark = { $remark ->
    [capture] “{ $text }” says that something is taken, and nothing is: write { MOVE($instead) }.
    [check] “{ $text }” says check, and it is none: write { MOVE($instead) }.
    [en-passant] “{ $text }” says en passant, and it is not: write { MOVE($instead) }.
   *[mate] “{ $text }” says mate, and it is none: write { MOVE($instead) }.
}
fault-no-legal-move = The side to move has no legal move, so nothing can be played here: change the position, the “moves” before it, or whose turn it is.

## Squares and questions

fault-square-unreadable = “{ $text }” is no square: write a letter from a to h and a figure from 1 to 8, such as “e4”.
fault-square-twice = { SQUARE($square) } stands in the list twice: once is enough.
fault-arrow-unreadable = “{ $text }” is no arrow: write two different squares with a hyphen, such as “d4-d8”.
fault-question-unreadable = { $suggestion ->
    [nothing] “{ $text }” asks nothing about a position. Write a phrase such as “moves of d4”, or a list of squares in square brackets.
   *[other] “{ $text }” asks nothing about a position. Did you mean “{ $suggestion }”?
}
# $parts: how many questions are joined; $most: how many may be
fault-question-too-long = Here { $parts } questions are joined, and { $most } is the most: ask with fewer, or write a list of squares in square brackets.
fault-question-no-piece = There is nothing on { SQUARE($square) } to ask about: name a square with a piece.
fault-question-no-check = The question is about a check, but it is { SIDE($side) } to move, whose king is not in check: change the position or whose turn it is.
fault-question-nothing-in-common = No square belongs both to “{ $first }” and to “{ $second }”. “and” asks for what belongs to both; for what belongs to either write “or”.
fault-answer-empty = No square is the answer, so there would be nothing to mark: change the position or the question.
fault-answer-everything = Every square is the answer, so there would be nothing to choose: change the position or the question.
fault-marks-empty = This marks no square in this position: leave it out, or change the question.

## Options

# $option: the answer as written · $known: those that fit
fault-option-unfit = “{ $option }” does not answer this question. What fits here: { $known }.
fault-option-twice = “{ $option }” is there twice: keep one.
# $option: what both say · $language: el, en
fault-option-same = “{ $option }” reads like another option, { $language ->
    [el] in Greek
   *[en] in English
}: nobody could tell which one counts. Give each its own words.
fault-options-too-many = There can be no more than { $most } options: take some out.
# $count: how many right ones are missing · $missing: which
fault-option-right-missing = { $missing ->
    [nothing] No option is right: write right = true in one at least.
   *[other] The right answer is missing: add “{ $missing }”.
}
fault-option-wrong-missing = Every option is right: add one that is not.
fault-option-true-too = “{ $option }” would count as wrong, but here it holds, or may hold, as well: leave it out.

## Goals and opponents

fault-goal-empty = Something is missing here: write one of { $known }.
fault-goal-nested = “{ $key }” is no condition: the conditions of a goal all hold together, so write them side by side, as in “goal = {"{"} promote = true, check = true {"}"}”, and what must not happen in “fail”.
fault-no-stars = There is no star on the board: draw one with “*”, or name the squares.
fault-reach-already-there = A piece of the student's stands on { SQUARE($square) } from the beginning: name a square that must first be reached.
fault-capture-nothing = Nothing of the opponent's stands on { SQUARE($square) }: name a square with a piece to capture.
fault-capture-king = The king stands on { SQUARE($square) }, and a king is never captured: name another square, or ask for checkmate.
fault-capture-nobody = The opponent has nothing that could be captured: put a piece on the board.
fault-man-unreadable = “{ $text }” is no piece on a square: write for example “knight f3” (pawn, knight, bishop, rook, queen or king).
fault-goal-holds = This holds from the beginning, so there is nothing left to do: change the position or the goal.
fault-accept-misses = { MOVE($mv) } does not reach the goal, and “accept” only chooses among moves that do: name another, or take it out.
fault-wrong-is-right = This answer is right: a text for wrong answers would never be shown. Write it as “success”, or name another answer.
fault-wrong-begins-right = A solution begins with this move, and one of the shortest: the text would call it wrong. Give another move, or take the text out.
fault-wrong-twice = There is a text for this wrong answer already, further up, and only that one would be shown: keep one of the two.
fault-offer-missing = You ask for an answer to a draw offer, but there is none: write “offered = true” in the step.
fault-offer-too-early = A draw cannot be agreed before both sides have made a move, and here one has not: write the position as “fen” with a move number from 2 on at its end, or add “moves”.
fault-offer-answered = A draw is offered after one's own move and before the answer, and this opponent answers at once: leave “opponent” out, so that it stands still.
# $how: a sentence
fault-game-over = In this position the game is over, so that nothing can be played, claimed or said in it. { $how } Change “fen”, “moves” or “line”.
# $made: half-moves counted; $why: en-passant, moves; $move: the number of the move; $most: half-moves up to it
fault-clock-impossible = The FEN counts { $made ->
    [one] 1 half-move
   *[other] { $made } half-moves
} without a capture or a pawn move, but { $before_move ->
    [nothing] its en passant square says that a pawn has just moved: write 0.
   *[other] by move { $before_move } there can have been { $most } at the most: write a smaller number here, or a larger number of the move at the end.
}
fault-game-drawn = In this position the game is over by the rules, and here it is played on. { $how } If that is not just for practice, change the position.
fault-not-in-check = The student's king is not in check, so there is nothing to answer: change the position or the goal.
fault-line-two-answers = To the same move the opponent answers { MOVE($first) } in a line before, and { MOVE($second) } here: keep one of the two in both lines.
fault-still-past-check = After { MOVE($mv) } the opponent is in check before the goal is reached, and one that stands still cannot leave its king in check: the try ends there. Ask for a check, write the opponent's moves in a “line”, or move the king away.
fault-still-check-last = { MOVE($mv) } gives the check that you ask for, but before the rest is done: as the opponent stands still, it cannot answer, and there the try ends. Say in the text that the check is the last move, write a “limit” if fewer moves are enough, or the opponent's moves in a “line”.
fault-still-mate = The opponent stands still, so a mate in { $moves } moves has no defence to beat: write its answers in a “line”, or let it answer with “reply”.
fault-shown-past-check = The move before gives check, so the same side cannot move again: show the answer to the check, or end the line.
fault-piece-unreadable = “{ $text }” is no piece with its colour: write, for example, "white rook" or "black knight".
# $goal: the goal as the file writes it
fault-goal-needs-moves = “{ $goal }” speaks of moves, and here only a position is judged: use check, checkmate = 1, stalemate, attack, defend, control, bring or safe.
# $side: whose goal it is
fault-place-nowhere = Wherever these pieces are placed, the goal does not hold for { SIDE($side) }, whose turn it is: change the pieces, the goal, the position or “turn”.
fault-place-nothing = There is nothing to place, since what “target” asks for stands on the board already: take something off the board.
fault-place-anywhere = What the step asks for holds wherever the pieces are placed, so nothing is left to find: ask for more, or change the position.

## Texts

# $language: the code of the language · $key: the name of the text
fault-text-missing = The text “{ $key }” is missing in the language “{ $language }”: write it.
fault-text-unused = Nobody sees the text “{ $key }”: name it in a step that shows it, or take it out.
fault-text-section = Texts stand under a language: write “[text.en]” here, not “[text]”.
fault-language-missing = “languages” names “{ $language }”, but there is no text in that language: write the texts under [text.{ $language }], or take “{ $language }” out.
fault-language-undeclared = There are texts in the language “{ $language }”, but “languages” does not name it: add it, or take them out.
fault-text-untranslated = The text has not one letter of the alphabet of the language “{ $language }”: translate it. If it is meant so, put it in quotes inside braces.
fault-title-missing = A lesson of this part is in the language “{ $language }”, and the title of the part is not: add { $language } = "…".
fault-text-twice = There is a text “{ $key }” already: keep one of the two.
fault-text-empty = There is no text here: write one.
# $fault: what is missing or too much · $detail: the words of the Fluent parser
fault-text-syntax = { $fault ->
    [brace] A brace opens and does not close, or closes what was never opened: add the other one, or take it out (plain words stand without braces).
    [quote] The quotation mark at the end is missing inside the braces, as in SQUARE("e4").
    [expression] Only something like SQUARE("e4") or "a text" stands in braces: for plain words take the braces out.
    [call] A function is written in capitals, has its options at the end, and closes with a bracket, as in PIECE("rook", article: "a").
    [no-key] A line that is not indented begins with the name of a text, in Latin letters, and “=”: if it goes on with the text before, put spaces in front of it.
   *[other] This is not Fluent: “{ $detail }”. Look at the braces, and at what is opened and not closed.
}
fault-text-too-many-placeables = There are { $count } things in braces, squares and moves in one text, and 100 is the most: make it shorter.
fault-call-unfit = “{ $value }” is nothing that { $name } takes: write it as in { $name ->
    [SQUARE] SQUARE("e4").
    [MOVE] MOVE("Nf3").
    [PIECE] PIECE("rook") or PIECE("white rook").
    [PLACED] PLACED("white rook e4").
    [SIDE] SIDE("white").
    [LETTER] LETTER("rook").
    [FILE] FILE("e").
    [RANK] RANK(4).
   *[other] SQUARE("e4").
}
fault-form-missing = The form “{ $name }” is missing: write it.
fault-form-unfit = The form “{ $name }” cannot be read like this: write it as in “pieces.ftl” of another language, without anything in braces, or take it out.
fault-function-unknown = There is no function “{ $name }”: mend its name. In a lesson there are SQUARE, MOVE, PIECE, PLACED, SIDE, LETTER, FILE and RANK, in capitals.
fault-reference-unknown = There is nothing of the name “{ $name }”: mend the name, or write the words themselves without braces.
fault-text-selector = “{ $name }” can choose no variant, or does nothing else and shows nothing: write the words themselves.
# $which: here, there, both · $here, $there: squares, moves, pieces, variables
fault-texts-differ = { $which ->
    [here] Only this language names { $here }: name the same in both.
    [there] Only the other language names { $there }: name the same in both.
   *[both] This language names { $here } and the other { $there }: name the same in both.
}
fault-texts-stray = No lesson takes its texts from here, so nobody sees them: give the file the name of the lesson's file and put it into a folder such as “locales/en/lessons”, or delete it.

## Characters

# $kind: tab, nul, other · $code: U+…
fault-forbidden-character = { $kind ->
    [tab] Here stands a tab: write spaces.
    [nul] Here stands the character NUL ({ $code }): delete it. If there are many, this is no text file.
   *[other] Here stands a character that cannot be seen, or does something to the terminal ({ $code }): delete it.
}
fault-text-not-composed = “{ $word }” is written with letters and accents apart, or with a look-alike: write “{ $composed }”.

## What the search found

fault-unsolvable = The goal cannot be reached from this position: change the position or the goal, or the “limit” if there is one.
fault-fail-swallows = The goal could be reached, but every way to it goes through something that “fail” forbids: change one of the two.
fault-unproved = Whether the goal can be reached could not be found out in reasonable time: try it yourself, or make the position simpler.
fault-par-unknown = Against an opponent that answers by itself nobody knows the fewest moves: take “par” out.
fault-par-not-shortest = { $shortest ->
    [one] One move is enough
   *[other] The fewest moves are { $shortest }
}, not { $par }: write “par = { $shortest }”.
fault-limit-too-small = With { $limit ->
    [one] 1 move
   *[other] { $limit } moves
} the goal cannot be reached, since it takes { $shortest }: write “limit = { $shortest }”.
# $allowed: moves without a limit · $shortest: moves needed
fault-limit-missing = The goal takes { $shortest ->
    [one] 1 move
   *[other] { $shortest } moves
}, and without “limit” a try { $allowed ->
    [0] ends with the first move
    [one] ends after 1 move
   *[other] ends after { $allowed } moves
}: write “limit = { $shortest }” or more.
fault-mate-in-other = The mate takes { $shortest ->
    [one] 1 move
   *[other] { $shortest } moves
}, not { $moves }: write “checkmate = { $shortest }”.

## Courses

# $place: program, nowhere
fault-lesson-missing = { $builtin ->
    [yes] The lesson “{ $id }” is the program's own, and students have it before all of yours: take it out.
   *[no] There is no lesson “{ $id }” in this folder: mend the id, or put the lesson here.
}
fault-lesson-unlisted = The course does not name the lesson “{ $id }”, so nobody sees it: add it to a part.
# $near: yes, no · $suggestion: what was probably meant
fault-test-lesson-unknown = { $suggestion ->
    [nothing] No part of course.toml has a lesson “{ $id }”: write one of those it has.
   *[other] No part of course.toml has a lesson “{ $id }”. Did you mean “{ $suggestion }”?
}
fault-test-skips-itself = The test “{ $id }” cannot skip itself: take it out of “skips”.
fault-test-without-exercise = The lesson “{ $id }” has only text to read, and a test needs something to do: give it an exercise, or name another lesson.
