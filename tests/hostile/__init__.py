"""Hostile files of every kind the game reads, and what becomes of a game that finds them."""
