"""The title of every page stands at the same place."""

from __future__ import annotations

import pytest
from examples import all_examples
from services import a_house, shown

PAGES = {
    "coach": "How it went",
    "coach_practice": "Practice",
    "judge_take": "Is this allowed?  La Mona",
    "keys": "Keys and buttons",
    "learn": "Learn",
    "load": "Saved matches",
    "load_empty": "Saved matches",
    "people": "Who is sitting here?",
    "phones_begin": "Phones",
    "rules_points": "Rules",
    "scoring_fishing": "Ana and Carmen win round 2",
    "scoring_next": "Hand 7: Carmen goes out",
    "settings": "Settings",
    "setup": "New table",
    "statistics": "Statistics",
}


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_titles_of_all_pages_stand_at_one_height(size: tuple[int, int]) -> None:
    examples, places = dict(all_examples()), set()
    for name, words in PAGES.items():
        services = a_house(size)
        shown(services, examples[name](services))
        [title] = [one for one in services.stack.sprites() if one.says == words]
        places.add((title.x, round(title.y + title.surface.get_height() / 2)))
    (lefts, middles) = zip(*places, strict=True)
    assert len(set(lefts)) == 1, places
    assert max(middles) - min(middles) <= 1, places
