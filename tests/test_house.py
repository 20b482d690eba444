"""The house rules, read from the source: who may import whom, and what stays out of which room.

Every rule is a function from source to faults. It is shown to find a planted fault, and then
that the game has none.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path

import pytest

from game.engine.phases import PHASES

PROJECT = Path(__file__).resolve().parents[1]
GAME = PROJECT / "game"

#: From the ground up: a room imports from lower floors only, never from its own.
FLOORS = [
    {"engine"},
    {"variants"},
    {"bots", "storage", "trouble"},
    {"coach"},
    {"play"},
    {"view"},
    {"reader"},
    {"ui", "phones"},
    {"scenes"},
    {"app"},
    {"opening"},
    {"checkup"},
    {"__main__"},
]
FLOOR = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}
#: They import nothing of ours but the ground, and all rooms but the engine may import them.
LEAVES = {"l10n", "paths", "settings", "reading"}
#: Where files lie, and reading what comes from outside: they import nothing of ours at all, and the
#: other leaves may import them.
GROUND = {"paths", "reading"}
#: The command line stands beside the window: it uses what both share, and __main__ starts it.
CLI_USES = LEAVES | {"engine", "variants", "bots", "storage", "trouble", "coach", "play"}
CLI_USES |= {"view", "phones"}
PAINTERS = {"ui", "scenes", "app", "opening", "checkup"}

#: What the engine may take from Python: nothing that reads a clock, a file, a screen or a die.
PURE = {
    *("__future__", "abc", "bisect", "collections", "dataclasses", "enum", "functools"),
    *("hashlib", "heapq", "itertools", "math", "operator", "re", "types", "typing"),
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__"}
#: The one room with a die in it, and the only die: its sequence is promised never to change.
CHANCE, DIE = "game.engine.chance", "random.Random"

#: Names of games, besides those of the variant files.
GAME_WORDS = {"carioca", "loba", "menos", "mona", "seis_menes"}

OWN_FOLDERS = {
    *("game", "assets", "locales", "tests", "benchmarks", "docs", "saves"),
    *(".ci", ".github"),
}
LEFT_BEHIND = {"__pycache__", ".peers"}
#: A file that is longer says in its first line why.
LINES_MOST = 700
#: Of smaller functions two may be alike: names, operators and calls are counted.
NODES_TWICE = 22

#: Folders of one person's machine, which mean nothing on another.
MACHINE_PATH = re.compile(rb"(?<![\w.~-])/(?:work|root|home)/")
#: Words that leave open who or what is meant, or how many.
RIDDLE = re.compile(r"\b(?:so\s+many|whoever|what\s+lies)\b", re.IGNORECASE)


def module_name(file: Path) -> str:
    parts = file.relative_to(PROJECT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_name(file): file for file in sorted(GAME.rglob("*.py"))}
TEXTS = {name: file.read_text(encoding="utf-8") for name, file in FILES.items()}
PACKAGES = {name for name, file in FILES.items() if file.name == "__init__.py"}


def room_of(module: str) -> str:
    """The room of a module of the game; "" for the package itself."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] != "__version__" else ""


#: Each rule reads the same trees.
parsed = cache(ast.parse)


