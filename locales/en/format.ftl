### The format of lesson files: what each table and each key is for. For `skaki schema` and for the tables of the teacher's guide.
###
### A table or a key is described in one sentence or two; a goal and a condition as what must hold.

## What a key takes

# $what: a kind of value
format-takes = { $what ->
    [id] a name: small Latin letters, digits and hyphens
    [text-key] the key of a text of the lesson
    [board] eight rows of eight squares
    [fen] a FEN
    [castling] castling rights as in FEN, such as “KQkq”
    [move] a move, in any notation
    [moves] moves, with spaces between
    [square] a square
    [arrow] two squares with a hyphen between: “d4-d8”
    [man] a kind of man and its square: “knight f3”
    [piece] a man by its colour and kind: “white rook”
    [typed] what a student may type
    [question] a question about the position
    [legal] “legal” and a move by its squares: “legal e1 g1”
    [title] a text
    [true] “true”
    [flag] “true” or “false”
    [sections] sections in double brackets
   *[texts] texts by their keys, in Fluent
}
# $number, $least, $most: numbers
format-always = always { $number }
format-number = a whole number from { $least } to { $most }
# $word: as it stands in the file
format-word = “{ $word }”
# $words, $several: words, or kinds of value
format-words = one of { LIST($words, join: "or") }
format-list = a list: { $item }
# $item: what stands under each word
format-by-language = a table by languages (el, en …): { $item }
format-by-word = a table by answers: { $item }
format-either = { LIST($several, join: "or") }
# $name: the name of a table
format-table = a table (“{ $name }”)

## The lesson

format-lesson = A lesson of Skaki: its name, its languages, its texts and its steps.
format-lesson-format = The format of the file.
format-lesson-id = The name of the lesson for good: students' progress hangs on it. The file is best called the same.
format-lesson-languages = The languages in which the lesson has all of its texts.
format-rules = The rules of chess that the lesson teaches. The first hint of a step says the first of them.
format-lesson-text = The texts of the lesson, a section for each language. They may stand in files of their own instead.
format-lesson-step = The steps, in the order in which they are done.

## Every step

format-step-id = The name of the step, unlike any other in the lesson. The text with this key is what the student reads.
format-step-kind = What the student does in the step.
format-step-board = The position, drawn: a dot is an empty square, KQRBNP White's men, kqrbnp Black's, a * a star. Greek letters do as well, but not both on one board.
format-step-fen = The position as a FEN, instead of a drawing. “start” is the initial position.
format-step-turn = Who is to move, where the position is drawn. White if it is left out.
format-step-castling = Who may still castle where, where the position is drawn. Nobody if it is left out.
format-step-moves = Moves that are played from the position before the step begins: they give it a history.
format-step-view = Whose side of the board is at the bottom. In a step to play it is the student's if it is left out.
format-step-marks = Squares that are lit from the beginning, each kind in its own colour.
format-step-arrows = Arrows that are drawn from the beginning.
format-step-rules = The rules that this step belongs to, if not those of the lesson.
format-step-rulebook = By whose rules a game ends: those of FIDE, or of schools. Those of FIDE if it is left out; with “choose” only for the questions “draw” and “state”.
format-step-hints = Your own hints, in order, instead of the computed ones.
format-step-success = What is said when the step is solved, beside the computed reason.
format-step-wrong = Wrong answers that you foresee, with what is said of each: of a move, even while the try goes on; of marked squares, the text of each one.

## The kinds of step

