"""What people like: how things look, sound and move, and what each of them has for themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

FULL, BRIEF, NONE = "full", "brief", "none"
MOTIONS = (FULL, BRIEF, NONE)
TEXT_SCALES = (1.0, 1.2, 1.4)
#: How fast everything moves: 0 is at once.
SPEEDS = (1, 2, 0)
#: The part of each edge that a television may cut off.
SAFE_AREAS = (0.0, 0.03, 0.05)
#: The night animals that stand for the players, in the order of the seats.
CRESTS = ("owl", "fox", "hare", "stag", "puma")
#: How a hand is sorted; by hand at first.
OWN, BY_SUIT, BY_RANK, GROUPS = "own", "suit", "rank", "groups"
SORTS = (OWN, BY_SUIT, BY_RANK, GROUPS)
#: Groups of sounds, each as loud as it is at first.
VOLUMES = {"cards": 1.0, "table": 1.0, "night": 0.5, "music": 0.0}
#: Settings that are one of a few values.
CHOICES: Mapping[str, tuple[object, ...]] = {
    "text_scale": TEXT_SCALES,
    "motion": MOTIONS,
    "speed": SPEEDS,
    "safe_area": SAFE_AREAS,
}

Keys = dict[str, tuple[str, ...]]
"""Command name -> up to two keys, where they differ from others."""


def known_crest(crest: str, seat: int = 0) -> str:
    """The crest itself; the usual one of the seat where it is empty or unknown."""
    return crest if crest in CRESTS else CRESTS[seat % len(CRESTS)]


def known_as(name: str) -> str:
    """One name is the same whatever its capitals and spaces."""
    return " ".join(name.split()).casefold()


@dataclass(slots=True)
class Person:
    """Somebody who plays here, and what they like for themselves. Their keys, and the buttons of
    their gamepad, are only those that differ from the settings."""

    name: str
    crest: str = CRESTS[0]
    sort: str = OWN
    keys: Keys = field(default_factory=dict)
    pad_keys: Keys = field(default_factory=dict)


@dataclass(slots=True)
class Settings:
    """Plain values. `language` is empty while the system's is followed."""

    language: str = ""
    text_scale: float = 1.0
    large_corners: bool = False
    two_colours: bool = False
    french_courts: bool = True
    high_contrast: bool = False
    motion: str = FULL
    speed: int = 1
    safe_area: float = 0.0
    fullscreen: bool = False
    #: Names of legal acts are said in the prompt.
    say_legal: bool = False
    hold_is_toggle: bool = False
    master_volume: float = 0.8
    volumes: dict[str, float] = field(default_factory=lambda: dict(VOLUMES))
    #: Where they differ from the usual ones.
    keys: Keys = field(default_factory=dict)
    #: The same for the buttons of a gamepad.
    pad_keys: Keys = field(default_factory=dict)
