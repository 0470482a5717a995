### Οι στόχοι μιας άσκησης: τι ζητούν, τι δεν τους πετυχαίνει, γιατί έγιναν.
### (Όσοι μιλούν για προορισμό, πάρσιμο, σαχ, ματ και απάντηση σε σαχ βρίσκονται στα feedback.ftl και ui.ftl.)

## Τι ζητάει η άσκηση

ui-goal-check-kind = { $kind ->
        [safe] Δώσε σαχ με κάτι που ο αντίπαλος δεν μπορεί να πάρει.
        [double] Δώσε διπλό σαχ.
       *[discovered] Δώσε σαχ με αποκάλυψη.
    }
# $count: πόσα από τα κομμάτια και τα πιόνια του αντιπάλου
ui-goal-capture-some = { $count ->
        [one] Πάρε ένα αντίπαλο κομμάτι ή πιόνι.
       *[other] Πάρε { $count } κομμάτια ή πιόνια, όποια θέλεις.
    }
ui-goal-checkmate-within = Κάνε ματ· έχεις { $moves } κινήσεις.
ui-goal-stalemate = Κάνε πατ.
ui-goal-answer-every = Απάντησε στο σαχ με όλους τους τρόπους που υπάρχουν, έναν έναν.
ui-goal-castle = { $side ->
        [short] Κάνε μικρό ροκέ.
        [long] Κάνε μεγάλο ροκέ.
       *[any] Κάνε ροκέ.
    }
ui-goal-en-passant = Πάρε αν πασάν.
# $kind: τι πρέπει να γίνει το πιόνι
ui-goal-promote = Φέρε ένα πιόνι στην τελευταία γραμμή.
ui-goal-promote-to = Φέρε ένα πιόνι στην τελευταία γραμμή και κάνε το { PIECE($kind, case: "acc", article: "none") }.
ui-goal-attack = Απείλησε ό,τι στέκεται { SQUARES($squares, case: "se") }.
ui-goal-defend = Προστάτεψε ό,τι στέκεται { SQUARES($squares, case: "se") }.
ui-goal-control = Έλεγξε { SQUARES($squares, case: "acc") }.
# $men: κομμάτια με τα τετράγωνά τους
ui-goal-bring = Φέρε { LIST($men) }.
phrase-man-to = { PIECE($kind, case: "acc", article: "a") } { SQUARE($square, case: "se") }
ui-goal-safe = Παίξε έτσι ώστε ο αντίπαλος να μην μπορεί να πάρει τίποτα χωρίς αντάλλαγμα.
# Τι δεν πρέπει να γίνει· το διαλέγει το $what.
ui-goal-not = { $what ->
        [stalemate] Πρόσεξε να μη γίνει πατ.
        [en-passant] Μην πάρεις αν πασάν.
       *[promote] Μην κάνεις προαγωγή.
    }
ui-goal-not-reach = Μην πατήσεις { SQUARES($squares, case: "se", join: "or") }.
# $men: κομμάτια και πιόνια που πρέπει να μείνουν
ui-goal-not-capture = Μην πάρεις { PLACED($men, case: "acc", join: "or") }.
ui-goal-not-capture-any = Μην πάρεις τίποτα.
ui-goal-not-check = { $kind ->
        [safe] Μη δώσεις σαχ με κάτι που ο αντίπαλος δεν μπορεί να πάρει.
        [double] Μη δώσεις διπλό σαχ.
        [discovered] Μη δώσεις σαχ με αποκάλυψη.
       *[any] Μη δώσεις σαχ.
    }
ui-goal-not-castle = { $side ->
        [short] Μην κάνεις μικρό ροκέ.
        [long] Μην κάνεις μεγάλο ροκέ.
       *[any] Μην κάνεις ροκέ.
    }
ui-goal-not-promote-to = Μην κάνεις το πιόνι { PIECE($kind, case: "acc", article: "none") }.
ui-fail-lose = { $which ->
        [unprotected] Μην αφήσεις τίποτα δικό σου να το πάρει ο αντίπαλος χωρίς αντάλλαγμα.
       *[any] Μην αφήσεις τίποτα δικό σου εκεί όπου μπορεί να το πάρει ο αντίπαλος.
    }
ui-fail-opponent-promotes = Μην αφήσεις πιόνι του αντιπάλου να φτάσει στην τελευταία γραμμή.

## Στον δρόμο

feedback-going-men = { $count ->
        [one] Έχεις να πάρεις ακόμη ένα.
       *[other] Έχεις να πάρεις ακόμη { $count }.
    }
