### Looking back at a finished game, and what one learns from it.

turning-points = Turning points
turning-points-mine = Learn from your mistakes
turning-points-why = The decisions that cost this player the most, judged only by what the player could know then.
turning-points-none = No decision cost { $name } much.
turning-points-close = Close the turning points
turning-point = Turning point { $number } of { $count }
turning-point-lost = { $name } lost { $lost } here ({ $before } → { $after }).
turning-point-played = Played: { $move }
turning-point-better = Better: { $move }
turning-point-show = Show the better move
turning-point-back = Previous turning point
turning-point-forth = Next turning point
embed-open = Open in Moonstone
embed-unfinished = This game is not finished yet. It can be watched here once it is over.
embed-copy = Copy embed code
embed-copied = Copied. Paste it into a web page.
picture-share = Share a picture of the board
picture-save = Save a picture of the board
picture-failed = The picture could not be made.
