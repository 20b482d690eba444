"""Searches are bounded by counted steps, and remember what they found."""

from __future__ import annotations

from game.engine.work import Memory, Patience, Work


def test_a_search_takes_its_steps_and_no_more() -> None:
    patience = Patience(3)
    assert [patience.spend(), patience.spend(2), patience.is_spent] == [True, True, False]
    assert (patience.taken, patience.is_enough) == (3, True)
    assert not patience.spend()
    assert (patience.is_spent, patience.is_enough, patience.taken) == (True, False, 3)


def test_what_is_remembered_costs_once_as_much_as_if_it_were_not() -> None:
    patience = Patience(10)
    for what in ("a", "b", "a"):
        patience.spend_once(what, 3)
    assert patience.taken == 6


def test_a_search_that_gave_up_has_steps_left_but_not_enough() -> None:
    patience = Patience(2)
    patience.give_up()
    assert (patience.is_spent, patience.is_enough) == (False, False)
    patience.begin(5)
    assert (patience.is_enough, patience.left, patience.taken) == (True, 5, 0)


def test_work_knows_the_rules_that_were_cut() -> None:
    work = Work()
    work.was_cut("melds", 2)
    work.was_cut("sums")
    assert (work.done, work.cut) == (0, {("melds", 2), ("sums", 0)})


def test_a_memory_that_is_full_forgets_everything() -> None:
    memory: Memory[int] = Memory()
    memory.MOST = 2
    assert [memory.keep(key, at) for at, key in enumerate("abc")] == [0, 1, 2]
    assert [memory.get(key) for key in "abc"] == [None, None, 2]
