### Ασκήσεις με απαντήσεις: η ερώτηση, οι απαντήσεις, γιατί μία είναι σωστή ή λάθος.
###
### Οι απαντήσεις είναι ολόκληρες φράσεις, χωρίς τελεία, και δεν ονομάζουν τετράγωνα: μπορεί και να μην ισχύουν.
### «Όχι: …» λέει γιατί δεν επιτρέπεται μια κίνηση.

## Η ερώτηση

# $turn: ποιος παίζει
ask-state = Παίζουν { SIDE($turn) }. Τι ισχύει;
# $color: ποιος · $side: short, long
ask-castling = { $side ->
        [short] Μπορούν { SIDE($color) } να κάνουν τώρα μικρό ροκέ;
       *[long] Μπορούν { SIDE($color) } να κάνουν τώρα μεγάλο ροκέ;
    }
ask-castlings = Ποιο ροκέ μπορούν να κάνουν τώρα { SIDE($color) };
# $from, $to: τετράγωνα
ask-legal = Επιτρέπεται η κίνηση από το { SQUARE($from) } στο { SQUARE($to) };
# $becomes: τι γίνεται το πιόνι
ask-promotion = Επιτρέπεται η κίνηση από το { SQUARE($from) } στο { SQUARE($to) }, με προαγωγή σε { PIECE($becomes, case: "acc", article: "none") };
# $turn: ποιος παίζει
ask-en-passant = Μπορούν { SIDE($turn) } να πάρουν τώρα αν πασάν;
ask-draw = Παίζουν { SIDE($turn) }. Είναι ισοπαλία;
# $key: το πλήκτρο
task-choose-one = Διάλεξε μία απάντηση: με τον αριθμό της, ή με { $key }.
task-choose-several = Διάλεξε όσες απαντήσεις είναι σωστές και μετά πάτα { $key }.

## Οι απαντήσεις

option-standing = { $standing ->
        [normal] Ούτε σαχ ούτε τέλος της παρτίδας
        [check] Σαχ, όχι ματ
        [checkmate] Ματ
        [stalemate] Πατ
        [dead-position] Νεκρή θέση, άρα ισοπαλία
        [insufficient-material] Ανεπαρκές υλικό κατά τον σχολικό κανονισμό, άρα ισοπαλία
        [fivefold] Η ίδια θέση για πέμπτη φορά, άρα ισοπαλία
       *[seventy-five] 75 κινήσεις από κάθε πλευρά χωρίς πάρσιμο και χωρίς κίνηση πιονιού, άρα ισοπαλία
    }
option-legal = Ναι, επιτρέπεται
option-may-castle = { $side ->
        [short] Ναι, το μικρό ροκέ γίνεται
       *[long] Ναι, το μεγάλο ροκέ γίνεται
    }
option-castling = { $side ->
        [short] Το μικρό ροκέ
       *[long] Το μεγάλο ροκέ
    }
option-no-castling = Κανένα από τα δύο
option-en-passant = { $possible ->
        [yes] Ναι, γίνεται αν πασάν
       *[no] Όχι, δε γίνεται αν πασάν
    }
option-draw = { $draw ->
        [none] Όχι, δεν είναι ισοπαλία
        [automatic] Ναι, ισοπαλία χωρίς να τη ζητήσει κανείς
       *[claim] Ναι, αν τη ζητήσει όποιος έχει σειρά
    }
# Μέσα σε κατάλογο. $option: μια απάντηση
phrase-option = «{ $option }»

## Τι έγινε

feedback-picked = Διάλεξες «{ $option }».
feedback-let-go = Άφησες την απάντηση «{ $option }».
feedback-option-gone = Η απάντηση «{ $option }» έχει ήδη αποκλειστεί.
feedback-nothing-picked = Διάλεξε πρώτα μια απάντηση.
feedback-so-far = Ό,τι διάλεξες είναι σωστό.
feedback-rest-right = Οι άλλες απαντήσεις που διάλεξες είναι σωστές.

## Γιατί όχι

