"""A peer's gin rummy, played at random from Python. Runs in the peers' environment.

Usage: peer_play.py rlcard | rlcard-env | openspiel
"""

import random
import sys
import time

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


def rlcard_env() -> int:
    import rlcard

    env = rlcard_env.made or rlcard.make("gin-rummy")
    rlcard_env.made = env
    state, _ = env.reset()
    moves = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        moves += 1
    return moves


rlcard_env.made = None


def openspiel() -> int:
    import pyspiel

    game = openspiel.made or pyspiel.load_game("gin_rummy")
    openspiel.made = game
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            moves += 1
    return moves


openspiel.made = None
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
