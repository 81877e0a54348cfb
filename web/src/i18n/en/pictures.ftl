### The pictures of the rules: what one sees, and what each number in the picture shows.

picture-of-moon = Four zones of the moon with gems in their pits, and flags on a centre, a road and the crossing.
picture-of-moon-1 = A zone: the flags around it decide who takes the gems in its pits.
picture-of-moon-2 = The centre touches this zone only.
picture-of-moon-3 = A road touches the two zones beside it.
picture-of-moon-4 = A crossing touches all four zones.
picture-of-cards = A building card with the number 7, a picture of a factory and six gems.
picture-of-cards-1 = The number: what the building is worth in points.
picture-of-cards-2 = The building. Its name is for the picture only.
picture-of-cards-3 = What it costs. This card is 7y: its main colour is yellow.
picture-of-village-turn = A worker is placed on the market, and another player’s worker leaves it.
picture-of-village-turn-1 = Your worker goes onto the building.
picture-of-village-turn-2 = A worker that stood there goes home.
picture-of-village-turn-3 = The row with the broken rim is what you pay.
picture-of-village-turn-4 = The other row is what you gain.
picture-of-village-buildings = A charter with six plots: two have buildings, four are empty.
picture-of-village-buildings-1 = Your first building gives your own resource for nothing.
picture-of-village-buildings-2 = An empty plot, where you can build.
picture-of-village-buildings-3 = A building of the village. Anybody may use it.
picture-of-village-build = A building card with the four resources it costs, and an arrow to an empty plot.
picture-of-village-build-1 = The resources the building costs.
picture-of-village-build-2 = The Zeppelin takes the card.
picture-of-village-build-3 = The building goes on a free plot, for good.
picture-of-village-crate = The Charterstone opens a crate, from which cards come.
picture-of-village-crate-1 = The Charterstone: coins, influence and a building card with a crate.
picture-of-village-crate-2 = The crate is opened.
picture-of-village-crate-3 = What is in it joins the village for good.
