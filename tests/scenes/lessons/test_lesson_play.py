"""A lesson at the table: it is learnt with any device, answers what is not wanted, and never
stands in the way of what it speaks of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_table import buttons_of
from longer import LONGER
from services import a_house, said

from game.play.intents.offers import Target
from game.reader.node import Request
from game.scenes.lessons.paper import LessonPaper, LessonSheet
from game.scenes.shell.addresses import ToRules
from game.scenes.table.paint_seats import place_last_act
from game.ui.widgets import Button
from game.view.geometry import Rect
from game.view.layout.overlays import LessonGround, lens
from tests.scenes.in_lesson import LESSONS, BeingShown, InLesson, Keying, Pointing, WithPad

DEVICES = {"pointer": Pointing, "keys": Keying, "pad": WithPad, "shown": BeingShown}
#: Each lesson with one of them, in turn.
LEARNT = [(list(DEVICES)[at % len(DEVICES)], name) for at, name in enumerate(LESSONS)]
MENOS, MONA = "loba_de_menos", "la_mona"
#: A window, the language and the size of its text.
VIEWS = [
    ((1920, 1080), "es", 1.0),
    ((1920, 1080), "fr", 1.4),
    ((1024, 640), "fr", 1.0),
    ((1024, 640), LONGER, 1.4),
    ((1600, 1200), LONGER, 1.2),
    ((2560, 1080), "fr", 1.4),
]
#: Each lesson in the tightest of them; on request, in all.
TIGHTEST = VIEWS[3]
SEEN = [
    pytest.param(name, view, marks=() if view == TIGHTEST else pytest.mark.long)
    for name in LESSONS
    for view in VIEWS
]


@pytest.mark.parametrize(("device", "name"), LEARNT)
def test_a_lesson_is_learnt_with_one_device_alone(device: str, name: str) -> None:
    lesson = InLesson(name)
    DEVICES[device](lesson).play_to_end()
    assert lesson.kept == len(lesson.lesson.steps)


def test_a_screen_reader_is_told_each_step_and_first_how_to_hear_the_table() -> None:
    lesson = InLesson(MENOS, likes={"language": "en"})
    told: list[str] = []
    lesson.services.announce = lambda sentence, **_: told.append(sentence)
    scene = lesson.scene
    scene.tree()
    scene.tree()
    assert told[-2].startswith("These are your cards.")
    assert told[-1].startswith("Without looking: F7 tells your hand, F8 what lies open, F10")
    told.clear()
    scene.asked(Request("go_on", "press"))
    list(said(lesson.services))
    scene.tree()
    assert [one.split(".")[0] for one in told] == ["Every turn begins with a card"]


def test_a_lesson_is_learnt_while_everything_moves() -> None:
    Pointing(InLesson(MENOS, likes={"motion": "full", "speed": 1})).play_to_end()


@pytest.mark.parametrize(("name", "view"), SEEN)
def test_the_paper_has_room_covers_nothing_that_is_needed_and_has_one_golden_button(
    name: str, view: tuple[tuple[int, int], str, float]
) -> None:
    size, language, text = view
    likes = {"language": language, "text_scale": text}
    lesson, acts_told = InLesson(name, 0, likes, size), 0
    for at, scene in enumerate(lesson.steps_seen()):
        paper, whole = scene.paper.frame, lesson.services.kit.stage.content
        assert not scene.paper.canvas.spilled
        assert paper.within(whole.grown(1)), f"step {at}"
        for highlight in scene.highlights:
            assert not paper.overlaps(highlight.frame), f"step {at} covers what is lit"
        assert len(scene.highlights) >= len(lesson.lesson.steps[at].lit), (
            f"step {at} lights nothing"
        )
        texts, canvas = scene.context.texts, scene.context.canvas()
        for seat, place in scene.picture.layout.seats.items():
            said = place_last_act(canvas, place, texts.last_act(seat) or ("",))
            acts_told += bool(said.words)
            assert not said.words or not paper.overlaps(said.frame), f"step {at} covers an act"
        on_paper = [one for one in scene.paper.page.widgets if isinstance(one, Button)]
        on_table = [one for _, one in buttons_of(scene.context)]
        assert sum(one.main for one in (*on_paper, *on_table)) <= 1, f"step {at}"
    assert acts_told


def test_the_paper_stays_where_it_is_unless_it_would_cover_what_is_needed() -> None:
    paper, inside = LessonPaper(a_house((1920, 1080))), Rect(0, 0, 1920, 1080)
    short, long = (LessonSheet("", 0.0, "word " * count, "", ()) for count in (5, 60))
    paper.lay(short, LessonGround(inside, (), (), ()))
    first = paper.frame
    everything_lies = (Rect(0, 0, 1920, 600),)
    paper.lay(long, LessonGround(inside, (), (), everything_lies))
    assert (paper.frame.y, paper.frame.cx) == (first.y, first.cx)
    for kind in ("lit", "kept"):
        paper.frame = first
        paper.lay(short, LessonGround(inside, (), (), ())._replace(**{kind: everything_lies}))
        assert paper.frame.y > 600


def test_the_lens_opens_nowhere_over_the_paper() -> None:
    lesson = InLesson("carioca", at=3)
    scene = lesson.lesson_scene
    scene.sprites()
    scene.selection.lens = Target("meld", 0)
    frame = lens(scene.picture.layout, Target("meld", 0)).frame
    scene.paper.frame = Rect(0, 0, 1, 1)
    beside = len(scene.sprites())
    scene.paper.frame = frame
    assert len(scene.sprites()) < beside


@pytest.mark.parametrize(
    ("name", "at", "act", "answer"),
    [
        (MENOS, 0, lambda ana: ana.click("stock"), "Read first"),
        (MENOS, 3, lambda ana: ana.click("Kd", "pile"), "pierna of nines"),
        (MENOS, 4, lambda ana: ana.click("Kd", "Ks", "lane"), "Try once more"),
        # The first answer that fits is given.
        (MONA, 3, lambda ana: ana.drag("2c", (960.0, 600.0)), "drowns"),
    ],
)
def test_another_act_is_answered_and_the_card_stays(
    name: str, at: int, act: Callable[[InLesson], None], answer: str
) -> None:
    """What the rules refuse is told as always, too, and leads to its own section."""
    lesson = InLesson(name, at=at)
    before = lesson.held
    act(lesson)
    assert lesson.held == before
    assert lesson.guide.at == at
    assert any(answer in words for words in said(lesson.services))
    if at == 4:
        assert lesson.refused == "refuse.meld.too_few"
        lesson.keys("rules")
        assert [to.refusal for to in lesson.went if isinstance(to, ToRules)] == [lesson.refused]


def test_after_two_other_acts_or_show_me_the_right_one_is_shown() -> None:
    lesson = InLesson(MENOS, at=4)
    for _ in range(2):
        assert not lesson.scene.selection.hands.lit
        lesson.click("Kd", "pile")
    assert lights(lesson, "5h 7h X")
    lesson.go_to(2)
    lesson.press_on("show")
    assert lights(lesson, "9c 9d 9s 9h")


def lights(lesson: InLesson, cards: str) -> bool:
    return all(lesson.scene.selection.hands.lit >> lesson.card(one) & 1 for one in cards.split())


@pytest.mark.parametrize("device", ["keys", "pad", "paper"])
def test_a_step_is_taken_back_by_the_command_that_takes_back_or_on_the_paper(device: str) -> None:
    lesson = InLesson(MENOS, at=4)
    if device == "paper":
        lesson.press_on("back")
    else:
        lesson.keys("undo", device=device)
    assert lesson.guide.at == 3
    assert lesson.melds == []
    assert lesson.hand.count("9") == 4
    Pointing(lesson).step()


def test_the_rules_open_at_the_section_of_the_step_and_the_lesson_is_left_on_the_paper() -> None:
    lesson = InLesson(MENOS, at=8)
    lesson.press_on("rules")
    assert lesson.went == [ToRules("loba_de_menos", "lay_off")]
    lesson.press_on("leave")
    assert lesson.led == ["leave"]


def test_what_is_pressed_on_the_paper_reaches_no_card_below() -> None:
    lesson = InLesson(MENOS, at=3)
    frame = lesson.lesson_scene.paper.frame
    lesson.lesson_scene.paper.frame = lesson.scene.picture.layout.zones.hand
    lesson.click("Kd")
    assert lesson.marked == ""
    lesson.lesson_scene.paper.frame = frame
    # A card is carried across it.
    lesson.go_to(5)
    frame = lesson.lesson_scene.paper.frame
    lesson.lift("9h", (frame.cx, frame.cy))
    lesson.release("pile")
    assert lesson.guide.at == 6


def test_other_words_and_another_size_change_nothing_of_the_lesson() -> None:
    lesson = InLesson(MENOS, at=4)
    lesson.services.settings.language = "fr"
    lesson.services.settings_changed()
    lesson.services.fit((1024, 640))
    lesson.services.stack.refit()
    lesson.rest()
    assert lesson.guide.at == 4
    assert any("joker le remplace" in words for words in said(lesson.services))
