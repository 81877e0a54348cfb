# Charon, Inc.: was gefragt ist, und wozu es gut ist. Die Argumente stehen in der englischen Datei.

goal = Die meisten Punkte in gebauten Karten nach vier Runden.

prompt-swap = Du darfst gerade erhaltene Karten austauschen, deren Zahl du schon gebaut hast.
why-swap = Jede Zahl baut man nur einmal, eine doppelte Karte nützt dir also wenig. Du darfst sie, gleich wenn du sie erhältst und nur einmal, gegen eine unbekannte austauschen. Gefragt wird jeder, der etwas gebaut hat, damit die Frage keine Hand verrät.

prompt-offer = Wähle eine Karte deiner Hand für die öffentliche Bauzeile.
why-offer = Alle gewählten Karten werden zugleich aufgedeckt, und jeder darf in dieser Runde eine davon bauen. Gib eine her, die du entbehren kannst, oder eine, die nur du bezahlen können wirst.

prompt-stake = Nimm ein Fähnchen von einem Aktionsgebiet und setze es auf eine freie Stelle.
why-stake = Jedes Fähnchen, das eine Zone berührt, zählt dort, und wer die meisten hat, bekommt alle ihre Edelsteine. Das eine Fähnchen, das du zurücklässt, kann dir seine Aktion bringen: Überlege gut, woher du die anderen nimmst.

prompt-intelligence = Versetze eines deiner Fähnchen, oder lass alle stehen.
why-intelligence = Jetzt, da alle Fähnchen stehen, kann ein einziges eine Zone gewinnen oder jemandem verderben. Die neue Stelle muss eine Zone mit 1 oder 2 Edelsteinen berühren und darf keine mit 3 berühren.

prompt-engineering = Nimm eine Karte vom Ablagestapel oder aus der öffentlichen Bauzeile, oder passe.
why-engineering = Die Karte kommt auf deine Hand, und du darfst sie noch in dieser Runde bauen. Nur du siehst den Ablagestapel, in dem von Anfang an die 12er liegen; und eine so genommene Karte der Bauzeile zählt nicht als die eine, die du von dort bauen darfst.

prompt-build = Baue Karten, tausche Edelsteine, oder beende deinen Zug.
why-build = Gebaute Karten sind deine Punkte, und nur wenige Edelsteine bleiben dir für die nächste Runde. Bezahle beliebig viele Karten deiner Hand und eine aus der öffentlichen Bauzeile; jede Zahl geht nur einmal im Spiel.

prompt-keep = Wähle die Edelsteine, die du behältst.
why-keep = Der Rest kommt in den Vorrat zurück. Was du behältst, hilft dir bei den nächsten Karten und zählt für die Zugreihenfolge der nächsten Runde.

prompt-chance = Edelsteine und Karten werden gezogen.

prompt-waiting =
    { $step ->
        [swap] { $names } darf Karten austauschen.
        [offer]
            { $count ->
                [one] { $names } wählt eine Karte für die öffentliche Bauzeile.
               *[other] { $names } wählen Karten für die öffentliche Bauzeile.
            }
        [stake] { $names } setzt ein Fähnchen.
        [intelligence] { $names } darf ein Fähnchen versetzen.
        [engineering] { $names } darf eine Karte nehmen.
        [build] { $names } baut.
        [keep]
            { $count ->
                [one] { $names } wählt, welche Edelsteine bleiben.
               *[other] { $names } wählen, welche Edelsteine bleiben.
            }
       *[other] Warten auf { $names }.
    }

prompt-over = Das Spiel ist aus.
why-over = Die meisten Punkte in gebauten Karten gewinnen. Bei Gleichstand entscheidet die höchste Karte, dann die nächste; wer bis zur letzten Karte gleich ist, teilt sich den Sieg.