# $option: η απάντηση · $reason: πρόταση
miss-option = Η απάντηση «{ $option }» δεν είναι σωστή. { $reason }
miss-missing-options = { $count ->
        [one] Λείπει ακόμη μία σωστή απάντηση.
       *[other] Λείπουν ακόμη { $count } σωστές απαντήσεις.
    }
miss-not-so = Αυτό δεν ισχύει εδώ.
miss-not-the-reason = Δεν είναι αυτός ο λόγος.
# $target: ο βασιλιάς
miss-is-no-check = { PLACED($target, cap: 1) } δεν απειλείται: δεν είναι σε σαχ.
# $turn: ποιος παίζει
miss-check-is-mate = Είναι σαχ, και { SIDE($turn) } δεν έχουν καμία κίνηση που το σταματά.
# $checkers: ποιοι δίνουν σαχ
miss-stalemate-in-check = Πατ υπάρχει μόνο χωρίς σαχ, και εδώ { COUNT($checkers) ->
        [one] δίνει σαχ { PLACED($checkers) }.
       *[other] δίνουν σαχ { PLACED($checkers) }.
    }
miss-cannot-move = { SIDE($turn, cap: 1) } δεν έχουν καμία κίνηση: η παρτίδα δε συνεχίζεται.
# $piece: ποιος μπορεί να παίξει · $to: πού
miss-can-move = Πατ δεν είναι: { PLACED($piece) } μπορεί να πάει στο { SQUARE($to) }.
miss-not-dead = Από εδώ μπορεί ακόμη να γίνει ματ.
# $count: πόσες φορές εμφανίστηκε η θέση
miss-not-fivefold = Με την επανάληψη η παρτίδα τελειώνει από μόνη της μόνο όταν η ίδια θέση εμφανιστεί για πέμπτη φορά· ως τώρα εμφανίστηκε { $count ->
        [one] μία φορά.
       *[other] { $count } φορές.
    }
# $made: κινήσεις κάθε πλευράς
miss-not-seventy-five = Με τον κανόνα των 75 κινήσεων η παρτίδα τελειώνει από μόνη της μόνο αφού κάθε πλευρά κάνει 75 κινήσεις χωρίς πάρσιμο και χωρίς κίνηση πιονιού· ως τώρα { $made ->
        [0] δεν έγινε ούτε μία.
        [one] έγινε μία.
       *[other] έγιναν { $made }.
    }
miss-ends-otherwise = Η παρτίδα τελειώνει εδώ με άλλον τρόπο.
# $times: πότε εμφανίστηκε η θέση · $made: κινήσεις κάθε πλευράς
miss-counted = { $kind ->
        [threefold] Μέτρα: η ίδια θέση εμφανίστηκε { COUNT($times) ->
            [3] τρεις
            [4] τέσσερις
           *[other] { COUNT($times) }
        } φορές, { LIST($times) }.
       *[fifty] Μέτρα: έγιναν { $made } κινήσεις από κάθε πλευρά χωρίς πάρσιμο και χωρίς κίνηση πιονιού.
    }
miss-who-can-mate = Κοίταξε τη σκακιέρα: μπορεί ακόμη κάποια πλευρά να κάνει ματ;
miss-one-piece-each = Κοίταξε τι έχει μείνει: κάθε πλευρά έχει μόνο τον βασιλιά και έναν αξιωματικό ή ίππο.
miss-with-a-move = Σκέψου και την επόμενη κίνηση: τι θα γινόταν με αυτήν;
miss-draw-not-by-itself = Από μόνη της η παρτίδα δεν τελειώνει εδώ.
# $piece: κομμάτι στο τετράγωνό του
miss-stands-there = Στο { SQUARE($piece) } στέκεται { PIECE($piece) }.
# $piece: το κομμάτι · $turn: ποιος παίζει
miss-own-turn = Παίζουν { SIDE($turn) }, και { PIECE($piece) } είναι { GENDER($piece) ->
        [m] δικός τους.
        [f] δική τους.
       *[n] δικό τους.
    }
