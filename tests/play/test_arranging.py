"""How hands lie and what is staged: in the file, taken up again, and where the file is spoilt."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.engine.actions import DRAW_STOCK, Action
from game.engine.cards import each, names
from game.engine.chance import SeededChance
from game.engine.rummy.flow import RummyRules
from game.play.intents.staging import Staging
from game.play.session.hand_order import Arranging, HandOrders
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.settings import BY_RANK, OWN
from game.storage.match_codec import SavedMatch, decode, encode
from game.storage.match_file import data_of, text_of
from tests.clock import Clock

from .tables import CATALOGUE, row

SAVES = Path(__file__).resolve().parents[2] / "saves"
THEN = SeededChance("afterwards")
THREE = (Player("Ana", "owl"), Player("Beto", "fox"), Player("Carmen", "hare"))


class Hands:
    """People at a table, and all that they do with their cards without playing them."""

    def __init__(self, table: RunningTable) -> None:
        self.table = table
        self.arranging = Arranging(table)
        self.orders = self.arranging.orders
        rules, trays = table.rules, self.arranging.trays
        self.staging = Staging(table, rules, trays) if isinstance(rules, RummyRules) else None
        self.sit()

    def sit(self) -> None:
        """Whoever is to play comes, and looks at their cards."""
        if self.table.needs_curtain:
            self.table.sit(self.table.to_act)
        assert self.shown

    @property
    def shown(self) -> str:
        return names(self.orders.row(self.table.observation()).cards)

    @property
    def fresh(self) -> str:
        return names(each(self.orders.row(self.table.observation()).fresh))

    @property
    def tray(self) -> list[str]:
        assert self.staging is not None
        return [names(slot.cards) for slot in self.staging.slots()]

    def stage(self, *cards: str) -> None:
        assert self.staging is not None
        for slot, told in enumerate(cards):
            assert not told or self.staging.stage(row(told), slot) is None

    def discard(self) -> None:
        """Ends the turn; the next one comes."""
        self.table.act(Action("discard", (self.orders.row(self.table.observation()).cards[-1],)))
        self.sit()

    def file(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(text_of(encode(self.table.saved())))
        return told

    def left_and_resumed(self) -> Hands:
        return resumed(self.file())


def begun(game: str = "carioca") -> Hands:
    players = THREE[: CATALOGUE.load(game).game.players.min]
    choice = TableChoice(game, players, seed=5)
    return Hands(RunningTable.start(choice, clock=Clock(), catalogue=CATALOGUE))


def resumed(told: object) -> Hands:
    return Hands(RunningTable.from_match(decode(told, THEN), clock=Clock()))


def pair(hands: Hands) -> str:
    """Two cards of a rank in the hand."""
    cards = hands.shown.split()
    return next(
        f"{one} {other}"
        for one in cards
        for other in cards
        if one[0] == other[0] != "X" and one < other
    )


@pytest.mark.parametrize("game", CATALOGUE.ids())
def test_a_hand_lies_as_it_was_left_in_every_game(game: str) -> None:
    hands = begun(game)
    first = hands.shown.split()
    hands.orders.move(hands.table.observation(), row(first[-1]), 0)
    hands.orders.move(hands.table.observation(), row(first[1]), 2)
    left = hands.shown
    assert left.split() != first
    assert hands.left_and_resumed().shown == left


def test_a_sort_is_kept_and_the_own_order_below_it() -> None:
    hands = begun()
    own = hands.shown
    hands.orders.sort(hands.table.to_act, BY_RANK)
    again = hands.left_and_resumed()
    assert again.shown == hands.shown != own
    again.orders.sort(again.table.to_act, OWN)
    assert again.shown == own


def test_a_card_that_was_just_drawn_is_still_marked() -> None:
    hands = begun()
    hands.table.act(DRAW_STOCK)
    assert len(hands.fresh.split()) == 1
    assert hands.left_and_resumed().fresh == hands.fresh


def test_what_was_staged_lies_in_its_slot_and_comes_back_for_nothing() -> None:
    hands = begun()
    two = pair(hands)
    hands.stage("", two)
    again = hands.left_and_resumed()
    assert again.tray == hands.tray == ["", two]
    assert again.staging is not None
    assert again.staging.undo()
    assert again.tray == ["", ""]
    assert two.split()[0] in again.shown


def test_everybody_finds_their_own_hand_and_nobody_loses_it_by_not_coming() -> None:
    hands = begun()
    hands.stage(pair(hands))
    lay = hands.shown, hands.tray
    hands.table.act(DRAW_STOCK)
    hands.discard()
    hands.orders.move(hands.table.observation(), row(hands.shown.split()[-1]), 0)
    hands.stage(pair(hands))
    later = hands.shown, hands.tray
    again = hands.left_and_resumed().left_and_resumed()
    assert (again.shown, again.tray) == later
    again.table.act(DRAW_STOCK)
    again.discard()
    drawn = set(again.shown.split()) - set(lay[0].split())
    assert [card for card in again.shown.split() if card not in drawn] == [
        card for card in lay[0].split() if card in again.shown.split()
    ]
    assert again.tray == lay[1]


def test_of_a_hand_that_is_over_only_the_sort_lasts() -> None:
    hands = begun()
    hands.stage(pair(hands))
    hands.orders.sort(hands.table.to_act, BY_RANK)
    told = hands.file()
    seat = hands.table.to_act
    told["arranged"][seat]["hand"] += 1
    moved = hands.shown.split()
    told["arranged"][seat]["row"] = " ".join(reversed(moved))
    again = resumed(told)
    assert again.orders.sort_of(seat) == BY_RANK
    assert again.tray == ["", ""]
    again.orders.sort(seat, OWN)
    assert again.shown == begun().shown


def test_nothing_is_told_of_bots_and_of_hands_nobody_has_looked_at() -> None:
    players = (Player("Ana", "owl"), Player("Bot", "fox", "naive"))
    choice = TableChoice("carioca", players, seed=5)
    table = RunningTable.start(choice, clock=Clock(), catalogue=CATALOGUE)
    assert table.saved().arranged == ()
    orders = HandOrders(table.rules)
    Arranging(table, orders)
    assert table.saved().arranged == (None, None)
    orders.row(table.observation())
    assert [one is None for one in table.saved().arranged] == [False, True]


def test_it_tells_no_card_but_those_of_its_own_hand() -> None:
    hands = begun()
    hands.stage(pair(hands))
    for _ in range(12):
        hands.table.act(DRAW_STOCK)
        hands.discard()
    state = hands.table.saved().match.state
    public = set(state.pile) | {card for meld in state.melds for card in meld.cards}
    for seat, kept in enumerate(hands.table.saved().arranged):
        assert kept is not None
        own = set(each(state.hands[seat])) | public
        assert {*kept.row, *kept.fresh, *(card for slot in kept.staged for card in slot)} <= own


# Files ------------------------------------------------------------------------------------------


def nonsense() -> list[object]:
    sound = {"hand": 1, "turn": 1, "sort": "own", "row": "", "fresh": "", "staged": []}
    wrong: dict[str, list[object]] = {
        "hand": [None, -1, 1.5, "1", 10**30],
        "turn": [None, [], -3],
        "sort": ["wild", None, ["own"], 7],
        "row": ["5h 5h", "5z", 5, None, "5h " * 1000, "\ud800"],
        "fresh": ["x y", {}],
        "staged": ["5h", [5], ["5h 5h"], ["5h", "5h"], [""] * 1000, [[]], None],
    }
    told: list[object] = [None, 7, "own", [], {}, {"hand": 1}]
    return told + [{**sound, key: value} for key, values in wrong.items() for value in values]


@pytest.mark.parametrize("one", nonsense(), ids=lambda one: repr(one)[:70])
def test_an_arrangement_that_makes_no_sense_leaves_the_match_as_dealt(one: object) -> None:
    hands = begun()
    told = {**hands.file(), "arranged": [one, one]}
    again = resumed(told)
    assert again.shown == hands.shown
    assert again.tray == ["", ""]


@pytest.mark.parametrize("arranged", [None, 7, "x", {}, [None], [None] * 3, [[]] * 1000])
def test_so_does_one_for_other_seats_than_there_are(arranged: object) -> None:
    told = {**begun().file(), "arranged": arranged}
    assert decode(told, THEN).arranged == ()


def test_cards_of_other_hands_are_neither_shown_nor_staged() -> None:
    hands = begun()
    seat, state = hands.table.to_act, hands.table.saved().match.state
    others = names(each(state.hands[1 - seat]))
    kept = {"hand": state.hand_no, "turn": 1, "sort": "own", "row": others, "fresh": others}
    told = hands.file()
    told["arranged"] = [None, None]
    told["arranged"][seat] = {**kept, "staged": [others, others.split()[0]]}
    # A card may lie in one slot only, so the whole of it makes no sense.
    assert resumed(told).shown == hands.shown
    told["arranged"][seat] = {**kept, "staged": [others, ""]}
    again = resumed(told)
    assert (sorted(again.shown.split()), again.tray) == (sorted(hands.shown.split()), ["", ""])


def test_only_what_could_be_staged_is_staged_again() -> None:
    hands = begun()
    two = pair(hands)
    others = [card for card in hands.shown.split() if card not in two]
    strangers = next(f"{one} {other}" for one in others for other in others if one[0] < other[0])
    told = hands.file()
    seat = hands.table.to_act
    told["arranged"][seat]["staged"] = [strangers, two]
    assert resumed(told).tray == ["", two]


def test_a_file_from_before_is_taken_up_as_dealt() -> None:
    told = data_of((SAVES / "version-1" / "loba_de_mas-3-goes_on.json").read_bytes())
    saved = decode(told, THEN)
    assert saved.arranged == ()
    table = RunningTable.from_match(saved, clock=Clock())
    orders = HandOrders(table.rules)
    Arranging(table, orders)
    assert table.saved().arranged == (None,) * len(saved.seats)


def test_before_anybody_looks_at_the_table_it_keeps_what_it_was_given() -> None:
    """A table may be written without ever being shown."""
    hands = begun()
    hands.stage(pair(hands))
    saved: SavedMatch = decode(hands.file(), THEN)
    table = RunningTable.from_match(saved, clock=Clock())
    assert table.saved().arranged == saved.arranged != ()
