"""The list of lessons and the end of one: what they offer, where they lead, and what is kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from services import a_house, click, press, said, wait

from game.paths import bundled
from game.play.lessons.progress import Learning
from game.scenes.lessons.flow import LearnScene, LessonFlow
from game.scenes.lessons.guide import GuideScene, show_guide
from game.scenes.lessons.paper import LessonDone
from game.scenes.lessons.scene import LessonScene
from game.scenes.scores.hand import Scoring
from game.scenes.shell.addresses import Address, ToMenu, ToNewTable, ToPractice, ToRules
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Scene, Services
from game.variants.catalogue import Catalogue

GAMES = sorted(file.stem for file in bundled("assets/variants").glob("*.yaml"))
MENOS = "loba_de_menos"
#: What follows the Lobas in the list.
LATER = ("la_mona", "escoba", "scopa", "cassino")


pytestmark = pytest.mark.usefixtures("home")


class Learner:
    """Somebody who opens the list of lessons; `led`: where that has led to."""

    def __init__(self, services: Services | None = None) -> None:
        self.services = services or a_house((1920, 1080), motion="none", speed=0)
        self.led: list[Address] = []
        self.services.go = self.led.append
        self.services.stack.push(Scene(self.services))
        self.lesson_flow = LessonFlow(self.services, Catalogue())
        self.services.stack.push(LearnScene(self.services, self.lesson_flow))
        self.rest()

    @property
    def top(self) -> Scene:
        return self.services.stack.top

    @property
    def lesson(self) -> LessonScene:
        assert isinstance(self.top, LessonScene)
        return self.top

    def rest(self) -> None:
        for _ in range(8):
            wait(self.services, 0.3)
        self.top.sprites()

    def press(self, name: str) -> None:
        page = self.top.page if isinstance(self.top, PageScene) else self.lesson.paper.page
        widget = next(one for one in page.widgets if one.name == name)
        if widget.scroll is not None:
            widget.scroll.show(widget.rect)
        click(self.services, widget)
        self.rest()

    def words(self) -> str:
        return "\n".join(said(self.services))

    def finish(self) -> None:
        """Whatever is left of the lesson, by what is right."""
        for _ in range(60):
            self.rest()
            if isinstance(self.top, Scoring):
                self.top.acts.next()
            elif isinstance(self.top, LessonScene):
                self._step(self.top)
            else:
                return

    def _step(self, scene: LessonScene) -> None:
        guide, step = scene.guide, scene.guide.step
        if step is None or guide.is_watching:
            return
        if step.attempt:
            refusal = guide.table.why_not(step.attempt)
            assert refusal is not None
            scene.was_refused(refusal.key)
        elif step.waits:
            action = guide.table.first_wanted()
            assert action is not None
            outcome = scene.moves.act(action)
            scene.context.happened(outcome.events)  # type: ignore[union-attr]
        else:
            scene.go_on()


def test_every_game_is_in_the_list_with_its_rules_and_ones_own_costly_choices() -> None:
    learner = Learner()
    for game in GAMES:
        learner.press(f"rules {game}")
    learner.press("practice")
    assert learner.led == [*(ToRules(game) for game in GAMES), ToPractice()]


def test_a_lesson_that_was_left_goes_on_where_it_was() -> None:
    learner = Learner()
    learner.press(f"begin {MENOS}")
    learner.press("go_on")
    learner._step(learner.lesson)
    learner.rest()
    before = learner.lesson.guide.table.observation()
    learner.press("leave")
    assert isinstance(learner.top, LearnScene)
    assert "At step 3 of" in learner.words()
    again = Learner()
    again.press(f"begin {MENOS}")
    assert again.lesson.guide.at == 2
    assert again.lesson.guide.table.observation() == before
    again.finish()
    assert isinstance(again.top, LessonDone)


def test_the_end_tells_what_was_learnt_and_leads_on() -> None:
    """What was kept of it and leads nowhere is begun anew."""
    Learning().keep(MENOS, 4, ("discard 2c",))
    learner = Learner()
    press(learner.services, "down", "left", "confirm")
    learner.rest()
    assert (learner.lesson.guide.lesson.id, learner.lesson.guide.at) == (MENOS, 0)
    press(learner.services, "pause")
    learner.rest()
    press(learner.services, "back")
    learner.finish()
    assert isinstance(learner.top, LessonDone)
    assert "Piernas have three suits" in learner.words()
    learner.press("play")
    learner.press("rules")
    assert learner.led == [ToMenu(), ToNewTable(MENOS, is_learnt=True), ToRules(MENOS)]
    learner.press("next")
    assert learner.lesson.guide.lesson.id == "loba_de_mas"
    learner.press("leave")
    assert "Learnt" in learner.words()


@pytest.mark.parametrize(
    ("done", "following"),
    [
        ((), "loba_centroamericana"),
        (("loba_centroamericana",), "loba_seis_menes"),
        (("loba_centroamericana", "loba_seis_menes", *LATER, MENOS), "loba_de_mas"),
        (GAMES, None),
    ],
)
def test_the_next_lesson_is_the_first_behind_it_that_is_new_then_from_the_top(
    done: tuple[str, ...], following: str | None
) -> None:
    learner = Learner()
    for lesson in done:
        learner.lesson_flow.learning.finish(lesson)
    learner.press("begin carioca")
    learner.finish()
    assert isinstance(learner.top, LessonDone)
    if following is None:
        assert learner.top._go_on is None
    else:
        learner.press("next")
        assert learner.lesson.guide.lesson.id == following


def test_where_nothing_can_be_kept_a_lesson_goes_on_until_one_leaves_and_that_is_told(
    home: Path,
) -> None:
    (home / "data").write_text("not a folder")
    learner = Learner()
    learner.press("begin la_mona")
    learner.press("go_on")
    learner.press("leave")
    learner.press("begin la_mona")
    assert learner.lesson.guide.at == 1
    told = [one.key for one in learner.services.notices]
    assert told == ["small_file.unreadable", "small_file.not_kept"]


def test_a_step_back_is_kept_and_a_lesson_and_its_pause_lead_back_to_the_list() -> None:
    learner = Learner()
    for pauses in (False, True):
        learner.press("begin la_mona")
        learner.press("go_on")
        learner.press("back")
        assert learner.lesson.guide.at == 0
        assert Learning().of("la_mona").step == 0
        if pauses:
            press(learner.services, "pause")
            learner.rest()
        learner.press("leave")
        assert isinstance(learner.top, LearnScene)


def test_a_lesson_of_ones_own_is_in_the_list_and_a_faulty_one_tells_its_line(home: Path) -> None:
    folder = home / "data" / "lessons"
    folder.mkdir(parents=True)
    ours = (bundled("assets/lessons") / "la_mona.yaml").read_text(encoding="utf-8")
    steps = '  - say: {fr: "Bonjour.", en: "Look at [Qc]."}\n    light: Qc\n'
    mine = ours.split("steps:")[0].replace("about: about", 'about: {en: "Mine."}')
    mine = mine.replace(mine.split("learnt:")[1].split("\n")[0], ' [{en: "Everything."}]')
    (folder / "mine.yaml").write_text(f"{mine}steps:\n{steps}", encoding="utf-8")
    broken = ours.replace("take Td", "take Tx")
    (folder / "broken.yaml").write_text(broken, encoding="utf-8")
    line = 1 + next(at for at, text in enumerate(broken.splitlines()) if "take Tx" in text)

    learner = Learner()
    assert "La Mona · Mine" in [one.title for one in learner.lesson_flow.offered()]
    press(learner.services, "last")
    learner.rest()
    assert f"broken.yaml, line {line}" in learner.words()
    learner.press("begin mine")
    assert "Look at Q♣." in learner.words()
    learner.press("go_on")
    assert "Everything." in learner.words()


def test_a_faulty_game_tells_its_fault_and_offers_no_rules(home: Path) -> None:
    folder = home / "data" / "variants"
    folder.mkdir(parents=True)
    (folder / "mine.yaml").write_text("schema: 1\nid: mine\nextends: nothing\n", encoding="utf-8")
    learner = Learner()
    assert "rules mine" not in {one.name for one in learner.top.page.widgets}  # type: ignore[attr-defined]
    [mine] = [one for one in learner.lesson_flow.offered() if one.title == "Mine"]
    assert mine.fault == "There is no game file “nothing” to extend."
    press(learner.services, "last")
    learner.rest()
    assert "Mine" in learner.words()


# The guide -------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was opened in the browser."""
    found: list[str] = []
    monkeypatch.setattr("webbrowser.open", found.append)
    return found


