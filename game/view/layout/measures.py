"""The fixed lengths of the table: one set for most windows, one for small ones."""

from __future__ import annotations

from typing import NamedTuple

from game.view.stage import Stage

#: Type steps, in units at text size 1.
NAME, BIG_NAME, PROMPT, BODY, SMALL_TEXT = 34, 44, 31, 29, 27
#: So many heights of its text a button is wide at least.
KEY_WORDS = 8.4


class Measures(NamedTuple):
    margin: float
    side: float
    plaque_y: float
    plaque_h: float
    plaque_w: float
    #: Kept free at the right of the last seat, for the menu buttons.
    seats_right: float
    button: float
    button_y: float
    button_gap: float
    far_y: float
    piles_w: float
    lane_x: float
    prompt_h: float
    panel_w: float
    panel_h: float
    hand_left: float
    hand_right: float
    hand_bottom: float
    key_w: float
    key_h: float
    key_gap: float

    @classmethod
    def of(cls, stage: Stage) -> Measures:
        """Where text is larger than planned for, what holds it grows downwards."""
        plan = cls(*(px / stage.scale for px in SMALL)) if stage.is_small else NORMAL
        plaque_h = max(plan.plaque_h, line(stage, NAME) + line(stage, SMALL_TEXT) + 16)
        key_w = max(plan.key_w, KEY_WORDS * stage.text_units(BODY))
        return plan._replace(
            key_w=key_w,
            hand_right=plan.hand_right + key_w - plan.key_w,
            plaque_h=plaque_h,
            far_y=plan.far_y + plaque_h - plan.plaque_h,
            prompt_h=max(plan.prompt_h, line(stage, PROMPT)),
            panel_h=max(plan.panel_h, panel_text(stage) + 40),
        )


def line(stage: Stage, units: float) -> float:
    """The height of one line of text."""
    return stage.text_units(units) * 1.2


def panel_text(stage: Stage) -> float:
    """The least the own panel holds: the name, the score, and one line."""
    return line(stage, BIG_NAME) + line(stage, BODY) + line(stage, SMALL_TEXT)


NORMAL = Measures(
    margin=24,
    side=34,
    plaque_y=22,
    plaque_h=96,
    plaque_w=470,
    seats_right=150,
    button=68,
    button_y=26,
    button_gap=12,
    far_y=148,
    piles_w=350,
    lane_x=420,
    prompt_h=44,
    panel_w=320,
    panel_h=256,
    hand_left=366,
    hand_right=332,
    hand_bottom=16,
    key_w=286,
    key_h=60,
    key_gap=10,
)
#: In pixels: what can be read or hit does not shrink any further with the window.
SMALL = Measures(
    margin=12,
    side=14,
    plaque_y=10,
    plaque_h=56,
    plaque_w=272,
    seats_right=108,
    button=46,
    button_y=14,
    button_gap=8,
    far_y=94,
    piles_w=236,
    lane_x=262,
    prompt_h=26,
    panel_w=168,
    panel_h=180,
    hand_left=188,
    hand_right=189,
    hand_bottom=10,
    key_w=166,
    key_h=40,
    key_gap=6,
)
