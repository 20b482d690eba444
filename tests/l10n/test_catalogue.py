"""The texts: every language falls back, counts and joins as it should."""

from __future__ import annotations

import ctypes
import plistlib
from pathlib import Path
from types import SimpleNamespace

import pytest
from fluent.runtime import FluentResource

from game.l10n import bounds, parsing
from game.l10n.catalogue import Texts, initial
from game.l10n.languages import (
    LANGUAGES_MOST,
    MAC_LIKES,
    chain,
    layers,
    offered,
    own_name,
    system_languages,
    tidy,
    wanted,
)
from game.l10n.pieces import TextPieces
from game.paths import bundled
from tests.l10n.texts_written import write

# Which language -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, []),
        ({"LANG": "C"}, []),
        ({"LANG": "C.UTF-8", "LANGUAGE": "es"}, []),
        ({"LANG": "es_EC.UTF-8"}, ["es_EC"]),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_CA@euro"}, ["fr_CA"]),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr", "LC_ALL": ""}, ["fr"]),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "es_EC:fr"}, ["es_EC", "fr"]),
        ({"LANGUAGE": "fr"}, ["fr"]),
        ({"LANG": "../../etc"}, []),
    ],
)
def test_system_language(variables: dict[str, str], expected: list[str]) -> None:
    assert wanted(variables) == expected


def test_windows_tells_its_language_by_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    class Windows:
        class kernel32:  # noqa: N801
            @staticmethod
            def GetUserDefaultUILanguage() -> int:  # noqa: N802
                return 0x2C0A

    monkeypatch.setattr(ctypes, "windll", Windows, raising=False)
    assert system_languages({}, "win32") == ["es_AR"]
    assert system_languages({"LANG": "fr_FR"}, "win32") == ["fr_FR"]
    monkeypatch.setattr(Windows.kernel32, "GetUserDefaultUILanguage", lambda: 0xFFFF)
    assert system_languages({}, "win32") == []


@pytest.mark.parametrize(("number", "name"), [(0x580A, "es_419"), (0x5C0A, "es_CU")])
def test_windows_in_spanish_of_the_americas_is_not_taken_for_english(
    monkeypatch: pytest.MonkeyPatch, number: int, name: str
) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert system_languages({}, "win32") == [name]


@pytest.mark.parametrize(
    ("likes", "expected"),
    [
        ({"AppleLanguages": ["es-419", "fr-CA", "tlh-Latn"]}, ["es_419", "fr_CA", "tlh"]),
        ({"AppleLanguages": "es"}, []),
        ({}, []),
        (["es"], []),
    ],
)
def test_a_mac_keeps_its_languages_in_a_file(
    tmp_path: Path, likes: object, expected: list[str]
) -> None:
    file = tmp_path / MAC_LIKES
    file.parent.mkdir(parents=True)
    file.write_bytes(plistlib.dumps(likes))
    assert system_languages({}, "darwin", tmp_path) == expected
    assert system_languages({"LC_ALL": "C"}, "darwin", tmp_path) == []


