"""Many games at once: simulations and what they tell."""
