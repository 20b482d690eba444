"""What cards, hands and matches are worth."""
