### Γιατί δεν επιτρέπεται μια κίνηση: μία πρόταση για κάθε λόγο.
###
### Ενικός, φιλικά («διάλεξε», «ο βασιλιάς σου»). Πρώτα ο κανόνας ή αυτό που συμβαίνει, μετά τα τετράγωνα με το όνομά τους.
### «κομμάτι» είναι χωρίς τα πιόνια· όπου εννοούμε και αυτά, «κομμάτι ή πιόνι» ή το όνομά του.
### Μετά από δεν, την, στην, μην η επόμενη λέξη γράφεται εδώ (δεν πάει, δε γίνεται), ποτέ με συνάρτηση.
###
### Για νέο λόγο: μια σειρά στο src/rules/refusal.rs· όσα ξέρει ο λόγος είναι εδώ οι μεταβλητές, και μαζί τους $turn και $listener.

## Η σειρά και το τετράγωνο

# $end: πώς τελείωσε (checkmate, stalemate, otherwise)
reason-game-over = { $end ->
    [checkmate] Η παρτίδα τελείωσε με ματ: δεν παίζεται άλλη κίνηση.
    [stalemate] Η παρτίδα τελείωσε με πατ: δεν παίζεται άλλη κίνηση.
   *[otherwise] Η παρτίδα έχει τελειώσει: δεν παίζεται άλλη κίνηση.
}
# $square: τετράγωνο · $listener: ποιος ακούει (player: ο παίκτης, onlooker: όποιος κοιτάζει)
reason-empty-square = { $listener ->
    [player] Το { SQUARE($square) } είναι άδειο. Διάλεξε ένα δικό σου κομμάτι ή πιόνι.
   *[onlooker] Το { SQUARE($square) } είναι άδειο: καμία κίνηση δεν αρχίζει από εκεί.
}
# $piece: κομμάτι στο τετράγωνό του · $turn: ποιος παίζει · $listener: player, onlooker
reason-opponents-piece = { $listener ->
    [player] { PLACED($piece, cap: 1) } είναι του αντιπάλου· τώρα παίζουν { SIDE($turn) }.
   *[onlooker] { PLACED($piece, cap: 1) } δεν μπορεί να κινηθεί τώρα· παίζουν { SIDE($turn) }.
}
# $square: τετράγωνο
reason-same-square = Το { SQUARE($square) } είναι το τετράγωνο απ’ όπου ξεκινάς: κίνηση σημαίνει άλλο τετράγωνο.
# $blocker: κομμάτι της ίδιας πλευράς στο τετράγωνό του · $listener: player, onlooker
reason-own-piece = { $listener ->
    [player] Στο { SQUARE($blocker) } στέκεται ήδη { PIECE($blocker, of: "you", colour: 0) }: δύο μαζί δε χωράνε στο ίδιο τετράγωνο.
   *[onlooker] Στο { SQUARE($blocker) } στέκεται ήδη { PIECE($blocker) }, της ίδιας πλευράς: δύο μαζί δε χωράνε στο ίδιο τετράγωνο.
}

## Πώς κινείται το καθένα

