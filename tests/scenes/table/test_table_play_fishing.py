"""La Mona: a card of the hand, and what it does on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from at_table import AtTable, buttons_of
from services import said, wait

from game.engine.cards import names, parse_card
from game.play.hands.react import WAYS_MOST
from game.play.intents.offers import Target
from game.play.pieces.offers import ChoicePiece
from game.scenes.table.commands import buttons_at
from game.scenes.table.selection import Tip
from game.ui.canvas import Canvas
from game.ui.gestures import TOUCH
from game.view.geometry import Rect
from game.view.motion.places import Place, Star

Act = Callable[[AtTable], None]


def ana_with(hand: str, table: str, **told: object) -> AtTable:
    return AtTable(hand, variant="la_mona", table=table, **told)


def loose(ana: AtTable) -> set[str]:
    return set(names(ana.table.observation().loose).split())


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.drag("7h", "7c"),
        lambda ana: ana.click("7h", "choice 1"),
        lambda ana: ana.click("7h", "key capture"),
        lambda ana: (ana.focus_on("7h"), ana.keys("confirm", "confirm")),
        lambda ana: (ana.focus_on("7h"), ana.pad("mark", "confirm")),
        lambda ana: ana.click("7h", "7c", "choice 1"),
    ],
)
def test_a_card_takes(act: Act) -> None:
    ana = ana_with("7h 2d", "7c Kd")
    act(ana)
    assert loose(ana) == {"Kd"}
    assert ana.marked == ""


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.drag("7h", "felt"),
        lambda ana: (ana.click("7h"), ana.keys("trail")),
        lambda ana: ana.click("7h", "key trail"),
        lambda ana: (ana.focus_on("7h"), ana.pad("mark", "discard")),
        lambda ana: (ana.focus_on("7h"), ana.keys("mark", "up", "confirm")),
    ],
)
def test_a_card_is_trailed(act: Act) -> None:
    ana = ana_with("7h 2d", "Qc Kd")
    act(ana)
    assert "7h" in loose(ana)


@pytest.mark.parametrize(
    ("game", "act", "left"),
    [
        ("escoba", lambda ana: ana.drag("7h", "5c"), "7c Qd"),
        ("escoba", lambda ana: ana.click("7h", "3d", "choice 1"), "7c Qd"),
        ("scopa", lambda ana: (ana.focus_on("7h"), ana.pad("mark", "confirm")), "3d 5c Qd"),
        ("scopa", lambda ana: (ana.focus_on("2s"), ana.keys("mark", "trail")), "2s 3d 5c 7c Qd"),
        ("cassino", lambda ana: (ana.focus_on("Qh"), ana.keys("mark", "confirm")), "3d 5c 7c"),
        ("cassino", lambda ana: ana.drag("Qh", "Qd", TOUCH), "3d 5c 7c"),
    ],
)
def test_every_device_plays_every_game(game: str, act: Act, left: str) -> None:
    ana = AtTable("7h Qh 2s", game, table="5c 3d Qd 7c")
    act(ana)
    assert loose(ana) == set(left.split())


def test_what_a_card_takes_is_shown_with_the_sum_that_it_makes() -> None:
    ana = AtTable("4h Qc", "escoba", table="7d 4d Kc", likes={"language": "es"})
    ana.click("4h")
    choice = ana.texts.controls()[Target("choice", 0)]
    assert isinstance(choice, ChoicePiece)
    line = ana.texts.words.line
    assert line(choice.name[0]) == "Levantar 4 + 7"
    assert [line(one) for one in choice.sums] == ["4 + 4 + 7 = *15*"]


def test_up_and_down_go_through_the_choices() -> None:
    ana = ana_with("As 2c 9c 7s", MANY)
    ana.focus_on("2c")
    ana.keys("mark")
    count = len(ana.texts.situation.offers)
    assert count > 2
    seen = []
    for key in ["down"] * count + ["up"] * 2:
        ana.keys(key)
        seen.append(ana.selection.hands.choice_at)
    assert seen == [*range(1, count), 0, count - 1, count - 2]
    assert ana.focus == "2c"


def test_at_a_fishing_game_cards_that_take_are_marked_and_no_melds_are_laid() -> None:
    """There are no steps of a turn; a card marked again begins with the first choice."""
    ana = ana_with("7h 2d", "7c Kd")
    places = ana.texts.places_of
    assert (places(ana.card("7h")), places(ana.card("2d"))) == (1, 0)
    assert ana.texts.steps() == []
    ana.focus_on("7h")
    ana.keys("mark", "down", "mark", "mark")
    assert ana.marked == "7h"
    assert ana.selection.hands.choice_at == 0
    ana.keys("lay_down")
    assert ana.refused == "refuse.not_now"
    assert ana.why_not
    assert any(ana.why_not in one for one in said(ana.services))


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.click("key capture"),
        lambda ana: ana.click("key trail"),
        lambda ana: ana.keys("trail"),
        lambda ana: ana.keys("build"),
        lambda ana: ana.keys("fila"),
    ],
)
def test_without_a_card_it_is_said_that_one_must_be_chosen(act: Act) -> None:
    ana = ana_with("7h 2d", "Qc Kd")
    act(ana)
    assert ana.why_not == ana.texts.words.text("table.prompt.choose")
    assert loose(ana) == {"Qc", "Kd"}


def test_the_table_does_not_move_while_a_card_is_carried_and_what_was_played_comes_back() -> None:
    ana = ana_with("7h 2d", "7c Kd 5d 4s")
    before = {card: ana.at(card) for card in ("7c", "Kd", "5d", "4s")}
    ana.lift("7h", "felt")
    assert {card: ana.at(card) for card in before} == before
    ana.keys("back")
    ana.drag("7h", "7c")
    ana.rest()
    ana.keys("undo")
    ana.rest()
    assert loose(ana) == set(before)
    assert ana.hand in ("7h 2d", "2d 7h")


# Several ways ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "table", "drop", "asked"),
    [
        ("7h Ah", "7c Kd", "7c", {"take 7c", "build 7c"}),
        ("9h 2d", "4c 5d 5s", "4c", {"take 4c 5d", "take 4c 5s"}),
    ],
)
def test_a_card_dropped_where_it_can_do_several_things_asks_which(
    hand: str, table: str, drop: str, asked: set[str]
) -> None:
    ana = ana_with(hand, table)
    ana.drag(hand.split()[0], drop)
    choice = ana.selection.hands.asked
    assert choice is not None
    acts = [offer.acts[0] for offer in choice.offers]
    assert asked <= {f"{act.kind} {names(act.cards[1:])}".strip() for act in acts}
    assert loose(ana) == set(table.split())
    assert hand.split()[0] in ana.held.split()


@pytest.mark.parametrize("kind", ["take", "build"])
def test_the_way_that_is_chosen_is_done_and_a_question_can_be_left_open(kind: str) -> None:
    ana = ana_with("7h Ah", "7c Kd")
    ana.drag("7h", "7c")
    ana.keys("back")
    assert (ana.ways, ana.marked, loose(ana)) == (0, "", {"7c", "Kd"})
    ana.drag("7h", "7c")
    choice = ana.selection.hands.asked
    assert choice is not None
    at = next(at for at, offer in enumerate(choice.offers) if offer.acts[0].kind == kind)
    rows = ana.texts.ways()
    assert len(set(rows)) == len(rows)
    ana.keys(*["down"] * at, "confirm")
    assert len(ana.table.observation().builds) == (kind == "build")
    assert "7c" not in loose(ana)


@pytest.mark.parametrize("drop", ["4c", "build 1"])
def test_what_the_way_that_is_looked_at_takes_is_lit(drop: str) -> None:
    builds = [{"build": "7c 2s", "value": 9, "owner": "Beto"}]
    ana = ana_with("9h 2d", "4c 5d 5s 9c", builds=builds)
    ana.drag("9h", drop)
    for _ in range(ana.ways):
        choice = ana.selection.hands.asked
        assert choice is not None
        (act,) = choice.offers[choice.at].acts
        ana.scene.sprites()
        lit = [Rect(*sprite.box) for sprite in ana.scene.painting.painted["marks"].sprites]
        assert {
            place
            for place in ("4c", "5d", "5s", "9c", "build 1")
            if any(box.contains(*ana.at(place)) for box in lit)
        } == {*names(act.cards[1:]).split(), *["build 1"] * len(act.reading[1:])}
        ana.keys("down")
    ana.keys("back")
    ana.click("9h")
    more = [more for _, more in choices_of(ana)]
    assert any(one.startswith("3 ") for one in more), "the cards of a build are counted"


def test_more_ways_than_fit_at_the_place_are_chosen_like_those_of_a_marked_card() -> None:
    ana = ana_with("Kh 2d", "Ac 2c 3d 4s 5h 6c 7d 8s 9h Ts")
    target = "5h"
    ana.drag("Kh", target)
    assert ana.ways == 0
    assert ana.marked == "Kh"
    offers = ana.texts.situation.offers
    assert len(offers) > WAYS_MOST
    assert all(ana.card(target) in offer.acts[0].cards for offer in offers)


def test_a_card_over_one_that_it_does_not_take_is_not_given_to_its_neighbour() -> None:
    """It is said why; a click on the felt only unmarks a card."""
    ana = ana_with("7h 2d", "Qc 7c")
    ana.click("7h", "felt")
    assert (ana.marked, loose(ana)) == ("", {"Qc", "7c"})
    ana.drag("7h", "Qc")
    assert ana.refused.startswith("refuse.")
    assert ana.held == "2d 7h"
    assert loose(ana) == {"Qc", "7c"}


# All choices, and which of them ------------------------------------------------------------------

#: La Mona takes fifteen in many ways here.
MANY = "4d 5h 6s 2h 3c 8d Td Kh"


def choices_of(ana: AtTable) -> list[tuple[tuple[str, ...], str]]:
    """Each choice in all its wordings, and what more is told of it."""
    words = ana.texts.words
    found = ana.texts.controls().of(ChoicePiece)
    return [(words.wordings(one.name), "".join(words.wordings(one.more))) for one in found]


def with_mona(table: str = MANY, **told: object) -> AtTable:
    ana = ana_with("As 2c 9c 7s", table, **told)
    ana.click("2c")
    return ana


def test_the_wheel_and_the_bar_reach_every_choice_and_a_slip_lies_beside_them() -> None:
    """Where fewer are left, the last of them is looked at."""
    ana = with_mona()
    choices = ana.layout.choices
    assert choices is not None
    assert choices.bar is not None
    for _ in range(choices.total):
        ana.wheel((choices.panel.cx, choices.panel.cy), -1)
    assert ana.selection.hands.choice_at == choices.total - 1
    ana.press((choices.bar.cx, choices.bar.y + 2))
    ana.release((choices.bar.cx, choices.bar.y + 2))
    assert ana.selection.hands.choice_at == 0
    assert ana.selection.hands.marked == (parse_card("2c"),)
    ana.selection.tip = Tip(Target("choice", 1), "a sentence of its own")
    ana.scene.sprites()
    air = ana.scene.painting.painted["air"].sprites
    slip = next(one for one in air if one.says == "a sentence of its own")
    assert not Rect(*slip.box).overlaps(choices.panel)
    ana.selection.hands = replace(ana.selection.hands, choice_at=10_000)
    assert ana.texts.situation.looked_at == ana.texts.situation.offers[-1]
    assert any(key.is_main for key in buttons_at(ana.scene.context))


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_every_choice_has_its_cards_and_points_on_lines_of_its_own(
    size: tuple[int, int], language: str
) -> None:
    ana = with_mona(size=size, likes={"language": language})
    ana.scene.sprites()
    said = {sprite.says for sprite in ana.scene.painting.painted["air"].sprites}
    choices = ana.layout.choices
    assert choices is not None
    for first, more in choices_of(ana)[choices.first : choices.first + len(choices.boxes)]:
        assert more in {"", *said}
        assert set(first) & said


def test_a_card_of_the_table_narrows_the_choices_and_it_is_said() -> None:
    """Without a word of La Mona's own, which other games have not. Hint and undo stay there."""
    ana = with_mona()
    most = len(ana.texts.situation.offers)
    ana.click("Kh")
    left = ana.texts.situation.offers
    title, _ = ana.texts.name(ana.texts.controls()[Target("choices")])
    assert 0 < len(left) < most
    assert title == f"With what you chose: {len(left)} of {most}"
    assert ana.texts.prompt()[0].startswith("Choose more cards")
    for _ in range(3):
        names_of = {button.name for _, button in buttons_of(ana.scene.context)}
        assert {"hint", "undo", "capture", "trail"} <= names_of
        ana.keys("back")
    for key in ("table.sweeps", "offer.take.sweep", "offer.trail_drowns", "log.swept"):
        words = ana.texts.words.texts.text(key, count=1, sums="", player="")
        assert not any(one in words.lower() for one in ("wincho", "mona"))


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.keys("trail"),
        lambda ana: ana.drag("2c", "felt"),
        lambda ana: ana.click("key trail"),
        lambda ana: ana.pad("discard"),
    ],
)
def test_la_mona_is_trailed_by_a_second_press_only(act: Act) -> None:
    ana = with_mona("Qc Kd")
    act(ana)
    assert ana.refused == "warn.trail_drowns"
    assert "2c" not in loose(ana)
    if not ana.marked:
        ana.click("2c")
    act(ana)
    assert "2c" in loose(ana)


