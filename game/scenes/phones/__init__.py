"""Phones at a table in the window."""
