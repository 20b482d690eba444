"""A game of one's house that is changed by the mouse: what its file says, and what stays in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine import parts
from game.reading.yaml_edit import GONE
from game.variants.catalogue import Catalogue, own_roots
from game.variants.fields import ROUND, GameField, fields_of, owner_of
from game.variants.house_game import HouseGame, at, free_file, melds_of
from game.variants.load import read_variant, variant_from_mapping
from game.variants.mends import mends
from game.variants.points_row import RANKS, counts, painted
from game.variants.schema import FAMILIES

GAMES = Catalogue(own_roots()).ids()
BY_HAND = """\
# our rules, written at Christmas
schema: 1
id: mine
extends: carioca   # the long one
name: Ours

deck: {packs: 2, jokers: 3}  # one got lost
score:
    points: {A: 20,
             joker: 50}   # hard

# pile: none
"""


def house(tmp_path: Path, game: str, more: str = "") -> HouseGame:
    text = f"schema: 1\nid: mine\nextends: {game}\nname: Ours\n{more}"
    return HouseGame(tmp_path / "mine.yaml", text, own_roots())


@pytest.mark.parametrize("game", GAMES)
def test_all_that_can_be_set_has_a_value_but_for_tables_of_points(
    tmp_path: Path, game: str
) -> None:
    made = house(tmp_path, game)
    unset = [one.shape for path, one in made.fields() if made.value(path) is GONE]
    assert {type(shape) for shape in unset} <= {parts.Points}


# The text -------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["plain", "crlf", "bom"])
def test_an_unchanged_file_opens_unchanged(tmp_path: Path, form: str) -> None:
    text = {"plain": BY_HAND, "crlf": BY_HAND.replace("\n", "\r\n"), "bom": "\ufeff" + BY_HAND}[
        form
    ]
    file = tmp_path / "mine.yaml"
    file.write_bytes(text.encode())
    opened = HouseGame.opened(file, own_roots())
    assert opened.is_kept
    opened.keep()
    assert file.read_bytes() == text.encode()
    # There and back.
    opened.set("score.points.joker", 30)
    assert opened.value("deck.jokers") == 3
    opened.set("score.points.joker", 50)
    opened.set("direction", "anticlockwise")
    opened.set("direction", "clockwise")
    opened.keep()
    assert file.read_bytes() == text.encode()


def test_what_was_written_by_hand_stays_where_others_change(tmp_path: Path) -> None:
    opened = HouseGame(tmp_path / "mine.yaml", BY_HAND, own_roots())
    opened.set("score.points.A", 15)
    opened.set("pile.rediscard", False)
    opened.set("players.max", 4)
    changed = opened.text.splitlines()
    for line in BY_HAND.splitlines():
        if "A: 20" not in line and "joker: 50" not in line:
            assert line in changed
    assert "joker: 50}   # hard" in opened.text
    assert "A: 20" not in opened.text
    assert read(opened).game.deck.jokers == 3


def read(opened: HouseGame) -> Any:
    opened.keep()
    reading = read_variant(opened.file, own_roots())
    assert reading.variant is not None, reading.faults
    return reading.variant


def test_what_the_game_below_says_is_not_written(tmp_path: Path) -> None:
    opened = house(tmp_path, "carioca")
    before = opened.text
    opened.set("deck.jokers", 4)
    assert "jokers: 4" in opened.text
    opened.set("deck.jokers", 2)
    assert opened.text == before
    opened.take_back()
    assert opened.value("deck.jokers") == 4


def test_names_are_said_by_language(tmp_path: Path) -> None:
    opened = house(tmp_path, "carioca")
    opened.say("name", "Nuestra Carioca")
    assert opened.said("name") == "Nuestra Carioca"
    opened.say("name", "Our Carioca", "en", before="es")
    assert opened.said("name") == {"es": "Nuestra Carioca", "en": "Our Carioca"}
    opened.say("about", "Fifty: for a joker.", "en")
    opened.say("crest", "puma")
    kept = read(opened)
    assert kept.words["name"]["en"] == "Our Carioca"
    assert kept.words["about"] == {"en": "Fifty: for a joker."}
    assert kept.crest == "puma"
    # A match carries them.
    again = variant_from_mapping(kept.resolved)
    assert (again.words, again.crest, again.game) == (kept.words, kept.crest, kept.game)
    opened.say("about", "", "en")
    assert opened.said("about") is GONE


def test_no_other_game_has_the_name_of_a_new_file(tmp_path: Path) -> None:
    assert free_file(tmp_path, "a", []).name == "a.yaml"
    assert free_file(tmp_path, "a", ["a", "a_2"]).name == "a_3.yaml"


def test_what_is_written_by_hand_meanwhile_is_taken_over(tmp_path: Path) -> None:
    opened = house(tmp_path, "carioca")
    opened.set("deck.jokers", 3)
    opened.keep()
    opened.file.write_text(f"{opened.text}# by hand\ndirection: anticlockwise\n", encoding="utf-8")
    assert opened.catch_up()
    opened.set("deal.hand", 13)
    assert "# by hand" in opened.text
    assert opened.value("direction") == "anticlockwise"
    opened.keep()
    opened.file.write_text("deck: {jokers: 3\n", encoding="utf-8")
    assert not opened.catch_up()


# Options --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_option_is_written_and_told_again(tmp_path: Path, game: str) -> None:
    opened = house(tmp_path, game)
    before = opened.text
    for option in opened.options:
        for value in option.values or option.trials():
            opened.choose(option, value)
            assert opened.value_of(option) == value
            wanted = Catalogue(own_roots()).load(game, {option.key: value})
            assert opened.reading.variant is not None
            assert opened.reading.variant.game == wanted.game
        opened.choose(option, option.default)
        assert opened.text == before


def test_options_of_the_same_keys_are_told_apart(tmp_path: Path) -> None:
    opened = house(tmp_path, "carioca")
    by_key = {one.key: one for one in opened.options}
    opened.choose(by_key["contracts"], 6)
    opened.choose(by_key["contracts_extra"], "escala_real")
    told = opened.value_of(by_key["contracts"]), opened.value_of(by_key["contracts_extra"])
    assert told == (6, "escala_real")
    opened.set("opening.rounds", [["trio", "trio"]])
    assert opened.value_of(by_key["contracts"]) is None


# Every field ----------------------------------------------------------------------------------


def others(one: GameField, now: Any) -> Iterator[Any]:
    """Values that a field may have, besides the present one."""
    match one.shape:
        case parts.Flag():
            yield not now
        case parts.Whole(low, high, unlimited):
            numbers = [now + 1, now - 1] if isinstance(now, int) else []
            near = [value for value in (*numbers, low, high) if low <= value <= high]
            yield from (value for value in near if value != now)
            yield from ["unlimited"] * (unlimited and now != "unlimited")
        case parts.Word(choices):
            yield from (word for word in choices if word != now)
        case parts.ByPlayers(low, high):
            if isinstance(now, int):
                yield from (value for value in (now - 1, now + 1) if low <= value <= high)
            yield {str(count): 4 for count in range(2, 9)}
        case parts.RankList():
            yield from (["2"], ["K", "Q"], [])
        case parts.CardList():
            yield from (["2c"], [])
        case parts.Counts():
            yield from ([4], [])
        case parts.RoundList():
            more = {"melds": melds_of(now[0]), "deal": 12, "final_discard": "optional"}
            yield [*now[:-1], more]
            yield now[:1]


def changed_at_random(opened: HouseGame, dice: Random) -> None:
    path, one = dice.choice(list(opened.fields()))
    now = opened.value(path)
    match one.shape:
        case parts.PartSlot(slot):
            opened.choose_part(path, slot, dice.choice(list(parts.parts_of(slot))))
        case parts.Named(slot):
            names = list(opened.game["melds"])
            if dice.random() < 0.5 and len(names) > 1:
                opened.remove_meld(dice.choice(names))
            elif len(names) < 5:
                opened.add_meld(dice.choice(list(parts.parts_of(slot))))
        case parts.Points(lists, extra, low, high):
            key = dice.choice((*RANKS, *extra))
            value = dice.choice([dice.randint(low, high), "face", *([[]] if lists else [])])
            table = painted({} if now is GONE else now, key, value)
            opened.put({f"{path}.{name}": said for name, said in table.items()})
        case parts.Record() | None:
            pass
        case _:
            values = list(others(one, now if now is not GONE else one.usual))
            if values:
                opened.set(path, dice.choice(values))


def every_field(kind: type, owner: str = "") -> Iterator[GameField]:
    for one in fields_of(kind, owner):
        yield one
        match one.shape:
            case parts.Record(inner):
                yield from every_field(inner, one.key)
            case parts.RoundList(inner):
                yield from (each for each in every_field(inner, ROUND) if each.shape)
            case parts.PartSlot(slot) | parts.Named(slot):
                for name, part in parts.parts_of(slot).items():
                    yield from every_field(part, owner_of(slot, name))


def fields_of_every_part(opened: HouseGame) -> Iterator[tuple[str, GameField]]:
    """All fields of the schema, in games that have them: each part is chosen in turn."""
    for path, one in list(opened.fields()):
        if isinstance(one.shape, parts.PartSlot):
            for part in parts.parts_of(one.shape.name):
                opened.choose_part(path, one.shape.name, part)
                yield from ((at, one) for at, one in opened.fields() if at.startswith(f"{path}."))
        else:
            yield path, one


def test_every_field_set_once_is_read_again_as_it_was_set(tmp_path: Path) -> None:
    wanted = {
        one.key
        for family, kind in FAMILIES.items()
        for one in every_field(kind)
        if not isinstance(
            one.shape, parts.PartSlot | parts.Record | parts.Named | parts.Points | None
        )
    }
    for game in ("carioca", "la_mona"):
        opened = house(tmp_path, game)
        for path, one in fields_of_every_part(opened):
            value = next(others(one, opened.value(path)), GONE)
            if one.key not in wanted or value is GONE:
                continue
            wanted.remove(one.key)
            if isinstance(one.shape, parts.RoundList):
                wanted -= {"round.deal", "round.final_discard"}  # Said in a contract.
            opened.set(path, value)
            assert opened.value(path) == value, (path, value)
            opened.keep()
            again = HouseGame.opened(opened.file, own_roots())
            assert (again.game, again.reading.faults) == (opened.game, opened.reading.faults)
    assert wanted == set()


@pytest.mark.parametrize(
    "seed", [*range(3), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(3, 20))]
)
def test_random_changes_never_end_in_a_file_that_is_refused_unsaid(
    tmp_path: Path, seed: int
) -> None:
    """Fifty of each seed, a thousand in all."""
    dice = Random(seed)
    opened = house(tmp_path, GAMES[seed % len(GAMES)], "# by hand\n")
    for _ in range(50):
        changed_at_random(opened, dice)
        opened.keep()
        told = read_variant(opened.file, own_roots())
        assert told.faults == opened.reading.faults
        assert (told.variant is None) == bool(opened.errors)
        # Nothing that the mouse does is unreadable, or of no shape.
        odd = ("fault.unknown_key", "fault.missing", "fault.not_", "fault.out_of", "fault.empty")
        assert [one for one in told.faults if one.key.startswith(odd)] == []
        assert "# by hand" in opened.text
    while opened.can_take_back:
        opened.take_back()
    assert opened.text == house(tmp_path, GAMES[seed % len(GAMES)], "# by hand\n").text


# Points ---------------------------------------------------------------------------------------


def test_a_row_is_painted_with_as_few_words_as_can_be() -> None:
    table = {"A": 15, "2-10": "face", "J-K": 10, "joker": 25}
    assert painted(table, "joker", 50) == {"joker": 50}
    assert painted(table, "7", 20) == {"7": 20}
    assert painted({**table, "7": 20}, "7", "face") == {"7": GONE}
    now = dict(table)
    for rank in "JQK":
        for key, value in painted(now, rank, 5).items():
            now = {**now, key: value}
            now = {one: said for one, said in now.items() if said is not GONE}
    assert now == {**table, "J-K": 5}


def test_any_painting_gives_what_was_painted() -> None:
    dice = Random(3)
    now: dict[str, Any] = {"A": 15, "2-10": "face", "2-4": 3, "J-K": 10}
    wanted = {rank: counts(now, rank) for rank in RANKS}
    for _ in range(500):
        rank, value = dice.choice(RANKS), dice.choice([1, 5, 10, "face"])
        wanted[rank] = value
        now |= painted(now, rank, value)
        now = {key: said for key, said in now.items() if said is not GONE}
        assert {one: counts(now, one) for one in RANKS} == wanted


# Mends ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "path", "value", "mended"),
    [
        ("loba_de_menos", "deal.hand", 30, {"deck.packs", "deal.hand"}),
        ("carioca", "deal.hand", 8, {"deal.hand"}),
        ("carioca", "players.min", 4, {"players.max", "players.min"}),
        ("carioca", "match_end.count", 3, {"match_end.count"}),
        ("carioca", "match_end.wins", "highest", {"match_end.wins"}),
        ("carioca", "wild", [], {"wild"}),
        ("carioca", "lay_off.to", "nobody", {"lay_off.to"}),
        ("loba_de_menos", "players.partners", [4], {"players.partners"}),
        ("loba_de_menos", "melds.pierna.min", 8, {"melds.pierna.min"}),
        ("la_mona", "deal.table", 5, {"deal.table"}),
        ("carioca", "score.points.joker", None, {"score.points.joker"}),
    ],
)
def test_what_cannot_be_is_said_with_what_mends_it(
    tmp_path: Path, game: str, path: str, value: Any, mended: set[str]
) -> None:
    opened = house(tmp_path, game)
    opened.set(path, value)
    assert opened.reading.faults
    found = [mend for fault in opened.reading.faults for mend in mends(opened, fault)]
    assert mended <= {mend.path for mend in found}
    for mend in found:
        before = len(opened.reading.faults)
        opened.put(mend.changes)
        assert len(opened.reading.faults) < before
        opened.take_back()


def test_removing_a_meld_takes_it_out_of_the_contracts(tmp_path: Path) -> None:
    opened = house(tmp_path, "carioca")
    opened.remove_meld("trio")
    assert at(opened.game, "melds.trio") is GONE
    assert not any("trio" in str(one) for one in opened.value("opening.rounds"))
    assert opened.add_meld("set") == "set"
    assert opened.add_meld("set") == "set_2"
