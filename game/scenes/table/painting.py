"""The painting of one table in layers.

There are several because they change at different times: the ground with a turn, the cards with a
meld, the hand with every card that is moved in it, the marks with the pointer, the air with every
frame.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import groupby

from game.engine.cards import BIT, CardId, CardSet, each, pack
from game.engine.state import NOBODY
from game.play.intents.offers import PILE_PLACE, STOCK_PLACE, Kind, Target
from game.play.pieces.melds import LanePiece
from game.scenes.table import paint_felt as felt
from game.scenes.table import paint_hand as worn
from game.scenes.table.changes import LAYERS, Layer
from game.scenes.table.context import TableContext
from game.scenes.table.paint_air import Air
from game.scenes.table.paint_felt import SOFTLY, paint_missing, paint_tray
from game.scenes.table.paint_hand import Marks, duty_of
from game.scenes.table.paint_seats import paint_deed, paint_own_panel, paint_plate, place_deed
from game.scenes.table.picture import LEVELS
from game.ui.canvas import Canvas, Kit
from game.ui.card_art import BACK
from game.ui.painter import Sprite
from game.ui.theme import GLOW, IVORY2
from game.ui.widgets import Button, Mood
from game.view.geometry import Rect
from game.view.layout.hand import lay_hand
from game.view.layout.setting import Hand
from game.view.layout.target import place_frame, shown_at, target_of
from game.view.motion.director import Frame
from game.view.motion.places import DOWN, IN_HAND, LIFTED, MELDED, Back, Snapshot, Step, Token


def draw_hand_ahead(kit: Kit, zone: Rect, hand: Hand) -> None:
    """Draw a hand in advance, while the curtain hides it, because drawing it takes long."""
    for card, spot in lay_hand(zone, hand).spots.items():
        kit.cards.prepare(card, kit.stage.px(spot.rect.h), IN_HAND, -spot.angle)


def draw_ahead(kit: Kit, steps: Iterable[Step]) -> None:
    """Draw in advance the cards of the steps that begin."""
    for step in steps:
        _draw_places(kit, dict(step.after.items() - step.before.items()))


def _draw_places(kit: Kit, places: Snapshot) -> None:
    for place in places.values():
        if place.face != DOWN:
            high = kit.stage.px(place.height)
            kit.cards.prepare(place.face, high, place.level, -place.angle)


class Painting:
    def __init__(self, context: TableContext) -> None:
        self.context = context
        self.services = context.services
        self.picture = context.picture
        self.texts = context.texts
        self.selection = context.selection
        self._marks = Marks(context)
        self._air = Air(context)
        #: The buttons at the right, and help and menu.
        self.buttons: list[tuple[Target, Button]] = []

    @property
    def _plain(self) -> bool:
        return self.services.settings.high_contrast

    # What stands still ----------------------------------------------------------------------

    def ground(self) -> Canvas:
        canvas = self.context.canvas()
        for _ in self.ground_in_pieces(canvas):
            pass
        return canvas

    def ground_in_pieces(self, canvas: Canvas) -> Iterator[None]:
        layout, texts = self.picture.layout, self.texts
        canvas.sprites.append(self.services.backdrops.table(texts.moon()))
        yield
        felt.paint_moon(canvas, layout.zones.moon, self._plain)
        felt.paint_lane_label(canvas, layout, texts.lane_name())
        self.context.forget_in_full(choices=False)
        self._trail(canvas)
        for seat, place in layout.seats.items():
            yield
            plaque = paint_plate(canvas, place, texts.plate(seat), self._plain)
            self._shortened("plaque", seat, plaque)
            deed = texts.story.deeds.get(seat)
            if deed is not None and not layout.open_hands:
                deed_place = place_deed(canvas, place, texts.last_deed(seat))
                paint_deed(canvas, deed_place, deed.kind)
        yield
        if self.picture.bottom != NOBODY:
            plate = texts.plate(self.picture.bottom)
            panel = paint_own_panel(canvas, layout.zones, plate, texts.own_lines(), self._plain)
            self._shortened("panel", 0, panel)
        yield
        self._piles(canvas)
        self._notes(canvas)
        yield
        if layout.plate:
            full = felt.paint_plate(canvas, layout.plate, texts.contract())
            self._shortened("plate", 0, full)
        if layout.tray:
            title, slots = texts.words.text("table.your_contract"), texts.slots()
            for at, full in enumerate(paint_tray(canvas, layout.tray, title, slots, self._plain)):
                self._shortened("slot", at, full)
            paint_missing(canvas, layout.tray, texts.missing())
        if layout.sea:
            for at, full in felt.paint_builds(canvas, layout.sea, texts.builds()).items():
                self._shortened("build", at, full)
        yield
        felt.paint_steps(canvas, layout.zones, texts.steps())
        felt.paint_prompt(canvas, layout.zones, texts.prompt(), texts.steps())
        for target, button in self.buttons:
            yield
            button.paint(canvas, self._mood(target))

    def _trail(self, canvas: Canvas) -> None:
        """Paint the trail from the pile to the player who took from it."""
        layout, seat = self.picture.layout, self.texts.story.taker
        pile = place_frame(layout, shown_at(layout, PILE_PLACE))
        if seat in layout.seats and pile is not None:
            felt.paint_trail(canvas, pile, layout.seats[seat].plaque)

    def _notes(self, canvas: Canvas) -> None:
        """Paint words beside melds, and in the sky."""
        layout, texts = self.picture.layout, self.texts
        for seat in layout.seats:
            place = Target("plaque", seat)
            align = layout.seats[seat].align
            self._note(canvas, texts.lane(seat), layout.notes.get(seat), place, align)
        self._note(canvas, texts.lane(self.picture.bottom), layout.lane_note, Target("panel"))
        if self.picture.kind.has_loose:
            words, note = texts.deal_note(), layout.sky_note
            if note and canvas.width(words, 28) <= note.w:
                canvas.text(words, note, 28, colour=IVORY2)
            else:
                self._shortened("stock", 0, words)

    def _note(
        self,
        canvas: Canvas,
        lane: LanePiece | None,
        room: Rect | None,
        owner: Target,
        align: str = "left",
    ) -> None:
        """Paint the words beside a player's melds; those that have no room are told at `owner`."""
        words = "".join(self.texts.words.wordings(lane.note)) if lane is not None else ""
        locked = lane is not None and lane.is_locked
        if words and not (room and felt.paint_note(canvas, room, words, align, locked)):
            self._shortened(owner.kind, owner.at, words)

    def _shortened(self, kind: Kind, at: int, words: str) -> None:
        """Note words that had no room, or not enough."""
        if words:
            place = Target(kind, at)
            full = self.context.in_full
            full[place] = " · ".join(filter(None, (full.get(place), words)))

    def _piles(self, canvas: Canvas) -> None:
        layout, texts = self.picture.layout, self.texts
        is_empty = not self.picture.view.pile
        stock = felt.paint_stock(canvas, layout.piles, texts.name(STOCK_PLACE))
        self._shortened("stock", 0, stock)
        if layout.river:
            lit = texts.may_take()
            label = texts.name(Target("river"))[0]
            full = felt.paint_river_ground(canvas, layout.river, label, is_empty, lit)
            self._shortened("river", 0, full)
        elif layout.piles.discards:
            label = texts.name(PILE_PLACE)[0]
            full = felt.paint_pile_ground(canvas, layout.piles, label, is_empty)
            self._shortened("pile", 0, full)
        if layout.zones.pot:
            label, coins = texts.name(Target("pot"))
            felt.paint_pot(canvas, layout.zones.pot, coins, label)

    def _mood(self, target: Target) -> Mood:
        selection = self.selection
        hover = not selection.ring and selection.hover._replace(card=NOBODY) == target
        return Mood(hover, selection.ring and selection.hands.focus == target)

    # Cards that lie -------------------------------------------------------------------------

    def cards(self, hidden: AbstractSet[Token]) -> Canvas:
        """Paint all cards but the hand. `hidden`: those on their way, which are painted
        elsewhere."""
        canvas = self.context.canvas()
        layout, carried = self.picture.layout, self.selection.hands.carried
        if layout.sea:
            felt.paint_chosen(canvas, layout.sea, self.texts.sums())
        self._light_piles(canvas)
        tags = self.texts.tags()
        bright = self._bright()
        shown = self._lying(layout.cards.keys() - layout.hand.spots.keys(), hidden)
        for card in shown:
            spot = layout.cards[card]
            rect = spot.rect
            dim = carried is not None and card not in bright
            level = LEVELS.get(spot.zone, MELDED)
            says = self.texts.words.card(card)
            canvas.card(card, rect.cx, rect.cy, rect.h, level, -spot.angle, dim, says)
            if card in tags:
                felt.paint_tag(canvas, spot.strip, rect.h, tags[card])
        self._just_laid(canvas, set(shown))
        for card, spot in layout.open_hands.items():
            if card not in hidden:
                rect, says = spot.rect, self.texts.words.card(card)
                canvas.card(card, rect.cx, rect.cy, rect.h, IN_HAND, 0.0, False, says)
        if layout.sea:
            felt.paint_build_signs(canvas, layout.sea, self.texts.builds())
        for card in self.texts.dear():
            if card in shown:
                rect = layout.cards[card].rect
                canvas.icon("badge_bonita", rect.right - 12, rect.y + 8, rect.h * 0.28)
        return canvas

    def _just_laid(self, canvas: Canvas, shown: set[CardId]) -> None:
        """Light what the other players laid in their last turns, and tell by which cards a meld has
        grown."""
        layout, words = self.picture.layout, self.texts.words
        new = self.texts.story.laid_by_others(self.picture.bottom)
        for card in each(new):
            spot = layout.cards.get(card)
            if card in shown and spot is not None and spot.zone == "loose":
                canvas.ring(spot.rect.grown(3), GLOW, 3, 12, SOFTLY, -spot.angle)
        piles = [meld.cards for meld in self.picture.view.melds]
        for cards in [*piles, *(build.cards for build in self.picture.view.builds)]:
            for row in _rows_of(cards, new):
                if shown.issuperset(row):
                    strips = [layout.cards[card].strip for card in row]
                    felt.paint_laid(canvas, strips[0].around(strips[-1]))
                    if cards in piles and not pack(row) & self.texts.story.whole:
                        said = " ".join(map(words.card, row))
                        felt.paint_grown(canvas, strips[0].around(strips[-1]), f"+{said}")

    def hand(self, hidden: AbstractSet[Token]) -> Canvas:
        canvas = self.context.canvas()
        layout = self.picture.layout
        for n, spot in enumerate(layout.hand.backs):
            if Back(self.picture.bottom, n) not in hidden:
                rect = spot.rect
                canvas.card(BACK, rect.cx, rect.cy, rect.h, IN_HAND, -spot.angle)
        if self.selection.hands.lifted and layout.hand.room is None:
            self._kept_places(canvas)
        shown = self._lying(layout.hand.spots, hidden)
        for card in shown:
            spot = layout.cards[card]
            rect = spot.rect
            marked = card in self.selection.hands.marked
            level = LIFTED if marked else IN_HAND
            says = self.texts.words.card(card)
            canvas.card(card, rect.cx, rect.cy, rect.h, level, -spot.angle, False, says)
            if marked:
                worn.paint_marked(canvas, spot)
        if self.selection.hands.carried is None:
            worn.paint_groups(canvas, layout, self.texts.groups())
        duty = duty_of(self.context)
        for card in shown:
            worn.paint_signs(canvas, self.context, card, duty)
        return canvas

    def _lying(self, cards: Iterable[CardId], hidden: AbstractSet[Token]) -> list[CardId]:
        """Return those of the cards that are visible at their places, the topmost last."""
        carried, spots = self.selection.hands.carried, self.picture.layout.cards
        gone = {*hidden, *(carried.cards if carried else ())}
        return sorted(
            (card for card in cards if card not in gone), key=lambda card: spots[card].depth
        )

    def _bright(self) -> set[CardId]:
        """Return the cards of places that take the carried cards: all others are dimmed."""
        carried = self.selection.hands.carried
        if carried is None:
            return set()
        return {
            card
            for card, spot in self.picture.layout.cards.items()
            if target_of(spot, card).place in carried.goals
        }

    def _light_piles(self, canvas: Canvas) -> None:
        """Light stock and pile while a card is to be drawn; the light of the river is painted
        elsewhere."""
        layout = self.picture.layout
        for goal in self.texts.draw_goals():
            frame = place_frame(layout, goal)
            if frame is not None and not (layout.river and frame == layout.river.frame):
                canvas.ring(frame.grown(12), GLOW, 3, 16, 0.75)

    def _kept_places(self, canvas: Canvas) -> None:
        """Paint a dashed frame at the place of a card that is in the air."""
        for card, spot in self.picture.layout.cards.items():
            if self.selection.hands.lifted & BIT[card] and spot.zone == "hand":
                canvas.panel(spot.rect, "slot", 12, angle=-spot.angle)

    # What comes and goes --------------------------------------------------------------------

    def marks(self) -> Canvas:
        """Paint hover, focus, hint and refusal, and where cards may go."""
        canvas = self.context.canvas()
        self._marks.paint(canvas)
        return canvas

    def air(self, frame: Frame, now: float) -> Canvas:
        canvas = self.context.canvas()
        tags = self.texts.tags() if self.selection.lens is not None else {}
        self._air.paint(canvas, frame, now, tags)
        return canvas


