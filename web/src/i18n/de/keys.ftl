### Die Liste der Tastenkürzel.

keys = Tastenkürzel
keys-everywhere = Auf jedem Bildschirm
keys-list = Diese Liste zeigen
keys-region = Zum nächsten Teil des Bildschirms
keys-region-back = Zum vorherigen Teil
keys-tab = Zum nächsten Bedienelement
keys-escape = Schließen, was offen ist
keys-at-table = Am Tisch
keys-choice = Zu dem, was du jetzt tun kannst
keys-arrows = Zwischen Karten, Gebieten, Stellen und Gebäuden wechseln
keys-enter = Wählen oder bestätigen
keys-in-replay = Im Rückblick
keys-steps = Einen Schritt zurück oder vor
keys-turning-points = Vorheriger oder nächster Wendepunkt
keys-ends = Zum Anfang oder zum Ende
keys-space = Leertaste
keys-play = Abspielen oder anhalten
keys-leave = Den Rückblick verlassen
skip-to-choice = Zu dem springen, was du jetzt tun kannst
nothing-to-choose = Du hast im Moment nichts zu entscheiden.
