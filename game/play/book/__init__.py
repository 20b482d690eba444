"""The score of a match that is played with real cards."""
