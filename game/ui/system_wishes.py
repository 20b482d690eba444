"""What people have told their system about contrast, motion and the size of text, for all programs.

Windows and macOS are asked by what Python has. Desktops of Linux answer at their portal, which is
asked by `busctl`, a part of systemd, while the window opens; where there is none, nothing is
followed. Nothing of Loba is bright, so that nothing follows from a dark or a light desktop.
"""

from __future__ import annotations

import ctypes
import json
import os
import plistlib
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from game.settings import NONE, TEXT_SCALES

#: The part of the way to a larger size from which it is taken.
HALF_WAY = 0.5
#: Seconds for which an answer is waited for.
PATIENCE = 0.2

Wishes = dict[str, object]
"""By the names of the settings."""


def wishes_of(contrast: bool, less_motion: bool, text: float) -> Wishes:
    """Return the settings that follow. `text`: how many times larger it is than usual."""
    wishes: Wishes = {}
    if contrast:
        wishes["high_contrast"] = True
    if less_motion:
        wishes["motion"] = NONE
    larger = [one for one in TEXT_SCALES if one > 1 and text >= 1 + (one - 1) * HALF_WAY]
    if larger:
        wishes["text_scale"] = max(larger)
    return wishes


class SystemAsked:
    """The question to the system, begun at once."""

    def __init__(self) -> None:
        self._portal = _begun() if sys.platform == "linux" else None

    def answer(self) -> Wishes:
        """Return what the system says; nothing, where it cannot be found out."""
        with suppress(OSError, ValueError, LookupError, TypeError, AttributeError):
            if sys.platform == "win32":
                return _of_windows()
            if sys.platform == "darwin":
                return _of_macos(Path.home() / "Library/Preferences")
            if self._portal is not None:
                return _heard(self._portal)
        return {}


# Desktops of Linux ----------------------------------------------------------------------------

_APPEARANCE, _GNOME = "org.freedesktop.appearance", "org.gnome.desktop.interface"
_GNOME_EASE, _KDE = "org.gnome.desktop.a11y.interface", "org.kde.kdeglobals.KDE"
_PORTAL = (
    *("busctl", "--user", "--json=short", "call", "org.freedesktop.portal.Desktop"),
    *("/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "ReadAll"),
    *("as", "4", _APPEARANCE, _GNOME, _GNOME_EASE, _KDE),
)


def _begun() -> subprocess.Popen[str] | None:
    if not os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return None
    with suppress(OSError):
        return subprocess.Popen(
            _PORTAL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8"
        )
    return None


def _heard(portal: subprocess.Popen[str]) -> Wishes:
    try:
        said, _ = portal.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        portal.kill()
        portal.communicate()
        return {}
    return _of_portal(json.loads(said)["data"][0])


def _of_portal(said: Mapping[str, Mapping[str, Mapping[str, object]]]) -> Wishes:
    def value(room: str, name: str) -> object:
        return said.get(room, {}).get(name, {}).get("data")

    text = value(_GNOME, "text-scaling-factor")
    return wishes_of(
        value(_APPEARANCE, "contrast") == 1 or value(_GNOME_EASE, "high-contrast") is True,
        value(_APPEARANCE, "reduced-motion") == 1
        or value(_GNOME, "enable-animations") is False
        or value(_KDE, "AnimationDurationFactor") in ("0", 0),
        float(text) if isinstance(text, int | float) else 1.0,
    )


# Windows and macOS ----------------------------------------------------------------------------

_GET_CONTRAST, _GET_ANIMATION, _CONTRAST_ON = 0x42, 0x1042, 1


def _of_windows() -> Wishes:
    if sys.platform != "win32":
        raise NotImplementedError
    import winreg

    class Contrast(ctypes.Structure):
        _fields_ = (
            ("size", ctypes.c_uint),
            ("flags", ctypes.c_uint),
            ("scheme", ctypes.c_void_p),
        )

    ask = ctypes.windll.user32.SystemParametersInfoW
    contrast, moves = Contrast(ctypes.sizeof(Contrast)), ctypes.c_int(1)
    ask(_GET_CONTRAST, contrast.size, ctypes.byref(contrast), 0)
    ask(_GET_ANIMATION, 0, ctypes.byref(moves), 0)
    text = 100
    with (
        suppress(OSError),
        winreg.OpenKey(winreg.HKEY_CURRENT_USER, r"Software\Microsoft\Accessibility") as key,
    ):
        text = int(winreg.QueryValueEx(key, "TextScaleFactor")[0])
    return wishes_of(bool(contrast.flags & _CONTRAST_ON), not moves.value, text / 100)


def _of_macos(preferences: Path) -> Wishes:
    with (preferences / "com.apple.universalaccess.plist").open("rb") as file:
        said = plistlib.load(file)
    return wishes_of(bool(said.get("increaseContrast")), bool(said.get("reduceMotion")), 1.0)
