"""Keeping the peace: whom players do not want to hear or meet, what they report, and what administrators do."""
