"""What can be done now, as the sentence above the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.state import DRAW, NOBODY, PLAY
from game.play.offers import MELD, PILE

if TYPE_CHECKING:
    from game.scenes.table.telling import Telling
    from game.view.table_words import TableWords

#: Of several things that are allowed, said in a row.
BETWEEN = " · "
Facts = dict[str, int | str]
NOTHING: tuple[str, Facts] = ("", {})


def prompt_of(telling: Telling) -> tuple[str, Facts]:
    """Its key, and what it tells of; no key: there is nothing to say."""
    view = telling.picture.view
    if view.to_act == NOBODY or view.phase not in (DRAW, PLAY):
        return NOTHING
    if not telling.is_my_turn:
        if view.to_act == telling.table.viewer:
            return NOTHING
        return "table.prompt.waiting", {"player": telling.players[view.to_act].name}
    if telling.fingers.choice is not None:
        fishing = telling.picture.kind.is_fishing
        return "table.prompt.pick_act" if fishing else "table.prompt.pick_way", {}
    if telling.picture.kind.is_fishing:
        return _fishing(telling)
    if view.phase == DRAW:
        may_take = any(goal.kind == PILE for goal in telling.moves.draws())
        return "table.prompt.draw" if may_take else "table.prompt.draw_stock", {}
    return _playing(telling)


def _fishing(telling: Telling) -> tuple[str, Facts]:
    marked = telling.fingers.marked
    if len(marked) == 1:
        return "table.prompt.send", {"card": telling.words.card(marked[0])}
    return "table.prompt.choose", {}


def _playing(telling: Telling) -> tuple[str, Facts]:
    fingers, view = telling.fingers, telling.picture.view
    if fingers.carried is not None:
        return "table.prompt.carried", {"count": len(fingers.carried.cards)}
    if fingers.marked:
        return _marked(telling)
    if view.duty:
        return "table.prompt.use_taken", {}
    if telling.moves.is_staging:
        return f"table.prompt.contract{'_ready' if telling.contract_ready else ''}", {}
    opened = view.opened[view.to_act]
    return "table.prompt.play" if opened else "table.prompt.play_first", {}


def _marked(telling: Telling) -> tuple[str, Facts]:
    marked = telling.fingers.marked
    places = sum(goal.kind == MELD for goal in telling.marked_goals())
    if len(marked) == 1 and places:
        return "table.prompt.fits", {"card": telling.words.card(marked[0]), "count": places}
    return "table.prompt.marked", {"count": len(marked)}


def allowed_words(words: TableWords, allowed: Sequence[str]) -> tuple[str, ...]:
    """The legal moves: all of them, or the first with the number of the others."""
    acts = list(dict.fromkeys(allowed))
    more = words.text("table.prompt.allowed_more", act=acts[0], count=len(acts) - 1)
    return (BETWEEN.join(acts), more) if len(acts) > 1 else (acts[0],)
