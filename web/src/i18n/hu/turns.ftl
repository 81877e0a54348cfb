### Mit tesznek a többiek, tippek és kérések.

## Hogyan látszanak mások lépései

pace = A többiek lépései
pace-once = Mind egyszerre
pace-normal = Egymás után
pace-steps = Lépésről lépésre, „Tovább” gombbal
happenings = Amit a többiek tesznek
happenings-of = { $number } / { $of }
happenings-next = Tovább
happenings-skip = Átugrás
since = A legutóbbi köröd óta
since-more = Az összes
since-less = Kevesebb

## Visszavonási kérések

undo-title = Visszavonási kérés
undo-waiting-for = Még válaszol: { $names }.
undo-affected = Ezek a lépések is visszavonódnának
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
hint-campaign = Ez az esély ennek a játszmának a megnyerésére vonatkozik, nem a kampányéra.
chance-under = { $chance } alatt
chance-over = { $chance } felett
