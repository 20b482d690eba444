"""From YAML to rules: reading variant files, finding every fault in them, building the game."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.game_parts import Deck


def parents_of(game: str) -> Sequence[str]:
    """Return the games that a game extends, the nearest first: it has their words."""
    # Imported only here: texts are opened before the first picture, and no game is.
    from game.variants.catalogue import own_roots
    from game.variants.inherit import parents

    return parents(game, own_roots())


def deck_of(game: str) -> "Deck | None":
    """Return the deck of a game; None if no sound file has this name."""
    from game.variants.catalogue import Catalogue, UnknownVariantError

    try:
        variant = Catalogue().read(game).variant
    except UnknownVariantError:
        return None
    return variant.game.deck if variant else None


def words_of(key: str) -> Mapping[str, str]:
    """Return, by language, what the file of a game says for a text key: its name, a line about it;
    that under "" is for all others."""
    if not key.startswith("variant."):
        return {}
    from game.variants.catalogue import own_roots
    from game.variants.words import words_in

    return words_in(key, own_roots())
