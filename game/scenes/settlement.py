"""The end of a match: who won, the last scores, and the money, if there is any."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.play.table_kind import HANDS_WON
from game.scenes.chart import Chart, ChartLine, ChartSheet
from game.scenes.house import House
from game.scenes.key_names import keys_of, say_key
from game.scenes.page_scene import PageScene
from game.scenes.settlement_money import PAYMENTS, PairTable, PaymentsPanel
from game.scenes.settlement_places import PlaceCards
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, MOUSE, TOUCH
from game.ui.theme import IVORY2, MOON, SMALL
from game.ui.widgets import Button, Widget
from game.ui.words import BOLD, LINE, SANS, SERIF_BOLD
from game.view.geometry import Rect
from game.view.settlement_view import DIFFERENCE, POT, MatchSheet
from game.view.wording import Wording

TITLE, SUBTITLE, LEAST_SUBTITLE, AGAIN, OTHER = 68, 30, 22, 38, 34
EDGE, GAP, FOOT = 64.0, 28.0, 28.0
#: The chart has nothing to say in less, and no more in more.
LEAST_CHART, BEST_CHART = 260.0, 700.0


class Endings(NamedTuple):
    """What comes next. `again`: the same players and rules; `watch`: the match from its start;
    `same_cards`: the same deal once more."""

    again: Callable[[], None]
    menu: Callable[[], None]
    watch: Callable[[], None] | None = None
    same_cards: Callable[[], None] | None = None


class _Places(NamedTuple):
    title: Rect
    about: Rect
    cards: Rect
    money: Rect
    foot: Rect


class Settlement(PageScene):
    def __init__(self, house: House, sheet: MatchSheet, endings: Endings) -> None:
        super().__init__(house)
        self.sheet, self.endings = sheet, endings

    def entered(self) -> None:
        self.page.ring = self.house.device not in (MOUSE, TOUCH)
        self.house.sound("game_won")
        if self.sheet.how:
            self.house.sound("coin")

    def back(self) -> None:
        self.house.sound("back")
        self.endings.menu()

    # Texts ----------------------------------------------------------------------------------

    @property
    def _counts_rounds(self) -> bool:
        return self.sheet.goal.counts == HANDS_WON

    def _names(self, sheet: MatchSheet) -> list[str]:
        return [player.name for place in sheet.winners for player in place.players]

    def _title(self) -> str:
        winners = self._names(self.sheet)
        key = "settle.title.rounds" if self._counts_rounds else "settle.title.points"
        return self.house.say(
            key,
            players=len(winners),
            names=self.house.texts.list_and(winners),
            score=self.sheet.winners[0].score,
        )

    def title(self) -> str:
        return self._title()

    def _about(self) -> str:
        """The game, how it is settled, and which deal it was."""
        sheet, say = self.sheet, self.house.say
        name = f"variant.{sheet.variant_id}.name"
        parts = [say(name)] if self.house.texts.has(name) else []
        if sheet.how == DIFFERENCE:
            parts.append(say("settle.by_difference"))
        elif sheet.how == POT:
            names = self._names(sheet)
            who = self.house.texts.list_and(names)
            parts.append(say("settle.by_pot", pot=sheet.pot, names=who, players=len(names)))
        if sheet.deal:
            parts.append(say("settle.deal", number=sheet.deal))
        if sheet.taken_back:
            parts.append(say("settle.taken_back", count=sheet.taken_back))
        return " · ".join(parts)

    def _about_size(self, canvas: Canvas, wide: float) -> int:
        """Smaller rather than in two lines, which what lies below has no room for."""
        about, sizes = self._about(), (SUBTITLE, SMALL, LEAST_SUBTITLE)
        fitting = (size for size in sizes if canvas.width(about, size, SANS) <= wide)
        return next(fitting, LEAST_SUBTITLE)

    def _facts(self) -> str:
        """How long it was, and who won most of it."""
        sheet = self.sheet
        wording = Wording(self.house.texts, sheet.variant_id, ())
        parts = [wording.text("settle.hands", count=sheet.hands)]
        most = max(place.hands_won for place in sheet.places)
        best = [place for place in sheet.places if place.hands_won == most]
        if len(best) == 1 and most and not self._counts_rounds:
            who = self.house.texts.list_and(player.name for player in best[0].players)
            parts.append(wording.text("settle.most_hands", names=who, count=most))
        return " · ".join(parts)

    # Places ---------------------------------------------------------------------------------

    def _places(self, canvas: Canvas) -> _Places:
        stage = canvas.kit.stage
        left, wide = stage.content.x + EDGE, stage.content.w - 2 * EDGE
        title_high = canvas.height(self._title(), wide, TITLE, SERIF_BOLD, 2)
        title = Rect(left, 30, wide, title_high)
        about_high = canvas.height(self._about(), wide, self._about_size(canvas, wide), SANS, 2)
        about = Rect(left, title.bottom, wide, about_high)
        high = max(84.0, stage.text_units(AGAIN) * LINE + 26)
        foot = Rect(left, stage.height - FOOT - high, wide, high)
        top = about.bottom + 20
        room = foot.y - 24 - top
        cards = PlaceCards(canvas, self.house, self.sheet)
        least = self._least_money(canvas)
        level = cards.least_height(wide)
        tall = min(cards.best_height(wide), max(level, room - least - GAP))
        # What is left over stands between them.
        high = min(room - tall - GAP, max(least, self._best_money(canvas)))
        spare = (room - tall - GAP - high) / 3
        card_room = Rect(left, top + spare, wide, tall)
        money = Rect(left, card_room.bottom + GAP + spare, wide, high)
        return _Places(title, about, card_room, money, foot)

    def _least_money(self, canvas: Canvas) -> float:
        needed = LEAST_CHART
        if self.sheet.pairs:
            needed = PairTable(canvas, self.house, self.sheet).least_height
        if self.sheet.how:
            needed = max(needed, PaymentsPanel(canvas, self.house, self.sheet).least_height)
        return needed

    def _best_money(self, canvas: Canvas) -> float:
        if not self.sheet.pairs:
            return BEST_CHART
        table = PairTable(canvas, self.house, self.sheet).best_height
        return max(table, PaymentsPanel(canvas, self.house, self.sheet).best_height)

    # The page -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        canvas = Canvas(self.house.kit)
        say, endings = self.house.say, self.endings
        buttons = [("again", say("settle.again"), endings.again, self._key(commands.CONFIRM))]
        if endings.same_cards is not None:
            buttons.append(("same_cards", say("settle.same_cards"), endings.same_cards, ""))
        if endings.watch is not None:
            buttons.append(("watch", say("settle.watch"), endings.watch, ""))
        buttons.append(("menu", say("settle.menu"), endings.menu, self._key(commands.BACK)))
        foot = self._places(canvas).foot
        # Where four of them are too many, their keys are not told, and their words are smaller.
        for told, shrunk in ((True, 0), (False, 0), (False, 6), (False, 10)):
            widgets: list[Widget] = []
            right = foot.right
            for name, text, act, known in buttons:
                main = name == "again"
                size, key = (AGAIN if main else OTHER) - shrunk, known if told else ""
                cap = max(38.0, canvas.width(key, SMALL) + 18) + 12 if key else 0.0
                wide = canvas.width(text, size, BOLD if main else SANS) + cap + 72 - 3 * shrunk
                if not shrunk:
                    wide = max(PAYMENTS if main else 230.0, wide)
                box = Rect(right - wide, foot.y, wide, foot.h)
                widgets.append(Button(name, box, text, act, key=key, main=main, size=size))
                right = box.x - 24
            if right + 24 >= foot.x:
                break
        return widgets

    def _key(self, command: str) -> str:
        if self.house.device not in (KEYS, MOUSE):
            return ""
        keys = keys_of(self.house, command)
        return say_key(self.house, keys[0]) if keys else ""

    # Showing --------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.sprites.append(self.house.backdrops.night())
        canvas.veil(0.7)
        places, sheet = self._places(canvas), self.sheet
        canvas.text(
            self._title(), places.title, TITLE, SERIF_BOLD, MOON, "center", lines=2, shadow=True
        )
        size = self._about_size(canvas, places.about.w)
        canvas.text(self._about(), places.about, size, SANS, IVORY2, "center", lines=2, shadow=True)
        PlaceCards(canvas, self.house, sheet).paint(places.cards)
        left = places.money
        if sheet.how:
            payments = PaymentsPanel(canvas, self.house, sheet)
            wide = payments.best_width
            right = Rect(left.right - wide, left.y, wide, left.h)
            left = Rect(left.x, left.y, left.w - wide - 30, left.h)
            payments.paint(right)
        if sheet.pairs:
            PairTable(canvas, self.house, sheet).paint(left)
        elif left.h >= LEAST_CHART:
            Chart(canvas, left, self._chart()).paint(canvas)
        self._paint_facts(canvas, places.foot)

    def _chart(self) -> ChartSheet:
        sheet = self.sheet
        unit = Wording(self.house.texts, sheet.variant_id, ()).text("scores.unit")
        lines = tuple(
            ChartLine(place.players[0].crest, sheet.history[place.side], place.score, place.score)
            for place in sheet.places
        )
        return ChartSheet(lines, sheet.goal, unit, self.house.number)

    def _paint_facts(self, canvas: Canvas, foot: Rect) -> None:
        """At the left of the buttons, where they leave room."""
        text = self._facts()
        first = min(widget.rect.x for widget in self.page.widgets)
        room = Rect(foot.x + 6, foot.y, first - foot.x - 30, foot.h)
        if canvas.height(text, max(1.0, room.w), SMALL, SANS) <= foot.h and room.w > 200:
            canvas.text(text, room, SMALL, SANS, IVORY2, lines=3, shadow=True)
