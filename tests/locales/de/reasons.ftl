### Warum ein Zug nicht geht: so viele Sätze, wie der Test braucht.

why-legal = Ja. { $move }
feedback-moved = { MOVE($move) }: { $told }
reason-empty-square = Auf { SQUARE($square) } steht nichts.
reason-opponents-piece = { PLACED($piece, cap: 1) } gehört nicht zu { SIDE($turn, case: "dat") }, und { SIDE($turn) } ist am Zug.
reason-own-piece = { $listener ->
    [player] Auf { SQUARE($blocker) } steht schon { PIECE($blocker, of: "you") }: Für zwei ist kein Platz.
   *[onlooker] Auf { SQUARE($blocker) } steht schon { PIECE($blocker) } derselben Seite: Für zwei ist kein Platz.
}
reason-same-square = { SQUARE($square) } ist das Feld, auf dem er schon steht.
reason-wrong-shape = { KIND($piece) ->
    [rook] Ein Turm zieht nur gerade: Von { SQUARE($piece) } kommt er nicht nach { SQUARE($to) }.
   *[other] So zieht { PIECE($piece, article: "a", colour: 0) } nicht: Von { SQUARE($piece) } geht es nicht nach { SQUARE($to) }.
}
reason-path-blocked = Mit { PIECE($piece, case: "dat") } kommst du an { PLACED($blocker, case: "dat") } nicht vorbei.
reason-pawn-backwards = Ein Bauer geht nie zurück: Von { SQUARE($pawn) } kommt er nicht nach { SQUARE($to) }.
reason-pawn-double-not-from-start = Zwei Felder geht ein Bauer nur von { RANK($rank, case: "dat") } Reihe aus.
