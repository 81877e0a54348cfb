### A Charterstone könyve: a Krónika, az Index kalauza, az Archívum, minden jel; és hogy mit tudnak a kártyák és személyiségek.
### A ládákban lévők szavai nincsenek itt: a szerver mondja meg őket, ha a láda nyitva van.

charterstone-book = Krónika
charterstone-book-why = Szabályok, történetek, ládák, Archívum és minden jel (B billentyű)
charterstone-book-of = { $village } krónikája
charterstone-book-plain = A krónika
charterstone-book-sections = A könyv részei
charterstone-book-stories = Történetek
charterstone-book-rules = Szabályok
charterstone-book-index = Az Index kalauza
charterstone-book-archive = Archívum
charterstone-book-icons = Jelek
charterstone-book-next = Lapozás előre
charterstone-book-back = Lapozás vissza
charterstone-book-close = A könyv becsukása
charterstone-book-home = Vissza a faluba
charterstone-book-page = { $from }. oldal, összesen { $of }
charterstone-book-spread = { $from }. és { $to }. oldal, összesen { $of }
charterstone-book-search = Keresés a könyvben
charterstone-book-found =
    { $count ->
        [0] Ilyesmi még nincs a könyvben.
       *[other] { $count } helyen
    }
charterstone-book-slot = { $number }. hely
charterstone-book-slot-empty = Ide még semmit sem ragasztottak.
charterstone-book-over =
    { $count ->
        [one] Ez a matrica egy korábbit takar.
       *[other] Ez a matrica { $count } korábbit takar.
    }
charterstone-book-games = Az eddigi játékok
charterstone-book-game = { $number }. játék: { $title }
charterstone-book-game-now = most folyik, vagy még előttünk áll
charterstone-book-won =
    { $count ->
        [one] győztes: { $names }
       *[other] közös győztesek: { $names }
    }
charterstone-book-choices = Ami eldőlt
charterstone-book-crates = { $all } ládából { $opened } van nyitva.
charterstone-book-crate = { $number }. láda
charterstone-book-crate-titled = { $number }. láda: { $title }
charterstone-book-closed = { $number }. láda, még zárva
charterstone-book-found-by = { $game }. játékban nyitotta ki: { $charter }
charterstone-book-unlocked = Új szabályok: { $rules }
charterstone-book-joined = Még { $count } lap került a pakliba.
charterstone-book-archive-empty = Még semmi sem került az Archívumba.
charterstone-book-archive-why = Ami végleg elintézett: a kinyitott ládák kártyái, és azoké az épületeké, amelyeken nem volt láda.
charterstone-book-icons-why = Mutass bárhol egy jelre, vidd rá a fókuszt, vagy tartsd rajta az ujjad, és megmondja, micsoda.
charterstone-book-came = Ládából került elő; a Krónika szabályai többet mondanak róla.

## Mit jelentenek a jelek

charterstone-icon-vp = Pont. A legtöbb pont nyeri a játékot.
charterstone-icon-coin = Érme. Összesen 36 van, mindenkinek együtt.
charterstone-icon-influence = Befolyás. Tizenkét jelző: a készletbe fizetve, vagy a játék végéig lerakva.
charterstone-icon-worker = Munkás. Mindenkinek kettő van.
charterstone-icon-resource = Tetszőleges nyersanyag.
charterstone-icon-raw = Ennek a negyednek a nyersanyaga: { $charter }. Tizenkettő van belőle.
charterstone-icon-card = Fejlődéskártya a felfordítottak közül.
charterstone-icon-assistant = Segéd: fejlődéskártya, amely az egész játékban segít.
charterstone-icon-building = Épületkártya: négy nyersanyagból felépíthető.
charterstone-icon-constructed = Egy felépült épület kártyája.
charterstone-icon-blueprint = Egyik épületkártyád négy nyersanyaga; az épület fel is épül.
charterstone-icon-crate = Láda, a Charterstone vagy más, ilyen jelű épület nyitja ki.
charterstone-icon-objective = Cél, a Lelátónál vagy más, ilyen jelű épületnél teljesíthető, amíg megfelelsz neki.
charterstone-icon-quota = A kvóta egy mezője, a Felhőkikötő vagy más, ilyen jelű épület tölti ki.
charterstone-icon-reputation = Hírnév: befolyásjelző a sávon; a legtöbb jelző ér a legtöbbet.
charterstone-icon-progress = A haladás előrelép.
charterstone-icon-hourglass = A homokóra: ha a haladás ideér, a játék a fordulóval véget ér.
charterstone-icon-deck = A pakli teteje.
charterstone-icon-persona = Személyiség: akivel egy negyed játszik.

## Mit tudnak a kártyák és a személyiségek

charterstone-does = { $when }: { $gain }.
charterstone-does-with = { $when }, ha ez is teljesül: { $needs }: { $gain }.
charterstone-does-item = Dobd el a kártyát, és fizess: { $cost }. Kapsz: { $gain }.
charterstone-does-treasure = Dobd el: { $gain }.
charterstone-does-guest = Jövedelemkor: { $gain }; négy vagy több játékosnál csak az egyik.
charterstone-does-nothing = Nincs saját képessége.
charterstone-does-placed = Ha leteszed, vagy ellenfél használja az épületét: { $gain }.
charterstone-when-use = Ha ezt használod: { $of }
charterstone-when-cost = Ha ilyen árú épületet használsz ({ $of })
charterstone-when-progress = Valahányszor lépteted a haladást
charterstone-when-reputation = Minden jelzőért, amelyet a hírnévsávra teszel
charterstone-when-score = Ha célt teljesítesz
charterstone-when-first-score = Ha mindenkinél előbb teljesítesz egy közös célt
charterstone-when-build = Ha építesz
charterstone-when-open = Ha ládát nyitsz
charterstone-when-end = A játék végén
charterstone-when-income = Jövedelemkor
charterstone-when-income-space = Ha jövedelemmezőre lépteted a haladást
charterstone-when-take = Ha kártyát szerzel ({ $of })
charterstone-when-earn = Ha egy épület kártyát ad ({ $of })
charterstone-when-retrieve = Ha legalább ennyi visszajön hozzád ({ $of })
charterstone-when-away = Ha mindkét munkásodat ellenfelek negyedéből veszed vissza
charterstone-when-peril = Ha ezt veszed fel: { $of }
charterstone-when-bump = Ha egy ellenfél munkását hazaküldöd
charterstone-when-commons = Ha közös épületet használsz
charterstone-when-first-use = Amikor először használsz egy épületet, amelyet ebben a játékban építettél
charterstone-when-minion = Ha olyan figurát teszel le, amely nem munkás
charterstone-when-spent = Ha egy épület használata után nem marad munkásod
charterstone-when-coin = Ha ennek a negyednek egy épülete érmét ad ({ $of })
charterstone-when-vp = Ha ennek a negyednek egy épülete pontot ad ({ $of })
charterstone-when-once = Játékonként egyszer, a körödben
