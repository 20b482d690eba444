"""The count of a hand: it can be cut short, but nobody answers by hurrying through."""

from __future__ import annotations

from dataclasses import replace

import pytest
from examples_scores import (
    first_hand,
    fishing_round,
    five_and_a_decision,
    five_wide_hands,
    last_contract,
    over_the_limit,
)
from services import a_house, click, press, said, shown, wait

from game.reader.node import every
from game.scenes.scores.hand import Acts, ScoreChart, Scoring
from game.scenes.scores.hand_rows import RowsPanel
from game.scenes.shell.scene import Services
from game.ui.canvas import Canvas
from game.ui.gestures import MAIN, PRESSED, RELEASED, Pointer, Wheel
from game.ui.widgets import Widget
from game.view.geometry import Rect
from game.view.motion.motion import COUNTS, PASSAGE
from game.view.scores.hand import HandSheet


class MatchFlow:
    def __init__(self, sheet: HandSheet, **likes: object) -> None:
        self.services: Services = a_house(**likes)  # type: ignore[arg-type]
        self.asked: list[str] = []
        names = ("next", "rebuy", "decline", "table", "pause")
        self.scene = Scoring(
            self.services,
            sheet,
            Acts(*(lambda name=name: self.asked.append(name) for name in names)),
        )

    def open(self) -> MatchFlow:
        self.services.stack.push(self.scene)
        return self

    def ready(self) -> MatchFlow:
        shown(self.services, self.scene)
        return self

    def widget(self, name: str) -> Widget:
        list(said(self.services))
        return next(each for each in self.scene.page.widgets if each.name.startswith(name))


def test_a_first_hand_is_told_before_its_small_chart() -> None:
    first, seventh = (
        MatchFlow(first_hand()).ready(),
        MatchFlow(over_the_limit(decision=False)).ready(),
    )
    words = list(said(first.services))
    assert "Carmen discards K♦." in words
    assert "Diego is closest to 101: *82* to go." in words
    areas = [flow.scene.page.widgets for flow in (first, seventh)]
    small, large = (next(one.rect for one in area if isinstance(one, ScoreChart)) for area in areas)
    assert small.w * small.h < large.w * large.h / 2


def test_a_screen_reader_tells_the_totals_of_a_chart_and_whose_the_columns_are() -> None:
    first, fishing = (MatchFlow(sheet).ready().scene for sheet in (first_hand(), fishing_round()))
    totals = [f"{one.players[0].name} {one.total}" for one in first.sheet.by_side]
    assert ", ".join(totals) in {node.name for node in every(first.tree().nodes)}
    told = next(node.name for node in every(fishing.tree().nodes) if "Most cards" in node.name)
    assert "Most cards, Ana and Carmen 29 +3, Beto and Diego 23." in told
    assert "La Mona, Ana and Carmen +3." in told


# Answering -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("keys", "answer"), [("confirm", "rebuy"), ("down confirm", "decline")])
def test_the_first_answer_has_the_focus_and_arrows_lead_to_the_other(
    keys: str, answer: str
) -> None:
    match_flow = MatchFlow(over_the_limit()).ready()
    press(match_flow.services, "up", *keys.split())
    assert match_flow.asked == [answer]


@pytest.mark.parametrize(
    ("sheet", "name", "asked"),
    [
        (over_the_limit(), "rebuy", "rebuy"),
        (over_the_limit(), "decline", "decline"),
        (over_the_limit(), "table", "table"),
        (over_the_limit(decision=False), "next", "next"),
        (last_contract(), "next", "next"),
    ],
)
def test_every_button_is_reached_by_the_pointer_and_by_keys(
    sheet: HandSheet, name: str, asked: str
) -> None:
    match_flow = MatchFlow(sheet).ready()
    click(match_flow.services, match_flow.widget(name))
    assert match_flow.asked == [asked]
    page = match_flow.scene.page
    for key in ("up", "down", "next_zone", "down", "up"):
        if page.focus.startswith(name):
            break
        press(match_flow.services, key)
    press(match_flow.services, "confirm")
    assert match_flow.asked == [asked, asked]


@pytest.mark.parametrize("sheet", [over_the_limit(), over_the_limit(decision=False)])
@pytest.mark.parametrize("motion", ["full", "none"])
def test_presses_begun_in_the_first_moments_answer_nothing(sheet: HandSheet, motion: str) -> None:
    match_flow = MatchFlow(sheet, motion=motion).open()
    button = match_flow.widget("rebuy" if sheet.decision else "next")
    for _ in range(5):
        press(match_flow.services, "confirm")
        click(match_flow.services, button)
        wait(match_flow.services, 0.11)
    at = button.seen.cx, button.seen.cy
    match_flow.services.stack.handle(Pointer(PRESSED, *at, MAIN, (MAIN,)))
    wait(match_flow.services, 0.11)
    match_flow.services.stack.handle(Pointer(RELEASED, *at, MAIN))
    assert match_flow.asked == []
    press(match_flow.services, "confirm")
    assert len(match_flow.asked) == 1


