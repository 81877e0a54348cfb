"""Tests that any game gets for nothing: see `moonstone.testing.contract`."""