miss-nobody-of-yours = Στο { SQUARE($square) } δε στέκεται κομμάτι ή πιόνι της ίδιας πλευράς.
miss-no-king-there = Στο { SQUARE($square) } δε στέκεται βασιλιάς.
# $piece: είδος
miss-shape-is-right = Έτσι ακριβώς κινείται { PIECE($piece) }, από το { SQUARE($from) } στο { SQUARE($to) }.
miss-stays-on-its-line = { PLACED($piece, cap: 1) } είναι { GENDER($piece) ->
        [m] καρφωμένος
        [f] καρφωμένη
       *[n] καρφωμένο
    }, αλλά { SQUARE($to, case: "se") } στέκεται ακόμη ανάμεσα στον βασιλιά και { PLACED($pinner, case: "se") }: πάνω σε αυτή την ευθεία επιτρέπεται να κινηθεί.
miss-takes-its-pinner = { PLACED($piece, cap: 1) } είναι { GENDER($piece) ->
        [m] καρφωμένος
        [f] καρφωμένη
       *[n] καρφωμένο
    }, αλλά παίρνει { PLACED($pinner, case: "acc") }, που { PRONOUN($piece, case: "acc") } καρφώνει: πάνω σε αυτή την ευθεία επιτρέπεται να κινηθεί.
miss-knight-jumps = Ο ίππος πηδά: τίποτα δεν του κλείνει τον δρόμο.
miss-path-is-free = Από το { SQUARE($from) } ως το { SQUARE($to) } ο δρόμος είναι ανοιχτός.
miss-check-is-answered = Είναι σαχ, αλλά αυτή η κίνηση το σταματά.
miss-not-controlled = Το { SQUARE($square) } δεν το ελέγχει ο αντίπαλος.
miss-not-protected = { PLACED($piece, cap: 1) } δεν προστατεύεται.
miss-pawn-at-home = Το πιόνι στέκεται ακόμη στο αρχικό του τετράγωνο, το { SQUARE($square) }.
miss-way-ahead-free = Μπροστά στο πιόνι δε στέκεται τίποτα ως το { SQUARE($square) }.
miss-castling-right-held = Το δικαίωμα υπάρχει ακόμη: ούτε ο βασιλιάς ούτε αυτός ο πύργος έχει κινηθεί.
miss-nothing-between = Ανάμεσα στον βασιλιά και στον πύργο δε στέκεται τίποτα.
miss-crossing-free = Ο βασιλιάς περνά από το { SQUARE($square) }, και αυτό δεν το ελέγχει ο αντίπαλος.
miss-arrival-free = Ο βασιλιάς φτάνει στο { SQUARE($square) }, και αυτό δεν το ελέγχει ο αντίπαλος.

## Γιατί ναι

# $told: η κίνηση με λόγια
right-legal = Επιτρέπεται: { $told }
right-may-castle = { $side ->
        [short] Το μικρό ροκέ γίνεται: ο βασιλιάς και ο πύργος δεν έχουν κινηθεί, ανάμεσά τους δε στέκεται τίποτα, και ο αντίπαλος δεν ελέγχει κανένα από τα τρία τετράγωνα της διαδρομής του βασιλιά.
       *[long] Το μεγάλο ροκέ γίνεται: ο βασιλιάς και ο πύργος δεν έχουν κινηθεί, ανάμεσά τους δε στέκεται τίποτα, και ο αντίπαλος δεν ελέγχει κανένα από τα τρία τετράγωνα της διαδρομής του βασιλιά.
    }
# $reason: πρόταση που λέει γιατί
right-may-not-castle = { $side ->
        [short] Μικρό ροκέ; Όχι. { $reason }
       *[long] Μεγάλο ροκέ; Όχι. { $reason }
    }
