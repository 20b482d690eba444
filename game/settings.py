"""What people like: how things look, sound and move, and what each of them has for themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, NamedTuple, get_type_hints

FULL, BRIEF, NONE = "full", "brief", "none"
#: The night animals that stand for the players, in the order of the seats.
CRESTS = ("owl", "fox", "hare", "stag", "puma")
#: All animals there are: some come to the table with regulars of the house only.
ALL_CRESTS = (*CRESTS, "toad", "bat", "armadillo")
#: Ways to sort a hand; it is sorted by hand at first.
OWN, BY_SUIT, BY_RANK, GROUPS = "own", "suit", "rank", "groups"
SORTS = (OWN, BY_SUIT, BY_RANK, GROUPS)
#: The packs; the one that each game asks for is shown at first.
OF_GAME, FRENCH, SPANISH = "game", "french", "spanish"
#: What decides an evening of several matches.
PLACES, WINS, POINTS = "places", "wins", "points"
#: The groups of sounds, each with its loudness at first.
VOLUMES = {"cards": 1.0, "table": 1.0, "night": 0.5, "music": 0.0}
#: The blocks that have no settings: one is about the file of everything a player has, and one says
#: what Loba is.
HOME, ABOUT = "home", "about"
#: The block beside which the keys are shown, and the one that lists all sounds below its settings.
CONTROLS, SOUND = "controls", "sound"
#: The block that gathers what helps people to play who see, hear, move or read otherwise.
EASE = "ease"
#: The blocks of the page of settings, each with its picture.
BLOCKS = {
    "table": "icon_table",
    "look": "icon_screen",
    SOUND: "icon_sound",
    EASE: "icon_eye",
    CONTROLS: "icon_gamepad",
    "language": "icon_globe",
    HOME: "icon_lock",
    ABOUT: "icon_help",
}

Keys = dict[str, tuple[str, ...]]
"""Command name -> up to two keys, where they differ from others."""

# Kinds of settings.
FLAG, ONE_OF, VOLUME, LANGUAGE, KEYS = "flag", "one_of", "volume", "language", "keys"


class SettingFacts(NamedTuple):
    """What the page, the file, the preview and the tests know of a setting.

    `block`: where it stands on the page of settings; "" for nowhere. `words`: the values it may
    have, each with the end of the text key that names it. `looks`: it changes how everything is
    drawn or worded. `moves`: the preview shows it by moving a card. `follows`: while nobody has set
    it, it is as the system says. `helps`: it also stands among what helps. `said_as_not`: people
    are asked for the opposite. `key`: of its texts, where it is not the name of the field; with
    `parts` of several values, the beginning of each key.
    """

    block: str
    kind: str = FLAG
    words: Mapping[object, str] = {}
    looks: bool = False
    moves: bool = False
    follows: bool = False
    helps: bool = False
    said_as_not: bool = False
    key: str = ""
    parts: tuple[str, ...] = ()


_WORTHS = {worth: worth for worth in (PLACES, WINS, POINTS)}
_PACKS = {pack: pack for pack in (OF_GAME, FRENCH, SPANISH)}
_SPEEDS = {1: "usual", 2: "double", 0: "at_once"}
_MOTIONS = {FULL: "full", BRIEF: "brief", NONE: "none"}
TEXT_SCALES = {1.0: "normal", 1.2: "large", 1.4: "largest"}
#: The part of each edge that a television may cut off.
_SAFE_AREAS = {0.0: "none", 0.03: "some", 0.05: "more"}


@dataclass(slots=True)
class Settings:
    """All settings as plain values, in the order of the page, each with its row. `speed`: how fast
    everything moves; 0 is at once. `say_legal`: names of legal acts are said in the prompt.
    `few_words`: what is announced at a table is short. `more_time`: words stay longer, and bots
    wait longer. `language` is empty while the system's is followed. `keys`, `pad_keys`: where they
    differ from the usual ones."""

    speed: Annotated[int, SettingFacts("table", ONE_OF, _SPEEDS, moves=True, helps=True)] = 1
    pack: Annotated[str, SettingFacts("table", ONE_OF, _PACKS, looks=True)] = OF_GAME
    french_courts: Annotated[bool, SettingFacts("table", looks=True)] = True
    remarks: Annotated[bool, SettingFacts("table", helps=True)] = True
    fullscreen: Annotated[bool, SettingFacts("look")] = False
    safe_area: Annotated[float, SettingFacts("look", ONE_OF, _SAFE_AREAS, looks=True)] = 0.0
    master_volume: Annotated[float, SettingFacts(SOUND, VOLUME, key="volume_master")] = 0.8
    volumes: Annotated[
        dict[str, float], SettingFacts(SOUND, VOLUME, key="volume_", parts=tuple(VOLUMES))
    ] = field(default_factory=lambda: dict(VOLUMES))
    two_colours: Annotated[bool, SettingFacts(EASE, looks=True, said_as_not=True)] = False
    large_corners: Annotated[bool, SettingFacts(EASE, looks=True)] = False
    text_scale: Annotated[
        float, SettingFacts(EASE, ONE_OF, TEXT_SCALES, looks=True, follows=True)
    ] = 1.0
    motion: Annotated[str, SettingFacts(EASE, ONE_OF, _MOTIONS, moves=True, follows=True)] = FULL
    high_contrast: Annotated[bool, SettingFacts(EASE, looks=True, follows=True)] = False
    say_legal: Annotated[bool, SettingFacts(EASE)] = False
    more_time: Annotated[bool, SettingFacts(EASE)] = False
    voice: Annotated[bool, SettingFacts(EASE)] = False
    few_words: Annotated[bool, SettingFacts(EASE)] = False
    hold_is_toggle: Annotated[bool, SettingFacts(CONTROLS, helps=True)] = False
    keys: Annotated[Keys, SettingFacts(CONTROLS, KEYS, helps=True)] = field(default_factory=dict)
    pad_keys: Annotated[Keys, SettingFacts("", KEYS)] = field(default_factory=dict)
    language: Annotated[str, SettingFacts("language", LANGUAGE, looks=True)] = ""
    evening: Annotated[str, SettingFacts("", ONE_OF, _WORTHS)] = PLACES


#: The row of each setting, by the name of its field.
ROWS: Mapping[str, SettingFacts] = {
    name: hint.__metadata__[0]
    for name, hint in get_type_hints(Settings, include_extras=True).items()
}


class Setting(NamedTuple):
    """A setting on its page: a field of the settings, or one part of it."""

    field: str
    row: SettingFacts
    part: str = ""

    @property
    def name(self) -> str:
        """Return the key of the texts of this setting."""
        return f"{self.row.key}{self.part}" or self.field

    def value(self, settings: Settings) -> object:
        value = getattr(settings, self.field)
        return value[self.part] if self.part else value

    def put(self, settings: Settings, value: object) -> None:
        if self.part:
            getattr(settings, self.field)[self.part] = value
        else:
            setattr(settings, self.field, value)

    def is_shown_in(self, block: str) -> bool:
        return self.row.block == block or (block == EASE and self.row.helps)

    @property
    def usual(self) -> object:
        return self.value(Settings())


SHOWN = tuple(
    Setting(name, row, part)
    for name, row in ROWS.items()
    if row.block
    for part in row.parts or ("",)
)


def known_crest(crest: str, seat: int = 0) -> str:
    """Return the crest; the usual one of the seat where it is empty or unknown."""
    return crest if crest in ALL_CRESTS else CRESTS[seat % len(CRESTS)]


#: The name of somebody whose own name cannot be written down.
NAMELESS = "?"


def known_as(name: str) -> str:
    """Return a name without its capitals and extra spaces: names that differ only in those are the
    same."""
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
