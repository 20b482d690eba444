"""The regulars of the house at a table: what they remember of whom they play with, and what they
say just now.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from game.bots.levels import FaultyBotError, style_named
from game.bots.occasions import OCCASIONS, Acquaintance
from game.bots.styles import SaidLine, Style
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
    memory: Acquaintance = Acquaintance()


Regulars = Mapping[int, Regular]
"""The bots with a style at a table, by their seats."""


class Remark(NamedTuple):
    """What a regular says: `turns`, for how many more it is heard."""

    seat: int
    said: SaidLine
    turns: int = TURNS


class Talk(NamedTuple):
    """What is heard now, and of which occasions each seat has spoken in this hand."""

    remark: Remark | None = None
    spoken: frozenset[tuple[int, str]] = frozenset()


def style_of(bot: str) -> Style | None:
    """Return the style of a bot, if it has one and the file of it is sound."""
    with suppress(FaultyBotError):
        return style_named(bot)
    return None


def regulars_at(players: Sequence[Player], rivals: Iterable[Rival] = ()) -> Regulars:
    """Return the players with a style. `rivals`: whom the one person there has met."""
    was_ahead = {"won": False, "lost": True}
    met = {one.bot: Acquaintance(one.together, was_ahead.get(one.last)) for one in rivals}
    styles = ((seat, style_of(player.bot)) for seat, player in enumerate(players))
    return {
        seat: Regular(style, met.get(style.id, Acquaintance()))
        for seat, style in styles
        if style is not None
    }


def talk_after(
    before: Talk,
    event: Event,
    hand_no: int,
    standing: Standing,
    rules: AnyRules,
    regulars: Regulars,
) -> Talk:
    """Return the talk after an event. `standing`: that after it. A regular speaks of an occasion
    once in a hand, and has its lines in turns, from hand to hand and from match to match."""
    remark, spoken = (None, frozenset()) if event.kind == "hand_began" else before
    for name, occasion in OCCASIONS.items():
        for seat, (style, memory) in regulars.items():
            lines = style.lines.get(name, ())
            at = (memory.met + hand_no + seat) % max(1, occasion.hands, len(lines))
            if at >= len(lines) or (seat, name) in spoken:
                continue
            if occasion.is_for(event, seat, standing, rules, memory):
                return Talk(Remark(seat, lines[at]), spoken | {(seat, name)})
    turns = remark.turns - (event.kind == "turn") if remark is not None else 0
    return Talk(remark._replace(turns=turns) if remark and turns else None, spoken)