def _rows_of(cards: Sequence[CardId], new: CardSet) -> list[list[CardId]]:
    """Return the new ones among these cards, in rows of those that are side by side."""
    rows = groupby(cards, lambda card: bool(new & BIT[card]))
    return [list(row) for is_new, row in rows if is_new]


ABOVE_GROUND = LAYERS[1:]
ABOVE_TABLE = LAYERS[2:]


class Layers:
    """The layers of one table as they were painted last. `over`: painted above the marks, and below
    the air."""

    def __init__(self, painting: Painting, context: TableContext) -> None:
        self._painting = painting
        self._context = context
        self.painted: dict[Layer, Canvas] = {}
        self._hidden: frozenset[Token] = frozenset()
        self.over: Sequence[Sprite] = ()

    def forget(self) -> None:
        """Forget all layers: this table is not shown any more."""
        self.painted.clear()
        self._context.changed()

    def ahead(self) -> Generator[None]:
        """Make what the first picture of the table shows, a piece at a time."""
        kit, painting = self._context.services.kit, self._painting
        _draw_places(kit, self._context.picture.shown.places)
        while kit.cards.make_ahead() or not kit.rasterizer.wait():
            yield
        yield from painting.ground_in_pieces(self._context.canvas())
        for paint in (painting.cards, painting.hand):
            yield
            paint(frozenset())

    def _hide(self, hidden: frozenset[Token]) -> None:
        """Hide these tokens, which are on their way."""
        if hidden != self._hidden:
            is_hand = self._are_in_hand(hidden ^ self._hidden)
            self._context.changed(*(("hand",) if is_hand else ("cards", "hand")))
            self._hidden = hidden

    def _are_in_hand(self, tokens: Iterable[Token]) -> bool:
        picture = self._context.picture
        hand = picture.layout.hand
        backs = {Back(picture.bottom, n) for n in range(len(hand.backs))}
        return all(token in hand.spots or token in backs for token in tokens)

    def paint(self, frame: Frame, now: float) -> tuple[Sequence[Sprite], int]:
        """Return all sprites in order, and how many of them, from the first, will hardly change."""
        painting, painted = self._painting, self.painted
        self._hide(frame.hidden)
        old, self._context.stale = self._context.stale, set()
        if "ground" in old:
            painted["ground"] = painting.ground()
        if "cards" in old:
            painted["cards"] = painting.cards(self._hidden)
        if "hand" in old:
            painted["hand"] = painting.hand(self._hidden)
        if "marks" in old:
            painted["marks"] = painting.marks()
        if "air" in old:
            painted["air"] = painting.air(frame, now)
        lying = [*painted["ground"].sprites, *painted["cards"].sprites, *painted["hand"].sprites]
        return [*lying, *painted["marks"].sprites, *self.over, *painted["air"].sprites], len(lying)