@pytest.mark.parametrize("content", [None, b"", b"likes", b"bplist00\xff"])
def test_a_mac_without_such_a_file_is_no_trouble(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / MAC_LIKES
    file.parent.mkdir(parents=True)
    if content is not None:
        file.write_bytes(content)
    assert system_languages({}, "darwin", tmp_path) == []


def test_names_of_languages_are_tidied() -> None:
    written = ("ES", "es-ec", " fr ", "es_419", "zh-Hans-CN", "english")
    assert [tidy(one) for one in written] == ["es", "es_EC", "fr", "es_419", "zh_CN", ""]


def test_chain_of_languages() -> None:
    assert chain(["es_EC"]) == ["es_EC", "es", "en"]
    assert chain(["fr-ca", "es"]) == ["fr_CA", "fr", "es", "en"]
    assert chain(["en", "nonsense!"]) == ["en"]
    assert chain(["es_CR"]) == ["es_CR", "es_013", "es", "en"]


def test_a_country_falls_back_on_its_language_and_then_on_english(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one\nb = two\nc = three")
    write(tmp_path, "es", "a = uno\nb = dos")
    write(tmp_path, "es_EC", "a = unito")
    catalogue = Texts(["es_EC"], [tmp_path])
    assert [catalogue.text(key) for key in "abc"] == ["unito", "dos", "three"]
    assert catalogue.language == "es_EC"
    assert not catalogue.missing


def test_an_unknown_language_is_english(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one")
    catalogue = Texts(["pt_BR"], [tmp_path])
    assert catalogue.language == "en"
    assert catalogue.text("a") == "one"


def test_a_players_own_text_has_the_last_word(tmp_path: Path) -> None:
    write(tmp_path / "ours", "es", "joker = comodín\nking = rey")
    write(tmp_path / "theirs", "es", "joker = mono")
    catalogue = Texts(["es"], [tmp_path / "ours", tmp_path / "theirs"])
    assert (catalogue.text("joker"), catalogue.text("king")) == ("mono", "rey")


def test_a_language_is_a_folder_or_a_file_of_its_name(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one\nb = two")
    (tmp_path / "pt.ftl").write_text("a = um", encoding="utf-8")
    write(tmp_path, "es_EC", "a = uno")
    write(tmp_path, "Klingon", "a = wa'")
    assert offered([tmp_path]) == ["en", "es_EC", "pt"]
    catalogue = Texts(["pt"], [tmp_path])
    assert [catalogue.text(key) for key in "ab"] == ["um", "two"]


def test_a_language_is_listed_by_what_it_calls_itself(tmp_path: Path) -> None:
    write(tmp_path, "en", "language-name = English")
    write(tmp_path, "pt", "a = um\n\nlanguage-name =  Português \n")
    write(tmp_path, "qu", "a = huk")
    write(tmp_path, "fr", "").write_bytes(b"language-name = Fran\xe7ais")
    names = [own_name([tmp_path], language) for language in ("en", "pt", "qu", "fr")]
    assert names == ["English", "Português", "qu", "fr"]


def test_a_language_falls_back_to_the_one_it_names(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one\nb = two\nc = three")
    write(tmp_path, "es", "b = dos")
    write(tmp_path, "pt", "language-falls_back_to = es\na = um", "language.ftl")
    assert chain(["pt_BR"], [tmp_path]) == ["pt_BR", "pt", "es", "en"]
    catalogue = Texts(["pt"], [tmp_path])
    assert [catalogue.text(key) for key in "abc"] == ["um", "dos", "three"]


def test_two_countries_stand_on_texts_they_share(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one\nb = two\nc = three")
    write(tmp_path, "es", "-vos = tú\na = { -vos }: toma\nb = { -vos }: bota\nc = tres")
    write(tmp_path, "es_voseo", "-vos = vos\na = { -vos }: tomá\nb = { -vos }: botá")
    write(tmp_path, "es_AR", "language-stands_on = es_voseo\nb = { -vos }: tirá", "language.ftl")
    (tmp_path / "es_UY.ftl").write_text("language-stands_on = es_AR\nc = trois", encoding="utf-8")
    assert layers([tmp_path], "es_UY") == ["es", "es_voseo", "es_AR", "es_UY"]
    said = [Texts([one], [tmp_path]).text(key) for one in ("es_AR", "es_UY") for key in "abc"]
    assert said == ["vos: tomá", "vos: tirá", "tres", "vos: tomá", "vos: tirá", "trois"]
    assert "es_voseo" not in offered([tmp_path])


@pytest.mark.parametrize("key", ["language-stands_on", "language-falls_back_to"])
def test_languages_that_name_each_other_are_each_asked_once(tmp_path: Path, key: str) -> None:
    for language, other in [("es", "es_AR"), ("es_AR", "pt"), ("pt", "pt"), ("fr", "../../fr")]:
        write(tmp_path, language, f"{key} = {other}\na = {language}", "language.ftl")
    said = {one: Texts([one], [tmp_path]).text("a") for one in ("es", "es_AR", "pt", "fr")}
    assert said == {one: one for one in said}


# What a game calls things ------------------------------------------------------------------------


@pytest.fixture
def spoken(tmp_path: Path) -> Texts:
    """Casera extends La Mona, and De Noche extends Casera; Otra stands alone."""
    terms = "-hand = { GAME() ->\n [la_mona] round\n *[other] hand\n }"
    write(tmp_path, "en", f"{terms}\nover = the {'{ -hand }'} is over\ncut = Cut\ntook = took")
    write(tmp_path, "en", "cut-otra = Trump\ntook-la_mona = fished\ntook-casera = hooked", "b.ftl")
    write(tmp_path, "pt", "took = tomou\ncut-de_noche = Corte")
    kin = {"casera": ["la_mona"], "de_noche": ["casera", "la_mona"]}
    return Texts(["pt"], [tmp_path], lambda game: kin.get(game, ()))


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("", "the hand is over, Cut, tomou"),
        ("otra", "the hand is over, Trump, tomou"),
        ("la_mona", "the round is over, Cut, tomou"),
        ("casera", "the round is over, Cut, tomou"),
        ("de_noche", "the round is over, Corte, tomou"),
    ],
)
def test_a_game_has_the_words_of_those_it_extends_and_shares_its_own_with_none(
    spoken: Texts, game: str, said: str
) -> None:
    assert ", ".join(spoken.text_in(game, key) for key in ("over", "cut", "took")) == said


def test_a_language_says_a_thing_in_general_before_another_says_it_for_the_game(
    tmp_path: Path, spoken: Texts
) -> None:
    english = Texts(["en"], [tmp_path], lambda game: ["casera", "la_mona"])
    assert english.text_in("de_noche", "took") == "hooked"
    assert spoken.text_in("de_noche", "took") == "tomou"


# The text of a key ----------------------------------------------------------------------------


def test_dots_of_a_key_are_dashes_in_the_file(tmp_path: Path) -> None:
    write(tmp_path, "en", "refuse-lay_off-not_opened = Not yet, { $name }.")
    catalogue = Texts(["en"], [tmp_path])
    assert catalogue.has("refuse.lay_off.not_opened")
    assert catalogue.text("refuse.lay_off.not_opened", name="Ana") == "Not yet, Ana."


def test_a_missing_key_is_shown_and_remembered(tmp_path: Path) -> None:
    catalogue = Texts(["es"], [tmp_path])
    assert not catalogue.has("no.such")
    assert catalogue.text("no.such", count=3) == "[no.such]"
    assert catalogue.missing == {"no.such"}


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["0 points", "one point", "2 points", "1,000 points"]),
        ("es", ["0 points", "one point", "2 points", "1.000 points"]),
        ("fr", ["one point", "one point", "2 points", "1\u00a0000 points"]),
    ],
)
def test_a_count_takes_the_form_of_its_language(
    tmp_path: Path, language: str, expected: list[str]
) -> None:
    write(tmp_path, language, "p = { $n ->\n  [one] one point\n *[other] { $n } points\n }")
    catalogue = Texts([language], [tmp_path])
    assert [catalogue.text("p", n=n) for n in (0, 1, 2, 1000)] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1,234,567", "\u22125,000", "\u221215", "0", "2.5"]),
        ("es", ["1.234.567", "\u22125.000", "\u221215", "0", "2,5"]),
        ("fr", ["1\u00a0234\u00a0567", "\u22125\u00a0000", "\u221215", "0", "2,5"]),
    ],
)
def test_numbers_are_written_as_the_language_does(language: str, expected: list[str]) -> None:
    catalogue = Texts([language], [bundled("locales")])
    whole = [catalogue.number(number) for number in (1234567, -5000, -15, 0)]
    assert [*whole, catalogue.text("simulate.figure", figure=2.5)] == expected
    assert catalogue.text("log.score", player="Ana-1", score=-5000) == f"Ana-1 {expected[1]}"


