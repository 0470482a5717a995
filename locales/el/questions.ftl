### Οι ερωτήσεις για μια θέση: τι ζητάει η καθεμιά, και γιατί ένα τετράγωνο δεν ανήκει στην απάντησή της.

## Τι ζητάει η ερώτηση: φράση στον πληθυντικό και στην ονομαστική, που μπαίνει μέσα σε πρόταση («Ζητούνται …»)

# $square, $first, $second: τετράγωνο · $side: πλευρά · $there: τι στέκεται στο τετράγωνο, όσο είναι γνωστό (man, nothing,
# unknown) · $man: το κομμάτι ή το πιόνι που στέκεται εκεί, αν υπάρχει
question-moves-of = τα τετράγωνα όπου μπορεί να πάει { $there ->
        [man] { PIECE($man) } από { SQUARE($man, case: "acc") }
       *[unknown] ό,τι στέκεται { SQUARE($square, case: "se") }
    }
question-moves-of-side = τα τετράγωνα όπου μπορούν να πάνε { SIDE($side) }
question-captures-of = τα τετράγωνα όπου { $there ->
        [man] { PLACED($man) }
       *[unknown] ό,τι στέκεται { SQUARE($square, case: "se") }
    } μπορεί να πάρει
question-captures-of-side = τα κομμάτια και τα πιόνια που { SIDE($side) } μπορούν να πάρουν
question-movers-to = τα κομμάτια και τα πιόνια που μπορούν να πάνε { SQUARE($square, case: "se") }
question-movable = τα κομμάτια και τα πιόνια { SIDE($side, case: "gen") } που μπορούν να κινηθούν
question-reach-of = τα τετράγωνα όπου μπορεί κάποτε να φτάσει { $there ->
        [man] { PIECE($man) } από { SQUARE($man, case: "acc") }
       *[unknown] ό,τι στέκεται { SQUARE($square, case: "se") }
    }, όσο τα άλλα μένουν ακίνητα
question-controlled-by = τα τετράγωνα που ελέγχει { $there ->
        [man] { PLACED($man) }
       *[unknown] ό,τι στέκεται { SQUARE($square, case: "se") }
    }
question-controlled-by-side = τα τετράγωνα που ελέγχουν { SIDE($side) }
question-attackers-of = τα κομμάτια και τα πιόνια που { $there ->
        [man] απειλούν { PLACED($man, case: "acc") }
        [nothing] ελέγχουν { SQUARE($square, case: "acc") }
       *[unknown] ελέγχουν { SQUARE($square, case: "acc") } ή απειλούν ό,τι στέκεται εκεί
    }
question-defenders-of = τα κομμάτια και τα πιόνια που προστατεύουν { $there ->
        [man] { PLACED($man, case: "acc") }
       *[unknown] ό,τι στέκεται { SQUARE($square, case: "se") }
    }
question-attacked = τα κομμάτια και τα πιόνια { SIDE($side, case: "gen") } που απειλούνται
question-undefended = τα κομμάτια και τα πιόνια { SIDE($side, case: "gen") } που δεν έχουν προστασία
question-hanging = τα κομμάτια και τα πιόνια { SIDE($side, case: "gen") } που ο αντίπαλος μπορεί να πάρει χωρίς να χάσει τίποτα
question-checkers = τα κομμάτια και τα πιόνια που δίνουν σαχ
question-checks-of = τα τετράγωνα όπου μπορεί να πάει { $there ->
        [man] { PIECE($man) } από { SQUARE($man, case: "acc") }
       *[unknown] ό,τι στέκεται { SQUARE($square, case: "se") }
    } δίνοντας σαχ
question-checks-of-side = τα τετράγωνα όπου μπορούν να πάνε { SIDE($side) } δίνοντας σαχ
question-mates-of = τα τετράγωνα όπου μπορεί να πάει { $there ->
        [man] { PIECE($man) } από { SQUARE($man, case: "acc") }
       *[unknown] ό,τι στέκεται { SQUARE($square, case: "se") }
    } κάνοντας ματ
