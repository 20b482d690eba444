"""The examples of a fishing game, of cards that make its own sums."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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
NOT_TAKEN = ("refuse.take.not_sum", "refuse.take.inert", "refuse.take.build_value")
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
        yield from self._take("take.sum", cards, a=a, b=b, value=a + b)

    def taken(self) -> Iterator[Example]:
        taker, card = self._taker, self._card
        _, cards = self._chosen((7,), lambda a: (taker(a, "c"), card(a, "h"), card(a, "s")))
        yield from self._take("take.pair", cards)
        yield from self.sum_taken()
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
        if self.building.is_allowed:
            yield from self._builds_taken()

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
        (a, b, c), cards = self._chosen(
            (5, 2, 2),
            lambda a, b, c: (
                *(card(a, "d"), card(b, "s"), card(c, "h")),
                *(taker(a + b + c, "d"), taker(a + b, "c")),
            ),
        )
        if not cards:
            return
        first, second, played, high, low = cards
        own = {"build": f"{first} {second}", "value": a + b}
        for example, build, hand in (
            ("raise.theirs", {**own, "owner": 2}, f"{played} {high}"),
            ("raise.own", own, f"{played} {high} {low}"),
        ):
            setting = {"hand": hand, "table": "Ks", "builds": [build]}
            acts = (f"build {a + b + c} with {played} on #1",)
            demo = Demo(example, setting, acts, (f"{first} {second}", played), NOT_RAISED)
            facts = {"low": a + b, "more": c, "value": a + b + c}
            yield from self.trials.shown(demo, PLUS, facts=facts)

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
