"""The acts of a card at a fishing table: take, build, or be laid down."""

from collections.abc import Iterator, Sequence
from itertools import islice, product

from game.engine.actions import BUILD, NOWHERE, TAKE, TRAIL, Action
from game.engine.cards import SPADES, SUIT, CardId, each
from game.engine.fishing.flow import FishingRules
from game.engine.phases import NOT_NOW
from game.engine.rules import Refusal
from game.engine.scoring.points import cards_of
from game.engine.state import NOBODY
from game.engine.visibility import Observation
from game.play.intents.offers import FELT_PLACE, Offer, Offers, Part, Sum, Target
from game.play.session.port import Port

Thing = tuple[Part, ...]
"""A card or build with all values it may count."""


def sums_of(things: Sequence[Thing], value: int) -> tuple[Sum, ...]:
    """Return the groups of these things that are each worth the value, in the first way that is
    found; none if there is no way."""
    if not things:
        return ()
    first, *others = things
    for part in first:
        for group, rest in _groups((part,), others, value - part.counts):
            sums = sums_of(rest, value)
            if sums or not rest:
                return (group, *sums)
    return ()


def _groups(group: Sum, things: Sequence[Thing], missing: int) -> Iterator[tuple[Sum, list[Thing]]]:
    """Yield the group with things added that are worth what is missing, and what is left over."""
    if missing == 0:
        yield group, list(things)
        return
    for at, thing in enumerate(things):
        for part in thing:
            if part.counts <= missing:
                more = _groups((*group, part), things[at + 1 :], missing - part.counts)
                for found, rest in more:
                    yield found, [*things[:at], *rest]


ONE_CARD = Refusal("refuse.play.one_only")


