"""The rules of one's house: files that change a game of ours in one thing or four.

A right one passes, and its options say what it says. A wrong one is told once, at its own line,
with the words that mend it.
"""

from __future__ import annotations

from functools import reduce
from pathlib import Path

import pytest

from game.__main__ import main
from game.reading.yaml_tree import plain_of
from game.variants.catalogue import own_roots
from game.variants.load import Reading, read_variant
from game.variants.options import written
from game.variants.trial import try_options

Capture = pytest.CaptureFixture[str]


def read(file: Path, text: str | bytes) -> Reading:
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return read_variant(file, (*own_roots(), file.parent))


RIGHT = {
    "carioca": [
        "score: {points: {joker: 50}}",
        "score: {points: {joker: 30, A: 11}}",
        "score: {points: {J-K: face}}",
        "score: {points: {J: 11, Q: 12, K: 13}}",
        "players: {min: 4, max: 4}",
        "players: {min: 2, max: 3}",
        "players: {max: 3}\ndeck: {packs: 1}",
        "deal: {hand: 13}",
        "deal: {hand: {2: 12, 3: 12, 4: 11}}\nplayers: {max: 4}",
        "deck: {packs: 3, jokers: 6}",
        "deck: {jokers: 0}",
        "wild: [joker, 2]",
        "wild: [2]\ndeck: {jokers: 0}",
        "melds: {escalera: {ace: either}}",
        "melds: {escalera: {ace: low}, trio: {wilds: 1}}",
        "opening: {rounds: [[trio, trio], [trio, escalera]]}",
        "opening: {rounds+: [[trio, escalera, escalera]]}",
        "opening: {new_melds_later: true}",
        "opening: free\nmatch_end: {count: 5}",
        "opening: free\nmatch_end: {part: target, at: 100, wins: lowest}",
        "match_end: {part: eliminate, at: 300}",
        "pile: none",
        "pile: whole",
        "stock_out: end_hand",
        "stock_out: {how: flip}",
        "final_discard: optional\nfirst_dealer: random\ndirection: anticlockwise\nwild_move: free",
        "stakes: {on: true, stake: 5}",
    ],
    "loba_de_menos": [
        "score: {points: {joker: 50}, out_in_one: 0}",
        "players: {min: 4, max: 4}",
        "deal: {hand: 12}",
        "deck: {packs: 3}",
        "deck: {jokers: 0}",
        "deck: {jokers: 0}\nwild: []",
        "match_end: {at: 151, rebuys: 30}",
        "match_end: {rebuys: 0}",
        "match_end: {part: target, at: 101, wins: lowest}",
        "pile: none",
        "melds: {escalera: {wilds: 3}, pierna: {suits: any}}",
        "melds: {escalera: {wilds: unlimited}}",
        "stakes: {on: true, stake: 10, rebuy: 10}",
        "stakes: {on: true, stake: 10, rebuy: 5}",
        "lay_off: {to: nobody}",
        "opening: {part: contract, rounds: [[pierna], [escalera]]}\n"
        "match_end: {part: rounds, wins: lowest}",
    ],
    "loba_de_mas": [
        "score: {out: 10, hand: {joker: 50}}",
        "players: {min: 4, max: 4}",
        "deal: {hand: 12}\ndeck: {packs: 3}",
        "match_end: {at: 1000}",
        "pile: top",
        "wild: [joker, 2, 3]",
        "stock_out: recycle",
        "stakes: {on: true, how: pot, stake: 3}",
    ],
    "loba_centroamericana": [
        "score: {points: {joker: 50}}",
        "opening: {rounds: [[trio, trio]]}",
        "deal: {hand: 12}\ndeck: {packs: 3}",
    ],
    "loba_seis_menes": [
        "score: {points: {joker: 50, A: 20}}",
        "opening: {double_sets: false, new_melds_later: false}",
        "melds: {quarte: {suits: any}}",
    ],
    "la_mona": [
        "players: {min: 4, max: 4}",
        "players: {min: 2, max: 3}",
        "match_end: {wins: 7}",
        "match_end: {part: target, at: 21, wins: highest}",
        "score: {sweep: 2, cards: {2c: 5}}",
        "build: none",
        "standing_builds: free",
        "capture: {takes: {2c: 2}}",
        "deal: {redeal_on: [2c]}\nsweep: {despite: [2c]}",
    ],
}


