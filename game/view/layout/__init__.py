"""The layout of a card table: a pure function of view, size and settings."""
