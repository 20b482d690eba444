"""The table in play: gestures become acts, and events become pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.engine.cards import CardSet, each
from game.play.session.running import RunningTable
from game.reader.around import AROUND
from game.reader.node import Request, Tree
from game.scenes.shell.fields import table_title
from game.scenes.shell.scene import Scene, Services
from game.scenes.table.bot_turns import BotTurns
from game.scenes.table.carrying import Carrying
from game.scenes.table.commands import Commands
from game.scenes.table.context import TableContext
from game.scenes.table.driver import Driver
from game.scenes.table.hinting import Hinting
from game.scenes.table.keyboard import Keyboard
from game.scenes.table.painting import Painting, draw_ahead, draw_hand_ahead
from game.scenes.table.pointer import TablePointer
from game.scenes.table.reading import TableReading
from game.scenes.table.remarks import RemarkEnds
from game.ui.commands import CONFIRM
from game.ui.gestures import Command, FocusLost, Gesture, PadsChanged, Pointer, Wheel, is_press
from game.ui.painter import Sprite
from game.view.layout.setting import HandRow
from game.view.motion.director import Frame


@dataclass(frozen=True)
class TableActs:
    """What the table calls. `hand_ends`: when the end of a hand begins to be shown; `hand_over`:
    when all of it has been shown, or people must decide; `curtain`: when the next person is to
    come."""

    hand_over: Callable[[], None]
    curtain: Callable[[], None]
    pause: Callable[[], None]
    rules: Callable[[str], None]
    hand_ends: Callable[[], None] = lambda: None


class TableScene(Scene):
    breathes = "table"

    def __init__(
        self,
        services: Services,
        table: RunningTable,
        acts: TableActs,
        hinting: Callable[[TableContext], Hinting] = Hinting,
    ) -> None:
        super().__init__(services)
        self.table = table
        self.acts = acts
        self.context = context = TableContext(services, table)
        self.picture, self.selection, self.moves = context.picture, context.selection, context.moves
        self.painting = Painting(context)
        self.hinting = hinting(context)
        self.bots, self._remarks = BotTurns(context), RemarkEnds(context)
        driver = Driver(context)
        self.carrying = Carrying(context, driver)
        self.commands = Commands(
            *(context, driver, self.hinting, self.bots),
            pause=self.pause,
            open_rules=self.open_rules,
        )
        self.pointer = TablePointer(context, self.carrying, self.commands)
        self.keyboard = Keyboard(context, self.carrying, self.commands)
        self.reading = TableReading(context, self.commands)
        self._frame: Frame | None = None
        self._end_shown = -1
        self._looks_back = False
        self.refit()

    # Life -----------------------------------------------------------------------------------

    def entered(self) -> None:
        self.catch_up()
        deal = self.table.deal_to_be_seen()
        if deal:
            self.context.texts.story.retell((), ())
            self.picture.deal(deal, self.services.clock())
            self._caught_up(True)

    def returned(self) -> None:
        self.table.uncover()
        self.catch_up()
        self.selection.take_up(self._moment)
        self.context.look()

    def left(self) -> None:
        self.context.personal.leave()
        self.bots.leave()
        self.painting.forget()
        self.services.kit.cards.look = self.services.look("")

    def refit(self) -> None:
        self.context.dress_cards()
        self.picture.director.pace = self.services.pace
        self.context.texts.refit()
        if self.selection.said:
            self.selection.said = self.selection.say_again()
        if self.picture.stage != self.services.kit.stage:
            # The place of what is held has changed.
            self.carrying.cancel()
        self.context.offer()
        self.picture.refit(self.services.kit.stage)
        self.painting.forget()

    def redrawn(self) -> None:
        self.painting.forget()

    def ahead(self) -> Iterator[object]:
        self.services.backdrops.order("table", *["curtain"] if self.table.needs_curtain else [])
        yield from self.painting.ahead()

    def look_back(self) -> None:
        """Show the table of a finished hand; the next press leads back."""
        self._looks_back = True
        self.catch_up()

    def look_on(self) -> None:
        """Go on with play, after a look at a finished hand."""
        self._looks_back = False

    def catch_up(self) -> None:
        """Show the table as it is, for the person who may look at it now."""
        self.painting.forget()
        self.selection.let_go()
        self.carrying.drag.cancel()
        self.keyboard.let_go_all()
        self.context.offer()
        self.picture.renew()
        self.context.jumped()
        self.context.find_focus()

    def expect(self, hand: CardSet) -> None:
        """Draw in advance the hand that is to be shown next."""
        cards = HandRow((tuple(each(hand)),), large_corners=self.picture.large_corners)
        draw_hand_ahead(self.services.kit, self.picture.layout.zones.hand, cards)

    def pause(self) -> None:
        self._look_away()
        self.acts.pause()

    def open_rules(self) -> None:
        """Open the rules, at the section that explains the refusal shown, if there is one."""
        refused = self.selection.hands.refused
        key = refused.refusal.key if refused else ""
        self._look_away()
        self.acts.rules(key)

    def _look_away(self) -> None:
        """Let what is held return; if others could see the hand, turn it face down."""
        self.selection.set_aside(self._moment)
        self.carrying.cancel()
        self.keyboard.let_go_all()
        self.context.personal.keep()
        self.table.cover()
        if self.table.is_covered:
            self.catch_up()

    @property
    def _moment(self) -> tuple[int, int]:
        return self.table.bottom, self.table.version

    def title(self) -> str:
        return table_title(self.services, self.table.variant.id)

    # Gestures -------------------------------------------------------------------------------

    def handle(self, gesture: Gesture) -> bool:
        used = self._handle(gesture)
        self.context.look()
        return used

    def _handle(self, gesture: Gesture) -> bool:
        if self._looks_back and is_press(gesture):
            self._looks_back = False
            self.acts.hand_over()
        elif isinstance(gesture, FocusLost):
            self._look_away()
        elif isinstance(gesture, PadsChanged):
            self.carrying.cancel()
            self.keyboard.let_go_all()
        elif isinstance(gesture, Wheel):
            return self.pointer.wheel(gesture)
        elif isinstance(gesture, Command) and self.context.personal.is_others_pad(gesture):
            pass
        elif isinstance(gesture, Command) and gesture.name in AROUND:
            if gesture.pressed:
                self.reading.look_around(gesture.name)
        elif isinstance(gesture, Pointer | Command):
            self.services.device = gesture.device
            if is_press(gesture):
                if self.table.is_covered:
                    # A press that only turns the hand face up again.
                    self.returned()
                    return True
                self._remarks.hurry()
                self.settle()
            if isinstance(gesture, Command):
                return self.keyboard.press(gesture)
            self.pointer.follow(gesture)
        else:
            return False
        return True

    def tree(self) -> Tree:
        return self.reading.tree()

    def asked(self, request: Request) -> None:
        if self._looks_back or self.table.is_covered:
            # A press that only leads on, or turns the hand face up again.
            self._handle(Command(CONFIRM))
        else:
            self.settle()
            self.reading.asked(request)
        self.context.look()

    def settle(self) -> None:
        """End all movements, so that a press counts at once."""
        if self.picture.is_behind(self.services.clock()):
            self.picture.finish()
            self.services.hush()
            self.context.jumped()
            if self.context.has_to_turn:
                self.picture.renew()
            self._caught_up()

    def _caught_up(self, is_behind: bool = False) -> None:
        self.context.texts.is_behind = is_behind
        self.context.rearranged()

    # Time -----------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        context = self.context
        self.selection.forget_words(now)
        frame = self._follow_picture(now)
        behind = self.picture.director.is_behind(now)
        if behind != context.texts.is_behind:
            self._caught_up(behind)
        self._remarks.go_on(now)
        self.pointer.go_on(now)
        self.keyboard.go_on(now)
        context.personal.go_on(now)
        if frame.is_busy:
            pass  # Movements are shown to their end before anybody goes on.
        elif context.has_to_turn:
            # Everything before has been shown, so the hand may be turned face down or face up.
            self.selection.let_go()
            self.carrying.drag.cancel()
            context.glide()
        else:
            self.keyboard.follow_turn()
            self.hinting.go_on()
            self._go_on(now)
        context.look()

    def _follow_picture(self, now: float) -> Frame:
        """Return the present frame of the picture; show and sound what begins to move in it."""
        frame = self.picture.frame(now)
        draw_ahead(self.services.kit, frame.begun)
        if any(step.kind == "hand_over" for step in frame.begun):
            self.acts.hand_ends()
        self.context.follow(frame)
        if frame.begun:
            self.context.find_focus()
        self._frame = frame
        return frame

    def _go_on(self, now: float) -> None:
        """Let the bot go on, call the next person, or end the hand, once everything before has been
        shown."""
        if not self._may_go_on:
            return
        self.bots.tell_notices()
        if self.table.needs_curtain:
            self.acts.curtain()
        elif self._end_is_due and not self._remarks.is_read(now):
            self._end_shown = self.table.version
            self._look_away()
            self.acts.hand_over()
        elif self.table.is_bots_turn:
            self.bots.go_on(now)

    @property
    def _may_go_on(self) -> bool:
        """Return whether nobody looks at another scene, or at a finished hand."""
        return self.services.stack.top is self and not self._looks_back

    @property
    def _end_is_due(self) -> bool:
        """Return whether a hand has ended, or a decision is needed, and this was not reported
        yet."""
        return not self.table.phase.in_play and self._end_shown != self.table.version

    @property
    def is_moving(self) -> bool:
        """Return whether cards are on their way in the picture that is shown."""
        return self._frame is not None and bool(self._frame.moving)

    def due(self, now: float) -> float | None:
        times = [self.picture.director.due(now), self.pointer.due(now), self.keyboard.due(now)]
        times += [self.hinting.due(), self.context.personal.due(now)]
        times += [self.context.crests.due(now), self._remarks.due(now)]
        times += [until - now for until in self.selection.words_end()]
        if self.picture.is_behind(now):
            times.append(self.picture.director.due(now) or 0.0)
        elif self._may_go_on:
            if self.table.needs_curtain or (self._end_is_due and not self._remarks.is_read(now)):
                times.append(0.0)
            elif self.table.is_bots_turn:
                times.append(self.bots.due(now))
        known = [max(0.0, time) for time in times if time is not None]
        return min(known) if known else None

    # Painting -------------------------------------------------------------------------------

    def sprites(self) -> Sequence[Sprite]:
        now = self.services.clock()
        sprites, self.still = self.painting.paint(self._frame or self.picture.frame(now), now)
        return sprites
