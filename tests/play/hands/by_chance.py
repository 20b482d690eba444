"""Hands at a table without a window or a phone, and gestures drawn by dice."""

from __future__ import annotations

from random import Random

from game.engine.cards import CardId, each
from game.play.hands.carrying import Drop, Lift, Over
from game.play.hands.gestures import Gesture, Move, Redo, Sort, Undo
from game.play.hands.hands import Hands
from game.play.hands.marking import FISHED, Choose, Fish, Forget, GoTo, Mark, MarkGroup, Unmark
from game.play.hands.react import Performed, follow
from game.play.hands.sending import (
    Answer,
    Cancel,
    DiscardMarked,
    Double,
    Draw,
    LayContract,
    LayDown,
    LookAt,
    PutInTray,
    Send,
    TakeBack,
    Tap,
    Unstage,
)
from game.play.hands.table_now import TableNow
from game.play.intents.moves import Moves
from game.play.intents.offers import (
    FELT_PLACE,
    HAND_PLACE,
    LANE_PLACE,
    PILE_PLACE,
    STOCK_PLACE,
    Target,
)
from game.play.session.hand_order import Arranging
from game.play.session.port import Port
from game.play.session.table_kind import kind_of

PLACES = (STOCK_PLACE, PILE_PLACE, LANE_PLACE, FELT_PLACE, HAND_PLACE)


class BareHands:
    """A person at a port of a table, who is shown nothing."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self.moves = Moves(port, Arranging(port.session))
        self.kind = kind_of(port.session.rules, len(port.session.players))
        self.hands = Hands()

    @property
    def now(self) -> TableNow:
        is_mine = self.port.acting == self.port.viewer >= 0
        return TableNow(self.moves, self.kind, is_mine)

    def do(self, *gestures: Gesture) -> tuple[Performed, ...]:
        """Do some gestures; return what came of the last."""
        performed: tuple[Performed, ...] = ()
        for gesture in gestures:
            self.hands, performed = follow(self.hands, self.now, gesture)
        return performed


def some_place(now: TableNow, dice: Random) -> Target:
    """A place, or a single card, of this table; now and then one that is not there."""
    seen = now.seen
    found = [*PLACES, Target("tray"), Target("lay_down"), Target("meld", 40)]
    found += [Target("hand", 0, card) for card in each(seen.hand)]
    found += [Target("loose", 0, card) for card in seen.loose]
    found += [Target("build", at) for at in range(len(seen.builds))]
    for at, meld in enumerate(seen.melds):
        found += [Target("meld", at, card) for card in meld.cards]
    for at, slot in enumerate(now.moves.staging.slots() if now.moves.staging else ()):
        found += [Target("slot", at), *(Target("slot", at, card) for card in slot.cards)]
    return dice.choice(found)


def some_card(now: TableNow, dice: Random) -> CardId:
    """Mostly a card of the hand; else any."""
    hand = list(each(now.seen.hand))
    return dice.choice(hand) if hand and dice.random() < 0.9 else dice.randrange(104)


def some_gesture(now: TableNow, hands: Hands, dice: Random) -> Gesture:
    """Any gesture; while something is carried or asked, mostly one that leads on."""
    place, card = some_place(now, dice), some_card(now, dice)
    carried, asked = hands.carried, hands.asked
    if carried is not None and dice.random() < 0.8:
        goal = dice.choice([*carried.goals, place])
        over = Over(place, goal, dice.random() < 0.5, dice.randrange(5), dice.randrange(8))
        return dice.choice([Over(goal), over, Drop(), Drop(goal), Cancel()])
    if asked is not None and dice.random() < 0.8:
        at = dice.randrange(len(asked.offers) + 1)
        return dice.choice([LookAt(at), Answer(at), Answer(asked.at), Cancel()])
    melds = [Target("meld", at) for at in range(len(now.seen.melds))]
    likely = [*(now.moves.draws() or now.places(hands.marked)), *melds, place.place]
    return dice.choice(
        [
            *[Mark(card)] * 4,
            Mark(card, on=dice.random() < 0.5),
            MarkGroup(card),
            MarkGroup(card),
            Double(card),
            DiscardMarked(card),
            Unmark(),
            Forget(),
            GoTo(place),
            Choose(place if place.kind in ("loose", "build") else Target("loose", 0, card)),
            *[Fish(kind) for kind in ("", *FISHED)],
            *[Tap(place), Send(place.place), Draw(PILE_PLACE), Draw(STOCK_PLACE)],
            *[Send(dice.choice(likely)), Tap(dice.choice(likely))],
            *[PutInTray(), TakeBack(), LayDown(), LayContract(), Unstage((card,))],
            *[Move((card,), dice.randrange(12)), Sort(), Sort(into_groups=True), Undo(), Redo()],
            *[Lift(place), Lift(place), Lift(place, by_keys=True), Over(place), Drop(place)],
            LookAt(dice.randrange(3)),
        ]
    )
