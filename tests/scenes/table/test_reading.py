"""The table by a screen reader alone: what is there, what is announced, how a turn is played."""

from __future__ import annotations

import pytest
from at_table import AtTable, betos

from game.play.session.seating import Player
from game.reader.node import ReaderNode, Request, every
from game.reader.table import PROMPT

ADD = "Lay down, add cards, or discard to end your turn"


class Reader:
    """Somebody who has nothing but the tree and what is announced."""

    def __init__(self, at: AtTable) -> None:
        self.at, self.said = at, list[str]()
        at.services.announce = self.hear
        self.listen()
        self.said.clear()

    def hear(self, sentence: str, *, is_urgent: bool = False) -> None:
        self.said += [f"! {sentence}" if is_urgent else sentence] if sentence else []

    def listen(self) -> list[str]:
        """What is announced since the last time."""
        self.look()
        said, self.said = self.said, []
        return said

    def look(self) -> None:
        self.nodes = {node.key: node for node in every(self.at.services.stack.top.tree().nodes)}

    def named(self, name: str) -> ReaderNode:
        self.look()
        found = (node for node in self.nodes.values() if "press" in node.does)
        return next(node for node in found if node.name.startswith(name))

    def press(self, *names: str) -> None:
        for name in names:
            key = self.named(name).key
            self.at.services.stack.top.asked(Request(key, "press"))
            self.at.rest()


def test_a_turn_is_played_by_its_nodes_and_told_in_order() -> None:
    reader = Reader(AtTable("9c 9d 9h 2s Kd", phase="draw", stock="7h 8s"))
    assert reader.nodes[PROMPT].name == "Draw from the stock"
    reader.press("Stock")
    assert reader.listen() == [
        "Ana draws 7 of hearts from the stock.",
        "Lay down, add cards, or discard to end your turn",
    ]
    assert reader.named("7 of hearts").about == "new"
    reader.press("9 of clubs", "9 of diamonds", "9 of hearts")
    assert reader.named("9 of clubs").is_chosen
    assert reader.listen()[2:] == ["Pierna 9 of clubs, 9 of diamonds, 9 of hearts: lay it down"]
    reader.press("Lay down", "2 of spades", "Discard")
    said = [one for one in reader.listen() if one.startswith("Ana ")]
    assert said == [
        "Ana lays down a pierna: 9 of clubs, 9 of diamonds, 9 of hearts.",
        "Ana discards 2 of spades.",
    ]
    assert reader.listen() == []


def test_few_words_leave_out_what_one_knows() -> None:
    at = AtTable("9c 9d 9h 2s Kd", phase="draw", stock="7h 8s 6d 4d 5d")
    at.services.settings.few_words = True
    reader = Reader(at)
    reader.press("Stock")
    assert reader.listen() == ["Ana draws 7 of hearts from the stock.", "Lay down or discard"]
    reader.press("2 of spades", "Discard")
    at.rest(8)
    said = reader.listen()
    assert any("Beto" in one for one in said)
    assert not any(known in one for one in said for known in ("Ana discards", "Beto draws"))


def test_the_focus_of_a_reader_is_that_of_the_keys_and_a_refusal_cuts_other_words_short() -> None:
    """It is said once."""
    at = AtTable("9c 9d 2s Kd")
    reader = Reader(at)
    at.services.stack.top.asked(Request(reader.named("9 of clubs").key, "focus"))
    assert at.focus == "9c"
    at.keys("right")
    assert at.services.stack.top.tree().focus == reader.named("9 of diamonds").key
    reader.press("9 of clubs", "2 of spades", "Your melds")
    assert reader.listen()[-1] == ("! Not here: It needs at least 3 cards; here there are only 2.")
    assert reader.listen() == []


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("hear_hand", "2 times 9. 9 of clubs. 9, king of diamonds. 2 of spades. Joker"),
        ("hear_table", "Beto: Escalera, 5, 6, 7 of hearts."),
        ("hear_piles", "Pozo, 3 of clubs, Stock, 90"),
        ("hear_fresh", "Nothing"),
        ("hear_short", "Any one of these makes a meld: 9 of hearts and 9 of spades"),
        ("hear_growth", "Escalera, 5, 6, 7 of hearts: grows by 4 of hearts and 8 of hearts"),
        ("hear_scores", "Ana: 0 of 101 points, Beto: 0 of 101 points"),
        ("hear_can", f"{ADD}, With a place on the table: Joker"),
    ],
)
def test_keys_tell_what_lies_where_and_do_nothing(command: str, said: str) -> None:
    at = AtTable("9c 9d 2s Kd X", table=[betos("5h 6h 7h")])
    reader, before = Reader(at), at.table.version
    at.keys(command)
    assert reader.said == [f"! {said}"]
    assert at.table.version == before


def test_what_was_said_last_and_what_others_did_can_be_heard_again() -> None:
    reader = Reader(AtTable("9c 9d 2s Kd", phase="draw", stock="7h 8s"))
    reader.press("Stock")
    told = reader.listen()
    reader.at.keys("hear_again")
    assert reader.listen() == [f"! {' '.join(told)}"]
    reader.at.keys("hear_slowly")
    assert reader.listen() == [f"! {told[0]} Lay down. add cards. or discard to end your turn."]
    reader.at.keys("hear_seat", "hear_seat")
    assert [one.split(",")[0] for one in reader.listen()] == ["! Ana", "! Beto"]


def test_a_hand_that_lies_face_down_is_not_read() -> None:
    at = AtTable("9c 9d 2s Kd", players=(Player("Ana", "owl"), Player("Beto", "fox")))
    reader = Reader(at)
    assert any("2 of spades" in node.name for node in reader.nodes.values())
    at.look_away()
    reader.look()
    assert not any("2 of spades" in node.name for node in reader.nodes.values())


@pytest.mark.parametrize(
    ("game", "laid", "read"),
    [
        ("loba_de_menos", "5h X 7h", "Escalera, 5, 6, 7 of hearts, Joker as 6"),
        ("carioca", "Kh Ks X", "Trio, king of hearts, king of spades, Joker as king"),
    ],
)
def test_a_wild_card_is_read_with_what_it_stands_for(game: str, laid: str, read: str) -> None:
    reader = Reader(AtTable("9c 2s Kd", variant=game, table=[betos(laid)]))
    assert [node.name for node in reader.nodes.values() if node.name.startswith(read[:5])] == [read]
