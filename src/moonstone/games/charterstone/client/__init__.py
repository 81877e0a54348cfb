"""What clients get: views, assets, words."""
