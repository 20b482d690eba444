"""Examples are tried on the rules in force before they are told, so no page can be wrong."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.engine.cards import FACE, RANK_LETTERS, names, parse_card, parse_cards
from game.engine.chance import SeededChance
from game.engine.notation import AnyRules, read_action
from game.engine.parts import Demo
from game.engine.rules import Refusal
from game.engine.state import TableState
from game.play.positions.laid import Seats
from game.play.positions.setting import TableSetter
from game.reading.faults import Faults, FilePlace
from game.reading.given import Given, Section
from game.reading.yaml_tree import nodes_of
from game.view.rulebook.blocks import NOTHING, RIGHT, WRONG, Example, Trial, line
from game.view.table.log import Line, Shown

#: Cards that lie in a hand without a part in the example: something to discard.
SPARE = ("Kd", "Qc", "3s", "8d", "Jh")


class Trials:
    """Tries things on the rules of one game."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def shown(self, demo: Demo, joint: str = NOTHING, wrong_name: str = "") -> list[Example]:
        """The example as the rules judge it, under its own name where it is wrong; nothing if
        they refuse it for another reason."""
        trial = Trial(demo.setting, demo.acts)
        groups = [row(cards) for cards in demo.groups]
        joint = joint if len(groups) > 1 else NOTHING
        found = self.right(demo.name, trial, groups, joint) if demo.if_right else []
        wrong = wrong_name or demo.name
        return found or self.wrong(wrong, trial, groups, joint, *demo.reasons)

    def right(
        self,
        name: str,
        trial: Trial,
        groups: Sequence[Sequence[Shown]],
        joint: str = NOTHING,
        count: int = 0,
    ) -> list[Example]:
        """The example, if the rules allow it; else nothing."""
        if self.state_before(trial) is None or self.refusal(trial) is not None:
            return []
        title, text = line(f"example.{name}"), line(f"example.{name}.why", count=count)
        return [Example(title, text, _rows(groups), RIGHT, joint, trial)]

    def wrong(
        self,
        name: str,
        trial: Trial,
        groups: Sequence[Sequence[Shown]],
        joint: str = NOTHING,
        *reasons: str,
    ) -> list[Example]:
        """The example with its reason, if the rules refuse it for one of these."""
        refusal = self.refusal(trial)
        if refusal is None or refusal.key not in reasons:
            return []
        facts = {name: fact for name, fact in refusal.facts if isinstance(fact, int)}
        tried = trial._replace(refusal=refusal.key)
        title = line(f"example.{name}")
        return [Example(title, Line(refusal.key, facts), _rows(groups), WRONG, joint, tried)]

    def refusal(self, trial: Trial) -> Refusal | None:
        """Why the last act is not allowed."""
        state = self.state_before(trial)
        if state is None:
            return None
        return self.rules.refuse(state, read_action(self.rules, state, trial.acts[-1]))

    def state_before(self, trial: Trial) -> TableState | None:
        """The table before the last act; None if this game cannot have it."""
        faults = Faults()
        file = Section(Given(nodes_of(dict(trial.setting), FilePlace("")), "", faults))
        players = self.rules.common.players
        seats = Seats.of([str(at + 1) for at in range(players.min)], players)
        first = trial.acts[0].partition(" ")[0]
        chance = SeededChance("1")
        state = TableSetter(file, self.rules, seats, chance, first).state()
        if faults.fatal:
            return None
        for act in trial.acts[:-1]:
            action = read_action(self.rules, state, act)
            if self.rules.refuse(state, action) is not None:
                return None
            self.rules.apply(state, action, chance)
        return state


def _rows(groups: Iterable[Sequence[Shown]]) -> tuple[tuple[Shown, ...], ...]:
    return tuple(tuple(group) for group in groups)


def row(written: str) -> tuple[Shown, ...]:
    """Cards as they are written, `8h X=9`, to be shown."""
    shown = []
    for word in written.split():
        card, _, rank = word.partition("=")
        as_rank = RANK_LETTERS.find(rank) if rank else 0
        shown.append(Shown(parse_card(card), as_rank))
    return tuple(shown)


def spare(used: str, count: int = 2) -> str:
    """A few other cards."""
    faces = {FACE[card] for card in parse_cards(bare(used))}
    others = [card for card in map(parse_card, SPARE) if FACE[card] not in faces]
    return names(others[:count])


def bare(written: str) -> str:
    """The cards without what they stand for."""
    return " ".join(word.partition("=")[0] for word in written.split())
