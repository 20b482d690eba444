"""The best way to lay a hand: exact, fast, and the same every time."""
