"""Every number of the dossier has its case."""

from __future__ import annotations

from . import test_dealing, test_fishing_rounds, test_melds
from .cases import cases_in
from .test_cases import GAMES

#: The vectors, as they are numbered.
VECTORS = {
    "ME": (
        "01 02 04 05 07 08 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35 37 38 40 41 43"
        " 44 46"
    ),
    "MA": (
        "01 02 03 04 05 06 07 08 09 10 12 13 15 16 18 19 21 22 24 25 27 28 30 31 33 34 36 37 39"
    ),
    "CR": "01 02 04 05 07 08 10 11 13 14 16 17 19 20 22 23 25 26",
    "CL": "01 02 04 05 07 08 10 11 13 14 16 17",
    "FR": "01 02 04 05 07 08 10 11 13 14 16 17 19 20 22 23 25 26",
    "MO": (
        "01 02 04 05 07 08 10 11 13 14 16 17 19 20 22 23 25 26 28 29 31 32 34 35 37 38 40 41 43"
        " 44 46 47 49"
    ),
    "ES": "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16",
    "SC": "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17",
    "CS": "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20",
}
#: The rulings: as many as there are of each.
RULINGS = {
    "G": 10,
    "ME": 18,
    "MA": 12,
    "CA": 14,
    "CL": 7,
    "FR": 13,
    "MO": 30,
    "ES": 6,
    "SC": 7,
    "CS": 7,
}
TABLES = ("TABLE-1.3", "TABLE-2.4", "TABLE-3.2", "TABLE-3.4", "TABLE-4.5", "TABLE-6.3")


def wanted() -> set[str]:
    vectors = {f"{game}-{number}" for game, told in VECTORS.items() for number in told.split()}
    rulings = {f"R-{game}-{at + 1}" for game, most in RULINGS.items() for at in range(most)}
    return vectors | rulings | set(TABLES)


def test_every_vector_and_ruling_has_a_case() -> None:
    told = {case.rule for game in GAMES for case in cases_in(game)}
    told |= test_dealing.rules_told() | test_melds.rules_told() | test_fishing_rounds.rules_told()
    assert wanted() - told == set()