def test_what_is_put_into_a_text_is_not_wrapped_in_invisible_marks(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = [{ $name }]")
    assert Texts(["en"], [tmp_path]).text("a", name="Ana") == "[Ana]"


@pytest.mark.parametrize(
    "source",
    [
        *("a = { $name }", "a = { a }", "a = { -t }\n-t = { -t }", "a = { b }"),
        *("a = { NUMBER($x) }", 'a = { "\\UFFFFFF" }', "a = { NOSUCH($x) }"),
    ],
)
def test_a_text_that_cannot_be_filled_is_told_and_never_raises(tmp_path: Path, source: str) -> None:
    write(tmp_path, "en", source)
    catalogue = Texts(["en"], [tmp_path])
    assert catalogue.text("a", x="x")
    assert "a" in catalogue.faulty


def test_a_file_that_cannot_be_read_is_told_and_skipped(tmp_path: Path) -> None:
    file = write(tmp_path, "es", "")
    file.write_bytes(b"a = \xff\xfe")
    write(tmp_path, "es", "b = dos", "b.ftl")
    catalogue = Texts(["es"], [tmp_path])
    assert catalogue.text("b") == "dos"
    assert not catalogue.has("a")
    assert list(catalogue.faulty) == [str(file)]


def hostile() -> dict[str, str]:
    """By name, texts called "a" of which each would crash, hang or fill the memory."""
    laughs = "".join(f"-t{at} = {f'{{ -t{at + 1} }}' * 10}\n" for at in range(9))
    attributes = "".join(f"m{at} = x\n .b = {f'{{ m{at + 1}.b }}' * 10}\n" for at in range(9))
    return {
        "zero": 'a = { "\\u0000" }',
        "beyond unicode": 'a = { "\\U110000" }',
        "half a character": 'a = { "\\uD800" }',
        "turned": "a = x \u202e y",
        "turned by an escape": 'a = { "\\u202E" }',
        "control": "a = x\x1b[2J",
        "fractions": "a = { NUMBER($n, minimumFractionDigits: 300000000) }",
        "whole digits": "a = { NUMBER($n, minimumIntegerDigits: 300000000) }",
        "sixteen digits": "a = { NUMBER($n, minimumIntegerDigits: 16) }",
        "words for digits": 'a = { NUMBER($n, minimumIntegerDigits: "9") }',
        "half a digit": "a = { NUMBER($n, maximumFractionDigits: 1.5) }",
        "less than none": "a = { NUMBER($n, maximumFractionDigits: -1) }",
        "money": 'a = { NUMBER($n, style: "currency", currency: "EUR") }',
        "unknown option": "a = { NUMBER($n, digits: 1) }",
        "zone": 'a = { DATETIME($n, timeZone: "../../etc/passwd") }',
        "passed on": "a = { -t }\n-t = { NUMBER(1, minimumFractionDigits: 300000000) }",
        "long": f"a = {'word ' * 40_000}",
        "long number": f"a = {{ {'9' * 400} }}",
        "deep": f"a = {'{' * 60}1{'}' * 60}",
        "deeper": f"a = {'{' * 900}1{'}' * 900}",
        "choices": "a = " + "{ $n ->\n *[x] " * 60 + "y" + "\n}" * 60,
        "itself": "a = { a }",
        "each other": "a = { -b }\n-b = { -c }\n-c = { -b }",
        "laughs": f"{laughs}-t9 = ha\na = {{ -t0 }}",
        "laughing attributes": f"{attributes}m9 = x\n .b = ha\na = {{ m0.b }}",
        "chain": "".join(f"m{at} = {{ m{at + 1} }}\n" for at in range(3000)) + "a = { m0 }",
        "often": "-t = " + "x" * 900 + "\na = " + "{ -t }" * 100,
        "many of one name": "a = { \n\n" * 4000,
    }


@pytest.mark.parametrize("name", hostile())
def test_what_is_out_of_bounds_is_left_out_and_said_by_the_next_language(
    tmp_path: Path, name: str
) -> None:
    write(tmp_path, "en", "a = one")
    write(tmp_path, "pt", f"{hostile()[name]}\nlast = fim\n")
    catalogue = Texts(["pt"], [tmp_path])
    if name == "passed on":
        # The text may be said, but for the term.
        assert "3" not in catalogue.text("a", n=2.5)
    else:
        assert catalogue.text("a", n=2.5) == "one"
    assert catalogue.faulty or name == "many of one name"
    assert catalogue.text("last") == "fim"


@pytest.mark.parametrize(
    "option",
    [
        *('style: "percent"', "minimumIntegerDigits: 15", "minimumFractionDigits: 15"),
        *("maximumFractionDigits: 0", "minimumSignificantDigits: 15"),
        *("maximumSignificantDigits: 15", "useGrouping: 0"),
        "minimumFractionDigits: 9, maximumFractionDigits: 2",
    ],
)
def test_options_within_the_bounds_are_followed(tmp_path: Path, option: str) -> None:
    write(tmp_path, "en", f"a = {{ NUMBER($n, {option}) }}")
    catalogue = Texts(["en"], [tmp_path])
    assert len(catalogue.text("a", n=1234.5)) < 40
    assert not catalogue.faulty


def test_a_language_has_only_so_many_texts_and_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "ENTRIES_MOST", 3)
    monkeypatch.setattr(bounds, "LANGUAGE_MOST", 60)
    write(tmp_path, "en", "a = one\nd = four")
    write(tmp_path, "pt", "a = um\nb = dois", "a.ftl")
    many = write(tmp_path, "pt", "c = três\nd = quatro", "b.ftl")
    catalogue = Texts(["pt"], [tmp_path])
    assert [catalogue.text(key) for key in "ad"] == ["um", "four"]
    assert list(catalogue.faulty) == [str(many)]
    write(tmp_path, "fr", "a = un", "a.ftl")
    heavy = write(tmp_path, "fr", "#" * 60 + "\nd = quatre", "b.ftl")
    catalogue = Texts(["fr"], [tmp_path])
    assert [catalogue.text(key) for key in "ad"] == ["un", "four"]
    assert list(catalogue.faulty) == [str(heavy)]


