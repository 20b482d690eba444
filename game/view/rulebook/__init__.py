"""The rules of a game as a book, told from its parts."""
