### Charon, Inc. at the terminal. Gems stand as letters, flags as capital letters, areas as they are typed.


## The parts of the table

terminal-charon-page-moon = tutta la luna
terminal-charon-page-players = i giocatori e che cosa hanno costruito
terminal-charon-page-areas = le aree azione
terminal-charon-page-cards = la riga, la tua mano e tutte le carte che hai visto
terminal-charon-page-stock = riserva, sacchetto, mazzo e scarti
terminal-charon-page-costs = i costi di tutte le carte
terminal-charon-more = altre pagine, per nome: { $pages }
terminal-charon-stock = Scorte
terminal-charon-legend = R2 è in testa, { $centre } centro, { $roads } strade  =2 pareggio  { $pit } miniera vuota  ›R‹ nuova
terminal-charon-board-legend = ○ una miniera   d4 uno spazio   3+ 4+ 5+ solo con tanti giocatori

## Action areas

terminal-charon-when-intelligence = dopo le bandierine
terminal-charon-when-mineral = dopo la raccolta
terminal-charon-when-engineering = dopo la raccolta
terminal-charon-when-synchrotron =
    { $early ->
        [yes] prima di costruire
       *[no] costruendo
    }
terminal-charon-when-warehouse = costruendo
terminal-charon-does-intelligence = sposta una bandierina
terminal-charon-does-mineral = una gemma bianca
terminal-charon-does-engineering = prendi una carta
terminal-charon-does-synchrotron = cambia colore
terminal-charon-does-warehouse = scambia 2:1, tieni 6
terminal-charon-area-held = presa
terminal-charon-area-live = attiva
terminal-charon-area-blocked = blocc.
terminal-charon-area-empty = vuota

## Players and stock

terminal-charon-places = ora→poi
terminal-charon-all = tot
terminal-charon-cards = mn
terminal-charon-points = pti
terminal-charon-built = costruito
terminal-charon-nothing = niente
terminal-charon-supply = riserva
terminal-charon-bag = sacco
terminal-charon-known = note
terminal-charon-deck = mazzo
terminal-charon-pile = scarti
terminal-charon-with = con
terminal-charon-all-of = tutti i { $number }

## Cards

terminal-charon-row =
    { $used ->
        [yes] ne hai già costruita una
       *[no] costruiscine una per turno
    }
terminal-charon-hand = La tua mano
terminal-charon-aside = Messe da parte
terminal-charon-only-you = lo vedi solo tu
terminal-charon-chosen = hai scelto { $card }
terminal-charon-holds = { $name } ha in mano
terminal-charon-in-pile = Negli scarti
terminal-charon-sure = di sicuro
terminal-charon-known-cards = Carte che conosci
terminal-charon-none = nessuna
terminal-charon-lacks = mancano { $gems }
terminal-charon-lacks-all = mancano tutte
terminal-charon-now =
    { $clear ->
        [0] subito
       *[other] subito, { $clear } c
    }
terminal-charon-trades =
    { $count ->
        [one] { $count } scambio
       *[other] { $count } scambi
    }
terminal-charon-synchrotron =
    { $count ->
        [0] sincrotrone
       *[other] sincr., { $count } sc.
    }
terminal-charon-built-already = costruito

## What is asked

terminal-charon-ask-swap = cambia i doppioni ricevuti (swap CARTA), o done
terminal-charon-ask-offer = scegli una carta per la riga (offer CARTA)
terminal-charon-ask-stake = piazza la bandierina { $flag } di { $of } (stake AREA SPAZIO)
terminal-charon-ask-intelligence = sposta una bandierina (relocate SPAZIO SPAZIO), o pass
terminal-charon-ask-engineering = prendi una carta (take CARTA), o pass
terminal-charon-ask-synchrotron = trasforma gemme di un colore in un altro (synchrotron GEMMA GEMMA NUMERO), o pass; è l’unica occasione di questo turno
terminal-charon-ask-build =
    { $synchrotron ->
        [yes] build CARTA, trade { $rate } per 1, synchrotron, o end
       *[no] build CARTA, trade { $rate } per 1, o end
    }
terminal-charon-ask-keep =
    { $may ->
        [exactly]
            { $clear ->
                [free] gemme colorate da conservare: { $keep } (keep GEMME); conservi anche tutte le bianche
               *[count] gemme da conservare: { $keep } (keep GEMME)
            }
        [all]
            { $clear ->
                [free] conserva tutte le tue gemme, o restituiscine di colorate (keep GEMME, keep none); conservi anche tutte le bianche
               *[count] conserva tutte le tue gemme, o restituiscine alcune (keep GEMME, keep none)
            }
       *[some]
            { $clear ->
                [free] gemme colorate da conservare, al massimo: { $keep } (keep GEMME, keep none); conservi anche tutte le bianche
               *[count] gemme da conservare, al massimo: { $keep } (keep GEMME, keep none)
            }
    }

## Suggestions

