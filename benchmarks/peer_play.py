"""A peer's gin rummy, played at random from Python. Runs in the peers' environment.

Usage: peer_play.py rlcard | rlcard-env | openspiel
"""

import random
import sys
import time
from functools import cache

SECONDS = 1.0


def rlcard_game() -> int:
    from rlcard.games.gin_rummy.game import GinRummyGame

    game = GinRummyGame()
    game.init_game()
    moves = 0
    while not game.is_over():
        game.step(random.choice(game.judge.get_legal_actions()))
        moves += 1
    return moves


@cache
def made_env():
    import rlcard

    return rlcard.make("gin-rummy")


def rlcard_env() -> int:
    env = made_env()
    state, _ = env.reset()
    moves = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        moves += 1
    return moves


@cache
def made_game():
    import pyspiel

    return pyspiel.load_game("gin_rummy")


def openspiel() -> int:
    state = made_game().new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


GAMES = {"rlcard": rlcard_game, "rlcard-env": rlcard_env, "openspiel": openspiel}

if __name__ == "__main__":
    play = GAMES[sys.argv[1]]
    random.seed(1)
    play()
    print("ready", flush=True)
    for _ in sys.stdin:
        moves, start = 0, time.process_time()
        while time.process_time() - start < SECONDS:
            moves += play()
        print(moves / (time.process_time() - start), flush=True)
