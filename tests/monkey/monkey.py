"""A monkey before the screen: it presses, drags, types and drops whatever comes to hand.

What it does hangs on its seed alone. It aims at things rather than at bare felt, so that it gets
somewhere: cards are drawn and laid, hands end, scenes are opened and left.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest
from services import a_house

from game.engine.cards import each
from game.engine.visibility import Observation
from game.play.session import start as deal_number
from game.play.session.seating import Player, TableChoice
from game.scenes import matches
from game.scenes.shell import navigator as navigator
from game.scenes.shell import own_files as dropped
from game.scenes.shell.addresses import ToNewMatch
from game.scenes.shell.page_scene import PageScene
from game.scenes.table.scene import TableScene
from game.settings import CRESTS
from game.ui.commands import FULLSCREEN, ROWS
from game.ui.gestures import (
    KEYS,
    LEFT_WINDOW,
    MAIN,
    MIDDLE,
    MOUSE,
    MOVED,
    OTHER,
    PAD,
    PRESSED,
    RELEASED,
    TOUCH,
    Command,
    FileDropped,
    FocusLost,
    Gesture,
    KeyChosen,
    PadsChanged,
    Pointer,
    QuitAsked,
    Resized,
    Typed,
    Wheel,
)
from game.ui.widgets import Widget
from tests.clock import Clock
from tests.play.tables import CATALOGUE, GAMES

_NUMBER = re.compile(r"\d+")

SIZES = ((1920, 1080), (1280, 720), (1024, 640), (1600, 1200), (2560, 1080))
NAMES = ("Ana", "Beto", "Carmen", "Diego", "Elsa")
LANGUAGES = ("en", "es", "fr", "pt", "")
COMMANDS = tuple(row.name for row in ROWS if row.name != FULLSCREEN)
PAD_COMMANDS = tuple(row.name for row in ROWS if row.buttons)
#: What leads on at a table.
PLAYING = ("draw_stock", "take_pile", "discard", "lay_down", "stage", "confirm", "mark", "trail")
ELSEWHERE = ("confirm", "confirm", "confirm", "down", "next_zone", "back", "back")
#: Longer than anything at the table moves.
SETTLED = 30.0


class StuckError(AssertionError):
    """The table is not what it should be. Says what the monkey did last."""


class Monkey:
    def __init__(
        self, seed: int, files: Path, patch: pytest.MonkeyPatch, paints_every: int = 200
    ) -> None:
        self.random = Random(seed)
        for module in (deal_number, dropped, matches):
            patch.setattr(module, "randbelow", self.random.randrange)
        self.files = sorted(files.iterdir())
        self.services = a_house((1280, 720), speed=0, motion="none")
        self.navigator = navigator.Navigator(self.services)
        self.paints_every = paints_every
        self.done = 0
        self._games: list[str] = []
        self._gone_for: Counter[tuple[str, str]] = Counter()
        self.seen: set[str] = set()
        self.last: list[str] = []
        self._held: list[int] = []
        self._place = (0.0, 0.0)
        self._device = MOUSE
        self._pads: tuple[int, ...] = ()
        self._acts = self._all_acts()
        self.navigator.menu()

    # A life -----------------------------------------------------------------------------------

    def live(self, gestures: int) -> None:
        while self.done < gestures:
            self._act()
            self._let_time_pass(self.random.choice((0.0, 0.0, 0.0, 0.016, 0.1, 0.5, 1.6)))
            if self.random.random() < 0.02:
                self.settle()

    def _act(self) -> None:
        acts, weights = zip(*self._acts, strict=True)
        act = self.random.choices(acts, weights)[0]
        act()

    def _all_acts(self) -> list[tuple[Callable[[], None], float]]:
        return [
            (self._move, 8),
            (self._press, 10),
            (self._release, 10),
            (self._drag, 20),
            (self._double_click, 4),
            (self._command, 14),
            (self._play_on, 26),
            (self._let_go_key, 2),
            (self._wheel, 2),
            (self._type, 3),
            (self._leave_window, 1),
            (self._lose_focus, 0.7),
            (self._change_pads, 0.7),
            (self._resize, 0.25),
            (self._change_setting, 0.25),
            (self._drop_file, 0.15),
            (self._sit_down, 0.8),
            (self._close_window, 0.02),
        ]

    def give(self, gesture: Gesture) -> None:
        """As the loop would hand it on."""
        services = self.services
        self.done += 1
        self.last = [*self.last[-39:], f"{type(services.stack.top).__name__} {gesture}"]
        if isinstance(gesture, Resized):
            services.fit((gesture.width, gesture.height), hurried=True)
            services.stack.refit()
            services.ahead.go_on(0.0, services.clock)
        elif isinstance(gesture, FileDropped):
            services.open_file(gesture.file)
        elif isinstance(gesture, QuitAsked):
            services.leaving = True
        else:
            services.notice(gesture)
            services.stack.handle(gesture)
        if services.leaving:
            services.leaving = False
            self.navigator.menu()
        self.seen.add(type(services.stack.top).__name__)
        if self.done % self.paints_every == 0:
            self._let_time_pass(0.0)
            self.look()

    def look(self) -> None:
        self.services.stack.sprites()
        self.services.stack.top.title()

    def _let_time_pass(self, seconds: float) -> None:
        clock = self.services.clock
        assert isinstance(clock, Clock)
        clock.now += seconds
        self.services.stack.update(clock.now)
        self.check()

    # What it aims at --------------------------------------------------------------------------

    def _somewhere(self) -> tuple[float, float]:
        stage = self.services.kit.stage
        top = self.services.stack.top
        if self.random.random() < 0.1:
            x, y = self.random.random() * stage.width, self.random.random() * stage.height
            return x, y
        if isinstance(top, PageScene):
            widgets = [one for one in top.page.widgets if one.focusable]
            if widgets:
                box = self._newest(type(top).__name__, widgets).seen
                return box.cx, box.cy
        if isinstance(top, TableScene):
            return self._on_table(top)
        return stage.width / 2, stage.height / 2

    def _newest(self, page: str, widgets: Sequence[Widget]) -> Widget:
        """What it has seldom gone for on such a page, scrolled into sight."""
        kinds = [(page, _NUMBER.sub("#", one.name)) for one in widgets]
        often = [self._gone_for[kind] + 2 * self.random.random() for kind in kinds]
        at = often.index(min(often))
        self._gone_for[kinds[at]] += 1
        scroll = widgets[at].scroll
        if scroll is not None:
            scroll.show(widgets[at].rect)
        return widgets[at]

    def _on_table(self, scene: TableScene) -> tuple[float, float]:
        layout = scene.picture.layout
        strips = [spot.strip for spot in layout.cards.values()]
        frames = [*layout.melds, *layout.zones.keys, layout.lane, layout.piles.stock.frame]
        frames += [spot.strip for spot in layout.hand.spots.values()]
        frames += [place.plaque for place in layout.seats.values()]
        if layout.piles.discards:
            frames.append(layout.piles.discards.frame)
        if layout.tray:
            frames += [layout.tray.lay_down, *(slot.frame for slot in layout.tray.slots)]
        if layout.choices:
            frames += layout.choices.boxes
        box = self.random.choice([*strips, *frames, layout.zones.help, layout.zones.menu])
        return box.cx, box.cy

    # What it does -----------------------------------------------------------------------------

    def _pointer(self, what: str, button: int = 0, clicks: int = 1) -> None:
        self.give(
            Pointer(what, *self._place, button, tuple(self._held), clicks, device=self._device)
        )

    def _move(self) -> None:
        self._place = self._somewhere()
        self._pointer(MOVED)

    def _press(self) -> None:
        if not self._held:
            self._device = self.random.choice((MOUSE, MOUSE, TOUCH))
        self._place = self._somewhere()
        button = self.random.choices((MAIN, OTHER, MIDDLE), (12, 2, 1))[0]
        if button not in self._held:
            self._held.append(button)
        self._pointer(PRESSED, button)

    def _release(self) -> None:
        if self._held:
            button = self._held.pop()
            self._pointer(RELEASED, button)

    def _drag(self) -> None:
        self._press()
        for _ in range(self.random.randint(1, 4)):
            self._place = self._somewhere()
            self._pointer(MOVED)
            self._let_time_pass(self.random.choice((0.0, 0.02)))
        if self.random.random() < 0.9:
            self._release()

    def _double_click(self) -> None:
        self._place = self._somewhere()
        for clicks in (1, 2):
            self._held = [MAIN]
            self._pointer(PRESSED, MAIN, clicks)
            self._held = []
            self._pointer(RELEASED, MAIN, clicks)

    def _command(self) -> None:
        if self._pads and self.random.random() < 0.4:
            name, device = self.random.choice(PAD_COMMANDS), PAD
            pad = self.random.choice(self._pads)
        else:
            name, device, pad = self.random.choice(COMMANDS), KEYS, -1
        self.give(Command(name, True, self.random.random() < 0.1, device, pad))
        if self.random.random() < 0.8:
            self.give(Command(name, False, False, device, pad))

    def _play_on(self) -> None:
        """Something that leads on."""
        if isinstance(self.services.stack.top, TableScene):
            self.give(Command(self.random.choice(PLAYING)))
        else:
            self.give(Command(self.random.choice(ELSEWHERE)))

    def _let_go_key(self) -> None:
        self.give(Command(self.random.choice(("mark", "scores", "hint")), pressed=False))

    def _wheel(self) -> None:
        self.give(Wheel(*self._somewhere(), self.random.choice((-3.0, -1.0, 1.0, 2.5))))

    def _type(self) -> None:
        if self.services.choosing_key:
            self.services.choosing_key = False
            self.give(KeyChosen(self.random.choice(("k", "ctrl+j", "f9", "space"))))
        else:
            letters = self.random.choice(("a", "ñ", "Zoé", "\u202e", "x" * 40, ""))
            self.give(Typed(letters, erase=not letters))

    def _leave_window(self) -> None:
        self._pointer(LEFT_WINDOW)

    def _lose_focus(self) -> None:
        self._held.clear()
        self.give(FocusLost())

    def _change_pads(self) -> None:
        self._pads = self.random.choice(((), (0,), (0, 1), (1,)))
        self.give(PadsChanged(self._pads))

    def _resize(self) -> None:
        self.give(Resized(*self.random.choice(SIZES)))

    def _change_setting(self) -> None:
        settings = self.services.settings
        change = self.random.choice(
            (
                lambda: setattr(settings, "language", self.random.choice(LANGUAGES)),
                lambda: setattr(settings, "text_scale", self.random.choice((1.0, 1.2, 1.4))),
                lambda: setattr(settings, "large_corners", not settings.large_corners),
                lambda: setattr(settings, "two_colours", not settings.two_colours),
                lambda: setattr(settings, "high_contrast", not settings.high_contrast),
                lambda: setattr(settings, "safe_area", self.random.choice((0.0, 0.03, 0.05))),
                lambda: setattr(settings, "motion", self.random.choice(("full", "brief", "none"))),
                lambda: setattr(settings, "speed", self.random.choice((0, 1, 2))),
            )
        )
        change()
        self.last = [*self.last[-39:], f"settings {settings}"]
        self.services.settings_changed()

    def _drop_file(self) -> None:
        self.give(FileDropped(str(self.random.choice(self.files))))

    def _close_window(self) -> None:
        self.give(QuitAsked())

    def _sit_down(self) -> None:
        """Any game, with people and bots as they come."""
        self._held.clear()
        if not self._games:
            self._games = self.random.sample(GAMES, len(GAMES))
        name = self._games.pop()
        players = CATALOGUE.load(name).game.players
        seats = [
            Player(NAMES[seat], CRESTS[seat], self.random.choice(("", "", "naive", "random")))
            for seat in range(self.random.randint(players.min, players.max))
        ]
        self.seen.add(name)
        seed = self.random.randrange(10**6)
        self.last = [*self.last[-39:], f"sits down to {name}, seed {seed}"]
        # It is undone freely wherever that is to be had.
        self.navigator.go(ToNewMatch(TableChoice(name, tuple(seats), seed=seed, free_undo=True)))

    # What must always be so -------------------------------------------------------------------

    def settle(self) -> None:
        """Hands off: what moves comes to rest."""
        self._held.clear()
        self.give(FocusLost())
        tables = [scene for scene in self.services.stack.scenes if isinstance(scene, TableScene)]
        for table in tables:
            self._demand(table.selection.hands.carried is None, "a card hangs in the air", table)
        rested = False
        for _ in range(40):
            self._let_time_pass(SETTLED / 40)
            rested = rested or self._rests()
        if tables:
            self._demand(rested, "something moves for ever", tables[-1])

    def _rests(self) -> bool:
        top = self.services.stack.top
        if not isinstance(top, TableScene) or top.table.is_bots_turn:
            return True
        return not top.picture.director.is_busy(self.services.clock())

    def check(self) -> None:
        scene = self.services.stack.top
        missing = self.services.texts.missing
        assert not missing, f"{missing} after\n" + "\n".join(self.last)
        if not isinstance(scene, TableScene) or scene.picture.is_behind(self.services.clock()):
            return
        if scene.table.needs_curtain:
            return  # It closes with the next picture.
        self._check_agreement(scene)
        self._check_hand(scene)
        self._check_fingers(scene)

    def _check_agreement(self, scene: TableScene) -> None:
        seen = scene.table.observation()
        shown, true = scene.picture.latest, seen
        if shown != true:
            differ = [
                f"{name}: {getattr(shown, name)} for {getattr(true, name)}"
                for name in Observation._fields
                if getattr(shown, name) != getattr(true, name)
            ]
            self._demand(False, f"the picture shows {differ}", scene)

    def _check_hand(self, scene: TableScene) -> None:
        """Every card is somewhere, once, where it can be seen."""
        seen, layout = scene.table.observation(), scene.picture.layout
        held = set(each(seen.hand)) if scene.picture.is_open else set()
        shown = {card for card, spot in layout.cards.items() if spot.zone in ("hand", "tray")}
        self._demand(held == shown, f"hand {held ^ shown} lost or doubled", scene)
        laid = [card for meld in seen.melds for card in meld.cards]
        laid += [*seen.loose, *(card for build in seen.builds for card in build.cards)]
        zones = ("meld", "loose", "build")
        there = [card for card, spot in layout.cards.items() if spot.zone in zones]
        self._demand(sorted(laid) == sorted(there), "cards of the table lost or doubled", scene)
        stage = self.services.kit.stage
        for card, spot in layout.cards.items():
            middle = spot.strip
            inside = 0 <= middle.cx <= stage.width and 0 <= middle.y <= stage.height
            self._demand(inside, f"card {card} lies outside: {spot}", scene)

    def _check_fingers(self, scene: TableScene) -> None:
        selection = scene.selection
        carried = selection.hands.carried
        if carried is not None and not carried.by_keys:
            held = scene.carrying.drag.held is not None
            self._demand(held, "carried, but nothing is pressed", scene)
        mine = set(each(scene.table.observation().hand))
        self._demand(set(selection.hands.marked) <= mine, "marked cards that are not held", scene)
        if selection.ring:
            zones = scene.context.focus.blocks()
            there = any(selection.hands.focus in targets for targets in zones.values())
            self._demand(there, f"the focus is lost: {selection.hands.focus}", scene)

    def _demand(self, holds: bool, what: str, scene: TableScene) -> None:
        if not holds:
            before = "\n".join(self.last)
            raise StuckError(f"after {self.done}, {scene.table.variant.id}: {what}\n{before}")
