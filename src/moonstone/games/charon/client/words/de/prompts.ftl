# Charon, Inc.: was gefragt ist, und wozu es gut ist. Die Argumente stehen in der englischen Datei.

prompt-swap =
    { $count ->
        [0] Du hast nichts auszutauschen. Weiter geht’s.
        [one] Du hast eine Zahl erhalten, die du schon gebaut hast. Tausche die Karte aus oder behalte sie.
       *[other] Du hast { $count } Zahlen erhalten, die du schon gebaut hast. Tausche die Karten aus oder behalte sie.
    }
why-swap =
    { $from ->
        [deck] Jede Zahl kannst du nur einmal bauen, eine doppelte Karte nützt dir also wenig. Doppelte Karten darfst du einmal, gleich wenn du sie erhältst, gegen ebenso viele vom Zugstapel austauschen. Deine kommen dann in den Zugstapel zurück. Diese Wahl haben alle, die schon etwas gebaut haben, damit sie nichts über deine Handkarten verrät.
       *[pile] Jede Zahl kannst du nur einmal bauen, eine doppelte Karte nützt dir also wenig. Doppelte Karten darfst du einmal, gleich wenn du sie erhältst, gegen ebenso viele vom Ablagestapel austauschen. Deine kommen dann auf den Ablagestapel. Diese Wahl haben alle, die schon etwas gebaut haben, damit sie nichts über deine Handkarten verrät.
    }

prompt-offer = Wähle eine Handkarte für die öffentliche Bauzeile.
why-offer = Alle gewählten Karten werden zugleich aufgedeckt, und jeder darf in dieser Runde eine davon bauen. Wähle eine, die du entbehren kannst, oder eine, die nur du bezahlen können wirst.

prompt-stake =
    { $left ->
        [one] Setze dein letztes Fähnchen von einem Aktionsgebiet auf eine freie Stelle.
       *[other] Setze ein Fähnchen von einem Aktionsgebiet auf eine freie Stelle. Noch zu setzen: { $left }.
    }
why-stake = Ein Fähnchen zählt in jeder Zone, die es berührt, und wer in einer Zone die meisten hat, bekommt alle ihre Edelsteine. Das Fähnchen, das du zurücklässt, kann dir seine Aktion bringen: Überlege also gut, von welchen Gebieten du Fähnchen nimmst.

prompt-intelligence = Versetze eines deiner Fähnchen oder passe.
why-intelligence = Alle Fähnchen stehen; schon ein einziges kann jetzt eine Zone gewinnen oder sie jemandem verderben. Jede Zone, die die neue Stelle berührt, muss 1 oder 2 Edelsteine haben.

prompt-engineering = Nimm eine Karte vom Ablagestapel oder aus der öffentlichen Bauzeile oder passe.
why-engineering = Die Karte kommt auf deine Hand, und du darfst sie noch in dieser Runde bauen. Nur du siehst den Ablagestapel, in dem von Anfang an die 12er liegen. Nimmst du eine Karte aus der Bauzeile, zählt sie nicht als die eine, die du von dort bauen darfst.

prompt-synchrotron = Verwandle Edelsteine einer Farbe in eine andere oder passe.
why-synchrotron = Mehrere haben das Synchrotron. An diesem Tisch benutzt ihr es, bevor jemand baut, in umgekehrter Zugreihenfolge. In dieser Runde geht es nur jetzt.

prompt-build = Baue Karten, tausche Edelsteine oder beende deinen Zug.
why-build = Gebaute Karten sind deine Punkte, und nur wenige Edelsteine kannst du für die nächste Runde behalten. Baue beliebig viele Handkarten und eine Karte aus der öffentlichen Bauzeile; jede Zahl darfst du pro Partie nur einmal bauen.

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
        [yes] Was du behältst, hilft dir, die nächsten Karten zu bezahlen, und zählt für die Zugreihenfolge der nächsten Runde.
       *[no] Was du behältst, hilft dir, die nächsten Karten zu bezahlen, und zählt für die Zugreihenfolge der nächsten Runde. Du darfst mehr abgeben, als du musst: Mit weniger Edelsteinen bist du vielleicht später an der Reihe, und die abgegebenen liegen wieder im Vorrat.
    }

prompt-chance = Edelsteine und Karten werden gezogen.
why-chance = Jede Ziehung folgt aus einem Geheimnis, das vor der Partie versiegelt und danach offengelegt wird. So kann jeder nachprüfen, dass keine Ziehung manipuliert wurde.

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
why-waiting = Ihr seid in Zugreihenfolge dran, bei manchen Aktionen umgekehrt. Was alle zugleich wählen, bleibt verdeckt, bis alle gewählt haben.

prompt-over =
    { $count ->
        [one] Die Partie ist zu Ende: { $names } gewinnt.
       *[other] Die Partie ist zu Ende: { $names } teilen sich den Sieg.
    }
why-over = Wer auf gebauten Karten die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet die höchste Karte, dann die nächste und so weiter. Sind alle Karten gleich, teilt ihr euch den Sieg.
