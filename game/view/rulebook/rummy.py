"""The rule book of a rummy, from its parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.engine.cards import RANK, names, pack, parse_cards
from game.engine.parts import Demo, for_players
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import as_laid
from game.engine.rummy.opening import Opening
from game.engine.scoring.points import PointTable, total
from game.play.pieces.line import Line, Listed, MeldName
from game.view.rulebook import common
from game.view.rulebook.blocks import (
    COUNTED,
    PLUS,
    Block,
    ContractRow,
    ContractTable,
    Example,
    Paragraph,
    TextBlock,
    WorthTable,
    brief,
    heading,
    line,
    said,
    say,
    side_by_side,
)
from game.view.rulebook.common import worth_of
from game.view.rulebook.melds import MeldPages, Table
from game.view.rulebook.trials import Trials, row, spare

#: Two sets of one rank; ADJOINING: two runs of one suit, the second beginning where the first ends.
SAME_RANK = ("Ts Th Tc", "Ts' Th' Tc'")
ADJOINING = ("3h 4h 5h 6h", "7h 8h 9h Th")
#: A set of twice the usual size.
DOUBLE = "Ts Th Tc Td Ts' Th'"


class ContractPages:
    def __init__(self, pages: MeldPages, contract: Opening) -> None:
        self.pages = pages
        self.contract = contract
        self.game = pages.game
        self.trials = pages.trials

    def blocks(self) -> Iterator[Block]:
        contract = self.contract
        yield say("contract.exact", sizes=Listed(tuple(self._sizes())))
        yield say("contract.when")
        yield ContractTable(tuple(self._rows()))
        for number, round_ in enumerate(self.pages.rounds, 1):
            if round_.final_discard == "forbidden":
                yield say("contract.no_discard", number=number)
            elif self._cards(round_.melds) == (round_.deal or self.game.deal.hand):
                yield say("contract.ends_hand", number=number)
        yield from self._deals()
        if self.pages.rules.match_end.hands_most() > len(self.pages.rounds):
            yield say("contract.last_again", count=len(self.pages.rounds) + 1)
        yield from map(said, contract.sentences(adds=self.game.lay_off.to != "nobody"))
        yield from side_by_side([*self._exact(), *self._pairs(), *self._later()])

    def _deals(self) -> Iterator[TextBlock]:
        """Yield how many cards are dealt for which contracts, where they are not as many as
        usual."""
        deals = [round_.deal or self.game.deal.hand for round_ in self.pages.rounds]
        for deal in dict.fromkeys(deal for deal in deals if isinstance(deal, int)):
            alike = [number for number, other in enumerate(deals, 1) if other == deal]
            if deal != self.game.deal.hand:
                numbers = Listed(tuple(line("contract.number", number=one) for one in alike))
                yield say("contract.deal", contracts=len(alike), numbers=numbers, count=deal)

    def _sizes(self) -> Iterator[Line]:
        """Yield how many cards each kind of meld has in a contract."""
        for name in dict.fromkeys(name for round_ in self.pages.rounds for name in round_.melds):
            least = self.game.melds[name].min
            yield line("contract.size", meld=MeldName(name), count=least)

    def _cards(self, melds: Sequence[str]) -> int:
        return sum(self.game.melds[name].min for name in melds)

    def _rows(self) -> Iterator[ContractRow]:
        count = len(self.pages.rounds)
        for number, round_ in enumerate(self.pages.rounds, 1):
            melds = tuple(Counter(round_.melds).items())
            yield ContractRow(number, moon_of(number, count), melds, self._cards(round_.melds))

    def _exact(self) -> list[Example]:
        pieces = self.pages.fillers(self.pages.rounds[0].melds)
        groups = tuple(cards for _, cards in pieces)
        found = self._tried("contract", self.pages.opening(1, pieces), groups)
        name, first = pieces[0]
        if self.game.melds[name].is_run:
            return found
        longer = f"{first} {first[0]}d"
        table = self.pages.opening(1, [(name, longer), *pieces[1:]])
        reasons = ("refuse.open.meld_size", "refuse.meld.exact")
        return found + self._tried("contract.more", table, (longer, *groups[1:]), *reasons)

    def _tried(self, name: str, table: Table, groups: tuple[str, ...], *why: str) -> list[Example]:
        """Return the example as right if no reason against it is given, else only as wrong."""
        return self.trials.shown(Demo(name, *table, groups, why, not why), PLUS)

    def _pairs(self) -> Iterator[Example]:
        """Yield examples of a contract whose two melds are much alike, and of one meld that counts
        for two."""
        for is_set, example, refusal, pair in (
            (True, "contract.same_rank", "refuse.open.same_rank", SAME_RANK),
            (False, "contract.adjoining", "refuse.open.adjoining_runs", ADJOINING),
        ):
            for number, round_ in enumerate(self.pages.rounds, 1):
                alike = [name for name in round_.melds if self.game.melds[name].is_run != is_set]
                if len(alike) == len(round_.melds) == 2:
                    table = self.pages.opening(number, list(zip(alike, pair, strict=True)))
                    yield from self.trials.shown(Demo(example, *table, pair, (refusal,)), PLUS)
                    if is_set and self.contract.double_sets:
                        table = self.pages.opening(number, [(alike[0], DOUBLE)])
                        yield from self._tried("contract.double", table, (DOUBLE,))

    def _later(self) -> list[Example]:
        """Return examples of what may not be done in the turn of the contract, and of what may be
        done later."""
        pieces = self.pages.fillers(self.pages.rounds[0].melds)
        name, first = pieces[0]
        if self.game.melds[name].is_run:
            return []
        card = f"{first[0]}d"
        setting, acts = self.pages.opening(1, pieces)
        table = {**setting, "hand": f"{setting['hand']} {card}"}, (*acts, f"add {card} to #1")
        found = self._tried(
            "contract.same_turn", table, (first, card), "refuse.same_turn_as_opening"
        )
        cards = "Js Jh Jc"
        laid = {"hand": f"{cards} 8d 3s", "table": [{"meld": "{" + first + "}", "owner": 1}]}
        reasons = ("refuse.meld.not_after_contract",)
        further = Demo("contract.further", laid, (f"meld {name} {cards}",), (cards,), reasons)
        return found + self.trials.shown(further)


def moon_of(number: int, count: int) -> int:
    """Return how full the moon of a contract is, 1 to 8; that of the last contract is full."""
    if number == count:
        return 8
    if count <= 8:
        return number + (8 - count) // 2
    return max(1, number * 8 // count)


#: A run to which cards are added in examples.
ADDED_RUN = "4h 5h 6h 7h"
#: A hand to be counted in an example; a joker joins it where the game has jokers.
LEFT_OVER = "5h Tc Ks Ad"
#: A meld to be counted in an example.
LAID_OUT = "Jh Qh Kh Ah"


#: The value of `blocked_hand` by which such a hand counts.
SCORED = "score_all"


class RummyBook:
    def __init__(self, rules: RummyRules, trials: Trials) -> None:
        self.rules = rules
        self.game = rules.game
        self.trials = trials
        self.pages = MeldPages(rules, trials)

    def goal(self) -> Iterator[Block]:
        yield say(self.game.score.aim)
        if self.pages.rounds:
            adds = self.game.lay_off.to != "nobody"
            key = "goal.contracts" if adds else "goal.contracts_alone"
            yield say(key, count=len(self.pages.rounds))
        yield said(self.game.match_end.aim())
        yield from side_by_side(self.pages.glimpse())

    def deal(self) -> Iterator[Block]:
        yield from common.players(self.game)
        yield from common.deck(self.game)
        if self.game.deck.most_packs > 1:
            yield say("deck.twins", packs=self.game.deck.most_packs)
        yield from common.order(self.game)
        yield from common.hands(self.game.deal.hand)
        if self.game.pile.is_drawn or self.game.deal.upcard:
            yield say("deal.upcard" if self.game.deal.upcard else "deal.no_upcard")
        if self.game.deal.upcard and self.game.deal.wild_upcard == "rebury":
            yield say("deal.rebury")
        yield from common.dealer(self.game)

    def turn(self) -> Iterator[Block]:
        yield say(f"turn.draw.{self.game.pile.name}")
        yield say(self.game.opening.turn)
        yield from map(TextBlock, self._further_acts())
        yield say("turn.discard")
        yield say("turn.no_pass")
        yield say("turn.back")

    def _further_acts(self) -> Iterator[Line]:
        """Yield what may be done in a turn besides laying down for the first time."""
        part, melds_later = self.game.lay_off, self.game.opening.new_melds_later
        adds = part.to != "nobody"
        if not self.pages.rounds:
            if adds:
                yield line(f"turn.add.{part.to}")
        elif adds and not part.same_turn:
            yield line("turn.later.both" if melds_later else "turn.later.adding", to=part.to)
        else:
            if adds:
                yield line("turn.once_down", to=part.to)
            if melds_later:
                yield line("turn.later.melds")

    def brief(self, seats: int) -> Iterator[Paragraph]:
        """Yield the game in a few sentences."""
        game = self.game
        yield (
            brief("rummy", hand=for_players(game.deal.hand, seats)),
            *map(brief, game.pile.summaries()),
        )
        yield tuple(self.pages.melds_in_brief())
        yield tuple(self.pages.wilds_in_brief())
        if self.pages.rounds:
            yield brief("contract", count=len(self.pages.rounds)), *self._further_acts()
        elif game.lay_off.to == "own":
            yield (line("lay_off.own"),)
        yield brief(game.score.summary), common.aim_of(self.rules.match_end)

    # Drawing --------------------------------------------------------------------------------

    def draw(self) -> Iterator[Block]:
        pile = self.game.pile
        lay_off = self.game.lay_off
        adds = lay_off.to != "nobody"
        at_once = adds and (lay_off.same_turn or lay_off.needs == "nothing")
        yield from map(said, pile.sentences(adds=adds, at_once=at_once))
        yield from side_by_side(
            example for demo in pile.demos() for example in self.trials.shown(demo, PLUS)
        )
        yield heading("heading.stock_out")
        game = self.game
        blocked = game.score.blocked if game.blocked_hand == SCORED else game.blocked_hand
        told = game.stock_out.sentences(blocked, pile_drawn=pile.is_drawn)
        yield from map(said, told)

    def contracts(self) -> Iterator[Block]:
        opening = self.game.opening
        if opening.rounds:
            yield from ContractPages(self.pages, opening).blocks()
        else:
            yield from map(said, opening.sentences(adds=self.game.lay_off.to != "nobody"))

    # Adding ---------------------------------------------------------------------------------

    def lay_off(self) -> Iterator[Block]:
        part = self.game.lay_off
        if part.to == "nobody":
            return
        yield say(f"lay_off.{part.to}")
        if self.pages.rounds:
            yield say("lay_off.after_contract")
        elif part.needs == "own_meld" and part.to == "any":
            yield say("lay_off.after_own_meld")
        if self.pages.rounds or part.needs == "own_meld":
            yield say("lay_off.same_turn" if part.same_turn else "lay_off.next_turn")
        elif part.to == "any":
            yield say("lay_off.at_once")
            if not part.same_turn:
                yield say("lay_off.first_card")
        yield say("lay_off.never_shrinks")
        yield from side_by_side(self._adding_examples())

    def _adding_examples(self) -> list[Example]:
        kinds = self.game.melds.values()
        found: list[Example] = []
        stray = ("refuse.run.not_next", "refuse.set.fourth_suit")
        if any(kind.is_run for kind in kinds):
            found += self._adding("add.run", ADDED_RUN, "8h")
            found += self._adding("add.run.stray", ADDED_RUN, "9h", stray)
        if not all(kind.is_run for kind in kinds):
            found += self._adding("add.set", "9s 9h 9c", "9s'")
            found += self._adding("add.set.stray", "9s 9h 9c", "9d", stray)
            found += self._adding("add.set.rank", "9s 9h 9c", "8h", ("refuse.lay_off.rank",))
        return found + self._too_early()

    def _adding(
        self, name: str, meld: str, card: str, reasons: tuple[str, ...] = ()
    ) -> list[Example]:
        table = f"[{meld}]" if meld == ADDED_RUN else "{" + meld + "}"
        setting = {"hand": f"{card} {spare(f'{meld} {card}')}", "table": [table]}
        return self._added(Demo(name, setting, (f"add {card} to #1",), (meld, card), reasons))

    def _added(self, demo: Demo) -> list[Example]:
        """Return the example as right if no reason against it is given, else only as wrong."""
        return self.trials.shown(demo._replace(if_right=not demo.reasons), PLUS)

    def _too_early(self) -> list[Example]:
        """Return examples of adding to another player's meld: before it is allowed, or where it
        never is."""
        table = [{"meld": f"[{ADDED_RUN}]", "owner": 2}]
        setting = {"hand": f"8h {spare(f'{ADDED_RUN} 8h')}", "table": table}
        acts, groups = ("add 8h to #1",), (ADDED_RUN, "8h")
        found: list[Example] = []
        if self.game.lay_off.to == "own":
            opened = {**setting, "laid_down": 1}
            reasons: tuple[str, ...] = ("refuse.lay_off.own_only",)
            found += self._added(Demo("add.others", opened, acts, groups, reasons))
        reasons = ("refuse.lay_off.not_opened", "refuse.contract_first")
        return found + self._added(Demo("add.too_early", setting, acts, groups, reasons))

    # Going out and counting -------------------------------------------------------------------

    def end(self) -> Iterator[Block]:
        yield say(f"end.{self.game.final_discard}")
        for number, round_ in enumerate(self.pages.rounds, 1):
            if round_.final_discard == "forbidden":
                yield say("contract.no_discard", number=number)
        if self.game.discard.wilds != "free" and self.pages.has_wilds:
            yield say(f"discard.{self.game.discard.wilds}")
        yield from side_by_side(self._last_cards())

    def _last_cards(self) -> list[Example]:
        run, add = "3h 4h 5h 6h", "add 7h to #1"
        table = {"table": [f"[{run}]"], "phase": "play"}
        refusal = ("refuse.keep_a_discard",)
        demos = [Demo("last.added", {"hand": "7h", **table}, (add,), (run, "7h"), refusal)]
        if self.game.final_discard == "required":
            setting, acts = {"hand": "7h 9c", **table}, (add, "discard 9c")
            demos.append(Demo("last.kept", setting, acts, (run, "7h", "9c")))
        found = [example for demo in demos for example in self.trials.shown(demo, PLUS)]
        if self.pages.jokers:
            reasons = ("refuse.discard.wild",)
            setting = {"hand": "X 9c"}
            joker = Demo("last.joker", setting, ("discard X",), ("X 9c",), reasons, if_right=False)
            found += self.trials.shown(joker)
        return found

    def scoring(self) -> Iterator[Block]:
        score = self.game.score
        for sentences, table in score.counted():
            yield from map(said, sentences)
            if worth := worth_of(table, self.pages.jokers):
                yield WorthTable(worth)
        yield from side_by_side((*self._counted_meld(), self._counted_hand(score.held)))
        ends = self.game.stock_out.ends_hand
        yield from map(said, score.extras(stock_ends_hand=ends))

    def _counted_hand(self, table: PointTable) -> Example:
        missing = self.game.deck.missing
        left = [card for card in parse_cards(LEFT_OVER) if RANK[card] not in missing]
        cards = names(left) + " X" * self.pages.jokers
        points = total(pack(parse_cards(cards)), table.by_card)
        title = line("example.hand_counts", points=points)
        return Example(title, line("example.hand_counts.why"), (row(cards),), COUNTED)

    def _counted_meld(self) -> list[Example]:
        runs = [name for name, kind in self.game.melds.items() if kind.is_run]
        if not self.game.score.melds_count or not runs or not self.pages.has_wilds:
            return []
        wild = "X" if self.pages.jokers else self.pages.wild_ranks[0][0] + "d"
        laid = LAID_OUT.replace("Jh", f"{wild}=J")
        meld = self.pages.as_laid(runs[0], f"[{laid}]")
        points = self.game.score.meld_points(as_laid(self.rules.kinds, meld))
        others = self.game.score.meld_points(as_laid(self.rules.kinds, meld), wilds=False)
        why = line("example.meld_counts.why", wild=points - others, rest=others)
        return [Example(line("example.meld_counts", points=points), why, (row(laid),), COUNTED)]
