title = Der Turm

roads = Der Turm zieht gerade: auf seiner Linie oder auf seiner Reihe, so weit die Felder leer sind. Sein Buchstabe ist { LETTER("rook") }.
first-move = Du bist am Zug: Zieh mit dem Turm auf den Stern auf d7.
