"""What one seat may know, and worlds that fit what it knows.

An observation is built by adding what is public and the viewer's own; nothing is ever blanked
out of the truth. `determinize` gets an observation and no state, so it cannot cheat.

| zone | who sees the cards | order |
|---|---|---|
| hand | its owner; everybody the cards they saw going there | nobody's business |
| stock | nobody, unless a pile was turned over unshuffled | likewise |
| pile, melds, builds, loose and taken cards | everybody | public |
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.engine.cards import BIT, CardId, CardSet, pack, unpack
from game.engine.chance import Dice, shuffled
from game.engine.events import EVENT_KINDS, Event
from game.engine.phases import Phase
from game.engine.state import FIELDS, Build, Meld, Standing, TableState


class Observation(NamedTuple):
    """What one seat may know, as plain data without a reference to any state. `viewer` -1 is a
    spectator."""

    viewer: int
    to_act: int
    phase: Phase
    hand: CardSet
    hand_sizes: tuple[int, ...]
    known: tuple[CardSet, ...]
    stock_size: int
    stock_order: tuple[CardId, ...]
    pile: tuple[CardId, ...]
    melds: tuple[Meld, ...]
    fits: tuple[CardSet, ...]
    builds: tuple[Build, ...]
    loose: tuple[CardId, ...]
    won: tuple[CardSet, ...]
    sweeps: tuple[int, ...]
    last_taker: int
    opened: tuple[int, ...]
    duty: CardSet
    barred: CardId
    recycles: int
    dry_turns: int
    dealer: int
    hand_no: int
    turn_no: int
    ply: int
    pending: tuple[int, ...]
    hand_winner: int
    standing: Standing


#: The public fields, which an observation copies from the state under the same names.
_PUBLIC: Final = tuple(name for name in Observation._fields if name in FIELDS)
_LISTS: Final = {"known", "pile", "melds", "fits", "builds", "loose", "won", "sweeps", "opened"}


def observe(state: TableState, viewer: int) -> Observation:
    # The values come in the order of the fields, not by name, as bots ask for this at every step
    # they think ahead.
    return Observation(
        viewer,
        state.to_act,
        state.phase,
        state.hands[viewer] if viewer >= 0 else 0,
        tuple([cards.bit_count() for cards in state.hands]),
        tuple(state.known),
        len(state.stock),
        tuple(state.stock) if state.stock_open else (),
        tuple(state.pile),
        tuple(state.melds),
        tuple(state.fits),
        tuple(state.builds),
        tuple(state.loose),
        tuple(state.won),
        tuple(state.sweeps),
        state.last_taker,
        tuple(state.opened),
        state.duty,
        state.barred,
        state.recycles,
        state.dry_turns,
        state.dealer,
        state.hand_no,
        state.turn_no,
        state.ply,
        state.pending,
        state.hand_winner,
        state.standing,
    )


def redact(event: Event, viewer: int) -> Event:
    """Return the event as the viewer may see it."""
    if event.seat == viewer or not EVENT_KINDS[event.kind].private or event.is_open:
        return event
    return event._replace(cards=(None,) * len(event.cards))


def unseen(deck: CardSet, seen: Observation) -> CardSet:
    """Return the cards whose place the viewer does not know."""
    placed = seen.hand | pack(seen.pile) | pack(seen.loose) | pack(seen.stock_order)
    for cards in (*seen.known, *seen.won):
        placed |= cards
    for meld in seen.melds:
        placed |= pack(meld.cards)
    for build in seen.builds:
        placed |= pack(build.cards)
    return deck & ~placed


#: A seat, and cards of which it is known to hold one.
Held = tuple[int, CardSet]


def determinize(
    deck: CardSet, seen: Observation, dice: Dice, held: Sequence[Held] = ()
) -> TableState:
    """Return a whole table that the viewer cannot tell from the true one; hidden cards are dealt
    anew. `held` is what follows from the rules about hands, beyond what was seen.
    """
    hidden = shuffled(unpack(unseen(deck, seen)), dice)
    state = TableState(seen.standing, seen.dealer)
    hands = list(seen.known)
    if seen.viewer >= 0:
        hands[seen.viewer] = seen.hand
    for seat, choices in sorted(held, key=lambda one: one[1].bit_count()):
        card = next((card for card in hidden if choices >> card & 1), None)
        if card is not None and not hands[seat] & choices:
            hidden.remove(card)
            hands[seat] |= BIT[card]
    for seat, size in enumerate(seen.hand_sizes):
        cards = hands[seat]
        missing = size - cards.bit_count()
        if missing:
            cards |= pack(hidden[:missing])
            del hidden[:missing]
        state.hands[seat] = cards
    state.stock_open = bool(seen.stock_order)
    state.stock = list(seen.stock_order) if seen.stock_order else hidden
    for name in _PUBLIC:
        public = getattr(seen, name)
        setattr(state, name, list(public) if name in _LISTS else public)
    return state
