"""What regulars of the house say at the table: at which events, which line, and nothing hidden."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.occasions import OCCASIONS, Acquaintance
from game.bots.styles import SaidLine, Style
from game.engine.events import Event
from game.engine.state import NOBODY, Standing
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.intents.moves import Moves
from game.play.pieces.moment import Moments
from game.play.session.hand_order import Arranging
from game.play.session.port import SeatPort
from game.play.session.regulars import TURNS, Regular, Remark, Talk, talk_after
from game.storage.standings import Rival
from tests.play.tables import card, new_table, one_step, row

REGULARS = ("chepe", "elvira", "galo", "lucho", "odette", "rosa", "tito", "ze")
#: Who says for every occasion its name, and again its name.
TALKER = Style(
    *("talker", "regular", "", "", "", {}, {}),
    lines={name: (SaidLine("", name), SaidLine("", f"{name} again")) for name in OCCASIONS},
)
RULES = new_table("loba_de_menos", "p n").rules
LOST, WON = Acquaintance(4, was_ahead=False), Acquaintance(4, was_ahead=True)


def standing(points: int = 0, *scores: int) -> Standing:
    """Beto got these points in the last hand, Ana none."""
    start = new_table("loba_de_menos", "p n").observation().standing
    return start._replace(sheet=((0, points),), scores=scores or (0, points))


def said(event: Event, now: Standing, memory: Acquaintance = WON, hand_no: int = 2) -> str:
    """What Beto, at the second seat, says after an event."""
    remark = talk_after(Talk(), event, hand_no, now, RULES, {1: Regular(TALKER, memory)}).remark
    return remark.said.text if remark is not None else ""


FIRST, SECOND = (("hand_no", 1),), (("hand_no", 2),)
IN_ONE, IN_TWO = (("in_one", 1), ("blocked", 0)), (("in_one", 0), ("blocked", 0))


@pytest.mark.parametrize(
    ("event", "points", "memory", "line"),
    [
        (Event("hand_began", facts=FIRST), 0, LOST, "revenge"),
        (Event("hand_began", facts=FIRST), 0, WON, "again"),
        (Event("hand_began", facts=FIRST), 0, Acquaintance(), ""),
        (Event("hand_began", facts=SECOND), 0, WON, ""),
        (Event("hand_over", 1, facts=IN_ONE), 0, WON, "in_one"),
        (Event("hand_over", 1, facts=IN_TWO), 0, WON, ""),
        (Event("hand_over", 0, facts=IN_ONE), 0, WON, ""),
        (Event("scored"), 55, WON, "caught"),
        (Event("scored"), 54, WON, ""),
        (Event("took", 1, row("2c 3c 4c 5c") * 5), 0, WON, "pile"),
        (Event("took", 1, row("2c 3c 4c 5c") * 4), 0, WON, ""),
        (Event("took", 1, (card("X"),)), 0, WON, "joker"),
        (Event("drew", 1, (card("X"),)), 0, WON, ""),
        (Event("reclaimed", 1, row("5h 6h 7h")), 0, WON, "joker"),
        (Event("swept", 1), 0, Acquaintance(3), "swept"),
        (Event("swept", 0), 0, WON, ""),
        (Event("match_over"), 30, WON, "won"),
        (Event("match_over"), 120, WON, "lost"),
    ],
)
def test_a_regular_speaks_of_what_everybody_sees(
    event: Event, points: int, memory: Acquaintance, line: str
) -> None:
    now = standing(points, 101, points) if line == "won" else standing(points)
    out = (line == "won", line == "lost")
    assert said(event, now._replace(out=out), memory).removesuffix(" again") == line


def test_a_two_that_is_taken_back_is_no_joker() -> None:
    back, rules = Event("reclaimed", 1, row("5h 6h 7h")), new_table("loba_de_mas", "p n").rules
    assert talk_after(Talk(), back, 2, standing(), rules, {1: Regular(TALKER)}).remark is None


def test_lines_come_in_turns_from_hand_to_hand_and_from_match_to_match() -> None:
    def line(met: int, hand_no: int) -> str:
        return said(Event("reclaimed", 1, row("5h 6h")), standing(), Acquaintance(met), hand_no)

    assert [line(4, 1), line(4, 2), line(5, 1)] == ["joker", "joker again", "joker again"]


def test_what_happens_often_is_spoken_of_in_some_hands_and_once_in_a_hand() -> None:
    def line(hand_no: int) -> str:
        return said(Event("swept", 1), standing(), Acquaintance(0), hand_no)

    assert list(map(line, range(5, 11))) == ["swept", "swept again", "", "", "", ""]
    told = Talk(None, frozenset({(1, "swept")}))
    regulars = {1: Regular(TALKER)}
    assert talk_after(told, Event("swept", 1), 5, standing(), RULES, regulars) == told


def test_a_line_is_heard_for_some_turns_and_in_no_other_hand() -> None:
    regulars = {1: Regular(TALKER)}

    def after(talk: Talk, event: Event) -> Talk:
        return talk_after(talk, event, 2, standing(), RULES, regulars)

    talk = Talk(Remark(1, SaidLine("", "swept")))
    assert after(talk, Event("hand_began", facts=SECOND)) == Talk()
    for _ in range(TURNS):
        assert talk.remark is not None
        talk = after(talk, Event("turn", 0))
    assert talk == Talk()


@pytest.mark.parametrize("game", ["loba_de_mas", "la_mona"])
def test_hidden_cards_change_no_line(game: str) -> None:
    """What each seat hears, and a spectator, is the same."""
    table = new_table(game, "p n")
    talks = {seat: Regular(TALKER, LOST) for seat in (0, 1)}
    table.regulars, heard = talks, set[Remark | None]()
    for _ in range(60):
        one_step(table)
        ports = [SeatPort(table, seat) for seat in (NOBODY, 0, 1)]
        remarks = {Moments(port, Moves(port, Arranging(table))).now().talk.remark for port in ports}
        assert len(remarks) == 1
        heard |= remarks
    assert len(heard) > 2
    table.is_quiet = True
    assert Moments(table, Moves(table, Arranging(table))).now().talk.remark is None


@pytest.mark.parametrize(("last", "line"), [("won", "revenge"), ("lost", "again"), ("even", "")])
def test_a_regular_remembers_who_came_in_first_the_last_time(last: str, line: str) -> None:
    table = new_table("loba_de_menos", "p n")
    players = (table.players[0], replace(table.players[1], bot="tito"))
    table.reseat(1, players[1])
    table.remember([Rival("bot:tito", "Tito", "tito", 3, 2, 1, 0.0, last)])
    remark = Moments(table, Moves(table, Arranging(table))).now().talk.remark
    assert (remark.said.key if remark else "") == (f"bot.tito.{line}_3" if line else "")


@pytest.mark.parametrize("language", ["en", "es", "fr", "pt"])
def test_each_regular_has_all_lines_short_and_none_twice(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    for name in REGULARS:
        keys = [
            f"bot.{name}.{occasion}_{number}"
            for occasion, one in OCCASIONS.items()
            for number in range(1, one.lines + 1)
        ]
        lines = [texts.text(key) for key in keys]
        assert not texts.missing
        assert len(set(lines)) == len(lines)
        assert max(map(len, lines)) <= 44
