"""The lines of a log, and their sentences.

A text may be different in one game: its key then ends with the name of the game. A line is in no
language. `Wording` makes a sentence of it when it is shown, so a change of language also changes
earlier lines.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress

from game.engine.cards import (
    RANK,
    RANK_LETTERS,
    SUIT,
    SUIT_LETTERS,
    TEN,
    CardId,
    is_joker,
    name,
    names,
    pack,
)
from game.engine.events import FIRST_TABLE, Event
from game.engine.notation import AnyRules, say_meld
from game.engine.state import NOBODY, Meld, TableState
from game.l10n.catalogue import Texts, capital
from game.play.pieces.line import (
    AnyOf,
    CardRow,
    Fact,
    Facts,
    Joined,
    KeyEnd,
    Line,
    Listed,
    MeldName,
    Number,
    Rank,
    Shown,
    Strong,
    Who,
    Words,
)
from game.play.session.table_kind import prized_of


def table_lines(rules: AnyRules, state: TableState, players: Sequence[str]) -> list[str]:
    """Return lines of all melds and builds with their owners, numbered as in the notation of acts,
    and of the loose cards."""
    melds = [
        f"#{number} {say_meld(rules, meld)} {players[meld.owner]}"
        for number, meld in enumerate(state.melds, 1)
    ]
    loose = [names(state.loose)] if state.loose else []
    return [*melds, *loose] + [
        f"#{number} {build.value}: {{{names(build.cards)}}} {players[build.owner]}"
        for number, build in enumerate(state.builds, 1)
    ]


class Narrator:
    """A maker of log lines from the events of one game."""

    def __init__(self, rules: AnyRules, seats: int) -> None:
        self.rules = rules
        self.sides = rules.common.players.sides(seats)
        self._prized = prized_of(rules)

    def line(self, event: Event, melds: Sequence[Meld] = ()) -> Line:
        """Return the line of an event. `melds`: those on the table after it."""
        name, more = _TELLERS.get(event.kind, Narrator._plain)(self, event, melds)
        facts: Facts = {}
        if event.seat != NOBODY:
            facts["player"] = Who((event.seat,))
        if event.cards:
            facts["count"] = len(event.cards)
            facts["cards"] = _row(event.cards)
        return Line(f"log.{name}", {**facts, **more})

    def lines(self, events: Iterable[Event], melds: Sequence[Meld]) -> Iterator[tuple[Event, Line]]:
        """Yield events with their lines, without those about a meld that is not on the table any
        more."""
        for event in events:
            with suppress(IndexError):
                yield event, self.line(event, melds)

    def partners(self, seat: int) -> Who:
        """Return all who play for the side of a seat."""
        return Who(tuple(at for at, side in enumerate(self.sides) if side == self.sides[seat]))

    # One for each kind of event that says more than who and which cards ----------------------

    def _plain(self, event: Event, melds: Sequence[Meld]) -> KeyEnd:
        """Tell what needs no more, or one fact."""
        match event.kind:
            case "hand_began":
                return event.kind, {"number": event.fact("hand_no")}
            case "stock":
                return event.kind, {"count": event.fact("count")}
            case "took":
                return f"took_{self.rules.pile.name}", {}
            case "dealt" | "drew" if None in event.cards:
                return f"{event.kind}.hidden", {}
            case "laid_out" if not event.cards:
                return "laid_out.nothing", {}
            case "recycled" if event.fact("open"):
                return "recycled.turned", {}
        return event.kind, {}

    def _melded(self, event: Event, melds: Sequence[Meld]) -> KeyEnd:
        kind, start = event.fact("kind"), event.fact("start")
        name = MeldName(self.rules.meld_names[kind])
        return "melded", {"meld": name, "cards": self._meld_row(event, kind, start)}

    def _meld_changed(self, event: Event, melds: Sequence[Meld]) -> KeyEnd:
        row = self._meld_row(event, melds[event.place].kind, event.fact("start"))
        return event.kind, {"card": Shown(event.fact("card")), "cards": row}

    def _meld_row(self, event: Event, kind_no: int, start: int) -> CardRow:
        """Return the cards of a meld; in a run, wild cards with what they stand for."""
        kind = self.rules.kinds[kind_no]
        cards = tuple(card for card in event.cards if card is not None)
        wild = kind.wild_places(Meld(kind_no, event.seat, cards, start)) if kind.is_run else ()
        shown = (
            Shown(card, self.rules.ranks.at(start + place) if place in wild else 0)
            for place, card in enumerate(cards)
        )
        return CardRow(tuple(shown), is_meld=True)

    def _taken(self, event: Event, melds: Sequence[Meld]) -> KeyEnd:
        played, *loose = event.cards
        assert played is not None
        builds = sum(name == "build" for name, _ in event.facts)
        is_prize = self._prized & pack(card for card in event.cards if card is not None)
        what = {(True, False): "taken", (False, True): "taken.builds", (True, True): "taken.both"}
        facts: Facts = {"card": Shown(played), "cards": _row(loose), "builds": builds}
        name = what[bool(loose), bool(builds)]
        return f"{name}.prize" if is_prize and not builds else name, facts

    def _built(self, event: Event, melds: Sequence[Meld]) -> KeyEnd:
        raised = any(name == "joined" for name, _ in event.facts)
        name = "built.raised" if raised else "built"
        if event.fact("multiple"):
            name = "built.multiple"
        return name, {"value": event.fact("value")}

    def _leftovers(self, event: Event, melds: Sequence[Meld]) -> KeyEnd:
        if FIRST_TABLE in event.facts:
            return "leftovers.first", {"value": event.fact("value")}
        return "leftovers", {"player": self.partners(event.seat)}

    def _hand_over(self, event: Event, melds: Sequence[Meld]) -> KeyEnd:
        if event.fact("blocked"):
            return "hand_over.blocked", {}
        if event.seat != NOBODY:
            return ("hand_over.in_one" if event.fact("in_one") else "hand_over.out"), {}
        return ("hand_over.stock" if self.rules.draws else "hand_over.played"), {}

    def _scored(self, event: Event, melds: Sequence[Meld]) -> KeyEnd:
        assert event.standing is not None
        scores = enumerate(event.standing.scores)
        said = (
            Line("log.score", {"player": self.partners(side), "score": n}) for side, n in scores
        )
        return "scored", {"scores": Listed(tuple(said))}

    def _rebought(self, event: Event, melds: Sequence[Meld]) -> KeyEnd:
        assert event.standing is not None
        cost, score = event.fact("cost"), event.standing.scores[self.sides[event.seat]]
        return ("rebought.paid" if cost else "rebought"), {"cost": cost, "score": score}


def _row(cards: Iterable[CardId | None]) -> CardRow:
    return CardRow(tuple(Shown(card) for card in cards if card is not None))


_TELLERS: Mapping[str, Callable[[Narrator, Event, Sequence[Meld]], KeyEnd]] = {
    "melded": Narrator._melded,
    "added": Narrator._meld_changed,
    "reclaimed": Narrator._meld_changed,
    "taken": Narrator._taken,
    "built": Narrator._built,
    "leftovers": Narrator._leftovers,
    "hand_over": Narrator._hand_over,
    "scored": Narrator._scored,
    "rebought": Narrator._rebought,
}


class Wording:
    """A maker of sentences from lines. `signs`: suits are written as signs, 9♥; otherwise in
    notation, 9h."""

    def __init__(
        self, texts: Texts, variant_id: str, players: Sequence[str], *, signs: bool = True
    ) -> None:
        self.texts = texts
        self.variant_id = variant_id
        self.players = tuple(players)
        self.signs = signs
        self._cards: dict[CardId, str] = {}

    def sentence(self, line: Line) -> str:
        """Return a line in words. A card at its beginning has a capital, as its name may be
        words."""
        said = {name: self.said(fact) for name, fact in line.facts.items()}
        words, cards = self.text(line.key, **said), str(said.get("card", said.get("cards", "")))
        return capital(words) if cards and words.startswith(cards) else words

    def text(self, key: str, /, **facts: int | str) -> str:
        """Return the text of a key, as it is for this game or for all games."""
        return self.texts.text_in(self.variant_id, key, **facts)

    def has(self, key: str) -> bool:
        """Return whether there is such a text, for this game or for all games."""
        with self.texts.speaking_of(self.variant_id):
            return self.texts.has(key)

    def said(self, fact: Fact) -> int | str:
        match fact:
            case Who():
                return self.who(fact)
            case Shown():
                return self.in_sentence(fact)
            case CardRow(cards, is_meld):
                if self.signs and not is_meld:
                    return self.texts.list_and(map(self.in_sentence, cards))
                return " ".join(map(self.shown, cards))
            case MeldName(meld, number):
                return self.melds(meld, number)
            case Listed(items):
                return self.texts.list_and(str(self.said(item)) for item in items)
            case Line():
                return self.sentence(fact)
            case Joined(items, by):
                return by.join(filter(None, (str(self.said(item)) for item in items)))
            case Strong(inner):
                return f"*{self.said(inner)}*"
            case Number(number):
                return self.texts.number(number)
            case Rank(rank):
                return self.rank(rank)
            case AnyOf(items):
                said, *others = map(str, map(self.said, items))
                for other in others:
                    said = self.text("table.either", one=said, other=other)
                return said
            case int() | str():
                return fact
        raise TypeError(fact)

    def wordings(self, words: Words) -> tuple[str, ...]:
        """Return all wordings of one thing, in full first."""
        return tuple(str(self.said(one)) for one in words)

    def who(self, who: Who) -> str:
        return self.texts.list_and(self.players[seat] for seat in who.seats)

    def melds(self, meld: str, count: int = 1) -> str:
        """Return a number of melds of a kind in words: "a pierna", "2 piernas"."""
        if self.has(f"meld.{meld}"):
            return self.text(f"meld.{meld}", count=count)
        return self.text("meld.other", name=meld, count=count)

    # Cards ----------------------------------------------------------------------------------

    def shown(self, shown: Shown) -> str:
        card = self.card(shown.card)
        if not shown.rank:
            return card
        if not self.signs:
            return f"{card}={RANK_LETTERS[shown.rank]}"
        return self.text("card.standing_for", card=card, rank=_rank_word(shown.rank))

    def in_sentence(self, shown: Shown) -> str:
        """Return the name of a card as sentences have it: with an article, where it is words."""
        if shown.rank or not self.signs or is_joker(shown.card):
            return self.shown(shown)
        rank, suit = _rank_word(RANK[shown.card]), SUIT_LETTERS[SUIT[shown.card]]
        own = self._if_any(f"card.the_{name(shown.card)}")
        return own or self.text("card.the", rank=rank, suit=suit)

    def card(self, card: CardId) -> str:
        if card not in self._cards:
            self._cards[card] = self._card(card)
        return self._cards[card]

    def rank(self, rank: int) -> str:
        """Return a rank as it stands in the corner of the card."""
        return self.text("card.rank", rank=_rank_word(rank))

    def _card(self, card: CardId) -> str:
        if not self.signs:
            return name(card)
        if is_joker(card):
            return self.text("card.joker")
        own = self._if_any(f"card.named_{name(card)}")
        return own or self.of_suit(_rank_word(RANK[card]), SUIT[card])

    def _if_any(self, key: str) -> str:
        """Return the text of a key that only some games have; "" in the others."""
        return self.text(key) if self.has(key) else ""

    def of_suit(self, rank: str, suit: int) -> str:
        """Return a rank with its suit."""
        return self.text("card.name", rank=rank, suit=SUIT_LETTERS[suit])


def _rank_word(rank: int) -> str:
    return str(rank) if 1 < rank <= TEN else RANK_LETTERS[rank]
