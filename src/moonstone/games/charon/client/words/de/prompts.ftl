# Charon, Inc.: was gefragt ist, und wozu es gut ist. Die Argumente stehen in der englischen Datei.

prompt-swap =
    { $count ->
        [0] Du hast nichts auszutauschen: Weiter geht’s.
        [one] Du hast eine Zahl erhalten, die du schon gebaut hast: Tausche sie aus oder behalte sie.
       *[other] Du hast { $count } Zahlen erhalten, die du schon gebaut hast: Tausche sie aus oder behalte sie.
    }
why-swap =
    { $from ->
        [deck] Jede Zahl baut man nur einmal, eine doppelte Karte nützt dir also wenig. Solche Karten darfst du einmal, gleich wenn du sie erhältst, gegen gleich viele vom Zugstapel austauschen; deine kommen in ihn zurück. Gefragt wird jeder, der etwas gebaut hat, damit die Frage keine Hand verrät.
       *[pile] Jede Zahl baut man nur einmal, eine doppelte Karte nützt dir also wenig. Solche Karten darfst du einmal, gleich wenn du sie erhältst, gegen gleich viele vom Ablagestapel austauschen; deine kommen danach auf ihn. Gefragt wird jeder, der etwas gebaut hat, damit die Frage keine Hand verrät.
    }

prompt-offer = Wähle eine Karte deiner Hand für die öffentliche Bauzeile.
why-offer = Alle gewählten Karten werden zugleich aufgedeckt, und jeder darf in dieser Runde eine davon bauen. Gib eine her, die du entbehren kannst, oder eine, die nur du bezahlen können wirst.

prompt-stake =
    { $left ->
        [one] Dein letztes Fähnchen: Nimm es von einem Aktionsgebiet und setze es auf eine freie Stelle.
       *[other] Nimm ein Fähnchen von einem Aktionsgebiet und setze es auf eine freie Stelle. Du hast noch { $left } zu setzen.
    }
why-stake = Jedes Fähnchen, das eine Zone berührt, zählt dort, und wer die meisten hat, bekommt alle ihre Edelsteine. Das eine Fähnchen, das du zurücklässt, kann dir seine Aktion bringen: Überlege gut, woher du die anderen nimmst.

prompt-intelligence = Versetze eines deiner Fähnchen oder lass alle stehen.
why-intelligence = Jetzt, da alle Fähnchen stehen, kann ein einziges eine Zone gewinnen oder jemandem verderben. Jede Zone, die die neue Stelle berührt, muss 1 oder 2 Edelsteine haben.

prompt-engineering = Nimm eine Karte vom Ablagestapel oder aus der öffentlichen Bauzeile oder passe.
why-engineering = Die Karte kommt auf deine Hand, und du darfst sie noch in dieser Runde bauen. Nur du siehst den Ablagestapel, in dem von Anfang an die 12er liegen; und eine so genommene Karte der Bauzeile zählt nicht als die eine, die du von dort bauen darfst.

prompt-synchrotron = Verwandle Edelsteine einer Farbe in eine andere oder passe.
why-synchrotron = Das Synchrotron gehört mehreren. An diesem Tisch benutzen sie es, bevor jemand baut, in umgekehrter Zugreihenfolge: jetzt oder in dieser Runde gar nicht mehr.

prompt-build = Baue Karten, tausche Edelsteine oder beende deinen Zug.
why-build = Gebaute Karten sind deine Punkte, und nur wenige Edelsteine bleiben dir für die nächste Runde. Bezahle beliebig viele Karten deiner Hand und eine aus der öffentlichen Bauzeile; jede Zahl geht nur einmal im Spiel.

prompt-keep =
    { $all ->
        [yes]
            { $clear ->
                [free] Du darfst alle Edelsteine behalten oder farbige abgeben.
               *[count] Du darfst alle Edelsteine behalten oder welche abgeben.
            }
        [exact]
            { $clear ->
                [free] Wähle { $keep } farbige Edelsteine, die du behältst; durchsichtige bleiben dir ohnehin.
               *[count] Wähle { $keep } Edelsteine, die du behältst.
            }
       *[no]
            { $clear ->
                [free] Wähle, welche farbigen Edelsteine du behältst, höchstens { $keep }; durchsichtige bleiben dir ohnehin.
               *[count] Wähle, welche Edelsteine du behältst, höchstens { $keep }.
            }
    }
why-keep =
    { $exact ->
        [yes] Was du behältst, hilft dir bei den nächsten Karten und zählt für die Zugreihenfolge der nächsten Runde.
       *[no] Was du behältst, hilft dir bei den nächsten Karten und zählt für die Zugreihenfolge der nächsten Runde. Du darfst mehr abgeben, als du musst: Mit weniger Edelsteinen kommst du vielleicht später an die Reihe, und was du abgibst, liegt wieder im Vorrat.
    }

prompt-chance = Edelsteine und Karten werden gezogen.
why-chance = Jede Ziehung folgt aus einem Geheimnis, das vor dem Spiel versiegelt und danach offengelegt wird. So kann jeder nachprüfen, dass keine Ziehung ausgesucht war.

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
        [synchrotron] { $names } darf das Synchrotron benutzen.
        [build] { $names } baut.
        [keep]
            { $count ->
                [one] { $names } wählt, welche Edelsteine bleiben.
               *[other] { $names } wählen, welche Edelsteine bleiben.
            }
       *[other] Warten auf { $names }.
    }
why-waiting = Gefragt wird in Zugreihenfolge, bei manchen Aktionen umgekehrt. Was alle zugleich wählen, bleibt verborgen, bis alle gewählt haben.

prompt-over =
    { $count ->
        [one] Das Spiel ist aus: { $names } gewinnt.
       *[other] Das Spiel ist aus: { $names } teilen sich den Sieg.
    }
why-over = Die meisten Punkte in gebauten Karten gewinnen. Bei Gleichstand entscheidet die höchste Karte, dann die nächste; wer bis zur letzten Karte gleich ist, teilt sich den Sieg.
