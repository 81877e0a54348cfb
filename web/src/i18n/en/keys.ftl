### The list of keyboard shortcuts.

keys = Keyboard shortcuts
keys-everywhere = On every screen
keys-list = Show this list
keys-region = Go to the next part of the screen
keys-region-back = Go to the previous part
keys-tab = Go to the next control
keys-escape = Close what is open
keys-at-table = At the table
keys-choice = Go to what you can do now
keys-arrows = Move among cards, areas, spots and buildings
keys-enter = Choose or confirm
keys-in-replay = In a replay
keys-steps = One step back or forward
keys-turning-points = Previous or next turning point
keys-ends = To the start or the end
keys-space = Space
keys-play = Play or pause
keys-leave = Leave the replay
skip-to-choice = Skip to what you can do now
nothing-to-choose = There is nothing for you to decide at the moment.
