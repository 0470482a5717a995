### Βήματα όπου ο μαθητής βάζει κομμάτια στη σκακιέρα.
### $piece, $stands: κομμάτι με το τετράγωνό του · $belongs: το κομμάτι που ανήκει εκεί

## Τι έγινε

place-put = { PIECE($piece, cap: 1) } μπήκε { SQUARE($piece, case: "se") }.
place-lifted = Σήκωσες { PIECE($piece, case: "acc") } από το { SQUARE($piece) }.
# $greek, $latin: ό,τι γράφτηκε, στις δύο γραφές
place-typed = { $greek } = { $latin }

## Γιατί δε γίνεται

place-not-in-tray = Δεν έχεις { PIECE($piece, article: "none", case: "acc") } για να βάλεις.
place-occupied = { SQUARE($piece, case: "se", cap: 1) } στέκεται ήδη { PIECE($piece) }: σήκωσέ { PRONOUN($piece, case: "acc") } πρώτα.
# $king: ο βασιλιάς που στέκεται ήδη
place-second-king = Κάθε πλευρά έχει μόνο έναν βασιλιά, και { PIECE($king) } στέκεται ήδη { SQUARE($king, case: "se") }.
place-kings-together = Οι δύο βασιλιάδες δε στέκονται ποτέ δίπλα δίπλα, και εκεί δίπλα είναι { PLACED($king) }.
# $rank: η γραμμή · $edge: η πρώτη ή η τελευταία του πιονιού
place-pawn-on-edge = Κανένα πιόνι δε στέκεται { RANK($rank, case: "se") } γραμμή: { $edge ->
        [last] μόλις φτάσει εκεί, γίνεται βασίλισσα, πύργος, αξιωματικός ή ίππος.
       *[first] ξεκινά μία γραμμή πιο μπροστά, και πίσω δε γυρίζει.
    }
place-nothing-there = Το { SQUARE($square) } είναι άδειο: δεν έχεις τι να σηκώσεις.
place-fixed = { PLACED($piece, cap: 1) } ανήκει στη θέση και μένει εκεί.

## Δεν είναι ακόμη αυτό που ζητάει η άσκηση

# Μέσα σε κατάλογο: ένα είδος κομματιών.
place-some = { $count ->
        [one] { PIECE($piece, article: "none") }
       *[other] { $count } { PIECE($piece, article: "none", number: "pl") }
    }
# $pieces: ό,τι είναι ακόμη έξω
place-unfinished = { $count ->
        [one] Μένει να μπει ακόμη: { LIST($pieces) }.
       *[other] Μένουν να μπουν ακόμη: { LIST($pieces) }.
    }
# $what: τι είναι έξω, κομμάτια, πιόνια ή και τα δύο
place-unfinished-many = { $what ->
        [pieces] Μένουν να μπουν ακόμη { $count } κομμάτια.
        [pawns] Μένουν να μπουν ακόμη { $count } πιόνια.
       *[both] Μένουν να μπουν ακόμη { $count } κομμάτια και πιόνια.
    }
place-misplaced = { $colors ->
        [same] { SQUARE($stands, case: "se", cap: 1) } στέκεται { PIECE($stands, colour: 0) }, αλλά εκεί ανήκει { PIECE($belongs, colour: 0) }.
       *[other] { SQUARE($stands, case: "se", cap: 1) } στέκεται { PIECE($stands) }, αλλά εκεί ανήκει { PIECE($belongs) }.
    }
place-misplaced-empty = { SQUARE($stands, case: "se", cap: 1) } στέκεται { PIECE($stands) }, αλλά εκεί δεν ανήκει τίποτα.
place-more-misplaced = Κοίταξε ξανά και { SQUARES($squares, case: "acc") }.
# $attacker: ποιος απειλεί τον βασιλιά του μαθητή
place-own-king = { PLACED($attacker, cap: 1) } απειλεί { PLACED($king, case: "acc") }, ενώ σειρά έχει ο αντίπαλος: σε παρτίδα αυτό δε γίνεται ποτέ.
place-no-check = { PLACED($target, cap: 1) } δεν απειλείται: δεν είναι σαχ.
place-unmet = Σε αυτή τη θέση δεν έγινε ακόμη αυτό που ζητάει η άσκηση.

## Σωστό

