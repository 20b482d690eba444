"""A person's own costly choices, to be practised: each comes back after days, later and later once
it is solved.

The list is one small file; beside it each choice has its table, a match file of one act. Entries
that make no sense in either are passed over.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from hashlib import sha256
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

from game.bots.base import Reason
from game.coach.hand import PlayedHand
from game.coach.review import HandReview, decode_review, encode_review
from game.engine.actions import Action
from game.engine.chance import SeededChance
from game.paths import user_data
from game.play.coaching.positions import position_before
from game.reading import strict
from game.reading.json_file import read_entries, write_json
from game.settings import known_as
from game.storage.match_codec import SavedMatch
from game.storage.match_file import SUFFIX, read_match, write_match
from game.storage.names import Names

FOLDER, FILE = "practice", "practice.json"
SIZE_MOST = 4 * 1024 * 1024
#: The most choices practised, the newest.
CHOICES_MOST = 200
#: Days until a choice comes back: after it was made, and after each time it was solved. Solved once
#: more, it is known.
APART = (1, 3, 8, 20, 50)
#: The most acts offered to choose from.
OPTIONS_MOST = 4
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


class Exercise(NamedTuple):
    """A table at which somebody is to act. `costs`: for other acts that were judged, what each
    costs and how far off that may be."""

    position: SavedMatch
    best: Action
    reasons: tuple[Reason, ...]
    costs: Mapping[Action, tuple[float, float]]

    def options(self) -> list[Action]:
        """Return the acts that are offered: the best act, the cheapest that were judged, and
        others, in an order that tells nothing."""
        state = self.position.match.state
        alike = [self.best, *self.costs]
        for act in self.position.rules.legal_actions(state):
            if act not in alike:
                alike.append(act)
        return sorted(alike[:OPTIONS_MOST])


class Practice:
    """The choices that are practised. Another copy of the game may write as well, so the list is
    read before each change."""

    def __init__(self, home: Path | None = None) -> None:
        self.folder = (user_data() if home is None else home) / FOLDER

    # Asking ---------------------------------------------------------------------------------

    def due(self, who: str, names: Names, now: float) -> list[DueChoice]:
        """Return the choices a person is to practise today, the one that has waited longest
        first."""
        own = known_as(who)
        due = [one for one in self._read() if one.due <= day_of(now)]
        found = [one for one in due if known_as(names.today(one.who, self._made_at(one))) == own]
        return sorted(found, key=lambda one: one.due)

    def _made_at(self, choice: DueChoice) -> float:
        """Return when a choice was made, in seconds: when its table was written."""
        with suppress(OSError):
            return self._file(choice.id).stat().st_mtime
        return inf

    def exercise(self, choice: DueChoice) -> Exercise | None:
        """Return the exercise of a choice; None if it cannot be read."""
        with suppress(OSError, ValueError):
            saved = read_match(self._file(choice.id), SeededChance(0))
            hand = _hand_of(saved)
            [made] = decode_review(hand, choice.review).costly
            position = position_before(saved, hand, made.act_index)
            costs = {made.done: (made.cost, made.half_width)}
            return Exercise(position, made.better, made.reasons, costs)
        return None

    # Changing -------------------------------------------------------------------------------

    def take_up(self, match: SavedMatch, hand: PlayedHand, review: HandReview, now: float) -> None:
        """Have the costliest choices of a hand practised, from tomorrow on. May raise OSError."""
        known = {one.id: one for one in self._read()}
        for choice in review.costly:
            saved = position_before(match, hand, choice.act_index)
            asked = f"{saved.match.state.digest()} {choice.done}"
            name = sha256(asked.encode()).hexdigest()[:32]
            if name not in known:
                saved.match.submit(review.seat, choice.done)
                alone = replace(
                    review, moments=(), equal=(), costly=(replace(choice, act_index=1),)
                )
                data = encode_review(_hand_of(saved), alone)
                write_match(self._file(name), saved)
                who, due = match.seats[review.seat].name, day_of(now) + APART[0]
                known[name] = DueChoice(name, who, due, 0, data)
        self._write(list(known.values()))

    def answered(self, choice: DueChoice, is_solved: bool, now: float) -> None:
        """Have a choice come back later, or tomorrow if it was not solved. May raise OSError."""
        others = [one for one in self._read() if one.id != choice.id]
        step = choice.step + 1 if is_solved else 0
        if step < len(APART):
            others.append(choice._replace(step=step, due=day_of(now) + APART[step]))
        self._write(others)

    def forget(self, choice: DueChoice) -> None:
        """Practise a choice no more. May raise OSError."""
        self._write([one for one in self._read() if one.id != choice.id])

    # The files ------------------------------------------------------------------------------

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}{SUFFIX}"

    def _write(self, choices: Sequence[DueChoice]) -> None:
        kept = choices[-CHOICES_MOST:]
        write_json(self.folder / FILE, [one._asdict() for one in kept])
        named = {FILE, *(self._file(one.id).name for one in kept)}
        for file in self.folder.iterdir():
            if file.name not in named:
                file.unlink(missing_ok=True)

    def _read(self) -> list[DueChoice]:
        with suppress(OSError, ValueError):
            return read_entries(self.folder / FILE, SIZE_MOST, CHOICES_MOST, _due_choice)
        return []


def _hand_of(saved: SavedMatch) -> PlayedHand:
    """Return the one act of a match as a hand. Raises ValueError if it has not one act."""
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
