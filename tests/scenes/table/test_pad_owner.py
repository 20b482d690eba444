"""Whose gamepad it is: two people at one screen, each with a virtual pad, and a curtain between
them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame._sdl2 import controller
from services import a_house, said, top_of, wait

from game.app import App
from game.play.session.seating import Player, TableChoice
from game.scenes.shell.addresses import ToNewMatch
from game.scenes.shell.dialogs import ConfirmScene, LoadingScene
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.scene import EVERYBODYS
from game.scenes.table.curtain import DEAF, Curtain
from game.scenes.table.pad_owner import PadOwnerScene
from game.scenes.table.scene import TableScene
from game.storage.settings_file import SettingsFile
from game.ui.audio import SoundPlayer as Sounds
from game.ui.window import GameWindow
from tests.virtual_pads import VirtualPad, sdl_with_pads

ANA, BETO, DORA = Player("Ana", "owl"), Player("Beto", "fox"), Player("Dora", "puma")
A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
DOWN = pygame.CONTROLLER_BUTTON_DPAD_DOWN


class Sofa:
    """The whole window; `pads` by their numbers."""

    def __init__(self, pads: int) -> None:
        self.services = a_house(motion="none", master_volume=0.0)
        sounds, window = Sounds(self.services.settings), GameWindow("-", (1280, 720))
        self.app = App(window, self.services, sounds, SettingsFile())
        self.navigator = Navigator(self.services)
        self.navigator.menu()
        sdl = sdl_with_pads()
        self.pads: list[VirtualPad] = []
        for _ in range(pads):
            self.pads.append(VirtualPad(sdl))
            self.pads[-1].rest()
            self.app.turn()

    def deal(self, *players: Player) -> None:
        self.navigator.go(ToNewMatch(TableChoice("loba_de_menos", players, seed=5)))
        while not isinstance(self.services.stack.scenes[0], TableScene):
            self.wait()  # Its pictures are drawn beside.
        self.rest()

    def rest(self) -> None:
        """Nothing moves any more, and the curtain listens."""
        for _ in range(5):
            self.wait()

    def wait(self, seconds: float = 1.0) -> None:
        wait(self.services, seconds)
        self.app.turn()
        stack = self.services.stack
        while not stack.is_made or isinstance(stack.top, LoadingScene):
            self.app.turn()

    def tap(self, pad: int, button: int) -> None:
        for down in (True, False):
            self.pads[pad].button(button, down)
            self.app.turn()

    def press(self, pad: int, *buttons: int) -> None:
        for button in buttons:
            self.tap(pad, button)
            self.wait()

    def key(self, key: int) -> None:
        facts = {"key": key, "mod": 0, "unicode": "", "scancode": 0}
        pygame.event.post(pygame.Event(pygame.KEYDOWN, facts))
        pygame.event.post(pygame.Event(pygame.KEYUP, facts))
        self.app.turn()
        self.wait()

    @property
    def table(self) -> TableScene:
        return next(one for one in self.services.stack.scenes if isinstance(one, TableScene))

    @property
    def top(self) -> str:
        return type(self.services.stack.top).__name__

    @property
    def awaited(self) -> str:
        """Of whom the curtain speaks."""
        curtain = top_of(self.services, Curtain)
        return curtain.who.name

    @property
    def words(self) -> str:
        return " ".join(said(self.services))

    def pass_turn(self) -> None:
        """Whoever sits there plays, until the next person is awaited."""
        table = self.table.table
        while table.to_act == table._seated:
            self.table.context.happened(table.act(table.legal()[-1]))
            self.rest()


@pytest.fixture
def sofa(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sofa]:
    controller.quit()
    pygame.joystick.quit()
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    made = Sofa(2)
    yield made
    for pad in made.pads:
        pad.unplug()
    made.app.window.close()
    controller.quit()
    pygame.joystick.quit()


def test_a_new_pad_asks_once_whose_it_is(sofa: Sofa) -> None:
    sofa.deal(ANA, BETO)
    first = sofa.awaited
    sofa.press(0, A)
    assert sofa.top == "PadOwnerScene"
    assert "Whose gamepad is this?" in sofa.words
    assert sofa.table.table.viewer == -1
    # The one who is awaited stands first. The answer opens nothing by itself.
    sofa.press(0, A)
    assert sofa.awaited == first
    assert sofa.services.pad_owners == {0: first.lower()}
    sofa.press(0, A)
    assert sofa.top == "TableScene"
    sofa.pass_turn()
    other = sofa.awaited
    assert other != first
    sofa.key(pygame.K_RETURN)
    sofa.pass_turn()
    assert sofa.awaited == first
    sofa.press(0, A)
    assert sofa.top == "TableScene"


def test_the_pad_of_another_opens_nothing_and_says_why(sofa: Sofa) -> None:
    sofa.deal(ANA, BETO)
    first = sofa.awaited
    other = "Beto" if first == "Ana" else "Ana"
    sofa.services.pad_owners.update({0: first.lower(), 1: other.lower()})
    sofa.press(1, A)
    assert isinstance(sofa.services.stack.top, ConfirmScene)
    assert f"This gamepad belongs to {other}, and it is {first}" in sofa.words
    assert sofa.table.table.viewer == -1
    sofa.press(1, A)
    assert sofa.awaited == first
    sofa.press(0, A)
    assert sofa.top == "TableScene"
    # Nor does it act there, and what was the other's stays so.
    sofa.press(1, B, A, pygame.CONTROLLER_BUTTON_Y)
    assert sofa.top == "TableScene"
    sofa.pass_turn()
    sofa.press(0, A)
    assert sofa.top == "ConfirmScene"
    sofa.press(0, B)
    sofa.press(1, A)
    assert sofa.top == "TableScene"
    assert sofa.services.pad_owners == {0: first.lower(), 1: other.lower()}


def test_a_pad_changes_hands_where_people_say_so(sofa: Sofa) -> None:
    sofa.deal(ANA, BETO)
    first = sofa.awaited
    sofa.services.pad_owners[0] = "beto" if first == "Ana" else "ana"
    sofa.press(0, A, pygame.CONTROLLER_BUTTON_DPAD_RIGHT, A)
    assert sofa.top == "PadOwnerScene"
    sofa.press(0, A)
    assert sofa.awaited == first
    sofa.press(0, A)
    assert sofa.top == "TableScene"


def test_not_now_leaves_it_nobodys_and_one_that_is_handed_round_opens_for_all(sofa: Sofa) -> None:
    sofa.deal(ANA, BETO)
    first = sofa.awaited
    for leave in ((DOWN, DOWN, DOWN, A), (B,)):
        sofa.press(0, A, *leave)
        assert sofa.awaited == first
        assert sofa.services.pad_owners == {}
    sofa.press(0, A, DOWN, DOWN, A)
    assert sofa.services.pad_owners == {0: EVERYBODYS}
    for _ in range(3):
        sofa.press(0, A)
        assert sofa.top == "TableScene"
        sofa.pass_turn()


def test_no_other_pad_answers_and_a_double_press_does_not_either(sofa: Sofa) -> None:
    sofa.deal(ANA, BETO)
    sofa.tap(0, A)
    for pad in (1, 0):
        wait(sofa.services, DEAF / 3)
        sofa.tap(pad, A)
        assert sofa.top == "PadOwnerScene"
    sofa.wait()
    sofa.press(1, A, B)
    assert sofa.top == "PadOwnerScene"
    sofa.key(pygame.K_RETURN)
    assert sofa.top == "Curtain"
    assert list(sofa.services.pad_owners) == [0]


def test_whose_it_is_is_known_at_the_next_table_too(sofa: Sofa) -> None:
    sofa.services.pad_owners.update({0: "ana", 1: "eva"})
    sofa.deal(ANA, BETO)
    expected = {"Ana": "TableScene", "Beto": "ConfirmScene"}
    sofa.press(0, A)
    assert sofa.top == expected.get(sofa.table.table.players[sofa.table.table.to_act].name)
    # Eva does not play here: hers may be somebody else's now.
    sofa.deal(BETO, ANA, DORA)
    sofa.press(1, A)
    scene, table = top_of(sofa.services, PadOwnerScene), sofa.table.table
    assert {player.name for player in scene.people} == {"Ana", "Beto", "Dora"}
    assert scene.people[0].name == table.players[table.to_act].name


def test_who_plays_alone_is_asked_nothing(sofa: Sofa) -> None:
    sofa.services.pad_owners.update({0: "beto", 1: "ana"})
    sofa.deal(ANA, Player("Bot", "fox", "naive"))
    assert sofa.top == "TableScene"
    for pad in (0, 1):
        sofa.press(pad, pygame.CONTROLLER_BUTTON_START)
        assert sofa.top == "PauseScene"
        sofa.press(pad, B)
