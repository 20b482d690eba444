"""The painting of one table in layers.

There are several because they change at different times: the ground with a turn, the cards with a
meld, the hand with every card that is moved in it, the marks with the pointer, the air with every
frame. Nobody says that a layer has changed: it is painted anew when it would show something else
than before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import groupby
from typing import Literal

from game.engine.cards import BIT, CardId, CardSet, each, pack
from game.play.intents.offers import PILE_PLACE, Kind, Target
from game.play.pieces.describe import Pieces
from game.play.pieces.fishing import TakeablePiece
from game.play.pieces.hand import HandPiece
from game.play.pieces.offers import ChoicePiece
from game.play.pieces.prompt import prompt_of
from game.scenes.table import paint_buttons as buttons
from game.scenes.table import paint_felt as felt
from game.scenes.table import paint_hand, remarks
from game.scenes.table import paint_seats as seats
from game.scenes.table.context import TableContext
from game.scenes.table.paint_air import Air
from game.scenes.table.paint_buttons import BUTTON_KINDS
from game.scenes.table.paint_felt import SOFTLY
from game.scenes.table.paint_hand import Marks
from game.scenes.table.picture import LEVELS
from game.scenes.table.selection import state_of
from game.scenes.table.texts import Painter
from game.ui.canvas import Canvas, Kit
from game.ui.card_art import BACK
from game.ui.painter import Sprite
from game.ui.theme import GLOW
from game.view.geometry import Rect
from game.view.layout.hand import lay_hand
from game.view.layout.setting import HandRow
from game.view.layout.target import box_of, place_frame, target_of
from game.view.motion.director import Frame
from game.view.motion.places import DOWN, IN_HAND, LIFTED, MELDED, Back, Snapshot, Step, Token

Layer = Literal["ground", "cards", "hand", "marks", "air"]


def draw_hand_ahead(kit: Kit, zone: Rect, hand: HandRow) -> None:
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


#: The painters of pieces below the cards, by their kinds; those that others are painted over come
#: first.
GROUND: dict[Kind, Painter] = {
    **seats.GROUND,
    **remarks.GROUND,
    **felt.GROUND,
    **buttons.GROUND,
}


class Painting:
    """The layers of one table as they were painted last. `over`: painted above the marks, and below
    the air."""

    def __init__(self, context: TableContext) -> None:
        self.context = context
        self.services = context.services
        self.picture = context.picture
        self.texts = context.texts
        self.selection = context.selection
        self._marks = Marks(context.texts)
        self._air = Air(context)
        self.painted: dict[Layer, Canvas] = {}
        #: What each layer shows.
        self._shown: dict[Layer, tuple[object, ...]] = {}
        self.over: Sequence[Sprite] = ()

    def forget(self) -> None:
        """Forget all layers: this table is not shown any more, or all of it looks otherwise."""
        self._shown.clear()
        self.painted.clear()

    def ahead(self) -> Iterator[object]:
        """Make what the first picture of the table shows, a piece at a time."""
        kit = self.services.kit
        _draw_places(kit, self.picture.shown.places)
        while (made := kit.cards.make_ahead()) or not kit.rasterizer.wait():
            yield made
        yield from self._ground_in_pieces(self.context.canvas())
        for paint in (self._cards, self._hand):
            yield True
            paint(frozenset())

    def paint(self, frame: Frame, now: float) -> tuple[Sequence[Sprite], int]:
        """Return all sprites in order, and how many of them, from the first, will hardly change."""
        painted = self.painted
        for layer, shown, paint in self._layers(frame, now):
            if self._shown.get(layer) != shown:
                self._shown[layer] = shown
                painted[layer] = paint()
        lying = [*painted["ground"].sprites, *painted["cards"].sprites, *painted["hand"].sprites]
        return [*lying, *painted["marks"].sprites, *self.over, *painted["air"].sprites], len(lying)

    def _layers(
        self, frame: Frame, now: float
    ) -> Iterator[tuple[Layer, tuple[object, ...], Callable[[], Canvas]]]:
        """Yield all layers, from the lowest on, with everything that their pictures hang on but the
        settings, and what paints them."""
        texts, picture, selection = self.texts, self.picture, self.selection
        pieces, story, hands, draws = texts.pieces, texts.story, selection.hands, texts.draw_goals()
        carried, table, hand = hands.carried, picture.shown.table, picture.layout.hand
        asked, hidden = prompt_of(texts.situation), self._in_hand(frame.hidden)
        turn = self.context.table.version, texts.now
        at_button = selection.pointed if selection.pointed.kind in BUTTON_KINDS else None
        shown: tuple[object, ...] = table, pieces, picture.controls, asked, draws, story.taker
        shown += story.latest, dict(story.last_acts), texts.led(), at_button, selection.ring
        shown += hands.marked, carried and carried.goals
        shown += self.services.device, self.services.person
        yield "ground", shown, self._ground
        shown = table, pieces, picture.choices, frame.hidden - hidden, draws
        shown += carried and (carried.cards, carried.goals), dict(story.laid), story.whole
        yield "cards", shown, lambda: self._cards(frame.hidden)
        lifted = hands.marked, hands.lifted, carried is None, picture.moment.order
        yield "hand", (hand, pieces, hidden, lifted, turn), lambda: self._hand(frame.hidden)
        looked_at = selection.hover, selection.ring, selection.log_open, selection.log_at
        yield "marks", (table, hand, pieces, hands, looked_at, draws, turn), self._mark
        shown = table, hand, pieces, picture.choices, asked, story.latest, turn, frame.moving
        shown += state_of(selection), tuple(self.context.crests.poses(now))
        shown += self._on_its_way(now), self.context.kept_free
        yield "air", shown, lambda: self._fly(frame, now)

    def _in_hand(self, hidden: frozenset[Token]) -> frozenset[Token]:
        """Return those of the hidden tokens that lie in the hand at the bottom."""
        hand = self.picture.layout.hand
        backs = {Back(self.picture.bottom, n) for n in range(len(hand.backs))}
        return frozenset(token for token in hidden if token in hand.spots or token in backs)

    def _on_its_way(self, now: float) -> float | None:
        """Return the present time while what is carried has not reached the pointer: it looks
        different at every moment."""
        hangs, carried = self.selection.hangs, self.selection.hands.carried
        is_still = hangs is None or carried is None or hangs.is_still(now, self.texts.pace)
        return None if is_still else now

    def _pieces(
        self, canvas: Canvas, layer: Layer, painters: Mapping[Kind, Painter], pieces: Pieces
    ) -> Iterator[None]:
        """Paint the pieces of a layer, one at a time, and note the words that had no room."""
        full = self.context.in_full[layer] = {}
        kinds = list(painters)
        known = (piece for piece in pieces.values() if piece.place.kind in painters)
        for piece in sorted(known, key=lambda piece: kinds.index(piece.place.kind)):
            box, owner = box_of(self.picture.layout, piece.place), piece.beside or piece.place
            if box is None:
                continue
            words = painters[piece.place.kind](canvas, self.texts, piece, box)
            if words:
                full[owner] = " · ".join(filter(None, (full.get(owner), words)))
            yield

    # What stands still ----------------------------------------------------------------------

    def _ground(self) -> Canvas:
        canvas = self.context.canvas()
        for _ in self._ground_in_pieces(canvas):
            pass
        return canvas

    def _ground_in_pieces(self, canvas: Canvas) -> Iterator[None]:
        layout, texts = self.picture.layout, self.texts
        canvas.sprites.append(self.services.backdrops.table(texts.moon()))
        yield
        felt.paint_moon(canvas, layout.zones.moon, texts.plain)
        self._trail(canvas)
        pieces = Pieces({**texts.pieces, **self.picture.controls})
        yield from self._pieces(canvas, "ground", GROUND, pieces)
        buttons.paint_prompt(canvas, texts)

    def _trail(self, canvas: Canvas) -> None:
        """Paint the trail from the pile to the player who took from it."""
        layout, seat = self.picture.layout, self.texts.story.taker
        pile = place_frame(layout, PILE_PLACE)
        if seat in layout.seats and pile is not None:
            felt.paint_trail(canvas, pile, layout.seats[seat].plaque)

    # Cards that lie -------------------------------------------------------------------------

    def _cards(self, hidden: AbstractSet[Token]) -> Canvas:
        """Paint all cards but the hand. `hidden`: those on their way, which are painted
        elsewhere."""
        canvas = self.context.canvas()
        layout, carried = self.picture.layout, self.selection.hands.carried
        for choice in self.picture.choices.of(ChoicePiece):
            if choice.is_at:
                felt.paint_chosen(canvas, self.texts, choice)
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
        for _ in self._pieces(canvas, "cards", felt.OVER_CARDS, self.texts.pieces):
            pass
        dear = (card for piece in self.texts.pieces.of(TakeablePiece) for card in piece.dear)
        for card in dear:
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

    def _hand(self, hidden: AbstractSet[Token]) -> Canvas:
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
                paint_hand.paint_marked(canvas, spot)
        if self.selection.hands.carried is None:
            paint_hand.paint_groups(canvas, layout, self.texts.groups())
        for card in shown:
            held = self.texts.pieces[Target("hand", 0, card)]
            assert isinstance(held, HandPiece)
            paint_hand.paint_signs(canvas, self.texts, held, layout.cards[card])
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
        """Light stock and pile while a card is to be drawn; a row has its light below its cards."""
        for goal in self.texts.draw_goals():
            if not self.texts.is_row(goal):
                canvas.ring(box_of(self.picture.layout, goal).light, GLOW, 3, 16, 0.75)

    def _kept_places(self, canvas: Canvas) -> None:
        """Paint a dashed frame at the place of a card that is in the air."""
        for card, spot in self.picture.layout.cards.items():
            if self.selection.hands.lifted & BIT[card] and spot.zone == "hand":
                canvas.panel(spot.rect, "slot", 12, angle=-spot.angle)

    # What comes and goes --------------------------------------------------------------------

    def _mark(self) -> Canvas:
        """Paint hover, focus, hint and refusal, and where cards may go."""
        canvas = self.context.canvas()
        self._marks.paint(canvas)
        return canvas

    def _fly(self, frame: Frame, now: float) -> Canvas:
        canvas = self.context.canvas()
        seats.paint_poses(canvas, self.texts, self.context.crests.poses(now))
        self._air.fly(canvas, frame)
        for _ in self._pieces(canvas, "air", felt.AIR, self.picture.choices):
            pass
        self._air.paint(canvas, now)
        return canvas


def _rows_of(cards: Sequence[CardId], new: CardSet) -> list[list[CardId]]:
    """Return the new ones among these cards, in rows of those that are side by side."""
    rows = groupby(cards, lambda card: bool(new & BIT[card]))
    return [list(row) for is_new, row in rows if is_new]
