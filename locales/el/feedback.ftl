### Τι λέγεται σε κάθε προσπάθεια: τι έγινε, γιατί δεν είναι αυτό που ζητάει η άσκηση, γιατί είναι.
### Κάθε πρόταση λέει πρώτα το γεγονός, ονομάζει τα τετράγωνα και δεν κατηγορεί κανέναν.

## Κινήσεις με λόγια

# $move: κίνηση · $told: η ίδια με λόγια
feedback-moved = { MOVE($move) }: { $told }

# $mover, $taken: κομμάτι · $from, $to: τετράγωνο · $becomes: είδος κομματιού
phrase-told = { $kind ->
        [short] μικρό ροκέ.
        [long] μεγάλο ροκέ.
        [promotion] το πιόνι φτάνει { SQUARE($to, case: "se") } και γίνεται { PIECE($becomes, article: "none") }.
        [capture-promotion] το πιόνι παίρνει { PIECE($taken, case: "acc") } { SQUARE($to, case: "se") } και γίνεται { PIECE($becomes, article: "none") }.
        [en-passant] { PIECE($mover) } παίρνει αν πασάν { PIECE($taken, case: "acc") }.
        [capture-from] { PIECE($mover) } από το { SQUARE($from) } παίρνει { PIECE($taken, case: "acc") } { SQUARE($to, case: "se") }.
        [capture] { PIECE($mover) } παίρνει { PIECE($taken, case: "acc") } { SQUARE($to, case: "se") }.
       *[move] { PIECE($mover) } πάει από το { SQUARE($from) } { SQUARE($to, case: "se") }.
    }

# Μέσα σε κατάλογο κινήσεων.
phrase-move = { MOVE($move) }

## Στον δρόμο για τον στόχο

feedback-going = { COUNT($squares) ->
        [one] Μένει ακόμη { SQUARES($squares, case: "nom") }.
       *[other] Μένουν ακόμη { SQUARES($squares, case: "nom") }.
    }
# $next: το επόμενο · $squares: όλα όσα μένουν, με τη σειρά
feedback-going-in-order = Με τη σειρά: επόμενο είναι το { SQUARE($next) }, και { COUNT($squares) ->
        [one] μένει μόνο αυτό.
       *[other] μένουν { COUNT($squares) }.
    }
feedback-marked = Σημειώθηκε το { SQUARE($square) }.
feedback-unmarked = Το { SQUARE($square) } δεν είναι πια σημειωμένο.
feedback-nothing-marked = Σημείωσε πρώτα κάτι.
feedback-taken-back = Πήρες πίσω την τελευταία κίνηση.
feedback-nothing-to-take-back = Δεν υπάρχει κίνηση για να πάρεις πίσω.
feedback-restarted = Από την αρχή.
feedback-already-solved = Αυτή η άσκηση έχει λυθεί: προχώρα στην επόμενη.
feedback-out-of-place = Αυτό δε χρειάζεται εδώ.
feedback-nothing-to-help-with = Αυτό το βήμα μόνο διαβάζεται: δε χρειάζεται βοήθεια.
feedback-no-more-hints = Δεν υπάρχει άλλη υπόδειξη· μπορείς να δεις τη λύση.

## Κανονική κίνηση, αλλά όχι αυτή που ζητάει η άσκηση

# $target: ο βασιλιάς του αντιπάλου
miss-no-check = { PLACED($target, cap: 1) } δεν απειλείται: αυτή η κίνηση δε δίνει σαχ.
miss-no-check-no-mate = { PLACED($target, cap: 1) } δεν απειλείται: χωρίς σαχ δεν υπάρχει ματ.
# $mover: το κομμάτι που έπαιξε · $blocker: τι στέκεται στη μέση
miss-no-check-blocked = Ανάμεσα { PLACED($mover, case: "se") } και { PLACED($target, case: "se") } στέκεται { PLACED($blocker) }: { $goal ->
        [mate] δεν είναι σαχ, άρα ούτε ματ.
       *[check] δεν είναι σαχ.
    }
