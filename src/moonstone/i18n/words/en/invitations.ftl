### What an invitation says, on the page and where a link to it is shared: $host (a name), $what (a game or a campaign).

invited-by = { $host } invites you to play { $what }
invited-to = You’re invited to play { $what }
