"""Every scene looks as it did, to the pixel. Where one is to look otherwise, look at it (`python -m
tests.gallery`), then write its digest anew: `python -m tests.gallery.golden`."""

from __future__ import annotations

import pytest
from examples import all_examples

from tests.gallery.golden import digest_of, read
from tests.gallery.here import painted_by

EXAMPLES = dict(all_examples())
PAINTED_BY, DIGESTS = read()


def test_every_scene_has_its_digest() -> None:
    assert list(EXAMPLES) == list(DIGESTS)


as_here = pytest.mark.skipif(painted_by() != PAINTED_BY, reason=f"painted by {PAINTED_BY}")


@as_here
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_scene_looks_as_it_did(name: str) -> None:
    assert digest_of(EXAMPLES[name]) == DIGESTS[name]
