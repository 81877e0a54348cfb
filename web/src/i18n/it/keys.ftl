### L’elenco delle scorciatoie da tastiera.

keys = Scorciatoie da tastiera
keys-everywhere = In ogni schermata
keys-list = Mostra questo elenco
keys-region = Vai alla parte successiva dello schermo
keys-region-back = Vai alla parte precedente
keys-tab = Vai al comando successivo
keys-escape = Chiudi ciò che è aperto
keys-at-table = Al tavolo
keys-choice = Vai a ciò che puoi fare ora
keys-arrows = Spostati tra carte, aree, punti ed edifici
keys-enter = Scegli o conferma
keys-in-replay = Rivedendo una partita
keys-steps = Un passo indietro o avanti
keys-turning-points = Svolta precedente o successiva
keys-ends = All’inizio o alla fine
keys-space = Spazio
keys-play = Riproduci o metti in pausa
keys-leave = Esci dalla partita rivista
skip-to-choice = Vai a ciò che puoi fare ora
nothing-to-choose = Al momento non hai nulla da decidere.
