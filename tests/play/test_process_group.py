"""The group of the bots' process, as Windows is asked for it. On other systems real processes are
ended in `test_bot_process` and `test_bot_programs`."""

from __future__ import annotations

import ctypes
import importlib
import struct
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from game.reading import process_group

#: A job's basic limits as Windows lays them out on 64 bits: two times, flags, two working sets,
#: a count, affinity, two classes. After them six counters of traffic, and four of memory.
BASIC, REST = "=qqI4xQQI4xQII", "=6Q4Q"
ENDS_WITH_ITS_LAST_HANDLE = 0x2000
EXTENDED_LIMITS, JOB, OWN = 9, 77, 2**64 - 1


class Kernel:
    def __init__(self) -> None:
        self.asked: list[tuple[str, tuple[Any, ...]]] = []

    def __getattr__(self, name: str) -> Any:
        def answer(*args: Any) -> int:
            given = [arg.value if isinstance(arg, ctypes.c_void_p) else arg for arg in args]
            given = [bytes(arg) if isinstance(arg, ctypes.Array) else arg for arg in given]
            self.asked.append((name, tuple(given)))
            return {"CreateJobObjectW": JOB, "GetCurrentProcess": OWN}.get(name, 1)

        setattr(self, name, answer)
        return answer


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Iterator[Kernel]:
    kernel = Kernel()
    with monkeypatch.context() as patch:
        patch.setattr(sys, "platform", "win32")
        patch.setattr(ctypes, "WinDLL", lambda name: kernel, raising=False)
        importlib.reload(process_group)
        yield kernel
    importlib.reload(process_group)


def test_on_windows_a_job_ends_the_programs_of_bots_with_their_process(kernel: Kernel) -> None:
    process_group.lead(behind=5)
    asked = dict(kernel.asked)
    job, kind, limits, size = asked["SetInformationJobObject"]
    assert (job, kind, size) == (JOB, EXTENDED_LIMITS, len(limits))
    assert len(limits) == struct.calcsize(BASIC) + struct.calcsize(REST)
    _, _, flags, *others = struct.unpack_from(BASIC, limits)
    assert flags == ENDS_WITH_ITS_LAST_HANDLE
    assert not any(others)
    assert asked["AssignProcessToJobObject"] == (JOB, OWN)


def test_on_windows_it_is_less_urgent_than_the_window(kernel: Kernel) -> None:
    process_group.lead(behind=5)
    below_normal = 0x4000
    assert dict(kernel.asked)["SetPriorityClass"] == (OWN, below_normal)
