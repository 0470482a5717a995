### Η οθόνη: τίτλοι, κουμπιά, ερωτήσεις. Σύντομα λόγια· το .short χωράει στη γραμμή των κουμπιών.

ui-name = Skaki
ui-language-name = Ελληνικά
# Μια γλώσσα που άρχισε να μεταφράζεται: $known από τις $all προτάσεις της έχουν γραφτεί.
language-incomplete = { $language }: έχουν μεταφραστεί { $known } από { $all } προτάσεις· οι υπόλοιπες λέγονται στα αγγλικά.
# $file: το αρχείο · $fault: τι έχει
language-fault = { $file }: { $fault }
language-unreadable = Το { $path } δε διαβάζεται: { $error }
ui-language-question = Σε ποια γλώσσα;
# $key: το πλήκτρο
ui-language-later = Η γλώσσα αλλάζει όποτε θέλεις με το { $key }.
ui-welcome = Όλοι οι κανόνες του σκακιού, ένας ένας, παίζοντας.

## Ο χάρτης

ui-map-title = Μαθήματα
# $title: τίτλος μαθήματος · $step: αριθμός βήματος · $steps: πόσα είναι
ui-continue = Συνέχεια: { $title } · βήμα { $step } από { $steps }
# Πόσο έχουν προχωρήσει όλα τα μαθήματα. $done, $lessons: μαθήματα που έγιναν, που υπάρχουν · $stars, $possible: αστέρια
map-sums = { $done } από τα { $lessons } μαθήματα · { $stars } από τα { $possible } ★
# Πόσο έχει προχωρήσει ένα μάθημα. $done, $steps: βήματα · $stars, $possible: αστέρια
map-lesson-sums = { $done } από τα { $steps } βήματα · { $stars } από τα { $possible } αστέρια
ui-quit-row = Έξοδος
ui-lesson-done = Τελείωσες το μάθημα «{ $title }»: { $stars ->
        [one] ένα αστέρι από τα { $possible }
       *[other] { $stars } αστέρια από τα { $possible }
    }.
ui-lesson-left = Τέλος του μαθήματος «{ $title }». { $steps ->
        [one] Μένει ένα βήμα που δεν έχει γίνει.
       *[other] Μένουν { $steps } βήματα που δεν έχουν γίνει.
    }

## Το μάθημα

ui-step-of = Βήμα { $step } από { $steps }
ui-turn = Παίζουν { SIDE($color) }.
ui-missed = Αυτό θα αναιρεθεί: δοκίμασε κάτι άλλο.
# $ordered: με τη σειρά ή όπως να είναι
ui-goal-reach = { COUNT($squares) ->
        [one] Φτάσε { SQUARES($squares, case: "se") }.
       *[other] Φτάσε { SQUARES($squares, case: "se") }{ $ordered ->
            [yes] , με αυτή τη σειρά
           *[no] {""}
        }.
    }
ui-goal-capture = { COUNT($squares) ->
        [one] Πάρε ό,τι στέκεται { SQUARES($squares, case: "se") }.
       *[other] Πάρε ό,τι στέκεται { SQUARES($squares, case: "se") }.
    }
ui-goal-check = Δώσε σαχ.
ui-goal-checkmate = { $moves ->
        [one] Κάνε ματ με μία κίνηση.
       *[other] Κάνε ματ σε { $moves } κινήσεις.
    }
ui-goal-answer-check = { $way ->
        [move] Απάντησε στο σαχ: φύγε με τον βασιλιά.
        [capture] Απάντησε στο σαχ: πάρε αυτό που δίνει σαχ.
        [block] Απάντησε στο σαχ: βάλε ένα κομμάτι ή πιόνι ανάμεσα.
       *[any] Απάντησε στο σαχ.
    }
ui-task-mark = Σημείωσε τα τετράγωνα και μετά πάτα { $key }.
# $count: πόσα είναι σημειωμένα
ui-task-marked = { $count ->
        [0] Κανένα σημειωμένο ακόμη.
        [one] Ένα σημειωμένο.
       *[other] { $count } σημειωμένα.
    }
ui-task-show = Διάβασε και πάτα { $key }.
ui-go-on = { $key }: συνέχεια.
ui-fallback = Αυτό το κείμενο υπάρχει μόνο σε άλλη γλώσσα.
ui-line-move = Κίνηση:
ui-line-square = Τετράγωνο:
# $text: ό,τι γράφτηκε
ui-written = Έγραψες «{ $text }».

## Τι υπάρχει στο τετράγωνο του δείκτη

ui-square-empty = { SQUARE($square) }: άδειο, { SHADE($square) ->
        [light] λευκό
       *[dark] μαύρο
    } τετράγωνο
