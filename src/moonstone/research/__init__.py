"""The games as researchers know them: arrays, PettingZoo, OpenSpiel, Parquet. Needs moonstone-games[research]."""
