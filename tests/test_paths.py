"""Bundled files are found in a source tree and in a package; a player's folders are theirs."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import paths


def test_bundled_files_are_found_beside_the_package_in_a_source_tree() -> None:
    assert (paths.bundled("locales") / "es" / "language.ftl").is_file()


@pytest.mark.parametrize(
    ("where", "found"), [("game/locales", "game/locales"), ("locales", "game/locales")]
)
def test_an_installed_package_looks_only_inside_itself(
    tmp_path: Path, where: str, found: str
) -> None:
    assert _bundled_locales(tmp_path, where) == tmp_path / found


@pytest.mark.parametrize("where", ["game/locales", "locales"])
def test_the_folder_above_is_the_second_choice_where_it_is_the_project(
    tmp_path: Path, where: str
) -> None:
    (tmp_path / "pyproject.toml").touch()
    assert _bundled_locales(tmp_path, where) == tmp_path / where


def _bundled_locales(site: Path, where: str) -> Path:
    """Where a copy of the package, with locales put there, finds them from another folder."""
    (site / "game").mkdir()
    (site / where).mkdir()
    package = Path(paths.__file__).parent
    for name in ("__init__.py", "paths.py"):
        shutil.copy(package / name, site / "game")
    code = "from game.paths import bundled; print(bundled('locales'))"
    run = subprocess.run(
        [sys.executable, "-c", code],
        cwd=site.anchor,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=True,
    )
    return Path(run.stdout.strip())


def test_one_variable_moves_all_folders_of_the_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "new"
    monkeypatch.setenv(paths.HOME_VARIABLE, str(home))
    assert paths.user_data() != paths.user_settings()
    assert home in paths.user_data().parents
    assert home in paths.user_settings().parents
    assert not home.exists()


def test_without_it_the_folders_are_the_systems(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, "")
    for folder in (paths.user_data(), paths.user_settings()):
        assert folder.is_absolute()
        assert folder.name == "loba"


def test_importing_paths_costs_no_platform_library() -> None:
    code = "import sys, game.paths; sys.exit('platformdirs' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_what_the_player_has_added_comes_after_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    monkeypatch.delenv(paths.SAFE_VARIABLE, raising=False)
    ours, theirs = paths.layers("assets/variants")
    assert ours == paths.bundled("assets/variants")
    assert theirs == tmp_path / "data" / "variants"


def test_in_safe_mode_only_ours_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.SAFE_VARIABLE, "1")
    assert paths.layers("locales") == (paths.bundled("locales"),)
