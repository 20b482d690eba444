"""The acts of cards at a rummy table: put down, lay off, discard.

The table is always asked whether an act is legal; this module only finds the acts worth asking for.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from game.engine.actions import (
    DISCARD,
    DRAW_STOCK,
    LAY_OFF,
    MELD,
    NOWHERE,
    RECLAIM,
    Action,
)
from game.engine.cards import (
    FACE,
    CardId,
    CardSet,
    each,
    one_of_each_face,
    pack,
)
from game.engine.rules import Refusal
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import as_laid
from game.engine.rummy.judge import ContractJudge, pieces_of
from game.engine.rummy.parts import MeldKind
from game.engine.rummy.runs import UNREAD
from game.engine.state import Meld, put
from game.engine.visibility import Observation
from game.play.intents.offers import (
    HAND_PLACE,
    LANE_PLACE,
    PILE_PLACE,
    STOCK_PLACE,
    Offer,
    Offers,
    Target,
)
from game.play.session.port import Port

#: The most ways tried. Only long runs with several wild cards come near it.
TRIES_MOST = 2_000

Acts = tuple[Action, ...]
Looks = tuple[int, tuple[int, ...]]
"""How a meld looks: its start and faces."""


class Growth(NamedTuple):
    """The lay-offs, one after the other, and the meld that results."""

    acts: Acts
    meld: Meld


def growths(kind: MeldKind, meld: Meld, place: int, cards: Sequence[CardId]) -> list[Growth]:
    """Return every way the meld can look with all these cards in it, with one way to get there."""
    if not all(_may_join(kind, meld, card, pack(cards)) for card in cards):
        return []
    search = _Search(kind, place)
    search.grow(meld, tuple(cards), ())
    return list(search.found.values())


def _may_join(kind: MeldKind, meld: Meld, card: CardId, cards: CardSet) -> bool:
    """Return False only if the card certainly cannot come into the meld together with the others; a
    quick look."""
    if kind.joining(meld) >> card & 1:
        return True
    # A run may grow until this card joins it.
    return kind.is_run and (bool(kind.wilds >> card & 1) or kind.may_reach(meld, card, cards))


def not_taken(
    kind: MeldKind, meld: Meld, place: int, cards: Sequence[CardId]
) -> tuple[CardId, Meld]:
    """Return the first card that does not fit when as many as possible are added, and the meld with
    those before it."""
    search = _Search(kind, place)
    search.grow(meld, tuple(cards), ())
    return search.stuck[0], search.furthest or meld


class _Search:
    def __init__(self, kind: MeldKind, place: int) -> None:
        self.kind = kind
        self.place = place
        self.found: dict[Looks, Growth] = {}
        self.stuck: tuple[CardId, ...] = ()
        self.furthest: Meld | None = None
        self._seen: set[tuple[int, tuple[CardId, ...]]] = set()

    def grow(self, meld: Meld, left: tuple[CardId, ...], acts: Acts) -> None:
        if not left:
            looks = (meld.start, tuple(FACE[card] for card in meld.cards))
            self.found.setdefault(looks, Growth(acts, meld))
            return
        if self.furthest is None or len(left) < len(self.stuck):
            self.stuck, self.furthest = left, meld
        for card in left:
            for fit in self.kind.fits(meld, card):
                grown = meld._replace(cards=fit.cards, start=fit.start)
                key = (grown.start, grown.cards)
                if key in self._seen or len(self._seen) >= TRIES_MOST:
                    continue
                self._seen.add(key)
                act = Action(LAY_OFF, (card,), self.place, (fit.slot, fit.start))
                self.grow(grown, _without(left, card), (*acts, act))


#: The most ways offered to lay a contract: nobody would choose from more.
OPENINGS_MOST = 6
NEITHER = Refusal("refuse.meld.neither")
ONE_DISCARD = Refusal("refuse.discard.one_only")
NONE_MARKED = Refusal("refuse.discard.none_marked")
ONE_FROM_HAND = Refusal("refuse.lay_off.needs_card")


def contract_of(rules: RummyRules, seen: Observation) -> ContractJudge | None:
    """Return the contract the viewer has still to lay in this hand."""
    return None if seen.viewer < 0 else rules.laying.owed(seen, seen.viewer)


class RummyIntents:
    def __init__(self, table: Port, rules: RummyRules) -> None:
        self.table = table
        self.rules = rules

    # Everywhere -----------------------------------------------------------------------------

    def offers(self, cards: Sequence[CardId]) -> dict[Target, Offers]:
        found = {target: self.offers_at(cards, target) for target in self._targets(cards)}
        return {target: offers for target, offers in found.items() if offers}

    def _targets(self, cards: Sequence[CardId]) -> Iterator[Target]:
        if not cards:
            yield STOCK_PLACE
            yield PILE_PLACE
            return
        for place in range(len(self.table.observation().melds)):
            yield Target("meld", place)
        yield LANE_PLACE
        yield PILE_PLACE

    def offers_at(self, cards: Sequence[CardId], target: Target) -> Offers:
        if target.kind == "meld" and cards:
            return self._on_meld(tuple(cards), target.at)
        if target == LANE_PLACE and cards:
            return self._in_lane(tuple(cards))
        if target == PILE_PLACE and len(cards) == 1:
            return self._allowed([Offer((Action(DISCARD, tuple(cards)),), "offer.discard")])
        if target in (STOCK_PLACE, PILE_PLACE) and not cards:
            named, draws = self.rules.pile.name_of, self._draws(target)
            return self._allowed([Offer((act,), f"offer.draw.{named(act)}") for act in draws])
        return ()

    def _draws(self, target: Target) -> Sequence[Action]:
        """Return the ways to draw from a pile, allowed or not."""
        pile = self.table.observation().pile
        return self.rules.pile.draws(pile) if target == PILE_PLACE else (DRAW_STOCK,)

    def _allowed(self, offers: Sequence[Offer]) -> Offers:
        return tuple(one for one in offers if self.table.refuse_all(one.acts) is None)

    def why_not(self, cards: Sequence[CardId], target: Target) -> Refusal | None:
        if self.offers_at(cards, target):
            return None
        if target.kind == "meld" and cards:
            return self._why_not_on_meld(tuple(cards), target.at)
        if target == LANE_PLACE and cards:
            return self._why_not_in_lane(tuple(cards))
        if target == PILE_PLACE and len(cards) > 1:
            early = self.table.refuse(Action(DISCARD, (cards[0],)))
            return early if early and not _is_of_the_card(early) else ONE_DISCARD
        if target == PILE_PLACE and cards:
            return self.table.refuse(Action(DISCARD, tuple(cards)))
        if cards:
            return Refusal("refuse.not_in_this_game")
        return self.table.refuse(self._draws(target)[0])

    def places_of(self, card: CardId) -> int:
        seen = self.table.observation()
        if not seen.phase.lays or self.table.acting != seen.viewer:
            return 0
        return sum(
            bool(fits >> card & 1 and self._on_meld((card,), place))
            for place, fits in enumerate(seen.fits)
        )

    # New melds ------------------------------------------------------------------------------

    def _in_lane(self, cards: tuple[CardId, ...]) -> Offers:
        judge = contract_of(self.rules, self.table.observation())
        if judge is not None:
            return self._openings(judge, cards)
        viewer = self.table.viewer
        return self._allowed(
            [
                Offer(
                    (Action(MELD, ordered, NOWHERE, (kind.index, start)),),
                    "offer.meld",
                    (Meld(kind.index, viewer, ordered, start),),
                )
                for kind in self.rules.kinds
                for ordered, start in self.rules.best_readings(kind.index, cards)
            ]
        )

    def _openings(self, judge: ContractJudge, cards: tuple[CardId, ...]) -> Offers:
        """Return the ways to lay the contract from exactly these cards."""
        if len(cards) != judge.size:
            return ()
        viewer = self.table.viewer
        return self._allowed(
            [
                Offer(
                    (action,),
                    "offer.open",
                    tuple(Meld(kind, viewer, laid, at) for kind, at, laid in pieces_of(action)),
                )
                for action in islice(judge.listed(pack(cards)), OPENINGS_MOST)
            ]
        )

    def _why_not_in_lane(self, cards: tuple[CardId, ...]) -> Refusal | None:
        judge = contract_of(self.rules, self.table.observation())
        if judge is not None and len(cards) >= judge.size:
            early = self.table.refuse(Action(MELD, cards, NOWHERE, (0, UNREAD)))
            is_early = early is not None and early.key != "refuse.contract_first"
            return early if is_early else judge.why_not(pack(cards))
        likely = self.rules.likely_kinds(cards)
        kind = likely[0]
        readings = self.rules.best_readings(kind.index, cards)
        ordered, start = readings[0] if readings else (cards, UNREAD)
        refusal = self.table.refuse(Action(MELD, ordered, NOWHERE, (kind.index, start)))
        if refusal is None or readings or not _is_of_the_card(refusal):
            return refusal
        if len(cards) < kind.min:
            return kind.part.size_refusal(len(cards))
        if len({one.is_run for one in likely}) > 1:
            return NEITHER
        strays = [card for card in cards if kind.readings(_without(cards, card))]
        return _naming(refusal, strays[0], cards) if len(strays) == 1 else refusal

    # Melds on the table ---------------------------------------------------------------------

    def _growths(self, cards: tuple[CardId, ...], place: int) -> list[Growth]:
        seen = self.table.observation()
        if not 0 <= place < len(seen.melds):
            return []
        meld = seen.melds[place]
        owed_first = sorted(cards, key=lambda card: not seen.duty >> card & 1)
        return growths(self.rules.kinds[meld.kind], meld, place, owed_first)

    def _on_meld(self, cards: tuple[CardId, ...], place: int) -> Offers:
        found = [
            offer
            for growth in self._growths(cards, place)
            for offer in self._allowed([self._added(place, growth)])
        ]
        found.sort(key=lambda offer: self._rank(place, offer))
        if len(cards) == 1:
            found += self._reclaims(cards[0], place)
        return tuple(found)

    def _added(self, place: int, growth: Growth) -> Offer:
        seen = self.table.observation()
        is_own = seen.melds[place].owner == seen.viewer
        key = "offer.add.own" if is_own else "offer.add.there"
        end = self._wild_end(place, growth.meld)
        if end:
            key = "offer.add.wild_low" if end < 0 else "offer.add.wild_high"
        return Offer(growth.acts, key, (growth.meld,))

    def _wild_end(self, place: int, after: Meld) -> int:
        """Return the end to which a wild card has moved: -1 the low one, 1 the high one, 0
        neither."""
        before = self.table.observation().melds[place]
        kind = self.rules.kinds[before.kind]
        if not kind.is_run:
            return 0
        for at in kind.wild_places(before):
            card = before.cards[at]
            now = after.cards.index(card)
            if (after.start + now - before.start - at) % self.rules.ranks.count:
                return 1 if now > 0 else -1
        return 0

    def _rank(self, place: int, offer: Offer) -> tuple[bool, int, int]:
        """Rank ways to grow: wild cards that stay where they are, then points, then growing
        upwards."""
        meld = offer.lies[0]
        points = self.rules.game.score.meld_points(as_laid(self.rules.kinds, meld))
        return bool(self._wild_end(place, meld)), -points, -meld.start

    def _why_not_on_meld(self, cards: tuple[CardId, ...], place: int) -> Refusal | None:
        grown = self._growths(cards, place)
        if grown:
            found = self.table.refuse_all(grown[0].acts)
            if found is None:
                return None
            at, refusal = found
            return _naming(refusal, grown[0].acts[at].cards[0], cards)
        seen = self.table.observation()
        one = self.table.refuse(Action(LAY_OFF, (cards[0],), place, (0, 0)))
        if not 0 <= place < len(seen.melds) or (one and not _is_of_the_card(one)):
            return one
        if len(cards) == 1:
            return one
        meld = seen.melds[place]
        kind = self.rules.kinds[meld.kind]
        card, grown_to = not_taken(kind, meld, place, cards)
        return _naming(kind.why_not(grown_to, card), card, cards)

    # Wild cards on the table ----------------------------------------------------------------

    def _reclaims(self, card: CardId, place: int) -> Offers:
        """Return the ways to swap the card for a wild one that stands for it."""
        seen = self.table.observation()
        if not self.rules.lay_off.reclaim or not 0 <= place < len(seen.melds):
            return ()
        meld = seen.melds[place]
        return self._allowed(
            [
                Offer(
                    (Action(RECLAIM, (card,), place, (at,)),),
                    "offer.reclaim",
                    (meld._replace(cards=put(meld.cards, at, card)),),
                )
                for at in self.rules.kinds[meld.kind].wild_places(meld)
            ]
        )

    def offers_of_wild(self, place: int, at: int) -> dict[Target, Offers]:
        """Return what can become of a wild card on the table: taken into the hand for a card of the
        hand, or moved to the other end of its run together with one that is added."""
        seen = self.table.observation()
        wild = seen.melds[place].cards[at]
        back: list[Offer] = []
        moved: list[Offer] = []
        for card in one_of_each_face(seen.hand):
            for offer in self._on_meld((card,), place):
                if offer.acts[0].kind == RECLAIM:
                    back += [offer] if offer.acts[0].reading == (at,) else []
                elif _changed_ends(seen.melds[place], offer.lies[0], wild):
                    moved.append(offer)
        found = {HAND_PLACE: tuple(back), Target("meld", place): tuple(moved)}
        return {target: offers for target, offers in found.items() if offers}

    def why_not_wild(self, place: int, at: int, target: Target) -> Refusal | None:
        """Return why a wild card on the table may not go there."""
        if target in self.offers_of_wild(place, at):
            return None
        if target != HAND_PLACE:
            return ONE_FROM_HAND
        swaps = [
            Action(RECLAIM, (card,), place, (at,)) for card in each(self.table.observation().hand)
        ]
        return next(filter(None, map(self.table.refuse, swaps)), ONE_FROM_HAND)


def _changed_ends(before: Meld, after: Meld, wild: CardId) -> bool:
    at, now = before.cards.index(wild), after.cards.index(wild)
    was_low, was_high = at == 0, at == len(before.cards) - 1
    is_low, is_high = now == 0, now == len(after.cards) - 1
    return (was_low and is_high) or (was_high and is_low)


def _without(cards: Sequence[CardId], card: CardId) -> tuple[CardId, ...]:
    return tuple(other for other in cards if other != card)


def _is_of_the_card(refusal: Refusal) -> bool:
    """Return whether the refusal is about the card and the meld, and not about the moment."""
    stems = ("refuse.run.", "refuse.set.", "refuse.meld.", "refuse.discard.")
    return refusal.key.startswith(stems) or refusal.key in (
        "refuse.lay_off.full",
        "refuse.lay_off.rank",
        "refuse.lay_off.not_there",
    )


def _naming(refusal: Refusal, card: CardId, cards: Sequence[CardId]) -> Refusal:
    """Return the refusal with the card at fault, where it is one of several."""
    if len(cards) == 1 or not _is_of_the_card(refusal):
        return refusal
    return refusal._replace(facts=(*refusal.facts, ("card", card)))
