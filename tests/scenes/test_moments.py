"""What a page shows while something moves on it, moment by moment: numbers that are counted up,
places that rise, a card that flies."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import md5
from pathlib import Path

import pytest
from examples import all_examples
from houses import a_house, wait

from game.scenes.settings.scene import SettingsScene
from game.scenes.shell.scene import Scene, Services
from game.settings import SHOWN
from tests.gallery.seen import due, labelled, lines
from tests.kept import assert_kept

KEPT = Path(__file__).with_name("kept") / "moments"
EXAMPLES = dict(all_examples())
SIZE = (1024, 640)
#: Seconds from one moment to the next.
STEPS = (0.05, 0.25, 0.3, 0.5, 0.8, 3.0)


def opened(name: str) -> Callable[[Services], object]:
    return lambda services: services.stack.push(EXAMPLES[name](services))


def slower(services: Services) -> None:
    """Choose another speed, which a card shows."""
    scene = EXAMPLES["settings"](services)
    assert isinstance(scene, SettingsScene)
    services.stack.push(scene)
    wait(services, 0.1)
    scene.set(next(one for one in SHOWN if one.field == "speed"), 2)


PAGES = {
    **{
        name: opened(name)
        for name in (
            *("scoring_next", "scoring_fishing", "scoring_first_hand", "scoring_table_and_hand"),
            *("settlement_pot", "settlement_partners", "settlement_difference"),
        )
    },
    "settings_speed": slower,
}


@pytest.mark.parametrize("name", PAGES)
def test_each_moment_looks_as_it_did(name: str) -> None:
    looks = []
    with labelled() as labels:
        services = a_house(SIZE)
        services.stack.push(Scene(services))
        PAGES[name](services)
        for seconds in STEPS:
            wait(services, seconds)
            seen = "\n".join([*lines(services, labels), due(services)])
            looks.append(f"{seen.count(chr(10))} {md5(seen.encode()).hexdigest()[:8]}")
    assert len(set(looks)) > 1, "it moves"
    kept = zip(STEPS, looks, strict=True)
    assert_kept(KEPT / f"{name}.txt", "".join(f"{after} {look}\n" for after, look in kept))
