"""Where the files of the game are, and where a player's own files go.

Nothing here creates a folder: that is done where a file is written.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

HOME_VARIABLE = "LOBA_HOME"
#: If this variable is set, files the player has added are not read; processes we start inherit it.
SAFE_VARIABLE = "LOBA_SAFE"

#: The folder of the program itself.
PACKAGE = Path(__file__).resolve().parent


def bundled(name: str) -> Path:
    """Return a file or folder that comes with the game, such as "locales" or "assets/variants".

    Installed and frozen, they lie inside the package. In a source tree they lie beside it, where
    pyproject.toml tells that the folder above is the project and not a stranger's.
    """
    inside = PACKAGE / name
    project = PACKAGE.parent
    if not inside.exists() and (project / "pyproject.toml").is_file():
        return project / name
    return inside


def is_safe() -> bool:
    """Return whether only what comes with the game is used."""
    return bool(os.environ.get(SAFE_VARIABLE))


def layers(name: str) -> tuple[Path, ...]:
    """Return the folder of that name, such as "locales" or "assets/variants", that comes with the
    game, then the player's own."""
    ours = bundled(name)
    return (ours,) if is_safe() else (ours, user_data() / Path(name).name)


def user_data() -> Path:
    """Return the folder of the player's matches, and of the variants and texts they add."""
    home = _own_home()
    if home is not None:
        return home / "data"
    # platformdirs costs as much as the rest of a short command: only for those who need it.
    from platformdirs import user_data_path

    return user_data_path("loba", appauthor=False)


def text_roots() -> list[Path]:
    """Return the folders of texts: those of the game, then the player's own."""
    return list(layers("locales"))


def user_texts() -> Path:
    """Return the folder of languages and texts the player has added."""
    return user_data() / "locales"


def user_settings() -> Path:
    """Return the folder of the player's settings."""
    home = _own_home()
    if home is not None:
        return home / "settings"
    from platformdirs import user_config_path

    return user_config_path("loba", appauthor=False)


def user_cache() -> Path:
    """Return the folder of files that can be made again."""
    home = _own_home()
    if home is not None:
        return home / "cache"
    from platformdirs import user_cache_path

    return user_cache_path("loba", appauthor=False)


def user_exports() -> Path:
    """Return the folder of matches that are to be given away."""
    home = _own_home()
    if home is not None:
        return home / "exports"
    from platformdirs import user_documents_path

    return user_documents_path() / "Loba"


def _own_home() -> Path | None:
    """Return the one folder for all files of a portable copy or a test, if one is named."""
    named = os.environ.get(HOME_VARIABLE)
    if not named:
        return None
    # A home `~NAME` of nobody known is taken as a folder of that name.
    with suppress(RuntimeError):
        return Path(named).expanduser().absolute()
    return Path(named).absolute()
