"""Charon's rules: a state, and a file for each phase of the rulebook."""