# $ways: τρόποι απάντησης στο σαχ
feedback-going-ways = Έτσι απαντάς στο σαχ· τώρα όλα γυρίζουν στα τετράγωνά τους. { COUNT($ways) ->
        [one] Υπάρχει άλλος ένας τρόπος: { LIST($ways) }.
       *[other] Υπάρχουν κι άλλοι τρόποι: { LIST($ways) }.
    }
phrase-way = { $way ->
        [capture] πάρσιμο
        [block] κάλυψη
       *[move] κίνηση του βασιλιά
    }

## Κανονική κίνηση, αλλά όχι αυτή που ζητάει η άσκηση

miss-other-check = { $asked ->
        [double] Είναι σαχ, αλλά απλό· η άσκηση ζητάει να απειλούν τον βασιλιά δύο μαζί.
       *[discovered] Είναι σαχ, αλλά το δίνει αυτό που μόλις έπαιξες· η άσκηση ζητάει να ανοίξεις τον δρόμο σε άλλο κομμάτι.
    }
# $taker: ποιος μπορεί να πάρει · $target: το κομμάτι που έδωσε σαχ
miss-check-not-safe = Είναι σαχ, αλλά { PLACED($taker) } μπορεί να πάρει { PLACED($target, case: "acc") }.
# $target: ο βασιλιάς του αντιπάλου
miss-mate-not-stalemate = Αυτό είναι ματ· στο πατ { PLACED($target) } δεν πρέπει να είναι σε σαχ.
miss-not-stalemate = Δεν είναι πατ: ο αντίπαλος μπορεί ακόμη να παίξει { MOVE($move) }.
miss-way-again = { $played ->
        [capture] Με πάρσιμο απάντησες ήδη.
        [block] Με κάλυψη απάντησες ήδη.
       *[move] Με κίνηση του βασιλιά απάντησες ήδη.
    } { COUNT($ways) ->
        [one] Μένει: { LIST($ways) }.
       *[other] Μένουν: { LIST($ways) }.
    }
# $taker: ποιος μπορεί να πάρει · $target: τι
miss-not-safe = Ο αντίπαλος κερδίζει κάτι χωρίς αντάλλαγμα: { PLACED($taker) } μπορεί να πάρει { PLACED($target, case: "acc") }, και δεν μπορείς να πάρεις πίσω.
miss-not-castled = { $asked ->
        [short] Επιτρέπεται, αλλά η άσκηση ζητάει μικρό ροκέ: ο βασιλιάς πάει δύο τετράγωνα προς τον πιο κοντινό πύργο.
        [long] Επιτρέπεται, αλλά η άσκηση ζητάει μεγάλο ροκέ: ο βασιλιάς πάει δύο τετράγωνα προς τον πιο μακρινό πύργο.
       *[any] Επιτρέπεται, αλλά η άσκηση ζητάει ροκέ: ο βασιλιάς πάει δύο τετράγωνα προς έναν πύργο.
    }
miss-not-en-passant = Επιτρέπεται, αλλά δεν είναι πάρσιμο αν πασάν: πάρε το πιόνι που μόλις έκανε διπλό βήμα, σαν να είχε κάνει ένα.
miss-not-promoted = Επιτρέπεται, αλλά κανένα πιόνι δεν έφτασε στην τελευταία γραμμή.
# $kind: τι έπρεπε να γίνει · $became: τι έγινε
miss-promoted-otherwise = Το πιόνι έγινε { PIECE($became, article: "none") }, αλλά η άσκηση ζητάει { PIECE($kind, case: "acc", article: "none") }.
miss-not-on = { $what ->
        [attack] Δεν απειλείς ακόμη ό,τι στέκεται { SQUARES($squares, case: "se") }.
        [defend] Ό,τι στέκεται { SQUARES($squares, case: "se") } δεν προστατεύεται ακόμη.
       *[control] Δεν ελέγχεις ακόμη { SQUARES($squares, case: "acc") }.
    }
# $men: κομμάτια με τα τετράγωνά τους
miss-not-brought = { COUNT($men) ->
        [one] Μένει να έρθει { LIST($men) }.
       *[other] Μένουν να έρθουν { LIST($men) }.
    }
phrase-man-on = { PIECE($kind, article: "a") } { SQUARE($square, case: "se") }
miss-mate-too-soon = Αυτό είναι ματ, και η παρτίδα τελειώνει πριν πετύχεις τον στόχο.
miss-forbidden = { $what ->
        [check] Αυτό δίνει σαχ, και η άσκηση το απαγορεύει.
        [castle] Αυτό είναι ροκέ, και η άσκηση το απαγορεύει.
        [en-passant] Αυτό είναι πάρσιμο αν πασάν, και η άσκηση το απαγορεύει.
       *[other] Οι κανόνες το επιτρέπουν, αυτή η άσκηση όμως όχι.
    }
