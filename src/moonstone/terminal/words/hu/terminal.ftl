### What the terminal says around every game. What a player types stays as it is in every language.


## What can be typed

terminal-typing = Amit beírhatsz
terminal-command-number = az ilyen sorszámú lépés
terminal-command-move = lépés beírása; az üres Enter az egyetlen lehetségest teszi meg
terminal-command-moves = minden szabályos lépés, vagy csak azok, amelyekben ez a szó áll
terminal-command-hint = a három legjobb lépés
terminal-command-preview = mit változtatna egy lépés, mielőtt megteszed
terminal-command-why = miért nem szabályos egy lépés
terminal-command-undo = az utolsó döntésed visszavonása (a képernyőnél ülő többi játékos beleegyezésével)
terminal-command-restart = vissza a köröd elejére
terminal-command-log = minden, ami történt
terminal-command-all = az egész asztal, képernyőnként
terminal-command-rules = ez az oldal
terminal-command-save = a játszma mentése (minden lépésed után is mentünk)
terminal-command-quit = mentés és kilépés; a Ctrl-C és a Ctrl-D is ezt teszi

## A decision

terminal-type-something = Írj be egy számot a listából, egy lépést vagy azt, hogy `help`.
terminal-taken-as = „{ $typed }” jelentése: „{ $move }”. Az `undo` visszavonja.
terminal-taken-back = Visszavonva.
terminal-restarted = Vissza a köröd elejére.
terminal-may-undo = { $asked }, visszavonhatja ezt { $name }? (igen/nem)
terminal-yes = i igen y yes
terminal-legal = „{ $move }” most szabályos.
terminal-legal-moves =
    { $some ->
        [yes] Szabályos lépések: { $count } / { $of }
       *[no] Szabályos lépések: { $count }
    }
terminal-moves-alike = Minden lépésed egyformán jónak látszik.
terminal-looks-best = A legjobb lépések: { $moves }.
terminal-quoted = „{ $text }”
terminal-log = Napló
terminal-log-last = A legutóbbi események (a `log all` mindet mutatja)
terminal-whole-table = Az asztal
terminal-more-moves = még { $count }, a `moves` mindet mutatja
terminal-more-log = a `log` többet mutat
terminal-page-end = Enter: vissza
terminal-page-more = Enter: tovább (hátralévő sorok: { $count }), b: vissza
terminal-forced = Csak ez az egy lépésed volt: „{ $move }”. Megtettük helyetted.
terminal-pass-screen = Add tovább a képernyőt: { $name }.
terminal-press-enter = { $name }, nyomj Entert
terminal-thinking = { $name } gondolkodik…
terminal-bot-failed = { $reason } Helyette ({ $name }) egy véletlenszerű szabályos lépést tettünk.
terminal-chance = A véletlen dönt.
terminal-to-move = Lép: { $names }.
terminal-your-move = Te lépsz.
terminal-plain-help = Lépéshez írd be a lépés sorszámát, vagy magát a lépést úgy, ahogy a listában áll ({ $game }).
terminal-no-board = { $game }, „{ $edition }” kiadás: nincs kirajzolható tábla.

## Files

terminal-saved = Mentve ide: { $file }.
terminal-not-saved = Nincs mentve: { $reason }
terminal-resume = Mentve ide: { $file }. Így folytathatod:
terminal-look-again = Mentve ide: { $file }. Így nézheted meg újra:

## The end, watching, replays, campaigns

terminal-points = { $count } pont
terminal-tie =
    { $by ->
        [none] Holtverseny, közös helyezés: { $names }.
       *[other] Holtverseny: { $names }. Ez döntött: { $by }.
    }
terminal-watch = Enter: következő lépés, SZÁM: ennyi lépés, end: az összes hátralévő:
terminal-replay = Bejegyzés: { $here } / { $last }. Enter: következő, p: előző, SZÁM: ugrás oda, q: kilépés:
terminal-replay-after = Bejegyzések eddig: { $here } / { $last }
terminal-undone = { $name } mindent visszavon innentől: { $entry }. bejegyzés.
terminal-name = { $name }, adj nevet (Enter: később). Amit elnevezel: { $thing }:
terminal-campaign =
    { $playing ->
        [yes] { $title }: folyamatban van a kampány, { $game }. játszma
        [after] { $title }: a kampány véget ért; utána következik: { $game }. játszma
       *[no] { $title }: következik: { $game }. játszma
    }
terminal-retired = Ez a játszma a szabályok { $rules }. változatával kezdődött, amellyel már nem játszunk. Addig látható, ameddig a mai szabályok követik: { $entries } bejegyzésből { $followed }. Folytatni nem lehet.
terminal-retired-no-end = A mai szabályok nem vezetnek el a benne rögzített végeredményhez.
terminal-campaign-retired = Ez a kampány a szabályok { $rules }. változatával kezdődött, amellyel már nem játszunk. Addig látható, ameddig a mai szabályok követik: { $entries } bejegyzésből { $followed }. Elmentheted, de nem folytathatod.
terminal-campaign-rules = { $game }. játszma és utána: a szabályok { $rules }. változata

## Hints and analyses

terminal-hint = A legjobb lépések neki: { $name }
terminal-chances = Győzelmi esélyek a játszma során
terminal-cost-most = A legtöbbe kerülő döntések
terminal-no-cost = Egyik döntés sem járt említésre méltó veszteséggel.
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
