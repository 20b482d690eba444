"""Showing a file in the system's own window of its folder."""

from __future__ import annotations

import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread


def _command(file: Path) -> list[str]:
    if sys.platform == "win32":
        return ["explorer", f"/select,{file}"]
    if sys.platform == "darwin":
        return ["open", "-R", str(file)]
    return ["xdg-open", str(file.parent)]


def show_in_folder(file: Path) -> bool:
    """Show a file; return whether this system has a program for it. Nobody waits for that one."""
    command = _command(file)
    if shutil.which(command[0]) is None:
        return False

    def show() -> None:
        with suppress(OSError):
            subprocess.run(command, check=False, capture_output=True)

    Thread(target=show, daemon=True).start()
    return True