@cache
def imported(module: str, source: str) -> list[tuple[int, str]]:
    """Every import anywhere in a module, as line and full name."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.Import):
            found += ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = node.module or ""
            if node.level:
                up = node.level - (module in PACKAGES)
                base = module.split(".")[: len(module.split(".")) - up]
                origin = ".".join([*base, *filter(None, [origin])])
            found += ((node.lineno, f"{origin}.{alias.name}") for alias in node.names)
    return found


def may_import(room: str, other: str) -> bool:
    if room == other:
        return True
    if room in {"engine", ""} | GROUND:
        return False
    if room in LEAVES:
        return other in GROUND
    if other in LEAVES | {""}:
        return True
    if room == "cli":
        return other in CLI_USES
    if room == "__main__":
        return other in {"cli", "opening", "checkup"}
    if (room, other) == ("checkup", "cli"):
        # Its commands are named and answered as all others are.
        return True
    return room in FLOOR and other in FLOOR and FLOOR[other] < FLOOR[room]


def import_faults(module: str, source: str) -> list[str]:
    room = room_of(module)
    faults = []
    for line, name in imported(module, source):
        top = name.split(".")[0]
        wrong = (
            (top == "game" and not may_import(room, room_of(name)))
            or (top == "pygame" and room not in PAINTERS)
            or (room == "engine" and not pure(module, name))
        )
        if wrong:
            faults.append(f"{module}:{line}: {name}")
    return faults


def pure(module: str, name: str) -> bool:
    top = name.split(".")[0]
    return top == "game" or top in PURE or (module == CHANCE and name == DIE)


def impure_calls(module: str, source: str) -> list[str]:
    return [
        f"{module}:{node.lineno}: {node.func.id}"
        for node in ast.walk(parsed(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in IMPURE_CALLS
    ]


def names_of_games(source: str, names: set[str]) -> list[str]:
    """Game names in a text, also inside longer names: `carioca_rules` holds one."""
    words = "|".join(sorted(map(re.escape, names)))
    return re.findall(rf"(?<![^\W_])(?:{words})(?![^\W_])", source, re.IGNORECASE)


def variant_names() -> set[str]:
    return {file.stem for file in (PROJECT / "assets" / "variants").glob("*.yaml")}


def own_files() -> Iterator[Path]:
    """The files of the project; what tools leave behind in the folder is not ours."""
    yield from (file for file in PROJECT.iterdir() if file.is_file() and file.name != ".coverage")
    for folder in OWN_FOLDERS:
        for file in (PROJECT / folder).rglob("*"):
            if file.is_file() and not LEFT_BEHIND & set(file.parts):
                yield file


def modules_imported(sources: dict[str, str]) -> dict[str, set[str]]:
    """What each module imports of these, also where only types are checked."""
    return {
        module: {
            # A module, or a name in one.
            name if name in sources else name.rpartition(".")[0]
            for _, name in imported(module, source)
        }
        & (sources.keys() - {module})
        for module, source in sources.items()
    }


def rooms_of(sources: dict[str, str]) -> set[str]:
    """Every folder of the game that holds modules, as the start of their names."""
    return {module.rpartition(".")[0] for module in sources} - {""}


def circle_in(room: str, sources: dict[str, str]) -> list[str]:
    """Modules of a room that import each other in a circle. A room is a folder with all below it;
    imports that are read only by type checkers count."""
    inside = {name: text for name, text in sources.items() if name.startswith(f"{room}.")}
    imports = modules_imported(inside)
    while True:
        # What imports nothing that is left is in no circle; nor is what nobody left imports.
        wanted = set().union(*imports.values())
        free = [name for name, others in imports.items() if not others or name not in wanted]
        if not free:
            return sorted(imports)
        imports = {name: others - set(free) for name, others in imports.items() if name not in free}


class _Plain(ast.NodeTransformer):
    """Call what a function names itself by the order in which it comes, and leave out its types."""

    def __init__(self, function: ast.FunctionDef) -> None:
        arguments = [node.arg for node in ast.walk(function) if isinstance(node, ast.arg)]
        named = [node for node in ast.walk(function) if isinstance(node, ast.Name)]
        stored = [node.id for node in named if isinstance(node.ctx, ast.Store)]
        self.names = {name: str(at) for at, name in enumerate(dict.fromkeys(arguments + stored))}

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return ast.Name(self.names.get(node.id, node.id), node.ctx)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return ast.arg(self.names[node.arg])


def written_twice(sources: dict[str, str]) -> list[list[str]]:
    """Functions that do the same, whatever they call their own things: one of them is enough."""
    alike: dict[tuple[type[ast.AST], ...], list[tuple[str, ast.FunctionDef]]] = {}
    for module, source in sources.items():
        for node in ast.walk(parsed(source)):
            if isinstance(node, ast.FunctionDef):
                body = node.body[ast.get_docstring(node) is not None :]
                shape = tuple(type(one) for part in body for one in ast.walk(part))
                if len(shape) >= NODES_TWICE:
                    alike.setdefault(shape, []).append((f"{module}:{node.lineno}", node))
    found: dict[str, list[str]] = {}
    for place, node in (one for group in alike.values() if len(group) > 1 for one in group):
        plain = _Plain(node)
        body = deepcopy(node.body[ast.get_docstring(node) is not None :])
        said = "".join(ast.dump(plain.visit(part), annotate_fields=False) for part in body)
        found.setdefault(said, []).append(place)
    return [places for places in found.values() if len(places) > 1]


# Each rule finds what is planted ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("game.engine.state", "from game.variants.load import load"),
        ("game.engine.state", "from game import paths"),
        ("game.engine.state", "from game import __version__"),
        ("game.engine.state", "from ..l10n import catalogue"),
        ("game.engine.rummy.flow", "from ...storage import codec"),
        ("game.engine.state", "import pygame"),
        ("game.engine.state", "import yaml"),
        ("game.engine.state", "import os.path"),
        ("game.engine.state", "from pathlib import Path"),
        ("game.engine.state", "from copy import deepcopy"),
        ("game.engine.state", "from random import Random"),
        ("game.engine.state", "def slow():\n    import time"),
        ("game.engine.chance", "import random"),
        ("game.engine.chance", "from random import shuffle"),
        ("game.variants.load", "from game.bots import base"),
        ("game.bots.base", "import game.storage.match_codec"),
        ("game.storage.match_codec", "import game.bots.base"),
        ("game.play.driver", "from game.view.layout import spots"),
        ("game.view.layout", "import pygame.font"),
        ("game.view.layout", "from game.ui import theme"),
        ("game.cli.arguments", "from game.ui import theme"),
        ("game.cli.arguments", "from game.scenes import menu"),
        ("game.cli.arguments", "import pygame"),
        ("game.play.driver", "from game.cli import main"),
        ("game.l10n.check", "from game.engine import cards"),
        ("game.paths", "from game.l10n import check"),
        ("game.nowhere.new", "from game.engine import cards"),
        ("game", "from game.engine import cards"),
    ],
)
def test_wrong_imports_are_found(module: str, line: str) -> None:
    assert len(import_faults(module, f"import re\n{line}")) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("game.engine.rummy.flow", "from game.engine.cards import name"),
        ("game.engine.rummy.flow", "from ..cards import name"),
        ("game.engine.chance", "from random import Random"),
        ("game.variants.load", "import yaml, game.engine.cards"),
        ("game.play.driver", "from game.bots import base"),
        ("game.ui.theme", "import pygame"),
        ("game.app", "from game.scenes import menu"),
        ("game.cli.arguments", "from game import __version__, l10n, paths"),
        ("game.__main__", "from game.cli import main"),
    ],
)
def test_right_imports_are_not(module: str, line: str) -> None:
    assert import_faults(module, line) == []


@pytest.mark.parametrize(
    "back",
    [
        "from game.room.a import A",
        "import game.room.a",
        "from game.room import a",
        "from . import a",
        "if TYPE_CHECKING:\n    from game.room.a import A",
        "def late():\n    from .a import A",
    ],
)
def test_a_circle_of_imports_is_found(back: str) -> None:
    sources = {
        "game.room.start": "from game.room.a import A",
        "game.room.a": "from game.room.below.b import B",
        "game.room.below.b": "from game.room.c import C",
        "game.room.c": back,
        "game.room.leaf": "import re",
    }
    assert circle_in("game.room", sources) == ["game.room.a", "game.room.below.b", "game.room.c"]
    assert circle_in("game.room.below", sources) == []
    assert circle_in("game.room", {**sources, "game.room.c": "import re"}) == []


def test_impure_calls_are_found() -> None:
    source = "print(x)\nx.open()\nopen('a')"
    assert impure_calls("m", source) == ["m:1: print", "m:3: open"]


@pytest.mark.parametrize("source", ["if Carioca:", "carioca_rules = 1", '"seis_menes"', "# mona"])
def test_names_of_games_are_found(source: str) -> None:
    assert len(names_of_games(source, GAME_WORDS)) == 1


@pytest.mark.parametrize("source", ["monarch", "globalobar", "seis"])
def test_longer_words_are_not_names_of_games(source: str) -> None:
    assert names_of_games(source, GAME_WORDS) == []


def test_machine_paths_are_found() -> None:
    for folder in (b"work", b"root", b"home"):
        assert MACHINE_PATH.search(b"see '/" + folder + b"/x'")
    assert not MACHINE_PATH.search(b"docs/work/x and https://host/work/x")


@pytest.mark.parametrize("line", ["#: So many turns.", "# For whoever asks.", "# what  lies there"])
def test_riddles_are_found(line: str) -> None:
    assert RIDDLE.search(line)


@pytest.mark.parametrize(
    ("other", "found"),
    [
        ("def b(y: list[int], n: int) -> None:\n    'More.'\n    y[n] = f(y[:n] + y[n:], 4)", 1),
        ("def b(y, n):\n    y[n] = f(y[:n] + y[n:], 5)", 0),
        ("def b(y, n):\n    y[n] = g(y[:n] + y[n:], 4)", 0),
        ("def b(n, y):\n    y[n] = f(y[:n] + y[n:], 4)", 0),
    ],
)
def test_what_is_written_twice_is_found(other: str, found: int) -> None:
    one = "def a(x, at):\n    x[at] = f(x[:at] + x[at:], 4)"
    assert len(written_twice({"one": one, "other": other})) == found


# The game has none -----------------------------------------------------------------------------


def test_there_is_something_to_read() -> None:
    assert "game.engine.cards" in TEXTS
    assert PROJECT / "README.md" in set(own_files())


def test_imports_go_one_way() -> None:
    assert [fault for name, text in TEXTS.items() for fault in import_faults(name, text)] == []


def test_no_room_imports_in_a_circle() -> None:
    circles = {room: circle_in(room, TEXTS) for room in rooms_of(TEXTS)}
    assert {room: circle for room, circle in circles.items() if circle} == {}


def test_the_engine_knows_no_world_and_no_game_by_name() -> None:
    games = GAME_WORDS | variant_names()
    engine = {name: text for name, text in TEXTS.items() if room_of(name) == "engine"}
    assert [call for name, text in engine.items() for call in impure_calls(name, text)] == []
    assert [
        (name, *named) for name, text in engine.items() if (named := names_of_games(text, games))
    ] == []


def test_outside_the_engine_a_phase_is_not_named_but_asked() -> None:
    """Only who sets up a table says in which phase it is."""
    named = {f"game.engine.phases.{phase.upper()}" for phase in PHASES}
    assert [
        module
        for module, text in TEXTS.items()
        if room_of(module) != "engine"
        and named.intersection(name for _, name in imported(module, text))
    ] == ["game.play.positions.setting"]


def test_a_file_holds_one_concept_and_a_very_long_one_says_why() -> None:
    lines = {name: text.splitlines() or [""] for name, text in TEXTS.items()}
    assert [
        name
        for name, text in lines.items()
        if len(text) > LINES_MOST and " because " not in text[0]
    ] == []


def test_nobody_is_spoken_to_in_riddles() -> None:
    assert [(name, *found) for name, text in TEXTS.items() if (found := RIDDLE.findall(text))] == []


def test_no_function_is_written_twice() -> None:
    assert written_twice(TEXTS) == []


def test_nothing_points_into_one_machine() -> None:
    assert [str(file) for file in own_files() if MACHINE_PATH.search(file.read_bytes())] == []


def test_what_the_map_names_is_there() -> None:
    told = (PROJECT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    rows = [line for line in told.splitlines() if line.startswith("| ")]
    missing = [
        name
        for row in rows
        for name in re.findall(r"`((?:game|assets|locales)/[a-z_/.]+)`", row)
        if not (PROJECT / name).exists()
    ]
    assert missing == []
    for file, name in re.findall(r"`(game/[a-z_/]+\.py)` \(`(\w+)`", "\n".join(rows)):
        assert re.search(rf"^(class )?{name}\b", (PROJECT / file).read_text(encoding="utf-8"), re.M)
