### Charterstone: was gezählt, bezahlt und gewonnen wird. charterstone-amount-WHAT nimmt $count.

charterstone-amount-vp =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
charterstone-amount-coin =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
charterstone-amount-influence = { $count } Einfluss
charterstone-amount-reputation = { $count } Ansehen
charterstone-amount-progress = { $count } Fortschritt
charterstone-amount-resource =
    { $count ->
        [one] { $count } beliebiger Rohstoff
       *[other] { $count } beliebige Rohstoffe
    }
charterstone-amount-pumpkin =
    { $count ->
        [one] { $count } Kürbis
       *[other] { $count } Kürbisse
    }
charterstone-amount-wood = { $count } Holz
charterstone-amount-grain = { $count } Getreide
charterstone-amount-coal = { $count } Kohle
charterstone-amount-iron = { $count } Eisen
charterstone-amount-clay = { $count } Lehm
charterstone-amount-card =
    { $count ->
        [one] { $count } Ausbaukarte
       *[other] { $count } Ausbaukarten
    }
charterstone-amount-assistant =
    { $count ->
        [one] { $count } Assistent
       *[other] { $count } Assistenten
    }
charterstone-amount-building =
    { $count ->
        [one] { $count } Gebäudekarte
       *[other] { $count } Gebäudekarten
    }
charterstone-amount-constructed =
    { $count ->
        [one] { $count } Karte eines errichteten Gebäudes
       *[other] { $count } Karten errichteter Gebäude
    }
charterstone-amount-guest =
    { $count ->
        [one] { $count } Gast
       *[other] { $count } Gäste
    }
charterstone-amount-item =
    { $count ->
        [one] { $count } Gegenstand
       *[other] { $count } Gegenstände
    }
charterstone-amount-friend =
    { $count ->
        [one] { $count } Freund
       *[other] { $count } Freunde
    }
charterstone-amount-treasure =
    { $count ->
        [one] { $count } Schatz
       *[other] { $count } Schätze
    }
charterstone-amount-glory =
    { $count ->
        [one] { $count } Ruhmesstern
       *[other] { $count } Ruhmessterne
    }
charterstone-amount-capacity =
    { $count ->
        [one] { $count } Lagerplatz
       *[other] { $count } Lagerplätze
    }
charterstone-amount-persona =
    { $count ->
        [one] { $count } Persona
       *[other] { $count } Personas
    }
charterstone-amount-trophy =
    { $count ->
        [one] { $count } Trophäe
       *[other] { $count } Trophäen
    }
charterstone-amount-resource-kind =
    { $count ->
        [one] { $count } Rohstoffart
       *[other] { $count } Rohstoffarten
    }
charterstone-amount-card-kind =
    { $count ->
        [one] { $count } Kartenart
       *[other] { $count } Kartenarten
    }
charterstone-amount-building-card =
    { $count ->
        [one] { $count } Gebäudekarte, errichtet oder nicht
       *[other] { $count } Gebäudekarten, errichtet oder nicht
    }
charterstone-amount-quota =
    { $count ->
        [one] { $count } Marker auf der Quote
       *[other] { $count } Marker auf der Quote
    }
charterstone-amount-objective =
    { $count ->
        [one] { $count } gewertetes Ziel
       *[other] { $count } gewertete Ziele
    }
charterstone-amount-own-building = { $count } Gebäude in deinem Viertel
charterstone-amount-value = { $count } Gebäudewert in deinem Viertel
charterstone-amount-goods =
    { $count ->
        [one] { $count } Münze oder Rohstoff
       *[other] { $count } Münzen oder Rohstoffe
    }
charterstone-amount-top =
    { $count ->
        [one] die oberste Karte des Stapels
       *[other] { $count } Karten vom Stapel
    }

## Was Kosten außer Waren verlangen

charterstone-target-blueprint = die vier Rohstoffe einer Gebäudekarte
charterstone-target-crate = eine deiner Kisten
charterstone-target-objective = 1 Einfluss auf ein Ziel, das du erfüllst
charterstone-target-quota = die Waren eines Quotenfelds und 1 Einfluss darauf
charterstone-target-income = 1 Einfluss auf dieses Gebäude

## Was ein Ertrag außer Waren bringt

charterstone-effect-progress = der Fortschritt rückt vor
charterstone-effect-income = dein Einkommen sofort
charterstone-effect-recall = einer deiner Arbeiter zurück
charterstone-effect-return = dieser Arbeiter zurück
charterstone-effect-retrieve = alle deine Arbeiter zurück
charterstone-effect-again = noch ein Zug
charterstone-effect-search = eine Karte deiner Wahl aus dem Stapel
charterstone-effect-free = in diesem Zug eine Figur in dein Viertel setzen, ohne Kosten
charterstone-effect-shift =
    { $count ->
        [one] der Fortschritt bis zu { $count } Feld vor oder zurück
       *[other] der Fortschritt bis zu { $count } Felder vor oder zurück
    }
charterstone-effect-junk = neue offene Karten
charterstone-effect-card =
    { $count ->
        [one] eine offene Ausbaukarte
       *[other] { $count } offene Ausbaukarten
    }

charterstone-nothing = nichts
charterstone-either = { $one } oder { $other }
charterstone-per = { $what } je { $each }
charterstone-maybe = { $what } (freiwillig)
charterstone-pay-gain =
    { $free ->
        [yes] Ertrag: { $benefit }.
       *[no] Kosten: { $cost }. Ertrag: { $benefit }.
    }
charterstone-at-least = mindestens { $what }
charterstone-at-most =
    { $count ->
        [0] genau { $what }
       *[other] höchstens { $what }
    }
charterstone-kind-assistant = Assistent
charterstone-kind-building = Gebäudekarte
charterstone-kind-constructed = errichtetes Gebäude
charterstone-kind-guest = Gast
charterstone-kind-item = Gegenstand
charterstone-kind-friend = Freund
charterstone-kind-treasure = Schatz
charterstone-kind-card = Ausbaukarte

role-purple = Violett
role-green = Grün
role-yellow = Gelb
role-black = Schwarz
role-blue = Blau
role-red = Rot
persona-original = Gründer
