"""A match is watched again: the table as it was, and a bar to go through it with.

It holds no match: whoever shows one tells it where it stands, and is told where to go.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.play.session.seating import Player
from game.play.session.taking_back import branch_of
from game.scenes.replay.branch import BranchScene
from game.scenes.replay.table import Showing, WatchedTable
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Services
from game.scenes.table.moves import fitting
from game.scenes.table.paint_seats import paint_tip
from game.storage.match_codec import PERSON, SavedMatch
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH, Command, Gesture
from game.ui.painter import Sprite
from game.ui.theme import BRASS_LIGHT, IVORY, NAME, SMALL
from game.ui.widgets import Button, Choice, Mood, Slider, Widget
from game.ui.words import SANS, SERIF
from game.view.geometry import Rect
from game.view.stage import Stage

SPEEDS = (1, 2, 4)
ZONE = 90
GAP = 12.0


class Watching(NamedTuple):
    """Where a match stands that is being told. `hands`: the steps at which a hand begins."""

    step: int
    steps: int
    hands: tuple[int, ...]
    plays: bool
    speed: int = 1

    @property
    def hand_no(self) -> int:
        """Of the hand it is in, from one."""
        return sum(begins <= self.step for begins in self.hands)


class ReplayActs(NamedTuple):
    go_to: Callable[[int], None]
    play: Callable[[bool], None]
    set_speed: Callable[[int], None]


class TimeLine(Slider):
    """The whole match from left to right, with a mark where each hand begins."""

    def __init__(self, rect: Rect, watching: Watching, go_to: Callable[[int], None]) -> None:
        steps = max(1, watching.steps)
        self._marks = [begins / steps for begins in watching.hands[1:]]

        def change(value: float) -> None:
            go_to(round(value * steps))

        super().__init__("time_line", rect, watching.step / steps, change, steps, ZONE)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rail = self._rail()
        for mark in self._marks:
            canvas.line(rail.x + rail.w * mark - 1, rail.cy - 17, 3, 34, BRASS_LIGHT, 0.7)
        super().paint(canvas, mood)


class Position(Widget):
    """Where it stands, in words."""

    focusable = False

    def __init__(self, rect: Rect, text: str) -> None:
        super().__init__("", rect, ZONE)
        self.text = text

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        canvas.text(self.text, self.rect, SMALL, SANS, IVORY, "center")


def replay_bar(
    services: Services, rect: Rect, watching: Watching, acts: ReplayActs
) -> list[Widget]:
    """All widgets of the bar: the time line above, the buttons below."""
    canvas = Canvas(services.kit)
    line = TimeLine(rect._replace(h=64), watching, acts.go_to)
    y, high = rect.y + 64 + GAP, rect.h - 64 - GAP
    buttons = _buttons(services, watching, acts)
    x = rect.x
    for button in buttons:
        button.rect = Rect(x, y, 92, high)
        x += 92 + GAP
    speeds = [(speed, services.say("replay_bar.speed", speed=speed)) for speed in SPEEDS]
    widest = max(canvas.width(words, 27) for _, words in speeds)
    wide = (max(84.0, widest + 30)) * len(SPEEDS)

    def set_speed(speed: object) -> None:
        if isinstance(speed, int):
            acts.set_speed(speed)

    place = Rect(rect.right - wide, y, wide, high)
    choice = Choice("speed", place, speeds, watching.speed, set_speed, ZONE)
    words = services.say(
        "replay_bar.position", hand=watching.hand_no, step=watching.step, steps=watching.steps
    )
    between = Rect(x + GAP, y, place.x - 2 * GAP - x, high)
    return [line, *buttons, Position(between, words), choice]


def _buttons(services: Services, watching: Watching, acts: ReplayActs) -> Sequence[Button]:
    """What leads nowhere just now is off, and says what it would do when it is asked."""
    step, last = watching.step, watching.steps
    play = "pause" if watching.plays else "play"
    wanted: list[tuple[str, str, Callable[[], None], bool]] = [
        ("to_start", "icon_to_start", lambda: acts.go_to(0), step > 0),
        ("back", "icon_left", lambda: acts.go_to(step - 1), step > 0),
        (play, f"icon_{play}", lambda: acts.play(not watching.plays), step < last),
        ("forward", "icon_right", lambda: acts.go_to(step + 1), step < last),
        ("to_end", "icon_to_end", lambda: acts.go_to(last), step < last),
    ]
    buttons = []
    for name, icon, act, enabled in wanted:
        # One name for both faces of the middle button, so that it keeps the focus.
        known = "play" if name == "pause" else name
        button = Button(known, Rect(0, 0, 0, 0), "", act, icon, main=known == "play", zone=ZONE)
        button.enabled = enabled
        button.why_not = services.say(f"replay_bar.{name}")
        buttons.append(button)
    return buttons


#: Between two acts the table stands still for so many seconds.
READING = 0.8
BUTTON, REPLAY_GAP, EDGE, BELOW = 76.0, 10.0, 24.0, 16.0
#: At the right of the hand: whose eyes, which hand, how fast.
KEYS = 3
TIME_LINE = "time_line"
PLAY_KEYS = ("mark", "pause")
HAND_KEYS = {"mark_left": -1, "mark_right": 1}
#: The bar is a block of its own for Tab, and so are what is at the right and the way out.
SIDE_ZONE, OUT_ZONE = 91, 92


class ReplayScene(PageScene):
    """Seen from the first person's seat, at first. `play_on` gets a match that branches off."""

    def __init__(
        self,
        services: Services,
        saved: SavedMatch,
        play_on: Callable[[SavedMatch], None] | None = None,
    ) -> None:
        super().__init__(services)
        self._saved, self._play_on = saved, play_on
        kinds = [seat.kind for seat in saved.seats]
        first = kinds.index(PERSON) if PERSON in kinds else 0
        self.table = WatchedTable(services, saved, first)
        self.showing = Showing(services, self.table)
        self.plays = False
        self._speed = 1
        #: When the next act is played, once all of the last one was seen.
        self._next_at: float | None = None
        self._marked_before = services.kit.cards.look.marked
        self.page.focus = TIME_LINE
        self._fit_table()

    # Life -----------------------------------------------------------------------------------

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)

    def left(self) -> None:
        super().left()
        self.services.kit.cards.look = self.services.look(self._marked_before)

    def refit(self) -> None:
        self._fit_table()
        super().refit()

    def title(self) -> str:
        return self.services.say(
            "table.title", game=game_name(self.services, self.table.variant.id)
        )

    def _fit_table(self) -> None:
        self.showing.refit(self._table_stage(), KEYS)

    def _bar_height(self) -> float:
        return max(60.0, self.services.kit.stage.text_units(SMALL) * 1.25 + 22)

    def _table_stage(self) -> Stage:
        """The table ends where the bar begins, so that nothing lies over the hand."""
        stage = self.services.kit.stage
        return stage._replace(height=stage.height - BELOW - self._bar_height())

    def _bar_place(self) -> Rect:
        """As wide as the table above it."""
        table = self._table_stage().content
        return Rect(table.x + EDGE, table.bottom, table.w - 2 * EDGE, self._bar_height())

    # Going through the match ----------------------------------------------------------------

    def go_to(self, step: int) -> None:
        """One act on is played; anywhere else is there at once."""
        step = min(max(0, step), self.table.last_step)
        if step == self.table.step + 1:
            self.showing.go_on()
        elif step != self.table.step:
            self.showing.go_to(step)
        self._next_at = None
        if step == self.table.last_step:
            self.plays = False
        self.rebuild()

    def go_to_hand(self, by: int) -> None:
        """The next hand; back: to the beginning of this one, and from there to the one before."""
        hands, step = self.table.hands, self.table.step
        if by > 0:
            self.go_to(next((at for at in hands if at > step), self.table.last_step))
        else:
            self.go_to(max((at for at in hands if at < step), default=0))

    def play(self, plays: bool) -> None:
        self.plays = plays and self.table.step < self.table.last_step
        self._next_at = None
        self.rebuild()

    def _set_speed(self, speed: int) -> None:
        self._speed = speed
        self.showing.set_speed(speed)
        self._next_at = None

    def _other_seat(self, by: int) -> None:
        """From seat to seat; after the last one, all hands are open."""
        table, seats = self.table, len(self.table.players)
        at = (seats if table.is_open else table.seat) + by
        self.showing.sit(at % (seats + 1) % seats, is_open=at % (seats + 1) == seats)
        self._next_at = None
        self.rebuild()

    def update(self, now: float) -> None:
        self.showing.update(now)
        if not self.plays or self.showing.is_moving(now):
            return
        if self._next_at is None:
            self._next_at = now + READING / self._speed
        elif now >= self._next_at:
            self.go_to(self.table.step + 1)

    def due(self, now: float) -> float | None:
        due = self.showing.due(now)
        if not self.plays or self.showing.is_moving(now):
            return due
        wait = max(0.0, self._next_at - now) if self._next_at is not None else 0.0
        return wait if due is None else min(due, wait)

    # Gestures -------------------------------------------------------------------------------

    def handle(self, gesture: Gesture) -> bool:
        if isinstance(gesture, Command) and gesture.pressed and self._goes(gesture.name):
            return True
        return super().handle(gesture)

    def _goes(self, name: str) -> bool:
        """Keys that mean the same wherever the focus is; the arrows do until another widget has
        the ring, and on the time line."""
        if name in PLAY_KEYS or (name == commands.CONFIRM and self.page.focus == TIME_LINE):
            self.play(not self.plays)
        elif name in HAND_KEYS:
            self.go_to_hand(HAND_KEYS[name])
        elif name in (commands.LEFT, commands.RIGHT) and not self.page.ring:
            self.page.focus, self.page.ring = TIME_LINE, True
            self.go_to(self.table.step + (1 if name == commands.RIGHT else -1))
        else:
            return False
        return True

    # What is to be seen ---------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        return [*self._bar(), *self._side(), *self._branch(), self._way_out()]

    def _bar(self) -> Sequence[Widget]:
        """All of it in one row, lest the hand has to lie smaller: buttons, time line, where."""
        place, table = self._bar_place(), self.table
        watching = Watching(table.step, table.last_step, table.hands, self.plays, self._speed)
        acts = ReplayActs(self.go_to, self.play, self._set_speed)
        line, *buttons, _, self._speeds = replay_bar(self.services, place, watching, acts)
        x = place.x
        for button in buttons:
            button.rect = Rect(x, place.y, BUTTON, place.h)
            x += BUTTON + REPLAY_GAP
        canvas = Canvas(self.services.kit)
        wide = canvas.width(self._where(table.last_step), SMALL) + 24
        end = Rect(place.right - wide, place.y, wide, place.h)
        line.rect = Rect(x + REPLAY_GAP, place.y, end.x - x - 2 * REPLAY_GAP, place.h)
        return [line, *buttons, Position(end, self._where(table.step))]

    def _where(self, step: int) -> str:
        return self.services.say("replay.step", step=step, steps=self.table.last_step)

    def _side(self) -> Sequence[Widget]:
        """In the places of the buttons of a table in play."""
        eyes, hands, speed = self.showing.picture.layout.zones.keys
        seen_by = self.table.players[self.table.seat]
        say, table = self.services.say, self.table
        seat = Eyes(eyes, seen_by.name, seen_by.crest, self._other_seat)
        if table.is_open:
            seat = AllEyes(eyes, say("replay.all_hands"), "", self._other_seat)
        seat.why_not = say("replay.eyes")
        arrow = min(BUTTON, hands.w / 4)
        back = Button(
            "previous_hand",
            hands._replace(w=arrow),
            "",
            lambda: self.go_to_hand(-1),
            "icon_left",
            zone=SIDE_ZONE,
        )
        on = Button(
            "next_hand",
            Rect(hands.right - arrow, hands.y, arrow, hands.h),
            "",
            lambda: self.go_to_hand(1),
            "icon_right",
            zone=SIDE_ZONE,
        )
        back.why_not, on.why_not = say("replay.previous_hand"), say("replay.next_hand")
        back.enabled, on.enabled = table.step > 0, table.step < table.hands[-1]
        number = self.showing.picture.view.hand_no
        words = self.showing.tale.words.text("table.hand_no", number=number)
        place = Rect(back.rect.right, hands.y, hands.w - 2 * arrow, hands.h)
        name = HandName(place, words, str(number))
        self._speeds.rect, self._speeds.zone = speed, SIDE_ZONE
        return [seat, back, name, on, self._speeds]

    def _branch(self) -> Sequence[Button]:
        """Where a table in play has its rules."""
        if self._play_on is None:
            return []
        place = self.showing.picture.layout.zones.help
        button = Button("branch", place, "", self._ask_who, "icon_table", zone=OUT_ZONE)
        button.enabled = not self.table.is_over
        button.why_not = self.services.say(
            "replay.branch" if button.enabled else "replay.branch_over"
        )
        return [button]

    def _ask_who(self) -> None:
        self.play(False)
        self.services.stack.push(BranchScene(self.services, self.table.players, self._branch_off))

    def _branch_off(self, players: tuple[Player, ...]) -> None:
        assert self._play_on is not None
        self._play_on(branch_of(self._saved, self.table.step, players))

    def _way_out(self) -> Button:
        place = self.showing.picture.layout.zones.menu
        button = Button("leave", place, "", self.back, "icon_cross", zone=OUT_ZONE)
        button.why_not = self.services.say("replay.leave")
        return button

    def paint_ground(self, canvas: Canvas) -> None:
        """The table itself: it changes with every picture, so it is painted apart."""

    def sprites(self) -> Sequence[Sprite]:
        return [*self.showing.sprites(), *super().sprites(), *self._tip()]

    def _tip(self) -> Sequence[Sprite]:
        """What the button under the pointer or the focus does: most have no words."""
        asked = self.page.focused if self.page.ring else self.page.hovered
        if asked is None or not asked.why_not:
            return ()
        kit, at, words = self.services.kit, asked.rect, asked.why_not
        whole = kit.stage.content
        canvas = Canvas(kit)
        paint_tip(canvas, words, at, whole, below=at.y <= whole.h / 2)
        return canvas.sprites


