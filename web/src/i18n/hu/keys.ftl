### A billentyűparancsok listája.

keys = Billentyűparancsok
keys-everywhere = Minden képernyőn
keys-list = E lista megjelenítése
keys-region = A képernyő következő részére
keys-region-back = Az előző részre
keys-tab = A következő vezérlőre
keys-escape = A megnyitott ablak bezárása
keys-at-table = Az asztalnál
keys-choice = Ahhoz, amit most tehetsz
keys-arrows = Mozgás a kártyák, területek, helyek és épületek között
keys-enter = Választás vagy megerősítés
keys-in-replay = Visszanézéskor
keys-steps = Egy lépés vissza vagy előre
keys-turning-points = Előző vagy következő fordulópont
keys-ends = Az elejére vagy a végére
keys-space = Szóköz
keys-play = Lejátszás vagy szünet
keys-leave = Kilépés a visszanézésből
skip-to-choice = Ugrás ahhoz, amit most tehetsz
nothing-to-choose = Most nincs mit eldöntened.
