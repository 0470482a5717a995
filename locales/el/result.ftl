### Τι κέρδισε ένα λυμένο βήμα ή ένα μάθημα που τελείωσε, και πού πας μετά.

# $stars, $possible: αστέρια που κέρδισε, που υπάρχουν
result-stars = { $stars } από { $possible } αστέρια.
# $lost: τι κόστισε αστέρια
result-stars-lost = { $stars } από { $possible }: { LIST($lost) }.
result-shown = Είδες τη λύση: χωρίς αστέρι.
# $lost: τι κόστισε αστέρια, κομμάτια μιας πρότασης
result-lost = Τι κόστισε αστέρι: { LIST($lost) }.
result-hints = { $count ->
        [one] μία υπόδειξη
       *[other] { $count } υποδείξεις
    }
# $count: οι λάθος δοκιμές που κόστισαν · $after: αν έγινε πριν μία που δεν κόστισε (στα μαθήματα)
result-misses = { $after ->
        [free] { $count ->
            [one] ακόμη μία λάθος δοκιμή
           *[other] ακόμη { $count } λάθος δοκιμές
        }
       *[none] { $count ->
            [one] μία λάθος δοκιμή
           *[other] { $count } λάθος δοκιμές
        }
    }
result-longer = ο μακρύτερος δρόμος
# $moves: οι κινήσεις του μαθητή, που είναι οι λιγότερες
result-shortest = Με { $moves } κινήσεις: πιο σύντομα δε γίνεται.
# $line: κινήσεις
result-way = { COUNT($line) ->
        [one] Ο πιο σύντομος δρόμος: { LIST($line) }.
       *[other] Ο πιο σύντομος δρόμος, με τη σειρά: { LIST($line) }.
    }
# $line: οι πρώτες κινήσεις · $more: πόσες ακολουθούν
result-way-begins = Ο πιο σύντομος δρόμος αρχίζει, με τη σειρά, με { LIST($line) }, και ακολουθούν άλλες { $more } κινήσεις ως το τέλος.

## Το τέλος ενός μαθήματος

result-title = Τέλος του μαθήματος
# $title: ο τίτλος του επόμενου μαθήματος
result-next = Το επόμενο μάθημα: { $title }
result-lessons = Πίσω στα μαθήματα
result-improve = Ξανά, όπου λείπουν αστέρια
result-undone = Στο βήμα που δεν έχει γίνει
result-again = Το τεστ από την αρχή
result-course-done = Έφτασες στο τέλος όλων των μαθημάτων. Συγχαρητήρια!