question-mates-of-side = τα τετράγωνα όπου μπορούν να πάνε { SIDE($side) } κάνοντας ματ
question-stalemates-of = τα τετράγωνα όπου, αν πάει { $there ->
        [man] { PIECE($man) } από { SQUARE($man, case: "acc") }
       *[unknown] ό,τι στέκεται { SQUARE($square, case: "se") }
    }, γίνεται πατ
question-escapes = τα τετράγωνα όπου μπορεί να ξεφύγει από το σαχ ο βασιλιάς
question-takers = τα κομμάτια και τα πιόνια που μπορούν να πάρουν αυτό που δίνει σαχ
question-blocks = τα τετράγωνα όπου κάτι μπορεί να μπει ανάμεσα και να σταματήσει το σαχ
question-blockers = τα κομμάτια και τα πιόνια που μπορούν να μπουν ανάμεσα και να σταματήσουν το σαχ
question-pinned = τα καρφωμένα κομμάτια και πιόνια { SIDE($side, case: "gen") }
question-pinners-of = τα κομμάτια που καρφώνουν κάποιο κομμάτι ή πιόνι { SIDE($side, case: "gen") }
question-pin-line-of = τα τετράγωνα από τον βασιλιά ως το κομμάτι που καρφώνει { $there ->
        [man] { PLACED($man, case: "acc") }
       *[unknown] ό,τι στέκεται { SQUARE($square, case: "se") }
    }, μαζί με το τετράγωνο του κομματιού
question-safe-squares = τα τετράγωνα όπου μπορεί να πάει ο βασιλιάς { SIDE($side, case: "gen") }
question-castling-of = τα τετράγωνα όπου μπορεί να πάει με ροκέ ο βασιλιάς { SIDE($side, case: "gen") }
question-en-passant = τα τετράγωνα όπου ένα πιόνι μπορεί να πάρει αν πασάν
question-light-squares = τα λευκά τετράγωνα
question-dark-squares = τα μαύρα τετράγωνα
question-stars = τα αστέρια
question-all-squares = όλα τα τετράγωνα
question-empty-squares = τα άδεια τετράγωνα
question-edge = τα τετράγωνα στην άκρη της σκακιέρας
question-corners = οι τέσσερις γωνίες της σκακιέρας
question-centre = τα τέσσερα τετράγωνα του κέντρου
question-square = { SQUARE($square, case: "nom") }
question-file = τα τετράγωνα της στήλης { FILE($file) }
question-rank = τα τετράγωνα { RANK($rank, case: "gen") } γραμμής
question-diagonals-of = τα τετράγωνα στις διαγωνίους που περνούν από { SQUARE($square, case: "acc") }
question-around = τα τετράγωνα γύρω από { SQUARE($square, case: "acc") }
question-between = τα τετράγωνα ανάμεσα { SQUARE($first, case: "se") } και { SQUARE($second, case: "se") }
question-pieces = τα κομμάτια, χωρίς τα πιόνια
question-pieces-of = τα κομμάτια { SIDE($side, case: "gen") }, χωρίς τα πιόνια
question-men = όλα τα κομμάτια και τα πιόνια
question-men-of = τα κομμάτια και τα πιόνια { SIDE($side, case: "gen") }
# $kind, $piece: είδος
question-kind = { PIECE($kind, number: "pl") }
question-kind-of = { PIECE($piece, number: "pl") }
# $first, $second: άλλες δύο ερωτήσεις
question-both = όσα ανήκουν και στα δύο: { $first } και { $second }
question-either = { $first }, και επίσης { $second }
question-without = { $first }, αλλά όχι { $second }

# $question: τι ζητάει η άσκηση
miss-asked = Ζητούνται { $question }.
# Η συνέχεια, όταν ενώνονται δύο ερωτήσεις.
miss-asked-more = { $how ->
        [and] Από αυτά μετράνε μόνο { $question }.
        [or] Ζητούνται και { $question }.
       *[except] Από αυτά δε μετράνε { $question }.
    }

## Γιατί ένα τετράγωνο δεν ανήκει στην απάντηση

