"""Every scene looks as it did, to the pixel; and so does a table at each act, which takes longer:
`python -m pytest -m long tests/scenes/test_pictures.py`. Where one is to look otherwise, look at it
(`python -m tests.gallery`), then write its digest anew: `python -m tests.gallery.golden`."""

from __future__ import annotations

import pytest
from examples import all_examples
from films import FILMS

from tests.gallery.golden import digest_of, digest_of_film, read
from tests.gallery.here import painted_by

EXAMPLES = dict(all_examples())
PAINTED_BY, DIGESTS = read()


def test_every_scene_has_its_digest() -> None:
    assert [*EXAMPLES, *FILMS] == list(DIGESTS)


as_here = pytest.mark.skipif(painted_by() != PAINTED_BY, reason=f"painted by {PAINTED_BY}")


@as_here
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_scene_looks_as_it_did(name: str) -> None:
    assert digest_of(EXAMPLES[name]) == DIGESTS[name]


@as_here
@pytest.mark.long
@pytest.mark.parametrize("name", FILMS)
def test_a_table_looks_and_sounds_as_it_did_at_each_act(name: str) -> None:
    assert digest_of_film(name) == DIGESTS[name]
