"""One table, painted: what stands still, the cards that lie, the marks on them, and what is in the
air.

The four are kept apart because they change at different times: the first with a turn, the second
with a card, the third with the pointer, the last with every picture.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from game.engine.cards import BIT, CardId
from game.engine.state import NOBODY
from game.scenes.house import House
from game.scenes.table import paint_felt as felt
from game.scenes.table import paint_hand as worn
from game.scenes.table.fingers import Fingers
from game.scenes.table.goals import goal_frame, spot_of
from game.scenes.table.paint_air import Air
from game.scenes.table.paint_marks import Marks
from game.scenes.table.paint_seats import paint_own_panel, paint_plate
from game.scenes.table.paint_tray import paint_missing, paint_tray
from game.scenes.table.picture import LEVELS, Picture
from game.scenes.table.telling import Telling
from game.ui.canvas import Canvas
from game.ui.card_art import BACK, IN_HAND, LIFTED, MELDED
from game.ui.theme import GLOW, IVORY2
from game.ui.widgets import Button, Mood
from game.view.director import Frame
from game.view.layout.target import Target
from game.view.places import Back, Token


class Painting:
    def __init__(self, house: House, picture: Picture, telling: Telling, fingers: Fingers) -> None:
        self.house = house
        self.picture = picture
        self.telling = telling
        self.fingers = fingers
        self._marks = Marks(picture, telling, fingers)
        self._air = Air(house, picture, telling, fingers)
        #: The buttons at the right, and help and menu.
        self.buttons: list[tuple[Target, Button]] = []

    @property
    def _plain(self) -> bool:
        return self.house.settings.high_contrast

    # What stands still ----------------------------------------------------------------------

    def ground(self) -> Canvas:
        canvas = Canvas(self.house.kit)
        layout, telling = self.picture.layout, self.telling
        canvas.sprites.append(self.house.backdrops.table(telling.moon()))
        felt.paint_lines(canvas, layout, telling.own_label(), self._plain)
        self._notes(canvas)
        for seat, place in layout.seats.items():
            paint_plate(canvas, place, telling.plate(seat), self._plain)
        paint_own_panel(
            canvas, layout.zones, telling.own_plate(), telling.own_lines(), self._plain
        )
        self._piles(canvas)
        if layout.plate:
            felt.paint_plate(canvas, layout.plate, telling.contract())
        slots = telling.slots()
        # The table may be past the moment on show, and its contract laid, or another's.
        if layout.tray and len(slots) == len(layout.tray.slots):
            title = telling.words.text("table.your_contract")
            paint_tray(canvas, layout.tray, title, slots, self._plain)
            paint_missing(canvas, layout.tray, telling.missing())
        if layout.sea:
            felt.paint_builds(canvas, layout.sea, telling.builds())
        left = felt.paint_steps(canvas, layout.zones, telling.steps())
        centred = self.picture.kind.is_fishing
        felt.paint_prompt(canvas, layout.zones, telling.prompt(), left, centred)
        for target, button in self.buttons:
            button.paint(canvas, self._mood(target))
        return canvas

    def _notes(self, canvas: Canvas) -> None:
        """Words beside melds, and in the sky."""
        layout, telling = self.picture.layout, self.telling
        for seat, note in layout.notes.items():
            words = telling.column_note(seat)
            if words:
                felt.paint_note(canvas, note, words, telling.is_locked(seat))
        if layout.lane_note and telling.lane_note():
            felt.paint_note(canvas, layout.lane_note, telling.lane_note())
        if layout.sky_note and self.picture.kind.is_fishing:
            words = telling.deal_note()
            if canvas.width(words, 28) <= layout.sky_note.w:
                canvas.text(words, layout.sky_note, 28, colour=IVORY2, align="right")

    def _piles(self, canvas: Canvas) -> None:
        layout, telling = self.picture.layout, self.telling
        is_empty = not self.picture.view.pile
        felt.paint_stock(canvas, layout.piles, telling.stock_label())
        if layout.river:
            lit = telling.may_take()
            felt.paint_river_ground(canvas, layout.river, telling.pile_label(), is_empty, lit)
        elif not self.picture.kind.is_fishing:
            felt.paint_pile_ground(canvas, layout.piles, telling.pile_label(), is_empty)
        if layout.zones.pot:
            label = telling.words.text("table.pot_label")
            felt.paint_pot(canvas, layout.zones.pot, telling.coins(), label)

    def _mood(self, target: Target) -> Mood:
        fingers = self.fingers
        hover = not fingers.ring and fingers.hover._replace(card=NOBODY) == target
        return Mood(hover, fingers.ring and fingers.focus == target)

    # Cards that lie -------------------------------------------------------------------------

    def cards(self, hidden: AbstractSet[Token]) -> Canvas:
        """`hidden`: on their way, and painted elsewhere."""
        canvas = Canvas(self.house.kit)
        layout, carried = self.picture.layout, self.fingers.carried
        lifted = set(carried.cards) if carried else set()
        for n, spot in enumerate(layout.hand.backs):
            if Back(self.picture.bottom, n) not in hidden:
                rect = spot.rect
                canvas.card(BACK, rect.cx, rect.cy, rect.h, IN_HAND, -spot.angle)
        if layout.sea:
            felt.paint_chosen(canvas, layout.sea, self.telling.sums())
        self._light_piles(canvas)
        if self.fingers.lifted and layout.hand.room is None:
            self._kept_places(canvas)
        tags = self._tags()
        bright = self._bright()
        shown = [
            card for card in felt.depth_sorted(layout) if card not in hidden and card not in lifted
        ]
        for card in shown:
            spot = layout.cards[card]
            rect = spot.rect
            dim = carried is not None and card not in bright and spot.zone != "hand"
            marked = card in self.fingers.marked and spot.zone == "hand"
            level = LIFTED if marked else LEVELS.get(spot.zone, MELDED)
            says = self.telling.words.card(card)
            canvas.card(card, rect.cx, rect.cy, rect.h, level, -spot.angle, dim, says)
            if marked:
                worn.paint_marked(canvas, spot)
            if card in tags:
                felt.paint_tag(canvas, spot.strip, rect.h, tags[card])
        if layout.sea:
            felt.paint_build_signs(canvas, layout.sea, self.telling.builds())
        if not lifted:
            worn.paint_groups(canvas, layout, self.telling.groups())
        for card in shown:
            self._worn(canvas, card)
        return canvas

    def _tags(self) -> dict[CardId, str]:
        tags: dict[CardId, str] = {}
        if not self.picture.kind.is_fishing:
            for meld in self.picture.view.melds:
                tags |= self.telling.words.tags(meld)
            tags |= self.telling.staged_tags()
        return tags

    def _bright(self) -> set[CardId]:
        """While something is carried, only what takes it is bright."""
        carried = self.fingers.carried
        if carried is None:
            return set()
        return {
            card
            for card, spot in self.picture.layout.cards.items()
            if any(spot_of(goal, spot, card) for goal in carried.goals)
        }

    def _worn(self, canvas: Canvas, card: CardId) -> None:
        """A pearl when new or marked, discs, badges."""
        picture = self.picture
        spot = picture.layout.cards[card]
        if spot.zone == "hand":
            if card in self.fingers.marked:
                worn.paint_pearl(canvas, spot, is_new=False)
            duty = self.telling.must_use()
            places = self.telling.places_of(card)
            if card in duty.cards:
                worn.paint_duty(canvas, spot, duty.words)
            elif places:
                worn.paint_disc(canvas, spot, str(places))
            elif picture.fresh & BIT[card] and picture.is_open:
                worn.paint_pearl(canvas, spot, is_new=True)
        elif spot.zone in ("loose", "build") and picture.kind.marked & BIT[card]:
            rect = spot.rect
            canvas.icon("badge_bonita", rect.right - 12, rect.y + 8, rect.h * 0.28)

    def _light_piles(self, canvas: Canvas) -> None:
        """Stock and pile glow while a card is to be drawn; the river has a line of its own."""
        layout = self.picture.layout
        for goal in self.telling.draw_goals():
            frame = goal_frame(layout, goal)
            if frame is not None and not (layout.river and frame == layout.river.frame):
                canvas.ring(frame.grown(12), GLOW, 3, 16, 0.75)

    def _kept_places(self, canvas: Canvas) -> None:
        """The dashed place of a card that is in the air."""
        for card, spot in self.picture.layout.cards.items():
            if self.fingers.lifted & BIT[card] and spot.zone == "hand":
                canvas.panel(spot.rect, "slot", 12, angle=-spot.angle)

    # What comes and goes --------------------------------------------------------------------

    def marks(self) -> Canvas:
        """Hover, focus, hint and refusal, and where cards may go."""
        canvas = Canvas(self.house.kit)
        self._marks.paint(canvas)
        return canvas

    def air(self, frame: Frame, now: float) -> Canvas:
        canvas = Canvas(self.house.kit)
        self._air.paint(canvas, frame, now, self._tags())
        return canvas
