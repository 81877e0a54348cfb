"""Says in a language what games and clients have to say, from the same Fluent files as the page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from moonstone.engine import Game, Json, Refusal, client_of
from moonstone.engine.move import M
from moonstone.engine.phrase import Argument, Phrase, Uncounted, Word, read_messages

_COMMON: Final = files(__package__).joinpath("words")


class Speaker:
    """One language, with all messages that are needed. What has no message is said by its name, as on the page."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = language
        self.words: Mapping[str, str] = {}
        """What a game calls its things: `Client.words`."""
        self._locale = Locale.parse(language)
        self._bundle = FluentBundle([language], use_isolating=False)
        names: dict[str, None] = {}
        for text in texts:
            resource = _parsed(text)
            self._bundle.add_resource(resource, allow_overrides=True)
            names |= dict.fromkeys(entry.id.name for entry in resource.body if isinstance(entry, Message))
        self.messages = tuple(names)
        """The names of all messages, in the order of the texts."""

    def say(self, message: str, /, **args: Argument) -> str:
        """A message by its name."""
        return self.phrase(Phrase(message, args))

    def has(self, message: str) -> bool:
        """Whether there is a message of that name."""
        return self._bundle.has_message(message)

    def percent(self, part: float, digits: int = 0) -> str:
        """A share of 1 as the language writes it, with at most so many decimals: "62%"."""
        return str(format_percent(round(part, 2 + digits), locale=self._locale, decimal_quantization=False))

    def phrase(self, said: Argument) -> str:
        """Anything that can be said."""
        if isinstance(said, Phrase):
            return self._message(said)
        if isinstance(said, Word):
            return self._word(said)
        if isinstance(said, Uncounted):
            return re.sub(r"^\d+\s+", "", self.phrase(said.counted))
        if isinstance(said, tuple):
            return self.list([self.phrase(part) for part in said])
        return str(said)

    def list(self, parts: Iterable[str]) -> str:
        """Names or things in a row: "Ann, Bob and Cleo"."""
        return format_list(list(parts), locale=self._locale)

    def refusal(self, refused: Refusal) -> str:
        """Why something was refused; the engine's own sentence where there is no message for its code."""
        args = {name: _shown(value) for name, value in refused.args.items()}
        return self.phrase(Phrase(f"refusal-{refused.code}", args, refused.text))

    def _message(self, said: Phrase) -> str:
        name, _, attribute = said.message.partition(".")
        if not self._bundle.has_message(name):
            return said.message if said.otherwise is None else self.phrase(said.otherwise)
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            return said.message
        args = {key: value if isinstance(value, int) else self.phrase(value) for key, value in said.args.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors and said.otherwise is not None:
            return self.phrase(said.otherwise)
        return str(text)

    def _word(self, said: Word) -> str:
        end = "" if said.count is None else ".one" if self._locale.plural_form(said.count) == "one" else ".other"
        for key in said.keys:
            if key + end in self.words:
                return f"{said.count} {self.words[key + end]}" if end else self.words[key]
        return self.phrase(said.otherwise)


@cache
def _parsed(text: str) -> Resource:
    return FluentResource(text)


def _shown(value: Json) -> Argument:
    """An argument of a refusal: things by kind are counted, names stand in a row."""
    if isinstance(value, dict):
        return tuple(
            Phrase(f"gems-{what}", {"count": int(str(count))}, f"{count} {what}") for what, count in value.items()
        )
    if isinstance(value, list):
        return tuple(_shown(part) for part in value)
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)


def speaker(language: str, game: Game[M] | None = None, texts: Iterable[str] = ()) -> Speaker:
    """Somebody who speaks a language: with what is said of every game, what is said of this one, and further texts."""
    own = () if game is None else client_of(game).messages(language)
    return Speaker(language, [*read_messages(_COMMON, language), *own, *texts])
