"""The workshop: a game of one's house made with the mouse, from a new table and back."""

from __future__ import annotations

from typing import Any

import pytest
from examples_workshop import workshop
from menus_house import click, house_of, names_of, page_of, show
from services import Heard, a_house, heard_in, said, top_of, wait

from game.engine import parts
from game.l10n.catalogue import Texts
from game.paths import text_roots, user_data
from game.scenes.setup.scene import SetUpScene
from game.scenes.shell.addresses import ToNewTable
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.scene import Services
from game.scenes.workshop.desk import TRIES_AFTER
from game.scenes.workshop.part_pictures import PICTURES
from game.scenes.workshop.rows import WIDGETS
from game.scenes.workshop.scene import WorkshopScene
from game.scenes.workshop.sections import SECTIONS, sections_of
from game.scenes.workshop.tiles import TileRow
from game.ui.boxes import Press
from game.ui.gestures import MAIN, MOVED, PRESSED, RELEASED, Pointer, Typed
from game.ui.widgets import Widget
from game.variants.fields import fields_of, owner_of, text_key
from game.variants.load import read_variant
from game.variants.schema import FAMILIES

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def services() -> Services:
    return house_of(device="mouse")


def widget(services: Services, name: str) -> Widget:
    return next(one for one in page_of(services).widgets if one.name == name)


def pointer(services: Services, what: str, x: float, y: float) -> None:
    held = () if what == RELEASED else (MAIN,)
    services.stack.handle(Pointer(what, x, y, 0 if what == MOVED else MAIN, held))


def drag(services: Services, name: str, to: str) -> None:
    assert isinstance(services.stack.top, WorkshopScene)
    here, there = widget(services, name), widget(services, to)
    assert here.scroll is not None
    here.scroll.show(here.rect)
    start, end = here.seen, there.seen
    pointer(services, PRESSED, start.cx, start.cy)
    for part in (0.3, 0.7, 1.0):
        x = start.cx + (end.cx - start.cx) * part
        pointer(services, MOVED, x, start.cy + (end.cy - start.cy) * part)
        assert services.stack.sprites()
    pointer(services, RELEASED, end.cx, end.cy)


# Whole tables ---------------------------------------------------------------------------------


def test_every_slot_stands_in_one_section_and_every_shape_has_a_widget() -> None:
    slots = [slot for some in SECTIONS.values() for slot in some]
    assert len(slots) == len(set(slots))
    fields = [one for kind in FAMILIES.values() for one in fields_of(kind)]
    assert {one.name for one in fields} == set(slots)
    shapes = {type(one.shape) for kind in FAMILIES.values() for one in every_field(kind)}
    assert shapes - {type(None)} == set(WIDGETS)


def every_field(kind: type, owner: str = "") -> list[Any]:
    found = []
    for one in fields_of(kind, owner):
        found.append(one)
        match one.shape:
            case parts.Record(inner):
                found += every_field(inner, one.key)
            case parts.PartSlot(slot) | parts.Named(slot):
                for name, part in parts.parts_of(slot).items():
                    found += every_field(part, owner_of(slot, name))
    return found


def test_every_part_has_its_picture_and_every_field_its_words_in_every_language() -> None:
    known = {(slot, part) for slot, some in parts.slots().items() for part in some}
    assert set(PICTURES) == known
    keys = [text_key(owner_of(slot, part)) for slot, part in known]
    keys += [
        key for kind in FAMILIES.values() for one in every_field(kind) for key in one.text_keys
    ]
    for language in ("en", "es", "es_AR", "fr", "pt"):
        texts = Texts([language], text_roots())
        assert [key for key in keys if not texts.has(key)] == []


@pytest.mark.parametrize("game", ["carioca", "loba_de_mas", "la_mona", "escoba"])
def test_every_row_of_every_section_is_there_and_can_be_reached(
    services: Services, game: str
) -> None:
    scene = workshop(services, game)
    show(services, scene)
    for section, rows in sections_of(scene.desk.house).items():
        click(services, f"section {section}")
        names = names_of(page_of(services))
        for path, one in rows:
            match one.shape:
                case parts.Record() | parts.Named():
                    continue
                case parts.PartSlot(slot):
                    wanted = {f"part {path} {part}" for part in parts.parts_of(slot)}
                case parts.RoundList():
                    wanted = {"contract 0", "offer trio"}
                case _:
                    wanted = {f"field {path}"}
            assert wanted <= names, path
        click(services, f"section {section}")
    assert services.texts.missing == set()


# By hand --------------------------------------------------------------------------------------


def test_points_are_painted_in_one_stroke(services: Services) -> None:
    scene = workshop(services)
    show(services, scene)
    click(services, "section scoring")
    scene.rows.brushes["score.points"] = 7
    scene.rebuild()
    row = widget(services, "field score.points")
    assert isinstance(row, TileRow)
    row.scroll.show(row.rect)  # type: ignore[union-attr]
    boxes = row._boxes()
    pointer(services, PRESSED, boxes[0].cx, boxes[0].cy)
    for box in boxes[1:3]:
        pointer(services, MOVED, box.cx, box.cy)
    pointer(services, RELEASED, boxes[2].cx, boxes[2].cy)
    points = scene.desk.house.value("score.points")
    assert (points["A"], points["2"], points["3"]) == (7, 7, 7)
    assert "4" not in points
    assert scene.desk.section == "scoring"