# $piece: κομμάτι στο τετράγωνό του · $to: τετράγωνο · $misfit: bishop-wrong-color, king-too-far, plain
reason-wrong-shape = { KIND($piece) ->
    [rook] Ο πύργος κινείται μόνο οριζόντια ή κάθετα: από το { SQUARE($piece) } δεν πάει στο { SQUARE($to) }.
    [bishop] { $misfit ->
        [bishop-wrong-color] Ο αξιωματικός κινείται μόνο διαγώνια και δεν αλλάζει ποτέ χρώμα: το { SQUARE($piece) } είναι { SHADE($piece) ->
            [light] λευκό τετράγωνο και το { SQUARE($to) } μαύρο.
           *[dark] μαύρο τετράγωνο και το { SQUARE($to) } λευκό.
        }
       *[plain] Ο αξιωματικός κινείται μόνο διαγώνια: από το { SQUARE($piece) } δεν πάει στο { SQUARE($to) }.
    }
    [queen] Η βασίλισσα κινείται οριζόντια, κάθετα ή διαγώνια: από το { SQUARE($piece) } δεν πάει στο { SQUARE($to) }.
    [king] { $misfit ->
        [king-too-far] Ο βασιλιάς κάνει μόνο ένα βήμα τη φορά: από το { SQUARE($piece) } δε φτάνει στο { SQUARE($to) }.
       *[plain] Ο βασιλιάς κάνει μόνο ένα βήμα τη φορά: από το { SQUARE($piece) } δεν πάει στο { SQUARE($to) }.
    }
    [knight] Ο ίππος κινείται σε σχήμα Γ, δύο τετράγωνα ίσια και ένα στο πλάι: από το { SQUARE($piece) } δεν πάει στο { SQUARE($to) }.
   *[pawn] Το πιόνι προχωρά ένα τετράγωνο ίσια μπροστά, ή δύο από το αρχικό του τετράγωνο: από το { SQUARE($piece) } δεν πάει στο { SQUARE($to) }.
}
# $piece, $blocker: κομμάτια στα τετράγωνά τους
reason-path-blocked = { PIECE($piece, cap: 1) } δεν μπορεί να περάσει πάνω από { PLACED($blocker, case: "acc") }.
reason-king-never-captured = Τον βασιλιά δεν τον παίρνει ποτέ κανείς: η παρτίδα τελειώνει πριν, με το ματ.

## Το πιόνι

# $pawn: το πιόνι στο τετράγωνό του · $to: τετράγωνο
reason-pawn-backwards = Το πιόνι δε γυρίζει ποτέ πίσω: από το { SQUARE($pawn) } δεν μπορεί να πάει στο { SQUARE($to) }.
# $pawn: το πιόνι στο τετράγωνό του · $to: τετράγωνο
reason-pawn-sideways = Το πιόνι δεν κινείται στο πλάι: από το { SQUARE($pawn) } δεν πάει στο { SQUARE($to) }.
# $pawn, $blocker: πιόνι και κομμάτι στα τετράγωνά τους
reason-pawn-blocked = Μπροστά από το πιόνι στο { SQUARE($pawn) } στέκεται { PIECE($blocker) }: το { SQUARE($blocker) } δεν είναι άδειο.
# $blockers: ένα ή δύο κομμάτια στα τετράγωνά τους
reason-pawn-double-blocked = Για το διπλό βήμα πρέπει να είναι άδεια και τα δύο τετράγωνα: { COUNT($blockers) ->
    [one] στο { SQUARE($blockers) } στέκεται { PIECE($blockers) }.
   *[other] στέκονται { PLACED($blockers) }.
}
# $rank: η γραμμή απ’ όπου ξεκινούν τα πιόνια · $pawn: το πιόνι στο τετράγωνό του
reason-pawn-double-not-from-start = Διπλό βήμα κάνει το πιόνι μόνο από { RANK($rank, case: "acc") } γραμμή· αυτό στέκεται στο { SQUARE($pawn) }.
# $pawn: το πιόνι στο τετράγωνό του · $target: κομμάτι στο τετράγωνό του
reason-pawn-captures-diagonally = Το πιόνι παίρνει μόνο διαγώνια: από το { SQUARE($pawn) } δεν παίρνει { PLACED($target, case: "acc") }.
# $to: τετράγωνο
reason-pawn-nothing-to-capture = Το πιόνι πάει διαγώνια μόνο για να πάρει, και στο { SQUARE($to) } δεν υπάρχει τίποτα.

## Αν πασάν

# $target: το άλλο πιόνι στο τετράγωνό του
reason-en-passant-too-late = Το αν πασάν γίνεται μόνο αμέσως μετά το διπλό βήμα: για το πιόνι στο { SQUARE($target) } τώρα είναι αργά.
# $target: το άλλο πιόνι στο τετράγωνό του
reason-en-passant-not-double-step = Αν πασάν παίρνεις μόνο πιόνι που μόλις έκανε διπλό βήμα: το πιόνι στο { SQUARE($target) } ήρθε εκεί αλλιώς.
# $target: το άλλο πιόνι στο τετράγωνό του · $king: ο βασιλιάς στο τετράγωνό του · $attackers: κομμάτια στα τετράγωνά τους
# $listener: player, onlooker
reason-en-passant-exposes-king = Αν πάρεις αν πασάν, φεύγει και το πιόνι στο { SQUARE($target) } και ανοίγει ο δρόμος: { COUNT($attackers) ->
    [one] { PLACED($attackers) } απειλεί
   *[other] { PLACED($attackers) } απειλούν
} { $listener ->
    [player] τον βασιλιά σου στο { SQUARE($king) }.
   *[onlooker] { PLACED($king, case: "acc") }.
}

