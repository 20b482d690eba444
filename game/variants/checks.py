"""Whether a game makes sense as a whole: enough cards, melds that can be made, ends that come."""

from __future__ import annotations

from game.reading.faults import Faults
from game.reading.yaml_tree import Node
from game.variants import check_common, check_fishing, check_rummy
from game.variants.check_frame import run
from game.variants.schema import Draft

_CHECKS = {
    "rummy": (*check_common.CHECKS, *check_rummy.CHECKS),
    "fishing": (*check_common.CHECKS, *check_fishing.CHECKS),
}


def check(family: str, draft: Draft, node: Node, faults: Faults) -> None:
    run(_CHECKS[family], draft, node, faults)
