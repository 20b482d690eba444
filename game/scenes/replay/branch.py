"""A watched match is to be played on from here: who sits where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.play.session.seating import Player, follows, sits_down
from game.scenes.setup.seats import Bots, SeatActs, SeatEditor, kind_said, seat_card, seat_rows
from game.scenes.shell.page_scene import Dialog
from game.scenes.shell.scene import Services
from game.settings import Person
from game.ui.boxes import FILL, Column, FirstFitting, Grid, Row, Text, button
from game.ui.canvas import Canvas
from game.ui.theme import H2, IVORY2, MOON, SMALL
from game.ui.words import SANS, SERIF


class BranchScene(Dialog):
    """`play` gets the players, in the order of their seats."""

    width, grows = 1180.0, 0.5

    def __init__(
        self,
        services: Services,
        players: Sequence[Player],
        play: Callable[[tuple[Player, ...]], None],
    ) -> None:
        super().__init__(services)
        self.players, self._play = list(players), play
        self.bots = Bots(services)
        self.page.focus = "play"

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

    def content(self, canvas: Canvas) -> Column:
        """The answers are at the right, or one below the other where the words are long."""
        say = self.services.say
        cards = [
            seat_card(at, player, kind_said(self.services, player, self.bots), edit)
            for at, player in enumerate(self.players)
            for edit in [partial(self._edit, at)]
        ]
        back = button("back", say("replay.branch_back"), self.back, zone=1, wide=300, high=72)
        play = button("play", say("replay.branch_play"), self._begin, main=True, zone=1, wide=300)
        return Column(
            *(Text(say("replay.branch_title"), H2, SERIF, MOON, lines=3), 6),
            *(Text(say("replay.branch_about"), SMALL, SANS, IVORY2, lines=6), 22),
            *(seat_rows(cards), 26),
            FirstFitting(
                Row(FILL, Grid(back, play, columns=2, gap=(16, 0))), Column(play, 16, back)
            ),
        )
