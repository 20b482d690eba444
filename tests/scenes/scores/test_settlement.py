"""The end of a match: places, money, and four ways on."""

from __future__ import annotations

from dataclasses import replace

import pytest
from examples_scores import difference_of_scores, partners_without_money, pot_of_five
from services import a_house, click, heard_in, press, said, shown, wait

from game.scenes.scores.match import Endings, Payments, Settlement
from game.scenes.shell.addresses import Address, ToLearning, ToMatches, ToMenu, ToNewTable
from game.scenes.shell.scene import Services
from game.ui.canvas import Canvas
from game.view.scores.match import MatchSheet, Payment

#: The ways on; here those of the match lead elsewhere, so that each can be told from the others.
WAYS = {"again": ToNewTable(), "same_cards": ToLearning(), "watch": ToMatches(), "menu": ToMenu()}


class MatchFlow:
    def __init__(self, sheet: MatchSheet, **likes: object) -> None:
        self.services: Services = a_house(**likes)  # type: ignore[arg-type]
        self.went: list[Address] = []
        self.services.go = self.went.append
        endings = Endings(WAYS["again"], WAYS["watch"], WAYS["same_cards"])
        self.scene = Settlement(self.services, sheet, endings)
        shown(self.services, self.scene)

    @property
    def words(self) -> set[str]:
        return set(said(self.services))


@pytest.mark.parametrize("way", WAYS)
def test_every_way_on_is_reached_by_keys_alone_and_by_the_pointer_alone(way: str) -> None:
    match_flow = MatchFlow(difference_of_scores())
    list(match_flow.words)
    click(
        match_flow.services,
        next(each for each in match_flow.scene.page.widgets if each.name == way),
    )
    match_flow.scene.page.focus = "again"
    press(match_flow.services, "up")
    while match_flow.scene.page.focus != way:
        press(match_flow.services, "left")
    press(match_flow.services, "confirm")
    assert match_flow.went == [WAYS[way]] * 2


def test_playing_again_has_the_focus_and_esc_leads_to_the_menu() -> None:
    match_flow = MatchFlow(pot_of_five())
    press(match_flow.services, "up", "confirm", "back")
    assert match_flow.went == [WAYS["again"], WAYS["menu"]]


def shared() -> MatchSheet:
    sheet = difference_of_scores()
    first, second, *rest = sheet.places
    return replace(sheet, places=(first, second._replace(won=True, score=160), *rest))


PAIRS = {"Ana wins with 160", "+350", "+230", "\u2212210", "\u2212370", "+140", "\u2212180"}
PAYMENTS = {"350", "210", "20", "580 lunas change hands"}
POT = "Loba de Menos · la cagnotte de 10 est pour Maximiliano · Donne 482913"


@pytest.mark.parametrize(
    ("sheet", "language", "words"),
    [
        (difference_of_scores(), "en", PAIRS | PAYMENTS),
        (pot_of_five(), "fr", {POT, "+9"}),
        (shared(), "en", {"Ana and Beto win with 160"}),
        (
            partners_without_money(),
            "es",
            {"Ana y Carmen ganan con 10 rondas", "*10* rondas", "*1* ronda"},
        ),
    ],
)
def test_who_has_won_how_much_and_the_fewest_payments_are_told(
    sheet: MatchSheet, language: str, words: set[str]
) -> None:
    told = MatchFlow(sheet, language=language).words
    assert words <= told
    assert "Con los menos pagos" not in told


def test_of_a_pot_it_is_told_what_each_has_put_in_and_by_bots_alone_the_house_wins() -> None:
    sheet = pot_of_five()
    assert sum(amount for _, amount in sheet.put_in) == sheet.pot
    *losers, _ = sheet.put_in
    assert [sheet.money[seat] for seat, _ in losers] == [-amount for _, amount in losers]
    # A game without texts is called as its file is.
    words = MatchFlow(replace(sheet, variant_id="my_game")).words
    assert "What each put in" in words
    assert "My game" in " ".join(words)
    payments = Payment(1, 0, 3), Payment(1, 2, 3)
    assert replace(sheet, payments=payments).put_in == []
    bots = tuple(replace(one, bot="naive") for one in sheet.players)
    assert replace(sheet, players=bots).is_won_by_house


