"""The table server: people, seats, live play, and nothing lost.

It reads in this order. What is stored: `schema`, `database`, `disk`, `journal`. A table, the fold of its log: `seats`,
`clocks`, `progress`, `table`, and what may be done to it: `acts`. A table alive in this process: `room`, `rooms`,
`thinkers`. What a viewer gets: `shown`, and how: `line`. The web around it: `people`, `api`, `page`, `guard`,
`address`, `app`. Commands: `serve`, `home`, `validate`, `archive`.
"""
