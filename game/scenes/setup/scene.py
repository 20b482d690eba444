"""A new table: which game, who plays, by which house rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.play.session.seating import Player, TableChoice
from game.play.session.start import any_deal
from game.reading.faults import Severity, sentence
from game.scenes.setup.deal_number import DealNumberScene
from game.scenes.setup.draft import SEATS_MOST, Draft
from game.scenes.setup.games import game_rows
from game.scenes.setup.house_rules import option_help, rule_rows, switch_row
from game.scenes.setup.seats import (
    Bots,
    FreeSeat,
    SeatActs,
    SeatCard,
    SeatEditor,
    kind_said,
    seat_height,
    seat_place,
    seats_in_a_row,
)
from game.scenes.setup.summary import Paper
from game.scenes.shell.fields import text_or_none
from game.scenes.shell.page_scene import Hint, PageScene, hint_row
from game.scenes.shell.scene import Services
from game.settings import Person
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH, Gesture
from game.ui.theme import EMBER, INK, IVORY, IVORY2, MOON, SMALL, dimmed
from game.ui.widgets import Button, Label, Mood, Scroll, Widget
from game.ui.words import LINE, SANS, SERIF, SERIF_BOLD
from game.variants.catalogue import Catalogue
from game.variants.options import Option, Value
from game.view.geometry import Rect

TITLE, HEADING, DEAL = 68, 38, 46
LEAST_TOP, LEFT, LIST_WIDTH, COLUMN = 112.0, 64.0, 620.0, 724.0
#: Of every window that scrolls: room for focus rings and the bar.
EDGE = 16.0
GAMES, SEATS, RULES, ANSWERS = 0, 1, 2, 3
FREE_UNDO = "free_undo"


class SetUpScene(PageScene):
    """`deal` gets the table once it is wanted. `last`: how it was the last time."""

    def __init__(
        self,
        services: Services,
        deal: Callable[[TableChoice], None],
        catalogue: Catalogue | None = None,
        last: TableChoice | None = None,
        new_deal: Callable[[], int] = any_deal,
    ) -> None:
        super().__init__(services)
        self.deal, self.new_deal = deal, new_deal
        #: Typed in, to play the same cards again; empty: they come by chance.
        self.number = ""
        names = [services.say(f"setup.usual_name_{seat}") for seat in range(1, SEATS_MOST + 1)]
        self.bots = Bots(services)
        self.draft = Draft(catalogue or Catalogue(), names, last)
        self.page.focus = "deal"
        self._games = Scroll(Rect(0, 0, 0, 0))
        self._column = Scroll(Rect(0, 0, 0, 0))
        self._strip = Rect(0, 0, 0, 0)
        self._has_shown = False
        self._helps: dict[str, str] = {}

    def take(self, choice: TableChoice) -> None:
        """Everything as at this table."""
        self.draft.take(choice)
        self.rebuild()

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)

    @property
    def _top(self) -> float:
        """Where the title ends."""
        return max(LEAST_TOP, self.services.kit.stage.text_units(TITLE) * LINE + 8)

    # Building -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        with self.services.texts.speaking_of(self.draft.game):
            return self._build()

    def _build(self) -> Sequence[Widget]:
        canvas = Canvas(self.services.kit)
        stage = self.services.kit.stage
        content = stage.content
        list_width = LIST_WIDTH * (1 + (stage.text - 1) * 0.35)
        left = content.x + LEFT
        top, foot = self._top, stage.height - 88
        self._games.view = Rect(left - EDGE, top, list_width + 2 * EDGE, foot - top)
        x = left + list_width + COLUMN - LEFT - LIST_WIDTH
        width = content.right - 64 - x
        answers = self._answers(canvas, x, width)
        self._column.view = Rect(x - EDGE, top, width + 2 * EDGE, self._strip.y - 12 - top)
        rows = game_rows(
            self.services, canvas, self.draft.offered, self.draft.game, self._choose, self._games
        )
        if not self._has_shown:
            self._has_shown = True
            self._games.show(next(row.rect for row in rows if row.chosen))
        hints = [
            Hint((commands.BACK,), self.services.say("setup.hint_back"), self.back),
            Hint((commands.NEXT_ZONE,), self.services.say("setup.hint_next")),
        ]
        foot_row = hint_row(self.services, left + 8, stage.height - 46, list_width, hints)
        again = self._again(canvas, content.right - 64)
        return [*rows, *self._column_widgets(canvas, x, width), *again, *answers, *foot_row]

    def _answers(self, canvas: Canvas, x: float, width: float) -> list[Widget]:
        """The strip at the foot: what a house rule means, and the button that deals."""
        stage = self.services.kit.stage
        text = self.services.say("setup.deal")
        wide = max(272.0, canvas.width(text, DEAL, SERIF_BOLD) + 80)
        room = width - wide - 32
        self._helps = {
            f"option {option.key}": option_help(self.services, option)
            for option in self.draft.options
        }
        self._helps[FREE_UNDO] = self.services.say("setup.free_undo_help")
        highest = max(
            (canvas.height(told, room, SMALL) for told in self._helps.values()), default=0.0
        )
        high = max(98.0, highest + 4, stage.text_units(DEAL) * LINE + 30)
        self._strip = Rect(x, stage.height - 24 - high, room, high)
        button = DealButton(Rect(x + width - wide, self._strip.y, wide, high), text, self._deal)
        button.enabled = self.draft.can_deal
        return [button]

    def _again(self, canvas: Canvas, right: float) -> list[Widget]:
        """Back to how it was, as long as it is otherwise."""
        if self.draft.last is None or self.draft.is_as_last_time:
            return []
        text = self.services.say("setup.as_last_time")
        wide = canvas.width(text) + 110
        high = max(60.0, self.services.kit.stage.text_units(30) * LINE + 14)
        rect = Rect(right - wide, (self._top - high) / 2 + 2, wide, high)
        return [
            Button("again", rect, text, self._take_last, "icon_undo", zone=ANSWERS, align="left")
        ]

    def _column_widgets(self, canvas: Canvas, x: float, width: float) -> list[Widget]:
        """The page, the seats and the house rules, in a window that scrolls."""
        draft = self.draft
        paper = Paper(self.services, canvas, x, self._top + 12, width)
        variant = draft.reading.variant or draft.plain
        widgets: list[Widget] = [paper]
        if variant is None:
            paper.complain(self.services, canvas, draft.game, draft.reading.faults)
            y = paper.rect.bottom
        else:
            paper.sum_up(self.services, canvas, variant, draft.count)
            seats, y = self._seats(canvas, x, paper.rect.bottom + 14, width)
            rules, y = self._rules(canvas, x, y + 12, width)
            widgets += [*seats, *rules]
            if draft.offers_free_undo:
                widgets.append(self._free_undo(canvas, Rect(x, y + 16, width, 0)))
                y = widgets[-1].rect.bottom
            widgets.append(self._number(canvas, x, y + 16, width))
            y = widgets[-1].rect.bottom
        for widget in widgets:
            widget.scroll = self._column
        self._column.height = y + EDGE - self._top
        self._column.move(0)
        return widgets

    def _heading(self, x: float, y: float, width: float, text: str) -> Label:
        high = Canvas(self.services.kit).height(text, width, HEADING, SERIF)
        return Label(Rect(x, y, width, high), text, HEADING, SERIF, MOON, lines=2)

    def _seats(
        self, canvas: Canvas, x: float, y: float, width: float
    ) -> tuple[list[Widget], float]:
        draft, say = self.draft, self.services.say
        key = "setup.partners" if draft.are_partners else "setup.seats"
        heading = self._heading(x, y, width, say(key))
        widgets: list[Widget] = [heading]
        y = heading.rect.bottom + 8
        high, free = seat_height(canvas), say("setup.add_seat")
        kinds = [kind_said(self.services, player, self.bots) for player in draft.players]
        names = [player.name for player in draft.players]
        in_a_row = seats_in_a_row(canvas, width, names, kinds, free)
        for at, (player, kind) in enumerate(zip(draft.players, kinds, strict=True)):
            place = seat_place(at, x, y, width, high, in_a_row)
            widgets.append(SeatCard(at, place, player, kind, partial(self._edit, at), SEATS))
        if draft.count < draft.most:
            place = seat_place(draft.count, x, y, width, high, in_a_row)
            widgets.append(FreeSeat(place, free, self._add_seat, SEATS))
        return widgets, max(widget.rect.bottom for widget in widgets)

    def _rules(
        self, canvas: Canvas, x: float, y: float, width: float
    ) -> tuple[list[Widget], float]:
        draft, say = self.draft, self.services.say
        if not draft.options:
            return [], y
        text = say("setup.rules")
        wide = canvas.width(text, HEADING, SERIF) + 4
        heading = self._heading(x, y, wide, text)
        presets, y = self._presets(canvas, x, heading.rect, width)
        values = [(option, draft.value(option)) for option in draft.options]
        place = Rect(x, y + 8, width, 0)
        rows, y = rule_rows(self.services, canvas, values, place, self._set_rule, RULES)
        return [heading, *presets, *rows], y

    def _free_undo(self, canvas: Canvas, place: Rect) -> Widget:
        text, is_on = self.services.say("setup.free_undo"), self.draft.free_undo
        return switch_row(
            self.services, canvas, FREE_UNDO, text, is_on, place, self._set_free_undo, RULES
        )

    def _number(self, canvas: Canvas, x: float, y: float, width: float) -> Button:
        """Which deal it will be."""
        key = "setup.deal_number" if self.number else "setup.deal_any"
        text = self.services.say(key, number=self.number)
        high = max(56.0, self.services.kit.stage.text_units(SMALL) * LINE + 18)
        # As wide as the rules above: keys lead straight down to it.
        rect = Rect(x, y, width, high)
        return Button("number", rect, text, self._ask_number, zone=RULES, size=SMALL, align="left")

    def _presets(
        self, canvas: Canvas, x: float, heading: Rect, width: float
    ) -> tuple[list[Widget], float]:
        """Beside the heading where they have room, else below it."""
        draft = self.draft
        named = [("", self.services.say("setup.usual"))]
        named += [
            (name, text_or_none(self.services, f"preset.{name}.name") or name)
            for name in draft.presets
        ]
        if len(named) == 1 and draft.preset == "":
            return [], heading.bottom
        high = max(48.0, self.services.kit.stage.text_units(SMALL) * LINE + 14)
        wides = [canvas.width(text, SMALL) + 50 for _, text in named]
        left, y = heading.right + 32, heading.cy - high / 2
        if left + sum(wides) + 12 * (len(wides) - 1) > x + width:
            left, y = x, heading.bottom + 6
        start = left
        buttons: list[Widget] = []
        for (name, text), wide in zip(named, wides, strict=True):
            if left + wide > x + width and left > start:
                left, y = start, y + high + 8
            chosen = name == draft.preset
            buttons.append(
                Button(
                    f"preset {name}",
                    Rect(left, y, min(wide, width), high),
                    text,
                    partial(self._use_preset, name),
                    main=chosen,
                    zone=RULES,
                    size=SMALL,
                )
            )
            left += wide + 12
        return buttons, max(heading.bottom, y + high)

    # What the widgets do --------------------------------------------------------------------

    def _choose(self, game: str) -> None:
        self.draft.choose(game)
        self._column.offset = 0
        self.rebuild()

    def _set_rule(self, option: Option, value: Value) -> None:
        self.draft.set(option, value)
        self.services.sound("toggle")
        self.rebuild()

    def _set_free_undo(self, is_on: bool) -> None:
        self.draft.free_undo = is_on
        self.services.sound("toggle")
        self.rebuild()

    def _use_preset(self, name: str) -> None:
        self.draft.use_preset(name)
        self.rebuild()

    def _take_last(self) -> None:
        assert self.draft.last is not None
        self.draft.take(self.draft.last)
        self.page.focus = "deal"
        self.rebuild()

    def _add_seat(self) -> None:
        self.draft.add_seat()
        self.page.focus = f"seat {self.draft.count - 1}"
        self.rebuild()

    def _edit(self, seat: int) -> None:
        def change(player: Player) -> None:
            self.draft.change(seat, player)

        def remove() -> None:
            self.draft.remove_seat(seat)

        def follow(before: str, person: Person) -> Player:
            self.draft.follow(before, person)
            return self.draft.players[seat]

        may_go = self.draft.count > self.draft.least
        sit = partial(self.draft.sit, seat)
        acts = SeatActs(change, sit, follow, remove if may_go else None)
        self.services.stack.push(
            SeatEditor(self.services, self.draft.players[seat], self.bots, acts)
        )

    def _ask_number(self) -> None:
        def change(number: str) -> None:
            self.number = number

        self.services.stack.push(DealNumberScene(self.services, self.number, change))

    def _deal(self) -> None:
        self.services.sound("confirm")
        self.deal(self.draft.choice(int(self.number) if self.number else self.new_deal()))

    def handle(self, gesture: Gesture) -> bool:
        used = super().handle(gesture)
        focused = self.page.focused
        if self.page.ring and focused is not None and focused.zone == GAMES:
            # The page is read again with every game looked at.
            self._column.offset = 0
        return used

    # Painting -------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.sprites.append(self.services.backdrops.night())
        canvas.veil(0.76)
        stage = canvas.kit.stage
        high = stage.text_units(TITLE) * LINE
        title = Rect(stage.content.x + LEFT + 8, (self._top - high) / 2, stage.content.w / 2, high)
        canvas.text(self.services.say("setup.title"), title, TITLE, SERIF_BOLD, MOON, shadow=True)
        self._paint_strip(canvas)

    def _paint_strip(self, canvas: Canvas) -> None:
        """What the house rule under the eye means, or why nobody can deal."""
        reading = self.draft.reading
        if reading.variant is None:
            told = self.services.say("setup.cannot_deal")
            if self.draft.plain is not None:
                wrong = next(one for one in reading.faults if one.severity is Severity.ERROR)
                told = sentence(wrong, self.services.say)
            canvas.text(told, self._strip, SMALL, SANS, EMBER, lines=4, may_cut=True)
            return
        widget = self.page.hovered or (self.page.focused if self.page.ring else None)
        told = self._helps.get(widget.name, "") if widget is not None else ""
        if told:
            canvas.text(told, self._strip, SMALL, SANS, IVORY2, lines=9)


class DealButton(Button):
    """The one that everything else leads to."""

    def __init__(self, rect: Rect, text: str, act: Callable[[], None]) -> None:
        super().__init__("deal", rect, text, act, main=True, zone=ANSWERS)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        style = "button main hover" if mood.hover else "button main"
        canvas.panel(self.rect, style if self.enabled else "button off", 18, shadow=True)
        colour = INK if self.enabled else dimmed(IVORY, 0.62)
        canvas.text(self.text, self.rect, DEAL, SERIF_BOLD, colour, "center")
        if mood.focus:
            canvas.focus(self.rect, 18)
