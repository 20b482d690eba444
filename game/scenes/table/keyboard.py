"""The keys and pads at the table: they move the focus, and use what has it."""

from __future__ import annotations

from math import inf

from game.engine.cards import each
from game.engine.state import NOBODY
from game.play.hands.gestures import Shift
from game.play.hands.marking import Fish, Forget, GoTo, Mark, MarkGroup
from game.play.hands.sending import Answer, Cancel, LookAt, TakeBack
from game.play.intents.moves import WhichWay
from game.play.intents.offers import PILE_PLACE, STOCK_PLACE, Target
from game.play.pieces.hand import held_in
from game.scenes.table.carrying import Carrying
from game.scenes.table.commands import HELD, Commands, on_pad
from game.scenes.table.context import TableContext
from game.scenes.table.paint_air import lay_log
from game.scenes.table.selection import Tip
from game.ui import commands as names
from game.ui.gestures import PAD, Command
from game.view.layout.target import shown_at

#: The beginning of the commands that lead into a block, whose name follows.
ZONE = "zone_"


class Keyboard:
    def __init__(self, context: TableContext, carrying: Carrying, commands: Commands) -> None:
        self._context, self._carrying, self._commands = context, carrying, commands
        self._driver = commands.driver
        #: The viewer, turn and phase for which the focus was placed last.
        self._moment: tuple[int, int, str] = (NOBODY, 0, "")
        #: Since when the West button of a pad is held on a card of the hand; inf once that has had
        #: an effect.
        self._west: float | None = None

    # Pressing and letting go ----------------------------------------------------------------

    def press(self, command: Command) -> bool:
        """Do a command, and return whether it means something here."""
        selection, commands, name = self._context.selection, self._commands, command.name
        hands = selection.hands
        if command.device == PAD and command.pressed and hands.carried is None:
            name = on_pad(self._context, name)
            command = command._replace(name=name)
        if not command.pressed:
            self._let_go(name)
            return False
        if name == "mark" and commands.bots.hurry():
            return True
        if name == "scores":
            return commands.do(name)
        if selection.scores_open and name == names.BACK:
            selection.scores_open = False
            return True
        if name == "pause" and (hands.asked is not None or hands.carried is not None):
            self._carrying.cancel()
        hands = selection.hands
        if hands.asked is not None:
            self._answer(name, hands.asked)
        elif hands.carried is not None:
            self._carrying.press(name, hands.carried)
        else:
            return self._do(command)
        return True

    def _answer(self, name: str, asked: WhichWay) -> None:
        """Choose which of several ways is meant."""
        if name in (names.LEFT, names.UP):
            self._driver.do(LookAt(asked.at - 1))
        elif name in (names.RIGHT, names.DOWN, names.NEXT_ZONE):
            self._driver.do(LookAt(asked.at + 1))
        elif name == names.CONFIRM:
            self._driver.do(Answer(asked.at))
        elif name == names.BACK:
            self._driver.do(Cancel())

    def _do(self, command: Command) -> bool:
        context, name = self._context, command.name
        if name in names.DIRECTIONS:
            self._arrow(*names.DIRECTIONS[name])
        elif name in (names.NEXT_ZONE, names.PREVIOUS_ZONE):
            self._go(context.focus.into_next(1 if name == names.NEXT_ZONE else -1))
        elif name in (names.FIRST, names.LAST):
            self._go(context.focus.block()[0 if name == names.FIRST else -1])
        elif name.startswith(ZONE):
            self._go(context.focus.into(name.removeprefix(ZONE)))
        elif name == names.CONFIRM:
            self._confirm()
        elif name == names.BACK:
            self._back(command.device)
        elif name in ("mark_left", "mark_right"):
            self._mark_along(-1 if name == "mark_left" else 1)
        elif name in ("move_left", "move_right"):
            self._move(-1 if name == "move_left" else 1)
        else:
            if name == "mark" and command.device == PAD and context.focus.find().kind == "hand":
                self._west = context.services.clock()
            return self._commands.do(name)
        return True

    def _let_go(self, name: str) -> None:
        if name == "mark":
            self._west = None
        elif name == "scores":
            self._commands.release_scores()

    def let_go_all(self) -> None:
        """Let go of all keys and buttons that are held, as when the window loses the focus or a pad
        is unplugged."""
        self._west = None
        self._commands.release_scores()

    def go_on(self, now: float) -> None:
        """Mark the group of a card when its button has been held long enough."""
        if self._west is not None and now >= self._west + HELD:
            self._west = None
            here = self._context.focus.find()
            if here.kind == "hand":
                self._driver.do(MarkGroup(here.card))

    def due(self, now: float) -> float | None:
        return None if self._west is None or self._west == inf else self._west + HELD - now

    # Focus ----------------------------------------------------------------------------------

    def follow_turn(self) -> None:
        """Put the focus on the stock when a turn begins, and on the card when one was drawn. With a
        pad it is seen at once, so that the first press draws."""
        context = self._context
        seen = context.table.observation()
        moment = (seen.viewer, seen.turn_no, seen.phase)
        if moment == self._moment or not context.texts.is_my_turn or not context.picture.kind.draws:
            return
        self._moment, place = moment, context.selection.hands.focus
        if seen.phase.draws:
            place = STOCK_PLACE
        else:
            came = each(context.picture.moment.order.fresh)
            fresh = [card for card in came if seen.hand >> card & 1]
            place = Target("hand", 0, fresh[-1]) if fresh else place
        context.selection.ring |= context.services.device == PAD
        self._driver.do(GoTo(place))
        context.focus.find()

    def _go(self, target: Target | None) -> None:
        """Put the focus on a target, if there is one."""
        context, selection = self._context, self._context.selection
        if target is None:
            return
        if target != selection.hands.focus:
            goals = {
                shown_at(context.picture.layout, goal) for goal in context.texts.marked_goals()
            }
            context.heard_at("takes" if target.place in goals else "focus", target)
        context.focus.keep(target)
        if selection.lens is not None:
            selection.lens = target if context.texts.is_row(target) else None
        selection.ring, selection.tip = True, None
        self._driver.do(GoTo(target))
        self._say_in_full(target)

    def _say_in_full(self, target: Target) -> None:
        """Show the full words of the place with the focus; those of buttons are shown when they are
        pressed."""
        sentence = self._commands.sentence(target) if target.kind != "key" else ""
        if sentence:
            self._context.selection.tip = Tip(target, sentence)

    def _arrow(self, dx: int, dy: int) -> None:
        context, selection = self._context, self._context.selection
        here = context.focus.find()
        if not selection.ring:
            self._go(here)
        elif dy and here.kind == "log" and selection.log_open:
            self._along_log(dy)
        elif dx and self._west is not None and here.kind == "hand":
            self._drag_along(dx)
        elif dx and selection.lens is not None and selection.lens.kind == "pile":
            self._along_pile(dx)
        elif dy and here.kind in ("hand", "choice") and (offers := context.texts.situation.offers):
            self._choose((selection.hands.choice_at + dy) % len(offers))
        else:
            self._go(context.focus.step(dx, dy))

    def _drag_along(self, by: int) -> None:
        """Move the card along while West is held: then the button was not meant to mark it."""
        if self._west != inf:
            self._west = inf
            self._driver.do(Mark(self._context.focus.find().card, on=False))
        self._move(by)

    def _along_pile(self, by: int) -> None:
        """Move the lens to another card of the pile."""
        selection, pile = self._context.selection, self._context.picture.view.pile
        if selection.lens is not None and selection.lens.card in pile:
            at = min(max(0, pile.index(selection.lens.card) + by), len(pile) - 1)
            selection.lens = PILE_PLACE._replace(card=pile[at])

    def _along_log(self, by: int) -> None:
        """Look at the next visible line of the log; at the first or last one, scroll."""
        context, selection = self._context, self._context.selection
        log = lay_log(context.canvas(), context.texts)
        if not log.lines:
            return
        first, last = log.lines[0][0], log.lines[-1][0]
        at = last if selection.log_at == NOBODY else selection.log_at + by
        if at < first or at > last:
            skips = selection.log_skips - by
            selection.log_skips = min(max(0, skips), max(0, log.total - len(log.lines)))
        selection.log_at = min(max(0, at), log.total - 1)
        context.services.sound("focus")

    def _choose(self, at: int) -> None:
        """Look at another choice of a fishing card."""
        choice = Target("choice", at)
        self._context.services.sound("focus")
        is_there = self._context.selection.hands.focus.kind == "choice"
        self._driver.do(GoTo(choice) if is_there else LookAt(at))
        self._say_in_full(choice)

    # What Enter and Esc do ------------------------------------------------------------------

    def _confirm(self) -> None:
        """Pick up a card, send what is marked to a place, or press a button."""
        context, selection = self._context, self._context.selection
        here, plays_one = context.focus.find(), context.picture.kind.plays_one
        marked = selection.hands.marked
        if not selection.ring and not (plays_one and marked):
            self._go(here)
        elif plays_one and here.kind == "hand" and here.card not in marked:
            self._driver.do(Mark(here.card))
        elif plays_one and here.kind in ("hand", "choice"):
            self._driver.do(Fish())
        elif here.kind == "hand" or self._takes_wild(here):
            self._carrying.pick_up_by_keys(here)
        elif here.kind == "slot" and not marked:
            self._driver.do(TakeBack())
        else:
            self._commands.use(here)

    def _takes_wild(self, here: Target) -> bool:
        """Return whether Enter on a meld takes up its wild card: only if no cards are marked."""
        if here.kind != "meld" or self._context.selection.hands.marked:
            return False
        return bool(self._context.texts.now.wilds_of(here.at))

    def _back(self, device: str) -> None:
        """Close what is open; else forget marks and words; else pause."""
        selection = self._context.selection
        if selection.log_open or selection.lens is not None:
            selection.log_open = False
            selection.lens = None
        elif selection.hands != selection.hands.forget():
            selection.hush()
            self._driver.do(Forget())
        elif device != PAD:
            self._commands.pause()

    # Cards of the hand ----------------------------------------------------------------------

    def _mark_along(self, by: int) -> None:
        """Mark the card with the focus, move on, and mark the next one."""
        if self._context.focus.find().kind == "hand":
            self._mark_here()
            self._arrow(by, 0)
            self._mark_here()

    def _mark_here(self) -> None:
        hands = self._context.selection.hands
        if hands.focus.kind == "hand" and hands.focus.card not in hands.marked:
            self._driver.do(Mark(hands.focus.card))

    def _move(self, by: int) -> None:
        """Let the card with the focus change places with its visible neighbour."""
        context, here = self._context, self._context.focus.find()
        if here.kind == "hand" and context.picture.is_open:
            context.selection.ring = True
            self._driver.do(Shift(here.card, by, held_in(context.picture.moment)))
