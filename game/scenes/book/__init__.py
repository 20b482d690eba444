"""The book of a match of real cards, on the screen."""
