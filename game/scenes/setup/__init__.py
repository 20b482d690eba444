"""A new table: game, seats, house rules."""
