"""All actions with their keys and buttons; any of them can be given others.

Only what differs is kept: in the settings from the usual keys, by a person from the settings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.scenes.shell.page_scene import (
    FOOT,
    Hint,
    PageScene,
    cap_height,
    cap_width,
    hint_lines,
    hints_height,
    paint_cap,
    say_key,
)
from game.scenes.shell.scene import Services
from game.settings import Keys, Person, Settings
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.commands import Choice, Keymap, keys_of, tidy
from game.ui.gestures import KEYS, PAD, Command, FocusLost, Gesture, KeyChosen
from game.ui.theme import BRASS, GLOW, IVORY, IVORY2, MOON, PROMPT, SMALL
from game.ui.widgets import Button, Label, Mood, Scroll, Widget
from game.ui.words import SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect

#: Actions by what they do; what stands in no group comes at the end.
GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        "turn",
        (
            *("draw_stock", "take_pile", "lay_down", "stage", "take_back"),
            *("discard", "undo", "redo", "hint"),
        ),
    ),
    (
        "hand",
        (
            *("mark", "mark_left", "mark_right", "mark_group"),
            *("move_left", "move_right", "sort", "group"),
        ),
    ),
    ("fishing", ("trail", "build", "fila")),
    ("see", ("lens", "scores", "log", "rules", "pause", commands.FULLSCREEN)),
    (
        "way",
        (
            *(commands.UP, commands.DOWN, commands.LEFT, commands.RIGHT),
            *(commands.CONFIRM, commands.BACK, commands.NEXT_ZONE, commands.PREVIOUS_ZONE),
            *("zone_hand", "zone_own", "zone_far", "zone_piles", "zone_keys"),
        ),
    ),
)


def groups() -> list[tuple[str, tuple[str, ...]]]:
    """All actions there are."""
    grouped = {command for _, listed in GROUPS for command in listed}
    others = tuple(command for command in commands.KEYS if command not in grouped)
    found = [
        (name, tuple(command for command in listed if command in commands.KEYS))
        for name, listed in GROUPS
    ]
    return [*found, ("other", others)] if others else found


class KeyPlace(Widget):
    """A place for a key or a button; pressed, it waits for another one."""

    def __init__(
        self,
        services: Services,
        name: str,
        rect: Rect,
        chord: str,
        device: str,
        waiting: bool,
        act: Callable[[], None],
    ) -> None:
        super().__init__(name, rect)
        self._services, self.chord, self.device = services, chord, device
        self.waiting, self._act = waiting, act

    def activate(self) -> None:
        self._act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        if mood.focus:
            canvas.focus(rect.grown(-9), 8)
        if self.waiting:
            canvas.panel(rect.grown(-9), "ghost", 8)
            words = self._services.say("keys.waiting")
            canvas.text(words, rect.grown(-9), SMALL, SANS, GLOW, "center")
        elif self.chord:
            if mood.hover:
                canvas.panel(rect.grown(-4), "row hover", 10)
            wide = cap_width(canvas, self._services, self.chord, self.device)
            left = rect.cx - wide / 2
            paint_cap(canvas, self._services, self.chord, left, rect.cy, self.device)
        else:
            if mood.hover:
                canvas.panel(rect.grown(-4), "row hover", 10)
            canvas.line(rect.cx - 14, rect.cy - 1, 28, 3, IVORY2, 0.6)


class ActionName(Label):
    """What a row of keys does, with a line below the row."""

    def __init__(self, rect: Rect, text: str, whole: Rect) -> None:
        super().__init__(rect, text, 29, SANS, lines=3)
        self._whole = whole

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        line = self._whole.moved(0, self.seen.y - self.rect.y)
        canvas.line(line.x, line.bottom - 1, line.w, 2, BRASS, 0.22)
        super().paint(canvas, mood)


def heading(rect: Rect, text: str, face: str) -> Label:
    return Label(rect, text, 36, face, MOON)


USUAL: Mapping[str, Mapping[str, tuple[str, ...]]] = {KEYS: commands.KEYS, PAD: commands.PAD}
#: So many keys for each action.
PLACES = 2
#: Without these nobody finds the way to this page again.
NEEDED = frozenset(
    {commands.UP, commands.DOWN, commands.LEFT, commands.RIGHT, commands.CONFIRM, commands.BACK}
)


class KeySlot(NamedTuple):
    """The first or second key of an action, or its first or second pad button."""

    command: str
    device: str
    at: int


class Clash(NamedTuple):
    """The key chosen for a place already does something else."""

    place: KeySlot
    chord: str
    other: str


class KeyChoice:
    """`whose`: the settings, which are everybody's, or a person and the settings."""

    def __init__(self, whose: Settings | Person, others: Settings | None = None) -> None:
        self._whose, self._others = whose, others

    def keys_of(self, command: str, device: str) -> tuple[str, ...]:
        return self._map(device).keys_of(command)

    def chord(self, place: KeySlot) -> str:
        """What is at a place; "" for nothing."""
        keys = self.keys_of(place.command, place.device)
        return keys[place.at] if place.at < len(keys) else ""

    def clash(self, place: KeySlot, chord: str) -> Clash | None:
        other = self._map(place.device).command(tidy(chord))
        if other is None or other == place.command:
            return None
        return Clash(place, tidy(chord), other)

    def choose(self, place: KeySlot, chord: str) -> None:
        """Nobody else has the key after this."""
        chord = tidy(chord)
        for command in USUAL[place.device]:
            others = self.keys_of(command, place.device)
            if command != place.command and chord in others:
                self._put(command, place.device, [key for key in others if key != chord])
        keys = list(self.keys_of(place.command, place.device))
        keys[place.at : place.at + 1] = [chord]
        self._put(place.command, place.device, list(dict.fromkeys(keys)))

    def clear(self, place: KeySlot) -> None:
        keys = list(self.keys_of(place.command, place.device))
        del keys[place.at : place.at + 1]
        self._put(place.command, place.device, keys)

    def is_last(self, command: str, device: str) -> bool:
        """The action needs this key."""
        return command in NEEDED and len(self.keys_of(command, device)) == 1

    @property
    def is_usual(self) -> bool:
        return not self._whose.keys and not self._whose.pad_keys

    def all_usual(self) -> None:
        self._whose.keys.clear()
        self._whose.pad_keys.clear()

    def _own(self, device: str) -> Keys:
        return self._whose.pad_keys if device == PAD else self._whose.keys

    def _usual(self, device: str) -> Choice:
        """Without own ones."""
        if self._others is None:
            return USUAL[device]
        others = self._others.pad_keys if device == PAD else self._others.keys
        return {command: keys_of(command, USUAL[device], others) for command in USUAL[device]}

    def _map(self, device: str) -> Keymap:
        return Keymap(self._usual(device), self._own(device))

    def _put(self, command: str, device: str, keys: list[str]) -> None:
        own, usual = self._own(device), self._usual(device).get(command, ())
        if tuple(keys) == tuple(usual):
            own.pop(command, None)
        else:
            own[command] = tuple(keys[:PLACES])


