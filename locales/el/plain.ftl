### Γραμμή γραμμή: το πρόγραμμα με λόγια, χωρίς σχέδια στην οθόνη. Διαβάζεται από την αρχή ως το τέλος,
### και τίποτα δε σβήνεται.

## Λέξεις που καταλαβαίνει, χωρισμένες με κόμμα. Τόνοι και κεφαλαία δε μετράνε. Ισχύουν μαζί με τις αγγλικές, σε όποια γλώσσα κι αν είσαι.

word-help = βοήθεια, εντολές, ?
word-quit = έξοδος, τέλος, αντίο
word-language = γλώσσα, άλλαξε γλώσσα, λ
word-this-language = ελληνικά, greek
word-hint = υπόδειξη, βοήθησέ με
word-undo = πίσω, αναίρεση, πάρε πίσω
word-retry = ξανά, από την αρχή
word-skip = επόμενη, επόμενο, προχώρα, άλλη
word-back = προηγούμενη, προηγούμενο
word-answer = λύση, απάντηση
word-task = άσκηση, εκφώνηση, τι ζητάει
word-lessons = μαθήματα, χάρτης
word-done = έτοιμο, έτοιμα, τέλος σημείωσης
word-board = σκακιέρα, θέση
word-rank = γραμμή
word-file = στήλη
word-where = πού είναι οι, πού είναι ο, πού είναι η, πού είναι το, πού είναι τα, πού είναι, πού
word-kings = βασιλιάς, βασιλιάδες, ρήγας, ρηγάδες
word-queens = βασίλισσα, βασίλισσες, ντάμα, ντάμες
word-rooks = πύργος, πύργοι
word-bishops = αξιωματικός, αξιωματικοί, τρελός, τρελοί
word-knights = ίππος, ίπποι, άλογο, άλογα
word-pawns = πιόνι, πιόνια, στρατιώτης, στρατιώτες
word-and = και
word-screen = οθόνη, πλήρης οθόνη
word-yes = ναι, ν
word-no = όχι
word-moves = κινήσεις, τι μπορώ να παίξω
word-continue = συνέχεια, συνέχισε
word-marks = σημάδια, τι σημείωσα
word-settings = ρυθμίσεις, επιλογές
word-change = άλλαξε, αλλαγή
word-glossary = λεξικό, γλωσσάρι, τι σημαίνει, τι θα πει
word-forget = ξέχνα, ξέχασε
word-all = όλα, τα πάντα
word-last-move = τελευταία κίνηση, η τελευταία κίνηση, ποια ήταν η τελευταία κίνηση, τι έπαιξε ο αντίπαλος
word-so-far = κινήσεις ως εδώ, κινήσεις ως τώρα, οι κινήσεις ως εδώ, κινήσεις μέχρι εδώ, κινήσεις μέχρι τώρα
word-turn = σειρά, ποιος παίζει, ποιος παίζει τώρα, ποιοι παίζουν, τίνος είναι η σειρά, ποιου είναι η σειρά
word-castling = δικαίωμα ροκέ, δικαιώματα ροκέ, δικαίωμα για ροκέ, δικαιώματα για ροκέ, τα δικαιώματα ροκέ
word-mine = μου
# Μετά από το «πού είναι»: όσα έχει μια πλευρά.
word-men = κομμάτια, πιόνια και κομμάτια, κομμάτια και πιόνια, όλα

## Αρχή

plain-welcome = Σκάκι: μάθε όλους τους κανόνες με ασκήσεις.
plain-choose-language = Γλώσσα; Γράψε { LIST($languages, join: "or") }· σκέτο Enter σημαίνει ελληνικά.
plain-language = { $number } για { $language }
# $answer: αυτό που γράφτηκε
plain-no-such-language = Το «{ $answer }» δεν είναι καμία από τις γλώσσες.
plain-lessons = Μαθήματα:
# $number: ο αριθμός που γράφει κανείς για να το διαλέξει · $done, $steps: πόσα βήματα από πόσα · $stars: τα αστέρια του
plain-lesson = { $state ->
        [new] { $number }. «{ $title }».
        [begun] { $number }. «{ $title }»: { $done } από { $steps }, { $stars ->
            [one] ένα αστέρι.
           *[other] { $stars } αστέρια.
        }
       *[done] { $number }. «{ $title }»: έγινε, { $stars ->
            [one] ένα αστέρι.
           *[other] { $stars } αστέρια.
        }
    }