CASES = [(game, body) for game, bodies in RIGHT.items() for body in bodies]


@pytest.mark.parametrize(("game", "body"), CASES)
def test_a_right_file_passes_and_its_options_say_what_it_says(
    tmp_path: Path, game: str, body: str
) -> None:
    file = tmp_path / "casa.yaml"
    reading = read(file, f"extends: {game}\n{body}\n")
    variant = reading.variant
    assert reading.faults == ()
    assert variant is not None
    assert list(try_options(file, (*own_roots(), tmp_path), variant)) == []
    for option in variant.options:
        assert option.meant(option.default) is not None
        offered = option.nodes.get(written(option.default))
        for path in option.paths:
            said = reduce(lambda tree, step: tree.get(step, {}), path.split("."), variant.resolved)
            # What is not said is as usual.
            if said != {}:
                assert said == (option.default if offered is None else plain_of(offered))


FOLLOWED = [
    ("carioca", "score: {points: {joker: 50}}", "value.joker", 50, (25, 50)),
    ("carioca", "score: {points: {joker: 30}}", "value.joker", 30, (25, 30, 50)),
    ("carioca", "players: {min: 4, max: 4}", "players", 4, (4, 5)),
    ("carioca", "deal: {hand: 13}", "deal", 13, (13, 12, 11)),
    ("carioca", "melds: {escalera: {ace: either}}", "ace", "high_low", ("circular", "high_low")),
    ("carioca", "direction: anticlockwise", "direction", "anticlockwise", None),
    ("loba_de_menos", "melds: {escalera: {wilds: unlimited}}", "jokers_per_run", "unlimited", None),
    ("la_mona", "match_end: {wins: 7}", "rounds_to_win", 7, (1, 3, 5, 7, 10)),
]


@pytest.mark.parametrize(("game", "body", "key", "default", "values"), FOLLOWED)
def test_an_option_follows_the_file(
    tmp_path: Path, game: str, body: str, key: str, default: object, values: object
) -> None:
    variant = read(tmp_path / "casa.yaml", f"extends: {game}\n{body}\n").variant
    assert variant is not None
    option = next(one for one in variant.options if one.key == key)
    assert option.default == default
    assert values in (None, option.values)


def test_a_span_grows_to_what_the_file_says(tmp_path: Path) -> None:
    variant = read(tmp_path / "casa.yaml", "extends: loba_de_mas\nmatch_end: {at: 1000}\n").variant
    assert variant is not None
    target = next(one for one in variant.options if one.key == "target")
    assert (target.default, target.allowed) == (1000, "50-1000")


GONE = [
    ("loba_de_menos", "match_end: {part: target, at: 99, wins: lowest}", {"reenganche.max"}),
    ("loba_de_menos", "pile: none", {"pickup_for_layoff", "pickup_layoff_with_first_meld"}),
    ("loba_de_menos", "deck: {jokers: 0}", {"wild_move", "joker_reclaim", "value.joker"}),
    ("carioca", "opening: free\nmatch_end: {count: 5}", {"contracts", "adjoining_runs"}),
    ("carioca", "opening: {rounds: [[trio, trio]]}", {"contracts"}),
    ("carioca", "stock_out: end_hand", {"stock_end", "stall_guard_recycles", "blocked_hand"}),
    ("carioca", "melds: {escalera: {ace: low}}", {"ace"}),
    ("carioca", "score: {points: {J: 11, Q: 12, K: 13}}", {"value.court"}),
    ("la_mona", "build: none", {"raise_own_build", "build_obligation"}),
]


@pytest.mark.parametrize(("game", "body", "gone"), GONE)
def test_a_part_takes_its_options_with_it_and_what_speaks_of_them(
    tmp_path: Path, game: str, body: str, gone: set[str]
) -> None:
    variant = read(tmp_path / "casa.yaml", f"extends: {game}\n{body}\n").variant
    assert variant is not None
    left = {option.key for option in variant.options}
    assert not gone & left
    assert all(choices.keys() <= left for choices in variant.presets.values())
    assert all(ruling.option in {"", *left} for ruling in variant.rulings)