def test_a_country_may_add_to_a_language_that_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "ENTRIES_MOST", 2)
    write(tmp_path, "es", "a = uno\nb = dos")
    write(tmp_path, "es_EC", "a = unito\nc = tres")
    catalogue = Texts(["es_EC"], [tmp_path])
    assert [catalogue.text(key) for key in "abc"] == ["unito", "dos", "tres"]


@pytest.mark.parametrize(
    "said",
    ["x" * 100_000, "x " * 50_000 + "y", "a\u202eb", "a\x07b", " " * 50_000, "\n  Português"],
)
def test_a_name_that_fits_no_list_is_not_shown(tmp_path: Path, said: str) -> None:
    write(tmp_path, "pt", f"language-name = {said}\na = um")
    assert own_name([tmp_path], "pt") == "pt"


def test_of_very_many_languages_the_first_are_offered(tmp_path: Path) -> None:
    for first in "abcdefgh":
        for second in "abcdefgh":
            write(tmp_path, f"{first}{second}", "a = a")
    names = offered([tmp_path])
    assert len(names) == LANGUAGES_MOST
    assert names[:2] == ["aa", "ab"]


@pytest.mark.parametrize(
    ("language", "names", "expected"),
    [
        ("en", "", ""),
        ("en", "Ana", "Ana"),
        ("en", "Ana Eva", "Ana and Eva"),
        ("en", "Ana Eva Leo", "Ana, Eva and Leo"),
        ("es", "Ana Eva Leo", "Ana, Eva y Leo"),
        ("es", "Ana Inés", "Ana e Inés"),
        ("es", "Inés Hilda", "Inés e Hilda"),
        ("es", "Ana Íñigo Leo", "Ana, Íñigo y Leo"),
        ("fr", "Ana Eva Leo Inès", "Ana, Eva, Leo et Inès"),
    ],
)
def test_lists_are_joined_as_people_do(language: str, names: str, expected: str) -> None:
    catalogue = Texts([language], [bundled("locales")])
    assert catalogue.list_and(names.split()) == expected
    assert not catalogue.missing
    assert not catalogue.faulty


