"""Thinking ahead: the acts that deserve it are tried in many possible worlds, all of them in the
same ones, and whatever comes off worse is tried no further.

A few worlds are little evidence. What a sound player thinks of an act at first sight counts like
so many worlds itself, so that the first choice only gives way to what is clearly better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from game.engine.actions import Action

Trial = Callable[[Action, Random], float]
"""What comes of an act in the world that these dice make."""

#: Before so many worlds no act is given up.
WORLDS_LEAST = 12
#: An act is given up when it is so many standard errors behind.
BEHIND = 3.0


class _Candidate:
    def __init__(self, act: Action, prior: float) -> None:
        self.act = act
        self.prior = prior
        self.results: list[float] = []
        #: Against the first choice, world by world.
        self.lead = 0.0

    def worth(self, conviction: float) -> float:
        return (self.prior * conviction + self.lead) / (conviction + len(self.results))


def rehearse(
    priors: Sequence[tuple[Action, float]],
    trial: Trial,
    worlds: int,
    conviction: float,
    rng: Random,
) -> Iterator[Action]:
    """The best of some acts so far, again and again, until so many worlds have been seen.

    `priors`: the acts, and what each promises at first sight, in the measure of `trial`.
    `conviction`: what is thought at first sight counts like so many worlds.
    """
    candidates = [_Candidate(act, prior) for act, prior in priors]
    candidates.sort(key=lambda candidate: -candidate.prior)
    first = best = candidates[0]
    yield best.act
    for number in range(1, worlds + 1):
        seed = rng.random()
        for candidate in candidates:
            result = trial(candidate.act, Random(seed))
            candidate.results.append(result)
            candidate.lead += result - first.results[-1]
            yield best.act
        best = max(candidates, key=lambda candidate: candidate.worth(conviction))
        if number >= WORLDS_LEAST:
            candidates = [
                candidate
                for candidate in candidates
                if candidate in (first, best) or not _is_beaten(candidate, best)
            ]
            if len(candidates) == 1:
                break
    yield best.act


def _is_beaten(candidate: _Candidate, best: _Candidate) -> bool:
    """Worlds are the same for both, so their differences tell more than their means."""
    gaps = [good - bad for good, bad in zip(best.results, candidate.results, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean > 0 and mean * mean * count > BEHIND * BEHIND * spread
