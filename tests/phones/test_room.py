"""A table with phones: who comes in, what each is shown, and what its touches do."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import NoReturn

import pytest

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.engine.phases import DRAW, PLAY, REBUY, SCORED
from game.engine.state import NOBODY
from game.engine.visibility import observe
from game.phones.door import ASKED, SCAN_AGAIN, TOO_MANY, TRIES_MOST, WRONG_CODE
from game.phones.messages import NUMBER_MOST, VERSION, read
from game.phones.server import Heard
from game.settings import FRENCH, OF_GAME
from game.trouble.journal import Journal
from tests.play.tables import GAMES, UNLIKE_FIRST, new_table, set_up

from .phones import (
    House,
    InHand,
    all_ready,
    house,
    is_in_play,
    letters_for,
    other_secrets,
    plain,
    play_as,
    touch_something,
)

# At the door ----------------------------------------------------------------------------------


def test_a_phone_with_the_secret_chooses_a_seat_and_sees_its_hand() -> None:
    home = house("loba_de_menos")
    ana, beto = home.seated()
    assert len(ana.hand) == len(beto.hand) == 9
    assert ana.hand != beto.hand
    assert [player["you"] for player in ana.table["players"]] == [True, False]


@pytest.mark.parametrize(
    ("direction", "names"),
    [("clockwise", ["P1", "P2", "P3", "P0"]), ("anticlockwise", ["P1", "P0", "P3", "P2"])],
)
def test_a_phone_lists_the_players_in_the_order_of_play(direction: str, names: list[str]) -> None:
    home = House(new_table("carioca", "p p p p", direction=direction, players=5))
    _, phone, *_ = home.seated()
    assert [player["name"] for player in phone.table["players"]] == names


def test_what_decides_the_match_is_shown_as_a_position_gives_it() -> None:
    home = House(set_up(variant="la_mona", scores=[3, 5]))
    phone, _ = home.seated()
    assert phone.table["scores"]["totals"] == ["3", "5"]
    said = [player["standing"] for player in phone.table["players"]]
    assert said == ["Rounds won: *3* of 10", "Rounds won: *5* of 10"]


@pytest.mark.parametrize(
    ("hello", "why"),
    [
        ({}, ASKED),
        ({"secret": "x"}, SCAN_AGAIN),
        ({"key": "x"}, SCAN_AGAIN),
        ({"key": "x", "secret": "x"}, SCAN_AGAIN),
        ({"code": "000000"}, WRONG_CODE),
        ({"code": "000000", "key": "x"}, WRONG_CODE),
    ],
)
def test_a_phone_without_secret_code_or_key_is_told_what_to_do_and_nothing_else(
    hello: dict[str, str], why: str
) -> None:
    home = house("loba_de_menos")
    home.room.door.code = "123456"
    phone = home.phone(languages=["en"], **hello)
    assert home.server.told[phone.line] == [{"what": "no_entry", "why": why}]
    assert phone.line in home.server.hung_up
    assert not home.server.inside
    phone.say("sit", seat=0)
    assert not phone.is_seated


def test_ten_old_codes_and_wrong_ones_of_a_neighbour_leave_the_short_code_as_it_is() -> None:
    home = house("loba_de_menos")
    home.room.door.code = code = "856964"
    for _ in range(TRIES_MOST + 1):
        assert home.phone(secret="of yesterday").told("no_entry")["why"] == SCAN_AGAIN
        home.phone(code="856965", address="192.168.1.8")
    assert home.phone(code=code).told("seats")
    assert home.phone(code=code, address="192.168.1.8").told("no_entry")["why"] == TOO_MANY


def test_a_new_code_ends_the_old_ones_for_newcomers_and_those_inside_stay() -> None:
    home = house("loba_de_menos")
    door = home.room.door
    old = {"code": door.code, "secret": door.secret}
    seated, choosing = home.phone(), home.phone()
    seated.say("sit", seat=0)
    door.renew()
    for name, value in old.items():
        assert home.phone(**{name: value}).told("no_entry")
    choosing.say("sit", seat=1)
    assert len(choosing.hand) == len(seated.hand) == 9
    assert len(home.phone(key=seated.told("seated")["key"]).hand) == 9
    assert home.phone(code=door.code).told("seats")


def test_what_fails_for_one_phone_ends_its_line_alone_and_is_noted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = house("loba_de_menos")
    ana, beto = home.seated()
    monkeypatch.setattr(home.room.touch_of(0), "use", fail)
    journal = Journal(tmp_path)
    with monkeypatch.context() as quiet:
        quiet.setattr(journal, "_threads_said", lambda failure: None)
        ana.say("use", tool="sort")
    journal.close()
    assert home.server.hung_up == [ana.line]
    assert beto.table["players"][1]["away"], "the table goes on, without that phone"
    assert f"{__name__.rpartition('.')[2]}.py" in journal.file.read_text(encoding="utf-8")


def fail(*_: object) -> NoReturn:
    raise LookupError


def test_a_seat_that_was_refused_can_be_asked_for_again_once_it_was_played_otherwise() -> None:
    home = house("loba_de_menos")
    home.seated()
    home.phone().say("sit", seat=0)
    home.room.answer(0, is_yes=False)
    assert home.room.refused == {0}
    home.table.reseat(0, replace(home.table.players[0], by_phone=False))
    home.room.reseated(0)
    assert not home.room.refused


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_late_watches_and_is_told_of_no_hand(game: str) -> None:
    home, dice = house(game), Random(game)
    phones = home.seated()
    late = home.phone()
    late.say("watch")
    bot = naive_bot(home.table.rules)
    for _ in range(8):
        play_as(bot, next(one for one in phones if one.table_seat == home.table.to_act), dice)
        assert not late.hand
        assert not late.acts
        assert not late.table["mine"]
        told = letters_for(home, NOBODY)
        with other_secrets(home, NOBODY, dice):
            assert letters_for(home, NOBODY) == told
    version = home.table.version
    late.say("press", at=0)
    late.say("use", tool="undo")
    assert home.table.version == version
    assert late.table["players"] == json.loads(plain(told))["players"]
    late.say("seats")
    assert late.told("seats")["seats"], "who watches may take a seat without loading the page again"
    late.say("sit", seat=0)
    assert home.room.asking == (0,)


def test_a_phone_looks_as_its_owner_wants_also_when_it_comes_back() -> None:
    home = house("loba_de_menos")
    ana, beto = home.seated()
    ana.say("look", large=True, plain=True)
    assert ana.told("look")["deck"] == "large_two_colour"
    assert not beto.told("look")["deck"]
    again = home.phone(key=ana.told("seated")["key"], languages=["en"])
    assert again.told("look")["large"]


@pytest.mark.parametrize(
    ("pack", "deck", "named"),
    [(OF_GAME, "large_spanish", "ace of cups"), (FRENCH, "large", "A\u2665")],
)
def test_phones_show_and_name_the_pack_of_the_big_screen(pack: str, deck: str, named: str) -> None:
    ana, *_ = House(set_up(variant="scopa", hand="Ah 7d", table="Kd"), pack).seated()
    ana.say("look", large=True, plain=False)
    assert ana.told("look")["deck"] == deck
    assert {card["name"] for card in ana.table["hand"]} == {named, "settebello"}


# Acting ---------------------------------------------------------------------------------------


def seated(home: House) -> tuple[InHand, InHand]:
    """The phone whose turn it is, and the other one."""
    phones, at = home.seated(), home.table.to_act
    return phones[at], phones[1 - at]


def test_a_press_acts_and_both_phones_see_it() -> None:
    home = house("loba_de_menos")
    mine, other = seated(home)
    mine.press("Draw from the stock")
    assert len(mine.hand) == 10
    assert mine.table["log"][-1].startswith(f"P{home.table.to_act} draws ")
    assert other.table["log"][-1] == f"P{home.table.to_act} draws from the stock."
    mine.mark(mine.hand[0])
    mine.press("Discard")
    assert len(mine.hand) == 9
    assert other.table["mine"]


def test_a_message_that_comes_twice_or_late_does_nothing_twice() -> None:
    home = house("loba_de_menos")
    mine, _ = seated(home)
    moment = mine.table["moment"]
    mine.say("press", at=0, moment=moment)
    mine.say("press", at=0, moment=moment)
    assert len(mine.hand) == 10
    assert home.table.phase == PLAY


def test_an_act_counts_though_something_else_has_changed_since_it_was_shown() -> None:
    home = house("loba_de_menos")
    mine, _ = seated(home)
    before = mine.table
    mine.mark(mine.hand[0])
    assert (mine.table["moment"], mine.acts) == (
        before["moment"] + 1,
        [one["text"] for one in before["acts"]],
    )
    mine.say("press", at=0, moment=before["moment"])
    assert home.table.phase == PLAY


def test_an_act_that_was_never_shown_is_not_done() -> None:
    """Two messages that are heard at once: the second was said to the picture before the first."""
    home = house("loba_de_menos")
    mine, _ = seated(home)
    mine.press("Draw from the stock")
    mine.mark(mine.hand[0])
    other = mine.table["hand"][1]["card"]
    for say in ({"do": "mark", "card": other, "on": True}, {"do": "press", "at": 0}):
        said = read(json.dumps({"v": VERSION, "moment": mine.table["moment"]} | say))
        home.server.heard.put(Heard(mine.line, said))
    home.hear()
    assert len(mine.hand) == 10, "the first card only was to be thrown away"


def test_a_message_that_comes_late_makes_none_after_it_late() -> None:
    home = house("loba_de_menos")
    mine, _ = seated(home)
    moment = mine.table["moment"]
    mine.say("press", at=0, moment=moment - 1)
    assert home.table.phase == DRAW
    mine.say("press", at=0, moment=moment)
    assert home.table.phase == PLAY


def test_a_phone_out_of_turn_changes_nothing_at_the_table() -> None:
    home = house("loba_de_menos")
    mine, other = seated(home)
    before, held = home.table.version, mine.hand
    messages: list[dict[str, object]] = [
        *({"do": "press", "at": at} for at in (0, -1)),
        *({"do": "send", "place": place, "at": 0} for place in ("stock", "nowhere")),
        {"do": "send", "place": "meld", "at": NUMBER_MOST},
        *({"do": "mark", "card": card, "on": True} for card in (-1, NUMBER_MOST)),
        {"do": "mark_build", "at": 99, "on": True},
        *({"do": do, "card": NUMBER_MOST, "at": 0} for do in ("move", "take_back")),
        *({"do": "use", "tool": "__class__"}, {"do": "sit", "seat": 1}),
        *({"do": "hello", "secret": "x"}, {"do": "nothing known"}, {"do": ""}),
    ]
    for message in messages:
        other.say(**message)
        assert (home.table.version, mine.hand) == (before, held), message


@pytest.mark.parametrize("game", UNLIKE_FIRST)
def test_nonsense_in_turn_ends_nothing(game: str) -> None:
    """What no page would send: places that are not there, cards of nobody, of the wrong game."""
    home, dice = house(game), Random(1)
    phones = home.seated()
    bot = naive_bot(home.table.rules)
    for _ in range(3):
        mine = phones[home.table.to_act]
        hand = [card["card"] for card in mine.table["hand"]]
        for marked in ((), hand[:1], hand[:3]):
            for card in marked:
                mine.say("mark", card=card, on=True)
            for kind in ("meld", "slot", "lane", "felt", "nowhere"):
                for at in (-1, 0, NUMBER_MOST):
                    before = home.table.version
                    mine.say("send", place=kind, at=at)
                    assert home.table.version - before in (0, 1)
            for card in (-1, 999, NUMBER_MOST):
                mine.say("mark", card=card, on=True)
                mine.say("move", card=card, at=-1)
                mine.say("take_back", card=card)
                mine.say("mark_build", at=card, on=True)
                mine.say("press", at=card)
        for slot in mine.table["tray"]:
            for staged in slot["cards"]:
                mine.say("take_back", card=staged["card"])
        if is_in_play(home):
            play_as(bot, phones[home.table.to_act], dice)
    assert mine.table["prompt"]


def test_what_was_touched_out_of_turn_is_forgotten_when_the_table_moves_on() -> None:
    home = House(set_up(variant="loba_de_menos", hands=["Kd", "4c 9s"], laid_down={1: "before"}))
    mine, other = seated(home)
    other.mark("4♣")
    other.say("send", place="pile", at=0)
    mine.mark("K♦")
    assert other.table["said"] == "It is not your turn yet."
    mine.press("Discard")
    assert not other.table["said"]
    all_ready(home)
    assert "4♣" not in other.hand
    assert "left" not in [tool["name"] for tool in other.table["tools"] if tool["on"]]


def test_a_refusal_is_that_of_the_rules_in_words() -> None:
    home = House(set_up(variant="loba_de_menos", hand="5h 6h 9c Kd"))
    mine = home.seated()[home.table.to_act]
    mine.mark("5♥", "6♥")
    mine.say("send", place="lane", at=0)
    assert mine.table["said"] == ("It needs at least 3 cards; here there are only 2.")
    mine.say("send", place="pile", at=0)
    assert mine.table["said"] == "You discard one card at a time; choose one of these."


def test_a_hint_is_of_the_own_hand_and_a_card_is_lit() -> None:
    home = house("loba_de_menos")
    mine, _ = seated(home)
    mine.press("Draw from the stock")
    answer_hint(mine)


def answer_hint(mine: InHand) -> None:
    """Ask for a hint, and wait for it."""
    mine.say("use", tool="hint")
    for _ in range(200):
        if mine.table["said"]:
            break
        mine.house.table.bot_due()
        mine.house.room.show()
    assert mine.table["said"]


# Whole matches, and secrets -------------------------------------------------------------------

#: Acts: long enough for a hand or two.
ACTS = 220


@pytest.mark.parametrize("game", UNLIKE_FIRST)
def test_hands_of_every_game_are_played_by_touches_alone(game: str) -> None:
    home = house(game, seed=5)
    phones = home.seated()
    bot, dice = naive_bot(home.table.rules), Random(game)
    for _ in range(ACTS):
        if home.table.is_over or home.table.match.state.hand_no > 1:
            break
        play_as(bot, phones[max(0, home.table.to_act)], dice)
    kinds = {entry.action.kind for entry in home.table.match.log if entry.action}
    assert home.table.is_over or home.table.match.state.hand_no > 1
    assert {"draw", "discard"} <= kinds or {"take", "trail"} <= kinds


@pytest.mark.parametrize("game", UNLIKE_FIRST)
def test_no_byte_to_a_phone_depends_on_what_its_seat_cannot_see(game: str) -> None:
    """The hidden cards are dealt anew, in the table and in its log, and each phone would be told
    the same, letter by letter, whatever it marks."""
    home, dice = house(game, seed=9), Random(game)
    phones = home.seated()
    looked = 0
    for _ in range(130):
        if home.table.is_over:
            break
        seat = home.table.to_act if is_in_play(home) else dice.randrange(len(phones))
        touch_something(phones[seat], dice)
        if is_in_play(home) and dice.random() < 0.15:
            looked += 1
            for at in home.table.people:
                before = letters_for(home, at)
                with other_secrets(home, at, dice):
                    assert letters_for(home, at) == before
    assert looked > 6


@pytest.mark.parametrize("game", UNLIKE_FIRST)
def test_nor_does_any_byte_between_two_hands(game: str) -> None:
    """The counted hand, and the question whether somebody buys back in."""
    wanted = {SCORED, REBUY} if game == "loba_de_menos" else {SCORED}
    home, dice = house(game, "p p p" if REBUY in wanted else "", seed=9), Random(game)
    phones = home.seated()
    bot, phases = naive_bot(home.table.rules), set[str]()
    for _ in range(3000):
        match = home.table.match
        if not is_in_play(home):
            phases.add(home.table.phase)
            for at in home.table.people:
                before = letters_for(home, at)
                with other_secrets(home, at, dice):
                    assert letters_for(home, at) == before
        if home.table.is_over or phases == wanted:
            break
        seen, legal = observe(match.state, home.table.to_act), home.table.rules.legal_actions
        home.table.do_all([decision(bot, seen, legal(match.state), dice)])
    assert phases == wanted
    if REBUY in wanted:
        home.room.show()
        mine = phones[home.table.to_act]
        assert mine.table["prompt"].startswith(f"P{mine.table_seat} has reached 101.")
        assert [act["main"] for act in mine.table["acts"]] == [True, False]
        mine.say("press", at=0)
        assert home.table.match.state.standing.rebuys[mine.table_seat] == 1


@pytest.mark.parametrize("game", ["carioca", "la_mona", "loba_de_menos"])
def test_nor_does_a_hint(game: str) -> None:
    home, dice = house(game, seed=9), Random(game)
    mine = home.seated()[home.table.to_act]
    answer_hint(mine)
    before = letters_for(home, mine.table_seat)
    with other_secrets(home, mine.table_seat, dice):
        assert letters_for(home, mine.table_seat) == before
        home.room.touch_of(mine.table_seat).said = None
        answer_hint(mine)
        assert letters_for(home, mine.table_seat) == before


def test_a_planted_secret_in_what_a_phone_is_told_would_be_found() -> None:
    """The test above is able to fail: the cards of others do change under it."""
    home, dice = house("loba_de_menos"), Random(1)
    home.seated()
    before = list(home.table.match.state.hands)
    with other_secrets(home, 0, dice):
        assert home.table.match.state.hands[0] == before[0]
        assert home.table.match.state.hands[1] != before[1]
    assert home.table.match.state.hands == before


def scored(game: str) -> tuple[House, list[InHand]]:
    """A house of phones at the end of its first hand."""
    home = house(game, seed=2)
    phones, bot, dice = home.seated(), naive_bot(home.table.rules), Random(1)
    while is_in_play(home):
        play_as(bot, phones[home.table.to_act], dice)
    return home, phones


@pytest.mark.parametrize(
    ("game", "won", "worth"),
    [
        ("loba_de_menos", "*Hand 1: P0 goes out*", "P1 still holds 4♣, 6♣"),
        ("la_mona", "*P1 wins round 1*", "The score: P0 0 and P1 1."),
    ],
)
def test_the_end_of_a_hand_says_who_won_and_what_for(game: str, won: str, worth: str) -> None:
    _, phones = scored(game)
    for phone in phones:
        assert phone.table["prompt"].startswith(won)
        assert worth in phone.table["prompt"]


def test_the_next_hand_is_dealt_when_each_phone_that_is_here_is_ready() -> None:
    home, (first, second) = scored("loba_de_menos")
    first.press("Next")
    assert home.table.phase == SCORED
    assert first.table["said"] == "You are ready. Waiting for P1."
    assert not second.table["said"]
    first.press("Next")
    assert home.table.phase == SCORED
    second.press("Next")
    assert home.table.phase == DRAW
    assert not first.table["said"]


def test_nobody_waits_for_a_phone_that_has_gone() -> None:
    home, (first, second) = scored("loba_de_menos")
    first.press("Next")
    home.server.hang_up(second.line)
    home.hear()
    assert home.table.phase == DRAW
