"""Settings: each is changed by keys alone or a pointer alone, shows at once, and is kept."""

from __future__ import annotations

import pytest
from services import a_house, shown
from settings_rig import bring, click, names, press, widget

from game import __version__
from game.reader.node import Request
from game.scenes.settings.preview import Preview
from game.scenes.settings.scene import SettingRow, SettingsScene
from game.scenes.shell.addresses import Address, ToKeys
from game.scenes.shell.scene import Services
from game.settings import (
    ABOUT,
    BLOCKS,
    EASE,
    FLAG,
    FRENCH,
    HOME,
    KEYS,
    LANGUAGE,
    ONE_OF,
    ROWS,
    SHOWN,
    SOUND,
    Setting,
    Settings,
)
from game.ui.audio import TELLING
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS as KEYBOARD
from game.ui.gestures import MAIN, MOVED, PAD, PRESSED, RELEASED, TOUCH, Pointer
from game.ui.widgets import Mood
from game.view.geometry import Rect

CHANGED = [one for one in SHOWN if one.row.kind not in (KEYS, LANGUAGE)]
NAMES = [one.name for one in CHANGED]


def open_settings(services: Services, block: str = EASE) -> SettingsScene:
    return shown(services, SettingsScene(services, block=block))


def test_the_run_of_the_small_table_keeps_to_its_room_with_a_card_more() -> None:
    services = a_house((1920, 1080), text_scale=1.4, large_corners=True)
    ends = []
    for flown in (None, 1.0):
        canvas = Canvas(services.kit)
        Preview(services, lambda flown=flown: flown)._paint_cards(canvas, Rect(0, 0, 440, 620))
        ends.append(max(Rect(*sprite.box).right for sprite in canvas.sprites))
    assert ends[1] == pytest.approx(ends[0], abs=1)


@pytest.mark.parametrize(("text_scale", "has_room"), [(1.0, True), (1.4, False)])
def test_the_small_table_says_a_legal_move_and_a_refusal_if_both_have_room(
    text_scale: float, has_room: bool
) -> None:
    services = a_house((1920, 1080), text_scale=text_scale, say_legal=True)
    canvas = Canvas(services.kit)
    for part in Preview(services, lambda: None).arrange(canvas, Rect(0, 0, 504, 900)):
        part.paint(canvas, Mood())
    said = " ".join(sprite.says for sprite in canvas.sprites if sprite.says)
    assert services.say("settings.preview_legal").split()[0] in said
    assert (services.say("settings.preview_refusal").split()[0] in said) == has_room


def press_place(scene: SettingsScene, setting: Setting) -> tuple[float, float]:
    """Where a pointer changes it."""
    row = bring(scene, setting.name)
    assert isinstance(row, SettingRow)
    rect = row.control.seen
    if setting.row.kind != ONE_OF:
        return rect.right - 60, rect.cy
    is_first_usual = next(iter(setting.row.words)) == setting.usual
    return (rect.right - 30 if is_first_usual else rect.x + 30), rect.cy


@pytest.mark.parametrize("setting", CHANGED, ids=NAMES)
def test_keys_alone_change_every_setting(setting: Setting) -> None:
    services = a_house()
    scene = open_settings(services, setting.row.block)
    press(scene, "down")  # Shows where the focus is.
    press(scene, "next_zone")
    while scene.page.focus != setting.name:
        before = scene.page.focus
        press(scene, "down")
        assert scene.page.focus != before
    press(scene, "confirm" if setting.row.kind == FLAG else "right")
    if setting.value(services.settings) == setting.usual:
        press(scene, "left")  # It was as high as it goes.
    assert setting.value(services.settings) != setting.usual
    assert scene.page.focus == setting.name
    press(scene, "take_back")
    assert setting.value(services.settings) == setting.usual


@pytest.mark.parametrize("setting", CHANGED, ids=NAMES)
def test_a_pointer_alone_changes_every_setting(setting: Setting) -> None:
    services = a_house()
    scene = open_settings(services, setting.row.block)
    click(scene, *press_place(scene, setting))
    if setting.row.kind not in (FLAG, ONE_OF) and setting.value(services.settings) == setting.usual:
        row = widget(scene, setting.name)
        assert isinstance(row, SettingRow)
        click(scene, row.control.seen.right - 200, row.control.seen.cy)
    assert setting.value(services.settings) != setting.usual
    button = bring(scene, "usual")
    click(scene, button.seen.cx, button.seen.cy)
    assert setting.value(services.settings) == setting.usual


