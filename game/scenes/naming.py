"""What games are called in a person's language, and what is called so in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.house import House

if TYPE_CHECKING:
    from game.view.wording import Wording


def game_name(house: House, variant_id: str) -> str:
    """A game somebody has added may have no text for its name: then its file names it."""
    key = f"variant.{variant_id}.name"
    return house.say(key) if house.texts.has(key) else variant_id.replace("_", " ").capitalize()


def text_or_none(house: House, key: str) -> str:
    """Nothing where no language has the text."""
    return house.say(key) if house.texts.has(key) else ""


def in_game(house: House, variant_id: str) -> Wording:
    """For what games call differently: the hands of La Mona are rounds."""
    # It knows the rules of all games, and the menu is there sooner without.
    from game.view.wording import Wording

    return Wording(house.texts, variant_id, ())
