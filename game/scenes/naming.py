"""What games are called in a person's language, and what is called so in them."""

from __future__ import annotations

from game.scenes.house import House


def game_name(house: House, variant_id: str) -> str:
    """A game somebody has added may have no text for its name: then its file names it."""
    key = f"variant.{variant_id}.name"
    return house.say(key) if house.texts.has(key) else variant_id.replace("_", " ").capitalize()


def text_or_none(house: House, key: str) -> str:
    """Nothing where no language has the text."""
    return house.say(key) if house.texts.has(key) else ""


def say_in(house: House, variant_id: str, key: str, **facts: int | str) -> str:
    """Games call some things differently: the hands of La Mona are rounds."""
    return house.texts.text_in(variant_id, key, **facts)
