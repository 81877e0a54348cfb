"""What a client shows: views, the edition, words."""
