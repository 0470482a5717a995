reason-empty-square = Το { SQUARE($square) } είναι άδειο. Διάλεξε ένα δικό σου κομμάτι ή πιόνι.
