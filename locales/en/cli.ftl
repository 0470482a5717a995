### The command line: help, answers, mistakes in the call.

## Help

cli-about = Learn every rule of chess in the terminal, in Greek and in English.
cli-usage = skaki [OPTIONS] [COMMAND]
cli-after-help = Without a command the list of lessons opens, and from there you go on where you left off. Wherever a FEN is taken, the word “start” means the initial position.
cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-learn = Start at a lesson or a step
cli-learn-usage = skaki learn [OPTIONS] [LESSON[/STEP]]
cli-why = May this move be played, and if not, why not?
cli-why-usage = skaki why [OPTIONS] FEN MOVE
cli-position = What the rules say of a position
cli-position-usage = skaki position [OPTIONS] FEN
cli-perft = Count the paths of legal moves to a depth
cli-perft-usage = skaki perft [OPTIONS] FEN DEPTH
cli-check = Check lesson files and prove that they can be solved
cli-check-usage = skaki check [OPTIONS] [PATH…]
cli-lessons = What lessons there are, and how far you are
cli-lessons-usage = skaki lessons [OPTIONS]
cli-value-fen = FEN
cli-value-move = MOVE
cli-value-moves = MOVES
cli-value-depth = DEPTH
cli-value-path = PATH
cli-value-dir = DIR
cli-value-lesson-step = LESSON/STEP
cli-value-reset = LESSON|all
cli-arg-fen = The position as a FEN, or “start” for the initial one
cli-arg-move = The move, written any way you like: e2e4, Nf3, Ιζ3, 0-0, e8=Q
cli-arg-depth = How many moves deep, from 0 to 20
cli-arg-paths = Lesson files or folders; without any, the program's own lessons
cli-arg-lesson-step = Where to start, for example rook or rook/blocked
cli-option-lang = The language: el or en
cli-option-plain = Line by line, nothing drawn on the screen
cli-option-json = Answer in JSON
cli-option-lessons = Add a folder of lessons
cli-option-data = Where progress and settings are kept
cli-option-help = Show this help
cli-option-version = Show the version
cli-option-moves = Moves played first from the position, with spaces between
cli-option-rulebook = Whose rules say when too little is left to mate with: fide or school
cli-option-divide = Count each first move by itself
cli-option-reset = Forget the progress of a lesson, or of all with “all”, after asking

## Mistakes in the call

# $name, $value, $suggestion: as they were written
cli-error-unknown-option = There is no option “{ $name }”.
cli-error-unknown-command = There is no command “{ $name }”.
cli-error-too-much = “{ $name }” is one too many.
cli-error-missing = Missing: { $name }.
cli-error-no-value = The option { $name } needs a value.
cli-error-value = The value “{ $value }” does not fit { $name }.
# $error: what is wrong, a whole sentence · $least, $most: numbers
cli-error-range = { $error } It must be a number from { $least } to { $most }.
# $error: what is wrong, a whole sentence · $known: what can be written, with commas
cli-error-one-of = { $error } It can be: { $known }.
cli-error-twice = { $name } was given twice.
cli-error-not-text = An argument is not UTF-8 text.
cli-error-other = This call makes no sense.
cli-error-did-you-mean = { $error } Did you mean “{ $suggestion }”?
cli-error-help = Try “skaki --help”.
cli-error-fen = The FEN cannot be read at character { $column }. { $fault }
cli-fen-fault = Character { $column }: { $fault }
# $number: which move of --moves · $text: as it was written · $reason: a sentence
cli-error-moves = Move { $number } of --moves, “{ $text }”, cannot be played. { $reason }
cli-error-no-lesson = There is no lesson “{ $name }”. See them with “skaki lessons”.
# $steps: how many steps it has
cli-error-no-step = The lesson “{ $lesson }” has no step “{ $step }”: { $steps ->
        [one] it has only one.
       *[other] it has { $steps } steps, 1 to { $steps }.
    }