class Eyes(Widget):
    """Whose hand lies open; a press or left and right gives the place to the next seat. A long
    name takes the place of the sign."""

    def __init__(self, rect: Rect, player: str, crest: str, change: Callable[[int], None]) -> None:
        super().__init__("eyes", rect, SIDE_ZONE)
        self.player, self.crest, self.change = player, crest, change

    def activate(self) -> None:
        self.change(1)

    def step(self, by: int) -> bool:
        self.change(by)
        return True

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.rect
        canvas.panel(rect, "button hover" if mood.hover else "button", 14)
        side, crest, left = min(40.0, rect.h * 0.6), rect.h * 0.84, rect.x + 18
        room = rect.right - 14 - left - crest - 10
        if canvas.width(self.player, NAME, SERIF) <= room - side - 12:
            canvas.icon("icon_eye", left + side / 2, rect.cy, side)
            left += side + 12
        canvas.crest(self.crest, left + crest / 2, rect.cy, crest)
        left += crest + 10
        name = Rect(left, rect.y, rect.right - 14 - left, rect.h)
        canvas.text(self.player, name, NAME, SERIF, may_cut=True)
        if mood.focus:
            canvas.focus(rect, 14)


class AllEyes(Eyes):
    """Everybody's hand lies open: there is no crest."""

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, side = self.rect, min(40.0, self.rect.h * 0.6)
        canvas.panel(rect, "button hover" if mood.hover else "button", 14)
        canvas.icon("icon_eye", rect.x + 18 + side / 2, rect.cy, side)
        words = Rect(rect.x + 36 + side, rect.y, rect.w - 50 - side, rect.h)
        canvas.text(self.player, words, NAME, SERIF, may_cut=True)
        if mood.focus:
            canvas.focus(rect, 14)


class HandName(Widget):
    """Which hand it is, between the buttons that lead to its neighbours: in words, or by its
    number alone."""

    focusable = False

    def __init__(self, rect: Rect, *wordings: str) -> None:
        super().__init__("", rect, SIDE_ZONE)
        self.wordings = wordings

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        words = fitting(canvas, self.wordings, self.rect.w, SMALL)
        canvas.text(words, self.rect, SMALL, SANS, align="center")
