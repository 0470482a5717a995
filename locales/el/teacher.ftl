### Οι εντολές για όσους διδάσκουν: new, preview, schema.

## Βοήθεια

cli-new = Αρχίζει ένα μάθημα: ένα αρχείο για αντιγραφή, με κάθε είδος βήματος
cli-new-usage = skaki new [ΕΠΙΛΟΓΕΣ] ΟΝΟΜΑ
cli-preview = Δείχνει ένα μάθημα όσο το γράφεις και ακολουθεί κάθε αποθήκευση
cli-preview-usage = skaki preview [ΕΠΙΛΟΓΕΣ] ΑΡΧΕΙΟ
cli-schema = Τυπώνει το JSON Schema των μαθημάτων, για επεξεργαστές κειμένου
cli-schema-usage = skaki schema [ΕΠΙΛΟΓΕΣ] [lesson|course]
cli-value-id = ΟΝΟΜΑ
cli-value-file = ΑΡΧΕΙΟ
cli-arg-new-id = Πώς θα λέγεται το μάθημα: μικρά λατινικά γράμματα, ψηφία και παύλες· το αρχείο είναι το ΟΝΟΜΑ.toml, εδώ
cli-arg-preview-file = Το αρχείο του μαθήματος
cli-arg-schema-of = Ποιων αρχείων: lesson (αν δεν πεις κάτι άλλο) ή course

## new

# $file, $schema: αρχεία · $id: το όνομα του μαθήματος
new-written = Γράφτηκε το { $file }: ένα μάθημα με ένα παράδειγμα από κάθε είδος βήματος.
new-schema-written = Δίπλα του βρίσκεται το { $schema }: με αυτό ένας επεξεργαστής με tombi ή Taplo συμπληρώνει και ελέγχει όσα γράφεις.
new-schema-differs = Το { $schema } υπάρχει ήδη και διαφέρει: μένει όπως είναι. Για να το ανανεώσεις: skaki schema > { $schema }
new-next-preview = Για να το βλέπεις όσο γράφεις: skaki preview { $file }
new-next-check = Για να αποδειχτεί ότι λύνεται: skaki check { $file }
new-next-learn = Για να το κάνεις όπως ένας μαθητής: skaki --lessons { $folder } learn { $id }
new-error-id = Το «{ $id }» δεν κάνει για όνομα μαθήματος: γράψε μικρά λατινικά γράμματα, ψηφία και παύλες, με γράμμα στην αρχή και το πολύ 64 χαρακτήρες, όπως «first-roads».
new-error-course = Το «course» είναι το αρχείο που βάζει σε σειρά τα μαθήματα ενός φακέλου: δώσε στο μάθημα άλλο όνομα.
new-error-all = Το «all» σημαίνει όλα τα μαθήματα, όπως στο «skaki lessons --reset all»: δώσε στο μάθημα άλλο όνομα.
new-error-taken = Το πρόγραμμα έχει ήδη δικό του μάθημα «{ $id }»: δώσε στο δικό σου άλλο όνομα.
new-error-exists = Το { $file } υπάρχει ήδη, και τίποτα δε γράφεται πάνω του. Δώσε στο μάθημα άλλο όνομα, ή βάλε το αρχείο αλλού.
new-error-write = Το { $file } δεν μπορεί να γραφτεί ({ $error }).

## preview

# $path: φάκελος
preview-error-folder = Το { $path } είναι φάκελος: δώσε το αρχείο ενός μαθήματος.
preview-error-texts = Το { $path } έχει κείμενα και όχι μάθημα: δώσε το αρχείο του μαθήματος, με κατάληξη «.toml».
preview-error-course = Το { $path } βάζει σε σειρά τα μαθήματα ενός φακέλου: δώσε το αρχείο ενός μαθήματος.
preview-waits = Μόλις αποθηκευτεί το αρχείο χωρίς σφάλμα, ξαναγυρίζει το βήμα.
preview-key-report = Τι λέει ο έλεγχος: σφάλματα, συμβουλές και πώς λύνεται κάθε βήμα
    .short = Έλεγχος
preview-key-quit = Έξοδος: τίποτα από αυτά δε φυλάγεται
    .short = Έξοδος
preview-key-step = Πίσω στο βήμα
    .short = Βήμα
