### Reading together at a table, and the end of each game of a campaign.

reading-page = Page { $page } of { $of }
reading-alone = Read on alone
reading-together = Read with the others
reading-with = You are all reading this together.
reading-turned = { $name } turned the page.
reading-others-at = The others are on page { $page }.
reading-others-left = You are reading on your own.
reading-untranslated = Not yet translated
reading-story = Story { $number }
reading-close = To the village
reading-led-here = What led here: { $choice }
reading-kings =
    { $king ->
        [happy]
            { $count ->
                [one] A happy king
               *[other] { $count } happy kings
            }
       *[angry]
            { $count ->
                [one] An angry king
               *[other] { $count } angry kings
            }
    }

## The end of a game

ending-came-about = What happened in the game decided how the story continues.
ending-total = All points together
ending-target = Number to beat
ending-perils = Perils left in your charters
ending-happy = Happy kings
ending-angry = Angry kings
ending-kind = Kind companions
ending-rebels = Rebels
ending-points = Total
ending-candle = Candle
ending-candle-burns =
    { $burns ->
        [true] It still burns.
       *[false] It went out.
    }
ending-figures = The figures that decided
ending-next-title = What comes next
ending-next-game = Game { $number }: { $title }
ending-next-names = Names to give
ending-next-name = { $what } ({ $name })
ending-next-names-why = You can give them on the campaign’s page.
ending-next-no-names = Nothing is waiting for a name.
ending-next-rules = In the next game only
ending-campaign-over = The campaign is complete. Its page has the last scoring and the whole village.
