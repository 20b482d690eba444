"""Whole games that a person can read, and that must come out the same for ever."""