## Προαγωγή

# $to: τετράγωνο
reason-promotion-piece-missing = Το πιόνι φτάνει στο { SQUARE($to) } και προάγεται: διάλεξε βασίλισσα, πύργο, αξιωματικό ή ίππο.
# $to: τετράγωνο
reason-promotion-piece-wrong = Στο { SQUARE($to) } το πιόνι δεν μπορεί να γίνει βασιλιάς ούτε να μείνει πιόνι: διάλεξε βασίλισσα, πύργο, αξιωματικό ή ίππο.
# $piece: κομμάτι ή πιόνι · $to: τετράγωνο
reason-promotion-not-here = { KIND($piece) ->
    [pawn] Το πιόνι προάγεται μόνο στην τελευταία γραμμή: στο { SQUARE($to) } μένει πιόνι.
   *[other] Μόνο το πιόνι προάγεται: { PIECE($piece) } πάει στο { SQUARE($to) } όπως είναι.
}

## Ο βασιλιάς

# $to: τετράγωνο · $attackers: κομμάτια στα τετράγωνά τους
reason-king-into-attack = Ο βασιλιάς δεν μπορεί να πάει στο { SQUARE($to) }: { COUNT($attackers) ->
    [one] το ελέγχει { PLACED($attackers) }.
   *[other] το ελέγχουν { PLACED($attackers) }.
}
# $target: κομμάτι στο τετράγωνό του · $protectors: κομμάτια στα τετράγωνά τους
reason-king-takes-protected = Ο βασιλιάς δεν μπορεί να πάρει { PLACED($target, case: "acc") }: { GENDER($target) ->
    [m] τον
    [f] την
   *[n] το
} { COUNT($protectors) ->
    [one] προστατεύει { PLACED($protectors) }.
   *[other] προστατεύουν { PLACED($protectors) }.
}
# $to: τετράγωνο · $king: ο βασιλιάς που θα πήγαινε εκεί · $kings: ο άλλος βασιλιάς στο τετράγωνό του · $listener: player, onlooker
reason-king-next-to-king = Οι δύο βασιλιάδες δε στέκονται ποτέ δίπλα δίπλα: στο { SQUARE($to) } { $listener ->
    [player] ο βασιλιάς σου
   *[onlooker] { PIECE($king) }
} θα άγγιζε { PLACED($kings, case: "acc") }.
# $to: τετράγωνο · $attackers: κομμάτια στα τετράγωνά τους
reason-king-along-the-line = Στο { SQUARE($to) } ο βασιλιάς μένει στην ίδια ευθεία: { COUNT($attackers) ->
    [one] { PLACED($attackers) } δίνει σαχ και εκεί.
   *[other] { PLACED($attackers) } δίνουν σαχ και εκεί.
}
# $piece, $pinner: κομμάτια στα τετράγωνά τους · $king: ο βασιλιάς στο τετράγωνό του · $listener: player, onlooker
reason-pinned = { PLACED($piece, cap: 1) } είναι { GENDER($piece) ->
    [m] καρφωμένος
    [f] καρφωμένη
   *[n] καρφωμένο
}: αν φύγει από την ευθεία, { PLACED($pinner) } απειλεί { $listener ->
    [player] τον βασιλιά σου στο { SQUARE($king) }.
   *[onlooker] { PLACED($king, case: "acc") }.
}
# $checkers: τα κομμάτια που δίνουν σαχ, στα τετράγωνά τους · $king: ο βασιλιάς στο τετράγωνό του
# $listener: player, onlooker
reason-check-not-answered = { COUNT($checkers) ->
    [one] { KIND($checkers) ->
        [knight] { PLACED($checkers, cap: 1) } δίνει σαχ, και από ίππο δεν υπάρχει κάλυψη: φύγε με τον βασιλιά από το { SQUARE($king) } ή πάρε τον ίππο.
        [pawn] { PLACED($checkers, cap: 1) } δίνει σαχ, και από πιόνι δεν υπάρχει κάλυψη: φύγε με τον βασιλιά από το { SQUARE($king) } ή πάρε το πιόνι.
       *[other] { PLACED($checkers, cap: 1) } δίνει σαχ { $listener ->
            [player] στον βασιλιά σου στο { SQUARE($king) }
           *[onlooker] { PLACED($king, case: "se") }
        }, και αυτή η κίνηση δεν το σταματά.
    }
   *[other] { PLACED($checkers, cap: 1) } δίνουν σαχ { $listener ->
        [player] στον βασιλιά σου στο { SQUARE($king) }
       *[onlooker] { PLACED($king, case: "se") }
    }, και αυτή η κίνηση δεν το σταματά.
}
# $checkers: τα κομμάτια που δίνουν σαχ, στα τετράγωνά τους
reason-double-check-king-must-move = Διπλό σαχ, { PLACED($checkers, case: "acc", prep: "from") }: μόνο ο βασιλιάς μπορεί να κινηθεί.

