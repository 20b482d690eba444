"""Styles: bots as files, those that come with the game and a player's own."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from game.bots.base import USUAL, decision
from game.bots.levels import (
    LEVELS,
    FaultyBotError,
    UnknownBotError,
    bot_named,
    known_bots,
    style_named,
)
from game.bots.rummy.player import RummyBot
from game.bots.styles import crests, own_folders, read_style, style_ids
from game.engine.actions import DISCARD, MELD, TRAIL
from game.engine.cards import names
from game.engine.visibility import observe
from game.l10n.catalogue import Texts
from game.paths import HOME_VARIABLE, bundled
from game.reading.faults import sentence
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from tests.bots.positions import set_up

OURS = style_ids(own_folders()[:1])
LANGUAGES = ("en", "es", "fr")


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    folder = tmp_path / "data" / "bots"
    folder.mkdir(parents=True)
    return folder


@pytest.mark.parametrize("name", OURS)
def test_a_style_of_the_game_is_sound_and_has_a_crest_and_texts(name: str) -> None:
    style = style_named(name)
    assert style is not None
    assert style.crest in crests()
    assert (style.name, style.about) == ("", ""), "told in locales instead"
    for language in LANGUAGES:
        texts = Texts([language], [bundled("locales")])
        assert texts.has(f"bot.{name}.name"), language
        assert texts.has(f"bot.{name}.about"), language


def test_there_are_styles_and_no_two_wear_one_crest_while_there_are_others() -> None:
    styles = [style_named(name) for name in OURS]
    assert len({style.crest for style in styles if style}) == min(len(OURS), len(crests()))


def test_levels_are_offered_first_and_the_simplest_last() -> None:
    assert known_bots() == (*LEVELS, *OURS, "naive", "random")


def test_a_weight_is_told_in_per_cent_of_the_usual_one(own_bots: Path) -> None:
    (own_bots / "paco.yaml").write_text(
        "schema: 1\nlevel: regular\nname: Uncle Paco\nweights: {danger: 200, hold: 0}\n", "utf-8"
    )
    style = style_named("paco")
    assert style is not None
    assert style.name == "Uncle Paco"
    weights = style.weights(USUAL)
    assert (weights.danger, weights.hold) == (2 * USUAL.danger, 0.0)
    assert weights.meld == USUAL.meld


def test_a_regular_of_ones_own_has_habits_a_tempo_and_lines(own_bots: Path) -> None:
    (own_bots / "paco.yaml").write_text(
        "schema: 1\nlevel: veteran\nstrength: amateur\nname: Uncle Paco\nhabits: {high: -250}\n"
        "tempo: 150\nlines: {won: [Hooray, Again], lost: Well}\n",
        "utf-8",
    )
    paco = style_named("paco")
    assert paco is not None
    assert (paco.strength, paco.tempo) == ("amateur", 150)
    assert paco.weights(USUAL).habits == (("high", -2.5),)
    assert {name: [one.text for one in said] for name, said in paco.lines.items()} == {
        "won": ["Hooray", "Again"],
        "lost": ["Well"],
    }


HANDS = {
    "loba_de_menos": {"hand": "2c 5h 8d Ks 6h", "pile": "9s", "laid_down": 1},
    "la_mona": {"hand": "4c 7h Qs 3d", "table": "9c"},
}


@pytest.mark.parametrize(
    ("game", "habit", "thrown"),
    [
        ("loba_de_menos", "high: 900", "Ks"),
        ("loba_de_menos", "high: -900", "2c"),
        ("loba_de_menos", "hearts: 900", "6h"),
        ("loba_de_menos", "diamonds: 900", "8d"),
        ("loba_de_menos", "follow: 900", "Ks"),
        ("la_mona", "high: 900", "Qs"),
        ("la_mona", "hearts: 900", "7h"),
        ("la_mona", "follow: 900", "4c"),
    ],
)
def test_a_habit_decides_what_is_thrown(own_bots: Path, game: str, habit: str, thrown: str) -> None:
    file = f"schema: 1\nlevel: novice\nhabits: {{{habit}}}\n"
    (own_bots / "paco.yaml").write_text(file, "utf-8")
    position = set_up(game, HANDS[game])
    state, rules = position.state, position.rules
    seen, legal = observe(state, state.to_act), rules.legal_actions(state)
    act = decision(bot_named("paco", rules), seen, legal, Random(1))
    assert (act.kind in (DISCARD, TRAIL), names(act.cards)) == (True, thrown)


def test_a_file_of_the_players_own_sits_down_at_the_table(own_bots: Path) -> None:
    (own_bots / "paco.yaml").write_text("schema: 1\nlevel: novice\n", "utf-8")
    assert "paco" in known_bots()
    bot = bot_named("paco", rules_of(Catalogue().load("loba_de_menos").game))
    assert isinstance(bot, RummyBot)
    assert bot.mind.weights == LEVELS["novice"]


def test_a_players_own_file_replaces_one_of_the_game(own_bots: Path) -> None:
    (own_bots / "bold.yaml").write_text("schema: 1\nlevel: novice\n", "utf-8")
    style = style_named("bold")
    assert style is not None
    assert style.level == "novice"


def test_levels_are_not_replaced(own_bots: Path) -> None:
    (own_bots / "expert.yaml").write_text("schema: 1\nlevel: novice\n", "utf-8")
    assert style_named("expert") is None
    assert known_bots().count("expert") == 1


@pytest.mark.parametrize("name", ["nobody", "../bold", "", "Bold"])
def test_a_name_without_a_file_is_nobodys(name: str) -> None:
    with pytest.raises(UnknownBotError):
        bot_named(name, rules_of(Catalogue().load("loba_de_menos").game))


FAULTY = [
    ("level: regular", "fault.missing_key"),
    ("schema: 1", "fault.missing_key"),
    ("schema: 2\nlevel: regular", "fault.schema"),
    ("schema: 1\nlevel: regulr", "fault.not_word"),
    ("schema: 1\nlevel: regular\ncrest: dragon", "fault.not_word"),
    ("schema: 1\nlevel: regular\nstyle: wild", "fault.unknown_key"),
    ("schema: 1\nlevel: regular\nweights: {dangr: 100}", "fault.unknown_key"),
    ("schema: 1\nlevel: regular\nweights: {danger: 1.5}", "fault.number_form"),
    ("schema: 1\nlevel: regular\nweights: {danger: -1}", "fault.out_of_bounds"),
    ("schema: 1\nlevel: regular\nweights: {care: 100}", "fault.unknown_key"),
    ("schema: 1\nlevel: regular\nweights: 3", "fault.not_map"),
    ("schema: 1\nlevel: regular\nname: [a]", "fault.not_text"),
    (f"schema: 1\nlevel: regular\nname: {'a' * 25}", "fault.style_text"),
    ("schema: 1\nlevel: regular\nhabits: {hihg: 100}", "fault.unknown_key"),
    ("schema: 1\nlevel: regular\nhabits: {high: 1001}", "fault.out_of_bounds"),
    ("schema: 1\nlevel: regular\ntempo: 20", "fault.out_of_bounds"),
    ("schema: 1\nlevel: regular\nstrength: strong", "fault.not_word"),
    ("schema: 1\nlevel: regular\nlines: house", "fault.not_map"),
    ("schema: 1\nlevel: regular\nlines: {win: Hooray}", "fault.unknown_key"),
    (f"schema: 1\nlevel: regular\nlines: {{won: [Hooray, {'a' * 61}]}}", "fault.style_text"),
    ("level", "fault.root_not_map"),
    ("schema: 1\n---\nlevel: regular", "fault.many_documents"),
    ("#" * 300_000, "fault.too_large"),
    ("{", "fault.unclosed"),
    ("", "fault.empty_file"),
]


@pytest.mark.parametrize(("written", "key"), FAULTY)
def test_what_is_wrong_with_a_file_is_said_in_words(own_bots: Path, written: str, key: str) -> None:
    """And not of a game."""
    file = own_bots / "paco.yaml"
    file.write_text(written, "utf-8")
    reading = read_style(file, tuple(LEVELS))
    assert reading.style is None
    assert key in {fault.key for fault in reading.faults}
    for language in LANGUAGES:
        texts = Texts([language], [bundled("locales")])
        said = [sentence(fault, texts.text) for fault in reading.faults]
        assert all(said)
        assert language != "en" or not re.search("variant|game", " ".join(said))
        assert not texts.missing
    with pytest.raises(FaultyBotError):
        bot_named("paco", rules_of(Catalogue().load("loba_de_menos").game))


@pytest.mark.parametrize(("hand_no", "kind"), [(3, DISCARD), (40, MELD)])
def test_who_waits_with_melds_does_not_wait_for_ever(hand_no: int, kind: str) -> None:
    position = set_up("loba_de_mas", {"hand": "5h 6h 7h Kd 9c 2s Jd 3c", "pile": "4s"})
    state, rules = position.state, position.rules
    state.hand_no = hand_no
    seen, legal = observe(state, state.to_act), rules.legal_actions(state)
    assert decision(bot_named("bold", rules), seen, legal, Random(1)).kind == kind
