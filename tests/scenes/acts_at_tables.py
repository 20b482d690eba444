"""Tables somebody plays at, act by act, with a pointer, keys or a pad in hand."""

from __future__ import annotations

from collections.abc import Iterator

from at_table import AtTable, betos
from services import wait

from game.play.session.seating import Player

SIZE = (1024, 640)
#: A bot would act when it has thought.
PEOPLE = (Player("Ana", "owl"), Player("Beto", "fox"))
#: While something moves, a picture is taken this often, in seconds.
FRAME, FRAMES = 0.12, 3
RUMMY = "5h 6h 7h 9c 9d 9s Kd X 2c"
BETO = {"table": [betos("Tc Jc Qc")]}

#: `keys` and `pad`: commands, but no hint, which comes when it is found. Anything else is done with
#: the pointer, as `AtTable` calls it.
BY_KEYS = """
    keys right left confirm zone_hand right right mark right mark_right mark_left mark_group
    keys move_left move_right sort sort group
    keys back next_zone next_zone left confirm previous_zone zone_own zone_far right up down lens
    keys zone_piles left right confirm draw_stock zone_hand right mark confirm right right left back
    keys lay_down zone_own confirm down confirm undo redo undo undo zone_keys right confirm
    keys scores log log discard right discard pause
"""
BY_POINTER = """
    point 5h|click 5h|click 6h|click 7h|click lane|point Kd|right_click Kd|sweep 2c 9c
    lift stock hand|release hand|lift Kd before_5h|release before_5h|lift 9c lane|release stock
    double_click 5h|point help|click help|click key_sort|click key_undo|press 9d|release lane
    lift X meld_1|release meld_1|click choice_1|point pile|drag stock pile|drag Kd pile
"""
BY_PAD = (
    "pad right right mark left move_right discard confirm previous_zone right confirm back undo"
)
SEA = """
    keys right mark up right confirm back zone_far right left down trail build fila
    point 7h|lift 7h 7c|release felt|click 7h|click choice_1|keys undo undo scores
"""
CONTRACT = """
    keys zone_hand right stage|click 9c|click 9d|keys stage stage|drag 9h tray|drag 4c slot_2
    keys take_back zone_own right left confirm|drag 9c hand|lift 9c slot_1|release slot_1
    click 4d|click 4s|keys lay_down confirm lay_down undo redo|lift X meld_1|release meld_1
    keys discard confirm
"""
#: What has no room is said where the pointer rests, or the focus is.
FULL = """
    point plaque_1|rest|point panel|rest|click plaque_1|click felt|point meld_1|rest|wheel meld_1 -1
    wheel meld_1 1|point key_discard|rest|click key_discard|click key_undo|click 5h|click 6h
    look_away|click 9c|click lane|look_away|keys right zone_keys left left left left log up up down
    wheel felt 1|keys back|drag 9c lane touch|drag X meld_1 touch|keys undo|drag X meld_1 touch
    keys zone_own lens left lens zone_hand confirm right right next_zone back confirm discard
"""
RIVER = """
    point pile|rest|wheel pile 1|keys zone_piles right right lens right left left back
    lift pile hand|release felt|keys take_pile|rest|keys zone_hand mark|click lane|keys undo back
    click stock|keys mark_right mark_right lay_down discard
"""
#: Builds with long names, in little room.
BUILDS = """
    point build_1|rest|keys right mark|point choice_1|rest|keys zone_far left right|click build_1
    click choice_1|keys undo right mark zone_far confirm confirm|wheel choice_1 1|wheel choice_1 -1
    keys back scores|click felt|keys undo|lift 9h felt|look_away|rest|click 9h
"""
LONG = (Player("Ana", "owl"), Player("Maximiliano Augusto", "fox"))
LARGE = {"text_scale": 1.4}
BUILD = {"build": "7c 2s", "value": 9, "owner": LONG[1].name}
FULL_TABLE = {"table": [{"meld": "[Tc Jc Qc]", "owner": LONG[1].name}]}
POZO = {"variant": "loba_de_mas", "phase": "draw", "pile": "7d 9h 6s Kc"}
MONA = {"variant": "la_mona", "table": "7s Kd 5d 2h", "builds": [BUILD]}
FISHED: dict[str, object] = {"hand": "7h 2d Qc", "variant": "la_mona", "table": "7c Kd 5d 2s"}
TABLES: dict[str, tuple[dict[str, object], str]] = {
    "contract": ({"hand": "9c 9d 9h 4c 4d 4s Kd Qc 2s X", "variant": "carioca"}, CONTRACT),
    "pointer": ({"hand": RUMMY, **BETO}, BY_POINTER),
    "pad": ({"hand": RUMMY, **BETO}, BY_PAD),
    "moving": ({"hand": RUMMY, "likes": {"motion": "full"}, **BETO}, BY_POINTER),
    "calm": ({"hand": RUMMY, "likes": {"motion": "reduced"}, **BETO}, BY_KEYS),
    "full": ({"hand": RUMMY, "players": LONG, "likes": LARGE, **FULL_TABLE}, FULL),
    "river": ({"hand": "7h 7h' 9c 9d 4s 5s", **POZO}, RIVER),
    "builds": ({"hand": "9h 2d 4c", "players": LONG, "likes": LARGE, **MONA}, BUILDS),
    "sea": (FISHED, SEA),
    "sea_moving": ({**FISHED, "likes": {"motion": "full"}}, SEA),
}


def played(name: str) -> Iterator[tuple[str, AtTable]]:
    """The table at the beginning, and after each act, with what was done; where things move, in
    between as well."""
    setting, acts = TABLES[name]
    table = AtTable(**{"size": SIZE, "players": PEOPLE, **setting})  # type: ignore[arg-type]
    moves = table.services.settings.motion != "none"
    yield "", table
    for act in acts.replace("\n", "|").split("|"):
        how, *which = act.split() or [""]
        for given in [[one] for one in which] if how in ("keys", "pad") else [which]:
            if how:
                _do(table, how, given)
                for _ in range(FRAMES if moves else 1):
                    wait(table.services, FRAME)
                    # A card is made of what is drawn by then.
                    while not table.services.kit.rasterizer.wait():
                        pass
                    yield f"{how} {' '.join(given)}", table


def _do(table: AtTable, how: str, which: list[str]) -> None:
    """What is not there is left out."""
    places = which if how in ("keys", "pad") or which == ["lay_down"] else _spaced(which)
    try:
        getattr(table, how)(*places)
    except LookupError:
        table.heard.append("nothing there")
        table.heard.how.append("nothing there")


def _spaced(which: list[str]) -> list[str]:
    return [one.replace("_", " ") for one in which]
