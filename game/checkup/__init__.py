"""Checks of the game where it runs: what it finds there, and whether all of it works."""
