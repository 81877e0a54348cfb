"""Campaigns: games that follow from each other, each at a table of its own, and what is done between them."""
