# Charon, Inc.: mi a kérdés, és mire jó. Az argumentumok leírása az angol fájlban van.

prompt-swap =
    { $count ->
        [0] Nincs lecserélhető lapod: mehet tovább.
        [one] Olyan számot kaptál, amelyet már megépítettél: cseréld le, vagy tartsd meg.
       *[other] { $count } olyan számot kaptál, amelyet már megépítettél: cseréld le, vagy tartsd meg őket.
    }
why-swap =
    { $from ->
        [deck] Egy szám csak egyszer építhető meg, így a duplikátumnak kevés hasznát veszed. Az ilyen lapokat egyszer, rögtön osztás után ugyanannyi húzópaklibeli lapra cserélheted; a tieid oda kerülnek vissza. Mindenkit megkérdezünk, aki már épített, hogy a kérdés ne árulja el senki kezét.
       *[pile] Egy szám csak egyszer építhető meg, így a duplikátumnak kevés hasznát veszed. Az ilyen lapokat egyszer, rögtön osztás után ugyanannyi dobópaklibeli lapra cserélheted; a tieid ezután oda kerülnek. Mindenkit megkérdezünk, aki már épített, hogy a kérdés ne árulja el senki kezét.
    }

prompt-offer = Válassz a kezedből egy lapot a közös sorba.
why-offer = Az összes kiválasztott lapot egyszerre fedjük fel, és ebben a fordulóban bárki megépíthet közülük egyet. Olyat adj, amelyet nélkülözni tudsz, vagy amelyet csak te fogsz tudni kifizetni.

prompt-stake =
    { $left ->
        [one] Az utolsó zászlód: vedd le egy akcióterületről, és tedd egy üres helyre.
       *[other] Vegyél le egy zászlót egy akcióterületről, és tedd egy üres helyre. Még { $left } zászlót kell letenned.
    }
why-stake = Minden zászló számít abban a zónában, amelyet érint, és akinek a legtöbb van, az összes drágakövét begyűjti. Az egyetlen zászló, amelyet otthagysz, megadhatja az akcióját: jól gondold meg, honnan veszed el a többit.

prompt-intelligence = Tedd át egy zászlódat máshová, vagy hagyd mindet a helyén.
why-intelligence = Most, hogy minden zászló áll, egyetlenegy is megnyerhet egy zónát, vagy elronthatja valakinek. Az új hely csak olyan zónákat érinthet, amelyekben 1 vagy 2 drágakő van.

prompt-engineering = Vegyél el egy lapot a dobópakliból vagy a közös sorból, vagy passzolj.
why-engineering = A lap a kezedbe kerül, és már ebben a fordulóban megépítheted. A dobópaklit csak te látod, és kezdettől benne vannak a 12-esek; a sorból így elvett lap pedig nem számít annak az egynek, amelyet onnan építhetsz.

prompt-synchrotron = Váltsd át az egyik színű drágaköveidet egy másik színűre, vagy passzolj.
why-synchrotron = A Szinkrotron több játékosé. Ennél az asztalnál az építések előtt használják, fordított körsorrendben: most, vagy ebben a fordulóban már nem.

prompt-build = Építs, cserélj drágaköveket, vagy fejezd be a köröd.
why-build = A megépített kártyák a pontjaid, és csak kevés drágakő vihető át a következő fordulóra. A kezedből akárhány lapot kifizethetsz, a közös sorból egyet; egy számot csak egyszer lehet egy játékban.

prompt-keep =
    { $all ->
        [yes]
            { $clear ->
                [free] Minden drágakövedet megtarthatod, de színeseket vissza is adhatsz.
               *[count] Minden drágakövedet megtarthatod, de vissza is adhatsz belőlük.
            }
        [exact]
            { $clear ->
                [free] Válassz ki { $keep } színes drágakövet, amelyet megtartasz; az átlátszók úgyis nálad maradnak.
               *[count] Válassz ki { $keep } drágakövet, amelyet megtartasz.
            }
       *[no]
            { $clear ->
                [free] Válaszd ki a színes drágaköveket, amelyeket megtartasz, legfeljebb { $keep } darabot; az átlátszók úgyis nálad maradnak.
               *[count] Válaszd ki a drágaköveket, amelyeket megtartasz, legfeljebb { $keep } darabot.
            }
    }
why-keep =
    { $exact ->
        [yes] Amit megtartasz, segít a következő kártyáidnál, és beleszámít a következő forduló körsorrendjébe.
       *[no] Amit megtartasz, segít a következő kártyáidnál, és beleszámít a következő forduló körsorrendjébe. Többet is visszaadhatsz a kötelezőnél: kevesebb drágakővel talán később kerülsz sorra, és amit visszaadsz, újra a talonban lesz.
    }

prompt-chance = Drágakövek és lapok húzása folyik.
why-chance = Minden húzás egy titokból következik, amelyet a játék előtt lepecsételünk, utána pedig közzéteszünk. Így bárki ellenőrizheti, hogy egyik húzást sem válogatta senki.

prompt-waiting =
    { $step ->
        [swap] { $names } lapot cserélhet.
        [offer]
            { $count ->
                [one] { $names } lapot választ a közös sorba.
               *[other] { $names } lapot választanak a közös sorba.
            }
        [stake] { $names } zászlót tesz le.
        [intelligence] { $names } áttehet egy zászlót.
        [engineering] { $names } elvehet egy lapot.
        [synchrotron] { $names } használhatja a Szinkrotront.
        [build] { $names } épít.
        [keep]
            { $count ->
                [one] { $names } kiválasztja a megtartott drágaköveket.
               *[other] { $names } kiválasztják a megtartott drágaköveket.
            }
       *[other] Várjuk, hogy lépjen: { $names }.
    }
why-waiting = Körsorrendben haladunk, egyes akcióknál fordítva. Amit egyszerre választunk, rejtve marad, amíg mindenki nem választott.

prompt-over =
    { $count ->
        [one] Vége a játéknak: { $names } nyert.
       *[other] Vége a játéknak: { $names } osztoznak a győzelmen.
    }
why-over = Az nyer, akinek a megépített kártyái a legtöbb pontot érik. Holtversenynél a legmagasabb kártya dönt, aztán a következő; akik az utolsó lapig egyformák, osztoznak a győzelmen.
