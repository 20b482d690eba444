"""What a viewer observes after an event.

The engine is ahead of a picture, which follows event by event: it begins with the observation
before the first event and ends with what the viewer observes after the last one.
"""

from collections.abc import Callable
from typing import Final

from game.engine.cards import CardId, CardSet, pack
from game.engine.events import EVENT_KINDS, Event
from game.engine.state import NOBODY, Build, Meld, Standing, TableState, put
from game.engine.visibility import Observation, observe


def before_first_deal(standing: Standing, viewer: int) -> Observation:
    """Return the table before the first deal, from which that deal is followed."""
    return observe(TableState(standing, NOBODY), viewer)


def observed_after(seen: Observation, event: Event, *, sees_all: bool = False) -> Observation:
    """Return what is observed after an event, redacted for the viewer. `sees_all`: the viewer
    watches all hands, and `known` has all their cards."""
    if event.standing is not None:
        seen = seen._replace(standing=event.standing)
    if event.phase is not None:
        seen = seen._replace(phase=event.phase)
    if EVENT_KINDS[event.kind].is_act:
        seen = seen._replace(ply=seen.ply + 1)
    follow = _FOLLOWED.get(event.kind)
    if follow is not None:
        seen = follow(seen, event)
    if sees_all and event.kind in ("dealt", "drew"):
        seen = _known(seen, event.seat, _set_of(event))
    return seen


# A new hand -----------------------------------------------------------------------------------


def _hand_began(seen: Observation, event: Event) -> Observation:
    table = TableState(seen.standing, event.seat, hand_no=event.fact("hand_no"))
    empty = observe(table, seen.viewer)
    return empty._replace(
        stock_size=event.fact("stock"),
        phase=seen.phase,
        to_act=seen.to_act,
        pending=seen.pending,
        # The first hand is dealt without an act.
        ply=seen.ply + (table.hand_no > 1),
    )


def _dealt(seen: Observation, event: Event) -> Observation:
    seat, count = event.seat, len(event.cards)
    return seen._replace(
        stock_size=seen.stock_size - count,
        hand_sizes=put(seen.hand_sizes, seat, count),
        hand=_set_of(event) if seat == seen.viewer else seen.hand,
    )


def _upcard(seen: Observation, event: Event) -> Observation:
    return seen._replace(stock_size=seen.stock_size - 1, pile=_row_of(event))


def _laid_out(seen: Observation, event: Event) -> Observation:
    return seen._replace(stock_size=seen.stock_size - len(event.cards), loose=_row_of(event))


# A rummy turn ---------------------------------------------------------------------------------


def _turn(seen: Observation, event: Event) -> Observation:
    return seen._replace(
        to_act=event.seat,
        turn_no=event.fact("turn_no"),
        duty=0,
        barred=NOBODY,
    )


def _dry(seen: Observation, event: Event) -> Observation:
    return seen._replace(dry_turns=event.fact("turns"))


def _drew(seen: Observation, event: Event) -> Observation:
    card = _set_of(event)
    seen = seen._replace(stock_size=seen.stock_size - 1, stock_order=seen.stock_order[:-1])
    seen = _into_hand(seen, event.seat, 1, card)
    return _known(seen, event.seat, card) if event.fact("open") else seen


def _took(seen: Observation, event: Event) -> Observation:
    count, cards = len(event.cards), _set_of(event)
    seen = seen._replace(
        pile=seen.pile[:-count],
        duty=event.fact("duty"),
        barred=event.fact("barred"),
    )
    return _known(_into_hand(seen, event.seat, count, cards), event.seat, cards)


def _recycled(seen: Observation, event: Event) -> Observation:
    return seen._replace(
        pile=seen.pile[-1:],
        stock_size=len(event.cards),
        stock_order=_row_of(event),
        recycles=seen.recycles + 1,
    )


def _melded(seen: Observation, event: Event) -> Observation:
    meld = Meld(event.fact("kind"), event.seat, _row_of(event), event.fact("start"))
    melds, fits = (*seen.melds, meld), (*seen.fits, event.fact("fits"))
    return _put_down(seen._replace(melds=melds, fits=fits), event.seat, pack(meld.cards))


def _meld_changed(seen: Observation, event: Event) -> Observation:
    at, seat = event.place, event.seat
    old = seen.melds[at]
    meld = old._replace(cards=_row_of(event), start=event.fact("start"))
    before, now = pack(old.cards), pack(meld.cards)
    seen = seen._replace(
        melds=put(seen.melds, at, meld), fits=put(seen.fits, at, event.fact("fits"))
    )
    seen = _put_down(seen, seat, now & ~before)
    back = before & ~now
    return _known(_into_hand(seen, seat, back.bit_count(), back), seat, back)


def _opened(seen: Observation, event: Event) -> Observation:
    # Its melds were one act.
    return seen._replace(ply=seen.ply + 1 - event.fact("melds"))


def _discarded(seen: Observation, event: Event) -> Observation:
    seen = _out_of_hand(seen, event.seat, _set_of(event))
    return seen._replace(pile=seen.pile + _row_of(event))


def _put_down(seen: Observation, seat: int, cards: CardSet) -> Observation:
    opened = seen.opened if seen.opened[seat] else put(seen.opened, seat, seen.turn_no)
    duty = 0 if seen.duty & cards else seen.duty
    seen = seen._replace(opened=opened, duty=duty, recycles=0, dry_turns=0)
    return _out_of_hand(seen, seat, cards)


