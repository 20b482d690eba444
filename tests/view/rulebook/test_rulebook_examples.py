"""The examples of the rule books hold, however a game is played."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.cards import names, parse_cards
from game.engine.game_parts import Deck
from game.engine.rummy.parts import SetMeld
from game.play.positions.position import position_in
from game.play.positions.referee import Referee
from game.reading.faults import Faults, FilePlace
from game.reading.given import Given
from game.reading.yaml_tree import nodes_of
from game.view.rulebook.blocks import COUNTED, WRONG
from game.view.rulebook.book import Rulebook
from tests.view.books import CHOICES, GAMES, Options, book, examples, shown


@pytest.mark.parametrize(("game", "options"), CHOICES, ids=str)
def test_every_example_comes_out_as_it_says(game: str, options: Options) -> None:
    """Played on a table set up like any other; what is wrong is refused for the reason shown."""
    told = [one for one in examples(book(game, options)) if one.verdict != COUNTED]
    assert told
    for example in told:
        assert example.trial is not None
        *before, last = example.trial.acts
        wanted = example.text.key if example.verdict == WRONG else "legal"
        script = [f"{act} -> legal" for act in before] + [f"{last} -> {wanted}"]
        setting = {"variant": game, "options": options, **example.trial.setting}
        given = Given(nodes_of({**setting, "actions": script}, FilePlace("")), "", Faults())
        position = position_in(given, GAMES, Path())
        assert position is not None
        assert not given.faults.fatal, list(given.faults)
        verdicts = list(Referee(position).judge_all())
        assert [verdict.held for verdict in verdicts] == [True] * len(script), example.title


@pytest.mark.parametrize(
    "changed",
    [
        pytest.param({"deck": Deck(2, 0), "wild": ()}, id="no wild card"),
        pytest.param({"melds": {"trio": SetMeld(wilds=1)}}, id="no run"),
    ],
)
def test_a_game_without_wild_runs_counts_no_meld_with_a_wild_card(
    changed: dict[str, object],
) -> None:
    variant = GAMES.load("loba_de_mas")
    game = replace(variant.game, **changed)  # type: ignore[arg-type]
    found = examples(Rulebook(replace(variant, game=game)), "scoring")
    assert [example.title.key for example in found] == ["rules.example.hand_counts"]


def test_cards_in_examples_are_cards_of_the_deck() -> None:
    for game in GAMES.ids():
        variant = GAMES.load(game)
        jokers = variant.game.deck.jokers
        for example in examples(Rulebook(variant)):
            cards = parse_cards(shown(example).replace("|", ""))
            assert sum(name.startswith("X") for name in names(cards).split()) <= jokers
