### Why something is not possible at the terminal: refusal-CODE; and typed-CODE of what was typed ($typed) and cannot be read.

refusal-why-which-move = Ajoute un coup, par exemple : why { $move }.
refusal-nothing-to-restart = Ton tour vient de commencer ; `undo` reprend ta dernière décision.
refusal-no-preview = { $game } n’a pas d’aperçu ; `why COUP` dit si un coup est permis.
refusal-no-flag-to-place = Il n’y a pas de drapeau à placer maintenant ; l’aperçu montre ce qu’un drapeau changerait.
refusal-no-such-building = Aucun bâtiment « { $building } » dans le village ; `village` les liste.
refusal-unwritable = Impossible d’écrire { $file } : { $why }.
typed-unknown-number =
    { $most ->
        [0] La liste est vide ; tape un coup ou `help`.
       *[other] La liste va de 1 à { $most } ; tape un de ses numéros, un coup, ou `help`.
    }
typed-unknown-move =
    { $verbs ->
        [none] « { $typed } » n’est pas un coup. `help` montre comment les taper, `moves` les liste tous.
       *[other] « { $typed } » pourrait être : { $verbs }.
    }
typed-bad-move = Tape-le ainsi : { $usage }.
typed-unknown-area = Il n’y a pas de zone d’action « { $typed } » ; ce sont { $areas }.
typed-unknown-gem = « { $typed } » n’est pas un tas de gemmes ; écris b, y, g, p, k, c pour bleu, jaune, vert, violet, noir, transparent.
typed-unknown-spot = Nomme un emplacement libre, par exemple : preview d4 (ou deux : d’où, vers où).
