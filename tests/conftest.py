"""What every test may count on: no window, no sound, and nothing of the person who runs it."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import Phase, settings

#: Its hooks give every test a time limit.
pytest_plugins = ["tests.limits"]

# Read by SDL when pygame is first imported, so before any test can do so.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

# A deadline measures the machine, not the game. On the build machines every run tries the same.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
# A planted fault is to be noticed, not made small.
settings.register_profile(
    "planted", deadline=None, derandomize=True, phases=(Phase.explicit, Phase.generate)
)
settings.load_profile("ci" if os.environ.get("CI") else "here")


@pytest.fixture(scope="session", autouse=True)
def nobodys_machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The player's own folder is an empty one, and the system has named no language."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LOBA_HOME", str(tmp_path_factory.mktemp("home")))
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            patch.delenv(name, raising=False)
        yield
