"""Games at the terminal: a full screen to play on, replays, and one table a game that knows how to draw it."""
