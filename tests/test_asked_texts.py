"""The game and its texts agree: every key in the code has a text, every text is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from asked_texts import Asked, sources, words_of

from game.bots.levels import known_bots
from game.l10n.catalogue import Texts
from game.l10n.entries import Entries, read
from game.l10n.languages import files
from game.paths import bundled
from game.play.lessons.lesson import Lesson
from game.play.lessons.reading import LessonStore
from game.storage.statistics import STATISTICS
from game.variants.catalogue import Catalogue as Games
from tests.play.lesson_texts import all_said

#: The first words of text keys. Other dotted names in the code are places in variant files.
FAMILIES = {
    *("advice", "arena", "cli", "command", "curtain", "fault", "keys", "learn", "lesson", "list"),
    *("load", "locales", "locale_fault", "menu", "notation", "notice", "offer", "pause", "refuse"),
    *("replay", "replay_bar", "rules", "scores", "settings", "settle", "setup", "statistics"),
    *("table", "texts", "variants", "window"),
}
KEY = re.compile(rf"(?:{'|'.join(sorted(FAMILIES))})(?:\.[a-z0-9_]+)+")
#: Searched for in the files themselves.
SEARCHED = {"language.name"}


def test_every_key_in_the_code_has_a_text() -> None:
    catalogue = Texts(["en"], [bundled("locales")])
    words = {word for source in sources() for word in words_of(source)[0]}
    # A question is named by the stem of its texts; a file is no key.
    keys = {key for key in words if KEY.fullmatch(key) and not key.endswith(".json")}
    assert "list.last" in keys
    told = {key for key in keys if catalogue.has(key) or catalogue.has(f"{key}.question")}
    assert sorted(keys - told) == []


def test_every_statistic_has_its_words() -> None:
    catalogue = Texts(["en"], [bundled("locales")])
    keys = {f"statistics.{one.head or one.name}" for one in STATISTICS}
    keys |= {f"statistics.{one.name}" for one in STATISTICS if one.on_page or one.on_terminal}
    assert sorted(key for key in keys if not catalogue.has(key)) == []


@pytest.mark.parametrize("language", ["en", "es", "fr", "pt"])
def test_the_help_of_the_command_line_names_every_bot(language: str) -> None:
    said = Texts([language], [bundled("locales")]).text("command.players")
    assert set(known_bots()) - set(re.findall(r"\w+", said)) == set()


def lessons() -> Iterator[Lesson]:
    """Their files ask for texts of their own."""
    for one in LessonStore(Games(), [bundled("assets/lessons")]).lessons.values():
        assert one.lesson is not None, one.faults
        yield one.lesson


def test_every_text_is_asked_for() -> None:
    english: Entries = {}
    list(read(files([bundled("locales")], "en"), "en", english))
    referred = {name for entry in english.values() for name in entry.references}
    games = [Games().load(name) for name in Games().ids()]
    shown = {key for game in games for key in game.text_keys} | SEARCHED
    shown |= {said.key for one in lessons() for said in all_said(one)}
    names = {word for key in shown for word in key.split(".")}
    names |= {meld for game in games for meld in getattr(game.game, "melds", ())}
    asked = Asked(sources(), names | set(known_bots()) | set(Games().ids()))
    unsaid = {name.replace("-", ".") for name in english if name[0] != "-"} - shown
    unused = {key for key in unsaid if key.replace(".", "-") not in referred and not asked.has(key)}
    assert sorted(unused) == []
    terms = {name for name in english if name[0] == "-"}
    assert sorted(terms - referred) == []


@pytest.mark.parametrize(
    ("key", "is_asked"),
    [
        ("pause.title", True),
        ("pause.titel", False),
        ("table.score", True),
        ("table.scores", False),
        ("table.score.casa", True),
        ("table.scare.casa", False),
        ("table.casa", False),
        ("pause.lose.question", True),
        ("lose.question", False),
        ("table.key.stock", True),
        ("table.key.attic", False),
        ("command.deal.seed", True),
    ],
)
def test_what_is_asked_for_is_read_from_the_code(key: str, is_asked: bool) -> None:
    code = """
say("pause.title"); confirm("pause.lose"); say(f"{self.key}.question")
say(f"table.key.{spot}", "stock"); text(f"{key}.{variant_id}", "table.score")
frame.command("deal").argument("--seed")
"""
    assert Asked([code], {"casa"}).has(key) is is_asked
