# Charon, Inc.: a szabályok oldala.

rules-aim =
    .title = A játék célja
rules-aim-1 = Az egyik vállalatot vezeted azok közül, amelyek a Charonon, a Plutó legnagyobb holdján versengenek a területekért. A zászlók drágaköveket hoznak, a drágakövekből építmények lesznek, az építmények pedig győzelmi pontok. Négy forduló után az nyer, akinek a legtöbb pontja van.
rules-aim-2 = Minden fordulóban öt zászlód van öt akcióterületen, és csak négyet teszel le. Az ötödik ott marad, és megadhatja az ottani akciót. Minden zászlóval, amelyet a holdra küldesz, lemondasz tehát egy akcióról.

rules-parts =
    .title = Mi minden van
rules-parts-1 = 2–5 játékos játszhatja. Mindenkinek hét zászlója van egy színben (burgundi vörös, fehér, mélykék, arany vagy kékeszöld): öt az akcióterületekre, egy a körsorrend sávra, egy pedig a színét mutatja.
rules-parts-2 = 20-20 kék, sárga, zöld, lila és fekete drágakő van, és 6 átlátszó. Több nem lesz. Az átlátszók a Ritka ásványok keresése területen vannak, és oda kerülnek vissza, ha valaki elkölti vagy leadja őket; a többi mind a talonba kerül vissza.
rules-parts-3 = 55 építménykártya van: 2-től 12-ig minden számból öt.
rules-parts-4 = Öt akcióterület van: Lopott intelligencia, Ritka ásványok keresése, Műszaki haladás, Szinkrotron és Illegális raktár.
rules-parts-5 = A játék négy fordulóból áll, mindegyik öt fázisból: területi igények megjelölése, drágakövek megszerzése, körsorrend beállítása, építés, a következő forduló előkészítése.

rules-moon =
    .title = A hold
rules-moon-1 = A holdnak 20 négyzet alakú zónája van, mindegyikben 1, 2 vagy 3 bányagödör a drágaköveknek. Két zóna sárga, kettő rózsaszín, kettő kék. Öten mind a 20-on játszotok, négyen a sárgák nélkül (18), hárman a rózsaszínek nélkül is (16), ketten a kékek nélkül is (14).
rules-moon-2 = Zászló háromféle helyen állhat. A zóna közepe csak azt az egy zónát érinti. Az út két szomszédos zóna között fut, és mindkettőt érinti. A kereszteződés ott van, ahol négy zóna találkozik, és mind a négyet érinti. Egy helyen egy zászló fér el.
rules-moon-3 = Egy hely akkor használható, ha legalább egy játékban lévő zónát érint. Csak az ilyen zónákban ad befolyást, de a holtversenyeknél út, illetve kereszteződés marad.
rules-moon-4 = A szokásos hold sorai 4, 6, 6 és 4 zónából állnak, összesen 40 bányagödörrel, és fél fordulat után ugyanúgy néz ki. 20 közép, 30 út és 11 kereszteződés van rajta. Más kiadások a szélen lévő három- vagy kétzónás találkozásokat is kereszteződésnek vehetik.
rules-moon-5 = A helyeket úgy hívjuk, mint a sakktáblán: az oszlop betűje, aztán a sor száma. Így d4 és f4 zóna, e4 a köztük futó út, e5 pedig az út végén lévő kereszteződés.

rules-cards =
    .title = A kártyák
rules-cards-1 = Az építménykártya a számát és az árát mutatja drágakövekben. A szám egyben az értéke győzelmi pontban. Egyik kártya sem kér átlátszó drágakövet.
rules-cards-2 = Egy szám öt kártyájának az ára ugyanaz, csak körbeforgatott színekkel, így egyik szín sem jobb a másiknál. A kártya neve a száma és a fő színének betűje: b a kék, y a sárga, g a zöld, p a lila, k a fekete. Például 7b, 7y, 7g, 7p, 7k.
rules-cards-3 = Szomszédos számoknak közös az építménynevük, az előőrstől az űrkikötőig. A nevek csak a hangulat kedvéért vannak, a szabályok a számokat nézik.

