### The plain table, where any game can be played that has none of its own.

# $names (players, a list) $count (how many) $by (what decided a tie)

any-prompt = Deine Entscheidung
any-prompt-choose = Wähle deinen Zug.
any-prompt-waiting = Warten auf { $names }.
any-prompt-chance = Der Zufall entscheidet.
any-prompt-over =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
any-confirm = Bestätigen
any-cancel = Auswahl aufheben
any-moves = Deine Züge
any-search = Züge suchen
any-search-none = Kein Zug passt dazu.
any-show-all = Alle { $count } zeigen
any-players = Spieler
any-you = (du)
any-to-move = am Zug
any-secret = Das siehst nur du
any-open = Tisch
any-result = Ergebnis
any-score =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
any-tie-shared = Gleichstand: { $names } teilen sich den Rang.
any-tie-broken = Gleichstand: { $names }. Es entscheidet: { $by }.
any-yes = ja
any-no = nein
any-no-rules = Für dieses Spiel gibt es hier keine Regeln.
