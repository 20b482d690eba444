"""The six games that come with the program: their defaults, their options, their texts."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from game.engine.cards import parse_cards
from game.engine.fishing.game import FishingGame
from game.engine.rummy.game import RummyGame
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.variants.catalogue import Catalogue
from game.variants.inherit import names_in
from game.variants.load import rules_of, variant_from_mapping
from game.variants.options import Chosen, Value, written
from game.variants.trial import play

ROOT = bundled("assets/variants")
CATALOGUE = Catalogue([ROOT])
GAMES = {name: CATALOGUE.load(name) for name in CATALOGUE.ids()}
MENOS, MAS, CARIOCA = "loba_de_menos", "loba_de_mas", "carioca"
CENTRAL, FRENCH, MONA = "loba_centroamericana", "loba_seis_menes", "la_mona"
COUSINS = ("escoba", "scopa", "cassino")
RUMMIES = (MENOS, MAS, CARIOCA, CENTRAL, FRENCH)
UNLIMITED = 999

TRIOS = ["trio"] * 4
RUNS = ["escalera"] * 3
SIX = [
    TRIOS[:2],
    [*TRIOS[:1], *RUNS[:1]],
    RUNS[:2],
    TRIOS[:3],
    [*TRIOS[:2], *RUNS[:1]],
    [*TRIOS[:1], *RUNS[:2]],
]


def plain(value: Any) -> Any:
    """Typed parts as the words of their files, for tables that can be read."""
    if hasattr(value, "__dataclass_fields__"):
        told = {name: plain(getattr(value, name)) for name in value.__dataclass_fields__}
        return {"part": type(value).__name__, **told}
    if isinstance(value, dict):
        return {key: plain(child) for key, child in value.items()}
    return [plain(item) for item in value] if isinstance(value, tuple) else value


def at(name: str, path: str) -> Any:
    value = plain(GAMES[name].game)
    for step in path.split("."):
        value = value[step]
    return value


def test_there_are_six_and_three_cousins() -> None:
    assert set(GAMES) == {*RUMMIES, MONA, *COUSINS}
    assert all(isinstance(GAMES[name].game, RummyGame) for name in RUMMIES)
    assert all(isinstance(GAMES[name].game, FishingGame) for name in (MONA, *COUSINS))


# The defaults ---------------------------------------------------------------------------------

MATRIX: dict[str, tuple[Any, ...]] = {
    # property: Menos, Más, Carioca, Central American, French
    "players.min": (2, 2, 2, 2, 3),
    "players.max": (5, 5, 2, 5, 5),
    "deck.packs": (2, 2, 2, 2, 2),
    "deck.jokers": (4, 4, 2, 4, 4),
    "deal.hand": (9, 11, 12, 11, 11),
    "deal.upcard": (True, False, True, True, True),
    "first_dealer": ("high_cut", "random", "low_cut", "low_cut", "random"),
    "direction": ("clockwise",) * 5,
    "pile.part": ("TopOfPile", "WholePile", "TopOfPile", "TopOfPile", "TopOfPile"),
    "pile.must_play": (True, False, False, False, False),
    "wild": (["joker"], ["joker", "2"], ["joker"], ["joker"], ["joker"]),
    "wild_move": ("free", "free", "shift_outward", "shift_outward", "shift_outward"),
    "opening.part": ("FreeOpening", "FreeOpening", "Contract", "Contract", "Contract"),
    "lay_off.to": ("any", "own", "any", "any", "any"),
    "lay_off.needs": ("own_meld",) * 5,
    "lay_off.same_turn": (True, True, False, False, False),
    "lay_off.reclaim": (False,) * 5,
    "discard.wilds": ("only_wilds_left", "free", "free", "free", "free"),
    "final_discard": ("optional", "optional", "required", "required", "optional"),
    "stock_out.part": ("Recycle", "EndHand", "Recycle", "Recycle", "Recycle"),
    "blocked_hand": ("score_all",) * 5,
    "score.part": ("Penalty", "TableMinusHand", "Penalty", "Penalty", "Penalty"),
    "match_end.part": ("Eliminate", "TargetScore", "Rounds", "Rounds", "Rounds"),
    "stakes.on": (False,) * 5,
}

MELDS: dict[str, tuple[Any, ...]] = {
    # of the set, of the run
    "min": ((3, 3), (3, 3), (3, 4), (3, 4), (3, 4)),
    "max": ((6, 13), (6, 13), (UNLIMITED, 13), (UNLIMITED, 13), (UNLIMITED, 13)),
    "suits": (*[("three", "same")] * 2, *[("any", "same")] * 3),
    "wilds": ((0, 1), (0, UNLIMITED), (UNLIMITED, UNLIMITED), (UNLIMITED, UNLIMITED), (1, 1)),
}


@pytest.mark.parametrize("path", MATRIX)
def test_the_defaults_of_the_rummies(path: str) -> None:
    assert tuple(at(name, path) for name in RUMMIES) == MATRIX[path]


@pytest.mark.parametrize("key", MELDS)
def test_the_melds_of_the_rummies(key: str) -> None:
    found = []
    for name in RUMMIES:
        one, two = at(name, "melds").values()
        assert (one["part"], two["part"]) == ("SetMeld", "RunMeld")
        found.append((one[key], two[key]))
    assert tuple(found) == MELDS[key]


def test_what_the_melds_are_called_and_aces_in_runs() -> None:
    named = [" ".join(at(name, "melds")) for name in RUMMIES]
    assert named == [*["pierna escalera"] * 2, *["trio escalera"] * 2, "brelan quarte"]
    aces = [list(at(name, "melds").values())[1]["ace"] for name in RUMMIES]
    assert aces == ["either", "either", "round", "either", "either"]


def test_wild_cards_while_the_contract_is_laid() -> None:
    for name in (CARIOCA, CENTRAL, FRENCH):
        kinds = at(name, "melds").values()
        assert [min(kind["wilds"], kind["wilds_when_laid"]) for kind in kinds] == [1, 1]


def contracts(name: str) -> list[list[str]]:
    return [one["melds"] for one in at(name, "opening.rounds")]


def test_the_contracts() -> None:
    assert contracts(CARIOCA) == [*SIX, TRIOS, RUNS]
    assert contracts(CENTRAL) == SIX
    french = {"trio": "brelan", "escalera": "quarte"}
    assert contracts(FRENCH) == [[french[meld] for meld in one] for one in SIX]
    later = [at(name, "opening.new_melds_later") for name in (CARIOCA, CENTRAL, FRENCH)]
    assert later == [False, False, True]
    assert at(FRENCH, "opening.double_sets") is True
    assert all(at(name, "opening.same_rank_sets") for name in (CARIOCA, CENTRAL, FRENCH))


def worth(name: str, table: str, cards: str) -> list[int]:
    score = GAMES[name].game.score
    values = getattr(score, table).by_card
    return [values[card] for card in parse_cards(cards)]


def test_what_cards_count() -> None:
    cards = "X Ah 2c 3d 7s 8h Th Jc Qd Kh"
    assert worth(MENOS, "points", cards) == [10, 10, 2, 3, 7, 8, 10, 10, 10, 10]
    assert worth(CARIOCA, "points", cards) == [25, 15, 2, 3, 7, 8, 10, 10, 10, 10]
    assert worth(CENTRAL, "points", cards) == [25, 15, 2, 3, 7, 8, 10, 11, 12, 13]
    assert worth(FRENCH, "points", cards) == [25, 1, 2, 3, 7, 8, 10, 11, 12, 13]
    assert worth(MAS, "hand", cards) == [3, 3, 3, 1, 1, 2, 2, 2, 2, 2]
    assert worth(MAS, "table", cards)[1:] == [3, 1, 1, 1, 2, 2, 2, 2, 2]
    assert worth(MAS, "wild_as", cards)[1:] == [3, 1, 1, 1, 3, 3, 3, 3, 3]


def test_how_matches_end() -> None:
    rebuys = {"rebuys": 2, "rebuy_price": "fixed", "rebuys_with_two_players": False}
    assert at(MENOS, "match_end") == {"part": "Eliminate", "at": 101, **rebuys}
    assert at(MENOS, "score.out_in_one") == -10
    assert (at(MAS, "match_end.at"), at(MAS, "match_end.wins")) == (150, "highest")
    out = [at(MAS, f"score.{key}") for key in ("out", "out_in_one", "out_in_one_for")]
    assert out == [5, 5, "players"]
    for name in (CARIOCA, CENTRAL, FRENCH):
        assert (at(name, "match_end.count"), at(name, "match_end.wins")) == (0, "lowest")
    assert (at(MENOS, "stakes.how"), at(MAS, "stakes.how")) == ("pot", "difference")


def test_la_mona() -> None:
    assert at(MONA, "players") == {"part": "Players", "min": 2, "max": 4, "partners": [4]}
    whole = {"packs": 1, "jokers": 0, "without": [], "suits": "french"}
    assert at(MONA, "deck") == {"part": "Deck", **whole}
    deal = {"hand": 4, "table": 4, "redeal_on": [], "redeal_from": 1, "first_table": "stays"}
    assert at(MONA, "deal") == {"part": "FishingDeal", **deal}
    assert at(MONA, "first_dealer") == "random"
    assert at(MONA, "standing_builds") == "must_continue"
    may = ("multiple", "raises", "raise_own", "raise_own_needs_previous", "many_cards")
    build = {"part": "SumBuild", "raise_needs_previous": False, **dict.fromkeys(may, True)}
    assert at(MONA, "build") == build
    assert at(MONA, "capture.builds_in_sums") is False
    assert at(MONA, "leftovers") == "last_taker"
    assert at(MONA, "sweep") == {"part": "Sweep", "on_last_play": True, "despite": []}
    assert at(MONA, "match_end") == {"part": "RoundsWon", "wins": 10}
    assert [at(MONA, f"score.{key}") for key in ("most_cards", "most_spades", "sweep")] == [3, 1, 1]


def test_values_of_la_mona() -> None:
    game = GAMES[MONA].game
    assert isinstance(game, FishingGame)
    cards = parse_cards("Ah 2c 2d 9s Jc Qd Kh")
    others = [(2,), (9,), (11,), (12,), (13,)]
    assert [game.capture.adds.lists[card] for card in cards] == [(1, 14), (), *others]
    assert [game.capture.takes.lists[card] for card in cards] == [(14,), (15,), *others]
    prizes = parse_cards("2c Td 2s Ac Ad Ah As 2d Tc")
    assert [game.score.cards.by_card[card] for card in prizes] == [3, 2, 1, 1, 1, 1, 1, 0, 0]


COUSINS_MATRIX: dict[str, tuple[Any, ...]] = {
    # property: Escoba, Scopa, Cassino
    "players": ({"part": "Players", "min": 2, "max": 4, "partners": [4]},) * 3,
    "deck.without": (["8", "9", "10"],) * 2 + ([],),
    "deck.suits": ("spanish", "spanish", "french"),
    "deal.hand": (3, 3, 4),
    "deal.table": (4, 4, 4),
    "deal.redeal_from": (1, 3, 1),
    "deal.first_table": ("dealer", "stays", "stays"),
    "first_dealer": ("random",) * 3,
    "direction": ("anticlockwise", "anticlockwise", "clockwise"),
    "capture.together": (15, 0, 0),
    "capture.groups": ("one", "one", "any"),
    "capture.single_first": (False, True, False),
    "capture.must_take": (False, True, False),
    "capture.pairs": ("all", "all", "one"),
    "standing_builds": ("must_continue", "must_continue", "may_do_all_but_trail"),
    "leftovers": ("last_taker",) * 3,
    "sweep.on_last_play": (True, False, True),
    "score.most_cards": (1, 1, 3),
    "score.most_spades": (0, 0, 1),
    "score.primiera": (0, 1, 0),
    "score.napola": ("none",) * 3,
    "score.sweep": (1, 1, 1),
    "match_end.at": (21, 11, 21),
    "match_end.wins": ("highest",) * 3,
    "match_end.tie": ("another_hand",) * 3,
}


@pytest.mark.parametrize("path", COUSINS_MATRIX)
def test_the_defaults_of_the_cousins(path: str) -> None:
    assert tuple(at(name, path) for name in COUSINS) == COUSINS_MATRIX[path]


# The options ----------------------------------------------------------------------------------

ALLOWED = {
    (MENOS, "jokers_per_run"): "1, 2",
    (MENOS, "reenganche.max"): "0-20, unlimited",
    (MENOS, "joker_discard"): "only_jokers_left, free, never",
    (MAS, "one_turn_bonus"): "5n, 5(n-1)",
    (MAS, "settlement"): "difference, pot",
    (CARIOCA, "jokers"): "0, 2, 4",
    (CARIOCA, "contracts_extra"): "none, escala_sucia, escala_color, escala_real",
    (FRENCH, "value.ace"): "1, 11, 14, 15",
    (MONA, "build_obligation"): "v1, v2, pagat",
    (MONA, "rounds_to_win"): "1, 3, 5, 10",
    (MONA, "mona_also_two"): "false, hand_only",
    ("escoba", "target"): "11, 15, 21, 31",
    ("scopa", "primiera.missing_suit"): "none, zero",
    ("cassino", "court_capture"): "one, or_three, all",
}

EVERY_VALUE = [
    (name, option.key, value)
    for name, variant in GAMES.items()
    for option in variant.options
    for value in option.trials()
]


def test_what_options_offer() -> None:
    offered = {
        (name, option.key): option.allowed
        for name, variant in GAMES.items()
        for option in variant.options
    }
    assert {key: offered[key] for key in ALLOWED} == ALLOWED


@pytest.mark.parametrize(("name", "key", "value"), EVERY_VALUE)
def test_every_value_of_every_option_makes_a_game(name: str, key: str, value: Value) -> None:
    variant = CATALOGUE.load(name, {key: written(value)})
    assert variant.chosen[key] == value
    rules_of(variant.game)
    default = {option.key: option.default for option in GAMES[name].options}[key]
    assert (variant.game == GAMES[name].game) is (written(value) == written(default))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_built_again_from_what_a_save_keeps(name: str) -> None:
    saved = json.loads(json.dumps(GAMES[name].resolved))
    assert variant_from_mapping(saved).game == GAMES[name].game


def test_carioca_becomes_central_american_line_by_line() -> None:
    hybrid = CATALOGUE.load(CARIOCA, preset="central_american").game
    central = GAMES[CENTRAL].game
    assert isinstance(hybrid, RummyGame)
    assert isinstance(central, RummyGame)
    assert hybrid.players.max == 5
    assert (hybrid.deck, hybrid.melds) == (central.deck, central.melds)
    for slot in ("score", "lay_off", "final_discard", "match_end", "deal", "opening"):
        assert getattr(hybrid, slot) == getattr(central, slot)


def test_contracts_of_twelve_are_played_with_twelve() -> None:
    game = CATALOGUE.load(CARIOCA, {"deal": 11}).game
    assert isinstance(game, RummyGame)
    rounds = plain(game.opening)["rounds"]
    assert game.deal.hand == 11
    assert [one["deal"] for one in rounds] == [0, 0, 0, 0, 0, 0, 12, 12]


@pytest.mark.parametrize(
    ("extra", "suits", "wilds"),
    [("escala_sucia", "any", 1), ("escala_color", "colour", 0), ("escala_real", "same", 0)],
)
@pytest.mark.parametrize("count", [6, 8])
def test_a_great_run_comes_after_the_other_contracts(
    extra: str, suits: str, wilds: int, count: int
) -> None:
    chosen: Chosen = {"contracts_extra": extra, "contracts": count}
    game = CATALOGUE.load(CARIOCA, chosen).game
    assert isinstance(game, RummyGame)
    rounds = plain(game.opening)["rounds"]
    assert len(rounds) == count + 1
    told = {"melds": [extra], "deal": 12, "final_discard": "forbidden"}
    assert rounds[-1] | {"part": ""} == {"part": "", **told}
    run = plain(game.melds[extra])
    assert [run[key] for key in ("min", "ace", "suits", "wilds")] == [13, "low", suits, wilds]


def test_the_pot_game_of_the_second_source() -> None:
    game = CATALOGUE.load(MAS, preset="pot_game").game
    assert isinstance(game, RummyGame)
    assert game.wild_move == "replace_other_end"
    assert (game.stakes.on, game.stakes.how) == (True, "pot")


def test_a_rising_price_without_limit() -> None:
    end = plain(CATALOGUE.load(MENOS, preset="escalera_de_reenganches").game)["match_end"]
    assert (end["rebuys"], end["rebuy_price"]) == (UNLIMITED, "escalating")


@pytest.mark.parametrize(("name", "path"), [(MENOS, "rebuy"), (MAS, "per_point")])
def test_one_stake_for_all_that_is_paid(name: str, path: str) -> None:
    stakes = plain(CATALOGUE.load(name, {"stake": 7}).game)["stakes"]
    assert (stakes["stake"], stakes[path]) == (7, 7)


# Texts and files ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_every_text_of_a_game_is_there(language: str, tmp_path: Path) -> None:
    # Under the name of the last fallback, so that no other language helps out.
    shutil.copytree(bundled("locales") / language, tmp_path / "en")
    texts = Texts(["en"], [tmp_path])
    for name, variant in GAMES.items():
        with texts.speaking_of(name):
            assert [key for key in variant.text_keys if not texts.has(key)] == []


def test_rulings_are_told_with_their_options() -> None:
    rulings = {ruling.id: ruling.option for ruling in GAMES[MENOS].rulings}
    assert rulings["R-ME-1"] == "final_discard"
    assert rulings["R-ME-15"] == "reenganche.two_players"
    assert GAMES[MENOS].rulings[0].text_key == "ruling.R_ME_1"


def test_every_base_file_is_used() -> None:
    used = {
        Path(place.file).stem for variant in GAMES.values() for place in variant.sources.values()
    }
    assert {name.rpartition("/")[2] for name in names_in([ROOT])} == used


# Games that nobody wrote a line of code for ---------------------------------------------------

STRANGERS = Catalogue([Path(__file__).parent / "games"])


@pytest.mark.parametrize("name", STRANGERS.ids())
def test_a_game_of_strangers_is_sound_and_can_be_played(name: str) -> None:
    reading = STRANGERS.read(name)
    assert reading.faults == ()
    assert reading.variant is not None
    rules = rules_of(reading.variant.game)
    players = reading.variant.game.players
    for seats in range(players.min, players.max + 1):
        play(rules, seats, hands=2)


def test_which_games_of_strangers_there_are() -> None:
    assert STRANGERS.ids() == ["basic_rummy", "contract_rummy", "royal_cassino"]


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("variant.carioca.about", "variant-carioca-about"),
        ("meld.trio", "meld-trio-carioca"),
        ("variant.la_mona.name", "variant-la_mona-name-carioca"),
    ],
)
def test_a_text_of_one_game_renames_no_other_games(key: str, name: str) -> None:
    assert GAMES["carioca"].text_name(key) == name
