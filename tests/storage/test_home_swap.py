"""A home is exchanged for another, all of it or nothing, whatever happens meanwhile."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count, groupby
from pathlib import Path

import pytest
from small_homes import content_of, filled, home_in, packed, refusal

from game.storage import home_file, home_swap, lock
from game.storage.home import Home, HomeError
from game.storage.home_swap import (
    ASIDE,
    JOURNAL,
    OUT,
    UNPACKED,
    beside,
    bring_back,
    contents_aside,
    finish,
    has_other,
)


class Killed(BaseException):
    """Nothing is done any more."""


@pytest.fixture(autouse=True)
def power_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """No disk is waited for: programs are killed here, but the power does not fail."""
    monkeypatch.setattr("os.fsync", lambda descriptor: None)


@pytest.fixture(params=[False, True], ids=["two folders", "one folder"])
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    """With a file of everything beside it that has other people's."""
    other = filled(home_in(tmp_path / "other", request.param), "new")
    (other.data / "variants" / "base" / "mine.yaml").unlink()
    packed(other, tmp_path / "all.zip")
    home = filled(home_in(tmp_path / "home", request.param), "old")
    (home.data / "ratings.json").unlink()
    return home


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "all.zip"


def whose(home: Home) -> str:
    """Whose files a home has; it must have all of one."""
    contents = content_of(home)
    [who] = {content.partition(b":")[0].decode() for content in contents.values()}
    assert ("data/ratings.json" in contents) == (who == "new")
    assert ("data/variants/base/mine.yaml" in contents) == (who == "old")
    return who


def test_what_was_there_is_kept_aside_and_can_be_had_back_again_and_again(
    home: Home, file: Path
) -> None:
    assert refusal(file, home) == ""
    assert (whose(home), whose(beside(home, ASIDE))) == ("new", "old")
    bring_back(home)
    assert (whose(home), whose(beside(home, ASIDE))) == ("old", "new")
    bring_back(home)
    assert (whose(home), whose(beside(home, ASIDE))) == ("new", "old")
    assert contents_aside(home).matches == 2


def test_it_is_kept_until_the_next_restoring(home: Home, file: Path) -> None:
    assert refusal(file, home) == ""
    (home.data / "names.json").write_text("new: played since", "utf-8")
    assert refusal(file, home) == ""
    assert whose(beside(home, ASIDE)) == "new"
    assert (beside(home, ASIDE).data / "names.json").read_text("utf-8") == "new: played since"


def test_what_does_not_belong_to_a_home_stays_where_it_is(home: Home, file: Path) -> None:
    (home.data / "phones.json").write_text("keys", "utf-8")
    assert refusal(file, home) == ""
    assert (home.data / "phones.json").read_text("utf-8") == "keys"


def test_an_empty_home_can_be_had_back_too(tmp_path: Path, home: Home, file: Path) -> None:
    new = home_in(tmp_path / "new")
    assert refusal(file, new) == ""
    bring_back(new)
    assert content_of(new) == {}
    bring_back(new)
    assert whose(new) == "new"


def test_without_another_home_there_is_none_to_bring_back(home: Home) -> None:
    with pytest.raises(HomeError) as refused:
        bring_back(home)
    assert refused.value.fault.key == "home.fault.none_aside"


# Whatever happens meanwhile ---------------------------------------------------------------------


def failing_at(patch: pytest.MonkeyPatch, step: int, error: BaseException) -> Callable[[], bool]:
    """Have the step of that number, counted over all that changes the disk, fail, and after a kill
    all that follow; return what tells whether it was reached."""
    steps = 0

    def failing(real: Callable[..., object]) -> Callable[..., object]:
        def act(*given: object, **named: object) -> object:
            nonlocal steps
            steps += 1
            if steps == step or (steps > step and isinstance(error, Killed)):
                raise error
            return real(*given, **named)

        return act

    for owner, name in (
        *((home_swap, "move"), (home_swap, "write_whole"), (home_swap.shutil, "rmtree")),
        *((home_file, "write_whole"), (Path, "unlink"), (Path, "mkdir"), (Path, "rmdir")),
    ):
        patch.setattr(owner, name, failing(getattr(owner, name)))
    return lambda: steps >= step


def restore(home: Home, file: Path) -> str:
    return refusal(file, home)


def bring_old_back(home: Home, file: Path) -> str:
    try:
        bring_back(home)
    except HomeError as error:
        return error.fault.key
    return ""


