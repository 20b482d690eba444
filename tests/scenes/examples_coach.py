"""How hands of `saves/` went, with reviews that were thought up, for the gallery and for tests."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

from examples import on
from examples_replay import match

from game.bots.base import Reason
from game.coach.daily import DayHand, OtherAct
from game.coach.hand import hand_of
from game.coach.review import CostlyChoice, CurvePoint, HandReview
from game.engine.actions import Action
from game.engine.cards import parse_card
from game.engine.notation import read_action
from game.play.coaching.day import DayHands
from game.play.coaching.positions import position_before
from game.play.coaching.practice import Exercise, Practice
from game.play.coaching.reviews import Reviewing
from game.scenes.coach.practice import PracticeScene
from game.scenes.coach.quiz import Quiz
from game.scenes.coach.scene import HowItWent
from game.scenes.shell.scene import Scene, Services
from game.storage.match_codec import SavedMatch

MENOS, CARIOCA, MONA = (
    "loba_de_menos-4-classic-money",
    "carioca-4-central_american",
    "la_mona-4-english_text",
)
TODAY = date(2026, 11, 23)
#: What is said to be better: the number of the act in the log, the act, its cost, and why.
Better = tuple[int, str, float, tuple[Reason, ...]]


def nothing(*_: object) -> None:
    """Where an example leads nowhere."""


class Found(Reviewing):
    """Reviews that are there, without a process that looks for them. `share_of`: how far those are
    that are not."""

    def __init__(
        self, saved: SavedMatch, reviews: Sequence[HandReview], share_of: float = 1.0
    ) -> None:
        hand = hand_of(saved.match, saved.rules, 1)
        assert hand is not None
        self.known = {one.seat: one for one in reviews}
        super().__init__(saved, hand, sorted(self.known) or [0], None)
        self.share_of = share_of

    def review(self, seat: int) -> HandReview | None:
        return self.known.get(seat)

    def share(self, seat: int | None = None) -> float:
        return self.share_of

    @property
    def has_failed(self) -> bool:
        return False


def review_of(
    saved: SavedMatch, seat: int, better: Sequence[Better], luck: float = 9.0, play: float = -4.0
) -> HandReview:
    hand = hand_of(saved.match, saved.rules, 1)
    assert hand is not None
    own = [number for number, entry, _ in hand.states() if entry.seat == seat]
    unit = 100 if max((cost for _, _, cost, _ in better), default=9) < 1 else 1
    moments = [
        CurvePoint(act, (9 - at * 1.3 + at % 3 * 2) / unit, 6.5 * (1 - at / len(own)) / unit)
        for at, act in enumerate([*own, hand.begins + len(hand.entries)])
    ]
    costly = []
    for number, text, cost, reasons in better:
        _, entry, state = next(one for one in hand.states() if one[0] == number)
        assert entry.action is not None
        act = read_action(saved.rules, state, text)
        costly.append(CostlyChoice(number, entry.action, act, cost, cost / 4, reasons))
    told = {"luck": luck / unit, "play": play / unit, "half_width": 2 / unit}
    review = HandReview(seat, 1, tuple(moments), tuple(costly), tuple(own[1:3]), 0, 0, 0, 900, True)
    return replace(review, **told)


def lonely(card: str) -> Reason:
    return Reason("advice.throw_lonely", {"card": parse_card(card)})


def dear(card: str) -> Reason:
    facts = {"card": parse_card(card), "other": parse_card("4s"), "points": 10, "fewer": 4}
    return Reason("advice.throw_dear", facts)


def menos(services: Services) -> HowItWent:
    saved = match(MENOS)
    better: list[Better] = [
        (8, "discard Qd'", 6.4, (lonely("Qd"), dear("Qd"))),
        (26, "discard Js", 4.2, (lonely("Js"),)),
        (45, "draw stock", 2.3, (Reason("advice.draw_even"),)),
    ]
    return page(services, Found(saved, [review_of(saved, 0, better)]))


def carioca(services: Services) -> HowItWent:
    """Two people at the screen; a contract that was laid, many melds."""
    saved = match(CARIOCA)
    better: list[Better] = [(44, "discard 2h'", 12.6, (dear("2h"),)), (5, "draw stock", 3.1, ())]
    seats = [saved.seats[0], saved.seats[1]._replace(name="Maximiliano Augusto"), *saved.seats[2:]]
    saved = replace(saved, seats=tuple(seats))
    return page(services, Found(saved, [review_of(saved, 0, better), review_of(saved, 1, [])]))


def mona(services: Services) -> HowItWent:
    """Rounds are won or lost: results are shares of one."""
    saved = match(MONA)
    better: list[Better] = [
        (27, "take 9h as 9: 9c", 0.14, (Reason("advice.takes_cards", {"count": 2}),)),
        (7, "trail Jh", 0.08, ()),
    ]
    return page(services, Found(saved, [review_of(saved, 0, better)]))


def after(services: Services, game: str, seat: int, number: int, act: str) -> HowItWent:
    """The table after what would have been better."""
    saved = match(game)
    scene = page(services, Found(saved, [review_of(saved, seat, [(number, act, 2.3, ())])]))
    next(one for one in scene.build() if one.name == "better").activate()
    return scene


def page(services: Services, found: Found) -> HowItWent:
    return HowItWent(services, found)


def second(services: Services) -> HowItWent:
    """Of the other person, who made no mistake."""
    scene = carioca(services)
    scene.seat = 1
    return scene


def exercise(of: Callable[[Services], HowItWent], services: Services) -> Exercise:
    """The first costly choice of a page, to be practised."""
    reviewing = of(services).reviewing
    review = reviewing.review(reviewing.seats[0])
    assert review is not None
    choice = review.costly[0]
    position = position_before(reviewing.saved, reviewing.hand, choice.act_index)
    costs = {choice.done: (choice.cost, choice.half_width)}
    return Exercise(position, choice.better, choice.reasons, costs)


def quiz(services: Services, of: Callable[[Services], HowItWent] = menos, answer: str = "") -> Quiz:
    """`answer`: the card that is pressed."""
    scene = Quiz(services, "coach.practice", exercise(of, services), nothing, nothing)
    if answer:
        services.stack.push(scene)
        next(one for one in scene.build() if one.name == f"spot {parse_card(answer)}").activate()
        services.stack.pop()
    return scene


class TheseDays(DayHands):
    """A choice of a hand in Menos, as if it were that of every day. `answers`: what was answered,
    day by day, up to yesterday."""

    def __init__(self, *answers: str) -> None:
        super().__init__(None)
        saved = match(MENOS)
        position = position_before(saved, Found(saved, []).hand, 8)
        best, other, *rest = (
            read_action(saved.rules, position.match.state, text)
            for text in ("discard Qd'", "discard 9c", *answers)
        )
        others = (OtherAct(other, 5.0, 1.0),)
        self.hand = DayHand("", 0, saved.variant, position.match, best, (lonely("Qd"),), others)
        self.answers = dict(zip(range(TODAY.toordinal() - len(rest), 10**6), rest, strict=False))

    def found(self, day: date) -> DayHand:
        return self.hand

    def answer(self, day: date) -> Action | None:
        return self.answers.get(day.toordinal())

    def answered(self, day: date, act: Action) -> None:
        self.answers[day.toordinal()] = act

    def streak(self, today: date) -> int:
        return len(self.answers)


def practice(services: Services, *answers: str) -> PracticeScene:
    """Three people, one of whom has something to do."""
    for name, crest in (("Ana", "owl"), ("Beto", "fox"), ("Maximiliano Augusto", "puma")):
        services.people.welcome(name, crest)
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder)
    saved, found = match(MENOS), menos(services).reviewing
    review = found.review(0)
    assert review is not None
    seats = (saved.seats[0]._replace(name="Ana"), *saved.seats[1:])
    kept = Practice(folder)
    kept.take_up(replace(saved, seats=seats), found.hand, review, 0.0)
    now = datetime(TODAY.year, TODAY.month, TODAY.day, 12).timestamp
    return PracticeScene(services, kept, TheseDays(*answers), now)


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "coach": menos,
    "coach_after": lambda services: after(services, MENOS, 0, 8, "discard Qd'"),
    "coach_after_adding": lambda services: after(services, CARIOCA, 1, 18, "add 7d to #2"),
    "coach_after_taking": lambda services: after(services, MENOS, 2, 1, "draw pile"),
    "coach_two_people": carioca,
    "coach_nothing": second,
    "coach_fishing": mona,
    "coach_practice": practice,
    "coach_practice_streak": lambda services: practice(
        services, *["discard Qd'"] * 4, "discard 9c"
    ),
    "coach_quiz": on(quiz, "spot 32", "spot 97"),
    "coach_quiz_solved": lambda services: quiz(services, answer="Qd'"),
    "coach_quiz_missed": lambda services: quiz(services, carioca, "3h"),
    "coach_looking": lambda services: page(services, Found(match(MENOS), [], 0.4)),
}