format-show = A step to read.
format-show-line = Moves that are shown one at a time, each with a text of its own or none.
format-shown-move = A move that is shown, with what is said at it.
format-shown-move-move = The move.
format-shown-move-text = What is said at it.
format-play = A step in which the student moves until the goal holds.
format-play-goal = What is to be reached.
format-play-fail = What spoils a try, even where the goal would be reached.
format-play-opponent = What the other side does: it stands still, follows lines, or answers by itself. It stands still if this is left out.
format-play-par = The fewest moves that reach the goal (0 where only something is to be said); more cost a star. The checker proves the number.
format-play-limit = After so many moves without the goal, the try has failed.
format-play-accept = The first moves that count, where not all that reach the goal are wanted.
format-play-acts = Whether the student may also claim, offer, accept, decline or resign. Where the goal speaks of it they always may.
format-play-offered = Whether the opponent has offered a draw with the last move.
format-mark = A step in which the student marks squares.
format-mark-answer = The squares to mark: a question that the program answers, or a list.
format-choose = A step in which the student picks one answer or several.
format-choose-question = What is asked. The program knows the answer, unless the question is “text”: then the options say which are right.
format-choose-options = What may be picked: the words of answers, or with “text” tables of your own. Without it the options are worked out.
format-choose-explain = What is said of an answer that is picked, beside the computed reason.
format-option = An option in your own words.
format-option-text = What it says.
format-option-right = Whether it is right. It is not if this is left out.
format-option-why = What is said to whoever picks it.
format-place = A step in which the student puts men on the board. Without a position the board is empty at first.
format-place-target = The whole position that is to be built.
format-place-pieces = The men that are to be put on the board, so that the goal holds.
format-place-goal = What must hold when they stand there: a goal that needs no move, such as “check”, “attack” or “defend”.
format-target = A position that is to be built.
format-write = A step in which the student writes the name of a square or a move.
format-write-square = The square whose name is to be written. It is lit.
format-write-move = The move that is to be written, in any notation.
format-write-show = How the move is shown: by an arrow, as it is if this is left out, or in words.

## Goals and what spoils a try

format-goal = What is to be reached: conditions that all hold.
format-goal-reach = The student's men arrive on all of these squares, or on all stars.
format-goal-in-order = The squares of “reach” are visited in the order in which they stand.
format-goal-capture = All of the opponent's men are captured, or so many, or those on these squares.
format-goal-check = The move gives check: any at all, a safe one, a double or a discovered one.
format-goal-checkmate = Checkmate in so many moves, against every defence: up to 6. One that is further off is played out, against an opponent with “reply”.
format-goal-stalemate = The opponent is stalemated.
format-goal-answer-check = The check is answered: in any way, in this way, or in every way there is, one after the other.
format-goal-castle = The student castles, on any side or on this one.
format-goal-en-passant = The student captures en passant.
format-goal-promote = A pawn is promoted, to anything or to this.
format-goal-attack = The student's men attack the men on all of these squares.
format-goal-defend = The student's men on all of these squares are protected.
format-goal-control = The student's men control all of these squares.
format-goal-bring = Men of these kinds stand on these squares.
format-goal-safe = The opponent can take nothing for nothing: whatever it takes, the student can take back.
format-goal-claim = The student claims a draw: any that there is, or this one.
format-goal-offer = The student offers a draw.
format-goal-accept = The student accepts the draw that is offered.
format-goal-decline = The student declines the draw that is offered, by a word or by a move.
format-goal-resign = The student resigns.
format-fail = What spoils a try: each key is a condition of its own.
format-fail-reach = The student goes to one of these squares, or to a star.
format-fail-capture = The student captures one of these men, or any man at all (“all”).
format-fail-lose = The student loses something: anything, or something unprotected.
format-fail-opponent-promotes = The opponent promotes a pawn.

## Opponents, wrong answers, marks

format-opponent = An opponent that plays: along lines, or by itself.
format-opponent-line = Lines of moves, the student's and the answers in turn; several lines are branches.
format-opponent-reply = It answers by itself, so strongly.
format-opponent-seed = Another number, another choice among moves that are equally good.
format-wrong = A wrong answer that you foresee.
format-wrong-move = The move; one that the rules refuse is written with its two squares, “e1g1”.
format-wrong-square = The square.
format-wrong-answer = What is typed; squares and moves are taken in any notation.
format-wrong-text = What is said of it, beside the computed reason.
format-marks = Squares that are lit: a list, or a question that the program answers.
format-marks-can-go = Where a piece can go.
format-marks-controls = What a piece controls.
format-marks-takes = What can be captured.
format-marks-attacked = What is attacked, or is otherwise the reason why not.
format-marks-last-move = Where the last move began and ended.
format-marks-target = What is to be reached, or is being shown.

## Courses

format-course = A course: the lessons of this folder, in parts and in order.
format-course-id = The name of the course.
format-course-part = The parts, in the order in which they are taught.
format-course-test = Lessons of the course that are tests.
format-test = A test: a lesson that is to be passed.
format-test-lesson = The id of the lesson.
format-test-hints = Whether hints are given. They are not if this is left out.
format-test-pass = How many stars of a hundred pass it; 80 if this is left out.
format-test-skips = The ids of the lessons that whoever passes it may skip.
format-part = A part of the course.
format-part-id = The name of the part.
format-part-title = Its title in each language.
format-part-lessons = The ids of its lessons, in order.
