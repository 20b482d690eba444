"""Trials of examples: every example is tried on the rules in force before it is shown, so that no
page can be wrong."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine.cards import FACE, RANK_LETTERS, names, parse_card, parse_cards
from game.engine.chance import Chance, SeededChance
from game.engine.notation import AnyRules, read_action
from game.engine.parts import Demo
from game.engine.rules import Refusal
from game.engine.state import TableState
from game.play.pieces.line import Fact, Shown, refusal_line
from game.play.positions.laid import Seats
from game.play.positions.setting import TableSetter
from game.reading.faults import Faults, FilePlace
from game.reading.given import Given, Section
from game.reading.yaml_tree import nodes_of
from game.view.rulebook.blocks import NOTHING, RIGHT, WRONG, Example, JudgedExample, line

#: Cards that have no part in an example and fill a hand up: something to discard.
SPARE = ("Kd", "Qc", "3s", "8d", "Jh")


class Trials:
    """A judge of examples by the rules of one game."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def shown(
        self,
        demo: Demo,
        joint: str = NOTHING,
        wrong_name: str = "",
        count: int = 0,
        facts: Mapping[str, Fact] | None = None,
    ) -> list[Example]:
        """Return the example as the rules judge it; a wrong one under `wrong_name`, if that is
        given. Return nothing if the game cannot have the table, or if the demo does not allow for
        this verdict, or for this reason of a refusal. `facts`: the numbers told of it."""
        trial, told = JudgedExample(demo.setting, demo.acts), facts or {}
        state = self._state_before(trial)
        if state is None:
            return []
        refusal = self._judged(state, trial)
        groups = tuple(row(cards) for cards in demo.groups)
        joint = joint if len(groups) > 1 else NOTHING
        if refusal is None and demo.if_right:
            title = line(f"example.{demo.name}", **told)
            why = line(f"example.{demo.name}.why", count=count, **told)
            return [Example(title, why, groups, RIGHT, joint, trial)]
        if refusal is None or refusal.key not in demo.reasons:
            return []
        title = line(f"example.{wrong_name or demo.name}", **told)
        why, tried = refusal_line(self.rules, refusal), trial._replace(refusal=refusal.key)
        return [Example(title, why, groups, WRONG, joint, tried)]

    def refusal(self, trial: JudgedExample) -> str:
        """Return the key of the refusal of the last act; "" if it is allowed, or if this game
        cannot have the table."""
        state = self._state_before(trial)
        refusal = self._judged(state, trial) if state is not None else None
        return refusal.key if refusal is not None else ""

    def _judged(self, state: TableState, trial: JudgedExample) -> Refusal | None:
        return self.rules.refuse(state, read_action(self.rules, state, trial.acts[-1]))

    def _state_before(self, trial: JudgedExample) -> TableState | None:
        """Return the table before the last act; None if this game cannot have it."""
        chance = SeededChance("1")
        state = table_before(self.rules, trial.setting, trial.acts[0], chance)
        if state is None:
            return None
        for act in trial.acts[:-1]:
            action = read_action(self.rules, state, act)
            if self.rules.refuse(state, action) is not None:
                return None
            self.rules.apply(state, action, chance)
        return state


def table_before(
    rules: AnyRules, setting: Mapping[str, object], act: str, chance: Chance | None = None
) -> TableState | None:
    """Return a table as a position file would set it up, before an act; None if this game cannot
    have it."""
    faults = Faults()
    file = Section(Given(nodes_of(dict(setting), FilePlace("")), "", faults))
    players = rules.common.players
    seats = Seats.of([str(at + 1) for at in range(players.min)], players)
    first = act.partition(" ")[0]
    state = TableSetter(file, rules, seats, chance or SeededChance("1"), first).state()
    return None if faults.fatal else state


class Untried(Trials):
    """Shows no example: for pages that are only compared."""

    def shown(
        self,
        demo: Demo,
        joint: str = NOTHING,
        wrong_name: str = "",
        count: int = 0,
        facts: Mapping[str, Fact] | None = None,
    ) -> list[Example]:
        return []


def row(written: str) -> tuple[Shown, ...]:
    """Return cards in notation, `8h X=9`, as cards to be shown."""
    shown = []
    for word in written.split():
        card, _, rank = word.partition("=")
        as_rank = RANK_LETTERS.find(rank) if rank else 0
        shown.append(Shown(parse_card(card), as_rank))
    return tuple(shown)


def spare(used: str) -> str:
    """Return two cards other than the used ones, in notation."""
    faces = {FACE[card] for card in parse_cards(bare(used))}
    others = [card for card in map(parse_card, SPARE) if FACE[card] not in faces]
    return names(others[:2])


def bare(written: str) -> str:
    """Return cards in notation without what they stand for."""
    return " ".join(word.partition("=")[0] for word in written.split())
