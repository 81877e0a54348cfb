### A szabályok képei: mi látható rajtuk, és mit mutatnak a számok.

picture-of-moon = A hold négy zónája drágakövekkel a gödreikben, zászlókkal egy középen, egy úton és a kereszteződésen.
picture-of-moon-1 = Egy zóna: a körülötte álló zászlók döntik el, ki viszi a gödreiben lévő drágaköveket.
picture-of-moon-2 = A közép csak ezt a zónát érinti.
picture-of-moon-3 = Az út a két szomszédos zónát érinti.
picture-of-moon-4 = A kereszteződés mind a négy zónát érinti.
picture-of-cards = Építménykártya a 7-es számmal, egy gyár képével és hat drágakővel.
picture-of-cards-1 = A szám: ennyi pontot ér az építmény.
picture-of-cards-2 = Az építmény. A neve csak a képhez tartozik.
picture-of-cards-3 = Az ára. Ez a kártya a 7y: a fő színe a sárga.
picture-of-village-turn = Egy munkás a piacra kerül, egy másik játékosé pedig elhagyja.
picture-of-village-turn-1 = A munkásod az épületre kerül.
picture-of-village-turn-2 = A munkás, aki ott állt, hazamegy.
picture-of-village-turn-3 = A szaggatott szélű sor az, amit fizetsz.
picture-of-village-turn-4 = A másik sor az, amit kapsz.
picture-of-village-buildings = Egy negyed hat telekkel: kettőn épület áll, négy üres.
picture-of-village-buildings-1 = Az első épületed ingyen adja a saját nyersanyagodat.
picture-of-village-buildings-2 = Üres telek, ahova építhetsz.
picture-of-village-buildings-3 = A falu egyik épülete. Bárki használhatja.
picture-of-village-build = Épületkártya a négy nyersanyaggal, amelybe kerül, és egy nyíl egy üres telekre.
picture-of-village-build-1 = A nyersanyagok, amelyekbe az épület kerül.
picture-of-village-build-2 = A Léghajó elviszi a kártyát.
picture-of-village-build-3 = Az épület örökre egy szabad telekre kerül.
picture-of-village-crate = A Charterstone kinyit egy ládát, amelyből kártyák kerülnek elő.
picture-of-village-crate-1 = A Charterstone: érmék, befolyás és egy ládás épületkártya.
picture-of-village-crate-2 = A láda kinyílik.
picture-of-village-crate-3 = Ami benne van, örökre a falué lesz.
