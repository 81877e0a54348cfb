"""The story of a campaign: its rules for one game, the kings, what has come about, and the last scoring (B2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Final, cast

from rich.text import Text

from moonstone.engine.phrase import Argument, Phrase, Word
from moonstone.games.charterstone.client import shapes
from moonstone.games.charterstone.client.phrases import Titles
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.content import Content, VictoryCard
from moonstone.games.charterstone.content.village import SEALED, Village
from moonstone.games.charterstone.rules.final_scoring import barred
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charterstone.styles import STYLES
from moonstone.terminal.lines import cut, padded, wrapped

PARTS: Final = ("capacity", "personas", "trophies", "glory", "values", "total")
"""The categories of the last scoring, in the order in which ties are broken, and their sum."""
COLUMN: Final = 10
NAMED: Final = 16
TOLD: Final = (
    *("guidepost-met", "decided", "came-about", "common-victory", "candle-out", "spectral", "redeemed", "farewell"),
    *("side-taken", "finale", "won"),
)
"""The events that tell how a game's story has gone on."""


def rules_of(names: Iterable[str]) -> list[Phrase]:
    """The rules of one game, in full."""
    return [
        Phrase("terminal-charterstone-in-this-game", {"text": Word((f"game-rule.{name}.text",), name)})
        for name in names
    ]


def kings(view: shapes.View) -> Phrase | None:
    """How many kings are happy and angry, once any is."""
    happy, angry = view["kings"]["happy"], view["kings"]["angry"]
    return Phrase("terminal-charterstone-kings", {"happy": happy, "angry": angry}) if happy or angry else None


def candle(view: shapes.View, speaker: Speaker) -> str | None:
    """Whether the candle burns, and how likely it goes out."""
    found = view["candle"]
    if found is None:
        return None
    burns = "yes" if found["burns"] else "no"
    odds = speaker.say("charterstone-goes-out", burns=burns, out=found["out"], of=found["of"])
    return f"{speaker.say('terminal-charterstone-candle')}: {odds}"


def companion(found: shapes.CompanionOf, titles: Titles) -> Phrase:
    """Who has joined a charter, and how they are."""
    said: dict[str, Argument] = {"companion": titles.title(found["name"]), "mood": found["mood"] or "none"}
    return Phrase("terminal-charterstone-has-companion", said)


def victory(name: str, content: Content, titles: Titles) -> Phrase:
    """A victory card with what it counts; or that it is a secret."""
    if name == SEALED:
        return Phrase("terminal-charterstone-sealed")
    card = next(card for card in content.victory if card.name == name)
    return Phrase("terminal-charterstone-has-card", {"title": titles.title(name), "counts": counts(card)})


def counts(card: VictoryCard) -> Phrase:
    """What a victory card counts."""
    said: dict[str, Argument] = {"capacity": card.capacity, "persona": card.persona, "trophy": card.trophy}
    return Phrase("terminal-charterstone-counts", said)


def chosen(content: Content, choices: Iterable[str]) -> Iterator[Phrase]:
    """What was chosen, or has come about, game by game, with the kings on it."""
    numbers = {name: chapter.number for chapter in content.games for name in chapter.outcomes}
    for name in choices:
        choice = content.choices[name]
        title = Word((f"choice.{name}.title",), choice.title)
        said: dict[str, Argument] = {"game": numbers[name], "title": title}
        if choice.kings:
            yield Phrase("terminal-charterstone-chosen-kings", {**said, "king": choice.king, "kings": choice.kings})
        else:
            yield Phrase("terminal-charterstone-chosen", said)


def last_scoring_of(village: Village) -> shapes.LastScoring | None:
    """The last scoring as a village keeps it."""
    if not village.final:
        return None
    scores = {
        name: cast("shapes.FinalScore", {**asdict(score), "total": score.total})
        for name, score in village.final.items()
    }
    return {"scores": scores, "champions": [*village.champions], "barred": barred(village.final, village.champions)}


def draw_last_scoring(final: shapes.LastScoring, titles: Titles, speaker: Speaker, width: int) -> list[Text]:
    """A table: a line for each charter, the best first; the categories, and what they make together."""
    scores: Mapping[str, shapes.FinalScore] = final["scores"]
    ranked = sorted((name for name in CHARTERS if name in scores), key=lambda name: -scores[name]["total"])
    lines = [_row(Text(), [speaker.say(f"terminal-charterstone-part-{part}") for part in PARTS], "bold")]
    for name in ranked:
        score = cast("Mapping[str, int]", scores[name])
        charter = f"{'★' if name in final['champions'] else ' '} {speaker.phrase(titles.charter(name))}"
        lines.append(_row(Text(charter, style=STYLES[name]), [str(score[part]) for part in PARTS], ""))
    cards = (f"{speaker.phrase(titles.charter(name))} – {_card(scores[name], titles, speaker)}" for name in ranked)
    champions = tuple(titles.charter(name) for name in final["champions"])
    won = Phrase("charterstone-event-last-scoring", {"champions": champions, "count": len(champions)})
    said = [Text(speaker.phrase(won), style="bold")]
    if final["barred"] is not None:
        said.append(Text(speaker.say("terminal-charterstone-barred", charter=titles.charter(final["barred"]))))
    below = f"{speaker.say('terminal-charterstone-part-card')}: {'; '.join(cards)}"
    told = [line for text in said for line in wrapped(text, width, 2)]
    return [*(cut(line, width) for line in lines), *wrapped(below, width, 2), *told]


def _card(score: shapes.FinalScore, titles: Titles, speaker: Speaker) -> str:
    return speaker.phrase(titles.title(score["card"]))


def _row(name: Text, cells: Sequence[str], style: str) -> Text:
    line = padded(name, NAMED)
    for number, cell in enumerate(cells, 1):
        line.append(f"{cut(Text(cell), COLUMN - 1).plain:>{COLUMN}}", style="bold" if number == len(cells) else style)
    return line
