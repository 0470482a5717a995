### Οι λέξεις που κλίνονται: κομμάτια, χρώματα, άρθρα, αντωνυμίες.
###
### Κάθε όρος (-piece-rook …) έχει έναν τύπο για κάθε πτώση και αριθμό. Τους συνδυάζει το πρόγραμμα: σε ένα μήνυμα
### γράφουμε { PIECE($mover, case: "acc") } και διαβάζουμε «τον λευκό πύργο». Τύπος που λείπει αναφέρεται με το όνομά του:
###     cargo test --test catalogues
### Όλες οι συναρτήσεις και τα ορίσματά τους, και πώς προστίθεται ένα μήνυμα ή ένα αρχείο: src/language/mod.rs
###
###   nom ονομαστική · gen γενική · acc αιτιατική · se η αιτιατική με το «σε» μέσα στο άρθρο (στον πύργο)
###   pl  πληθυντικός
###   own ο τύπος πριν από μου, σου, του, της, μας, σας, τους, όπου αλλάζει ο τόνος (η βασίλισσά σου)

-grammar = el
    .cases = nom gen acc se:acc
    .genders = m f n
    .owner = after

## Η γραφή: στήλες, κομμάτια από τον βασιλιά ως το πιόνι, τα σημεία για το πάρσιμο και το ροκέ

-notation = el
    .files = α β γ δ ε ζ η θ
    .pieces = Ρ Β Π Α Ι Σ
    .captures = :
    .castles = 0

## Κομμάτια και πιόνια

-piece-king = βασιλιάς
    .gender = m
    .gen = βασιλιά
    .acc = βασιλιά
    .pl = βασιλιάδες
    .pl-gen = βασιλιάδων
    .pl-acc = βασιλιάδες

-piece-queen = βασίλισσα
    .gender = f
    .gen = βασίλισσας
    .acc = βασίλισσα
    .pl = βασίλισσες
    .pl-gen = βασιλισσών
    .pl-acc = βασίλισσες
    .own = βασίλισσά
    .own-gen = βασίλισσάς
    .own-acc = βασίλισσά
    .own-pl = βασίλισσές
    .own-pl-acc = βασίλισσές

-piece-rook = πύργος
    .gender = m
    .gen = πύργου
    .acc = πύργο
    .pl = πύργοι
    .pl-gen = πύργων
    .pl-acc = πύργους

-piece-bishop = αξιωματικός
    .gender = m
    .gen = αξιωματικού
    .acc = αξιωματικό
    .pl = αξιωματικοί
    .pl-gen = αξιωματικών
    .pl-acc = αξιωματικούς

-piece-knight = ίππος
    .gender = m
    .gen = ίππου
    .acc = ίππο
    .pl = ίπποι
    .pl-gen = ίππων
    .pl-acc = ίππους

-piece-pawn = πιόνι
    .gender = n
    .gen = πιονιού
    .acc = πιόνι
    .pl = πιόνια
    .pl-gen = πιονιών
    .pl-acc = πιόνια

## Χρώματα

-adj-white = λευκός
    .m-nom = λευκός
    .m-gen = λευκού
    .m-acc = λευκό
    .f-nom = λευκή
    .f-gen = λευκής
    .f-acc = λευκή
    .n-nom = λευκό
    .n-gen = λευκού
    .n-acc = λευκό
    .pl-m-nom = λευκοί
    .pl-m-gen = λευκών
    .pl-m-acc = λευκούς
    .pl-f-nom = λευκές
    .pl-f-gen = λευκών
    .pl-f-acc = λευκές
    .pl-n-nom = λευκά
    .pl-n-gen = λευκών
    .pl-n-acc = λευκά

-adj-black = μαύρος
    .m-nom = μαύρος
    .m-gen = μαύρου
    .m-acc = μαύρο
    .f-nom = μαύρη
    .f-gen = μαύρης
    .f-acc = μαύρη
    .n-nom = μαύρο
    .n-gen = μαύρου
    .n-acc = μαύρο
    .pl-m-nom = μαύροι
    .pl-m-gen = μαύρων
    .pl-m-acc = μαύρους
    .pl-f-nom = μαύρες
    .pl-f-gen = μαύρων
    .pl-f-acc = μαύρες
    .pl-n-nom = μαύρα
    .pl-n-gen = μαύρων
    .pl-n-acc = μαύρα

