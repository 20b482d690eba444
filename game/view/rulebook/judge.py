"""Is this allowed? Cards as somebody names them, judged by the rules of a table.

It is the table that judges, with the reasons it gives in a match: the cards are dealt to a player
who is at turn, and played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.engine.cards import CardId, names, pack
from game.engine.notation import AnyRules
from game.engine.rules import Refusal
from game.engine.rummy.game import RummyGame
from game.engine.rummy.opening import Contract
from game.play.intents.fishing import ONE_CARD
from game.play.intents.moves import Moves
from game.play.intents.offers import LANE_PLACE, Target
from game.play.intents.rummy import RummyIntents, contract_of
from game.play.pieces.line import Line, MeldName, refusal_line
from game.play.positions.laid import Seats
from game.play.positions.position import Position, Script
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable
from game.play.session.seating import seated
from game.variants.load import Variant, rules_of
from game.view.rulebook.book import CAPTURE, CONTRACTS, LAY_OFF, MELDS, section_for
from game.view.rulebook.trials import spare, table_before

#: The questions.
MELD, CONTRACT, ADD, TAKE = "meld", "contract", "add", "take"
FIRST = Target("meld", 0)
#: A table at which both players have put down cards in an earlier turn.
HAVE_LAID: Mapping[str, object] = {"laid_down": {"1": "before", "2": "before"}}


class Judgement(NamedTuple):
    """The answer, why, and the section of the rules it comes from."""

    is_allowed: bool
    why: Line
    section: str


class Judge:
    """A judge of one table's rules."""

    def __init__(self, variant: Variant) -> None:
        self.variant, self.rules = variant, rules_of(variant.game)
        game = variant.game
        #: The rules by which any meld may be laid: what a meld is does not hang on contracts.
        self._plain: AnyRules = self.rules
        if isinstance(game, RummyGame) and isinstance(game.opening, Contract):
            opening = replace(game.opening, new_melds_later=True)
            self._plain = rules_of(replace(game, opening=opening))

    @property
    def questions(self) -> Sequence[str]:
        if self.rules.has_loose:
            return (TAKE,)
        return (MELD, CONTRACT, ADD) if self.contracts else (MELD, ADD)

    @property
    def contracts(self) -> int:
        """Return the number of contracts of a match."""
        return len(self.rules.opening.rounds[: self.rules.match_end.hands_most()])

    def answer(
        self, question: str, cards: Sequence[CardId], on: Sequence[CardId] = (), number: int = 1
    ) -> Judgement | None:
        """Answer a question about cards; None if there is nothing to answer yet. `on`: the meld, or
        the cards on the table, that they are played to; `number`: that of the contract."""
        if not cards or (not on and question in (ADD, TAKE)):
            return None
        if question == TAKE:
            return self._take(cards, on)
        if question == CONTRACT:
            return self._contract(cards, number)
        return self._meld(cards) if question == MELD else self._add(cards, on)

    def _meld(self, cards: Sequence[CardId]) -> Judgement:
        acts = self._acts(self._plain, {"hand": _with_spare(cards), **HAVE_LAID})
        offers = acts.offers_at(cards, LANE_PLACE) if acts else ()
        if not acts or not offers:
            return self._refused(acts.why_not(cards, LANE_PLACE) if acts else None, MELDS)
        laid = self.rules.meld_names[offers[0].lies[0].kind]
        return Judgement(True, Line("judge.right.meld", {"meld": MeldName(laid)}), MELDS)

    def _contract(self, cards: Sequence[CardId], number: int) -> Judgement:
        last = self.rules.opening.rounds[number - 1].final_discard
        hand = names(cards) if last == "forbidden" else _with_spare(cards)
        acts = self._acts(self.rules, {"hand": hand, "round": number})
        if acts and acts.offers_at(cards, LANE_PLACE):
            return Judgement(True, Line("judge.right.contract", {"number": number}), CONTRACTS)
        owed = contract_of(acts.rules, acts.table.observation()) if acts else None
        return self._refused(owed.why_not(pack(cards)) if owed else None, CONTRACTS)

    def _add(self, cards: Sequence[CardId], on: Sequence[CardId]) -> Judgement:
        laid = self._meld(on)
        if not laid.is_allowed:
            return laid
        owner = "1" if self.rules.lay_off.to == "own" else "2"
        there: dict[str, object] = {"meld": names(on).split(), "owner": owner}
        setting: dict[str, object] = {"hand": _with_spare(cards, on), "table": [there]}
        acts = self._acts(self.rules, {**setting, **HAVE_LAID})
        if acts and acts.offers_at(cards, FIRST):
            return Judgement(True, Line("judge.right.add", {}), LAY_OFF)
        return self._refused(acts.why_not(cards, FIRST) if acts else None, LAY_OFF)

    def _take(self, cards: Sequence[CardId], on: Sequence[CardId]) -> Judgement:
        setting = {"hand": _with_spare(cards, on), "table": names(on)}
        moves = self._moves(self.rules, setting)
        acts = moves.fishing if moves else None
        if acts is None or len(cards) != 1:
            return self._refused(ONE_CARD if acts else None, CAPTURE)
        found = acts.capture_of(cards[0], on)
        if found is None or isinstance(found, Refusal):
            return self._refused(found or acts.why_not_with(cards[0], on, ()), CAPTURE)
        return Judgement(True, Line("judge.right.take", {}), CAPTURE)

    # The table ------------------------------------------------------------------------------

    def _acts(self, rules: AnyRules, setting: Mapping[str, object]) -> RummyIntents | None:
        moves = self._moves(rules, setting)
        return moves.rummy if moves else None

    def _moves(self, rules: AnyRules, setting: Mapping[str, object]) -> Moves | None:
        """Return the moves at a table at which the first player holds these cards; None if the game
        cannot have it."""
        state = table_before(rules, setting, "")
        if state is None:
            return None
        players = rules.common.players
        seats = Seats.of([str(at + 1) for at in range(players.min)], players)
        position = Position(self.variant, rules, seats, state, "1", Script((), None))
        players_there = seated(seats.names)
        table = RunningTable.from_position(position, clock=lambda: 0.0, players=players_there)
        return Moves(table, Arranging(table))

    def _refused(self, refusal: Refusal | None, section: str) -> Judgement:
        if refusal is None:
            return Judgement(False, Line("judge.no_table", {}), section)
        line = refusal_line(self.rules, refusal)
        return Judgement(False, line, section_for(refusal.key))


def _with_spare(cards: Sequence[CardId], others: Sequence[CardId] = ()) -> str:
    """Return cards in notation, with two more to play on with, which are none of the `others`."""
    return f"{names(cards)} {spare(names([*cards, *others]))}"
