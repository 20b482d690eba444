"""Sample matches, and faults in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.engine.chance import SeededChance
from game.engine.match import Match
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.reading.strict import MatchFileError
from game.storage.match_codec import SavedMatch, Seat
from game.storage.match_file import data_of
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

NewMatch = Callable[[str], SavedMatch]
FaultOf = Callable[..., str]

SAVES = sorted((Path(__file__).resolve().parents[2] / "saves").glob("*.json"))


@pytest.fixture(scope="session")
def small() -> Path:
    """A small sample match: one round of a fishing game."""
    return next(file for file in SAVES if file.stem.startswith("la_mona-3"))


@pytest.fixture
def data(small: Path) -> dict[str, Any]:
    """It has no table to fall back on: what is wrong with the log is wrong with the match."""
    told = data_of(small.read_bytes())
    assert isinstance(told, dict)
    return {**told, "table": None}


@pytest.fixture(scope="session")
def new_match() -> NewMatch:
    def of(variant_id: str) -> SavedMatch:
        variant = Catalogue().load(variant_id)
        rules = rules_of(variant.game)
        players = variant.game.players.min
        crests = ("owl", "fox", "hare")
        seats = tuple(Seat(f"Ana {seat}", crest=crests[seat]) for seat in range(players))
        return SavedMatch(variant, seats, rules, Match(rules, players, SeededChance(5)))

    return of


@pytest.fixture(scope="session")
def fault_of() -> Iterator[FaultOf]:
    """What a reading function complains of: the end of the fault's key, and its facts.

    Empty if of nothing. There must be a text for it; that every language has one is tested
    elsewhere.
    """
    texts = Texts(["en"], [bundled("locales")])

    def of(reading: Callable[..., object], *told: object) -> str:
        try:
            reading(*told)
        except MatchFileError as error:
            key, facts = error.fault
            assert texts.text(key, **dict(facts))
            return " ".join(map(str, (key.rpartition(".")[2], *(fact for _, fact in facts))))
        return ""

    yield of
    assert not texts.missing
    assert not texts.faulty
