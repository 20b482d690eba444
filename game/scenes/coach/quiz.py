"""A table and the question what to do there; after the answer, what is best, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.engine.actions import PILE, STOCK, Action
from game.engine.cards import FACE
from game.play.coaching.positions import table_of
from game.play.coaching.practice import Exercise
from game.scenes.coach.scene import CoachPage, measure_of
from game.scenes.coach.small_table import SmallTable, Spot
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import Hint, title
from game.scenes.shell.scene import Services
from game.storage.match_codec import SavedMatch
from game.ui.boxes import Box, Column, Icon, Press, Row, Text, Wrap
from game.ui.canvas import Canvas
from game.ui.theme import BODY, EMBER, H2, IVORY, IVORY2, LEAF, MOON, NAME, SMALL
from game.ui.widgets import Button, Widget
from game.ui.words import PLAIN, SERIF
from game.view.coach import Situation

SIGN, TABLE_HIGH = 40.0, 600.0


class QuizActs(NamedTuple):
    """What a quiz calls. `answered`: with whether it was solved. `next`: for the next quiz, if
    there is one. `play_on`: to go on playing from the table shown."""

    answered: Callable[[bool], None]
    next: Callable[[], None] | None
    play_on: Callable[[SavedMatch], None]


class Quiz(CoachPage):
    """A page with one exercise. `heading`: the key of its title."""

    def __init__(
        self, services: Services, heading: str, exercise: Exercise, acts: QuizActs
    ) -> None:
        super().__init__(services)
        self.heading, self.exercise, self.acts = heading, exercise, acts
        self.chosen: Action | None = None
        self._look()

    def _look(self) -> None:
        table = table_of(self.exercise.position, self.services.clock)
        self.situation = Situation(self.services.texts, table)

    def refit(self) -> None:
        self._look()
        super().refit()

    def _answer(self, act: Action) -> None:
        self.chosen = act
        self.page.focus = "next" if self.acts.next is not None else "finish"
        is_solved = act == self.exercise.best
        self.services.sound("confirm" if is_solved else "refused")
        self.acts.answered(is_solved)
        self.rebuild()

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        exercise, answered = self.exercise, self.chosen is not None
        better, done = (exercise.best, self.chosen) if answered else (None, None)
        table = SmallTable(self.services, self.situation.seen, TABLE_HIGH, better, done)
        shown = Column(*(self._answered() if answered else self._asked()))
        game = game_name(self.services, exercise.position.variant.id)
        head = Column(title(self.services.say(self.heading)), Text(game, NAME, SERIF, IVORY2))
        ways = self._ways() if answered else None
        widgets = self.headed(head, self.beside(Column(table), 0.55, shown, ways))
        if not answered:
            places = table.places(Canvas(self.services.kit))
            acts = self._pressed()
            widgets += [
                Spot(what, places[what], partial(self._answer, acts[what])) for what in acts
            ]
        return widgets

    def _pressed(self) -> dict[int, Action]:
        """Return what is answered by pressing a card of the hand, the stock or the pile: where only
        that is asked. Of two twins both are the one that is judged."""
        options = self.exercise.options()
        kinds = {act.kind for act in options}
        if kinds == {"draw"}:
            return {act.place: act for act in options}
        if kinds != {"discard"}:
            return {}
        position, hand = self.exercise.position, self.situation.seen.hand
        legal = position.rules.legal_actions(position.match.state)
        discards = [*options, *(act for act in legal if act.kind == "discard")]
        of_face = {FACE[act.cards[0]]: act for act in reversed(discards)}
        return {card: of_face[FACE[card]] for card in hand if FACE[card] in of_face}

    def _asked(self) -> list[Box | float]:
        say, seen = self.services.say, self.situation.seen
        name = seen.players[seen.view.viewer].name
        question = Text(say("coach.question", player=name), H2, SERIF, MOON, lines=4)
        if pressed := self._pressed():
            key = "coach.press_pile" if PILE in pressed or STOCK in pressed else "coach.press_card"
            return [question, 20, Text(say(key), BODY, PLAIN, IVORY2, lines=6)]
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
        assert self.chosen is not None
        is_solved = self.chosen == exercise.best
        icon, colour = ("icon_check", LEAF) if is_solved else ("icon_cross", EMBER)
        said = say("coach.solved" if is_solved else "coach.not_solved")
        verdict = Text(said, H2, SERIF, MOON, lines=4, grow=True)
        parts: list[Box | float] = [Row(Icon(icon, SIGN, colour), 16, verdict), 18]
        parts += [Text(self.situation.advice(exercise.best), NAME, colour=IVORY, lines=5), 10]
        if self.chosen in exercise.costs:
            measure = measure_of(self.services, exercise.position)
            cost = measure.cost(*exercise.costs[self.chosen])
            parts += [Text(cost, NAME, SERIF, MOON, lines=4), 6]
        elif not is_solved:
            parts += [Text(say("coach.not_judged"), SMALL, PLAIN, IVORY2, lines=6), 6]
        for reason in self.situation.why(exercise.reasons):
            parts += [Text(reason, SMALL, PLAIN, IVORY, lines=9), 6]
        return parts

    def _ways(self) -> Wrap:
        say, acts, position = self.services.say, self.acts, self.exercise.position
        on = ("next", acts.next) if acts.next is not None else ("finish", self.back)
        buttons = [
            Button(on[0], say(f"coach.{on[0]}"), on[1], main=True),
            Button("play_from", say("coach.play_from"), partial(acts.play_on, position)),
        ]
        return Wrap(*buttons, gap=(14, 14))

    # Showing --------------------------------------------------------------------------------

    def hints(self) -> Sequence[Hint]:
        return [self.along_rows, self.way_back]
