### The screen: titles, buttons, questions. Few words; .short fits the row of buttons.

ui-name = Skaki
ui-language-name = English
# A language that is begun: $known of its $all sentences are written.
language-incomplete = { $language }: { $known } of { $all } sentences are translated; the rest is said in English.
# $file: the file · $fault: what is wrong with it
language-fault = { $file }: { $fault }
language-unreadable = { $path } cannot be read: { $error }
ui-language-question = In which language?
# $key: the key
ui-language-later = You can change the language whenever you like with { $key }.
ui-welcome = Every rule of chess, one by one, by playing.

## The map

ui-map-title = Lessons
# $title: of a lesson · $step: number of a step · $steps: how many there are
ui-continue = Continue: { $title } · step { $step } of { $steps }
# How far one is in all lessons. $done, $lessons: lessons done, lessons there are · $stars, $possible: stars
map-sums = { $done } of { $lessons } lessons · { $stars } of { $possible } ★
# How far one is in a lesson. $done, $steps: steps · $stars, $possible: stars
map-lesson-sums = { $done } of { $steps } steps · { $stars } of { $possible } stars
ui-quit-row = Quit
ui-lesson-done = You have finished “{ $title }”: { $stars ->
        [one] one star of { $possible }
       *[other] { $stars } stars of { $possible }
    }.
ui-lesson-left = The end of “{ $title }”. { $steps ->
        [one] One step is still to be done.
       *[other] { $steps } steps are still to be done.
    }

## The lesson

ui-step-of = Step { $step } of { $steps }
ui-turn = { SIDE($color, cap: 1) } to move.
ui-missed = This will be taken back: try something else.
# $ordered: in this order, or in any
ui-goal-reach = { COUNT($squares) ->
        [one] Reach { SQUARES($squares) }.
       *[other] Reach { SQUARES($squares) }{ $ordered ->
            [yes] , in this order
           *[no] {""}
        }.
    }
ui-goal-capture = { COUNT($squares) ->
        [one] Take what stands on { SQUARES($squares) }.
       *[other] Take what stands on { SQUARES($squares) }.
    }
ui-goal-check = Give check.
ui-goal-checkmate = { $moves ->
        [one] Mate in one move.
       *[other] Mate in { $moves } moves.
    }
ui-goal-answer-check = { $way ->
        [move] Answer the check: move the king away.
        [capture] Answer the check: take the checking piece.
        [block] Answer the check: put a piece in between.
       *[any] Answer the check.
    }
ui-task-mark = Mark the squares, then press { $key }.
# $count: how many are marked
ui-task-marked = { $count ->
        [0] None marked yet.
        [one] One marked.
       *[other] { $count } marked.
    }
ui-task-show = Read, then press { $key }.
ui-go-on = { $key }: the next step.
ui-fallback = This text exists only in another language.
ui-line-move = Move:
ui-line-square = Square:
# $text: what was typed
ui-written = You typed “{ $text }”.

## What is on the cursor's square

ui-square-empty = { SQUARE($square) }: empty, a { SHADE($square) ->
        [light] light
       *[dark] dark
    } square
ui-square-piece = { SQUARE($piece) }: { PIECE($piece, article: "none") }
ui-mark-can-go = can go here
ui-mark-controls = controlled
ui-mark-takes = can be taken
ui-mark-attacked = look here
ui-mark-last-move = last move
# A square that the lesson or a hint points at.
ui-mark-target = pointed out
ui-mark-star = star
ui-mark-chosen = marked
ui-mark-check = in check
ui-mark-selected = about to move
# Once the exercise is over.
ui-mark-answer = part of the answer

## Questions

ui-promotion = What does the pawn become?
ui-promotion-choice = { PIECE($piece, article: "none", colour: 0, cap: 1) }
ui-start-over = Erase all you have done in “{ $title }”? Its stars will be lost.
ui-start-all-over = Erase all you have done, in all lessons? All stars will be lost.
ui-yes = Yes, erase it
ui-no = No
# $loss: moves, work, stars, test · $doing: retry, answer, hint, skip, previous, quit
ui-sure = { $loss ->
        [moves] { $doing ->
            [answer] The moves you have made here will not count, and the step will give no star. Show the answer?
            [skip] The moves you have made here will be lost. Go to the next step?
            [previous] The moves you have made here will be lost. Go to the step before?
            [quit] The moves you have made in a step that is not solved yet will be lost. Quit?
           *[retry] The moves you have made here will be lost. Begin the step again?
        }
        [work] { $doing ->
            [answer] What you have done here will not count, and the step will give no star. Show the answer?
            [skip] What you have done here will be lost. Go to the next step?
            [previous] What you have done here will be lost. Go to the step before?
            [quit] What you have done in a step that is not solved yet will be lost. Quit?
           *[retry] What you have done here will be lost. Begin the step again?
        }
        [stars] If you look at the answer, the step gives no star. Show it?
       *[test] { $doing ->
            [hint] This is a test, and every hint costs a star. Take a hint?
           *[answer] This is a test: if you look at the answer, the exercise gives no star. Show it?
        }
    }
