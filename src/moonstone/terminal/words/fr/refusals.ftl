### Why something is not possible at the terminal: refusal-CODE; and typed-CODE of what was typed ($typed) and cannot be read.

refusal-why-which-move = Ajoute un coup, par exemple : why { $move }
refusal-nothing-to-restart = Ton tour vient de commencer. `undo` annule ton dernier choix.
refusal-no-preview = { $game } n’a pas d’aperçu. `why COUP` dit si un coup est permis.
refusal-no-flag-to-place = Tu n’as pas de drapeau à placer maintenant. L’aperçu montre ce qu’un drapeau changerait.
refusal-no-such-building = Il n’y a pas de bâtiment « { $building } » dans le village. `village` les liste tous.
refusal-unwritable = Impossible d’écrire dans { $file } : { $why }.
typed-unknown-number =
    { $most ->
        [0] La liste est vide. Tape un coup, ou `help`.
       *[other] La liste va de 1 à { $most }. Tape un de ses numéros, un coup, ou `help`.
    }
typed-unknown-move =
    { $verbs ->
        [none] « { $typed } » n’est pas un coup. `help` montre comment les taper, et `moves` les liste tous.
       *[other] « { $typed } » peut vouloir dire : { $verbs }.
    }
typed-bad-move = Tape-le ainsi : { $usage }.
typed-unknown-area = Il n’y a pas de secteur action « { $typed } ». Les secteurs sont { $areas }.
typed-unknown-gem = « { $typed } » ne désigne pas de gemmes. Utilise b, y, g, p, k, c pour bleu, jaune, vert, pourpre, noir, incolore.
typed-unknown-spot = Nomme un emplacement vide, par exemple : preview d4 (ou deux : de, vers).
