"""Nothing people read is written in the code: they read it in their language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from spoken import spoken_in

import game
from game.engine import checks
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.reader import voice
from game.ui.shapes import STYLES

GAME = Path(game.__file__).parent
#: What is no text, though it looks like one, and why.
NO_TEXT = {
    # The word by which tests learn that the window is there.
    "opening.py": {"ready"},
    # Words that are shortened or joined in some languages, to be compared with.
    "l10n/elision.py": {
        "ce de du je la le au me ne que se te jusque lorsque puisque quoique ma ta sa beau nouveau"
        " vieux",
        "el els",
        "el la de del al pel em et es ne me te se",
        "il lo la i gli le l",
        "il lo la una del dello della al allo alla dal dallo dalla nel nello nella sul sullo sulla"
        " quello quella bello bella",
        "le les",
        "o a os as ele ela eles elas este esta esse essa aquele aquela isto isso aquilo",
        "o a os as",
    },
    # Programs in the languages of shells.
    "reader/voice.py": {voice._LINE_BY_LINE, voice._WINDOWS},
    # The names of processes.
    "play/bots/parallel.py": {"loba parallel"},
    # The names of a widget and of a drawing.
    "scenes/setup/seats.py": {"add seat"},
    # Seconds, beside numbers, and letters to be tried.
    "checkup/selftest.py": {" s  "},
    "checkup/trials.py": {"Ñandú ça ¿qué? «œuf» 0123456789"},
    # Reports of a crash are for whoever mends it.
    "scenes/shell/crash_scene.py": {"of their own", ", the last: "},
}


@pytest.mark.parametrize(
    "line",
    [
        'print("No such file")',
        'print("Oops")',
        'out.write(f"Round {n} ends")',
        'sys.exit("bad option" if x else None)',
        'parser.add_argument("--seed", help="the seed to use")',
        'raise SystemExit("stop")\nsys.exit("stop")',
        'canvas.text("Play", box)',
        'canvas.text(f"{n} pts", box)',
        'canvas.text(f"{name}: {n} points", box)',
        'wide = canvas.width("Yes" if yes else no, BODY)',
        'Button("go", "Go on", act)',
        'Button("go", "Go", act)',
        'Text("Go", BODY)',
        'title("Go")',
        'paint_tip(canvas, "here", frame)',
        'sentence = "The stock is empty"',
        'WORDS = {"pile": "the discard pile"}',
        'return "Beto wins, " + name',
    ],
)
def test_words_in_the_code_are_found(line: str) -> None:
    assert spoken_in("m", line)


@pytest.mark.parametrize(
    "line",
    [
        '"""What it does."""',
        "def f():\n    'What it does, too.'",
        'print(text("cli.bye", n=2))',
        'print(" ".join(x))',
        'print(f"{a}: {b}")',
        'canvas.text(say("menu.play"), box)',
        'canvas.text(f"{n} / {m}", box)',
        'canvas.panel(box, "button main")',
        'raise ValueError(f"{n} is out of bounds")',
        'assert n, "there is none"',
        'svg = f\'<circle cx="{x}" cy="{y}"/>\'',
        'hand = "5h Tc Ks Ad"',
        'rows = ask(f"SELECT name FROM seats {where} GROUP BY name")',
        're.compile("two words")',
        'self.text("table.prompt")',
    ],
)
def test_what_is_not_for_people_is_not(line: str) -> None:
    assert spoken_in("m", line, frozenset(STYLES)) == []


@pytest.mark.parametrize("file", sorted(GAME.rglob("*.py")), ids=lambda file: file.stem)
def test_the_game_speaks_through_the_catalogue(file: Path) -> None:
    module = file.relative_to(GAME).as_posix()
    found = spoken_in(module, file.read_text(encoding="utf-8"), frozenset(STYLES))
    excused = {repr(words) for words in NO_TEXT.get(module, ())}
    said = {one.partition(": ")[2] for one in found}
    assert said == excused, found


def test_everything_wrong_with_a_table_has_words() -> None:
    keys = set(re.findall(r'Unsound\("(\w+)"', Path(checks.__file__).read_text(encoding="utf-8")))
    assert len(keys) > 10
    texts = Texts(["en"], [bundled("locales")])
    assert [key for key in sorted(keys) if not texts.has(f"fault.unsound.{key}")] == []
