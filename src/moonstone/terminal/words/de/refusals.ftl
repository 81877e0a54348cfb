### Why something is not possible at the terminal: refusal-CODE; and typed-CODE of what was typed ($typed) and cannot be read.

refusal-why-which-move = Schreib einen Zug dahinter, etwa: why { $move }.
refusal-nothing-to-restart = Dein Zug hat eben erst begonnen; `undo` nimmt deine letzte Entscheidung zurück.
refusal-no-preview = { $game } hat keine Vorschau; `why ZUG` sagt, ob ein Zug erlaubt ist.
refusal-no-flag-to-place = Jetzt ist kein Fähnchen zu setzen; eine Vorschau zeigt, was ein Fähnchen ändern würde.
refusal-no-such-building = Im Dorf steht kein Gebäude „{ $building }“; `village` zählt sie auf.
refusal-unwritable = { $file } kann nicht geschrieben werden: { $why }.
typed-unknown-number =
    { $most ->
        [0] Die Liste ist leer; tippe einen Zug oder `help`.
       *[other] Die Liste geht von 1 bis { $most }; tippe eine ihrer Nummern, einen Zug oder `help`.
    }
typed-unknown-move =
    { $verbs ->
        [none] „{ $typed }“ ist kein Zug. `help` zeigt, wie man Züge tippt, `moves` zählt alle auf.
       *[other] „{ $typed }“ könnte eines davon sein: { $verbs }.
    }
typed-bad-move = Tippe es so: { $usage }.
typed-unknown-area = Es gibt kein Aktionsgebiet „{ $typed }“; es sind { $areas }.
typed-unknown-gem = „{ $typed }“ sind keine Edelsteine; schreib b, y, g, p, k, c für Blau, Gelb, Grün, Violett, Schwarz, Durchsichtig.
typed-unknown-spot = Nenne eine leere Stelle, etwa: preview d4 (oder zwei: von wo, wohin).
