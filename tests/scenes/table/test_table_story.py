"""The table says how the match stands, and answers nobody who has not asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_table import AtTable, buttons_of

from game.engine.cards import parse_cards
from game.engine.events import Event
from game.play.intents.offers import Target
from game.play.session.seating import Player
from game.scenes.table.paint_air import lay_log
from game.scenes.table.story import Story
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from game.view.table.log import Narrator

ANA, BETO = Player("Ana", "owl"), Player("Beto", "fox", "naive")
CARMEN, DIEGO = Player("Carmen", "hare", "naive"), Player("Diego", "stag", "naive")
FOUR = (ANA, BETO, CARMEN, DIEGO)


def panel(ana: AtTable) -> list[str]:
    return [ana.texts.words.line(words[0]) for words in ana.texts.seat(0).lines]


# How near the end is --------------------------------------------------------------------------


def test_every_plate_says_how_far_the_limit_is_and_who_is_near_it_is_shown_in_ember() -> None:
    scores = {"Ana": 41, "Beto": 98, "Carmen": 86}
    ana = AtTable("5h 6h 2c Ks", players=FOUR, scores=scores)
    seats = [ana.texts.seat(at) for at in range(4)]
    plates = [ana.texts.words.wordings(one.standing) for one in seats[:2]]
    assert [plate[0] for plate in plates] == ["*41* of 101 points", "*98* of 101 points"]
    assert plates[1][-2:] == ("*98* / 101", "*98*")
    assert [one.is_alarming for one in seats] == [False, True, True, False]


def test_reenganches_are_told_only_where_there_are_any_and_a_contract_in_one_place() -> None:
    """Where the plate has room for it, the panel does not count hands beside it."""
    for players, are_told in ((FOUR[:2], False), (FOUR[:3], True)):
        ana = AtTable("5h 6h 2c Ks", players=players)
        assert any("Reenganches" in line for line in panel(ana)) == are_told
    ana = AtTable("5h 6h 2c Ks", "carioca", laid_down={}, round=5)
    assert ana.texts.name(ana.texts.pieces[Target("plate")])[0] == "Contract 5 of 8"
    assert not any("5" in line for line in panel(ana) if "hand:" not in line)


# Nobody is scolded for what they did not ask ---------------------------------------------------


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
    """A meld that grew says by what; what was laid is known until its owner plays again."""
    ana = ana_among_bots()
    until_turn_of(ana, "Carmen")
    assert ana.texts.prompt()[0].startswith("Beto discards ")
    assert ana.texts.prompt()[0].endswith("Carmen is playing")
    until_turn_of(ana, "Ana")
    assert ana.texts.last_act(1)[0].startswith("Beto discards ")
    assert ana.texts.last_act(2)[0].startswith("Carmen draws from the stock and discards ")
    assert ana.texts.last_act(2)[1].startswith("Carmen discards ")
    assert ana.texts.prompt()[0].startswith("Draw")
    ana.scene.sprites()
    painted, layout = ana.scene.painting.painted, ana.layout
    said = {sprite.says: sprite.box for sprite in painted["ground"].sprites}
    _, y, _, high = said[ana.texts.last_act(1)[0]]
    assert y >= layout.seats[1].plaque.bottom - 6
    assert y + high <= layout.melds[0].y + 2
    assert [one.says for one in painted["cards"].sprites if one.says[:1] == "+"] == ["+Q♣"]
    story = ana.texts.story
    new = {ana.card(card) for card in ("7h", "8h", "9h", "Qc")}
    assert {card for card in new if story.laid_by_others(0) >> card & 1} == new
    ana.click("stock")
    ana.rest(1)
    ana.click("2c", "pile")
    until_turn_of(ana, "Beto")
    assert not story.laid_by_others(0) >> ana.card("7h") & 1


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


@pytest.mark.parametrize(
    ("variant", "cards", "is_alarm"),
    [("loba_de_menos", "4c 5c", True), ("loba_de_menos", "4c 5c 6d", False), ("la_mona", 2, False)],
)
def test_two_cards_are_an_alarm_where_hands_are_long(
    variant: str, cards: object, is_alarm: bool
) -> None:
    hand = "5h 6h 2c Ks" if variant != "la_mona" else "5h 6h"
    ana = AtTable(hand, variant, hands={"Beto": cards})
    assert ana.texts.seat(1).is_low == is_alarm


def test_the_dealer_is_known_by_a_sign_and_by_words() -> None:
    ana = AtTable("5h 6h 2c Ks", players=FOUR, dealer="Carmen", turn="Ana")
    assert [bool(ana.texts.seat(at).deals) for at in range(4)] == [False, False, True, False]
    ana.point("plaque 2")
    ana.rest()
    assert ana.selection.tip is not None
    assert "Dealer" in ana.selection.tip.sentence


# The log, and pads -------------------------------------------------------------------------------


def test_the_log_opens_from_its_button_and_closes_by_it() -> None:
    """Keys go through its lines, and a line lights its cards."""
    ana = ana_among_bots()
    until_turn_of(ana, "Ana")
    acts: tuple[Callable[[], object], ...] = (
        lambda: ana.click("log"),
        lambda: ana.keys("log"),
        lambda: (ana.focus_place("log"), ana.pad("confirm")),
    )
    for act in acts:
        act()
        assert ana.selection.log_open
        act()
        assert not ana.selection.log_open
    for open_it in (acts[1], lambda: ana.click("panel"), lambda: ana.focus_place("panel")):
        open_it()
        if not ana.selection.log_open:
            ana.pad("confirm")
        assert ana.selection.log_open
        ana.keys("back")
        assert not ana.selection.log_open
    assert ana.led == []
    ana.keys("log")
    lines = ana.texts.log_lines()
    reached = []
    for key in ["up"] * (len(lines) + 1) + ["down"] * 2:
        ana.keys(key)
        reached.append(ana.selection.log_at)
    assert reached == [*range(len(lines) - 1, -1, -1), 0, 1, 2]
    at = next(n for n, line in enumerate(lines) if "lays down" in line.text)
    assert lines[at].crest == "fox"
    laid = lay_log(ana.scene.context.canvas(), ana.texts)
    box = next(box for n, _, box in laid.lines if n == at)
    ana.point((box.cx, box.cy))
    lit = ana.texts.looked_up()
    assert all(lit >> ana.card(card) & 1 for card in ("7h", "8h", "9h"))
    ana.point("felt")
    assert ana.texts.looked_up() == 0


def test_every_button_of_the_table_shows_the_button_of_a_pad_that_does_its_act() -> None:
    ana = AtTable("5h 6h 7h Ks", phase="draw", pile="4h")
    mona = AtTable("7h 2d", "la_mona", table="7c Kd")
    ana.pad("zone_hand", "mark")
    mona.pad("mark")
    caps, others = (
        {b.name: b.key for target, b in buttons_of(one.scene.context) if target.kind == "key"}
        for one in (ana, mona)
    )
    assert (caps["draw_stock"], caps["take_pile"]) == ("face:a", "face:y")
    assert all((*caps.values(), *others.values()))
    ana.pad("discard")
    assert ana.pile == ""
    ana = AtTable("5h 6h 7h Ks")
    ana.click("5h", "6h", "7h")
    ana.pad("discard")
    assert ana.melds == ["[5h 6h 7h]"]