def test_initial_is_what_is_heard() -> None:
    assert [initial(word) for word in ("Íñigo", "Hilda", "Zoë", "")] == ["i", "i", "z", ""]


def test_only_what_is_said_is_read_with_all_that_it_speaks_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def reading(text: str) -> FluentResource:
        read.append(text.partition(" =")[0])
        return FluentResource(text)

    monkeypatch.setattr(parsing, "FluentResource", reading)
    source = "said = { -term } { more }\n-term = Un\nmore = { $n ->\n *[other] dos\n}\nnever = no"
    write(tmp_path, "en", source)
    catalogue = Texts(["en"], [tmp_path])
    assert catalogue.text("said", n=2) == "Un dos"
    assert sorted(read) == ["-term", "more", "said"]


#: Simple messages, and some that are not; Ana and 1,000 are filled in.
ALIKE = """
plain =  Words:  "quoted", [1] .x \\ *  
fact = { $who }, { $n } and {$who}
term = The { -owl } of { $who }
narrow = 1NARROW000 { $n }
nested = The { -bird }
-owl = owl 
-bird = { -owl }
-owls = { $n ->
    [one] owl
   *[other] owls
}
by_game = In { $who } a { -hand } of { $n }
-hand = { GAME() ->
    [round_game] round
    [la_mona] 2
   *[other] hand 
}
several = { $n } { -owls(n: 3) }
literal = { "{" }{ $n }
lines =
    one
    two
"""


