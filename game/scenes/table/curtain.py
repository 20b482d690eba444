"""The curtain between two people at one screen: it tells whose turn it is, and only what all may
know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pygame import Surface

from game.play.session.seating import Player
from game.scenes.shell.page_scene import PageScene, first_key
from game.scenes.shell.scene import Services
from game.scenes.table.texts import LogLine
from game.ui import commands
from game.ui.boxes import FILL, Box, Column, Drawing, Icon, Panel, Row, Sized, Text
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, MOUSE, Command, Gesture, Pointer
from game.ui.painter import Sprite
from game.ui.shapes import hexed, svg
from game.ui.theme import (
    BODY,
    BRASS,
    DISPLAY,
    GLOW,
    H1,
    MOON,
    NAME,
    SMALL,
    WINE,
    Colour,
    crest_picture,
)
from game.ui.widgets import Button, Widget
from game.ui.words import BOLD, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.motion.motion import curtain_closed, part

ON_PAPER: Colour = (42, 16, 22)
#: The size of a note's crests, and of its words.
CREST, SIZE = 56.0, 27


#: Seconds after closing in which the curtain ignores presses, which may be meant for the table.
DEAF = 0.3
#: Seconds in which the words come once the curtain has closed; and how far it is still closed when
#: they have gone.
APPEARS, GONE_AT = 0.24, 0.8
#: Possible sizes of the words on the button: the first that fits is used.
HERE = (40, 34, BODY)
ON_VELVET: Colour = (243, 220, 196)
MEDAL, LEAST_MEDAL = 380.0, 170.0
_CLOSING, _CLOSED, _OPENING = "closing", "closed", "opening"


class Public(NamedTuple):
    """What everybody may know: functions that return the lines of the two notes, in the present
    language."""

    meanwhile: Callable[[], Sequence[LogLine]]
    table: Callable[[], Sequence[LogLine]]


class CurtainActs(NamedTuple):
    """What the curtain calls. `here`: the next person has come, so the table may show their hand.
    `may_come`: returns whether the device they used is theirs; if not, it has told them so.
    `pause`: for Esc, since no scene comes before this one. `undo`: takes back what the player
    before did if a gesture asks for it, and returns whether it has."""

    here: Callable[[], None]
    may_come: Callable[[], bool]
    pause: Callable[[], None]
    undo: Callable[[Gesture], bool]


class Curtain(PageScene):
    """The curtain over the table. From its closing on, no hand is shown face up."""

    covers, ground = False, "curtain"

    def __init__(self, services: Services, who: Player, public: Public, acts: CurtainActs) -> None:
        super().__init__(services)
        self.who, self.public, self.acts = who, public, acts
        self._state = _CLOSING
        self._pace = services.pace
        #: When it began to close or to open, or was closed.
        self._since = 0.0

    def entered(self) -> None:
        self.page.ring = True
        self.services.sound("curtain")
        self._since = self.services.clock()
        self.update(self._since)

    # Closing and opening --------------------------------------------------------------------

    @property
    def progress(self) -> float:
        """How far the curtain is closed, 0 to 1."""
        return self._closed(self.services.clock())

    def _closed(self, now: float) -> float:
        closes = self._state != _OPENING
        if self._state == _CLOSED:
            return 1.0
        return curtain_closed(self._since, now, self._pace, closes=closes)

    @property
    def _density(self) -> float:
        """How dense words and crest are, 0 to 1: they come and go without a jump."""
        now = self.services.clock()
        if self._state == _CLOSED:
            return part(self._since, now, self._pace.time(APPEARS))
        closed = self._closed(now)
        return max(0.0, (closed - GONE_AT) / (1 - GONE_AT)) if self._state == _OPENING else 0.0

    def update(self, now: float) -> None:
        self._stale = self._stale or self.due(now) is not None
        if self._state == _CLOSED:
            return
        if self._state == _CLOSING and self._closed(now) == 1:
            self._state, self.covers, self._since = _CLOSED, True, now
        elif self._state == _OPENING and self._closed(now) == 0 and self.services.stack.top is self:
            self.services.stack.pop()

    def due(self, now: float) -> float | None:
        return None if self._state == _CLOSED and self._density == 1 else 0.0

    def _open(self) -> None:
        if not self.acts.may_come():
            return
        self._state, self.covers, self._since = _OPENING, False, self.services.clock()
        self.services.sound("curtain")
        self.acts.here()
        self.update(self._since)

    @property
    def _listens(self) -> bool:
        return self._state == _CLOSED and self.services.clock() - self._since >= DEAF

    def handle(self, gesture: Gesture) -> bool:
        if self._may_be_undo(gesture) and self.acts.undo(gesture):
            return True
        if (
            isinstance(gesture, Command | Pointer)
            and not self._listens
            and not _only_moves(gesture)
        ):
            return True
        return super().handle(gesture)

    def _may_be_undo(self, gesture: Gesture) -> bool:
        """Return whether a gesture may be undo: only until the curtain has closed, for then the
        next person may be looking; and not on a button that the curtain covers already."""
        if self._state != _CLOSING or self.progress == 1:
            return False
        if isinstance(gesture, Pointer) and self._pace.travels:
            x, _ = self.services.kit.stage.to_px(Rect(gesture.x, gesture.y, 0, 0))[:2]
            wide = self.services.pixels[0]
            covered = wide / 2 * self.progress
            return covered <= x < wide - covered
        return True

    def back(self) -> None:
        self.acts.pause()

    def command(self, command: Command) -> bool:
        if command.name == "pause":
            self.acts.pause()
            return True
        return False

    # What it shows --------------------------------------------------------------------------

    def title(self) -> str:
        return self.services.say("curtain.window", player=self.who.name)

    def build(self) -> Sequence[Widget]:
        canvas, stage, say = Canvas(self.services.kit), self.services.kit.stage, self.services.say
        top, bottom = (stage.to_units(0, y)[1] for y in self.services.backdrops.curtain_between())
        area = stage.content._replace(y=top + 24, h=bottom - top - 24)
        grown = stage.text_units(SMALL) / SMALL - 1
        wide = min(430.0 * (1 + grown * 0.6), area.w * 0.27)
        left = Rect(area.x + 60, area.y, wide, area.h)
        right = left._replace(x=area.right - 60 - wide)
        middle = Rect(left.right + 28, area.y, right.x - left.right - 56, area.h)
        nothing = LogLine(say("curtain.nothing"))
        return [
            *self._call(canvas, middle),
            *_note(canvas, left, say("curtain.meanwhile"), self.public.meanwhile() or [nothing]),
            *_note(canvas, right, say("curtain.table"), self.public.table()),
        ]

    def _call(self, canvas: Canvas, room: Rect) -> list[Widget]:
        """Lay out whose turn it is, and their button, below a crest as large as the room allows."""
        say = self.services.say
        title = say("curtain.turn", player=self.who.name)
        size = DISPLAY if _fits_two_lines(canvas, title, DISPLAY, room.w) else H1
        title = _in_two(canvas, title, size, room.w)
        look_away = Text(say("curtain.look_away"), 36, SANS, ON_VELVET, "center", 2, shadow=True)
        words = Column(
            *(30, Text(title, size, SERIF_BOLD, MOON, "center", 4, shadow=True)),
            *(4, look_away),
            *(26, Row(FILL, self._button(canvas, room.w), FILL)),
        )
        medal = min(MEDAL, max(LEAST_MEDAL, room.h - words.height_at(canvas, room.w)))
        crest = Drawing(self._paint_medal, medal, medal)
        return Column(FILL, crest, words, FILL).arrange(canvas, room)

    def _button(self, canvas: Canvas, most: float) -> Sized:
        words = self.services.say("curtain.here", player=self.who.name)
        wide = min(most, max(460.0, canvas.width(words, HERE[0], BOLD) + 190))
        room = wide - 44
        size = next((size for size in HERE if canvas.width(words, size, BOLD) <= room), HERE[-1])
        has_keys = self.services.device in (KEYS, MOUSE)
        key = first_key(self.services, commands.CONFIRM) if has_keys else ""
        here = Button("here", words, self._open, key=key, main=True, size=size)
        return Sized(here, wide, max(92.0, canvas.line_high(HERE[0]) + 32))

    def _paint_medal(self, canvas: Canvas, room: Rect) -> None:
        """Paint the crest on a lit disc in a frame."""
        stage, shapes = canvas.kit.stage, canvas.kit.shapes
        rect = Rect(room.cx - room.h / 2, room.y, room.h, room.h)
        frame = rect.grown(9)
        x, y, w, h = stage.to_px(frame)
        for soft, margin in (
            shapes.soft(w, h, frame.w / 2, 130, GLOW, 0.3),
            shapes.soft(w, h, frame.w / 2, 50, (0, 0, 0), 0.5),
        ):
            canvas.sprites.append(Sprite(soft, x - margin, y - margin))
        disc = shapes.keep(("medal", w), lambda: _medal(w, stage.scale))
        canvas.sprites.append(Sprite(disc, x, y))
        canvas.crest(self.who.crest, rect.cx, rect.cy, rect.w * 0.74)

    def sprites(self) -> Sequence[Sprite]:
        density = self._density
        if self._state == _CLOSED and density == 1:
            return super().sprites()
        self._ready()
        coming = Canvas(self.services.kit)
        if density > 0:
            with coming.faded(density):
                self.page.paint(coming)
        velvet = [self.backdrop()] if self._state == _CLOSED else self._halves()
        return [*velvet, *coming.sprites]

    def _halves(self) -> list[Sprite]:
        """Return the two halves on their way, without words; where nothing moves, the whole
        curtain, which fades in and out."""
        velvet = self.backdrop().surface
        width, height = velvet.get_size()
        if not self._pace.travels:
            # The same pixels, but with another opacity.
            faded = velvet.subsurface(velvet.get_rect())
            faded.set_alpha(round(255 * self.progress))
            return [Sprite(faded, 0, 0)]
        middle = width // 2
        seen = round(middle * self.progress)
        if not seen:
            return []
        # Each half comes from its own side of the window.
        left = Sprite(velvet, 0, 0, (middle - seen, 0, seen, height))
        right = Sprite(velvet, width - seen, 0, (middle, 0, seen, height))
        return [left, right]

    def backdrop(self) -> Sprite:
        return self.services.backdrops.curtain()


def _note(canvas: Canvas, room: Rect, title: str, lines: Sequence[LogLine]) -> list[Widget]:
    """Lay out a note, as high as its lines, a little above the middle; where there are too many
    lines, the last ones stay, which are the newest. Of several lines with the same crest in a row
    only the first shows it."""
    first = max(CREST, canvas.line_high(SIZE))
    rows: list[Box | float] = []
    before = ""
    for text, crest, _ in lines:
        icon = Sized(Icon(crest_picture(crest), CREST), CREST, first)
        sign = Column(icon, FILL) if crest and crest != before else FILL
        words = Text(text, SIZE, SANS, ON_PAPER, lines=3, grow=True)
        rows += [12.0 if rows else 16.0, Row(Sized(sign, CREST), 14, words)]
        before = crest
    heading = Text(title, NAME, SERIF, WINE, lines=2)
    paper = Panel(Column(heading, *rows), (28, 20, 28, 32), "paper", 16)
    high = paper.height_at(canvas, room.w)
    if high > room.h and len(lines) > 1:
        return _note(canvas, room, title, lines[1:])
    place = Rect(room.x, room.y + (room.h - high) * 0.42, room.w, high)
    return paper.arrange(canvas, place)


def _fits_two_lines(canvas: Canvas, text: str, size: float, width: float) -> bool:
    lines = _in_two(canvas, text, size, width).split("\n")
    return all(canvas.width(line, size, SERIF_BOLD) <= width for line in lines)


def _in_two(canvas: Canvas, text: str, size: float, width: float) -> str:
    """Break a text that needs two lines into two of about the same length."""
    if canvas.width(text, size, SERIF_BOLD) <= width:
        return text
    words = text.split(" ")
    ways = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return "\n".join(
        min(ways, key=lambda way: max(canvas.width(line, size, SERIF_BOLD) for line in way))
    )


def _only_moves(gesture: Command | Pointer) -> bool:
    """Return whether a gesture presses nothing."""
    if isinstance(gesture, Command):
        return not gesture.pressed
    return not gesture.button and not gesture.buttons


def _medal(size: int, scale: float) -> Surface:
    middle, thin, wide = size / 2, 3 * scale, 6 * scale
    circles = (
        (middle, hexed(BRASS)),
        (middle - thin, hexed(WINE)),
        (middle - thin - wide, hexed(BRASS)),
        (middle - thin - 2 * wide, "url(#g)"),
    )
    drawn = "".join(
        f'<circle cx="{middle}" cy="{middle}" r="{r}" fill="{fill}"/>' for r, fill in circles
    )
    return svg(
        size,
        size,
        f'<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{size * 0.38}" '
        f'cy="{size * 0.3}" r="{size * 0.72}"><stop offset="0" stop-color="#FFF9E6"/>'
        '<stop offset="0.6" stop-color="#F0DBA6"/><stop offset="1" stop-color="#DDBF7E"/>'
        f"</radialGradient></defs>{drawn}",
    )
