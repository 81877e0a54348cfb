### The plain table, where any game can be played that has none of its own.

# $names (players, a list) $count (how many) $by (what decided a tie)

any-prompt = A te döntésed
any-prompt-choose = Válassz egy lépést.
any-prompt-waiting = Várakozás: { $names }.
any-prompt-chance = A véletlen dönt.
any-prompt-over =
    { $count ->
        [one] { $names } nyert.
       *[other] Megosztott győzelem: { $names }.
    }
any-confirm = Megerősítés
any-cancel = Választás törlése
any-moves = A lépéseid
any-search = Lépés keresése
any-search-none = Nincs ilyen lépés.
any-show-all = Az összes ({ $count })
any-players = Játékosok
any-you = (te)
any-to-move = ő következik
any-secret = Ezt csak te látod
any-open = Az asztal
any-result = Eredmény
any-score =
    { $count ->
        [one] 1 pont
       *[other] { $count } pont
    }
any-tie-shared = Holtverseny, közös helyezés: { $names }.
any-tie-broken = Holtverseny: { $names }. Ez döntött: { $by }.
any-yes = igen
any-no = nem
any-no-rules = Ehhez a játékhoz itt nincsenek szabályok.
