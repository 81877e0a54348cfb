# Charon, Inc.: a szabályok oldala.

rules-aim =
    .title = A játék célja
rules-aim-1 = Az egyik vállalatot vezeted azok közül, amelyek igényt jelentenek be a Charonra, a Plutó legnagyobb holdjára. A zászlóiddal drágaköveket szerzel, a drágakövekből építményeket emelsz, az építmények pedig győzelmi pontot érnek. Négy forduló után az nyer, akinek a legtöbb pontja van.
rules-aim-2 = Minden fordulót öt zászlóval kezdesz, az öt akcióterület mindegyikén eggyel, de csak négyet teszel közülük a holdra. Az ötödik a helyén marad, és megadhatja a területe akcióját. Minden lerakott zászlóval tehát lemondasz egy akcióról.

rules-parts =
    .title = A játék tartozékai
rules-parts-1 = A játékot 2–5 játékos játszhatja. Mindenkinek hét zászlója van egy színben (burgundi vörös, fehér, mélykék, arany vagy kékeszöld): öt az akcióterületekre, egy a körsorrend-sávra, egy pedig a színét mutatja.
rules-parts-2 = 20-20 kék, sárga, zöld, lila és fekete drágakő van, valamint 6 átlátszó. A drágakövek száma véges. Az átlátszók a Ritka ásványok keresése területén vannak, és oda kerülnek vissza, ha elköltitek vagy visszaadjátok őket. Minden más drágakő a talonba kerül vissza.
rules-parts-3 = 55 építménykártya van: 2-től 12-ig minden számból öt.
rules-parts-4 = Öt akcióterület van: Lopott intelligencia, Ritka ásványok keresése, Műszaki haladás, Szinkrotron és Illegális raktár.
rules-parts-5 = A játék négy fordulóból áll, mindegyik öt fázisból: területi igények megjelölése, drágakövek megszerzése, körsorrend beállítása, építménykártyák, a következő forduló előkészítése.

rules-moon =
    .title = A hold
rules-moon-1 = A holdnak 20 négyzet alakú zónája van, mindegyikben 1, 2 vagy 3 bányagödör a drágaköveknek. Két zóna sárga, kettő rózsaszín, kettő kék. Öt játékosnál mind a 20 zóna játékban van. Négy játékosnál hagyjátok el a sárgákat (marad 18), háromnál a rózsaszíneket is (marad 16), kettőnél a kékeket is (marad 14).
rules-moon-2 = Zászló háromféle helyen állhat. A zóna közepe csak azt az egy zónát érinti. Az út két szomszédos zóna között fut, és mindkettőt érinti. A kereszteződés ott van, ahol négy zóna találkozik, és mind a négyet érinti. Egy helyen egy zászló fér el.
rules-moon-3 = Egy hely akkor használható, ha legalább egy játékban lévő zónát érint. Az ott álló zászlónak csak a játékban lévő zónákban van befolyása, de holtversenynél a hely így is útnak, illetve kereszteződésnek számít.
rules-moon-4 = A szokásos hold sorai 4, 6, 6 és 4 zónából állnak, összesen 40 bányagödörrel, és fejjel lefelé fordítva is ugyanígy néz ki. 20 zónaközép, 30 út és 11 kereszteződés van rajta. Más kiadásokban a szélen lévő két- vagy háromzónás találkozások is kereszteződésnek számíthatnak.
rules-moon-5 = A helyek neve olyan, mint a sakktáblán: az oszlop betűje, aztán a sor száma. Így d4 és f4 zóna, e4 a köztük lévő út, e5 pedig az út végén lévő kereszteződés.

rules-cards =
    .title = A kártyák
rules-cards-1 = Az építménykártya a számát és a drágakövekben kifejezett árát mutatja. A szám egyben az értéke győzelmi pontban. Egyik kártya ára sem tartalmaz átlátszó drágakövet.
rules-cards-2 = Minden szám öt kártyájának ugyanaz az ára, csak a színek fordulnak körbe, így egyik szín sem jobb a másiknál. A kártya neve a száma és a fő színének betűje: b a kék, y a sárga, g a zöld, p a lila, k a fekete. Például 7b, 7y, 7g, 7p, 7k.
rules-cards-3 = A szomszédos számok építményneve közös, az előőrstől az űrkikötőig. A nevek nem befolyásolják a játékot, csak a számok.

