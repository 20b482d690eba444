"""Looking the game over where it runs: what it finds there, and whether all of it works."""
