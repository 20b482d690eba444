"""Play with the game on a screen, and print what can be done now, and where, as JSON:

    python -m tests.window.telling [--variant carioca ...]

Nothing is told while something moves, nor while nobody here may act, and never more than the screen
shows. A thing is called as it is: `hand:9h`, `meld:0`, `slot:1`, `loose:4d`, `key:2`, `stock`.
Places are pixels at which a press reaches it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import partial

from game.__main__ import main
from game.app import App
from game.engine.actions import Action
from game.engine.cards import CardId, each
from game.engine.cards import name as card_name
from game.engine.notation import say_action
from game.engine.rummy.judge import pieces_of
from game.engine.state import NOBODY
from game.play.intents.offers import LANE_PLACE, Offer, Target, place_of
from game.scenes.lessons.scene import LessonScene
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene, Services
from game.scenes.table.commands import buttons_at
from game.scenes.table.context import TableContext
from game.scenes.table.paint_air import choice_boxes
from game.scenes.table.scene import TableScene
from game.ui.widgets import Widget
from game.view.geometry import Rect
from game.view.layout.table import TableLayout
from game.view.layout.target import hit, place_frame, shown_at

#: A place may be covered: these parts of it are tried each way, the middle first.
TRIES = (0.5, 0.3, 0.7, 0.15, 0.85, 0.04, 0.96)
#: Events that nobody has done.
HAPPENED = ("dealt", "turn", "hand_over", "leftovers")

Pixel = tuple[int, int]
State = dict[str, object]


def told_of_table(context: TableContext, now: float) -> State | None:
    """Return None while something moves, or another is to act than the owner of the screen."""
    if context.picture.is_behind(now) or not context.texts.is_my_turn:
        return None
    selection, view, table = context.selection, context.picture.view, context.table
    carried, refused = selection.hands.carried, selection.hands.refused
    is_warned = refused is not None and refused.is_warning
    staging = context.moves.staging if context.moves.is_staging else None
    return {
        "scene": "table",
        "phase": table.phase,
        "hand_no": view.hand_no,
        "seat": table.viewer,
        "hand": _names(each(view.hand)),
        "melds": [_names(meld.cards) for meld in view.melds],
        "slots": [
            {"kind": slot.kind, "cards": _names(slot.cards), "spared": slot.spared}
            for slot in (staging.slots() if staging is not None else ())
        ],
        "places": _places(context),
        "keys": {
            key.command: f"key:{at}" for at, key in enumerate(buttons_at(context)) if key.works
        },
        "zones": {
            zone: [_name(target) for target in targets]
            for zone, targets in context.focus.blocks().items()
        },
        "focus": _name(context.focus.find()) if selection.ring else "",
        "marked": _names(selection.hands.marked),
        "chosen": [
            *(f"loose:{name}" for name in _names(selection.hands.chosen)),
            *(f"build:{at}" for at in selection.hands.chosen_builds),
        ],
        "carried": None
        if carried is None
        else {
            "cards": _names(carried.cards) if carried.source == "hand" else [],
            "aim": _goal(context, carried.aim),
            "goals": [_goal(context, goal) for goal in carried.goals],
        },
        "ways": _ways(context),
        "offers": _acts(context, context.texts.situation.offers),
        "offer_at": selection.hands.choice_at,
        "warned": is_warned,
        "refused": "" if is_warned or refused is None else refused.refusal.key,
        "legal": [_legal(context, action) for action in table.legal()],
        "events": [
            {"kind": event.kind, "cards": _names(event.cards), "place": event.place}
            for event in table.log()
            if event.seat == table.viewer and event.kind not in HAPPENED
        ],
    }


# Names ----------------------------------------------------------------------------------------


def _names(cards: Iterable[CardId | None]) -> list[str]:
    return [card_name(card) for card in cards if card is not None]


def _name(target: Target) -> str:
    if target.kind in ("hand", "loose") and target.card != NOBODY:
        return f"{target.kind}:{card_name(target.card)}"
    if target.kind in ("meld", "build", "slot", "key", "choice"):
        return f"{target.kind}:{target.at}"
    return target.kind


def _goal(context: TableContext, goal: Target) -> str:
    return _name(shown_at(context.picture.layout, goal))


def _goal_of(context: TableContext, action: Action) -> str:
    """A contract goes to the lane, with a tray on it or without."""
    place = place_of(action)
    return place.kind if place == LANE_PLACE else _goal(context, place)


# What can be done -----------------------------------------------------------------------------


def _legal(context: TableContext, action: Action) -> dict[str, object]:
    """`goal`: where its cards go. `parts`: of a contract, the kind and the cards of each meld."""
    told: dict[str, object] = {
        "says": say_action(context.table.rules, action),
        "kind": action.kind,
        "cards": _names(action.cards),
        "goal": _goal_of(context, action),
    }
    if action.kind == "open":
        told["parts"] = [
            {"kind": kind, "cards": _names(cards)} for kind, _, cards in pieces_of(action)
        ]
    return told


def _acts(context: TableContext, offers: Iterable[Offer]) -> list[list[str]]:
    return [[say_action(context.table.rules, act) for act in offer.acts] for offer in offers]


def _ways(context: TableContext) -> State | None:
    """The question which of several ways is meant, with the place of each answer."""
    choice = context.selection.hands.asked
    if choice is None:
        return None
    rows = context.texts.ways()
    boxes = choice_boxes(context.canvas(), context.picture, choice.target, rows)
    return {
        "acts": _acts(context, choice.offers),
        "places": [_pixel(context, box.cx, box.cy) for box in boxes],
        "at": choice.at,
    }


# Where it lies --------------------------------------------------------------------------------


def _pixel(context: TableContext, x: float, y: float) -> Pixel:
    stage = context.picture.stage
    return stage.x_px(x), stage.y_px(y)


def _places(context: TableContext) -> dict[str, Pixel]:
    """Return everything that a press can reach; a place that is wholly covered is left out."""
    layout = context.picture.layout
    found: dict[str, Pixel] = {}
    for target, frame in _things(context, layout):
        point = _point(layout, target, frame)
        if point is not None:
            found[_name(target)] = _pixel(context, *point)
    return found


def _things(context: TableContext, layout: TableLayout) -> Iterable[tuple[Target, Rect]]:
    for card, spot in layout.cards.items():
        if spot.zone in ("hand", "loose"):
            yield Target(spot.zone, spot.at, card), spot.strip
    plain = [Target("stock"), Target("hand"), Target("lane"), Target("felt")]
    plain += [Target("pile")] if layout.piles.discards else []
    for targets in context.focus.blocks().values():
        plain += [one for one in targets if one.card == NOBODY and one not in plain]
    for target in plain:
        if target == Target("felt"):
            yield target, layout.fishing.room if layout.fishing else layout.zones.content
            continue
        # A lane with a tray on it is a place of its own here.
        frame = layout.lane if target.kind == "lane" else place_frame(layout, target)
        if frame is not None:
            yield target, frame


def _point(layout: TableLayout, target: Target, frame: Rect) -> tuple[float, float] | None:
    for down in TRIES:
        for across in TRIES:
            x, y = frame.x + frame.w * across, frame.y + frame.h * down
            under = hit(layout, x, y)
            if under == target or (target.card == NOBODY and under._replace(card=NOBODY) == target):
                return x, y
    return None


# Scenes ---------------------------------------------------------------------------------------


def _lesson_state(scene: LessonScene, now: float) -> dict[str, object] | None:
    """Return None while something moves, or others act."""
    guide, step = scene.guide, scene.guide.step
    if step is None or guide.is_watching or scene.picture.is_behind(now):
        return None
    table = told_of_table(scene.context, now)
    if table is None and step.waits:
        return None
    tried = guide.table.read(step.attempt).cards if step.attempt else ()
    lesson = {
        "step": guide.at,
        "wanted": [
            say_action(guide.table.rules, action)
            for action in guide.table.legal()
            if any(guide.table.means(text, action) for text in step.wanted)
        ],
        "tried": [card_name(card) for card in tried],
        "is_answered": guide.answer is not None,
        "presses": _presses(scene.services, scene.paper.page.widgets),
    }
    refused = scene.selection.hands.refused
    # What was to be tried has been refused as it should.
    unwanted = refused.refusal.key if refused and guide.answer is not None else ""
    return {"scene": "table", **(table or {}), "refused": unwanted, "lesson": lesson}


class StateReporter:
    """Says the state of every picture that has come to rest once, as a line of JSON."""

    def __init__(self, services: Services, say: Callable[[str], None]) -> None:
        self.services = services
        self.say = say
        self._said: State | None = None

    def look(self) -> None:
        told = state_of(self.services.stack.top, self.services.clock())
        if told is not None and told != self._said:
            self._said = told
            self.say(json.dumps(told))


def state_of(scene: Scene, now: float) -> State | None:
    """Return what a scene shows, if it has come to rest and somebody here may act."""
    if isinstance(scene, LessonScene):
        return _lesson_state(scene, now)
    if isinstance(scene, TableScene):
        return told_of_table(scene.context, now)
    if isinstance(scene, PageScene) and scene.rests(now):
        return _page_state(scene)
    return None


def _page_state(scene: PageScene) -> State:
    page = scene.page
    return {
        "scene": type(scene).__name__.lower(),
        "focus": page.focus if page.ring else "",
        "places": _presses(scene.services, [one for one in page.widgets if one.focusable]),
    }


def _presses(services: Services, widgets: Iterable[Widget]) -> dict[str, Pixel]:
    stage = services.kit.stage
    return {one.name: (stage.x_px(one.seen.cx), stage.y_px(one.seen.cy)) for one in widgets}


def tell() -> None:
    """From now on every window of this process tells what it shows."""
    turn, reporters = App.turn, dict[App, StateReporter]()

    def told(app: App) -> None:
        turn(app)
        if app not in reporters:
            reporters[app] = StateReporter(app.services, partial(print, flush=True))
        if app.services.stack.is_made:
            reporters[app].look()

    App.turn = told  # type: ignore[method-assign]


if __name__ == "__main__":
    tell()
    raise SystemExit(main())
