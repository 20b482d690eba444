"""The settings file: what is read is what was written, and one bad value spoils no other."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pytest

from game.l10n.catalogue import Texts
from game.paths import bundled
from game.settings import VOLUMES, Settings
from game.storage.settings_file import NAME, SettingsFile
from game.storage.small_file import SmallFileError

SWITCHED_ON = (
    *("large_corners", "two_colours", "high_contrast", "fullscreen", "say_legal", "voice"),
    *("few_words", "more_time", "hold_is_toggle"),
)
OTHERS = Settings(
    language="es_EC",
    text_scale=1.4,
    pack="spanish",
    french_courts=False,
    remarks=False,
    motion="none",
    speed=0,
    safe_area=0.05,
    master_volume=0.3,
    volumes={"cards": 0.1, "table": 0.2, "night": 0.3, "music": 0.4},
    keys={"undo": ("u", "ctrl+shift+left"), "hint": ()},
    pad_keys={"discard": ("lefttrigger",)},
    evening="wins",
    **dict.fromkeys(SWITCHED_ON, True),  # type: ignore[arg-type]
)


def kept(tmp_path: Path, told: object) -> SettingsFile:
    (tmp_path / NAME).write_text(json.dumps(told), encoding="utf-8")
    return SettingsFile(tmp_path / NAME)


def test_every_setting_comes_back_as_it_was_written(tmp_path: Path) -> None:
    usual = Settings()
    names = [one.name for one in fields(Settings)]
    assert [name for name in names if getattr(OTHERS, name) == getattr(usual, name)] == []
    file = SettingsFile(tmp_path / "not there yet" / NAME)
    file.write(OTHERS)
    assert file.read() == OTHERS
    assert file.notices == []


def test_people_can_read_it(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / NAME)
    file.write(Settings())
    lines = file.file.read_text(encoding="utf-8").splitlines()
    assert '  "text_scale": 1.0,' in lines


def test_without_a_file_all_is_as_usual_and_nothing_is_said(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / NAME)
    assert file.read() == Settings()
    assert file.notices == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("language", "../etc"), ("language", 3), ("text_scale", 1.3), ("text_scale", True)),
        *(("large_corners", 1), ("motion", "wild"), ("speed", 3), ("speed", None)),
        *(("safe_area", -0.05), ("safe_area", []), ("master_volume", 1.5)),
        *(("master_volume", "loud"), ("volumes", [1]), ("keys", "undo")),
    ],
)
def test_a_bad_value_falls_back_alone(tmp_path: Path, name: str, value: object) -> None:
    file = kept(tmp_path, {"two_colours": True, name: value, "say_legal": True})
    expected = Settings(two_colours=True, say_legal=True)
    assert file.read() == expected
    assert [notice.key for notice in file.notices] == ["settings.notice.bad_value"]
    assert file.notices[0].facts == (("name", name),)


def test_one_bad_volume_leaves_the_other_volumes(tmp_path: Path) -> None:
    file = kept(tmp_path, {"volumes": {"cards": 0.2, "music": 7, "wind": 1}})
    assert file.read().volumes == VOLUMES | {"cards": 0.2}
    told = [dict(notice.facts)["name"] for notice in file.notices]
    assert told == ["volumes: music", "volumes: wind"]


def test_one_bad_key_leaves_the_other_keys(tmp_path: Path) -> None:
    wrong = {"hint": "h", "sort": ["a", "b", "c"], "Lens!": ["v"], "log": [""], "fila": [1]}
    file = kept(tmp_path, {"keys": {"undo": ["u"], **wrong}})
    assert file.read().keys == {"undo": ("u",)}
    assert len(file.notices) == len(wrong)


def test_what_is_not_known_is_told_and_kept(tmp_path: Path) -> None:
    file = kept(tmp_path, {"moonshine": [1, 2], "speed": 2})
    settings = file.read()
    assert [notice.facts for notice in file.notices] == [(("name", "moonshine"),)]
    settings.speed = 0
    file.write(settings)
    assert json.loads(file.file.read_text())["moonshine"] == [1, 2]
    assert SettingsFile(file.file).read().speed == 0


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'"x"', b"[" * 5000])
def test_a_damaged_file_is_put_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    file = SettingsFile(tmp_path / NAME)
    assert file.read() == Settings()
    assert [notice.key for notice in file.notices] == ["small_file.damaged"]
    [aside] = tmp_path.glob("settings.*.damaged.json")
    assert aside.read_bytes() == content


def test_its_place_is_the_players_own_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOBA_HOME", "/somewhere")
    assert SettingsFile().file == Path("/somewhere/settings") / NAME


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_every_notice_has_words(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    for name in ("bad_value", "unknown", "not_kept"):
        texts.text(f"settings.notice.{name}", name="speed", detail="no", file="x")
    assert not texts.missing
    assert not texts.faulty


def test_two_copies_of_the_game_do_not_undo_what_the_other_sets(tmp_path: Path) -> None:
    one = kept(tmp_path, {"speed": 1, "volumes": dict(VOLUMES), "keys": {"undo": ["u"]}})
    other = SettingsFile(one.file)
    ours, theirs = one.read(), other.read()
    ours.speed, ours.volumes["cards"], ours.keys["hint"] = 2, 0.1, ("h",)
    one.write(ours)
    theirs.text_scale, theirs.volumes["night"] = 1.4, 0.2
    del theirs.keys["undo"]
    other.write(theirs)
    found = SettingsFile(one.file).read()
    assert (found.speed, found.text_scale) == (2, 1.4)
    assert found.volumes == VOLUMES | {"cards": 0.1, "night": 0.2}
    assert found.keys == {"hint": ("h",)}


def test_a_bad_value_stays_in_the_file_until_it_is_set_anew(tmp_path: Path) -> None:
    file = kept(tmp_path, {"speed": "very", "volumes": {"wind": 1}})
    settings = file.read()
    settings.say_legal, settings.volumes["cards"] = True, 0.5
    file.write(settings)
    told = json.loads(file.file.read_text())
    assert (told["speed"], told["volumes"]) == ("very", {"wind": 1, "cards": 0.5})
    settings.speed = 2
    file.write(settings)
    assert json.loads(file.file.read_text())["speed"] == 2


def test_settings_that_cannot_be_read_for_a_moment_are_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SettingsFile(tmp_path / NAME).write(OTHERS)

    def fails(file: Path, most: int) -> bytes:
        raise OSError(5, "Input/output error")

    file = SettingsFile(tmp_path / NAME)
    with monkeypatch.context() as disk:
        disk.setattr("game.reading.json_file.read_plain", fails)
        settings = file.read()
        assert [notice.key for notice in file.notices] == ["small_file.unreadable"]
        settings.speed = 2
        with pytest.raises(SmallFileError):
            file.write(settings)
    file.write(settings)
    after = SettingsFile(file.file).read()
    assert (after.speed, after.language) == (2, OTHERS.language)


def test_what_is_so_for_once_is_not_kept(tmp_path: Path) -> None:
    file = kept(tmp_path, {"language": "es", "fullscreen": False})
    settings = file.read()
    file.only_now(settings, {"language": "fr", "fullscreen": True})
    assert (settings.language, settings.fullscreen) == ("fr", True)
    settings.speed = 2
    file.write(settings)
    after = SettingsFile(file.file).read()
    assert (after.language, after.fullscreen, after.speed) == ("es", False, 2)


def test_what_is_chosen_meanwhile_is_kept(tmp_path: Path) -> None:
    file = kept(tmp_path, {"language": "es", "fullscreen": False})
    settings = file.read()
    file.only_now(settings, {"language": "fr", "fullscreen": True})
    for language, fullscreen in (("en", False), ("fr", True)):
        settings.language, settings.fullscreen = language, fullscreen
        file.write(settings)
        after = SettingsFile(file.file).read()
        assert (after.language, after.fullscreen) == (language, fullscreen)
