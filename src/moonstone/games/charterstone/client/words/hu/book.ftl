### A Charterstone könyve: a Krónika, az Index kalauza, az Archívum, minden ikon; és hogy mit tudnak a kártyák és a karakterek.
### A ládákban lévők szavai nincsenek itt: a szerver mondja meg őket, ha a láda nyitva van.

charterstone-book = Krónika
charterstone-book-why = Szabályok, történetek, ládák, az Archívum és minden ikon (B billentyű)
charterstone-book-of = „{ $village }” krónikája
charterstone-book-plain = A krónika
charterstone-book-sections = Tartalom
charterstone-book-stories = Történetek
charterstone-book-rules = Szabályok
charterstone-book-index = Az Index kalauza
charterstone-book-archive = Archívum
charterstone-book-icons = Ikonok
charterstone-book-next = Következő oldal
charterstone-book-back = Előző oldal
charterstone-book-close = A könyv becsukása
charterstone-book-home = Vissza a faluba
charterstone-book-page = { $from }. oldal a könyvből, összesen: { $of }
charterstone-book-spread = { $from }. és { $to }. oldal, összesen: { $of }
charterstone-book-search = Keresés a könyvben
charterstone-book-found =
    { $count ->
        [0] Ilyesmi még nincs a könyvben.
       *[other] { $count } találat
    }
charterstone-book-slot = { $number }. hely
charterstone-book-slot-empty = Ide még nem került matrica.
charterstone-book-over =
    { $count ->
        [one] Ez a matrica egy korábbit takar.
       *[other] Ez a matrica { $count } korábbit takar.
    }
charterstone-book-games = Az eddigi játszmák
charterstone-book-game = { $number }. játszma: { $title }
charterstone-book-game-now = folyamatban van, vagy még hátravan
charterstone-book-won =
    { $count ->
        [one] győztes: { $names }
       *[other] közös győztesek: { $names }
    }
charterstone-book-choices = Meghozott döntések
charterstone-book-crates = Kinyitott ládák: { $opened } / { $all }
charterstone-book-crate = { $number }. láda
charterstone-book-crate-titled = { $number }. láda: { $title }
charterstone-book-closed = { $number }. láda, még zárva
charterstone-book-found-by = { $game }. játszma, kinyitotta: { $charter }
charterstone-book-unlocked = Új szabályok: { $rules }
charterstone-book-joined = Még { $count } lap került a pakliba.
charterstone-book-archive-empty = Még semmi sem került az Archívumba.
charterstone-book-archive-why = Itt van minden, ami kikerült a játékból: a kinyitott ládák kártyái és a láda nélküli épületek kártyái.
charterstone-book-icons-why = Mutass egy ikonra, vidd rá a fókuszt, vagy tartsd rajta az ujjad, és megtudod, mit jelent.
charterstone-book-came = Ládából került elő. A szabályait a Krónika magyarázza el.

## Mit jelentenek az ikonok

charterstone-icon-vp = Pont. A játszmát az nyeri, akinek a legtöbb pontja van.
charterstone-icon-coin = Érme. Az összes játékosnak együtt 36 van.
charterstone-icon-influence = Befolyás. Tizenkét jelződ van: a készletbe fizeted vagy a táblára teszed őket.
charterstone-icon-worker = Munkás. Mindenkinek kettő van.
charterstone-icon-resource = Tetszőleges nyersanyag.
charterstone-icon-raw = Ennek a negyednek a nyersanyaga: { $charter }. Tizenkettő van belőle.
charterstone-icon-card = Az egyik felfordított fejlődéskártya.
charterstone-icon-assistant = Segéd: fejlődéskártya, amely az egész játszmában segíti a birtokosát.
charterstone-icon-building = Épületkártya. A rajta látható négy nyersanyagból építheted fel.
charterstone-icon-constructed = Egy felépült épület kártyája.
charterstone-icon-blueprint = Egyik épületkártyád négy nyersanyaga. Fizesd ki őket, és felépítheted.
charterstone-icon-crate = Láda. A Charterstone-nál vagy más, ilyen ikonú épületnél nyithatod ki.
charterstone-icon-objective = Cél. Ha megfelelsz neki, a Lelátónál vagy más, ilyen ikonú épületnél teljesítheted.
charterstone-icon-quota = A kvóta egy mezője. A Felhőkikötőnél vagy más, ilyen ikonú épületnél töltheted be.
charterstone-icon-reputation = Hírnév: befolyásjelző a hírnévsávon. A végén azok kapnak pontot, akiknek a legtöbb jelzőjük van rajta.
charterstone-icon-progress = A haladás előrelép.
charterstone-icon-hourglass = A homokóra. Ha a haladás ideér, a mostani forduló az utolsó.
charterstone-icon-deck = A pakli legfelső lapja.
charterstone-icon-persona = Karakter. Minden játékos eggyel játszik.

## Mit tudnak a kártyák és a karakterek

charterstone-does = { $when }: { $gain }.
charterstone-does-with = { $when } (feltétel: { $needs }): { $gain }.
charterstone-does-item = Dobd el a kártyát, és fizesd ki: { $cost }. Ezt kapod: { $gain }.
charterstone-does-treasure = Dobd el ezért: { $gain }.
charterstone-does-guest = Minden jövedelemnél: { $gain }. Négy vagy több játékosnál csak az egyik.
charterstone-does-nothing = Nincs képessége.
charterstone-does-placed = Amikor leteszed, vagy ellenfél használja az épületét: { $gain }.
charterstone-when-use = „{ $of }” használatakor
charterstone-when-cost = Ha olyan épületet használsz, amelynek ára van ({ $of })
charterstone-when-progress = Valahányszor előrelépteted a haladást
charterstone-when-reputation = Minden jelző után, amelyet a hírnévsávra teszel
charterstone-when-score = Ha teljesítesz egy célt
charterstone-when-first-score = Ha elsőként teljesítesz egy közös célt
charterstone-when-build = Ha építesz
charterstone-when-open = Ha kinyitsz egy ládát
charterstone-when-end = A játszma végén
charterstone-when-income = Minden jövedelemnél
charterstone-when-income-space = Ha jövedelemmezőre lépteted a haladást
charterstone-when-take = Ha ilyen fajta kártyát szerzel ({ $of })
charterstone-when-earn = Ha egy épület ilyen fajta kártyát ad neked ({ $of })
charterstone-when-retrieve = Ha legalább ennyit hívsz vissza ({ $of })
charterstone-when-away = Ha mindkét munkásodat ellenfelek negyedeiből hívod vissza
charterstone-when-peril = Ha ilyet veszel el ({ $of })
charterstone-when-bump = Ha hazaküldöd egy ellenfél munkását
charterstone-when-commons = Ha közös épületet használsz
charterstone-when-first-use = Amikor először használsz egy épületet, amelyet ebben a játszmában építettél
charterstone-when-minion = Ha olyan figurát teszel le, amely nem munkás
charterstone-when-spent = Ha egy épület használata után nem marad munkásod
charterstone-when-coin = Ha ennek a negyednek egy épülete érmét ad neked ({ $of })
charterstone-when-vp = Ha ennek a negyednek egy épülete pontot ad neked ({ $of })
charterstone-when-once = Játszmánként egyszer, a körödben