# $piece: ποιος σώζει τον βασιλιά · $target: το κομμάτι που έδωσε σαχ · $to: τετράγωνο
miss-not-mate = { $way ->
        [capture] Είναι σαχ, όχι όμως ματ: { PLACED($piece) } μπορεί να πάρει { PLACED($target, case: "acc") }.
        [block] Είναι σαχ, όχι όμως ματ: { PLACED($piece) } μπορεί να μπει ανάμεσα, στο { SQUARE($to) }.
       *[move] Είναι σαχ, όχι όμως ματ: { PLACED($piece) } μπορεί να φύγει στο { SQUARE($to) }.
    }
# $move: η άμυνα · $moves: πόσες κινήσεις έμεναν
miss-mate-escapes = { $moves ->
        [one] Έτσι δε βγαίνει ματ στην επόμενη κίνηση: ο αντίπαλος απαντά { MOVE($move) }.
       *[other] Έτσι δε βγαίνει ματ στις επόμενες { $moves } κινήσεις: ο αντίπαλος απαντά { MOVE($move) }.
    }
miss-stalemate = Αυτό είναι πατ: { PLACED($target) } δεν είναι σε σαχ, αλλά ο αντίπαλος δεν έχει καμία κίνηση, και η παρτίδα είναι ισόπαλη.
miss-answered-otherwise = { $played ->
        [capture] Απάντησες στο σαχ με πάρσιμο, και επιτρέπεται.
        [block] Απάντησες στο σαχ με κάλυψη, και επιτρέπεται.
       *[move] Απάντησες στο σαχ με κίνηση του βασιλιά, και επιτρέπεται.
    } { $asked ->
        [capture] Η άσκηση ζητάει να πάρεις αυτό που δίνει σαχ.
        [block] Η άσκηση ζητάει να βάλεις ένα κομμάτι ή πιόνι ανάμεσα.
       *[move] Η άσκηση ζητάει να φύγει ο βασιλιάς.
    }
miss-out-of-moves = { $moves ->
        [one] Ο στόχος πρέπει να γίνει με μία κίνηση, και αυτή δεν έφτασε.
       *[other] Οι { $moves } κινήσεις τελείωσαν, και ο στόχος δεν έγινε ακόμη.
    }
miss-out-of-reach = Από εδώ δεν μπορείς πια να φτάσεις { SQUARES($squares, case: "se") }.
miss-cannot-take = Από εδώ δεν μπορείς πια να πάρεις { PLACED($men, case: "acc") }.
miss-too-far = { $needed ->
        [one] Από εδώ χρειάζεται μία κίνηση ακόμη
       *[other] Από εδώ χρειάζονται { $needed } κινήσεις ακόμη
    }, και { $left ->
        [0] δε μένει καμία.
        [one] μένει μόνο μία.
       *[other] μένουν μόνο { $left }.
    }
miss-check-too-early = Έδωσες σαχ, και { PLACED($target) } θα έπρεπε να απαντήσει· εδώ όμως ο αντίπαλος μένει ακίνητος, οπότε βρες άλλον δρόμο, χωρίς σαχ.
miss-dead-end = Επιτρέπεται, αλλά έτσι ο στόχος δε γίνεται.
miss-unforeseen = Επιτρέπεται, αλλά εδώ ζητάμε άλλη κίνηση.
# $reason: πρόταση που λέει το γιατί
miss-extra-mark = Το { SQUARE($square) } δεν ταιριάζει. { $reason }
miss-more-extra-marks = { COUNT($squares) ->
        [one] Επίσης δεν ταιριάζει { SQUARES($squares, case: "nom") }.
       *[other] Επίσης δεν ταιριάζουν { SQUARES($squares, case: "nom") }.
    }
miss-extra-marks = { COUNT($squares) ->
        [one] Ένα τετράγωνο δεν ταιριάζει: { SQUARES($squares, case: "nom") }.
       *[other] Αυτά δεν ταιριάζουν: { SQUARES($squares, case: "nom") }.
    }
miss-missing-marks = { $count ->
        [one] Λείπει ένα ακόμη.
       *[other] Λείπουν ακόμη { $count }.
    }

## Γιατί ένα τετράγωνο δεν ανήκει σε αυτά που ζητάει η άσκηση

mark-empty = Στο { SQUARE($square) } δεν υπάρχει τίποτα.
mark-stands-there = { KIND($piece) ->
        [king] Εκεί στέκεται { PIECE($piece) }.
       *[other] Εκεί στέκεται { PIECE($piece, article: "a") }.
    }