def test_the_guide_opens_in_the_browser_in_the_language_of_the_window(
    home: Path, opened: list[str]
) -> None:
    learner = Learner(a_house((1920, 1080), language="fr"))
    learner.press("guide")
    file = home / "cache" / "guide" / "loba_fr.html"
    assert opened == [file.as_uri()]
    assert "Loba à la maison" in file.read_text(encoding="utf-8")
    assert str(file) in learner.words()
    learner.press("close")
    assert isinstance(learner.top, LearnScene)


def test_the_guide_opens_once_without_the_other_languages_or_it_is_told_why_not(
    home: Path, opened: list[str]
) -> None:
    learner = Learner()
    scene = GuideScene(learner.services)
    learner.services.stack.push(scene)
    scene.results = [0.5]
    scene.update(0.0)
    assert scene.done == 0.5
    assert learner.top is scene
    first, second = home / "loba_en.html", home / "loba_es.html"
    scene.results = [0.5, first]
    scene.update(0.1)
    scene.ended([0.5, first, second], "done")
    assert opened == [first.as_uri()]
    (home / "cache").write_text("in the way")
    show_guide(learner.services)
    assert len(opened) == 1
    assert "disk is full" in learner.words()


@pytest.mark.parametrize("how", ["slow", "broke", "never_began"])
def test_a_guide_that_no_other_process_has_written_is_written_here(
    how: str, home: Path, opened: list[str]
) -> None:
    learner = Learner()
    scene = GuideScene(learner.services)
    learner.services.stack.push(scene)
    scene.ended([0.3], how)
    file = home / "cache" / "guide" / "loba_en.html"
    assert file.is_file()
    assert opened == [file.as_uri()]
