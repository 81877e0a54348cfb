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
