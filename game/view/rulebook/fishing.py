"""The rule book of a fishing game, from its parts."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cards import ACE, SPADES, CardId, card_of, parse_card
from game.engine.fishing.flow import FishingRules
from game.engine.parts import Demo, for_players
from game.engine.scoring.match_end import HANDS_WON
from game.engine.scoring.points import RANK_NAMES, cards_of
from game.view.rulebook import common
from game.view.rulebook.blocks import (
    PLUS,
    TAKES,
    Block,
    Example,
    Examples,
    Paragraph,
    Worth,
    WorthTable,
    brief,
    line,
    said,
    say,
)
from game.view.rulebook.common import worth_of
from game.view.rulebook.trials import Trials
from game.view.table.log import CardRow, Listed, Shown

#: Where more ranks than this count, they are not named one by one.
RANKS_MOST = 4
#: The ace that stands for all aces where it is said what aces count.
_ACE = card_of(ACE, SPADES)


class FishingBook:
    def __init__(self, rules: FishingRules, trials: Trials) -> None:
        self.rules = rules
        self.game = rules.game
        self.trials = trials
        self.building = self.game.build

    def goal(self) -> Iterator[Block]:
        yield say("goal.fishing")
        yield say("goal.prizes", prizes=self._prizes())
        if self.game.match_end.goal.counts == HANDS_WON:
            yield said(self.game.match_end.aim())
        found = self._take("take.sum", "9c", "3h 6d")
        if self.building.is_allowed:
            found += self._build("build.sum", "2h 9c", 9, "2h", "7d")
        yield Examples(tuple(found))

    def brief(self, seats: int) -> Iterator[Paragraph]:
        """Yield the game in a few sentences."""
        hand = for_players(self.game.deal.hand, seats)
        builds = [brief("builds")] if self.building.is_allowed else []
        yield brief("fishing", hand=hand, table=self.game.deal.table), *builds
        for card in self._inert_cards()[:1]:
            for takes in self.game.capture.takes.lists[card][:1]:
                yield (brief("inert", cards=Shown(card), count=takes),)
        yield line("goal.prizes", prizes=self._prizes()), common.aim_of(self.rules.match_end)

    def _prizes(self) -> Listed:
        """Return the list of what counts among the cards a player has taken."""
        score = self.game.score
        found = [line(f"prize.{name}") for name, points in score.rewards().items() if points]
        ranks, single = score.counting()
        if len(ranks) > RANKS_MOST:
            found.append(line("prize.cards"))
        else:
            found += [line("prize.rank", rank=RANK_NAMES[rank]) for rank in ranks]
        return Listed((*found, *map(Shown, single)))

    def deal(self) -> Iterator[Block]:
        deal = self.game.deal
        yield from common.players(self.game)
        yield common.deck(self.game)
        yield from common.hands(deal.hand)
        if deal.table:
            yield say("deal.table", count=deal.table)
        if deal.redeal_on:
            yield say("deal.redeal", cards=_cards(deal.redeal_on))
        yield say("deal.again")
        yield from common.dealer(self.game)

    def turn(self) -> Iterator[Block]:
        yield say("turn.one_card")
        yield say("turn.take")
        if self.building.is_allowed:
            yield say("turn.build")
        yield say("turn.trail")
        obliged = self.building.is_allowed and self.game.standing_builds != "free"
        yield say("turn.free_without_build" if obliged else "turn.free")
        yield say("turn.played")

    # Taking ---------------------------------------------------------------------------------

    def capture(self) -> Iterator[Block]:
        capture = self.game.capture
        yield say("capture.groups")
        yield say("capture.taken")
        yield WorthTable(worth_of(capture.takes))
        ace = capture.adds.lists[_ACE]
        if len(ace) > 1 and self._taken_by_ace():
            yield say("capture.ace", low=ace[0], high=ace[1], takes=self._taken_by_ace())
        if capture.pair_only:
            yield say("capture.pair_only", cards=_ranks(capture.pair_only))
        if self.building.is_allowed:
            yield say(
                "capture.builds_in_sums" if capture.builds_in_sums else "capture.builds_whole"
            )
        found = self._take("take.pair", "7c", "7h 7s")
        found += self._take("take.sum", "9c", "3h 6d")
        found += self._take("take.groups", "Th", "2h 4d 4s Td")
        found += self._take("take.ace", "As", "Kh Ad")
        found += self._take("take.not_sum", "9c", "3h 5d")
        if self.building.is_allowed:
            found += self._take("take.build", "9c", "", (("7d 2s", 9),))
            found += self._take("take.build_in_sum", "Kc", "4s", (("7d 2s", 9),))
            found += self._split()
        yield Examples(tuple(found))

    def _taken_by_ace(self) -> int:
        """Return the sum that an ace from the hand takes; 0 if it takes none."""
        return next(iter(self.game.capture.takes.lists[_ACE]), 0)

    def _split(self) -> list[Example]:
        """Return the example of taking a single card out of a build, which is refused."""
        builds = [{"build": "7d 2s", "value": 9, "owner": 2}]
        setting = {"hand": "7c Jd", "table": "Ks", "builds": builds}
        acts, reasons = ("take 7c: 7d",), ("refuse.not_on_table",)
        demo = Demo("take.split", setting, acts, ("7c", "7d 2s"), reasons, if_right=False)
        return self.trials.shown(demo, TAKES)

    def _take(
        self, name: str, card: str, table: str, builds: tuple[tuple[str, int], ...] = ()
    ) -> list[Example]:
        setting: dict[str, object] = {"hand": f"{card} Jd", "table": table or "none"}
        targets = table
        if builds:
            setting["builds"] = [
                {"build": cards, "value": value, "owner": 2} for cards, value in builds
            ]
            targets = " ".join([table, *(f"#{at + 1}" for at in range(len(builds)))]).strip()
        groups = (card, " ".join([table, *(cards for cards, _ in builds)]).strip())
        reasons = ("refuse.take.not_sum", "refuse.take.inert", "refuse.take.build_value")
        demo = Demo(name, setting, (f"take {card}: {targets}",), groups, reasons)
        return self.trials.shown(demo, TAKES)

    def inert(self) -> Iterator[Block]:
        """Yield what is told of the card that takes and is taken by nothing."""
        cards = self._inert_cards()
        if not cards:
            return
        numbers = self.game.capture.takes.lists[cards[0]]
        shown = CardRow(tuple(Shown(card) for card in cards))
        if numbers:
            yield say("inert.takes", cards=shown, count=numbers[0])
        if len(numbers) > 1:
            yield say("inert.also", count=numbers[1])
        yield say("inert.drowned", cards=shown)
        found = self._take("inert.takes", "2c", "7h 8d")
        found += self._take("inert.many", "2c", "Kd 2h 8s 7c")
        found += self._take("inert.drowned", "2s", "2c")
        if found:
            yield Examples(tuple(found))

    def _inert_cards(self) -> tuple[CardId, ...]:
        """Return the cards that are in no sum and are not taken in pairs either."""
        adds, pairs = self.game.capture.adds.lists, self.game.capture.pair_only
        paired = {card for name in pairs for card in cards_of(name)}
        return tuple(
            card_of(rank, suit)
            for rank in range(1, 14)
            for suit in range(4)
            if not adds[card_of(rank, suit)] and card_of(rank, suit) not in paired
        )

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
        found = self._build("build.sum", "2h 9c", 9, "2h", "7d")
        found += self._build("build.no_card", "2h Jd", 9, "2h", "7d")
        found += self._build("build.many", "2h 9c", 9, "2h", "3d 4s")
        found += self._with_own_build("build.trail", "4h", "trail 4h", "Ks")
        found += self._with_own_build("build.elsewhere", "4h", "take 4h: 4s", "4s")
        yield Examples(tuple(found))
        if part.raises:
            yield from map(said, part.raising_sentences())
            yield Examples(tuple(self._raises()))

    def _with_own_build(self, name: str, card: str, act: str, table: str) -> list[Example]:
        """Return the example of another act while the player still owns a build on the table."""
        setting = {"hand": f"{card} 9c", "table": table, "builds": [{"build": "7d 2s", "value": 9}]}
        groups = (card, table) if act.startswith("take") else (card,)
        reasons = ("refuse.trail.own_build", "refuse.build.must_continue")
        return self.trials.shown(Demo(name, setting, (act,), groups, reasons), TAKES)

    def _raises(self) -> list[Example]:
        own = {"build": "5d 2s", "value": 7}
        found = []
        for name, build, hand in (
            ("raise.theirs", {**own, "owner": 2}, "2h 9d"),
            ("raise.own", own, "2h 9d 7c"),
        ):
            setting = {"hand": hand, "table": "Ks", "builds": [build]}
            reasons = ("refuse.build.no_raise_own", "refuse.build.no_old_card")
            demo = Demo(name, setting, ("build 9 with 2h on #1",), ("5d 2s", "2h"), reasons)
            found += self.trials.shown(demo, PLUS)
        return found

    def fila(self) -> Iterator[Block]:
        if not self.building.multiple:
            return
        yield say("fila.groups")
        yield say("fila.closed")
        found = self._build("fila.pair", "7h 7s", 7, "7h", "7d")
        found += self._build("fila.many", "3h 8c", 8, "3h", "5s 8d 6c 2h")
        closed = [{"build": "7d 7h", "value": 7, "owner": 2, "multiple": True}]
        setting = {"hand": "2h 9d", "table": "Ks", "builds": closed}
        acts, groups = ("build 9 with 2h on #1",), ("7d 7h", "2h")
        reasons = ("refuse.build.closed",)
        raised = Demo("fila.raised", setting, acts, groups, reasons, if_right=False)
        yield Examples((*found, *self.trials.shown(raised, PLUS)))

    def _build(self, name: str, hand: str, value: int, card: str, table: str) -> list[Example]:
        setting = {"hand": hand, "table": f"{table} Kd"}
        act, reasons = (
            f"build {value} with {card}: {table}",
            ("refuse.build.no_card", "refuse.build.two_cards"),
        )
        return self.trials.shown(Demo(name, setting, (act,), (card, table), reasons), PLUS)

    # The end --------------------------------------------------------------------------------

    def sweep(self) -> Iterator[Block]:
        points = self.game.score.sweep
        if not points:
            return
        yield say("sweep.what", points=points)
        yield say("sweep.last_play" if self.game.sweep.on_last_play else "sweep.not_last_play")
        if self.game.sweep.despite:
            yield say("sweep.despite", cards=_cards(self.game.sweep.despite))
        elif self._inert_cards():
            shown = CardRow(tuple(Shown(card) for card in self._inert_cards()))
            yield say("sweep.not_despite", cards=shown)
        yield Examples(tuple(self._take("sweep.all", "9c", "3h 6d 9s")))

    def end(self) -> Iterator[Block]:
        yield say("end.round")
        yield say(f"end.leftovers.{self.game.leftovers}")

    def scoring(self) -> Iterator[Block]:
        score = self.game.score
        yield from map(said, score.sentences())
        if self.game.players.partners:
            yield say("score.partners")
        rewards = score.rewards().items()
        rows = [Worth((), (points,), line(f"worth.{name}")) for name, points in rewards if points]
        yield WorthTable((*worth_of(score.cards), *rows))
        yield from map(said, score.extras())


def _cards(names: tuple[str, ...]) -> CardRow:
    return CardRow(tuple(Shown(parse_card(name)) for name in names))


def _ranks(names: tuple[str, ...]) -> CardRow:
    return CardRow(tuple(Shown(cards_of(name)[0]) for name in names))
