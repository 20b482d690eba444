"""What is seen of every scene, and at each act of a film, as text: what is put, where, how large;
what can be pressed, and when the next picture is due.

Texts stand there by their keys, with what they are filled with, so that a better word changes
nothing.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from difflib import unified_diff
from functools import cache, partial, wraps
from hashlib import md5
from typing import Any

from game.l10n.catalogue import Catalogue, Fact
from game.paths import bundled
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene, Services
from game.scenes.table.context import TableContext
from game.scenes.table.scene import TableScene
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.gestures import LEFT_WINDOW, MAIN, MOVED, PRESSED, Command, Pointer
from game.ui.painter import Sprite
from game.view.layout.target import place_frame
from tests.gallery.__main__ import Example, all_examples
from tests.window.telling import told_of_table

# Found since the line above.
import films  # isort: skip
import houses  # isort: skip

#: A pixel for each unit.
SIZE = (1920, 1080)
#: Seen in the place and the size of what is put.
LEFT_OUT = {"self", "x", "y", "w", "h", "rect", "box", "text", "says", "height", "size"}
#: On a page with more, every second, or third...
LIT_MOST = 15
FLAGS = "focusable", "enabled", "main", "takes_text"
COLOURS = {value: name for name, value in vars(theme).items() if isinstance(value, tuple)}


class Keys(Catalogue):
    """Says the key of each text, and what it is filled with; but the letters of keys, which are no
    words."""

    def text(self, key: str, /, **facts: Fact) -> str:
        said = super().text(key, **facts)
        if key.startswith("keys.letter_"):
            return said
        filled = (f"{name}={_short(fact)}" for name, fact in facts.items())
        return " ".join([key, *filled])


@cache
def keys(language: str) -> Keys:
    return Keys([language], [bundled("locales")])


@contextmanager
def labelled() -> Iterator[dict[int, tuple[Sprite, str]]]:
    """What each sprite shows that is put meanwhile, by its identity."""
    labels: dict[int, tuple[Sprite, str]] = {}
    methods = {
        name: method
        for name, method in vars(Canvas).items()
        if inspect.isfunction(method) and not name.startswith("_") and name != "clipped"
    }
    open_texts = houses.open_texts
    try:
        houses.open_texts = keys  # type: ignore[assignment]
        for name, method in methods.items():
            setattr(Canvas, name, _labelling(method, labels))
        yield labels
    finally:
        houses.open_texts = open_texts
        for name, method in methods.items():
            setattr(Canvas, name, method)


def _labelling(
    method: Callable[..., Any], labels: dict[int, tuple[Sprite, str]]
) -> Callable[..., Any]:
    taken = inspect.signature(method)

    @wraps(method)
    def put(canvas: Canvas, *given: object, **named: object) -> Any:
        start = len(canvas.sprites)
        answer = method(canvas, *given, **named)
        new = [one for one in canvas.sprites[start:] if id(one.surface) not in labels]
        if new:
            bound = taken.bind(canvas, *given, **named)
            how = [
                f"{name}={_short(value)}"
                for name, value in bound.arguments.items()
                if name not in LEFT_OUT and value != taken.parameters[name].default
            ]
            for one in new:
                labels[id(one.surface)] = one, " ".join([method.__name__, *how])
        return answer

    return put


def _short(value: object) -> str:
    if isinstance(value, tuple):
        return COLOURS.get(value, str(value))
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def lines(services: Services, labels: dict[int, tuple[Sprite, str]]) -> list[str]:
    """One for each sprite."""
    found = []
    for sprite in services.stack.sprites():
        x, y, w, h = sprite.box
        _, how = labels.get(id(sprite.surface), (sprite, ""))
        part = "of {},{}".format(*sprite.part[:2]) if sprite.part else ""
        found.append(" ".join(filter(None, [f"{x},{y} {w}x{h}", part, how, sprite.says])))
    return found


def due(services: Services) -> str:
    left = services.stack.due(services.clock())
    return f"due {'when something happens' if left is None else f'in {left:.3g}'}"


def widgets(services: Services) -> list[str]:
    """What takes the focus or a click on the top page."""
    top = services.stack.top
    if not isinstance(top, PageScene):
        return []
    found = [f"focus {top.page.focus}"]
    for one in top.page.widgets:
        place = "{:.0f},{:.0f} {:.0f}x{:.0f}".format(*one.rect)
        flags = [flag for flag in FLAGS if getattr(one, flag, False)]
        found.append(" ".join([f"widget {one.name}", place, f"zone {one.zone}", *flags]))
    return found


def at_table(services: Services) -> list[str]:
    """The words of a table that had no room."""
    top = services.stack.top
    full = top.context.in_full if isinstance(top, TableScene) else {}
    return [f"in full {place.kind} {place.at}: {words}" for place, words in full.items()]


def can_be_done(context: TableContext, now: float) -> list[str]:
    """What can be used, and where; but the acts, which the rules allow."""
    told = told_of_table(context, now) or {}
    found = []
    for what, value in told.items():
        if what not in ("legal", "deeds"):
            found += _each(what, value)
    return found


def _each(what: str, value: object) -> list[str]:
    if isinstance(value, dict):
        return [line for name, inner in value.items() for line in _each(f"{what} {name}", inner)]
    return [f"{what} {value}"]


def lit(services: Services, look: Callable[[], list[str]]) -> Iterator[str]:
    """What changes where the pointer points, where a button is held down and where the focus is: of
    each thing on a page, or of one of a kind at a table, how many lines come and go, and a digest
    of them."""
    top = services.stack.top
    before = look()

    def seen() -> str:
        services.stack.update(services.clock())
        now = look()
        came, went = _without(now, before), _without(before, now)
        return f"+{len(came)} -{len(went)} {md5(repr((came, went)).encode()).hexdigest()[:4]}"

    def pointed(what: str, x: float, y: float) -> str:
        down = what == PRESSED
        services.stack.handle(Pointer(what, x, y, MAIN if down else 0, (MAIN,) if down else ()))
        return seen()

    if isinstance(top, PageScene):
        can = [one for one in top.page.widgets if one.focusable]
        places = [(one, (one.seen.cx, one.seen.cy)) for one in can]
        shown = [(one, at) for one, at in places if one.is_at(*at)]
        for one, at in shown[:: len(shown) // LIT_MOST + 1]:
            found = [pointed(MOVED, *at), pointed(PRESSED, *at)]
            services.stack.handle(Pointer(LEFT_WINDOW, *at))
            top.page.focus, top.page.ring = one.name, True
            services.stack.handle(Command("", pressed=False))
            yield ", ".join([f"lit {one.name}", *found, seen()])
            top.page.ring = False
    elif isinstance(top, TableScene):
        layout, selection = top.picture.layout, top.selection
        kinds = {one.kind: one for zone in top.context.focus.zones().values() for one in zone}
        for kind, one in kinds.items():
            frame = place_frame(layout, one)
            found = [pointed(MOVED, frame.cx, frame.cy)] if frame else []
            services.stack.handle(Pointer(LEFT_WINDOW, 0, 0))
            selection.focus, selection.ring = one, True
            top.context.rearranged()
            yield ", ".join([f"lit {kind}", *found, seen()])
            selection.ring = False


def _without(these: list[str], those: list[str]) -> list[str]:
    known = set(those)
    return [one for one in these if one not in known]


def scene(
    example: Example, size: tuple[int, int] = SIZE, lit_too: bool = False, **likes: object
) -> str:
    """When all has come to rest. `lit_too`: and what is lit then."""
    with labelled() as labels:
        services = houses.a_house(size, **likes)
        services.stack.push(Scene(services))
        services.stack.push(example(services))
        houses.rest(services)
        told = [*lines(services, labels), *widgets(services), *at_table(services), due(services)]
        if lit_too:
            told += lit(services, partial(lines, services, labels))
        return "".join(f"{line}\n" for line in told)


def film(name: str) -> str:
    """What comes and goes with each act, and what is heard."""
    told: list[str] = []
    with labelled() as labels:
        before: list[str] = []
        heard = 0
        for number, table in enumerate(films.shown(name)):
            now = [*lines(table.services, labels), *at_table(table.services), due(table.services)]
            now += can_be_done(table.scene.context, table.now)
            changed = [
                line
                for line in unified_diff(before, now, n=0, lineterm="")
                if not line.startswith(("@@", "---", "+++"))
            ]
            told += [f"{number}", *changed, *(f"heard {cue}" for cue in table.heard.how[heard:])]
            before, heard = now, len(table.heard.how)
        told.append(f"led {table.led}")
    return "".join(f"{line}\n" for line in told)


#: These are looked at in a small and in a wide window as well, and by somebody who needs large
#: letters and clear colours.
CLEAR = {"text_scale": 1.4, "high_contrast": True, "two_colours": True, "motion": "full"}
CLOSELY = (
    *("table_loba_de_mas", "table_la_mona_build", "table_contract_ready", "settings_look"),
    *("scoring_next", "settlement_pot", "setup", "statistics_player", "rules_points"),
    *("replay_contract", "load", "learn", "main_menu", "curtain"),
)
EXAMPLES = dict(all_examples())
#: Each with what is seen of it.
ALL: dict[str, Callable[[], str]] = {
    **{name: partial(scene, example, lit_too=True) for name, example in EXAMPLES.items()},
    **{f"clear_{name}": partial(scene, EXAMPLES[name], **CLEAR) for name in CLOSELY},
    **{f"small_{name}": partial(scene, EXAMPLES[name], films.SIZE) for name in CLOSELY},
    **{f"wide_{name}": partial(scene, EXAMPLES[name], (2560, 1080)) for name in CLOSELY[::3]},
    **{name: partial(film, name) for name in films.FILMS},
}
