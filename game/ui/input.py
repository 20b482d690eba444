"""Gestures from the events of the window, which only this module reads.

Keys, buttons and sticks become commands, all else becomes gestures in units of the stage.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.ui.commands import (
    ALT,
    CTRL,
    MODIFIERS,
    REPEATING,
    SHIFT,
    SYSTEM,
    WHILE_TYPING,
    Keymap,
    chord_of,
    is_held,
    key_name,
)
from game.ui.gestures import (
    KEYS,
    MOVED,
    PAD,
    Command,
    Exposed,
    FileDropped,
    FocusLost,
    Gesture,
    Hidden,
    KeyChosen,
    PadsChanged,
    Pointer,
    QuitAsked,
    Resized,
    Typed,
)
from game.ui.pads import PadButton, Pads
from game.ui.pointers import Pointers
from game.view.stage import Stage

#: Seconds until a held key repeats for the first time, and from then on.
FIRST, NEXT = 0.350, 0.120


class InputSource(NamedTuple):
    """The source of a command: a key (pad -1), or a button or stick of a pad."""

    name: str
    pad: int = -1


@dataclass(slots=True)
class _KeyPress:
    command: str
    again_at: float | None


class HeldKeys:
    """The keys held, each with the command it began. A key that is let go ends that command, even
    if a modifier of the chord was let go earlier."""

    def __init__(self) -> None:
        self._down: dict[InputSource, _KeyPress] = {}

    def press(self, source: InputSource, command: str, again_at: float | None) -> None:
        """Note a pressed key. `again_at`: when it repeats, None for never."""
        self._down[source] = _KeyPress(command, again_at)

    def release(self, source: InputSource) -> str | None:
        """Return the command that ends with a key, if it had begun one."""
        press = self._down.pop(source, None)
        return press.command if press else None

    def release_all(self, pad: int | None = None) -> list[tuple[InputSource, str]]:
        """Forget all keys, or those of one pad, and return their commands."""
        ending = [source for source in self._down if pad is None or source.pad == pad]
        return [(source, self._down.pop(source).command) for source in ending]

    def due(self, now: float) -> Iterator[tuple[InputSource, str]]:
        """Yield the commands that repeat now; after a delay each only once, not as often as was
        missed."""
        for source, press in self._down.items():
            if press.again_at is not None and press.again_at <= now:
                on_time = press.again_at + NEXT
                press.again_at = on_time if on_time > now else now + NEXT
                yield source, press.command

    def next_due(self) -> float | None:
        times = [press.again_at for press in self._down.values() if press.again_at is not None]
        return min(times, default=None)


#: The keys that edit a text while it is written.
_ERASE, _CHOOSE_ALL = "erase", "choose_all"
_IN_TEXT = {"backspace": _ERASE, "ctrl+a": _CHOOSE_ALL}


class Input:
    """The reader of events. `keymaps`: by device. `choosing`: whether the next key or button is
    reported by its name instead of its command; then it is False again. `next_due`: when to read
    although no event came, because a held key repeats."""

    def __init__(
        self,
        keymaps: Mapping[str, Keymap],
        stage: Stage,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.choosing = False
        self._is_composing = False
        self._typing = True  # As pygame begins. Composing would use up letters that are commands.
        self._clock = clock
        self._pointers = Pointers(stage)
        self._pads = Pads()
        self._held = HeldKeys()
        self._mods = 0
        self._out: list[Gesture] = []
        self._handlers = self._table()
        self.keymaps = keymaps
        self.typing = False

    @property
    def stage(self) -> Stage:
        return self._pointers.stage

    @stage.setter
    def stage(self, stage: Stage) -> None:
        self._pointers.stage = stage

    @property
    def density(self) -> float:
        """The pixels for one point of the window; more than 1 on a dense screen."""
        return self._pointers.density

    @density.setter
    def density(self, density: float) -> None:
        self._pointers.density = density

    @property
    def typing(self) -> bool:
        """Whether a text is being written: keys give letters then, and only commands that leave the
        field work."""
        return self._typing

    @typing.setter
    def typing(self, typing: bool) -> None:
        if typing != self._typing:
            self._typing, self._is_composing = typing, False
            with contextlib.suppress(pygame.error):  # There may be no window yet.
                if typing:
                    pygame.key.start_text_input()
                else:
                    pygame.key.stop_text_input()

    @property
    def pads(self) -> tuple[int, ...]:
        return self._pads.numbers

    def gestures(self) -> list[Gesture]:
        """Return the gestures since the last call, in order."""
        self._out = []
        for event in pygame.event.get():
            handler = self._handlers.get(event.type)
            if handler:
                handler(event)
        for source, command in self._held.due(self._clock()):
            self._tell(source, command, again=True)
        return self._out

    def next_due(self) -> float | None:
        return self._held.next_due()

    def _table(self) -> dict[int, Callable[[pygame.Event], None]]:
        return {
            pygame.MOUSEMOTION: self._mouse,
            pygame.MOUSEBUTTONDOWN: self._mouse,
            pygame.MOUSEBUTTONUP: self._mouse,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.WINDOWLEAVE: self._left,
            pygame.FINGERDOWN: self._finger,
            pygame.FINGERMOTION: self._finger,
            pygame.FINGERUP: self._finger,
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: self._text,
            pygame.TEXTEDITING: self._composed,
            pygame.CONTROLLERDEVICEADDED: self._pad_came,
            pygame.CONTROLLERDEVICEREMOVED: self._pad_went,
            pygame.CONTROLLERBUTTONDOWN: self._pad_button,
            pygame.CONTROLLERBUTTONUP: self._pad_button,
            pygame.CONTROLLERAXISMOTION: self._pad_axis,
            pygame.DROPFILE: lambda event: self._add(FileDropped(event.file)),
            pygame.WINDOWSIZECHANGED: self._resized,
            pygame.WINDOWEXPOSED: lambda event: self._add(Exposed()),
            pygame.WINDOWSHOWN: lambda event: self._add(Exposed()),
            pygame.WINDOWRESTORED: lambda event: self._add(Exposed()),
            pygame.WINDOWDISPLAYCHANGED: lambda event: self._add(Exposed()),
            pygame.WINDOWHIDDEN: lambda event: self._add(Hidden()),
            pygame.WINDOWMINIMIZED: lambda event: self._add(Hidden()),
            pygame.WINDOWFOCUSLOST: self._focus_lost,
            pygame.WINDOWCLOSE: lambda event: self._add(QuitAsked()),
            pygame.QUIT: lambda event: self._add(QuitAsked()),
        }

    def _add(self, gesture: Gesture) -> None:
        """Add a gesture. Of several in a row that only continue each other the last one is kept:
        where the pointer or the border is now, not where it was while a frame was painted."""
        last = self._out[-1] if self._out else None
        # Two gestures without any facts are equal as tuples.
        is_again = type(last) is type(gesture) and last == gesture
        if is_again or _goes_on(last, gesture):
            self._out[-1] = gesture
        else:
            self._out.append(gesture)

    # Mouse and touch ------------------------------------------------------------------------

    def _mouse(self, event: pygame.Event) -> None:
        for pointer in self._pointers.mouse(event, self._mods, self._clock()):
            self._add(pointer)

    def _finger(self, event: pygame.Event) -> None:
        for pointer in self._pointers.finger(event, self._mods, self._clock()):
            self._add(pointer)

    def _wheel(self, event: pygame.Event) -> None:
        wheel = self._pointers.wheel(event)
        if wheel:
            self._out.append(wheel)

    def _left(self, event: pygame.Event) -> None:
        self._add(self._pointers.left(self._mods))

    # Keys -----------------------------------------------------------------------------------

    def _key_down(self, event: pygame.Event) -> None:
        if event.key in MODIFIERS:
            self._mods |= MODIFIERS[event.key]
            return
        mods = event.dict.get("mod", 0) | self._mods
        if mods & SYSTEM:
            return
        chord = chord_of(key_name(event.key, event.dict.get("scancode", 0)), mods)
        sign = event.dict.get("unicode", "")
        if is_held(SHIFT, mods) and self.keymaps[KEYS].command(sign) and not sign.isalpha():
            # The place of a sign differs between keyboards, so "?" counts by the sign itself.
            chord = sign
        self._press(_source_of(event), chord, _writes(event, mods))

    def _key_up(self, event: pygame.Event) -> None:
        if event.key in MODIFIERS:
            self._mods &= ~MODIFIERS[event.key]
        else:
            self._release(_source_of(event))

    def _text(self, event: pygame.Event) -> None:
        if self._typing and not self.choosing:
            self._out.append(Typed(event.text))

    def _composed(self, event: pygame.Event) -> None:
        if self._typing and not self.choosing:
            self._is_composing = bool(event.text)
            self._out.append(Typed(event.text, composing=True))

    def _press(self, source: InputSource, chord: str, writes: bool = False) -> None:
        device = PAD if source.pad >= 0 else KEYS
        if self.choosing:
            if chord:
                self.choosing = False
                self._out.append(KeyChosen(chord, device))
            return
        command = self.keymaps[device].command(chord)
        if self._typing and device == KEYS:
            if self._is_composing:
                # Some systems also report keys that choose among signs to be composed.
                command = None
            elif chord in _IN_TEXT:
                command = _IN_TEXT[chord]
            elif writes or command not in WHILE_TYPING:
                command = None
        if command is None:
            return
        repeats = command in REPEATING or command == _ERASE
        self._held.press(source, command, self._clock() + FIRST if repeats else None)
        self._tell(source, command)

    def _release(self, source: InputSource) -> None:
        command = self._held.release(source)
        if command:
            self._tell(source, command, pressed=False)

    def _tell(
        self, source: InputSource, command: str, *, pressed: bool = True, again: bool = False
    ) -> None:
        if command not in _IN_TEXT.values():
            device = PAD if source.pad >= 0 else KEYS
            self._out.append(Command(command, pressed, again, device, source.pad))
        elif pressed:
            self._out.append(Typed("", command == _ERASE, command == _CHOOSE_ALL))

    # Gamepads -------------------------------------------------------------------------------

    def _pad_came(self, event: pygame.Event) -> None:
        if self._pads.came(event.device_index) is not None:
            self._add(PadsChanged(self._pads.numbers))

    def _pad_went(self, event: pygame.Event) -> None:
        number = self._pads.went(event.instance_id)
        if number is not None:
            self._let_go(number)
            self._add(PadsChanged(self._pads.numbers))

    def _pad_button(self, event: pygame.Event) -> None:
        pressed = event.type == pygame.CONTROLLERBUTTONDOWN
        self._pad(self._pads.button(event.instance_id, event.button, pressed))

    def _pad_axis(self, event: pygame.Event) -> None:
        for button in self._pads.axis(event.instance_id, event.axis, event.value):
            self._pad(button)

    def _pad(self, button: PadButton | None) -> None:
        if button is None:
            return
        source = InputSource(button.name, button.pad)
        if button.pressed:
            self._press(source, button.name)
        else:
            self._release(source)

    # The window -----------------------------------------------------------------------------

    def _resized(self, event: pygame.Event) -> None:
        density = self.density
        self._add(Resized(round(event.x * density), round(event.y * density)))

    def _focus_lost(self, event: pygame.Event) -> None:
        """Let go of everything, because keys that are let go while another window has the focus are
        not reported."""
        self._let_go()
        self._mods, self._is_composing = 0, False
        self._pointers.forget()
        self._add(FocusLost())

    def _let_go(self, pad: int | None = None) -> None:
        for source, command in self._held.release_all(pad):
            self._tell(source, command, pressed=False)


def _source_of(event: pygame.Event) -> InputSource:
    return InputSource(str(event.key))


def _writes(event: pygame.Event, mods: int) -> bool:
    """Return whether a key gives a letter: while a text is written it gives no command, whatever
    its keymap says."""
    letter: str = event.dict.get("unicode", "")
    return letter.isprintable() and letter != "" and not (is_held(CTRL, mods) or is_held(ALT, mods))


def _goes_on(last: Gesture | None, gesture: Gesture) -> bool:
    """Return whether the new gesture only continues the last one."""
    if isinstance(last, Pointer) and isinstance(gesture, Pointer):
        return (
            last.what == gesture.what == MOVED
            and last.buttons == gesture.buttons
            and last.device == gesture.device
        )
    return isinstance(last, Resized | PadsChanged) and type(last) is type(gesture)
