### Rivedere una partita finita, e che cosa se ne impara.

turning-points = Svolte
turning-points-mine = Impara dai tuoi errori
turning-points-why = Le decisioni che sono costate di più, giudicate solo da ciò che si poteva sapere allora.
turning-points-none = Nessuna decisione è costata molto: { $name }
turning-points-close = Chiudi le svolte
turning-point = Svolta { $number } di { $count }
turning-point-lost = { $name } qui ha perso { $lost } ({ $before } → { $after }).
turning-point-played = Giocato: { $move }
turning-point-better = Meglio: { $move }
turning-point-show = Mostra la mossa migliore
turning-point-back = Svolta precedente
turning-point-forth = Svolta successiva
embed-open = Apri in Moonstone
embed-unfinished = Questa partita non è ancora finita. Si potrà guardare qui quando lo sarà.
embed-copy = Copia il codice da incorporare
embed-copied = Copiato. Incollalo in una pagina web.
picture-share = Condividi un’immagine del tabellone
picture-save = Salva un’immagine del tabellone
picture-failed = Non è stato possibile creare l’immagine.
