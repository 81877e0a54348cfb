### What an invitation says, on the page and where a link to it is shared: $host (a name), $what (a game or a campaign).

invited-by = { $host } játszani hív: { $what }
invited-to = Meghívtak játszani: { $what }