def pairs(tmp_path: Path, do: Callable[[Home, Path], str], together: bool) -> Iterator[Home]:
    """Yield homes, one after the other, in which something can be restored or brought back."""
    for number in count(1):
        home = filled(home_in(tmp_path / str(number), together), "old")
        (home.data / "ratings.json").unlink()
        if do is bring_old_back:
            assert restore(home, tmp_path / "all.zip") == ""
        yield home


def both(home: Home) -> tuple[str, str]:
    return whose(home), whose(beside(home, ASIDE)) if has_other(home) else ""


@pytest.mark.parametrize("do", [restore, bring_old_back])
def test_killed_at_any_step_it_is_one_home_or_the_other(
    tmp_path: Path, home: Home, file: Path, do: Callable[[Home, Path], str]
) -> None:
    ended = list[tuple[str, str]]()
    for step, one in enumerate(pairs(tmp_path, do, home.data == home.settings), 1):
        before = both(one)
        with pytest.MonkeyPatch.context() as patch:
            reached = failing_at(patch, step, Killed())
            with suppress(Killed):
                do(one, file)
        lock.release_all()
        finish(one)
        ended.append(both(one))
        assert ended[-1] in (before, ("old", "new") if before[0] == "new" else ("new", "old")), step
        for name in (OUT, UNPACKED, JOURNAL):
            assert not (one.data / name).exists(), (step, name)
        if not reached():
            break
    # Up to some step it is the one home, from then on the other.
    assert len(list(groupby(ended))) == 2
    assert step > 15


@pytest.mark.parametrize("do", [restore, bring_old_back])
def test_where_a_step_cannot_be_done_nothing_has_changed(
    tmp_path: Path, home: Home, file: Path, do: Callable[[Home, Path], str]
) -> None:
    """Or all has, where only what is left over cannot be removed."""
    for step, one in enumerate(pairs(tmp_path, do, home.data == home.settings), 1):
        before = both(one)
        with pytest.MonkeyPatch.context() as patch:
            reached = failing_at(patch, step, OSError(13, "Permission denied"))
            said = do(one, file)
        assert not said or both(one) == before, step
        finish(one)
        assert said == "" or both(one) == before, step
        assert said or both(one)[::-1] == before or before == ("old", ""), step
        if not reached():
            break
    assert step > 15


def test_another_window_that_writes_in_between_loses_nothing(
    home: Home, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make_way(entry: Path, out: Path) -> None:
        if entry.name == "matches" and not entry.exists():
            entry.mkdir()
            (entry / "carioca-9.json").write_text("old: of another window", "utf-8")
        real_way(entry, out)

    real_way = home_swap._make_way
    monkeypatch.setattr(home_swap, "_make_way", make_way)
    assert refusal(file, home) == ""
    assert whose(home) == "new"
    [kept] = (home.data / ASIDE).rglob("carioca-9.json")
    assert kept.read_text("utf-8") == "old: of another window"


HOLDS = """
import sys
from pathlib import Path
from game.storage import lock
assert lock.take(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize(
    ("held", "why"), [("matches/carioca-1.lock", "played"), (home_swap.LOCK, "under_way")]
)
def test_while_a_match_is_played_in_another_window_nothing_is_exchanged(
    home: Home, file: Path, held: str, why: str
) -> None:
    command = [sys.executable, "-c", HOLDS, str(home.data / held)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdout is not None
        assert other.stdin is not None
        assert other.stdout.readline() == "held\n"
        assert refusal(file, home) == why
        assert whose(home) == "old"
        other.stdin.close()
        other.wait()
    assert refusal(file, home) == ""


@pytest.mark.parametrize("said", [b"", b"[]", b"{", b'{"from": 1, "had": 2, "gets": []}'])
def test_a_journal_that_somebody_changed_leads_nowhere_else(home: Home, said: bytes) -> None:
    (home.data / JOURNAL).write_bytes(said)
    finish(home)
    assert whose(home) == "old"
    assert not (home.data / JOURNAL).exists()


def test_a_journal_moves_only_what_belongs_to_a_home(home: Home, tmp_path: Path) -> None:
    (tmp_path / "home" / "mine").write_text("mine", "utf-8")
    (home.data / JOURNAL).write_text(
        '{"from": "aside.part", "had": {"data": ["../mine", "names.json"], "settings": []},'
        ' "gets": {"data": [], "settings": []}}',
        "utf-8",
    )
    finish(home)
    assert (tmp_path / "home" / "mine").exists()
    assert not (home.data / "names.json").exists()
    assert (beside(home, ASIDE).data / "names.json").exists()


def test_where_nothing_goes_on_nothing_is_looked_at(home: Home) -> None:
    finish(home)
    assert whose(home) == "old"
    assert not has_other(home)
