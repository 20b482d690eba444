"""Bots that may buy back in decide for themselves, while the scores are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from random import Random
from typing import cast

import pytest
from services import a_house, heard_in, press, said, wait

from game.bots.simple import SIMPLE
from game.engine.actions import DECLINE_REBUY, REBUY_IN, Action
from game.engine.notation import AnyRules
from game.engine.phases import DRAW, REBUY, SCORED
from game.engine.visibility import Observation
from game.play.session.running import RunningTable
from game.play.session.seating import Player
from game.scenes.scores.hand import Scoring
from game.scenes.shell.scene import Services
from game.scenes.table.match_flow import MatchFlow
from game.view.motion.motion import ANSWERED, ASKED
from tests.clock import Clock
from tests.play.tables import position


class Decided:
    """Knows what it wants, after so many thoughts."""

    def __init__(self, act: Action, thoughts: int, rules: AnyRules) -> None:
        self.act, self.thoughts = act, thoughts

    def think(self, seen: Observation, legal: Sequence[Action], rng: Random) -> Iterator[Action]:
        assert seen.hand == 0 or seen.viewer == seen.to_act
        for _ in range(self.thoughts):
            yield legal[0]
        yield self.act


def after_a_hand(services: Services, *bots: str, turn: str = "Ana") -> MatchFlow:
    """Ana, who may still play, is told the scores; the others are over 101."""
    names = ["Ana", "Beto", "Carla", "Dora"]
    setting = position(
        variant="loba_de_menos",
        players=names,
        phase="decide",
        scores=[110, 108, 105, 20],
        turn=turn,
    )
    players = [
        Player(name, "owl", bot) for name, bot in zip(names, ("", *bots, "naive"), strict=True)
    ]
    table = RunningTable.from_position(setting, clock=Clock(step=0.001), players=players)
    match_flow = MatchFlow(services, table)
    services.stack.push(match_flow.scene)
    for _ in range(10):
        wait(services, 0.5)
    assert isinstance(services.stack.top, Scoring)
    services.stack.sprites()  # It counts from its first picture on.
    wait(services, 2)
    return match_flow


@pytest.fixture
def decided(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    def make(name: str, act: Action, thoughts: int = 0) -> str:
        bot = partial(Decided, act, thoughts)
        monkeypatch.setitem(cast(dict[str, object], SIMPLE), name, bot)
        return name

    return make


def until(services: Services, is_so: Callable[[], bool]) -> float:
    """Time passes, picture by picture, until it is so; return how long that took."""
    began = services.clock()
    while not is_so():
        wait(services, 0.05)
        assert services.clock() < began + 10
    return services.clock() - began


def is_said(services: Services, words: str) -> bool:
    return any(words in one for one in said(services))


@pytest.mark.parametrize("motion", ["full", "none"])
def test_decisions_are_seen_one_by_one(motion: str, decided: Callable[..., str]) -> None:
    """Each question and each answer stays long enough to be read."""
    services = a_house(motion=motion, speed=1)
    heard = heard_in(services)
    match_flow = after_a_hand(services, decided("in", REBUY_IN), decided("out", DECLINE_REBUY))
    table = match_flow.table
    assert (table.phase, table.to_act) == (REBUY, 0)
    press(services, "confirm")
    told = [
        *("Ana buys back in", "Beto is thinking", "Beto buys back in"),
        *("Carla is thinking", "Carla does not buy", "Next hand"),
    ]
    for words, later in pairwise(told):
        assert is_said(services, words)
        lasts = until(services, partial(is_said, services, later))
        assert lasts >= (ASKED if "thinking" in words else ANSWERED) - 0.1
    answers = [cue for cue in heard if cue in ("reenganche", "retire")]
    assert answers == ["reenganche", "reenganche", "retire"]
    assert table.phase == SCORED
    assert table.observation().standing.out[1:3] == (False, True)


def test_a_bot_that_is_asked_first_answers_on_the_page(decided: Callable[..., str]) -> None:
    services = a_house(motion="full", speed=1)
    bots = decided("in", REBUY_IN), decided("out", DECLINE_REBUY)
    after_a_hand(services, *bots, turn="Beto")
    for words in ("Beto buys back in", "Carla is thinking"):
        until(services, partial(is_said, services, words))


def test_a_press_leads_on_from_an_answer(decided: Callable[..., str]) -> None:
    services = a_house(motion="full", speed=1)
    after_a_hand(services, decided("slow", REBUY_IN, 40), "naive")
    press(services, "confirm")
    assert is_said(services, "Ana buys back in")
    press(services, "right")
    assert is_said(services, "Beto is thinking")


def test_a_bot_that_thinks_about_it_holds_nothing_up(decided: Callable[..., str]) -> None:
    services = a_house(motion="none")
    match_flow = after_a_hand(services, decided("slow", DECLINE_REBUY, 40), "naive")
    press(services, "confirm")
    until(services, partial(is_said, services, "Beto is thinking"))
    assert (match_flow.table.phase, match_flow.table.to_act) == (REBUY, 1)
    wait(services, ASKED)
    assert services.stack.top.due(services.clock()) == 0.0
    until(services, lambda: match_flow.table.phase == SCORED)
    wait(services, ANSWERED)
    wait(services, 0.1)
    assert match_flow.table.observation().standing.out[1]
    assert services.stack.top.due(services.clock()) is None


def test_while_somebody_looks_back_at_the_table_the_bots_wait(decided: Callable[..., str]) -> None:
    """Ana has bought back in, and while Beto thinks about it she looks at the table once more,
    longer than he would think; then the next hand is played, and none is scored again."""
    services = a_house(motion="none")
    match_flow = after_a_hand(services, decided("slow", REBUY_IN, 40), "naive")
    table = match_flow.table
    press(services, "confirm")
    wait(services, ANSWERED)
    wait(services, ASKED)
    press(services, "scores")
    for _ in range(61):
        assert services.stack.top is match_flow.scene
        assert (table.phase, table.to_act) == (REBUY, 1)
        wait(services, 0.1)
    assert match_flow.scene.due(services.clock()) is None
    press(services, "confirm")
    assert isinstance(services.stack.top, Scoring)
    for _ in range(60):
        wait(services, 0.1)
    assert table.phase == SCORED
    for _ in range(60):
        press(services, "confirm")
        wait(services, 1.0)
        if table.phase == DRAW:
            break
    assert table.phase == DRAW
    press(services, "confirm")
    assert services.stack.top is match_flow.scene
