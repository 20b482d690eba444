"""A new table: games, seats and house rules, chosen with any device."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from examples_menus import FOUR, added_games, bundled_games, setup
from menus_house import click, house_of, named, names_of, page_of, show
from services import press

from game.bots.levels import LEVELS, style_named
from game.bots.styles import style_ids
from game.play.session.last_setup import FILE, keep_last_setup, last_setup
from game.play.session.seating import Player, TableChoice
from game.scenes.setup.house_rules import Picker, values_offered
from game.scenes.setup.scene import SetUpScene
from game.scenes.setup.seats import Bots, SeatActs, SeatEditor
from game.scenes.setup.summary import LABEL, PAPER_INK, examples
from game.scenes.shell.addresses import ToNewMatch
from game.scenes.shell.page_scene import TIP_AFTER, HintKey
from game.scenes.shell.scene import Services
from game.ui import commands
from game.ui.boxes import Text
from game.ui.gestures import MOUSE, Typed
from game.ui.widgets import Button, Toggle
from game.variants.catalogue import Catalogue


@pytest.fixture
def services() -> Services:
    return house_of()


@pytest.fixture
def dealt(services: Services) -> list[TableChoice]:
    """The tables that were dealt."""
    found: list[TableChoice] = []
    services.go = lambda to: found.append(to.choice) if isinstance(to, ToNewMatch) else None
    return found


def new_table(
    services: Services, last: TableChoice | None = None, catalogue: Catalogue | None = None
) -> SetUpScene:
    scene = SetUpScene(services, catalogue or bundled_games(), last, lambda: 7)
    show(services, scene)
    return scene


def names(scene: SetUpScene) -> list[str]:
    return [player.name for player in scene.draft.players]


#: What those sat down to who play again.
LAST = TableChoice("loba_de_menos", FOUR)
ERASED = Typed("", erase=True)


class Paper(NamedTuple):
    """What is written on the page that sums up the game. `labels`: of its cards."""

    text: str
    labels: list[str]


def paper(scene: SetUpScene) -> Paper:
    texts = [one for one in scene.page.widgets if isinstance(one, Text)]
    text = next(one.text for one in texts if one.colour == PAPER_INK)
    return Paper(text, [one.text for one in texts if one.size == LABEL])


def test_one_press_deals_as_last_time_and_like_last_time_comes_back_from_anywhere(
    services: Services, dealt: list[TableChoice]
) -> None:
    last = TableChoice("loba_de_mas", FOUR[:3], {"target": 200})
    scene = new_table(services, last)
    press(services, commands.CONFIRM)
    assert dealt == [replace(last, seed=7)]
    assert "again" not in names_of(page_of(services))
    for pressed in ("game la_mona", "seat 1", "remove", "again"):
        click(services, pressed)
    assert scene.draft.is_as_last_time
    assert "again" not in names_of(page_of(services))


# Games ----------------------------------------------------------------------------------------


def test_the_games_of_the_house_come_first_then_their_cousins_then_ones_own(
    services: Services,
) -> None:
    scene = new_table(services, catalogue=added_games())
    headings = {services.say("shelf.cousins"): "COUSINS", services.say("shelf.own"): "OWN"}
    rows = [
        headings[one.text] if isinstance(one, Text) else one.name.removeprefix("game ")
        for one in scene.page.widgets
        if one.name.startswith("game ") or (isinstance(one, Text) and one.text in headings)
    ]
    assert rows == [
        *("loba_de_menos", "loba_de_mas", "carioca"),
        *("loba_centroamericana", "loba_seis_menes", "la_mona"),
        *("COUSINS", "escoba", "scopa", "cassino"),
        *("OWN", "basic_rummy", "contract_rummy", "royal_cassino", "unfinished"),
    ]


def test_the_seats_adapt_to_the_game(services: Services) -> None:
    scene = new_table(services, LAST)
    for game, seats, may_add in (
        *(("carioca", 2, False), ("loba_seis_menes", 4, True), ("la_mona", 4, False)),
    ):
        click(services, f"game {game}")
        assert len(scene.draft.players) == seats
        assert ("add seat" in names_of(page_of(services))) is may_add
    click(services, "game loba_de_menos")
    assert names(scene) == ["Ana", "Beto", "Carmen", "Diego"]


def test_a_game_somebody_added_is_told_by_its_parts_or_why_it_cannot_be_dealt(
    services: Services, dealt: list[TableChoice]
) -> None:
    scene = new_table(services, catalogue=added_games())
    for game, said in (
        ("basic_rummy", "Draw one"),
        ("contract_rummy", "contracts"),
        ("royal_cassino", "add up to yours"),
    ):
        click(services, f"game {game}")
        page_of(services)
        assert said in paper(scene).text
        assert paper(scene).labels
    click(services, "game unfinished")
    page = page_of(services)
    assert services.say("setup.faulty") in paper(scene).text
    assert "deal" in paper(scene).text  # The slot it has not told.
    assert not named(page.widgets, "deal").enabled
    click(services, "deal")
    assert dealt == []


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_every_game_of_the_house_is_summed_up_with_its_own_words_for_melds(language: str) -> None:
    services = house_of(language=language)
    scene = setup(services)
    show(services, scene)
    runs = {"loba_de_menos": "Escalera", "carioca": "Escala"}
    for game in bundled_games().ids():
        click(services, f"game {game}")
        page_of(services)
        page = paper(scene)
        # Only where there is a card of its own kind, or melds, there is a third.
        assert 2 <= len(page.text.splitlines()) <= 5
        assert len(page.labels) >= 2
        if game in runs:
            assert runs[game] in {word for label in page.labels for word in label.split()}
            assert runs[game].lower() in re.findall(r"\w+", page.text)
    assert not services.texts.missing


def test_what_a_card_takes_is_shown_by_the_sums_of_the_game(services: Services) -> None:
    for game, labels in (
        ("escoba", ["6 + 4 + 5\n= 15", "5 + king\n= 15"]),
        ("scopa", ["7 takes\n3 + 4", "7 takes 7,\nnot 3 + 4", "King takes\n4 + 6"]),
        ("cassino", ["9 takes\n4 + 5", "Build:\n3 + 4 = 7"]),
    ):
        with services.texts.speaking_of(game):
            shown = examples(services, bundled_games().load(game))
            assert [one.label for one in shown] == labels


@pytest.mark.parametrize(
    ("game", "option", "value", "said"),
    [
        ("loba_de_menos", "jokers_per_run", 2, "more than 2 in one meld"),
        ("loba_de_menos", "run.min", 4, "4 or more"),
        ("loba_de_mas", "target", 300, "reaches 300"),
        ("carioca", "contracts", 6, "6 contracts"),
        ("la_mona", "rounds_to_win", 3, "win 3 rounds"),
        ("la_mona", "sweep_points", 0, "most spades, every A"),
    ],
)
def test_the_summary_keeps_to_the_house_rules(
    services: Services, game: str, option: str, value: int, said: str
) -> None:
    scene = setup(services, game, **{option.replace(".", "__"): value})
    show(services, scene)
    assert said in paper(scene).text


# House rules ----------------------------------------------------------------------------------


def test_a_switch_is_turned_by_click_and_by_key_and_kept_while_one_looks_at_other_games(
    services: Services,
) -> None:
    scene = new_table(services)
    for _ in range(2):
        click(services, "option joker_reclaim")
        assert scene.draft.choice().options == {"joker_reclaim": True}
        assert page_of(services).focus == "option joker_reclaim"
        press(services, commands.CONFIRM)
        assert scene.draft.choice().options == {}
    press(services, commands.CONFIRM)
    click(services, "game la_mona")
    click(services, "game loba_de_menos")
    toggle = named(page_of(services).widgets, "option joker_reclaim")
    assert isinstance(toggle, Toggle)
    assert toggle.value
    assert scene.draft.choice().options == {"joker_reclaim": True}


def test_a_picker_goes_on_back_and_stops_at_its_ends(services: Services) -> None:
    scene = new_table(services)
    name = "option first_dealer"
    click(services, name)
    assert scene.draft.choice().options == {"first_dealer": "low_cut"}
    click(services, name, 0.01)
    assert scene.draft.choice().options == {}
    page = page_of(services)
    page.ring = True
    press(services, commands.LEFT)
    assert scene.draft.choice().options == {"first_dealer": "random"}
    picker = named(page_of(services).widgets, name)
    assert isinstance(picker, Picker)
    assert not picker.step(-1)


@pytest.mark.parametrize(
    ("game", "key", "first", "last", "most"),
    [
        ("loba_de_menos", "reenganche.max", 0, "unlimited", 22),
        ("loba_de_mas", "target", 50, 500, 20),
        ("loba_de_mas", "stake", 1, 1000, 30),
    ],
)
def test_long_spans_are_gone_through_in_round_numbers(
    game: str, key: str, first: int, last: int | str, most: int
) -> None:
    variant = bundled_games().load(game)
    option = next(one for one in variant.options if one.key == key)
    offered = values_offered(option, 137 if key == "target" else option.default)
    assert (offered[0], offered[-1]) == (first, last)
    assert len(offered) <= most
    assert option.default in offered
    assert (137 in offered) is (key == "target")


def test_a_preset_sets_its_rules_and_shows_as_chosen(services: Services) -> None:
    scene = new_table(services)
    click(services, "preset escalera_de_reenganches")
    assert scene.draft.choice().options == {
        "reenganche.max": "unlimited",
        "reenganche.cost": "escalating",
    }
    preset = named(page_of(services).widgets, "preset escalera_de_reenganches")
    assert isinstance(preset, Button)
    assert preset.main
    click(services, "preset ")
    assert scene.draft.choice().options == {}


def test_nobody_can_be_spared_at_the_smallest_table_and_a_house_rule_may_bring_more_seats(
    services: Services,
) -> None:
    scene = new_table(services, TableChoice("carioca", FOUR[:2]))
    click(services, "seat 0")
    assert "remove" not in names_of(page_of(services))
    click(services, "done")
    click(services, "option players")
    click(services, "add seat")
    assert len(scene.draft.players) == 3


def test_the_rule_under_the_eye_is_explained(services: Services) -> None:
    scene = new_table(services)
    click(services, "option joker_reclaim")
    page = page_of(services)
    page.focus, page.ring = "option joker_reclaim", True
    scene.rebuild()
    list(scene.sprites())
    scene.update(services.clock() + TIP_AFTER)
    shown = [sprite.says for sprite in scene.sprites()]
    assert services.say("option.joker_reclaim.help") in shown


def test_the_hints_speak_of_the_device_used_last(services: Services) -> None:
    new_table(services)
    caps = []
    for device in ("keys", "pad", "touch"):
        services.device = device
        hint = named(page_of(services).widgets, "hint back")
        assert isinstance(hint, HintKey)
        caps.append(list(hint.caps))
    assert caps == [["escape"], ["b"], []]


def test_the_chosen_game_is_in_sight_from_the_start(services: Services) -> None:
    games = added_games()
    new_table(services, TableChoice("contract_rummy", FOUR), games)
    row = named(page_of(services).widgets, "game contract_rummy")
    assert row.scroll is not None
    assert row.seen.within(row.scroll.view)


# Seats ----------------------------------------------------------------------------------------


def test_a_seat_can_be_added_and_removed(services: Services) -> None:
    scene = new_table(services, TableChoice("loba_de_menos", FOUR))
    click(services, "add seat")
    assert names(scene) == ["Ana", "Beto", "Carmen", "Diego", "Elena"]
    assert page_of(services).focus == "seat 4"
    click(services, "seat 1")
    click(services, "remove")
    assert names(scene) == ["Ana", "Carmen", "Diego", "Elena"]
    assert services.stack.top is scene


@pytest.mark.parametrize(
    ("presses", "typed", "name"),
    [
        (1, [Typed("I"), Typed("n")], "In"),
        (1, [ERASED, Typed("Inés")], "Inés"),
        (1, [Typed("I"), Typed("", chosen=True), Typed("U")], "U"),
        (1, [ERASED] * 9, "Beto"),
        (2, [Typed("x")], "Betox"),
    ],
)
def test_a_name_is_chosen_when_its_field_is_entered_then_typed_and_kept(
    services: Services, presses: int, typed: list[Typed], name: str
) -> None:
    """A second press lets the old one stand, and an empty one is the old one."""
    services.device = MOUSE
    scene = new_table(services, LAST)
    click(services, "seat 1")
    for _ in range(presses):
        click(services, "name")
    assert services.stack.top.is_typing
    for letters in typed:
        services.stack.handle(letters)
    press(services, commands.CONFIRM if name == "Inés" else commands.BACK)
    assert services.stack.top is scene
    assert not services.stack.top.is_typing
    assert names(scene) == ["Ana", name, "Carmen", "Diego"]


def test_a_seat_is_a_bots_a_phones_or_a_persons_at_the_screen(services: Services) -> None:
    scene = new_table(services, LAST)
    click(services, "seat 0")
    told = []
    for kind in ("novice", "a phone", "novice", "a phone", ""):
        click(services, f"kind {kind}")
        player = scene.draft.players[0]
        told.append((player.bot, player.by_phone))
        assert player.is_person != bool(player.bot)
    bot, phone = ("novice", False), ("", True)
    assert told == [bot, phone, bot, phone, ("", False)]
    click(services, "done")
    assert scene.draft.players[0].is_at_screen


STYLES = style_ids()


def kinds(services: Services) -> list[str]:
    """The bots on offer, by their buttons."""
    names = (widget.name for widget in page_of(services).widgets)
    return [name.removeprefix("kind ") for name in names if name.startswith("kind ")][2:]


def test_the_first_time_one_person_sits_down_with_three_regular_bots(
    services: Services, dealt: list[TableChoice]
) -> None:
    """Each has a name and a crest of its own."""
    new_table(services)
    click(services, "deal")
    players = dealt[0].players
    assert [player.bot for player in players] == ["", "regular", "regular", "regular"]
    assert len({player.name for player in players}) == len(players)
    assert len({player.crest for player in players}) == len(players)


def test_levels_and_styles_are_offered_each_with_a_sentence(services: Services) -> None:
    new_table(services)
    click(services, "seat 1")
    regulars = [name for name in STYLES if style_named(name).lines]
    assert kinds(services) == [*LEVELS, *sorted(STYLES, key=lambda name: name not in regulars)]
    told = set()
    for bot in kinds(services):
        click(services, f"kind {bot}")
        told |= {sprite.says for sprite in services.stack.sprites()} & {
            services.say(f"bot.{bot}.about")
        }
    assert len(told) == len(LEVELS) + len(STYLES)


def test_a_regular_brings_name_and_crest_along_and_is_nowhere_twice(services: Services) -> None:
    scene = new_table(services)
    for seat in (1, 2):
        click(services, f"seat {seat}")
        click(services, "kind tito")
        click(services, "done")
        player = scene.draft.players[seat]
        assert (player.name, player.crest, player.bot) == ("Tito", "fox", "tito")
    assert names(scene) == ["Ana", "Carmen", "Tito", "Diego"]
    click(services, "seat 2")
    click(services, "kind expert")
    assert names(scene) == ["Ana", "Carmen", "Beto", "Diego"]


def test_regulars_have_the_seats_of_a_first_table(services: Services) -> None:
    page = SetUpScene(services, invites=True)
    for player in page.draft.players[1:]:
        assert style_named(player.bot).lines
        assert player.name == page.bots.name(player.bot)
    page.draft.give_phones()
    assert names(page) == ["Ana", "Beto", "Carmen", "Diego"]


def test_a_style_brings_its_crest_along_and_two_players_exchange_theirs(services: Services) -> None:
    scene = new_table(services, LAST)
    click(services, "seat 0")
    click(services, "crest hare")
    assert [player.crest for player in scene.draft.players] == ["hare", "fox", "owl", "stag"]
    click(services, "done")
    click(services, "seat 1")
    click(services, "kind bold")
    bold, others = scene.draft.players[1], {scene.draft.players[at].crest for at in (0, 2, 3)}
    assert (bold.bot, bold.crest) == ("bold", style_named("bold").crest)
    assert bold.crest not in others
    click(services, "crest owl")
    click(services, "kind expert")
    assert scene.draft.players[1].crest == "owl"


def own_bots(home: Path, count: int) -> None:
    folder = home / "data" / "bots"
    folder.mkdir(parents=True)
    for at in range(count):
        told = f"schema: 1\nlevel: novice\nname: Uncle Paco {at}\nabout: In a hurry.\n"
        (folder / f"paco{at}.yaml").write_text(told, "utf-8")


def test_bots_of_the_players_own_are_offered_and_nobody_plays_by_a_faulty_file(
    services: Services, home: Path
) -> None:
    own_bots(home, 1)
    for name in ("broken", "Big Paco"):
        (home / "data" / "bots" / f"{name}.yaml").write_text("schema: 1\n", "utf-8")
    scene = new_table(services)
    click(services, "seat 1")
    assert set(kinds(services)) - {*LEVELS, *STYLES} == {"paco0", "broken", "Big Paco"}
    before = scene.draft.players[1]
    for bot, wrong in (("broken", "“level” is missing"), ("Big Paco", "“Big Paco”")):
        click(services, f"kind {bot}")
        assert any(wrong in sprite.says for sprite in services.stack.sprites())
        assert scene.draft.players[1] == before
    click(services, "kind paco0")
    said = [sprite.says for sprite in services.stack.sprites()]
    assert {"Uncle Paco 0", "In a hurry."} <= {*said}
    assert not any("Big Paco”" in one for one in said)
    click(services, "done")
    assert scene.draft.players[1].bot == "paco0"
    assert "Uncle Paco 0" in [sprite.says for sprite in scene.sprites()]


def test_more_bots_than_have_room_are_scrolled_through(home: Path) -> None:
    own_bots(home, 24)
    services = house_of((1024, 640), text_scale=1.4)
    scene = new_table(services)
    click(services, "seat 1")
    page = page_of(services)
    assert named(page.widgets, "done").seen.bottom < services.kit.stage.height
    page.ring, page.focus = True, "kind novice"
    gone_through = []
    while page.focus.startswith("kind "):
        gone_through.append(page.focus)
        one = named(page.widgets, page.focus)
        assert one.scroll is not None
        assert one.scroll.view.contains(one.seen.cx, one.seen.cy)
        press(services, commands.DOWN)
    assert len(gone_through) > 8
    press(services, commands.UP)
    last = page.focus
    press(services, commands.CONFIRM)
    assert f"kind {scene.draft.players[1].bot}" == last in gone_through


def test_who_joins_the_last_table_is_somebody_else_with_another_crest(services: Services) -> None:
    scene = new_table(services)
    scene.draft.remove_seat(1)
    again = new_table(services, scene.draft.choice())
    assert names(again) == ["Ana", "Carmen", "Diego"]
    click(services, "add seat")
    assert names(again) == ["Ana", "Carmen", "Diego", "Beto"]
    two = replace(FOUR[0], crest="puma"), replace(FOUR[1], crest="hare")
    crests = new_table(services, TableChoice("loba_de_menos", two)).draft
    for _ in range(3):
        crests.add_seat()
    worn = [player.crest for player in crests.players]
    assert worn[:2] == ["puma", "hare"]
    assert len(set(worn)) == 5


def test_leaving_the_set_up_and_the_focus_of_a_seat(services: Services) -> None:
    show(services, setup(services))
    scene = new_table(services)
    click(services, "seat 2")
    press(services, commands.BACK)
    assert page_of(services).focus == "seat 2"
    click(services, "hint back")
    assert scene not in services.stack.scenes


# The file of the last table -------------------------------------------------------------------


@pytest.mark.parametrize(
    "choice",
    [
        TableChoice("loba_de_mas", FOUR, {"money": True, "stake": 5}),
        TableChoice("carioca", FOUR[:1], free_undo=True),
        TableChoice("carioca", (replace(FOUR[0], by_phone=True), FOUR[1])),
    ],
)
def test_the_last_table_is_kept_and_found_without_the_number_of_its_deal(
    tmp_path: Path, choice: TableChoice
) -> None:
    keep_last_setup(replace(choice, seed=12), tmp_path / "new")
    assert last_setup(tmp_path / "new") == choice


def test_older_files_know_of_no_phone(tmp_path: Path) -> None:
    keep_last_setup(TableChoice("carioca", FOUR[:2]), tmp_path)
    file = tmp_path / FILE
    told = json.loads(file.read_text())
    for seat in told["players"]:
        del seat["phone"]
    file.write_text(json.dumps(told))
    older = last_setup(tmp_path)
    assert older is not None
    assert older.players == FOUR[:2]


def test_what_makes_no_sense_in_a_file_is_mended_or_it_is_passed_over(tmp_path: Path) -> None:
    """Of a name, what cannot be shown is left out."""
    without_sense = ["", "[]", "{", "\udcff", '{"game": 3, "players": []}', '{"game": "x"}']
    for content in (*without_sense, "[" * 9999):
        (tmp_path / FILE).write_bytes(content.encode(errors="surrogateescape"))
        assert last_setup(tmp_path) is None
    told = r"""{"game": "carioca", "options": {"jokers": [1], "deal": 11}, "players": [
        {"name": "A very long name, longer than any", "crest": "cow", "bot": "nobody"}, 5, {},
        {"name": "A\u0000na\u202e\n"}, {"name": "\u001b"}]}"""
    (tmp_path / FILE).write_text(told)
    last = last_setup(tmp_path)
    assert last is not None
    assert last.options == {"deal": 11}
    assert last.players[:2] == (
        Player("A very long name, longer", "owl", "nobody"),
        Player("", "hare"),
    )
    assert [player.name for player in last.players[2:]] == ["Ana", ""]


def test_a_last_game_or_rule_that_is_gone_or_faulty_is_forgotten(services: Services) -> None:
    for game in ("gone", "unfinished"):
        scene = new_table(services, TableChoice(game, FOUR), added_games())
        assert scene.draft.game == "loba_de_menos"
        assert scene.draft.last is None
    rules = {"gone": 1, "jokers": 3, "deal": 11}
    scene = new_table(services, TableChoice("carioca", FOUR[:2], rules))
    assert scene.draft.choice().options == {"deal": 11}


def test_the_seat_of_a_bot_that_is_gone_can_be_opened(services: Services) -> None:
    nobody = Player("Ana", "owl", "gone_for_good")
    acts = SeatActs(lambda _: None, lambda _: nobody, lambda *_: nobody)
    services.stack.push(SeatEditor(services, nobody, Bots(services), acts))
    assert "done" in [one.name for one in page_of(services).widgets]
