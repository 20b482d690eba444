"""What the system says of contrast, motion and text is followed where nobody has set it here."""

from __future__ import annotations

import json
import os
import plistlib
import sys
from pathlib import Path

import pytest

from game.settings import FULL, NONE, Settings
from game.storage.settings_file import SettingsFile
from game.ui import system_wishes
from game.ui.system_wishes import SystemAsked, Wishes, wishes_of


@pytest.mark.parametrize(
    ("text", "scale"),
    [(0.8, None), (1.0, None), (1.05, None), (1.1, 1.2), (1.15, 1.2), (1.25, 1.4), (2.0, 1.4)],
)
def test_text_is_as_large_as_there_is_a_size_for(text: float, scale: float | None) -> None:
    assert wishes_of(False, False, text).get("text_scale") == scale


def portal(**rooms: dict[str, object]) -> str:
    """An answer as `busctl --json=short` prints it."""
    names = {
        "appearance": "org.freedesktop.appearance",
        "gnome": "org.gnome.desktop.interface",
        "kde": "org.kde.kdeglobals.KDE",
    }
    said = {
        names[room]: {name: {"type": "?", "data": value} for name, value in values.items()}
        for room, values in rooms.items()
    }
    return json.dumps({"type": "a{sa{sv}}", "data": [said]})


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody is asked this way")
@pytest.mark.parametrize(
    ("said", "wishes"),
    [
        (portal(appearance={"contrast": 1}), {"high_contrast": True}),
        (portal(appearance={"contrast": 0, "color-scheme": 1}), {}),
        (portal(appearance={"reduced-motion": 1}), {"motion": NONE}),
        (portal(gnome={"enable-animations": False}), {"motion": NONE}),
        (portal(kde={"AnimationDurationFactor": "0"}), {"motion": NONE}),
        (portal(kde={"AnimationDurationFactor": "0.5"}), {}),
        (
            portal(gnome={"enable-animations": True, "text-scaling-factor": 1.5}),
            {"text_scale": 1.4},
        ),
        (portal(gnome={"text-scaling-factor": "large"}), {}),
        ("not JSON", {}),
        ('{"data": []}', {}),
        ("[]", {}),
    ],
)
def test_a_desktop_is_asked_at_its_portal(
    said: str, wishes: Wishes, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    busctl = tmp_path / "busctl"
    busctl.write_text(f"#!/bin/sh\ncat <<'SAID'\n{said}\nSAID\n")
    busctl.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setattr(system_wishes, "PATIENCE", 30.0)
    assert SystemAsked().answer() == wishes


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody is asked this way")
def test_one_that_does_not_answer_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    busctl = tmp_path / "busctl"
    busctl.write_text("#!/bin/sh\nexec sleep 60\n")
    busctl.chmod(0o755)
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    assert SystemAsked().answer() == {}
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    assert SystemAsked().answer() == {}
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS")
    assert SystemAsked()._portal is None


def test_macos_is_asked_by_its_file(tmp_path: Path) -> None:
    file = tmp_path / "com.apple.universalaccess.plist"
    file.write_bytes(plistlib.dumps({"reduceMotion": True, "increaseContrast": True}))
    assert system_wishes._of_macos(tmp_path) == {"high_contrast": True, "motion": NONE}
    file.write_bytes(plistlib.dumps({"reduceMotion": 0}, fmt=plistlib.FMT_BINARY))
    assert system_wishes._of_macos(tmp_path) == {}


# What is set by hand --------------------------------------------------------------------------

SAYS: Wishes = {"motion": NONE, "high_contrast": True, "text_scale": 1.4}


def begun(file: Path, says: Wishes) -> tuple[SettingsFile, Settings]:
    settings_file = SettingsFile(file)
    settings = settings_file.read()
    settings_file.follow(settings, says)
    return settings_file, settings


def test_what_nobody_has_set_follows_the_system_from_day_to_day(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    kept, settings = begun(file, SAYS)
    assert (settings.motion, settings.high_contrast, settings.text_scale) == (NONE, True, 1.4)
    settings.french_courts = False
    kept.write(settings)
    _, later = begun(file, {})
    assert (later.motion, later.high_contrast, later.text_scale) == (FULL, False, 1.0)
    assert later.french_courts is False
    assert begun(file, SAYS)[1].motion == NONE


def test_what_is_set_by_hand_wins_also_where_it_is_as_at_first(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    kept, settings = begun(file, SAYS)
    settings.motion = FULL
    kept.write(settings)
    _, later = begun(file, SAYS)
    assert (later.motion, later.high_contrast) == (FULL, True)


def test_what_was_set_before_the_system_was_asked_stays(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"motion": "full", "text_scale": 1.2}')
    _, settings = begun(file, SAYS)
    assert (settings.motion, settings.text_scale, settings.high_contrast) == (FULL, 1.2, True)
