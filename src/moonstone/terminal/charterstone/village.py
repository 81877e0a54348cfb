"""The table drawn from a view: players, buildings, cards and tracks, as lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.client.words import amount, helper_text, listing, needs_text, phrase, title_of
from moonstone.games.charterstone.content.constants import CHARTERS, RESOURCES
from moonstone.games.charterstone.content.content import Building
from moonstone.terminal.charterstone.styles import FAINT, SHORT, STYLES
from moonstone.terminal.lines import cut, heading, wrapped

if TYPE_CHECKING:
    from moonstone.terminal.renderer import TableRenderer


class Scene:
    """A view, ready to be drawn part by part."""

    def __init__(self, game: Charterstone, view: Mapping[str, Any], names: Sequence[str], table: TableRenderer) -> None:
        self.game, self.view, self.names, self.table = game, view, names, table
        self.content = game.content

    def title(self, name: str) -> str:
        """What something is called here."""
        return title_of(self.content, name, self.view["names"])

    def building(self, name: str) -> Building:
        """A building by its name."""
        return self.content.buildings[self.game.index.building_of[name]]

    def head(self, width: int) -> Text:
        """Which game, which round, how far progress is."""
        progress = self.view["progress"]
        done, left = progress["at"] - progress["start"], progress["end"] - progress["at"]
        bar = "●" * done + "○" * left
        last = ", the last round" if progress["ending"] else ""
        return heading(f"Game {self.view['number']}, round {self.view['round']}{last}  progress {bar}⧗", width)

    def players(self, width: int) -> list[Text]:
        """A line a player."""
        lines = []
        for seat, player in enumerate(self.view["players"]):
            line = Text("▸" if seat in self.view["turn"] else " ").append_text(self.table.mark(seat)).append(" ")
            line.append(f"{self.names[seat][:14]:<15}", style=self.table.seat_style(seat))
            line.append(f"{player['vp']:>3} points  {player['goods']['coin']:>2} coins  ")
            line.append(f"{player['influence']:>2} influence  {player['workers']} workers  ")
            line.append(f"{self.view['reputation']['tokens'][seat]} reputation  ")
            goods = [f"{SHORT[name]}{player['goods'][name]}" for name in RESOURCES if player["goods"][name]]
            line.append(" ".join(goods) or "no resources", style=FAINT if not goods else "")
            lines.append(cut(line, width))
            more = [amount(number, kind) for kind, number in player["minions"].items() if number]
            more += [amount(number, kind) for kind, number in player["perils"].items() if number]
            more += [f"objective {self.title(name)}" for name in player["objectives"]]
            if more:
                lines += wrapped(Text(f"     {', '.join(more)}"), width, indent=5)
            if player["cards"]:
                cards = ", ".join(self.card(name) for name in player["cards"])
                lines += wrapped(Text(f"     {cards}", style=FAINT), width, indent=5)
        return lines

    def card(self, name: str) -> str:
        """A card in a few words: its title, and what sort of building it is."""
        if name in self.game.index.building_of:
            building = self.building(name)
            if name in self.view["built"]:
                return f"{building.title} (crate {building.crate})" if building.crate else building.title
            return f"{building.title} (to build: {self.blueprint(building)})"
        return self.title(name)

    def blueprint(self, building: Building) -> str:
        """The four resources."""
        return " ".join(f"{number} {name}" for name, number in zip(RESOURCES, building.build, strict=True) if number)

    def standing(self) -> dict[str, int | None]:
        """By building: the seat of the worker on it."""
        found: dict[str, int | None] = dict(self.view["commons"])
        for charter in CHARTERS:
            for plot in self.view["charters"][charter]["plots"]:
                if plot["building"]:
                    found[plot["building"]] = plot["worker"]
        return found

    def buildings(self, width: int) -> list[Text]:
        """The Commons and each charter in a line, workers marked."""
        beside = self.view["beside"]
        common = [(name, [seat, beside.get(name)], "") for name, seat in self.view["commons"].items()]
        lines = [self._row("Commons", "bold", common, width)]
        for charter in CHARTERS:
            plots = self.view["charters"][charter]["plots"]
            there = [
                (plot["building"], [plot["worker"], plot.get("beside")], _lying(plot))
                for plot in plots
                if plot["building"]
            ]
            name = self.view["names"].get(charter, charter)
            lines.append(self._row(name, STYLES[charter], there, width))
        return lines

    def _row(self, name: str, style: str, buildings: list[tuple[str, list[int | None], str]], width: int) -> Text:
        line = Text(f"{name[:11]:<12}", style=style)
        for building, workers, lying in buildings:
            line.append(self.building(building).title).append(lying, style=FAINT)
            for seat in workers:
                if seat is not None:
                    line.append("[").append_text(self.table.mark(seat)).append("]")
            line.append("  ")
        return cut(line, width)

    def mat(self, width: int) -> list[Text]:
        """The face-up cards."""
        cards = ", ".join(self.card(name) for name in self.view["mat"]) or "none"
        text = Text("Face up     ", style="bold").append(cards, style="not bold")
        return wrapped(text, width, indent=12)

    def tracks(self, width: int) -> list[Text]:
        """Objectives, quota and reputation."""
        lines = []
        for name, objective in self.view["objectives"].items():
            line = Text("Objective   ", style="bold").append(
                f"{self.title(name)}: {self.needs(name)}", style="not bold"
            )
            for seat in objective["scored"]:
                line.append(" ✓").append_text(self.table.mark(seat))
            lines.append(cut(line, width))
        for row in self.content.quota:
            if row.name not in {space["row"] for space in self.view["quota"]}:
                continue
            line = Text("Quota       ", style="bold").append(f"{row.name:<10}", style="not bold")
            for column, number in enumerate(row.amounts, 1):
                space = next(s for s in self.view["quota"] if (s["row"], s["column"]) == (row.name, column))
                bonus = "".join({"vp": "+1", "reputation": "+R"}.get(term.what, "") for term in row.bonuses[column - 1])
                if space["seat"] is None:
                    line.append(f" {number}{bonus}".ljust(5))
                else:
                    line.append(" ").append_text(self.table.mark(space["seat"])).append("   ")
            lines.append(cut(line, width))
        reputation = self.view["reputation"]
        left = reputation["spaces"] - sum(reputation["tokens"])
        lines.append(cut(Text("Reputation  ", style="bold").append(f"{left} spaces left", style="not bold"), width))
        guidepost = self.view["guidepost"]
        if guidepost is not None:
            most = "fewest" if guidepost["fewest"] else "most"
            said = f"{most} {amount(2, guidepost['counter']).removeprefix('2 ')}"
            lines.append(cut(Text("Guidepost   ", style="bold").append(said, style="not bold"), width))
        return lines

    def needs(self, objective: str) -> str:
        """What an objective asks for."""
        return needs_text(self.content.objectives[self.game.index.objective_of[objective]].needs)

    def about(self, building: Building) -> list[str]:
        """What a building costs and gives, and who stands there."""
        cost = listing([phrase(term, cost=True) for term in building.cost]) if building.cost else "nothing"
        gain = listing([phrase(term) for term in building.benefit])
        seat = self.standing().get(building.name)
        lines = [f"{building.title}: pay {cost}; gain {gain}."]
        if seat is not None:
            lines.append("A worker stands there and would go home.")
        return lines

    def village(self, width: int) -> list[Text]:
        """Every building in full."""
        lines: list[Text] = []
        for name in self.standing():
            building = self.building(name)
            style = "bold" if building.charter is None else STYLES[building.charter]
            first, *rest = self.about(building)
            text = Text(first)
            text.stylize(style, 0, len(building.title))
            lines += wrapped(text, width, indent=4)
            lines += [Text(f"    {sentence}", style=FAINT) for sentence in rest]
        return lines

    def cards(self, width: int) -> list[Text]:
        """The cards in full."""
        lines: list[Text] = []
        for place in ("mat", "deck", "discard"):
            lines.append(heading({"mat": "Face up", "deck": "In the deck", "discard": "Discarded"}[place], width))
            for name in self.view[place]:
                lines += wrapped(f"{name:<14}{self.card(name)}{self._does(name)}", width, indent=14)
        return lines

    def _does(self, name: str) -> str:
        if name in self.game.index.building_of:
            return ""
        card = self.content.cards[self.game.index.card_of[name] - len(self.game.index.building_of)]
        return f": {helper_text(self.content, card)}"

    def chests(self, width: int) -> list[Text]:
        """Everybody's cards, personas and chest."""
        lines: list[Text] = []
        for seat, player in enumerate(self.view["players"]):
            lines.append(heading(f"{self.names[seat]}, {player['charter']}", width))
            for name in player["cards"]:
                lines += wrapped(f"  {self.card(name)}{self._does(name)}", width, indent=4)
            chest = player["chest"]
            for name in chest["personas"]:
                persona = self.content.personas[self.game.index.persona_of[name]]
                playing = ", in play" if name in player["personas"] else ""
                lines += wrapped(
                    f"  Persona {self.title(name)}{playing}: {helper_text(self.content, persona)}", width, indent=4
                )
            if "glory" in chest:
                glory = ", ".join(f"{row} {stars}" for row, stars in chest["glory"].items() if stars) or "no stars"
                room = ", ".join(f"{number} {kind}" for kind, number in chest["capacity"].items())
                lines += wrapped(f"  Glory: {glory}. Capacity: {room}. Trophies: {chest['trophies']}.", width, indent=4)
        return lines


def _lying(plot: Mapping[str, Any]) -> str:
    """The minion and the peril on a building, in brackets."""
    what = [str(plot[name]) for name in ("minion", "peril") if name in plot]
    return f" ({', '.join(what)})" if what else ""
