"""The picture of the table, which follows the match with a delay.

The engine is at the end of what happened. Here its events wait for their turn: what the viewer
observes after each is laid out, and shown by a movement from the picture before to the one after.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.engine.cards import CardId, CardSet, each, pack
from game.engine.events import FIRST_TABLE, Event
from game.engine.state import NOBODY, Meld
from game.engine.visibility import Observation
from game.play.intents.moves import Moves
from game.play.pieces.describe import Pieces
from game.play.pieces.hand import held_in
from game.play.pieces.moment import Moment, Moments
from game.play.pieces.offers import ChoicePiece
from game.play.session.hand_order import OrderedHand, by_suit
from game.play.session.regulars import Remark
from game.play.session.running import RunningTable
from game.play.session.table_kind import TableKind
from game.scenes.table.selection import Selection
from game.view.geometry import Rect
from game.view.layout.hand import HandLayout
from game.view.layout.setting import HandRow, Spot, TableSetting
from game.view.layout.table import TableLayout, lay_table, with_hand
from game.view.layout.target import new_ghosts
from game.view.layout.zones import WATCHED_BY_MANY, WATCHED_TEXT
from game.view.motion.director import Director, Frame
from game.view.motion.motion import LOOKS
from game.view.motion.places import (
    DOWN,
    DRAGGED,
    IN_HAND,
    LIFTED,
    MELDED,
    Anchor,
    Back,
    FlyingPoints,
    Place,
    Snapshot,
    Star,
    Step,
    Token,
)
from game.view.stage import Stage

#: The depths of backs in a fan and of the stock, below every card that moves over them.
FAN_DEPTH, STOCK_DEPTH = -100, -200
#: The depth of points, above everything.
POINTS_DEPTH = 10_000
LEVELS = {"hand": IN_HAND, "pile": IN_HAND}


def places_of_table(layout: TableLayout) -> Snapshot:
    """Return the places of all cards but those of the hand at the bottom."""
    places: dict[Token, Place] = {card: _lying(card, spot) for card, spot in layout.cards.items()}
    places |= {card: _lying(card, spot) for card, spot in layout.open_hands.items()}
    for seat, at in layout.seats.items():
        for n, fanned in enumerate(at.fan):
            places[Back(seat, n)] = _turned(fanned.rect, fanned.angle, MELDED, FAN_DEPTH + n)
    for n, rect in enumerate(layout.piles.stock.backs):
        places[Back(NOBODY, n)] = _turned(rect, 0.0, IN_HAND, STOCK_DEPTH + n)
    return places


def places_of_hand(hand: HandLayout, bottom: int) -> Snapshot:
    places: dict[Token, Place] = {card: _lying(card, spot) for card, spot in hand.spots.items()}
    for n, spot in enumerate(hand.backs):
        places[Back(bottom, n)] = _turned(spot.rect, spot.angle, IN_HAND, spot.depth)
    return places


def _lying(card: CardId, spot: Spot) -> Place:
    rect, level = spot.rect, LEVELS.get(spot.zone, MELDED)
    return Place(rect.cx, rect.cy, rect.h, spot.angle, card, level, spot.depth)


def _turned(rect: Rect, angle: float, level: int, depth: int) -> Place:
    return Place(rect.cx, rect.cy, rect.h, angle, DOWN, level, depth)


def anchors_of(layout: TableLayout, bottom: int) -> dict[Anchor, Place]:
    """Return the places cards come from and go to where they cannot be seen one by one."""
    found = {Anchor("stock"): _middle(layout.piles.stock.frame)}
    if layout.piles.discards:
        found[Anchor("pile")] = _middle(layout.piles.discards.next)
    for seat, at in layout.seats.items():
        middle = at.fan[0].rect if at.fan else at.bubble
        found[Anchor("hand", seat)] = Place(middle.cx, middle.cy, 70)
        found[Anchor("won", seat)] = Place(at.crest.cx, at.crest.cy, 60)
    hand = layout.zones.hand
    if bottom != NOBODY:
        found[Anchor("hand", bottom)] = Place(hand.cx, hand.cy, layout.hand.height)
        panel = layout.zones.panel_crest
        found[Anchor("won", bottom)] = Place(panel.cx, panel.cy, 90)
    return found


def _middle(rect: Rect) -> Place:
    return Place(rect.cx, rect.cy, rect.h)


#: The height of points that fly to a score; their distance from the end of the hand, and from the
#: left of the score; the least distance of their middle from the edge.
POINTS_HIGH, POINTS_ASIDE, POINTS_EDGE = 64.0, 40.0, 56.0
#: The heights of a star at first, and in the end.
STAR_HIGH, STAR_LOW = 190.0, 44.0


def star_of(shown: MomentLaidOut, bottom: int, seat: int) -> tuple[Snapshot, Snapshot]:
    """Return where the star of a cleared table begins, and where it ends: at what was won."""
    anchors = anchors_of(shown.layout, bottom)
    at, there = anchors[Anchor("stock")], anchors[Anchor("won", seat)]
    start = Place(at.x, at.y, STAR_HIGH, level=LIFTED, depth=POINTS_DEPTH)
    return {Star(seat): start}, {Star(seat): start._replace(x=there.x, y=there.y, height=STAR_LOW)}


def points_of(shown: MomentLaidOut, bottom: int) -> tuple[Snapshot, Snapshot]:
    """Return where the points of a hand that was counted begin, and where they end: at the scores,
    once for all partners."""
    standing, layout = shown.view.standing, shown.layout
    start: dict[Token, Place] = {}
    end: dict[Token, Place] = {}
    if standing.voids or not standing.sheet:
        return start, end
    anchors = anchors_of(layout, bottom)
    for side, amount in enumerate(standing.sheet[-1]):
        seat = standing.sides.index(side)
        places = map(shown.places.get, each(shown.view.known[seat]))
        held = [place for place in places if place is not None]
        at = max(held, key=lambda place: place.x, default=anchors[Anchor("hand", seat)])
        score = layout.seats[seat].second if seat in layout.seats else layout.zones.panel_score
        flying = Place(at.x, at.y, POINTS_HIGH, level=LIFTED, depth=POINTS_DEPTH)
        token = FlyingPoints(seat, amount)
        beside = at.x + at.height / 2 + POINTS_ASIDE
        start[token] = flying._replace(x=min(beside, layout.zones.content.right - POINTS_EDGE))
        end[token] = flying._replace(x=score.x + POINTS_ASIDE, y=score.cy)
    return start, end


class MomentLaidOut(NamedTuple):
    """The table at one moment, laid out."""

    moment: Moment
    layout: TableLayout
    #: The layout without the hand: the same object for as long as only the hand is rearranged.
    table: TableLayout
    places: Snapshot

    @property
    def view(self) -> Observation:
        return self.moment.seen


class Picture:
    """The table as it is `shown`. `view` and `layout`: those of that moment; later moments wait in
    the director."""

    def __init__(
        self,
        stage: Stage,
        table: RunningTable,
        kind: TableKind,
        moves: Moves,
        director: Director,
        selection: Selection,
    ) -> None:
        self.stage = stage
        self.table = table
        self.kind = kind
        self.moves = moves
        self.selection = selection
        self.director = director
        self.large_corners = False
        self.keys = 4
        self.moments = Moments(table, moves)
        #: What can be done now, and of that the choices of a marked fishing card.
        self.controls = self.choices = Pieces()
        self._kept_height = 0.0
        self._has_dropped = False
        self._fits: tuple[tuple[CardSet, tuple[CardId, ...]], CardSet] = (0, ()), 0
        self._rest: tuple[tuple[Stage, TableSetting], TableLayout, Snapshot] | None = None
        self._latest = self.shown = self._laid(self.moments.now())

    @property
    def moment(self) -> Moment:
        return self.shown.moment

    @property
    def view(self) -> Observation:
        return self.shown.view

    @property
    def latest(self) -> Observation:
        """The view of the latest moment, which may still wait to be shown."""
        return self._latest.view

    @property
    def layout(self) -> TableLayout:
        return self.shown.layout

    # What happens ---------------------------------------------------------------------------

    def renew(self) -> None:
        """Show the table as it is now, at once: after an undo, a change of seats, or loading."""
        self.director.forget()
        self._latest = self.shown = self._laid(self.moments.now())

    def glide_to_now(self, now: float) -> None:
        """Show the table as it is now; what has moved glides there."""
        before = self.shown.places
        self.director.jump()
        self._latest = self._laid(self.moments.now())
        step = Step(None, before, self._latest.places, note=self._latest)
        self.director.play(step, now)
        self._look(now)

    def tell(self, events: Iterable[Event], now: float, pause: float = 0.0) -> None:
        """Show these events one after the other. `pause`: seconds before the first of them is
        seen."""
        looks = 0.0
        self._has_dropped = False
        for event in events:
            if event.kind == "hand_over" and event.fact("in_one"):
                looks = LOOKS
            elif event.kind == "scored":
                pause = looks
            elif event.kind == "leftovers" and FIRST_TABLE in event.facts:
                pause = LOOKS
            before = self._latest
            moment = self.moments.after(before.moment, event)
            self._latest = laid = self._laid(moment, before)
            anchors = anchors_of(laid.layout, moment.bottom)
            step = Step(event, before.places, laid.places, anchors, pause, note=laid)
            if event.kind in ("scored", "swept"):
                # What is counted is shown as before until points and star have reached it.
                seat, bottom = event.seat, moment.bottom
                is_star = event.kind == "swept"
                start, end = star_of(laid, bottom, seat) if is_star else points_of(laid, bottom)
                step = step._replace(
                    before={**step.before, **start}, after={**step.after, **end}, note=before
                )
            self.director.play(step, now)
            pause = 0.0
        self._look(now)

    def deal(self, events: Sequence[Event], now: float) -> None:
        """Show the deal of a hand in which nobody has acted yet, from the complete stock on."""
        began = next(event for event in events if event.kind == "hand_began")
        whole = self.moments.before_deal(began.fact("stock"))
        self._latest = self.shown = self._laid(whole)
        self.tell(events, now)

    def is_behind(self, now: float) -> bool:
        """Return whether something that happened is not shown yet."""
        return self.director.is_busy(now)

    def finish(self) -> None:
        """Show everything at once."""
        self.director.finish()
        self.shown = self._latest

    def rearrange(self, now: float) -> None:
        """Show that things were rearranged by hand, with a movement to their new places."""
        before = self._latest
        self._latest = self._laid(self.moments.again(before.moment), before)
        after = self._latest.places
        if before.places != after or self._has_dropped:
            self._has_dropped = False
            self.director.play(Step(None, before.places, after, note=self._latest), now)
        self._look(now)

    def _look(self, now: float) -> None:
        """Show the latest moment, if no movement leads to it."""
        if not self.director.is_busy(now):
            self.shown = self._latest

    def remark(self, remark: Remark | None) -> None:
        """Show that a regular says something, or nothing any more, in the latest moment."""
        if self.shown is self._latest:
            moment = self.shown.moment
            moment = moment._replace(talk=moment.talk._replace(remark=remark))
            self._latest = self.shown = self.shown._replace(moment=moment)

    def refit(self, stage: Stage) -> None:
        """Lay everything out for another size, at once."""
        self.stage = stage
        self.director.forget()
        self._latest = self.shown = self._laid(self._latest.moment, self._latest)

    def frame(self, now: float) -> Frame:
        frame = self.director.frame(now)
        if frame.step is not None and isinstance(frame.step.note, MomentLaidOut):
            self.shown = frame.step.note
        if not frame.is_busy:
            self.shown = self._latest
        return frame

    # Layout ---------------------------------------------------------------------------------

    def written(self, stage: Stage) -> Stage:
        """Return the stage with larger text, if nobody plays at this screen."""
        if self.bottom != NOBODY:
            return stage
        least = WATCHED_TEXT if len(self.table.players) <= 3 else WATCHED_BY_MANY
        return stage._replace(text=max(stage.text, least))

    @property
    def bottom(self) -> int:
        return self.table.bottom

    @property
    def is_open(self) -> bool:
        """Whether the hand at the bottom is face up."""
        return self.shown.moment.is_open

    def _laid(self, moment: Moment, before: MomentLaidOut | None = None) -> MomentLaidOut:
        """Lay out a moment. `before`: the moment that led to it, if it was shown."""
        setting = self._setting(moment)
        if before is not None and moment.is_being_laid:
            waiting = tuple((card, before.layout.cards[card]) for card in moment.staged)
            setting = setting._replace(tray=(), waiting=waiting)
        corners = HandRow(large_corners=setting.hand.large_corners)
        rest = (self.written(self.stage), setting._replace(hand=corners))
        if self._rest is None or self._rest[0] != rest:
            laid = lay_table(*rest)
            self._rest = rest, laid, places_of_table(laid)
        _, table, places = self._rest
        layout = with_hand(table, setting.hand)
        if not self.selection.hands.carried:
            self._kept_height = 0.0
        elif not self._kept_height:
            self._kept_height = layout.meld_height
        places = {**places, **places_of_hand(layout.hand, moment.bottom)}
        return MomentLaidOut(moment, layout, table, places)

    def _setting(self, moment: Moment) -> TableSetting:
        kind, selection, view = self.kind, self.selection, moment.seen
        carried = selection.hands.carried
        joint = None
        if carried and carried.joint is not None:
            joint = (carried.aim.at, carried.joint)
        choices = self.choices.of(ChoicePiece)
        hand = self._hand(moment)
        return TableSetting(
            view,
            moment.bottom,
            hand,
            keys=self.keys,
            has_river=kind.has_river,
            has_loose=kind.has_loose,
            has_pot=kind.has_pot,
            has_contract=bool(kind.contracts),
            tray=moment.tray,
            fits=self.fits(moment) if kind.has_river else 0,
            has_aside=hand.aside != NOBODY,
            joint=joint,
            chosen=self._chosen(view),
            choices=tuple(1 + bool(choice.more) for choice in choices),
            choice_at=next((choice.place.at for choice in choices if choice.is_at), 0),
            has_log=selection.log_open,
            kept_height=self._kept_height,
            open_hands=self._open_hands(moment),
            bare=self._bare(moment),
        )

    def offer(self, controls: Pieces) -> None:
        """Make room, in the layouts to come, for what can be done now."""
        self.controls = controls
        self.keys = sum(place.kind == "key" for place in controls)
        kinds = "choices", "choice"
        self.choices = Pieces({at: one for at, one in controls.items() if at.kind in kinds})

    def _chosen(self, view: Observation) -> tuple[tuple[CardId, ...], ...]:
        """Return the cards that the choice looked at would take, by sums. A build is named by one
        of its cards."""
        builds, choices = view.builds, self.choices.of(ChoicePiece)
        sums = (one.parts for choice in choices if choice.is_at for one in choice.sums)
        cards = (
            tuple(part.card if part.build < 0 else builds[part.build].cards[0] for part in one)
            for one in sums
        )
        marked = self.selection.hands.marked
        on_table = (tuple(card for card in some if card not in marked) for some in cards)
        return tuple(filter(None, on_table))

    def _open_hands(self, moment: Moment) -> tuple[tuple[CardId, ...], ...]:
        """Return the cards of all players across the table, if they are to be seen: always, or
        because the hand is over."""
        if moment.seen.phase.in_play and not self.moments.sees_all:
            return ()
        hands = tuple(
            () if seat == moment.bottom else tuple(sorted(each(cards), key=by_suit))
            for seat, cards in enumerate(moment.seen.known)
        )
        return hands if any(hands) else ()

    def _bare(self, moment: Moment) -> frozenset[int]:
        """Return who has laid nothing in a hand that is over."""
        if moment.seen.phase.in_play or not self.kind.has_melds:
            return frozenset()
        laid = {meld.owner for meld in moment.seen.melds}
        return frozenset(range(len(self.table.players))) - laid

    def new_ghosts(self, new: Sequence[Meld]) -> list[Rect]:
        """Return where these new melds would lie."""
        return new_ghosts(self.written(self.stage), self._setting(self.shown.moment), new)

    def _hand(self, moment: Moment) -> HandRow:
        selection = self.selection
        if not moment.is_open:
            at = moment.bottom
            backs = moment.seen.hand_sizes[at] if at != NOBODY else 0
            return HandRow(backs=backs, large_corners=self.large_corners)
        shown = held_in(moment)
        aside = moment.aside
        groups = _parted([card for card in shown if card != aside], moment.order)
        carried = selection.hands.carried
        focus = NOBODY
        if carried is None:
            pointed = selection.pointed
            focus = pointed.card if pointed.kind == "hand" else NOBODY
        return HandRow(
            groups,
            lifted=selection.hands.lifted,
            selected=sum(1 << card for card in selection.hands.marked if card in shown),
            focus=focus if focus in shown else NOBODY,
            room=carried.room if carried and carried.source == "hand" else NOBODY,
            aside=aside,
            large_corners=self.large_corners,
        )

    def fits(self, moment: Moment) -> CardSet:
        """Return the cards of the river that make a meld with the hand. Wild cards are left out on
        both sides: with one, every card would fit."""
        rummy = self.moves.rummy
        if not moment.is_open or rummy is None:
            return 0
        rules = rummy.rules
        asked = (moment.seen.hand & ~rules.wilds, tuple(moment.seen.pile))
        if self._fits[0] != asked:
            hand, pile = asked
            natural = [card for card in pile if not rules.wilds >> card & 1]
            fits = pack(
                card for card in natural if any(kind.makes(hand, card) for kind in rules.kinds)
            )
            self._fits = asked, fits
        return self._fits[1]

    def drop_from(
        self, cards: Sequence[CardId], x: float, y: float, height: float, refused: bool
    ) -> None:
        """Make these cards start their movement from where they were let go."""
        self._has_dropped = True
        for at, card in enumerate(cards):
            place = Place(x + 36 * at, y, height, 0.0, card, DRAGGED, 9000 + at)
            self.director.drop_from(card, place, refused=refused)


def _parted(shown: Sequence[CardId], row: OrderedHand) -> tuple[tuple[CardId, ...], ...]:
    """Return the shown cards by groups of the hand, and at the end those in no group."""
    groups = [tuple(card for card in group.cards if card in shown) for group in row.groups]
    grouped = {card for group in groups for card in group}
    rest = tuple(card for card in shown if card not in grouped)
    return tuple(group for group in (*groups, rest) if group)
