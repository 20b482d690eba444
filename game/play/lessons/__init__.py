"""Lessons as data, and the guide that leads through them."""