mark-gives-no-check = Από το { SQUARE($square) } δεν απειλεί τον βασιλιά.
mark-not-pinned = { PLACED($piece, cap: 1) } δεν είναι { GENDER($piece) ->
        [m] καρφωμένος.
        [f] καρφωμένη.
       *[n] καρφωμένο.
    }
mark-shade = Είναι { SHADE($square) ->
        [light] λευκό τετράγωνο.
       *[dark] μαύρο τετράγωνο.
    }
mark-file = Είναι στη στήλη { FILE($square) }.
mark-rank = Είναι { RANK($square, case: "se") } γραμμή.
mark-off-diagonals = Δεν είναι σε διαγώνιο που περνά από το { SQUARE($from) }.

## Σωστό, και γιατί

right-plain = Σωστά.
# $mover: το κομμάτι, εκεί όπου έφτασε
right-reached = Σωστά: { PIECE($mover) } έφτασε στον στόχο.
right-captured = Σωστά: δε μένει τίποτε άλλο να πάρει { PIECE($mover) }.
right-check = { $kind ->
        [double] Διπλό σαχ: { PLACED($checkers) } απειλούν μαζί { PLACED($target, case: "acc") }.
        [discovered] Σαχ με αποκάλυψη: ο δρόμος άνοιξε, και { PLACED($checkers) } απειλεί { PLACED($target, case: "acc") }.
       *[plain] Σαχ: { PLACED($checkers) } απειλεί { PLACED($target, case: "acc") }.
    }

# Το ματ εξηγείται σε μία πρόταση, από κομμάτια της: ποιος δίνει σαχ, τι κλείνει κάθε τετράγωνο γύρω από τον βασιλιά,
# γιατί το σαχ δεν απαντιέται.
mate-sentence = { $clauses }.
mate-and = { $first }· { $second }
right-mate = { COUNT($checkers) ->
        [one] Ματ: { PLACED($checkers) } απειλεί { PLACED($target, case: "acc") }
       *[other] Ματ: { PLACED($checkers) } απειλούν μαζί { PLACED($target, case: "acc") }
    }
# $squares: εκεί όπου στέκονται δικοί του
mate-occupied = { COUNT($squares) ->
        [one] { SQUARES($squares, case: "se") } στέκεται { $what ->
            [pawns] δικό του πιόνι
           *[pieces] δικό του κομμάτι
        }
       *[other] { SQUARES($squares, case: "se") } στέκονται { $what ->
            [pawns] δικά του πιόνια
            [both] δικά του κομμάτια και πιόνια
           *[pieces] δικά του κομμάτια
        }
    }
mate-controls-too = { $first } και ελέγχει { SQUARES($squares, case: "acc") }
mate-controlled = { PLACED($piece) } ελέγχει { SQUARES($squares, case: "acc") }
mate-protected = { PLACED($protector) } προστατεύει { PLACED($target, case: "acc") }
mate-pinned = { PLACED($piece) } είναι { GENDER($piece) ->
        [m] καρφωμένος
        [f] καρφωμένη
       *[n] καρφωμένο
    }
mate-double = σε διπλό σαχ μόνο ο βασιλιάς θα μπορούσε να κινηθεί
# $checker: ποιος δίνει σαχ
mate-unanswered = { $way ->
        [between] κανείς δεν μπορεί να πάρει { PIECE($checker, case: "acc") } ούτε να μπει ανάμεσα
       *[take] κανείς δεν μπορεί να πάρει { PIECE($checker, case: "acc") }
    }
# $piece: ποιος απάντησε · $checker: ποιος έδινε σαχ
right-answered = { $way ->
        [capture] Σωστά, με πάρσιμο: { PIECE($piece) } πήρε { PIECE($checker, case: "acc") } που έδινε σαχ.
        [block] Σωστά, με κάλυψη: { PIECE($piece) } μπήκε ανάμεσα, { SQUARE($piece, case: "se") }, και έκλεισε τον δρόμο { PLACED($checker, case: "se") }.
       *[move] Σωστά, με κίνηση του βασιλιά: { SQUARE($piece, case: "se") } δεν τον απειλεί κανείς.
    }
right-marks = { $count ->
        [one] Σωστά: είναι μόνο αυτό το τετράγωνο.
        [2] Σωστά: και τα δύο τετράγωνα.
       *[other] Σωστά: και τα { $count } τετράγωνα.
    }
