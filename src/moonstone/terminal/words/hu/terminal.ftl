### What the terminal says around every game. What a player types stays as it is in every language.


## What can be typed

terminal-typing = Amit beírhatsz
terminal-command-number = az ilyen számú lépés
terminal-command-move = kiírt lépés; az üres Enter az egyetlen lehetségest teszi meg
terminal-command-moves = minden szabályos lépés, vagy amelyikben ez a szó áll
terminal-command-hint = a három legjobbnak látszó lépés
terminal-command-preview = mit változtatna ott egy lépés, mielőtt megteszed
terminal-command-why = miért nem szabad egy lépés
terminal-command-undo = az utolsó döntésed visszavonása (a többiek beleegyezésével)
terminal-command-restart = vissza a köröd elejére
terminal-command-log = minden, ami történt
terminal-command-all = az egész asztal, oldalanként
terminal-command-rules = ez az oldal
terminal-command-save = mentés; minden lépésed után is mentünk
terminal-command-quit = mentés és kilépés, mint Ctrl-C és Ctrl-D

## A decision

terminal-type-something = Írj be egy számot a listából, egy lépést vagy azt, hogy `help`.
terminal-taken-as = „{ $typed }” így értettük: „{ $move }”; az `undo` visszavonja.
terminal-taken-back = Visszavonva.
terminal-restarted = Vissza a köröd elejére.
terminal-may-undo = { $asked }, visszavonhatja { $name }? (igen/nem)
terminal-yes = i igen y yes
terminal-legal = „{ $move }” most szabályos.
terminal-legal-moves =
    { $some ->
        [yes] { $count } szabályos lépés { $of } közül
       *[no] { $count } szabályos lépés
    }
terminal-moves-alike = Minden lépésed egyformának látszik.
terminal-looks-best = Legjobbnak látszik: { $moves }.
terminal-quoted = „{ $text }”
terminal-log = Ami történt
terminal-log-last = A legutóbbiak; a `log all` mindent mutat
terminal-whole-table = Az asztal
terminal-more-moves = még { $count }, a `moves` mindet mutatja
terminal-more-log = a `log` többet mond
terminal-page-end = Enter: vissza
terminal-page-more = Enter: tovább (még { $count } sor), b: vissza
terminal-forced = Csak ezt léphetted: „{ $move }”, ezért megtettük.
terminal-pass-screen = Add át a képernyőt: { $name }.
terminal-press-enter = { $name }, nyomj Entert
terminal-thinking = { $name } gondolkodik …
terminal-bot-failed = { $reason } Helyette ({ $name }) egy tetszőleges szabályos lépést tettünk.
terminal-chance = A véletlen dönt.
terminal-to-move = Lép: { $names }.
terminal-your-move = Te lépsz.
terminal-plain-help = Válassz lépést a számával ({ $game }), vagy írd be úgy, ahogy a listában áll.
terminal-no-board = { $game }, „{ $edition }” kiadás: nincs mit kirajzolni.

## Files

terminal-saved = Mentve ide: { $file }.
terminal-not-saved = Nincs mentve: { $reason }
terminal-resume = Mentve ide: { $file }. Így folytathatod:
terminal-look-again = Mentve ide: { $file }. Így nézheted meg újra:

## The end, watching, replays, campaigns

terminal-points = { $count } pont
terminal-tie =
    { $by ->
        [none] { $names } pontszáma egyenlő, és osztoznak a helyen.
       *[other] { $names } pontszáma egyenlő. Ez dönt: { $by }.
    }
terminal-watch = Enter: következő lépés, szám: ennyi lépés, end: az összes:
terminal-replay = Bejegyzés: { $here } / { $last }. Enter előre, p vissza, SZÁM oda, q kilépés:
terminal-replay-after = Bejegyzések eddig: { $here } / { $last }
terminal-undone = { $name } mindent visszavon innentől: { $entry }. bejegyzés.
terminal-name = { $name }, adj nevet: { $thing } (Enter: később):
terminal-campaign =
    { $playing ->
        [yes] { $title }: folyamatban: { $game }. játszma
        [after] { $title }: a kampány véget ért; következik a kampány után: { $game }. játszma
       *[no] { $title }: következik: { $game }. játszma
    }
terminal-retired = Ez a játszma a szabályok { $rules }. változatával kezdődött, amellyel már nem játszunk. Addig látható, ameddig a mai szabályok követik: { $entries } bejegyzésből { $followed }. Folytatni nem lehet.
terminal-retired-no-end = A benne rögzített végig a mai szabályok nem vezetnek el.
terminal-campaign-retired = Ez a kampány a szabályok { $rules }. változatával kezdődött, amellyel már nem játszunk. Addig látható, ameddig a mai szabályok követik: { $entries } bejegyzésből { $followed }. Elmentheted, de nem folytathatod.
terminal-campaign-rules = { $game }. játszma és utána: a szabályok { $rules }. változata

## Hints and analyses

terminal-hint = Ami a legjobbnak látszik neki: { $name }
terminal-chances = Győzelmi esélyek a játék során
terminal-cost-most = Ami a legtöbbe került
terminal-no-cost = Egyik döntés sem került említésre méltóba.
terminal-column-move = lépés
terminal-column-chance = esély
terminal-column-visits = szimuláció
terminal-column-player = játékos
terminal-column-end = a végén
terminal-column-total-cost = összes veszteség
terminal-column-entry = bejegyzés
terminal-column-played = lépett
terminal-column-better = jobb
terminal-column-cost = veszteség