def test_a_choice_that_makes_no_game_any_more_is_not_offered(tmp_path: Path) -> None:
    text = "extends: carioca\nplayers: {max: 3}\ndeck: {packs: 1}\n"
    variant = read(tmp_path / "casa.yaml", text).variant
    assert variant is not None
    assert {one.key: one.allowed for one in variant.options}["players"] == "2, 3"
    # Five players are one of its choices.
    assert "central_american" not in variant.presets


def test_a_question_that_the_house_answers_is_open_no_more(tmp_path: Path) -> None:
    file = tmp_path / "casa.yaml"
    plain = read(file, "extends: carioca\n").variant
    four = read(file, "extends: carioca\ndeck: {jokers: 4}\n").variant
    assert plain is not None
    assert four is not None
    assert {one.id for one in plain.rulings} - {one.id for one in four.rulings} == {"R-CA-1"}


def test_a_house_changes_what_another_house_plays(tmp_path: Path) -> None:
    read(tmp_path / "casa.yaml", "extends: carioca\nscore: {points: {joker: 50}}\n")
    at_hers = read(tmp_path / "abuela.yaml", "extends: casa\ndeck: {jokers: 3}\n")
    assert at_hers.faults == ()
    assert at_hers.variant is not None
    assert at_hers.variant.resolved["score"]["points"]["joker"] == 50
    usual = {option.key: option.default for option in at_hers.variant.options}
    assert (usual["value.joker"], usual["jokers"]) == (50, 3)


def test_a_file_without_an_id_is_called_like_its_file(tmp_path: Path) -> None:
    variant = read(tmp_path / "casa.yaml", "extends: carioca\n").variant
    assert variant is not None
    assert variant.id == "casa"


# What is wrong is told once -------------------------------------------------------------------

