"""What to show and how it moves, as plain numbers."""
