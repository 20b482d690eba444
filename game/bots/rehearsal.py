"""Thinking ahead: every act that deserves it is tried in many possible worlds, each played to the
end of the hand by quick players, and whatever comes off worse is tried no further."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from game.engine.actions import Action
from game.engine.chance import Chance, SeededChance
from game.engine.notation import AnyRules
from game.engine.state import TableState
from game.engine.visibility import Observation

PlayOut = Callable[[TableState, int, Random], float]
"""Plays a table to the end of the hand; what comes of it for a seat."""

#: Before so many worlds no act is given up.
WORLDS_LEAST = 6
#: An act is given up when it is so many standard errors behind.
BEHIND = 2.5


class _Trial:
    """One act and what came of it, world by world."""

    def __init__(self, act: Action, prior: float) -> None:
        self.act = act
        self.prior = prior
        self.results: list[float] = []
        self.total = 0.0

    def add(self, result: float) -> None:
        self.results.append(result)
        self.total += result

    def mean(self) -> float:
        """The prior counts like a few worlds, for the first ones are little evidence."""
        return (self.prior * PRIOR_WORLDS + self.total) / (PRIOR_WORLDS + len(self.results))


PRIOR_WORLDS = 3


def rehearse(
    rules: AnyRules,
    seen: Observation,
    priors: Sequence[tuple[Action, float]],
    play_out: PlayOut,
    worlds: int,
    rng: Random,
) -> Iterator[Action]:
    """The best of some acts so far, again and again, until so many worlds have been seen.

    `priors`: the acts, and what each promises at first sight, in the measure of `play_out`.
    """
    trials = [_Trial(act, prior) for act, prior in priors]
    trials.sort(key=lambda trial: -trial.prior)
    best = trials[0]
    yield best.act
    for number in range(1, worlds + 1):
        world = rules.world(seen, rng)
        seed = rng.random()
        for trial in trials:
            table = world.clone()
            dice = Random(seed)
            rules.apply(table, trial.act, _chance(dice))
            trial.add(play_out(table, seen.viewer, dice))
            best = max(trials, key=_Trial.mean) if trial is trials[-1] else best
            yield best.act
        if number >= WORLDS_LEAST:
            trials = [trial for trial in trials if trial is best or not _is_beaten(trial, best)]
            if len(trials) == 1:
                return


def _chance(dice: Random) -> Chance:
    return SeededChance(str(dice.random()))


def _is_beaten(trial: _Trial, best: _Trial) -> bool:
    """Worlds are the same for both, so their differences tell more than their means."""
    gaps = [good - bad for good, bad in zip(best.results, trial.results, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean > 0 and mean * mean * count > BEHIND * BEHIND * spread
