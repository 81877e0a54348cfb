### The plain table, where any game can be played that has none of its own.

# $names (players, a list) $count (how many) $by (what decided a tie)

any-prompt = Che cosa fare
any-prompt-choose = Scegli la tua mossa.
any-prompt-waiting = In attesa di { $names }.
any-prompt-chance = Decide il caso.
any-prompt-over =
    { $count ->
        [one] Vince { $names }.
       *[other] { $names } condividono la vittoria.
    }
any-confirm = Conferma
any-cancel = Annulla la scelta
any-moves = Le tue mosse
any-search = Cerca una mossa
any-search-none = Nessuna mossa corrisponde.
any-show-all = Mostra tutte ({ $count })
any-players = Giocatori
any-you = (tu)
any-to-move = di turno
any-secret = Lo vedi solo tu
any-open = La partita
any-result = Risultato
any-score =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
any-tie-shared = Parità: { $names } condividono il posto.
any-tie-broken = Parità tra { $names }. Spareggio: { $by }.
any-yes = sì
any-no = no
any-no-rules = La pagina non contiene le regole di questo gioco.