def test_every_setting_stands_in_a_block_with_its_words_or_on_a_page_of_its_own() -> None:
    services = a_house()
    elsewhere = {name for name in ROWS if name not in {one.field for one in SHOWN}}
    assert elsewhere == {"pad_keys", "evening"}
    assert {one.row.block for one in SHOWN} == set(BLOCKS) - {HOME, ABOUT}
    keys = [f"settings.block_{block}" for block in BLOCKS]
    for one in SHOWN:
        if one.row.kind != LANGUAGE:
            ends = ("", "_about", *(f"_{word}" for word in one.row.words.values()))
            keys += [f"settings.{one.name}{end}" for end in ends]
    assert [key for key in keys if not services.texts.has(key)] == []
    for name, row in ROWS.items():
        usual = getattr(Settings(), name)
        assert row.kind != ONE_OF or usual in row.words
        assert not row.parts or set(usual) == set(row.parts)


def test_what_helps_is_gathered_on_one_page_and_stands_where_it_belongs_as_well() -> None:
    services = a_house()
    scene = open_settings(services)
    assert {"text_scale", "high_contrast", "two_colours", "motion", "more_time"} <= {*names(scene)}
    elsewhere = [one for one in SHOWN if one.row.helps]
    assert {one.name for one in elsewhere} >= {"speed", "keys", "hold_is_toggle"}
    for one in elsewhere:
        assert one.name in names(scene)
        assert one.name in names(open_settings(services, one.row.block))
        assert one.row.block != EASE


@pytest.mark.parametrize(("device", "shows_keys"), [(KEYBOARD, True), (PAD, True), (TOUCH, False)])
def test_beside_the_controls_are_the_keys_that_are_used_most(device: str, shows_keys: bool) -> None:
    services = a_house((1280, 800))
    services.device = device
    scene = open_settings(services, "controls")
    told = {one.says for one in scene.sprites()}
    assert ("Hint" in told) == shows_keys
    assert ("Draw from the stock" in told) == (device == KEYBOARD)


def test_the_last_page_says_whose_work_loba_is() -> None:
    scene = open_settings(a_house(language="en"), ABOUT)
    said = " ".join(sprite.says for sprite in scene.sprites() if sprite.says)
    for word in (f"Loba {__version__}", "MIT", "Cards, pictures", "Source Sans", "pygame-ce"):
        assert word in said


def test_a_change_is_told_once_so_that_it_can_be_kept() -> None:
    services = a_house()
    told = []
    services.follow_settings = lambda: told.append(services.settings.motion)
    scene = open_settings(services)
    row = bring(scene, "motion")
    scene.page.focus, scene.page.ring = "motion", True
    press(scene, "right", "right", "right")
    assert told == ["brief", "none"]
    assert row.name == scene.page.focus
    # A pad brings it back with a button of its own.
    press(scene, "take_back", device=PAD)
    assert services.settings.motion == "none"
    press(scene, "mark", device=PAD)
    assert services.settings.motion == "full"


def test_language_and_size_of_text_change_at_once_and_the_place_stays() -> None:
    services = a_house()
    scene = open_settings(services, "language")
    for language, word in (("es", "Ajustes"), ("fr", "Réglages"), ("en", "Settings")):
        row = bring(scene, f"language_{language}")
        click(scene, row.seen.cx, row.seen.cy)
        assert services.settings.language == language
        assert word in [sprite.says for sprite in scene.sprites()]
        assert scene.page.focus == f"language_{language}"
    scene.show_block(EASE)
    before = widget(scene, "text_scale").rect.h
    scene.page.focus, scene.page.ring = "text_scale", True
    press(scene, "right", "right")
    assert services.kit.stage.text == 1.4
    assert widget(scene, "text_scale").rect.h > before
    assert scene.page.focus == "text_scale"


def test_a_new_speed_is_shown_by_a_card_and_then_all_is_still_as_without_motion() -> None:
    services = a_house()
    scene = open_settings(services, "table")
    assert scene.due(services.clock()) is None
    scene.page.focus, scene.page.ring = "speed", True
    press(scene, "right")
    assert scene.due(services.clock()) == 0
    flying = scene.sprites()
    services.clock.now += 0.1  # type: ignore[attr-defined]
    scene.update(services.clock())
    assert list(scene.sprites()) != list(flying)
    services.clock.now += 1  # type: ignore[attr-defined]
    scene.update(services.clock())
    scene.sprites()
    assert scene.due(services.clock()) is None
    scene.show_block(EASE)
    scene.page.focus = "motion"
    press(scene, "right", "right")
    assert services.settings.motion == "none"
    assert scene.due(services.clock()) is None


