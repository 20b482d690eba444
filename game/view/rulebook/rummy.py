"""The rule book of a rummy, from its parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.engine.cards import pack, parse_cards
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.kinds import as_laid
from game.engine.rummy.opening import Contract
from game.engine.rummy.parts import EndHand, NoPile, Recycle, RunMeld, SetMeld, TopOfPile, WholePile
from game.engine.scoring.hand_score import Penalty, TableMinusHand, WinnerCollects
from game.engine.scoring.match_end import Eliminate, Rounds, Target
from game.engine.scoring.points import PointTable, total
from game.engine.state import PLAY
from game.variants.load import Variant
from game.view.rulebook import common
from game.view.rulebook.blocks import (
    COUNTED,
    PLUS,
    Block,
    ContractRow,
    ContractTable,
    Example,
    Examples,
    Text,
    Trial,
    WorthTable,
    heading,
    line,
    say,
)
from game.view.rulebook.common import worth_of
from game.view.rulebook.melds import MeldPages
from game.view.rulebook.trials import Trials, row, spare

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


#: A hand left over, to be counted; the joker stays out where there is none.
LEFT_OVER = "5h Tc Ks Ad"
#: A meld to be counted.
LAID_OUT = "Jh Qh Kh Ah"


class RummyBook:
    def __init__(self, variant: Variant, rules: RummyRules) -> None:
        self.variant = variant
        self.rules = rules
        self.game = rules.game
        self.trials = Trials(rules)
        self.pages = MeldPages(rules, self.trials)

    def goal(self) -> Iterator[Block]:
        score, end = self.game.score, self.game.match_end
        if isinstance(score, TableMinusHand):
            yield say("goal.table")
        elif isinstance(score, WinnerCollects):
            yield say("goal.collect")
        else:
            yield say("goal.out")
        if self.pages.contract is not None:
            yield say("goal.contracts", count=len(self.pages.contract.rounds))
        if isinstance(end, Eliminate):
            yield say("goal.eliminate", points=end.at)
        elif isinstance(end, Rounds):
            yield say(f"goal.{end.wins}")
        elif isinstance(end, Target):
            yield say(f"goal.target.{end.wins}", points=end.at)
        glimpse = self.pages.glimpse()
        if glimpse:
            yield Examples(tuple(glimpse))

    def deal(self) -> Iterator[Block]:
        yield from common.players(self.game)
        yield common.deck(self.game)
        if self.game.deck.packs > 1:
            yield say("deck.twins", packs=self.game.deck.packs)
        yield say("deck.order")
        yield from common.hands(self.game.deal.hand)
        if not isinstance(self.game.pile, NoPile) or self.game.deal.upcard:
            yield say("deal.upcard" if self.game.deal.upcard else "deal.no_upcard")
        if self.game.deal.upcard and self.game.deal.wild_upcard == "rebury":
            yield say("deal.rebury")
        yield from common.dealer(self.game)

    def turn(self) -> Iterator[Block]:
        drawing = {NoPile: "stock", TopOfPile: "top", WholePile: "whole"}[type(self.game.pile)]
        yield say(f"turn.draw.{drawing}")
        yield say("turn.lay_contract" if self.pages.contract else "turn.lay")
        yield say("turn.discard")
        yield say("turn.back")

    # Drawing --------------------------------------------------------------------------------

    def draw(self) -> Iterator[Block]:
        pile = self.game.pile
        if isinstance(pile, NoPile):
            yield say("draw.stock_only")
        elif isinstance(pile, TopOfPile):
            yield from self._about_top(pile)
        else:
            yield from self._about_whole(pile)
        found = self._drawing_examples()
        if found:
            yield Examples(tuple(found))
        yield heading("heading.stock_out")
        yield from self._about_stock_out()

    def _about_top(self, pile: TopOfPile) -> Iterator[Text]:
        if not pile.must_play:
            yield say("draw.top")
        elif not pile.for_lay_off:
            yield say("draw.top_for_meld")
        else:
            yield say("draw.top_to_play")
            if not pile.lay_off_with_first_meld:
                yield say("draw.not_with_first_meld")
        if not pile.rediscard and not pile.must_play:
            yield say("draw.no_rediscard")
        if not pile.once_opened:
            yield say("draw.not_once_opened")

    def _about_whole(self, pile: WholePile) -> Iterator[Text]:
        yield say("draw.whole")
        yield say("draw.whole_to_play" if pile.must_play else "draw.whole_free")
        if not pile.lone_card_rediscard:
            yield say("draw.lone_card")
        if not pile.once_opened:
            yield say("draw.not_once_opened")

    def _drawing_examples(self) -> list[Example]:
        found: list[Example] = []
        pile = self.game.pile
        if isinstance(pile, NoPile):
            return found
        if pile.must_play:
            for name, hand in (("pile.used", "7c 7d Ks 2s"), ("pile.unused", "3s 9d Kh Jc")):
                trial = Trial({"hand": hand, "pile": "3c 7h"}, ("draw pile",))
                groups = [row("7h"), row(hand)]
                found += self.trials.right(name, trial, groups, PLUS)
                found += self.trials.wrong(name, trial, groups, PLUS, "refuse.draw.unplayable")
            hand = "7c 7d Ks"
            trial = Trial({"hand": hand, "pile": "3c 7h"}, ("draw pile", "discard Ks"))
            groups, refusal = [row("7h"), row(hand)], "refuse.discard.taken_card_first"
            found += self.trials.wrong("pile.kept", trial, groups, PLUS, refusal)
        trial = Trial({"hand": "3s Kh Jc", "pile": "9d"}, ("draw pile", "discard 9d"))
        reasons = ("refuse.discard.just_taken",)
        found += self.trials.wrong("pile.thrown_back", trial, [row("9d")], "", *reasons)
        if isinstance(pile, WholePile) and not pile.lone_card_rediscard:
            trial = Trial({"hand": "3s Kh 9d'", "pile": "9d"}, ("draw pile", "discard 9d'"))
            found += self.trials.right("pile.twin", trial, [row("9d"), row("9d'")], PLUS)
        return found

    def _about_stock_out(self) -> Iterator[Text]:
        out = self.game.stock_out
        if not isinstance(out, Recycle):
            yield say("stock_out.end_hand")
            return
        yield say(f"stock_out.{out.how}")
        if out.stall_guard:
            yield say("stock_out.stall", count=out.stall_guard)
        yield say("stock_out.nothing")
        yield say(f"stock_out.{self.game.blocked_hand}")

    def contracts(self) -> Iterator[Block]:
        if self.pages.contract is not None:
            yield from ContractPages(self.pages, self.pages.contract).told()

    # Adding ---------------------------------------------------------------------------------

    def lay_off(self) -> Iterator[Block]:
        part = self.game.lay_off
        if part.to == "nobody":
            return
        yield say(f"lay_off.{part.to}")
        if self.pages.contract is not None:
            yield say("lay_off.after_contract")
        elif part.needs == "own_meld" and part.to == "any":
            yield say("lay_off.after_own_meld")
        yield say("lay_off.same_turn" if part.same_turn else "lay_off.next_turn")
        yield say("lay_off.never_shrinks")
        found = self._adding_examples()
        if found:
            yield Examples(tuple(found))

    def _adding_examples(self) -> list[Example]:
        kinds = self.game.melds.values()
        found: list[Example] = []
        for part, meld, card, stray in (
            (RunMeld, "4h 5h 6h 7h", "8h", "9h"),
            (SetMeld, "9s 9h 9c", "9s'", "9d"),
        ):
            if not any(isinstance(kind, part) for kind in kinds):
                continue
            name = "add.run" if part is RunMeld else "add.set"
            groups = [row(meld), row(card)]
            found += self.trials.right(name, self._adding(meld, card), groups, PLUS)
            reasons = ("refuse.run.not_next", "refuse.set.fourth_suit")
            groups = [row(meld), row(stray)]
            trial = self._adding(meld, stray)
            found += self.trials.wrong(f"{name}.stray", trial, groups, PLUS, *reasons)
            if part is SetMeld:
                trial, groups = self._adding(meld, "8h"), [row(meld), row("8h")]
                found += self.trials.wrong(
                    f"{name}.rank", trial, groups, PLUS, "refuse.lay_off.rank"
                )
        return found + self._too_early()

    def _too_early(self) -> list[Example]:
        """Another's meld, before one may add to it, or ever."""
        meld, card = "4h 5h 6h 7h", "8h"
        groups = [row(meld), row(card)]
        setting = dict(self._adding(meld, card).setting)
        setting["table"] = [{"meld": f"[{meld}]", "owner": 2}]
        found: list[Example] = []
        if self.game.lay_off.to == "own":
            trial = Trial({**setting, "laid_down": 1}, (f"add {card} to #1",))
            found += self.trials.wrong("add.others", trial, groups, PLUS, "refuse.lay_off.own_only")
        trial = Trial(setting, (f"add {card} to #1",))
        reasons = ("refuse.lay_off.not_opened", "refuse.contract_first")
        return found + self.trials.wrong("add.too_early", trial, groups, PLUS, *reasons)

    @staticmethod
    def _adding(meld: str, card: str) -> Trial:
        held = f"{card} {spare(f'{meld} {card}')}"
        table = f"[{meld}]" if "5h" in meld else "{" + meld + "}"
        return Trial({"hand": held, "table": [table]}, (f"add {card} to #1",))

    # Going out and counting -------------------------------------------------------------------

    def end(self) -> Iterator[Block]:
        yield say(f"end.{self.game.final_discard}")
        rounds = self.pages.contract.rounds if self.pages.contract else ()
        for number, round_ in enumerate(rounds, 1):
            if round_.final_discard == "forbidden":
                yield say("contract.no_discard", number=number)
        if self.game.discard.wilds != "free" and self.pages.has_wilds:
            yield say(f"discard.{self.game.discard.wilds}")
        found = self._last_cards()
        if found:
            yield Examples(tuple(found))

    def _last_cards(self) -> list[Example]:
        meld, groups = "[3h 4h 5h 6h]", [row("3h 4h 5h 6h"), row("7h")]
        last = Trial({"hand": "7h", "table": [meld], "phase": PLAY}, ("add 7h to #1",))
        found = self.trials.right("last.added", last, groups, PLUS)
        found += self.trials.wrong("last.added", last, groups, PLUS, "refuse.keep_a_discard")
        kept = Trial(
            {"hand": "7h 9c", "table": [meld], "phase": PLAY}, ("add 7h to #1", "discard 9c")
        )
        if self.game.final_discard == "required":
            found += self.trials.right("last.kept", kept, [groups[0], row("7h"), row("9c")], PLUS)
        if self.pages.jokers:
            held = row("X 9c")
            trial = Trial({"hand": "X 9c"}, ("discard X",))
            found += self.trials.wrong("last.joker", trial, [held], "", "refuse.discard.wild")
        return found

    def scoring(self) -> Iterator[Block]:
        score = self.game.score
        if isinstance(score, TableMinusHand):
            yield from self._counting_both(score)
            return
        assert isinstance(score, Penalty | WinnerCollects)
        yield say("score.penalty" if isinstance(score, Penalty) else "score.collect")
        yield self._worth(score.points)
        yield Examples((self._counted_hand(score.points),))
        if isinstance(score, Penalty):
            if score.out_in_one < 0:
                yield say("score.in_one.off", points=-score.out_in_one)
            elif score.out_in_one:
                yield say("score.in_one", points=score.out_in_one)
            return
        if score.out:
            yield say("score.out", points=score.out)
        if score.in_one_times > 1:
            yield say("score.in_one_times", times=score.in_one_times)

    def _counting_both(self, score: TableMinusHand) -> Iterator[Block]:
        yield say("score.table_minus_hand")
        yield heading("heading.on_table")
        yield self._worth(score.table)
        yield heading("heading.wild_on_table")
        yield say("score.wild_as")
        yield self._worth(score.wild_as)
        yield heading("heading.in_hand")
        yield self._worth(score.hand)
        counted = [*self._counted_meld(score), self._counted_hand(score.hand)]
        yield Examples(tuple(counted))
        if score.out:
            yield say("score.out", points=score.out)
        if score.out_in_one and score.out_in_one_for == "once":
            yield say("score.in_one", points=score.out_in_one)
        elif score.out_in_one:
            yield say(f"score.in_one.{score.out_in_one_for}", points=score.out_in_one)
        if score.out and isinstance(self.game.stock_out, EndHand):
            yield say("score.nobody_out")
        if score.rescore_wilds:
            yield say("score.rescore_wilds")

    def _worth(self, table: PointTable) -> WorthTable:
        return WorthTable(worth_of(table, self.pages.jokers))

    def _counted_hand(self, table: PointTable) -> Example:
        cards = f"{LEFT_OVER} X" if self.pages.jokers else LEFT_OVER
        points = total(pack(parse_cards(cards)), table.by_card)
        title = line("example.hand_counts", points=points)
        return Example(title, line("example.hand_counts.why"), (row(cards),), COUNTED)

    def _counted_meld(self, score: TableMinusHand) -> list[Example]:
        runs = [name for name, kind in self.game.melds.items() if isinstance(kind, RunMeld)]
        if not runs or not self.pages.has_wilds:
            return []
        wild = "X" if self.pages.jokers else self.pages.wild_ranks[0][0] + "d"
        laid = LAID_OUT.replace("Jh", f"{wild}=J")
        meld = self.pages.as_laid(runs[0], f"[{laid}]")
        points = score.meld_points(as_laid(self.rules.kinds, meld))
        title = line("example.meld_counts", points=points)
        return [Example(title, line("example.meld_counts.why"), (row(laid),), COUNTED)]
