"""The language that nobody speaks is one like any other, only longer."""

from __future__ import annotations

import pytest
from longer import GROWN_FROM, LONGER, grown, longer_root
from services import open_texts

from game.l10n.check import check
from game.paths import bundled


@pytest.mark.parametrize(
    ("text", "longer"),
    [
        ("Défausse", "Dééfauussse"),
        ("*{ $score }* points", "*{ $score }* poointts"),
        ("{ $cards }♥ : permis", "{ $cards }♥ : peermiis"),
        ("on", "onn"),
        ("V", "V"),
        ("101", "101"),
    ],
)
def test_words_grow_and_all_the_rest_stays(text: str, longer: str) -> None:
    assert grown(f"key = {text}\n") == f"key = {longer}\n"


def test_it_says_all_that_the_others_say_with_the_same_facts() -> None:
    report = check([bundled("locales"), longer_root()])
    assert report.errors == []
    assert [gap for gap in report.gaps if gap.language == LONGER] == []


@pytest.mark.parametrize(
    "key", ["rules.title", "summary.rummy", "table.prompt.draw_top", "menu.motto"]
)
def test_a_text_has_40_percent_more_letters(key: str) -> None:
    short, long = (
        sum(map(str.isalpha, open_texts(language).text(key, hand=9, run=3, wilds=1, limit=101)))
        for language in (GROWN_FROM, LONGER)
    )
    assert long == pytest.approx(short * 1.4, abs=1 + short * 0.02)