plain-choose-lesson = Γράψε τον αριθμό ή το όνομα ενός μαθήματος· με σκέτο Enter συνεχίζεις από εκεί που έμεινες. Γράψε «βοήθεια» για τις άλλες λέξεις, «έξοδος» για να φύγεις.
plain-no-such-lesson = Δεν υπάρχει μάθημα «{ $name }».
plain-all-done = Τα έχεις λύσει όλα. Διάλεξε όποιο μάθημα θέλεις να ξαναδείς, ή γράψε «έξοδος».
# $word: λέξη που ισχύει αλλού
plain-only-in-a-step = Το «{ $word }» ισχύει μόνο μέσα σε μάθημα. Διάλεξε πρώτα ένα, με τον αριθμό ή το όνομά του.

## Ρυθμίσεις, και από την αρχή

plain-settings = Ρυθμίσεις:
plain-setting = { $number }. { $setting }. Γίνεται: { LIST($choices, join: "or") }.
# Μια τιμή της ρύθμισης. $text: η τιμή
plain-choice = «{ $text }»
plain-settings-how = Γράψε «άλλαξε» και έναν αριθμό ή ένα όνομα για την επόμενη τιμή («άλλαξε 2», «άλλαξε γραφή»), ή και την τιμή που θέλεις («άλλαξε κομμάτια γράμματα»). Με «ρυθμίσεις» τις βλέπεις όλες.
# $text: ό,τι γράφτηκε
plain-no-such-setting = Δεν υπάρχει ρύθμιση «{ $text }».
# $text: ό,τι γράφτηκε · $choices: οι τιμές που υπάρχουν
plain-no-such-value = Το «{ $text }» δεν είναι τιμή αυτής της ρύθμισης. Γίνεται: { LIST($choices, join: "or") }.
plain-forget-what = Γράψε «ξέχνα» και τον αριθμό ή το όνομα ενός μαθήματος, ή «ξέχνα όλα».

## Μέσα στο μάθημα

# $title: τίτλος · $number, $steps: ποια από πόσες
plain-step = «{ $title }», { $number } από { $steps }.
plain-fallback = Αυτό το μάθημα δεν υπάρχει στα ελληνικά. Γλώσσα του κειμένου: { $language }.
plain-white-stands = Λευκά: { $pieces }.
plain-black-stands = Μαύρα: { $pieces }.
# Τα κομμάτια μιας πλευράς, κάθε είδος μαζί.
plain-and = { $first }, { $second }
plain-piece = { COUNT($squares) ->
        [one] { $kind ->
            [king] βασιλιάς { SQUARES($squares) }
            [queen] βασίλισσα { SQUARES($squares) }
            [rook] πύργος { SQUARES($squares) }
            [bishop] αξιωματικός { SQUARES($squares) }
            [knight] ίππος { SQUARES($squares) }
           *[pawn] πιόνι { SQUARES($squares) }
        }
       *[other] { $kind ->
            [king] βασιλιάδες { SQUARES($squares) }
            [queen] βασίλισσες { SQUARES($squares) }
            [rook] πύργοι { SQUARES($squares) }
            [bishop] αξιωματικοί { SQUARES($squares) }
            [knight] ίπποι { SQUARES($squares) }
           *[pawn] πιόνια { SQUARES($squares) }
        }
    }
plain-stars = { COUNT($squares) ->
        [one] Αστέρι { SQUARES($squares, case: "se") }.
       *[other] Αστέρια { SQUARES($squares, case: "se") }.
    }
plain-lit = { $mark ->
        [can-go] Μπορεί να πάει { SQUARES($squares, case: "se") }.
        [controls] Ελέγχει: { SQUARES($squares) }.
        [takes] Μπορεί να πάρει: { SQUARES($squares) }.
        [attacked] Πρόσεξε: { SQUARES($squares) }.
        [answer] Η λύση: { SQUARES($squares) }.
        [last-move] Η τελευταία κίνηση: { SQUARES($squares) }.
       *[target] Δες: { SQUARES($squares) }.
    }
