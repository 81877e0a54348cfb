### The page of the server’s administrators.

admin = Administration
admin-claim = Become an administrator
admin-claim-why = Someone who runs this server gave you this link. It makes you an administrator and works only once.
admin-claimed = You are an administrator now.
admin-overview = Overview
admin-reports = Reports
admin-people = Players
admin-tables = Tables
admin-audit = Activity
admin-server = Server
admin-version = Version
admin-since = Running since
admin-workers = Processes
admin-bots-waiting = Bots waiting
admin-database = Database
admin-disk = Free disk space
admin-backup = Newest backup
admin-never = none yet
admin-play = Games
admin-sockets = People connected
admin-active = Games active in the last hour
admin-playing = Games in progress
admin-open = Tables waiting for players
admin-over = Finished games
admin-campaigns = Campaigns
admin-all-people = Players
admin-new-people = New in the last 24 hours
admin-behind = Something on the server isn’t working: { $what }.
admin-well = Everything is working.
admin-reports-open = Waiting
admin-reports-closed = Closed
admin-reported-by = Reported by { $name }
admin-nobody = someone who has left
admin-to-table = Go to the table
admin-to-person = About this player
admin-close-report = Close
admin-nothing = There is nothing here.
admin-more = Show more
admin-how-long = For how long?
admin-for-day = One day
admin-for-week = One week
admin-for-month = 30 days
admin-for-good = For good
admin-mute = Mute
admin-suspend = Suspend
admin-done-mute = This player can no longer write.
admin-done-suspend = This player can now only watch.
admin-name = Name or number of a player
admin-search = Search
admin-is-administrator = Administrator
admin-here-since = Here since { $date }
admin-mute-until =
    { $date ->
        [good] Muted for good
       *[other] Muted until { $date }
    }
admin-suspend-until =
    { $date ->
        [good] Suspended for good
       *[other] Suspended until { $date }
    }
admin-lift = Lift
admin-muted = muted
admin-suspended = suspended
admin-host = Host: { $name }
admin-private = private
admin-hidden = hidden
admin-show = Show in lists
admin-hide = Hide from lists
admin-end = End
admin-end-title = End this table?
admin-end-why = The game stops for everyone at the table. It can’t be continued.
admin-end-not = Keep it
admin-keeper = Command line
admin-lifted = lifted
admin-did-mute = Mute
admin-did-suspend = Suspend
admin-did-close-report = Report closed
admin-did-end-table = Table ended
admin-did-hide-table = Table hidden
admin-did-show-table = Table shown
admin-did-hide-campaign = Campaign hidden
admin-did-show-campaign = Campaign shown
admin-did-become-administrator = Became administrator
admin-did-make-link = Link for an administrator
admin-did-remove-administrator = Administrator removed
admin-load = System load (cores: { $cores })
admin-reports-wait =
    { $count ->
        [one] A report is waiting.
       *[other] { $count } reports are waiting.
    }
admin-reports-about =
    { $count ->
        [one] One report about this player
       *[other] { $count } reports about this player
    }
admin-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