ui-square-piece = { SQUARE($piece) }: { PIECE($piece, article: "none") }
ui-mark-can-go = μπορεί να πάει εδώ
ui-mark-controls = ελέγχεται
ui-mark-takes = μπορεί να παρθεί
ui-mark-attacked = πρόσεξέ το
ui-mark-last-move = τελευταία κίνηση
# Τετράγωνο που δείχνει το μάθημα ή μια υπόδειξη.
ui-mark-target = δες εδώ
ui-mark-star = αστέρι
ui-mark-chosen = σημειωμένο
ui-mark-check = σε σαχ
ui-mark-selected = αυτό θα κινηθεί
# Όταν η άσκηση έχει τελειώσει.
ui-mark-answer = μέρος της λύσης

## Ερωτήσεις

ui-promotion = Τι γίνεται το πιόνι;
ui-promotion-choice = { PIECE($piece, article: "none", colour: 0, cap: 1) }
ui-start-over = Να σβηστεί ό,τι έκανες στο μάθημα «{ $title }»; Τα αστέρια του θα χαθούν.
ui-start-all-over = Να σβηστεί ό,τι έκανες, σε όλα τα μαθήματα; Όλα τα αστέρια θα χαθούν.
ui-yes = Ναι, σβήσε την πρόοδο
ui-no = Όχι
# $loss: moves, work, stars, test · $doing: retry, answer, hint, skip, previous, quit
ui-sure = { $loss ->
        [moves] { $doing ->
            [answer] Οι κινήσεις που έκανες εδώ δε θα μετρήσουν, και το βήμα θα μείνει χωρίς αστέρι. Να δείξω τη λύση;
            [skip] Οι κινήσεις που έκανες εδώ θα χαθούν. Να πάμε στο επόμενο βήμα;
            [previous] Οι κινήσεις που έκανες εδώ θα χαθούν. Να πάμε στο προηγούμενο βήμα;
            [quit] Οι κινήσεις που έκανες σε βήμα που δεν έλυσες ακόμη θα χαθούν. Έξοδος;
           *[retry] Οι κινήσεις που έκανες εδώ θα χαθούν. Να αρχίσει το βήμα από την αρχή;
        }
        [work] { $doing ->
            [answer] Ό,τι έκανες εδώ δε θα μετρήσει, και το βήμα θα μείνει χωρίς αστέρι. Να δείξω τη λύση;
            [skip] Ό,τι έκανες εδώ θα χαθεί. Να πάμε στο επόμενο βήμα;
            [previous] Ό,τι έκανες εδώ θα χαθεί. Να πάμε στο προηγούμενο βήμα;
            [quit] Ό,τι έκανες σε βήμα που δεν έλυσες ακόμη θα χαθεί. Έξοδος;
           *[retry] Ό,τι έκανες εδώ θα χαθεί. Να αρχίσει το βήμα από την αρχή;
        }
        [stars] Αν δεις τη λύση, το βήμα θα μείνει χωρίς αστέρι. Να τη δείξω;
       *[test] { $doing ->
            [hint] Είσαι σε τεστ, και κάθε υπόδειξη κοστίζει ένα αστέρι. Θέλεις υπόδειξη;
           *[answer] Είσαι σε τεστ: αν δεις τη λύση, η άσκηση θα μείνει χωρίς αστέρι. Να τη δείξω;
        }
    }
ui-sure-yes = Ναι
ui-resumed = Το βήμα είναι όπως το άφησες.
ui-help-title = Πλήκτρα
ui-help-letters = Κάθε γράμμα δουλεύει και με ελληνικό και με λατινικό πληκτρολόγιο.
ui-help-typing = Μια κίνηση τη γράφεις κατευθείαν: { MOVE("e4") }, { MOVE("Nf3") }, 0-0. Και τα δύο αλφάβητα διαβάζονται πάντα.
ui-help-mouse = Με το ποντίκι: πάτα ένα κομμάτι και μετά το τετράγωνο. Με Shift διαλέγεις κείμενο.
ui-mouse-on = Το ποντίκι δουλεύει πάλι εδώ: πάτα ένα κομμάτι και μετά το τετράγωνο.
ui-mouse-off = Το ποντίκι ανήκει τώρα στο τερματικό: μπορείς να διαλέξεις κείμενο. Με το ίδιο πλήκτρο ξαναγυρίζει.
ui-notice-title = Μήνυμα
# $columns, $rows: το παράθυρο · $least-columns, $least-rows: το μικρότερο που φτάνει
ui-too-small = Το παράθυρο είναι { $columns }×{ $rows }. Χρειάζονται { $least-columns }×{ $least-rows }.
    .short = { $columns }×{ $rows } < { $least-columns }×{ $least-rows }

## Ρυθμίσεις

ui-settings-title = Ρυθμίσεις
ui-settings-saved = Κάθε αλλαγή ισχύει αμέσως και φυλάγεται.
ui-setting-language = Γλώσσα: { $language }
ui-setting-notation = Γραφή: { $value ->
        [language] αυτή της γλώσσας
        [latin] λατινικά γράμματα
        [greek] ελληνικά γράμματα
       *[both] και οι δύο
    }
