"""The rules: the state of a game, its questions, and what their answers do."""
