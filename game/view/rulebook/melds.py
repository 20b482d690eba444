"""The pages about melds and wild cards, with their examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.cards import RANK_LETTERS
from game.engine.notation import read_meld
from game.engine.parts import UNLIMITED
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.opening import AS_USUAL, Contract
from game.engine.rummy.parts import Kind, RunMeld, SetMeld
from game.engine.state import Meld
from game.view.rulebook.blocks import (
    PLUS,
    RIGHT,
    Block,
    Example,
    Examples,
    Heading,
    Text,
    Trial,
    say,
)
from game.view.rulebook.trials import Trials, bare, row, spare
from game.view.table.log import Shown

#: Where a run of an example begins, and the suits of a set, as many as are wanted.
RUN_FROM = 5
SET_CARDS = {
    "any": "9s 9h 9h' 9c 9d 9s'",
    "all_different": "9s 9h 9c 9d",
    "three": "9s 9h 9c 9s' 9h' 9c'",
}
#: Sets and runs that fill up a contract around an example.
FILLERS = ("T", "4", "J", "6")
RUN_SUITS = "sdch"
WILD_NAMES = ("X", "X'", "X''", "X'''", "X''''", "X'''''", "X''''''")


class MeldPages:
    def __init__(self, rules: RummyRules, trials: Trials) -> None:
        self.rules = rules
        self.game = rules.game
        self.trials = trials
        self.contract = self.game.opening if isinstance(self.game.opening, Contract) else None
        self.jokers = "joker" in self.game.wild and self.game.deck.jokers > 0
        self.wild_ranks = [rank for rank in self.game.wild if rank != "joker"]
        #: Some card may stand for another, somewhere.
        self.has_wilds = (self.jokers or bool(self.wild_ranks)) and any(
            kind.wilds for kind in self.game.melds.values()
        )

    # Melds ----------------------------------------------------------------------------------

    def melds(self) -> Iterator[Block]:
        for name, kind in self.game.melds.items():
            yield Heading(meld=name)
            if isinstance(kind, SetMeld):
                yield from self._about_set(kind)
                found = self._set_examples(name, kind)
            else:
                yield from self._about_run(kind)
                found = self._run_examples(name, kind)
            if found:
                yield Examples(tuple(found))

    def glimpse(self) -> list[Example]:
        """One good meld of every kind."""
        found = []
        for name, kind in self.game.melds.items():
            if isinstance(kind, SetMeld):
                found += self._set_examples(name, kind)[:1]
            else:
                found += self._run_examples(name, kind)[:1]
        return [example for example in found if example.verdict == RIGHT]

    def _about_set(self, kind: SetMeld) -> Iterator[Text]:
        yield say(f"set.{kind.suits}", count=kind.min)
        yield from self._about_size(kind)
        yield from self._about_wilds(kind)

    def _about_run(self, kind: RunMeld) -> Iterator[Text]:
        yield say(f"run.{kind.suits}", count=kind.min)
        yield say(f"run.ace.{kind.ace}")
        yield from self._about_size(kind)
        yield from self._about_wilds(kind)

    def _about_size(self, kind: Kind) -> Iterator[Text]:
        if kind.exact_when_laid and kind.max > kind.min:
            yield say("meld.exact", count=kind.min)
        longest = 13 if isinstance(kind, RunMeld) else UNLIMITED
        if kind.min < kind.max < longest:
            yield say("meld.most", count=kind.max)

    def _about_wilds(self, kind: Kind) -> Iterator[Text]:
        if not self.has_wilds:
            return
        if kind.cap_when_laid == kind.wilds:
            yield self._wilds_text("meld.wilds", kind.wilds)
            if kind.min - 1 <= kind.wilds != UNLIMITED:
                yield say("meld.wilds_beside")
            return
        yield self._wilds_text("meld.wilds_when_laid", kind.cap_when_laid)
        yield self._wilds_text("meld.wilds_later", kind.wilds)

    @staticmethod
    def _wilds_text(key: str, most: int) -> Text:
        return say(f"{key}.any") if most == UNLIMITED else say(key, count=most)

    def _set_examples(self, name: str, kind: SetMeld) -> list[Example]:
        cards = SET_CARDS[kind.suits].split()
        plain = " ".join(cards[: kind.min])
        found = self._right(name, f"set.{kind.suits}", plain, count=kind.min)
        if kind.suits == "three":
            found += self._right(name, "set.twins", "4h 4h' 4d 4c")
        found += self._wild_set(name, kind, cards)
        if kind.suits == "three":
            found += self._wrong(name, "set.fourth", "9s 9h 9c 9d", "refuse.set.fourth_suit")
            found += self._wrong(name, "set.two_suits", "9s 9s' 9h", "refuse.set.suit_missing")
        if kind.suits == "all_different":
            found += self._wrong(name, "set.suit_twice", "9s 9h 9h'", "refuse.set.suit_twice")
        return found

    def _wild_set(self, name: str, kind: SetMeld, cards: list[str]) -> list[Example]:
        if not self.jokers:
            return []
        one = " ".join([*cards[: kind.min - 1], "X"])
        if kind.cap_when_laid == 0:
            return self._wrong(name, "set.joker", one, "refuse.set.no_wilds")
        found = self._right(name, "set.joker_in", one)
        return found + self._too_many_wilds(name, kind, cards)

    def _run_examples(self, name: str, kind: RunMeld) -> list[Example]:
        if kind.min + RUN_FROM > 14:
            cards = self._run(1, kind.min, "h") if kind.ace != "high" else ""
            return self._right(name, "run.long", cards) if cards else []
        plain = self._run(RUN_FROM, kind.min, "h").split()
        found = self._right(name, f"run.{kind.suits}", " ".join(plain), count=kind.min)
        found += self._wild_run(name, kind, plain)
        if kind.suits == "same":
            mixed = " ".join([*plain[:-1], plain[-1][0] + "d"])
            found += self._wrong(name, "run.suits", mixed, "refuse.run.suit", "refuse.run.not_next")
        found += self._ace_runs(name, kind)
        if kind.min > 3:
            short = " ".join(plain[:-1])
            found += self._wrong(name, "run.short", short, "refuse.meld.too_few")
        return found

    def _wild_run(self, name: str, kind: RunMeld, plain: list[str]) -> list[Example]:
        if not self.has_wilds:
            return []
        stands_for = plain[1][0]
        wild = "X" if self.jokers else self.wild_ranks[0][0] + "c"
        one = " ".join([plain[0], f"{wild}={stands_for}", *plain[2:]])
        if kind.cap_when_laid == 0:
            return self._wrong(name, "run.joker", bare(one), "refuse.run.no_wilds")
        found = self._right(name, "run.wild", one)
        if "2" in self.wild_ranks:
            two = " ".join([plain[0], f"2c={stands_for}", *plain[2:]])
            found += self._right(name, "run.two", two)
        return found + self._too_many_wilds(name, kind, plain)

    def _too_many_wilds(self, name: str, kind: Kind, plain: list[str]) -> list[Example]:
        """One more than is allowed, or nothing else."""
        wilds = WILD_NAMES[: self.game.deck.jokers if self.jokers else 0]
        if kind.cap_when_laid + 1 < kind.min:
            natural = plain[: kind.min - kind.cap_when_laid - 1]
            most = [*natural, *wilds[: kind.cap_when_laid + 1]]
            title = "two_jokers" if kind.cap_when_laid == 1 else "many_jokers"
            return self._wrong(name, title, " ".join(most), "refuse.meld.too_many_wilds")
        only = " ".join(wilds[: kind.min])
        return self._wrong(name, "only_jokers", only, "refuse.meld.only_wilds")

    def _ace_runs(self, name: str, kind: RunMeld) -> list[Example]:
        corner = self._run(13, max(kind.min, 4), "c")
        if kind.ace == "round":
            return self._right(name, "run.round", corner)
        ends = self._run(15 - kind.min, kind.min, "c")
        found = self._right(name, "run.ace", ends) if kind.ace == "either" else []
        reasons = ("refuse.run.ace_both_ways", "refuse.run.not_next")
        return found + self._wrong(name, "run.corner", corner, *reasons)

    @staticmethod
    def _run(start: int, count: int, suit: str) -> str:
        """Neighbours in one suit; behind the king comes the ace."""
        return " ".join(
            RANK_LETTERS[(slot - 1) % 13 + 1] + suit for slot in range(start, start + count)
        )

    # Laying an example down -------------------------------------------------------------------

    def _right(self, meld: str, example: str, cards: str, count: int = 0) -> list[Example]:
        trial = self._laying(meld, cards)
        return self.trials.right(example, trial, [row(cards)], count=count) if trial else []

    def _wrong(self, meld: str, example: str, cards: str, *reasons: str) -> list[Example]:
        trial = self._laying(meld, cards)
        return self.trials.wrong(example, trial, [row(cards)], "", *reasons) if trial else []

    def _laying(self, meld: str, cards: str) -> Trial | None:
        """The meld laid by itself; where there are contracts, as a part of the first that has
        one."""
        if self.contract is None:
            written = f"[{cards}]" if "=" in cards else cards
            setting: dict[str, object] = {"hand": f"{bare(cards)} {spare(cards)}"}
            return Trial(setting, (f"meld {meld} {written}",))
        for number, round_ in enumerate(self.contract.rounds, 1):
            if meld in round_.melds:
                others = list(round_.melds)
                others.remove(meld)
                return self.opening(number, [(meld, cards), *self.fillers(others)])
        return None

    def opening(self, number: int, pieces: Sequence[tuple[str, str]]) -> Trial:
        """A contract laid: names of melds with their cards."""
        used = bare(" ".join(cards for _, cards in pieces))
        told = [
            f"{name} [{cards}]" if "=" in cards else f"{name} {cards}" for name, cards in pieces
        ]
        last = self.contract.rounds[number - 1].final_discard if self.contract else AS_USUAL
        hand = used if last == "forbidden" else f"{used} {spare(used)}"
        setting: dict[str, object] = {"hand": hand, "round": number}
        return Trial(setting, ("open " + " + ".join(told),))

    def fillers(self, wanted: Sequence[str]) -> list[tuple[str, str]]:
        """Plain melds of these kinds that share no card."""
        found = []
        for at, name in enumerate(wanted):
            kind = self.game.melds[name]
            if isinstance(kind, SetMeld):
                cards = SET_CARDS["three"].replace("9", FILLERS[at % 4]).split()[: kind.min]
            else:
                cards = self._run(2 + at % 2, kind.min, RUN_SUITS[at % 4]).split()
            found.append((name, " ".join(cards)))
        return found

    # Wild cards -----------------------------------------------------------------------------

    def wilds(self) -> Iterator[Block]:
        if not self.has_wilds:
            return
        if self.jokers:
            yield say("wilds.jokers", count=self.game.deck.jokers)
        for rank in self.wild_ranks:
            if rank == "2":
                yield say("wilds.twos")
            else:
                yield say("wilds.rank", rank=_any_of(rank))
        yield say("wilds.reading")
        yield say("wilds.reclaim" if self.game.lay_off.reclaim else "wilds.stays")
        if self.game.discard.wilds != "free":
            yield say(f"discard.{self.game.discard.wilds}")
        if self.game.lay_off.to != "nobody":
            yield say(f"wilds.move.{self.game.wild_move}")
            found = self._moves()
            if found:
                yield Examples(tuple(found))

    def _moves(self) -> list[Example]:
        """Cards that make a wild card move, or cannot."""
        found = []
        if self.jokers:
            run = "8h 9h Th X=J"
            found += self._added("move.own_card", run, "Jh", "refuse.run.wild_no_seat")
            found += self._added("move.beyond", run, "6h", "refuse.run.not_next")
            locked = ("refuse.run.wild_locked", "refuse.run.not_next", "refuse.run.rank_there")
            found += self._added("move.locked", "8h X=9 Th Jh", "9h", *locked)
            found += self._second_wild() + self._reclaimed()
        return found

    def _second_wild(self) -> list[Example]:
        """Another joker, later."""
        if self.game.deck.jokers < 2:
            return []
        meld, groups = "[5h X=6 7h 8h]", [row("5h X=6 7h 8h"), row("X'")]
        setting: dict[str, object] = {"hand": "X' Kd Qc", "table": [meld]}
        trial = Trial(setting, ("add X' to #1",))
        found = self.trials.right("wild.second", trial, groups, PLUS)
        return found or self.trials.wrong(
            "wild.second", trial, groups, PLUS, "refuse.meld.too_many_wilds"
        )

    def _reclaimed(self) -> list[Example]:
        meld, groups = "[5h X=6 7h 8h]", [row("5h X=6 7h 8h"), row("6h")]
        trial = Trial({"hand": "6h Kd Qc", "table": [meld]}, ("swap 6h into #1",))
        found = self.trials.right("wild.reclaimed", trial, groups, PLUS)
        return found or self.trials.wrong(
            "wild.reclaimed", trial, groups, PLUS, "refuse.reclaim.never"
        )

    def _added(self, example: str, run: str, card: str, *reasons: str) -> list[Example]:
        trial = Trial(
            {"hand": f"{card} {spare(f'{run} {card}')}", "table": [f"[{run}]"]},
            (f"add {card} to #1",),
        )
        groups = [row(run), row(card)]
        right = self.trials.right(f"{example}.{self.game.wild_move}", trial, groups, PLUS)
        return right or self.trials.wrong(example, trial, groups, PLUS, *reasons)

    def as_laid(self, meld: str, cards: str) -> Meld:
        """The cards as they would lie, wild ones in their best places."""
        return read_meld(self.rules, f"{meld} {cards}")


def _any_of(rank: str) -> Shown:
    return row(f"{rank.replace('10', 'T')}s")[0]