place-right = Σωστά: όλα στέκονται εκεί όπου ανήκουν.
# $men: κομμάτια με τα τετράγωνά τους
place-answer = Η λύση είναι: { PLACED($men) }.
place-answer-on-board = Η λύση είναι τώρα πάνω στη σκακιέρα.
place-answer-stands = Αυτό που έχεις στη σκακιέρα είναι η λύση.

## Υποδείξεις

# $right: πόσα στέκονται σωστά · $all: πόσα είναι όλα
place-hint-right = { $right ->
        [0] Κανένα δε στέκεται ακόμη εκεί όπου ανήκει.
        [one] Ένα από τα { $all } στέκεται εκεί όπου ανήκει.
       *[other] { $right } από τα { $all } στέκονται εκεί όπου ανήκουν.
    }
place-hint-ways = { $many ->
        [yes] Γίνεται με πολλούς τρόπους· φτάνει ένας.
       *[no] { $count ->
            [one] Γίνεται με έναν μόνο τρόπο.
           *[other] Γίνεται με { $count } τρόπους· φτάνει ένας.
        }
    }
place-hint-lift = { PLACED($piece, cap: 1) } δεν πρέπει να μείνει εκεί: σήκωσέ { PRONOUN($piece, case: "acc") }.
place-hint-one = Βάλε { PLACED($piece, case: "acc") }.
place-hint-all = Βάλε { PLACED($men, case: "acc") }.

## Η οθόνη

# $put: το πλήκτρο που βάζει και σηκώνει · $key: το πλήκτρο του τέλους
place-task = Διάλεξε κομμάτι και τετράγωνο: με { $put } το βάζεις ή το σηκώνεις. Όταν τελειώσεις, πάτα { $key }.
place-tray = Έξω από τη σκακιέρα:
# Όλα είναι μέσα από την αρχή, και κάτι δε στέκεται σωστά.
place-tray-none = Όλα είναι ήδη στη σκακιέρα, αλλά κάτι δε στέκεται σωστά: σήκωσέ το και βάλ’ το εκεί όπου ανήκει. Στο τέλος πάτα { $key }.
place-tray-empty = Έξω δεν έμεινε τίποτα: πάτα { $key }.
place-line = Κομμάτι, τετράγωνο:
place-key-put = Βάλε το κομμάτι, ή σήκωσε ό,τι στέκεται εκεί
    .short = Βάλε
place-key-submit = Έτοιμα όλα τα κομμάτια
    .short = Έτοιμα
place-key-next = Το επόμενο κομμάτι από όσα είναι έξω
    .short = Άλλο
place-key-previous = Το προηγούμενο κομμάτι από όσα είναι έξω
    .short = Πίσω
place-key-number = Διάλεξε κομμάτι με τον αριθμό του
    .short = Αριθμός

## Τι αποδεικνύει ο έλεγχος

# $men: ένας τρόπος
place-check-ways = { $count ->
        [one] Γίνεται με 1 τρόπο: { PLACED($men) }.
       *[other] Γίνεται με { $count } τρόπους, για παράδειγμα: { PLACED($men) }.
    }
place-check-way = Γίνεται, για παράδειγμα: { PLACED($men) }.

## Γραμμή γραμμή

# Λέξεις που καταλαβαίνει, χωρισμένες με κόμμα.
word-lift = σήκωσε, βγάλε, πάρε από
place-plain-now = Γράψε κομμάτι και τετράγωνο, για παράδειγμα { MOVE("Nf3") } ή «λευκός ίππος { SQUARE("f3") }»· με «σήκωσε { SQUARE("f3") }» το βγάζεις. Στο τέλος γράψε «έτοιμο».
place-plain-tray = Έξω από τη σκακιέρα: { LIST($pieces) }.
place-plain-none = Όλα είναι ήδη στη σκακιέρα, αλλά κάτι δε στέκεται σωστά: σήκωσέ το, για παράδειγμα με «σήκωσε { SQUARE("f3") }», και μετά γράψε το κομμάτι και το τετράγωνο όπου ανήκει. Στο τέλος γράψε «έτοιμο».
place-plain-all = Έξω δεν έμεινε τίποτα. Γράψε «έτοιμο».
# $color: ποια πλευρά ισχύει από εδώ και πέρα
place-plain-side = Τώρα βάζεις { SIDE($color, case: "acc") }.