TITLE = 66
#: The first that has room beside a long name.
TITLES = (TITLE, 52, 40)
#: Leaves a place empty: a key, and a button of the pad.
CLEAR, CLEAR_PAD = "take_back", "mark"
#: Leaves things as they are while a key is waited for.
NEVER_MIND = "escape"
COLUMN_LEAST, COLUMN_GAP, BETWEEN_DEVICES = 200, 12, 28
#: The part of the width that keys may have.
KEYS_MOST = 0.68
CLEAR_BUTTON, CANCEL_BUTTON, TAKE_BUTTON, LEAVE_BUTTON = "clear", "cancel", "take", "leave"


class _Columns(NamedTuple):
    name: Rect
    #: By device and place.
    places: dict[tuple[str, int], tuple[float, float]]


class KeysScene(PageScene):
    """Everybody's keys; or those of one person, where they want others."""

    def __init__(self, services: Services, person: Person | None = None) -> None:
        super().__init__(services)
        self.person = person
        settings = services.settings
        self.choice = KeyChoice(person, settings) if person else KeyChoice(settings)
        self._waiting: KeySlot | None = None
        self._clash: Clash | None = None
        #: An action that must not lose its last key.
        self._needed = ""
        self._scroll: Scroll | None = None
        self.panel = Rect(0, 0, 0, 0)

    # Choosing -------------------------------------------------------------------------------

    def wait_for(self, place: KeySlot) -> None:
        """The next key or button is for this place."""
        self._waiting, self._clash, self._needed = place, None, ""
        self.services.choosing_key = True
        self.services.sound("confirm")
        self.rebuild()

    def chosen(self, chord: str, device: str) -> None:
        place = self._waiting
        if place is None:
            return
        if device != place.device or (device == KEYS and chord == NEVER_MIND):
            self.never_mind()
            return
        self._stop_waiting()
        clash = self.choice.clash(place, chord)
        if clash is None:
            self._put(place, chord)
        elif self.choice.is_last(clash.other, device):
            self._refuse(clash.other)
        else:
            self._clash = clash
            self.page.focus = TAKE_BUTTON
            self.services.sound("refused")

    def never_mind(self) -> None:
        self._stop_waiting()
        self.services.sound("back")

    def take(self) -> None:
        """The other action loses the key."""
        assert self._clash is not None
        clash, self._clash = self._clash, None
        self._put(clash.place, clash.chord)
        self._focus(clash.place)

    def leave(self) -> None:
        assert self._clash is not None
        clash, self._clash = self._clash, None
        self._focus(clash.place)
        self.services.sound("back")
        self.rebuild()

    def clear(self, place: KeySlot) -> None:
        self._stop_waiting()
        if not self.choice.chord(place):
            return
        if self.choice.is_last(place.command, place.device):
            self._refuse(place.command)
            return
        self.choice.clear(place)
        self._changed()

    def all_usual(self) -> None:
        self.choice.all_usual()
        self._changed()

    def _put(self, place: KeySlot, chord: str) -> None:
        self.choice.choose(place, chord)
        self._changed()

    def _changed(self) -> None:
        self._needed = ""
        self.services.sound("toggle")
        if self.person is None:
            self.services.settings_changed(looks=False)
        else:
            self.services.person_changed()
        self.rebuild()

    def _refuse(self, command: str) -> None:
        self._needed = command
        self.services.sound("refused")
        self.rebuild()

    def _stop_waiting(self) -> None:
        self._waiting, self.services.choosing_key = None, False
        self.rebuild()

    def _action(self, command: str) -> str:
        return self.services.say(f"keys.do_{command}")

    def _focus(self, place: KeySlot) -> None:
        self.page.focus = _name(place)

    # Input ----------------------------------------------------------------------------------

    def handle(self, gesture: Gesture) -> bool:
        if isinstance(gesture, KeyChosen):
            self.chosen(gesture.key, gesture.device)
            return True
        if isinstance(gesture, FocusLost) and self._waiting:
            self.never_mind()
        if isinstance(gesture, Command) and gesture.pressed and self._needed:
            self._needed = ""
            self.rebuild()
        return super().handle(gesture)

    def command(self, command: Command) -> bool:
        wanted = CLEAR_PAD if command.device == PAD else CLEAR
        place = self._focused_place()
        if command.name != wanted or place is None:
            return False
        self.clear(place)
        return True

    def back(self) -> None:
        if self._clash:
            self.leave()
        elif self._waiting:
            self.never_mind()
        else:
            super().back()

    def left(self) -> None:
        super().left()
        self.services.choosing_key = False

    def _focused_place(self) -> KeySlot | None:
        return next(
            (
                place
                for _, listed in groups()
                for command in listed
                for place in _places(command)
                if _name(place) == self.page.focus
            ),
            None,
        )

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        canvas = Canvas(self.services.kit)
        stage = self.services.kit.stage
        content = stage.content
        self._title_box = Rect(content.x + 72, 40, content.w - 144, stage.text_units(TITLE) * 1.27)
        foot = self._foot(canvas)
        top = max(150.0, self._title_box.bottom + 16)
        self._foot_top = min([content.bottom - FOOT - self._foot_height, *(w.rect.y for w in foot)])
        bottom = self._foot_top - 22
        self.panel = Rect(content.x + 56, top, content.w - 112, bottom - top)
        head = stage.text_units(SMALL) * 1.25 + 24
        scroll = Scroll(
            Rect(self.panel.x + 16, top + head, self.panel.w - 32, bottom - top - head - 8)
        )
        columns = self._columns(canvas, scroll.view)
        self._column_heads = Rect(scroll.view.x, top + 6, scroll.view.w, head - 6)
        self._column_places = columns.places
        widgets = self._list(canvas, scroll, columns)
        if self._scroll is not None:
            scroll.move(self._scroll.offset)
        self._scroll = scroll
        if self._clash:  # Nothing else can be done before the question is answered.
            for widget in widgets:
                widget.focusable = False
        return [*widgets, *foot]

    def _columns(self, canvas: Canvas, view: Rect) -> _Columns:
        """Keys as wide as the widest one; the names of the actions have the rest."""
        widest = max(
            cap_width(canvas, self.services, chord, device)
            for device in (KEYS, PAD)
            for command in USUAL[device]
            for chord in self.choice.keys_of(command, device) or ("x",)
        )
        waiting = canvas.width(self.services.say("keys.waiting"), SMALL, SANS)
        wide = max(COLUMN_LEAST, widest + 24, waiting + 24)
        gaps = BETWEEN_DEVICES + (2 * PLACES - 1) * COLUMN_GAP
        wide = min(wide, (view.w * KEYS_MOST - gaps) / (2 * PLACES))
        places: dict[tuple[str, int], tuple[float, float]] = {}
        x = view.right - 24
        for device in (PAD, KEYS):
            for at in reversed(range(PLACES)):
                x -= wide
                places[device, at] = x, wide
                x -= COLUMN_GAP
            x -= BETWEEN_DEVICES
        return _Columns(Rect(view.x + 20, 0, x - view.x - 20, 0), places)

    def _list(self, canvas: Canvas, scroll: Scroll, columns: _Columns) -> list[Widget]:
        widgets: list[Widget] = []
        least = cap_height(canvas) + 28
        head = canvas.kit.stage.text_units(36) * 1.27 + 14
        y = scroll.view.y
        for group, listed in groups():
            y += 12
            box = Rect(columns.name.x, y, scroll.view.w - 60, head)
            widgets.append(heading(box, self.services.say(f"keys.group_{group}"), SERIF))
            y += head
            for command in listed:
                words = self._action(command)
                high = max(least, canvas.height(words, columns.name.w, 29, SANS) + 14)
                whole = Rect(scroll.view.x, y, scroll.view.w - 14, high)
                name = Rect(columns.name.x, y, columns.name.w, high)
                widgets.append(ActionName(name, words, whole))
                widgets += self._row(command, columns, y, high)
                y += high
        for widget in widgets:
            widget.scroll = scroll
        scroll.height = y + 12 - scroll.view.y
        return widgets

    def _row(self, command: str, columns: _Columns, y: float, high: float) -> list[Widget]:
        row: list[Widget] = []
        for place in _places(command):
            x, wide = columns.places[place.device, place.at]
            rect = Rect(x, y + 1, wide, high - 3)

            def act(place: KeySlot = place) -> None:
                self.wait_for(place)

            chord, waits = self.choice.chord(place), place == self._waiting
            row.append(KeyPlace(self.services, _name(place), rect, chord, place.device, waits, act))
        return row

    # The foot: hints, or a question ---------------------------------------------------------

    def _foot(self, canvas: Canvas) -> list[Widget]:
        content = self.services.kit.stage.content
        buttons = self._buttons()
        high = max(60.0, canvas.kit.stage.text_units(SMALL) * 1.25 + 24)
        x = content.right - 56
        widgets: list[Widget] = []
        for name, words, act, main in reversed(buttons):
            wide = canvas.width(words, SMALL, SANS) * 1.06 + 48
            x -= wide
            widgets.insert(0, Button(name, Rect(x, 0, wide, high), words, act, main=main, zone=1))
            x -= 16
        if not self._clash and not self._waiting:
            widgets[0].enabled = not self.choice.is_usual
        left = content.x + 72
        beside = x - 16 - left
        said = self._said()
        # A long question stands above its answers.
        below = said and beside < 620
        self._said_width = content.w - 144 if below else beside
        if said:
            self._foot_height = canvas.height(said, self._said_width, PROMPT, SANS)
        else:
            self._foot_height = hints_height(self.services, beside, self._hints())
        bottom = content.bottom - 28
        for widget in widgets:
            assert isinstance(widget, Button)
            widget.size = SMALL
            widget.rect = widget.rect._replace(y=bottom - high)
        self._foot_bottom = bottom - high - 14 if below else content.bottom - FOOT
        if below:
            self._foot_height += high + 14
        if said:
            return widgets
        return [
            *widgets,
            *hint_lines(self.services, left, self._foot_bottom, beside, self._hints()),
        ]

    def _buttons(self) -> list[tuple[str, str, Callable[[], None], bool]]:
        say = self.services.say
        if self._clash:
            action = self._action(self._clash.place.command)
            return [
                (TAKE_BUTTON, say("keys.take", action=action), self.take, True),
                (LEAVE_BUTTON, say("keys.leave"), self.leave, False),
            ]
        if self._waiting:
            place = self._waiting
            return [
                (CLEAR_BUTTON, say("keys.clear"), lambda: self.clear(place), False),
                (CANCEL_BUTTON, say("keys.cancel"), self.never_mind, False),
            ]
        usual = say("keys.all_shared" if self.person else "keys.all_usual")
        return [("usual", usual, self.all_usual, False)]

    def _title(self) -> str:
        if self.person is None:
            return self.services.say("keys.title")
        return self.services.say("keys.title_of", name=self.person.name)

    def _said(self) -> str:
        say = self.services.say
        if self._clash:
            place, chord, other = self._clash
            said = say_key(self.services, chord, place.device)
            facts = {"other": self._action(other), "action": self._action(place.command)}
            return say("keys.clash", chord=said, **facts)
        if self._waiting:
            key = "keys.press_pad" if self._waiting.device == PAD else "keys.press_key"
            return say(key, action=self._action(self._waiting.command))
        return say("keys.needed", action=self._action(self._needed)) if self._needed else ""

    def _hints(self) -> list[Hint]:
        say = self.services.say
        return [
            Hint((commands.CONFIRM,), say("keys.hint_choose")),
            Hint((CLEAR,), say("keys.hint_clear"), pad=(CLEAR_PAD,)),
            Hint((commands.BACK,), say("settings.hint_done"), self.back),
        ]

    # Showing --------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        canvas.veil(0.55)
        content = self.services.kit.stage.content
        title, room = self._title(), self._title_box.w
        fitting = (one for one in TITLES if canvas.width(title, one, SERIF_BOLD) <= room)
        size = next(fitting, TITLES[-1])
        canvas.text(title, self._title_box, size, SERIF_BOLD, MOON, may_cut=True)
        canvas.panel(self.panel, "panel", 22, shadow=True)
        for device, key in ((KEYS, "keys.column_keyboard"), (PAD, "keys.column_pad")):
            x = self._column_places[device, 0][0]
            last, wide = self._column_places[device, PLACES - 1]
            box = Rect(x, self._column_heads.y, last + wide - x, self._column_heads.h)
            canvas.text(self.services.say(key), box, SMALL, SANS, IVORY2, "center")
        x, said = content.x + 72, self._said()
        if said:
            high = canvas.height(said, self._said_width, PROMPT, SANS)
            box = Rect(x, self._foot_bottom - high, self._said_width, high)
            canvas.text(said, box, PROMPT, SANS, IVORY, lines=9)


def _places(command: str) -> list[KeySlot]:
    return [KeySlot(command, device, at) for device in (KEYS, PAD) for at in range(PLACES)]


def _name(place: KeySlot) -> str:
    return f"{place.command} {place.device} {place.at}"