class FishingIntents:
    def __init__(self, table: Port, rules: FishingRules) -> None:
        self.table = table
        self.rules = rules
        self._may_stay = {card for name in rules.game.sweep.despite for card in cards_of(name)}
        self._version = -1
        self._by_card: dict[CardId, list[Offer]] = {}

    # Everywhere -----------------------------------------------------------------------------

    def offers(self, cards: Sequence[CardId]) -> dict[Target, Offers]:
        """Return every place for the card: any loose card or build it would take or build with, and
        the felt."""
        seen = self.table.observation()
        targets = [FELT_PLACE]
        targets += [Target("loose", 0, card) for card in seen.loose]
        targets += [Target("build", at) for at in range(len(seen.builds))]
        found = {target: self.offers_at(cards, target) for target in targets}
        return {target: offers for target, offers in found.items() if offers}

    def offers_at(self, cards: Sequence[CardId], target: Target) -> Offers:
        if len(cards) != 1:
            return ()
        return tuple(one for one in self._offers_of(cards[0]) if _concerns(one, target))

    def offers_with(
        self, card: CardId, chosen: Sequence[CardId] = (), builds: Sequence[int] = ()
    ) -> Offers:
        """Return all that the card can do with the cards and builds chosen for it, best first."""
        trail = self.offers_at((card,), FELT_PLACE)
        offers = (*self.captures(card), *self.builds(card), *trail)
        return tuple(one for one in offers if _includes(one, chosen, builds))

    def why_not(self, cards: Sequence[CardId], target: Target) -> Refusal | None:
        if len(cards) != 1:
            return ONE_CARD
        if self.offers_at(cards, target):
            return None
        card = cards[0]
        if target.kind == "loose":
            return self.why_not_with(card, (target.card,), ())
        if target.kind == "build":
            return self.why_not_with(card, (), (target.at,))
        return self.table.refuse(Action(TRAIL, (card,)))

    def why_not_with(
        self, card: CardId, chosen: Sequence[CardId], builds: Sequence[int]
    ) -> Refusal:
        """Return why the card does nothing with these cards and builds: why it builds nothing with
        them, if it can only be meant to build; else why it does not take them."""
        found = None
        if len(builds) == 1 and not chosen:
            found = self._why_not_raise(card, builds[0])
        elif not builds and self.rules.may_build and self._is_below(card, chosen):
            found = self._why_not_build(card, chosen)
        return found or self._why_not_take(card, chosen, builds)

    def _is_below(self, card: CardId, chosen: Sequence[CardId]) -> bool:
        """Return whether the chosen cards count more than the card takes, and with it make a value
        that some card takes."""
        values = self.rules.values
        if min(self._totals(chosen), default=0) <= max(values.takes[card], default=0):
            return False
        return any(map(values.is_taken, self._totals((card, *chosen))))

    def _totals(self, cards: Sequence[CardId]) -> list[int]:
        """Return all that these cards count together."""
        totals = {0}
        for card in cards:
            worths = self.rules.values.addends[card].values
            totals = {total + worth for total in totals for worth in worths}
        return sorted(totals)

    def places_of(self, card: CardId) -> int:
        """Count the ways in which the card takes."""
        return len(self.captures(card))

    # Taking ---------------------------------------------------------------------------------

    def captures(self, card: CardId) -> Offers:
        """Return all that the card takes, best first."""
        return tuple(one for one in self._offers_of(card) if one.acts[0].kind == TAKE)

    def capture_of(
        self, card: CardId, chosen: Sequence[CardId], builds: Sequence[int] = ()
    ) -> Action | Refusal | None:
        """Return the act that takes exactly the chosen cards and builds, or why it may not; None:
        with more chosen it could be a capture."""
        tries = self._takes(card, chosen, builds)
        allowed = [action for action in tries if self.table.refuse(action) is None]
        if allowed:
            return allowed[0]
        if any(_includes(one, chosen, builds) for one in self.captures(card)):
            return None
        return self._why_not_take(card, chosen, builds)

    def _takes(self, card: CardId, chosen: Sequence[CardId], builds: Sequence[int]) -> list[Action]:
        """Return the acts that would take exactly these cards and builds, one for each value of the
        card."""
        values = self.rules.values.takes[card] or (0,)
        return [Action(TAKE, (card, *chosen), NOWHERE, (value, *builds)) for value in values]

    def _why_not_take(
        self, card: CardId, chosen: Sequence[CardId], builds: Sequence[int]
    ) -> Refusal:
        meant = [*self._begun(card, chosen), *self._takes(card, chosen, builds)]
        return next(filter(None, map(self.table.refuse, meant)), NOT_NOW)

    def _begun(self, card: CardId, chosen: Sequence[CardId]) -> Iterator[Action]:
        """Yield the captures that the chosen cards may be the beginning of, where sums are refused
        because of a single card."""
        if not (chosen and self.rules.game.capture.single_first):
            return
        loose = self.table.observation().loose
        others = self._parts([one for one in loose if one not in chosen])
        for value, picked in product(self.rules.values.takes[card], product(*self._parts(chosen))):
            missing = value - sum(part.counts for part in picked)
            for group, _ in islice(_groups(picked, others, missing), 1):
                cards = (part.card for part in group)
                yield Action(TAKE, (card, *cards), NOWHERE, (value,))

    # Building -------------------------------------------------------------------------------

    def builds(self, card: CardId) -> Offers:
        """Return all builds with the card: the most gathered first."""
        return tuple(one for one in self._offers_of(card) if one.acts[0].kind == BUILD)

    def builds_with(self, card: CardId, chosen: Sequence[CardId]) -> Offers | Refusal | None:
        """Return the builds from exactly the chosen cards, one for each value that is possible.
        None: with more chosen it could be one."""
        seen = self.table.observation()
        tries = [
            self._build_of(card, chosen, value) for value in self._values_worth_building(seen, card)
        ]
        allowed = [action for action in tries if self.table.refuse(action) is None]
        if allowed:
            return tuple(self._building(seen, action) for action in allowed)
        if any(_includes(one, chosen, ()) for one in self.builds(card)):
            return None
        return self._why_not_build(card, chosen)

    def _build_of(self, card: CardId, chosen: Sequence[CardId], value: int) -> Action:
        """Return the act that builds this value from exactly the chosen cards."""
        builds = self.table.observation().builds
        same = [at for at, build in enumerate(builds) if build.value == value]
        return Action(BUILD, (card, *chosen), (same or [NOWHERE])[0], (value,))

    def _why_not_build(self, card: CardId, chosen: Sequence[CardId]) -> Refusal | None:
        """Return why nothing is built from exactly the chosen cards: of the values they make, the
        refusal of one that the player could take, or at least somebody."""
        held = self._values_worth_building(self.table.observation(), card)
        parts = self._parts((card, *chosen))
        alike = [part.counts for part in parts[0] if chosen and sums_of(parts, part.counts)]
        made = [*alike, *self._totals((card, *chosen))]
        meant = [value for value in made if value in held]
        meant = meant or [value for value in made if self.rules.values.is_taken(value)]
        value = next(iter((*meant, *made, *held)), 0)
        return self.table.refuse(self._build_of(card, chosen, value))

    def _why_not_raise(self, card: CardId, at: int) -> Refusal | None:
        """Return why the card does not raise a build that it can never take; None if it is not
        meant to."""
        build, values = self.table.observation().builds[at], self.rules.values
        raised = [build.value + worth for worth in values.addends[card].values]
        totals = list(filter(values.is_taken, raised))
        if build.value in values.takes[card] or not totals:
            return None
        return self.table.refuse(Action(BUILD, (card,), at, (totals[0],)))

    def _values_worth_building(self, seen: Observation, card: CardId) -> list[int]:
        rest = [other for other in each(seen.hand) if other != card]
        held = [value for other in rest for value in self.rules.values.takes_builds[other]]
        return sorted(set(held), reverse=True)

    # All that a card can do -----------------------------------------------------------------

    def _offers_of(self, card: CardId) -> list[Offer]:
        if self._version != self.table.session.version:
            self._version = self.table.session.version
            self._by_card = {}
        if not self._by_card:
            seen = self.table.observation()
            for action in self.table.legal():
                if action.kind in (TAKE, BUILD, TRAIL):
                    self._by_card.setdefault(action.cards[0], []).append(self._offer(seen, action))
            for offers in self._by_card.values():
                offers.sort(key=lambda offer: self._worth(seen, offer), reverse=True)
        return self._by_card.get(card, [])

    def _offer(self, seen: Observation, action: Action) -> Offer:
        if action.kind == TAKE:
            return self._taking(seen, action)
        if action.kind == BUILD:
            return self._building(seen, action)
        return Offer((action,), "offer.trail")

    def _taking(self, seen: Observation, action: Action) -> Offer:
        value, *builds = action.reading
        lifted = [(Part(NOBODY, at, seen.builds[at].value),) for at in builds]
        sums = sums_of([*self._parts(action.cards[1:]), *lifted], value)
        together = self.rules.game.capture.together
        if together:
            own = Part(action.cards[0], NOWHERE, together - value)
            value, sums = together, tuple((own, *one) for one in sums)
        points = sum(self._points(card) for card in self._taken(seen, action))
        sweeps = self._clears(seen, action)
        points += self.rules.game.score.sweep if sweeps else 0
        key = "offer.take.sweep" if sweeps else "offer.take"
        return Offer((action,), key, value=value, sums=sums, points=points)

    def _building(self, seen: Observation, action: Action) -> Offer:
        total = action.reading[0]
        under = [at for at, build in enumerate(seen.builds) if build.value == total]
        raised = action.place not in (NOWHERE, *under)
        played = self._parts(action.cards[:1])[0]
        if raised:
            before = seen.builds[action.place].value
            raising = next(part for part in played if part.counts == total - before)
            first: Sum = (Part(NOBODY, action.place, before), raising)
            sums = (first, *sums_of(self._parts(action.cards[1:]), total))
        else:
            sums = sums_of([played, *self._parts(action.cards[1:])], total)
        multiple = len(sums) + len(under) > 1
        key = "offer.raise" if raised else "offer.build"
        return Offer((action,), "offer.build.multiple" if multiple else key, value=total, sums=sums)

    def _parts(self, cards: Sequence[CardId]) -> list[tuple[Part, ...]]:
        """Return every card with all values it may count."""
        counted = [(card, self.rules.values.addends[card].values) for card in cards]
        return [tuple(Part(card, NOWHERE, one) for one in values) for card, values in counted]

    # What it is worth -----------------------------------------------------------------------

    def _worth(self, seen: Observation, offer: Offer) -> tuple[int, ...]:
        """Rank captures, then builds, then trailing; by points, then spades, then cards."""
        action = offer.acts[0]
        rank = (TRAIL, BUILD, TAKE).index(action.kind)
        cards = self._taken(seen, action)
        spades = sum(SUIT[card] == SPADES for card in cards)
        return (rank, offer.points, spades, len(cards), offer.value)

    def _taken(self, seen: Observation, action: Action) -> list[CardId]:
        builds = [seen.builds[at] for at in action.reading[1:]]
        return [*action.cards, *(card for build in builds for card in build.cards)]

    def _points(self, card: CardId) -> int:
        return self.rules.game.score.cards.by_card[card]

    def _clears(self, seen: Observation, action: Action) -> bool:
        stay = set(seen.loose) - set(action.cards)
        if stay - self._may_stay or len(seen.builds) > len(action.reading) - 1:
            return False
        last_play = not seen.stock_size and sum(seen.hand_sizes) == 1
        return self.rules.game.sweep.on_last_play or not last_play


def _includes(offer: Offer, chosen: Sequence[CardId], builds: Sequence[int]) -> bool:
    """Return whether these loose cards and builds are part of what is taken or built with."""
    action = offer.acts[0]
    in_it = {*action.reading[1:], action.place}
    return set(chosen) <= set(action.cards[1:]) and set(builds) <= in_it


def _concerns(offer: Offer, target: Target) -> bool:
    """Return whether the place is part of what is taken or built with."""
    action = offer.acts[0]
    if target.kind == "loose":
        return target.card in action.cards[1:]
    if target.kind == "build":
        taken = action.reading[1:] if action.kind == TAKE else ()
        return target.at in (*taken, action.place)
    return target == FELT_PLACE and action.kind == TRAIL
