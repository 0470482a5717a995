### Όταν αυτό που γράφτηκε δε διαβάζεται σαν κίνηση ή σαν τετράγωνο.
###
### Ποτέ δε μαντεύουμε: λέμε τι δεν ταιριάζει και προτείνουμε αυτό που ίσως εννοούσε όποιος έγραψε.
### $latin, $greek: η ίδια κίνηση στις δύο γραφές, όπως θα την έγραφε κανείς.

# $cause: empty, file, rank, none · $letter: το γράμμα που γράφτηκε · $rank: ο αριθμός που γράφτηκε
reason-notation-unreadable = { $cause ->
    [empty] Δεν έγραψες κίνηση.
    [file] Δεν υπάρχει στήλη { $letter }.
    [rank] Δεν υπάρχει γραμμή { $rank }: οι γραμμές είναι από την 1η μέχρι την 8η.
   *[none] Αυτό δε διαβάζεται σαν κίνηση: γράψε το γράμμα του κομματιού (το πιόνι δεν έχει) και το τετράγωνο όπου πάει, ή τα δύο τετράγωνα, απ’ όπου φεύγει και όπου πάει.
}
# $latin, $greek: τα γράμματα που γράφτηκαν · $cures: τι να γράψει κανείς, ένα για κάθε κομμάτι
reason-notation-mixed-alphabets = Το { $latin } είναι λατινικό και το { $greek } ελληνικό. { COUNT($cures) ->
    [0] Γράψε όλη την κίνηση στο ένα αλφάβητο.
   *[other] Γράψε { LIST($cures) }.
}
# $kind: ένα από τα κομμάτια · $count: πόσα είναι · $to: τετράγωνο · $ways: τι να γράψει κανείς για το καθένα
reason-notation-ambiguous = { $count ->
    [2] Δύο
    [3] { GENDER($kind) ->
        [n] Τρία
       *[m] Τρεις
    }
    [4] { GENDER($kind) ->
        [n] Τέσσερα
       *[m] Τέσσερις
    }
   *[other] { $count }
} { PIECE($kind, number: "pl", article: "none", colour: 0) } πάνε στο { SQUARE($to) }: γράψε { LIST($ways, join: "or") }.
# $ways: οι κινήσεις
reason-notation-ambiguous-moves = Αυτό μπορεί να είναι περισσότερες από μία κινήσεις: γράψε { LIST($ways, join: "or") }.
# $piece: κομμάτι · $to: τετράγωνο · $way: αν κάποιο πιόνι παίρνει εκεί
reason-no-piece-reaches = { $way ->
    [file] Στη στήλη { FILE($file) } δεν υπάρχει { PIECE($piece, article: "none") } που να πηγαίνει στο { SQUARE($to) }.
    [takes] Κανένα { PIECE($piece, article: "none") } δεν προχωρά ίσια στο { SQUARE($to) }. Όταν ένα πιόνι παίρνει, γράφεται και η στήλη απ’ όπου ξεκινά.
   *[none] { GENDER($piece) ->
        [m] Κανένας { PIECE($piece, article: "none") } δε φτάνει στο { SQUARE($to) } με μία κίνηση.
        [f] Καμία { PIECE($piece, article: "none") } δε φτάνει στο { SQUARE($to) } με μία κίνηση.
       *[n] Κανένα { PIECE($piece, article: "none") } δε φτάνει στο { SQUARE($to) } με μία κίνηση.
    }
}

# Τετράγωνο χωρίς γράμμα κομματιού, όπου δεν υπάρχει πιόνι. $pawn: το πιόνι που δεν υπάρχει · $how: alone, letter, any, offered
# $kind: το μόνο είδος κομματιού που υπάρχει · $move, $squares: η κίνησή του στο τετράγωνο, με το γράμμα του και με τα δύο τετράγωνα
reading-no-pawn = Σε αυτή τη θέση δεν υπάρχει { PIECE($pawn, article: "none") }, και κίνηση χωρίς γράμμα κομματιού σημαίνει κίνηση πιονιού. { $how ->
    [alone] Για { PIECE($kind, case: "acc") } γράψε { MOVE($move) } ή { MOVE($squares) }.
    [letter] Για { PIECE($kind, case: "acc", article: "a") } γράψε { MOVE($move) }, ή τα δύο τετράγωνα, απ’ όπου φεύγει και όπου πάει.
    [any] Για ένα κομμάτι γράψε και το γράμμα του, μπροστά από το τετράγωνο, ή τα δύο τετράγωνα, απ’ όπου φεύγει και όπου πάει.
   *[offered] Για ένα κομμάτι γράψε και το γράμμα του, μπροστά από το τετράγωνο.
}
# Μέλος μιας λίστας: πώς γράφεται η κίνηση ενός κομματιού.
reading-cure = { $greek } ή { $latin } για { PIECE($kind, case: "acc") }
# Μέλος μιας λίστας: ποια από τις όμοιες κινήσεις. $move: κίνηση · $piece: κομμάτι στο τετράγωνό του
reading-way = { MOVE($move) } για { PLACED($piece, case: "acc", colour: 0) }
# Όταν ούτε έτσι γίνεται η κίνηση, ή δεν είναι μόνο ενός κομματιού. $move: κίνηση
reading-suggestion-written = Μήπως εννοείς { MOVE($move) };
# $move: κίνηση · $kind: κομμάτι
reading-suggestion = Μήπως εννοείς { MOVE($move) }, με { PIECE($kind, case: "acc") };
# ε8Ρ: όποιος σκέφτεται το αγγλικό R γράφει το ελληνικό Ρ, που είναι ο βασιλιάς.
reading-rho-is-the-king = Στην ελληνική γραφή Ρ είναι ο βασιλιάς· ο πύργος είναι Π.
# $first, $second: δύο προτάσεις
reading-two = { $first } { $second }

## Τετράγωνα

# $cause: empty, file, rank, none · $letter: το γράμμα που γράφτηκε · $rank: ο αριθμός που γράφτηκε
reading-no-square = { $cause ->
    [empty] Δεν έγραψες τετράγωνο.
    [file] Δεν υπάρχει στήλη { $letter }.
    [rank] Δεν υπάρχει γραμμή { $rank }: οι γραμμές είναι από την 1η μέχρι την 8η.
   *[none] Αυτό δεν είναι τετράγωνο: γράψε το γράμμα της στήλης και τον αριθμό της γραμμής, για παράδειγμα { SQUARE("e4") }.
}
# $square: τετράγωνο
reading-square-suggestion = Μήπως εννοείς το { SQUARE($square) };
