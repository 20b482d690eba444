"""Draws the deck, in every look a player can choose, and the icons of the window.

`python -m assets.drawing` writes the SVG files again, to `assets/cards` and `assets/art`. They are
kept with the project, so playing needs none of this. Ranks are outlines: it needs no font either.
"""
