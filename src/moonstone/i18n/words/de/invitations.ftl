### What an invitation says, on the page and where a link to it is shared: $host (a name), $what (a game or a campaign).

invited-by = { $host } lädt dich ein: { $what }
invited-to = Du bist eingeladen: { $what }
