"""`loba referee`: judges what a position file tries, action by action, and says why not."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game.cli.frame import FAULTY, FINE, WRONG_USE, CommandFrame, complain
from game.engine.cards import name
from game.engine.events import Event
from game.engine.state import NOBODY
from game.l10n.catalogue import Texts
from game.play.pieces.line import refusal_line
from game.play.positions.laid import side_name
from game.play.positions.position import Position, read_position
from game.play.positions.referee import After, Referee, Verdict
from game.variants.catalogue import Catalogue
from game.view.table.log import Narrator, Wording, table_lines


def register(frame: CommandFrame) -> None:
    referee = frame.command("referee", judge_file)
    referee.argument("file", metavar="FILE", type=Path)
    referee.argument("--legal", action="store_true")
    referee.argument("--json", action="store_true")


def judge_file(arguments: Namespace, texts: Texts) -> int:
    reading = read_position(arguments.file, Catalogue())
    complain(reading.faults, texts)
    position = reading.position
    if position is None:
        return WRONG_USE
    hearing = Hearing(position, texts, list_legal=arguments.legal)
    if position.script.after is not None and position.script.after.faults.fatal:
        complain(position.script.after.faults, texts)
        return WRONG_USE
    if arguments.json:
        print(json.dumps(hearing.data(), indent=1, ensure_ascii=False))
    else:
        for line in hearing.lines():
            print(line)
    return FINE if hearing.held else FAULTY


class Hearing:
    """All acts tried on a position, judged and put into words. `rulings`: the verdicts, with
    sentences of what came of each act; `held`: everything was as the file expects."""

    def __init__(self, position: Position, texts: Texts, *, list_legal: bool) -> None:
        self.position = position
        self.texts = texts
        #: A player without a name has a number in the file, and is "Player 1" in a sentence.
        self.players = [
            texts.text("referee.player", number=name) if name.isdecimal() else name
            for name in position.seats.names
        ]
        self.narrator = Narrator(position.rules, len(self.players))
        self.wording = Wording(texts, position.variant.id, self.players, signs=False)
        self.referee = Referee(position)
        self.legal = self.referee.legal() if list_legal else None
        self.is_cut = self.legal is not None and self.referee.is_cut()
        self.rulings = [
            (verdict, [self._sentence(event) for event in verdict.events])
            for verdict in self.referee.judge_all()
        ]
        self.differences = list(After(self.referee).differences())
        self.held = not self.differences and all(verdict.held for verdict, _ in self.rulings)

    def _sentence(self, event: Event) -> str:
        return self.wording.sentence(self.narrator.line(event, self.referee.state.melds))

    def why_not(self, verdict: Verdict) -> tuple[str, str]:
        """Return the key and the sentence of why an act is refused."""
        if verdict.unreadable is not None:
            error = verdict.unreadable
            return error.key, self.texts.text(error.key, word=error.word)
        assert verdict.refusal is not None
        line = refusal_line(self.position.rules, verdict.refusal)
        return line.key, self.wording.sentence(line)

    # As text --------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        if self.legal is not None:
            yield self.texts.text("referee.may", count=len(self.legal))
            yield from (f"    {action}" for action in self.legal)
            if self.is_cut:
                yield "    " + self.texts.text("referee.cut")
        for number, (verdict, sentences) in enumerate(self.rulings, 1):
            yield from self._ruling_lines(number, verdict, sentences)
        yield from self._table()
        yield from self._scores()
        for difference in self.differences:
            yield self.texts.text("referee.difference", **difference._asdict())

    def _ruling_lines(
        self, number: int, verdict: Verdict, sentences: Sequence[str]
    ) -> Iterator[str]:
        player = self.players[verdict.seat] if verdict.seat != NOBODY else "-"
        yield f"{number}. {player}: {verdict.said}"
        if verdict.legal:
            yield "    " + self.texts.text("referee.legal")
        else:
            key, why = self.why_not(verdict)
            judged = "referee.unreadable" if verdict.unreadable else "referee.illegal"
            yield "    " + self.texts.text(judged, key=key, why=why)
        for sentence in sentences:
            yield f"    | {sentence}"
        if not verdict.held and verdict.line.expected:
            yield "    " + self.texts.text("referee.not_held", expected=verdict.line.expected)

    def _table(self) -> Iterator[str]:
        lines = table_lines(self.position.rules, self.referee.state, self.players)
        if lines:
            yield self.texts.text("referee.table")
            yield from (f"    {line}" for line in lines)

    def _scores(self) -> Iterator[str]:
        for key, numbers in self._numbers(self.players).items():
            said = (
                self.texts.text("log.score", player=side, score=number)
                for side, number in numbers.items()
            )
            yield self.texts.text(f"referee.{key}", scores=self.texts.list_and(said))
        winners = self._winners(self.players)
        if winners:
            yield self.texts.text("referee.winners", players=self.texts.list_and(winners))

    def _numbers(self, names: Sequence[str]) -> dict[str, dict[str, int]]:
        """Return the points of the last hand, if one has ended, the scores, and the money of a
        match."""
        standing = self.referee.state.standing
        sides = [self._side(side, names) for side in range(len(standing.scores))]
        found = {}
        if standing.sheet:
            found["points"] = dict(zip(sides, standing.sheet[-1], strict=True))
        found["scores"] = dict(zip(sides, standing.scores, strict=True))
        result = self.position.rules.result(self.referee.state)
        if result is not None and any(result.money):
            found["money"] = dict(zip(names, result.money, strict=True))
        return found

    def _winners(self, names: Sequence[str]) -> list[str]:
        """Return the winners of the match; nobody as long as it goes on."""
        result = self.position.rules.result(self.referee.state)
        return [self._side(side, names) for side in result.winners] if result else []

    def _side(self, side: int, names: Sequence[str]) -> str:
        return side_name(self.position.seats._replace(names=tuple(names)), side)

    # As data --------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        names = self.position.seats.names
        return {
            "variant": self.position.variant.id,
            "players": list(names),
            "actions": [self._ruling_data(*ruling) for ruling in self.rulings],
            "table": table_lines(self.position.rules, self.referee.state, names),
            **self._numbers(names),
            "winners": self._winners(names),
            "differences": [difference._asdict() for difference in self.differences],
            "held": self.held,
            **({} if self.legal is None else {"legal": self.legal, "legal_cut": self.is_cut}),
        }

    def _ruling_data(self, verdict: Verdict, sentences: Sequence[str]) -> dict[str, Any]:
        data: dict[str, Any] = {
            "action": verdict.said,
            "player": self._name(verdict.seat),
            "legal": verdict.legal,
            "expected": verdict.line.expected or None,
            "held": verdict.held,
        }
        if not verdict.legal:
            data["key"], data["why"] = self.why_not(verdict)
        data["events"] = [
            self._event_data(event, sentence)
            for event, sentence in zip(verdict.events, sentences, strict=True)
        ]
        data["scores"] = list(verdict.scores)
        return data

    def _name(self, seat: int) -> str | None:
        return None if seat == NOBODY else self.position.seats.names[seat]

    def _event_data(self, event: Event, sentence: str) -> dict[str, Any]:
        return {
            "kind": event.kind,
            "player": self._name(event.seat),
            "cards": [None if card is None else name(card) for card in event.cards],
            "told": sentence,
        }
