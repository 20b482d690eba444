"""Every case of the YAML files beside this module."""

from __future__ import annotations

import pytest

from .cases import Case, cases_in, complaints

GAMES = (
    *("loba_de_menos", "loba_de_mas", "carioca", "loba_centroamericana", "loba_seis_menes"),
    *("la_mona", "escoba", "scopa", "cassino", "common", "hand_scores"),
)


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case.name) for game in GAMES for case in cases_in(game)]
)
def test_case(case: Case) -> None:
    assert complaints(case.given) == []