# $square: το τετράγωνο που σημειώθηκε
mark-itself = Η άσκηση ρωτάει για { SQUARE($square, case: "acc") }: το ίδιο το τετράγωνο δε μετράει.
mark-nobody-goes = { SIDE($side, cap: 1) } δεν έχουν κομμάτι ή πιόνι που να μπορεί να πάει { SQUARE($square, case: "se") }.
# $side: ο αντίπαλος · $piece: κομμάτι στο τετράγωνό του
mark-not-attacked = { SIDE($side, cap: 1) } δεν απειλούν { PLACED($piece, case: "acc") }.
mark-not-controlled = { SIDE($side, cap: 1) } δεν ελέγχουν { SQUARE($square, case: "acc") }.
# $piece, $target: κομμάτια στα τετράγωνά τους
mark-protects = { PLACED($piece, cap: 1) } προστατεύει { PLACED($target, case: "acc") }, δεν { PRONOUN($target, case: "acc") } απειλεί.
mark-attacks = { PLACED($piece, cap: 1) } απειλεί { PLACED($target, case: "acc") }, δεν { PRONOUN($target, case: "acc") } προστατεύει.
mark-protected = { PLACED($piece, cap: 1) } προστατεύει { PLACED($target, case: "acc") }.
# $piece: ποιος παίρνει · $target: τι παίρνει · $defender: ποιος απαντά
mark-takes-back = Αν { PLACED($piece) } πάρει { PLACED($target, case: "acc") }, { PLACED($defender) } { PRONOUN($piece, case: "acc") } παίρνει αμέσως.
mark-cannot-move = { PLACED($piece, cap: 1) } δεν έχει καμία κίνηση.
mark-never-reached = { PLACED($piece, cap: 1) } δε φτάνει ποτέ { SQUARE($square, case: "se") }.
mark-no-check-there = Καμία κίνηση { SIDE($side, case: "gen") } { SQUARE($square, case: "se") } δε δίνει σαχ.
mark-check-no-stalemate = Από { SQUARE($square, case: "acc") } δίνει σαχ, και πατ γίνεται μόνο χωρίς σαχ.
mark-can-still-move = Δεν είναι πατ: { PLACED($piece) } μπορεί ακόμη να κινηθεί.
# $piece: αυτό που δίνει σαχ
mark-takes-checker = Εκεί ο βασιλιάς παίρνει { PLACED($piece, case: "acc") }: αυτό είναι πάρσιμο, όχι φυγή.
mark-cannot-block = { PLACED($piece, cap: 1) } δεν μπορεί να μπει ανάμεσα.
mark-pins-nothing = { PLACED($piece, cap: 1) } δεν καρφώνει τίποτα.
# $first, $second: κομμάτια στα τετράγωνά τους
mark-not-between = Δεν είναι ανάμεσα { PLACED($first, case: "se") } και { PLACED($second, case: "se") }.
mark-only-castling = { SQUARE($square, case: "se", cap: 1) } ο βασιλιάς πάει μόνο με ροκέ, και εδώ ζητάμε τα απλά του βήματα.
mark-no-castling = Με ροκέ ο βασιλιάς δε φτάνει { SQUARE($square, case: "se") }.
mark-no-en-passant = { SQUARE($square, case: "se", cap: 1) } κανένα πιόνι δεν μπορεί να πάρει αν πασάν.
mark-place = { $place ->
        [edge] { SQUARE($square, case: "nom", cap: 1) } δεν είναι στην άκρη της σκακιέρας.
        [corners] { SQUARE($square, case: "nom", cap: 1) } δεν είναι γωνία.
        [stars] { SQUARE($square, case: "se", cap: 1) } δεν υπάρχει αστέρι.
       *[centre] { SQUARE($square, case: "nom", cap: 1) } δεν είναι στο κέντρο.
    }
