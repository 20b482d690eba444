"""Which versions of packages there are, which may be, and that all are told to test alike."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

PROJECT = Path(__file__).resolve().parents[1]
PINS = "# Pins.\nPyYAML==6.0.3\nfluent.runtime==0.4.0\nsegno==1.6.6\n"


@pytest.fixture
def versions(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(PROJECT / ".ci"))
    return import_module("versions")


@pytest.mark.parametrize(
    ("installed", "told"),
    [
        ({"PyYAML": "6.0.3", "fluent-runtime": "0.4.0"}, []),
        ({"pyyaml": "6.0.4", "segno": "1.6.6"}, ["pyyaml 6.0.4, pinned: 6.0.3"]),
        ({"brand-new": "1.0"}, ["brand-new 1.0, pinned: none"]),
        ({"loba": "1.0.0", "pip": "26.0"}, []),
    ],
)
def test_packages_unlike_their_pins_are_named(
    versions: ModuleType, installed: dict[str, str], told: list[str]
) -> None:
    assert list(versions.differ(installed, PINS)) == told


def test_the_lowest_version_is_the_one_the_bound_names(versions: ModuleType) -> None:
    project = '[project]\ndependencies = ["PyYAML>=6.0.2", "pygame-ce>=2.5.6,<3"]'
    assert list(versions.lowest(project)) == ["PyYAML==6.0.2", "pygame-ce==2.5.6"]


@pytest.mark.parametrize("wanted", ["segno", "segno<2", "segno>1", "segno>=1.6,!=1.6.2"])
def test_a_package_without_a_lowest_version_is_a_fault(versions: ModuleType, wanted: str) -> None:
    with pytest.raises(ValueError, match=re.escape(wanted)):
        list(versions.lowest(f'[project]\ndependencies = ["{wanted}"]'))


def test_those_who_change_it_test_as_the_readme_says() -> None:
    """`.ci/run` takes the command from there."""
    command = re.compile(r"^ +(python -m pip install .* && python -m pytest .*)$", re.MULTILINE)
    (readme,), (contributing,) = (
        command.findall((PROJECT / name).read_text(encoding="utf-8"))
        for name in ("README.md", "CONTRIBUTING.md")
    )
    assert readme == contributing
