"""The records of what was played: counted once, kept whole, mended by themselves."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from game.storage.names import Change, Names
from game.storage.records import (
    FILE,
    STEPS,
    Records,
    RecordsBusyError,
    RecordsDamagedError,
    RecordsNewerError,
)
from game.storage.standings import Figures, Result, Rival, Standings, streaks
from game.storage.statistics import (
    MAX,
    OF_HANDS,
    STATISTICS,
    SUM,
    HandFacts,
    MatchFacts,
    SeatFacts,
    Statistic,
)

#: Who plays, in the order they come in.
Order = str


@pytest.fixture
def records(tmp_path: Path) -> Iterator[Records]:
    with Records(tmp_path / FILE) as found:
        yield found


def seat(name: str, place: int, **told: object) -> SeatFacts:
    kind = "expert" if name == "Bot" else "person"
    counted = {"turns": 5, "closed": int(place == 1)}
    hand = HandFacts(10 * place, 30 * place, place == 1, counted)
    usual = SeatFacts(name, kind, place - 1, place, place == 1, 30 * place, 0, 0, (hand, hand))
    return usual._replace(**told)  # type: ignore[arg-type]


def match(order: Order, game: str = "carioca", **told: object) -> MatchFacts:
    """`Ana Eva Bot`: they came in like this."""
    seats = tuple(seat(name, place) for place, name in enumerate(order.split(), 1))
    usual = MatchFacts(f"{order} {game}", game, {}, "", False, False, False, 40, seats)
    return usual._replace(**told)  # type: ignore[arg-type]


def take_in(records: Records, *matches: MatchFacts) -> Standings:
    """One after the other, all different."""
    for at, one in enumerate(matches):
        records.take_in(f"m{at}", "1", float(at), one._replace(digest=f"{one.digest} {at}"))
    return Standings(records)


def test_every_statistic_has_its_column(records: Records) -> None:
    for table, counted in (("seats", STATISTICS), ("hands", OF_HANDS)):
        columns = {one[1] for one in records.ask(f"PRAGMA table_info({table})")}
        assert {one.name for one in counted} - columns == set(), "STEPS has no column for these"


def test_records_that_are_closed_let_go_of_their_file(tmp_path: Path) -> None:
    with Records(tmp_path / FILE) as records:
        take_in(records, match("Ana Bot"))
    with pytest.raises(RecordsBusyError):
        Standings(records).players()


def test_players_are_told_with_what_they_won(records: Records) -> None:
    standings = take_in(records, match("Ana Eva Bot"), match("Eva Ana"), match("Eva Bot Ana"))
    assert [(one.name, one.bot, one.played, one.won) for one in standings.players()] == [
        ("Eva", "", 3, 2),
        ("Ana", "", 3, 1),
        ("Bot", "expert", 2, 0),
    ]


def test_a_name_counts_however_it_was_typed_and_is_told_as_last(records: Records) -> None:
    standings = take_in(records, match("ana Eva"), match("Ana Eva"))
    assert [(one.name, one.played) for one in standings.players()] == [("Ana", 2), ("Eva", 2)]


def test_one_game_can_be_looked_at_alone(records: Records) -> None:
    standings = take_in(records, match("Ana Eva"), match("Eva Ana", "la_mona"))
    assert standings.games() == ["la_mona", "carioca"]
    assert standings.figures("name:ana", "la_mona").won == 0
    assert standings.figures("name:ana").won == 1
    assert [one.game for one in standings.figures("name:ana", "carioca").results] == ["carioca"]


def test_figures_of_a_player(records: Records) -> None:
    done = {"turns": 4, "closed": 1, "in_one": 1, "piles": 2, "opened": 1, "longest_run": 7}
    out = HandFacts(0, 0, True, done)
    few = {"turns": 4, "swept": 2, "drowned": 1, "piles": 1, "longest_run": 4}
    bad = HandFacts(60, 60, False, few)
    strong = seat("Ana", 1, hands=(out, bad), rebuys=2, score=60)
    better = match("Ana Eva")._replace(seats=(strong, seat("Eva", 2)))
    standings = take_in(records, match("Ana Eva"), better)
    figures = standings.figures("name:ana", "carioca")
    assert (figures.played, figures.won) == (2, 2)
    counted = {"hands": 4, "hands_won": 3, "turns": 18, "closed": 3, "in_one": 1, "rebuys": 2}
    counted |= {"swept": 2, "drowned": 1, "piles": 3, "opened": 1, "longest_run": 7, "saved": 0}
    assert figures == Figures(figures.results, 30, None, 2, 2, counted)


def test_a_first_time_is_the_first_match_in_which_it_was_done(records: Records) -> None:
    def with_run(length: int) -> MatchFacts:
        hand = HandFacts(0, 0, False, {"longest_run": length})
        seats = (seat("Eva", 1), seat("Bot", 2), seat("Ana", 3, hands=(hand,)))
        return match("Eva Bot Ana")._replace(seats=seats)

    matches = match("Ana Eva", counts_hands=True), with_run(6), with_run(7), with_run(9)
    standings = take_in(records, *matches, match("Ana Bot Eva"))
    firsts = [(one.name, one.match_id, one.beside) for one in standings.firsts("name:ana")]
    assert firsts == [
        ("won", "m0", ["Eva"]),
        ("long_run", "m2", ["Eva", "Bot"]),
        ("expert", "m4", ["Bot", "Eva"]),
    ]
    assert standings.firsts("name:nobody") == []


def test_of_somebody_who_has_not_played_nothing_is_counted(records: Records) -> None:
    standings = take_in(records, match("Ana Eva"))
    nothing = standings.figures("name:nobody")
    assert (nothing.results, nothing.best, nothing.best_hand) == ((), None, None)
    assert (nothing.played, nothing.won, nothing.streak, nothing.longest_streak) == (0, 0, 0, 0)
    assert set(nothing.counted.values()) == {0}


@pytest.mark.parametrize(("joined", "of_seat"), [(SUM, 9), (MAX, 4)])
def test_numbers_of_hands_are_added_up_or_the_largest_counts(joined: str, of_seat: int) -> None:
    longest = Statistic("longest", joined=joined)
    hands = tuple(HandFacts(0, 0, counted={"longest": number}) for number in (2, 4, 3))
    assert longest.of_seat(seat("Ana", 1, hands=hands)) == of_seat
    assert longest.of_seat(seat("Ana", 1, hands=())) == 0


@pytest.mark.parametrize(
    ("high", "counts_hands", "best", "best_hand"),
    [(False, False, 30, None), (True, False, 60, 20), (True, True, None, 20)],
)
def test_the_best_is_what_is_good_in_that_game(
    records: Records, high: bool, counts_hands: bool, best: int | None, best_hand: int | None
) -> None:
    rules = {"high_is_good": high, "counts_hands": counts_hands}
    standings = take_in(records, match("Ana Eva", **rules), match("Eva Ana", **rules))
    figures = standings.figures("name:ana", "carioca")
    assert (figures.best, figures.best_hand) == (best, best_hand)


def test_over_several_games_there_is_no_best(records: Records) -> None:
    standings = take_in(records, match("Ana Eva"), match("Ana Eva", "loba_de_menos"))
    assert standings.figures("name:ana").best is None


@pytest.mark.parametrize(
    ("won", "now", "longest"),
    [("", 0, 0), ("y", 1, 1), ("yyn", 0, 2), ("yynyyyny", 1, 3), ("nyy", 2, 2)],
)
def test_streaks(won: str, now: int, longest: int) -> None:
    assert streaks([one == "y" for one in won]) == (now, longest)


def test_rivals_are_those_one_meets(records: Records) -> None:
    standings = take_in(
        records, match("Ana Eva Bot"), match("Eva Ana"), match("Eva Ana"), match("Eva Bot")
    )
    assert standings.rivals("name:ana") == [
        Rival("name:eva", "Eva", "", 3, 1, 2, 2.0, "lost"),
        Rival("bot:expert", "Bot", "expert", 1, 1, 0, 0.0, "won"),
    ]


def test_partners_are_no_rivals(records: Records) -> None:
    seats = (seat("Ana", 1, side=0), seat("Eva", 2, side=1), seat("Leo", 1, side=0))
    standings = take_in(records, match("Ana Eva")._replace(seats=seats))
    assert [one.name for one in standings.rivals("name:ana")] == ["Eva"]
    results = standings.figures("name:ana").results
    assert results == [Result("m0", 0.0, "carioca", 1, 2, True, 30)]


def test_equals_are_neither_ahead_nor_behind(records: Records) -> None:
    seats = (seat("Ana", 1, side=0), seat("Eva", 1, side=1))
    rival = take_in(records, match("Ana Eva")._replace(seats=seats)).rivals("name:ana")[0]
    assert (rival.together, rival.ahead, rival.behind) == (1, 0, 0)


def test_two_bots_of_one_kind_count_once_a_match(records: Records) -> None:
    seats = (seat("Bot", 3), seat("Ana", 2), seat("Bot", 1))
    standings = take_in(records, match("Bot Ana Bot")._replace(seats=seats))
    bot = standings.players()[1]
    assert (bot.played, bot.won) == (1, 1)
    results = standings.figures("bot:expert").results
    assert [(one.place, one.score) for one in results] == [(1, 30)]


# Taken in once ---------------------------------------------------------------------------------


def test_a_match_taken_in_again_counts_once(records: Records) -> None:
    for _ in range(2):
        records.take_in("m", "1", 0.0, match("Ana Eva"))
    assert Standings(records).figures("name:ana").played == 1


def test_a_match_that_ended_otherwise_after_all_replaces_the_old_one(records: Records) -> None:
    records.take_in("m", "1", 0.0, match("Ana Eva"))
    records.take_in("m", "2", 1.0, match("Eva Ana"))
    assert records.stamps() == {"m": "2"}
    figures = Standings(records).figures("name:ana")
    assert (figures.played, figures.won) == (1, 0)


def test_a_copy_of_a_match_counts_for_nothing_and_is_not_asked_for_again(records: Records) -> None:
    for match_id in ("m", "copy"):
        records.take_in(match_id, "1", 0.0, match("Ana Eva"))
    assert set(records.stamps()) == {"m", "copy"}
    assert Standings(records).figures("name:ana").played == 1


def test_a_branch_is_in_the_records_and_counts_for_nothing(records: Records) -> None:
    standings = take_in(records, match("Ana Eva", is_branch=True))
    assert standings.players() == []
    assert standings.games() == []
    assert [line.counts for line in standings.lines()] == [False, False]


@pytest.mark.parametrize("told", [{"taken_back": 2}, {"is_whole": False}])
def test_what_shows_not_how_well_somebody_plays_counts_for_nothing(
    records: Records, told: dict[str, object]
) -> None:
    """Neither as won or lost nor for the best, for streaks or between rivals."""
    counted = [match("Ana Eva"), match("Eva Ana"), match("Ana Eva")]
    usual = take_in(records, *counted)
    before = usual.figures("name:ana"), usual.rivals("name:ana"), usual.players()
    marked = match("Ana Eva", digest="marked", **told)
    records.take_in("marked", "1", 1.5, marked)
    assert (usual.figures("name:ana"), usual.rivals("name:ana"), usual.players()) == before
    lines = [line for line in usual.lines() if line.match_id == "marked"]
    assert [line.counts for line in lines] == [False, False]
    assert {line.taken_back for line in lines} == {marked.taken_back}


def test_matches_with_free_undo_are_told_of_each_once(records: Records) -> None:
    standings = take_in(
        records, match("Ana Eva"), match("Ana Bot", taken_back=1), match("Eva Bot", taken_back=3)
    )
    records.take_in("copy", "1", 9.0, match("Ana Bot", taken_back=1, digest="Ana Bot carioca 1"))
    told = [standings.left_out(*asked) for asked in ((), ("carioca",), ("la_mona",))]
    assert told == [2, 2, 0]
    assert standings.left_out(who="name:ana") == 1


# A file that is not as it should be ------------------------------------------------------------


@pytest.mark.parametrize(
    "content", [b"no database at all" * 200, b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_a_damaged_file_is_set_aside_and_begun_anew(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / FILE
    file.write_bytes(content)
    with Records(file) as records:
        records.check()
        assert records.stamps() == {}
    assert (tmp_path / f"{FILE}.aside").read_bytes() == content


def test_damage_inside_is_found_by_the_check(tmp_path: Path) -> None:
    file = tmp_path / FILE
    with Records(file) as records:
        for at in range(60):
            records.take_in(f"m{at}", "1", 0.0, match("Ana Eva Leo", digest=f"{at}"))
    content = bytearray(file.read_bytes())
    for page in range(2, len(content) // 4096):
        content[page * 4096 : page * 4096 + 200] = b"\x07" * 200
    file.write_bytes(content)
    with Records(file) as records:
        records.check()
        assert records.stamps() == {}
    assert (tmp_path / f"{FILE}.aside").exists()


def test_a_file_of_a_newer_loba_stays_in_its_place(tmp_path: Path) -> None:
    file = tmp_path / FILE
    with sqlite3.connect(file) as base:
        base.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    base.close()
    content = file.read_bytes()
    with pytest.raises(RecordsNewerError):
        Records(file)
    assert file.read_bytes() == content
    assert not (tmp_path / f"{FILE}.aside").exists()


def test_tables_of_somebody_else_are_set_aside(tmp_path: Path) -> None:
    file = tmp_path / FILE
    with sqlite3.connect(file) as base:
        base.execute("CREATE TABLE matches (who TEXT)")
    base.close()
    with Records(file) as records:
        assert records.stamps() == {}


def test_every_older_database_becomes_one_of_today(tmp_path: Path) -> None:
    for version in range(len(STEPS)):
        file = tmp_path / f"{version}.db"
        base = sqlite3.connect(file)
        for step in STEPS[:version]:
            base.executescript(step)
        if version:
            old = "'old', '1', 'd', 0.0, 'carioca', '{}', '', 1, 0, 0, 40, 2, 2"
            columns = [row[1] for row in base.execute("PRAGMA table_info(matches)")]
            first = ", ".join(columns[: old.count(",") + 1])
            base.execute(f"INSERT INTO matches ({first}) VALUES ({old})")
        base.execute(f"PRAGMA user_version = {version}")
        base.commit()
        base.close()
        with Records(file) as records:
            records.take_in("m", "1", 0.0, match("Ana Eva"))
            assert Standings(records).figures("name:ana").played == 1
            assert len(records.stamps()) == 1 + bool(version)
            assert Standings(records).left_out() == 0


def test_while_another_copy_writes_one_is_told_so_and_nothing_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / FILE
    Records(file).close()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(RecordsBusyError):
        Records(file).stamps()
    other.execute("ROLLBACK")
    other.close()
    with Records(file) as records:
        assert records.stamps() == {}
    assert [one.name for one in tmp_path.iterdir()] == [FILE]


def test_where_there_is_a_file_instead_of_a_folder_one_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("")
    with pytest.raises(RecordsBusyError):
        Records(tmp_path / "home" / FILE)


# Names ----------------------------------------------------------------------------------------


def test_whoever_is_called_otherwise_keeps_what_they_played(records: Records) -> None:
    standings = take_in(records, match("Anna Eva"), match("Eva Anna"), match("Ana Eva"))
    records.make_changes([Change("anna", "Ana")])
    assert [(one.who, one.name, one.played, one.won) for one in standings.players()] == [
        ("name:ana", "Ana", 3, 2),
        ("name:eva", "Eva", 3, 1),
    ]
    assert standings.rivals("name:eva")[0].together == 3


def test_deleted_statistics_are_gone_and_the_others_keep_theirs(records: Records) -> None:
    standings = take_in(records, match("Ana Eva Leo"), match("Eva Ana"), match("Ana Leo"))
    before = standings.figures("name:eva")
    records.make_changes([Change("ana", "", 1.0)])
    assert standings.figures("name:ana").played == 1
    assert standings.figures("name:eva") == before
    assert [one.who for one in standings.rivals("name:eva")] == ["name:leo"]
    assert standings.figures("name:eva").results[0].sides == 3
    assert [line.name for line in standings.lines()] == ["Eva", "Leo", "Eva", "Ana", "Leo"]
    assert records.ask("SELECT count(*) FROM hands WHERE seat = 0 AND match_id = 'm0'") == [(0,)]


def test_a_change_is_made_once(records: Records) -> None:
    """A name may lead back to where it came from."""
    standings = take_in(records, match("Anna Eva"))
    there, back = Change("anna", "Ana", 5.0), Change("ana", "Anna")
    records.make_changes([there])
    records.make_changes([there])
    assert standings.players()[0].who == "name:ana"
    records.make_changes([there, back])
    assert (standings.players()[0].who, records.changes_made()) == ("name:anna", 2)


def test_a_bot_called_like_a_person_stays_a_bot(records: Records) -> None:
    seats = (seat("Bot", 1), seat("Ana", 2))
    facts = match("Bot Ana")._replace(seats=seats)
    names = Names()
    names.rename("Bot", "Eva", 1.0)
    names.forget_matches("Ana", 5.0)
    standings = take_in(records, facts.by_names_of(names, 2.0))
    assert [one.who for one in standings.players()] == ["bot:expert"]
    assert standings.figures("bot:expert").results[0].sides == 2


#: Each is right for SQLite, and wrong for whoever shows it.
WRONG_VALUES: list[tuple[str, str, object]] = [
    *(("matches", "played_at", value) for value in ("soon", 1e300, -1e18)),
    *(("matches", "game", b"\xff\xfe"), ("matches", "options", b"7"), ("matches", "counts", "yes")),
    *(("matches", "sides", 10**12), ("matches", "taken_back", "often"), ("seats", "name", b"Ana")),
    *(("seats", "name", "x" * 20_000), ("seats", "score", "many"), ("seats", "score", 2**62)),
    *(("seats", "place", 0), ("seats", "won", 5), ("seats", "best_hand", "good")),
    ("seats", "hands", -1),
]


def with_value(file: Path, table: str, column: str, value: object) -> None:
    """Sound records but for this value."""
    with Records(file) as records:
        take_in(records, match("Ana Eva Bot"), match("Eva Ana"))
    with sqlite3.connect(file) as base:
        base.execute(f"UPDATE {table} SET {column} = ?", (value,))
    base.close()


@pytest.mark.parametrize(("table", "column", "value"), WRONG_VALUES)
@pytest.mark.parametrize("by", ["the archive", "the page"])
def test_values_that_cannot_be_are_set_aside(
    tmp_path: Path, table: str, column: str, value: object, by: str
) -> None:
    file = tmp_path / FILE
    with_value(file, table, column, value)
    with Records(file) as records:
        if by == "the archive":
            records.check()
            assert records.stamps() == {}
        else:
            with pytest.raises(RecordsDamagedError):
                records.check_values()
    assert (tmp_path / f"{FILE}.aside").exists()


def test_sound_values_are_left_where_they_are(records: Records) -> None:
    take_in(records, match("Ana Eva Bot"), match("Eva Ana"))
    records.check()
    records.check_values()
    assert len(records.stamps()) == 2


@pytest.mark.parametrize("options", ["{", "[1]", "7", "[" * 9000])
def test_options_that_are_none_are_told_as_none(tmp_path: Path, options: str) -> None:
    file = tmp_path / FILE
    with_value(file, "matches", "options", options)
    with Records(file) as records:
        assert {str(line.options) for line in Standings(records).lines()} == {"{}"}


def test_names_are_told_without_what_cannot_be_shown(tmp_path: Path) -> None:
    file = tmp_path / FILE
    with_value(file, "seats", "name", "A\0\x1b[2J\u202e")
    with Records(file) as records:
        records.check_values()
        assert all(one.name.isprintable() for one in Standings(records).players())


def test_whatever_a_match_can_tell_is_sound(records: Records) -> None:
    vast = 10**9
    counted = {one.name: min(vast, one.most) for one in OF_HANDS}
    hand = HandFacts(vast, -vast, True, counted)
    strong = seat("x" * 40, 1, score=vast, money=-8 * vast, rebuys=vast, hands=(hand,) * 500)
    told = {"a": "x" * 10**6}
    records.take_in("m", "1", 1.0, match("Ana")._replace(seats=(strong,), options=told))
    records.check()
    assert records.stamps() == {"m": "1"}


def test_names_of_tables_need_not_be_letters(tmp_path: Path) -> None:
    file = tmp_path / "records.db"
    Records(file).close()
    content = file.read_bytes()
    file.write_bytes(content.replace(b"CREATE TABLE hands", b"CREATE TABLE \xe1ands"))
    with Records(file) as records:
        assert records.stamps() == {}


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON matches BEGIN SELECT 1; END",
        "CREATE VIEW other AS SELECT 1",
        "CREATE TABLE other (x)",
        "DROP TABLE hands; CREATE VIEW hands AS SELECT 1 AS match_id",
    ],
)
def test_what_others_have_made_in_the_file_is_not_asked(tmp_path: Path, statement: str) -> None:
    """A view can be without an end. The file is set aside, and another takes its place."""
    file = tmp_path / "records.db"
    Records(file).close()
    with closing(sqlite3.connect(file)) as base:
        base.executescript(statement)
    with Records(file) as records:
        assert records.stamps() == {}
    assert file.with_name("records.db.aside").exists()
