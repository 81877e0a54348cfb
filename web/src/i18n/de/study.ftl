### Rückblick auf eine beendete Partie, und was man daraus lernt.

turning-points = Wendepunkte
turning-points-mine = Aus Fehlern lernen
turning-points-why = Die Entscheidungen, die diesen Spieler am meisten gekostet haben, beurteilt nur nach dem, was er damals wissen konnte.
turning-points-none = Keine Entscheidung hat { $name } viel gekostet.
turning-points-close = Wendepunkte schließen
turning-point = Wendepunkt { $number } von { $count }
turning-point-lost = { $name } verlor hier { $lost } ({ $before } → { $after }).
turning-point-played = Gespielt: { $move }
turning-point-better = Besser: { $move }
turning-point-show = Den besseren Zug zeigen
turning-point-back = Vorheriger Wendepunkt
turning-point-forth = Nächster Wendepunkt
embed-open = In Moonstone öffnen
embed-unfinished = Diese Partie ist noch nicht zu Ende. Danach kann man sie hier ansehen.
embed-copy = Code zum Einbetten kopieren
embed-copied = Kopiert. Füge ihn in eine Webseite ein.
picture-share = Bild des Spielplans teilen
picture-save = Bild des Spielplans speichern
picture-failed = Das Bild konnte nicht erstellt werden.
