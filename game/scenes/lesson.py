"""A lesson at the table: a paper explains, the learner plays, and the others do their part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.engine.cards import pack
from game.play.guide import Guide
from game.scenes.evening import sheet_of
from game.scenes.house import House
from game.scenes.key_names import keys_of, say_key
from game.scenes.lesson_light import Beam, beams_of, ground_of, paint_beams
from game.scenes.lesson_paper import LessonPaper, Press, Sheet
from game.scenes.lesson_words import LessonWords
from game.scenes.naming import game_name
from game.scenes.pause import PauseActs, PauseScene
from game.scenes.scoring import Acts as ScoringActs
from game.scenes.scoring import Scoring
from game.scenes.table.hinting import Hinting
from game.scenes.table.scene import TableActs, TableScene
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import PAD, PRESSED, RELEASED, Command, Gesture, Pointer
from game.ui.sprite import Sprite


@dataclass(frozen=True)
class LessonActs:
    """What leads away. `keep`: the lesson has gone on. `turn_back`: the same lesson at another
    step. `rules`: at a section of the game's book."""

    keep: Callable[[Guide], None]
    turn_back: Callable[[Guide], None]
    finish: Callable[[Guide], None]
    leave: Callable[[], None]
    rules: Callable[[Guide, str, str], None]
    settings: Callable[[], None]


class LessonHinting(Hinting):
    """What the step asks for is the good counsel."""

    def __init__(self, scene: LessonScene) -> None:
        super().__init__(scene)
        self._lesson = scene

    def ask(self) -> None:
        step = self._lesson.guide.step
        if step is None or not step.waits:
            self._lesson.say("lesson.answer.read_first")
        elif step.attempt:
            self._show_attempt(step.attempt)
        else:
            super().ask()

    def _show_attempt(self, attempt: str) -> None:
        scene = self._lesson
        if not scene.telling.is_my_turn:
            return
        action = scene.guide.table.read(attempt)
        scene.fingers.hint = pack(action.cards)
        scene.fingers.hint_goal = self.goal(action)
        self._tells_all = True
        scene.house.sound("hint")
        scene.changed()


