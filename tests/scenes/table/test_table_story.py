"""The table says how the match stands, and answers nobody who has not asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_table import AtTable, buttons_of

from game.engine.cards import parse_cards
from game.engine.events import Event
from game.play.intents.offers import Target
from game.play.pieces.seats import SeatPiece
from game.play.session.seating import Player
from game.scenes.table.paint_air import lay_log
from game.scenes.table.story import Story
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from game.view.table.log import Narrator

ANA, BETO = Player("Ana", "owl"), Player("Beto", "fox", "naive")
CARMEN, DIEGO = Player("Carmen", "hare", "naive"), Player("Diego", "stag", "naive")
FOUR = (ANA, BETO, CARMEN, DIEGO)


def seat(ana: AtTable, at: int) -> SeatPiece:
    return ana.texts.seat(at)


def panel(ana: AtTable) -> list[str]:
    return [ana.texts.words.line(words[0]) for words in seat(ana, 0).lines]


# How near the end is --------------------------------------------------------------------------


def test_every_plate_says_how_far_the_limit_is() -> None:
    ana = AtTable("5h 6h 2c Ks", players=FOUR, scores={"Ana": 41, "Beto": 98})
    words = ana.texts.words
    plates = [words.wordings(seat(ana, at).standing) for at in range(2)]
    assert [plate[0] for plate in plates] == ["*41* of 101 points", "*98* of 101 points"]
    assert plates[1][-2:] == ("*98* / 101", "*98*")


@pytest.mark.parametrize(("players", "are_told"), [(FOUR[:2], False), (FOUR[:3], True)])
def test_reenganches_are_told_only_where_there_are_any(
    players: tuple[Player, ...], are_told: bool
) -> None:
    ana = AtTable("5h 6h 2c Ks", players=players)
    assert any("Reenganches" in line for line in panel(ana)) == are_told


def test_a_contract_is_counted_in_one_place() -> None:
    """Where the plate has room for it, the panel does not count hands beside it."""
    ana = AtTable("5h 6h 2c Ks", "carioca", laid_down={}, round=5)
    assert ana.texts.name(ana.texts.pieces[Target("plate")])[0] == "Contract 5 of 8"
    assert not any("5" in line for line in panel(ana) if "hand:" not in line)


# Nobody is scolded for what they did not ask ---------------------------------------------------


def test_a_refusal_at_the_prompt_covers_no_card_of_the_hand() -> None:
    ana = AtTable("5h 6h 2c Ks 9d", pile="3c")
    ana.keys("redo")
    assert ana.selection.hands.refused is not None
    ana.scene.sprites()
    said = ana.why_not
    (slip,) = [one for one in ana.scene.painting.painted["air"].sprites if said in one.says]
    hand = [spot.rect.y for spot in ana.layout.hand.spots.values()]
    stage = ana.services.kit.stage
    assert slip.y + slip.box[3] <= stage.y_px(min(hand))


def test_discarding_before_drawing_is_answered_with_what_comes_first() -> None:
    ana = AtTable("5h 6h 2c Ks", phase="draw")
    ana.keys("discard")
    assert ana.refused == "refuse.draw_first"


def test_a_button_that_changed_under_the_pointer_answers_only_when_asked_again() -> None:
    """The second click of a double one meets "Undo" where "Draw" was."""
    ana = AtTable("5h 6h 2c Ks", phase="draw")
    where = ana.at("key draw_stock")
    ana.point(where)
    ana.click(where)
    assert ana.table.phase == "play"
    ana.click(where)
    assert ana.refused == ""
    ana.rest(1.0)
    assert ana.selection.tip is None
    ana.click(where)
    assert ana.refused.startswith("refuse.undo")


def test_a_button_that_was_pressed_says_nothing_when_it_comes_back() -> None:
    """ "Discard" gives way to "Speed up" while the others play, and comes back disabled."""
    ana = AtTable("5h 6h 2c Ks", pile="3c", likes={"motion": "full"})
    ana.click("Ks")
    where = ana.at("key discard")
    ana.point(where)
    ana.click(where)
    assert ana.pile == "3c Ks"
    for _ in range(40):
        ana.rest(0.2)
        assert ana.selection.tip is None
    assert ana.table.to_act == 0


def test_laying_the_contract_and_preparing_it_have_two_words() -> None:
    ana = AtTable("5h 5d 5c 9s 9d 9h 2c", "carioca", laid_down={}, round=1)
    ana.click("5h", "5d")
    rail = {b.name: b.text for target, b in buttons_of(ana.scene.context) if target.kind == "key"}
    tray = [b.text for target, b in buttons_of(ana.scene.context) if target.kind == "lay_down"]
    assert rail["lay_down"] == "Prepare"
    assert tray == ["Lay down"]


# What just happened ----------------------------------------------------------------------------


def ana_among_bots() -> AtTable:
    """Ana has discarded; Beto can lay down 7-8-9 of hearts and add the queen of clubs."""
    ana = AtTable(
        "5h 6h 2c Ks 9d",
        players=FOUR[:3],
        hands={"Beto": "7h 8h 9h Qc 4c 3d", "Carmen": "2s 4s 6s 8s Ts"},
        table=[{"meld": "[9c Tc Jc]", "owner": "Beto"}],
        pile="3c",
    )
    ana.click("Ks", "pile")
    return ana


def until_turn_of(ana: AtTable, name: str) -> None:
    for _ in range(300):
        view = ana.scene.picture.view
        if ana.table.players[view.to_act].name == name and not ana.texts.is_behind:
            return
        ana.rest(0.1)
    raise AssertionError(f"{name} was never to act")


def test_what_others_do_is_said_in_the_place_of_the_prompt_and_at_their_plaque() -> None:
    ana = ana_among_bots()
    until_turn_of(ana, "Carmen")
    assert ana.texts.prompt()[0].startswith("Beto discards ")
    assert ana.texts.prompt()[0].endswith("Carmen is playing")
    until_turn_of(ana, "Ana")
    assert ana.texts.last_act(1)[0].startswith("Beto discards ")
    assert ana.texts.last_act(2)[0].startswith("Carmen draws from the stock and discards ")
    assert ana.texts.last_act(2)[1].startswith("Carmen discards ")
    assert ana.texts.prompt()[0].startswith("Draw")


BETO_DRAWS, BETO_TAKES = Event("drew", 1, (None,)), Event("took", 1, parse_cards("3c"))
BETO_TRAILS, BETO_DISCARDS = (
    Event(kind, 1, parse_cards("9d")) for kind in ("trailed", "discarded")
)


@pytest.mark.parametrize(
    ("before", "last", "said"),
    [
        ([], BETO_DISCARDS, "log.discarded"),
        ([BETO_DRAWS], BETO_DISCARDS, "log.discarded.drew"),
        ([BETO_TAKES], BETO_DISCARDS, "log.discarded.took"),
        ([BETO_DRAWS, BETO_TRAILS], BETO_DISCARDS, "log.discarded"),
        ([BETO_DRAWS._replace(seat=0)], BETO_DISCARDS, "log.discarded"),
        ([BETO_DRAWS], BETO_TRAILS, "log.trailed"),
    ],
)
def test_a_discard_says_what_was_drawn_for_it_if_nothing_came_between(
    before: list[Event], last: Event, said: str
) -> None:
    story = Story(Narrator(rules_of(Catalogue().load("loba_de_menos").game), 2))
    story.retell([*before, last], ())
    assert story.latest is not None
    assert (story.latest.line.key, "taken" in story.latest.line.facts) == (said, "." in said[4:])


def test_it_is_said_at_the_plaque_on_the_screen() -> None:
    ana = ana_among_bots()
    until_turn_of(ana, "Ana")
    ana.scene.sprites()
    said = {sprite.says: sprite.box for sprite in ana.scene.painting.painted["ground"].sprites}
    words = ana.texts.last_act(1)[0]
    _, y, _, high = said[words]
    layout = ana.layout
    assert y >= layout.seats[1].plaque.bottom - 6
    assert y + high <= layout.melds[0].y + 2


def test_cards_laid_this_round_are_known_until_their_owner_plays_again() -> None:
    ana = ana_among_bots()
    until_turn_of(ana, "Ana")
    story = ana.texts.story
    new = {ana.card(card) for card in ("7h", "8h", "9h", "Qc")}
    assert {card for card in new if story.laid_by_others(0) >> card & 1} == new
    ana.click("stock")
    ana.rest(1)
    ana.click("2c", "pile")
    until_turn_of(ana, "Beto")
    assert not story.laid_by_others(0) >> ana.card("7h") & 1


def test_a_meld_that_grew_says_by_what() -> None:
    ana = ana_among_bots()
    until_turn_of(ana, "Ana")
    ana.scene.sprites()
    grown = [sprite.says for sprite in ana.scene.painting.painted["cards"].sprites]
    assert [said for said in grown if said.startswith("+")] == ["+Q♣"]


def test_a_new_meld_to_which_another_adds_has_not_grown_by_its_own_cards() -> None:
    ana = AtTable(
        "5h 6h 2c Ks 9d",
        players=FOUR[:2],
        hands={"Beto": "7h 8h 9h 4c 3d"},
        table=[{"meld": "[9c Tc Jc]", "owner": "Ana"}],
        pile="3c",
    )
    ana.click("Ks", "pile")
    until_turn_of(ana, "Ana")
    ana.click("stock")
    ana.rest(1)
    ana.drag("6h", "meld 2")
    ana.rest(1)
    ana.scene.sprites()
    assert len(ana.table.observation().melds[1].cards) == 4
    grown = [sprite.says for sprite in ana.scene.painting.painted["cards"].sprites]
    assert not [said for said in grown if said.startswith("+")]


def test_undoing_also_takes_back_what_was_said() -> None:
    ana = AtTable("5h 6h 7h 2c Ks", pile="3c")
    ana.click("5h", "6h", "7h", "key lay_down")
    story = ana.texts.story
    assert story.last_acts[0].kind == "melded"
    ana.keys("undo")
    assert 0 not in story.last_acts


# Alarms mean something --------------------------------------------------------------------------


def test_only_who_is_near_the_limit_is_shown_in_ember() -> None:
    ana = AtTable("5h 6h 2c Ks", players=FOUR, scores={"Ana": 41, "Beto": 98, "Carmen": 86})
    near = [seat(ana, at).is_alarming for at in range(4)]
    assert near == [False, True, True, False]


@pytest.mark.parametrize(
    ("variant", "cards", "is_alarm"),
    [("loba_de_menos", "4c 5c", True), ("loba_de_menos", "4c 5c 6d", False), ("la_mona", 2, False)],
)
def test_two_cards_are_an_alarm_where_hands_are_long(
    variant: str, cards: object, is_alarm: bool
) -> None:
    hand = "5h 6h 2c Ks" if variant != "la_mona" else "5h 6h"
    ana = AtTable(hand, variant, hands={"Beto": cards})
    assert seat(ana, 1).is_low == is_alarm


def test_the_dealer_is_known_by_a_sign_and_by_words() -> None:
    ana = AtTable("5h 6h 2c Ks", players=FOUR, dealer="Carmen", turn="Ana")
    assert [bool(seat(ana, at).deals) for at in range(4)] == [False, False, True, False]
    ana.point("plaque 2")
    ana.rest()
    assert ana.selection.tip is not None
    assert "Dealer" in ana.selection.tip.sentence


# The log -----------------------------------------------------------------------------------------


def with_log() -> AtTable:
    ana = ana_among_bots()
    until_turn_of(ana, "Ana")
    return ana


@pytest.mark.parametrize(
    "act",
    [
        lambda ana: ana.click("log"),
        lambda ana: ana.keys("log"),
        lambda ana: (ana.focus_place("log"), ana.pad("confirm")),
    ],
)
def test_the_log_opens_from_its_button_and_closes_by_it(act: Callable[[AtTable], None]) -> None:
    ana = with_log()
    act(ana)
    assert ana.selection.log_open
    act(ana)
    assert not ana.selection.log_open


def test_a_line_of_the_log_lights_its_cards() -> None:
    ana = with_log()
    ana.click("log")
    lines = ana.texts.log_lines()
    at = next(n for n, line in enumerate(lines) if "lays down" in line.text)
    assert lines[at].crest == "fox"
    laid = lay_log(ana.scene.context.canvas(), ana.texts)
    box = next(box for n, _, box in laid.lines if n == at)
    ana.point((box.cx, box.cy))
    lit = ana.texts.looked_up()
    assert all(lit >> ana.card(card) & 1 for card in ("7h", "8h", "9h"))
    ana.point("felt")
    assert ana.texts.looked_up() == 0


def test_keys_go_through_the_lines_of_the_log() -> None:
    ana = with_log()
    ana.keys("log")
    last = len(ana.texts.log_lines()) - 1
    reached = []
    for key in ["up"] * (last + 2) + ["down"] * 2:
        ana.keys(key)
        reached.append(ana.selection.log_at)
    assert reached == [*range(last, -1, -1), 0, 1, 2]


# Pads --------------------------------------------------------------------------------------------


def caps(ana: AtTable) -> dict[str, str]:
    return {b.name: b.key for target, b in buttons_of(ana.scene.context) if target.kind == "key"}


def test_every_button_of_the_table_shows_the_button_of_a_pad() -> None:
    ana = AtTable("5h 6h 7h Ks", phase="draw", pile="4h")
    ana.pad("zone_hand", "mark")
    assert caps(ana)["draw_stock"] == "face:a"
    assert caps(ana)["take_pile"] == "face:y"
    assert all(caps(ana).values())
    mona = AtTable("7h 2d", "la_mona", table="7c Kd")
    mona.pad("mark")
    assert all(caps(mona).values())


def test_the_button_that_is_shown_does_the_act() -> None:
    ana = AtTable("5h 6h 7h Ks", phase="draw", pile="4h")
    ana.pad("discard")
    assert ana.pile == ""
    ana = AtTable("5h 6h 7h Ks")
    ana.click("5h", "6h", "7h")
    ana.pad("discard")
    assert ana.melds == ["[5h 6h 7h]"]
