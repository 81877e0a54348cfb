### Miért nem lehetséges valami a Charterstone-ban: refusal-CODE.

refusal-cannot-pay =
    { $what ->
        [coin] Ezt nem tudod kifizetni: kevés az érméd.
        [influence] Ezt nem tudod kifizetni: kevés a befolyásod.
        [resource] Ezt nem tudod kifizetni: kevés a nyersanyagod.
       *[other] Nem tudod kifizetni, amibe kerül.
    }
refusal-not-built = Ez az épület nem áll a faluban.
refusal-no-worker = Nincs több munkásod: hívd vissza mindet.
refusal-no-workers-out = Minden munkásod otthon van.
refusal-no-building-card = Nincs felépíthető épületkártyád.
refusal-no-blueprint = Egyik épületkártyádhoz sincs meg a négy nyersanyag.
refusal-no-plot = Nincs több telek a negyededben, amelyre építhetnél.
refusal-no-crate = Nincs olyan felépült épületed, amelynek ládája kinyitható.
refusal-no-objective = Nem felelsz meg olyan célnak, amelyet még nem teljesítettél.
refusal-no-space = Egyik szabad kvótamező árui sincsenek meg nálad.
refusal-no-goods = Nincsenek meg az áruk, amelyeket ez a mező kér.
refusal-space-taken = Ezen a kvótamezőn már van jelző.
refusal-plot-taken = Erre a telekre nem építhetsz.
refusal-not-met = Ennek a célnak most nem felelsz meg.
refusal-not-posted = Ez a cél nem e játéké.
refusal-already-scored = Ezt a célt ebben a játékban már teljesítetted.
refusal-not-those-resources = Annyi nyersanyagot fizess vagy kérj, amennyi kell, abból, ami van.
refusal-not-face-up = Ez nem olyan felfordított lap, amelyet most elvehetsz.
refusal-not-yours = Ez nem a tiéd.
refusal-not-so-many = 0 és { $most } közötti mennyiséget kérhetsz.
refusal-no-such-effect = Válassz egyet a hatások közül.
refusal-no-such-choice = Ez nincs a lehetőségek közt.
refusal-already-partly = Már úgyis megkérdezünk minden részről.
refusal-no-effect = Most semmit sem tenne.
refusal-not-in-chest = Ez a személyiség nem vár a ládikádban.
refusal-persona-too-new = Ezt a személyiséget ebben a játékban találtad. A következő játéktól játszhatsz vele.
refusal-silenced = A személyiségeid hallgatnak: a következő jövedelemig nem tesznek semmit.
refusal-turn-too-long = Ebben a körben már { $most } dolgot használtál. A következőben folytathatod.
refusal-no-way-back = Ez után már semmi sem viszi vissza a haladást: { $round }. forduló.
refusal-place-first = Előbb rakj le valakit a negyededben: az ottani épület semmibe sem kerül.
refusal-before-placing = Ezt csak azelőtt használhatod, hogy valakit leraksz.
refusal-no-minion-there = Ott senkid sem áll.
refusal-waits-for-income = Az az épület a jövedelemre vár: ha most raksz oda valakit, az semmit sem hoz.
refusal-not-your-charter = Ez csak a te negyededben lehetséges.
refusal-bad-automas = Legalább egy hely nem lehet az Automáé.
refusal-rule-of-this-game = E játék egyik szabálya nem engedi: { $rule }
refusal-workers-alike = Ebben a játékban a két munkásod egyforma.
refusal-no-such-worker =
    { $worker ->
        [small] A kis munkásod nincs otthon.
       *[large] A nagy munkásod nincs otthon.
    }
refusal-not-your-tile = Ezt az égi szigetet most nem teheted le.
refusal-card-taken = Ezt a győzelemkártyát nem választhatod.
refusal-not-used = Ezzel a személyiséggel még sosem játszottál.
refusal-not-theirs = Ennek az ellenfélnek nincs belőle.
refusal-token-there = Ezen az épületen már van jelződ.
refusal-occupied = Ez a figura csak oda kerülhet, ahol senki sem áll.
refusal-no-minion = Ebből a fajtából nincs nálad.
refusal-no-minion-left = Ebből a fajtából nincs több a készletben.
refusal-no-peril = Erről az épületről nincs mit elvenni.
refusal-no-worker-there = Ott nem áll munkásod.
refusal-not-so-far = A haladás itt nem léphet ennyit.
refusal-nothing-to-keep = Ilyesmid nincs több, amit megtarthatnál.
refusal-not-in-deck = Ezt a lapot nem veheted el a pakliból.
refusal-not-drawn = Ezt a célt nem húztad.
refusal-row-full = Ez a dicsőségsor már tele van.
refusal-cannot-grow = Ebből nem lehet több hely.