# $from: το τετράγωνο της ερώτησης
mark-not-next = Δεν είναι δίπλα { SQUARE($from, case: "se") }.
mark-not-between-squares = Δεν είναι ανάμεσα { SQUARE($first, case: "se") } και { SQUARE($second, case: "se") }.
mark-pawn = { SQUARE($square, case: "se", cap: 1) } στέκεται πιόνι, και τα πιόνια δε λέγονται κομμάτια.
# $first, $second: δύο προτάσεις, μία για κάθε ερώτηση
mark-neither = { $first } { $second }
# $question: αυτά που δε ζητούνται
mark-left-out = Είναι από εκείνα που εδώ δε μετράνε: { $question }.
# $fact: πρόταση που λέει τι ισχύει εκεί
mark-left-out-for = { $fact } Τέτοια τετράγωνα εδώ δε μετράνε.
mark-is-controlled = { SIDE($side, cap: 1) } ελέγχουν { SQUARE($square, case: "acc") }.
# $how: check, mate
mark-is-check = { $how ->
        [check] Η κίνηση { SQUARE($square, case: "se") } δίνει σαχ.
       *[mate] Η κίνηση { SQUARE($square, case: "se") } κάνει ματ.
    }

## Οι ίδιες ερωτήσεις γραμμή γραμμή: πώς αρχίζουν, χωρισμένες με κόμμα. Ακολουθεί τετράγωνο ή πλευρά. Τόνοι και κεφαλαία δε μετράνε.

ask-square = τι στέκεται στο, τι είναι στο, τι έχει το, τετράγωνο
ask-moves-of = κινήσεις
ask-captures-of = παρσίματα, τι παίρνει το, τι παίρνουν τα
ask-movers-to = ποιος πάει στο, ποιοι πάνε στο, ποια πάνε στο
ask-reach-of = πού φτάνει το, πού φτάνει
ask-controlled-by = τι ελέγχει το, τι ελέγχουν τα, έλεγχος
ask-attackers-of = ποιος απειλεί το, ποιοι απειλούν το, ποια απειλούν το, ποιος ελέγχει το, ποιοι ελέγχουν το
ask-defenders-of = ποιος προστατεύει το, ποιοι προστατεύουν το, ποια προστατεύουν το
ask-attacked = τι απειλείται, ποια απειλούνται, απειλούνται
ask-undefended = τι δεν προστατεύεται, ποια δεν προστατεύονται, απροστάτευτα
ask-hanging = τι χάνεται, τι κρέμεται, κρεμασμένα
ask-checkers = ποιος δίνει σαχ, ποιοι δίνουν σαχ, τι δίνει σαχ
ask-escapes = πού φεύγει ο βασιλιάς, φυγές
ask-takers = ποιος παίρνει αυτό που δίνει σαχ, ποιος το παίρνει
ask-blocks = πού μπαίνω ανάμεσα, πού κλείνει το σαχ, καλύψεις
ask-blockers = ποιος μπαίνει ανάμεσα, ποιοι μπαίνουν ανάμεσα
ask-pinned = τι είναι καρφωμένο, ποια είναι καρφωμένα, καρφωμένα
ask-pinners-of = ποιος καρφώνει τα, τι καρφώνει τα
ask-safe-squares = πού πάει ο βασιλιάς, ασφαλή τετράγωνα
ask-white = λευκά, τα λευκά, των λευκών, λευκών, άσπρα
ask-black = μαύρα, τα μαύρα, των μαύρων, μαύρων

# Πρώτα τι ρώτησε κανείς, μετά η απάντηση. $question: τι ρώτησε κανείς · $squares: τετράγωνα · $men: κομμάτια στα τετράγωνά τους
asked-none = { LIST($question, cap: 1) }: κανένα.
asked-squares = { LIST($question, cap: 1) }: { SQUARES($squares) }.
asked-men = { LIST($question, cap: 1) }: { PLACED($men) }.
asked-of-what = Γράψε στο τέλος και ποιο τετράγωνο εννοείς, για παράδειγμα { SQUARE("d4") }.
# Σε άσκηση που δε λύθηκε ακόμη κάθε τέτοια απάντηση μετρά σαν υπόδειξη.
asked-as-hint = Η απάντηση μετρά σαν υπόδειξη και κοστίζει ένα αστέρι. Για να την πάρεις, ρώτα ξανά ή γράψε «ναι».
asked-in-test = Είσαι σε τεστ: αυτό θα το βρεις εσύ. Μπορείς πάντα να ρωτάς τι στέκεται πού, ποιος παίζει και ποιες κινήσεις έγιναν.
