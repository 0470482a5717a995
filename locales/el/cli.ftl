### Η γραμμή εντολών: βοήθεια, απαντήσεις, λάθη στην κλήση.

## Βοήθεια

cli-about = Μάθε όλους τους κανόνες του σκακιού στο τερματικό, στα ελληνικά και στα αγγλικά.
cli-usage = skaki [ΕΠΙΛΟΓΕΣ] [ΕΝΤΟΛΗ]
cli-after-help = Χωρίς εντολή ανοίγει ο κατάλογος των μαθημάτων, και από εκεί συνεχίζεις όπου έμεινες. Όπου ζητείται FEN, η λέξη «start» σημαίνει την αρχική θέση.
cli-heading-usage = Χρήση:
cli-heading-commands = Εντολές
cli-heading-arguments = Ορίσματα
cli-heading-options = Επιλογές
cli-learn = Ξεκινά από ένα μάθημα ή ένα βήμα του
cli-learn-usage = skaki learn [ΕΠΙΛΟΓΕΣ] [ΜΑΘΗΜΑ[/ΒΗΜΑ]]
cli-why = Επιτρέπεται αυτή η κίνηση, και αν όχι, γιατί;
cli-why-usage = skaki why [ΕΠΙΛΟΓΕΣ] FEN ΚΙΝΗΣΗ
cli-position = Τι λένε οι κανόνες για μια θέση
cli-position-usage = skaki position [ΕΠΙΛΟΓΕΣ] FEN
cli-perft = Μετράει πόσες σειρές κινήσεων επιτρέπονται ως ένα βάθος
cli-perft-usage = skaki perft [ΕΠΙΛΟΓΕΣ] FEN ΒΑΘΟΣ
cli-check = Ελέγχει αρχεία μαθημάτων και αποδεικνύει ότι λύνονται
cli-check-usage = skaki check [ΕΠΙΛΟΓΕΣ] [ΔΙΑΔΡΟΜΗ…]
cli-lessons = Ποια μαθήματα υπάρχουν και πού βρίσκεσαι
cli-lessons-usage = skaki lessons [ΕΠΙΛΟΓΕΣ]
cli-value-fen = FEN
cli-value-move = ΚΙΝΗΣΗ
cli-value-moves = ΚΙΝΗΣΕΙΣ
cli-value-depth = ΒΑΘΟΣ
cli-value-path = ΔΙΑΔΡΟΜΗ
cli-value-dir = ΦΑΚΕΛΟΣ
cli-value-lesson-step = ΜΑΘΗΜΑ/ΒΗΜΑ
cli-value-reset = ΜΑΘΗΜΑ|all
cli-arg-fen = Η θέση σε FEN, ή «start» για την αρχική
cli-arg-move = Η κίνηση, σε όποια γραφή θέλεις: e2e4, Nf3, Ιζ3, 0-0, ε8=Β
cli-arg-depth = Πόσες κινήσεις βάθος, από 0 ως 20
cli-arg-paths = Αρχεία ή φάκελοι μαθημάτων· χωρίς αυτά, τα μαθήματα του προγράμματος
cli-arg-lesson-step = Από πού να αρχίσει, για παράδειγμα rook ή rook/blocked
cli-option-lang = Η γλώσσα: el ή en
cli-option-plain = Γραμμή γραμμή, χωρίς σχέδια στην οθόνη
cli-option-json = Η απάντηση σε JSON
cli-option-lessons = Προσθέτει έναν φάκελο με μαθήματα
cli-option-data = Πού φυλάγονται η πρόοδος και οι ρυθμίσεις
cli-option-help = Δείχνει αυτή τη βοήθεια
cli-option-version = Δείχνει την έκδοση
cli-option-moves = Κινήσεις που παίζονται πρώτα από τη θέση, με κενά ανάμεσά τους
cli-option-rulebook = Ποιοι κανόνες κρίνουν πότε το υλικό δε φτάνει: fide ή school
cli-option-divide = Μετράει κάθε πρώτη κίνηση χωριστά
cli-option-reset = Σβήνει την πρόοδο ενός μαθήματος, ή όλων με «all», αφού ρωτήσει

