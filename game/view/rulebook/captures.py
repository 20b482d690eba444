"""The examples of a fishing game, of cards that make its own sums."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, product

from game.engine.cards import ACE, SPADES, SUIT_LETTERS, CardId, card_of, name, parse_card
from game.engine.fishing.flow import FishingRules
from game.engine.parts import Demo
from game.view.rulebook.blocks import PLUS, TAKES, Example
from game.view.rulebook.trials import Trials

Cards = tuple[str, ...]
"""Cards in notation; "" where the game has none."""

#: Cards that have no part in an example and fill a hand or a table up.
SPARE = ("Jd", "Ks", "Kd", "Qh", "8c")
NOT_TAKEN = (
    *("refuse.take.not_sum", "refuse.take.not_together", "refuse.take.inert"),
    *("refuse.take.build_value", "refuse.take.one_group"),
)
SINGLE_FIRST = ("refuse.take.single_first",)
PAIRS = ("refuse.take.pairs_one", "refuse.take.pairs_one_or_three")
NOT_BUILT = ("refuse.build.no_card", "refuse.build.two_cards")
NOT_RAISED = ("refuse.build.no_raise_own", "refuse.build.no_old_card")
LEFT_ALONE = ("refuse.trail.own_build", "refuse.build.must_continue")
ACE_OF_SPADES = card_of(ACE, SPADES)


class FishingExamples:
    """Each example is told of the usual numbers, if the game has cards for them, else of the first
    others that do."""

    def __init__(self, rules: FishingRules, trials: Trials) -> None:
        self.trials = trials
        self.building = rules.game.build
        self.capture = rules.game.capture
        self.values = rules.values
        counts = {self._counts(card) for card in rules.deck} - {0}
        #: What cards count, the one last: sums with it are the dullest.
        self._numbers = sorted(counts, key=lambda number: (number == 1, number))

    # Cards by what they count -----------------------------------------------------------------

    def _counts(self, card: CardId) -> int:
        """Return the only number a card counts in a sum; 0 if there are several or none."""
        addend = self.values.addends[card]
        return addend.values[0] if len(addend.values) == 1 and not addend.alone else 0

    def _takes(self, card: CardId) -> int:
        return next(iter(self.values.takes[card]), 0)

    def _card(self, number: int, suit: str) -> str:
        """Return the card of a suit that counts this in a sum."""
        return self._found(suit, lambda card: self._counts(card) == number > 0)

    def _taker(self, number: int, suit: str) -> str:
        """Return the card of a suit that takes this."""
        return self._found(suit, lambda card: self._takes(card) == number > 0)

    def _found(self, suit: str, is_it: Callable[[CardId], bool]) -> str:
        cards = (card_of(rank, SUIT_LETTERS.index(suit)) for rank in range(1, 14))
        return next((name(card) for card in cards if is_it(card)), "")

    def _chosen(
        self, usual: tuple[int, ...], cards: Callable[..., Cards]
    ) -> tuple[tuple[int, ...], Cards]:
        """Return numbers with the cards for them; without cards, if the game has none."""
        for numbers in chain([usual], product(self._numbers, repeat=len(usual))):
            found = cards(*numbers)
            if all(found) and len(set(found)) == len(found):
                return numbers, found
        return usual, ()

    # Taking -----------------------------------------------------------------------------------

    def sum_taken(self) -> Iterator[Example]:
        taker, card = self._taker, self._card
        (a, b), cards = self._chosen(
            (3, 6), lambda a, b: (taker(a + b, "c"), card(a, "h"), card(b, "d"))
        )
        if together := self.capture.together:
            facts = {"own": together - a - b, "a": a, "b": b, "value": together}
            yield from self._take("take.together", cards, **facts)
        else:
            yield from self._take("take.sum", cards, a=a, b=b, value=a + b)

    def taken(self) -> Iterator[Example]:
        taker, card = self._taker, self._card
        if not self.capture.together:
            _, cards = self._chosen((7,), lambda a: (taker(a, "c"), card(a, "h"), card(a, "s")))
            yield from self._take("take.pair", cards)
        yield from self.sum_taken()
        yield from self._held_back()
        (a, b), cards = self._chosen(
            (2, 4),
            lambda a, b: (
                *(taker(a + 2 * b, "h"), card(a, "h"), card(b, "d"), card(b, "s")),
                card(a + 2 * b, "d"),
            ),
        )
        yield from self._take("take.groups", cards, a=a, b=b, value=a + 2 * b)
        yield from self._by_an_ace()
        _, cards = self._chosen(
            (3, 5), lambda a, b: (taker(a + b + 1, "c"), card(a, "h"), card(b, "d"))
        )
        yield from self._take("take.not_sum", cards)
        for rank in self.capture.pair_only[:1]:
            equals = [f"{rank.replace('10', 'T')}{suit}" for suit in "hsd"]
            yield from self._wrong("take.court", equals, " ".join(equals[1:]), PAIRS)
        if self.building.is_allowed:
            yield from self._builds_taken()

    def _held_back(self) -> Iterator[Example]:
        """Yield what may not be taken beside a single card, and what may not be left."""
        taker, card = self._taker, self._card
        _, cards = self._chosen(
            (3, 4),
            lambda a, b: (taker(a + b, "s"), card(a, "c"), card(b, "d"), card(a + b, "h")),
        )
        if cards:
            yield from self._wrong("take.single_first", cards, " ".join(cards[1:3]), SINGLE_FIRST)
            yield from self._wrong("take.left", cards[:3], "", ("refuse.trail.must_take",))

    def _wrong(
        self, example: str, cards: Sequence[str], taken: str, reasons: tuple[str, ...]
    ) -> list[Example]:
        """Return the example of a card that may not take these from the others on the table, or
        may not take none."""
        played, *table = cards
        hand = f"{played} {_spare(tuple(cards), SPARE)}"
        setting = {"hand": hand, "table": " ".join(table)}
        act = f"take {played}: {taken}" if taken else f"trail {played}"
        groups = (played, " ".join(table))
        demo = Demo(example, setting, (act,), groups, reasons, if_right=False)
        return self.trials.shown(demo, TAKES if taken else PLUS)

    def _by_an_ace(self) -> Iterator[Example]:
        """Yield the example of an ace that takes more than it counts beside another card."""
        worths, takes = self.values.addends[ACE_OF_SPADES].values, self._takes(ACE_OF_SPADES)
        other = self._card(takes - worths[0], "h") if len(worths) > 1 else ""
        if other:
            facts = {"a": takes - worths[0], "b": worths[0], "value": takes}
            yield from self._take("take.ace", ("As", other, "Ad"), **facts)

    def _builds_taken(self) -> Iterator[Example]:
        taker, card = self._taker, self._card
        (a, b), cards = self._chosen(
            (7, 2), lambda a, b: (taker(a + b, "c"), card(a, "d"), card(b, "s"))
        )
        yield from self._take("take.build", cards, built=2, value=a + b)
        (a, b, c), cards = self._chosen(
            (7, 2, 4),
            lambda a, b, c: (taker(a + b + c, "c"), card(c, "s"), card(a, "d"), card(b, "s")),
        )
        facts = {"a": c, "b": a + b, "value": a + b + c}
        yield from self._take("take.build_in_sum", cards, built=2, **facts)
        (a, b), cards = self._chosen(
            (7, 2), lambda a, b: (card(a, "d"), card(b, "s"), taker(a, "c"))
        )
        if cards:
            first, second, played = cards
            build = {"build": f"{first} {second}", "value": a + b, "owner": 2}
            setting = {"hand": _with(played), "table": "Ks", "builds": [build]}
            groups, reasons = (played, f"{first} {second}"), ("refuse.not_on_table",)
            acts = (f"take {played}: {first}",)
            split = Demo("take.split", setting, acts, groups, reasons, if_right=False)
            yield from self.trials.shown(split, TAKES)

    def inert(self, card: CardId) -> Iterator[Example]:
        """Yield what a card takes that is in no sum, and that nothing takes it."""
        takes, own, count = self._takes(card), name(card), self._card
        (a, b), cards = self._chosen(
            (7, takes - 7), lambda a, b: (own * (a + b == takes), count(a, "h"), count(b, "d"))
        )
        yield from self._take("inert.takes", cards, a=a, b=b, value=takes)
        (a, b), cards = self._chosen(
            (13, 8),
            lambda a, b: (
                *(own, count(a, "d"), count(takes - a, "h")),
                *(count(b, "s"), count(takes - b, "c")),
            ),
        )
        facts = {"a": a, "b": takes - a, "c": b, "d": takes - b, "value": takes}
        yield from self._take("inert.many", cards, **facts)
        _, cards = self._chosen((2,), lambda a: (self._taker(a, "s"), own))
        yield from self._take("inert.drowned", cards)

    def swept(self) -> Iterator[Example]:
        taker, card = self._taker, self._card
        if self.capture.groups == "one":
            (a, b), cards = self._chosen(
                (3, 6), lambda a, b: (taker(a + b, "c"), card(a, "h"), card(b, "d"))
            )
            yield from self._take("sweep.one", cards, a=a, b=b)
            return
        (a, b), cards = self._chosen(
            (3, 6),
            lambda a, b: (taker(a + b, "c"), card(a, "h"), card(b, "d"), card(a + b, "s")),
        )
        yield from self._take("sweep.all", cards, a=a, b=b, value=a + b)

    def _take(self, example: str, cards: Cards, built: int = 0, **facts: int) -> list[Example]:
        """Return the example of a card that takes the others, the last `built` of them as a
        build."""
        if not cards:
            return []
        played, *others = cards
        loose, pile = others[: len(others) - built], others[len(others) - built :]
        setting: dict[str, object] = {"hand": _with(played), "table": " ".join(loose) or "none"}
        targets = " ".join(loose)
        if pile:
            value = sum(self._counts(card) for card in map(parse_card, pile))
            setting["builds"] = [{"build": " ".join(pile), "value": value, "owner": 2}]
            targets = f"{targets} #1".strip()
        groups = (played, " ".join(others))
        demo = Demo(example, setting, (f"take {played}: {targets}",), groups, NOT_TAKEN)
        return self.trials.shown(demo, TAKES, facts=facts)

    # Building ---------------------------------------------------------------------------------

    def sum_built(self) -> Iterator[Example]:
        if self.building.is_allowed:
            (a, b), cards = self._plain_build()
            yield from self._build("build.sum", cards, a=a, b=b, value=a + b)

    def _plain_build(self) -> tuple[tuple[int, ...], Cards]:
        return self._chosen(
            (7, 2),
            lambda a, b: (self._card(b, "h"), self._taker(a + b, "c"), self._card(a, "d")),
        )

    def built(self) -> Iterator[Example]:
        yield from self.sum_built()
        (a, b), cards = self._plain_build()
        yield from self._build("build.no_card", cards, keeps=False, value=a + b)
        taker, card = self._taker, self._card
        (a, b, c), cards = self._chosen(
            (2, 3, 4),
            lambda a, b, c: (card(a, "h"), taker(a + b + c, "c"), card(b, "d"), card(c, "s")),
        )
        yield from self._build("build.many", cards, a=a, b=b, c=c, value=a + b + c)
        (a, b, c), cards = self._chosen(
            (7, 2, 4),
            lambda a, b, c: (
                *(card(c, "h"), taker(a + b, "c"), card(a, "d"), card(b, "s")),
                card(c, "s"),
            ),
        )
        if cards:
            played, kept, first, second, other = cards
            build = {"build": f"{first} {second}", "value": a + b}
            for example, act, table, groups in (
                ("build.trail", f"trail {played}", "Ks", (played,)),
                ("build.elsewhere", f"take {played}: {other}", other, (played, other)),
            ):
                setting = {"hand": f"{played} {kept}", "table": table, "builds": [build]}
                demo = Demo(example, setting, (act,), groups, LEFT_ALONE)
                yield from self.trials.shown(demo, TAKES)

    def raised(self) -> Iterator[Example]:
        taker, card = self._taker, self._card
        (a, b, _), cards = self._chosen(
            (5, 2, 2),
            lambda a, b, c: (
                *(card(a, "d"), card(b, "s"), card(c, "h")),
                *(taker(a + b + c, "d"), taker(a + b, "c")),
            ),
        )
        if not cards:
            return
        first, second, played, high, low = cards
        yield from self._raise("raise.theirs", (first, second), a + b, (played, high), owner=2)
        if self.building.raise_own_needs_previous or not self.building.raise_own:
            yield from self._raise("raise.own", (first, second), a + b, (played, high, low))
            return
        (a, b), cards = self._chosen(
            (3, 1),
            lambda a, b: (
                *(card(a, "d"), card(b, "s"), card(a + b, "h"), taker(2 * (a + b), "d")),
            ),
        )
        if cards:
            yield from self._raise("raise.own_freely", cards[:2], a + b, cards[2:])

    def _raise(
        self, example: str, pile: Cards, low: int, hand: Cards, **owner: int
    ) -> list[Example]:
        """Return the example of the first card of a hand that raises a build."""
        more = self._counts(parse_card(hand[0]))
        build = {"build": " ".join(pile), "value": low, **owner}
        setting = {"hand": " ".join(hand), "table": "Ks", "builds": [build]}
        acts = (f"build {low + more} with {hand[0]} on #1",)
        demo = Demo(example, setting, acts, (" ".join(pile), hand[0]), NOT_RAISED)
        facts = {"low": low, "more": more, "value": low + more}
        return self.trials.shown(demo, PLUS, facts=facts)

    def multiple(self) -> Iterator[Example]:
        taker, card = self._taker, self._card
        (a,), cards = self._chosen((7,), lambda a: (card(a, "h"), taker(a, "s"), card(a, "d")))
        yield from self._build("fila.pair", cards, value=a)
        (a, b, c), cards = self._chosen(
            (3, 5, 6),
            lambda a, b, c: (
                *(card(a, "h"), taker(a + b, "c"), card(b, "s"), card(a + b, "d")),
                *(card(c, "c"), card(a + b - c, "h")),
            ),
        )
        yield from self._build("fila.many", cards, a=a, b=b, c=c, d=a + b - c, value=a + b)
        (a, b), cards = self._chosen(
            (7, 2), lambda a, b: (card(b, "h"), taker(a + b, "d"), card(a, "d"), card(a, "h"))
        )
        if cards:
            played, kept, *pile = cards
            closed = {"build": " ".join(pile), "value": a, "owner": 2, "multiple": True}
            setting = {"hand": f"{played} {kept}", "table": "Ks", "builds": [closed]}
            acts, reasons = (f"build {a + b} with {played} on #1",), ("refuse.build.closed",)
            groups = (" ".join(pile), played)
            demo = Demo("fila.raised", setting, acts, groups, reasons, if_right=False)
            yield from self.trials.shown(demo, PLUS)

    def _build(
        self, example: str, cards: Cards, *, keeps: bool = True, value: int, **facts: int
    ) -> list[Example]:
        """Return the example of a card that builds with the cards behind the second, which could
        take the build. `keeps`: that one is in the hand."""
        if not cards:
            return []
        played, kept, *loose = cards
        table = " ".join(loose)
        hand = f"{played} {kept}" if keeps else _with(played)
        setting = {"hand": hand, "table": f"{table} {_spare((*cards, 'Ks'), SPARE[2:])}"}
        acts, groups = (f"build {value} with {played}: {table}",), (played, table)
        demo = Demo(example, setting, acts, groups, NOT_BUILT)
        return self.trials.shown(demo, PLUS, facts={**facts, "value": value})


def _with(card: str) -> str:
    """Return a hand of the card and another one."""
    return f"{card} {_spare((card,), SPARE)}"


def _spare(used: Cards, spare: Cards) -> str:
    return next(card for card in spare if card not in used)
