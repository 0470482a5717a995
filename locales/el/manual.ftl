### Η σελίδα του εγχειριδίου και όσα ζητούν τα κελύφη.

cli-completions = Γράφει όσα θέλει ένα κέλυφος για να συμπληρώνει εντολές και επιλογές
cli-completions-usage = skaki completions [ΕΠΙΛΟΓΕΣ] ΚΕΛΥΦΟΣ
cli-man = Γράφει τη σελίδα του εγχειριδίου
cli-man-usage = skaki man [ΕΠΙΛΟΓΕΣ]
cli-value-shell = ΚΕΛΥΦΟΣ
cli-arg-shell = Το κέλυφος: bash, zsh, fish, powershell ή elvish

## Οι επικεφαλίδες της σελίδας και όσα γράφονται μόνο εκεί

man-title = Μαθαίνω σκάκι
man-name = Όνομα
man-synopsis = Σύνοψη
man-description = Περιγραφή
man-exit = Κωδικός εξόδου
man-exit-status = 0 για το ναι, 1 για το όχι, 2 για κλήση που δεν έχει νόημα.
man-environment = Περιβάλλον
man-plain = Γραμμή γραμμή, όπως με το --plain.
man-lessons = Ένας φάκελος με δικά σου μαθήματα, όπως με το --lessons.
man-no-color = Αν δεν είναι κενό, το πρόγραμμα δε χρησιμοποιεί χρώματα.
man-term = Πόσα χρώματα δείχνει το τερματικό και αν μπορεί να σχεδιαστεί κάτι σε αυτό.
man-files = Αρχεία
man-progress = Όσα έχεις κάνει· μετά από κάθε βήμα προστίθεται μία γραμμή.
man-settings = Όσα έχεις διαλέξει.
