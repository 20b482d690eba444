"""What a phone says of one player's cards fills the cells of that player, and no others."""

from __future__ import annotations

from game.engine.entered import LOW
from game.play.book.draft import TABLE, THING, HandDraft
from game.play.book.share import CARD, DIGIT, ERASE, OUT, SeatShare
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of


def draft_of(game: str, seats: int = 4) -> HandDraft:
    rules = rules_of(Catalogue().load(game).game, seats)
    return HandDraft(rules, rules.seated(seats), 1)


def test_a_hand_is_filled_by_the_shares_of_all() -> None:
    draft = draft_of("loba_de_menos", 3)
    ana, beto, cira = (SeatShare(draft, seat, by=seat + 1) for seat in range(3))
    for digit in (2, 3):
        assert ana.enter(DIGIT, 0, digit)
    kinds = ana.cells[0].kinds
    assert cira.enter(CARD, 0, len(kinds) - 1)
    assert cira.enter(DIGIT, 0, 5)
    assert beto.enter(OUT, 0)
    hand = draft.hand()
    assert (hand.closer, hand.held_points) == (1, (23, 0, 5))
    assert hand.held[2] == (kinds[-1].card,)
    assert draft.rules.refuse_entered(draft.state, hand) is None
    assert draft.worth(cira.cells[0]) > 5
    assert ana.enter(ERASE, 0)
    assert draft.worth(ana.cells[0]) == 2
    assert draft.at == 0, "who enters at the screen stays where they are"


def test_nothing_that_is_not_there_can_be_entered() -> None:
    draft = draft_of("loba_de_menos", 2)
    share = SeatShare(draft, 0, by=1)
    asked = [(DIGIT, 1, 5), (DIGIT, -1, 5), (DIGIT, 0, 10), (DIGIT, 0, -1), (CARD, 0, 99)]
    asked += [(CARD, 0, -1), (CARD, 1, 0), (ERASE, 7, 0), ("save", 0, 0), ("", 0, 0)]
    assert not any(share.enter(*one) for one in asked)
    assert not any(cell.is_filled for cell in draft.cells)
    for _ in range(1000):
        share.enter(CARD, 0, 0)
        share.enter(DIGIT, 0, 9)
    assert (len(share.cells[0].cards), share.cells[0].points) == (len(draft.rules.deck), 999)
    draft.state.standing = draft.state.standing._replace(out=(True, False))
    assert not SeatShare(HandDraft(draft.rules, draft.state, 2), 0, by=1).cells


def test_of_two_who_enter_the_same_the_later_one_counts() -> None:
    draft = draft_of("loba_de_menos", 2)
    first, second = SeatShare(draft, 1, by=1), SeatShare(draft, 1, by=2)
    first.enter(DIGIT, 0, 2)
    second.enter(DIGIT, 0, 3)
    second.enter(DIGIT, 0, 4)
    assert first.cells[0].points == 34
    draft.go(1)
    draft.digit(5)
    assert first.cells[0].points == 5, "at the screen too"
    draft.digit(1)
    first.enter(ERASE, 0)
    first.enter(DIGIT, 0, 0)
    assert draft.cells[1].points == 50, "what is erased first goes on"


def test_what_is_laid_down_and_the_things_of_a_side_have_cells_of_their_own() -> None:
    draft = draft_of("loba_de_mas")
    share = SeatShare(draft, 2, by=1)
    assert share.cells[0].zone == TABLE
    low = [one.slot for one in share.cells[0].kinds].index(LOW)
    assert share.enter(CARD, 0, low, is_wild=True)
    assert share.enter(CARD, 1, 0, is_wild=True)
    hand = draft.hand()
    assert (hand.table[2][0].slot, hand.table[2][0].wild) == (LOW, True)
    assert len(hand.held[2]) == 1
    draft = draft_of("la_mona")
    share = SeatShare(draft, 3, by=1)
    assert {cell.zone for cell in share.cells} == {THING}
    assert not share.enter(OUT, 0)
    share.enter(DIGIT, 0, 7)
    assert draft.hand().took[0] == (0, 7)
    assert SeatShare(draft, 1, by=2).cells == share.cells
    points = SeatShare(draft.anew(by_points=True), 1, by=1)
    assert points.enter(DIGIT, 0, 6)
    assert not points.enter(OUT, 0)
