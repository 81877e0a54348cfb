### Why something is not possible at the terminal: refusal-CODE; and typed-CODE of what was typed ($typed) and cannot be read.

refusal-why-which-move = Schreib einen Zug dahinter, etwa: why { $move }
refusal-nothing-to-restart = Dein Zug hat eben erst begonnen. `undo` nimmt deine letzte Entscheidung zurück.
refusal-no-preview = { $game } hat keine Vorschau. `why ZUG` sagt, ob ein Zug erlaubt ist.
refusal-no-flag-to-place = Du hast jetzt kein Fähnchen zu setzen. Eine Vorschau zeigt, was ein Fähnchen ändern würde.
refusal-no-such-building = Im Dorf gibt es kein Gebäude „{ $building }“. `village` zeigt alle.
refusal-unwritable = Kann nicht in { $file } schreiben: { $why }.
typed-unknown-number =
    { $most ->
        [0] Die Liste ist leer. Tippe einen Zug oder `help`.
       *[other] Die Liste geht von 1 bis { $most }. Tippe eine ihrer Nummern, einen Zug oder `help`.
    }
typed-unknown-move =
    { $verbs ->
        [none] „{ $typed }“ ist kein Zug. `help` zeigt, wie man Züge tippt, und `moves` zeigt alle.
       *[other] „{ $typed }“ könnte eines davon sein: { $verbs }.
    }
typed-bad-move = Tippe es so: { $usage }.
typed-unknown-area = Es gibt kein Aktionsgebiet „{ $typed }“. Es gibt { $areas }.
typed-unknown-gem = „{ $typed }“ sind keine Edelsteine. Schreib b, y, g, p, k, c für Blau, Gelb, Grün, Purpur, Schwarz, Durchsichtig.
typed-unknown-spot = Nenne eine leere Stelle, etwa: preview d4 (oder zwei: von wo, wohin).