ui-setting-theme = Χρώματα: { $value ->
        [auto] όπως το τερματικό
        [wood] ξύλο, σε σκούρο φόντο
        [light] γαλάζιο, σε ανοιχτό φόντο
        [contrast] έντονη αντίθεση
        [safe] χωρίς κόκκινο και πράσινο
       *[mono] κανένα
    }
ui-setting-pieces = Κομμάτια: { $value ->
        [figures] σχήματα
        [figures-as-letters] σχήματα (χωρίς χρώμα: γράμματα)
        [symbols] σύμβολα
       *[letters] γράμματα
    }
ui-setting-motion = Τα κομμάτια γλιστρούν: { $value ->
        [on] ναι
        [on-in-colour] ναι (χωρίς χρώμα: όχι)
       *[off] όχι
    }
ui-setting-mouse = Ποντίκι: { $value ->
        [on] ναι
       *[off] όχι
    }
ui-setting-plain = Την επόμενη φορά: { $value ->
        [off] πλήρης οθόνη
       *[on] γραμμή γραμμή
    }

## Πλήκτρα

ui-key-read-on = Διάβασε παρακάτω
    .short = Παρακάτω
ui-key-next-step = Στο επόμενο βήμα
    .short = Επόμενο
ui-key-take-and-put = Πιάσε ένα κομμάτι, άφησέ το
    .short = Πιάσε
ui-key-mark = Σημείωσε το τετράγωνο, ή σβήσε το σημάδι
    .short = Σημείωσε
ui-key-submit = Έτοιμα τα σημάδια
    .short = Έτοιμα
ui-key-open = Άνοιξε το μάθημα
    .short = Άνοιξε
ui-key-choose = Διάλεξε
    .short = Διάλεξε
ui-key-close = Κλείσε
    .short = Κλείσε
ui-key-play-it = Στείλε ό,τι έγραψες
    .short = Εντάξει
ui-key-complete = Συμπλήρωσε την κίνηση, αν μόνο μία ταιριάζει
    .short = Συμπλήρωσε
ui-key-arrows = Μετακίνηση
    .short = Μετακίνηση
ui-key-first = Στην αρχή
    .short = Αρχή
ui-key-last = Στο τέλος
    .short = Τέλος
ui-key-page-up = Μια σελίδα πάνω
    .short = Πάνω
ui-key-page-down = Μια σελίδα κάτω
    .short = Κάτω
ui-key-type = Γράψε μια κίνηση ή ένα τετράγωνο
    .short = Γράψε
ui-key-hint = Υπόδειξη: η επόμενη βοήθεια
    .short = Υπόδειξη
ui-key-undo = Πάρε πίσω την τελευταία κίνηση
    .short = Αναίρεση
ui-key-retry = Ξανά από την αρχή
    .short = Ξανά
ui-key-answer = Δείξε τη λύση
    .short = Λύση
ui-key-skip = Στο επόμενο βήμα, κι ας μη λύθηκε
    .short = Παράλειψη
ui-key-previous-step = Στο προηγούμενο βήμα
    .short = Προηγούμενο
ui-key-flip = Γύρισε τη σκακιέρα
    .short = Γύρισμα
ui-key-start-over = Σβήσε την πρόοδο του μαθήματος
    .short = Σβήσιμο
ui-key-start-all-over = Σβήσε την πρόοδο όλων των μαθημάτων
    .short = Σβήσιμο προόδου
ui-key-settings = Ρυθμίσεις: γλώσσα, χρώματα, κομμάτια, ποντίκι
    .short = Ρυθμίσεις
ui-key-change = Άλλαξέ το
    .short = Άλλαξε
ui-key-language = Αγγλικά: αλλαγή γλώσσας
    .short = English
ui-key-mouse = Ποντίκι: ναι ή όχι
    .short = Ποντίκι
ui-key-pieces = Κομμάτια: σχήματα, σύμβολα ή γράμματα
    .short = Σχήματα
ui-key-buttons = Από κουμπί σε κουμπί
    .short = Κουμπιά
ui-key-help = Βοήθεια: τα πλήκτρα αυτής της οθόνης
    .short = Βοήθεια
ui-key-back = Πίσω στα μαθήματα
    .short = Μαθήματα
ui-key-to-the-end = Στην έξοδο
    .short = Έξοδος
ui-key-quit = Έξοδος· κάθε βήμα που έλυσες φυλάγεται
    .short = Έξοδος

# $move: η κίνηση που γράφτηκε, στις δύο γραφές · $told: με λόγια
# $typed: σε ποια γράμματα γράφτηκε (greek, latin, none)
ui-typed = { $typed ->
        [greek] { MOVE_TYPED_GREEK($move) }: { $told }
        [latin] { MOVE_TYPED_LATIN($move) }: { $told }
       *[none] { MOVE($move) }: { $told }
    }
