### A Charon, Inc. elutasításai.

refusal-unknown-card = Nincs ilyen lap.
refusal-unknown-gem = Nincs ilyen drágakő.
refusal-unknown-area = Nincs ilyen akcióterület.
refusal-unknown-spot = Ezen a holdon nincs ilyen hely: { $spot }.
refusal-no-flag-there = Ezen a területen már nincs zászlód.
refusal-spot-not-in-play = { $spot } ennél az asztalnál egyetlen játékban lévő zónát sem érint.
refusal-spot-taken = Itt már áll zászló: { $spot }.
refusal-not-your-flag = Itt nincs zászlód: { $spot }.
refusal-zone-too-rich = A Lopott intelligencia ide nem ér el: ez a hely 3 drágaköves zónát érint.
refusal-zones-empty = A Lopott intelligencia ide nem ér el: ez a hely egyetlen 1 vagy 2 drágaköves zónát sem érint.
refusal-not-to-be-taken = { $card } nincs sem a dobópakliban, sem a közös sorban.
refusal-not-in-hand = Ez a lap nincs a kezedben: { $card }.
refusal-not-just-dealt = Csak az imént kapott lapot cserélheted le.
refusal-not-a-duplicate = Csak olyan lapot cserélhetsz le, amelynek a számát már megépítetted.
refusal-wrong-rate = 3 drágakövet lehet 1-re cserélni, az Illegális raktárral 2-t.
refusal-not-gained-by-trade = Ez a csere ilyen drágakövet nem adhat.
refusal-gems-missing = Ennyi hiányzik: { $missing }.
refusal-supply-empty = A talonban nincs elég ilyen drágakő.
refusal-not-a-holder = Ebben a fordulóban nem tiéd a Szinkrotron.
refusal-not-two-colours = A Szinkrotron egy szín drágaköveit váltja egyetlen másik színre; az átlátszónak nincs színe.
refusal-not-in-cost = { $card } nem kéri azokat a drágaköveket, amelyeket az átlátszókkal helyettesítenél.
refusal-row-used-up = Ebben a fordulóban már építettél a közös sorból, és csak egy lapot lehet.
refusal-not-at-hand = { $card } nincs sem a kezedben, sem a közös sorban.
refusal-number-built = Ilyen számút már építettél ({ $number }), és egyik számot sem lehet kétszer.
refusal-clear-stays = Ennél az asztalnál az átlátszó drágakövek úgyis nálad maradnak: a színesek közül válassz.
refusal-wrong-number = { $keep } drágakövet tartasz meg, és csak a többit adod vissza.
