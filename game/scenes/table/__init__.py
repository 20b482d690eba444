"""The table: what is shown there, and how people play at it."""