## Λάθη στην κλήση

# $name, $value, $suggestion: όπως γράφτηκαν
cli-error-unknown-option = Δεν υπάρχει επιλογή «{ $name }».
cli-error-unknown-command = Δεν υπάρχει εντολή «{ $name }».
cli-error-too-much = Το «{ $name }» περισσεύει.
cli-error-missing = Λείπει: { $name }.
cli-error-no-value = Η επιλογή { $name } θέλει μια τιμή.
cli-error-value = Η τιμή «{ $value }» δεν ταιριάζει στο { $name }.
# $error: τι δεν πάει καλά, ολόκληρη πρόταση · $least, $most: αριθμοί
cli-error-range = { $error } Πρέπει να είναι αριθμός από { $least } ως { $most }.
# $error: τι δεν πάει καλά, ολόκληρη πρόταση · $known: τι μπορεί να γραφτεί, με κόμματα
cli-error-one-of = { $error } Μπορεί να είναι: { $known }.
cli-error-twice = Το { $name } δόθηκε δύο φορές.
cli-error-not-text = Ένα όρισμα δεν είναι κείμενο σε UTF-8.
cli-error-other = Η εντολή δεν είναι γραμμένη σωστά.
cli-error-did-you-mean = { $error } Μήπως εννοείς «{ $suggestion }»;
cli-error-help = Δοκίμασε «skaki --help».
cli-error-fen = Το FEN δε διαβάζεται στον χαρακτήρα { $column }. { $fault }
cli-fen-fault = Χαρακτήρας { $column }: { $fault }
# $number: η σειρά της κίνησης μέσα στο --moves · $text: όπως γράφτηκε · $reason: πρόταση
cli-error-moves = Η κίνηση { $number } του --moves, «{ $text }», δεν παίζεται. { $reason }
cli-error-no-lesson = Δεν υπάρχει μάθημα «{ $name }». Δες τα με «skaki lessons».
# $steps: πόσα βήματα έχει
cli-error-no-step = Το μάθημα «{ $lesson }» δεν έχει βήμα «{ $step }»: { $steps ->
        [one] έχει ένα μόνο.
       *[other] έχει { $steps } βήματα, από το 1 ως το { $steps }.
    }
cli-error-step-missing = Μετά το «{ $lesson }/» λείπει το όνομα ενός βήματος. Σκέτο «{ $lesson }» ανοίγει το μάθημα.
cli-error-no-json = Τα μαθήματα δεν απαντούν σε JSON: βγάλε το --json, ή δώσε μια εντολή όπως «lessons».
cli-error-no-file = Δεν υπάρχει αρχείο ή φάκελος { $path }.
cli-error-write = Η απάντηση δεν μπορεί να γραφτεί: { $error }
cli-error-input = Η είσοδος δεν μπορεί να διαβαστεί: { $error }

## Απαντήσεις

# $move: η κίνηση με τα λόγια της
why-legal = Επιτρέπεται. { $move }
why-remark-not-a-capture = Γράφτηκε πάρσιμο, αλλά δεν παίρνεται τίποτα.
why-remark-not-check = Γράφτηκε σαχ, αλλά δεν είναι σαχ.
why-remark-not-mate = Γράφτηκε ματ, αλλά δεν είναι ματ.
why-remark-not-en-passant = Γράφτηκε αν πασάν, αλλά δεν είναι.
lessons-line = { $id }: { $title } · { $done } από { $steps } · { $stars ->
        [one] ένα αστέρι
       *[other] { $stars } αστέρια
    }
# $line: η γραμμή του μαθήματος
lessons-listed = { $state ->
        [passed] { $line } · τεστ, το πέρασες
        [failed] { $line } · τεστ, δεν το πέρασες ακόμη
        [open] { $line } · τεστ
       *[known] { $line } · γνωστό, από τεστ που πέρασες
    }
lessons-reset-one = Να σβηστεί η πρόοδος στο μάθημα «{ $title }»; Γράψε «ναι» ή «όχι»:
lessons-reset-all = Να σβηστεί όλη η πρόοδος, σε όλα τα μαθήματα; Γράψε «ναι» ή «όχι»:
lessons-reset-done = Η πρόοδος σβήστηκε.
# $trouble: γιατί, ολόκληρη πρόταση
lessons-reset-failed = { $trouble } Δε σβήστηκε τίποτα.
lessons-reset-kept = Δεν άλλαξε τίποτα.

