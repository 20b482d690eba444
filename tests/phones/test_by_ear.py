"""The page as those have it who hear it: what Chromium tells screen readers, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.play.tables import set_up

from .browser import Browser, ChromiumPage
from .hosted import hosted, real_table
from .test_pages import seated

#: A hand of Carioca with melds on the table, a pile, and something to prepare.
CARIOCA = {"variant": "carioca", "round": 1, "hand": "9c 9d 9h 4c Kd", "pile": "3c 9s"}
#: The roles of what can be used on the page.
USED = {"button", "checkbox", "combobox", "option", "DisclosureTriangle"}
SUITS = re.compile("[♣♦♥♠]")
HAND, ACTS = "Your cards", "What you can do"


class Told(NamedTuple):
    """One thing in the tree. `within`: the names of the regions and groups around it."""

    role: str
    name: str
    is_pressed: bool
    is_focused: bool
    can_be_used: bool
    within: frozenset[str]
    number: int


class Ear:
    """Somebody who has nothing but the tree of the page, and presses what is in it."""

    def __init__(self, page: ChromiumPage) -> None:
        self.page = page

    def tree(self) -> list[Told]:
        nodes = {
            one["nodeId"]: one for one in self.page.ask("Accessibility.getFullAXTree")["nodes"]
        }

        def walk(number: str, within: frozenset[str]) -> Iterator[Told]:
            node = nodes[number]
            if not node["ignored"]:
                role, name = node["role"]["value"], node.get("name", {}).get("value", "")
                facts = {one["name"]: one["value"].get("value") for one in node["properties"]}
                is_pressed, is_focused = facts.get("pressed") == "true", bool(facts.get("focused"))
                can_be_used = bool(facts.get("focusable")) and role != "RootWebArea"
                known = node.get("backendDOMNodeId", 0)
                yield Told(role, name, is_pressed, is_focused, can_be_used, within, known)
                if role in ("region", "group", "alert", "status", "log"):
                    within |= {name or role}
            for child in node["childIds"]:
                if child in nodes:
                    yield from walk(child, within)

        return list(walk(next(iter(nodes)), frozenset()))

    def buttons(self, within: str = "") -> list[Told]:
        found = [one for one in self.tree() if one.role == "button" and one.can_be_used]
        return [one for one in found if not within or within in one.within]

    def hears(self, role: str) -> str:
        """What a live region says now."""
        told = [one.name for one in self.tree() if role in one.within and one.role == "StaticText"]
        return "".join(told)

    @property
    def focus(self) -> str:
        return next((one.name for one in self.tree() if one.is_focused and one.can_be_used), "")

    def press(self, one: Told) -> None:
        """Press it as screen readers do: the focus goes there first."""
        found = self.page.ask("DOM.resolveNode", backendNodeId=one.number)["object"]["objectId"]
        does = "function () { this.focus(); this.click(); }"
        self.page.ask("Runtime.callFunctionOn", objectId=found, functionDeclaration=does)

    def press_named(self, name: str) -> None:
        self.press(next(one for one in self.buttons() if one.name.startswith(name)))

    def is_asked(self, what: str) -> bool:
        return what in self.hears("status")


@pytest.mark.parametrize("language", ["es", "fr", "pt", "en"])
def test_all_that_can_be_used_has_a_role_and_a_name_and_cards_are_said_in_words(
    chromium: Browser, language: str
) -> None:
    melds = [{"meld": "[5h 6h 7h 8h]", "owner": "2"}]
    with hosted(set_up(**CARIOCA, table=melds, laid_down={"2": "before"})) as table:
        page = seated(chromium, table)
        ear = Ear(page)
        speak = f"""(() => {{ const all = document.querySelector("#language");
        all.value = {language!r}; all.dispatchEvent(new Event("change")); }})()"""
        page.run(speak)
        page.wait(f"document.documentElement.lang === {language!r}")
        table.settle()
        told = ear.tree()
        used = [one for one in told if one.can_be_used]
        assert {one.role for one in used} <= USED
        assert [one for one in used if not one.name.strip()] == []
        assert [one.name for one in told if SUITS.search(one.name)] == []
        assert len([one for one in used if one.role == "button"]) > 12


def test_a_whole_hand_is_played_by_names_and_roles_alone(chromium: Browser) -> None:
    """A card of the hand is marked, what it can do is offered by name, and the first is done."""
    with hosted(real_table("escoba", "p p", seed=3)) as table:
        ears, acts = [Ear(seated(chromium, table, seat)) for seat in (0, 1)], 0
        while not all(ear.is_asked("wins round 1") for ear in ears):
            for ear in ears:
                buttons = ear.buttons() if ear.hears("alert") == "Your turn" else []
                offered = [one for one in buttons if ACTS in one.within]
                choices = offered or [one for one in buttons if HAND in one.within]
                if choices:
                    ear.press(choices[0])
                    acts += bool(offered)
                    ear.page.until(lambda ear=ear, before=buttons: ear.buttons() != before)
        assert acts == 36


def test_the_focus_stays_where_it_was_after_an_answer(chromium: Browser) -> None:
    with hosted(set_up(**CARIOCA, phase="draw")) as table:
        ear = Ear(seated(chromium, table))
        held = [one.name for one in ear.buttons(HAND)]
        assert {"9 of clubs", "9 of hearts", "king of diamonds"} <= {*held}
        ear.press_named("4 of clubs")
        ear.page.until(lambda: any(one.is_pressed for one in ear.buttons(HAND)), "marked")
        assert ear.focus == "4 of clubs"
        ear.press_named("4 of clubs")
        ear.page.until(lambda: not any(one.is_pressed for one in ear.buttons(HAND)), "unmarked")
        assert ear.focus == "4 of clubs"
        # What was pressed has gone with its press: the way goes on in the hand.
        ear.press(ear.buttons(ACTS)[0])
        ear.page.until(lambda: len(ear.buttons(HAND)) == 6, "a card was drawn")
        assert ear.focus == held[0]
        ear.press_named("Sort")
        table.settle()
        assert ear.focus == "Sort"


def test_turns_and_refusals_are_said_at_once_and_what_happened_in_its_order(
    chromium: Browser,
) -> None:
    with hosted(real_table("loba_de_menos", "p p")) as table:
        first = table.table.to_act
        plays, waits = (Ear(seated(chromium, table, seat)) for seat in (first, 1 - first))
        assert plays.hears("alert") == "Your turn"
        assert waits.hears("alert") == ""
        # The same refusal twice is said twice.
        waits.page.run(
            """{ window.said = 0; new MutationObserver(() => { window.said += 1; })
            .observe(document.querySelector("#said"), { childList: true }); }"""
        )
        for times in (1, 2):
            waits.press_named("Stock")
            waits.page.wait(f"window.said === {times}")
            assert waits.hears("alert") == "It is not your turn yet."
        waits.page.run("document.querySelector('#hide').click()")
        assert not waits.buttons(HAND)
        waits.page.run("document.querySelector('#hide').click()")
        plays.press_named("Draw from the stock")
        plays.page.until(lambda: len(plays.buttons(HAND)) == 10, "drawn")
        plays.press(plays.buttons(HAND)[0])
        plays.page.until(lambda: bool(plays.buttons(ACTS)), "offered")
        plays.press_named("Discard")
        waits.page.until(lambda: waits.hears("alert") == "Your turn", "the turn of the other")
        assert " discards 5 of clubs." in waits.hears("log")
        assert not SUITS.search(waits.hears("log"))
        plays.page.until(lambda: plays.hears("alert") == "", "no turn of theirs")
