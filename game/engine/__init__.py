"""The rules of play. Knows no pixels, files, clocks, languages or variants by name."""
