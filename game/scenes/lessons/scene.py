"""A lesson at the table: a paper explains, the learner plays, and bots play the other seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from game.engine.actions import MELD, OPEN
from game.engine.cards import pack
from game.play.hands.gestures import Do
from game.play.intents.offers import PILE_PLACE, Offer, Target, place_of
from game.play.lessons.guide import Guide
from game.play.lessons.lesson import Lit
from game.reader.node import Request, Tree
from game.reader.spoken import Spoken
from game.scenes.lessons.paper import ROUND, LessonPaper, LessonSheet, LessonWords
from game.scenes.scores.hand import Acts as ScoringActs
from game.scenes.scores.hand import Scoring
from game.scenes.shell.addresses import ToRules
from game.scenes.shell.fields import game_name
from game.scenes.shell.menu import PauseScene
from game.scenes.shell.page_scene import first_key
from game.scenes.shell.scene import Services
from game.scenes.table.context import TableContext
from game.scenes.table.driver import Driver
from game.scenes.table.hinting import Hinting
from game.scenes.table.match_flow import sheet_of
from game.scenes.table.paint_hand import part_of
from game.scenes.table.paint_seats import place_last_act
from game.scenes.table.picture import Picture
from game.scenes.table.scene import TableActs, TableScene
from game.scenes.table.texts import Led
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import PAD, PRESSED, RELEASED, Command, Gesture, Pointer
from game.ui.painter import Sprite
from game.ui.theme import GLOW
from game.ui.widgets import Button
from game.view.geometry import Rect
from game.view.layout.fishing import choices_width
from game.view.layout.overlays import LessonGround
from game.view.layout.setting import MARGIN
from game.view.layout.target import place_frame

EDGE = 16.0
#: Seconds for which what is to be done is lit before it is played.
SHOWN = 0.9
#: What a lesson first tells how to hear, by the ends of the names of commands.
LESSON_KEYS = ("hand", "table", "can", "again")


class Highlight(NamedTuple):
    """A frame to be lit. `angle`: that of a card that leans."""

    frame: Rect
    angle: float = 0.0


def highlights_of(picture: Picture, lit: Iterable[Lit]) -> list[Highlight]:
    """Return the frames of things on the table now; nothing for what is not there."""
    return [highlight for one in lit for highlight in _highlights(picture, one)]


def _highlights(picture: Picture, lit: Lit) -> Iterator[Highlight]:
    layout = picture.layout
    if lit.place == "card":
        spot = layout.cards.get(lit.at)
        if spot is not None:
            yield Highlight(part_of(spot, spot.strip), -spot.angle)
        return
    if lit.place == "loose":
        for spot in layout.cards.values():
            if spot.zone == "loose":
                yield Highlight(spot.rect, -spot.angle)
        return
    places: dict[str, Target] = {
        "stock": Target("stock"),
        "hand": Target("hand"),
        "lane": Target("lane"),
        "pile": PILE_PLACE,
        "player": Target("plaque", lit.at),
        "group": Target("build" if picture.kind.may_build else "meld", lit.at),
        "contract": Target("tray" if layout.tray else "plate"),
    }
    frame = place_frame(layout, places[lit.place])
    if frame is None and lit.place == "player":
        frame = layout.zones.panel
    if frame is not None:
        yield Highlight(frame)


def paint_highlights(canvas: Canvas, highlights: Iterable[Highlight]) -> None:
    for highlight in highlights:
        frame = highlight.frame.grown(6)
        if not highlight.angle:
            canvas.moonlight(frame, EDGE)
        canvas.ring(frame, GLOW, 5, EDGE, angle=highlight.angle)


def ground_of(context: TableContext, guide: Guide, highlights: Iterable[Highlight]) -> LessonGround:
    """Return what the paper of a lesson must not cover."""
    picture, texts, canvas = context.picture, context.texts, context.canvas()
    layout, zones = picture.layout, picture.layout.zones
    step = guide.step
    hand = [spot.rect for spot in layout.hand.spots.values()]
    kept = [zones.prompt, zones.help, zones.menu, *zones.keys, *hand, layout.piles.stock.frame]
    kept += [layout.piles.discards.frame] if layout.piles.discards else []
    kept += [one.frame for one in (layout.tray, layout.plate) if one]
    if step is not None and any(act.split()[0] in (MELD, OPEN) for act in step.wanted):
        kept.append(layout.lane)
    if picture.kind.has_loose and step is not None and step.waits:
        wide = choices_width(picture.stage)
        top = zones.top.y + 24
        x = zones.content.right - MARGIN - wide
        kept.append(Rect(x, top, wide, zones.prompt.y - top))
    kept += [spot.rect for spot in layout.cards.values() if spot.zone in ("loose", "build")]
    # What others have just done is as little covered as what is lit.
    told = [
        place_last_act(canvas, place, texts.last_act(seat)).frame
        for seat, place in layout.seats.items()
        if seat in texts.story.last_acts
    ]
    lying = [place.plaque for place in layout.seats.values()]
    lying += [zones.panel, *layout.melds]
    lying += [layout.sky_note] if layout.sky_note else []
    inside = picture.stage.content.grown(-EDGE)
    lit = (*(highlight.frame.grown(EDGE) for highlight in highlights), *told)
    return LessonGround(inside, lit, tuple(kept), tuple(lying))


@dataclass(frozen=True)
class LessonActs:
    """What a lesson calls. `keep`: when it has gone on. `turn_back`: for the same lesson at another
    step."""

    keep: Callable[[Guide], None]
    turn_back: Callable[[Guide], None]
    finish: Callable[[Guide], None]
    leave: Callable[[], None]


class LessonHinting(Hinting):
    """Hints of a lesson: what the present step asks for is the advice."""

    def __init__(self, context: TableContext, guide: Guide) -> None:
        super().__init__(context)
        self._guide = guide
        self._driver = Driver(context)
        #: When the act is to be played that was shown, and at which step.
        self._plays: tuple[float, int] | None = None

    def ask(self) -> None:
        """Show the hint; once all of it is told, play it."""
        step = self._guide.step
        if self._tells_all and self._shines and step is not None and step.waits:
            self.play()
            return
        if step is None or not step.waits:
            self.context.say("lesson.answer.read_first")
        elif step.attempt:
            self._show_attempt(step.attempt)
        else:
            super().ask()

    def play_soon(self) -> None:
        """Play what was shown, after a moment in which it is seen."""
        step = self._guide.step
        if step is not None and step.waits and self._shines:
            self._plays = self.context.services.clock() + SHOWN, self._guide.at

    def play(self) -> None:
        """Play what the step asks for; what is to be tried is refused."""
        self._plays, self._tells_all = None, False
        step, table = self._guide.step, self._guide.table
        attempt = step.attempt if step is not None else ""
        action = table.meant(attempt) if attempt else table.first_wanted()
        if action is not None and self.context.texts.is_my_turn:
            self._driver.do(Do(Offer((action,), ""), place_of(action)))

    def go_on(self) -> None:
        super().go_on()
        if self._plays is None:
            return
        when, step = self._plays
        if step != self._guide.at:
            self._plays = None
        elif self.context.services.clock() >= when:
            self.play()

    def due(self) -> float | None:
        if self._plays is None:
            return super().due()
        return max(0.0, self._plays[0] - self.context.services.clock())

    def _show_attempt(self, attempt: str) -> None:
        context = self.context
        action = self._guide.table.meant(attempt)
        if action is None or not context.texts.is_my_turn:
            return
        selection = context.selection
        lit, goal = pack(action.cards), place_of(action)
        selection.hands = replace(selection.hands, lit=lit, goal=goal)
        self._tells_all = True
        context.services.sound("hint")


class LessonScene(TableScene):
    def __init__(self, services: Services, guide: Guide, acts: LessonActs) -> None:
        self.guide = guide
        self.leads = acts
        self.words = LessonWords(services, guide.lesson)
        self.paper = LessonPaper(services)
        #: What the paper said when it was read last.
        self._read = ""
        self.highlights: list[Highlight] = []
        self._shown: tuple[object, ...] = ()
        #: What was asked for last, at which step and version of the table.
        self._asked: tuple[tuple[int, int], Led] = ((-1, -1), Led(None))
        self._kept = guide.at
        self._is_pressed = False
        super().__init__(
            services,
            guide.table,
            TableActs(
                hand_over=self._hand_over,
                curtain=lambda: None,
                pause=self._pause,
                rules=lambda key: services.go(self._rules(key)),
            ),
            self._hints,
        )
        self.moves.judge = guide.judge
        self.context.was_refused = self.was_refused
        self.context.texts.led = self._led

    def _hints(self, context: TableContext) -> LessonHinting:
        self.lesson_hinting = LessonHinting(context, self.guide)
        return self.lesson_hinting

    # Where it leads -------------------------------------------------------------------------

    def _hand_over(self) -> None:
        """Show the scores of the hand. No other hand is dealt."""
        on = self._counted
        acts = ScoringActs(next=on, rebuy=on, decline=on, next_key="lesson.go_on")
        sheet = replace(sheet_of(self.table), dealer=None)
        self.services.stack.push(Scoring(self.services, sheet, acts))

    def _counted(self) -> None:
        """Go back to the table after the scores, or to the end of the lesson."""
        self.services.stack.pop_to(self)

    def _pause(self) -> None:
        services, game = self.services, self.table.variant.id
        about = partial(game_name, services, game)
        services.stack.push(PauseScene(services, self._rules(), about, self.leads.leave))

    def _rules(self, refusal: str = "") -> ToRules:
        """Return where the section is that explains a refusal, or else the step."""
        step = self.guide.step
        return ToRules(self.table.variant.id, step.rules if step is not None else "", refusal)

    # What the learner does ------------------------------------------------------------------

    def go_on(self) -> None:
        if not self.guide.go_on():
            return
        self.settle()
        self.selection.hush()
        self.services.sound("page")
        self._moved()

    def turn_back(self) -> None:
        if self.guide.at:
            self.services.sound("undo")
            self.leads.turn_back(self.guide.back(self.services.clock))

    def show(self) -> None:
        """Show what is asked for: the cards by light, and then how they are played."""
        self.settle()
        self.hinting.ask_all()
        self.lesson_hinting.play_soon()

    def was_refused(self, key: str) -> None:
        if self.guide.refused(key):
            self.selection.hands = self.selection.hands.unmark()
            self.context.look()
        self._moved()

    def _moved(self) -> None:
        """Keep the lesson if it has gone on; else show the hint if the learner is stuck."""
        if self.guide.at != self._kept:
            self._kept = self.guide.at
            self.leads.keep(self.guide)
        elif self.guide.is_stuck and self.guide.answer is not None and not self.selection.hands.lit:
            self.hinting.ask_all()

    def _led(self) -> Led:
        """Return what is asked for: nothing while the paper has to be read."""
        moment = (self.guide.at, self.table.version)
        if self._asked[0] != moment:
            self._asked = moment, Led(self.guide.table.first_wanted())
        return self._asked[1]

    # Gestures -------------------------------------------------------------------------------

    def tree(self) -> Tree:
        """Return the paper, and the table below it."""
        texts, table = self.services.texts, super().tree()
        paper = self.paper.page.tree(self.services.kit, Spoken(texts, self.table.variant.id))
        words = next((node.name for node in paper.nodes if node.role == "LABEL"), "")
        if words != self._read:
            self.services.announce(words)
            if not self._read:
                keys = {key: first_key(self.services, f"hear_{key}") for key in LESSON_KEYS}
                self.services.announce(self.services.say("reader.lesson_keys", **keys))
            self._read = words
        return table._replace(nodes=(*paper.nodes, *table.nodes), intro="")

    def asked(self, request: Request) -> None:
        if any(one.name == request.key for one in self.paper.page.widgets):
            self.paper.page.ask(request)
        else:
            super().asked(request)

    def handle(self, gesture: Gesture) -> bool:
        if isinstance(gesture, Pointer) and self._is_for_paper(gesture):
            self.services.device = gesture.device
            self.paper.page.handle(gesture)
            return True
        if isinstance(gesture, Command) and gesture.pressed and self._does(gesture):
            return True
        used = super().handle(gesture)
        self._moved()
        return used

    def _is_for_paper(self, pointer: Pointer) -> bool:
        """Return whether a gesture is for the paper: its press began there, or it is over it
        without a press elsewhere."""
        is_on = self.paper.frame.contains(pointer.x, pointer.y)
        if self.selection.hands.carried is not None or (pointer.buttons and not self._is_pressed):
            is_on = is_on and pointer.what == PRESSED
        if pointer.what == PRESSED:
            self._is_pressed = is_on
        elif pointer.what == RELEASED and self._is_pressed:
            self._is_pressed = False
            return True
        return is_on or self._is_pressed

    def _does(self, command: Command) -> bool:
        """Do a command if it belongs to the lesson, and return whether it does; the table gets all
        others."""
        hands, step = self.selection.hands, self.guide.step
        is_free = hands.carried is None and hands.asked is None
        if not is_free or self.services.stack.top is not self:
            return False
        if command.name == commands.CONFIRM and step is not None and not step.waits:
            self.go_on()
            return True
        if command.name == "undo" and not (self.moves.is_staging and self.moves.staged):
            self.turn_back()
            return True
        return False

    # What is to be seen ---------------------------------------------------------------------

    def refit(self) -> None:
        super().refit()
        self.words = LessonWords(self.services, self.guide.lesson)
        self._shown = ()

    def update(self, now: float) -> None:
        super().update(now)
        self._moved()
        if self.guide.step is None and self.services.stack.top is self and self._is_seen(now):
            self.leads.finish(self.guide)

    def _is_seen(self, now: float) -> bool:
        """Return whether everything that happened has been shown."""
        return not (self.guide.is_watching or self.picture.is_behind(now) or self._end_is_due)

    def due(self, now: float) -> float | None:
        """Return the seconds until the next update; 0 when the lesson is over."""
        return 0.0 if self.guide.step is None and self._is_seen(now) else super().due(now)

    def ahead(self) -> Iterator[object]:
        yield from super().ahead()
        self._show_paper()

    def sprites(self) -> Sequence[Sprite]:
        self._show_paper()
        return super().sprites()

    def _show_paper(self) -> None:
        guide = self.guide
        step = guide.step
        is_still = not self.picture.is_behind(self.services.clock()) and not guide.is_watching
        lit = step.lit if step is not None and is_still else ()
        self.highlights = highlights_of(self.picture, lit)
        shown = (guide.at, guide.answer, guide.is_watching, is_still, self.services.device)
        if shown != self._shown or self._is_in_the_way():
            self._shown = shown
            self.paper.lay(self._sheet(), ground_of(self.context, guide, self.highlights))
        self.context.kept_free = self.paper.frame
        light = Canvas(self.services.kit)
        paint_highlights(light, self.highlights)
        self.painting.over = [*light.sprites, *self.paper.paint().sprites]

    def _is_in_the_way(self) -> bool:
        return any(self.paper.frame.overlaps(highlight.frame) for highlight in self.highlights)

    def _sheet(self) -> LessonSheet:
        guide, say = self.guide, self.services.say
        count = len(guide.lesson.steps)
        counter = say("lesson.step", step=min(guide.at + 1, count), count=count)
        done = guide.at / count
        step = guide.step
        if guide.is_watching or step is None:
            player = self.table.players[self.table.to_act].name
            text = say("lesson.watch", player=player) if guide.is_watching else ""
            return LessonSheet(counter, done, text, "", self._signs())
        answer = self.words.say(guide.answer) if guide.answer is not None else ""
        words = self.words.say(step.said)
        return LessonSheet(counter, done, words, answer, self._signs(), self._buttons(step.waits))

    def _signs(self) -> tuple[Button, ...]:
        make = partial(Button, text="", pad=(ROUND, ROUND), high=ROUND, radius=ROUND / 2)
        leave = make("leave", act=self.leads.leave, icon="icon_cross")
        rules = make("rules", act=lambda: self.services.go(self._rules()), icon="icon_book")
        leave.tip = self.services.say("lesson.done.leave")
        rules.tip = self.services.say("lesson.done.rules")
        return leave, rules

    def _buttons(self, waits: bool) -> tuple[Button, ...]:
        """Return the buttons for the step before, and for the next one or, if the learner has to
        act, the hint."""
        say, make = self.services.say, partial(Button, pad=(86, 20), high=60)
        if waits:
            on = make("show", say("lesson.show"), self.show, "icon_hint")
        else:
            on = make("go_on", say("lesson.go_on"), self.go_on, "icon_right", main=True)
            on.key = self._key(commands.CONFIRM)
        if not self.guide.at:
            return (on,)
        back = make("back", say("lesson.back"), self.turn_back, "icon_left")
        back.key = self._key("undo")
        return back, on

    def _key(self, command: str) -> str:
        return "" if self.services.device == PAD else first_key(self.services, command)
