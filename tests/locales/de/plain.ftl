### Der Zeilenmodus: die ersten Sätze.

ui-language-name = Deutsch
word-this-language = deutsch, german, γερμανικά
word-help = hilfe
word-quit = ende
word-hint = tipp
plain-step = „{ $title }“, { $number } von { $steps }.
plain-white-stands = Weiß: { $pieces }.
plain-piece = { COUNT($squares) ->
        [one] { PIECE($kind, article: "none") } { SQUARES($squares) }
       *[other] { PIECE($kind, article: "none", number: "pl") } { SQUARES($squares) }
    }
plain-stars = { COUNT($squares) ->
        [one] Ein Stern auf { SQUARES($squares) }.
       *[other] Sterne auf { SQUARES($squares) }.
    }
plain-your-turn = Du spielst { SIDE($side, case: "acc") }.
plain-how-to-move = Du spielst { SIDE($side, case: "acc") }. Schreib einen Zug: das Feld, von dem er ausgeht, und das, auf dem er endet. Oder schreib „hilfe“.
plain-read-on = Weiter mit Enter.
plain-missed = Der Zug ist zurückgenommen. Versuch es noch einmal.
plain-goodbye = Dein Fortschritt ist gespeichert. Auf Wiedersehen!
plain-language-now = Die Sprache ist jetzt Deutsch.
plain-played = { MOVE($move) }: { $told }