rules-setup =
    .title = Kezdődik a forduló
rules-setup-1 = Az első forduló körsorrendjét kisorsoljuk. Minden forduló elején mindenkinek minden akcióterületen van egy zászlója.
rules-setup-2 = A talonból drágakövek kerülnek a zsákba: mind az öt színből 5, ha öten játszotok, 4, ha hárman vagy négyen, 3, ha ketten. Ami a zsákban maradt, benne marad.
rules-setup-3 = Minden játékban lévő, üres zóna kap egy drágakövet, amelyet a zsákból húzunk, a többi bányagödrét pedig ugyanilyen színnel töltjük fel a talonból. Az a zóna, amely megtartotta a drágaköveit, nem kap újat. Ha a talon nem elég, egyszerűen kevesebb jut a zsákba vagy a zónába.
rules-setup-4 = Az első forduló előtt kivesszük az öt 12-est, és megkeverjük a többi 50 lapot. Ezek közül kettő képpel lefelé a dobópakli alja lesz, a 12-esek pedig rájuk kerülnek. A 12-es tehát csak a dobópakliból jöhet játékba.
rules-setup-5 = Az első fordulóban mindenki 3 lapot kap, a későbbiekben 2-2-t. A kezed titkos, és akármekkorára nőhet.
rules-setup-6 = Ha olyan számot kapsz, amelyet már megépítettél, azt a lapot azonnal lecserélheted: megkeverjük a dobópaklit, minden duplikátumért húzol belőle egyet, aztán a duplikátumaid a dobópaklira kerülnek. Ez körsorrendben megy, csak az imént kapott lapokkal, csak egyszer, és legfeljebb annyi lappal, amennyi a pakliban van. Mindenkit megkérdezünk, aki már épített, hogy a kérdés ne árulja el senki kezét.

rules-offer =
    .title = A közös sor
rules-offer-1 = Amikor a drágakövek a holdon vannak, és a lapokat kiosztottuk, mindenki titokban választ egyet a kezéből. Ezeket egyszerre fedjük fel, és ők lesznek a közös sor.
rules-offer-2 = Később a fordulóban mindenki megépíthet egy lapot a sorból, bárkié volt is. Aki előbb épít, előbb válogathat.

rules-stake =
    .title = Területi igények megjelölése
rules-stake-1 = Körsorrendben egyszerre egy zászlót teszünk le: vedd le bármelyik akcióterületről, és tedd egy üres helyre. Passzolni nem lehet. Így megy, amíg mindenki négyet le nem tett.
rules-stake-2 = A zóna körüli utakon és kereszteződésekben álló zászlók nem foglalják el a közepét: az addig üres, amíg épp rajta nem áll zászló.
rules-stake-3 = Az ötödik zászlód az akcióterületén marad. Két vagy három játékosnál az akció akkor aktív, ha pontosan egy zászló maradt a területén. Négy vagy öt játékosnál eggyel és kettővel is aktív. Ha ennél több zászló van ott, senkié sem lesz.
rules-stake-4 = Akinek aktív területen maradt zászlója, azé az akció ebben a fordulóban. Ha ketten birtokoljátok, fordított körsorrendben hajtjátok végre, az utolsó kezdi.

rules-intelligence =
    .title = Lopott intelligencia
rules-intelligence-1 = Ez az első akció, mihelyt minden zászló a helyén van. Aki birtokolja, fordított körsorrendben átteheti egyik zászlóját a holdon egy másik üres helyre.
rules-intelligence-2 = Minden játékban lévő zónában, amelyet az új hely érint, 1 vagy 2 drágakőnek kell lennie: egyikben sem lehet 3, és egyik sem lehet üres.

