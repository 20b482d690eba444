"""The buttons of the table: what they are called now, and whether they can be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.engine.state import DRAW, NOBODY
from game.play.intents.offers import Target
from game.scenes.shell.page_scene import keys_of as keys_of_command
from game.scenes.shell.page_scene import say_key
from game.ui.commands import CONFIRM
from game.ui.gestures import PAD
from game.ui.theme import BODY
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


#: Taking is what Enter does with the choice that is looked at; marking hurries a bot that thinks.
SAME_KEY = {"capture": CONFIRM, "hurry": "mark"}


class Key(NamedTuple):
    """A button at the right. `command`: what it does, by the name of its command."""

    command: str
    text: str
    icon: str
    works: bool
    main: bool = False


def keys_of(scene: TableScene) -> list[Key]:
    if scene.kind.is_fishing:
        return _fishing_keys(scene)
    if scene.table_texts.is_my_turn and scene.table.phase == DRAW:
        return _draw_keys(scene)
    return _play_keys(scene)


def _draw_keys(scene: TableScene) -> list[Key]:
    goals = {goal.kind for goal in scene.moves.draws()}
    keys = [Key("draw_stock", "draw_stock", "icon_draw", "stock" in goals, main=True)]
    if scene.kind.has_pile:
        keys.append(Key("take_pile", "take_pile", "icon_take", "pile" in goals))
    if scene.table.undo_refusal() is None:
        keys.append(Key("undo", "undo", "icon_undo", True))
    return [
        *keys,
        Key("hint", "hint", "icon_hint", True),
        Key("sort", "sort", "icon_sort_suit", True),
    ]


def _play_keys(scene: TableScene) -> list[Key]:
    mine = scene.table_texts.is_my_turn
    staging = scene.moves.staging if mine and scene.moves.is_staging else None
    staged = staging is not None and bool(staging.staged())
    undo = scene.table.undo_refusal() is None
    first = Key("undo", "take_back" if staged else "undo", "icon_undo", staged or undo)
    marked = len(scene.selection.marked)
    one = mine and marked == 1
    last = Key("discard", "discard", "icon_discard", one, main=one)
    if scene.table.is_bots_turn:
        last = Key("hurry", "hurry", "icon_speed", True)
    elif mine and scene.table_texts.contract_ready:
        last = Key("lay_down", "lay_down", "icon_meld", True, main=True)
    elif mine and marked > 1:
        works = any(goal.kind in ("lane", "slot") for goal in scene.table_texts.marked_goals())
        last = Key("lay_down", "lay_down", "icon_meld", works, main=works)
    return [
        first,
        Key("hint", "hint", "icon_hint", mine),
        Key("sort", "sort", "icon_sort_suit", scene.table.viewer != NOBODY),
        last,
    ]


def _fishing_keys(scene: TableScene) -> list[Key]:
    offers = scene.table_texts.fishing_offers()
    kinds = {offer.key for offer in offers}
    chosen = offers[scene.selection.choice_at].key if offers else ""
    takes = any(key.startswith("offer.take") for key in kinds)
    built = bool(kinds & {"offer.build", "offer.raise"})
    keys = [
        Key("capture", "capture", "icon_check", takes, chosen.startswith("offer.take")),
    ]
    if scene.kind.may_build:
        building = chosen in ("offer.build", "offer.raise")
        fila = "offer.build.multiple"
        keys.append(Key("build", "build", "icon_meld", built, building))
        keys.append(Key("fila", "fila", "icon_lock", fila in kinds, chosen == fila))
    trails = "offer.trail" in kinds
    keys.append(Key("trail", "trail", "icon_discard", trails, chosen == "offer.trail"))
    if scene.table.is_bots_turn:
        keys[-1] = Key("hurry", "hurry", "icon_speed", True)
    if not offers and scene.table.undo_refusal() is None:
        keys[0] = Key("undo", "undo", "icon_undo", True)
    return keys


def buttons_of(scene: TableScene) -> list[tuple[Target, Button]]:
    """All buttons of the table with their places."""
    keys = keys_of(scene)
    scene.picture.keys = len(keys)
    zones = scene.picture.layout.zones
    words = scene.table_texts.words
    found = []
    for at, (key, rect) in enumerate(zip(keys, zones.keys, strict=False)):
        cap = ""
        if zones.keys_show_shortcuts and scene.services.device != PAD:
            keys_for = keys_of_command(scene.services, SAME_KEY.get(key.command, key.command))
            cap = say_key(scene.services, keys_for[0]) if keys_for else ""
        button = Button(
            key.command,
            rect,
            words.text(f"table.key.{key.text}"),
            lambda: None,
            key.icon,
            cap,
            key.main and key.works,
            size=27 if scene.services.kit.stage.is_small else BODY,
            align="left",
        )
        button.enabled = key.works
        found.append((Target("key", at), button))
    tray = scene.picture.layout.tray
    if tray is not None:
        ready = scene.table_texts.contract_ready
        lay = words.text("table.key.lay_down")
        button = Button("lay_down", tray.lay_down, lay, lambda: None, main=ready, size=27)
        button.enabled = ready
        found.append((Target("lay_down"), button))
    for kind, icon, rect in (
        ("help", "icon_help", zones.help),
        ("menu", "icon_menu", zones.menu),
    ):
        target = Target("help") if kind == "help" else Target("menu")
        round_one = Button(kind, rect, "", lambda: None, icon, radius=rect.h / 2)
        found.append((target, round_one))
    return found


def undo_key(scene: TableScene) -> Target | None:
    """The button that takes back, if it would."""
    found = (at for at, key in enumerate(keys_of(scene)) if key.command == "undo" and key.works)
    return next((Target("key", at) for at in found), None)
