### Ablehnungen in Charon, Inc.

refusal-unknown-card = Diese Karte gibt es nicht.
refusal-unknown-gem = Diesen Edelstein gibt es nicht.
refusal-unknown-area = Dieses Aktionsgebiet gibt es nicht.
refusal-unknown-spot = Auf diesem Mond gibt es keine Stelle { $spot }.
refusal-no-flag-there = Auf diesem Gebiet hast du kein Fähnchen mehr.
refusal-spot-not-in-play = { $spot } berührt keine Zone, die an diesem Tisch im Spiel ist.
refusal-spot-taken = Auf { $spot } steht schon ein Fähnchen.
refusal-not-your-flag = Auf { $spot } steht kein Fähnchen von dir.
refusal-zone-too-rich = So weit reicht die Industriespionage nicht: Diese Stelle berührt eine Zone mit 3 Edelsteinen.
refusal-zones-empty = So weit reicht die Industriespionage nicht: Diese Stelle berührt keine Zone mit 1 oder 2 Edelsteinen.
refusal-not-to-be-taken = { $card } liegt weder im Ablagestapel noch in der öffentlichen Bauzeile.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-not-just-dealt = Austauschen kannst du nur eine Karte, die du gerade erhalten hast.
refusal-not-a-duplicate = Austauschen kannst du nur eine Karte, deren Zahl du schon gebaut hast.
refusal-wrong-rate = Getauscht wird 3 gegen 1, mit dem Untertagelager 2 gegen 1.
refusal-not-gained-by-trade = So einen Edelstein gibt es bei diesem Tausch nicht.
refusal-gems-missing = Dir fehlt: { $missing }.
refusal-supply-empty = Im Vorrat liegen nicht genug Edelsteine dieser Art.
refusal-not-a-holder = In dieser Runde gehört dir das Synchrotron nicht.
refusal-not-two-colours = Das Synchrotron verwandelt Edelsteine einer Farbe in genau eine andere; durchsichtige haben keine.
refusal-not-in-cost = { $card } kostet nicht die Edelsteine, für die deine durchsichtigen stehen sollen.
refusal-row-used-up = Du hast in dieser Runde schon eine Karte aus der öffentlichen Bauzeile gebaut; mehr als eine geht nicht.
refusal-not-at-hand = { $card } ist weder auf deiner Hand noch in der öffentlichen Bauzeile.
refusal-number-built = Du hast schon eine { $number } gebaut, und keine Zahl kann man zweimal bauen.
refusal-clear-stays = Durchsichtige Edelsteine bleiben dir an diesem Tisch ohnehin: Wähle unter den farbigen.
refusal-wrong-number = Du behältst { $keep } Edelsteine und gibst nur den Rest zurück.
