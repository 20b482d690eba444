"""The movements and sounds of the table, and when they come."""
