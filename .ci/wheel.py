"""Says for whom a wheel is: with what `.ci/compile.py` made in it, for this Python on this system;
without, for all."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledOrNot(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if any(Path(self.root).glob("*__mypyc.*")):
            build_data.update(pure_python=False, infer_tag=True)
