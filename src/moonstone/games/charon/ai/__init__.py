"""How well a position stands, and which move is best: Charon's own judgement."""
