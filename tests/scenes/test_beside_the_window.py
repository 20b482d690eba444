"""Whatever a process beside the window does, who began it hears of it, and nothing is left of it.

Bots and their programs, which are asked and not only heard, are tried in `test_bot_process`,
`test_bot_programs` and `test_program`; many processes at once in `test_parallel`.
"""

from __future__ import annotations

import pkgutil
import sys
import time
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
import rogue_work
from examples_workshop import workshop
from services import said

from game.checkup.findings import see_languages
from game.coach.hand import hand_of
from game.coach.review import SearchProgress
from game.engine.chance import SeededChance
from game.l10n.entries import Finding
from game.play import archive
from game.play.archive import Archive
from game.play.coaching.day import DayHands
from game.play.coaching.reviews import Reviewing
from game.play.house_trial import HandTold
from game.scenes.settings.home import HomeFiles
from game.scenes.shell.dialogs import NoticeScene
from game.scenes.shell.own_files import look_at_own_deck
from game.scenes.shell.scene import Services
from game.storage.match_file import read_match
from tests.beside import APART, processes
from tests.scenes.shell.test_own_texts import a_house_of_ours
from tests.scenes.test_own_deck import put
from tests.ui.test_own_cards import drawing

FILE = Path(__file__).parents[2] / "saves" / "loba_de_menos-4-classic-money.json"
#: Seconds in which everything is over.
SOON = 30.0
#: Seconds of the processor that the work gets in place of its own.
BRIEFLY = 0.05

#: Whether it is over, and was told; and what ends it before.
Begun = tuple[Callable[[], bool], Callable[[], None]]


def in_window(services: Services, is_told: Callable[[], bool]) -> Begun:
    def is_over() -> bool:
        services.ahead.go_on(0.0, services.clock)
        return is_told()

    return is_over, services.ahead.close


def is_noticed(services: Services, words: str) -> Callable[[], bool]:
    return lambda: isinstance(services.stack.top, NoticeScene) and words in " ".join(said(services))


def coach(services: Services) -> Begun:
    saved = read_match(FILE, SeededChance(0))
    hand = hand_of(saved.match, saved.rules, 1)
    assert hand is not None
    reviewing = Reviewing(saved, hand, [0], services.wake)
    reviewing.begin()
    return lambda: reviewing.has_failed, reviewing.stop


def hands_of_days(services: Services) -> Begun:
    days, today = DayHands(services.wake), date(2026, 11, 24)
    days.begin(today)
    return lambda: not days.is_looking and days.found(today) is None, days.stop


def drawings(services: Services) -> Begun:
    put("KH.svg", drawing())
    put("QH.svg", drawing())
    look_at_own_deck(services)
    return in_window(services, is_noticed(services, "QH.svg"))


def texts(services: Services) -> Begun:
    file = Path.cwd() / "it.ftl"
    file.write_text("menu-new = Nuova partita", encoding="utf-8")
    services.open_file(str(file))
    return in_window(services, is_noticed(services, "it.ftl"))


def trial_of_house(services: Services) -> Begun:
    scene = workshop(services)
    services.stack.push(scene)
    scene.desk.update(services.clock())
    assert scene.desk.is_trying
    return in_window(services, lambda: not scene.desk.is_trying)


def backup(services: Services) -> Begun:
    HomeFiles(services).make()
    return in_window(services, is_noticed(services, services.say("home.fault.stopped")))


def records(services: Services) -> Begun:
    kept = Archive(Path.cwd(), services.wake)
    kept.bring_up_to_date()
    return lambda: kept.version == 1, lambda: None


def doctor(services: Services) -> Begun:
    (told,) = see_languages()
    return lambda: bool(told.hint), lambda: None


class User(NamedTuple):
    """Who has work done beside the window: where its work is looked up, and its limits; what it
    tells at first. `waits`: it waits until the work has ended."""

    begin: Callable[[Services], Begun]
    work: str
    limits: str
    first: object
    waits: bool = False


DAY, REVIEWS = "game.play.coaching.day", "game.play.coaching.reviews"
OWN, DESK, HOME = (
    f"game.scenes.{name}" for name in ("shell.own_files", "workshop.desk", "settings.home")
)
DOCTOR, WRONG = "game.checkup.findings", Finding("it", Path("it/it.ftl"), 1, "slow", "")
USERS = (
    User(coach, f"{REVIEWS}.reviewed", f"{REVIEWS}.LIMITS", (0, SearchProgress(0.5))),
    User(hands_of_days, f"{DAY}.looked_for", f"{DAY}.LIMITS", SearchProgress(0.5)),
    User(drawings, f"{OWN}.tried", f"{OWN}.DRAWING_LIMITS", ""),
    User(texts, "game.l10n.check.faults_of", f"{OWN}.TEXTS_LIMITS", 1),
    User(trial_of_house, f"{DESK}.tried", f"{DESK}.LIMITS", HandTold(0, 1, False)),
    User(backup, f"{HOME}.packing", f"{HOME}.LIMITS", 0.5),
    User(records, "game.play.archive.taken_in", "game.play.archive.LIMITS", "", waits=True),
    User(doctor, f"{DOCTOR}.findings", f"{DOCTOR}.LANGUAGES", WRONG, waits=True),
)
ROGUES = (
    *(rogue_work.killed, rogue_work.stalls, rogue_work.takes_long, rogue_work.takes_much),
    rogue_work.floods,
)


def cases() -> Iterator[object]:
    for user in USERS:
        for rogue in ROGUES:
            # Nothing ends it before, or nothing limits its memory.
            if rogue is rogue_work.floods and user.waits:
                continue
            if rogue is rogue_work.takes_much and sys.platform != "linux":
                continue
            yield pytest.param(user, rogue, id=f"{user.begin.__name__} {rogue.__name__}")


@pytest.mark.parametrize(("user", "rogue"), [*cases()])
def test_whatever_it_does_it_is_heard_of_and_nothing_is_left(
    user: User,
    rogue: Callable[..., Iterator[object]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(archive, "is_up_to_date", lambda home: False)
    services = a_house_of_ours()
    services.wake = lambda: None
    limits = pkgutil.resolve_name(user.limits)
    assert min(limits.seconds, limits.mebibytes) > 0
    monkeypatch.setattr(user.limits, limits._replace(seconds=BRIEFLY))
    monkeypatch.setattr(user.work, partial(rogue, user.first))
    is_over, end = user.begin(services)
    until = time.monotonic() + SOON
    if rogue is rogue_work.floods:
        while not Path(rogue_work.FLOODS).exists():
            assert time.monotonic() < until
            assert not is_over()
        end()
    else:
        while not is_over():
            assert time.monotonic() < until
            time.sleep(0.005)
    assert not Path(rogue_work.TAKEN).exists()
    while processes(APART):
        assert time.monotonic() < until
        time.sleep(0.005)
