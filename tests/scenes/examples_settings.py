"""Settings, keys and saved matches in states worth looking at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path
from unittest.mock import patch

from examples import on

from game.scenes.matches import KeptMatches, LoadScene, MatchMenu
from game.scenes.settings.home import FoundHome, HomeFiles
from game.scenes.settings.keys import KeySlot, KeysScene
from game.scenes.settings.scene import SettingsScene
from game.scenes.shell.dialogs import WaitScene
from game.scenes.shell.scene import Scene, Services
from game.settings import BLOCKS, HOME, SOUND
from game.storage.headline import Headline
from game.storage.home import Contents
from game.ui.gestures import KEYS, PAD

NOW = datetime(2026, 11, 21, 20, 30)


def listed(
    match_id: str,
    game: str,
    seats: str,
    scores: tuple[int, ...],
    hand: int,
    saved: datetime,
    is_over: bool = False,
) -> Headline:
    """`seats`: names and crests, "Ana owl, Eva puma"."""
    told = [seat.split() for seat in seats.split(", ") if seat]
    names, crests = tuple(name for name, _ in told), tuple(crest for _, crest in told)
    return Headline(match_id, game, names, crests, (), scores, hand, is_over, saved.timestamp())


FOUR = "Ana owl, Beto fox, Carmen hare, Diego stag"
FIVE = "Bartolomé fox, Ana owl, Maximiliana hare, Diego stag, Encarnación puma"
DAMAGED = "loba_de_mas-1780000000.damaged"
OLDER = datetime(2026, 10, 3, 23, 59), datetime(2025, 1, 31, 12, 0)
TABLES = (
    listed("a", "loba_de_menos", FOUR, (37, 62, 8, 94), 6, datetime(2026, 11, 21, 19, 5)),
    listed("b", "la_mona", "Ana owl, Eva puma", (12, 9), 2, datetime(2026, 11, 20)),
    listed("c", "loba_centroamericana", FIVE, (140, 215, -35, 180, 1005), 6, OLDER[0], True),
    listed(DAMAGED, "loba_de_mas", "Ana owl, Eva puma", (62, 8), 3, OLDER[1]),
)
#: One with a name, and one that nobody has tried to open since it was damaged.
NAMED = (
    TABLES[0]._replace(name="Domingos con la abuela"),
    listed("carioca-1780000001", "", "", (), 0, datetime(2026, 11, 21, 12, 0)),
    *TABLES[1:],
)


def nothing(*_: object) -> None:
    """What happens elsewhere."""


def settings(block: str, focus: str = "") -> Callable[[Services], Scene]:
    return on(lambda services: SettingsScene(services, block=block), focus)


def legal_words(services: Services) -> Scene:
    """The piece of table says what may be done."""
    services.settings.say_legal = services.settings.high_contrast = True
    return settings("ease")(services)


HERE = Contents(3, 2, datetime(2026, 8, 1).timestamp())
MADE = Contents(
    148, 5, datetime(2024, 12, 24).timestamp(), datetime(2026, 11, 21, 20, 0).timestamp(), "1.0.0"
)


class Files(HomeFiles):
    """Two files of everything, and one home that is kept aside."""

    def found(self) -> Iterator[FoundHome]:
        yield FoundHome(Path("loba-2026-11-21.zip"), MADE)
        yield FoundHome(
            Path("loba-2026-09-30.zip"), HERE._replace(made_at=MADE.made_at - 4_500_000)
        )

    def other(self) -> Contents:
        return HERE._replace(matches=1, people=0)


def home(services: Services) -> Scene:
    scene = SettingsScene(services, block=HOME)
    scene.home = Files(services)
    return scene


def asked(ask: Callable[[HomeFiles], None]) -> Callable[[Services], Scene]:
    """What is asked before everything is replaced."""

    def make(services: Services) -> Scene:
        with (
            patch("game.scenes.settings.home.contents_of", lambda file: MADE),
            patch("game.scenes.settings.home.contents_here", lambda home: HERE),
        ):
            ask(Files(services))
        return services.stack.scenes.pop()

    return make


def waiting(services: Services) -> Scene:
    scene = WaitScene(services, "home.restoring")
    scene.results, scene.began = [0.4], -9.0
    return scene


def keys_waiting(services: Services) -> Scene:
    scene = KeysScene(services)
    scene.wait_for(KeySlot("discard", PAD, 1))
    return scene


def keys_clash(services: Services) -> Scene:
    scene = KeysScene(services)
    scene.wait_for(KeySlot("undo", KEYS, 0))
    scene.chosen("h", KEYS)
    scene.page.ring = True
    return scene


def keys_needed(services: Services) -> Scene:
    scene = KeysScene(services)
    scene.clear(KeySlot("up", KEYS, 0))
    return scene


class Listed(KeptMatches):
    """Some matches that are kept nowhere."""

    def __init__(self, services: Services, listed: Sequence[Headline]) -> None:
        self.services = services
        self.listed = list(listed)

    def matches(self) -> list[Headline]:
        return list(self.listed)

    def delete(self, match_id: str) -> None:
        self.listed = [one for one in self.listed if one.match_id != match_id]

    def go_on(self, match_id: str) -> None:
        """Lead nowhere, as does `watch`."""

    def watch(self, match_id: str) -> None: ...

    def rename(self, match_id: str, name: str) -> None:
        self.listed = [
            one._replace(name=name) if one.match_id == match_id else one for one in self.listed
        ]

    def copy(self, table: Headline, name: str) -> None:
        self.listed.append(table._replace(match_id=f"{table.match_id} 2", name=name))

    def export(self, match_id: str) -> None:
        """Write no file."""


def load(services: Services, tables: Sequence[Headline] = TABLES) -> Scene:
    scene = LoadScene(services, Listed(services, tables), lambda: NOW)
    scene.page.focus, scene.page.ring = "open a", True
    scene.deletions.things.update({"b"} & {table.match_id for table in tables})
    return scene


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "settings": settings("ease", "text_scale"),
    **{f"settings_{block}": settings(block) for block in BLOCKS if block not in ("ease", HOME)},
    "settings_sounds": settings(SOUND, "sound_takes"),
    "settings_home": home,
    "home_restore": asked(lambda files: files.ask(Path("loba.zip"))),
    "home_back": asked(HomeFiles.ask_back),
    "home_waiting": waiting,
    "settings_legal_words": legal_words,
    "keys": on(KeysScene, f"undo {KEYS} 0", f"discard {KEYS} 1"),
    "keys_waiting": keys_waiting,
    "keys_clash": keys_clash,
    "keys_needed": keys_needed,
    "load": load,
    "load_named": lambda services: load(services, NAMED),
    "load_menu": lambda services: MatchMenu(services, NAMED[0], Listed(services, ())),
    "load_empty": lambda services: load(services, ()),
}
