"""What lies on the disk: where the player's files are, and which of what they added is sound."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from game.bots.levels import styles_read
from game.checkup.facts import Fact
from game.l10n.check import findings
from game.l10n.languages import available
from game.paths import is_safe, layers, user_data, user_settings, user_texts
from game.reading.apart import DONE, Apart, Limits
from game.storage.settings_file import SettingsFile
from game.storage.shelf import Shelf
from game.trouble.report import versions
from game.ui.own_cards import SIZE_MOST, all_tried, own_cards
from game.variants.catalogue import Catalogue

MIB = 2**20
#: Drawings that cannot be used: so many are told of, each with its reason.
FLAWS_MOST = 60
#: To look through all languages. Ours take three seconds.
LANGUAGES = Limits(seconds=60.0, mebibytes=1024)
#: Matches are small; but a disk so full is in trouble already.
ROOM_LEAST = 50


def see_program() -> Iterator[Fact]:
    for name, said in versions().items():
        if name in ("loba", "python", "system", "built"):
            yield Fact(name, said)
    yield Fact("safe", is_safe())


def see_folders() -> Iterator[Fact]:
    for name, folder in (("data", user_data()), ("settings", user_settings())):
        yield Fact(name, str(folder))
        fine = can_be_written(folder)
        hint = "" if fine else "not_writable"
        yield Fact(f"{name}_writable", fine, hint, {"folder": str(folder)})
    room = shutil.disk_usage(_there(user_data())).free // MIB
    hint = "" if room >= ROOM_LEAST else "little_room"
    yield Fact("free", room, hint, {"least": ROOM_LEAST})


def can_be_written(folder: Path) -> bool:
    """It is not made for that: whoever writes a file makes its folder."""
    try:
        with tempfile.TemporaryFile(dir=_there(folder)):
            return True
    except OSError:
        return False


def _there(folder: Path) -> Path:
    """The folder, or the nearest above it that there is."""
    return next((one for one in (folder, *folder.parents) if one.exists()), folder)


def see_settings() -> Iterator[Fact]:
    if is_safe():
        return
    file = SettingsFile()
    file.read()
    wrong = [str(dict(one.facts).get("name", one.key)) for one in file.notices]
    facts = {"names": ", ".join(wrong), "file": str(file.file)}
    yield Fact("settings_file", file.file.exists(), "settings" if wrong else "", facts)


def see_matches() -> Iterator[Fact]:
    shelf = Shelf()
    yield Fact("matches", len(shelf.going_on()))
    yield Fact("replays", len(shelf.finished()))


def see_languages() -> Iterator[Fact]:
    roots = layers("locales")
    apart = Apart(LANGUAGES, findings, roots)
    ended = apart.wait()
    wrong = {f"{one.file.parent.name}/{one.file.name}:{one.line}": None for one in apart.told}
    if ended != DONE:
        wrong[str(user_texts())] = None
    hint = "language_faulty" if wrong else ""
    yield Fact("languages", available(roots), hint, {"places": ", ".join(list(wrong)[:5])})


def see_games() -> Iterator[Fact]:
    readings = Catalogue().readings()
    yield Fact("games", [name for name, one in readings.items() if one.variant is not None])
    for name, one in readings.items():
        if one.variant is None:
            yield Fact("game_faulty", name, "game_faulty", {"file": one.faults[0].file})


def see_bots() -> Iterator[Fact]:
    readings = styles_read()
    yield Fact("bots", [name for name, one in readings.items() if one.style is not None])
    for name, one in readings.items():
        if one.style is None:
            fault = one.faults[0]
            place: dict[str, str | int] = {"file": fault.file, "line": fault.line}
            hint = "bot_faulty" if fault.line else "bot_unread"
            yield Fact("bot_faulty", name, hint, place)


def see_cards() -> Iterator[Fact]:
    """Those the player has drawn."""
    flaws = all_tried().flaws
    facts = {"names": ", ".join(flaw.file for flaw in flaws[:5])}
    yield Fact("own_cards", len(own_cards()), "cards_faulty" if flaws else "", facts)
    for flaw in flaws[:FLAWS_MOST]:
        why: dict[str, str | int] = {"file": flaw.file, "most": SIZE_MOST // 1024}
        yield Fact("card_faulty", flaw.file, f"card_flaw.{flaw.fault}", why)


LOOKS = (
    see_program,
    see_folders,
    see_settings,
    see_matches,
    see_languages,
    see_games,
    see_bots,
    see_cards,
)
