"""The fishing turn: one card from the hand takes, builds or trails."""
