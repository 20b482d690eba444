"""Events of every kind between tables by chance: what moves begins, is seen and
comes to rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from shown_steps import ANCHORS

from game.engine.events import Event
from game.settings import BRIEF, FULL, NONE
from game.view.motion import motion
from game.view.motion.director import Director, Frame
from game.view.motion.events import EVENT_ROWS
from game.view.motion.motion import Pace
from game.view.motion.places import DOWN, Back, FlyingPoints, Place, Snapshot, Step, Token

PACES = Pace(FULL, 1), Pace(FULL, 2), Pace(BRIEF, 1), Pace(NONE, 1), Pace(FULL, 0)
SEATS = 3
SEEDS = range(40)
#: Of one stretch; and longer than anything moves, in seconds.
FRAMES_MOST, LONG = 2_000, 30.0


class TableByChance:
    """`lies`: the picture; each step leaves most of it where it is."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        backs = [Back(seat, n) for seat in range(SEATS) for n in range(3)]
        stock = [Back(-1, n) for n in range(2)]
        self.tokens: list[Token] = [
            *range(30),
            *backs,
            *stock,
            *(FlyingPoints(n, 5) for n in range(2)),
        ]
        self.lies: Snapshot = {token: self.place(token) for token in self.tokens[::2]}

    def place(self, token: Token) -> Place:
        chance = self.chance
        x, y = chance.randrange(9) * 200.0, chance.randrange(6) * 180.0
        face = token if isinstance(token, int) and chance.random() < 0.8 else DOWN
        height, level = chance.choice((100.0, 150.0, 270.0)), chance.randrange(3)
        return Place(x, y, height, chance.choice((0, 0, 9.0)), face, level, chance.randrange(40))

    def step(self) -> Step:
        chance, before = self.chance, self.lies
        after = dict(before)
        for token in chance.sample(self.tokens, chance.choice((5, 5, 30))):
            if token in after and chance.random() < 0.5:
                del after[token]
            else:
                after[token] = self.place(token)
        changed = [one for one in self.tokens if before.get(one) != after.get(one)]
        known = [one for one in changed if isinstance(one, int)] or [3]
        cards = tuple(None if chance.random() < 0.3 else card for card in known)
        self.lies = after
        event = None
        if chance.random() < 0.85:
            facts = (("card", known[0]), ("open", 0))
            seat = chance.randrange(SEATS)
            kind = chance.choice([*EVENT_ROWS, *["hand_began"] * 3])
            event = Event(kind, seat, cards, facts=facts)
        return Step(event, before, after, ANCHORS, chance.choice((0.0, 0.0, 0.4)))


def played(seed: int) -> Iterator[tuple[list[Step], Director, list[tuple[float, Frame]]]]:
    """Some steps at a time, with the frames from their beginning until all is still."""
    chance = Random(seed)
    table, director, now = TableByChance(chance), Director(*PACES[seed % len(PACES)]), 0.0
    for _ in range(5):
        steps = [table.step() for _ in range(chance.choice((1, 1, 3)))]
        if len(steps) == 3 and chance.random() < 0.7:
            event = Event("dealt", 1, (None, 4), facts=())
            steps = [step._replace(event=event._replace(seat=n)) for n, step in enumerate(steps)]
        for token in chance.sample(table.tokens, chance.choice((0, 0, 2))):
            director.drop_from(token, table.place(token), refused=chance.random() < 0.5)
        for step in steps:
            director.play(step, now)
        frames = []
        for _ in range(FRAMES_MOST):
            frames.append((now, director.frame(now)))
            if not frames[-1][1].is_busy:
                break
            now += chance.choice((0.01, 0.05, 0.13, 0.4))
        yield steps, director, frames


def every_play() -> Iterator[tuple[str, list[Step], Director, list[tuple[float, Frame]]]]:
    for seed in SEEDS:
        for number, (steps, director, frames) in enumerate(played(seed)):
            kinds = "+".join(dict.fromkeys(step.kind or "moved" for step in steps))
            yield f"{seed}.{number} {kinds}", steps, director, frames