ui-sure-yes = Yes
ui-resumed = The step is as you left it.
ui-help-title = Keys
ui-help-letters = Every letter works on a Greek and on a Latin keyboard layout.
ui-help-typing = A move is simply typed: { MOVE("e4") }, { MOVE("Nf3") }, 0-0. Both alphabets are always understood.
ui-help-mouse = With the mouse: click a piece, then a square. Hold Shift to select text.
ui-mouse-on = The mouse works here again: click a piece, then a square.
ui-mouse-off = The mouse belongs to the terminal now: you can select text. The same key brings it back.
ui-notice-title = Message
# $columns, $rows: the window · $least-columns, $least-rows: the smallest that is enough
ui-too-small = The window is { $columns }×{ $rows }. At least { $least-columns }×{ $least-rows } is needed.
    .short = { $columns }×{ $rows } < { $least-columns }×{ $least-rows }

## Settings

ui-settings-title = Settings
ui-settings-saved = Every change takes effect at once and is kept.
ui-setting-language = Language: { $language }
ui-setting-notation = Notation: { $value ->
        [language] that of the language
        [latin] Latin letters
        [greek] Greek letters
       *[both] both
    }
ui-setting-theme = Colours: { $value ->
        [auto] as in the terminal
        [wood] wood, on dark
        [light] blue, on light
        [contrast] strong contrast
        [safe] without red and green
       *[mono] none
    }
ui-setting-pieces = Pieces: { $value ->
        [figures] figures
        [figures-as-letters] figures (without colour, letters)
        [symbols] symbols
       *[letters] letters
    }
ui-setting-motion = Pieces slide: { $value ->
        [on] yes
        [on-in-colour] yes (without colour, no)
       *[off] no
    }
ui-setting-mouse = Mouse: { $value ->
        [on] yes
       *[off] no
    }
ui-setting-plain = Next time: { $value ->
        [off] full screen
       *[on] line by line
    }

## Keys

ui-key-read-on = Read on
    .short = Read on
ui-key-next-step = The next step
    .short = Next
ui-key-take-and-put = Take a piece, put it down
    .short = Take
ui-key-mark = Mark the square, or take the mark away
    .short = Mark
ui-key-submit = The marks are ready
    .short = Ready
ui-key-open = Open the lesson
    .short = Open
ui-key-choose = Choose
    .short = Choose
ui-key-close = Close
    .short = Close
ui-key-play-it = Hand in what is typed
    .short = Hand in
ui-key-complete = Complete the move, if only one fits
    .short = Complete
ui-key-arrows = Move about
    .short = Move
ui-key-first = To the beginning
    .short = Start
ui-key-last = To the end
    .short = End
ui-key-page-up = A page up
    .short = Up
ui-key-page-down = A page down
    .short = Down
ui-key-type = Type a move or a square
    .short = Type
ui-key-hint = Hint: the next bit of help
    .short = Hint
ui-key-undo = Take the last move back
    .short = Undo
ui-key-retry = Again from the beginning
    .short = Again
ui-key-answer = Show the answer
    .short = Answer
ui-key-skip = The next step, solved or not
    .short = Skip
ui-key-previous-step = The step before
    .short = Previous
ui-key-flip = Turn the board
    .short = Turn
ui-key-start-over = Erase the progress in the lesson
    .short = Erase
ui-key-start-all-over = Erase the progress in all lessons
    .short = Erase all progress
ui-key-settings = Settings: language, colours, pieces, mouse
    .short = Settings
ui-key-change = Change it
    .short = Change
ui-key-language = Greek: change the language
    .short = Ελληνικά
ui-key-mouse = The mouse: on or off
    .short = Mouse
ui-key-pieces = The pieces: figures, symbols or letters
    .short = Figures
ui-key-buttons = From button to button
    .short = Buttons
ui-key-help = Help: the keys of this screen
    .short = Help
ui-key-back = Back to the lessons
    .short = Lessons
ui-key-to-the-end = To the way out
    .short = Quit
ui-key-quit = Quit; every step you have solved is kept
    .short = Quit

# $move: the move that was typed, in both spellings · $told: in words
# $typed: in which letters it was typed (greek, latin, none)
ui-typed = { $typed ->
        [greek] { MOVE_TYPED_GREEK($move) }: { $told }
        [latin] { MOVE_TYPED_LATIN($move) }: { $told }
       *[none] { MOVE($move) }: { $told }
    }
