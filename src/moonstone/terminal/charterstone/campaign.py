"""What a campaign has become: the village, the chests, the Index guide, the archive and the Chronicle (A7.3)."""

from __future__ import annotations

from rich.text import Text

from moonstone.engine.phrase import Argument, Phrase, Word
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.campaign.between_games import kind_of
from moonstone.games.charterstone.client import phrases
from moonstone.games.charterstone.client.phrases import Titles, amount
from moonstone.games.charterstone.content.constants import CAPACITIES, CHARTERS, MINION_RULE, RESOURCES
from moonstone.games.charterstone.content.unlocking import rules_known
from moonstone.games.charterstone.content.village import Charter
from moonstone.games.charterstone.rules.kings import count_kings
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charterstone import story
from moonstone.terminal.charterstone.book import draw_chronicle
from moonstone.terminal.lines import heading, wrapped


def unnamed(game: Charterstone, role: str, titles: Titles, speaker: Speaker) -> list[tuple[str, str]]:
    """What waits for a name that the player of a charter may give: its key, and what it is, in words."""
    return [(what, speaker.phrase(_thing(what, titles))) for what, by in game.village.rights.items() if by == role]


def _thing(what: str, titles: Titles) -> Argument:
    kind = kind_of(what)
    if kind == "village":
        return Phrase("charterstone-village")
    title = titles.charter(what) if kind == "charter" else titles.title(what)
    return Phrase("terminal-charterstone-thing", {"kind": kind, "title": title})


