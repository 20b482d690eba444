"""The workshop: a game of one's house is made with the mouse."""
