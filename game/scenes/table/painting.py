"""One table, painted: what stands still, the cards that lie, and what is in the air.

The three are kept apart because they change at different times: the first with a turn, the second
with a card, the third with every picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet

from game.engine.cards import BIT, CardId
from game.engine.state import NOBODY
from game.play.offers import MELD
from game.play.offers import Target as Goal
from game.scenes.house import House
from game.scenes.table import paint_felt as felt
from game.scenes.table.fingers import FROM_HAND, Fingers
from game.scenes.table.goals import goal_frame, spot_of
from game.scenes.table.paint_seats import paint_own_panel, paint_plate, paint_tip
from game.scenes.table.picture import LEVELS, Picture
from game.scenes.table.telling import Telling
from game.ui.canvas import Canvas
from game.ui.card_art import BACK, DRAGGED, IN_HAND, LIFTED, MELDED
from game.ui.theme import BRASS_LIGHT, EMBER, GLOW, INK, IVORY, IVORY2, MOON
from game.ui.widgets import Button, Mood
from game.ui.words import BOLD, SANS, SERIF
from game.view.director import Frame
from game.view.geometry import Rect
from game.view.layout.lens import card_lens, lens
from game.view.layout.target import Target
from game.view.motion import PICKED_UP_SCALE
from game.view.places import DOWN, Back, Token

CARRIED_FAN = 36
#: A card's corners, in units of its height.
CORNER = 0.05


class Painting:
    def __init__(self, house: House, picture: Picture, telling: Telling, fingers: Fingers) -> None:
        self.house = house
        self.picture = picture
        self.telling = telling
        self.fingers = fingers
        #: The buttons at the right, and help and menu.
        self.buttons: list[tuple[Target, Button]] = []

    @property
    def _plain(self) -> bool:
        return self.house.settings.high_contrast

    # What stands still ----------------------------------------------------------------------

    def ground(self) -> Canvas:
        canvas = Canvas(self.house.kit)
        layout, telling = self.picture.layout, self.telling
        view, kind = self.picture.view, self.picture.kind
        canvas.sprites.append(self.house.backdrops.table(telling.moon()))
        felt.paint_lines(canvas, layout, telling.own_label())
        for seat, note in layout.notes.items():
            words = telling.column_note(seat)
            if words:
                canvas.text(words, note, felt.LABEL, SANS, IVORY2, lines=2, may_cut=True)
        own_note = telling.lane_note()
        if own_note and layout.lane_note:
            canvas.text(own_note, layout.lane_note, felt.LABEL, SANS, IVORY2, may_cut=True)
        for seat, place in layout.seats.items():
            paint_plate(canvas, place, telling.plate(seat), self._plain)
        paint_own_panel(
            canvas, layout.zones, telling.own_plate(), telling.own_lines(), self._plain
        )
        felt.paint_stock(canvas, layout.piles, telling.stock_label())
        if layout.river:
            felt.paint_river_ground(canvas, layout.river, telling.pile_label(), not view.pile)
        elif not kind.is_fishing:
            felt.paint_pile_ground(canvas, layout.piles, telling.pile_label(), not view.pile)
        if layout.zones.pot:
            label = telling.words.text("table.pot_label")
            felt.paint_pot(canvas, layout.zones.pot, telling.coins(), label)
        if layout.plate and kind.contracts:
            now, count, title, parts = telling.contract()
            felt.paint_plate(canvas, layout.plate, now, count, title, parts)
        if layout.sky_note and kind.is_fishing:
            right = layout.sky_note
            canvas.text(telling.deal_note(), right, 28, SANS, IVORY2, "right", may_cut=True)
        if layout.tray:
            title = telling.words.text("table.your_contract")
            felt.paint_tray(canvas, layout.tray, title, telling.slots())
        if layout.sea:
            felt.paint_builds(canvas, layout.sea, telling.builds())
        felt.paint_steps(canvas, layout.zones, telling.steps())
        felt.paint_prompt(canvas, layout.zones, telling.prompt(), centred=kind.is_fishing)
        for target, button in self.buttons:
            button.paint(canvas, self._mood(target))
        return canvas

    def _mood(self, target: Target) -> Mood:
        fingers = self.fingers
        hover = not fingers.ring and fingers.hover._replace(card=NOBODY) == target
        return Mood(hover, fingers.ring and fingers.focus == target)

    # Cards that lie -------------------------------------------------------------------------

    def cards(self, hidden: AbstractSet[Token]) -> Canvas:
        """`hidden`: on their way, and painted elsewhere."""
        canvas = Canvas(self.house.kit)
        layout = self.picture.layout
        carried = self.fingers.carried
        lifted = set(carried.cards) if carried else set()
        tags = self._tags()
        bright = self._bright()
        for n, spot in enumerate(layout.hand.backs):
            if Back(self.picture.bottom, n) not in hidden:
                rect = spot.rect
                canvas.card(BACK, rect.cx, rect.cy, rect.h, IN_HAND, -spot.angle)
        if layout.sea:
            sums = self.telling.sums()
            felt.paint_chosen(canvas, layout.sea, sums)
        self._light_piles(canvas)
        if self.fingers.lifted and layout.hand.room is None:
            self._kept_places(canvas)
        for card in felt.depth_sorted(layout):
            if card in hidden or card in lifted:
                continue
            spot = layout.cards[card]
            rect = spot.rect
            dim = carried is not None and card not in bright and spot.zone != "hand"
            marked = card in self.fingers.marked and spot.zone == "hand"
            level = LIFTED if marked else LEVELS.get(spot.zone, MELDED)
            says = self.telling.words.card(card)
            canvas.card(card, rect.cx, rect.cy, rect.h, level, -spot.angle, dim, says)
            if card in tags:
                felt.paint_tag(canvas, spot.strip, rect.h, tags[card])
            self._marks(canvas, card)
        if layout.sea:
            felt.paint_build_signs(canvas, layout.sea, self.telling.builds())
            self._badges(canvas)
        self._rings(canvas)
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
        layout = self.picture.layout
        bright = set()
        for card, spot in layout.cards.items():
            if any(spot_of(goal, spot, card) for goal in carried.goals):
                bright.add(card)
        return bright

    def _marks(self, canvas: Canvas, card: CardId) -> None:
        """What a card of the hand wears: rings, a pearl when new, discs of its places."""
        picture, fingers = self.picture, self.fingers
        spot = picture.layout.cards[card]
        rect = spot.rect
        if spot.zone == "hand":
            if card in fingers.marked:
                self._around(canvas, card, BRASS_LIGHT, 4)
                canvas.disc(rect.cx, rect.bottom + 14, 16, "moon disc")
            if picture.fresh & BIT[card] and picture.is_open:
                canvas.disc(rect.x + 22, rect.y - 12, 18, "moon disc")
            places = self.telling.places_of(card)
            if places:
                x = rect.x + rect.w * 0.18
                felt.paint_discs(canvas, x, rect.y - 4, str(places))
        elif spot.zone == "river" and self.telling.may_take() and self._fits(card):
            felt.paint_discs(canvas, rect.x + rect.w * 0.2, rect.y - 4, "+")

    def _fits(self, card: CardId) -> bool:
        layout = self.picture.layout
        if layout.river is None or layout.river.rows > 1:
            return False
        return bool(self.picture.fits(self.picture.view) & BIT[card])

    def _around(self, canvas: Canvas, card: CardId, colour: tuple[int, int, int], w: float) -> None:
        spot = self.picture.layout.cards[card]
        if abs(spot.angle) < 1:
            canvas.ring(spot.rect.grown(w - 1), colour, w, spot.rect.h * CORNER)

    def _rings(self, canvas: Canvas) -> None:
        """Hover, focus, hint and refusal, of cards and melds."""
        fingers, layout = self.fingers, self.picture.layout
        if fingers.hint:
            for card, spot in layout.cards.items():
                if fingers.hint & BIT[card]:
                    canvas.moonlight(spot.rect, 14)
                    canvas.ring(spot.rect.grown(4), GLOW, 5, 16)
                    canvas.disc(spot.rect.right - 8, spot.rect.y + 4, 52)
                    canvas.icon("icon_hint", spot.rect.right - 8, spot.rect.y + 4, 36, INK)
        pointed = fingers.focus if fingers.ring else fingers.hover
        if fingers.carried is None and pointed.kind in ("meld", "build", "slot", "river"):
            frame = goal_frame(layout, pointed)
            if frame is not None and not fingers.ring:
                canvas.ring(frame.grown(8), BRASS_LIGHT, 2, 14)
        if fingers.ring and fingers.carried is None:
            frame = goal_frame(layout, fingers.focus)
            if frame is not None and fingers.focus.kind not in ("key", "help", "menu", "choice"):
                canvas.focus(frame, 14)
        if fingers.refused is not None:
            frame = goal_frame(layout, fingers.refused.target)
            if frame is not None:
                canvas.ring(frame.grown(10), EMBER, 4, 16)
                canvas.disc(frame.right + 6, frame.y - 4, 46, "disc bad")
                canvas.icon("icon_cross", frame.right + 6, frame.y - 4, 22, IVORY)
        self._goals(canvas)

    def _goals(self, canvas: Canvas) -> None:
        """Where marked or carried cards may go."""
        fingers, layout = self.fingers, self.picture.layout
        carried = fingers.carried
        goals = carried.goals if carried else self.telling.marked_goals()
        for goal in goals:
            frame = self._frame_of_goal(goal)
            if frame is None or (carried and goal == carried.aim):
                continue
            canvas.ring(frame.grown(10), GLOW, 3, 14, 0.75)
            canvas.disc(frame.right + 8, frame.y - 4, 42)
            box = Rect(frame.right - 13, frame.y - 25, 42, 42)
            canvas.text("+", box, 32, BOLD, INK, "center", may_cut=True)
        if carried and carried.aim is not None and carried.aim in carried.goals:
            frame = self._frame_of_goal(carried.aim)
            if frame is not None:
                canvas.moonlight(frame.grown(12), 16)
                canvas.ring(frame.grown(12), GLOW, 5, 16)
                canvas.disc(frame.right + 10, frame.y - 6, 42)
                box = Rect(frame.right - 11, frame.y - 27, 42, 42)
                canvas.text("+", box, 32, BOLD, INK, "center", may_cut=True)
                if carried.aim.kind == MELD and carried.joint is None:
                    height = layout.meld_height
                    ghost = Rect(frame.right - height * 0.5, frame.y, height * 0.5, height)
                    canvas.panel(ghost, "ghost", 8)

    def _frame_of_goal(self, goal: Goal) -> Rect | None:
        return goal_frame(self.picture.layout, goal)

    def _light_piles(self, canvas: Canvas) -> None:
        """Stock and pile glow while a card is to be drawn."""
        layout = self.picture.layout
        for goal in self.telling.draw_goals():
            frame = goal_frame(layout, goal)
            if frame is not None:
                canvas.ring(frame.grown(12), GLOW, 3, 16, 0.75)

    def _kept_places(self, canvas: Canvas) -> None:
        """The dashed place of a card that is in the air."""
        for card, spot in self.picture.layout.cards.items():
            if self.fingers.lifted & BIT[card] and spot.zone == "hand":
                canvas.panel(spot.rect, "slot", 12)

    def _badges(self, canvas: Canvas) -> None:
        layout = self.picture.layout
        for card, spot in layout.cards.items():
            if spot.zone in ("loose", "build") and self.picture.kind.marked & BIT[card]:
                rect = spot.rect
                canvas.icon("badge_bonita", rect.right - 12, rect.y + 8, rect.h * 0.28)

    # What is in the air ---------------------------------------------------------------------

    def air(self, frame: Frame, now: float) -> Canvas:
        canvas = Canvas(self.house.kit)
        fingers, layout = self.fingers, self.picture.layout
        for moving in frame.moving:
            place = moving.place
            card = BACK if place.face == DOWN else place.face
            level = round(moving.lift)
            canvas.moving_card(
                card,
                place.x,
                place.y,
                place.height,
                level,
                -place.angle,
                moving.turn,
                place.opacity,
            )
        if layout.choices:
            title, words = self.telling.choices()
            at = fingers.choice_at
            felt.paint_choices(canvas, layout.choices, title, words, at, fingers.ring)
        self._choice(canvas)
        if fingers.lens is not None and fingers.carried is None:
            self._lens(canvas, fingers.lens)
        self._carried(canvas, now)
        self._tips(canvas)
        if fingers.log_open:
            self._log(canvas)
        return canvas

    def _carried(self, canvas: Canvas, now: float) -> None:
        carried = self.fingers.carried
        if carried is None or carried.follow is None:
            return
        hung = carried.follow.moved(now, self.telling.pace)
        lean = hung.lean(self.telling.pace)
        height = self.picture.layout.hand.height * PICKED_UP_SCALE
        if carried.source != FROM_HAND:
            height = 200
        shown = carried.cards[:5]
        for at, card in enumerate(reversed(shown)):
            x = hung.x - CARRIED_FAN * (len(shown) - 1 - at)
            tilt = -4.0 * (len(shown) - 1 - at)
            canvas.card(card, x, hung.y, height, DRAGGED, -(lean + tilt))
        if len(carried.cards) > 1:
            x, y = hung.x + height * 0.33, hung.y - height * 0.46
            canvas.disc(x, y, 56, "moon disc")
            box = Rect(x - 28, y - 28, 56, 56)
            canvas.text(str(len(carried.cards)), box, 32, BOLD, INK, "center", may_cut=True)

    def _tips(self, canvas: Canvas) -> None:
        fingers, stage = self.fingers, self.house.kit.stage
        whole = stage.content
        if fingers.refused is not None:
            frame = goal_frame(self.picture.layout, fingers.refused.target)
            frame = frame or self.picture.layout.zones.prompt
            said = self.house.say("table.impossible")
            paint_tip(
                canvas, fingers.refused.sentence, frame.x, frame.bottom + 18, whole, said
            )
        elif fingers.carried is not None and fingers.carried.follow is not None:
            words = self.telling.aim_words()
            if words:
                hung = fingers.carried.follow
                paint_tip(canvas, words, hung.to_x + 130, hung.to_y - 20, whole)
        elif fingers.told:
            frame = self.picture.layout.zones.prompt
            paint_tip(canvas, fingers.told, frame.x, frame.y - 90, whole)
        elif self.telling.tip_at_pointer():
            words, box = self.telling.tip_at_pointer()[0]
            paint_tip(canvas, words, box.x, box.y - 84, whole)

    def _lens(self, canvas: Canvas, target: Target) -> None:
        layout = self.picture.layout
        if target.kind == "meld" and target.at < len(layout.melds):
            opened = lens(layout, target.at)
        elif target.card in layout.cards:
            opened = card_lens(layout, target.card)
        else:
            return
        canvas.panel(opened.frame, "panel", 16, shadow=True)
        tags = self._tags()
        for card, spot in opened.spots.items():
            rect = spot.rect
            canvas.card(card, rect.cx, rect.cy, rect.h, 0)
            if card in tags:
                felt.paint_tag(canvas, spot.strip, rect.h, tags[card])

    def _choice(self, canvas: Canvas) -> None:
        """Several ways are possible: they are told one under the other, beside the place."""
        choice = self.fingers.choice
        if choice is None:
            return
        rows = self.telling.choice_rows()
        boxes = choice_boxes(canvas, self.picture, choice.target, rows)
        around = boxes[0].around(boxes[-1]).grown(14)
        canvas.panel(around, "panel", 18, shadow=True)
        for at, (box, words) in enumerate(zip(boxes, rows, strict=True)):
            main = at == choice.at
            canvas.panel(box, "button main" if main else "row", 12)
            inner = box.grown(-6)._replace(x=box.x + 18, w=box.w - 36)
            canvas.text(words, inner, 29, BOLD if main else SANS, INK if main else IVORY)

    def _log(self, canvas: Canvas) -> None:
        box = self.picture.layout.zones.log
        canvas.panel(box, "panel", 22, shadow=True)
        title = Rect(box.x + 28, box.y + 16, box.w - 56, 50)
        canvas.text(self.house.say("table.log"), title, 36, SERIF, MOON, may_cut=True)
        lines = self.telling.log_lines() or [self.house.say("table.log_empty")]
        y = box.bottom - 20
        for words in reversed(lines):
            high = canvas.height(words, box.w - 56, 27)
            if y - high < title.bottom + 8:
                break
            y -= high
            row = Rect(box.x + 28, y, box.w - 56, high)
            canvas.text(words, row, 27, SANS, IVORY, lines=9, middle=False)
            y -= 8


def choice_boxes(
    canvas: Canvas, picture: Picture, target: Goal, rows: Sequence[str]
) -> list[Rect]:
    """Where the ways of a choice are told."""
    frame = goal_frame(picture.layout, target) or picture.layout.zones.prompt
    wide = min(900.0, max(canvas.width(words, 29) for words in rows) + 60)
    high = canvas.kit.stage.text_units(29) * 1.25 + 26
    whole = Rect(frame.x, frame.bottom + 20, wide, (high + 10) * len(rows))
    inside = picture.stage.content.grown(-30)
    whole = whole.kept_in(inside)
    return [Rect(whole.x, whole.y + at * (high + 10), wide, high) for at in range(len(rows))]