class Overview:
    """Draws what a campaign has become, as far as it is open."""

    def __init__(self, game: Charterstone, titles: Titles, speaker: Speaker, width: int) -> None:
        self.game, self.village, self.titles, self.speaker, self.width = game, game.village, titles, speaker, width

    def lines(self) -> list[Text]:
        """Part after part."""
        parts = [*self._village(), *self._results(), *self._story(), *self._final(), *self._chests(), *self._index()]
        return [*parts, *draw_chronicle(self.game, self.village.opened, self.speaker, self.width)]

    def _say(self, message: str, **args: Argument) -> str:
        return self.speaker.say(message, **args)

    def _title(self, name: str) -> str:
        return self.speaker.phrase(self.titles.title(name))

    def _charter(self, name: str) -> str:
        return self.speaker.phrase(self.titles.charter(name))

    def _wrapped(self, text: str) -> list[Text]:
        return wrapped(text, self.width, indent=4)

    def _head(self, text: str) -> Text:
        return heading(text, self.width)

    def _village(self) -> list[Text]:
        lines = [self._head(self.village.names.get("village") or self._say("charterstone-village"))]
        for name, charter in zip(CHARTERS, self.village.charters, strict=True):
            who = "scripted" if charter.automa else "played" if charter.active else "nobody"
            there = [(plot, slot) for plot, slot in enumerate(charter.plots, 1) if slot]
            built = ", ".join(f"{plot}: {self._title(slot)}" for plot, slot in there)
            said = self._say("terminal-charterstone-charter", title=self._charter(name), name=name, who=who)
            islands = ", ".join(map(self._title, filter(None, charter.tiles)))
            above = f"; {self._say('terminal-charterstone-on-islands', buildings=islands)}" if islands else ""
            lines += self._wrapped(f"{said}  {built or self._say('terminal-charterstone-plot-empty')}{above}")
        if self.village.rights:
            waiting = ", ".join(f"{what} ({by})" for what, by in self.village.rights.items())
            lines += self._wrapped(self._say("terminal-charterstone-unnamed", things=waiting))
        return lines

    def _results(self) -> list[Text]:
        village = self.village
        lines = [self._head(self._say("charterstone-book-games"))] if village.scores else []
        for number, (scores, winners) in enumerate(zip(village.scores, village.winners, strict=True), 1):
            points = ", ".join(f"{self._charter(name)} {vp}" for name, vp in scores.items())
            names = tuple(map(self._charter, winners))
            won = self._say("charterstone-book-won", names=names, count=len(names))
            lines += self._wrapped(self._say("terminal-charterstone-result", game=number, points=points, won=won))
        return lines

    def _story(self) -> list[Text]:
        """What was chosen or has come about, the kings, and what the story has brought to each charter."""
        village, content = self.village.public(), self.game.content
        if not village.choices:
            return []
        happy, angry = count_kings(content, village.choices)
        said: list[Argument] = [
            *story.chosen(content, village.choices),
            Phrase("terminal-charterstone-kings", {"happy": happy, "angry": angry}),
        ]
        for name, charter in zip(CHARTERS, village.charters, strict=True):
            brought: list[Argument] = []
            if charter.companion:
                mood = charter.mood or None
                brought.append(story.companion({"name": charter.companion, "mood": mood}, self.titles))
            if charter.side:
                brought.append(Phrase("charterstone-do-side", {"side": charter.side}))
            if village.spectral == name:
                brought.append(Phrase("terminal-charterstone-has-spectral"))
            if charter.victory and charter.active:
                brought.append(story.victory(charter.victory, content, self.titles))
            if brought:
                text = "; ".join(map(self.speaker.phrase, brought))
                said.append(f"{self._charter(name)}: {text}")
        if village.lost:
            lost = tuple(map(self.titles.title, village.lost))
            said.append(Phrase("terminal-charterstone-archived", {"personas": lost}))
        head = self._head(self._say("terminal-charterstone-told"))
        return [head, *(line for part in said for line in self._wrapped(self.speaker.phrase(part)))]

    def _final(self) -> list[Text]:
        """B2.15: the last scoring, for ever."""
        final = story.last_scoring_of(self.village)
        if final is None:
            return []
        head = self._head(self._say("terminal-charterstone-last-scoring"))
        return [head, *story.draw_last_scoring(final, self.titles, self.speaker, self.width)]

    def _chests(self) -> list[Text]:
        lines = [self._head(self._say("terminal-charterstone-chests"))]
        content = self.game.content
        for index in self.village.active:
            chest = self.village.charters[index]
            personas = ", ".join(
                self._title(name) + (f" ({self._say('terminal-charterstone-used')})" if name in chest.used else "")
                for name in chest.personas
            )
            rows = zip(content.glory, chest.stars, strict=True)
            stars = ", ".join(f"{row.name} {number}/{row.stars}" for row, number in rows if number)
            goods = phrases.goods({"coin": chest.coins, **dict(zip(RESOURCES, chest.resources, strict=True))})
            cards = ", ".join(map(self._title, chest.cards))
            parts = [
                self._say("charterstone-trophies", count=chest.trophies),
                f"{self._say('charterstone-glory')}: {stars or '0'}",
                f"{self._say('charterstone-capacity')}: {self._room(chest)}",
                f"{self.speaker.phrase(amount('persona', len(chest.personas)))}: {personas}",
                self.speaker.phrase(goods),
                *([cards] if cards else []),
            ]
            lines += self._wrapped(f"{self._charter(CHARTERS[index])}: {'; '.join(parts)}")
        return lines

    def _room(self, chest: Charter) -> str:
        """What a chest has room for; minions only once there are any."""
        known = rules_known(self.game.content, self.village.reached) & MINION_RULE
        room = dict(zip(CAPACITIES, chest.capacity, strict=True))
        kinds = [kind for kind in CAPACITIES if kind != "minion" or known]
        return ", ".join(self.speaker.phrase(amount(kind, room[kind])) for kind in kinds)

    def _index(self) -> list[Text]:
        lines = [self._head(self._say("charterstone-book-index"))]
        for number in self.village.opened:
            crate = self.game.content.crates[number]
            inside = ", ".join(map(self._title, crate.names))
            title = Word((f"crate.{number}.title",), crate.title)
            story = self.speaker.phrase(Word((f"crate.{number}.story",), crate.story))
            head = self._say("charterstone-book-crate-titled", number=number, title=title)
            lines += self._wrapped(f"{head}: {inside}. {story}")
        archive = ", ".join(map(self._title, self.village.archive)) or self._say("charterstone-book-archive-empty")
        return [*lines, *self._wrapped(f"{self._say('charterstone-book-archive')}: {archive}")]
