"""Live play in this process: rooms, their viewers and the way to them."""
