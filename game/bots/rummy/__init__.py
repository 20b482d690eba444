"""The mind of a rummy player: odds, prospects of a hand, danger of a discard, a whole turn."""
