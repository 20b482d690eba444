"""What lies on a table, in notation: `#1 [5h X=6 7h]`."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import names
from game.engine.notation import AnyRules, say_meld
from game.engine.rummy.flow import RummyRules
from game.engine.state import TableState


def table_lines(rules: AnyRules, state: TableState, players: Sequence[str]) -> list[str]:
    """Melds or builds, numbered as in the notation of acts, with whose they are."""
    if isinstance(rules, RummyRules):
        return [
            f"#{number} {say_meld(rules, meld)} {players[meld.owner]}"
            for number, meld in enumerate(state.melds, 1)
        ]
    loose = [names(state.loose)] if state.loose else []
    return loose + [
        f"#{number} {build.value}: {{{names(build.cards)}}} {players[build.owner]}"
        for number, build in enumerate(state.builds, 1)
    ]
