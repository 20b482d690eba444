"""Makes any Python that finds this first behave as on Windows, as near as another system can come.

Every process does so that is started with this folder on PYTHONPATH, those of the game's bots too.
The game's own sources see `sys.platform == "win32"`; `time.monotonic` and `time.time` move in
steps of 15.6 ms; what is to replace another file is held by a scanner for two tries; the disk knows
no hard links; there is no `os.nice`, `os.killpg`, `os.setsid` or `fcntl`.
"""

import ctypes
import errno
import fcntl
import importlib.machinery
import os
import subprocess  # noqa: F401  (it finds out now what system this is)
import sys
import time
from multiprocessing import resource_tracker, spawn  # noqa: F401
from pathlib import Path
from types import ModuleType
from typing import Any

STEP = 0.0156
OURS = str(Path(__file__).resolve().parents[2] / "game")
SHARING_VIOLATION = 32
TRIES_HELD = 2
NO_SUCH_PROCESS, WAIT_TIMEOUT = 87, 258


class HeldError(PermissionError):
    winerror = SHARING_VIOLATION


class Source(importlib.machinery.SourceFileLoader):
    """Reads the game's own files as they read on Windows."""

    def get_code(self, fullname: str) -> Any:
        if not self.path.startswith(OURS):
            return super().get_code(fullname)
        text = self.get_data(self.path).decode().replace("sys.platform", '"win32"')
        return compile(text, self.path, "exec", dont_inherit=True)


def msvcrt() -> ModuleType:
    module: Any = ModuleType("msvcrt")
    module.LK_NBLCK = fcntl.LOCK_EX | fcntl.LOCK_NB
    lockf = fcntl.lockf
    module.locking = lambda descriptor, mode, count: lockf(descriptor, mode, count)
    return module


class Kernel:
    """Takes whatever it is asked, and says yes. Knows which processes are there, and no number of
    more than 32 bits."""

    def __init__(self) -> None:
        def open_process(rights: int, inherited: bool, process: int) -> int:
            assert process < 2**32
            return process if Path(f"/proc/{process}").exists() else 0

        self.OpenProcess = open_process
        self.WaitForSingleObject = lambda process, patience: WAIT_TIMEOUT

    def __getattr__(self, name: str) -> Any:
        def answer(*args: object) -> int:
            return 1

        setattr(self, name, answer)
        return answer


def no_links(source: object, target: object) -> None:
    raise OSError(errno.EPERM, "no hard links here", str(target))


def in_steps(clock: Any) -> Any:
    return lambda: clock() // STEP * STEP


def held(replace: Any) -> Any:
    tries: dict[str, int] = {}

    def after_some_tries(source: Any, target: Any, **more: Any) -> None:
        name = os.fspath(source)
        tries[name] = tries.get(name, 0) + 1
        if tries[name] <= TRIES_HELD and Path(name).exists():
            raise HeldError(13, "held by a scanner", name)
        tries.pop(name, None)
        replace(source, target, **more)

    return after_some_tries


loaders = [
    (importlib.machinery.ExtensionFileLoader, importlib.machinery.EXTENSION_SUFFIXES),
    (Source, importlib.machinery.SOURCE_SUFFIXES),
]
sys.path_hooks.insert(0, importlib.machinery.FileFinder.path_hook(*loaders))
sys.path_importer_cache.clear()
sys.modules["msvcrt"] = msvcrt()
sys.modules["fcntl"] = None  # type: ignore[assignment]
ctypes.WinDLL = lambda name, **more: Kernel()  # type: ignore[attr-defined]
ctypes.get_last_error = lambda: NO_SUCH_PROCESS  # type: ignore[attr-defined]
ctypes.windll = Kernel()  # type: ignore[attr-defined]
os.replace, os.link = held(os.replace), no_links  # type: ignore[assignment]
time.monotonic, time.time = in_steps(time.monotonic), in_steps(time.time)
for name in ("nice", "killpg", "setsid"):
    delattr(os, name)
