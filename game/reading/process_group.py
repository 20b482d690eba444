"""A process beside this one and the programs it has started, which are ended together."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

if sys.platform == "win32":
    import ctypes

    #: Constants of Windows: a priority below the normal one; the flag of a job that its processes
    #: end with the last handle to it; the kind of information its limits are; their size, and where
    #: the flags stand.
    _BELOW_NORMAL, _ENDS_ALL, _LIMITS, _LIMITS_SIZE, _FLAGS_AT = 0x4000, 0x2000, 9, 144, 16

    def lead(behind: int) -> None:
        """Make this process the first of a group, and so much less urgent than the window: pictures
        come first."""
        system = ctypes.WinDLL("kernel32")
        for name in ("GetCurrentProcess", "CreateJobObjectW"):
            getattr(system, name).restype = ctypes.c_void_p
        own = ctypes.c_void_p(system.GetCurrentProcess())
        if behind:
            system.SetPriorityClass(own, _BELOW_NORMAL)
        # The handle is never closed here: the system does so when this process has ended.
        job = ctypes.c_void_p(system.CreateJobObjectW(None, None))
        limits = bytearray(_LIMITS_SIZE)
        limits[_FLAGS_AT : _FLAGS_AT + 4] = _ENDS_ALL.to_bytes(4, "little")
        given = (ctypes.c_char * _LIMITS_SIZE).from_buffer(limits)
        system.SetInformationJobObject(job, _LIMITS, given, _LIMITS_SIZE)
        system.AssignProcessToJobObject(job, own)

    def end_all(leader: int) -> None:
        """End the group that this process leads."""
        with suppress(OSError):
            os.kill(leader, signal.SIGTERM)

else:

    def lead(behind: int) -> None:
        """Make this process the first of a group, and so much less urgent than the window: pictures
        come first."""
        # Ctrl+C in a terminal is for the window, not for the group.
        os.setsid()
        os.nice(behind)

    def end_all(leader: int) -> None:
        """End the group that this process leads."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(leader, signal.SIGKILL)
