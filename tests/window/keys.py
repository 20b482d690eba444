"""Keyboard and gamepad: both lead a focus from thing to thing; the keyboard has letters too."""

from __future__ import annotations

import time

from .devices import Act, Device

#: Enough to come from anywhere to anywhere.
PRESSES_MOST = 60
#: After so long without another focus an arrow has led nowhere.
EDGE = 0.8


class Focus(Device):
    """`tap` gives a command once. Directions, `confirm`, `mark`, `discard` and `next_zone` are all
    a gamepad has."""

    def tap(self, *commands: str) -> None:
        raise NotImplementedError

    # Going ------------------------------------------------------------------------------------

    def go(self, name: str) -> None:
        """The focus goes there."""
        for _ in range(PRESSES_MOST):
            told = self.told
            here = told["focus"]
            if here == name:
                return
            if told["scene"] != "table":
                self.step("next_zone" if not here else self.way(here, name))
                continue
            zone = next((zone for zone, names in told["zones"].items() if name in names), "")
            assert zone, f"{name} is in no zone: {told['zones']}"
            names = told["zones"][zone]
            if here not in names:
                self.step(*self.ways_into(zone))
            elif zone == "hand":
                by = names.index(name) - names.index(here)
                self.tap(*["right" if by > 0 else "left"] * abs(by))
                self.see(lambda told: told["focus"] == name, f"focus along the hand to {name}")
            else:
                self.step(self.way(here, name))
        raise AssertionError(f"no way to {name}: {self.told}")

    def ways_into(self, zone: str) -> tuple[str, ...]:
        return ("next_zone",)

    def way(self, here: str, there: str) -> str:
        """The arrow that points there most; now and then the other one that does."""
        places = self.told["places"]
        if here not in places or there not in places:
            return "next_zone"
        dx, dy = (places[there][axis] - places[here][axis] for axis in (0, 1))
        ways = []
        if dx:
            ways.append((abs(dx), "right" if dx > 0 else "left"))
        if dy:
            ways.append((abs(dy), "down" if dy > 0 else "up"))
        ways.sort(reverse=True)
        return ways[0][1] if self.random.random() < 0.8 else ways[-1][1]

    def step(self, *commands: str) -> None:
        """One of these, and a look at where that led; at an edge it may lead nowhere."""
        here = self.told["focus"]
        self.tap(self.random.choice(commands))
        until = time.monotonic() + EDGE
        while self.told["focus"] == here and time.monotonic() < until:
            time.sleep(0.005)

    # Doing ------------------------------------------------------------------------------------

    def mark(self, card: str) -> None:
        self.go(f"hand:{card}")
        self.tap("mark")
        self.see(lambda told: card in told["marked"], f"{card} marked")

    def carry(self, card: str, goal: str) -> None:
        """Picks it up; the arrows lead it from one legal place to the next."""
        self.go(f"hand:{card}")
        self.tap("confirm")
        carried = self.see(lambda told: told["carried"], f"{card} picked up")["carried"]
        assert goal in carried["goals"], f"{card} may go to {goal}, but is led to {carried}"
        for _ in carried["goals"]:
            aim = self.told["carried"]["aim"]
            if aim == goal:
                break
            self.tap(self.random.choice(["right", "down"]))
            self.see(lambda told, aim=aim: told["carried"]["aim"] != aim, "the next place")
        assert self.told["carried"]["aim"] == goal, f"{goal} is not among the places"
        self.tap("confirm")

    def draw(self, act: Act) -> None:
        self.go(act["goal"])
        self.tap("confirm")

    def send(self, act: Act) -> None:
        if act["kind"] == "discard" and self.random.random() < 0.5:
            self.go(f"hand:{act['cards'][0]}")
            self.tap("discard")
        else:
            self.carry(act["cards"][0], act["goal"])

    def meld(self, act: Act) -> None:
        for card in act["cards"]:
            self.mark(card)
        self.lay_marked()

    def lay_marked(self) -> None:
        self.go("lane")
        self.tap("confirm")

    def open(self, act: Act) -> None:
        for slot, cards in self.parts(act):
            for card in cards:
                self.carry(card, f"slot:{slot}")
                self.see(
                    lambda told, slot=slot, card=card: card in told["slots"][slot]["cards"],
                    f"{card} in slot {slot}",
                )
        self.lay_contract()

    def lay_contract(self) -> None:
        self.go("lay_down")
        self.tap("confirm")

    def fish(self, act: Act) -> None:
        card = act["cards"][0]
        self.go(f"hand:{card}")
        self.tap("confirm")
        offers = self.see(lambda told: card in told["marked"], f"{card} marked")["offers"]
        at = offers.index([act["says"]])
        if self.told["offer_at"] != at:
            self.enter_choices()
        while (now := self.told["offer_at"]) != at:
            self.tap("down" if now < at else "up")
            self.see(lambda told, now=now: told["offer_at"] != now, "the next choice")
        self.tap("confirm")

    def enter_choices(self) -> None:
        for _ in range(PRESSES_MOST):
            if self.told["focus"].startswith("choice"):
                return
            self.step("next_zone")
        raise AssertionError(f"no way to the choices: {self.told}")

    def choose(self, at: int) -> None:
        for _ in range(at):
            now = self.told["ways"]["at"]
            self.tap("down")
            self.see(lambda told, now=now: told["ways"]["at"] != now, "the next way")
        self.tap("confirm")

    def press(self, name: str) -> None:
        self.go(name)
        self.tap("confirm")


class Keyboard(Focus):
    KEYS = {  # noqa: RUF012
        **{"up": "Up", "down": "Down", "left": "Left", "right": "Right"},
        **{"confirm": "Return", "mark": "space", "discard": "d", "next_zone": "Tab"},
        **{"hand": "F2", "own": "F3", "far": "F4", "piles": "F5", "keys": "F6"},
        **{"draw_stock": "r", "take_pile": "t", "lay_down": "b", "trail": "h"},
    }

    def tap(self, *commands: str) -> None:
        keys = [self.KEYS[command] for command in commands]
        self.game.screen.tool("key", "--delay", 8, *keys)

    def ways_into(self, zone: str) -> tuple[str, ...]:
        return ("next_zone", zone, zone) if zone in self.KEYS else ("next_zone",)

    def draw(self, act: Act) -> None:
        if self.random.random() < 0.5:
            self.tap("draw_stock" if act["goal"] == "stock" else "take_pile")
        else:
            super().draw(act)

    def lay_marked(self) -> None:
        if self.random.random() < 0.5:
            self.tap("lay_down")
        else:
            super().lay_marked()

    def lay_contract(self) -> None:
        if self.random.random() < 0.5:
            self.tap("lay_down")
        else:
            super().lay_contract()

    def fish(self, act: Act) -> None:
        if act["kind"] == "trail" and self.random.random() < 0.5:
            self.mark(act["cards"][0])
            self.tap("trail")
        else:
            super().fish(act)


class Pad(Focus):
    """A gamepad, plugged in inside the game's process; see `with_pad.py`."""

    BUTTONS = {  # noqa: RUF012
        **{"up": "dpup", "down": "dpdown", "left": "dpleft", "right": "dpright"},
        **{"confirm": "a", "mark": "x", "discard": "y", "next_zone": "rightshoulder"},
    }

    def tap(self, *commands: str) -> None:
        pipe = self.game.process.stdin
        assert pipe is not None
        for command in commands:
            button = self.BUTTONS[command]
            pipe.write(f"{button} 1\n{button} 0\n")
        pipe.flush()
