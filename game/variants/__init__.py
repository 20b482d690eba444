"""From YAML to rules: reading variant files, finding every fault in them, building the game."""

from collections.abc import Sequence


def parents_of(game: str) -> Sequence[str]:
    """Return the games that a game extends, the nearest first: it has their words."""
    # Imported only here: texts are opened before the first picture, and no game is.
    from game.variants.catalogue import own_roots
    from game.variants.inherit import parents

    return parents(game, own_roots())
