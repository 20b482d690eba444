"""The rule book of a fishing game, from its parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.cards import (
    ACE,
    RANK,
    SPADES,
    SUIT,
    CardId,
    card_of,
    one_of_each_face,
    parse_card,
)
from game.engine.fishing.flow import FishingRules
from game.engine.parts import for_players
from game.engine.scoring.match_end import HANDS_WON
from game.engine.scoring.points import RANK_NAMES
from game.play.pieces.line import CardRow, Listed, Rank, Shown, spelt
from game.view.rulebook import common
from game.view.rulebook.blocks import (
    Block,
    Paragraph,
    TextBlock,
    Worth,
    WorthTable,
    brief,
    line,
    said,
    say,
    side_by_side,
)
from game.view.rulebook.captures import FishingExamples
from game.view.rulebook.common import worth_of
from game.view.rulebook.trials import Trials

#: Where more ranks than this count, they are not named one by one.
RANKS_MOST = 4
#: The ace that stands for all aces where it is said what aces count.
_ACE = card_of(ACE, SPADES)


class FishingBook:
    def __init__(self, rules: FishingRules, trials: Trials) -> None:
        self.rules = rules
        self.game = rules.game
        self.examples = FishingExamples(rules, trials)
        self.building = self.game.build

    def goal(self) -> Iterator[Block]:
        yield say("goal.fishing")
        if self._prizes().items:
            yield say("goal.prizes", prizes=self._prizes())
        if self.game.match_end.goal.counts == HANDS_WON:
            yield said(self.game.match_end.aim())
        yield from side_by_side((*self.examples.sum_taken(), *self.examples.sum_built()))

    def brief(self, seats: int) -> Iterator[Paragraph]:
        """Yield the game in a few sentences."""
        hand = for_players(self.game.deal.hand, seats)
        builds = [brief("builds")] if self.building.is_allowed else []
        dealt = {"hand": hand, "table": self.game.deal.table}
        if together := self.game.capture.together:
            taking = brief("fishing_together", **dealt, value=together)
        else:
            taking = brief("fishing", **dealt)
        yield taking, *builds
        for card in self._inert_cards()[:1]:
            for takes in self.game.capture.reach.lists[card][:1]:
                yield (brief("inert", cards=Shown(card), count=takes),)
        prizes = [line("goal.prizes", prizes=self._prizes())] if self._prizes().items else []
        yield *prizes, common.aim_of(self.rules.match_end)

    def _prizes(self) -> Listed:
        """Return the list of what counts among the cards a player has taken."""
        score = self.game.score
        found = [line(f"prize.{told.key}", **spelt(told.facts)) for told, _ in score.rewards()]
        ranks, single = score.counting()
        if len(ranks) > RANKS_MOST:
            found.append(line("prize.cards"))
        else:
            found += [line("prize.rank", rank=RANK_NAMES[rank]) for rank in ranks]
        return Listed((*found, *map(Shown, single)))

    def deal(self) -> Iterator[Block]:
        deal = self.game.deal
        yield from common.players(self.game)
        yield from common.deck(self.game)
        yield from common.hands(deal.hand)
        if deal.table:
            yield say("deal.table", count=deal.table)
        if deal.redeal_from > 1 or len(deal.redeal_on) > 1:
            yield say("deal.redeal_from", cards=_cards(deal.redeal_on), count=deal.redeal_from)
        elif deal.redeal_on:
            yield say("deal.redeal", cards=_cards(deal.redeal_on))
        if deal.first_table == "dealer":
            yield say("deal.to_dealer", value=self.game.capture.together)
        yield say("deal.again")
        yield from common.dealer(self.game)

    def turn(self) -> Iterator[Block]:
        yield say("turn.one_card")
        capture = self.game.capture
        if capture.together:
            yield say("turn.take_together", value=capture.together)
        else:
            yield say("turn.take")
        if self.building.is_allowed:
            yield say("turn.build")
        yield say("turn.trail")
        obliged = self.building.is_allowed and self.game.standing_builds != "free"
        if capture.must_take:
            yield say("turn.must_take")
        else:
            yield say("turn.free_without_build" if obliged else "turn.free")
        yield say("turn.played")

    # Taking ---------------------------------------------------------------------------------

    def capture(self) -> Iterator[Block]:
        capture = self.game.capture
        yield from map(said, capture.sentences())
        if not capture.together:
            yield say("capture.taken")
            yield WorthTable(worth_of(capture.takes))
        ace = capture.adds.lists[_ACE]
        if len(ace) > 1 and self._taken_by_ace():
            yield say("capture.ace", low=ace[0], high=ace[1], takes=self._taken_by_ace())
        if any(map(self._counts_otherwise, self.rules.deck)):
            yield say("capture.adds")
            yield WorthTable(worth_of(capture.adds))
        if capture.pair_only:
            yield say(capture.pair_sentence(), cards=_ranks(capture.pair_only))
        if self.building.is_allowed:
            yield say(
                "capture.builds_in_sums" if capture.builds_in_sums else "capture.builds_whole"
            )
        yield from side_by_side(self.examples.taken())

    def _counts_otherwise(self, card: CardId) -> bool:
        """Return whether a card counts one value in sums and takes another; the ace has a sentence
        of its own."""
        capture = self.game.capture
        adds, takes = capture.adds.lists[card], capture.reach.lists[card]
        is_told = RANK[card] == ACE and len(adds) > 1 and self._taken_by_ace() > 0
        return not is_told and bool(adds) and adds != takes

    def _taken_by_ace(self) -> int:
        """Return the sum that an ace from the hand takes; 0 if it takes none."""
        return next(iter(self.game.capture.reach.lists[_ACE]), 0)

    def inert(self) -> Iterator[Block]:
        """Yield what is told of the card that takes and is taken by nothing."""
        cards = self._inert_cards()
        if not cards:
            return
        takes = self.game.capture.reach.lists
        for numbers in dict.fromkeys(takes[card] for card in cards):
            alike = [card for card in cards if takes[card] == numbers]
            if numbers:
                yield say("inert.takes", cards=_shown(alike), count=numbers[0])
            if len(numbers) > 1:
                yield say("inert.also", count=numbers[1])
        to_nobody = self.game.leftovers == "nobody"
        yield say("inert.stays" if to_nobody else "inert.drowned", cards=_shown(cards))
        yield from side_by_side(self.examples.inert(cards[0]))

    def _inert_cards(self) -> tuple[CardId, ...]:
        """Return the cards that are in no sum and are not taken in pairs either."""
        cards = one_of_each_face(self.rules.untakeable)
        return tuple(sorted(cards, key=lambda card: (RANK[card], SUIT[card])))

    # Building -------------------------------------------------------------------------------

    def build(self) -> Iterator[Block]:
        part = self.building
        if not part.is_allowed:
            return
        yield from map(said, part.sentences())
        if self._taken_by_ace() > 1:
            yield say("build.ace", count=self._taken_by_ace())
        if self.game.players.partners:
            yield say("build.partners")
        yield say(f"build.standing.{self.game.standing_builds}")
        yield from side_by_side(self.examples.built())
        if part.raises:
            yield from map(said, part.raising_sentences())
            yield from side_by_side(self.examples.raised())

    def fila(self) -> Iterator[Block]:
        if not self.building.multiple:
            return
        yield say("fila.groups")
        yield say("fila.closed")
        yield from side_by_side(self.examples.multiple())

    # The end --------------------------------------------------------------------------------

    def sweep(self) -> Iterator[Block]:
        points = self.game.score.sweep
        if not points:
            return
        yield say("sweep.what", points=points)
        yield say("sweep.last_play" if self.game.sweep.on_last_play else "sweep.not_last_play")
        if self.game.sweep.on_last_play and self.game.leftovers != "nobody":
            yield say("sweep.leftovers")
        if self.game.sweep.despite:
            yield say("sweep.despite", cards=_cards(self.game.sweep.despite))
        elif self._inert_cards():
            yield say("sweep.not_despite", cards=_shown(self._inert_cards()))
        yield from side_by_side(self.examples.swept())

    def end(self) -> Iterator[Block]:
        yield say("end.round")
        yield say(f"end.leftovers.{self.game.leftovers}")

    def scoring(self) -> Iterator[Block]:
        score = self.game.score
        yield from map(said, score.sentences())
        if self.game.players.partners:
            yield say("score.partners")
        rows = [
            Worth((), (points,), line(f"worth.{told.key}", **spelt(told.facts)))
            for told, points in score.rewards()
        ]
        cards = [worth for worth in worth_of(score.cards) if any(worth.numbers)]
        table = (*cards, *rows)
        if table:
            yield WorthTable(table)
        for extra in score.extras():
            yield TextBlock(line(extra.key, **spelt(extra.facts)))
        if score.primiera:
            yield WorthTable(worth_of(score.primiera_values))


def _shown(cards: Sequence[CardId]) -> CardRow:
    return CardRow(tuple(Shown(card) for card in cards))


def _cards(names: tuple[str, ...]) -> CardRow:
    return _shown([parse_card(name) for name in names])


def _ranks(names: tuple[str, ...]) -> Listed:
    return Listed(tuple(Rank(RANK_NAMES.index(name)) for name in names))
