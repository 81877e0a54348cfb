"""The terminal's words: its own messages, beside those of the games and those that every client says."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from moonstone.engine import AnyGame, Refusal
from moonstone.engine.phrase import Phrase, read_messages
from moonstone.i18n.speaker import Speaker, speaker

_WORDS: Final = files(__package__).joinpath("words")


def terminal_speaker(language: str, game: AnyGame | None = None) -> Speaker:
    """Somebody who says in a language what the terminal says, of a game too."""
    return speaker(language, game, read_messages(_WORDS, language))


def explain(say: Speaker, refusal: Refusal) -> str:
    """Why something was refused; of a move that cannot be read, how it is typed."""
    typed = f"typed-{refusal.code}"
    if "typed" not in refusal.args or typed not in say.messages:
        return say.refusal(refusal)
    args = {name: value if isinstance(value, int) else str(value) for name, value in refusal.args.items()}
    return say.phrase(Phrase(typed, args, refusal.text))
