"""The page of all actions with their keys and buttons, which can be changed.

Only differences are kept: in the settings those from the usual keys, for a person those from the
settings.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from game.reader.node import ReaderNode
from game.scenes.shell.addresses import ToKeys
from game.scenes.shell.page_scene import (
    Hint,
    PageScene,
    cap_height,
    cap_width,
    hint_box,
    paint_cap,
    removal,
    say_key,
)
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.settings import Keys, Person, Settings
from game.ui import commands
from game.ui.boxes import (
    FILL,
    Box,
    Column,
    Drawing,
    FirstFitting,
    Padded,
    Panel,
    Row,
    Scrolled,
    Sized,
    Text,
)
from game.ui.canvas import Canvas
from game.ui.commands import COMMANDS, GROUPS, HEARD, Choice, Keymap, keys_of, tidy
from game.ui.gestures import KEYS, PAD, Command, FocusLost, Gesture, KeyChosen
from game.ui.theme import BRASS, GLOW, IVORY, IVORY2, MOON, PROMPT, SMALL
from game.ui.widgets import Button, Mood, Scroll, Widget
from game.ui.words import SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect

#: The most keys of an action.
PLACES = 2
#: For each device, the keys of each command.
Choices: TypeAlias = Mapping[str, Choice]


class KeySlot(NamedTuple):
    """The place of the first or second key of an action, or of its first or second pad button."""

    command: str
    device: str
    at: int


class Clash(NamedTuple):
    """A key that was chosen for a place, and the action that already has it."""

    place: KeySlot
    chord: str
    other: str


class KeyChoice:
    """The keys while they are changed: those in the settings, which are everybody's, or those of a
    person. `others`: the settings, in the case of a person."""

    def __init__(
        self, all_usual: Choices, whose: Settings | Person, others: Settings | None = None
    ) -> None:
        self._all_usual, self._whose, self._others = all_usual, whose, others
        self._maps: dict[str, Keymap] = {}

    def keys_of(self, command: str, device: str) -> tuple[str, ...]:
        return self._map(device).keys_of(command)

    def chord(self, place: KeySlot) -> str:
        """Return the key at a place, or ""."""
        keys = self.keys_of(place.command, place.device)
        return keys[place.at] if place.at < len(keys) else ""

    def clash(self, place: KeySlot, chord: str) -> Clash | None:
        other = self._map(place.device).command(tidy(chord))
        if other is None or other == place.command:
            return None
        return Clash(place, tidy(chord), other)

    def choose(self, place: KeySlot, chord: str) -> None:
        """Give a place a key, and take it from any other action."""
        chord = tidy(chord)
        for command in COMMANDS:
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
        """Return whether an action has only one key left and must keep it: without it, nobody would
        find the way back to this page."""
        return COMMANDS[command].needed and len(self.keys_of(command, device)) == 1

    @property
    def is_usual(self) -> bool:
        return not self._whose.keys and not self._whose.pad_keys

    def all_usual(self) -> None:
        self._maps.clear()
        self._whose.keys.clear()
        self._whose.pad_keys.clear()

    def _usual(self, device: str) -> Choice:
        """Return the keys of all actions as they are without this person's, or the settings', own
        choices."""
        others = _own(self._others, device) if self._others else {}
        return {one: keys_of(one, self._all_usual[device], others) for one in COMMANDS}

    def _map(self, device: str) -> Keymap:
        """Return the keymap of a device, cached because a page asks for it many times."""
        if device not in self._maps:
            self._maps[device] = Keymap(self._usual(device), _own(self._whose, device))
        return self._maps[device]

    def _put(self, command: str, device: str, keys: list[str]) -> None:
        self._maps.clear()
        own = _own(self._whose, device)
        if tuple(keys) == self._usual(device)[command]:
            own.pop(command, None)
        else:
            own[command] = tuple(keys[:PLACES])


def _own(whose: Settings | Person, device: str) -> Keys:
    return whose.pad_keys if device == PAD else whose.keys


class KeyPlace(Widget):
    """The place of a key or a button. When pressed it waits for another key."""

    def __init__(
        self, services: Services, place: KeySlot, chord: str, waiting: bool, act: Callable[[], None]
    ) -> None:
        super().__init__(_name(place))
        self._services, self.place, self.chord = services, place, chord
        self.waiting, self._act = waiting, act

    def told(self, words: str) -> ReaderNode:
        does = self._services.say(COMMANDS[self.place.command].text_key)
        return super().told(does)._replace(value=words)

    def activate(self) -> None:
        self._act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, inner, device = self.seen, self.seen.grown(-9), self.place.device
        if mood.focus:
            canvas.focus(inner, 8)
        if self.waiting:
            canvas.panel(inner, "ghost", 8)
            canvas.text(self._services.say("keys.waiting"), inner, SMALL, SANS, GLOW, "center")
            return
        if mood.hover:
            canvas.panel(rect.grown(-4), "row hover", 10)
        if self.chord:
            left = rect.cx - cap_width(canvas, self._services, self.chord, device) / 2
            paint_cap(canvas, self._services, self.chord, left, rect.cy, device)
        else:
            canvas.line(rect.cx - 14, rect.cy - 1, 28, 3, IVORY2, 0.6)


#: Possible sizes of the title: the first that has room beside a long name is used.
TITLES = (66, 52, 40)
#: The key that changes nothing while a key is waited for.
NEVER_MIND = "escape"
PLACE_LEAST = 200
#: The gaps between the places of a device, and between devices.
NEAR, APART = 12, 40
#: The least width of a question beside its answers.
QUESTION_LEAST = 620
#: The part of the width that the places of keys may have.
KEYS_MOST = 0.68


class KeysScene(PageScene):
    """The page of everybody's keys, or of one person's."""

    begins_with_ring = False
    veil = 0.55

    def __init__(self, services: Services, person: Person | None = None) -> None:
        super().__init__(services)
        self.person = person
        self.choice = self._choice()
        self._waiting: KeySlot | None = None
        self._clash: Clash | None = None
        #: The action that was to lose its last key but must keep it.
        self._needed = ""
        self._scroll = Scroll()

    def _choice(self) -> KeyChoice:
        settings = self.services.settings
        usual = {device: self.services.usual_keys(device) for device in (KEYS, PAD)}
        return KeyChoice(usual, self.person or settings, settings if self.person else None)

    def refit(self) -> None:
        # The language may have changed, and with it the letters of commands.
        self.choice = self._choice()
        super().refit()

    # Choosing -------------------------------------------------------------------------------

    def wait_for(self, place: KeySlot) -> None:
        """Wait for the next key or button, which is for this place."""
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
            self.page.focus = "take"
            self.services.sound("refused")

    def never_mind(self) -> None:
        self._stop_waiting()
        self.services.sound("back")

    def take(self) -> None:
        """Give the key to the new place, and take it from the other action."""
        clash = self._answered()
        self._put(clash.place, clash.chord)

    def leave(self) -> None:
        self._answered()
        self.services.sound("back")
        self.rebuild()

    def _answered(self) -> Clash:
        """Return the clash that was asked about, and put the focus on its place again."""
        assert self._clash is not None
        clash, self._clash = self._clash, None
        self.page.focus = _name(clash.place)
        return clash

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
        return self.services.say(COMMANDS[command].text_key)

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
        focused = self.page.focused
        if not isinstance(focused, KeyPlace) or not commands.removes(command):
            return False
        self.clear(focused.place)
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

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        canvas, say = Canvas(self.services.kit), self.services.say
        wide = self._place_width(canvas)
        heads = [
            Sized(Text(say(f"keys.column_{key}"), SMALL, SANS, IVORY2, "center"), 2 * wide + NEAR)
            for key in ("keyboard", "pad")
        ]
        listed = Scrolled(self._scroll, self._list(canvas, wide), (0, 0, 0, 12))
        panel = Column(
            *(15, Row(FILL, heads[0], APART, heads[1], 24), 9),
            Padded(listed, (0, 0, 0, 20), grow=True),
        )
        titles = [Text(self._title(), one, SERIF_BOLD, MOON, may_cut=True) for one in TITLES]
        body = Padded(Panel(Padded(panel, (16, 0, 16, 0)), 0), (0, 0, -8, 0))
        return self.framed(Sized(FirstFitting(*titles), least=(0, 82)), body, self._foot())

    def _place_width(self, canvas: Canvas) -> float:
        """Return the width of each place, for the widest key; the names of the actions get the
        rest."""
        widest = max(
            cap_width(canvas, self.services, chord, device)
            for device in (KEYS, PAD)
            for command in COMMANDS
            for chord in self.choice.keys_of(command, device) or ("x",)
        )
        waiting = canvas.width(self.services.say("keys.waiting"), SMALL, SANS)
        room = (self.services.kit.stage.content.w - 144) * KEYS_MOST - APART - 2 * NEAR
        return min(max(PLACE_LEAST, widest + 24, waiting + 24), room / (2 * PLACES))

    def _list(self, canvas: Canvas, wide: float) -> Column:
        parts: list[Box | float] = []
        for group, listed in GROUPS.items():
            if group == HEARD and not self.services.is_read:
                continue
            heading = Text(self.services.say(f"keys.group_{group}"), 36, SERIF, MOON)
            parts += [12, Sized(Padded(heading, (20, 7, 20, 7)), least=(0, 59.7))]
            parts += [self._row(canvas, row.name, wide) for row in listed]
        return Column(*parts)

    def _row(self, canvas: Canvas, command: str, wide: float) -> Box:
        spaces = (APART, NEAR, APART, NEAR)
        places = [Sized(Padded(self._place(one), (0, 1, 0, 2)), wide) for one in _places(command)]
        name = Padded(Text(self._action(command), 29, SANS, lines=3), (0, 7, 0, 7), grow=True)
        beside = [part for pair in zip(spaces, places, strict=True) for part in pair]
        row = Sized(Row(20, name, *beside, 24), least=(0, cap_height(canvas) + 28))
        return Column(row, Drawing(_underline))

    def _place(self, place: KeySlot) -> KeyPlace:
        chord, waits = self.choice.chord(place), place == self._waiting
        made = KeyPlace(self.services, place, chord, waits, partial(self.wait_for, place))
        # A question must be answered before anything else.
        made.focusable = self._clash is None
        return made

    # The foot: hints, or a question ---------------------------------------------------------

    def _foot(self) -> Box:
        """Return the hints, or a question, which is above its answers if it is long."""
        words, buttons = self._question()
        answers = Column(FILL, Padded(Row(*buttons, gap=16), (0, 0, -16, -8)))
        if not words:
            return Row(Column(FILL, hint_box(self.services, self.hints()), grow=True), 32, answers)
        said = Text(words, PROMPT, SANS, IVORY, lines=9)
        beside = Row(Sized(Column(FILL, said), QUESTION_LEAST, grow=True), 32, answers)
        return FirstFitting(beside, Column(said, 14, Row(FILL, answers)))

    def _question(self) -> tuple[str, list[Button]]:
        """Return the question or message, "" for nothing, and the buttons beside it."""
        say, clash, waiting = self.services.say, self._clash, self._waiting
        answer = partial(Button, zone=1, size=SMALL, pad=(56, 24), high=60)
        if clash:
            action, other = self._action(clash.place.command), self._action(clash.other)
            key = say_key(self.services, clash.chord, clash.place.device)
            take = answer("take", say("keys.take", action=action), self.take, main=True)
            leave = answer("leave", say("keys.leave"), self.leave)
            return say("keys.clash", chord=key, other=other, action=action), [take, leave]
        if waiting:
            key = "keys.press_pad" if waiting.device == PAD else "keys.press_key"
            clear = answer("clear", say("keys.clear"), partial(self.clear, waiting))
            cancel = answer("cancel", say("keys.cancel"), self.never_mind)
            return say(key, action=self._action(waiting.command)), [clear, cancel]
        words = say("keys.all_shared" if self.person else "keys.all_usual")
        usual = answer("usual", words, self.all_usual)
        usual.enabled = not self.choice.is_usual
        needed = say("keys.needed", action=self._action(self._needed)) if self._needed else ""
        return needed, [usual]

    def _title(self) -> str:
        if self.person is None:
            return self.services.say("keys.title")
        return self.services.say("keys.title_of", name=self.person.name)

    def hints(self) -> Sequence[Hint]:
        say = self.services.say
        return [
            Hint((commands.CONFIRM,)),
            removal(say("keys.hint_clear")),
            Hint((commands.BACK,), say("settings.hint_done"), self.back),
        ]


def _places(command: str) -> list[KeySlot]:
    return [KeySlot(command, device, at) for device in (KEYS, PAD) for at in range(PLACES)]


def _name(place: KeySlot) -> str:
    return f"{place.command} {place.device} {place.at}"


def _underline(canvas: Canvas, rect: Rect) -> None:
    canvas.line(rect.x, rect.y - 1, rect.w - 14, 2, BRASS, 0.22)


def page_at(services: Services, stores: Stores, to: ToKeys) -> KeysScene:
    return KeysScene(services, services.person)