def test_a_slider_follows_the_pointer_until_it_is_let_go() -> None:
    services = a_house()
    scene = open_settings(services, "sound")
    row = widget(scene, "volume_master")
    assert isinstance(row, SettingRow)
    rect = row.control.seen
    scene.handle(Pointer(PRESSED, rect.right - 20, rect.cy, MAIN, (MAIN,)))
    assert services.settings.master_volume == 1
    scene.handle(Pointer(MOVED, rect.right - 145, rect.cy + 300, 0, (MAIN,)))
    assert services.settings.master_volume == 0.5
    scene.handle(Pointer(RELEASED, rect.right - 145, rect.cy + 300, MAIN))
    scene.handle(Pointer(MOVED, rect.right - 20, rect.cy))
    assert services.settings.master_volume == 0.5


def test_every_sound_can_be_listened_to_beside_its_meaning() -> None:
    services, heard = a_house(), list[str]()
    services.sound = heard.append  # type: ignore[assignment]
    scene = open_settings(services, SOUND)
    for cue in TELLING:
        row = bring(scene, f"sound_{cue}")
        assert row.told("").name == services.say(f"sounds.{cue}")
        row.activate()
    assert heard == list(TELLING)


def test_a_hovering_pointer_opens_no_block_but_keys_do() -> None:
    scene = open_settings(a_house())
    tab = widget(scene, "tab_sound")
    scene.handle(Pointer(MOVED, tab.rect.cx, tab.rect.cy))
    assert "motion" in names(scene)
    press(scene, "down", "down", "down")  # The first shows where the focus is.
    assert "hold_is_toggle" in names(scene)
    click(scene, tab.rect.cx, tab.rect.cy)
    assert "volume_night" in names(scene)


def test_a_block_remembers_how_far_it_was_scrolled() -> None:
    scene = open_settings(a_house((1024, 640), text_scale=1.4))
    scene.page.focus, scene.page.ring = "say_legal", True
    row = bring(scene, "say_legal")
    assert row.scroll
    offset = row.scroll.offset
    assert offset > 0
    press(scene, "confirm")
    again = widget(scene, "say_legal").scroll
    assert again
    assert again.offset == offset


def test_a_screen_reader_sets_a_switch_a_choice_and_a_volume() -> None:
    services = a_house()
    scene = open_settings(services)
    for tab, key, what, value in (
        ("ease", "large_corners", "press", ""),
        ("ease", "motion/2", "press", ""),
        ("sound", "volume_master", "set", 0.3),
    ):
        scene.asked(Request(f"tab_{tab}", "press"))
        scene.asked(Request(key, what, value))
    settings = services.settings
    assert (settings.large_corners, settings.motion) == (True, "none")
    assert settings.master_volume == 0.3


def test_the_page_of_keys_opens() -> None:
    services, went = a_house(), list[Address]()
    services.go = went.append
    scene = open_settings(services, "controls")
    scene.page.focus, scene.page.ring = "keys", True
    press(scene, "confirm")
    row = widget(scene, "keys")
    click(scene, row.seen.x + 30, row.seen.cy)
    assert went == [ToKeys(), ToKeys()]


def test_in_french_courts_are_drawn_and_named_with_french_letters_where_they_are_wanted() -> None:
    services = a_house(language="fr")
    for is_wanted, letters in ((True, "D♥D-R-A-2."), (False, "Q♥Q-K-A-2."), (True, "D♥D-R-A-2.")):
        services.settings.french_courts = is_wanted
        services.settings_changed()
        queen = services.say("card.name", rank="Q", suit="h")
        assert queen + services.say("rules.run.ace.round")[-8:] == letters
        assert (services.look("").pack == FRENCH) == is_wanted
        assert a_house(language="en", french_courts=is_wanted).look("").pack != FRENCH


@pytest.mark.parametrize("country", ["es_013", "es_AR", "es_CL", "es_EC"])
def test_the_spanish_of_a_country_can_be_chosen_by_its_name(country: str) -> None:
    services = a_house(language=country)
    assert services.say("language.name").startswith("Español (")
    assert services.say("settings.title") == a_house(language="es").say("settings.title")
