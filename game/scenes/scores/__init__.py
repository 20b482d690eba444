"""The scores after a hand, and at the end of a match."""
