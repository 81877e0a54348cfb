"""The Chronicle: the stories and the rules that are open."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from moonstone.engine.phrase import Phrase, Word
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.content.unlocking import Reached, open_texts
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.lines import heading, wrapped


def draw_chronicle(game: Charterstone, opened: Sequence[int], speaker: Speaker, width: int) -> list[Text]:
    """The stories and the rule slots that are open, where these crates are."""
    village, content = game.village, game.content
    lines: list[Text] = []
    for section, texts in (("story", content.stories), ("slot", content.slots)):
        for text in open_texts(content, texts, Reached(tuple(opened), village.number, village.choices)):
            title = Word((f"{section}.{text.name}.title",), text.title)
            head = Phrase(f"terminal-charterstone-{section}", {"number": text.number, "title": title})
            said = speaker.phrase(Word((f"{section}.{text.name}.text",), text.text))
            lines += [heading(speaker.phrase(head), width), *wrapped(said, width)]
    return lines
