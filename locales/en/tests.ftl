### The lessons that are tests: what that means, how they went, what comes next.

# In the top line, between the title and the step.
tests-header = Test
# $hints: whether hints are given · $needed, $possible: how many stars are needed of how many
tests-begin = { $hints ->
        [off] This is a test: there are no hints, each wrong try costs a star, and the first time that you solve each exercise counts.
       *[on] This is a test: each wrong try costs a star, and the first time that you solve each exercise counts.
    } You pass with { $needed } of { $possible } stars.
tests-no-hints = There are no hints in a test. Try with what you know; if you look at the answer, the exercise gives no star.
# $stars, $possible, $needed: stars earned, stars there are, stars needed · $lessons: titles of lessons
tests-passed = You have passed the test “{ $title }” with { $stars ->
        [one] one
       *[other] { $stars }
    } of { $possible } stars; { $needed } were needed. Go on to the next lesson.
tests-passed-skips = You have passed the test “{ $title }” with { $stars ->
        [one] one
       *[other] { $stars }
    } of { $possible } stars; { $needed } were needed. { COUNT($lessons) ->
        [one] You know this lesson now, and the course goes on past it: { LIST($lessons) }.
       *[other] You know these lessons now, and the course goes on past them: { LIST($lessons) }.
    }
tests-failed = You have not passed the test “{ $title }” yet: you have { $stars ->
        [0] no star
        [one] one star
       *[other] { $stars } stars
    } of { $possible }, and { $needed } are needed. Look again at what was hard for you, and take the test again whenever you like.
# $steps: how many steps are left · $title: the title
tests-left = The test “{ $title }” is judged when all its steps are done. { $steps ->
        [one] One is left; if you cannot find it, look at the answer and go on, without a star.
       *[other] { $steps } are left; where you cannot find one, look at the answer and go on, without a star.
    }
# On the map. $title: the title of the lesson
tests-row = { $state ->
        [passed] Test, passed: { $title }
        [failed] Test, not passed yet: { $title }
       *[open] Test: { $title }
    }
# On the map, in the place of the stars: a test passes the lesson over.
tests-known = known
# $line: the line of the lesson in the list
tests-listed = { $state ->
        [passed] { $line } A test: passed.
        [failed] { $line } A test: not passed yet.
        [open] { $line } A test.
       *[known] { $line } Known: a test that you passed skips it.
    }
