### The plain table, where any game can be played that has none of its own.

# $names (players, a list) $count (how many) $by (what decided a tie)

any-prompt = La tua decisione
any-prompt-choose = Scegli una mossa.
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
any-to-move = deve giocare
any-secret = Lo vedi solo tu
any-open = Tavolo
any-result = Risultato
any-score =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
any-tie-shared = Pareggio: { $names } condividono il posto in classifica.
any-tie-broken = Pareggio: { $names }. Spareggio: { $by }.
any-yes = sì
any-no = no
any-no-rules = Qui non ci sono le regole di questo gioco.
