"""Processes in which bots decide, and the pool of them."""
