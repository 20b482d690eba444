"""A table in the window that people with phones play at: the page of the code, the big screen while
others act, and seats that change hands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import nullcontext
from random import Random

import pytest
from looks import digest
from services import a_house, heard_in, wait

from game.bots.simple import naive_bot
from game.engine.phases import PLAY
from game.engine.state import NOBODY
from game.engine.visibility import observe
from game.play.session.running import RunningTable
from game.scenes.phones.code_page import CodePage
from game.scenes.phones.guests import PATIENCE, Guests
from game.scenes.scores.hand import Scoring
from game.scenes.shell.addresses import ToMenu
from game.scenes.shell.scene import Services
from game.scenes.table.curtain import Curtain
from game.scenes.table.match_flow import MatchFlow
from tests.phones.phones import House, InHand, NoServer, is_in_play, other_secrets, play_as
from tests.play.tables import UNLIKE_FIRST, new_table, simple_act


def phones_for(game: str) -> str:
    """As many as it takes."""
    return "f f f" if game == "loba_seis_menes" else "f f"


class InWindow(House):
    """A table in a window; phones come to it as to any other."""

    def __init__(self, table: RunningTable, **likes: object) -> None:
        self.services: Services = a_house(**likes)  # type: ignore[arg-type]
        self.table = table
        self.flow = MatchFlow(self.services, table)
        self.left: list[str] = []
        self.services.go = lambda to: self.left.append("menu" if to == ToMenu() else str(to))
        self.guests = Guests(self.services, self.flow, self._begin, self._closed)
        self.room = self.guests.room
        self.server = NoServer()
        self.room.server = self.server  # type: ignore[assignment]
        self.phones: list[InHand] = []
        self.services.stack.push(self.guests.first_page())

    def _begin(self) -> None:
        self.services.stack.start_over(self.flow.scene)

    def _closed(self) -> None:
        self.left.append("closed")

    def hear(self) -> None:
        while self.guests.attend(self.services.clock()) == 0:
            pass

    def press(self, name: str) -> None:
        """Press a button of the page."""
        assert isinstance(self.top, CodePage)
        self.services.stack.sprites()
        next(one for one in self.top.page.widgets if one.name == name).activate()

    def pass_time(self, seconds: float) -> None:
        wait(self.services, seconds)
        self.hear()

    def settle(self) -> None:
        for _ in range(3):
            self.pass_time(3)

    @property
    def top(self) -> object:
        return self.services.stack.top

    @property
    def written(self) -> str:
        """All words on the screen."""
        return " | ".join(sprite.says for sprite in self.services.stack.sprites() if sprite.says)

    def to_act(self, phones: list[InHand]) -> InHand:
        return next(phone for phone in phones if phone.table_seat == self.table.to_act)


def in_window(
    players: str, game: str = "loba_de_menos", seed: int = 1, **likes: object
) -> InWindow:
    return InWindow(new_table(game, players, seed=seed), **likes)


# Before the cards are dealt -------------------------------------------------------------------


@pytest.mark.parametrize("waits", [True, False])
def test_the_match_begins_when_every_phone_has_its_seat_or_bots_have_those_of_the_others(
    waits: bool,
) -> None:
    home = in_window("f f")
    assert "Waiting for the phones of P0 and P1." in home.written
    ana, beto = home.phone(), home.phone()
    ana.say("sit", seat=0)
    assert isinstance(home.top, CodePage)
    assert "Waiting for the phone of P1." in home.written
    assert not ana.is_seated, "nobody sees cards before the others are there"
    if waits:
        beto.say("sit", seat=1)
    else:
        home.top.go_on()
    assert home.top is home.flow.scene
    assert len(ana.hand) == 9
    assert [player.is_person for player in home.table.players] == [True, waits]
    assert not waits or len(beto.hand) == 9


def test_a_player_chooses_name_and_crest_on_the_phone_and_the_screen_shows_them() -> None:
    home = in_window("f f")
    ana, beto = home.phone(), home.phone()
    ana.say("sit", seat=0)
    before = [player.crest for player in home.table.players]
    ana.say("call", name=" Ana ", crest=before[1])
    assert "Ana" in home.written
    assert [player.crest for player in home.table.players] == before[::-1]
    beto.say("call", name="Eva", crest=before[1])
    assert home.table.players[1].name == "P1", "nobody is called who has no seat"
    ana.say("call", name="p1", crest="<b>")
    assert home.table.players[0].name == "Ana", "that is somebody else, and no crest"
    beto.say("sit", seat=1)
    home.settle()
    assert "Ana" in home.written
    ana.say("call", name="Late", crest=before[0])
    assert home.table.players[0].name == "Ana", "the cards are dealt"


def test_a_seat_may_be_played_at_the_screen_instead_and_the_page_leads_back_to_the_menu() -> None:
    home = in_window("f f")
    home.press("here 1")
    assert not home.table.players[1].by_phone
    home.phone().say("sit", seat=1)
    assert isinstance(home.top, CodePage), "that seat is for no phone any more"
    home.top.back()
    assert home.left == ["menu"]


def test_a_new_code_is_shown_and_lets_in_in_place_of_the_old_one() -> None:
    home = in_window("f f")
    ana, old = home.phone(), home.room.door.code
    home.press("new_code")
    code = home.room.door.code
    assert f"{code[:3]} {code[3:]}" in home.written
    assert home.phone(code=old).told("no_entry")
    assert home.phone(code=code).told("seats")
    ana.say("sit", seat=0)
    assert home.table.away == {1}, "who was inside stays"


# While they play ------------------------------------------------------------------------------


def playing(
    players: str, game: str = "loba_de_menos", **likes: object
) -> tuple[InWindow, list[InHand]]:
    home = in_window(players, game, **likes)
    phones = home.seated()
    home.settle()
    return home, phones


def test_what_a_phone_does_flies_from_its_plaque_without_a_curtain() -> None:
    home, phones = playing("f f")
    seat = home.table.to_act
    if seat == home.table.bottom:
        home.to_act(phones).say("press", at=0)
        home.to_act(phones).mark(home.to_act(phones).hand[0])
        home.to_act(phones).press("Discard")
        home.settle()
    heard_in(home.services).clear()
    mover = home.to_act(phones)
    seat = mover.table_seat
    mover.say("press", at=0)
    assert home.flow.scene.picture.is_behind(home.services.clock()), "it is on its way"
    home.settle()
    assert home.flow.scene.picture.view.hand_sizes[seat] == 10
    assert home.top is home.flow.scene


@pytest.mark.parametrize(("players", "at_screen"), [("p f p", {0, 2}), ("p f", set())])
def test_the_curtain_falls_only_between_two_people_at_the_screen(
    players: str, at_screen: set[int]
) -> None:
    home, phones = playing(players)
    awaited = set()
    for _ in range(12):
        home.settle()
        if isinstance(home.top, Curtain):
            awaited.add(home.table.to_act)
            home.top.acts.here()
            home.services.stack.pop()
            continue
        assert home.top is home.flow.scene
        if home.table.to_act == 1:
            play_as(naive_bot(home.table.rules), phones[0], Random(1))
        else:
            home.flow.scene.context.happened(home.table.act(simple_act(home.table)))
    assert awaited == at_screen


def test_an_act_taken_back_on_a_phone_is_taken_back_on_the_screen() -> None:
    home, phones = playing("f f")
    mover = home.to_act(phones)
    mover.say("press", at=0)
    mover.mark(mover.hand[0])
    mover.press("Discard")
    home.settle()
    assert home.flow.scene.picture.view.phase != PLAY
    mover.say("use", tool="undo")
    home.settle()
    assert home.flow.scene.picture.view.phase == PLAY
    assert home.flow.scene.picture.view.to_act == mover.table_seat


@pytest.mark.parametrize("game", ["loba_de_menos", "la_mona"])
def test_the_page_after_a_hand_goes_when_both_phones_are_ready(game: str) -> None:
    home, phones = playing("f f", game, motion="none", speed=0)
    bot, dice = naive_bot(home.table.rules), Random(2)
    for _ in range(600):
        if not is_in_play(home):
            break
        play_as(bot, home.to_act(phones), dice)
    assert not phones[0].acts, "the big screen tells first how the hand went"
    home.settle()
    assert isinstance(home.top, Scoring)
    phones[0].say("press", at=0)
    assert isinstance(home.top, Scoring), "the other phone is not ready"
    phones[1].say("press", at=0)
    assert home.top is home.flow.scene
    home.settle()
    assert home.flow.scene.picture.view.hand_no == 2


def test_where_nobody_plays_at_the_screen_no_hand_lies_at_the_bottom() -> None:
    home, _ = playing("f f n")
    layout = home.flow.scene.picture.layout
    assert sorted(layout.seats) == [0, 1, 2]
    assert not layout.hand.backs
    assert not layout.hand.spots
    assert "Your melds" not in home.written
    mixed, _ = playing("p f n")
    assert mixed.flow.scene.picture.layout.piles.stock.frame.h < layout.piles.stock.frame.h
    assert letters_of(home, "P1") >= 1.5 * letters_of(mixed, "P1")
    home.guests.door.reseat(0, "here")
    home.flow.scene.catch_up()
    assert letters_of(home, "P1") == letters_of(mixed, "P1")


def letters_of(home: InWindow, words: str) -> int:
    """How high these words are written, in pixels."""
    return next(
        one.surface.get_height() for one in home.services.stack.sprites() if one.says == words
    )


@pytest.mark.parametrize("game", ["", *UNLIKE_FIRST])
def test_nothing_of_a_hand_is_on_the_big_screen_but_that_of_who_plays_there(game: str) -> None:
    """All others are dealt anew, and every word and card on the screen is as it was."""
    players, at_screen = (phones_for(game), NOBODY) if game else ("p f", 0)
    home, phones = playing(players, game or "loba_de_menos", motion="none", speed=0)
    bot, dice = naive_bot(home.table.rules), Random(3)
    for turn in range(18):
        if not is_in_play(home):
            break
        if home.table.to_act == at_screen:
            home.flow.scene.context.happened(home.table.act(simple_act(home.table)))
        else:
            play_as(bot, home.to_act(phones), dice)
        if turn % 6 == 5:
            home.settle()
            before = seen_on(home)
            with other_secrets(home, at_screen, dice):
                home.flow.scene.catch_up()
                assert seen_on(home) == before, game
            home.flow.scene.catch_up()


def seen_on(home: InWindow) -> str:
    home.settle()
    cards = sorted(home.flow.scene.picture.shown.places.items(), key=str)
    return json.dumps([home.written, str(cards), digest(home.services)])


@pytest.mark.parametrize("game", UNLIKE_FIRST)
def test_no_picture_of_a_deal_or_a_draw_shows_what_is_hidden(game: str) -> None:
    """Two tables whose hidden cards differ are painted alike while the cards fly."""
    painted, held = [], []
    for is_other in (False, True):
        home = in_window(phones_for(game), game, motion="full")
        with other_secrets(home, NOBODY, Random(1)) if is_other else nullcontext():
            held.append(observe(home.table.match.state, 0).hand)
            phones = home.seated()
            pictures = [*film_of(home, 32)]
            home.to_act(phones).say("press", at=0)
            painted.append([*pictures, *film_of(home, 16)])
    assert held[0] != held[1]
    assert len(set(painted[0])) > 12, "something moves"
    assert painted[0] == painted[1]


def film_of(home: InWindow, pictures: int) -> Iterator[str]:
    for _ in range(pictures):
        home.pass_time(0.12)
        yield digest(home.services)


# A phone that stays away ----------------------------------------------------------------------


def gone(home: InWindow, phones: list[InHand]) -> InHand:
    """The phone whose turn it is leaves."""
    mover = home.to_act(phones)
    home.server.hang_up(mover.line)
    home.hear()
    return mover


def test_a_phone_that_is_away_is_said_at_its_plaque_and_then_asked_about_until_it_is_back() -> None:
    home, phones = playing("f f")
    seat = home.table.to_act
    key = gone(home, phones).told("seated")["key"]
    assert home.table.away == {seat}
    home.pass_time(PATIENCE / 2)
    assert home.top is home.flow.scene
    assert f"Waiting for the phone of P{seat}" in home.written
    home.pass_time(PATIENCE)
    assert isinstance(home.top, CodePage)
    assert f"Waiting for the phone of P{seat}." in home.written
    home.phone(key=key, languages=["en"])
    assert home.top is home.flow.scene


@pytest.mark.parametrize("way", ["here", "bot"])
def test_the_seat_of_an_absent_phone_is_played_here_or_by_a_bot(way: str) -> None:
    home, phones = playing("f f")
    mover = home.to_act(phones)
    seat, key = mover.table_seat, mover.told("seated")["key"]
    gone(home, phones)
    home.guests.show()
    home.press(f"{way} {seat}")
    home.press("go_on")
    home.settle()
    player = home.table.players[seat]
    assert (player.is_at_screen, bool(player.bot)) == (way == "here", way == "bot")
    assert home.table.saved().seats[seat].kind == ("person" if way == "here" else "regular")
    assert not home.table.away
    assert not home.phone(key=key).is_seated, "what the phone had opens nothing any more"
    if way == "bot":
        home.settle()
        assert len(home.table.match.log) > 1, "the bot plays on"


def test_a_seat_goes_from_the_screen_to_a_phone_and_the_hand_with_it() -> None:
    home, _ = playing("p f")
    hand = home.table.match.state.hands[0]
    home.guests.show()
    home.press("phone 0")
    home.press("go_on")
    mine = home.phone()
    mine.say("sit", seat=0)
    assert sum(1 << card["card"] for card in mine.table["hand"]) == hand
    assert home.table.viewer == NOBODY


def test_another_phone_takes_a_seat_only_with_a_yes_on_the_big_screen() -> None:
    home, phones = playing("f f")
    other = home.phone()
    other.say("sit", seat=0)
    assert isinstance(home.top, CodePage), "the big screen asks"
    assert "Another phone wants this seat." in home.written
    home.press("no 0")
    assert home.top is home.flow.scene
    assert not other.is_seated
    other.say("sit", seat=0)
    home.phone().say("sit", seat=0)
    assert home.top is home.flow.scene, "a no is said once"
    home.guests.show()
    home.press("yes 0")
    home.hear()
    assert other.hand
    assert phones[0].told("went_on")
