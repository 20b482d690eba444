"""A player's own drawings stand in for ours, card by card; those that cannot are told of."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.cards import parse_card
from game.paths import bundled, user_cache, user_data
from game.reading.worker import DONE, Limits
from game.reading.worker import SLOW as ENDED
from game.settings import SPANISH
from game.ui import own_cards as module
from game.ui.card_art import BACK, CardArt
from game.ui.own_cards import (
    CARDS,
    ENDED_MOST,
    HEAVY,
    SHAPE,
    SIZE_MOST,
    SLOW,
    UNKNOWN,
    UNREADABLE,
    UNTRIED,
    DrawingFlaw,
    DrawingTrial,
    all_tried,
    own_cards,
    tried,
)
from game.ui.shapes import Shapes
from game.ui.window import GameWindow
from game.view.table.drawings import Look
from tests.beside import APART, processes

KING, QUEEN = parse_card("Kh"), parse_card("Qh")
RED, BLUE = (200, 30, 30, 255), (30, 30, 200, 255)


def drawing(colour: tuple[int, int, int, int] = RED, wide: int = 250, high: int = 350) -> str:
    red, green, blue, _ = colour
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}">'
        f'<rect width="{wide}" height="{high}" fill="rgb({red},{green},{blue})"/></svg>'
    )


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path / "home"))
    GameWindow("-", (64, 64))
    yield
    pygame.display.quit()


def draw(name: str, content: str) -> None:
    file = user_data() / "cards" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, "utf-8")


def tried_here() -> DrawingTrial:
    """As `all_tried`, for drawings that end by themselves."""
    trial = DrawingTrial()
    trial.take(list(tried([one.file for one in trial.waiting])), DONE)
    return trial


def middle(card: int, **look: Any) -> tuple[int, ...]:
    face = CardArt(Shapes(1.0), Look(**look)).face(card, 140)
    return tuple(face.get_at((face.get_width() // 2, face.get_height() // 2)))


def test_an_own_drawing_stands_in_for_ours_and_the_others_stay() -> None:
    draw("KH.svg", drawing())
    assert middle(KING) != RED
    tried_here()
    assert middle(KING) == RED
    assert middle(QUEEN) != RED


def test_it_does_so_in_every_look_of_the_deck() -> None:
    draw("KH.svg", drawing())
    tried_here()
    assert middle(KING, large=True, two_colours=True) == RED


def test_one_for_a_look_is_used_in_that_look() -> None:
    draw("KH.svg", drawing())
    draw("large/KH.svg", drawing(BLUE))
    tried_here()
    assert middle(KING) == RED
    assert middle(KING, large=True, two_colours=True) == BLUE


def test_one_for_another_pack_is_not_used_in_the_spanish_one() -> None:
    draw("KH.svg", drawing())
    draw("back.svg", drawing())
    tried_here()
    assert middle(KING, pack=SPANISH) != RED
    assert middle(BACK, pack=SPANISH) == RED
    draw("spanish/KH.svg", drawing(BLUE))
    tried_here()
    assert middle(KING, pack=SPANISH, two_colours=True) == BLUE


def test_safe_mode_shows_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    draw("KH.svg", drawing())
    tried_here()
    monkeypatch.setenv("LOBA_SAFE", "1")
    assert not all_tried().waiting
    assert middle(KING) != RED


@pytest.mark.parametrize(
    ("name", "content", "fault"),
    [
        ("king.svg", drawing(), UNKNOWN),
        ("pip_H.svg", drawing(), UNKNOWN),
        ("huge/KH.svg", drawing(), UNKNOWN),
        ("KH.svg", drawing() + " " * SIZE_MOST, HEAVY),
        ("KH.svg", "a king", UNREADABLE),
        ("KH.svg", drawing(wide=300, high=300), SHAPE),
    ],
)
def test_what_cannot_be_used_is_told_of_and_ours_is_seen(
    name: str, content: str, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw(name, content)
    assert tried_here().flaws == [DrawingFlaw(name, fault)]
    seen = middle(KING)
    monkeypatch.setenv("LOBA_SAFE", "1")
    assert seen == middle(KING)


# What may take for ever --------------------------------------------------------------------------


def svg(content: str, head: str = 'viewBox="0 0 250 350"') -> str:
    namespace = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return f"<svg {namespace} {head}>{content}</svg>"


def dashes() -> str:
    line = '<path d="M0 0 L1000000000 0" stroke="red" stroke-width="1" stroke-dasharray="0.5"/>'
    return svg(line)


def many_paths() -> str:
    """As large as a file may be."""
    path = '<path d="M{} 0 C0 350 250 0 {} 350 S250 350 0 0" stroke="red" stroke-width="9"/>'
    return svg("".join(path.format(at % 250, 250 - at % 250) for at in range(2900)))


def odd_drawings() -> dict[str, str]:
    """Strange, and no trouble: each is drawn in a moment, or said to be none."""
    bomb = base64.b64encode(b"\x89PNG\r\n\x1a\n" + b"\x00" * 1000).decode()
    entities = "".join(f'<!ENTITY e{at} "{f"&e{at - 1};" * 10}">' for at in range(1, 10))
    stops = '<stop offset="0" stop-color="red"/>' * 2000
    return {
        "gradient to itself": svg(
            '<linearGradient id="a" xlink:href="#b"/><linearGradient id="b" xlink:href="#a"/>'
            '<rect width="250" height="350" fill="url(#a)"/>'
        ),
        "stops": svg(
            f'<linearGradient id="a">{stops}</linearGradient>'
            '<rect width="250" height="350" fill="url(#a)"/>'
        ),
        "huge view": svg('<rect width="9" height="9"/>', 'viewBox="0 0 250e9 350e9"'),
        "no view": svg('<rect width="9" height="9"/>', 'viewBox="0 0 0 0"'),
        "negative": svg('<rect width="-9" height="-9"/>', 'viewBox="0 0 -250 -350"'),
        "not a number": svg('<rect width="nan" height="1e999"/>', 'width="nan" height="inf"'),
        "huge": svg("", 'width="1000000000" height="1400000000"'),
        "filter": svg('<filter id="f"><feGaussianBlur stdDeviation="9999"/></filter>'),
        "picture": svg(f'<image width="250" height="350" href="data:image/png;base64,{bomb}"/>'),
        "use": svg('<g id="a"><use href="#a"/><use href="#a"/></g><use href="#a"/>'),
        "script": svg("<script>while (true) {}</script>"),
        "elsewhere": svg('<image href="file:///etc/passwd"/><use href="http://localhost:1/x"/>'),
        "laughs": f'<!DOCTYPE svg [<!ENTITY e0 "ha">{entities}]>' + svg("<text>&e9;</text>"),
        "groups": svg("<g>" * 9000 + "</g>" * 9000),
        "no end": svg("")[:-6] + "<g" * 20_000,
        "zeros": "\x00" * 1000,
        "empty": "",
    }


@pytest.mark.parametrize(("name", "content"), [("dashes", dashes()), ("paths", many_paths())])
def test_a_drawing_that_takes_too_long_is_told_of_and_ours_is_seen(
    name: str, content: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LIMITS", Limits(3.0, 128))
    draw("QH.svg", drawing(BLUE))
    draw("KH.svg", content)
    assert len(content) <= SIZE_MOST
    trial = all_tried()
    assert trial.flaws == [DrawingFlaw("KH.svg", SLOW)]
    assert set(own_cards()) == {"QH"}
    assert middle(QUEEN) == BLUE
    assert processes(APART) == []


def test_odd_drawings_are_drawn_in_a_moment_or_told_of() -> None:
    """None of them keeps the others from being tried."""
    cards = [f"{rank}{suit}" for suit in "SH" for rank in "23456789TJ"]
    odd = dict(zip(cards, odd_drawings().items(), strict=False))
    assert len(odd) == len(odd_drawings())
    for card, (_, content) in odd.items():
        draw(f"{card}.svg", content)
    draw("QH.svg", drawing(BLUE))
    trial = all_tried()
    told = {flaw.file.removesuffix(".svg"): flaw.fault for flaw in trial.flaws}
    assert not {SLOW, UNTRIED} & {*told.values()}, {odd[card][0]: told[card] for card in told}
    assert own_cards().keys() == {"QH", *odd} - told.keys()
    for card in odd:
        assert len(middle(parse_card(card))) == 4


def test_after_some_that_had_to_be_ended_the_others_are_not_tried() -> None:
    names = [f"{rank}H" for rank in "23456789"]
    for name in names:
        draw(f"{name}.svg", drawing())
    trial = DrawingTrial()
    trial.take([""], ENDED)
    for _ in range(ENDED_MOST - 1):
        assert trial.waiting
        trial.take([], ENDED)
    faults = [flaw.fault for flaw in trial.flaws]
    assert faults == [SLOW] * ENDED_MOST + [UNTRIED] * (len(names) - 1 - ENDED_MOST)
    assert list(own_cards()) == ["2H"]
    assert not trial.waiting


def test_what_was_through_once_is_used_at_once_the_next_time() -> None:
    draw("KH.svg", drawing())
    tried_here()
    trial = DrawingTrial()
    assert not trial.waiting
    assert middle(KING) == RED


@pytest.mark.parametrize("spoilt", [b"", b"another", None])
def test_a_copy_that_is_not_what_was_tried_is_not_used(spoilt: bytes | None) -> None:
    draw("KH.svg", drawing())
    tried_here()
    (copy,) = (user_cache() / "cards").iterdir()
    if spoilt is None:
        copy.unlink()
    else:
        copy.write_bytes(spoilt)
    assert [one.name for one in DrawingTrial().waiting] == ["KH"]
    assert middle(KING) != RED


def test_a_drawing_that_changes_is_tried_anew_and_the_old_copy_goes() -> None:
    draw("KH.svg", drawing())
    tried_here()
    draw("KH.svg", drawing(BLUE))
    trial = DrawingTrial()
    assert [one.name for one in trial.waiting] == ["KH"]
    # Even while it is tried.
    draw("KH.svg", dashes())
    trial.take([""], DONE)
    assert trial.flaws == [DrawingFlaw("KH.svg", UNTRIED)]
    assert not list((user_cache() / "cards").iterdir())


def test_where_no_copy_can_be_kept_the_drawing_is_used_all_the_same() -> None:
    draw("KH.svg", drawing())
    user_cache().write_bytes(b"in the way")
    tried_here()
    assert middle(KING) == RED


def test_a_copy_that_is_taken_away_while_cards_are_shown_does_no_harm() -> None:
    draw("KH.svg", drawing())
    tried_here()
    art = CardArt(Shapes(1.0), Look())
    assert art.face(KING, 140).get_at((50, 70)) == RED
    (copy,) = (user_cache() / "cards").iterdir()
    copy.unlink()
    assert art.face(KING, 150).get_at((50, 70)) != RED


def test_cards_that_are_shown_already_are_drawn_anew() -> None:
    art = CardArt(Shapes(1.0), Look())
    assert not art.renew()
    before = art.show(KING, 140, 0).surface.copy()
    draw("KH.svg", drawing())
    tried_here()
    assert art.renew()
    after = art.show(KING, 140, 0).surface
    assert pygame.image.tobytes(before, "RGBA") != pygame.image.tobytes(after, "RGBA")
    assert not art.renew()


def test_all_of_ours_would_be_through() -> None:
    files = sorted(bundled(CARDS).rglob("*.svg"))
    assert len(files) > 100
    cards = [file for file in files if not file.stem.startswith("pip_")]
    assert set(tried(cards[::7])) == {""}
