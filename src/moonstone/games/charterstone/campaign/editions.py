"""The editions of the game: its content, and the village it is played in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, cached_property
from typing import TypeVar

from moonstone.engine import Editions, Json, Refused
from moonstone.games.charterstone.client.facet import CharterstoneClient
from moonstone.games.charterstone.content.constants import CAPACITIES
from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.content.read import from_json, read_edition, standard
from moonstone.games.charterstone.content.read_village import read_village
from moonstone.games.charterstone.content.versions import newest
from moonstone.games.charterstone.content.village import Charter, Village, fresh
from moonstone.games.charterstone.rules.index import Index

G = TypeVar("G")


def standard_index(rules: int | None = None) -> Index:
    """The content that the game comes with under a version of its rules, by default the newest, by number."""
    return _standard_index(newest() if rules is None else rules)


@cache
def _standard_index(rules: int) -> Index:
    return Index(standard(rules))


def changed_over(content: Content, village: Village, rules: int) -> tuple[Index, Village]:
    """The content as a newer version has it, and the village read with it; Refused if the two do not fit together.

    A village that has played nothing begins with what the newer content gives everybody.
    """
    if content.fingerprint == standard(content.rules).fingerprint:
        index = standard_index(rules)
    else:
        index = Index(from_json(content.printed, rules))
    if village == fresh(content):
        return index, fresh(index.content)
    charters = tuple(_with_chest(content, index.content, charter) for charter in village.charters)
    return index, read_village(index.content, replace(village, charters=charters).to_json())


def _with_chest(before: Content, content: Content, charter: Charter) -> Charter:
    """A charter with the chest of another content: a star stays in its row, as far as there is room. The player marks
    the others anew before the next game; where nobody plays, they go into the first rows with room.
    """
    rows = {row.name: stars for row, stars in zip(before.glory, charter.stars, strict=True)}
    stars = [min(rows.get(row.name, 0), row.stars) for row in content.glory]
    left = sum(charter.stars) - sum(stars)
    for number, row in enumerate(content.glory):
        if not charter.active and row.opens is None:
            marked = min(left, row.stars - stars[number])
            stars[number], left = stars[number] + marked, left - marked
    capacity = [min(have, content.capacity[kind][1]) for kind, have in zip(CAPACITIES, charter.capacity, strict=True)]
    owed = charter.owed + left if charter.active else 0
    return replace(charter, stars=tuple(stars), owed=owed, capacity=tuple(capacity))


class CharterstoneEditions(Editions[G]):
    """The content and the village of a game; `make` gives the game with others."""

    def __init__(
        self,
        content: Content,
        village: Village,
        client: CharterstoneClient,
        make: Callable[[Index, Village], G],
    ) -> None:
        self._content, self._village, self._client, self._make = content, village, client, make

    def data(self) -> Json:
        """The village, and the content if it is not the standard one; None for a fresh village with that one."""
        return self._data

    @cached_property
    def _data(self) -> Json:
        if not self.has_secrets and self._village == fresh(self._content):
            return None
        return {
            "fingerprint": self._content.fingerprint,
            "village": self._village.to_json(),
            "content": self._content.printed if self.has_secrets else None,
        }

    def sealed_data(self) -> Json:
        """B2.9: the same without victory cards that only their owners know."""
        if not self._village.has_secrets:
            return self._data
        assert isinstance(self._data, dict)
        return {**self._data, "village": self._village.public().to_json()}

    def public(self) -> Json:
        """All of the content that is unlocked, and the village."""
        return self._client.assets()

    @property
    def has_secrets(self) -> bool:
        """Content that is not the standard one comes with everything that is in its crates."""
        return self._content.fingerprint != standard(self._content.rules).fingerprint

    def with_data(self, data: Json) -> G:
        """The same rules with another content, or in another village."""
        if not isinstance(data, dict) or "village" not in data:
            raise Refused("bad-edition", "An edition of Charterstone names its content and its village.")
        given = data.get("content")
        rules = self._content.rules
        index = standard_index(rules) if given is None else Index(from_json(given, rules))
        if data.get("fingerprint", index.content.fingerprint) != index.content.fingerprint:
            raise Refused("edition-changed", "The village was made with content that differs from this build's.")
        return self._make(index, read_village(index.content, data["village"]))

    def read(self, text: str) -> Json:
        """The standard content with the tables of a TOML text in place of its own, in a fresh village."""
        content = read_edition(text)
        return {"content": content.printed, "village": fresh(content).to_json()}
