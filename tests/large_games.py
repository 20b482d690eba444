"""Games within the schema that no search can go through to its end."""

from __future__ import annotations

from pathlib import Path

from game.engine.notation import AnyRules
from game.variants.load import Variant, read_variant, rules_of

FOLDER = Path(__file__).parent / "variants" / "large"
FILES = sorted(FOLDER.glob("*.yaml"))
NAMES = [file.stem for file in FILES]
#: Of processor time; in the time of a slow machine at work on something else. Unbounded they took
#: minutes.
SECONDS_MOST = 20.0


def large(name: str) -> Variant:
    variant = read_variant(FOLDER / f"{name}.yaml", []).variant
    assert variant is not None
    return variant


def large_rules(name: str) -> AnyRules:
    return rules_of(large(name).game)
