"""The mouse: one player only drags, one only clicks."""

from __future__ import annotations

import time

from .devices import Act, Device

MAIN, OTHER = 1, 3
STEPS = 5
#: So far the pointer must go, in pixels, before a press is a drag.
LIFTS = 14
#: Two clicks at one place are a double click unless so much time is between them.
NO_DOUBLE = 0.45

Place = tuple[int, int]


class Mouse(Device):
    last: tuple[Place, float] = ((-99, -99), 0.0)

    def place(self, name: str) -> Place:
        places = self.told["places"]
        assert name in places, f"{name} cannot be reached with a pointer: {places}"
        return tuple(places[name])  # type: ignore[return-value]

    def to(self, place: Place, *more: object) -> None:
        self.game.screen.tool("mousemove", "--window", self.game.window, *place, *more)

    def tap(self, place: Place) -> None:
        """Press and release at a place."""
        (x, y), when = self.last
        if abs(x - place[0]) + abs(y - place[1]) < 30:
            time.sleep(max(0.0, when + NO_DOUBLE - time.monotonic()))
        self.to(place, "mousedown", MAIN, "sleep", 0.02, "mouseup", MAIN)
        self.last = place, time.monotonic()

    def press(self, name: str) -> None:
        self.tap(self.place(name))

    def choose(self, at: int) -> None:
        self.tap(tuple(self.told["ways"]["places"][at]))


class Drags(Mouse):
    """Press, move, let go. Cards are marked by drawing the other button along them."""

    def drag(self, thing: str, goal: str) -> None:
        """As the eye leads it: the table may make room once a card is lifted, and the light at the
        goal says when to let go."""
        start = self.place(thing)
        self.to(start, "mousedown", MAIN)
        self.to((start[0], start[1] - LIFTS), "sleep", 0.01)
        self.see(lambda told: told["carried"], f"{thing} lifted")
        end = self.place(goal)
        for step in range(1, STEPS + 1):
            on_the_way = (
                start[0] + (end[0] - start[0]) * step // STEPS,
                start[1] + (end[1] - start[1]) * step // STEPS,
            )
            self.to(on_the_way, "sleep", 0.01)
        self.see(lambda told: told["carried"]["aim"] == goal, f"{thing} over {goal}")
        self.to(end, "mouseup", MAIN)

    def sweep(self, card: str) -> None:
        """Draws the other button a little along one card."""
        x, y = self.place(f"hand:{card}")
        self.to((x, y - 6), "mousedown", OTHER)
        self.to((x, y), "sleep", 0.01)
        self.to((x, y + 6), "sleep", 0.01, "mouseup", OTHER)
        self.see(lambda told: card in told["marked"], f"{card} marked")

    def draw(self, act: Act) -> None:
        self.drag(act["goal"], "hand")

    def send(self, act: Act) -> None:
        self.drag(f"hand:{act['cards'][0]}", act["goal"])

    def meld(self, act: Act) -> None:
        for card in act["cards"]:
            self.sweep(card)
        self.drag(f"hand:{self.random.choice(act['cards'])}", "lane")

    def open(self, act: Act) -> None:
        for slot, cards in self.parts(act):
            for card in cards:
                self.drag(f"hand:{card}", f"slot:{slot}")
                self.see(
                    lambda told, slot=slot, card=card: card in told["slots"][slot]["cards"],
                    f"{card} in slot {slot}",
                )
        self.press("lay_down")

    def fish(self, act: Act) -> None:
        self.drag(f"hand:{act['cards'][0]}", act["goal"])


class Clicks(Mouse):
    """A click marks a card, a click on a place sends what is marked there."""

    def mark(self, card: str) -> None:
        self.tap(self.place(f"hand:{card}"))
        self.see(lambda told: card in told["marked"], f"{card} marked")

    def one_of(self, *names: str) -> None:
        """A click on one of the things that do the same."""
        places = self.told["places"]
        self.press(self.random.choice([name for name in names if name in places]))

    def key(self, command: str) -> str:
        """The button of a command, if it can be pressed now."""
        return self.told["keys"].get(command, "")

    def draw(self, act: Act) -> None:
        command = "draw_stock" if act["goal"] == "stock" else "take_pile"
        self.one_of(act["goal"], self.key(command))

    def send(self, act: Act) -> None:
        self.mark(act["cards"][0])
        self.one_of(act["goal"], self.key("discard") if act["kind"] == "discard" else "")

    def meld(self, act: Act) -> None:
        for card in act["cards"]:
            self.mark(card)
        self.one_of("lane", self.key("lay_down"))

    def open(self, act: Act) -> None:
        for slot, cards in self.parts(act):
            for card in cards:
                self.mark(card)
            self.press(f"slot:{slot}")
            self.see(
                lambda told, slot=slot, cards=cards: (
                    set(cards) <= set(told["slots"][slot]["cards"])
                ),
                f"{cards} in slot {slot}",
            )
        self.one_of("lay_down", self.key("lay_down"))

    def fish(self, act: Act) -> None:
        self.mark(act["cards"][0])
        if act["kind"] == "trail" and self.random.random() < 0.5:
            self.press(self.key("trail"))
            return
        for card in act["cards"][1:]:
            if len(self.told["offers"]) > 1 and self.random.random() < 0.5:
                before = self.told["offers"]
                self.press(f"loose:{card}")
                self.see(
                    lambda told, before=before, card=card: (
                        told["offers"] != before or f"loose:{card}" in told["chosen"]
                    ),
                    f"{card} chosen",
                )
        offers = self.told["offers"]
        self.press(f"choice:{offers.index([act['says']])}")
