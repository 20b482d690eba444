"""The rummy turn: draw, put down, discard."""
