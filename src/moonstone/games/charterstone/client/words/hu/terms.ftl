### Charterstone: ami számít, amit fizetni és nyerni lehet. charterstone-amount-WHAT: $count.

charterstone-amount-vp = { $count } pont
charterstone-amount-coin = { $count } érme
charterstone-amount-influence = { $count } befolyás
charterstone-amount-reputation = { $count } hírnév
charterstone-amount-progress = { $count } haladás
charterstone-amount-resource = { $count } tetszőleges nyersanyag
charterstone-amount-pumpkin = { $count } tök
charterstone-amount-wood = { $count } fa
charterstone-amount-grain = { $count } gabona
charterstone-amount-coal = { $count } szén
charterstone-amount-iron = { $count } vas
charterstone-amount-clay = { $count } agyag
charterstone-amount-card = { $count } fejlődéskártya
charterstone-amount-assistant = { $count } segéd
charterstone-amount-building = { $count } épületkártya
charterstone-amount-constructed = { $count } felépült épület kártyája
charterstone-amount-guest = { $count } vendég
charterstone-amount-item = { $count } tárgy
charterstone-amount-friend = { $count } barát
charterstone-amount-treasure = { $count } kincs
charterstone-amount-glory = { $count } dicsőségcsillag
charterstone-amount-capacity = { $count } férőhely
charterstone-amount-persona = { $count } karakter
charterstone-amount-trophy = { $count } trófea
charterstone-amount-resource-kind = { $count } nyersanyagfajta
charterstone-amount-card-kind = { $count } kártyafajta
charterstone-amount-building-card = { $count } felépült vagy fel nem épült épületkártya
charterstone-amount-quota = { $count } kvótán lévő jelző
charterstone-amount-objective = { $count } teljesített cél
charterstone-amount-own-building = { $count } saját negyedbeli épület
charterstone-amount-value = { $count } saját negyedbeli épületérték
charterstone-amount-goods = { $count } érme vagy nyersanyag
charterstone-amount-top = { $count } lap a pakli tetejéről

## Amit egy költség az árukon kívül kér

charterstone-target-blueprint = egy épületkártya négy nyersanyaga
charterstone-target-crate = egy ládád
charterstone-target-objective = 1 befolyás egy célra, amelynek megfelelsz
charterstone-target-quota = egy kvótamező árui, és rá 1 befolyás
charterstone-target-income = 1 befolyás erre az épületre

## Amit egy haszon az árukon kívül tesz

charterstone-effect-progress = a haladás előrelép
charterstone-effect-income = azonnali jövedelem
charterstone-effect-recall = egy munkásod visszajön
charterstone-effect-return = az a munkás visszajön
charterstone-effect-retrieve = minden munkásod visszajön
charterstone-effect-again = még egy kör
charterstone-effect-search = egy lap a pakliból, amelyiket akarod
charterstone-effect-free = ebben a körben egy ingyenes lerakás a negyededben
charterstone-effect-shift = a haladás legfeljebb { $count } mezőt lép előre vagy hátra
charterstone-effect-junk = új felfordított lapok
charterstone-effect-card = { $count } felfordított fejlődéskártya

charterstone-nothing = semmi
charterstone-either = { $one } vagy { $other }
charterstone-per = { $what } minden { $each } után
charterstone-maybe = { $what }, ha akarod
charterstone-pay-gain =
    { $free ->
        [yes] Haszna: { $benefit }.
       *[no] Ára: { $cost }. Haszna: { $benefit }.
    }
charterstone-at-least = legalább { $what }
charterstone-at-most =
    { $count ->
        [0] { $what }
       *[other] legfeljebb { $what }
    }
charterstone-kind-assistant = segéd
charterstone-kind-building = épületkártya
charterstone-kind-constructed = felépült épület
charterstone-kind-guest = vendég
charterstone-kind-item = tárgy
charterstone-kind-friend = barát
charterstone-kind-treasure = kincs
charterstone-kind-card = fejlődéskártya

role-purple = Lila
role-green = Zöld
role-yellow = Sárga
role-black = Fekete
role-blue = Kék
role-red = Piros
persona-original = Alapító
