### La fine di una campagna: l’ultimo conteggio, la storia in cifre e un’immagine da conservare.

charterstone-final-cards = Si rivelano le carte vittoria
charterstone-final-cards-why = Dicono quanto valgono un cerchio di capacità riempito, un personaggio usato e un trofeo.
charterstone-final-capacity = Capacità
charterstone-final-capacity-why = Conta ogni cerchio di capacità riempito, compresi i primi quattro.
charterstone-final-personas = Personaggi
charterstone-final-personas-why = Conta ogni personaggio segnato come usato.
charterstone-final-trophies = Trofei
charterstone-final-trophies-why = Conta ogni partita vinta.
charterstone-final-glory = Gloria
charterstone-final-glory-why = Ogni stella di gloria vale 10 punti.
charterstone-final-values = Edifici
charterstone-final-values-why = I valori degli edifici sui lotti e sulle isole celesti del quartiere.
charterstone-final-card = Carta: «{ $card }»
charterstone-final-each-capacity = Per ogni cerchio di capacità riempito:
charterstone-final-each-persona = Per ogni personaggio usato:
charterstone-final-each-trophy = Per ogni trofeo:
charterstone-final-times = × { $each }
charterstone-final-product = { $count } × { $each } = { $points }
charterstone-final-of = { $count } × { $each }
charterstone-final-points = Valore: { $points }
charterstone-final-rank = { $rank }.
charterstone-final-won =
    { $count ->
        [one] { $names } ha vinto la campagna
       *[other] { $names } hanno vinto insieme la campagna
    }
charterstone-final-barred = { $name } aveva abbastanza punti, ma ha tenuto fino alla fine il lavoratore spettrale e quindi non poteva vincere la campagna.
charterstone-final-skip = Vai al risultato
charterstone-final-again = Conta di nuovo
charterstone-final-table = Tutti i punti
charterstone-final-who = Giocatore
charterstone-final-total = Totale
charterstone-final-figures = La storia in cifre
charterstone-final-figure-games = Partite
charterstone-final-figure-crates = Casse aperte
charterstone-final-figure-buildings = Edifici del villaggio
charterstone-final-figure-kings = Scelte
charterstone-final-figure-best = Più punti in una partita
charterstone-final-figure-wins = Più partite vinte
charterstone-final-figure-close = Partita più combattuta
charterstone-final-figure-long = Partita più lunga
charterstone-final-figure-short = Partita più breve
charterstone-final-out-of = { $count } su { $of }
charterstone-final-moods = { $happy } gradite al re, { $angry } sgradite
charterstone-final-record = { $points } ({ $name }, partita { $game })
charterstone-final-wins-of = { $count } ({ $names })
charterstone-final-ahead =
    { $points ->
        [0] Partita { $game }: parità
        [one] Partita { $game }: un punto di vantaggio
       *[other] Partita { $game }: { $points } punti di vantaggio
    }
charterstone-final-in-game = Partita { $game }: { $what }
charterstone-final-by-game = Punti per partita
charterstone-final-game =
    { $count ->
        [one] Rivedi la partita { $game }, vinta da { $names }. { $scores }
       *[other] Rivedi la partita { $game }, vinta insieme da { $names }. { $scores }
    }
charterstone-final-score = { $name }: { $points }
charterstone-final-keepsake = Un’immagine da conservare
charterstone-final-keepsake-why = Il vostro villaggio, i vostri punti e le vostre scelte in un’immagine. I numeri sotto i re sono quelli delle partite.
charterstone-final-keepsake-shows = Il villaggio dall’alto: { $village }. { $won }.
charterstone-final-keepsake-figures = { $games } partite · { $crates } casse aperte · { $buildings } edifici
charterstone-final-save = Salva l’immagine
charterstone-final-share = Condividi l’immagine

## Il forziere

charterstone-chest-spectral = Ha il lavoratore spettrale
charterstone-chest-spectral-why = Finché questo quartiere tiene il lavoratore spettrale, non può vincere la campagna.
charterstone-chest-victory = La tua carta vittoria: «{ $card }»
charterstone-chest-victory-of = Carta vittoria: «{ $card }»
charterstone-chest-victory-why = Alla fine della campagna ogni cerchio di capacità riempito vale { $capacity }, ogni personaggio usato { $each } e ogni trofeo { $trophy }.
charterstone-chest-companion =
    { $mood ->
        [kind] Compagno ben disposto: { $companion }
        [unkind] Compagno mal disposto: { $companion }
       *[none] Compagno: { $companion }
    }