def test_melds_are_dragged_from_contract_to_contract(services: Services) -> None:
    scene = workshop(services)
    show(services, scene)
    click(services, "section laying")
    click(services, "contract 0")
    drag(services, "offer escalera", "contract 1")
    assert scene.desk.house.value("opening.rounds")[1] == ["trio", "escalera", "escalera"]
    drag(services, "tile 1 1", "contract 0")
    assert scene.desk.house.value("opening.rounds")[0] == ["trio", "trio", "escalera"]
    drag(services, "tile 0 2", "section players")
    assert scene.desk.house.value("opening.rounds")[:2] == [["trio", "trio"], ["trio", "escalera"]]
    # By pressing, as fingers and keys do it.
    click(services, "contract 1")
    click(services, "offer trio")
    click(services, "tile 1 0")
    assert scene.desk.house.value("opening.rounds")[1] == ["escalera", "trio"]


def test_what_cannot_be_is_said_with_a_button_that_mends_it(services: Services) -> None:
    scene = workshop(services)
    show(services, scene)
    scene.desk.set("deal.hand", 8)
    assert not widget(services, "deal").enabled
    click(services, "section cards")
    for left in range(len(scene.desk.house.errors), 0, -1):
        names = [one.name for one in page_of(services).widgets if one.name.startswith("mend ")]
        click(services, next(name for name in names if name.startswith("mend beside ")))
        assert len(scene.desk.house.errors) < left
        if not scene.desk.house.errors:
            break
    assert scene.desk.house.errors == []
    assert widget(services, "deal").enabled
    click(services, "take_back")
    assert scene.desk.house.errors


def test_three_hands_and_the_whole_check_are_tried_apart() -> None:
    services = a_house()
    scene = workshop(services, "loba_de_menos")
    services.stack.push(scene)
    scene.desk.put({"melds.pierna.min": 6, "melds.pierna.suits": "any", "melds.escalera.min": 9})
    assert scene.desk.house.errors == []
    assert scene.desk.hands == []
    wait(services, TRIES_AFTER + 0.1)
    assert len(scene.desk.hands) == 3
    assert any(one.is_blocked for one in scene.desk.hands)
    told = " ".join(said(services))
    assert "Blocked after" in told
    (fault,) = scene.desk.found
    assert scene.desk.mends_of(fault), "melds as small as in the game below let somebody go out"
    click(services, f"mend beside {fault.path} {fault.key} 0")
    wait(services, TRIES_AFTER + 0.1)
    assert not scene.desk.found


def test_a_table_is_dealt_as_the_game_is_now() -> None:
    services = a_house()
    scene = workshop(services, "loba_de_menos")
    services.stack.push(scene)
    scene.desk.put({"deck.jokers": 3, "deal.hand": 11, "players.max": 3})
    assert {"11", str(104 + 3 - 3 * 11 - 1)} <= set(said(services))


# There and back -------------------------------------------------------------------------------


@pytest.fixture
def navigator(services: Services) -> Navigator:
    found = Navigator(services)
    found.menu()
    found.go(ToNewTable())
    return found


def setup_of(services: Services) -> SetUpScene:
    services.stack.sprites()
    return top_of(services, SetUpScene)


def test_a_game_is_made_named_played_and_carried_by_its_match(
    services: Services, navigator: Navigator, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(services, "game carioca")
    click(services, "option value.joker", 0.2)
    click(services, "make")
    scene = top_of(services, WorkshopScene)
    assert scene.desk.house.value("score.points")["joker"] == 50
    assert not scene.desk.house.file.exists(), "nothing is kept before something is changed"
    click(services, "naming")
    services.stack.handle(Typed("Our own"))
    click(services, "crest puma")
    click(services, "done")
    scene.desk.set("players.max", 4)
    click(services, "deal")
    page = setup_of(services)
    file = user_data() / "variants" / "carioca_house.yaml"
    assert (page.draft.game, page.page.focus) == ("carioca_house", "deal")
    assert "Our own" in set(said(services))
    kept = read_variant(file, page.draft.catalogue.roots).variant
    assert kept is not None
    assert (kept.words["name"][""], kept.crest, kept.game.players.max) == ("Our own", "puma", 4)
    click(services, "deal")
    saved = next(scene.table.saved() for scene in services.stack.scenes if hasattr(scene, "table"))
    file.unlink()
    assert saved.variant.game == kept.game
    assert saved.variant.words == kept.words


def test_a_game_of_ones_own_is_changed_copied_and_deleted(
    services: Services, navigator: Navigator
) -> None:
    names = names_of(page_of(services))
    assert "make" in names
    assert not names & {"change", "copy", "delete carioca"}, "one of the program only makes others"
    assert isinstance(widget(services, "game carioca"), Press)
    folder = user_data() / "variants"
    folder.mkdir(parents=True)
    text = "# ours\nschema: 1\nid: mine\nextends: carioca\nname: Mine\n"
    (folder / "mine.yaml").write_text(text, encoding="utf-8")
    setup_of(services)._reload("mine")
    services.sound = Heard()
    click(services, "copy")
    assert setup_of(services).draft.game == "mine_2"
    assert heard_in(services) == ["confirm"]
    copied = (folder / "mine_2.yaml").read_text(encoding="utf-8")
    assert copied == text.replace("id: mine", "id: mine_2").replace("Mine", '"Mine, another"')
    click(services, "change")
    assert isinstance(services.stack.top, WorkshopScene)
    services.stack.top.back()
    assert (folder / "mine_2.yaml").read_text(encoding="utf-8") == copied
    click(services, "delete mine_2")
    click(services, "delete mine_2")
    click(services, "game mine")
    click(services, "delete mine")
    assert (folder / "mine.yaml").exists()
    setup_of(services).back()
    assert not (folder / "mine.yaml").exists()
    assert (folder / "mine_2.yaml").exists()
