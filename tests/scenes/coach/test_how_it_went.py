"""How it went: the page after a hand, what leads there, and what leads on from a costly choice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from examples_coach import CARIOCA, MENOS, Found, carioca, menos, mona, practice, quiz, review_of
from examples_replay import at, match
from examples_scores import ACTS, over_the_limit
from services import a_house, click, press, rest, said, shown, top_of, wait
from settings_rig import widget

from game.coach.hand import hand_of
from game.coach.judging import RatedPlay
from game.engine.actions import Action
from game.engine.cards import FACE, parse_card
from game.engine.visibility import observe
from game.play.coaching import day
from game.play.coaching.day import DayHands
from game.play.coaching.practice import Practice
from game.play.coaching.ratings import Rating
from game.play.coaching.reviews import Reviewing
from game.scenes.coach.curve import Curve
from game.scenes.coach.practice import PracticeScene
from game.scenes.coach.quiz import Quiz
from game.scenes.coach.scene import HowItWent
from game.scenes.coach.small_table import EDGE, HAND, NARROW, SmallTable
from game.scenes.replay.scene import ReplayScene
from game.scenes.scores.hand import Scoring
from game.scenes.shell.addresses import Address, ToBranch
from game.scenes.shell.dialogs import ConfirmScene
from game.scenes.shell.scene import Scene, Services
from game.storage.match_codec import SavedMatch
from game.ui.canvas import Canvas
from game.ui.theme import EMBER
from game.view.coach import Measure
from game.view.geometry import Rect
from tests.view.scores.test_scores import counted, table_of


@pytest.fixture
def services() -> Services:
    services = a_house()
    services.stack.push(Scene(services))
    return services


def words(services: Services) -> str:
    return " | ".join(said(services))


# The page ----------------------------------------------------------------------------------------


def test_it_says_what_was_done_what_was_better_by_how_much_and_why(services: Services) -> None:
    scene = shown(services, menos(services))
    told = words(services)
    brought = "The cards brought you *9 points*. Your play gave away *4 points*."
    cost = "That cost about 6 points (±2).", "Q♦ goes with nothing you hold."
    for part in (brought, "naive 1 discards 9♣.", "Discard Q♦.", " | Turn | ", *cost):
        assert part in told
    # The turns of the hand stand below its curve.
    [curve] = [one for one in scene.page.widgets if isinstance(one, Curve)]
    moments = scene.reviewing.known[0].moments  # type: ignore[attr-defined]
    seats = {number: entry.seat for number, entry, _ in scene.reviewing.hand.states()}
    first = [
        at for at, one in enumerate(moments[:-1]) if seats.get(one.act_index - 1) != scene.seat
    ]
    assert curve.marks == [(at, str(turn)) for turn, at in enumerate(first, 1)]


def test_other_choices_are_reached_by_keys_and_by_the_pointer_and_each_sees_their_own_hand(
    services: Services,
) -> None:
    scene = shown(services, menos(services))
    press(services, "down", "down", "confirm")
    assert "Take" not in words(services)
    assert "Discard J♠." in words(services)
    click(services, widget(scene, "choice 2"))
    assert "Draw from the stock." in words(services)
    scene = shown(services, carioca(services))
    assert "naive 1 discards 3♥." in words(services)
    click(services, widget(scene, "seat 1"))
    assert "None of your plays clearly cost you anything." in words(services)
    assert "naive 1 discards 3♥." not in words(services)


def test_what_cannot_be_told_is_about_even(services: Services) -> None:
    found = Found(match(MENOS), [review_of(match(MENOS), 0, [], luck=1.0, play=-1.0)])
    shown(services, HowItWent(services, found))
    assert "The cards were about even. Your play was about even." in words(services)
    others = (
        "2 other plays were not the hint\u2019s; whether they cost you anything is not certain."
    )
    assert others in words(services)


@pytest.mark.parametrize("percent", [0, 41, 99])
def test_it_says_how_far_it_is_until_it_is_there_or_that_nobody_looks_for_it(
    services: Services, percent: int
) -> None:
    found = Found(match(MENOS), [], percent / 100)
    scene = shown(services, HowItWent(services, found))
    assert f" {percent}%" in words(services)
    assert scene.due(0.0) is not None
    found.known = {0: review_of(match(MENOS), 0, [])}
    found.share_of = 1.0
    scene.update(0.0)
    assert "The cards brought you *9 points*." in words(services)
    assert scene.due(0.0) is None
    hand = hand_of(match(MENOS).match, match(MENOS).rules, 1)
    assert hand is not None
    scene = shown(services, HowItWent(services, Reviewing(match(MENOS), hand, [0], None)))
    assert "This hand could not be reviewed." in words(services)
    assert scene.due(0.0) is None


# Playing on --------------------------------------------------------------------------------------


def branched(services: Services, button: str) -> Iterator[tuple[SavedMatch, int]]:
    """What is played on from each costly choice of a page, and the number of its act."""
    for at_choice in range(3):
        went: list[Address] = []
        services.go = went.append
        scene = shown(services, menos(services))
        click(services, widget(scene, f"choice {at_choice}"))
        list(said(services))
        scene._inside.show(widget(scene, button).rect)
        click(services, widget(scene, button))
        assert isinstance(services.stack.top, ConfirmScene)
        click(services, widget(services.stack.top, "yes"))
        [to] = went
        assert isinstance(to, ToBranch)
        branch = to.saved
        yield branch, scene.reviewing.review(0).costly[at_choice].act_index  # type: ignore[union-attr]


@pytest.mark.parametrize("button", ["play_from", "other_cards"])
def test_a_hand_is_played_on_from_a_choice_with_the_same_stock_or_other_cards_that_look_the_same(
    services: Services, button: str
) -> None:
    saved = match(MENOS)
    hand = hand_of(saved.match, saved.rules, 1)
    assert hand is not None
    for branch, act in branched(services, button):
        before, after = hand.state_before(act), branch.match.state
        assert (after.digest() == before.digest()) == (button == "play_from")
        assert (after.stock == before.stock) == (button == "play_from")
        assert observe(after, 0) == observe(before, 0)
        assert branch.is_branch
        assert [seat.kind for seat in branch.seats] == [seat.kind for seat in saved.seats]


# What leads there --------------------------------------------------------------------------------


class Watched(Found):
    """Says when it is begun and stopped."""

    def begin(self) -> None:
        self.is_running = True

    def stop(self) -> None:
        self.is_running = False


def test_the_reviews_are_looked_for_as_long_as_the_page_after_the_hand_is_there(
    services: Services,
) -> None:
    found, opened = Watched(match(MENOS), [], 0.3), list[str]()
    acts = ACTS._replace(reviewing=found, coach=lambda: opened.append("coach"))
    scene = shown(services, Scoring(services, over_the_limit(decision=False), acts))
    assert found.is_running
    assert scene.due(services.clock()) is not None
    press(services, "hint")
    click(services, widget(scene, "coach"))
    assert opened == ["coach", "coach"]
    services.stack.push(Scene(services))
    assert found.is_running
    services.stack.pop()
    services.stack.pop()
    assert not found.is_running
    found.known, found.share_of = {0: review_of(match(MENOS), 0, [])}, 1.0
    scene = shown(services, Scoring(services, over_the_limit(decision=False), acts))
    assert scene.due(services.clock()) is None, "the reviews are there"


@pytest.mark.parametrize("name", [MENOS, CARIOCA])
def test_a_replay_leads_to_the_hand_that_is_watched(services: Services, name: str) -> None:
    scene = shown(services, at(name, 9999)(services))
    press(services, "hint")
    top = top_of(services, HowItWent)
    assert top.reviewing.hand.dealt.hand_no == scene.table.match.state.hand_no
    press(services, "back")
    assert services.stack.top is scene


def test_no_hand_is_judged_before_its_end(services: Services) -> None:
    saved = match(MENOS)
    while saved.match.state.phase != "play":
        saved.match.rewind(len(saved.match.log) - 1)
    scene = ReplayScene(services, saved)
    scene.go_to(9999)
    shown(services, scene)
    assert not widget(scene, "coach").enabled
    press(services, "hint")
    assert services.stack.top is scene


def test_who_was_out_is_not_told_how_the_hands_of_others_went(services: Services) -> None:
    table = table_of("loba_de_menos", 3, 5, **{"reenganche.max": 0})
    for _ in counted(table):
        pass
    out = table.match.dealt.standing.out.index(True)
    scene = ReplayScene(services, table.saved())
    scene.go_to(9999)
    scene.table.seat = out
    shown(services, scene)
    press(services, "hint")
    page = top_of(services, HowItWent)
    assert page.reviewing.seats == (0 if out else 1,)


def test_the_table_is_shown_after_what_was_played_and_after_what_is_better(
    services: Services,
) -> None:
    scene = shown(services, menos(services))
    choice, tables = scene.reviewing.known[0].costly[0], []  # type: ignore[attr-defined]
    for name in ("played", "better", "better"):
        widget(scene, name).activate()
        rest(services)
        tables += [one for one in scene.page.widgets if isinstance(one, SmallTable)]
    played, better, before = (table.shown for table in tables)
    assert set(before.hand) - set(played.hand) == set(choice.done.cards)
    assert set(before.hand) - set(better.hand) == set(choice.better.cards)
    assert played.view.pile[-1:] == choice.done.cards
    assert better.view.pile[-1:] == choice.better.cards


# Practice ----------------------------------------------------------------------------------------


def solve(services: Services, act: str) -> None:
    """Choose the option of these words."""
    quiz = top_of(services, Quiz)
    at = [quiz.situation.advice(one) for one in quiz.exercise.options()]
    click(services, widget(quiz, f"option {at.index(act)}"))


def test_a_discard_is_answered_in_a_list_or_by_a_card_and_all_of_it_was_judged(
    services: Services,
) -> None:
    scene = shown(services, quiz(services))
    judged = [scene.exercise.best, *scene.exercise.costs]
    assert sorted(scene.exercise.options()) == sorted(judged)
    names = {one.name for one in scene.page.widgets if one.focusable}
    assert {one for one in names if one.startswith("option")} == {"option 0", "option 1"}
    assert {FACE[card] for card in scene._pressed()} == {FACE[act.cards[0]] for act in judged}
    [table] = [one for one in scene.page.widgets if isinstance(one, SmallTable)]
    places = table.places(Canvas(services.kit))
    for card in scene._pressed():
        assert widget(scene, f"spot {card}").rect == places[card]
    # Of twins both are the card that is asked for.
    best = scene.exercise.best.cards[0]
    twin = next(card for card in range(108) if card != best and FACE[card] == FACE[best])
    seen = scene.situation.seen
    scene.situation.seen = seen._replace(hand=(*seen.hand, twin))
    assert scene._pressed()[twin] == scene._pressed()[best] == scene.exercise.best


@pytest.mark.parametrize("ways", [1, 2])
def test_what_one_card_can_do_in_two_ways_is_chosen_from_a_list_else_answered_with_it(
    services: Services, ways: int
) -> None:
    scene = quiz(services, mona)
    best, [[other, cost]] = scene.exercise.best, scene.exercise.costs.items()
    if ways == 2:
        costs = {other: cost, Action("trail", best.cards[:1]): cost}
        scene.exercise = scene.exercise._replace(costs=costs)
    shown(services, scene)
    assert {act.kind for act in scene._pressed().values()} == ({"take"} if ways == 1 else set())
    spots = [one for one in scene.page.widgets if one.name.startswith("spot")]
    assert bool(spots) == (ways == 1)
    solve(services, scene.situation.advice(scene.exercise.best))
    assert "That\u2019s it!" in words(services)


def test_a_mark_stands_above_the_rank_of_its_card(services: Services) -> None:
    scene = shown(services, quiz(services, answer="9c"))
    [table] = [one for one in scene.page.widgets if isinstance(one, SmallTable)]
    canvas = Canvas(services.kit)
    strip = table.places(canvas)[parse_card("9c")]
    table._sign(canvas, strip, "icon_cross", EMBER, "count low")
    px = services.kit.stage.y_px
    for sign in canvas.sprites[1:]:
        assert sign.box[1] + sign.box[3] <= px(strip.y + 0.05 * strip.h)


def test_what_is_due_is_asked_one_after_the_other(services: Services) -> None:
    scene = shown(services, practice(services))
    assert "3 tables" in words(services)
    click(services, widget(scene, "person Ana"))
    solve(services, "Discard Q♦.")
    assert "That\u2019s it!" in words(services)
    assert "Q♦ goes with nothing you hold." in words(services)
    for better in ("Discard J♠.", "Draw from the stock."):
        click(services, widget(services.stack.top, "next"))
        solve(services, better)
    click(services, widget(services.stack.top, "finish"))
    assert services.stack.top is scene
    assert "3 tables" not in words(services)
    assert not widget(scene, "person Ana").enabled


def test_of_what_is_not_the_best_the_cost_is_told_and_one_may_play_on(services: Services) -> None:
    scene, chosen, went = shown(services, quiz(services)), list[Action](), list[Address]()
    scene.answered, services.go = chosen.append, went.append
    [table] = [one for one in scene.page.widgets if isinstance(one, SmallTable)]
    assert (table.better, table.done) == (None, None)
    list(said(services))
    solve(services, "Discard 9♣.")
    assert chosen == [scene.chosen]
    assert chosen[0] != scene.exercise.best
    for part in ("There is something better.", "Discard Q♦.", "That cost about 6 points (±2)."):
        assert part in words(services)
    click(services, widget(scene, "play_from"))
    assert went == [ToBranch(scene.exercise.position)]


@pytest.mark.parametrize(("cards", "wide"), [(2, 80), (13, 400), (40, 400)])
def test_a_hand_without_much_room_is_spread_over_all_of_it(
    services: Services, cards: int, wide: int
) -> None:
    scene, canvas = shown(services, quiz(services)), Canvas(services.kit)
    [table] = [one for one in scene.page.widgets if isinstance(one, SmallTable)]
    table.shown = table.shown._replace(hand=tuple(range(cards)))
    table.rect = Rect(300 - EDGE, 100, wide + 2 * EDGE, 100 / HAND + 2 * EDGE)
    table._paint_hand(canvas, table.places(canvas))
    half, px = 100 * NARROW / 2, services.kit.stage.x_px
    middles = [sprite.x + sprite.surface.get_width() / 2 for sprite in canvas.sprites]
    ends = px(300 + half), px(300 + wide - half)
    assert (min(middles), max(middles)) == pytest.approx(ends, abs=1)


def test_the_hand_of_the_day_is_asked_and_its_answer_explained(services: Services) -> None:
    scene = shown(services, practice(services))
    click(services, widget(scene, "day"))
    assert "What do you play, Ana?" in words(services)
    solve(services, "Discard 9♣.")
    assert "That cost about 5 points (±1)." in words(services)
    assert "Q♦ goes with nothing you hold." in words(services)
    click(services, widget(services.stack.top, "finish"))
    assert services.stack.top is scene
    assert "Something was better" in words(services)
    click(services, widget(scene, "day"))
    assert "That cost about 5 points (±1)." in words(services)


def test_the_page_knows_the_days_in_a_row_and_yesterday(services: Services) -> None:
    scene = shown(services, practice(services, *["discard Qd'"] * 5))
    assert "23 November 2026 · 5 days in a row" in words(services)
    assert "You found it" in words(services)
    click(services, widget(scene, "yesterday"))
    assert "22 November 2026 · Loba de Menos" in words(services)
    assert "That\u2019s it!" in words(services)


def test_a_rating_of_nothing_has_no_sign_and_a_round_is_told_as_rounds_of_a_hundred(
    services: Services,
) -> None:
    """From even to lost, the lead is one less."""
    measure = Measure(services.texts, "loba_de_menos", rounds=False)
    for mean, told in ((-0.04, "0.0"), (0.04, "0.0"), (1.25, "+1.2"), (-1.25, "\u22121.2")):
        assert f"*{told}*" in measure.rating(Rating(RatedPlay(mean, 0.5), 20, rounds=False))
    for sides, loses in ((2, 50), (3, 67)):
        measure = Measure(services.texts, "la_mona", rounds=True, sides=sides)
        told = f"Of 100 rounds like this, that loses you about {loses} (±5)."
        assert measure.cost(1.0, 0.049 * sides / (sides - 1)) == told


def test_choices_that_cannot_be_read_are_told_and_the_page_is_there(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody looks for it, there is no hand of the day either."""
    monkeypatch.setattr(day, "made_ahead", lambda: ())
    practice = Practice(tmp_path)
    practice.small.file.mkdir(parents=True)
    services.people.welcome("Ana", "owl")
    scene = shown(services, PracticeScene(services, practice, DayHands(None, tmp_path)))
    assert not widget(scene, "person Ana").enabled
    assert [one.key for one in services.notices] == ["small_file.unreadable"]
    assert not widget(scene, "day").enabled
    assert scene.due(0.0) is None


@pytest.mark.parametrize("is_found", [True, False])
def test_the_page_follows_the_search_for_the_hand_of_the_day(
    services: Services, monkeypatch: pytest.MonkeyPatch, is_found: bool
) -> None:
    scene = practice(services)
    days, looking = scene._days, [True]
    found = days.found
    monkeypatch.setattr(type(days), "is_looking", property(lambda self: looking[0]))
    monkeypatch.setattr(days, "found", lambda day: None)
    shown(services, scene)
    assert "Looking for today\u2019s hand…" in words(services)
    if is_found:
        # It is there while the next days are still looked for.
        monkeypatch.setattr(days, "found", found)
    else:
        looking.clear()
        looking.append(False)
    wait(services, 1)
    assert widget(scene, "day").enabled == is_found
    assert "Looking for today\u2019s hand…" not in words(services)