right-fewer = Τα κατάφερες σε { $moves ->
        [one] μία κίνηση
       *[other] { $moves } κινήσεις
    }· γίνεται και { $par ->
        [0] χωρίς καμία.
        [one] με μία.
       *[other] με { $par }.
    }

## Υποδείξεις, η μία μετά την άλλη

# $piece: το κομμάτι που πρέπει να παίξει
hint-piece = Κοίταξε { PLACED($piece, case: "acc") }.
# $which: πόσες από αυτές είναι σωστές · $right: ο αριθμός τους
hint-squares = { COUNT($squares) ->
        [one] { PLACED($piece, cap: 1) } έχει μόνο μία κίνηση: { SQUARES($squares, case: "se") }.
       *[other] { PLACED($piece, cap: 1) } έχει { COUNT($squares) } κινήσεις· { $which ->
            [one] μία από αυτές είναι η σωστή.
            [some] { $right } από αυτές είναι σωστές.
            [all] όποια κι αν διαλέξεις, είναι σωστή.
           *[unknown] τουλάχιστον μία είναι σωστή.
        }
    }
hint-move = Παίξε { MOVE($move) }.
hint-count = { $count ->
        [one] Το τετράγωνο είναι ένα.
       *[other] Τα τετράγωνα είναι { $count }.
    }
hint-one-more = Ένα από αυτά που λείπουν είναι το { SQUARE($square) }.
hint-all = Είναι { SQUARES($squares, case: "nom") }.
hint-take-back = Από εδώ ο στόχος δε γίνεται πια: πάρε πίσω μια κίνηση.

# $line: κινήσεις · $replies: αν είναι ανάμεσά τους και κινήσεις του αντιπάλου (yes, no)
answer-moves = { COUNT($line) ->
        [one] Η λύση είναι { LIST($line) }.
       *[other] { $replies ->
            [yes] Η λύση, μαζί με τις κινήσεις του αντιπάλου, είναι { LIST($line) }.
           *[no] Η λύση είναι, με τη σειρά, { LIST($line) }.
        }
    }
# $line: οι πρώτες κινήσεις · $more: πόσες ακολουθούν, του μαθητή και του αντιπάλου
# $replies: όπως πιο πάνω
answer-first-moves = { $replies ->
        [yes] Η λύση, μαζί με τις κινήσεις του αντιπάλου, αρχίζει με { LIST($line) }, και ακολουθούν άλλες { $more } κινήσεις ως το τέλος.
       *[no] Η λύση αρχίζει με { LIST($line) }, και ακολουθούν άλλες { $more } κινήσεις ως το τέλος.
    }
answer-squares = Η λύση είναι { SQUARES($squares, case: "nom") }.
# $ways: κινήσεις της ίδιας θέσης, καθεμιά απάντηση στο σαχ
answer-ways = { COUNT($ways) ->
        [one] Στο σαχ απαντά μόνο η κίνηση { LIST($ways) }.
       *[other] Στο σαχ απαντά καθεμιά από αυτές τις κινήσεις: { LIST($ways) }.
    }

answer-unknown = Λύση από αυτή τη θέση δε βρέθηκε.

## Οι κανόνες, ο καθένας σε μία πρόταση (η πρώτη υπόδειξη)

