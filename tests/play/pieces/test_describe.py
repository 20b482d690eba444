"""A table as pieces: all that one may see lies in them once, and nothing else is told by them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from game.engine.cards import BIT, each
from game.l10n.catalogue import Texts
from game.paths import text_roots
from game.play.hands.hands import Hands
from game.play.hands.table_now import TableNow
from game.play.intents.moves import Moves
from game.play.pieces.acts import describe_acts
from game.play.pieces.buttons import ButtonPiece, why_not
from game.play.pieces.describe import Pieces, describe, describe_now
from game.play.pieces.line import Line
from game.play.pieces.moment import Moment, Moments
from game.play.pieces.piece import TableFacts
from game.play.pieces.situation import Situation
from game.play.session.hand_order import Arranging
from game.play.session.port import SeatPort
from game.play.session.running import RunningTable
from game.play.session.table_kind import kind_of
from tests.play.tables import GAMES, least_players, new_table, one_step

STEPS, EVERY = 90, 9


def facts_of(table: RunningTable) -> TableFacts:
    kind = kind_of(table.rules, len(table.players))
    return TableFacts(table.rules, kind, tuple(table.players))


def seen_by(table: RunningTable, seat: int) -> Moment:
    port = SeatPort(table, seat)
    return Moments(port, Moves(port, Arranging(table))).now()


def tables(game: str) -> Iterator[RunningTable]:
    """One table, now and then in the middle of play."""
    table = new_table(game, " ".join("p" + "n" * (least_players(game) - 1)))
    for step in range(STEPS):
        if step % EVERY == 0:
            yield table
        one_step(table)


def described(table: RunningTable, seat: int) -> tuple[Moment, Pieces]:
    moment = seen_by(table, seat)
    return moment, describe(facts_of(table), moment, {})


def situations(table: RunningTable, seat: int) -> Iterator[Situation]:
    """With no card of the hand marked, and with each."""
    facts, port = facts_of(table), SeatPort(table, seat)
    moves = Moves(port, Arranging(table))
    now = TableNow(moves, facts.kind, is_mine=port.acting == seat and table.phase.in_play)
    moment = Moments(port, moves).now()
    for marked in ((), *((card,) for card in each(moment.seen.hand))):
        hands = Hands(marked=marked)
        yield Situation(facts, moment, hands, now, now.places(marked) if marked else {})


@pytest.mark.parametrize("game", GAMES)
def test_each_card_that_is_seen_lies_in_one_piece_and_each_piece_has_a_name(game: str) -> None:
    for table in tables(game):
        for seat in range(len(table.players)):
            moment, pieces = described(table, seat)
            seen = moment.seen
            open_cards = [*seen.pile, *seen.loose, *each(seen.hand)]
            open_cards += [card for meld in seen.melds for card in meld.cards]
            open_cards += [card for build in seen.builds for card in build.cards]
            lying = [card for piece in pieces.values() for card in piece.cards]
            assert Counter(lying) == Counter(open_cards)
            assert all(piece.name for piece in pieces.values())


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_nothing(game: str) -> None:
    rng, differing = Random(3), 0
    for table in tables(game):
        real = table.match.state
        for seat in range(len(table.players)):
            moment, pieces = described(table, seat)
            world = table.rules.world(moment.seen, rng)
            differing += world != real
            table.match.state = world
            again = described(table, seat)
            do_again = [repr(list(describe_acts(one))) for one in situations(table, seat)]
            use_again = [dict(describe_now(one)) for one in situations(table, seat)]
            table.match.state = real
            assert repr(again[0]) == repr(moment)
            assert repr(list(again[1].values())) == repr(list(pieces.values()))
            assert do_again == [repr(list(describe_acts(one))) for one in situations(table, seat)]
            assert use_again == [dict(describe_now(one)) for one in situations(table, seat)]
    assert differing


@pytest.mark.parametrize("game", GAMES)
def test_what_has_not_changed_is_the_same_piece(game: str) -> None:
    before, kept = Pieces(), 0
    for table in tables(game):
        moment = seen_by(table, 0)
        pieces = describe(facts_of(table), moment, before)
        assert all(pieces[place] is piece for place, piece in pieces.items())
        assert list(describe(facts_of(table), moment, pieces).values()) == list(pieces.values())
        for place, piece in pieces.items():
            assert piece.place == place
            assert (before.get(place) == piece) == (before.get(place) is piece)
            kept += before.get(place) is piece
        before = pieces
    assert kept


@pytest.mark.parametrize("game", GAMES)
def test_event_by_event_one_moment_leads_to_the_present_one(game: str) -> None:
    table = new_table(game, " ".join("p" + "n" * (least_players(game) - 1)))
    moves = Moves(table, Arranging(table))
    moments, acted = Moments(table, moves), Counter[int]()
    moment = moments.now()
    while acted[2] < EVERY and not table.is_over:
        log = len(table.log())
        one_step(table)
        # The log is that of one hand.
        log = 0 if acted.total() and table.match.state.hand_no not in acted else log
        for event in table.log()[log:]:
            moment = moments.after(moment, event)
            assert set(moment.order.cards) == set(each(moment.seen.hand)) or not moment.is_open
        assert moment == moments.now()
        acted[table.match.state.hand_no] += 1
    assert acted[2] == EVERY


@pytest.mark.parametrize("game", GAMES)
def test_a_button_works_or_it_is_told_why_not_and_each_act_is_named_once(game: str) -> None:
    works = dict.fromkeys((True, False), 0)
    for table in tables(game):
        for situation in situations(table, max(0, table.to_act)):
            for button in describe_now(situation).of(ButtonPiece):
                works[button.works] += 1
                assert button.works or why_not(button.command, situation).key
                assert button.works or not button.is_main
            named = [act.name for act in describe_acts(situation)]
            assert all(named)
            assert len(set(map(repr, named))) == len(named)
    assert all(works.values())


@pytest.mark.parametrize("game", GAMES)
def test_there_are_words_for_what_can_be_done_while_an_older_moment_is_shown(game: str) -> None:
    texts = Texts(["en"], text_roots())
    shown: Moment | None = None
    table = new_table(game, " ".join("p" + "n" * (least_players(game) - 1)))
    for _ in range(STEPS):
        for situation in situations(table, 0):
            behind = situation._replace(moment=shown or situation.moment)
            words = [word for piece in describe_now(behind).values() for word in piece.name]
            keys = [word.key for word in words if isinstance(word, Line)]
            assert keys
            assert [key for key in keys if not texts.has(key)] == []
        shown = seen_by(table, 0)
        one_step(table)


def test_a_contract_is_staged_in_its_slots_and_leaves_the_hand() -> None:
    table = new_table("carioca", "p n")
    while not (table.phase == "play" and table.to_act == 0):
        one_step(table)
    moves = Moves(table, Arranging(table))
    assert moves.staging is not None
    first = next(each(table.observation().hand))
    moves.staging.stage((first,))
    moment = Moments(table, moves).now()
    pieces = describe(facts_of(table), moment, {})
    homes = [piece.place.kind for piece in pieces.values() if first in piece.cards]
    assert homes == ["slot"]
    assert moment.seen.hand & BIT[first]
