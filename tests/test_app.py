"""The window as a whole: what it is opened with, and what it leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.app import App, open_window
from game.play.start import Start
from game.scenes.notice import NoticeScene
from game.settings import Settings
from game.storage.settings_file import SettingsFile


def test_what_the_line_said_is_not_kept_when_something_is_set(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    for costly in ("freeze", "set_threshold"):
        monkeypatch.setattr(f"gc.{costly}", lambda *given: None)
    SettingsFile().write(Settings(language="es", fullscreen=True))
    seen: list[tuple[str, bool]] = []

    def evening(app: App) -> None:
        app.house.settings.speed = 2
        app.house.settings_changed(looks=False)
        seen.append((app.house.texts.language, app.window.is_fullscreen))

    monkeypatch.setattr(App, "run", evening)
    assert open_window(Start(language="fr", size=(1024, 640))) == 0
    assert seen == [("fr", False)]
    kept = SettingsFile().read()
    assert (kept.language, kept.fullscreen, kept.speed) == ("es", True, 2)


def test_what_is_wrong_with_the_settings_is_said_when_the_window_opens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    notices = opened(monkeypatch, tmp_path, b'{"speed": 9, "language": "en"}', lambda app: None)
    assert len(notices) == 1
    assert "speed" in notices[0]


def test_settings_that_cannot_be_kept_are_told_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def changes(app: App) -> None:
        with monkeypatch.context() as disk:
            disk.setattr("os.fsync", full)
            for app.house.settings.speed in (2, 1, 0):
                app.house.settings_changed(looks=False)
        app.house.settings_changed(looks=False)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    notices = opened(monkeypatch, tmp_path, b'{"language": "en"}', changes)
    assert len(notices) == 1
    assert "No space left on device" in notices[0]
    assert SettingsFile().read().speed == 0


def opened(
    monkeypatch: pytest.MonkeyPatch, home: Path, settings: bytes, use: Callable[[App], None]
) -> list[str]:
    """What was said over the menu of a game with this file of settings."""
    said: list[str] = []

    def evening(app: App) -> None:
        use(app)
        scenes = app.house.stack.scenes
        said.extend(scene.sentence for scene in scenes if isinstance(scene, NoticeScene))

    monkeypatch.setenv("LOBA_HOME", str(home))
    for costly in ("freeze", "set_threshold"):
        monkeypatch.setattr(f"gc.{costly}", lambda *given: None)
    SettingsFile().file.parent.mkdir(parents=True)
    SettingsFile().file.write_bytes(settings)
    monkeypatch.setattr(App, "run", evening)
    assert open_window(Start(size=(1024, 640))) == 0
    return said