class LessonScene(TableScene):
    def __init__(self, house: House, guide: Guide, acts: LessonActs) -> None:
        self.guide = guide
        self.leads = acts
        self.words = LessonWords(house, guide.lesson)
        self.paper = LessonPaper(house)
        self.beams: list[Beam] = []
        self._shown: tuple[object, ...] = ()
        self._kept = guide.at
        self._is_pressed = False
        super().__init__(
            house,
            guide.table,
            TableActs(
                hand_over=self._hand_over,
                curtain=lambda: None,
                pause=self._pause,
                rules=self._open_rules,
            ),
        )
        self.moves.judge = guide.judge
        self.hinting = LessonHinting(self)

    # Where it leads -------------------------------------------------------------------------

    def _hand_over(self) -> None:
        """It is counted as always; nobody deals another."""
        on = self._counted
        acts = ScoringActs(next=on, rebuy=on, decline=on, next_key="lesson.go_on")
        sheet = replace(sheet_of(self.table), dealer=None)
        self.house.stack.push(Scoring(self.house, sheet, acts))

    def _counted(self) -> None:
        """The hand is counted: back to the table, or to the end."""
        self.house.stack.pop_to(self)

    def _pause(self) -> None:
        acts = PauseActs(
            rules=lambda: self._open_rules(""),
            settings=self.leads.settings,
            leave=self.leads.leave,
            quit=self._quit,
        )
        game = self.table.variant.id
        self.house.stack.push(PauseScene(self.house, acts, lambda: game_name(self.house, game)))

    def _quit(self) -> None:
        self.house.leaving = True

    def _open_rules(self, refusal: str) -> None:
        step = self.guide.step
        self.leads.rules(self.guide, refusal, step.rules if step is not None else "")

    # What the learner does ------------------------------------------------------------------

    def go_on(self) -> None:
        if not self.guide.go_on():
            return
        self.settle()
        self.fingers.hush()
        self.house.sound("page")
        self._moved()

    def turn_back(self) -> None:
        if self.guide.at:
            self.house.sound("undo")
            self.leads.turn_back(self.guide.back(self.house.clock))

    def show(self) -> None:
        self.settle()
        self.hinting.ask_all()

    def was_refused(self, key: str) -> None:
        if self.guide.refused(key):
            self.fingers.marked.clear()
            self.fingers.forget_chosen()
            self.rearranged()
        self._moved()

    def _moved(self) -> None:
        """The lesson may have gone on, or has something to answer."""
        if self.guide.at != self._kept:
            self._kept = self.guide.at
            self.leads.keep(self.guide)
        elif self.guide.is_stuck and self.guide.answer is not None and not self.fingers.hint:
            self.hinting.ask_all()
        self.changed("marks")

    # Gestures -------------------------------------------------------------------------------

    def handle(self, gesture: Gesture) -> bool:
        if isinstance(gesture, Pointer) and self._is_for_paper(gesture):
            self.house.device = gesture.device
            self.paper.page.handle(gesture)
            self.changed("marks")
            return True
        if isinstance(gesture, Command) and gesture.pressed and self._does(gesture):
            return True
        used = super().handle(gesture)
        self._moved()
        return used

    def _is_for_paper(self, pointer: Pointer) -> bool:
        """What is begun on the paper ends there, and what is begun on the table does not."""
        is_on = self.paper.frame.contains(pointer.x, pointer.y)
        if self.fingers.carried is not None or (pointer.buttons and not self._is_pressed):
            is_on = is_on and pointer.what == PRESSED
        if pointer.what == PRESSED:
            self._is_pressed = is_on
        elif pointer.what == RELEASED and self._is_pressed:
            self._is_pressed = False
            return True
        return is_on or self._is_pressed

    def _does(self, command: Command) -> bool:
        """What a command means for the lesson; all others are the table's."""
        fingers, step = self.fingers, self.guide.step
        is_free = fingers.carried is None and fingers.choice is None
        if not is_free or self.house.stack.top is not self:
            return False
        if command.name == commands.CONFIRM and step is not None and not step.waits:
            self.go_on()
            return True
        if command.name == "undo" and not (self.moves.is_staging and self._has_staged()):
            self.turn_back()
            return True
        return False

    def _has_staged(self) -> bool:
        return self.moves.staging is not None and bool(self.moves.staging.staged())

    # What is to be seen ---------------------------------------------------------------------

    def refit(self) -> None:
        super().refit()
        self.words = LessonWords(self.house, self.guide.lesson)
        self._shown = ()

    def update(self, now: float) -> None:
        super().update(now)
        self._moved()
        if self.guide.step is None and self.house.stack.top is self and self._is_seen(now):
            self.leads.finish(self.guide)

    def _is_seen(self, now: float) -> bool:
        """Everything that happened."""
        return not (self.guide.is_watching or self.picture.is_behind(now) or self._is_to_be_told)

    def due(self, now: float) -> float | None:
        """The end does not wait to be asked for."""
        return 0.0 if self.guide.step is None and self._is_seen(now) else super().due(now)

    def sprites(self) -> Sequence[Sprite]:
        if self.layers.old or not self._shown:
            self._show_paper()
        return super().sprites()

    def _show_paper(self) -> None:
        guide = self.guide
        step = guide.step
        is_still = not self.picture.is_behind(self.house.clock()) and not guide.is_watching
        lit = step.lit if step is not None and is_still else ()
        self.beams = beams_of(self.picture, lit)
        shown = (guide.at, guide.answer, guide.is_watching, is_still, self.house.device)
        if shown != self._shown or self._is_in_the_way():
            self._shown = shown
            self.paper.lay(self._sheet(), ground_of(self.picture, guide, self.beams))
        light = Canvas(self.house.kit)
        paint_beams(light, self.beams)
        self.layers.over = [*light.sprites, *self.paper.paint().sprites]

    def _is_in_the_way(self) -> bool:
        return any(self.paper.frame.overlaps(beam.frame) for beam in self.beams)

    def _sheet(self) -> Sheet:
        guide, say = self.guide, self.house.say
        count = len(guide.lesson.steps)
        counter = say("lesson.step", step=min(guide.at + 1, count), count=count)
        done = guide.at / count
        step = guide.step
        if guide.is_watching or step is None:
            player = self.table.players[self.table.to_act].name
            text = say("lesson.watch", player=player) if guide.is_watching else ""
            return Sheet(counter, done, text, "", self._rounds())
        answer = self.words.say(guide.answer) if guide.answer is not None else ""
        return Sheet(counter, done, self.words.say(step.said), answer, self._presses())

    def _rounds(self) -> tuple[Press, ...]:
        return (
            Press("leave", "", "icon_cross", self.leads.leave, round=True),
            Press("rules", "", "icon_book", lambda: self._open_rules(""), round=True),
        )

    def _presses(self) -> tuple[Press, ...]:
        say, step = self.house.say, self.guide.step
        assert step is not None
        if step.waits:
            key = self._key("hint")
            main = Press("show", say("lesson.show"), "icon_hint", self.show, key)
        else:
            key = self._key(commands.CONFIRM)
            main = Press("go_on", say("lesson.go_on"), "icon_right", self.go_on, key, main=True)
        back = Press("back", say("lesson.back"), "icon_left", self.turn_back, self._key("undo"))
        return (*self._rounds(), main, *((back,) if self.guide.at else ()))

    def _key(self, command: str) -> str:
        if self.house.device == PAD:
            return ""
        keys = keys_of(self.house, command)
        return say_key(self.house, keys[0]) if keys else ""
