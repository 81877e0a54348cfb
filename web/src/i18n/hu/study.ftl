### Egy befejezett játszma visszanézése, és ami abból tanulható.

turning-points = Fordulópontok
turning-points-mine = Tanulj a hibáidból
turning-points-why = A döntések, amelyek a legtöbbe kerültek; csak az számít, amit a játékos akkor tudhatott.
turning-points-none = Egyik döntés sem került sokba: { $name }
turning-points-close = A fordulópontok bezárása
turning-point = Fordulópont: { $number } / { $count }
turning-point-lost = { $name } itt ennyit vesztett: { $lost } ({ $before } → { $after }).
turning-point-played = Megtett lépés: { $move }
turning-point-better = Jobb lett volna: { $move }
turning-point-show = Mutasd a jobb lépést
turning-point-back = Előző fordulópont
turning-point-forth = Következő fordulópont
embed-open = Megnyitás a Moonstone-ban
embed-unfinished = Ez a játszma még nem ért véget. A vége után itt megnézhető.
embed-copy = Beágyazási kód másolása
embed-copied = Másolva. Illeszd be egy weboldalba.
picture-share = Kép megosztása a tábláról
picture-save = Kép mentése a tábláról
picture-failed = A képet nem sikerült elkészíteni.
