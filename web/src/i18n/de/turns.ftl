### Was die anderen tun, Tipps und Anfragen.

## Wie die Züge der anderen gezeigt werden

pace = Züge der anderen
pace-once = Alle auf einmal
pace-normal = Nacheinander
pace-steps = Schritt für Schritt, mit „Weiter“
happenings = Was die anderen tun
happenings-of = { $number } von { $of }
happenings-next = Weiter
happenings-skip = Überspringen
since = Seit deinem letzten Zug
since-more = Alles zeigen
since-less = Weniger zeigen

## Anfragen, etwas zurückzunehmen

undo-title = Anfrage: Zug zurücknehmen
undo-waiting-for = Warten auf Antwort: { $names }.
undo-affected = Was zurückgenommen würde
undo-affected-more =
    { $count ->
        [one] und { $count } weiterer Schritt
       *[other] und { $count } weitere Schritte
    }
undo-withdraw = Zurückziehen

## Tipps und Chancen

hint-choose = Wähle einen Zug, um ihn auf dem Tisch zu sehen, bevor du ihn bestätigst.
hint-confirm = Bestätigen
hint-back = Zurück
hint-campaign = Das ist die Chance, diese Partie zu gewinnen, nicht die Kampagne.
chance-under = unter { $chance }
chance-over = über { $chance }