rules-claim =
    .title = Drágakövek megszerzése
rules-claim-1 = Minden zászló, amely egy zónát érint, egy befolyáspontot ér ott. Minden drágaköves zónában az gyűjti be az összes drágakövet, akinek a legnagyobb a befolyása.
rules-claim-2 = Holtversenynél közülük az viszi, akinek a zászlója a zóna közepén áll. Ha egyiküké sem áll ott, akkor az, akinek több zászlója van a zóna útjain. Ha ez is egyforma, senki sem viszi, és a drágakövek a következő fordulóra maradnak.
rules-claim-3 = Itt csak azok számítanak, akik a legnagyobb befolyással vannak holtversenyben: akinek kevesebb van, sosem jár jól egy holtversennyel.
rules-claim-4 = A zászlók a forduló végéig a holdon maradnak.

rules-mineral =
    .title = Ritka ásványok keresése
rules-mineral-1 = Amikor minden zóna eldőlt, az akció minden birtokosa kap egy átlátszó drágakövet, fordított körsorrendben, amíg van.

rules-engineering =
    .title = Műszaki haladás
rules-engineering-1 = Ezután az akció birtokosai, fordított körsorrendben, átnézhetik a dobópaklit, és elvehetnek belőle egy lapot, vagy egyet a közös sorból. A paklit más nem látja.
rules-engineering-2 = A lap kézbe kerül, és még ebben a fordulóban megépíthető. Ha a sorból való, nem számít annak az egy lapnak, amelyet onnan építhetsz.

rules-order =
    .title = Körsorrend beállítása
rules-order-1 = Mindenki megszámolja a drágaköveit, az átlátszókat is. Akinek a legtöbb van, mostantól az az első, és így tovább; holtversenynél marad a régi sorrend. Az új sorrend az építésre és a következő fordulóra érvényes, amíg újra be nem állítjuk.

rules-build =
    .title = Építés
rules-build-1 = Az új sorrendben mindenkinek egy teljes köre van. A tiedben annyiszor cserélhetsz és építhetsz, ahányszor csak tudsz, tetszőleges sorrendben, és akkor fejezed be, amikor akarod. Cserélni építés nélkül is lehet.
rules-build-2 = Csere: adj 3 bármilyen drágakövet, és vegyél el a talonból 1 színeset, amilyet szeretnél. Átlátszót adhatsz, de így nem kaphatsz.
rules-build-3 = Építés: fizesd ki a kártya drágaköveit, és tedd ki magad elé képpel felfelé. Az átlátszó bármelyik színt helyettesíti, te döntöd el, melyiket. A kezedből akárhány lapot megépíthetsz, de egy játékban egyik számot sem kétszer.
rules-build-4 = A közös sorból fordulónként egy lapot építhetsz meg. Ez azonnal kikerül a sorból.
rules-build-5 = Csak azt kaphatod meg, ami a talonban van. Amit adsz, előbb oda kerül vissza.

rules-synchrotron =
    .title = Szinkrotron
rules-synchrotron-1 = Ha tiéd ez az akció, építő körödben egyszer az egyik színű drágaköveidből bármennyit átválthatsz ugyanannyi, egyetlen másik színűre.
rules-synchrotron-2 = Az átlátszó nem szín: se be nem kerülhet, se ki nem jöhet. Amit kapsz, annak meg kell lennie a talonban.

rules-warehouse =
    .title = Illegális raktár
rules-warehouse-1 = Ha tiéd ez az akció, építő körödben 3 helyett 2 drágakövet cserélsz 1-re, ahányszor csak tudsz.
rules-warehouse-2 = A forduló végén 2 helyett 6 drágakövet tarthatsz meg.

rules-keep =
    .title = A következő forduló előkészítése
