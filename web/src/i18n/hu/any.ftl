### The plain table, where any game can be played that has none of its own.

# $names (players, a list) $count (how many) $by (what decided a tie)

any-prompt = Mi a teendő
any-prompt-choose = Válaszd ki a lépésedet.
any-prompt-waiting = Várakozás: { $names }.
any-prompt-chance = A véletlen dönt.
any-prompt-over =
    { $count ->
        [one] { $names } nyert.
       *[other] Megosztott győzelem: { $names }.
    }
any-confirm = Megerősítés
any-cancel = Választás törlése
any-moves = Lépéseid
any-search = Lépés keresése
any-search-none = Nincs ilyen lépés.
any-show-all = Mind megmutatása ({ $count })
any-players = Játékosok
any-you = (te)
any-to-move = lép
any-secret = Ezt csak te látod
any-open = A játék
any-result = Eredmény
any-score =
    { $count ->
        [one] 1 pont
       *[other] { $count } pont
    }
any-tie-shared = Holtverseny: { $names } ugyanazon a helyen végzett.
any-tie-broken = Holtverseny: { $names }. Ami dönt: { $by }.
any-yes = igen
any-no = nem
any-no-rules = Ehhez a játékhoz nincsenek szabályok az oldalon.
