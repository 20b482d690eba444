"""Somebody who has nothing but the accessibility bus goes from the menu to the end of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from game.variants.catalogue import Catalogue

from .accessibility_bus import Reader, Thing, accessibility_bus, missing, until
from .running import Game
from .screen import Screen

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(bool(missing()), reason=missing()),
    pytest.mark.limit(150),
]
#: Seconds in which a hand is over.
PATIENCE = 120.0
CHOOSE, SEND = "Choose a card from your hand", "Choose for "
#: Of the prompts of a rummy: how the first begins, and what is in those of a turn, before and after
#: a card is marked.
DRAW, TURN, MARKED = "Draw ", "discard", ("discard it", "fits in", "no place on its own", "marked")
FISHED = ("Take", "Trail", "Build")
READY = "is ready: lay it down"
HAND, LAID, BUTTONS, WILD = "Your hand", "On the table", "Buttons", ("Joker", "2 of")
#: What the page after a hand has.
OVER = ("What they took", "Next hand", "Next mène")
#: How often somebody looks whether a press was of any use.
LOOKS = 20
OFFERED = Catalogue().ids()


class Blind:
    """A player who knows a table by what it is called."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        #: How often a card was played.
        self.done = 0
        #: What there was when something was pressed last, and how often it was found unchanged.
        self._before: list[Thing] = []
        self._waited = self._tried = 0

    def go_on(self) -> Thing | None:
        """Do what is asked, if anything is; return the way on, once the hand is over."""
        things = self.reader.things()
        self._waited = self._waited + 1 if things == self._before else 0
        if 0 < self._waited < LOOKS:
            return None  # What was pressed has not been done yet.
        self._before, self._waited = things, 0
        over = next((one for one in things if one.name.startswith(OVER)), None)
        if over is not None:
            return over
        for prompt, after in pairwise(things):
            if prompt.name.startswith(SEND) and after.name == HAND:
                # There is nothing to choose between: a button does it, or what lies on the table
                # is pressed, or another card will do.
                self._tried += 1
                way = self._tried % (len(FISHED) + 2)
                if way < len(FISHED):
                    self.done += self._press(things, FISHED[way], BUTTONS)
                else:
                    group = LAID if way == len(FISHED) else HAND
                    some = [one for one in things if one.parent == group]
                    self.reader.press(some[self._tried % len(some)])
                return None
            if prompt.name == CHOOSE or prompt.name.startswith(SEND):
                # The list that follows has the cards of the hand, or what the chosen one can do.
                inside = next((one for one in things if one.parent == after.name), None)
                if inside is not None and self.reader.press(inside):
                    self.done += prompt.name != CHOOSE
                return None
            if prompt.name.startswith(DRAW):
                self._press(things, "Draw", BUTTONS)
                return None
            if any(words in prompt.name for words in MARKED):
                self.done += self._press(things, "Discard", BUTTONS)
                return None
            if prompt.name.endswith(READY):
                self._press(things, "Lay down", BUTTONS)
                return None
            if TURN in prompt.name.lower():
                hand = next((one.name for one in things if one.name.startswith(HAND)), "")
                own = (one for one in things if one.parent == hand)
                self.reader.press(next(one for one in own if not one.name.startswith(WILD)))
                return None
        return None

    def _press(self, things: Sequence[Thing], name: str, within: str) -> bool:
        """Press the thing of this name in a group, and return whether it was there."""
        found = (one for one in things if (one.name, one.parent) == (name, within))
        thing = next(found, None)
        return thing is not None and self.reader.press(thing)


