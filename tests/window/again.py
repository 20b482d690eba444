"""Plays one match after the other by *again* in a real window, and tells at each new one what this
process holds: `python -m tests.window.again MATCHES`. The rest of the line is for the game.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path
from random import Random

from game.__main__ import main
from game.app import App
from game.paths import user_data
from game.scenes.table import bot_turns

from .self_playing import play_by_itself


def held() -> dict[str, int]:
    """By this process, and beside the matches that are over."""
    files = [file for file in user_data().rglob("*") if file.is_file()]
    children = Path(f"/proc/self/task/{os.getpid()}/children")
    return {
        "descriptors": len(list(Path("/proc/self/fd").iterdir())),
        "threads": threading.active_count(),
        "processes": len(children.read_text().split()) if children.exists() else 0,
        "files": sum(file.parent.name != "replays" for file in files),
        "replays": sum(file.suffix == ".json" for file in files if file.parent.name == "replays"),
    }


def tell_of_each(matches: int) -> None:
    """Leaves after the last."""
    told: list[str] = []
    real = App.turn

    def turn(app: App) -> None:
        real(app)
        # Counted at its first act, when what was left before is gone.
        if shown[1] == 1 and shown[0] not in told:
            told.append(shown[0])
            print(json.dumps(held()), flush=True)
            app.services.leaving = len(told) > matches

    shown = ["", 0]

    def say(match_id: str, acts: int) -> None:
        shown[:] = match_id, acts

    play_by_itself(say, Random(1))
    real = App.turn
    App.turn = turn  # type: ignore[method-assign]


if __name__ == "__main__":
    # Nobody has to follow what bots do.
    for pause in ("THINKS", "GOES_ON", "PONDERS"):
        setattr(bot_turns, pause, 0.0)
    tell_of_each(int(sys.argv[1]))
    raise SystemExit(main(sys.argv[2:]))
