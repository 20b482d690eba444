"""Lessons as data, and who leads through them."""
