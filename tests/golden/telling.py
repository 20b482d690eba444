"""A match as text: who holds what, every action in notation, and what every hand gave.

variant loba_de_menos
seats 3
seed 1

hand 1, dealer 2
0 holds 4c 5d ...
0: draw stock (9h); discard 9h
...
points 0 12 37
scores 0 12 37
digest 2b6e63a26e1d
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from game.engine.actions import Action
from game.engine.cards import CardId, names
from game.engine.chance import SeededChance
from game.engine.events import Event
from game.engine.fishing.flow import FishingRules
from game.engine.match import Match
from game.engine.notation import read_action, say_action
from game.engine.rummy.flow import RummyRules
from game.paths import bundled
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

AnyRules = RummyRules | FishingRules
FOLDER = Path(__file__).resolve().parent
CATALOGUE = Catalogue([bundled("assets/variants")])
HEADER = ("variant", "seats", "seed")


def rules_for(variant: str) -> AnyRules:
    rules = rules_of(CATALOGUE.load(variant).game)
    assert isinstance(rules, AnyRules)
    return rules


class Telling:
    """Plays a match and writes down what happens."""

    def __init__(self, variant: str, seats: int, seed: str) -> None:
        self.rules = rules_for(variant)
        self.match = Match(self.rules, seats, SeededChance(seed))
        told = zip(HEADER, (variant, seats, seed), strict=True)
        self.lines = [f"{name} {value}" for name, value in told]
        self.acts = 0
        self._tell(self.match.first_events)

    def act(self, action: Action) -> None:
        seat = self.match.state.to_act
        said = say_action(self.rules, action)
        events = self.match.submit(seat, action)
        self.acts += 1
        drawn = [event for event in events if event.kind == "drew"]
        said += "".join(f" ({_names(event)})" for event in drawn)
        if self.lines[-1].startswith(f"{seat}: "):
            self.lines[-1] += f"; {said}"
        else:
            self.lines.append(f"{seat}: {said}")
        self._tell(events)

    def read(self, said: str) -> Action:
        """The action that is written so here."""
        return read_action(self.rules, self.match.state, said.partition("(")[0])

    @property
    def text(self) -> str:
        digest = self.match.state.digest()
        return "\n".join([*self.lines, "", f"digest {digest}", ""])

    def _tell(self, events: list[Event]) -> None:
        for event in events:
            tell = _TOLD.get(event.kind)
            if tell is not None:
                self.lines += tell(event)
            if event.kind == "scored":
                self.lines.append(f"digest {self.match.state.digest()}")


def _names(event: Event) -> str:
    cards: list[CardId] = [card for card in event.cards if card is not None]
    return names(cards)


def _numbers(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _hand_began(event: Event) -> Iterator[str]:
    yield ""
    yield f"hand {event.fact('hand_no')}, dealer {event.seat}"


def _scored(event: Event) -> Iterator[str]:
    assert event.standing is not None
    if event.standing.sheet:
        yield f"points {_numbers(event.standing.sheet[-1])}"
    yield f"scores {_numbers(event.standing.scores)}"


def _line(words: str) -> Callable[[Event], list[str]]:
    return lambda event: [f"{words} {_names(event)}".rstrip()]


def _by_seat(words: str) -> Callable[[Event], list[str]]:
    return lambda event: [f"{event.seat} {words} {_names(event)}".rstrip()]


_TOLD: dict[str, Callable[[Event], list[str] | Iterator[str]]] = {
    "cut": _by_seat("cuts"),
    "hand_began": _hand_began,
    "dealt": _by_seat("holds"),
    "reburied": _line("reburied"),
    "upcard": _line("upcard"),
    "laid_out": _line("table"),
    "recycled": _line("the pile becomes the stock"),
    "swept": _by_seat("sweeps"),
    "leftovers": _by_seat("takes what is left"),
    "hand_over": lambda event: [f"out: {event.seat if event.seat >= 0 else 'nobody'}"],
    "shown": _by_seat("is left with"),
    "scored": _scored,
    "eliminated": _by_seat("is out of the match"),
}


def acts_of(text: str) -> list[str]:
    """Every action of a text, as it is written there."""
    lines = [line.partition(": ") for line in text.splitlines()]
    return [said for seat, _, turn in lines if seat.isdigit() for said in turn.split("; ")]


def replayed(text: str, most: int | None = None) -> Telling:
    """The match of a text, or so many acts of it, played again from what is written."""
    header = dict(line.split(" ", 1) for line in text.splitlines()[: len(HEADER)])
    telling = Telling(header["variant"], int(header["seats"]), header["seed"])
    for said in acts_of(text)[:most]:
        telling.act(telling.read(said))
    return telling