miss-forbidden-square = Η άσκηση λέει να μην πατήσεις { SQUARE($square, case: "se") }.
# $target: τι παίρνει η κίνηση
miss-forbidden-capture = Αυτό παίρνει { PLACED($target, case: "acc") }, που η άσκηση λέει να μείνει.
# $kind: τι έγινε το πιόνι
miss-forbidden-promotion = Η άσκηση λέει να μη γίνει το πιόνι { PIECE($kind, article: "none") }.
# $taker: ποιος παίρνει ή μπορεί να πάρει · $target: τι παίρνεται
miss-lost = { $played ->
        [yes] { PLACED($taker, cap: 1) } πήρε { PLACED($target, case: "acc") }, που δεν έπρεπε να χαθεί.
       *[no] { PLACED($taker, cap: 1) } μπορεί τώρα να πάρει { PLACED($target, case: "acc") }.
    }
miss-opponent-promoted = Ένα πιόνι του αντιπάλου έφτασε στην τελευταία γραμμή και έγινε { PIECE($kind, article: "none") }.
# $king: ο βασιλιάς του μαθητή
miss-mated = Σου έκαναν ματ: { PLACED($king) } είναι σε σαχ, και καμία κίνηση δεν το σταματά.
miss-stalemated = Έγινε πατ: { PLACED($king) } δεν είναι σε σαχ, αλλά δεν έχεις καμία κίνηση, και η παρτίδα είναι ισόπαλη.
miss-no-moves = { $side ->
        [student] Δε σου μένει καμία κίνηση: το παιχνίδι τελειώνει εδώ, χωρίς νικητή.
       *[opponent] Ο αντίπαλος δεν έχει πια καμία κίνηση: το παιχνίδι τελειώνει εδώ, χωρίς νικητή. Άφησέ του μία.
    }
# $target: ο βασιλιάς του αντιπάλου
miss-check-before-rest = Αυτό είναι το σαχ που ζητάει η άσκηση, αλλά νωρίς: { PLACED($target) } θα έπρεπε να απαντήσει, κι εδώ ο αντίπαλος μένει ακίνητος. Κάνε πρώτα τα υπόλοιπα, και το σαχ τελευταίο.
miss-game-over = Η παρτίδα τελειώνει εδώ, και ο στόχος δεν έγινε.
miss-never-promotes = { $pawns ->
        [yes] Από εδώ κανένα πιόνι σου δεν μπορεί πια να φτάσει στην τελευταία γραμμή.
       *[no] Δε σου μένει κανένα πιόνι για να φτάσει στην τελευταία γραμμή.
    }
miss-not-accepted = Επιτρέπεται κι αυτή, εδώ όμως ζητάμε άλλη κίνηση.

## Σωστό, και γιατί

# $target: ο βασιλιάς που δεν έχει κίνηση
right-stalemate = Πατ: { PLACED($target) } δεν είναι σε σαχ, και ο αντίπαλος δεν έχει καμία κίνηση.
right-castled = { $side ->
        [short] Σωστά, μικρό ροκέ: ο βασιλιάς στέκεται στο { SQUARE($king) } και ο πύργος δίπλα του, στο { SQUARE($rook) }.
       *[long] Σωστά, μεγάλο ροκέ: ο βασιλιάς στέκεται στο { SQUARE($king) } και ο πύργος δίπλα του, στο { SQUARE($rook) }.
    }
# $square: εκεί όπου στεκόταν το πιόνι που πάρθηκε
right-en-passant = Σωστά, αν πασάν: το πιόνι σου πήγε στο { SQUARE($to) }, και το πιόνι στο { SQUARE($square) } έφυγε από τη σκακιέρα.
right-promoted = Σωστά: το πιόνι έφτασε στην τελευταία γραμμή και έγινε { PIECE($kind, article: "none") }.
right-on = { $what ->
        [attack] Σωστά: απειλείς ό,τι στέκεται { SQUARES($squares, case: "se") }.
        [defend] Σωστά: ό,τι στέκεται { SQUARES($squares, case: "se") } προστατεύεται.
       *[control] Σωστά: ελέγχεις { SQUARES($squares, case: "acc") }.
    }
right-brought = Σωστά: όλα ήρθαν εκεί όπου έπρεπε.
right-captured-enough = Σωστά: πήρες όσα έπρεπε.
right-safe = Σωστά: ο αντίπαλος δεν μπορεί να πάρει τίποτα χωρίς αντάλλαγμα.