rules-setup =
    .title = A forduló kezdete
rules-setup-1 = Az első forduló körsorrendjét kisorsoljuk. Minden forduló elején mindenkinek minden akcióterületen van egy zászlója.
rules-setup-2 = A talonból drágakövek kerülnek a zsákba: mind az öt színből 5 öt játékosnál, 4 három vagy négy játékosnál, 3 két játékosnál. Ami az előző fordulókból a zsákban maradt, benne marad.
rules-setup-3 = Minden játékban lévő, üres zónára húzunk egy drágakövet a zsákból, aztán a zóna többi bányagödrét ugyanolyan színű drágakövekkel töltjük fel a talonból. Amelyik zónában még vannak drágakövek, az nem kap újat. Ha a talon kifogy, egyszerűen kevesebb jut a zsákba vagy a zónába.
rules-setup-4 = Az első forduló előtt kivesszük az öt 12-est, és megkeverjük a többi 50 lapot. Ebből kettő képpel lefelé a dobópakli alja lesz, a 12-esek pedig rájuk kerülnek. A 12-es tehát csak a dobópakliból jöhet játékba.
rules-setup-5 = Az első fordulóban mindenki 3 lapot kap, a későbbiekben 2-2-t. A kezedben lévő lapok titkosak, és akárhány lehet belőlük.
rules-setup-6 = Ha olyan számot kapsz, amelyet már megépítettél, azt a lapot azonnal lecserélheted. Megkeverjük a dobópaklit, minden lecserélt duplikátumért húzol belőle egy lapot, aztán a duplikátumaid a dobópaklira kerülnek. Ez körsorrendben történik, egyetlen alkalommal, csak a most kapott lapokkal, és csak annyi lappal, amennyi a pakliban van. Mindenkit megkérdezünk, aki már épített, hogy a kérdés ne áruljon el semmit senki lapjairól.

rules-offer =
    .title = A közös sor
rules-offer-1 = Amikor a drágakövek a helyükre kerültek, és a lapokat kiosztottuk, mindenki titokban választ egy lapot a kezéből. A kiválasztott lapokat egyszerre fedjük fel: ezekből lesz a közös sor.
rules-offer-2 = Később a fordulóban mindenki megépíthet egy lapot a sorból, bárki ajánlotta fel. Aki előbb épít, előbb választ.

rules-stake =
    .title = Területi igények megjelölése
rules-stake-1 = Körsorrendben, egyszerre egy zászlót tegyetek le: vedd le bármelyik akcióterületről, és tedd egy üres helyre. Passzolni nem lehet. Addig folytatjátok, amíg mindenki négy zászlót le nem tett.
rules-stake-2 = A zóna körüli utakon és kereszteződésekben álló zászlók nem foglalják el a zóna közepét. A közepe addig üres, amíg nem áll rajta saját zászló.
rules-stake-3 = Az ötödik zászlód az akcióterületén marad. Két vagy három játékosnál egy akció akkor aktív, ha pontosan egy zászló maradt a területén. Négy vagy öt játékosnál egy vagy két zászlóval aktív. Ha ennél több zászló marad ott, senki sem kapja meg az akciót.
rules-stake-4 = Ha aktív területen maradt zászlód, ebben a fordulóban tiéd az akciója. Ha két játékosé ugyanaz az akció, fordított körsorrendben hajtják végre.

rules-intelligence =
    .title = Lopott intelligencia
rules-intelligence-1 = Ez az első akció, miután minden zászló a helyén van. Akié az akció, fordított körsorrendben átteheti egyik zászlóját a holdon egy másik üres helyre.
rules-intelligence-2 = Minden játékban lévő zónában, amelyet az új hely érint, 1 vagy 2 drágakőnek kell lennie: egyikben sem lehet 3, és egyik sem lehet üres.

rules-claim =
    .title = Drágakövek megszerzése
