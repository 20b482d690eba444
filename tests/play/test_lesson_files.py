"""The file of a lesson: what it may say, and how every fault is told with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.paths import bundled
from game.play.lessons.guide import REFUSED, Guide
from game.play.lessons.lesson import Lesson
from game.play.lessons.progress import NOT_BEGUN, Learning, Progress
from game.play.lessons.reading import LessonReading, LessonStore, read_lesson
from game.storage.small_file import SmallFileError
from game.variants.catalogue import Catalogue

MANUAL = Path(__file__).parents[2] / "docs" / "lessons.md"
HEAD = """\
about: {en: "About."}
learnt: [{en: "All of it."}]
position:
  variant: loba_de_menos
  phase: draw
  hands: {1: 9c 9d 3h 4s 5d 7c 8h Js Kd, 2: 2c 2d 3s 6h 8c Td Jc Ks Kc}
  pile: 3c
  stock: 9h 7s
steps:
"""
#: More digits than Python makes a number of.
MANY_DIGITS = "1" * 5_000
DRAW = """\
  - say: {en: "Draw."}
    do: draw stock
"""


def read(folder: Path, text: str) -> LessonReading:
    file = folder / "first.yaml"
    file.write_text(text, encoding="utf-8")
    return read_lesson(file, Catalogue([bundled("assets/variants")]))


def sound(folder: Path, steps: str) -> Lesson:
    reading = read(folder, HEAD + steps)
    assert reading.lesson is not None, reading.faults
    return reading.lesson


def test_the_example_of_the_manual_is_a_lesson(tmp_path: Path) -> None:
    example = MANUAL.read_text(encoding="utf-8").split("```yaml\n")[1].split("```")[0]
    reading = read(tmp_path, example)
    assert reading.faults == ()
    assert reading.lesson is not None
    assert len(reading.lesson.steps) == 4


def test_the_manual_tells_of_every_key() -> None:
    manual = MANUAL.read_text(encoding="utf-8")
    for key in ("position", "about", "steps", "learnt"):
        assert f"| `{key}` |" in manual
    for key in ("say", "light", "do", "try", "else", "then", "rules"):
        assert f"| `{key}` |" in manual


@pytest.mark.parametrize(
    ("steps", "line", "key"),
    [
        ('  - say: {en: "A."}\n    do: draw\n', 11, "fault.lesson.act"),
        ('  - say: {en: "A."}\n    do: discard 9c\n', 11, "fault.lesson.refused"),
        ('  - say: {en: "A."}\n    do: discrd any\n', 11, "fault.lesson.act"),
        ('  - say: {en: "A."}\n    do: discard any\n', 11, "fault.lesson.none_allowed"),
        ('  - say: {en: "A."}\n    try: draw stock\n', 11, "fault.lesson.allowed"),
        (
            '  - say: {en: "A."}\n    do: draw stock\n    try: draw pile\n',
            12,
            "fault.lesson.do_or_try",
        ),
        ('  - say: {en: "A."}\n    light: 9x\n', 11, "fault.lesson.light"),
        ('  - say: {en: "A."}\n    light: "#0"\n', 11, "fault.lesson.light"),
        (f'  - say: {{en: "A."}}\n    light: "#{MANY_DIGITS}"\n', 11, "fault.lesson.light"),
        (f'  - say: {{en: "A."}}\n    do: "add 9h to #{MANY_DIGITS}"\n', 11, "fault.lesson.act"),
        ('  - say: {en: "A."}\n    lights: 9h\n', 11, "fault.unknown_key"),
        ("  - light: 9c\n", 10, "fault.missing_key"),
        ("  - say: Nine!\n", 10, "fault.bad_name"),
        ('  - say: {english: "A."}\n', 10, "fault.lesson.language"),
        (DRAW + '    then: "2: draw stock"\n', 12, "fault.lesson.not_their_turn"),
        (DRAW + '    else: {discard 9y: {en: "A."}}\n', 12, "fault.lesson.act"),
        (DRAW + '    else: {discrd any: {en: "A."}}\n', 12, "fault.lesson.act"),
        (
            DRAW + '  - say: {en: "A."}\n    do: discard any\n  - say: {en: "B."}\n',
            14,
            "fault.lesson.not_learners_turn",
        ),
        ("  []\n", 10, "fault.empty_list"),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path: Path, steps: str, line: int, key: str) -> None:
    reading = read(tmp_path, HEAD + steps)
    assert reading.lesson is None
    assert [(fault.line, fault.key) for fault in reading.faults] == [(line, key)]


def test_what_is_wrong_with_the_table_is_told_too(tmp_path: Path) -> None:
    reading = read(tmp_path, HEAD.replace("9c 9d 3h", "9c 9c 3h") + DRAW)
    assert reading.lesson is None
    assert {fault.line for fault in reading.faults} == {6}


def test_a_lesson_of_a_game_that_is_on_no_list_is_told(tmp_path: Path) -> None:
    mine = "schema: 1\nid: mine\nextends: loba_de_menos\n"
    (tmp_path / "mine.yaml").write_text(mine, encoding="utf-8")
    text = HEAD.replace("variant: loba_de_menos", "variant: mine.yaml") + DRAW
    (fault,) = read(tmp_path, text).faults
    assert (fault.line, fault.key, fault.fact("given")) == (4, "fault.unknown_variant", "mine")
    (tmp_path / "first.yaml").write_text(text, encoding="utf-8")
    catalogue = Catalogue([bundled("assets/variants"), tmp_path])
    assert read_lesson(tmp_path / "first.yaml", catalogue).lesson is not None


def test_a_file_that_is_no_lesson_is_told_what_it_lacks(tmp_path: Path) -> None:
    reading = read(tmp_path, "about: about\n")
    wanted = {fault.fact("wanted") for fault in reading.faults}
    assert wanted == {"position", "steps", "learnt"}


def test_a_step_may_have_several_right_acts(tmp_path: Path) -> None:
    steps = DRAW + '  - say: {en: "A."}\n    do: [meld 9c 9d 9h, discard any]\n    then: |\n'
    steps += "      2: draw stock\n      2: discard 7s\n"
    reading = read(tmp_path, HEAD + steps)
    # After the meld it is not the turn of the others: the lesson could not go on.
    assert [fault.key for fault in reading.faults] == ["fault.lesson.not_their_turn"]


def test_of_the_others_it_may_be_left_out_who_acts(tmp_path: Path) -> None:
    steps = DRAW + '  - say: {en: "A."}\n    do: discard Kd\n    then: |\n'
    assert sound(tmp_path, steps + "      draw stock\n      2: discard 7s\n")
    (fault,) = read(tmp_path, HEAD + steps + "      1: draw stock\n").faults
    assert (fault.line, fault.key) == (15, "fault.lesson.not_their_turn")


def test_a_meld_in_brackets_is_meant_as_it_is_written(tmp_path: Path) -> None:
    text = (
        (HEAD + DRAW).replace("Js Kd", "X Kd").replace("7c 8h", "6h 8h").replace("6h 8c", "7c 8c")
    )
    lesson_file = text + '  - say: {en: "A."}\n    do: "meld [8h 9h X=T]"\n'
    reading = read(tmp_path, lesson_file)
    assert reading.lesson is not None, reading.faults
    guide = Guide(reading.lesson, lambda: 0.0)
    draw = guide.table.read("draw stock")
    assert guide.judge([draw])
    guide.table.act(draw)
    assert not guide.judge([guide.table.read("meld [X=7 8h 9h]")])
    assert guide.judge([guide.table.read("meld [8h 9h X=T]")])


def test_after_another_right_act_a_lesson_does_not_end_with_what_cannot_be_done(
    tmp_path: Path,
) -> None:
    steps = """\
  - say: {en: "A."}
    do: [discard Kd, discard any]
    then: |
      draw pile
      meld Kc Kd Ks
      discard 2c
  - say: {en: "B."}
    do: draw stock
  - say: {en: "C."}
    try: "add 9c to #1"
