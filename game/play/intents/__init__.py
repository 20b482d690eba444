"""What cards can do: from a card and a place to acts."""
