"""The table drawn from a view: players, buildings, cards and tracks, as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from moonstone.engine.phrase import Argument, Phrase, Uncounted, Word
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.client import phrases, shapes
from moonstone.games.charterstone.client.phrases import Titles, amount
from moonstone.games.charterstone.content.constants import CHARTERS, RESOURCES
from moonstone.games.charterstone.content.content import AbilityCard, Building
from moonstone.games.charterstone.content.vocabulary import Need
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charterstone import story
from moonstone.terminal.charterstone.styles import FAINT, STYLES, mark_of
from moonstone.terminal.lines import cut, heading, padded, wrapped

HEAD: Final = 12
"""The columns for what stands at the beginning of a line, at least."""
LABELS: Final = (
    "charterstone-commons",
    "terminal-charterstone-face-up",
    "terminal-charterstone-objective",
    "charterstone-quota",
    "charterstone-reputation",
)
"""What stands there in every game."""


class Scene:
    """A view, ready to be drawn part by part."""

    def __init__(
        self,
        game: Charterstone,
        view: shapes.View,
        names: Sequence[str],
        titles: Titles,
        speaker: Speaker,
    ) -> None:
        self.game, self.view, self.names, self.titles, self.speaker = game, view, names, titles, speaker
        self.content = game.content
        self.indent = max(HEAD, 1 + max(cell_len(self.say(label)) for label in LABELS))
        """The columns for what stands at the beginning of a line."""

    def say(self, message: str, **args: Argument) -> str:
        """A message of the game's, or of the terminal's."""
        return self.speaker.say(message, **args)

    def title(self, name: str) -> str:
        """What something is called here."""
        return self.speaker.phrase(self.titles.title(name))

    def many(self, what: str) -> str:
        """Many of something, without a number."""
        return self.speaker.phrase(Uncounted(amount(what, 2)))

    def building(self, name: str) -> Building:
        """A building by its name."""
        return self.content.buildings[self.game.index.building_of[name]]

    def charter(self, seat: int) -> str:
        """The charter of a seat."""
        return str(self.view["players"][seat]["charter"])

    def mark(self, seat: int) -> Text:
        """The sign of a seat."""
        return mark_of(self.charter(seat))

    def draw(self, width: int, height: int | None) -> list[Text]:
        """The whole table. Rows of buildings take as many lines as they need, or one where that would be too much."""
        parts = [self.head(width), *self.happening(width), *self.players(width)]
        below = [*self.mat(width), *self.tracks(width)]
        rows = self.buildings(width)
        if height is None or len(parts) + len(rows) + len(below) <= height:
            return [*parts, *rows, *below]
        return [*parts, *(cut(row, width) for row in self.rows()), *below]

    def head(self, width: int) -> Text:
        """Which game, which round, how far progress is."""
        progress = self.view["progress"]
        done, left = progress["at"] - progress["start"], progress["end"] - progress["at"]
        last = "yes" if progress["ending"] else "no"
        said = self.say("terminal-charterstone-head", game=self.view["number"], round=self.view["round"], last=last)
        return heading(f"{said}  {self.many('progress')} {'●' * done}{'○' * left}⧗", width)

    def happening(self, width: int) -> list[Text]:
        """What the story has to say meanwhile: the kings, the candle, what all points together come to."""
        count, burning = story.kings(self.view), story.candle(self.view, self.speaker)
        parts = [*([self.speaker.phrase(count)] if count is not None else []), *([burning] if burning else [])]
        guidepost = self.view["guidepost"]
        if guidepost is not None and "par" in guidepost:
            total = sum(player["vp"] for player in self.view["players"])
            parts.append(self.say("terminal-charterstone-par", points=total, par=guidepost["par"]))
        return wrapped(" · ".join(parts), width, indent=2) if parts else []

    def story(self, width: int) -> list[Text]:
        """The rules of this game, the story so far, and what it has brought to each charter."""
        view, content = self.view, self.content
        number, village = view["number"], self.game.village
        head = Word((f"game.{number}.title",), view["chapter"]["title"])
        lines = [heading(self.say("charterstone-book-game", number=number, title=head), width)]
        said: list[Argument] = [*story.rules_of(view["chapter"]["rules"])]
        lines += [line for part in said for line in wrapped(self.speaker.phrase(part), width, 2)]
        lines += [*self.happening(width), *self._post(width)]
        made = [*village.choices]
        post = view["guidepost"]
        if post is not None:
            made += [name for name in (post["choice"], post.get("finale")) if name]
        if made:
            lines.append(heading(self.say("terminal-charterstone-told"), width))
            told = map(self.speaker.phrase, story.chosen(content, made))
            lines += [line for part in told for line in wrapped(part, width, 4)]
        for name in CHARTERS:
            brought = self._brought(name)
            if brought:
                title = self.speaker.phrase(self.titles.charter(name))
                lines += wrapped(Text(f"{title}: ", style=STYLES[name]).append(brought, style="default"), width, 4)
        you = view["victory"]
        if you is not None:
            lines += wrapped(self.speaker.phrase(story.victory(you, content, self.titles)), width, 4)
        return lines

    def _brought(self, name: str) -> str:
        """A charter's companion, side and emblem, and whether its player has the spectral worker."""
        charter = next(shown for of, shown in self.view["charters"].items() if of == name)
        parts: list[Argument] = []
        if "companion" in charter:
            parts.append(story.companion(charter["companion"], self.titles))
        if "side" in charter:
            parts.append(Phrase("charterstone-do-side", {"side": charter["side"]}))
        if charter["seat"] is not None and self.view["players"][charter["seat"]].get("spectral"):
            parts.append(Phrase("terminal-charterstone-has-spectral"))
        if charter.get("emblem"):
            names = tuple(self.names[seat] for seat in charter["emblem"])
            parts.append(Phrase("terminal-charterstone-has-emblem", {"names": names}))
        return "; ".join(map(self.speaker.phrase, parts))

    def players(self, width: int) -> list[Text]:
        """A line a player."""
        lines, short = [], {name: self.many(name)[:2].capitalize() for name in RESOURCES}
        for seat, player in enumerate(self.view["players"]):
            line = Text("▸" if seat in self.view["turn"] else " ").append_text(self.mark(seat)).append(" ")
            line.append_text(padded(Text(self.names[seat], style=STYLES[self.charter(seat)]), 14))
            line.append(
                self.say(
                    "terminal-charterstone-player",
                    points=f"{player['vp']:>3}",
                    coins=f"{player['goods']['coin']:>2}",
                    influence=f"{player['influence']:>2}",
                    workers=str(player["workers"]),
                    reputation=str(self.view["reputation"]["tokens"][seat]),
                )
            )
            goods = " ".join(f"{short[name]}{player['goods'][name]}" for name in RESOURCES if player["goods"][name])
            line.append(f"  {goods or self.say('terminal-charterstone-no-resources')}", style="" if goods else FAINT)
            lines.append(cut(line, width))
            more = [amount(kind, number) for kind, number in player["minions"].items() if number]
            more += [amount(kind, number) for kind, number in player["perils"].items() if number]
            more += [
                Phrase("terminal-charterstone-own-objective", {"title": self.titles.title(name)})
                for name in player["objectives"]
            ]
            if player.get("spectral"):
                more.append(Phrase("terminal-charterstone-has-spectral"))
            if "own_persona" in player:
                more.append(Phrase("terminal-charterstone-with-text", self._own_persona(player["own_persona"])))
            if silent := tuple(self.titles.title(name) for name in _silent(player)):
                text = Phrase("terminal-charterstone-silent")
                more.append(Phrase("terminal-charterstone-with-text", {"title": silent, "text": text}))
            if more:
                lines += wrapped(Text(f"     {', '.join(map(self.speaker.phrase, more))}"), width, indent=5)
            if player["cards"]:
                cards = ", ".join(self.card(name) for name in player["cards"])
                lines += wrapped(Text(f"     {cards}", style=FAINT), width, indent=5)
        return lines

    def _own_persona(self, persona: shapes.OwnPersona) -> dict[str, Argument]:
        """An Automa's own persona: what it asks for and gives."""
        needs = phrases.needs([Need(need["number"], need["at_most"], need["of"]) for need in persona["needs"]])
        deal = Phrase("terminal-charterstone-deal", {"cost": needs, "gain": amount("vp", persona["vp"])})
        return {"title": self.titles.title(persona["name"]), "text": deal}

    def card(self, name: str) -> str:
        """A card in a few words: its title, and what sort of building it is."""
        if name not in self.game.index.building_of:
            return self.title(name)
        building = self.building(name)
        if name not in self.view["built"]:
            return self.say("terminal-charterstone-to-build", title=self.title(name), goods=self.blueprint(building))
        if building.crate:
            return self.say("terminal-charterstone-with-crate", title=self.title(name), crate=building.crate)
        return self.title(name)

    def blueprint(self, building: Building) -> str:
        """The four resources."""
        needed = zip(RESOURCES, building.build, strict=True)
        return " ".join(self.speaker.phrase(amount(name, number)) for name, number in needed if number)

    def standing(self) -> dict[str, int | None]:
        """By building: the seat of the worker on it."""
        found: dict[str, int | None] = dict(self.view["commons"])
        for charter in CHARTERS:
            for plot in self.view["charters"][charter]["plots"]:
                if plot["building"]:
                    found[plot["building"]] = plot["worker"]
        return found

    def buildings(self, width: int) -> list[Text]:
        """The Commons and each charter, workers marked, on as many lines as it takes."""
        return [line for row in self.rows() for line in wrapped(row, width, self.indent)]

    def rows(self) -> list[Text]:
        """The same in a line each, however long."""
        beside = self.view["beside"]
        common = [(name, [seat, beside.get(name)], "") for name, seat in self.view["commons"].items()]
        rows = [self._row(self.say("charterstone-commons"), "bold", common)]
        for charter in CHARTERS:
            plots = self.view["charters"][charter]["plots"]
            there = [
                (plot["building"], [plot["worker"], plot.get("beside")], self._lying(plot))
                for plot in plots
                if plot["building"] or "tile" in plot
            ]
            rows.append(self._row(self.speaker.phrase(self.titles.charter(charter)), STYLES[charter], there))
        return rows

    def _row(self, name: str, style: str, buildings: Sequence[tuple[str | None, Sequence[int | None], str]]) -> Text:
        line = self._label(name, style)
        empty = self.say("terminal-charterstone-plot-empty")
        for number, (building, workers, lying) in enumerate(buildings):
            line.append("  " if number else "").append(self.title(building) if building else empty)
            line.append(lying, style=FAINT)
            for mark in self._workers(building, workers):
                line.append("[").append_text(mark).append("]")
        return line

    def _workers(self, building: str | None, seats: Sequence[int | None]) -> list[Text]:
        """The signs of the workers on a building: a small letter for a small one, ~ behind a spectral one (B2.6)."""
        marks: list[Text] = []
        for seat in seats:
            if seat is None:
                continue
            mark, player = self.mark(seat), self.view["players"][seat]
            if building and player.get("small") == building and (seats.count(seat) == 1 or marks):
                mark = Text(mark.plain.lower(), style=mark.style)
            elif player.get("spectral"):
                mark.append("~")
            marks.append(mark)
        return marks

    def _lying(self, plot: shapes.Plot) -> str:
        """What is on a building: minion, peril, a minion of nobody's; and the sky island it stands on."""
        what: list[Argument] = [self.titles.title(plot[name]) for name in ("minion", "peril") if name in plot]
        if "loose" in plot:
            what.append(Phrase("terminal-charterstone-waiting", {"minion": self.titles.title(plot["loose"])}))
        if "tile" in plot:
            under = plot.get("under")
            covered = self.titles.title(under) if under else "none"
            what.append(Phrase("terminal-charterstone-tile", {"tile": plot["tile"], "under": covered}))
        return f" ({', '.join(map(self.speaker.phrase, what))})" if what else ""

    def mat(self, width: int) -> list[Text]:
        """The face-up cards."""
        cards = ", ".join(self.card(name) for name in self.view["mat"]) or self.say("charterstone-nothing")
        return wrapped(self._line("terminal-charterstone-face-up", cards), width, indent=self.indent)

    def _label(self, text: str, style: str) -> Text:
        return Text().append_text(padded(Text(text, style=style), self.indent - 1)).append(" ")

    def _line(self, label: str, text: str) -> Text:
        return self._label(self.say(label), "bold").append(text)

    def tracks(self, width: int) -> list[Text]:
        """Objectives, quota and reputation."""
        lines = []
        for name, objective in self.view["objectives"].items():
            line = self._line("terminal-charterstone-objective", f"{self.title(name)}: {self.needs(name)}")
            for seat in objective["scored"]:
                line.append(" ✓").append_text(self.mark(seat))
            lines.append(cut(line, width))
        lines += [cut(line, width) for line in self._quota()]
        reputation = self.view["reputation"]
        left = self.say("terminal-charterstone-spaces-left", count=reputation["spaces"] - sum(reputation["tokens"]))
        lines.append(cut(self._line("charterstone-reputation", left), width))
        return [*lines, *self._post(width)]

    def _post(self, width: int) -> list[Text]:
        """What this game's guidepost counts."""
        guidepost = self.view["guidepost"]
        if guidepost is None:
            return []
        if guidepost["counter"] == "candle":
            return [cut(Text(self.say("terminal-charterstone-post-candle")), width)]
        most = "fewest" if guidepost["fewest"] else "most"
        return [cut(Text(self.say(f"charterstone-{most}", what=self.many(guidepost["counter"]))), width)]

    def _quota(self) -> list[Text]:
        """A line for each row: what its open spaces take, and who has filled the others."""
        lines, spaces = [], {(space["row"], space["column"]): space for space in self.view["quota"]}
        for row in self.content.quota:
            if (row.name, 1) not in spaces:
                continue
            line = self._line("charterstone-quota", f"{row.name:<10}")
            for column, number in enumerate(row.amounts, 1):
                seat = spaces[row.name, column]["seat"]
                bonus = "".join({"vp": "+1", "reputation": "+R"}.get(term.what, "") for term in row.bonuses[column - 1])
                if seat is None:
                    line.append(f" {number}{bonus}".ljust(5))
                else:
                    line.append(" ").append_text(self.mark(seat)).append("   ")
            lines.append(line)
        return lines

    def needs(self, objective: str) -> str:
        """What an objective asks for."""
        part = self.content.objectives[self.game.index.objective_of[objective]]
        return self.speaker.phrase(phrases.needs(part.needs))

    def about(self, name: str) -> list[str]:
        """What a building costs and gives, and who stands there."""
        lines = [f"{self.title(name)}: {self.speaker.phrase(phrases.building(self.building(name)))}"]
        seat = self.standing().get(name)
        if seat is not None:
            you = "true" if seat == self.view["you"] else "false"
            who = self.names[seat] if seat < len(self.names) else self.charter(seat)
            lines.append(self.say("charterstone-stands-there", you=you, name=who))
        plots = (plot for charter in CHARTERS for plot in self.view["charters"][charter]["plots"])
        lying = next((self._lying(plot) for plot in plots if plot["building"] == name), "")
        return [*lines, lying[2:-1]] if lying else lines

    def village(self, width: int) -> list[Text]:
        """Every building in full."""
        lines: list[Text] = []
        for name in self.standing():
            building = self.building(name)
            style = "bold" if building.charter is None else STYLES[building.charter]
            first, *rest = self.about(name)
            text = Text(first)
            text.stylize(style, 0, len(self.title(name)))
            lines += wrapped(text, width, indent=4)
            lines += [line for sentence in rest for line in wrapped(Text(f"    {sentence}", style=FAINT), width, 4)]
        return lines

    def cards(self, width: int) -> list[Text]:
        """The cards in full."""
        lines: list[Text] = []
        for place in ("mat", "deck", "discard"):
            lines.append(heading(self.say(f"terminal-charterstone-{place}"), width))
            for name in self.view[place]:
                lines += wrapped(f"{name:<14}{self.card(name)}{self._does(name)}", width, indent=14)
        return lines

    def helper(self, helper: AbilityCard) -> str:
        """What a card or a persona does."""
        return self.speaker.phrase(self.titles.helper(helper))

    def _does(self, name: str) -> str:
        if name in self.game.index.building_of:
            return ""
        card = self.content.cards[self.game.index.card_of[name] - len(self.game.index.building_of)]
        return f": {self.helper(card)}"

    def chests(self, width: int) -> list[Text]:
        """Everybody's cards, personas and chest."""
        lines: list[Text] = []
        for seat, player in enumerate(self.view["players"]):
            charter = self.speaker.phrase(self.titles.charter(player["charter"]))
            lines.append(heading(f"{self.names[seat]}, {charter}", width))
            for name in player["cards"]:
                lines += wrapped(f"  {self.card(name)}{self._does(name)}", width, indent=4)
            chest = player["chest"]
            for name in chest["personas"]:
                persona = self.helper(self.content.personas[self.game.index.persona_of[name]])
                playing = "yes" if name in player["personas"] else "no"
                args: Mapping[str, Argument] = {"title": self.title(name), "does": persona, "playing": playing}
                lines += wrapped("  " + self.say("terminal-charterstone-persona", **args), width, indent=4)
            lines += wrapped(f"  {self._glory(chest)}", width, indent=4)
            known = self.view["victory"] if seat == self.view["you"] else player["victory"]
            if known is not None:
                said = self.speaker.phrase(story.victory(known, self.content, self.titles))
                lines += wrapped(f"  {said}", width, indent=4)
        return lines

    def _glory(self, chest: shapes.PlayerChest) -> str:
        """Stars, room and trophies."""
        stars = ", ".join(f"{row} {number}" for row, number in chest["glory"].items() if number)
        room = tuple(amount(kind, number) for kind, number in chest["capacity"].items())
        trophies = self.say("charterstone-trophies", count=chest["trophies"])
        glory = f"{self.say('charterstone-glory')}: {stars or '0'}."
        return f"{glory} {self.say('charterstone-room-for', what=room)} {trophies}."


def _silent(player: shapes.Player) -> Sequence[str]:
    """The personas of a player that do nothing until income, an Automa's own one among them."""
    if "muted" not in player:
        return ()
    return (*player["muted"], *([player["own_persona"]["name"]] if "own_persona" in player else ()))
