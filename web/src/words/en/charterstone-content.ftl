### What a fresh village holds. Words of what lies in crates are not here: they come with the crate.

charter-purple = Purple
charter-green = Green
charter-yellow = Yellow
charter-black = Black
charter-blue = Blue
charter-red = Red

building-zeppelin = Zeppelin
building-charterstone = Charterstone
building-grandstand = Grandstand
building-treasury = Treasury
building-market = Market
building-cloud-port = Cloud Port
building-basic-purple = Pumpkin Patch
building-basic-green = Sawmill
building-basic-yellow = Grain Field
building-basic-black = Coal Pit
building-basic-blue = Iron Mine
building-basic-red = Clay Bank

persona-original = Founder

card-a1 = Crate opener
    .text = Using the Charterstone brings you 2 points more.
card-a2 = Architect
    .text = Using the Zeppelin brings you 2 points more.
card-a3 = Herald
    .text = Using the Grandstand you may gain 1 reputation.
card-a4 = Chronicler
    .text = Every time you move progress you gain 1 point.
card-a5 = Harbour master
    .text = Using the Cloud Port brings you 1 point more.
card-a6 = Envoy
    .text = Every token you put on the reputation track brings you 1 point.
card-a7 = Stallholder
    .text = Using the Market you may gain 1 reputation.
card-a8 = Treasurer
    .text = Using the Treasury you may regain 1 influence.

objective-o1 = A welcome sight at the Cloud Port
objective-o2 = A full purse
objective-o3 = Helping hands
objective-o4 = A pantry of everything
objective-o5 = Talked about
