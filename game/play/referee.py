"""Trying a script on a table: every action is judged, the legal ones are done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.actions import Action
from game.engine.chance import SeededChance
from game.engine.events import Event
from game.engine.fishing.flow import FishingRules
from game.engine.notation import NotationError, read_action, say_action
from game.engine.rules import Refusal
from game.engine.state import NOBODY, OVER
from game.play.position import Position
from game.play.script import ILLEGAL, LEGAL, Line

MATCH_OVER = Refusal("refuse.match_over")
NOT_YOUR_TURN = Refusal("refuse.not_your_turn")


class Verdict(NamedTuple):
    """`said` is the action as it was understood; `unreadable` why it was not. `held` is false
    if something else was expected. `scores` are those after it."""

    line: Line
    seat: int
    said: str
    refusal: Refusal | None
    unreadable: NotationError | None
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    held: bool

    @property
    def legal(self) -> bool:
        return self.refusal is None and self.unreadable is None


class Referee:
    """Plays on from a position, which stays as it is."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.rules = position.rules
        self.state = position.state.clone()
        self._chance = SeededChance(position.seed)

    def judge_all(self) -> Iterator[Verdict]:
        for line in self.position.script.lines:
            yield self.judge(line)

    def judge(self, line: Line) -> Verdict:
        seat = self.state.to_act if line.seat == NOBODY else line.seat
        try:
            action = read_action(self.rules, self.state, line.text)
        except NotationError as error:
            return self._verdict(line, seat, line.text, unreadable=error)
        said = self.say(action)
        refusal = self.refuse(seat, action)
        if refusal is not None:
            return self._verdict(line, seat, said, refusal=refusal)
        events: list[Event] = []
        self.rules.apply(self.state, action, self._chance, events.append)
        return self._verdict(line, seat, said, events=tuple(events))

    def refuse(self, seat: int, action: Action) -> Refusal | None:
        if self.state.phase == OVER:
            return MATCH_OVER
        if seat != self.state.to_act:
            return NOT_YOUR_TURN
        return self.rules.refuse(self.state, action)

    def say(self, action: Action) -> str:
        return say_action(self.rules, action)

    def legal(self) -> list[str]:
        """What may be done now, in notation."""
        return [self.say(action) for action in self.rules.legal_actions(self.state)]

    def is_cut(self) -> bool:
        """May more be done than `legal` lists? A fishing table can hold more sums than anybody
        could read."""
        rules = self.rules
        return isinstance(rules, FishingRules) and rules.values.is_cut(self.state)

    def _verdict(
        self,
        line: Line,
        seat: int,
        said: str,
        *,
        refusal: Refusal | None = None,
        unreadable: NotationError | None = None,
        events: tuple[Event, ...] = (),
    ) -> Verdict:
        held = unreadable is None and _is_as_expected(line.expected, refusal)
        scores = self.state.standing.scores
        return Verdict(line, seat, said, refusal, unreadable, events, scores, held)


def _is_as_expected(expected: str, refusal: Refusal | None) -> bool:
    if not expected:
        return True
    if expected in (LEGAL, ILLEGAL):
        return (refusal is None) == (expected == LEGAL)
    return refusal is not None and refusal.key == expected
