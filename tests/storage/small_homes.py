"""Small homes, and what is in them."""

from __future__ import annotations

from pathlib import Path

from game.reading.faults import Message
from game.storage.home import Home, files_of
from game.storage.home_file import Packed, packing, restoring

NOW = 1_795_500_000.0
#: A file of every kind that belongs to a home.
FILES = (
    *("data/matches/carioca-1.json", "data/matches/carioca-1.headline"),
    *("data/replays/la_mona-2.json", "data/practice/practice.json", "data/reviews/a.json"),
    *("data/variants/base/mine.yaml", "data/locales/qu.ftl", "data/locales/es/menus.ftl"),
    *("data/lessons/mine.yaml", "data/bots/mine.yaml", "data/cards/large/AS.svg"),
    *("data/names.json", "data/learning.json", "data/ratings.json", "data/names.2.damaged.json"),
    *("settings/settings.json", "settings/last_table.json", "settings/people/ana.json"),
)


def home_in(folder: Path, together: bool = False) -> Home:
    """`together`: as on the systems that have one folder for both."""
    return Home(folder / "data", folder / ("data" if together else "settings"))


def filled(home: Home, who: str) -> Home:
    for name in FILES:
        part, _, path = name.partition("/")
        file = home.parts[part] / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{who}: {name}", "utf-8")
    return home


def content_of(home: Home) -> dict[str, bytes]:
    return {name: file.read_bytes() for name, file in files_of(home).items()}


def packed(home: Home, file: Path) -> Packed:
    *_, last = packing(file, home, NOW)
    assert isinstance(last, Packed), last
    return last


def refusal(file: Path, home: Home) -> str:
    """Return why a file was not restored; "" if it was."""
    *_, last = restoring(file, home)
    return last.key.rpartition(".")[2] if isinstance(last, Message) else ""
