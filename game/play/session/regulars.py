"""The regulars of the house at a table: what they remember of whom they play with, and what they
say just now.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from game.bots.levels import FaultyBotError, style_named
from game.bots.occasions import OCCASIONS, Memory
from game.bots.styles import Said, Style
from game.engine.events import Event
from game.engine.notation import AnyRules
from game.engine.state import Standing
from game.play.session.seating import Player
from game.storage.standings import Rival

#: The turns for which something said is heard.
TURNS = 3


class Regular(NamedTuple):
    """A bot that plays by a style, and what it remembers."""

    style: Style
    memory: Memory = Memory()


Regulars = Mapping[int, Regular]
"""The bots with a style at a table, by their seats."""


class Remark(NamedTuple):
    """What a regular says: `turns`, for how many more it is heard."""

    seat: int
    said: Said
    turns: int = TURNS


def style_of(player: Player) -> Style | None:
    """Return the style by which a bot plays, if it is one and its file is sound."""
    with suppress(FaultyBotError):
        return style_named(player.bot)
    return None


def regulars_at(players: Sequence[Player], rivals: Iterable[Rival] = ()) -> Regulars:
    """Return the players with a style. `rivals`: whom the one person there has met."""
    was_ahead = {"won": False, "lost": True}
    met = {one.bot: Memory(one.together, was_ahead.get(one.last)) for one in rivals}
    styles = ((seat, style_of(player)) for seat, player in enumerate(players))
    return {
        seat: Regular(style, met.get(style.id, Memory()))
        for seat, style in styles
        if style is not None
    }


def heard_after(
    before: Remark | None,
    event: Event,
    hand_no: int,
    standing: Standing,
    rules: AnyRules,
    regulars: Regulars,
) -> Remark | None:
    """Return what is heard after an event. `standing`: that after it. A regular has its lines in
    turns, from hand to hand and from match to match."""
    for name, occasion in OCCASIONS.items():
        for seat, (style, memory) in regulars.items():
            lines = style.lines.get(name)
            if lines and occasion.is_for(event, seat, standing, rules, memory):
                return Remark(seat, lines[(memory.met + hand_no) % len(lines)])
    if before is None or event.kind == "hand_began":
        return None
    turns = before.turns - (event.kind == "turn")
    return before._replace(turns=turns) if turns else None
