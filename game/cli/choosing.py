"""Naming a game on the command line, with options and a preset, and hearing what is wrong."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from game.cli.complaints import complain
from game.cli.frame import Frame, key_value
from game.l10n.catalogue import Catalogue as Texts
from game.reading.faults import nearest
from game.variants.catalogue import Catalogue, UnknownVariantError, own_roots
from game.variants.inherit import SUFFIXES
from game.variants.load import Reading, Variant, read_variant


def register_choices(frame: Frame) -> None:
    frame.argument("--variant", metavar="ID", required=True)
    frame.argument("--option", metavar="KEY=VALUE", action="append", default=[], type=key_value)
    frame.argument("--preset", metavar="NAME")


def chosen_variant(arguments: Namespace, texts: Texts) -> Variant | None:
    """The variant; if there is none, says why."""
    try:
        reading = _reading(arguments)
    except UnknownVariantError as error:
        said = texts.text(
            "variants.unknown", name=error.variant_id, known=texts.list_and(error.known)
        )
        close = nearest(error.variant_id, error.known)
        print(
            said,
            *(texts.text("fault.nearest", **{key: name}) for key, name in close.items()),
            file=sys.stderr,
        )
        return None
    complain(reading.faults, texts)
    return reading.variant


def _reading(arguments: Namespace) -> Reading:
    """By name among the games there are, or a file somebody is at work on."""
    options, name = dict(arguments.option), arguments.variant
    if name.endswith(SUFFIXES):
        file = Path(name)
        return read_variant(file, (*own_roots(), file.parent), options, arguments.preset)
    return Catalogue().read(name, options, arguments.preset)


def game_name(variant_id: str, texts: Texts) -> str:
    """A game somebody has added may have no text for its name."""
    key = f"variant.{variant_id}.name"
    return texts.text(key) if texts.has(key) else variant_id
