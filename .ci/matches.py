"""Lets the best bots play at many tables, and says in a line for each what they did; then plays
every kept match again.

    python .ci/matches.py [SHARE]

Compiled and not, the lines are the same: every act, how close it was to the last digit, and the
table it led to. Only each SHARE-th table is sat down at, and more of those with options.
"""

from __future__ import annotations

import pickle
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

PROJECT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PROJECT))

from game.bots.advice import Counsellor  # noqa: E402
from game.bots.base import decision, doubt_of  # noqa: E402
from game.bots.levels import maker_named  # noqa: E402
from game.engine.chance import SeededChance  # noqa: E402
from game.engine.notation import AnyRules, say_action  # noqa: E402
from game.engine.phases import DRAW, PLAY  # noqa: E402
from game.engine.visibility import observe  # noqa: E402
from game.storage.match_file import read_match  # noqa: E402
from tests.engine.battery.tables import MIXED, PLAIN, rules_at  # noqa: E402
from tests.large_games import NAMES, large_rules  # noqa: E402

#: The acts at a table, and after how many of them the reasons for one are told.
ACTS, OF_LARGE, TOLD = 80, 4, 9
#: Who is quick enough: at a plain table, with options, in games too large to be searched.
PLAIN_BOT, QUICK_BOT, LARGE_BOT = "expert@30", "expert@4", "regular"


def main(share: int) -> None:
    for table in PLAIN[::share]:
        print(line(str(table), rules_at(table), table.seats, PLAIN_BOT, ACTS), flush=True)
    for table in MIXED[:: -(-share // 4)]:
        print(line(str(table), rules_at(table), table.seats, QUICK_BOT, ACTS), flush=True)
    for name in NAMES[::share]:
        rules = large_rules(name)
        print(line(name, rules, rules.common.players.min, LARGE_BOT, OF_LARGE), flush=True)
    for file in sorted((PROJECT / "saves").rglob("*.json")):
        saved = read_match(file, SeededChance(file.stem))
        print(saved.match.state.digest(), file.relative_to(PROJECT), saved.lost, flush=True)


def line(table: str, rules: AnyRules, seats: int, name: str, acts: int) -> str:
    chance, dice, told = SeededChance(table), Random(table), sha256()
    # As the process of the bots gets them.
    rules, maker = pickle.loads(pickle.dumps((rules, maker_named(name))))
    state, bot = rules.start(seats, chance), maker(rules)
    for number in range(acts):
        legal = rules.legal_actions(state)
        if not legal:
            break
        seen = observe(state, state.to_act)
        act = decision(bot, seen, legal, dice)
        told.update(f"{say_action(rules, act)} {doubt_of(bot)!r} {len(legal)} ".encode())
        if number % TOLD == 0 and state.phase in (DRAW, PLAY) and len(legal) > 1:
            told.update(repr(Counsellor(rules).explained(seen, legal, act)).encode())
        rules.apply(state, act, chance)
        told.update(state.digest().encode())
    return f"{told.hexdigest()[:16]} {table}"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
