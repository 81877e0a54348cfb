### A billentyűparancsok listája.

keys = Billentyűparancsok
keys-everywhere = Minden képernyőn
keys-list = Ennek a listának a megjelenítése
keys-region = Ugrás a képernyő következő részére
keys-region-back = Ugrás az előző részre
keys-tab = Ugrás a következő vezérlőelemre
keys-escape = A nyitott elem bezárása
keys-at-table = Az asztalnál
keys-choice = Ugrás ahhoz, amit most tehetsz
keys-arrows = Mozgás a kártyák, területek, helyek és épületek között
keys-enter = Választás vagy megerősítés
keys-in-replay = Visszanézéskor
keys-steps = Egy lépés vissza vagy előre
keys-turning-points = Előző vagy következő fordulópont
keys-ends = Ugrás az elejére vagy a végére
keys-space = Szóköz
keys-play = Lejátszás vagy szünet
keys-leave = Kilépés a visszanézésből
skip-to-choice = Ugrás ahhoz, amit most tehetsz
nothing-to-choose = Most nincs mit eldöntened.
