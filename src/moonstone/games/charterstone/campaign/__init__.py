"""The village between two games."""
