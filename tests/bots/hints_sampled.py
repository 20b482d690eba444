"""Hints from matches of sound players: how often each reason decides, and some of them with the
position in card notation, to be read by somebody who plays.

    python -m tests.bots.hints_sampled              the share of each reason
    python -m tests.bots.hints_sampled --read       ten hints of each game
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from game.bots.advice import Advice, Counsellor
from game.bots.base import decision, dice_of
from game.bots.levels import LEVELS, make_bot
from game.engine.cards import each, names
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules, say_action
from game.engine.rummy.flow import RummyRules
from game.engine.visibility import Observation, observe
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.session.table_kind import kind_of
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from game.view.table.hints import why
from game.view.table.words import TableWords

#: So many hints of each game are counted; so many are read.
COUNTED, READ = 50, 10
#: One act in so many is asked for.
APART = 23
#: Who plays up to there.
WALKER = LEVELS["regular"]


class Hint(NamedTuple):
    rules: AnyRules
    seen: Observation
    advice: Advice


def hints(game: str, count: int) -> Iterator[Hint]:
    """Where there is something to choose, at tables of all sizes."""
    rules = rules_of(Catalogue().load(game).game)
    counsellor, player = Counsellor(rules), make_bot(WALKER, rules)
    players = rules.common.players
    seed = 0
    while True:
        seats = players.min if seed % 3 else min(4, players.max)
        match = Match(rules, seats, SeededChance(f"hints {seed}"))
        dice = Random(seed)
        while not match.is_over and len(match.log) < 260:
            seat = match.state.to_act
            seen, legal = observe(match.state, seat), rules.legal_actions(match.state)
            if len(legal) > 1 and dice.random() * APART < 1:
                act = decision(counsellor, seen, legal, dice_of(seen))
                yield Hint(rules, seen, counsellor.explained(seen, legal, act))
                count -= 1
                if not count:
                    return
            match.submit(seat, decision(player, seen, legal, dice_of(seen)))
        seed += 1


def position(hint: Hint) -> Iterator[str]:
    """What the player sees that matters."""
    rules, seen, _ = hint.rules, hint.seen, hint.advice
    sizes = " ".join(
        f"{seat + 1}:{size}" for seat, size in enumerate(seen.hand_sizes) if seat != seen.viewer
    )
    scores = ", ".join(map(str, seen.standing.scores))
    yield f"player {seen.viewer + 1}, {seen.phase}; others hold {sizes}; scores {scores}"
    yield f"hand {names(each(seen.hand))}"
    if isinstance(rules, RummyRules):
        judge = rules.laying.owed(seen, seen.viewer)
        if judge is not None:
            melds = list(rules.game.melds)
            yield f"contract {' + '.join(melds[kind] for kind in judge.wanted)}"
        if seen.pile:
            yield f"pile {names(seen.pile)}"
    for meld in seen.melds:
        yield f"meld of {meld.owner + 1}: {names(meld.cards)}"
    for build in seen.builds:
        yield f"build of {build.owner + 1}: {build.value} with {names(build.cards)}"
    if seen.loose:
        yield f"table {names(seen.loose)}"
    if any(seen.won):
        won = "; ".join(names(each(cards)) for cards in seen.won)
        yield f"taken {won}"
    for seat, cards in enumerate(seen.known):
        if cards and seat != seen.viewer:
            yield f"known of {seat + 1}: {names(each(cards))}"


def told(hint: Hint, words: TableWords) -> str:
    """The act in notation, and why in words."""
    because = (why(words, reason) for reason in hint.advice.reasons)
    return " ".join([f"{say_action(hint.rules, hint.advice.act)}:", *because])


def shares(found: Sequence[Hint]) -> str:
    counted = Counter(hint.advice.reasons[0].key for hint in found)
    return "\n".join(f"{count / len(found):6.1%}  {key}" for key, count in counted.most_common())


def words_of(game: str, language: str) -> TableWords:
    texts = Texts([language], [bundled("locales")])
    rules = rules_of(Catalogue().load(game).game)
    return TableWords(texts, game, ("Ana", "Beto", "Carla", "Dora"), rules, kind_of(rules, 4))


def to_read(game: str) -> Iterator[tuple[str, Hint]]:
    words = words_of(game, "en")
    for number, hint in enumerate(hints(game, READ)):
        yield f"{game} {number + 1}: {told(hint, words)}", hint


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--read", action="store_true")
    given.add_argument("--games", default=",".join(Catalogue().ids()))
    given.add_argument("--count", type=int, default=COUNTED)
    asked = given.parse_args()
    games = asked.games.split(",")
    if asked.read:
        for game in games:
            for line, hint in to_read(game):
                print(line, *position(hint), sep="\n  ", end="\n\n")
    else:
        print(shares([hint for game in games for hint in hints(game, asked.count)]))


if __name__ == "__main__":
    main()