## Ροκέ

# $king: ο βασιλιάς · $listener: player, onlooker
reason-castling-king-moved = { $listener ->
    [player] Ο βασιλιάς σου
   *[onlooker] { PIECE($king, cap: 1) }
} έχει ήδη κινηθεί: σε αυτή την παρτίδα δεν κάνει πια ροκέ.
# $rook: ο πύργος στο αρχικό του τετράγωνο
reason-castling-rook-moved = Ο πύργος στο { SQUARE($rook) } έχει ήδη κινηθεί: με αυτόν δε γίνεται πια ροκέ.
# $side: short, long · $at_home: αν ο βασιλιάς στέκεται στο αρχικό του τετράγωνο
reason-castling-right-gone = { $at_home ->
    [no] Εδώ δεν υπάρχει πια δικαίωμα για ροκέ: ο βασιλιάς δε στέκεται στο αρχικό του τετράγωνο.
   *[yes] { $side ->
        [short] Εδώ δεν υπάρχει πια δικαίωμα για μικρό ροκέ, κι ας στέκονται βασιλιάς και πύργος στα τετράγωνά τους.
       *[long] Εδώ δεν υπάρχει πια δικαίωμα για μεγάλο ροκέ, κι ας στέκονται βασιλιάς και πύργος στα τετράγωνά τους.
    }
}
# $rook: ο πύργος που λείπει, στη γωνία του
reason-castling-no-rook = Στο { SQUARE($rook) } δεν υπάρχει { PIECE($rook, article: "none") }, και ροκέ χωρίς πύργο δε γίνεται.
# $between: κομμάτια στα τετράγωνά τους
reason-castling-piece-between = { COUNT($between) ->
    [one] Ανάμεσα στον βασιλιά και στον πύργο στέκεται { PLACED($between) }: τώρα ροκέ δε γίνεται.
   *[other] Ανάμεσα στον βασιλιά και στον πύργο στέκονται { PLACED($between) }: τώρα ροκέ δε γίνεται.
}
# $checkers: τα κομμάτια που δίνουν σαχ, στα τετράγωνά τους · $king: ο βασιλιάς · $listener: player, onlooker
reason-castling-in-check = { $listener ->
    [player] Όσο ο βασιλιάς σου είναι σε σαχ, ροκέ δε γίνεται: απάντησε πρώτα στο σαχ { PLACED($checkers, case: "acc", prep: "from") }.
   *[onlooker] Όσο { PIECE($king) } είναι σε σαχ, ροκέ δε γίνεται: πρώτα πρέπει να απαντηθεί το σαχ { PLACED($checkers, case: "acc", prep: "from") }.
}
# $crossing: το τετράγωνο που περνά ο βασιλιάς · $attackers: κομμάτια στα τετράγωνά τους
reason-castling-through-attack = Ο βασιλιάς θα περνούσε από το { SQUARE($crossing) }, που το { COUNT($attackers) ->
    [one] ελέγχει { PLACED($attackers) }: τώρα ροκέ δε γίνεται.
   *[other] ελέγχουν { PLACED($attackers) }: τώρα ροκέ δε γίνεται.
}
# $to: το τετράγωνο όπου φτάνει ο βασιλιάς · $attackers: κομμάτια στα τετράγωνά τους
reason-castling-into-attack = Ο βασιλιάς θα έφτανε στο { SQUARE($to) }, που το { COUNT($attackers) ->
    [one] ελέγχει { PLACED($attackers) }: τώρα ροκέ δε γίνεται.
   *[other] ελέγχουν { PLACED($attackers) }: τώρα ροκέ δε γίνεται.
}