terminal-charon-built-one = hai già costruito il numero { $number }
terminal-charon-no-more-swaps = non cambiare altro
terminal-charon-costs = costa { $gems }
terminal-charon-leave-flags = lascia tutte le bandierine
terminal-charon-take =
    { $source ->
        [row] riga, { $gems }, { $how }
       *[other] scarti, { $gems }, { $how }
    }
terminal-charon-take-nothing = non prendere nulla
terminal-charon-turn-nothing = non trasformare nulla in questo turno
terminal-charon-build =
    { $count ->
        [one] { $count } punto per { $gems }
       *[other] { $count } punti per { $gems }
    }
terminal-charon-end = concludi
terminal-charon-keep-all = conserva tutte
terminal-charon-towards = verso { $card } ({ $how })
terminal-charon-takes = vince { $zones }
terminal-charon-denies = nega { $zones }
terminal-charon-gives-up = rinuncia a { $zones }
terminal-charon-from =
    { $flag ->
        [none] { $gems }
       *[other] { $gems } da { $flag }
    }

## Previews

terminal-charon-flag-on = Bandierina { $flag } su { $spot }. Gemme per te: { $won }; per gli altri: { $denied }.
terminal-charon-zone =
    { $gems ->
        [none] { $zone } (vuota)
       *[other] { $zone } ({ $gems })
    }
terminal-charon-zone-changes = { $zone }: ora { $before }, poi { $after }.
terminal-charon-stands-tied =
    { $flags ->
        [none] nessuno
       *[other] pareggio { $flags }
    }
terminal-charon-stands-led =
    { $how ->
        [centre] { $leader } (per il centro)
        [roads] { $leader } (per le strade)
       *[most] { $leader }
    }
terminal-charon-would-hold =
    { $flags ->
        [none] { $area }: nessuna bandierina.
       *[other] { $area }: resterebbe { $flags }.
    }

## What happened, in short

terminal-charon-seeded =
    { $count ->
        [one] { $count } zona riceve nuove gemme.
       *[other] { $count } zone ricevono nuove gemme.
    }
terminal-charon-dealt =
    Tutti ricevono { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
terminal-charon-dealt-you =
    Tutti ricevono { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }, { $name } { $cards }.
terminal-charon-staked = { $name } piazza una bandierina su { $spot }, da { $area }.
terminal-charon-claimed = { $name } raccoglie { $zones }.
terminal-charon-tied = Pareggio, le gemme restano: { $zones }.
terminal-charon-found =
    { $count ->
        [one] { $names } ottiene una gemma bianca.
       *[other] { $names } ottengono una gemma bianca a testa.
    }
terminal-charon-turn = { $name } { $steps }.
terminal-charon-did-end = conclude
terminal-charon-did-traded = scambia { $give } con { $get }
terminal-charon-did-transmuted = trasforma { $count } { $give } in { $get }
terminal-charon-did-built =
    { $from ->
        [row] costruisce { $card } dalla riga per { $paid }
       *[other] costruisce { $card } dalla mano per { $paid }
    }

## The end

terminal-charon-nothing-built = nulla di costruito
terminal-charon-tie =
    { $by ->
        [none] Pareggio: { $names }, anche nelle carte.
       *[other] Pareggio nei punti: { $names }. Decide la carta più alta che differisce.
    }

## Help

terminal-charon-moves =
    { $now ->
        [yes] Mosse ora
       *[no] Mosse
    }
terminal-charon-example-stake = stake mineral d4: sposta su d4 la bandierina di mineral (basta mi d4)
terminal-charon-example-relocate = relocate d4 f6: sposta su f6 la bandierina di d4
terminal-charon-example-trade = trade bbk y: due blu e una nera per una gialla
terminal-charon-example-synchrotron = synchrotron b g 3: tre blu diventano tre verdi
terminal-charon-example-build = build 7b; o build 7b p, con una gemma bianca al posto di una viola
terminal-charon-example-keep =
    { $fewer ->
        [no] keep bk: conserva una blu e una nera
       *[yes]
            { $clear ->
                [free] keep bk: conserva una blu e una nera; keep none: nessuna gemma colorata
               *[count] keep bc: conserva una blu e una bianca; keep none: nessuna gemma
            }
    }
terminal-charon-shortened = Verbi e aree si possono abbreviare, e il verbo si può omettere se è chiaro.
terminal-charon-earlier-rules = Questa partita segue la versione { $rules } delle regole, diverse in due punti da quelle qui sotto. Con l’azione Informazione rubata si può usare anche uno spazio che tocca una zona vuota, purché ne tocchi una con 1 o 2 gemme e nessuna con 3. A fine turno conservi tutte le gemme che puoi, mai di meno.
terminal-charon-signs = Gemme e bandierine
terminal-charon-sign-leads = è in testa con 2 bandierine; R2• per il centro; R2+ per le strade
terminal-charon-sign-tied = pareggio: le gemme resterebbero
terminal-charon-sign-gems = le minuscole sono gemme, ○ è una miniera vuota; d4 è uno spazio dove può stare una bandierina
