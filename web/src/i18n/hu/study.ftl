### Egy befejezett játszma visszanézése, és ami abból tanulható.

turning-points = Fordulópontok
turning-points-mine = Tanulás a hibáidból
turning-points-why = Azok a döntések, amelyek a legtöbbe kerültek ennek a játékosnak. Csak az számít, amit akkor tudhatott.
turning-points-none = Egyik döntés sem került neki sokba: { $name }
turning-points-close = Fordulópontok bezárása
turning-point = Fordulópont: { $number } / { $count }
turning-point-lost = { $name } esélyvesztése itt: { $lost } ({ $before } → { $after }).
turning-point-played = Megtett lépés: { $move }
turning-point-better = Jobb lett volna: { $move }
turning-point-show = A jobb lépés mutatása
turning-point-back = Előző fordulópont
turning-point-forth = Következő fordulópont
embed-open = Megnyitás a Moonstone-ban
embed-unfinished = Ez a játszma még nem ért véget. Ha véget ért, itt megnézhető lesz.
embed-copy = Beágyazási kód másolása
embed-copied = Másolva. Illeszd be egy weboldalba.
picture-share = Kép megosztása a tábláról
picture-save = Kép mentése a tábláról
picture-failed = A kép nem készült el.