rules-keep-1 = Legfeljebb 2 drágakövet tartasz meg, az Illegális raktárral 6-ot. Az átlátszók is számítanak. Akinek van drágaköve, kiválasztja, melyeket tartja meg, mindenki egyszerre; a többi visszakerül. Kevesebbet is megtarthatsz: a drágakövek beleszámítanak a következő körsorrendbe, a visszaadottak pedig újra a zsákba kerülhetnek.
rules-keep-2 = A közös sorban maradt lapok képpel lefelé a dobópaklira kerülnek, minden zászló hazatér, és kezdődik a következő forduló.

rules-end =
    .title = A játék vége
rules-end-1 = A negyedik forduló után nincs több előkészítés. Add össze a megépített kártyáid számait: a legtöbb pont nyer.
rules-end-2 = Holtversenynél a legmagasabb kártya dönt, aztán a következő, és így tovább: 12-11-10 legyőzi a 12-11-8-2-t. Akik az utolsó lapig egyformák, osztoznak a győzelmen.

rules-example =
    .title = Kié a drágakő? Egy példa
rules-example-1 = Kilenc zóna, és hogy melyik hogyan dől el. A szám azt mutatja, egy szín hány zászlója érinti a zónát.
rules-example-2 = „A” zóna, nincs zászló: senki sem viszi, a drágakövek maradnak.
rules-example-3 = „B” zóna, fehér 2, burgundi vörös 1: a fehéré a legtöbb.
rules-example-4 = „C” zóna, burgundi vörös 2, fehér 2, a közepe üres, és ugyanannyi út: senki, a drágakövek maradnak.
rules-example-5 = „D” zóna, fehér 1 kereszteződésben, mélykék 1 úton: mélykék, az út miatt.
rules-example-6 = „E” zóna, fehér 3, arany 2, mélykék 1: a fehéré a legtöbb.
rules-example-7 = „F” zóna, arany 2, közte egy úton, fehér 2 út nélkül, mélykék 1: arany, az út miatt. A mélykék nem jár jól vele.
rules-example-8 = „G” zóna, fehér 1, mélykék 1, arany 1 középen: arany, a közép miatt.
rules-example-9 = „H” zóna, burgundi vörös 2, közte egy középen, mélykék 2, arany 1: burgundi vörös, a közép miatt.
rules-example-10 = „I” zóna, arany 2, mélykék 1, burgundi vörös 1: az aranyé a legtöbb. Nem számít, hogy a másik kettőnek együtt szintén kettő van.

rules-options =
    .title = Amiben a szabályfüzetek eltérnek
rules-options-1 = A különböző nyelvű szabályfüzetek nem mindenben egyeznek. Amit itt olvastál, az érvényes minden asztalnál, hacsak nem választotok mást: asztalnyitáskor a többi olvasat is választható.
rules-options-2 = Az átlátszó drágakövek nem számítanak bele a megtartottakba: ekkor mind nálad marad (olasz szabály).
rules-options-3 = Az Illegális raktár 2 az 1-hez cseréje átlátszó drágakövet ad, amíg van; 3 az 1-hez továbbra is színeset (olasz szabály).
rules-options-4 = A duplikátumokat a dobópakli helyett a húzópaklival lehet cserélni (magyar szabály).
rules-options-5 = Egy csere átlátszó drágakövet is adhat, amíg van (francia, német és magyar szabály).
rules-options-6 = A közös sor lapjait a drágakövek kihúzása előtt választjuk ki: minden fordulóban, vagy csak a másodiktól (minden szabályfüzet).
rules-options-7 = A Szinkrotront több birtokos az építések előtt használja, fordított körsorrendben (francia, német és magyar szabály).
rules-options-8 = Házi szabály, amely egyik szabályfüzetben sincs benne: két zászlóval egy akció csak öt játékosnál aktív.
rules-options-9 = Négy előbeállítás mindent egyszerre úgy állít be, ahogy a francia, az olasz, a magyar vagy a német szabályfüzet írja.