rule-board = Η σκακιέρα έχει 64 τετράγωνα, λευκά και μαύρα εναλλάξ· κάτω αριστερά κάθε παίκτης έχει μαύρο.
rule-army = Κάθε παίκτης έχει οκτώ πιόνια και οκτώ κομμάτια: βασιλιά, βασίλισσα, και από δύο πύργους, αξιωματικούς και ίππους.
rule-setup = Η βασίλισσα ξεκινά πάντα σε τετράγωνο του χρώματός της.
rule-turn = Πρώτα παίζουν τα λευκά, και μετά οι παίκτες παίζουν εναλλάξ, από μία κίνηση κάθε φορά.
rule-capture = Παίρνεις πηγαίνοντας στο τετράγωνο του αντίπαλου κομματιού ή πιονιού, που φεύγει από τη σκακιέρα.
rule-own-piece = Σε τετράγωνο με δικό σου κομμάτι ή πιόνι δεν μπορείς να πας.
rule-path = Κανένα κομμάτι ή πιόνι δεν περνά πάνω από άλλο· μόνο ο ίππος πηδά.
rule-king-never-captured = Τον βασιλιά δεν τον παίρνει ποτέ κανείς: η παρτίδα τελειώνει πριν, με το ματ.
rule-control = Ένα κομμάτι ή πιόνι ελέγχει κάθε τετράγωνο όπου θα μπορούσε να πάρει.
rule-rook = Ο πύργος κινείται οριζόντια ή κάθετα, όσα άδεια τετράγωνα θέλει.
rule-bishop = Ο αξιωματικός κινείται διαγώνια, όσα άδεια τετράγωνα θέλει, και μένει πάντα στο ίδιο χρώμα.
rule-queen = Η βασίλισσα κινείται σαν πύργος ή σαν αξιωματικός, όπως θέλει σε κάθε κίνηση.
rule-knight = Ο ίππος κινείται σε σχήμα Γ: δύο τετράγωνα ίσια και ένα στο πλάι, και πηδά πάνω από τα άλλα.
rule-king = Ο βασιλιάς πάει σε ένα διπλανό τετράγωνο, προς όποια κατεύθυνση θέλει, αρκεί να μην το ελέγχει ο αντίπαλος.
rule-pawn-move = Το πιόνι προχωρά ένα άδειο τετράγωνο μπροστά, ή δύο από το αρχικό του τετράγωνο.
rule-pawn-capture = Το πιόνι παίρνει μόνο διαγώνια μπροστά, ένα τετράγωνο.
rule-en-passant = Αν ένα αντίπαλο πιόνι κάνει διπλό βήμα και σταθεί δίπλα στο δικό σου, μπορείς να το πάρεις σαν να είχε κάνει ένα βήμα, αλλά μόνο αμέσως.
rule-promotion = Το πιόνι που φτάνει στην τελευταία γραμμή γίνεται αμέσως βασίλισσα, πύργος, αξιωματικός ή ίππος.
rule-castling = Στο ροκέ ο βασιλιάς πλησιάζει τον πύργο κατά δύο τετράγωνα· μετά ο πύργος πηδά από πάνω του και στέκεται δίπλα.
rule-castling-lost = Αν ο βασιλιάς ή ένας πύργος έχει κινηθεί, οι δύο μαζί δεν κάνουν πια ροκέ.
rule-castling-now = Ροκέ δε γίνεται όσο υπάρχει κάτι ανάμεσα, ή όσο ο αντίπαλος ελέγχει το τετράγωνο όπου ο βασιλιάς στέκεται, περνά ή φτάνει.
rule-check = Όταν κάποιο κομμάτι ή πιόνι απειλεί τον βασιλιά, ο βασιλιάς είναι σε σαχ.
rule-own-king-in-check = Καμία κίνηση δεν επιτρέπεται να αφήσει τον βασιλιά σου σε σαχ.
rule-answer-check = Στο σαχ απαντάς αμέσως, με έναν από τους τρεις τρόπους: κίνηση του βασιλιά, πάρσιμο ή κάλυψη.
rule-checkmate = Ματ είναι το σαχ που δεν απαντιέται με καμία κίνηση· μαζί του τελειώνει και η παρτίδα.
rule-stalemate = Πατ έχουμε όταν όποιος έχει σειρά δεν έχει καμία κίνηση και δεν είναι σε σαχ: ισοπαλία.
rule-resign = Ένας παίκτης μπορεί να εγκαταλείψει όποτε θέλει, και τότε σχεδόν πάντα χάνει.
rule-draw-offer = Μετά την κίνησή σου μπορείς να προτείνεις ισοπαλία· ο αντίπαλος δέχεται ή αρνείται.
rule-dead-position = Όταν κανείς δεν μπορεί πια να κάνει ματ, η παρτίδα είναι αμέσως ισόπαλη.
rule-rulebook = Οι κανονισμοί δε συμφωνούν όλοι για το πότε το υλικό δε φτάνει· εδώ ισχύει ο κανονισμός της Διεθνούς Ομοσπονδίας.
rule-repetition = Όταν η ίδια θέση εμφανίζεται τρεις φορές, ο παίκτης που έχει σειρά μπορεί να ζητήσει ισοπαλία.
rule-fifty-moves = Ύστερα από 50 κινήσεις του καθενός χωρίς πάρσιμο και χωρίς κίνηση πιονιού, μπορείς να ζητήσεις ισοπαλία.
