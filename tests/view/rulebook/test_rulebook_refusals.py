"""From a refusal at the table to the section of the rule book that explains it."""

from __future__ import annotations

import re

import pytest

from game.paths import bundled
from game.view.rulebook.blocks import WRONG
from game.view.rulebook.book import EXPLAINS, beginning_of, section_for
from tests.view.books import BUNDLED, CHOICES, book, examples, keys_of, said


def refusal_keys() -> set[str]:
    """Of the texts; a text of one game only is for the key of all. What cannot be entered of real
    cards leads to no section: the page says it beside the cells."""
    lines = [
        line
        for file in sorted((bundled("locales") / "en").glob("*.ftl"))
        for line in file.read_text(encoding="utf-8").splitlines()
    ]
    told = (line.partition(" =")[0] for line in lines if line.startswith("refuse-"))
    keys = {key for key in told if not key.startswith("refuse-entered-")}
    plain = {key for key in keys if not any(key.endswith(f"-{game}") for game in BUNDLED)}
    return {key.replace("-", ".") for key in plain}


def test_every_refusal_has_a_section() -> None:
    """By how it begins; and no beginning is there for nothing."""
    starts = {start for some in EXPLAINS.values() for start in some}
    assert {beginning_of(key) for key in refusal_keys()} == starts


@pytest.mark.parametrize(
    ("refusal", "section"),
    [
        ("refuse.set.fourth_suit", "melds"),
        ("refuse.run.wild_locked", "wilds"),
        ("refuse.open.not_exact", "contracts"),
        ("refuse.draw.unplayable", "draw"),
        ("refuse.build.closed", "fila"),
        ("refuse.of_tomorrow", "turn"),
    ],
)
def test_a_refusal_opens_the_section_that_explains_it(refusal: str, section: str) -> None:
    assert section_for(refusal) == section


FISHING = r"not_on_table|no_such_build|take\.|build\.|trail\.|play\.one_only"
CONTRACTS = r"contract_first|stage\.|open\.(?!no_contract)|meld.(not_after_contract|next_turn)"
RUMMY = (
    r"draw|meld\.|set\.|run\.|contract_first|open\.|stage\.|lay_off|reclaim|discard|already_drew"
    r"|same_turn|no_such_meld|keep_a_discard|last_card|taken_card|decide_first"
)
ONE_AT_A_TIME = "one_group|single_first|pairs"
MUST_TAKE = r"trail\.must_take"
#: None of these games is so large that a search in it gives up.
ONLY_OF_LARGE_GAMES = "too_large"
#: What is never refused in a game, for want of such a thing.
NEVER = {
    "loba_de_menos": f"{FISHING}|{CONTRACTS}",
    "loba_de_mas": f"{FISHING}|{CONTRACTS}",
    "carioca": rf"{FISHING}|open\.no_contract",
    "loba_centroamericana": rf"{FISHING}|open\.no_contract",
    "loba_seis_menes": rf"{FISHING}|open\.no_contract",
    "la_mona": (
        rf"{RUMMY}|build\.(never|no_raise$)|take\.(not_together|{ONE_AT_A_TIME})|{MUST_TAKE}"
    ),
    "escoba": rf"{RUMMY}|build\.|trail.own|take\.(pairs|inert|build|not_sum|single)|no_such_build",
    "scopa": rf"{RUMMY}|build\.|trail.own|take\.(pairs|inert|build|not_together)|no_such_build",
    "cassino": (
        rf"{RUMMY}|build\.(never|no_raise)|take\.(inert|not_together|one_group|single)"
        r"|build\.(inert|third|loose|must|two)"
    ),
}
#: A refusal that no example shows, by how it begins -> how a paragraph begins that explains it.
EXPLAINED = {
    "deal_first": "deal.",
    "not_": "turn.",
    "draw_first|already_drew|malformed": "turn.",
    "undo|redo": "turn.back|turn.played",
    "play.one_only": "turn.one_card",
    r"discard\.(one_only|none_marked)": "turn.discard",
    "draw.stock_empty": "stock_out|draw.whole",
    r"draw\.(pile_empty|never|not_|unplayable|whole)|taken_card|discard\.taken": "draw.",
    r"discard\.(just_taken|lone_card)": "draw.",
    "meld.too_few|meld.neither|set.ranks": "set.",
    "meld.(too_many$|exact)": "meld.|set.|contract.exact",
    "set.suit|set.fourth": "set.",
    "set.no_wilds|meld.too_many_wilds|run.no_wilds|meld.only_wilds": "meld.wilds",
    "run.(not_next|rank_twice|suit|colour|ace)": "run.",
    "run.wild": "wilds.move",
    "open.no_contract": "set.",
    "discard.(last_)?wild": "discard.|wilds.",
    "reclaim": "wilds.stays|wilds.reclaim",
    "contract_first|open|stage|meld.not_after|meld.next_turn": "contract.",
    "same_turn": "lay_off.next_turn|lay_off.same_turn",
    "no_such_meld|lay_off|run.(no_room|rank_there)": "lay_off.",
    "discard.not_the_last": "contract.no_discard|end.",
    "keep_a_discard|last_card_stays": "end.",
    "build.(one_group|value_there)": "fila.",
    "match_over": "match.",
    "decide_first": "rebuys.|match.",
    "not_on_table|no_such_build|take": "capture.",
    "build": "build.",
}


@pytest.mark.parametrize("game", BUNDLED)
def test_a_refusal_leads_to_a_section_of_its_game_that_speaks_of_it(game: str) -> None:
    """Of its book as it is usually played; the example may be there with another option only."""
    told = book(game)
    shown_wrong = {
        (section.key, example.text.key)
        for name, options in CHOICES
        if name == game
        for section in book(game, options).sections
        for example in examples(book(game, options), section.key)
        if example.verdict == WRONG
    }
    silent = []
    for key in refusal_keys():
        section, refusal = section_for(key), key.removeprefix("refuse.")
        if re.match(NEVER[game], refusal) or refusal == ONLY_OF_LARGE_GAMES:
            continue
        explained = [by for start, by in EXPLAINED.items() if re.match(start, refusal)]
        paragraphs = said(told, section) if section in keys_of(told) else set()
        if (section, key) not in shown_wrong and not any(
            re.match(by, paragraph) for by in explained for paragraph in paragraphs
        ):
            silent.append(f"{refusal} -> {section}")
    assert silent == [], "no example shows these, and EXPLAINED has no paragraph of their section"


def test_a_section_a_game_lacks_opens_its_first_page() -> None:
    assert book("la_mona").place_of("contracts") == 0
    assert book("carioca").place_of("contracts") == 6
