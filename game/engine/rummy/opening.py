"""How a player first puts down cards: freely, or by fulfilling the contract of the round."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from game.engine.parts import Sentence, flag, part, rounds, says, whole, word

AS_USUAL = "as_usual"


@dataclass(frozen=True)
class Round:
    """One contract: the melds it asks for, by their names in `melds`.

    `deal` 0: as many cards as usual. `final_discard`: as usual, or different in this round.
    """

    melds: tuple[str, ...]
    deal: int = whole(0, 40, 0)
    final_discard: str = word(AS_USUAL, "optional", "required", "forbidden")


class Opening(ABC):
    """How a player first puts down cards."""

    #: The key of the sentence that says what is done in a turn.
    turn: ClassVar[str] = "turn.lay"
    #: The contracts of the match, one for each round.
    rounds: tuple[Round, ...] = ()
    #: Whether melds may be laid as usual after the first.
    new_melds_later: bool = True
    double_sets: bool = False

    def round_at(self, round_no: int) -> Round | None:
        """Return the contract of a round, the last one for all later rounds; None without any."""
        return self.rounds[min(round_no, len(self.rounds) - 1)] if self.rounds else None

    @abstractmethod
    def sentences(self, *, adds: bool) -> Iterator[Sentence]:
        """Yield the sentences about what holds in every round. `adds`: cards may be added to
        melds."""


@part("opening", "free")
@dataclass(frozen=True)
class FreeOpening(Opening):
    """The first melds may be any."""

    def sentences(self, *, adds: bool) -> Iterator[Sentence]:
        return iter(())


@part("opening", "contract")
@dataclass(frozen=True)
class Contract(Opening):
    """The contract of the round has to be laid first, each meld at its least size, nothing else.

    `new_melds_later`: in later turns other melds may follow. `double_sets`: one set of twice the
    size counts for two. `same_rank_sets`, `adjoining_runs`: two sets of one rank, two runs that
    touch, are allowed in a contract.
    """

    rounds: tuple[Round, ...] = rounds(Round)
    new_melds_later: bool = flag(False)
    double_sets: bool = flag(False)
    same_rank_sets: bool = flag(True)
    adjoining_runs: bool = flag(True)
    turn = "turn.lay_contract"

    def sentences(self, *, adds: bool) -> Iterator[Sentence]:
        if self.new_melds_later:
            yield says("contract.later")
        elif adds:
            yield says("contract.only_adding")
        if self.double_sets:
            yield says("contract.double_sets")
        if not self.same_rank_sets:
            yield says("contract.no_same_rank")
        if not self.adjoining_runs:
            yield says("contract.no_adjoining")
