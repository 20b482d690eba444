"""Small steps to be shown, told with few words."""

from __future__ import annotations

from game.engine.cards import CardId, parse_card, parse_cards
from game.engine.events import Event
from game.settings import FULL
from game.view.motion.choreography import Moving
from game.view.motion.director import Director, Frame
from game.view.motion.places import Anchor, Back, Place, Snapshot, Step, Token

ME, OTHER, THIRD = 0, 1, 2
STOCK = Place(100, 500, 136)
HAND, OTHER_HAND = Place(900, 950, 270, level=1), Place(300, 60, 60)
WON = Place(60, 900, 100)
ANCHORS = {
    Anchor("stock"): STOCK,
    Anchor("hand", ME): HAND,
    Anchor("hand", OTHER): OTHER_HAND,
    Anchor("hand", THIRD): Place(1300, 60, 60),
    Anchor("won", ME): WON,
    Anchor("won", OTHER): Place(1800, 60, 60),
}


def card(name: str) -> CardId:
    return parse_card(name)


def row(cards: str, x: float, y: float, height: float = 270, level: int = 1) -> dict[Token, Place]:
    """Cards side by side, face up."""
    return {
        face: Place(x + 90 * n, y, height, 0, face, level, n)
        for n, face in enumerate(parse_cards(cards))
    }


def hand(cards: str) -> dict[Token, Place]:
    return row(cards, 500, 900)


def meld(cards: str, x: float = 500) -> dict[Token, Place]:
    return row(cards, x, 300, 150, 0)


def pile(cards: str) -> dict[Token, Place]:
    return row(cards, 250, 500, 136)


def fan(seat: int, count: int) -> dict[Token, Place]:
    return {Back(seat, n): Place(300 + 1000 * (seat - 1) + 9 * n, 60, 60) for n in range(count)}


def event(kind: str, cards: str = "", seat: int = ME, /, **facts: int) -> Event:
    return Event(kind, seat, parse_cards(cards), facts=tuple(facts.items()))


def hidden(kind: str, count: int, seat: int) -> Event:
    return Event(kind, seat, (None,) * count, facts=(("open", 0),))


def step(happened: Event | None, before: Snapshot, after: Snapshot, pause: float = 0) -> Step:
    return Step(happened, before, after, ANCHORS, pause)


def shown(*steps: Step, motion: str = FULL, speed: int = 1) -> Director:
    director = Director(motion, speed)
    for one in steps:
        director.play(one, 0)
    return director


def length(director: Director) -> float:
    """Milliseconds until nothing moves."""
    ms = 0
    while director.frame(ms / 1000).is_busy:
        ms += 1
        assert ms < 99_000
    return ms


def of(frame: Frame, token: Token) -> Moving:
    return next(moving for moving in frame.moving if moving.token == token)


def where(frame: Frame, token: Token) -> tuple[float, float]:
    place = of(frame, token).place
    return place.x, place.y


DRAW = step(event("drew", "Kh", open=0), hand("2c 3c"), hand("2c 3c Kh"))
DRAWN_BY_OTHER = step(hidden("drew", 1, OTHER), fan(OTHER, 3), fan(OTHER, 4))
LAY = step(
    event("melded", "9h 9c 9s", kind=0, start=0), hand("2c 9h 9c 9s"), hand("2c") | meld("9h 9c 9s")
)
DISCARD_BY_OTHER = step(
    event("discarded", "5d", OTHER), fan(OTHER, 4) | pile("7s"), fan(OTHER, 3) | pile("7s 5d")
)
LAID_BY_OTHER = step(
    event("melded", "9h 9c 9s", OTHER, kind=0, start=0),
    fan(OTHER, 5),
    fan(OTHER, 2) | meld("9h 9c 9s"),
)
RIVER = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ad 2h 3h 4h 5h"
SWEEP = step(event("took", RIVER, duty=0, barred=-1), pile(RIVER), hand(RIVER))
TAKE_ONE = step(event("took", "7s", duty=0, barred=-1), pile("7s"), hand("7s"))
TAKEN_BY_OTHER = step(
    event("took", "7s", OTHER, duty=0, barred=-1), pile("7s") | fan(OTHER, 2), fan(OTHER, 3)
)
CAPTURE = step(
    event("taken", "Td 6c 4s", OTHER, value=10), meld("6c 4s") | fan(OTHER, 2), fan(OTHER, 1)
)


def dealt(count: int) -> list[Step]:
    """Two others get backs, and I get cards, dealt by me."""
    mine = " ".join(RIVER.split()[:count])
    first = fan(OTHER, count)
    second = first | fan(THIRD, count)
    return [
        step(hidden("dealt", count, OTHER), {}, first),
        step(hidden("dealt", count, THIRD), first, second),
        step(event("dealt", mine, ME), second, second | hand(mine)),
    ]