def test_the_next_player_is_asked_anew() -> None:
    match_flow = MatchFlow(over_the_limit()).ready()
    press(match_flow.services, "down")
    match_flow.scene.show(five_and_a_decision())
    press(match_flow.services, "confirm")
    assert match_flow.asked == []
    assert any("Maximiliano" in words for words in said(match_flow.services))
    wait(match_flow.services, 0.7)
    press(match_flow.services, "confirm")
    assert match_flow.asked == ["rebuy"]


def test_esc_leaves_nothing_behind_and_nobody_answers_for_a_bot() -> None:
    match_flow = MatchFlow(over_the_limit(), language="es").ready()
    words = " ".join(said(match_flow.services))
    for part in ("*62 puntos*", "*1 luna*", "de 4 a 5", "*2 reenganches* de 2", "*4 lunas*"):
        assert part in words, "a decision says price, score, pot and how many are left"
    press(match_flow.services, "back", "scores", "pause")
    assert match_flow.asked == ["pause", "table", "pause"]
    assert match_flow.services.stack.top is match_flow.scene
    page = MatchFlow(over_the_limit(person=False)).ready().scene.page
    assert {widget.name for widget in page.widgets if widget.focusable} == {"table"}


# Counting --------------------------------------------------------------------------------------


def told(match_flow: MatchFlow) -> set[str]:
    return set(said(match_flow.services))


@pytest.mark.parametrize("is_cut_short", [False, True])
def test_totals_are_counted_up_unless_a_press_cuts_that_short_and_then_nothing_moves(
    is_cut_short: bool,
) -> None:
    match_flow = MatchFlow(over_the_limit(decision=False)).open()
    assert {"88", "41"} <= told(match_flow)
    assert "107" not in told(match_flow)
    assert match_flow.services.stack.due(0) == 0
    wait(match_flow.services, 0.05 if is_cut_short else PASSAGE + COUNTS + 0.01)
    if is_cut_short:
        press(match_flow.services, "mark")
    assert {"107", "58", "46", "62", "+19"} <= told(match_flow)
    assert match_flow.services.stack.due(0) is None


# What is told ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sheet", "language", "words"),
    [
        (over_the_limit(), "en", {"4 + 5", "2 + 5 + 10", "4 + 5 + 10"}),
        (five_wide_hands(), "en", {"Table *+15* · Hand *0* · Going out *+25*"}),
        (five_wide_hands(), "en", {"Table *+14* · Hand *\u22122*"}),
        (fishing_round(), "es", {"La mona", "El 10 bonito", "El 2 bonito", "29", "+3"}),
        (fishing_round(), "es", {"Ases", "Winchos"}),
    ],
)
def test_it_is_told_card_by_card_and_thing_by_thing_what_counts(
    sheet: HandSheet, language: str, words: set[str]
) -> None:
    assert words <= told(MatchFlow(sheet, language=language).ready())


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_numbers_of_a_fishing_round_stand_near_their_words(size: tuple[int, int]) -> None:
    flow = MatchFlow(fishing_round(), pixels=size).ready()
    sprites = list(flow.services.stack.sprites())
    left = min(one.x for one in sprites if one.says == "29")
    words = max(
        one.x + one.surface.get_width() for one in sprites if one.says in ("Most spades", "Aces")
    )
    assert left - words < 0.2 * size[0]


def test_cards_left_in_a_high_row_are_as_large_as_it_allows() -> None:
    services = a_house()
    cards = next(row.cards for row in first_hand().rows if row.cards)
    tall = []
    for high in (100, 140, 400):
        canvas = Canvas(services.kit)
        RowsPanel._paint_cards(canvas, cards, Rect(0, 0, 900, high))
        tall.append(canvas.sprites[0].surface.get_height() / services.kit.stage.scale)
    assert tall == sorted(set(tall))
    assert tall[-1] < 400 / 2


def test_of_many_hands_twelve_are_seen_and_the_rest_is_a_step_away() -> None:
    match_flow = MatchFlow(five_wide_hands(), text_scale=1.0).ready()
    assert "15" in told(match_flow)
    press(match_flow.services, "up", "up")
    click(match_flow.services, match_flow.widget("left"))
    assert "14" in told(match_flow)
    match_flow.services.stack.handle(Wheel(100, 100, 1))
    assert match_flow.scene._last == 13
    for _ in range(5):
        click(match_flow.services, match_flow.widget("left"))
    assert not match_flow.widget("left").enabled
    assert match_flow.scene._last == 12
    click(match_flow.services, match_flow.widget("right"))
    assert match_flow.scene._last == 13


def test_a_new_size_keeps_the_focus() -> None:
    match_flow = MatchFlow(over_the_limit()).ready()
    press(match_flow.services, "up", "down")
    focus = match_flow.scene.page.focus
    match_flow.services.fit((1600, 1200))
    match_flow.services.stack.refit()
    list(said(match_flow.services))
    assert match_flow.scene.page.focus == focus == "decline Diego"


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "\u221212,500"), ("es", "\u221212.500"), ("fr", "\u221212\u00a0500")],
)
def test_long_numbers_are_grouped_as_the_language_does(language: str, written: str) -> None:
    sheet = five_wide_hands()
    sides = (sheet.by_side[0]._replace(total=-12500), *sheet.by_side[1:])
    match_flow = MatchFlow(replace(sheet, by_side=sides), language=language).ready()
    assert written in list(said(match_flow.services))
