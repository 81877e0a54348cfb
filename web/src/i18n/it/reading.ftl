### Leggere insieme a un tavolo, e la fine di ogni partita di una campagna.

reading-page = Pagina { $page } di { $of }
reading-alone = Continua da solo
reading-together = Leggi con gli altri
reading-with = State leggendo insieme.
reading-turned = { $name } ha girato pagina.
reading-others-at = Gli altri sono a pagina { $page }.
reading-others-left = Stai leggendo per conto tuo.
reading-untranslated = Non ancora tradotto
reading-story = Storia { $number }
reading-close = Al villaggio
reading-led-here = Che cosa ha portato qui: { $choice }
reading-kings =
    { $king ->
        [happy]
            { $count ->
                [one] Un re contento
               *[other] { $count } re contenti
            }
       *[angry]
            { $count ->
                [one] Un re adirato
               *[other] { $count } re adirati
            }
    }

## La fine di una partita

ending-came-about = È stato l’andamento della partita a decidere come continua la storia.
ending-total = Tutti i punti insieme
ending-target = Da superare
ending-perils = Pericoli rimasti nei vostri quartieri
ending-happy = Re contenti
ending-angry = Re adirati
ending-kind = Compagni ben disposti
ending-rebels = Ribelli
ending-points = Totale
ending-candle = Candela
ending-candle-burns =
    { $burns ->
        [true] Arde ancora.
       *[false] Si è spenta.
    }
ending-figures = Le cifre che hanno deciso
ending-next-title = Che cosa viene dopo
ending-next-game = Partita { $number }: { $title }
ending-next-names = Nomi da dare
ending-next-name = { $what } ({ $name })
ending-next-names-why = Puoi darli sulla pagina della campagna.
ending-next-no-names = Niente aspetta un nome.
ending-next-rules = Solo nella prossima partita
ending-campaign-over = La campagna è conclusa. Sulla sua pagina ci sono l’ultimo conteggio e tutto il villaggio.