@pytest.mark.parametrize(
    ("game", "card", "said"),
    [
        ("la_mona", "7h", "Drop it on a lit card, or on the table to trail it"),
        ("scopa", "7h", "Drop it on a lit spot"),
        ("scopa", "2d", "Drop it on the table to trail it"),
    ],
)
def test_the_prompt_says_where_a_carried_card_may_go(game: str, card: str, said: str) -> None:
    ana = AtTable("7h 2d", game, table="7c Kd")
    ana.lift(card, "felt")
    assert ana.texts.prompt()[0] == said


def test_a_prize_is_lit_on_its_way_and_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    ana = AtTable("7s 2c", "scopa", table="7d 4c", likes={"motion": "full"})
    ana.click("7s")
    lit: set[int] = set()
    monkeypatch.setattr(Canvas, "moonlight", lambda canvas, rect, *how: lit.add(round(rect.cx)))
    ana.keys("capture")
    prize: set[int] = set()
    while ana.scene.picture.is_behind(ana.now):
        wait(ana.services, 1 / 50)
        ana.scene.sprites()
        frame = ana.scene._frame
        assert frame is not None
        shown = (one.place for one in frame.moving if one.place.face == parse_card("7d"))
        prize |= {round(place.x) for place in shown}
    assert len(prize) > 5
    assert prize <= lit
    assert "coin" in ana.heard


def test_a_cleared_table_is_said_and_its_star_goes_to_the_pile_of_who_cleared_it() -> None:
    ana = AtTable("9c Jd 4h", "la_mona", table="3h 6d", likes={"motion": "full"})
    ana.click("9c", "key capture")
    told: set[str] = set()
    stars: list[tuple[Place, int]] = []
    while ana.scene.picture.is_behind(ana.now) or not stars:
        wait(ana.services, 1 / 50)
        ana.scene.sprites()
        frame, counted = ana.scene._frame, ana.scene.picture.view.sweeps[0]
        assert frame is not None
        stars += [(one.place, counted) for one in frame.moving if isinstance(one.token, Star)]
        told.add(ana.texts.prompt()[0])
    assert any("wincho" in words for words in told)
    (first, before), (last, _) = stars[0], stars[-1]
    crest = ana.layout.zones.panel_crest
    assert (before, ana.scene.picture.view.sweeps[0]) == (0, 1)
    assert abs(last.x - crest.cx) < abs(first.x - crest.cx) / 10