plain-arrow = Βέλος από το { SQUARE($from) } { SQUARE($to, case: "se") }.
plain-your-turn = Παίζεις με { SIDE($side, case: "acc") }.
# Μόνο ως την πρώτη κίνηση.
plain-how-to-move = Παίζεις με { SIDE($side, case: "acc") }. Γράψε μια κίνηση με δύο τετράγωνα: πρώτα απ’ όπου φεύγει το κομμάτι ή το πιόνι, μετά όπου πάει. Ή γράψε «βοήθεια».
plain-mark-now = Γράψε τα τετράγωνα, για παράδειγμα { SQUARE("e4") } { SQUARE("d5") }, και μετά «έτοιμο».
plain-read-on = Enter για να συνεχίσεις.
plain-show-more = Enter για την επόμενη κίνηση.
plain-solved = { $stars ->
        [0] Η άσκηση έγινε, χωρίς αστέρι. Enter για την επόμενη.
        [one] Η άσκηση έγινε: ένα αστέρι από τα τρία. Enter για την επόμενη.
       *[other] Η άσκηση έγινε: { $stars } αστέρια από τα τρία. Enter για την επόμενη.
    }
plain-missed = Η κίνηση γύρισε πίσω. Δοκίμασε πάλι.
# $move: η κίνηση που γράφτηκε, στις δύο γραφές · $told: με λόγια
# $typed: σε ποια γράμματα γράφτηκε (greek, latin, none)
plain-played = { $typed ->
        [greek] { MOVE_TYPED_GREEK($move) }: { $told }
        [latin] { MOVE_TYPED_LATIN($move) }: { $told }
       *[none] { MOVE($move) }: { $told }
    }
plain-lesson-end = Τέλος του μαθήματος «{ $title }»: { $steps ->
        [one] { $done ->
            [0] το μοναδικό του βήμα δεν έχει γίνει ακόμη.
           *[other] το μοναδικό του βήμα έγινε.
        }
       *[other] { $done } από { $steps } βήματα.
    }
# $title: του μαθήματος που ανοίγει το Enter · $number, $steps: σε ποιο βήμα του
plain-go-on-with = Με σκέτο Enter συνεχίζεις: «{ $title }», { $number } από { $steps }. Γράψε «μαθήματα» για όλο τον κατάλογο.
plain-goodbye = Η πρόοδός σου φυλάχτηκε. Γεια!
plain-goodbye-unsaved = Γεια!
plain-goodbye-begun = Η πρόοδός σου φυλάχτηκε· η άσκηση που έχεις αρχίσει θα ξεκινήσει την άλλη φορά από την αρχή. Γεια!
# $question: τι κοστίζει, και αν θα γίνει
plain-sure = { $question } Γράψε «ναι» ή «όχι»:
plain-not-understood = Αυτό δεν το κατάλαβα. Γράψε «βοήθεια» για να δεις τι μπορείς να γράψεις.
plain-see-help = Γράψε «βοήθεια» για να δεις τι άλλο μπορείς να γράψεις.
plain-screen-elsewhere = Αυτό το τερματικό δεν μπορεί να δείξει το πρόγραμμα σε πλήρη οθόνη. Σε άλλο, που μπορεί, ανοίγει σε πλήρη οθόνη.
# Η μεταβλητή του περιβάλλοντος ζητά γραμμές, ό,τι κι αν λένε οι ρυθμίσεις.
plain-screen-held = Όσο υπάρχει η μεταβλητή SKAKI_PLAIN, το πρόγραμμα μένει γραμμή γραμμή. Χωρίς αυτήν ανοίγει σε πλήρη οθόνη.
plain-screen-next = Από την επόμενη φορά το πρόγραμμα ανοίγει σε πλήρη οθόνη.
plain-language-now = Η γλώσσα είναι τώρα τα ελληνικά.
plain-marked-now = { COUNT($squares) ->
        [0] Δεν έχεις σημειώσει τίποτα.
       *[other] Έχεις σημειώσει: { SQUARES($squares) }.
    }
