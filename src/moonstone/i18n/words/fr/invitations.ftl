### What an invitation says, on the page and where a link to it is shared: $host (a name), $what (a game or a campaign).

invited-by = { $host } t’invite à jouer à { $what }
invited-to = On t’invite à jouer à { $what }
