"""Faults planted in the game to see whether its tests notice them."""
