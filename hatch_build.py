"""The build of the package: `web/build.py` makes the page first, with Node from PyPI, and it goes into the wheel."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Makes the page for every wheel, editable ones included; a source distribution carries the sources instead."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build it, or stop with the sentence that says what is wrong."""
        if self.target_name != "wheel":
            return
        maker = runpy.run_path(str(Path(self.root, "web", "build.py")))
        try:
            maker["build"](quiet=True)
        except maker["NoPageError"] as error:
            self.app.abort(str(error))