def test_every_step_begins_once_in_its_order_is_seen_once_and_comes_to_rest() -> None:
    faults = []
    for name, steps, director, frames in every_play():
        now, last = frames[-1]
        if last.is_busy or last.moving or last.hidden or director.due(now) is not None:
            faults.append(f"{name} does not end")
        if last.step is not steps[-1]:
            faults.append(f"{name} rests at another table")
        if [step for _, frame in frames for step in frame.begun] != steps:
            faults.append(f"{name} begins otherwise")
        for _, frame in frames:
            tokens = [moving.token for moving in frame.moving]
            if max(Counter(tokens).values(), default=1) > 1 + (not travels(name)):
                faults.append(f"{name} twice")
            if not all(0 <= moving.place.opacity <= 1 for moving in frame.moving):
                faults.append(f"{name} more than there")
    assert faults == []


def travels(name: str) -> bool:
    return PACES[int(name.partition(".")[0]) % len(PACES)].travels


def test_a_picture_is_due_as_long_as_something_moves_or_is_to_be_heard() -> None:
    for seed in SEEDS:
        chance = Random(seed)
        table, director, now = TableByChance(chance), Director(*PACES[seed % len(PACES)]), 0.0
        for _ in range(3):
            director.play(table.step(), now)
            while (due := director.due(now)) is not None:
                assert 0 <= due < LONG
                now += max(due, 0.01)
                director.frame(now)
            assert not director.is_busy(now)
            assert not director.is_behind(now)


@pytest.mark.parametrize("way", ["finish", "jump"])
def test_what_is_cut_short_lies_where_it_would_have_come_to(way: str) -> None:
    for seed in SEEDS:
        chance = Random(seed)
        table, director, now = TableByChance(chance), Director(*PACES[seed % len(PACES)]), 0.0
        for _ in range(4):
            steps = [table.step() for _ in range(3)]
            for step in steps:
                director.play(step, now)
            now += chance.choice((0.0, 0.05, 0.3))
            seen = director.frame(now).begun
            getattr(director, way)()
            frame = director.frame(now)
            assert (frame.moving, frame.hidden, frame.is_busy) == ([], frozenset(), False)
            assert frame.step is steps[-1]
            assert seen + frame.begun == (steps if way == "finish" else seen)
            assert len(frame.cues) <= 1


def test_twice_as_fast_takes_half_the_time_and_without_speed_none() -> None:
    for seed in SEEDS:
        lasts = []
        for pace in (Pace(FULL, 1), Pace(FULL, 2), Pace(FULL, 0)):
            director = Director(*pace)
            director.play(TableByChance(Random(seed)).step()._replace(pause=0.0), 0.0)
            director.frame(0.0)
            lasts.append(director._still_at if director.is_busy(0.0) else 0.0)
        assert lasts[1] == pytest.approx(lasts[0] / 2)
        assert lasts[2] == 0


# What is timed ------------------------------------------------------------------------------------

TIMES = [at * 0.03 for at in range(-2, 90)]


@pytest.mark.parametrize("pace", PACES, ids=str)
def test_what_is_timed_goes_from_nothing_to_all_and_never_back(pace: Pace) -> None:
    stages = [motion.winning(0, now, pace, 3) for now in TIMES]
    grows = {
        "picked up": [motion.picked_up(0, now, pace) for now in TIMES],
        "passed": [1 - motion.passed(0, now, pace)[0] for now in TIMES],
        "closes": [motion.curtain_closed(0, now, pace, closes=True) for now in TIMES],
        "opens": [1 - motion.curtain_closed(0, now, pace, closes=False) for now in TIMES],
        **{f"place {at}": [stage.risen[at] for stage in stages] for at in range(3)},
        "moon": [stage.light for stage in stages],
    }
    assert [name for name, values in grows.items() if values != sorted(values)] == []
    ends = {name: round(values[-1], 6) for name, values in grows.items()}
    assert ends == {name: 1.06 if name == "picked up" else 1.0 for name in grows}
    assert all(later.risen == tuple(sorted(later.risen)) for later in stages)
    if not pace.speed or not pace.travels:
        assert all(value == values[-1] for values in grows.values() for value in values[9:])