"""
    guide = Guide(sound(tmp_path, DRAW + steps), lambda: 0.0)
    for act in ("draw stock", "discard Js", "draw stock"):
        action = guide.table.read(act)
        assert guide.judge([action])
        guide.table.act(action)
        guide.catch_up()
    # There is no pierna of kings, and so no first meld.
    assert not guide.table.observation().melds
    assert not guide.refused("refuse.lay_off.not_opened")
    assert guide.answer == REFUSED
    guide.table.wanted = ("add 9c to #1",)
    assert guide.table.hint() is None


# The shelf -----------------------------------------------------------------------------------


def test_a_players_own_lesson_stands_beside_ours_and_may_replace_one(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(HEAD + DRAW, encoding="utf-8")
    (tmp_path / "la_mona.yaml").write_text("nonsense", encoding="utf-8")
    catalogue = Catalogue([bundled("assets/variants")])
    shelf = LessonStore(catalogue, [bundled("assets/lessons"), tmp_path])
    assert [one.id for one in shelf.of_game("loba_de_menos")] == ["loba_de_menos", "mine"]
    broken = shelf.of_game("la_mona")
    assert [one.lesson for one in broken] == [None]
    assert broken[0].faults


# How far somebody is -------------------------------------------------------------------------


def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "learning.json"
    learning = Learning(file)
    assert learning.of("la_mona") == NOT_BEGUN
    learning.keep("la_mona", 3, ("take Qc as 12: Qh",))
    assert Learning(file).of("la_mona") == Progress(3, ("take Qc as 12: Qh",))
    learning.finish("la_mona")
    assert Learning(file).of("la_mona") == Progress(is_done=True)
    learning.keep("la_mona", 1, ())
    assert Learning(file).of("la_mona") == Progress(1, (), is_done=True)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"la_mona": 3}',
        b'{"la_mona": {"step": -1, "acts": []}}',
        b'{"la_mona": {"step": true, "acts": []}}',
        b'{"la_mona": {"step": 2, "acts": [4]}}',
        b'{"la_mona": {"step": 2, "acts": "draw"}}',
        b'{"la_mona": {"step": 1e99, "acts": []}}',
    ],
)
def test_a_damaged_file_means_beginning_anew(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "learning.json"
    file.write_bytes(content)
    learning = Learning(file)
    assert learning.of("la_mona") == NOT_BEGUN
    learning.keep("la_mona", 1, ())
    assert Learning(file).of("la_mona").step == 1


def test_what_could_not_be_written_goes_on_and_is_written_with_the_next_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "disk full")

    learning = Learning(tmp_path / "learning.json")
    with monkeypatch.context() as disk:
        disk.setattr("os.fsync", full)
        with pytest.raises(SmallFileError, match="disk full"):
            learning.keep("la_mona", 2, ())
    assert learning.of("la_mona") == Progress(2)
    learning.finish("carioca")
    again = Learning(learning.small.file)
    assert [again.of(one) for one in ("la_mona", "carioca")] == [
        Progress(2),
        Progress(is_done=True),
    ]


def test_a_lesson_finished_in_one_copy_of_the_game_stays_so_in_another(tmp_path: Path) -> None:
    one, other = (Learning(tmp_path / "learning.json") for _ in range(2))
    assert other.of("la_mona") == NOT_BEGUN
    one.finish("la_mona")
    other.keep("carioca", 1, ())
    other.keep("la_mona", 1, ())
    assert one.of("la_mona") == Progress(1, (), is_done=True)
    assert one.of("carioca") == Progress(1)