plain-help =
    Γράψε μια κίνηση ({ MOVE("Ra4") }, «πύργος α4», α1 α4) ή μία από τις λέξεις:
    υπόδειξη, πίσω (παίρνει την κίνηση πίσω), ξανά (από την αρχή), λύση, επόμενη, προηγούμενη, εκφώνηση, μαθήματα, συνέχεια, ρυθμίσεις, λεξικό (ή «λεξικό σαχ»), ξέχνα (το μάθημα από την αρχή), γλώσσα, οθόνη (ξανά σε πλήρη οθόνη), έξοδος.
    Για τη σκακιέρα: σκακιέρα, κινήσεις, γραμμή 4, στήλη δ, πού είναι οι πύργοι, τι είναι στο δ4, κινήσεις δ4, παρσίματα δ4, τι ελέγχει το δ4, ποιος απειλεί το δ4, ποιος προστατεύει το δ4, ποιος δίνει σαχ, καρφωμένα, πού είναι τα κομμάτια μου, πού είναι η μαύρη βασίλισσα, σειρά (ποιος παίζει), τελευταία κίνηση, κινήσεις ως εδώ, δικαιώματα ροκέ.
    Όπου σημειώνεις τετράγωνα: γράψε τα τετράγωνα, και μετά «έτοιμο»· αν ξαναγράψεις ένα σημειωμένο, ή με «σήκωσε { SQUARE("b6") }», το σημάδι σβήνεται. Η λέξη «σημάδια» λέει ποια σημείωσες.
    Όπου βάζεις κομμάτια: γράψε κομμάτι και τετράγωνο («λευκός ίππος { SQUARE("f3") }»)· με «σήκωσε { SQUARE("f3") }» το βγάζεις.
    Όπου διαλέγεις απάντηση: γράψε τον αριθμό της.
plain-help-lessons =
    Γράψε τον αριθμό ή το όνομα ενός μαθήματος, ή σκέτο Enter για να συνεχίσεις από εκεί που έμεινες.
    Ακόμη: μαθήματα (ξανά ο κατάλογος), συνέχεια, ρυθμίσεις, λεξικό, ξέχνα 4 ή ξέχνα όλα (από την αρχή), γλώσσα ή λ (η άλλη γλώσσα), οθόνη (ξανά σε πλήρη οθόνη), έξοδος.
    Μέσα στο μάθημα, η «βοήθεια» λέει πώς γράφονται οι κινήσεις και τι μπορείς να ρωτήσεις.

## Η σκακιέρα με λόγια

plain-rank = { RANK($rank, cap: 1) } γραμμή: { $what }.
plain-file = Στήλη { FILE($file) }: { $what }.
plain-nothing-there = τίποτα
plain-stands-there = { PLACED($men, article: "none") }
plain-none-there = Δεν υπάρχει τίποτα τέτοιο στη σκακιέρα.
plain-moves-of = { COUNT($squares) ->
        [0] { PLACED($piece, cap: 1) } δεν έχει καμία κίνηση.
       *[other] { PLACED($piece, cap: 1) } μπορεί να πάει: { SQUARES($squares, case: "se") }.
    }
# $line: κινήσεις
plain-moves = { SIDE($side, cap: 1) } μπορούν να παίξουν: { LIST($line) }.
plain-no-moves = Εδώ δεν υπάρχει κίνηση.
# $move: κίνηση · $told: με λόγια
plain-last-move = Η τελευταία κίνηση, { MOVE($move) }: { $told }
# $square: πού στέκεται το πιόνι
plain-last-double-step = Η τελευταία κίνηση ήταν το διπλό βήμα του πιονιού { SQUARE($square, case: "se") }.
plain-nothing-played = Εδώ δεν έχει γίνει ακόμη καμία κίνηση.
# $line: οι κινήσεις, με τον αριθμό τους
plain-so-far = Οι κινήσεις ως εδώ: { LIST($line) }.
# $number: ο αριθμός της κίνησης · $white, $black: κινήσεις
plain-both-moves = { $number }. { MOVE($white) } { MOVE($black) }
plain-one-move = { $side ->
        [white] { $number }. { MOVE($move) }
       *[black] { $number }… { MOVE($move) }
    }
plain-turn = { $yours ->
        [yes] Παίζουν { SIDE($side) }: είναι η σειρά σου.
       *[no] Παίζουν { SIDE($side) }.
    }
plain-castling = { $rights ->
        [both] { SIDE($side, cap: 1) } έχουν δικαίωμα και για μικρό και για μεγάλο ροκέ.
        [short] { SIDE($side, cap: 1) } έχουν δικαίωμα μόνο για μικρό ροκέ.
        [long] { SIDE($side, cap: 1) } έχουν δικαίωμα μόνο για μεγάλο ροκέ.
       *[none] { SIDE($side, cap: 1) } δεν έχουν δικαίωμα για ροκέ.
    }
plain-empty-square = Το { SQUARE($square) } είναι άδειο.
