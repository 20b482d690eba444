"""The people who play here: a file each that can be read and mended, found by any name they had."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.l10n.catalogue import Texts
from game.paths import bundled
from game.settings import CRESTS, GROUPS, NAMELESS, Person
from game.storage.names import FILE, Names
from game.storage.people import People
from game.storage.small_file import SmallFileError

EVA = Person("Eva María", "puma", GROUPS, {"undo": ("u",), "hint": ()}, {"sort": ("guide",)})


def people_in(folder: Path) -> People:
    people = People(folder / "people", Names(folder / FILE), lambda: 100.0)
    people.read()
    return people


def told(people: People) -> list[tuple[str, dict[str, object]]]:
    return [(notice.key.rpartition(".")[2], dict(notice.facts)) for notice in people.notices]


def file_of(folder: Path, content: object, name: str = "eva") -> Path:
    file = folder / "people" / f"{name}.json"
    file.parent.mkdir(exist_ok=True)
    text = content if isinstance(content, str) else json.dumps(content)
    file.write_text(text, encoding="utf-8")
    return file


def test_somebody_comes_back_as_they_were(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    people.add(Person(EVA.name, EVA.crest, EVA.sort, dict(EVA.keys), dict(EVA.pad_keys)))
    people.keep_changes()
    again = people_in(tmp_path)
    assert again.everybody == [EVA]
    assert again.notices == []


def test_the_file_can_be_read_by_people(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    people.welcome("Encarnación", "hare")
    people.keep_changes()
    text = (tmp_path / "people" / "encarnacion.json").read_text(encoding="utf-8")
    assert '  "name": "Encarnación",' in text.splitlines()


def test_whoever_is_known_is_welcomed_as_they_are(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    first = people.welcome("Ana", "owl")
    assert people.welcome("  aNA ", "fox") is first
    assert first.crest == "owl"
    assert len(people.everybody) == 1


@pytest.mark.parametrize("name", ["Ñandú", "狼", "..", "con", "COM1", "a/b", "Ana", "ana!"])
def test_any_name_finds_a_file_of_its_own(tmp_path: Path, name: str) -> None:
    people = people_in(tmp_path)
    people.welcome("Ana", "owl")
    people.welcome(name, "fox")
    people.keep_changes()
    files = list((tmp_path / "people").iterdir())
    assert len(files) == len(people.everybody) == (1 if name == "Ana" else 2)
    assert not {"con.json", "com1.json"} & {file.name for file in files}
    found = people_in(tmp_path).find(name)
    assert found is not None
    assert found.name == name


def test_only_what_has_changed_is_written(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    ana, eva = people.welcome("Ana", "owl"), people.welcome("Eva", "fox")
    people.keep_changes()
    (tmp_path / "people" / "ana.json").unlink()
    eva.sort = GROUPS
    people.keep_changes()
    assert not (tmp_path / "people" / "ana.json").exists()
    ana.keys["undo"] = ("u",)
    people.keep_changes()
    assert people_in(tmp_path).everybody == [ana, eva]


def test_what_could_not_be_written_is_written_later(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    ana = people.welcome("Ana", "owl")
    (tmp_path / "people").write_text("in the way")
    with pytest.raises(OSError, match="exists"):
        people.keep_changes()
    (tmp_path / "people").unlink()
    people.keep_changes()
    assert people_in(tmp_path).everybody == [ana]


def test_two_copies_of_the_game_meet_the_same_person_once(tmp_path: Path) -> None:
    one, other = people_in(tmp_path), people_in(tmp_path)
    one.welcome("Ana", "puma")
    one.keep_changes()
    assert other.welcome("Ana", "owl").crest == "puma"
    other.keep_changes()
    assert [file.name for file in (tmp_path / "people").iterdir()] == ["ana.json"]


def test_two_copies_of_the_game_do_not_undo_what_the_other_sets(tmp_path: Path) -> None:
    one = people_in(tmp_path)
    ours = one.welcome("Ana", "puma")
    one.keep_changes()
    other = people_in(tmp_path)
    theirs = other.welcome("Ana", "owl")
    ours.sort, theirs.crest = GROUPS, "fox"
    theirs.keys["undo"] = ("u",)
    one.keep_changes()
    other.keep_changes()
    [found] = people_in(tmp_path).everybody
    assert (found.sort, found.crest, found.keys) == (GROUPS, "fox", {"undo": ("u",)})


def test_of_two_copies_that_add_the_same_person_neither_loses_their_keys(tmp_path: Path) -> None:
    copies = people_in(tmp_path), people_in(tmp_path)
    for people, command in zip(copies, ("undo", "hint"), strict=True):
        people.welcome("Ana", "owl").keys[command] = ("u",)
    for people in copies:
        people.keep_changes()
    [found] = people_in(tmp_path).everybody
    assert found.keys == {"undo": ("u",), "hint": ("u",)}
    assert copies[1].everybody == [found]


def test_one_who_cannot_be_kept_keeps_nobody_else_from_it(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    ana, eva = people.welcome("Ana", "owl"), people.welcome("Eva", "fox")
    people.keep_changes()
    file = tmp_path / "people" / "ana.json"
    file.unlink()
    file.mkdir()
    ana.sort = eva.sort = GROUPS
    with pytest.raises(SmallFileError):
        people.keep_changes()
    assert [one.sort for one in people_in(tmp_path).everybody] == [GROUPS]


def test_whoever_is_forgotten_is_gone(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    ana = people.welcome("Ana", "owl")
    people.keep_changes()
    people.forget(ana)
    people.keep_changes()
    assert people.everybody == []
    assert people_in(tmp_path).everybody == []


def test_without_a_folder_nobody_is_kept_but_all_works() -> None:
    people = People()
    ana = people.welcome("Ana", "owl")
    people.rename(ana, "Anna")
    people.keep_changes()
    assert people.find("Ana") is people.find("anna") is ana
    people.forget(ana)
    assert people.find("Ana") is None


# Other names ------------------------------------------------------------------------------------


def test_people_are_found_by_the_names_they_had(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    ana = people.welcome("Anna", "owl")
    people.rename(ana, "Ana")
    people.rename(ana, "Anita")
    people.keep_changes()
    again = people_in(tmp_path)
    assert [again.find(name) for name in ("anna", "Ana", "ANITA")] == [ana] * 3


def test_somebody_new_may_have_a_name_that_is_free_again(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    carlos = people.welcome("Papá", "owl")
    people.rename(carlos, "Carlos")
    assert people.is_free("Papá")
    beto = Person("Papá", "fox")
    people.add(beto)
    people.keep_changes()
    assert (people.find("papá"), people.find("Carlos")) == (beto, carlos)
    assert people_in(tmp_path).find("Papá") == beto


def test_if_it_cannot_be_written_down_nobody_has_another_name(tmp_path: Path) -> None:
    people = people_in(tmp_path)
    ana = people.welcome("Anna", "owl")
    (tmp_path / FILE).mkdir()
    with pytest.raises(OSError, match="directory"):
        people.rename(ana, "Ana")
    assert ana.name == "Anna"
    assert people.find("Ana") is None


# Files that somebody has mended, or spoilt --------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value", "notice", "allowed"),
    [
        ("crest", "wolf", "bad_crest", ", ".join(CRESTS)),
        ("crest", True, "bad_crest", ", ".join(CRESTS)),
        ("sort", 3, "bad_sort", "own, suit, rank, groups"),
        ("sort", [], "bad_sort", "own, suit, rank, groups"),
        ("name", "", "bad_name", "40"),
        ("name", "x" * 41, "bad_name", "40"),
        ("name", "\ud800", "bad_name", "40"),
        ("keys", "undo", "bad_keys", ""),
        ("pad_keys", [1], "bad_keys", ""),
    ],
)
def test_a_bad_value_falls_back_alone_and_is_told(
    tmp_path: Path, name: str, value: object, notice: str, allowed: str
) -> None:
    sound = {"name": "Eva", "crest": "puma", "sort": "rank", "keys": {"undo": ["u"]}}
    file_of(tmp_path, {**sound, name: value})
    people = people_in(tmp_path)
    usual = Person("Eva")
    expected = Person("Eva", "puma", "rank", {"undo": ("u",)})
    setattr(expected, name, getattr(usual, name))
    assert people.everybody == [expected]
    assert told(people) == [(notice, {"where": "eva.json", "name": name, "allowed": allowed})]


@pytest.mark.parametrize(
    ("stem", "name"),
    [
        *(("ana-maria", "Ana Maria"), ("a" * 60, "A" + "a" * 39), ("-", "?")),
        *(("ana\u202e", "Ana"), ("\u202e", "?")),
    ],
)
def test_without_a_name_somebody_is_called_as_far_as_the_name_of_the_file_can_be_written(
    tmp_path: Path, stem: str, name: str
) -> None:
    file_of(tmp_path, {}, stem)
    assert [person.name for person in people_in(tmp_path).everybody] == [name]


def test_one_bad_key_leaves_the_others(tmp_path: Path) -> None:
    file_of(tmp_path, {"name": "Eva", "keys": {"undo": ["u"], "hint": "h", "X!": []}})
    people = people_in(tmp_path)
    assert people.everybody[0].keys == {"undo": ("u",)}
    assert [facts["name"] for _, facts in told(people)] == ["keys: hint", "keys: X!"]


def test_what_is_not_known_is_told_and_kept(tmp_path: Path) -> None:
    file = file_of(tmp_path, {"name": "Eva", "moonshine": ["\ud800"]})
    people = people_in(tmp_path)
    assert told(people) == [("unknown", {"where": "eva.json", "name": "moonshine"})]
    people.everybody[0].crest = "fox"
    people.keep_changes()
    assert json.loads(file.read_text(encoding="utf-8"))["moonshine"] == ["\ud800"]


@pytest.mark.parametrize("content", ["", "{", "[]", "[" * 5000])
def test_a_damaged_file_is_put_aside_and_the_others_stay(tmp_path: Path, content: str) -> None:
    file_of(tmp_path, {"name": "Ana"}, "ana")
    file_of(tmp_path, content)
    people = people_in(tmp_path)
    # Of somebody whose file says nothing any more the name of the file is known.
    assert people.everybody == [Person("Ana"), Person("Eva")]
    assert told(people) == [("damaged", {"where": "eva.json"})]
    [aside] = (tmp_path / "people").glob("eva.*.damaged.json")
    assert aside.read_text() == content
    assert people_in(tmp_path).notices == []


def test_of_two_files_about_one_person_the_first_counts(tmp_path: Path) -> None:
    file_of(tmp_path, {"name": "Eva", "crest": "puma"}, "a")
    file = file_of(tmp_path, {"name": "EVA", "crest": "fox"}, "b")
    people = people_in(tmp_path)
    assert [one.crest for one in people.everybody] == ["puma"]
    assert told(people) == [("twice", {"where": "b.json", "name": "EVA"})]
    assert file.exists()


def test_a_folder_in_the_place_of_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "people" / "eva.json").mkdir(parents=True)
    people = people_in(tmp_path)
    assert [key for key, _ in told(people)] == ["unreadable"]
    assert people.welcome("Eva", "owl").name == "Eva"
    people.keep_changes()
    assert (tmp_path / "people" / "eva-2.json").is_file()


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_every_notice_says_where_and_what_is_allowed(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    bad = [f"bad_{one}" for one in ("name", "crest", "sort", "keys")]
    for name in (*bad, "unknown", "twice"):
        facts = {"where": "eva.json", "name": "keys: x", "allowed": "owl, fox", "detail": "no"}
        said = texts.text(f"people.notice.{name}", **facts, file="x")
        assert "eva.json" in said
        assert name not in ("bad_crest", "bad_sort") or "owl, fox" in said
    assert not texts.missing
    assert not texts.faulty


def test_their_folder_is_swept_once_however_many_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(20):
        file_of(tmp_path, {"name": f"Eva {number}"}, f"eva_{number}")
    swept: list[Path] = []
    monkeypatch.setattr("game.storage.people.sweep", swept.append)
    monkeypatch.setattr("game.storage.values_file.sweep", swept.append, raising=False)
    assert len(people_in(tmp_path).everybody) == 20
    assert swept == [tmp_path / "people"]


def test_a_name_of_which_nothing_can_be_kept_is_that_of_somebody() -> None:
    people = People()
    assert people.welcome("\u200b", "owl").name == NAMELESS
    assert people.welcome("Ana\u200dB", "owl") is people.welcome("Ana\u200dB", "owl")
