"""Events of the window become gestures in units of the stage."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.ui.gestures import (
    KEYS,
    LEFT_WINDOW,
    MAIN,
    MIDDLE,
    MOVED,
    OTHER,
    PRESSED,
    RELEASED,
    TOUCH,
    Command,
    Exposed,
    FileDropped,
    FocusLost,
    Gesture,
    Hidden,
    KeyChosen,
    Pointer,
    QuitAsked,
    Resized,
    Typed,
    Wheel,
)
from game.ui.input import NEXT, Input
from game.view.stage import Stage
from tests.clock import Clock
from tests.ui.keymaps import keymaps

#: Half a pixel for every unit.
STAGE = Stage.of((960, 540))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def hands(clock: Clock) -> Iterator[Input]:
    pygame.display.init()
    made = Input(keymaps(), STAGE, clock=clock)
    pygame.event.clear()
    yield made
    pygame.display.quit()


def after(hands: Input, *events: tuple[int, dict[str, object]]) -> list[Gesture]:
    for kind, facts in events:
        pygame.event.post(pygame.Event(kind, facts))
    return hands.gestures()


def key(key: int, mod: int = 0, **more: object) -> tuple[int, dict[str, object]]:
    return pygame.KEYDOWN, {"key": key, "mod": mod, "unicode": "", **more}


def let_go(key: int) -> tuple[int, dict[str, object]]:
    return pygame.KEYUP, {"key": key, "mod": 0}


def motion(x: int, y: int, *buttons: int, **more: object) -> tuple[int, dict[str, object]]:
    held = tuple(int(button in buttons) for button in (1, 2, 3))
    return pygame.MOUSEMOTION, {"pos": (x, y), "rel": (0, 0), "buttons": held, **more}


def press(x: int, y: int, button: int = 1, **more: object) -> tuple[int, dict[str, object]]:
    return pygame.MOUSEBUTTONDOWN, {"pos": (x, y), "button": button, **more}


def release(x: int, y: int, button: int = 1, **more: object) -> tuple[int, dict[str, object]]:
    return pygame.MOUSEBUTTONUP, {"pos": (x, y), "button": button, **more}


def finger(what: int, x: float, y: float, number: int = 0) -> tuple[int, dict[str, object]]:
    return what, {"touch_id": 7, "finger_id": number, "x": x, "y": y, "dx": 0, "dy": 0}


# Mouse ------------------------------------------------------------------------------------------


def test_a_click_is_told_in_units(hands: Input) -> None:
    assert after(hands, press(480, 270), release(480, 270)) == [
        Pointer(PRESSED, 960, 540, MAIN, (MAIN,)),
        Pointer(RELEASED, 960, 540, MAIN),
    ]


def test_a_new_stage_counts_at_once(hands: Input) -> None:
    hands.stage = Stage.of((1920, 1080), safe_area=0.05)
    (pointer,) = after(hands, motion(96, 54))
    assert (pointer.x, pointer.y) == (0, 0)


def test_on_a_dense_screen_the_mouse_is_told_in_points(hands: Input) -> None:
    hands.stage, hands.density = Stage.of((1920, 1080)), 2.0
    moved, resized = after(hands, motion(480, 270), (pygame.WINDOWSIZECHANGED, {"x": 99, "y": 50}))
    assert moved == Pointer(MOVED, 960, 540)
    assert resized == Resized(198, 100)


def test_of_a_run_of_moves_only_the_last_is_handed_on(hands: Input) -> None:
    told = after(hands, motion(1, 1), motion(2, 2), press(2, 2), motion(3, 3, 1), motion(9, 9, 1))
    assert [(pointer.what, pointer.x) for pointer in told if isinstance(pointer, Pointer)] == [
        (MOVED, 4),
        (PRESSED, 4),
        (MOVED, 18),
    ]


def test_a_release_outside_is_seen_by_the_next_move(hands: Input) -> None:
    after(hands, press(5, 5))
    assert [pointer.buttons for pointer in after(hands, motion(6, 6, 1))] == [(MAIN,)]
    assert [pointer.buttons for pointer in after(hands, motion(7, 7))] == [()]


@pytest.mark.parametrize(
    ("pause", "moved", "clicks"),
    [(0.3, 3, 2), (0.5, 0, 1), (0.1, 5, 1)],
    ids=["quick", "too late", "elsewhere"],
)
def test_a_double_click_is_quick_and_at_one_spot(
    hands: Input, clock: Clock, pause: float, moved: int, clicks: int
) -> None:
    after(hands, press(50, 50), release(50, 50))
    clock.now += pause
    told = after(hands, press(50 + moved, 50), release(50 + moved, 50))
    assert [pointer.clicks for pointer in told] == [clicks, clicks]


def test_two_buttons_are_no_double_click(hands: Input) -> None:
    told = after(hands, press(5, 5), release(5, 5), press(5, 5, 3), release(5, 5, 3))
    assert [(pointer.button, pointer.clicks) for pointer in told if pointer.what == PRESSED] == [
        (MAIN, 1),
        (OTHER, 1),
    ]


def test_ctrl_and_shift_go_with_the_pointer(hands: Input) -> None:
    told = after(hands, key(pygame.K_LCTRL), press(5, 5), let_go(pygame.K_LCTRL), motion(6, 6))
    assert [pointer.ctrl for pointer in told] == [True, False]


def test_the_wheel_turns_where_the_pointer_is(hands: Input) -> None:
    wheel = (pygame.MOUSEWHEEL, {"x": 0, "y": 1, "flipped": False})
    other = (pygame.MOUSEWHEEL, {"x": 0, "y": 1, "precise_y": 0.5, "flipped": True})
    assert after(hands, motion(10, 20), wheel, other)[1:] == [Wheel(20, 40, 1), Wheel(20, 40, -0.5)]


def test_a_wheel_is_no_button(hands: Input) -> None:
    assert after(hands, press(5, 5, 4), release(5, 5, 4)) == []


# Touch ------------------------------------------------------------------------------------------


def test_a_finger_is_a_pointer_that_goes_away(hands: Input) -> None:
    assert after(
        hands, finger(pygame.FINGERDOWN, 0.5, 0.5), finger(pygame.FINGERUP, 0.25, 0.5)
    ) == [
        Pointer(PRESSED, 960, 540, MAIN, (MAIN,), device=TOUCH),
        Pointer(RELEASED, 480, 540, MAIN, device=TOUCH),
        Pointer(LEFT_WINDOW, 480, 540, device=TOUCH),
    ]


def test_the_mouse_that_sdl_makes_of_a_finger_is_not_there(hands: Input) -> None:
    assert after(hands, press(5, 5, touch=True), motion(6, 6, 1, touch=True)) == []


def test_a_second_finger_is_a_resting_hand(hands: Input) -> None:
    told = after(
        hands,
        finger(pygame.FINGERDOWN, 0.5, 0.5, 1),
        finger(pygame.FINGERDOWN, 0.1, 0.1, 2),
        finger(pygame.FINGERMOTION, 0.2, 0.2, 2),
        finger(pygame.FINGERMOTION, 0.75, 0.5, 1),
        finger(pygame.FINGERUP, 0.2, 0.2, 2),
    )
    assert [(pointer.what, pointer.x) for pointer in told] == [(PRESSED, 960), (MOVED, 1440)]


# Keys -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pressed", "mod", "command"),
    [
        (pygame.K_d, 0, "discard"),
        (pygame.K_z, pygame.KMOD_LCTRL, "undo"),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, "previous_zone"),
        (pygame.K_LEFT, pygame.KMOD_RCTRL | pygame.KMOD_LSHIFT, "move_left"),
        (pygame.K_KP_ENTER, pygame.KMOD_NUM, "confirm"),
    ],
)
def test_a_key_is_a_command_until_it_is_let_go(
    hands: Input, pressed: int, mod: int, command: str
) -> None:
    assert after(hands, key(pressed, mod), let_go(pressed)) == [
        Command(command),
        Command(command, pressed=False),
    ]


def test_what_ends_is_what_began_whichever_key_is_let_go_first(hands: Input) -> None:
    told = after(
        hands,
        key(pygame.K_LSHIFT),
        key(pygame.K_LEFT, pygame.KMOD_LSHIFT),
        let_go(pygame.K_LSHIFT),
        let_go(pygame.K_LEFT),
    )
    assert told == [Command("mark_left"), Command("mark_left", pressed=False)]


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LSHIFT])
def test_a_key_with_a_modifier_is_another_key(hands: Input, mod: int) -> None:
    assert after(hands, key(pygame.K_d, mod)) == []


def test_own_keys_take_the_place_of_the_usual_ones(hands: Input) -> None:
    hands.keymaps = keymaps({"hint": ("x",)})
    assert after(hands, key(pygame.K_x), key(pygame.K_h)) == [Command("hint")]


def test_a_held_arrow_comes_again_after_350_then_every_120_ms(hands: Input, clock: Clock) -> None:
    assert hands.next_due() is None
    after(hands, key(pygame.K_LEFT))
    came = []
    for _ in range(3):
        due = hands.next_due()
        assert due is not None
        clock.now = due - 0.001
        assert after(hands) == []
        clock.now = due
        assert after(hands) == [Command("left", again=True)]
        came.append(round(due - 100, 3))
    assert came == [0.35, 0.47, 0.59]
    after(hands, let_go(pygame.K_LEFT))
    assert hands.next_due() is None


@pytest.mark.parametrize("late", [NEXT, 5.0])
def test_after_a_long_frame_it_comes_once(hands: Input, clock: Clock, late: float) -> None:
    after(hands, key(pygame.K_LEFT))
    due = hands.next_due()
    assert due is not None
    clock.now = due + late
    assert after(hands) == [Command("left", again=True)]
    assert after(hands) == []


def test_an_act_never_comes_again(hands: Input) -> None:
    after(hands, key(pygame.K_d))
    assert hands.next_due() is None


def test_whatever_is_held_ends_when_the_window_loses_the_focus(hands: Input) -> None:
    lost = (pygame.WINDOWFOCUSLOST, {})
    assert after(hands, key(pygame.K_e), lost) == [
        Command("scores"),
        Command("scores", pressed=False),
        FocusLost(),
    ]
    assert after(hands, let_go(pygame.K_e)) == []


def test_modifiers_and_buttons_are_forgotten_with_the_focus(hands: Input) -> None:
    after(hands, key(pygame.K_LCTRL), press(5, 5), (pygame.WINDOWFOCUSLOST, {}))
    (pointer,) = after(hands, (pygame.WINDOWLEAVE, {}))
    assert pointer == Pointer(LEFT_WINDOW, 10, 10)


# Texts and chosen keys --------------------------------------------------------------------------


def test_while_a_text_is_written_letters_are_letters(hands: Input) -> None:
    hands.typing = True
    told = after(
        hands,
        key(pygame.K_d, unicode="d"),
        (pygame.TEXTINPUT, {"text": "d"}),
        (pygame.TEXTINPUT, {"text": "ë"}),
        key(pygame.K_BACKSPACE, unicode="\b"),
        key(pygame.K_F1),
        key(pygame.K_RETURN, unicode="\r"),
        key(pygame.K_LEFT),
    )
    assert told == [
        Typed("d"),
        Typed("ë"),
        Typed("", erase=True),
        Command("confirm"),
        Command("left"),
    ]


def test_ctrl_a_chooses_the_whole_text(hands: Input) -> None:
    hands.typing = True
    chord = key(pygame.K_a, mod=pygame.KMOD_LCTRL, unicode="\x01")
    assert after(hands, chord) == [Typed("", chosen=True)]
    hands.typing = False
    assert after(hands, chord) == []


def test_a_held_backspace_erases_on(hands: Input, clock: Clock) -> None:
    hands.typing = True
    after(hands, key(pygame.K_BACKSPACE))
    clock.now += 0.4
    assert after(hands) == [Typed("", erase=True)]
    assert after(hands, let_go(pygame.K_BACKSPACE)) == []


def test_a_letter_that_moves_the_focus_is_still_a_letter_in_a_text(hands: Input) -> None:
    hands.keymaps = keymaps({"left": ("a",)})
    assert after(hands, key(pygame.K_a, unicode="a")) == [Command("left")]
    hands.typing = True
    assert after(hands, key(pygame.K_a, unicode="a")) == []


def test_the_keys_that_compose_a_text_are_no_commands(hands: Input) -> None:
    hands.typing = True
    told = after(
        hands,
        (pygame.TEXTEDITING, {"text": "nih", "start": 3, "length": 0}),
        key(pygame.K_DOWN),
        key(pygame.K_BACKSPACE, unicode="\b"),
        key(pygame.K_RETURN, unicode="\r"),
        (pygame.TEXTEDITING, {"text": "", "start": 0, "length": 0}),
        (pygame.TEXTINPUT, {"text": "你好"}),
        key(pygame.K_RETURN, unicode="\r"),
    )
    composing = [Typed("nih", composing=True), Typed("", composing=True)]
    assert told == [*composing, Typed("你好"), Command("confirm")]


def test_without_a_text_field_nothing_is_typed(hands: Input) -> None:
    composed = pygame.TEXTEDITING, {"text": "d"}
    assert after(hands, composed, (pygame.TEXTINPUT, {"text": "d"})) == []


@pytest.mark.parametrize(
    ("pressed", "mod", "name"),
    [(pygame.K_d, 0, "d"), (pygame.K_d, pygame.KMOD_LSHIFT, "shift+d"), (pygame.K_F9, 0, "f9")],
)
def test_a_key_is_chosen_by_name_once(hands: Input, pressed: int, mod: int, name: str) -> None:
    hands.choosing = True
    told = after(hands, key(pygame.K_LSHIFT), key(pressed, mod), let_go(pressed))[-1:]
    assert told == [KeyChosen(name if mod else f"shift+{name}", KEYS)]
    assert hands.choosing is False


# The window -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "facts", "gesture"),
    [
        (pygame.DROPFILE, {"file": "match.json"}, FileDropped("match.json")),
        (pygame.WINDOWEXPOSED, {}, Exposed()),
        (pygame.WINDOWSHOWN, {}, Exposed()),
        (pygame.WINDOWHIDDEN, {}, Hidden()),
        (pygame.WINDOWMINIMIZED, {}, Hidden()),
        (pygame.WINDOWFOCUSLOST, {}, FocusLost()),
        (pygame.WINDOWCLOSE, {}, QuitAsked()),
        (pygame.QUIT, {}, QuitAsked()),
    ],
)
def test_the_window_tells(
    hands: Input, kind: int, facts: dict[str, object], gesture: Gesture
) -> None:
    told = after(hands, (kind, facts))
    assert told == [gesture]
    assert type(told[0]) is type(gesture)


def test_what_follows_at_once_takes_nothing_elses_place(hands: Input) -> None:
    kinds = (pygame.QUIT, pygame.WINDOWFOCUSLOST, pygame.WINDOWHIDDEN, pygame.WINDOWEXPOSED)
    told = after(hands, *((kind, {}) for kind in kinds))
    assert [type(one) for one in told] == [QuitAsked, FocusLost, Hidden, Exposed]


def test_closing_is_asked_once_though_told_twice(hands: Input) -> None:
    assert after(hands, (pygame.WINDOWCLOSE, {}), (pygame.QUIT, {})) == [QuitAsked()]


def test_of_a_border_that_is_drawn_the_last_size_counts(hands: Input) -> None:
    sizes = [(pygame.WINDOWSIZECHANGED, {"x": 900 + n, "y": 600}) for n in range(3)]
    assert after(hands, *sizes) == [Resized(902, 600)]


def test_the_pointer_leaves(hands: Input) -> None:
    assert after(hands, motion(4, 4), (pygame.WINDOWLEAVE, {}))[-1:] == [Pointer(LEFT_WINDOW, 8, 8)]


def test_what_we_do_not_know_is_passed_over(hands: Input) -> None:
    unknown = [pygame.event.custom_type(), pygame.AUDIODEVICEADDED]
    assert after(hands, *((kind, {}) for kind in unknown)) == []


@pytest.mark.parametrize(
    "pressed", [pygame.K_SLASH, pygame.K_QUOTE, pygame.K_COMMA], ids=["en", "es", "fr"]
)
def test_a_question_mark_opens_the_rules_on_every_keyboard(hands: Input, pressed: int) -> None:
    assert after(hands, key(pressed, pygame.KMOD_LSHIFT, unicode="?")) == [Command("rules")]


def test_a_question_mark_that_is_written_opens_nothing(hands: Input) -> None:
    hands.typing = True
    assert after(hands, key(pygame.K_SLASH, pygame.KMOD_LSHIFT, unicode="?")) == []


@pytest.mark.parametrize(
    ("button", "name"),
    [(pygame.BUTTON_LEFT, MAIN), (pygame.BUTTON_MIDDLE, MIDDLE), (pygame.BUTTON_RIGHT, OTHER)],
)
def test_buttons_are_those_of_the_mouse(button: int, name: int) -> None:
    assert button == name