## Αρχεία του χρήστη

cli-fault-line = { $place }: { $fault }
# $files: σε πόσα αρχεία
cli-faults = { $files ->
        [one] Ένα αρχείο μαθημάτων έχει σφάλματα.
       *[other] { $files } αρχεία μαθημάτων έχουν σφάλματα.
    } Ό,τι δε διαβάζεται λείπει· τα υπόλοιπα μαθήματα είναι όλα εδώ. Πες το στον δάσκαλό σου· όλα τα σφάλματα τα δείχνει το «skaki check».
# $line: το πρώτο σφάλμα ενός αρχείου · $count: πόσα έχει ακόμη
cli-faults-more = { $line } { $count ->
        [one] (και άλλο ένα)
       *[other] (και άλλα { $count })
    }
# $files: πόσα αρχεία δεν αναφέρθηκαν
cli-faults-files = { $files ->
        [one] … και άλλο ένα αρχείο.
       *[other] … και άλλα { $files } αρχεία.
    }
# $first, $second: δύο παράγραφοι
cli-next-paragraph =
    { $first }

    { $second }
# $kind: ό,τι έχει δικά του λόγια · $error: τι είπε το σύστημα, στα αγγλικά
cli-system-error = { $kind ->
        [not-found] δεν υπάρχει
        [no-permission] δεν επιτρέπεται
        [no-folder] ένα μέρος της διαδρομής δεν είναι φάκελος
        [is-folder] είναι φάκελος
        [read-only] ο δίσκος είναι μόνο για ανάγνωση
        [no-file] το αρχείο δεν είναι κανονικό
        [too-large] το αρχείο είναι πολύ μεγάλο
        [full] ο δίσκος είναι γεμάτος
        [exists] ένα αρχείο έχει ήδη αυτό το όνομα
       *[other] { $error }
    }
# $path: αρχείο · $error: τι είπε το σύστημα
store-unreadable = Η πρόοδος στο { $path } δε διαβάζεται ({ $error }).
store-unwritable = Η πρόοδος δεν μπορεί να γραφτεί στο { $path } ({ $error }).
# $trouble: γιατί, ολόκληρη πρόταση
store-nothing-kept = { $trouble } Συνεχίζεις, αλλά δε θα φυλαχτεί τίποτα.
store-tried-again = { $trouble } Μπορείς να συνεχίσεις: το πρόγραμμα θα ξαναδοκιμάζει μετά από κάθε βήμα.
store-kept-again = Η πρόοδός σου φυλάγεται πάλι ολόκληρη.
# $trouble: γιατί, ολόκληρη πρόταση · $steps: πόσα βήματα
store-lost = { $trouble } { $steps ->
        [0] Ό,τι άλλαξες μόλις τώρα χάθηκε.
        [one] Ένα βήμα που έκανες χάθηκε.
       *[other] { $steps } βήματα που έκανες χάθηκαν.
    }
store-damaged = Στην πρόοδό σου { $lines ->
        [one] μία γραμμή δε διαβαζόταν
       *[other] { $lines } γραμμές δε διαβάζονταν
    }· το παλιό αρχείο φυλάχτηκε στο { $path }.
store-no-home = Δε βρέθηκε προσωπικός φάκελος: δώσε έναν με --data.
settings-unreadable = Οι ρυθμίσεις στο { $path } δε διαβάζονται ({ $error }): ισχύουν οι αρχικές.
settings-broken = Οι ρυθμίσεις στο { $path } έχουν λάθος{ $line ->
        [0] {""}
       *[other] {" "}στη γραμμή { $line }
    }: ισχύουν οι αρχικές. Μόλις αλλάξεις κάποια, το αρχείο αυτό φυλάγεται δίπλα στο νέο, με όνομα που αρχίζει από settings.damaged.
settings-unwritable = Οι ρυθμίσεις δεν μπορούν να γραφτούν στο { $path } ({ $error }).
