"""The colours of the deck, and the coat of every wolf in it."""

from __future__ import annotations

from typing import NamedTuple

IVORY, IVORY_SHADE, EDGE, EDGE_LIGHT = "#FCF6E8", "#F3E8CF", "#A38F66", "#FFFDF6"
GOLD, PALE_GOLD, DARK_GOLD = "#C9A15A", "#EBD29A", "#8A6A33"
MOON, MOON_GLOW = "#FBEFCB", "#F7E9C4"
VIOLET, WINE = "#5A3391", "#9A2F45"

BLACK, RED, BLUE, GREEN = "#1B2333", "#B8142B", "#1C5FB0", "#10784A"
#: By suit: Spades, Hearts, Diamonds, Clubs.
FOUR_COLOURS = {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN}
TWO_COLOURS = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}


class Coat(NamedTuple):
    """What one wolf wears: the night behind it, its fur from dark to pale, and what shines."""

    sky0: str
    sky1: str
    dark: str
    fur: str
    light: str
    pale: str
    accent: str
    bright: str
    eye: str
    ink: str


COATS = {
    "S": Coat(
        "#0E1526",
        "#26324B",
        "#222B3D",
        "#46536B",
        "#7D8AA3",
        "#DCE3EC",
        "#6F86B8",
        "#B9C7E6",
        "#F3CF6B",
        "#10151F",
    ),
    "H": Coat(
        "#2A0A12",
        "#5E1722",
        "#571A17",
        "#A63A27",
        "#DE7A48",
        "#F9E2C2",
        "#D23A44",
        "#F2A08E",
        "#F6D77A",
        "#220A0B",
    ),
    "D": Coat(
        "#081C3A",
        "#174277",
        "#1B3B66",
        "#4A80BC",
        "#9CC4E6",
        "#F0F6FA",
        "#3F8FDB",
        "#A9D3F5",
        "#F5D267",
        "#0A1830",
    ),
    "C": Coat(
        "#06201A",
        "#14503C",
        "#2F2F22",
        "#6B6440",
        "#A99C66",
        "#F1E9C9",
        "#3FA06C",
        "#A4D9AE",
        "#F3D061",
        "#131A12",
    ),
}
#: Of the coins of the Spanish pack.
COINS_COAT = Coat(
    "#24170A",
    "#5A3D16",
    "#4A2F14",
    "#A8742C",
    "#DDB15C",
    "#FBEFCF",
    "#C98B2B",
    "#F4D58A",
    "#9FD0C8",
    "#1E1206",
)
#: In two colours diamonds and clubs change their coats too.
COATS_OF_TWO = {
    **COATS,
    "D": Coat(
        "#33120A",
        "#7A3220",
        "#6B3A22",
        "#B4713F",
        "#E0AE74",
        "#FBEBCF",
        "#D9573A",
        "#F4B79B",
        "#F6D77A",
        "#260E07",
    ),
    "C": Coat(
        "#101413",
        "#2F3B38",
        "#23282A",
        "#5B6461",
        "#98A29C",
        "#ECEBE0",
        "#7D938C",
        "#C6D3CC",
        "#F3CF6B",
        "#0E1211",
    ),
}
VIOLET_COAT = Coat(
    "#150B33",
    "#3C2474",
    "#1C1038",
    "#3B2A68",
    "#6E5AA6",
    "#D9CBF2",
    "#8E6BD6",
    "#C4A9F4",
    "#F6D77A",
    "#0E0722",
)
WINE_COAT = Coat(
    "#2B0F1E",
    "#7A2A3A",
    "#240A18",
    "#52203A",
    "#9A4A5C",
    "#F6D9C4",
    "#D9705A",
    "#F2A98A",
    "#F6D77A",
    "#17060F",
)
MONKEY_COAT = Coat(
    "#06201C",
    "#17604A",
    "#3A2117",
    "#6B3E24",
    "#A5673A",
    "#F7DDB4",
    "#3FA06C",
    "#BDE5B5",
    "#F6D77A",
    "#1E100B",
)
BACK_COAT = Coat(
    "#0B2230",
    "#123C4A",
    "#12303C",
    "#2C5A68",
    "#5E93A0",
    "#DCEBE6",
    "#C9A15A",
    "#F3E2B4",
    "#F3E2B4",
    "#08181F",
)
