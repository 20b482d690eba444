"""A person's own costly choices, to be practised: each comes back after days, later and later once
it is solved.

The list is one small file; beside it each choice has its table, a match file of one act.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import date
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from game.bots.base import Reason
from game.coach.hand import PlayedHand
from game.coach.review import CostlyChoice, HandReview, decode_review, encode_review
from game.engine.actions import Action
from game.engine.chance import SeededChance
from game.paths import user_data
from game.play.coaching.positions import position_before
from game.reading import strict
from game.reading.strict import MatchFileError, is_damage
from game.settings import known_as
from game.storage.match_codec import SavedMatch
from game.storage.match_file import SUFFIX, read_match, write_match
from game.storage.names import Names
from game.storage.small_file import ListForm, SmallFile

FOLDER, FILE = "practice", "practice.json"
SIZE_MOST = 4 * 1024 * 1024
#: The most choices practised, the newest.
CHOICES_MOST = 200
#: Days until a choice comes back: after it was made, and after each time it was solved. Solved once
#: more, it is known.
APART = (1, 3, 8, 20, 50)
#: The most acts offered to choose from.
OPTIONS_MOST = 6
#: The fault of a table that is not there.
GONE = "fault.match.missing"
_ID = re.compile(r"[0-9a-f]{32}")


def day_of(now: float) -> int:
    """Return the day of a time, in seconds, by the calendar here: days since the first of January
    1970."""
    return (date.fromtimestamp(now) - date(1970, 1, 1)).days


class DueChoice(NamedTuple):
    """A choice to practise. `due`: the day on which it comes back, as `day_of` counts; `step`: how
    often it was solved."""

    id: str
    who: str
    due: int
    step: int
    review: Any


Choices = tuple[DueChoice, ...]


class Exercise(NamedTuple):
    """A table at which somebody is to act. `costs`: what each other act that was judged costs, with
    its error."""

    position: SavedMatch
    best: Action
    reasons: tuple[Reason, ...]
    costs: Mapping[Action, tuple[float, float]]

    def options(self) -> list[Action]:
        """Return the acts that are offered: the best one and the cheapest others, all of them
        judged, in an order that tells nothing."""
        return sorted([self.best, *self.costs][:OPTIONS_MOST])


class Practice:
    """The choices that are practised. Other files in their folder are left alone."""

    def __init__(self, home: Path | None = None) -> None:
        self.folder = (user_data() if home is None else home) / FOLDER
        form = ListForm(_due_choice, DueChoice._asdict)
        self.small = SmallFile(self.folder / FILE, form, SIZE_MOST)

    # Asking ---------------------------------------------------------------------------------

    def due(self, who: str, names: Names, now: float) -> list[DueChoice]:
        """Return the choices a person is to practise today, the one that has waited longest
        first. Raises SmallFileError if the list cannot be read."""
        own = known_as(who)
        due = [one for one in self.small.read() if one.due <= day_of(now)]
        found = [one for one in due if known_as(names.today(one.who, self._made_at(one))) == own]
        return sorted(found, key=lambda one: one.due)

    def _made_at(self, choice: DueChoice) -> float:
        """Return when a choice was made, in seconds: when its table was written."""
        with suppress(OSError):
            return self._file(choice.id).stat().st_mtime
        return inf

    def exercise(self, choice: DueChoice) -> Exercise | None:
        """Return the exercise of a choice; None if its table is gone, or makes no sense. Raises
        MatchFileError if the table cannot be read now."""
        try:
            saved = read_match(self._file(choice.id), SeededChance(0))
            hand = _hand_of(saved)
            [made] = decode_review(hand, choice.review).costly
        except MatchFileError as error:
            if is_damage(error.fault) or error.fault.key == GONE:
                return None
            raise
        except ValueError:
            return None
        position = position_before(saved, hand, made.act_index)
        costs = {made.done: (made.cost, made.half_width)}
        return Exercise(position, made.better, made.reasons, costs)

    # Changing -------------------------------------------------------------------------------

    def take_up(self, match: SavedMatch, hand: PlayedHand, review: HandReview, now: float) -> None:
        """Have the costliest choices of a hand practised, from tomorrow on. Raises SmallFileError
        if that cannot be written."""

        def taken_up(known: Choices) -> Choices:
            ids = {one.id for one in known}
            made = (self._written(match, hand, review, choice, ids) for choice in review.costly)
            due = day_of(now) + APART[0]
            who = match.seats[review.seat].name
            new = (DueChoice(id, who, due, 0, data) for id, data in filter(None, made))
            return (*known, *new)[-CHOICES_MOST:]

        self._change(taken_up)

    def _written(
        self,
        match: SavedMatch,
        hand: PlayedHand,
        review: HandReview,
        choice: CostlyChoice,
        known: set[str],
    ) -> tuple[str, Any] | None:
        """Write the table of a choice, unless it is known; return its id and its review."""
        saved = position_before(match, hand, choice.act_index)
        asked = f"{saved.match.state.digest()} {choice.done}"
        id = sha256(asked.encode()).hexdigest()[:32]
        if id in known:
            return None
        saved.match.submit(review.seat, choice.done)
        alone = replace(review, moments=(), equal=(), costly=(replace(choice, act_index=1),))
        write_match(self._file(id), saved)
        return id, encode_review(_hand_of(saved), alone)

    def answered(self, choice: DueChoice, is_solved: bool, now: float) -> None:
        """Have a choice come back later, or tomorrow if it was not solved. Raises SmallFileError if
        that cannot be written."""
        step = choice.step + 1 if is_solved else 0

        def later(known: Choices) -> Choices:
            left = _without(known, choice)
            # Another copy of the game may have taken it off the list.
            if step == len(APART) or left == known:
                return left
            return (*left, choice._replace(step=step, due=day_of(now) + APART[step]))

        self._change(later)

    def forget(self, choice: DueChoice) -> None:
        """Practise a choice no more. Raises SmallFileError if that cannot be written."""
        self._change(lambda known: _without(known, choice))

    # The files ------------------------------------------------------------------------------

    def _file(self, id: str) -> Path:
        return self.folder / f"{id}{SUFFIX}"

    def _change(self, function: Callable[[Choices], Choices]) -> None:
        """Change the list, and then remove the tables of choices that are on it no more."""
        before: set[str] = set()

        def changed(known: Choices) -> Choices:
            before.update(one.id for one in known)
            return function(known)

        def tidy(left: Choices) -> None:
            for id in before - {one.id for one in left}:
                self._file(id).unlink(missing_ok=True)

        self.small.change(changed, tidy)


def _without(choices: Choices, choice: DueChoice) -> Choices:
    return tuple(one for one in choices if one.id != choice.id)


def _hand_of(saved: SavedMatch) -> PlayedHand:
    """Return a match of one act as a hand. Raises ValueError if it has more or none."""
    acts = saved.match.log[1:]
    if saved.match.first is None or len(acts) != 1:
        raise ValueError(len(acts))
    return PlayedHand(saved.rules, saved.match.first, 1, tuple(acts))


def _due_choice(data: object) -> DueChoice:
    entries = strict.read_map(data, FILE, DueChoice._fields)
    return DueChoice(
        strict.read_word(entries["id"], "id", _ID),
        strict.read_text(entries["who"], "who", strict.NAME_MOST),
        strict.read_whole(entries["due"], "due", 0, strict.NUMBER_MOST),
        strict.read_whole(entries["step"], "step", 0, len(APART) - 1),
        entries["review"],
    )
