### Mit tesznek a többiek, tippek és kérések.

## Hogyan látszanak mások lépései

pace = Mások lépései
pace-once = Egyszerre
pace-normal = Egymás után
pace-steps = Lépésről lépésre, „Tovább” gombbal
happenings = Mit tesznek a többiek
happenings-of = { $number } / { $of }
happenings-next = Tovább
happenings-skip = Átugrás
since = Az utolsó köröd óta
since-more = Az összes
since-less = Kevesebb

## Visszavonási kérések

undo-title = Visszavonási kérés
undo-waiting-for = Válaszra várunk: { $names }.
undo-affected = Amit vissza kellene vonni
undo-affected-more =
    { $count ->
        [one] és még { $count } lépés
       *[other] és még { $count } lépés
    }
undo-withdraw = Kérés visszavonása

## Tippek és esélyek

hint-choose = Válassz egy lépést, és megnézheted az asztalon, mielőtt megerősíted.
hint-confirm = Megerősítés
hint-back = Vissza
hint-campaign = Ennek a játszmának a megnyeréséről van szó, nem a kampányéról.
chance-under = { $chance } alatt
chance-over = { $chance } felett
