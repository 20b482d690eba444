"""How a hand came to its end, and how near the end of the match is: lines, most telling first."""

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.events import Event
from game.engine.notation import AnyRules
from game.engine.scoring.match_end import Goal
from game.engine.state import NOBODY
from game.view.motion.events import EVENT_ROWS
from game.view.table.log import Line, Narrator, Who
from game.view.table.model import TableView

#: Of a long last turn, its end.
ACTS_MOST = 3


class StoryLine(NamedTuple):
    """`seat`: that of the player whose crest stands before it; NOBODY: none does."""

    seat: int
    line: Line


def story_of(
    rules: AnyRules, view: TableView, events: Sequence[Event], goal: Goal
) -> tuple[StoryLine, ...]:
    narrator = Narrator(rules, len(view.hand_sizes))
    acts = [StoryLine(event.seat, narrator.line(event, view.melds)) for event in _last_turn(events)]
    return (*acts[-ACTS_MOST:], *_nearness(narrator, view, goal))


def _last_turn(events: Sequence[Event]) -> list[Event]:
    """Return what the player who ended the hand did; a card that was drawn tells nothing."""
    turn: list[Event] = []
    for event in events:
        if event.kind == "turn":
            turn = []
        elif event.kind == "hand_over":
            return turn
        elif EVENT_ROWS[event.kind].said and event.seat != NOBODY and event.kind != "drew":
            turn.append(event)
    return []


def _nearness(narrator: Narrator, view: TableView, goal: Goal) -> list[StoryLine]:
    """Say who is nearest to the limit, or how many hands there are to go."""
    if left := max(0, goal.hands - view.hand_no):
        return [StoryLine(NOBODY, Line("scores.story.hands", {"left": left}))]
    scores, sides = view.standing.scores, view.standing.sides
    highest = max(scores)
    if not 0 < highest < goal.limit:
        return []
    seats = tuple(seat for seat, side in enumerate(sides) if scores[side] == highest)
    facts = {"limit": goal.limit, "left": goal.limit - highest, "players": len(seats)}
    line = Line("scores.story.near", {"player": Who(seats), **facts})
    return [StoryLine(seats[0] if len(seats) == 1 else NOBODY, line)]
