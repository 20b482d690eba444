"""All that makes one rummy: the slots of its variant file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from game.engine.game_parts import Game
from game.engine.parts import by_players, flag, named, ranks, record, required_record, slot, word
from game.engine.rummy.opening import FreeOpening, Opening
from game.engine.rummy.parts import Discard, Kind, LayOff, NoPile, Pile, Recycle, StockOut
from game.engine.scoring.hand_score import HandScore


@dataclass(frozen=True)
class RummyDeal:
    """`upcard`: the first card of the pile is turned up. `wild_upcard`: a wild card turned up is
    buried again in the stock, or stays."""

    hand: int | Mapping[int, int] = by_players(1, 40)
    upcard: bool = flag(True)
    wild_upcard: str = word("keep", "rebury")


@dataclass(frozen=True, kw_only=True)
class RummyGame(Game):
    deal: RummyDeal = required_record(RummyDeal)
    pile: Pile = slot("pile", NoPile)
    wild: tuple[str, ...] = ranks("joker", joker=True)
    melds: Mapping[str, Kind] = named("meld")
    opening: Opening = slot("opening", FreeOpening)
    lay_off: LayOff = record(LayOff)
    wild_move: str = word("fixed", "free", "replace_other_end", "shift_outward")
    discard: Discard = record(Discard)
    final_discard: str = word("optional", "required", "forbidden")
    stock_out: StockOut = slot("stock_out", Recycle)
    blocked_hand: str = word("score_all", "void_redeal")
    score: HandScore = slot("score")

    def summary_facts(self) -> dict[str, int]:
        facts = super().summary_facts()
        for kind in reversed(list(self.melds.values())):
            facts |= {"run": kind.min, "wilds": kind.wilds} if kind.is_run else {"set": kind.min}
        if self.opening.rounds:
            facts["contracts"] = facts["hands"] = len(self.opening.rounds)
        return facts

    def summary(self) -> Iterator[str]:
        yield "rummy"
        yield from filter(None, (self.opening.summary, self.pile.summary()))
        yield self.score.summary
        yield from super().summary()
