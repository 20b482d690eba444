"""Hands at a table that nobody paints."""
