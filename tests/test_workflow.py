"""What the workflow runs is fixed, and it shows what a person meets on each system."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / ".github/workflows/ci.yml"
JOBS: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))["jobs"]


def steps(job: str, system: str = "") -> list[dict[str, Any]]:
    """The steps of a job, with those for one system only where they are for this one."""
    found = []
    for step in JOBS[job]["steps"]:
        asked = step.get("if", "")
        others = re.findall(r"runner.os == '(\w+)'", asked)
        if (not others or system in others) and f"runner.os != '{system}'" not in asked:
            found.append(step)
    return found


def run(job: str, system: str = "") -> str:
    return "\n".join(step.get("run", "") for step in steps(job, system))


def test_every_action_is_named_by_its_commit() -> None:
    used = [step["uses"] for job in JOBS for step in JOBS[job]["steps"] if "uses" in step]
    assert used
    for one in used:
        assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", one), one


def test_the_pythons_tried_are_those_that_are_promised() -> None:
    promised = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text())
    tried = JOBS["check"]["strategy"]["matrix"]["python"]
    assert {tried[0], tried[-1]} == {promised[0], promised[-1]}


@pytest.mark.parametrize("system", ["Windows", "macOS"])
def test_there_the_doctor_the_self_test_and_a_hand_are_seen_and_kept(system: str) -> None:
    said = run("check", system)
    for words in ("doctor --json", "--selftest --seen", "tests.window.posted", "window.scrolling"):
        assert words in said
    kept = [step for step in steps("check", system) if step["name" if "name" in step else "uses"]]
    assert any(step.get("with", {}).get("path") == "seen" for step in kept)


def test_what_is_installed_is_tried_and_removed() -> None:
    said = run("check", "Windows")
    assert "setup.exe" in said
    assert "uninstall.exe" in said
    assert "NSLocalNetworkUsageDescription" in run("check", "macOS")


def test_a_tag_becomes_a_download_with_checksums() -> None:
    job = JOBS["release"]
    assert "refs/tags/v" in job["if"]
    assert set(job["needs"]) == {"check", "linux"}
    assert "sha256sum" in run("release")
    assert "gh release create" in run("release")


def test_the_tests_that_it_names_exist() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    named = [
        before + name + after
        for before, names, after in re.findall(r"(tests/[\w/]*)(?:\{([\w,]+)\})?([\w.]*)", script)
        for name in (names.split(",") if names else [""])
    ]
    assert len(named) >= 10
    assert [path for path in named if not (ROOT / path).exists()] == []
