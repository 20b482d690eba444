"""A table and the question what to do there; after the answer, what is best, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.engine.actions import (
    BUILD,
    DISCARD,
    DRAW,
    LAY_OFF,
    TAKE,
    TRAIL,
    Action,
)
from game.engine.cards import FACE
from game.play.coaching.positions import table_of
from game.play.coaching.practice import Exercise
from game.scenes.coach.scene import CoachPage, measure_of
from game.scenes.coach.small_table import CardToPress, SmallTable
from game.scenes.shell.addresses import ToBranch
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import Hint, title
from game.scenes.shell.scene import Services
from game.ui.boxes import Box, Column, Icon, Press, Row, Text, Wrap
from game.ui.canvas import Canvas
from game.ui.theme import EMBER, H2, IVORY, IVORY2, LEAF, MOON, NAME, SMALL
from game.ui.widgets import Button, Widget
from game.ui.words import PLAIN, SERIF
from game.view.coach import CoachedMoment

SIGN, TABLE_HIGH = 40.0, 600.0
#: Acts with one card of the hand.
OF_ONE_CARD = {DISCARD, TRAIL, TAKE, BUILD, LAY_OFF}


class Quiz(CoachPage):
    """A page with one exercise. `heading`: the key of its title; `about`: what is said below it
    besides the game. `is_over`: what is best is shown at once, with what was `chosen` before."""

    def __init__(
        self,
        services: Services,
        heading: str,
        exercise: Exercise,
        answered: Callable[[Action], None],
        next_quiz: Callable[[], None] | None = None,
        about: str = "",
        is_over: bool = False,
        chosen: Action | None = None,
    ) -> None:
        super().__init__(services)
        self.heading, self.exercise = heading, exercise
        self.answered, self.next = answered, next_quiz
        self.about, self.is_over, self.chosen = about, is_over, chosen
        self._look()

    def _look(self) -> None:
        table = table_of(self.exercise.position, self.services.clock)
        self.situation = CoachedMoment(self.services.texts, table)

    def refit(self) -> None:
        self._look()
        super().refit()

    def _answer(self, act: Action) -> None:
        self.chosen, self.is_over = act, True
        self.page.focus = "next" if self.next is not None else "finish"
        self.services.sound("refused" if act in self.exercise.costs else "confirm")
        self.answered(act)
        self.rebuild()

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        exercise, answered = self.exercise, self.is_over
        better = exercise.best if answered else None
        done = self.chosen if self.chosen in exercise.costs else None
        seen = self.situation.seen
        table = SmallTable(self.services, seen, TABLE_HIGH, better, done, grow=True)
        shown = Column(*(self._answered() if answered else self._asked()))
        game = game_name(self.services, exercise.position.variant.id)
        below = " · ".join(filter(None, (self.about, game)))
        head = Column(title(self.services.say(self.heading)), Text(below, NAME, SERIF, IVORY2))
        ways = self._ways() if answered else None
        widgets = self.headed(head, self.beside(Column(table), 0.6, shown, ways))
        if not answered:
            places = table.places(Canvas(self.services.kit))
            acts = self._pressed()
            widgets += [
                CardToPress(
                    what,
                    self.situation.advice(acts[what]),
                    places[what],
                    partial(self._answer, acts[what]),
                )
                for what in acts
            ]
        return widgets

    def _pressed(self) -> dict[int, Action]:
        """Return what is answered by pressing a card of the hand, the stock or the pile, where only
        that is asked. Of two twins both are the one that is judged."""
        hand = set(self.situation.seen.hand)
        acts = [self.exercise.best, *self.exercise.costs]
        kinds = {act.kind for act in acts}
        if kinds == {DRAW}:
            of_pile = {act.place: act for act in acts}
            return of_pile if len(of_pile) == len(acts) else {}
        if not kinds <= OF_ONE_CARD:
            return {}
        faces = [{FACE[card] for card in hand.intersection(act.cards)} for act in acts]
        if len(set().union(*faces)) < len(acts):
            # One card could be played in several ways.
            return {}
        of_face = {FACE[card]: act for act in reversed(acts) for card in hand & {*act.cards}}
        return {card: of_face[FACE[card]] for card in hand if FACE[card] in of_face}

    def _asked(self) -> list[Box | float]:
        say, seen = self.services.say, self.situation.seen
        name = seen.players[seen.view.viewer].name
        question = Text(say("coach.question", player=name), H2, SERIF, MOON, lines=4)
        options = [
            Press(
                f"option {at}",
                Text(self.situation.advice(act), SMALL, colour=IVORY, lines=4),
                partial(self._answer, act),
                (24, 14, 24, 14),
                least=72,
            )
            for at, act in enumerate(self.exercise.options())
        ]
        return [question, 20, *(part for one in options for part in (one, 12))]

    def _answered(self) -> list[Box | float]:
        """Return boxes that tell whether the answer was right, what is best, what the answer costs,
        and why."""
        say, exercise = self.services.say, self.exercise
        icon, colour, key = "icon_hint", MOON, "coach.answer"
        if self.chosen == exercise.best:
            icon, colour, key = "icon_check", LEAF, "coach.solved"
        elif self.chosen in exercise.costs:
            icon, colour, key = "icon_cross", EMBER, "coach.not_solved"
        verdict = Text(say(key), H2, SERIF, MOON, lines=4, grow=True)
        parts: list[Box | float] = [Row(Icon(icon, SIGN, colour), 16, verdict), 18]
        parts += [Text(self.situation.advice(exercise.best), NAME, colour=IVORY, lines=5), 10]
        if self.chosen is not None and self.chosen in exercise.costs:
            measure = measure_of(self.services, exercise.position)
            cost = measure.cost(*exercise.costs[self.chosen])
            parts += [Text(cost, NAME, SERIF, MOON, lines=4), 6]
        for reason in self.situation.why(exercise.reasons):
            parts += [Text(reason, SMALL, PLAIN, IVORY, lines=9), 6]
        return parts

    def _ways(self) -> Wrap:
        say, position = self.services.say, self.exercise.position
        on = ("next", self.next) if self.next is not None else ("finish", self.back)
        buttons = [
            Button(on[0], say(f"coach.{on[0]}"), on[1], main=True),
            Button(
                "play_from", say("coach.play_from"), partial(self.services.go, ToBranch(position))
            ),
        ]
        return Wrap(*buttons, gap=(14, 14))

    # Showing --------------------------------------------------------------------------------

    def hints(self) -> Sequence[Hint]:
        return [self.along_rows, self.way_back]
