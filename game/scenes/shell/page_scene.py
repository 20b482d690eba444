"""A scene that is a page of widgets; its tabs, and the keys shown at its foot."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from game.reader.node import ReaderNode, Request, Tree
from game.reader.spoken import Spoken
from game.scenes.shell.scene import Scene, Services
from game.settings import NONE
from game.ui import commands
from game.ui.boxes import (
    FILL,
    Box,
    Column,
    Ground,
    Icon,
    Padded,
    Panel,
    Press,
    Row,
    Sized,
    Text,
    Wrap,
)
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, MOUSE, PAD, TOUCH, Command, Gesture
from game.ui.page import Page
from game.ui.painter import Sprite
from game.ui.theme import INK, IVORY, IVORY2, MOON, NAME, SMALL, Colour
from game.ui.tip import paint_tip
from game.ui.widgets import FACES, PRESSED_BY, Button, Mood, Widget, paint_face
from game.ui.words import SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect


class Tab(Press):
    """A button for one of several things to choose from, with a picture. `may_cut`: whether the
    text may be cut, because somebody typed it."""

    def __init__(
        self,
        name: str,
        icon: str,
        text: str,
        chosen: bool,
        act: Callable[[], None],
        size: float,
        picture: float,
        least: float,
        may_cut: bool = False,
    ) -> None:
        colour = INK if chosen else MOON
        words = Text(text, size, SERIF, colour, may_cut=may_cut, grow=True)
        box = Row(Icon(icon, picture, colour), picture - 22, words)
        style = ("button main", "button main") if chosen else ("row", "row hover")
        super().__init__(name, box, act, (24, 14, 14, 14), style, least=least)
        self.chosen = chosen

    def told(self, words: str) -> ReaderNode:
        return self.node("TAB", words, does=PRESSED_BY, is_chosen=self.chosen)


_SIGNS = {"+": "_plus", "-": "_minus"}
_NOT_IN_KEYS = re.compile(r"[^a-z0-9_]")


def keys_of(services: Services, command: str, device: str = KEYS) -> tuple[str, ...]:
    """Return the keys of a command for the person before the screen."""
    return commands.keys_of(command, services.usual_keys(device), services.own_keys(device))


def first_key(services: Services, command: str) -> str:
    """Return the name of the first key of a command; "" if it has none."""
    keys = keys_of(services, command)
    return say_key(services, keys[0]) if keys else ""


def say_key(services: Services, chord: str, device: str = KEYS) -> str:
    """Return the name of a key in the present language: "Ctrl+Shift+Left"."""
    if device == PAD:
        return _named(services, "pad", chord)
    *held, key = chord.rsplit("+", 1)
    if not key:  # The plus key itself.
        held, key = [part.removesuffix("+") for part in held], "+"
    words = [word for part in held for word in part.split("+") if word]
    return "+".join(_named(services, "key", one) for one in [*words, key])


def _named(services: Services, family: str, name: str) -> str:
    """Return the name of a key as the texts have it, or else its letter or sign."""
    if name[-1:] in _SIGNS and len(name) > 1:
        name = name[:-1] + _SIGNS[name[-1]]
    key = f"{family}.name_{_NOT_IN_KEYS.sub('_', name)}"
    if len(name) > 1 and services.texts.has(key):
        return services.say(key)
    return name.upper() if len(name) == 1 else name.capitalize()


def cap_height(canvas: Canvas) -> float:
    return max(46.0, canvas.kit.stage.text_units(SMALL) * 1.25 + 10)


def cap_width(canvas: Canvas, services: Services, chord: str, device: str = KEYS) -> float:
    words = canvas.width(say_key(services, chord, device), SMALL, SANS)
    return max(cap_height(canvas), words + 24)


def paint_cap(
    canvas: Canvas,
    services: Services,
    chord: str,
    x: float,
    middle: float,
    device: str = KEYS,
    colour: Colour = IVORY,
) -> float:
    """Paint a key cap, whose left edge is at `x`, and return its right edge."""
    wide, high = cap_width(canvas, services, chord, device), cap_height(canvas)
    if device == PAD and chord in FACES:
        paint_face(canvas, chord, x + wide / 2, middle, high)
        return x + wide
    cap = Rect(x, middle - high / 2, wide, high)
    canvas.panel(cap, "key", 8)
    canvas.text(say_key(services, chord, device), cap, SMALL, SANS, colour, "center")
    return cap.right


#: Where the title of every page begins.
TOP = 36.0
#: Seconds that the pointer or the focus rests on a widget before its tip comes.
TIP_AFTER = 0.5
#: The distance from the end of the hints to the edge of the stage.
FOOT = 36
AFTER_CAP, APART, LINE_GAP = 10.0, 34.0, 10.0
#: The zone of hints: Tab comes to them last.
ZONE = 99


class Hint(NamedTuple):
    """A hint at the foot of a page. `wanted`: the commands whose keys are shown; `pad`: those for a
    gamepad, where they differ. `text`: what they do here, where it is not what they always do. With
    `act` the hint can be clicked."""

    wanted: tuple[str, ...]
    text: str = ""
    act: Callable[[], None] | None = None
    pad: tuple[str, ...] = ()


class HintKey(Widget):
    def __init__(self, services: Services, caps: Sequence[str], hint: Hint) -> None:
        super().__init__(f"hint {hint.wanted[0]}", ZONE)
        self.services, self.caps, self.hint = services, caps, hint
        row = commands.COMMANDS[hint.wanted[0]]
        self.text = hint.text or services.say(row.hint or row.text_key)
        self.focusable = hint.act is not None

    def natural_width(self, canvas: Canvas) -> float:
        device = _device(self.services)
        caps = sum(cap_width(canvas, self.services, cap, device) + AFTER_CAP for cap in self.caps)
        return caps + canvas.width(self.text, SMALL) + 6

    def height_at(self, canvas: Canvas, width: float) -> float:
        return cap_height(canvas)

    def told(self, words: str) -> ReaderNode:
        named = super().told(words)
        device = _device(self.services)
        keys = " ".join(say_key(self.services, cap, device) for cap in self.caps)
        return named._replace(name=self.text, shortcut=keys)

    def activate(self) -> None:
        if self.hint.act is not None:
            self.hint.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, device = self.rect, _device(self.services)
        colour = MOON if mood.hover else IVORY2
        x = rect.x
        for cap in self.caps:
            x = paint_cap(canvas, self.services, cap, x, rect.cy, device, colour) + AFTER_CAP
        words = Rect(x, rect.y, rect.right - x, rect.h)
        canvas.text(self.text, words, SMALL, colour=colour, shadow=True)
        if mood.focus:
            canvas.focus(rect.grown(4))


def removal(text: str) -> Hint:
    """Return the hint for removing something."""
    return Hint((commands.REMOVE,), text, pad=(commands.REMOVE_PAD,))


def hint_box(services: Services, hints: Sequence[Hint], lines: int | None = None) -> Wrap:
    """Return hints in as many lines as they need, or at most `lines`. A hint for which this device
    has no key, and which cannot be clicked, is left out."""
    shown = [(hint, _caps(services, hint)) for hint in hints]
    keys = [HintKey(services, caps, hint) for hint, caps in shown if caps or hint.act is not None]
    return Wrap(*keys, gap=(APART, LINE_GAP), most=lines)


def _device(services: Services) -> str:
    return PAD if services.device == PAD else KEYS


def _caps(services: Services, hint: Hint) -> tuple[str, ...]:
    """Return the first key of each command of a hint; none for a touch screen."""
    if services.device == TOUCH:
        return ()
    device = _device(services)
    wanted = hint.pad if device == PAD and hint.pad else hint.wanted
    return tuple(keys[0] for keys in (keys_of(services, one, device) for one in wanted) if keys)


def title(words: str) -> Box:
    """Return the title of a page that fills the window."""
    return Text(words, 66, SERIF_BOLD, MOON)


def invitation(words: str, said: str, play: Callable[[], None]) -> Padded:
    """Return the content of a page that has nothing to show yet: why, and a button that leads to
    play, with what it says."""
    text = Text(words, NAME, SERIF, IVORY2, "center", 8)
    button = Button("play", said, play, main=True, wide=300, high=76)
    panel = Panel(Column(text, 32, Row(FILL, button, FILL)), 48)
    return Padded(Column(FILL, Row(FILL, Sized(panel, 980), FILL), FILL), (8, 0, 0, 18))


class PageScene(Scene):
    """A scene that consists of a ground and a page of widgets. `begins_with_ring`: whether the
    focus is shown at once to people who come by keys or a pad."""

    begins_with_ring = True
    #: The backdrop behind the widgets.
    ground = "night"
    #: How dark the veil behind the widgets is, 0 to 1.
    veil = 0.0

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.page = Page(services.clock)
        self.canvas = Canvas(services.kit)
        self._stale = True
        self._built = False
        #: What a screen reader is given of the present picture, once it was asked for.
        self._tree: Tree | None = None
        self._device = services.device
        #: The widget whose tip is shown, or waits to be shown, and until when it waits.
        self._tip_of = ""
        self._tip_at: float | None = None
        #: When its first picture was shown.
        self.seen_at: float | None = None

    def build(self) -> Sequence[Widget]:
        """Return all widgets, for the present size, texts and settings."""
        raise NotImplementedError

    def hints(self) -> Sequence[Hint]:
        """Return the hints on keys at the foot of the page."""
        return (self.way_back,)

    @property
    def way_back(self) -> Hint:
        return Hint((commands.BACK,), act=self.back)

    @property
    def along_rows(self) -> Hint:
        return Hint((commands.UP, commands.DOWN), self.services.say("settings.hint_row"))

    def framed(
        self,
        title: Box,
        body: Box,
        foot: Box | None = None,
        top: float = TOP,
        least_head: float = 110.0,
    ) -> list[Widget]:
        """Return a page that fills the window: its title, its content, and hints or something else
        at the foot. `top`: where the title begins; `least_head`: the least height of the title,
        with the space below."""
        head = Sized(Column(title, 18, FILL), least=(0, least_head))
        page = Column(
            *(top, Padded(head, (72, 0, 72, 0))),
            Padded(body, (56, 0, 64, 0), grow=True),
            *(22, Padded(foot or hint_box(self.services, self.hints()), (72, 0, 72, 0)), FOOT),
        )
        return page.arrange(Canvas(self.services.kit), self.services.kit.stage.content)

    def backdrop(self) -> Sprite:
        return self.services.backdrops.night()

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint what is behind the widgets."""
        canvas.sprites.append(self.backdrop())
        if self.veil:
            canvas.veil(self.veil)

    def back(self) -> None:
        """Leave the page, as Esc and the East button of a pad do."""
        self.services.sound("back")
        self.services.stack.pop()

    def entered(self) -> None:
        if self.begins_with_ring:
            self.page.ring = self.services.device not in (MOUSE, TOUCH)

    @property
    def is_typing(self) -> bool:
        self._ready()
        return self.page.is_typing

    def rebuild(self) -> None:
        """Build all widgets anew, because something they show has changed."""
        self._built = False
        self._stale = True

    def refit(self) -> None:
        self.rebuild()

    def returned(self) -> None:
        self.rebuild()

    def left(self) -> None:
        # A scene and its widgets refer to each other, so they stay in memory for a while after they
        # were left. Their pictures are freed at once.
        self.canvas = Canvas(self.services.kit)
        self._stale = True

    def _ready(self) -> None:
        # Hints show the keys of the device used last.
        if self._device != self.services.device:
            self._device = self.services.device
            self.rebuild()
        if not self._built:
            self._built = True
            # Shadows lie below everything else.
            self.page.hold(sorted(self.build(), key=lambda one: not isinstance(one, Ground)))

    def update(self, now: float) -> None:
        if self.services.settings.motion == NONE:
            self.page.glide.stop()
        if self.page.glide.go_on(now):
            self._stale = True
        if self._tip_at is not None and now >= self._tip_at:
            self._tip_at = None
            self._stale = True

    def due(self, now: float) -> float | None:
        if self.page.glide.is_under_way:
            return 0.0
        return None if self._tip_at is None else max(0.0, self._tip_at - now)

    def rests(self, now: float) -> bool:
        """Return whether nothing changes by itself any more."""
        return self.due(now) is None

    def handle(self, gesture: Gesture) -> bool:
        self._ready()
        focus = self.page.focus
        used = self.page.handle(gesture)
        if self.page.focus != focus and self.page.ring:
            self.services.sound("focus")
        if not used and isinstance(gesture, Command) and gesture.pressed:
            if gesture.name == commands.BACK:
                self.back()
                used = True
            else:
                used = self.command(gesture)
        self._stale = True
        return used

    def tree(self) -> Tree:
        self._ready()
        if self.services.is_read and self.services.device == KEYS and not self.page.ring:
            # Who listens has the focus from the start: the first press moves it.
            self.page.ring = self._stale = True
        if self._stale or self._tree is None:
            tree = self.page.tree(self.services.kit, Spoken(self.services.texts))
            self._tree = tree._replace(intro=self.intro(tree))
        return self._tree

    def intro(self, tree: Tree) -> str:
        """Return what is said when the page comes: its title."""
        return next((node.name for node in tree.nodes if node.role == "HEADING"), "")

    def asked(self, request: Request) -> None:
        self._ready()
        self.page.ask(request)
        self._stale = True

    def command(self, command: Command) -> bool:
        """Do a command that no widget has used, and return whether it means something here."""
        return False

    def sprites(self) -> Sequence[Sprite]:
        self._ready()
        if self._stale:
            self._stale, self._tree = False, None
            self.canvas = Canvas(self.services.kit)
            self.paint_ground(self.canvas)
            self.page.paint(self.canvas)
            self._paint_tip()
        if self.seen_at is None:
            self.seen_at = self.services.clock()
            self.first_seen()
        return self.canvas.sprites

    def ahead(self) -> Iterator[object]:
        if self.ground:
            self.services.backdrops.order(self.ground)
        self._ready()
        canvas = Canvas(self.services.kit)
        for widget in self.page.widgets:
            yield True
            widget.paint(canvas, Mood())
        yield from iter(self.services.kit.rasterizer.wait, True)
        if self.ground:
            self.backdrop()
            yield True
        self.paint_ground(canvas)

    def first_seen(self) -> None:
        """React to the first picture of this scene being shown."""

    def _paint_tip(self) -> None:
        """Paint the tip of the widget on which the focus or the pointer has rested for a while, if
        it has one."""
        asked = self.page.focused if self.page.ring else self.page.hovered
        if asked is not None and not (asked.tip and asked.is_at(asked.seen.cx, asked.seen.cy)):
            asked = None
        name = asked.name if asked is not None else ""
        if name != self._tip_of:
            self._tip_of = name
            self._tip_at = self.services.clock() + TIP_AFTER if name else None
        if asked is not None and self._tip_at is None:
            whole = self.services.kit.stage.content
            paint_tip(self.canvas, asked.tip, asked.seen, whole, below=asked.seen.y <= whole.h / 2)


class Dialog(PageScene):
    """A dialog: a column of boxes on a panel in the middle, over the scene below. `width`: that of
    the panel with text of the usual size, at most; `grows`: how much wider it gets with larger
    text, as a part of the text's own growth. Boxes that grow get less height where the window is
    too low."""

    covers, ground = False, ""
    width, grows = 960.0, 0.8
    pad = (48.0, 36.0, 48.0, 40.0)

    def content(self, canvas: Canvas) -> Column:
        raise NotImplementedError

    def build(self) -> Sequence[Widget]:
        canvas, stage = Canvas(self.services.kit), self.services.kit.stage
        panel = Panel(self.content(canvas), self.pad, "dialog")
        wide = min(stage.width - 96, self.width * (1 + (stage.text - 1) * self.grows))
        high = min(stage.height - 32, panel.height_at(canvas, wide))
        middle = Rect((stage.width - wide) / 2, (stage.height - high) / 2, wide, high)
        return panel.arrange(canvas, middle)

    def intro(self, tree: Tree) -> str:
        """Return all that is only to be read."""
        words = (node.name for node in tree.nodes if node.role in ("HEADING", "LABEL"))
        return Spoken(self.services.texts).joined(words)

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