#: Each with its line, its key path, and words of the mend.
WRONG: list[tuple[str | bytes, int, str, str]] = [
    # The file
    ("", 1, "", "begins with “extends: carioca”"),
    ("- extends: carioca\n", 1, "", "such as “schema: 1”"),
    ("extends carioca\n", 1, "", "such as “schema: 1”"),
    ("extends: carioca\nscore:\n\tpoints: {joker: 50}\n", 3, "", "indented with spaces"),
    ("extends: carioca\nscore: {points: {joker: 50}\n", 3, "", "opened on line 2 is not closed"),
    ("extends: carioca\nscore\n  points: {joker: 50}\n", 3, "", "missing after the key"),
    ("extends: carioca\n# año\n".encode("latin-1"), 2, "", "Save the file as UTF-8"),
    ("extends: carioca\n".encode("utf-16"), 1, "", "Save the file as UTF-8"),
    ("extends: carioca\r\ndeck: {jokres: 4}\r\n", 2, "deck.jokres", "Did you mean “jokers”?"),
    (b"\xef\xbb\xbfextends: carioca\npille: none\n", 2, "pille", "Did you mean “pile”?"),
    ("extends: carioca\ndeck: {jokers: 2}\ndeck: {packs: 3}\n", 3, "deck", "already on line 2"),
    ("extends: carioca\nscore: {points: {joker:50}}\n", 2, "score.points", "as in “joker: 50”"),
    ("extends: carioca\nscore: {points: {joker 50}}\n", 2, "score.points", "as in “joker: 50”"),
    # What it builds on
    ("extend: carioca\nscore: {points: {joker: 50}}\n", 1, "extend", "mean “extends”?"),
    ("id: casa\nextiende: carioca\n", 2, "extiende", "Did you mean “extends”?"),
    ("extends: carioka\n", 1, "extends", "Did you mean “carioca”?"),
    ("extends: Carioca.yaml\n", 1, "extends", "Did you mean “carioca”?"),
    ("extends: casa\n", 1, "extends", "this very file"),
    ("extends:\n", 1, "extends", "give it a value"),
    ("schema: 1\nid: casa\ndeck: {}\n", 1, "family", "“extends: carioca”"),
    ("extends: carioca\nfamily: fishing\n", 2, "family", "leave “family” out"),
    ("schema: 2\nextends: carioca\n", 1, "schema", "knows schema 1"),
    ("id: Mi casa\nextends: carioca\n", 1, "id", "lowercase letters"),
    # Keys and values
    ("extends: carioca\nscore: {pionts: {joker: 50}}\n", 2, "score.pionts", "“points”?"),
    ("extends: carioca\nscore: {joker: 50}\n", 2, "score.joker", "“points.joker”?"),
    ("extends: carioca\npoints: {joker: 50}\n", 2, "points", "Did you mean “score.points”?"),
    ("extends: carioca\nhand: 12\n", 2, "hand", "Did you mean “deal.hand”?"),
    ("extends: carioca\nscore: {points: {jocker: 5}}\n", 2, "score.points.jocker", "“joker”?"),
    ("extends: carioca\nscore: {points: {K-J: 5}}\n", 2, "score.points.K-J", "low to high"),
    ("extends: carioca\nscore: {points: {joker: fifty}}\n", 2, "score.points.joker", "whole"),
    ("extends: carioca\nscore: {points: {joker: 5000}}\n", 2, "score.points.joker", "1,000"),
    ("extends: carioca\nscore: {points: {9-K: 10}}\n", 2, "score.points.9-K", "in one of them"),
    ("extends: carioca\nscore: {points: {A: null}}\n", 2, "score.points", "worth: A"),
    ("extends: carioca\ndeck: {jokers: -2}\n", 2, "deck.jokers", "may be 0 to 8"),
    ("extends: carioca\ndeck: 3\n", 2, "deck", "such as {packs: …, jokers: …, without: …"),
    ("extends: carioca\nplayers: 4\n", 2, "players", "such as {min: …, max: …}"),
    ("extends: carioca\ndeal: {upcard: yes}\n", 2, "deal.upcard", "Write “true”"),
    ("extends: carioca\ndirection: clockwize\n", 2, "direction", "mean “clockwise”?"),
    ("extends: carioca\nwild: [jokers]\n", 2, "wild.1", "Did you mean “joker”?"),
    ("extends: carioca\nwild: 2\n", 2, "wild", "such as [a, b]"),
    ("extends: la_mona\nscore: {cards: {11d: 2}}\n", 2, "score.cards.11d", "a card such as 2c"),
    ("extends: loba_de_menos\nmatch_end: target\n", 2, "match_end", "{part: target, at: …}"),
    ("extends: loba_de_menos\nmatch_end: {part: tarjet}\n", 2, "match_end.part", "“target”?"),
    ("extends: loba_de_menos\npile: {part: none, must_play: true}\n", 2, "pile.must_play", "part"),
    # The game as a whole
    ("extends: carioca\nplayers: {min: 4}\n", 2, "players.min", "lower the one"),
    ("extends: carioca\nplayers: {max: 8}\ndeck: {packs: 1}\n", 2, "deal.hand", "add a pack"),
    ("extends: carioca\nopening: free\n", 2, "match_end", "“count: 6”"),
    ("extends: carioca\nopening: {rounds: [trio, trio]}\n", 2, "opening.rounds.1", "[trio, trio]"),
    ("extends: carioca\nopening: {rounds: [[trios]]}\n", 2, "opening.rounds.1", "“trio”?"),
    (
        "extends: carioca\nopening: {rounds: [[trio, trio, trio, trio, trio]]}\n",
        *(2, "opening.rounds.1", "Deal more, or ask for less"),
    ),
    ("extends: carioca\nmelds: {escalera: null}\n", 2, "opening.rounds.2", "here: trio"),
    ("extends: carioca\nmelds: {escalera: {min: 9}}\n", 2, "opening.rounds.3", "ask for less"),
    ("extends: loba_de_menos\nmelds: {pierna: {max: 2}}\n", 2, "melds.pierna.min", "raise the"),
    (
        "extends: loba_de_menos\nmelds: {escalera: {min: 12}}\n",
        2,
        "melds.escalera.min",
        "deal more",
    ),
    ("extends: loba_de_menos\nwild: []\n", 2, "deck.jokers", "among the wild cards"),
    ("extends: la_mona\ndeal: {hand: 5}\n", 2, "deal.hand", "8 are left over"),
    # Options
    (
        "extends: carioca\noptions: {value.joker: {default: 50}}\n",
        *(2, "options.value.joker.default", "write 25 here, or 50 there"),
    ),
    (
        "extends: carioca\noptions: {value.joker: {values: [20, 40]}}\n",
        *(2, "options.value.joker.values", "may be 20, 40, not “25”"),
    ),
    (
        "extends: carioca\noptions: {value.jocker: {default: 25}}\n",
        *(2, "options.value.jocker", "Did you mean “value.joker”?"),
    ),
    (
        "extends: carioca\noptions: {size: {at: deal.hands, values: [9, 12], default: 12}}\n",
        *(2, "options.size.at", "Did you mean “deal.hand”?"),
    ),
    (
        "extends: carioca\npresets: {mine: {value.joker: 30}}\n",
        *(2, "presets.mine.value.joker", "may be 25, 50"),
    ),
    # What means nothing
    ("extends: loba_de_menos\ndeck: {jokers: 0}\nwild_move: fixed\n", 3, "wild_move", "no wild"),
    (
        "extends: loba_de_menos\ndeck: {jokers: 0}\nlay_off: {reclaim: true}\n",
        *(3, "lay_off.reclaim", "no wild cards"),
    ),
    (
        "extends: loba_de_menos\ndeck: {jokers: 0}\nscore: {points: {joker: 30}}\n",
        *(3, "score.points.joker", "no jokers in the deck"),
    ),
    ("extends: carioca\npile: {for_lay_off: false}\n", 2, "pile.for_lay_off", "“must_play”"),
    # What only shows when it is played
    ("extends: loba_de_menos\nmatch_end: {at: 10000}\n", 2, "match_end", "Lower the limit"),
    (
        "extends: la_mona\n"
        "score: {most_cards: 0, most_spades: 0, sweep: 0, cards: {A: 0, 2c: 0, 2s: 0, 10d: 0}}\n",
        *(2, "score", "nobody scored a point"),
    ),
    (
        "extends: loba_de_menos\nmelds: {pierna: {min: 6}, escalera: {min: 10}}\n",
        *(2, "", "were blocked: nobody could go out"),
    ),
    (
        "extends: loba_de_menos\nmelds: {pierna: {min: 6}, escalera: {min: 9}}\n",
        *(2, "", "were blocked"),
    ),
]


