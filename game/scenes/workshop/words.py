"""What the workshop says of fields and values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.engine import parts
from game.engine.scoring.categories import SUIT_NAMES
from game.engine.scoring.points import FACE_VALUE, RANK_NAMES
from game.reading.yaml_edit import GONE
from game.scenes.shell.scene import Services
from game.scenes.workshop.desk import Desk
from game.variants.fields import GameField, owner_of, text_key
from game.variants.mends import Mend
from game.variants.schema import PART
from game.variants.values import UNLIMITED_WORD


def value_said(services: Services, one: GameField, value: Any) -> str:
    """Return a value of a field in words."""
    match one.shape:
        case parts.Flag():
            return services.say("setup.on" if value else "setup.off")
        case parts.Word():
            return services.say(text_key(f"{one.key}.{value}"))
        case parts.PartSlot(slot):
            part = value[PART] if isinstance(value, Mapping) else value
            return services.say(text_key(owner_of(slot, str(part))))
        case _:
            return plain_said(services, value)


def plain_said(services: Services, value: Any) -> str:
    if value == UNLIMITED_WORD:
        return services.say("option_value.unlimited")
    if value == FACE_VALUE:
        return services.say("workshop.face")
    if value is GONE or value == []:
        return services.say("workshop.nothing")
    if isinstance(value, list):
        return " ".join(plain_said(services, one) for one in value)
    return services.number(value) if isinstance(value, int) else str(value)


def counted_said(services: Services, key: str, value: Any) -> str:
    """Return what is written below a card: the number, also where it is that of the rank."""
    if value == FACE_VALUE and key in RANK_NAMES:
        return services.number(RANK_NAMES.index(key))
    if value is GONE or value == []:
        return "\N{EN DASH}"
    if isinstance(value, list):
        return "/".join(map(services.number, value))
    return plain_said(services, value)


def extra_said(services: Services, key: str) -> str:
    """Return the name of what counts as cards do and is no card: a suit, or the low ace."""
    is_suit = key in SUIT_NAMES
    return services.say("card.suit", suit=key[0]) if is_suit else services.say(f"workshop.{key}")


def mend_said(desk: Desk, mend: Mend) -> str:
    """Return the words of the button that mends a fault."""
    say, fields = desk.services.say, dict(desk.house.fields())
    one = fields.get(mend.path)
    if mend.value is GONE:
        is_known = one is not None and desk.name_below
        return say("workshop.as_below", game=desk.name_below) if is_known else say("workshop.drop")
    if one is None:
        around = fields.get(mend.path.rpartition(".")[0])
        name, key = (say(around.text_key) if around else ""), mend.path.rpartition(".")[2]
        value = f"{key} = {counted_said(desk.services, key, mend.value)}"
        return say("workshop.mend", field=name, value=value)
    if isinstance(one.shape, parts.RoundList):
        return say("workshop.smaller_contract")
    value = value_said(desk.services, one, mend.value)
    return say("workshop.mend", field=say(one.text_key), value=value)