rules-claim-1 = Minden zászló, amely egy zónát érint, egy befolyáspontot ér ott. Minden drágaköves zónában a legnagyobb befolyású játékos gyűjti be az összes drágakövet.
rules-claim-2 = Holtversenynél közülük az gyűjti be a drágaköveket, akinek a zóna közepén van zászlója. Ha egyiküknek sincs ott, akkor az, akinek a zóna útjain a legtöbb zászlója van. Ha ebben is holtverseny van, senki sem gyűjti be őket, és a drágakövek a következő fordulóra maradnak.
rules-claim-3 = Itt csak azok a játékosok számítanak, akik a legnagyobb befolyással vannak holtversenyben. Akinek kevesebb a befolyása, sosem jár jól egy holtversennyel.
rules-claim-4 = A zászlók a következő forduló előkészítéséig a holdon maradnak.

rules-mineral =
    .title = Ritka ásványok keresése
rules-mineral-1 = Amikor minden zóna eldőlt, akié az akció, kap egy átlátszó drágakövet, fordított körsorrendben, amíg van.

rules-engineering =
    .title = Műszaki haladás
rules-engineering-1 = Ezután akié az akció, fordított körsorrendben átnézheti a dobópaklit, és elvehet egy lapot belőle vagy a közös sorból. A dobópaklit rajta kívül senki sem látja.
rules-engineering-2 = A lap a kezedbe kerül, és még ebben a fordulóban megépítheted. Ha a közös sorból vetted el, nem számít annak az egy lapnak, amelyet onnan megépíthetsz.

rules-order =
    .title = Körsorrend beállítása
rules-order-1 = Mindenki megszámolja az összes drágakövét, az átlátszókat is. Mostantól az az első, akinek a legtöbb van, és így tovább; holtversenynél az érintettek egymás közti sorrendje nem változik. Az új sorrend az építésre és a következő fordulóra érvényes, amíg újra be nem állítjuk.

rules-build =
    .title = Építménykártyák
rules-build-1 = Az új sorrendben mindenkinek egy teljes köre van. A tiedben annyiszor cserélhetsz és építhetsz, ahányszor csak tudsz, tetszőleges sorrendben, és akkor fejezed be, amikor akarod. Cserélni építés nélkül is lehet.
rules-build-2 = Csere: adj 3 tetszőleges drágakövet, és vegyél el a talonból 1 színeset, amilyet szeretnél. Átlátszót adhatsz, de cserével nem kaphatsz.
rules-build-3 = Építés: fizesd ki a kártya árát drágakövekkel, és tedd ki magad elé képpel felfelé. Az átlátszó drágakő bármelyik színt helyettesíti. A kezedből akárhány lapot megépíthetsz, de minden számot csak egyszer egy játszmában.
rules-build-4 = A közös sorból is megépíthetsz fordulónként egy lapot. Ez azonnal kikerül a sorból.
rules-build-5 = Csak olyan drágakövet kaphatsz, amely megvan a talonban. Amit adsz, előbb oda kerül.

rules-synchrotron =
    .title = Szinkrotron
rules-synchrotron-1 = Ha tiéd a Szinkrotron, az építési körödben egyszer az egyik színű drágaköveidből bármennyit átválthatsz ugyanannyi, egyetlen másik színűre.
rules-synchrotron-2 = Az átlátszó drágakőnek nincs színe: nem váltható át, és nem is váltható rá. Amit kapsz, annak meg kell lennie a talonban.

rules-warehouse =
    .title = Illegális raktár
rules-warehouse-1 = Ha tiéd az Illegális raktár, az építési körödben 3 helyett 2 drágakövet cserélsz 1-re, ahányszor csak tudsz.
rules-warehouse-2 = A következő forduló előkészítésekor 2 helyett legfeljebb 6 drágakövet tarthatsz meg.

rules-keep =
    .title = A következő forduló előkészítése
