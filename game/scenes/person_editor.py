"""One of the people who play here: the name, the crest, the order of the hand, the keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.play.last_setup import NAME_MOST
from game.scenes.crest_row import HIGH, crest_row
from game.scenes.house import House
from game.scenes.name_field import NameField
from game.scenes.page_scene import PageScene
from game.settings import SORTS, Person
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH
from game.ui.theme import BODY, BRASS_LIGHT, EMBER, H2, MOON, SMALL
from game.ui.widgets import Button, Choice, Label, Widget
from game.ui.words import BOLD, LINE, SANS, SERIF
from game.view.geometry import Rect

WIDTH, PAD = 980.0, 48.0


class PersonActs(NamedTuple):
    """`is_free`: nobody else has this name. `done` hears the name when the page is left by its
    button; `changed`, whenever anything else is otherwise."""

    is_free: Callable[[str], bool]
    done: Callable[[str], None]
    changed: Callable[[], None]
    keys: Callable[[], None]


class PersonEditor(PageScene):
    covers = False

    def __init__(self, house: House, person: Person, acts: PersonActs) -> None:
        super().__init__(house)
        self.person, self.acts = person, acts
        self.name = person.name
        #: The name that was wanted is somebody else's.
        self._is_taken = False
        self._panel = Rect(0, 0, 0, 0)

    def entered(self) -> None:
        self.page.ring = self.house.device not in (MOUSE, TOUCH)

    def left(self) -> None:
        super().left()
        # Letters are commands again.
        self.page.ring = False

    # Doing ----------------------------------------------------------------------------------

    def _rename(self, name: str) -> None:
        self.name = name
        if self._is_taken:
            self._is_taken = False
            self.rebuild()

    def done(self) -> None:
        """Whoever empties the field keeps their name."""
        name = " ".join(self.name.split()) or self.person.name
        if name != self.person.name and not self.acts.is_free(name):
            self._is_taken = True
            self.house.sound("refused")
            self.rebuild()
            return
        self.house.sound("confirm")
        self.house.stack.pop()
        if name:
            self.acts.done(name)

    def _wear(self, crest: str) -> None:
        self.person.crest = crest
        self._changed()

    def _sort(self, how: object) -> None:
        self.person.sort = str(how)
        self._changed()

    def _changed(self) -> None:
        self.house.sound("toggle")
        self.acts.changed()
        self.rebuild()

    def _keys(self) -> None:
        self.page.ring = False
        self.acts.keys()

    # Building -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        say, stage = self.house.say, self.house.kit.stage
        wide = min(stage.width - 96, WIDTH * (1 + (stage.text - 1) * 0.9))
        inner = wide - 2 * PAD
        row = max(68.0, stage.text_units(BODY) * LINE + 22)
        small = stage.text_units(SMALL) * LINE
        y = 32.0
        head = stage.text_units(H2) * LINE
        key = "people.edit" if self.person.name else "people.new"
        widgets: list[Widget] = [Label(Rect(PAD, y, inner, head), say(key), H2, SERIF, MOON)]
        y += head + 12
        key = "people.name_taken" if self._is_taken else "setup.name"
        colour = EMBER if self._is_taken else BRASS_LIGHT
        widgets.append(Label(Rect(PAD, y, inner, small), say(key), SMALL, SANS, colour))
        y += small + 8
        place = Rect(PAD, y, inner, row)
        widgets.append(NameField(place, self.name, self._rename, self.done, NAME_MOST))
        y += row + 16
        place = Rect(PAD, y, inner, small)
        widgets.append(Label(place, say("setup.crest"), SMALL, SANS, BRASS_LIGHT))
        y += small + 8
        widgets += crest_row(PAD, y, inner, self.person.crest, self._wear)
        y += HIGH + 16
        place = Rect(PAD, y, inner, small)
        widgets.append(Label(place, say("people.order"), SMALL, SANS, BRASS_LIGHT))
        y += small + 8
        order = self._order(Rect(PAD, y, inner, row))
        widgets.append(order)
        y = order.rect.bottom + 16
        words = say("people.keys")
        widgets.append(
            Button(
                "keys", Rect(PAD, y, inner, row), words, self._keys, "icon_keyboard", align="left"
            )
        )
        y += row + 24
        done = Rect(PAD, y, inner, max(72.0, row))
        widgets.append(Button("done", done, say("setup.done"), self.done, main=True, zone=1))
        high = done.bottom + 36
        left, top = (stage.width - wide) / 2, (stage.height - high) / 2
        self._panel = Rect(left, top, wide, high)
        for widget in widgets:
            widget.rect = widget.rect.moved(left, top)
        return widgets

    def _order(self, place: Rect) -> Choice:
        """As wide as its words; where they need it, below each other."""
        canvas = Canvas(self.house.kit)
        items = [(sort, self.house.say(f"people.order_{sort}")) for sort in SORTS]
        wides = [canvas.width(words, 27, BOLD) + 34 for _, words in items]
        if sum(wides) > place.w:
            line = canvas.kit.stage.text_units(27) * LINE
            lines = max(len(words.split()) for _, words in items)
            place = place._replace(h=max(place.h, line * lines + 18))
            wides = [
                max(canvas.width(word, 27, BOLD) for word in words.split()) + 24
                for _, words in items
            ]
        return Choice("order", place, items, self.person.sort, self._sort, wides=wides)

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        canvas.panel(self._panel, "dialog", 22, shadow=True)