@pytest.mark.parametrize(("text", "line", "path", "mend"), WRONG)
def test_a_wrong_file_is_told_once_where_it_is_wrong_and_how_to_mend_it(
    capsys: Capture, tmp_path: Path, text: str | bytes, line: int, path: str, mend: str
) -> None:
    file = tmp_path / "casa.yaml"
    read(file, text)
    main(["variants", "check", str(file), "--lang", "en"])
    lines = capsys.readouterr().out.splitlines()
    told = [one for one in lines if "This game has no name yet" not in one]
    faults = [one for one in told if ": error: " in one or ": warning: " in one]
    assert len(faults) == 1, "\n".join(told)
    assert faults[0].startswith(f"{file}:{line}:"), faults[0]
    assert (f" {path}: " if path else ": ") in faults[0]
    assert mend in faults[0]


def test_games_that_extend_each_other_are_told_where_the_circle_closes(tmp_path: Path) -> None:
    (tmp_path / "otra.yaml").write_text("\nextends: casa\n", encoding="utf-8")
    (fault,) = read(tmp_path / "casa.yaml", "extends: otra\n").faults
    assert (Path(fault.file).name, fault.line, fault.key) == ("otra.yaml", 2, "fault.extends_cycle")


def test_a_fault_of_the_file_below_is_told_by_the_name_of_that_file(tmp_path: Path) -> None:
    below = tmp_path / "otra.yaml"
    below.write_text("id: otra\nextends: la_mona\n\nplayers: {min: 5}\n", encoding="utf-8")
    (fault,) = read(tmp_path / "casa.yaml", "extends: otra\nplayers: {max: 3}\n").faults
    assert (Path(fault.file).name, fault.line, fault.key) == (
        *("otra.yaml", 4),
        "fault.least_over_most",
    )


def test_what_is_sound_tells_how_bots_played_it(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "casa.yaml"
    read(file, "extends: loba_de_menos\nmatch_end: {at: 151}\n")
    assert main(["variants", "check", str(file), "--lang", "en"]) == 0
    sound = capsys.readouterr().out.splitlines()[-2]
    assert sound.startswith(f"{file}: sound. Hands that bots played: ")
    assert "Matches played to the end: " in sound