rules-keep-1 = Legfeljebb 2 drágakövet tarthatsz meg, vagy 6-ot, ha tiéd az Illegális raktár. Az átlátszók is beleszámítanak. Akinek van drágaköve, egyszerre választja ki a többiekkel, melyeket tartja meg; a többi visszakerül a talonba. Kevesebbet is megtarthatsz: a drágakövek számítanak a következő körsorrendnél, a visszaadottak pedig újra a zsákba kerülhetnek.
rules-keep-2 = A közös sorban maradt lapok képpel lefelé a dobópaklira kerülnek, és minden zászló visszatér az akcióterületekre. Ezután kezdődik a következő forduló.

rules-end =
    .title = A játék vége
rules-end-1 = A negyedik forduló után nincs több előkészítés. Add össze a megépített kártyáid számait: az nyer, akinek a legtöbb pontja van.
rules-end-2 = Holtversenynél a legmagasabb kártya dönt, aztán a következő, és így tovább: 12-11-10 legyőzi a 12-11-8-2-t. Ha minden kártya egyforma, az érintettek osztoznak a győzelmen.

rules-example =
    .title = Ki gyűjti be a drágaköveket? Egy példa
rules-example-1 = Íme kilenc zóna, és hogy melyik hogyan dől el. A szám azt mutatja, egy színnek hány zászlója érinti a zónát.
rules-example-2 = „A” zóna, nincs zászló: senki sem gyűjti be a drágaköveket, ott maradnak.
rules-example-3 = „B” zóna, fehér 2, burgundi vörös 1: a fehérnek van a legtöbb.
rules-example-4 = „C” zóna, burgundi vörös 2, fehér 2, a közepe üres, és mindkettőnek ugyanannyi zászlója van az utakon: senki sem gyűjti be a drágaköveket, ott maradnak.
rules-example-5 = „D” zóna, fehér 1 kereszteződésben, mélykék 1 úton: az út miatt a mélykék nyer.
rules-example-6 = „E” zóna, fehér 3, arany 2, mélykék 1: a fehérnek van a legtöbb.
rules-example-7 = „F” zóna, arany 2, közülük egy úton, fehér 2, egy sem úton, mélykék 1: az út miatt az arany nyer. A mélykék nem jár jól vele.
rules-example-8 = „G” zóna, fehér 1, mélykék 1, arany 1 középen: a középső zászló miatt az arany nyer.
rules-example-9 = „H” zóna, burgundi vörös 2, közülük egy középen, mélykék 2, arany 1: a középső zászló miatt a burgundi vörös nyer.
rules-example-10 = „I” zóna, arany 2, mélykék 1, burgundi vörös 1: az aranynak van a legtöbb. Nem számít, hogy a másik kettőnek együtt szintén kettő van.

rules-options =
    .title = Amiben a szabályfüzetek eltérnek
rules-options-1 = A különböző nyelvű szabályfüzetek nem mindenben egyeznek. Ha mást nem választotok, az érvényes, amit ezen az oldalon olvastál. Új asztalnál a többi értelmezés is választható:
rules-options-2 = Az átlátszó drágakövek nem számítanak bele a megtarthatókba: mind nálad marad (olasz szabályfüzet).
rules-options-3 = Az Illegális raktár 2:1 arányú cseréje átlátszó drágakövet ad, amíg van; a 3:1 arányú továbbra is színeset (olasz szabályfüzet).
rules-options-4 = A duplikátumok a dobópakli helyett a húzópaklival cserélhetők (magyar szabályfüzet).
rules-options-5 = Cserével átlátszó drágakövet is kaphatsz, amíg van (francia, német és magyar szabályfüzet).
rules-options-6 = A közös sor lapjait a drágakövek kihúzása előtt választjátok ki: minden fordulóban, vagy csak a másodiktól kezdve (mindegyik szabályfüzet).
rules-options-7 = Ha a Szinkrotron több játékosé, az építések előtt használják, fordított körsorrendben (francia, német és magyar szabályfüzet).
rules-options-8 = Két zászlóval csak öt játékosnál aktív egy akció (házi szabály, egyik szabályfüzetben sincs benne).
rules-options-9 = Négy előbeállítás mindent egyszerre úgy állít be, ahogy a francia, az olasz, a magyar vagy a német szabályfüzet írja.
