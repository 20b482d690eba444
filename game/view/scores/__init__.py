"""Finished hands and matches, as people read them."""
