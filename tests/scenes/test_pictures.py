"""Every scene looks as it did. Where one is to look otherwise, its digest is written anew:
`python -m tests.gallery.golden`."""

from __future__ import annotations

import pytest
from examples import all_examples

from tests.gallery.golden import digest_of, painted_by, read

EXAMPLES = dict(all_examples())
PAINTED_BY, DIGESTS = read()


def test_every_scene_has_its_digest() -> None:
    assert list(EXAMPLES) == list(DIGESTS)


@pytest.mark.skipif(painted_by() != PAINTED_BY, reason=f"painted by {PAINTED_BY}")
@pytest.mark.parametrize("name", EXAMPLES)
def test_a_scene_looks_as_it_did(name: str) -> None:
    assert digest_of(EXAMPLES[name]) == DIGESTS[name]
