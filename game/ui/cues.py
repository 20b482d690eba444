"""Every sound of the game by name; `view/event_sounds.py` says which an event makes.

The files lie in assets/sounds, "slide.ogg"; a cue of several files has them numbered, "run_1.ogg".
"""

from __future__ import annotations

from typing import NamedTuple

CARDS, TABLE, NIGHT, MUSIC = "cards", "table", "night", "music"
GROUPS = (CARDS, TABLE, NIGHT, MUSIC)


class Cue(NamedTuple):
    """`files`: takes that follow one another, so that a deal does not rattle like a machine; or,
    if it is `rising`, the notes of a scale. `most`: so many may sound at once."""

    group: str
    files: int = 1
    rising: bool = False
    most: int = 2
    loops: bool = False


CUES = {
    # Cards
    "lift": Cue(CARDS, 2),
    "lift_several": Cue(CARDS),
    "slide": Cue(CARDS, 2),
    "land_felt": Cue(CARDS, 3, most=3),
    "land_card": Cue(CARDS, 3, most=3),
    "flip": Cue(CARDS, 2),
    "fan": Cue(CARDS),
    "shuffle": Cue(CARDS, most=1),
    "deal": Cue(CARDS, 4, most=4),
    "draw": Cue(CARDS, 2),
    "take_pozo": Cue(CARDS, most=1),
    # Melds
    "pierna": Cue(TABLE),
    "run": Cue(TABLE, 14, rising=True, most=4),
    "added": Cue(TABLE),
    "joker_moves": Cue(TABLE),
    "contract": Cue(TABLE, most=1),
    "laid_down": Cue(TABLE),
    # A turn
    "your_turn": Cue(TABLE, most=1),
    "step": Cue(TABLE),
    "two_left": Cue(TABLE, most=1),
    "discard": Cue(CARDS),
    "undo": Cue(TABLE),
    "refused": Cue(TABLE, most=1),
    "hint": Cue(TABLE, most=1),
    "stock_empty": Cue(TABLE, most=1),
    "reshuffle": Cue(CARDS, most=1),
    # Fishing
    "capture": Cue(TABLE, 8, rising=True, most=4),
    "build": Cue(TABLE),
    "fila": Cue(TABLE),
    "wincho": Cue(TABLE, most=1),
    "mona_taken": Cue(TABLE, most=1),
    "mona_drowned": Cue(TABLE, most=1),
    # Ends
    "closes": Cue(TABLE, most=1),
    "howl": Cue(NIGHT, most=1),
    "score_line": Cue(TABLE),
    "over_limit": Cue(TABLE, most=1),
    "reenganche": Cue(TABLE),
    "retire": Cue(TABLE, most=1),
    "game_won": Cue(NIGHT, most=1),
    "coin": Cue(TABLE, 2),
    # Frame
    "focus": Cue(TABLE, most=1),
    "confirm": Cue(TABLE),
    "back": Cue(TABLE),
    "toggle": Cue(TABLE),
    "curtain": Cue(TABLE, most=1),
    "page": Cue(TABLE),
    # Night and music
    "night": Cue(NIGHT, most=1, loops=True),
    "owl": Cue(NIGHT, most=1),
    "music": Cue(MUSIC, most=1, loops=True),
}


def files_of(name: str) -> tuple[str, ...]:
    count = CUES[name].files
    if count == 1:
        return (f"{name}.ogg",)
    return tuple(f"{name}_{number}.ogg" for number in range(1, count + 1))
