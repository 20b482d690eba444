"""The pages about contracts, with their examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.engine.rummy.melds import SetMeld
from game.engine.rummy.opening import Contract
from game.view.rulebook_blocks import (
    PLUS,
    Block,
    ContractRow,
    ContractTable,
    Example,
    Examples,
    Trial,
    say,
)
from game.view.rulebook_melds import MeldPages
from game.view.rulebook_trials import row

#: Two sets of one rank, and two runs of one suit of which the one begins where the other ends.
SAME_RANK = ("Ts Th Tc", "Ts' Th' Tc'")
ADJOINING = ("3h 4h 5h 6h", "7h 8h 9h Th")
#: A set of twice the size.
DOUBLE = "Ts Th Tc Td Ts' Th'"


class ContractPages:
    def __init__(self, pages: MeldPages, contract: Contract) -> None:
        self.pages = pages
        self.contract = contract
        self.game = pages.game
        self.trials = pages.trials

    def told(self) -> Iterator[Block]:
        contract = self.contract
        yield say("contract.exact")
        yield say("contract.when")
        yield ContractTable(tuple(self._rows()))
        for number, round_ in enumerate(contract.rounds, 1):
            if round_.final_discard == "forbidden":
                yield say("contract.no_discard", number=number)
            elif self._cards(round_.melds) == (round_.deal or self.game.deal.hand):
                yield say("contract.ends_hand", number=number)
        deals = {round_.deal for round_ in contract.rounds if round_.deal} - {self.game.deal.hand}
        for deal in sorted(deals):
            yield say("contract.deal", count=deal)
        yield say("contract.later" if contract.new_melds_later else "contract.only_adding")
        if contract.double_sets:
            yield say("contract.double_sets")
        if not contract.same_rank_sets:
            yield say("contract.no_same_rank")
        if not contract.adjoining_runs:
            yield say("contract.no_adjoining")
        found = [*self._exact(), *self._pairs(), *self._later()]
        if found:
            yield Examples(tuple(found))

    def _cards(self, melds: Sequence[str]) -> int:
        return sum(self.game.melds[name].min for name in melds)

    def _rows(self) -> Iterator[ContractRow]:
        count = len(self.contract.rounds)
        for number, round_ in enumerate(self.contract.rounds, 1):
            melds = tuple(Counter(round_.melds).items())
            yield ContractRow(number, moon_of(number, count), melds, self._cards(round_.melds))

    def _exact(self) -> list[Example]:
        pieces = self.pages.fillers(self.contract.rounds[0].melds)
        groups = [row(cards) for _, cards in pieces]
        found = self.trials.right("contract", self.pages.opening(1, pieces), groups, PLUS)
        name, first = pieces[0]
        if not isinstance(self.game.melds[name], SetMeld):
            return found
        longer = f"{first} {first[0]}d"
        trial = self.pages.opening(1, [(name, longer), *pieces[1:]])
        reasons = ("refuse.open.not_exact", "refuse.meld.too_many")
        groups = [row(longer), *groups[1:]]
        return found + self.trials.wrong("contract.more", trial, groups, PLUS, *reasons)

    def _pairs(self) -> Iterator[Example]:
        """Two melds of one contract that are much alike, and one that counts for two."""
        for is_set, example, refusal, (one, other) in (
            (True, "contract.same_rank", "refuse.open.same_rank", SAME_RANK),
            (False, "contract.adjoining", "refuse.open.adjoining_runs", ADJOINING),
        ):
            for number, round_ in enumerate(self.contract.rounds, 1):
                alike = [
                    name
                    for name in round_.melds
                    if isinstance(self.game.melds[name], SetMeld) == is_set
                ]
                if len(alike) == len(round_.melds) == 2:
                    trial = self.pages.opening(number, list(zip(alike, (one, other), strict=True)))
                    groups = [row(one), row(other)]
                    yield from self.trials.right(example, trial, groups, PLUS)
                    yield from self.trials.wrong(example, trial, groups, PLUS, refusal)
                    if is_set and self.contract.double_sets:
                        trial = self.pages.opening(number, [(alike[0], DOUBLE)])
                        yield from self.trials.right("contract.double", trial, [row(DOUBLE)])

    def _later(self) -> list[Example]:
        """What may not be done in the turn of the contract, and what may be done later."""
        pieces = self.pages.fillers(self.contract.rounds[0].melds)
        name, first = pieces[0]
        found: list[Example] = []
        if isinstance(self.game.melds[name], SetMeld):
            card = f"{first[0]}d"
            opening = self.pages.opening(1, pieces)
            hand = f"{opening.setting['hand']} {card}"
            trial = Trial({**opening.setting, "hand": hand}, (*opening.acts, f"add {card} to #1"))
            groups, refusal = [row(first), row(card)], "refuse.same_turn_as_opening"
            found += self.trials.wrong("contract.same_turn", trial, groups, PLUS, refusal)
            cards = "Js Jh Jc"
            setting = {"hand": f"{cards} 8d 3s", "table": [{"meld": "{" + first + "}", "owner": 1}]}
            trial = Trial(setting, (f"meld {name} {cards}",))
            refusal = "refuse.meld.not_after_contract"
            found += self.trials.right("contract.further", trial, [row(cards)])
            found += self.trials.wrong("contract.further", trial, [row(cards)], "", refusal)
        return found


def moon_of(number: int, count: int) -> int:
    """How full the moon of a contract is, 1 to 8; that of the last one is full."""
    if number == count:
        return 8
    if count <= 8:
        return number + (8 - count) // 2
    return max(1, number * 8 // count)