@pytest.mark.parametrize("facts", [{"who": "Ana", "n": 7}, {"who": "A" * 300, "n": 1000}])
def test_what_is_simple_is_said_as_fluent_says_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, facts: dict[str, str | int]
) -> None:
    write(tmp_path, "en", ALIKE.replace("NARROW", "\u202f"))
    names = [line.split(" ")[0] for line in ALIKE.splitlines() if line[:1].isalpha()]

    def all_said() -> list[str]:
        kin = {"own_rounds": ["round_game"]}
        texts = Texts(["en"], [tmp_path], lambda game: kin.get(game, []))
        games = ("round_game", "own_rounds", "la_mona", "other_game")
        return [texts.text_in(game, name, **facts) for game in games for name in names]

    said = all_said()
    monkeypatch.setattr(TextPieces, "_is_simple", lambda *_: False)
    assert said == all_said()
    assert not any("[" in one[:1] for one in said)


def test_a_line_that_only_looks_like_a_beginning_ends_no_text(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = { $x ->\n[one]\n    uno\n*[other] {\nNUMBER($x)\n} más\n}\nb = dos")
    catalogue = Texts(["en"], [tmp_path])
    assert catalogue.text("a", x=3) == "3 más"
    assert catalogue.text("b") == "dos"
    assert not catalogue.faulty


def test_a_text_beyond_the_bounds_behind_such_a_line_is_left_out_and_told(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one")
    for after in ("x" * bounds.ENTRY_MOST, "\u202e"):
        write(tmp_path, "pt", f"a = {{\nNUMBER(1)\n}} {after}\nb = dois")
        catalogue = Texts(["pt"], [tmp_path])
        assert (catalogue.text("a"), catalogue.text("b")) == ("one", "dois")
        assert set(catalogue.faulty) == {"a"}


def test_of_two_texts_of_one_name_the_last_one_that_can_be_read_counts(tmp_path: Path) -> None:
    write(tmp_path, "en", "a = one\na = two\na = { \n\nb = three\n")
    catalogue = Texts(["en"], [tmp_path])
    assert (catalogue.text("a"), catalogue.text("b")) == ("two", "three")


def test_what_was_read_ahead_need_not_be_read_when_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, "en", "early = { -bird }\n-bird = Owl\nlate = { \nlast = Fox\n")
    catalogue = Texts(["fr", "en"], [tmp_path])
    times = 0
    while catalogue.read_ahead():
        times += 1
    assert times == 4
    monkeypatch.setattr(parsing, "FluentResource", None)
    assert (catalogue.text("early"), catalogue.text("last")) == ("Owl", "Fox")
    assert not catalogue.has("late")
