"""The parts of the page that are loaded when they are needed: which files belong to each. The build writes it down."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import orjson

PARTS: Final = "parts.json"
"""Vite's manifest. Nobody but the server reads it."""


@dataclass(frozen=True, slots=True)
class Part:
    """The files that a part of the page needs beside those that are always there: scripts, and styles."""

    scripts: tuple[str, ...]
    styles: tuple[str, ...]


def parts_of(manifest: bytes) -> dict[str, Part]:
    """The parts by their sources, such as `src/home/Home.svelte` or `words:page/en`."""
    chunks: dict[str, Any] = orjson.loads(manifest)
    entries = [name for name, chunk in chunks.items() if chunk.get("isEntry")]
    there = {chunks[name]["file"] for entry in entries for name in _closure(chunks, entry)}
    return {
        name: _part([chunks[one] for one in _closure(chunks, name) if chunks[one]["file"] not in there])
        for name, chunk in chunks.items()
        if chunk.get("isDynamicEntry")
    }


def _closure(chunks: Mapping[str, Any], name: str) -> Iterator[str]:
    """A chunk and all that it imports; some of it several times."""
    yield name
    for imported in chunks[name].get("imports", ()):
        yield from _closure(chunks, imported)


def _part(chunks: list[Any]) -> Part:
    styles = [style for chunk in chunks for style in chunk.get("css", ())]
    return Part(tuple(dict.fromkeys(chunk["file"] for chunk in chunks)), tuple(dict.fromkeys(styles)))
