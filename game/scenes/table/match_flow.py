"""The order of the scenes of a match, from the first deal to the settlement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from game.engine.actions import DECLINE_REBUY, REBUY_IN
from game.engine.events import Event
from game.play.session.running import RunningTable
from game.play.session.seating import Player
from game.play.session.start import any_deal
from game.scenes.shell.addresses import ToNewMatch, ToReplay, ToRules
from game.scenes.shell.dialogs import ConfirmScene, when_made
from game.scenes.shell.fields import names_of
from game.scenes.shell.menu import PauseScene
from game.scenes.shell.scene import EVERYBODYS, Services
from game.scenes.table.bot_turns import THINKING_SLICE
from game.scenes.table.commands import undo_button
from game.scenes.table.curtain import Curtain, CurtainActs, Public
from game.scenes.table.pad_owner import PadOwnerScene
from game.scenes.table.scene import TableActs, TableScene
from game.scenes.table.texts import LogLine
from game.settings import known_as
from game.ui.gestures import PRESSED, Command, Gesture, Pointer
from game.ui.work_ahead import MODULES
from game.view.layout.target import hit
from game.view.motion.events import EVENT_ROWS

if TYPE_CHECKING:
    from game.play.coaching.reviews import Reviewing
    from game.scenes.scores.hand import Scoring
    from game.scenes.scores.match import Settlement
    from game.view.scores.hand import HandSheet

#: The modules that a table leads to, which are not needed at first.
FROM_TABLE = ("game.scenes.scores.hand", "game.play.coaching.reviews", "game.scenes.scores.match")
#: The most lines about what happened meanwhile.
MEANWHILE_MOST = 8


class MatchFlow:
    """The scenes of one match. `is_kept`: whether the match is saved as it is played. `firsts`:
    gives what people have done in the match for the first time."""

    def __init__(
        self,
        services: Services,
        table: RunningTable,
        is_kept: bool = True,
        firsts: Callable[[RunningTable], Callable[[], Sequence[str]]] = lambda table: tuple,
    ) -> None:
        self.services = services
        self.table = table
        self.is_kept, self.firsts = is_kept, firsts
        acts = TableActs(
            hand_over=self._hand_over,
            curtain=self._curtain,
            pause=self._pause,
            rules=lambda key: services.go(self._rules(key)),
            hand_ends=self._hand_ends,
        )
        self.scene = TableScene(services, table, acts)
        self.scene.context.personal.know(services.people)
        #: The page after a hand; `_coming`: that page while it is made, before it is shown.
        self._scoring: Scoring | None = None
        self._coming: Scoring | None = None
        services.ahead.put(MODULES, FROM_TABLE, map(import_module, FROM_TABLE))

    # Elsewhere ------------------------------------------------------------------------------

    @property
    def is_on_top(self) -> bool:
        """Whether the table, or the page after its hand, is the top scene."""
        return self.services.stack.top in (self.scene, self._scoring)

    def end_was_seen(self) -> bool:
        """Return whether the scores of the last hand that ended have been shown."""
        return not self.table.phase.deals or self._scoring in self.services.stack.scenes

    def follow(self, events: Sequence[Event] | None) -> None:
        """Show what was done elsewhere than at this screen; None means that something was taken
        back."""
        stack, scoring = self.services.stack, self._scoring
        if events is not None and not self.table.phase.in_play and scoring in stack.scenes:
            self._show_decision()
            return
        self.scene.look_on()
        if scoring is not None and scoring in stack.scenes:
            stack.take_away(scoring)
        self.remove_past_curtain()
        if events is None:
            self.scene.context.undone()
        else:
            self.scene.context.happened(events)

    # Between two people ---------------------------------------------------------------------

    def remove_past_curtain(self) -> None:
        """Remove the curtain if the seat it waits for is now played elsewhere, or by a bot."""
        for scene in list(self.services.stack.scenes):
            if isinstance(scene, Curtain) and not self.table.needs_curtain:
                self.services.stack.take_away(scene)

    def _curtain(self) -> None:
        seat = self.table.to_act
        self.scene.catch_up()
        self.scene.expect(self.table.coming_hand)
        who = self.table.players[seat]
        acts = CurtainActs(self._here, self._may_come, self._pause, self._undo)
        curtain = Curtain(self.services, who, self.public(), acts)
        when_made(self.services, curtain, lambda: self.services.stack.push(curtain))

    def _here(self) -> None:
        self.table.sit(self.table.to_act)
        self.scene.catch_up()

    def _may_come(self) -> bool:
        """Return whether the device used may open the curtain. Keyboard and mouse are everybody's;
        a gamepad opens it only for its owner. Others are told so, and for a new gamepad the owner
        is asked for."""
        pad, who = self.services.pad, self.table.players[self.table.to_act]
        if pad < 0:
            return True
        owner = self.scene.context.personal.owner_of(pad)
        if owner is None:
            self._ask_whose(pad)
        elif owner not in (EVERYBODYS, known_as(who.name)):
            names = (player.name for player in self.table.players)
            name = next(name for name in names if known_as(name) == owner)
            facts = {"owner": name, "player": who.name}
            ask = partial(self._ask_whose, pad)
            self.services.stack.push(ConfirmScene(self.services, "pad.others", ask, **facts))
        else:
            return True
        return False

    def _ask_whose(self, pad: int) -> None:
        """Ask whose gamepad it is; the player for whom the curtain waits is the first answer."""
        seats = sorted(self.table.people, key=lambda seat: seat != self.table.to_act)
        people = [self.table.players[seat] for seat in seats]

        def own(player: Player | None) -> None:
            owner = EVERYBODYS if player is None else known_as(player.name)
            self.services.pad_owners[pad] = owner

        self.services.stack.push(PadOwnerScene(self.services, pad, people, own))

    def _undo(self, gesture: Gesture) -> bool:
        """Take back what the player before did, while the curtain closes, if a gesture asks for it
        and it is allowed; return whether it was done."""
        if isinstance(gesture, Command) and self.scene.context.personal.is_others_pad(gesture):
            return False
        if not self._asks_undo(gesture) or self.table.undo_refusal() is not None:
            return False
        self.table.undo()
        self.services.stack.pop()
        self.scene.context.undone()
        return True

    def _asks_undo(self, gesture: Gesture) -> bool:
        """Return whether a gesture asks for undo: by key, or on its button."""
        if isinstance(gesture, Command):
            return gesture.pressed and gesture.name == "undo"
        if isinstance(gesture, Pointer) and gesture.what == PRESSED:
            button = undo_button(self.scene.context)
            under = hit(self.scene.picture.layout, gesture.x, gesture.y)
            return button is not None and button.works and button.place == under
        return False

    def public(self) -> Public:
        """Return what everybody may know, for the closed curtain."""
        table, texts, say = self.table, self.scene.context.texts, self.services.say
        view = table.observation()
        standing = view.standing
        news = [event for event in table.meanwhile() if EVENT_ROWS[event.kind].is_news]

        def meanwhile() -> list[LogLine]:
            return texts.logged(news, view.melds)[-MEANWHILE_MOST:]

        def stands() -> list[LogLine]:
            lines = []
            for seat, who in enumerate(table.players):
                if not standing.out[seat]:
                    score, cards = standing.scores[standing.sides[seat]], view.hand_sizes[seat]
                    said = say("curtain.state", player=who.name, score=score, cards=cards)
                    lines.append(LogLine(said, who.crest))
            return [*lines, LogLine(say("curtain.stock", count=view.stock_size))]

        return Public(meanwhile, stands)

    # After a hand ---------------------------------------------------------------------------

    def _hand_ends(self) -> None:
        """Make the page that follows while the end of the hand is shown."""
        self._coming = self._page(sheet_of(self.table))
        self.services.stack.expect(self._coming)

    def _hand_over(self) -> None:
        sheet, stack = sheet_of(self.table), self.services.stack
        if self._scoring is not None and self._scoring in stack.scenes:
            self._scoring.show(sheet)
            return
        page, self._coming = self._coming, None
        if page is None or page.sheet != sheet:
            page = self._page(sheet)
        self._scoring = page
        stack.push(page)
        if self.table.phase.is_over:
            stack.expect(self._settlement())

    def _page(self, sheet: HandSheet) -> Scoring:
        from game.play.coaching.reviews import reviewing_of
        from game.scenes.scores.hand import Acts as ScoringActs
        from game.scenes.scores.hand import Scoring

        reviewing = reviewing_of(self.table, self.services.wake)
        return Scoring(
            self.services,
            sheet,
            ScoringActs(
                next=self._next,
                rebuy=lambda: self._decide(rebuys=True),
                decline=lambda: self._decide(rebuys=False),
                table=self._look_at_table,
                pause=self._pause,
                think=self._bots_decide,
                thinks_in=lambda: self.table.bot_due() if self.table.is_bots_turn else None,
                undo=self._back_into_hand if self._can_go_back else None,
                reviewing=reviewing,
                coach=partial(self._how_it_went, reviewing) if reviewing is not None else None,
            ),
        )

    def _how_it_went(self, reviewing: Reviewing) -> None:
        from game.scenes.coach.scene import HowItWent

        self.services.stack.push(HowItWent(self.services, reviewing))

    @property
    def _can_go_back(self) -> bool:
        return self.table.undoes_freely and self.table.undo_refusal() is None

    def _back_into_hand(self) -> None:
        """Take back the end of a hand, where undo is free."""
        self._scoring = None
        self.services.stack.pop_to(self.scene)
        self.table.undo()
        self.scene.context.undone()

    def _decide(self, rebuys: bool) -> None:
        self.table.act(REBUY_IN if rebuys else DECLINE_REBUY)
        self._show_decision()

    def _bots_decide(self) -> None:
        """Let the bot that has to decide think, and answer when it is ready."""
        table = self.table
        if not table.is_bots_turn:
            return
        table.bot_turn(THINKING_SLICE)
        if table.ready():
            table.play_bot()
            self._show_decision()

    def _show_decision(self) -> None:
        if self._scoring is not None:
            self._scoring.show(sheet_of(self.table))

    def _look_at_table(self) -> None:
        """Show the table as it was left; the next press leads back."""
        self.services.stack.pop()
        self.scene.look_back()

    def _next(self) -> None:
        if self.table.phase.is_over:
            self.services.stack.swap(self._settlement())
            return
        # The table is shown as it was left, before the next hand is dealt.
        self._scoring = None
        self.services.stack.pop_to(self.scene)
        self.scene.context.happened(self.table.deal_next())

    def _settlement(self) -> Settlement:
        from game.scenes.scores.match import Endings, Settlement
        from game.view.scores.match import match_sheet

        table = self.table
        result = table.result()
        assert result is not None
        standing = table.observation().standing
        saved = table.saved()
        played = table.variant.id, table.rules, table.players, standing, result
        sheet = match_sheet(*played, saved.deal, saved.taken_back)
        endings = Endings(
            again=ToNewMatch(table.again(any_deal())),
            watch=ToReplay(saved) if self.is_kept else None,
            same_cards=ToNewMatch(table.again(saved.deal)) if saved.deal else None,
            firsts=self.firsts(table) if self.is_kept else tuple,
            match_id=table.keeping.match_id if self.is_kept else "",
        )
        return Settlement(self.services, sheet, endings)

    # Pausing --------------------------------------------------------------------------------

    def _pause(self) -> None:
        services = self.services
        services.stack.push(PauseScene(services, self._rules(), self._names, phones=True))

    def _rules(self, refusal: str = "") -> ToRules:
        """Return where the rules in force are told, at the section that explains a refusal."""
        variant = self.table.variant
        return ToRules(variant.id, refusal=refusal, in_force=variant)

    def loses(self) -> str:
        """Return the key of the question asked before the table is left, if that loses the match or
        its last acts."""
        if not self.is_kept:
            return "" if self.table.is_over else "pause.lose"
        self.scene.context.personal.keep()
        return "saves.lose" if self.table.keep_the_rest() is False else ""

    def _names(self) -> str:
        return names_of(self.services, self.table.players)


def sheet_of(table: RunningTable) -> HandSheet:
    """Return the sheet of the page after a hand."""
    from game.view.scores.hand import hand_sheet

    view = table.observation()
    return hand_sheet(table.variant.id, table.rules, table.players, view, table.log())