def test_words_over_the_payments_that_just_fit_take_one_line() -> None:
    """Short words in English; in French the panel is as wide as they are; in Spanish it would be
    too wide. In a large window: a pixel less would break none."""
    english, french, spanish = map(least_of_payments, ("en", "fr", "es"))
    assert english[0] == french[0] < spanish[0]
    assert english[1] < french[1] < spanish[1]


def least_of_payments(language: str) -> tuple[float, float]:
    services = a_house((3840, 2160), language=language)
    payments = Payments(services, Canvas(services.kit), difference_of_scores())
    return payments.least_height, payments.wide


def winning(sheet: MatchSheet, motion: str = "full") -> Settlement:
    """At its first picture."""
    services = a_house(motion=motion, speed=1)
    scene = Settlement(services, sheet, Endings(ToMenu()))
    services.stack.push(scene)
    return scene


# Winning ----------------------------------------------------------------------------------------


def test_places_rise_from_the_last_then_the_crown_falls_and_the_pack_answers_at_the_moon() -> None:
    """With the moon it is told who has won, and the chart is shown."""
    scene = winning(pot_of_five())
    services, heard = scene.services, heard_in(scene.services)
    wait(services, 3)  # Its first picture takes long: nothing of it is lost.
    names = [place.players[0].name for place in scene.sheet.places]
    first_seen: dict[str, int] = {}
    crowns: list[float] = []
    list(said(services))
    while scene.due(services.clock()) is not None:
        wait(services, 0.04)
        crowns.append(scene._winning().crown)
        for words in said(services):
            first_seen.setdefault(words, len(crowns) - 1)
    assert sorted(names, key=lambda name: -first_seen[name]) == names
    assert crowns[first_seen[names[0]]] == 0
    late = ["Maximiliano wins with 77", "What each put in", "Hand"]
    late += [words for words in first_seen if "most won" in words]
    assert [crowns[first_seen[words]] for words in late] == [1, 1, 1, 1]
    assert heard == [*["land_felt"] * 5, "confirm", "game_won", "coin"]
    assert 2 <= len(crowns) * 0.04 <= 3.5


@pytest.mark.parametrize("motion", ["full", "none"])
def test_a_press_shows_all_of_it_at_once_and_without_motion_nothing_is_waited_for(
    motion: str,
) -> None:
    scene = winning(pot_of_five(), motion)
    services = scene.services
    if motion == "full":
        list(said(services))
        wait(services, 0.1)
        press(services, "confirm")
    assert {place.players[0].name for place in scene.sheet.places} <= set(said(services))
    assert motion == "none" or heard_in(services)[-2:] == ["game_won", "coin"]
    assert scene.due(services.clock()) is None


@pytest.mark.parametrize("is_lost", [False, True])
def test_the_moon_lights_and_the_pack_answers_only_where_a_person_wins(is_lost: bool) -> None:
    sheet = pot_of_five()
    first, *rest = sheet.places
    if is_lost:
        bot = replace(first.players[0], bot="naive")
        players = tuple(bot if one == first.players[0] else one for one in sheet.players)
        places = (first._replace(players=(bot,)), *rest)
        sheet = replace(sheet, players=players, places=places)
    scene = winning(sheet)
    services = scene.services
    list(said(services))
    while scene.due(services.clock()) is not None:
        wait(services, 0.04)
    moon = services.backdrops.moonshine(1)
    shines = (moon.x, moon.y) in [(one.x, one.y) for one in scene.sprites()]
    assert shines != is_lost
    assert heard_in(services)[-2:] == ["owl" if is_lost else "game_won", "coin"]


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_a_name_is_larger_than_what_its_player_has_won(size: tuple[int, int]) -> None:
    services = MatchFlow(pot_of_five(), pixels=size).services
    by_size = sorted(services.stack.sprites(), key=lambda one: one.surface.get_height())
    high = {one.says: one.surface.get_height() for one in by_size}
    for name in ("Maximiliano", "Beto"):
        assert high[name] > high["+9"]