## Ως απαντήσεις προς επιλογή: ολόκληρες φράσεις χωρίς τελεία, που δεν ονομάζουν τετράγωνα, αφού μπορεί να μην ισχύουν

option-game-over = Όχι: η παρτίδα έχει τελειώσει
option-empty-square = Όχι: εκεί δεν υπάρχει τίποτα
option-opponents-piece = Όχι: δεν έχει σειρά αυτή η πλευρά
option-same-square = Όχι: δεν αλλάζει τετράγωνο
option-wrong-shape = Όχι: δεν κινείται έτσι
option-path-blocked = Όχι: κάτι στέκεται στον δρόμο
option-own-piece = Όχι: εκεί στέκεται κομμάτι ή πιόνι της ίδιας πλευράς
option-king-never-captured = Όχι: τον βασιλιά δεν τον παίρνει κανείς
option-pawn-backwards = Όχι: το πιόνι δε γυρίζει πίσω
option-pawn-sideways = Όχι: το πιόνι δεν πάει στο πλάι
option-pawn-blocked = Όχι: μπροστά στο πιόνι στέκεται κάτι
option-pawn-double-blocked = Όχι: ένα από τα δύο τετράγωνα μπροστά δεν είναι άδειο
option-pawn-double-not-from-start = Όχι: το πιόνι έχει φύγει από το αρχικό του τετράγωνο
option-pawn-captures-diagonally = Όχι: το πιόνι παίρνει μόνο διαγώνια
option-pawn-nothing-to-capture = Όχι: το πιόνι δεν έχει εκεί τι να πάρει
option-en-passant-too-late = Όχι: για αν πασάν είναι αργά
option-en-passant-not-double-step = Όχι: το άλλο πιόνι δεν έκανε διπλό βήμα
option-en-passant-exposes-king = Όχι: το αν πασάν θα άνοιγε δρόμο προς τον βασιλιά
option-promotion-piece-missing = Όχι: λείπει τι θα γίνει το πιόνι
option-promotion-piece-wrong = Όχι: το πιόνι δεν μπορεί να γίνει αυτό
option-promotion-not-here = Όχι: εδώ δε γίνεται προαγωγή
option-king-into-attack = Όχι: εκεί ο βασιλιάς θα ήταν σε σαχ
option-king-takes-protected = Όχι: αυτό που θα έπαιρνε ο βασιλιάς προστατεύεται
option-king-next-to-king = Όχι: οι βασιλιάδες θα στέκονταν δίπλα δίπλα
option-king-along-the-line = Όχι: ο βασιλιάς θα έμενε στην ευθεία του σαχ
option-pinned = Όχι: αυτό που θα κινηθεί είναι καρφωμένο
option-check-not-answered = Όχι: δεν απαντά στο σαχ
option-double-check-king-must-move = Όχι: σε διπλό σαχ κινείται μόνο ο βασιλιάς
option-castling-king-moved = Όχι: ο βασιλιάς έχει κινηθεί
option-castling-rook-moved = Όχι: ο πύργος έχει κινηθεί
option-castling-right-gone = Όχι: δεν υπάρχει πια δικαίωμα για ροκέ
option-castling-no-rook = Όχι: λείπει ο πύργος
option-castling-piece-between = Όχι: κάτι στέκεται ανάμεσα
option-castling-in-check = Όχι: ο βασιλιάς είναι σε σαχ
option-castling-through-attack = Όχι: ο βασιλιάς θα περνούσε από τετράγωνο που ελέγχεται
option-castling-into-attack = Όχι: ο βασιλιάς θα έφτανε σε τετράγωνο που ελέγχεται