def test_a_hand_is_played_by_the_bus_alone(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with accessibility_bus(monkeypatch) as reader:
        game = Game(screen, tmp_path / "home", [], {"language": "en"})
        for pressed in ("Play", "Escoba*", "Deal"):
            reader.press_named(pressed)
        player = Blind(reader)
        until(player.go_on, PATIENCE)
        own = [words for words in reader.heard if "Ana " in words]
        # Each card is played once, so each act is told once.
        assert player.done > 0
        assert own, reader.heard
        assert len(own) == len(set(own)), reader.heard
        game.close()


@pytest.mark.long
@pytest.mark.limit(400)
@pytest.mark.parametrize("variant", OFFERED)
def test_a_hand_of_every_game_is_played_by_the_bus_alone(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variant: str
) -> None:
    others = Catalogue().load(variant).game.players.min - 1
    bots = ",".join(f"{name}:naive" for name in ("Beto", "Caro")[:others])
    table = f"--variant {variant} --players Ana,{bots} --seed 4".split()
    with accessibility_bus(monkeypatch) as reader:
        game = Game(screen, tmp_path / "home", table, {"language": "en", "speed": 0})
        player = Blind(reader)
        until(player.go_on, 2 * PATIENCE)
        assert player.done > 0, reader.heard
        assert any("Beto " in words for words in reader.heard)
        game.close()


#: Ways through the program by what things are called: what is pressed, and what is there then.
WAYS = {
    "a language": (("Settings", "Language", "Français"), "Réglages"),
    "a setting": (("Settings", "High contrast table"), "High contrast table"),
    "a table with a house rule": (("Play", "Loba de Menos*", "Piernas of three", "Deal"), HAND),
    "a lesson": (("Learn", "Guided hand", "Continue"), "Show me"),
    "a match that is left": (
        ("Play", "Loba de Menos*", "Deal", "Pause", "Save and go to the menu"),
        "Real cards",
    ),
    "the list of matches": (
        ("Play", "Loba de Menos*", "Deal", "Pause", "Save and go to the menu", "Matches"),
        "Matches",
    ),
    "the rules at the table": (("Play", "Loba de Menos*", "Deal", "Rules"), "Rules*"),
    "the score of real cards": (("Real cards", "Carioca*"), "Carioca*"),
}


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
def test_every_page_is_reached_by_the_bus_alone(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    pressed, found = WAYS[way]
    with accessibility_bus(monkeypatch) as reader:
        game = Game(screen, tmp_path / "home", [], {"language": "en", "speed": 0})
        for name in pressed:
            reader.press_named(name)
        until(lambda: reader.find(found))
        game.close()


@pytest.mark.long
def test_how_a_hand_went_is_read_by_the_bus_alone(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ["--variant", "loba_de_menos", "--players", "Ana,Beto:naive", "--seed", "4"]
    with accessibility_bus(monkeypatch) as reader:
        game = Game(screen, tmp_path / "home", table, {"language": "en", "speed": 0})
        until(Blind(reader).go_on, 2 * PATIENCE)
        reader.press_named("How it went")
        until(lambda: reader.find("Cards*") or reader.find("Play*"))
        game.close()


#: Ana is near the limit, and Beto goes out with his next card.
NEAR_THE_LIMIT = """
variant: loba_de_menos
players: [Ana, Beto, Caro]
hands: [Kc Kd Qs Jc 9d, 5h, 4c 9s 2d]
table: [{meld: [6h 7h 8h], owner: 2}]
laid_down: {2: before}
scores: [95, 20, 30]
"""


@pytest.mark.long
def test_somebody_buys_back_in_by_the_bus_alone(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = tmp_path / "near.yaml"
    position.write_text(NEAR_THE_LIMIT, encoding="utf-8")
    table = ["--position", str(position), "--players", "Ana,Beto:naive,Caro:naive"]
    with accessibility_bus(monkeypatch) as reader:
        game = Game(screen, tmp_path / "home", table, {"language": "en", "speed": 0})
        player = Blind(reader)
        until(lambda: player.go_on() or reader.find("Buy back in"), PATIENCE)
        reader.press_named("Buy back in")
        reader.press_named("Next hand")
        until(lambda: reader.find(HAND))
        game.close()
