"""The pages about melds and wild cards, with their examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.notation import read_meld
from game.engine.parts import UNLIMITED, Demo
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import wilds_of
from game.engine.rummy.meld_part import MeldPart
from game.engine.state import Meld
from game.play.pieces.line import Line, Listed, MeldName, Shown
from game.view.rulebook.blocks import (
    PLUS,
    RIGHT,
    Block,
    Example,
    Heading,
    brief,
    line,
    said,
    say,
    side_by_side,
)
from game.view.rulebook.trials import Trials, bare, row, spare

Table = tuple[dict[str, object], tuple[str, ...]]
"""A table as in a position file, and what is done on it."""


class MeldPages:
    def __init__(self, rules: RummyRules, trials: Trials) -> None:
        self.rules = rules
        self.game = rules.game
        self.trials = trials
        #: The contracts that come up in a match.
        self.rounds = self.game.opening.rounds[: rules.match_end.hands_most()]
        self.wild_cards = wilds_of(self.game)
        self.jokers = self.wild_cards.jokers > 0
        self.wild_ranks = self.wild_cards.ranks
        #: Whether any card may stand for another in any meld.
        self.has_wilds = (self.jokers or bool(self.wild_ranks)) and any(
            kind.wilds for kind in self.game.melds.values()
        )

    # Melds ----------------------------------------------------------------------------------

    def melds(self) -> Iterator[Block]:
        for name, kind in self.game.melds.items():
            yield Heading(meld=name)
            yield from map(said, kind.sentences(has_wilds=self.has_wilds))
            yield from side_by_side(self._examples(name, kind))

    def glimpse(self) -> list[Example]:
        """Return a right example of every kind of meld."""
        found = []
        for name, kind in self.game.melds.items():
            found += self._examples(name, kind)[:1]
        return [example for example in found if example.verdict == RIGHT]

    def _examples(self, name: str, kind: MeldPart) -> list[Example]:
        found: list[Example] = []
        for one in kind.demos(self.wild_cards, has_wilds=self.has_wilds):
            laid = self._laying(name, one.cards)
            if laid is not None:
                demo = Demo(one.name, *laid, (one.cards,), one.reasons, not one.reasons)
                found += self.trials.shown(demo, count=one.least)
        return found

    # Laying an example down -------------------------------------------------------------------

    def _laying(self, meld: str, cards: str) -> Table | None:
        """Return a table and acts in which the meld is laid: by itself, or, where there are
        contracts, as a part of the first contract that has one. None if no contract does."""
        if not self.rounds:
            written = f"[{cards}]" if "=" in cards else cards
            return {"hand": f"{bare(cards)} {spare(cards)}"}, (f"meld {meld} {written}",)
        for number, round_ in enumerate(self.rounds, 1):
            if meld in round_.melds:
                others = list(round_.melds)
                others.remove(meld)
                return self.opening(number, [(meld, cards), *self.fillers(others)])
        return None

    def opening(self, number: int, pieces: Sequence[tuple[str, str]]) -> Table:
        """Return a table and acts in which a contract is laid. `pieces`: names of melds with their
        cards."""
        used = bare(" ".join(cards for _, cards in pieces))
        melds = [
            f"{name} [{cards}]" if "=" in cards else f"{name} {cards}" for name, cards in pieces
        ]
        last = self.rounds[number - 1].final_discard
        hand = used if last == "forbidden" else f"{used} {spare(used)}"
        return {"hand": hand, "round": number}, ("open " + " + ".join(melds),)

    def fillers(self, wanted: Sequence[str]) -> list[tuple[str, str]]:
        """Return a meld of each of these kinds, without wild cards and with no card in common."""
        return [(name, self.game.melds[name].sample(at)) for at, name in enumerate(wanted)]

    # In brief -------------------------------------------------------------------------------

    def melds_in_brief(self) -> Iterator[Line]:
        for name, kind in self.game.melds.items():
            shape = next(kind.shape_sentences())
            size = brief("size" if kind.min == kind.max else "size_from", count=kind.min)
            yield brief(shape.key, meld=MeldName(name), size=Listed((size,)))

    def wilds_in_brief(self) -> Iterator[Line]:
        """Yield which cards are wild, which melds never take them, and how many at most, where that
        is the same in all melds that take them."""
        if not self.has_wilds:
            return
        twos = "2" in self.wild_ranks
        if self.jokers or twos:
            both = "both" if twos else "jokers"
            yield brief(f"wilds_{both if self.jokers else 'twos'}")
        yield from (
            line("wilds.rank", rank=_any_of(rank)) for rank in self.wild_ranks if rank != "2"
        )
        kinds = self.game.melds.items()
        for name, kind in kinds:
            if not kind.wilds:
                yield brief("wilds_never", meld=MeldName(name))
        mosts = {(kind.cap_when_laid, kind.wilds) for _, kind in kinds if kind.wilds}
        if len(mosts) == 1:
            at_first, most = mosts.pop()
            if most != UNLIMITED:
                yield brief("wilds_most", count=most)
            elif at_first != UNLIMITED:
                yield brief("wilds_at_first", count=at_first)

    # Wild cards -----------------------------------------------------------------------------

    def wilds(self) -> Iterator[Block]:
        if not self.has_wilds:
            return
        if self.jokers:
            yield say("wilds.jokers", count=self.game.deck.most_jokers)
        for rank in self.wild_ranks:
            if rank == "2":
                yield say("wilds.twos")
                if self._sets_take_none():
                    yield say("wilds.twos_in_sets")
            else:
                yield say("wilds.rank", rank=_any_of(rank))
        yield say("wilds.reading")
        yield say("wilds.reclaim" if self.game.lay_off.reclaim else "wilds.stays")
        yield say(f"discard.{self.game.discard.wilds}")
        if self.game.lay_off.to != "nobody":
            yield say(f"wilds.move.{self.game.wild_move}")
            yield from side_by_side(self._moves())

    def _sets_take_none(self) -> bool:
        """Return whether there are sets, and no set takes wild cards."""
        sets = [kind for kind in self.game.melds.values() if not kind.is_run]
        return bool(sets) and not any(kind.wilds for kind in sets)

    def _moves(self) -> list[Example]:
        """Return examples of cards that make a wild card move, or cannot."""
        found = []
        if self.jokers:
            run = "8h 9h Th X=J"
            own = ("refuse.run.wild_no_seat", "refuse.run.wild_fixed")
            found += self._added("move.own_card", run, "Jh", *own)
            found += self._added("move.beyond", run, "6h", "refuse.run.wild_keeps_end")
            if not self.game.lay_off.reclaim:
                found += self._added("move.locked", "8h X=9 Th Jh", "9h", "refuse.run.wild_locked")
            if self.game.deck.most_jokers > 1:
                reason = "refuse.meld.too_many_wilds"
                found += self._into_run("wild.second", "X'", "add X' to #1", reason)
            reason = "refuse.reclaim.never"
            found += self._into_run("wild.reclaimed", "6h", "swap 6h into #1", reason)
        return found

    def _into_run(self, name: str, card: str, act: str, *reasons: str) -> list[Example]:
        run = "5h X=6 7h 8h"
        setting = {"hand": f"{card} Kd Qc", "table": [f"[{run}]"]}
        return self.trials.shown(Demo(name, setting, (act,), (run, card), reasons), PLUS)

    def _added(self, example: str, run: str, card: str, *reasons: str) -> list[Example]:
        setting = {"hand": f"{card} {spare(f'{run} {card}')}", "table": [f"[{run}]"]}
        name = f"{example}.{self.game.wild_move}"
        demo = Demo(name, setting, (f"add {card} to #1",), (run, card), reasons)
        return self.trials.shown(demo, PLUS, example)

    def as_laid(self, meld: str, cards: str) -> Meld:
        """Return the cards as a meld, with the wild ones in their best places."""
        return read_meld(self.rules, f"{meld} {cards}")


def _any_of(rank: str) -> Shown:
    return row(f"{rank.replace('10', 'T')}s")[0]
