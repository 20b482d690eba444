"""Events of every kind between tables by chance move what they moved: for each a digest of what is
seen and heard."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import md5
from pathlib import Path
from random import Random

from shown_steps import ANCHORS

from game.engine.events import Event
from game.settings import BRIEF, FULL, NONE
from game.view.motion import motion
from game.view.motion.director import Director
from game.view.motion.events import EVENT_ROWS
from game.view.motion.motion import Follow, Pace
from game.view.motion.places import DOWN, Back, Place, Points, Snapshot, Step, Token
from tests.kept import assert_kept

KEPT = Path(__file__).with_name("kept")
PACES = Pace(FULL, 1), Pace(FULL, 2), Pace(BRIEF, 1), Pace(NONE, 1), Pace(FULL, 0)
SEATS = 3


class TableByChance:
    """`lies`: the picture; each step leaves most of it where it is."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        backs = [Back(seat, n) for seat in range(SEATS) for n in range(3)]
        stock = [Back(-1, n) for n in range(2)]
        self.tokens: list[Token] = [*range(30), *backs, *stock, *(Points(n, 5) for n in range(2))]
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


def shown(seed: int) -> Iterator[str]:
    chance = Random(seed)
    pace = PACES[seed % len(PACES)]
    table, director, now = TableByChance(chance), Director(*pace), 0.0
    yield f"{seed} {pace.motion} {pace.speed}:"
    for _ in range(5):
        steps = [table.step() for _ in range(chance.choice((1, 1, 3)))]
        if len(steps) == 3 and chance.random() < 0.7:
            event = Event("dealt", 1, (None, 4), facts=())
            steps = [step._replace(event=event._replace(seat=n)) for n, step in enumerate(steps)]
        seen: list[object] = []
        for token in chance.sample(table.tokens, chance.choice((0, 0, 2))):
            director.drop_from(token, table.place(token), refused=chance.random() < 0.5)
        for step in steps:
            director.play(step, now)
        for _ in range(chance.choice((2, 6, 12))):
            now += chance.choice((0.0, 0.05, 0.13, 0.4))
            seen += [director.due(now), director.is_behind(now), director.frame(now)]
        if chance.random() < 0.3:
            (director.finish if chance.random() < 0.7 else director.jump)()
            seen.append(director.frame(now))
        kinds = "+".join(dict.fromkeys(step.kind or "moved" for step in steps))
        yield f"{kinds} {_digest(_told(seen))}"


def _told(seen: list[object]) -> Iterator[object]:
    """Yield what was seen, without the pictures that the steps hold."""
    for one in seen:
        if isinstance(one, tuple):
            moving, hidden, cues, is_busy, step, begun, event = one
            kinds = [other.kind for other in begun]
            yield moving, sorted(map(str, hidden)), cues, is_busy, step is None, kinds, str(event)
        else:
            yield one


def _digest(values: Iterator[object]) -> str:
    return md5(_rounded(list(values)).encode()).hexdigest()[:4]


def _rounded(value: object) -> str:
    if isinstance(value, float):
        return f"{round(value, 6) + 0.0:.4g}"
    if isinstance(value, list | tuple):
        return f"({' '.join(map(_rounded, value))})"
    return str(value)


def test_what_happens_moves_what_it_moved() -> None:
    told = [" ".join(shown(seed)) for seed in range(60)]
    assert_kept(KEPT / "movements_by_chance.txt", "\n".join(told) + "\n")


def test_what_is_timed_is_where_it_was() -> None:
    told = []
    times = *(at * 0.03 for at in range(-1, 10)), 0.4, 0.5, 0.7, 0.9, 1.1, 1.3, 1.6, 2.0
    for pace in PACES:
        parts: dict[str, list[object]] = {
            "picked up": [motion.picked_up(0, now, pace) for now in times],
            "shaken": [motion.shaken(0, now, pace) for now in times],
            "winning": [tuple(motion.winning(0, now, pace, 3)) for now in times],
            "passed": [motion.passed(0, now, pace) for now in times],
            "closes": [motion.curtain_closed(0, now, pace, closes=True) for now in times],
            "opens": [motion.curtain_closed(0, now, pace, closes=False) for now in times],
            "lengths": [pace.time(1.0), pace.apart(1.0), pace.pause(1.0)],
            "dragged": list(_dragged(pace)),
        }
        name = f"{pace.motion} {pace.speed}"
        told += [f"{name} {part}: {' '.join(map(_rounded, ones))}" for part, ones in parts.items()]
    told.append("reading: " + " ".join(f"{motion.reading('x' * n):.4g}" for n in range(0, 90, 9)))
    assert_kept(KEPT / "timed.txt", "\n".join(told) + "\n")


def _dragged(pace: Pace) -> Iterator[object]:
    hangs = Follow.at(100, 200, 0)
    for tick in range(1, 16):
        now = tick * 0.02
        if tick < 6:
            hangs = hangs.drawn_to(100 + tick * tick * 9, 200 - tick * 20, now, pace)
        hangs = hangs.moved(now, pace)
        yield hangs.x, hangs.y, hangs.lean(pace), hangs.rests
