"""The usual keys and buttons, with the letters of English."""

from __future__ import annotations

from game.l10n.catalogue import Texts
from game.paths import bundled
from game.ui.commands import Choice, Keymap, usual
from game.ui.gestures import KEYS, PAD

USUAL_KEYS, USUAL_BUTTONS = (
    usual(device, Texts(["en"], [bundled("locales")]).text) for device in (KEYS, PAD)
)


def keymaps(keys: Choice | None = None, pad_keys: Choice | None = None) -> dict[str, Keymap]:
    """`keys`, `pad_keys`: the player's own."""
    return {KEYS: Keymap(USUAL_KEYS, keys or {}), PAD: Keymap(USUAL_BUTTONS, pad_keys or {})}
