"""Which languages the system of a person speaks: told by variables, or where it keeps its likes."""

from __future__ import annotations

import ctypes
import locale
import plistlib
import sys
from collections.abc import Mapping
from pathlib import Path

from game.l10n.languages import tidy, told, wanted

MAC_LIKES = "Library/Preferences/.GlobalPreferences.plist"


def system_languages(
    environ: Mapping[str, str], platform: str = sys.platform, home: Path | None = None
) -> list[str]:
    """The dearest first. Windows and macOS set no variables for what is started by a click; who
    sets them there wants them to be followed."""
    if told(environ):
        return wanted(environ)
    if platform == "win32":
        return _names([_windows_language()])
    if platform == "darwin":
        return _names(_mac_languages(home or Path.home()))
    return []


def _names(written: list[str]) -> list[str]:
    return list(filter(None, map(tidy, written)))


def _windows_language() -> str:
    """Of its menus, which need not be that of its numbers and dates."""
    windows = getattr(ctypes, "windll", None)
    number = windows.kernel32.GetUserDefaultUILanguage() if windows is not None else 0
    return locale.windows_locale.get(number, "")


def _mac_languages(home: Path) -> list[str]:
    try:
        with (home / MAC_LIKES).open("rb") as file:
            likes = plistlib.load(file).get("AppleLanguages", [])
    except (OSError, ValueError, AttributeError):
        return []
    return [name for name in likes if isinstance(name, str)] if isinstance(likes, list) else []