## Άρθρα
## Το θηλυκό στην αιτιατική είναι χωρίς ν: μετά έρχεται πάντα λευκή, μαύρη ή βασίλισσα.

-article-the = ο
    .m-nom = ο
    .m-gen = του
    .m-acc = τον
    .m-se = στον
    .f-nom = η
    .f-gen = της
    .f-acc = τη
    .f-se = στη
    .n-nom = το
    .n-gen = του
    .n-acc = το
    .n-se = στο
    .pl-m-nom = οι
    .pl-m-gen = των
    .pl-m-acc = τους
    .pl-m-se = στους
    .pl-f-nom = οι
    .pl-f-gen = των
    .pl-f-acc = τις
    .pl-f-se = στις
    .pl-n-nom = τα
    .pl-n-gen = των
    .pl-n-acc = τα
    .pl-n-se = στα

-article-a = ένας
    .m-nom = ένας
    .m-gen = ενός
    .m-acc = έναν
    .m-se = σε έναν
    .f-nom = μία
    .f-gen = μίας
    .f-acc = μία
    .f-se = σε μία
    .n-nom = ένα
    .n-gen = ενός
    .n-acc = ένα
    .n-se = σε ένα

## Αντωνυμίες

-pronoun = αυτός
    .m-nom = αυτός
    .m-gen = του
    .m-acc = τον
    .f-nom = αυτή
    .f-gen = της
    .f-acc = την
    .n-nom = αυτό
    .n-gen = του
    .n-acc = το
    .pl-m-nom = αυτοί
    .pl-m-gen = τους
    .pl-m-acc = τους
    .pl-f-nom = αυτές
    .pl-f-gen = τους
    .pl-f-acc = τις
    .pl-n-nom = αυτά
    .pl-n-gen = τους
    .pl-n-acc = τα

-owner-you = σου
-owner-he = του
-owner-she = της
-owner-it = του
-owner-they = τους
-owner-we = μας

## Οι δύο πλευρές: τα λευκά (ο στρατός), ο λευκός (ο παίκτης)

-side-white = τα λευκά
    .gen = των λευκών
    .acc = τα λευκά
    .se = στα λευκά
-side-black = τα μαύρα
    .gen = των μαύρων
    .acc = τα μαύρα
    .se = στα μαύρα
-player-white = ο λευκός
    .gen = του λευκού
    .acc = τον λευκό
    .se = στον λευκό
-player-black = ο μαύρος
    .gen = του μαύρου
    .acc = τον μαύρο
    .se = στον μαύρο

## Γραμμές: το ν όπως ακούγεται (τη δεύτερη, την τρίτη, την έβδομη)

-rank-1 = 1η
    .nom = η 1η
    .gen = της 1ης
    .acc = την 1η
    .se = στην 1η
-rank-2 = 2η
    .nom = η 2η
    .gen = της 2ης
    .acc = τη 2η
    .se = στη 2η
-rank-3 = 3η
    .nom = η 3η
    .gen = της 3ης
    .acc = την 3η
    .se = στην 3η
-rank-4 = 4η
    .nom = η 4η
    .gen = της 4ης
    .acc = την 4η
    .se = στην 4η
-rank-5 = 5η
    .nom = η 5η
    .gen = της 5ης
    .acc = την 5η
    .se = στην 5η
-rank-6 = 6η
    .nom = η 6η
    .gen = της 6ης
    .acc = την 6η
    .se = στην 6η
-rank-7 = 7η
    .nom = η 7η
    .gen = της 7ης
    .acc = την 7η
    .se = στην 7η
-rank-8 = 8η
    .nom = η 8η
    .gen = της 8ης
    .acc = την 8η
    .se = στην 8η

## Τετράγωνα

-square-article = το
    .nom = το
    .gen = του
    .acc = το
    .se = στο
# Ανάμεσα στο κομμάτι και στο τετράγωνό του: ο λευκός πύργος στο ε4.
-square-at = στο

## Λίστες: «Α, Β και Γ», «Α ή Β». Μια πρόθεση (prep: "from") μπαίνει πριν από κάθε μέλος.

-list-and = και
-list-or = ή
-prep-from = από
-prep-over = πάνω από
-prep-with = με
-prep-for = για
