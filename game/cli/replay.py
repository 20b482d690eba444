"""`loba replay`: a match from a file, told step by step."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from game.cli.arguments import game_name, match_in
from game.cli.frame import FAULTY, FINE, CommandFrame, RefusedError, aligned
from game.engine.actions import DEAL
from game.engine.events import Event
from game.engine.notation import say_action
from game.engine.state import Standing, TableState
from game.l10n.catalogue import Texts
from game.play.session.hand_log import RetoldAct, retell
from game.storage.match_codec import SavedMatch
from game.view.table.log import Narrator, Wording, table_lines

SIGNS = "♣♦♥♠"


def register(frame: CommandFrame) -> None:
    replay = frame.command("replay", replay_match)
    replay.argument("file", metavar="FILE", type=Path)
    replay.argument("--hand", metavar="N", type=int)
    replay.argument("--json", action="store_true")


def replay_match(arguments: Namespace, texts: Texts) -> int:
    saved = match_in(arguments.file, texts)
    hands = saved.match.state.hand_no
    if arguments.hand is not None and not 1 <= arguments.hand <= hands:
        said = texts.text("replay.no_such_hand", hand=arguments.hand, hands=hands)
        raise RefusedError(said, FAULTY)
    teller = Teller(saved, texts, signs=_can_show(SIGNS))
    if arguments.json:
        print(json.dumps(teller.data(arguments.hand), indent=1, ensure_ascii=False))
    else:
        for line in teller.lines(arguments.hand):
            print(line)
    return FINE


def _can_show(signs: str) -> bool:
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


class Teller:
    """The telling of a match, or of only one of its hands."""

    def __init__(self, saved: SavedMatch, texts: Texts, *, signs: bool) -> None:
        self.saved = saved
        self.texts = texts
        self.players = [seat.name for seat in saved.seats]
        self.narrator = Narrator(saved.rules, len(self.players))
        self.wording = Wording(texts, saved.variant.id, self.players, signs=signs)

    def _hands(self, only: int | None) -> Iterator[tuple[int, Iterator[RetoldAct]]]:
        steps = retell(self.saved.match)
        for hand_no, hand in groupby(steps, lambda step: step.state.hand_no):
            if only in (None, hand_no):
                yield hand_no, hand

    def _sentence(self, event: Event, state: TableState) -> str:
        return self.wording.sentence(self.narrator.line(event, state.melds))

    # As text --------------------------------------------------------------------------------

    def lines(self, only: int | None) -> Iterator[str]:
        game = game_name(self.saved.variant.id, self.texts)
        players = self.texts.list_and(self.players)
        yield self.texts.text("replay.head", game=game, players=players)
        over = False
        for _, hand in self._hands(only):
            yield ""
            for step in hand:
                for event in step.events:
                    yield from self._event_lines(event, step)
                    over = event.kind == "match_over"
        if over:
            yield ""
            yield from self._result_lines()
        elif only in (None, self.saved.match.state.hand_no):
            yield ""
            yield self.texts.text("replay.unfinished")

    def _event_lines(self, event: Event, step: RetoldAct) -> Iterator[str]:
        """Yield the lines of an event; when a turn ends, first those of the table."""
        if event.kind in ("turn", "hand_over"):
            if step.entry.action is not None and step.entry.action.kind != DEAL:
                yield from self._table(step.state)
            yield ""
        yield self._sentence(event, step.state)
        if event.kind == "scored":
            assert event.standing is not None
            yield from self._sheet(event.standing)

    def _table(self, state: TableState) -> Iterator[str]:
        for line in table_lines(self.saved.rules, state, self.players):
            yield f"    {line}"
        if self.saved.rules.draws:
            yield "    " + self.texts.text(
                "replay.piles", stock=len(state.stock), pile=len(state.pile)
            )

    def _sheet(self, standing: Standing) -> Iterator[str]:
        """Yield the points of all hands so far, and the scores below them."""
        sides = range(len(standing.scores))
        rows = [["", *(self.wording.who(self.narrator.partners(side)) for side in sides)]]
        rows += [[str(number), *map(str, row)] for number, row in enumerate(standing.sheet, 1)]
        rows.append([self.texts.text("replay.total"), *map(str, standing.scores)])
        yield from (f"    {line}" for line in aligned(rows))

    def _result_lines(self) -> Iterator[str]:
        result = self.saved.rules.result(self.saved.match.state)
        assert result is not None
        winners = [self.wording.who(self.narrator.partners(side)) for side in result.winners]
        yield self.texts.text(
            "replay.winners", count=len(winners), players=self.texts.list_and(winners)
        )
        if any(result.money):
            money = [
                self.texts.text("replay.money", player=player, amount=f"{amount:+}")
                for player, amount in zip(self.players, result.money, strict=True)
            ]
            yield self.texts.text(
                "replay.settlement", pot=result.pot, money=self.texts.list_and(money)
            )

    # As data --------------------------------------------------------------------------------

    def data(self, only: int | None) -> dict[str, Any]:
        result = self.saved.rules.result(self.saved.match.state)
        return {
            "variant": self.saved.variant.id,
            "seats": [seat._asdict() for seat in self.saved.seats],
            "hands": [self._hand_data(hand_no, hand) for hand_no, hand in self._hands(only)],
            "result": None if result is None else result._asdict(),
        }

    def _hand_data(self, hand_no: int, hand: Iterator[RetoldAct]) -> dict[str, Any]:
        steps, scores = [], None
        for step in hand:
            steps.append(self._step_data(step))
            scores = step.state.standing.scores
        return {"hand": hand_no, "steps": steps, "scores": scores}

    def _step_data(self, step: RetoldAct) -> dict[str, Any]:
        action = step.entry.action
        return {
            "seat": step.entry.seat,
            "act": None if action is None else say_action(self.saved.rules, action),
            "told": [self._sentence(event, step.state) for event in step.events],
            "table": table_lines(self.saved.rules, step.state, self.players),
        }