cli-error-step-missing = After “{ $lesson }/” the name of a step is missing. “{ $lesson }” alone opens the lesson.
cli-error-no-json = The course does not answer in JSON: leave out --json, or give a command such as “lessons”.
cli-error-no-file = There is no file or folder { $path }.
cli-error-write = The answer cannot be written: { $error }
cli-error-input = The input cannot be read: { $error }

## Answers

# $move: the move in words
why-legal = It may be played. { $move }
why-remark-not-a-capture = A capture was written, but nothing is taken.
why-remark-not-check = A check was written, but it is no check.
why-remark-not-mate = A mate was written, but it is no mate.
why-remark-not-en-passant = En passant was written, but it is not.
lessons-line = { $id }: { $title } · { $done } of { $steps } · { $stars ->
        [one] one star
       *[other] { $stars } stars
    }
# $line: the line of the lesson
lessons-listed = { $state ->
        [passed] { $line } · test, passed
        [failed] { $line } · test, not passed yet
        [open] { $line } · test
       *[known] { $line } · known, by a test that you passed
    }
lessons-reset-one = Forget the progress in the lesson “{ $title }”? Write “yes” or “no”:
lessons-reset-all = Forget all progress, in all lessons? Write “yes” or “no”:
lessons-reset-done = The progress is forgotten.
# $trouble: why, a whole sentence
lessons-reset-failed = { $trouble } Nothing was forgotten.
lessons-reset-kept = Nothing has changed.

## The user's files

cli-fault-line = { $place }: { $fault }
# $files: in how many files
cli-faults = { $files ->
        [one] One lesson file has faults.
       *[other] { $files } lesson files have faults.
    } What cannot be read is missing; the other lessons are all here. Tell your teacher; “skaki check” shows all the faults.
# $line: the first fault of a file · $count: how many more it has
cli-faults-more = { $line } { $count ->
        [one] (and one more)
       *[other] (and { $count } more)
    }
# $files: how many files are not named
cli-faults-files = { $files ->
        [one] … and one more file.
       *[other] … and { $files } more files.
    }
# $first, $second: two paragraphs
cli-next-paragraph =
    { $first }

    { $second }
# $kind: what has words of its own · $error: what the system said, in English
cli-system-error = { $kind ->
        [not-found] it does not exist
        [no-permission] it is not permitted
        [no-folder] a part of the path is not a folder
        [is-folder] it is a folder
        [read-only] the disk is read-only
        [no-file] it is no ordinary file
        [too-large] it is too large
        [full] the disk is full
        [exists] a file already has this name
       *[other] { $error }
    }
# $path: file · $error: what the system said
store-unreadable = Your progress in { $path } cannot be read ({ $error }).
store-unwritable = Your progress cannot be written to { $path } ({ $error }).
# $trouble: why, a whole sentence
store-nothing-kept = { $trouble } You can go on, but nothing will be kept.
store-tried-again = { $trouble } You can go on: it is tried again after every step.
store-kept-again = Your progress is kept again, all of it.
# $trouble: why, a whole sentence · $steps: how many steps
store-lost = { $trouble } { $steps ->
        [0] What you have just changed is lost.
        [one] One step that you have done is lost.
       *[other] { $steps } steps that you have done are lost.
    }
store-damaged = In your progress { $lines ->
        [one] one line could not be read
       *[other] { $lines } lines could not be read
    }; the old file was kept as { $path }.
store-no-home = No home folder was found: give one with --data.
settings-unreadable = The settings in { $path } cannot be read ({ $error }): the usual ones hold.
settings-broken = The settings in { $path } have a mistake{ $line ->
        [0] {""}
       *[other] {" "}in line { $line }
    }: the usual ones hold. As soon as you change one, this file is kept beside the new one, under a name that begins with settings.damaged.
settings-unwritable = The settings cannot be written to { $path } ({ $error }).
