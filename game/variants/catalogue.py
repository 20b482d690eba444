"""The variants there are, by their names, and loading them."""

from collections.abc import Sequence
from pathlib import Path

from game.paths import layers
from game.reading.faults import VariantFaultsError
from game.variants.inherit import find, left_out, named_in
from game.variants.load import Reading, Variant, read_variant
from game.variants.options import Chosen
from game.variants.shelves import in_order


class UnknownVariantError(LookupError):
    """No file has this name."""

    def __init__(self, variant_id: str, known: Sequence[str]) -> None:
        super().__init__(variant_id, *known)
        self.variant_id = variant_id
        self.known = tuple(known)


class Catalogue:
    """The games of one or more folders; a later folder's file replaces an earlier one's."""

    def __init__(self, roots: Sequence[Path] | None = None) -> None:
        self.roots = own_roots() if roots is None else tuple(roots)

    def ids(self) -> list[str]:
        """Return the names of the games, in the order in which they are offered. Files in folders
        within, such as `base/`, are there to be extended, not played."""
        return in_order(named_in(self.roots))

    def readings(self) -> dict[str, Reading]:
        """Return all games by their names, without a choice; a folder with files that are
        not read stands among them with its faults."""
        full = {
            str(root): Reading(None, faults) for root in self.roots if (faults := left_out(root))
        }
        return {name: self.read(name) for name in self.ids()} | full

    def read(
        self, variant_id: str, options: Chosen | None = None, preset: str | None = None
    ) -> Reading:
        """Return the variant, if it is sound, and all its faults and warnings."""
        # Only a name is allowed, not a path to another folder.
        is_name = variant_id == Path(variant_id).name
        file = find(variant_id, self.roots) if is_name and variant_id else None
        if file is None:
            raise UnknownVariantError(variant_id, self.ids())
        return read_variant(file, self.roots, options, preset)

    def load(
        self, variant_id: str, options: Chosen | None = None, preset: str | None = None
    ) -> Variant:
        reading = self.read(variant_id, options, preset)
        if reading.variant is None:
            raise VariantFaultsError(reading.faults)
        return reading.variant


def own_roots() -> tuple[Path, ...]:
    """Return the folders of variants: those of the game, then the player's own."""
    return layers("assets/variants")
