"""The table: what happens on it, and the hands that play."""
