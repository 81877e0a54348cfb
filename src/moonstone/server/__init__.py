"""The table server: people, seats, live play, and nothing lost. It is the shell around `moonstone.tables`.

`storage` writes and reads: `schema`, `database`, `bulk_writer`, `sqlite_writer`, `log_store`. `live` holds the tables
that this process plays: `room`, `rooms`, and `broadcast`, which sends viewers what is new. `bots` runs bots in
processes of their own. `campaigns` stores campaigns. `http` is the web around it. Commands: `serve`, `desktop`,
`validate`, `archive`, `admin`.
"""
