"""Trying a variant out: every value of its options, and hands played at random.

What a reader of files cannot see comes out when the game is played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.engine.chance import Chance, SeededChance
from game.engine.rules import Rules
from game.reading.faults import Fault, Faults, Place
from game.variants.compile import rules_of
from game.variants.load import Variant, read_variant
from game.variants.options import Chosen, written

HANDS = 10
#: Random players take a few hundred steps for a hand; no sound game needs so many.
STEPS_MOST = 20_000


def try_options(file: Path, roots: Sequence[Path], variant: Variant) -> Iterator[Fault]:
    """What is wrong only with some option or preset chosen."""
    known = set(read_variant(file, roots).faults)
    wanted: list[tuple[str, Chosen, str | None]] = [
        (f"{option.key}={written(value)}", {option.key: value}, None)
        for option in variant.options
        for value in option.trials()
        if written(value) != written(option.default)
    ]
    wanted += [(name, {}, name) for name in variant.presets]
    for label, chosen, preset in wanted:
        for fault in read_variant(file, roots, chosen, preset).faults:
            if fault not in known:
                known.add(fault)
                option = () if fault.fact("option") else (("option", label),)
                yield fault._replace(facts=(*fault.facts, *option))


def try_playing(file: Path, variant: Variant, hands: int = HANDS) -> Iterator[Fault]:
    """Plays random hands with every number of players."""
    faults = Faults()
    place = Place(str(file))
    players = variant.game.players
    for seats in range(players.min, players.max + 1):
        try:
            play(rules_of(variant.game), seats, hands)
        except EndlessHandError:
            faults.error(place, "", "fault.hand_endless", players=seats, steps=STEPS_MOST)
        except Exception as error:  # Whatever it is, the author hears of it in a sentence.
            faults.error(
                place, "", "fault.hand_broke_down", players=seats, detail=type(error).__name__
            )
    yield from faults


class EndlessHandError(Exception):
    """A hand goes on and on, or a player has nothing to do."""


def play(rules: Rules, seats: int, hands: int) -> None:
    """Plays so many hands at random; the same ones every time."""
    chance: Chance = SeededChance("trial")
    played = 0
    while played < hands:
        played += _play_match(rules, seats, hands - played, chance)


def _play_match(rules: Rules, seats: int, hands: int, chance: Chance) -> int:
    state = rules.start(seats, chance)
    steps, hand_no = 0, state.hand_no
    while rules.result(state) is None and state.hand_no <= hands:
        steps = steps + 1 if state.hand_no == hand_no else 0
        hand_no = state.hand_no
        actions = rules.legal_actions(state)
        if not actions or steps > STEPS_MOST:
            raise EndlessHandError
        rules.apply(state, actions[chance.pick(len(actions))], chance)
    return state.hand_no
