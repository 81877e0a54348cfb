# Charon, Inc.: mi történt. Az argumentumok leírása az angol fájlban van.

event-order-drawn = A kisorsolt körsorrend: { $order }.
event-buried = Egy lap képpel lefelé a dobópakli aljára kerül.
event-round-begins =
    { $round ->
        [1] Elkezdődik az 1. forduló.
       *[other] Elkezdődik a { $round }. forduló.
    }
event-seeded = { $zone } zóna: { $gems } kerül ide.
event-dealt =
    { $known ->
        [yes] { $name } ezt a lapot kapja: { $card }.
       *[no] { $name } kap egy lapot.
    }
event-set-aside =
    { $known ->
        [yes] { $name } félreteszi cserére ezt a lapot: { $card }.
       *[no] { $name } félretesz egy lapot cserére.
    }
event-drew =
    { $from ->
        [deck]
            { $known ->
                [yes] { $name } ezt húzza a húzópakliból: { $card }.
               *[no] { $name } húz egy lapot a húzópakliból.
            }
       *[pile]
            { $known ->
                [yes] { $name } ezt húzza a dobópakliból: { $card }.
               *[no] { $name } húz egy lapot a dobópakliból.
            }
    }
event-offered =
    { $known ->
        [yes] { $name } ezt választja a közös sorba: { $card }.
       *[no] { $name } választott egy lapot a közös sorba.
    }
event-row-revealed = Felfedjük a közös sort: { $cards }.
event-staked = { $name } zászlót tesz ide: { $spot } (innen: { $area }).
event-live =
    { $count ->
        [0] Egyik akció sem aktív.
       *[other] Aktív akciók: { $list }.
    }
event-live-part = { $area } ({ $names })
event-relocated = { $name } áttesz egy zászlót: { $spot } helyett { $to }.
event-passed = { $name } nem él ezzel az akcióval: { $area }.
event-claimed =
    { $how ->
        [centre] { $zone } zóna: { $name } zsákmánya { $gems }. A holtversenyt a középső zászló döntötte el.
        [roads] { $zone } zóna: { $name } zsákmánya { $gems }. A holtversenyt az utak döntötték el.
       *[most] { $zone } zóna: { $name } zsákmánya { $gems }.
    }
event-tied = { $zone } zóna: holtverseny ({ $names }), a következő fordulóra marad { $gems }.
event-found = { $name } talál egy átlátszó drágakövet.
event-looked =
    { $known ->
        [yes]
            { $count ->
                [0] { $name } üresen találja a dobópaklit.
               *[other] { $name } átnézi a dobópaklit: { $cards }.
            }
       *[no] { $name } átnézi a dobópaklit.
    }
event-took =
    { $from ->
        [row] { $name } ezt veszi el a közös sorból: { $card }.
       *[pile]
            { $known ->
                [yes] { $name } ezt veszi el a dobópakliból: { $card }.
               *[no] { $name } elvesz egy lapot a dobópakliból.
            }
    }
event-order-set = A körsorrend a drágakövek szerint: { $order }.
event-traded = { $name } cserél: { $give } helyett { $get }.
event-transmuted = { $name } a Szinkrotronban átvált: { $give } helyett { $get }.
event-built =
    { $from ->
        [row] { $name } megépíti a közös sorból: { $card } (ára { $paid }).
       *[hand] { $name } megépíti: { $card } (ára { $paid }).
    }
event-ended = { $name } befejezi a körét.
event-chose-gems =
    { $known ->
        [yes] { $name } ezeket tartja meg: { $gems }.
       *[no] { $name } kiválasztotta a megtartott drágaköveket.
    }
event-kept = { $name } megtartott drágakövei: { $gems }.
event-row-discarded = A közös sor maradéka a dobópaklira kerül: { $cards }.
event-over = Vége a játéknak: { $list }.
event-over-part = { $rank }. { $name }, { $score } pont
