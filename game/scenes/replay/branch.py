"""A watched match is to be played on from here: who sits where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.play.session.seating import Player, follows, sits_down
from game.scenes.setup.seats import (
    Bots,
    SeatActs,
    SeatCard,
    SeatEditor,
    kind_said,
    seat_height,
    seat_place,
    seats_in_a_row,
)
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Services
from game.settings import Person
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH
from game.ui.theme import BODY, H2, IVORY2, MOON, SMALL
from game.ui.widgets import Button, Label, Widget
from game.ui.words import BOLD, LINE, SANS, SERIF
from game.view.geometry import Rect

WIDTH, PAD, GAP = 1180.0, 48.0, 16.0


class BranchScene(PageScene):
    """`play` gets the players, in the order of their seats."""

    covers = False

    def __init__(
        self,
        services: Services,
        players: Sequence[Player],
        play: Callable[[tuple[Player, ...]], None],
    ) -> None:
        super().__init__(services)
        self.players, self._play = list(players), play
        self.bots = Bots(services)
        self._panel = Rect(0, 0, 0, 0)
        self.page.focus = "play"

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)

    def _edit(self, seat: int) -> None:
        def change(player: Player) -> None:
            self.players[seat] = player

        def sit(person: Person) -> Player:
            self.players = sits_down(self.players, seat, person)
            return self.players[seat]

        def follow(before: str, person: Person) -> Player:
            self.players = follows(self.players, before, person)
            return self.players[seat]

        acts = SeatActs(change, sit, follow)
        self.services.stack.push(SeatEditor(self.services, self.players[seat], self.bots, acts))

    def _begin(self) -> None:
        self.services.sound("confirm")
        self._play(tuple(self.players))

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        say, stage = self.services.say, self.services.kit.stage
        canvas = Canvas(self.services.kit)
        wide = min(stage.content.w - 64, WIDTH * (1 + (stage.text - 1) * 0.5))
        inner = wide - 2 * PAD
        title_h = canvas.height(say("replay.branch_title"), inner, H2, SERIF)
        about_h = canvas.height(say("replay.branch_about"), inner, SMALL, SANS)
        card_h = seat_height(canvas)
        kinds = [kind_said(self.services, player, self.bots) for player in self.players]
        names = [player.name for player in self.players]
        in_a_row = seats_in_a_row(canvas, inner, names, kinds)
        rows = -(-len(self.players) // in_a_row)
        answers, answers_h = self._answers(canvas, inner)
        seats_h = rows * card_h + (rows - 1) * GAP
        tall = 36 + title_h + 6 + about_h + 22 + seats_h + 26 + answers_h + 40
        self._panel = Rect((stage.width - wide) / 2, (stage.height - tall) / 2, wide, tall)
        left, y = self._panel.x + PAD, self._panel.y + 36
        title = Rect(left, y, inner, title_h)
        about = Rect(left, title.bottom + 6, inner, about_h)
        top = about.bottom + 22
        cards = [
            SeatCard(
                at,
                seat_place(at, left, top, inner, card_h, in_a_row),
                player,
                kind,
                partial(self._edit, at),
                0,
            )
            for at, (player, kind) in enumerate(zip(self.players, kinds, strict=True))
        ]
        for answer in answers:
            answer.rect = answer.rect.moved(left, top + seats_h + 26)
        return [
            Label(title, say("replay.branch_title"), H2, SERIF, MOON, lines=3),
            Label(about, say("replay.branch_about"), SMALL, SANS, IVORY2, lines=6),
            *cards,
            *answers,
        ]

    def _answers(self, canvas: Canvas, inner: float) -> tuple[list[Button], float]:
        """At the right, or one below the other where the words are long."""
        say, stage = self.services.say, self.services.kit.stage
        high = max(72.0, stage.text_units(BODY) * LINE + 28)
        place = Rect(0, 0, 0, 0)
        back = Button("back", place, say("replay.branch_back"), self.back, zone=1)
        play = Button("play", place, say("replay.branch_play"), self._begin, main=True, zone=1)
        wide = max(300.0, *(canvas.width(one.text, BODY, BOLD) + 80 for one in (back, play)))
        if 2 * wide + GAP <= inner:
            play.rect = Rect(inner - wide, 0, wide, high)
            back.rect = Rect(inner - 2 * wide - GAP, 0, wide, high)
            return [back, play], high
        play.rect = Rect(0, 0, inner, high)
        back.rect = Rect(0, high + GAP, inner, high)
        return [play, back], 2 * high + GAP

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        canvas.panel(self._panel, "dialog", 22, shadow=True)
