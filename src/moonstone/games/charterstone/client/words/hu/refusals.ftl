### Miért nem lehetséges valami a Charterstone-ban: refusal-CODE.

refusal-cannot-pay =
    { $what ->
        [coin] Ezt nem tudod kifizetni: több érme kell.
        [influence] Ezt nem tudod kifizetni: több befolyás kell.
        [resource] Ezt nem tudod kifizetni: több nyersanyag kell.
       *[other] Ezt nem tudod kifizetni.
    }
refusal-not-built = Ez az épület nincs a faluban.
refusal-no-worker = Nincs több munkásod: hívd vissza mindet.
refusal-no-workers-out = Egyetlen munkásod sincs a táblán.
refusal-no-building-card = Nincs épületkártyád.
refusal-no-blueprint = Egyik épületkártyádhoz sincs meg a négy nyersanyag.
refusal-no-plot = A negyededben nincs több telek, amelyre építhetnél.
refusal-no-crate = Nincs olyan felépült épületed kártyája, amelyen kinyitható láda van.
refusal-no-objective = Egyetlen olyan célnak sem felelsz meg, amelyet még nem teljesítettél.
refusal-no-space = Egyetlen szabad kvótamezőhöz sincs elég árud.
refusal-no-goods = Nincsenek meg az áruk, amelyeket ez a mező kér.
refusal-space-taken = Ezen a kvótamezőn már van jelző.
refusal-plot-taken = Erre a telekre nem építhetsz.
refusal-not-met = Ennek a célnak most nem felelsz meg.
refusal-not-posted = Ez a cél nem szerepel ebben a játszmában.
refusal-already-scored = Ezt a célt ebben a játszmában már teljesítetted.
refusal-not-those-resources = Annyi nyersanyagot válassz, amennyi kell, abból, ami rendelkezésre áll.
refusal-not-face-up = Ezt a kártyát most nem veheted el.
refusal-not-yours = Ez nem a tiéd.
refusal-not-so-many = Válassz egy számot 0 és { $most } között.
refusal-no-such-effect = Válaszd az egyik hatást.
refusal-no-such-choice = Ez nincs a lehetőségek között.
refusal-already-partly = Már minden haszonnál megválaszthatod, mennyit kérsz belőle.
refusal-no-effect = Ennek most nem lenne hatása.
refusal-not-in-chest = Ez a karakter nem választható a ládikádból.
refusal-persona-too-new = Ezt a karaktert ebben a játszmában találtad. A következő játszmától játszhatsz vele.
refusal-silenced = A karaktereid a következő jövedelemig hallgatnak.
refusal-turn-too-long = Ebben a körben már elérted a felső határt (kártyák és karakterek használata: { $most }). A következő körödig többet nem használhatsz.
refusal-no-way-back = Ez után a forduló után már semmi sem léptetheti vissza a haladást: { $round }.
refusal-place-first = Előbb tegyél le egy munkást vagy egy figurát a negyededben. Az ottani épület semmibe sem kerül.
refusal-before-placing = Ezt csak azelőtt használhatod, hogy leteszel egy munkást vagy egy figurát.
refusal-no-minion-there = Ott nem áll egyetlen figurád sem.
refusal-waits-for-income = Ez az épület csak jövedelemkor ad hasznot. Ha most teszel oda valakit, az semmit sem hoz.
refusal-not-your-charter = Ezt csak a saját negyededben teheted.
refusal-bad-automas = Legalább egy hely nem lehet az Automáé.
refusal-rule-of-this-game = Ennek a játszmának az egyik szabálya nem engedi: { $rule }
refusal-workers-alike = Ebben a játszmában a két munkásod egyforma.
refusal-no-such-worker =
    { $worker ->
        [small] A kis munkásod most nem tehető le.
       *[large] A nagy munkásod most nem tehető le.
    }
refusal-not-your-tile = Ezt az égi szigetet most nem teheted le.
refusal-card-taken = Ezt a győzelemkártyát nem választhatod.
refusal-not-used = Ezzel a karakterrel még sosem játszottál.
refusal-not-theirs = Ennek az ellenfélnek nincs miből adnia.
refusal-token-there = Ezen az épületen már van jelződ.
refusal-occupied = Ezt csak olyan épületre teheted, amelyen senki sem áll.
refusal-no-minion = Ebből a fajtából nincs több, amit letehetnél.
refusal-no-minion-left = A készletben nincs több ebből a fajtából.
refusal-no-peril = Erről az épületről nincs mit elvenni.
refusal-no-worker-there = Ott nem áll egyetlen munkásod sem.
refusal-not-so-far = A haladás nem léphet ennyit.
refusal-nothing-to-keep = Ebből a fajtából nincs több, amit megtarthatnál.
refusal-not-in-deck = Ezt a lapot nem veheted el a pakliból.
refusal-not-drawn = Ezt a célt nem húztad.
refusal-row-full = Ez a dicsőségsor már megtelt.
refusal-cannot-grow = Ez a férőhely tovább nem növelhető.