right-may-not-castle-at-all = Ούτε μικρό ούτε μεγάλο ροκέ γίνεται. { $reason }
# $king: ο βασιλιάς αυτού που παίζει
right-normal = { PLACED($king, cap: 1) } δεν είναι σε σαχ, και υπάρχουν κινήσεις: η παρτίδα συνεχίζεται.
# $pawn, $target: τα δύο πιόνια
right-may-take-en-passant = Το πιόνι στο { SQUARE($pawn) } μπορεί να πάρει αν πασάν: το πιόνι στο { SQUARE($target) } μόλις έκανε διπλό βήμα.
right-no-en-passant = Κανένα πιόνι δε στέκεται δίπλα σε αντίπαλο πιόνι που μόλις έκανε διπλό βήμα.
right-no-draw = Δεν είναι ισοπαλία: κανένας κανόνας της ισοπαλίας δεν ισχύει εδώ.
# $turn: ποιος μπορεί να ζητήσει · $times: πότε εμφανίστηκε η θέση · $made: κινήσεις κάθε πλευράς
right-claim = { $kind ->
        [threefold] Η ίδια θέση εμφανίστηκε { COUNT($times) ->
            [3] τρεις
            [4] τέσσερις
           *[other] { COUNT($times) }
        } φορές, { LIST($times) }: { SIDE($turn) } μπορούν να ζητήσουν ισοπαλία, από μόνη της όμως δε γίνεται.
       *[fifty] Έγιναν { $made } κινήσεις από κάθε πλευρά χωρίς πάρσιμο και χωρίς κίνηση πιονιού: { SIDE($turn) } μπορούν να ζητήσουν ισοπαλία, από μόνη της όμως δε γίνεται.
    }
# $move: η κίνηση που θα έφερνε την ισοπαλία
right-claim-with = { $kind ->
        [threefold] Με την κίνηση { MOVE($move) } η ίδια θέση θα εμφανιζόταν για τρίτη φορά: { SIDE($turn) } μπορούν να δηλώσουν αυτή την κίνηση και να ζητήσουν ισοπαλία.
       *[fifty] Με την κίνηση { MOVE($move) } θα συμπληρώνονταν 50 κινήσεις από κάθε πλευρά χωρίς πάρσιμο και χωρίς κίνηση πιονιού: { SIDE($turn) } μπορούν να τη δηλώσουν και να ζητήσουν ισοπαλία.
    }

## Υποδείξεις και λύση

hint-count-options = { $count ->
        [one] Σωστή είναι μία απάντηση.
       *[other] Σωστές είναι { $count } απαντήσεις.
    }
hint-strike = Η απάντηση «{ $option }» δεν είναι σωστή.
answer-options = { COUNT($options) ->
        [one] Η σωστή απάντηση είναι { LIST($options) }.
       *[other] Οι σωστές απαντήσεις είναι { LIST($options) }.
    }

## Γραμμή γραμμή

# $look: πώς στέκεται η απάντηση
plain-option = { $look ->
        [open] { $number }. { $option }
        [picked] { $number }. { $option } (τη διάλεξες)
        [struck] { $number }. { $option } (αποκλείστηκε)
        [wrong] { $number }. { $option } (δεν είναι σωστή)
       *[right] { $number }. { $option } (σωστή)
    }
plain-choose-one = Γράψε τον αριθμό της σωστής απάντησης, ή την ίδια την απάντηση.
plain-choose-several = Γράψε τους αριθμούς όσων είναι σωστές, για παράδειγμα 1 3, και μετά «έτοιμο».
plain-no-such-option = Δεν υπάρχει απάντηση «{ $text }»: γράψε τον αριθμό μιας από όσες υπάρχουν.

## Η αναφορά του ελέγχου

# $right, $wrong: οι σωστές απαντήσεις και οι άλλες
check-options = { COUNT($right) ->
        [one] Σωστή απάντηση: { LIST($right) }.
       *[other] Σωστές απαντήσεις: { LIST($right) }.
    } { COUNT($wrong) ->
        [one] Η άλλη: { LIST($wrong) }.
       *[other] Οι άλλες: { LIST($wrong) }.
    }

## Πλήκτρα

ui-key-pick = Διάλεξε την απάντηση, ή άφησέ την
    .short = Διάλεξε
ui-key-hand-in = Έτοιμες οι απαντήσεις
    .short = Έτοιμες
ui-key-by-number = Η απάντηση με αυτόν τον αριθμό
    .short = Αριθμός
