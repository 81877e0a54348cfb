# Charon, Inc.: mi történt. Az argumentumok leírása az angol fájlban van.

charon-event-order-drawn = A kisorsolt körsorrend: { $order }.
charon-event-buried = Egy lap képpel lefelé a dobópakli aljára kerül.
charon-event-round-begins =
    { $round ->
        [1] Elkezdődik az 1. forduló.
        [5] Elkezdődik az 5. forduló.
       *[other] Elkezdődik a { $round }. forduló.
    }
charon-event-seeded = { $zone } zóna: { $gem } kerül ide.
charon-event-dealt =
    { $known ->
        [yes] { $seat } ezt a lapot kapja: { $card }.
       *[no] { $seat } kap egy lapot.
    }
charon-event-set-aside =
    { $known ->
        [yes] { $seat } félreteszi cserére ezt a lapot: { $card }.
       *[no] { $seat } félretesz egy lapot cserére.
    }
charon-event-drew =
    { $from ->
        [deck]
            { $known ->
                [yes] { $seat } ezt húzza a húzópakliból: { $card }.
               *[no] { $seat } húz egy lapot a húzópakliból.
            }
       *[pile]
            { $known ->
                [yes] { $seat } ezt húzza a dobópakliból: { $card }.
               *[no] { $seat } húz egy lapot a dobópakliból.
            }
    }
charon-event-offered =
    { $known ->
        [yes] { $seat } ezt választja a közös sorba: { $card }.
       *[no] { $seat } választott egy lapot a közös sorba.
    }
charon-event-row-revealed = Felfedjük a közös sort: { $cards }.
charon-event-staked = { $seat } zászlót tesz ide: { $spot } (innen: { $area }).
charon-event-live =
    { $count ->
        [0] Egyik akció sem aktív.
       *[other] Aktív akciók: { $list }.
    }
charon-event-live-part = { $area } ({ $names })
charon-event-relocated = { $seat } áttesz egy zászlót. Innen: { $spot }, ide: { $to }.
charon-event-passed = { $seat } nem él ezzel az akcióval: { $area }.
charon-event-claimed =
    { $how ->
        [centre] { $zone } zóna: { $seat } begyűjti: { $gem }. A holtversenyt a zóna közepe döntötte el.
        [roads] { $zone } zóna: { $seat } begyűjti: { $gem }. A holtversenyt az utak döntötték el.
       *[most] { $zone } zóna: { $seat } begyűjti: { $gem }.
    }
charon-event-tied = { $zone } zóna: holtverseny ({ $seats }). A következő fordulóra itt marad: { $gem }.
charon-event-found = { $seat } talál egy átlátszó drágakövet.
charon-event-looked =
    { $known ->
        [yes]
            { $count ->
                [0] { $seat } átnézi a dobópaklit, de az üres.
               *[other] { $seat } átnézi a dobópaklit: { $cards }.
            }
       *[no] { $seat } átnézi a dobópaklit.
    }
charon-event-took =
    { $from ->
        [row] { $seat } ezt veszi el a közös sorból: { $card }.
       *[pile]
            { $known ->
                [yes] { $seat } ezt veszi el a dobópakliból: { $card }.
               *[no] { $seat } elvesz egy lapot a dobópakliból.
            }
    }
charon-event-order-set = Az új körsorrend: { $order }.
charon-event-traded = { $seat } cserél: { $give } helyett { $get }.
charon-event-transmuted = { $seat } a Szinkrotronnal vált: { $give } helyett { $get }.
charon-event-built =
    { $from ->
        [row] { $seat } megépíti a közös sorból: { $card } (ára { $paid }).
       *[hand] { $seat } megépíti: { $card } (ára { $paid }).
    }
charon-event-ended = { $seat } befejezi a körét.
charon-event-chose-gems =
    { $known ->
        [yes] { $seat } kiválasztja, mely drágaköveket tartja meg: { $gems }.
       *[no] { $seat } kiválasztja, mely drágaköveket tartja meg.
    }
charon-event-kept =
    { $kept ->
        [none] { $seat } egyetlen drágakövet sem tart meg.
       *[some] { $seat } megtartja: { $gems }.
    }
charon-event-row-discarded = A közös sorban maradt lapok a dobópaklira kerülnek: { $cards }.
charon-event-over = A játszma véget ért: { $list }.
charon-event-over-part = { $rank }. { $name }, { $score } pont
