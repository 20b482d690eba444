"""The pointer at the table: it points, marks, drags, sweeps along the hand, and opens the lens and
tips where it rests."""

from __future__ import annotations

from game.engine.cards import CardId
from game.engine.state import NOBODY
from game.play.hands.carrying import may_lift
from game.play.hands.marking import Mark, Unmark
from game.play.hands.sending import Answer, Cancel, Double, LookAt, Unstage
from game.play.intents.moves import WhichWay
from game.play.intents.offers import FELT_PLACE, Target
from game.scenes.table.carrying import Carrying
from game.scenes.table.commands import Commands
from game.scenes.table.context import TableContext
from game.scenes.table.paint_air import choice_boxes, lay_log
from game.scenes.table.selection import Tip
from game.ui.drag import (
    IDLE,
    Clicked,
    DragBegan,
    DragCancelled,
    DragMoved,
    Dropped,
    SweepEnded,
    SweepMoved,
)
from game.ui.gestures import LEFT_WINDOW, MAIN, MOVED, OTHER, PRESSED, RELEASED, Pointer, Wheel
from game.view.layout.target import hit

#: Seconds the pointer must rest before a lens or a tip opens.
RESTED = 0.35


class TablePointer:
    def __init__(self, context: TableContext, carrying: Carrying, commands: Commands) -> None:
        self._context, self._carrying, self._commands = context, carrying, commands
        self._do = commands.driver.do
        self._swept: set[CardId] = set()
        #: Whether the bar of the choices is held.
        self._on_bar = False

    # Gestures -------------------------------------------------------------------------------

    def follow(self, pointer: Pointer) -> None:
        context, selection, carrying = self._context, self._context.selection, self._carrying
        if pointer.what == LEFT_WINDOW:
            self._hover(FELT_PLACE)
            return
        if pointer.what == PRESSED and selection.scores_open:
            selection.scores_open = False
            return
        if pointer.what == RELEASED:
            self._commands.release_scores()
        if pointer.what == MOVED:
            selection.ring = False
        if selection.hands.asked is not None:
            self._choose(pointer, selection.hands.asked)
            return
        carries = selection.hands.carried is not None
        is_held = carries or carrying.drag.state != IDLE
        if self._scrolls(pointer) or (not is_held and self._in_log(pointer.x, pointer.y)):
            return
        goes_on = carries and pointer.what == MOVED
        under = FELT_PLACE if goes_on else hit(context.picture.layout, pointer.x, pointer.y)
        if pointer.what == PRESSED and self._takes_press(pointer, under):
            return
        for happening in carrying.drag.follow(pointer, under, may_lift(under, context.texts.now)):
            match happening:
                case DragBegan():
                    carrying.pick_up(happening)
                case DragMoved():
                    carrying.carry(happening.x, happening.y)
                case Dropped():
                    carrying.carry(happening.x, happening.y)
                    carrying.land()
                case DragCancelled():
                    carrying.cancel()
                case Clicked():
                    self._click(happening)
                case SweepMoved():
                    self._sweep(happening)
                case SweepEnded():
                    self._swept.clear()
        if selection.hands.carried is None and pointer.what in (MOVED, PRESSED):
            self._hover(under)

    def _choose(self, pointer: Pointer, asked: WhichWay) -> None:
        """Choose which way is meant; a press outside the ways cancels the question."""
        context = self._context
        rows = context.texts.ways()
        boxes = choice_boxes(context.canvas(), context.picture, asked.target, rows)
        at = next((at for at, box in enumerate(boxes) if box.contains(pointer.x, pointer.y)), -1)
        if pointer.what == MOVED and at >= 0:
            self._do(LookAt(at))
        elif pointer.what == PRESSED:
            is_answer = at >= 0 and pointer.button == MAIN
            self._do(Answer(at) if is_answer else Cancel())

    def _scrolls(self, pointer: Pointer) -> bool:
        """Follow the pointer along the bar of the choices, if it was pressed there, and return
        whether it was."""
        choices = self._context.picture.layout.choices
        if pointer.what == PRESSED:
            bar = choices.bar.grown(8) if choices is not None and choices.bar else None
            self._on_bar = bar is not None and bar.contains(pointer.x, pointer.y)
        if not self._on_bar or choices is None or choices.bar is None:
            return False
        self._do(LookAt(choices.at(pointer.y)))
        self._on_bar = pointer.what != RELEASED
        return True

    def _takes_press(self, pointer: Pointer, under: Target) -> bool:
        """Handle a press that acts at once, and return whether this one did."""
        carried = self._context.selection.hands.carried
        if carried is not None and carried.by_keys:
            # Cards taken up by keys are put down by a click on a legal place; by any other they
            # return.
            if pointer.button == MAIN and under.place in carried.goals:
                self._carrying.land(under.place)
            else:
                self._carrying.cancel()
            return True
        if under.kind in ("plaque", "plate") and pointer.button == MAIN:
            self._commands.toggle_scores()
            return True
        return False

    def _in_log(self, x: float, y: float, scrolls: int = 0) -> bool:
        """Look at the line of the log under a point, and return whether the point is on the log.
        `scrolls`: the lines to scroll back."""
        context, selection = self._context, self._context.selection
        box = context.picture.layout.zones.log
        is_there = selection.log_open and box.contains(x, y)
        if not is_there and selection.ring:
            return False
        log = lay_log(context.canvas(), context.texts) if selection.log_open else None
        if log is not None and is_there and scrolls:
            most = log.total - len(log.lines)
            selection.log_skips = min(max(0, selection.log_skips + scrolls), max(0, most))
            log = lay_log(context.canvas(), context.texts)
        selection.log_at = log.at(x, y) if log is not None and is_there else NOBODY
        return is_there

    def wheel(self, wheel: Wheel) -> bool:
        """Scroll the log or the choices, or open and close the lens; return whether the wheel did
        any of it."""
        context = self._context
        under = hit(context.picture.layout, wheel.x, wheel.y)
        if self._in_log(wheel.x, wheel.y, round(wheel.steps) or (1 if wheel.steps > 0 else -1)):
            return True
        choices = context.picture.layout.choices
        if choices is not None and choices.panel.contains(wheel.x, wheel.y):
            at = context.selection.hands.choice_at - (1 if wheel.steps > 0 else -1)
            self._do(LookAt(min(max(0, at), choices.total - 1)))
            return True
        if context.texts.is_row(under):
            context.selection.lens = under if wheel.steps > 0 else None
            return True
        return False

    def _hover(self, under: Target) -> None:
        context, selection = self._context, self._context.selection
        if under == selection.hover:
            return
        selection.hover = under
        selection.hover_since = context.services.clock()
        selection.hover_command = self._commands.command_at(under)
        selection.lens = selection.tip = None

    def _click(self, click: Clicked[Target]) -> None:
        under = click.thing or FELT_PLACE
        if click.button == OTHER:
            self._do(Unmark())
        elif click.button != MAIN:
            pass
        elif under.kind == "hand" and under.card != NOBODY:
            self._do(Double(under.card) if click.clicks == 2 else Mark(under.card))
        elif under.kind == "slot" and click.clicks == 2 and under.card != NOBODY:
            self._do(Unstage((under.card,)))
        else:
            self._commands.use(under)

    def _sweep(self, sweep: SweepMoved) -> None:
        """Mark every card of the hand along which the pointer moves with the other button."""
        context = self._context
        steps = max(1, int(abs(sweep.x - sweep.from_x) // 12))
        for step in range(steps + 1):
            part = step / steps
            x = sweep.from_x + (sweep.x - sweep.from_x) * part
            under = hit(context.picture.layout, x, sweep.from_y + (sweep.y - sweep.from_y) * part)
            if under.kind == "hand" and under.card != NOBODY and under.card not in self._swept:
                self._swept.add(under.card)
                if not context.picture.kind.plays_one:
                    self._do(Mark(under.card, on=True))

    # Resting --------------------------------------------------------------------------------

    def go_on(self, now: float) -> None:
        """Open what a resting pointer asks for."""
        selection = self._context.selection
        if now >= selection.hover_since + RESTED and self._rests:
            sentence = self._commands.sentence(selection.hover)
            if sentence:
                selection.tip = Tip(selection.hover, sentence)
            else:
                selection.lens = selection.hover

    def due(self, now: float) -> float | None:
        selection, pace = self._context.selection, self._context.texts.pace
        if selection.hands.carried is not None and selection.hangs is not None:
            return None if selection.hangs.is_still(now, pace) else 0.0
        return selection.hover_since + RESTED - now if self._rests else None

    @property
    def _rests(self) -> bool:
        """Return whether the pointer is on something that has a lens or a tip, which is not open
        yet."""
        selection = self._context.selection
        if selection.lens is not None or selection.tip is not None:
            return False
        if selection.ring or selection.hands.carried is not None:
            return False
        hover = selection.hover
        if self._context.texts.is_row(hover) and (hover.kind == "meld" or hover.card != NOBODY):
            return True
        return bool(self._commands.sentence(hover))
