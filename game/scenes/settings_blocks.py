"""Which settings there are, in which block they stand, and what each may be."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from game.settings import MOTIONS, SAFE_AREAS, SPEEDS, TEXT_SCALES, VOLUMES, Settings


class Flag(NamedTuple):
    """Yes or no. `said_as_not`: people are asked for the opposite."""

    name: str
    said_as_not: bool = False


class OneOf(NamedTuple):
    """A few values with the ends of the text keys that name them."""

    name: str
    words: tuple[tuple[object, str], ...]


class Volume(NamedTuple):
    """How loud a group of sounds is; all of them without a group."""

    group: str = ""

    @property
    def name(self) -> str:
        return f"volume_{self.group or 'master'}"


class Language(NamedTuple):
    """The language, each of those there are in a row of its own."""

    name: str = "language"


class Keys(NamedTuple):
    """The way to the page of keys."""

    name: str = "keys"


Item: TypeAlias = Flag | OneOf | Volume | Language | Keys


class Block(NamedTuple):
    name: str
    icon: str
    items: tuple[Item, ...]


BLOCKS = (
    Block(
        "table",
        "icon_table",
        (
            OneOf("speed", tuple(zip(SPEEDS, ("usual", "double", "at_once"), strict=True))),
            Flag("french_courts"),
        ),
    ),
    Block(
        "look",
        "icon_screen",
        (
            Flag("fullscreen"),
            OneOf("safe_area", tuple(zip(SAFE_AREAS, ("none", "some", "more"), strict=True))),
        ),
    ),
    Block("sound", "icon_sound", (Volume(), *(Volume(group) for group in VOLUMES))),
    Block(
        "ease",
        "icon_eye",
        (
            Flag("two_colours", said_as_not=True),
            Flag("large_corners"),
            OneOf(
                "text_scale", tuple(zip(TEXT_SCALES, ("normal", "large", "largest"), strict=True))
            ),
            OneOf("motion", tuple((motion, motion) for motion in MOTIONS)),
            Flag("high_contrast"),
            Flag("say_legal"),
        ),
    ),
    Block("controls", "icon_gamepad", (Flag("hold_is_toggle"), Keys())),
    Block("language", "icon_globe", (Language(),)),
)

#: What changes how everything is drawn and worded.
LOOKS = frozenset(
    {
        *("language", "text_scale", "large_corners", "two_colours"),
        *("french_courts", "high_contrast", "safe_area"),
    }
)
#: What the piece of table shows by moving a card.
MOVES = frozenset({"motion", "speed"})


def value_of(settings: Settings, item: Item) -> object:
    if isinstance(item, Volume):
        return settings.volumes[item.group] if item.group else settings.master_volume
    return getattr(settings, item.name)


def put(settings: Settings, item: Item, value: object) -> None:
    if not isinstance(item, Volume):
        setattr(settings, item.name, value)
    elif isinstance(value, float):
        if item.group:
            settings.volumes[item.group] = value
        else:
            settings.master_volume = value


def usual(item: Item) -> object:
    return value_of(Settings(), item)
