"""What a client shows of Charon: views, previews, things to draw, words."""
