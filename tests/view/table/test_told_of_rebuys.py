"""What is told where somebody reaches the limit: of buying back in, and of who is out."""

from __future__ import annotations

import re
from random import Random

import pytest
from test_told_at_tables import EAGERNESS, NAMES, ONLY_WHERE, chosen

from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules
from game.engine.phases import SCORED
from game.engine.visibility import Observation, observe
from game.play.pieces.line import Line
from game.play.pieces.moment import Moment
from game.play.pieces.piece import TableFacts
from game.play.pieces.seats import standing_of
from game.play.session.table_kind import kind_of
from game.variants.load import rules_of
from game.view.table.log import Narrator, Wording
from game.view.table.words import TableWords
from tests.view.books import GAMES, Options
from tests.view.rulebook.test_rulebook_options import LANGUAGES, texts_of

SEATS, MATCHES = 3, 12
FATES = {"must_decide", "rebought", "rebought.paid", "declined", "eliminated"}
#: The options -> what becomes of the players, as ends of keys.
ENDS: list[tuple[Options, set[str]]] = [
    ({}, {"must_decide", "rebought", "declined", "eliminated"}),
    ({"money": True}, {"must_decide", "rebought.paid", "declined", "eliminated"}),
    ({"reenganche.max": 0}, {"eliminated"}),
]


def to_the_end(rules: AnyRules, seed: int) -> tuple[list[Line], list[Observation]]:
    """A whole match by chance: its lines, and the table after each hand."""
    rng, match = Random(seed), Match(rules, SEATS, SeededChance(str(seed)))
    narrator, lines, views = Narrator(rules, SEATS), [], []
    while not match.is_over:
        state = match.state
        act = chosen(rules.legal_actions(state), rng, EAGERNESS[0])
        for event in match.submit(state.to_act, act):
            lines.append(narrator.line(event, state.melds))
        if state.phase == SCORED:
            views.append(observe(state, 0))
    return lines, views


@pytest.mark.parametrize(("options", "ends"), ENDS, ids=[str(one) for one, _ in ENDS])
def test_who_reaches_the_limit_buys_back_in_or_is_out(options: Options, ends: set[str]) -> None:
    rules = rules_of(GAMES.load("loba_de_menos", options).game)
    words = TableWords(texts_of("en"), "loba_de_menos", NAMES[:SEATS], rules, kind_of(rules, SEATS))
    table = TableFacts(rules, words.kind, ())
    told: dict[str, Line] = {}
    seen_out = False
    for seed in range(MATCHES):
        lines, views = to_the_end(rules, seed)
        told |= {line.key.removeprefix("log."): line for line in lines}
        for view in views:
            for seat, is_out in enumerate(view.standing.out):
                standing = standing_of(table, Moment(view, 0), seat)
                assert ("Out" in words.wordings(standing)) == is_out
                seen_out |= is_out
    assert seen_out
    assert told.keys() & FATES == ends
    for key in told:
        assert all(is_so(rules) for what, is_so in ONLY_WHERE.items() if re.match(what, key))
    for language in LANGUAGES:
        wording = Wording(texts_of(language), "loba_de_menos", NAMES[:SEATS])
        assert all(wording.sentence(line) for line in told.values())
        assert texts_of(language).missing == set()
