### What a solved step and a finished lesson have earned, and where to go from there.

# $stars, $possible: stars earned, stars there are
result-stars = { $stars } of { $possible } stars.
# $lost: what stars were lost by
result-stars-lost = { $stars } of { $possible }: { LIST($lost) }.
result-shown = You saw the answer: no star.
# $lost: what cost stars, parts of a sentence
result-lost = What cost a star: { LIST($lost) }.
result-hints = { $count ->
        [one] one hint
       *[other] { $count } hints
    }
# $count: the tries that missed and cost a star · $after: whether one that cost nothing came before them (in lessons)
result-misses = { $after ->
        [free] { $count ->
            [one] one more wrong try
           *[other] { $count } more wrong tries
        }
       *[none] { $count ->
            [one] one wrong try
           *[other] { $count } wrong tries
        }
    }
result-longer = a longer way than needed
# $moves: the student's moves, which are the fewest
result-shortest = In { $moves } moves: there is no shorter way.
# $line: moves · $replies: whether the opponent's moves are among them (yes, no)
result-way = { COUNT($line) ->
        [one] The shortest way: { LIST($line) }.
       *[other] { $replies ->
            [yes] The shortest way, with your opponent's moves in between: { LIST($line) }.
           *[no] The shortest way, in this order: { LIST($line) }.
        }
    }
# $line: the first moves · $more: how many follow
result-way-begins = { $replies ->
        [yes] The shortest way, with your opponent's moves in between, begins with { LIST($line) }, and { $more } more moves follow to the end.
       *[no] The shortest way begins, in this order, with { LIST($line) }, and { $more } more moves follow to the end.
    }

## The end of a lesson

result-title = The end of the lesson
# $title: the title of the next lesson
result-next = The next lesson: { $title }
result-lessons = Back to the lessons
result-improve = Again where stars are missing
result-undone = To the step that is still to be done
result-again = The test again
result-course-done = You have gone through the whole course. Congratulations!