# A fishing turn -------------------------------------------------------------------------------


def _trailed(seen: Observation, event: Event) -> Observation:
    at = event.fact("at")
    loose = (*seen.loose[:at], *_row_of(event), *seen.loose[at:])
    return _out_of_hand(seen._replace(loose=loose), event.seat, _set_of(event))


def _taken(seen: Observation, event: Event) -> Observation:
    side, taken = seen.standing.sides[event.seat], _set_of(event)
    for build in _builds_of(seen, event, "build"):
        taken |= pack(build.cards)
    seen = _played_on(seen, event, "build")
    return seen._replace(won=put(seen.won, side, seen.won[side] | taken), last_taker=side)


def _swept(seen: Observation, event: Event) -> Observation:
    side = seen.standing.sides[event.seat]
    return seen._replace(sweeps=put(seen.sweeps, side, seen.sweeps[side] + 1))


def _built(seen: Observation, event: Event) -> Observation:
    under = _builds_of(seen, event, "joined")
    makers = dict.fromkeys(maker for build in under for maker in build.makers)
    build = Build(
        event.seat,
        (*(card for build in under for card in build.cards), *_row_of(event)),
        event.fact("value"),
        bool(event.fact("multiple")),
        (*makers, event.seat),
    )
    seen = _played_on(seen, event, "joined")
    return seen._replace(builds=(*seen.builds, build))


def _leftovers(seen: Observation, event: Event) -> Observation:
    side = seen.standing.sides[event.seat]
    won = put(seen.won, side, seen.won[side] | _set_of(event))
    return seen._replace(won=won, loose=(), last_taker=side)


def _played_on(seen: Observation, event: Event, fact: str) -> Observation:
    """Return the table without what an event lifts from it: loose cards, and the builds that it
    names; and without the card that was played for them."""
    played, *lifted = _row_of(event)
    cards, builds = pack(lifted), _builds_of(seen, event, fact)
    return _out_of_hand(
        seen._replace(
            loose=tuple([card for card in seen.loose if not cards >> card & 1]),
            builds=tuple([build for build in seen.builds if build not in builds]),
        ),
        event.seat,
        pack([played]),
    )


def _builds_of(seen: Observation, event: Event, fact: str) -> list[Build]:
    return [seen.builds[value] for name, value in event.facts if name == fact]


# After a hand ---------------------------------------------------------------------------------


def _shown(seen: Observation, event: Event) -> Observation:
    return seen._replace(known=put(seen.known, event.seat, _set_of(event)))


def _scored(seen: Observation, event: Event) -> Observation:
    return seen._replace(hand_winner=event.fact("winner"), duty=0, barred=NOBODY)


def _must_decide(seen: Observation, event: Event) -> Observation:
    pending = tuple([value for name, value in event.facts if name == "pending"])
    return seen._replace(to_act=event.seat, pending=pending)


def _to_deal(seen: Observation, event: Event) -> Observation:
    return seen._replace(to_act=event.seat, dealer=event.seat, pending=())


def _match_over(seen: Observation, event: Event) -> Observation:
    return seen._replace(to_act=NOBODY, pending=())


# Hands ----------------------------------------------------------------------------------------


def _into_hand(seen: Observation, seat: int, count: int, cards: CardSet) -> Observation:
    """Add cards to a hand. `cards`: those whose faces the viewer sees."""
    sizes = put(seen.hand_sizes, seat, seen.hand_sizes[seat] + count)
    hand = seen.hand | cards if seat == seen.viewer else seen.hand
    return seen._replace(hand_sizes=sizes, hand=hand)


def _known(seen: Observation, seat: int, cards: CardSet) -> Observation:
    return seen._replace(known=put(seen.known, seat, seen.known[seat] | cards))


def _out_of_hand(seen: Observation, seat: int, cards: CardSet) -> Observation:
    left = seen.hand_sizes[seat] - cards.bit_count()
    return seen._replace(
        hand_sizes=put(seen.hand_sizes, seat, left),
        known=put(seen.known, seat, seen.known[seat] & ~cards),
        hand=seen.hand & ~cards if seat == seen.viewer else seen.hand,
    )


def _row_of(event: Event) -> tuple[CardId, ...]:
    """Return the cards of an event whose faces can be seen."""
    return tuple([card for card in event.cards if card is not None])


def _set_of(event: Event) -> CardSet:
    return pack(_row_of(event))


#: The function for each kind of event that changes more than the standing.
_FOLLOWED: Final[dict[str, Callable[[Observation, Event], Observation]]] = {
    "hand_began": _hand_began,
    "dealt": _dealt,
    "upcard": _upcard,
    "laid_out": _laid_out,
    "turn": _turn,
    "dry": _dry,
    "drew": _drew,
    "took": _took,
    "recycled": _recycled,
    "melded": _melded,
    "added": _meld_changed,
    "reclaimed": _meld_changed,
    "opened": _opened,
    "discarded": _discarded,
    "trailed": _trailed,
    "taken": _taken,
    "swept": _swept,
    "built": _built,
    "leftovers": _leftovers,
    "shown": _shown,
    "scored": _scored,
    "must_decide": _must_decide,
    "to_deal": _to_deal,
    "match_over": _match_over,
}
