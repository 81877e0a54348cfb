# Charon, Inc.: mi a kérdés, és mire jó. Az argumentumok leírása az angol fájlban van.

prompt-swap =
    { $count ->
        [0] Nincs lecserélhető lapod. Menj tovább.
        [one] Olyan számot kaptál, amelyet már megépítettél. Cseréld le a lapot, vagy tartsd meg.
       *[other] { $count } olyan számot kaptál, amelyet már megépítettél. Cseréld le a lapokat, vagy tartsd meg őket.
    }
why-swap =
    { $from ->
        [deck] Minden számot csak egyszer építhetsz meg, így a duplikátumnak kevés hasznát veszed. A duplikátumokat egyszer, közvetlenül az osztás után lecserélheted a húzópakli ugyanannyi lapjára; a duplikátumaid ezután a húzópakliba kerülnek. Mindenkit megkérdezünk, aki már épített, hogy a kérdés ne áruljon el semmit senki lapjairól.
       *[pile] Minden számot csak egyszer építhetsz meg, így a duplikátumnak kevés hasznát veszed. A duplikátumokat egyszer, közvetlenül az osztás után lecserélheted a dobópakli ugyanannyi lapjára; a duplikátumaid ezután a dobópaklira kerülnek. Mindenkit megkérdezünk, aki már épített, hogy a kérdés ne áruljon el semmit senki lapjairól.
    }

prompt-offer = Válassz egy lapot a kezedből a közös sorba.
why-offer = A kiválasztott lapokat egyszerre fedjük fel, és ebben a fordulóban mindenki megépíthet közülük egyet. Olyan lapot ajánlj fel, amelyet nélkülözni tudsz, vagy amelyet csak te fogsz tudni kifizetni.

prompt-stake =
    { $left ->
        [one] Tedd át az utolsó zászlódat egy akcióterületről egy üres helyre.
       *[other] Tegyél át egy zászlót egy akcióterületről egy üres helyre. Hátralévő zászlók: { $left }.
    }
why-stake = Minden zászló számít minden zónában, amelyet érint, és akinek a legtöbb zászlója van egy zóna körül, begyűjti az összes drágakövét. Amelyik zászlód ott marad, megadhatja az akcióját: jól gondold meg, melyik területekről veszed le a többit.

prompt-intelligence = Tedd át egy zászlódat máshová, vagy hagyd mindet a helyén.
why-intelligence = Minden zászló a helyén áll, így egyetlen áttett zászló is megnyerhet egy zónát, vagy elveheti mástól. Az új hely csak olyan zónákat érinthet, amelyekben 1 vagy 2 drágakő van.

prompt-engineering = Vegyél el egy lapot a dobópakliból vagy a közös sorból, vagy passzolj.
why-engineering = A lap a kezedbe kerül, és már ebben a fordulóban megépítheted. A dobópaklit csak te látod, és kezdettől fogva benne vannak a 12-esek. Ha a közös sorból veszel el lapot, az nem számít annak az egynek, amelyet onnan megépíthetsz.

prompt-synchrotron = Váltsd át az egyik színű drágaköveidet egy másik színűre, vagy passzolj.
why-synchrotron = A Szinkrotron több játékosé. Ennél az asztalnál az építések előtt, fordított körsorrendben használják. Ebben a fordulóban csak most van rá lehetőséged.

prompt-build = Építs, cserélj drágaköveket, vagy fejezd be a köröd.
why-build = A megépített kártyák a pontjaid, és csak kevés drágakő vihető át a következő fordulóra. A kezedből akárhány lapot megépíthetsz, a közös sorból egyet. Minden számot csak egyszer építhetsz meg egy játszmában.

prompt-keep =
    { $all ->
        [yes]
            { $clear ->
                [free] Tartsd meg minden drágakövedet, vagy adj vissza a színesekből.
               *[count] Tartsd meg minden drágakövedet, vagy adj vissza belőlük.
            }
        [exact]
            { $clear ->
                [free] Válassz ki { $keep } színes drágakövet, amelyet megtartasz. Az átlátszók mind nálad maradnak.
               *[count] Válassz ki { $keep } drágakövet, amelyet megtartasz.
            }
       *[no]
            { $clear ->
                [free] Válassz ki legfeljebb { $keep } színes drágakövet, amelyet megtartasz. Az átlátszók mind nálad maradnak.
               *[count] Válassz ki legfeljebb { $keep } drágakövet, amelyet megtartasz.
            }
    }
why-keep =
    { $exact ->
        [yes] A megtartott drágakövek segítenek kifizetni a következő kártyáidat, és beleszámítanak a következő forduló körsorrendjébe.
       *[no] A megtartott drágakövek segítenek kifizetni a következő kártyáidat, és beleszámítanak a következő forduló körsorrendjébe. A kötelezőnél többet is visszaadhatsz: kevesebb drágakővel később kerülhetsz sorra, a visszaadott drágakövek pedig a talonba kerülnek.
    }

prompt-chance = Drágakövek és lapok húzása.
why-chance = Minden húzás egy titokból következik, amelyet a játszma előtt lepecsételünk, utána pedig közzéteszünk. Így bárki ellenőrizheti, hogy egyetlen húzást sem manipuláltak.

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
                [one] { $names } kiválasztja, mely drágaköveket tartja meg.
               *[other] { $names } kiválasztják, mely drágaköveket tartják meg.
            }
       *[other] { $names } lépésére várunk.
    }
why-waiting = A játékosok körsorrendben következnek, egyes akcióknál fordítva. Amit egyszerre választotok, rejtve marad, amíg mindenki nem választott.

prompt-over =
    { $count ->
        [one] A játszma véget ért: { $names } nyert.
       *[other] A játszma véget ért. Megosztott győzelem: { $names }.
    }
why-over = Az nyer, akinek a megépített kártyái a legtöbb pontot érik. Holtversenynél a legmagasabb kártya dönt, aztán a következő, és így tovább. Ha minden kártya egyforma, az érintettek osztoznak a győzelmen.
