"""A referee of games 8 to 12, the last scoring and the village afterwards, who knows rules and views, but no code.

What was played is held against B2.9 to B2.16 and B2.18. No price, value or par is known here: what is printed is read
from what a client gets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final, NamedTuple

from judging import Seen, loosely, require

from moonstone.engine import CampaignFile, Event, Match, Played, client_of
from moonstone.games.charterstone.content.constants import CHARTERS

FIRST, LAST, AFTERWARDS, GAMES = 8, 12, 13, 14
KINGS: Final = {
    **dict.fromkeys("BCEGLS", 1),
    **dict.fromkeys("ADFHKT", -1),
    **dict.fromkeys("NP", 2),
    **dict.fromkeys("MO", -2),
    **dict.fromkeys("IQ", 3),
    **dict.fromkeys("JR", -3),
}
"""B2, B2.1: the kings on each story, angry ones below zero."""
CLOSED: Final = (17, 23, 31, 47)
"""B2.12: the crates that the story opens."""
OPENED_RULES: Final = {"treasure", "item", "guest", "friend"}
CHEST: Final = (
    *("stars", "trophies", "capacity", "used", "personas", "coins", "resources", "cards", "minions", "owed"),
    *("companion", "mood", "side", "victory"),
)
"""What no game after the campaign changes (B2.16)."""
CATEGORIES: Final = ("capacity", "personas", "trophies", "glory", "values")
"""B2.15: in the order in which ties are broken."""


class Step(NamedTuple):
    """A move, what followed from it, and the views before and after."""

    said: str
    events: Sequence[Event]
    before: Seen
    after: Seen


def args(events: Sequence[Event], key: str) -> list[Seen]:
    """What events of a kind say."""
    return [loosely(event.args) for event in events if event.key == key]


def plots(view: Seen) -> Iterator[tuple[str, int, Seen]]:
    """Every plot with its charter and number."""
    for name, charter in view["charters"].items():
        for number, plot in enumerate(charter["plots"], 1):
            yield name, number, plot


def plot_of(view: Seen, building: object) -> tuple[str | None, Seen]:
    """The charter in which a building stands, and its plot; none for the Commons."""
    return next(((name, plot) for name, _, plot in plots(view) if plot["building"] == building), (None, {}))


def kings(choices: Sequence[str]) -> tuple[int, int]:
    """The happy and the angry ones."""
    moods = [KINGS.get(choice, 0) for choice in choices]
    return sum(max(0, mood) for mood in moods), sum(max(0, -mood) for mood in moods)


@dataclass
class Watched:
    """A game of a campaign, with the village before and after it."""

    campaign: CampaignFile
    before: Seen
    after: Seen
    steps: list[Step]

    def __post_init__(self) -> None:
        self.number: int = self.before["number"]
        self.assets: Seen = loosely(client_of(self.campaign.game).assets())
        self.events = [event for step in self.steps for event in step.events]
        opening = next(at for at, step in enumerate(self.steps) if args(step.events, "turn"))
        self.first = self.steps[opening].after
        """The view of the first turn."""
        self.setting_up = [event for step in self.steps[: opening + 1] for event in step.events]
        self.seats: list[Seen] = self.first["players"]
        counting = {"guidepost-met", "came-about", "reputation-scored", "won"}
        self.counted = next(step for step in self.steps if counting & {event.key for event in step.events})
        """The step in which the last turn ended and everything was counted."""


def check_what_was_built_stays(game: Watched) -> None:
    """A7.1, B2.5: plots, and islands wherever they lay, are kept with what stands on them."""
    islands = {
        (name, at): building
        for name in CHARTERS
        for at, building in enumerate(game.before["charters"][name].get("tiles", [""] * 4))
    }
    for name, number, plot in plots(game.steps[-1].after):
        ground = plot["building"]
        if "tile" in plot:
            owner, at = divmod(plot["tile"] - 1, 4)
            require(game.number > LAST or CHARTERS[owner] == name, "B2.5", f"island {plot['tile']} in {name}")
            islands[CHARTERS[owner], at] = plot["building"] or ""
            ground = plot["under"]
        require(game.after["charters"][name]["plots"][number - 1] == (ground or ""), "A7.1", f"{name} {number}")
    for (name, at), building in islands.items():
        require(game.after["charters"][name].get("tiles", [""] * 4)[at] == building, "B2.5", f"{name}, island {at}")


def check_perils_lie(game: Watched) -> None:
    """B2.10, B1.17: perils are known from game 8 on, and one lies on every building in a charter."""
    require("peril" in game.first["rules"], "B2.10")
    afflicted = {told["building"] for told in args(game.setting_up, "afflicted")}
    standing = {plot["building"] for _, _, plot in plots(game.first) if plot["building"]}
    require(afflicted == standing, "B1.17", f"no peril on {standing - afflicted}, or on {afflicted - standing}")


def check_kings_and_cards(game: Watched) -> None:
    """B2.1: the kings on all stories so far; B2.9: after L all have the common card, after K people a sealed one."""
    told, (happy, angry) = game.first["kings"], kings(game.before["choices"])
    require((told["happy"], told["angry"]) == (happy, angry), "B2.1", told)
    for seat, player in enumerate(game.seats):
        card = "common" if "L" in game.before["choices"] else "sealed"
        require(player["victory"] == card or player["automa"], "B2.9", f"seat {seat}: {player['victory']}")


def discarded(game: Watched, seat: int) -> Counter[str]:
    """What a seat gave away in the step in which everything was counted."""
    given: Counter[str] = Counter()
    for key in ("discarded", "discarded-cards"):
        for told in args(game.counted.events, key):
            if told["seat"] == seat:
                given.update(told.get("goods") or {"card": len(told["cards"])})
    return given


def met_guidepost(game: Watched, seat: int) -> int:
    """B2, B2.18: the more of it, the better; an Automa counts as the chapter says."""
    view = game.counted.after
    player, given = view["players"][seat], discarded(game, seat)
    if game.number == 8:
        return sum(player["perils"].values())
    if game.number == 9:
        return int(view["candle"]["by"] != seat)
    if game.number == 10:
        out = sum("minion" in plot for name, _, plot in plots(view) if name == player["charter"])
        number: int = out + sum(player["minions"].values()) + sum(given[kind] for kind in view["minions"])
        return max(0, number - 3) if player["automa"] else number
    if game.number == 11:
        most = game.before["choices"][-1] == "Q"
        number = (6 if most else 2) if player["automa"] else len(player["cards"]) + given["card"]
        return number if most else -number
    return min(0, int(6 * player["automa"] - player["influence"]))


def check_guidepost(game: Watched) -> None:
    """B1.13, B2.14: all of the best meet it; in game 12 one of them, by the die; nobody whose candle went out."""
    numbers = [met_guidepost(game, seat) for seat in range(len(game.seats))]
    best = [seat for seat, number in enumerate(numbers) if number == max(numbers)]
    met = [loosely(told["seats"]) for told in args(game.events, "guidepost-met")]
    if game.number == 9:
        best = [seat for seat, number in enumerate(numbers) if number]
    if game.number == LAST:
        require(len(met) == 1 and len(met[0]) == 1 and met[0][0] in best, "B2.14", f"{numbers}: {met}")
    else:
        require([sorted(seats) for seats in met if seats] == [best] * bool(best), "B1.13", f"{numbers}: {met}")
    stars = Counter(seat for seats in met for seat in seats)
    if game.after["choices"][-1] == "Q":
        stars.update(dict.fromkeys(range(len(game.seats)), 2))
    room = sum(row["stars"] for row in game.assets["glory"].values())
    (won,) = args(game.events, "won")
    for seat, player in enumerate(game.seats):
        was, chest = (there["charters"][player["charter"]] for there in (game.before, game.after))
        earned, got = won["scores"][seat] // 10 + stars[seat] + was["owed"], sum(chest["stars"]) - sum(was["stars"])
        full = sum(chest["stars"]) == room
        require(got == earned or (full and got < earned), "B1.14", f"seat {seat} has earned {earned} stars: {got}")


def check_game_8(game: Watched) -> None:
    """B2.10: M if a peril is left in the charter of a person, and how many is told."""
    view = game.counted.after
    people = {player["charter"] for player in game.seats if not player["automa"]}
    left = sum("peril" in plot for name, _, plot in plots(view) if name in people)
    (told,) = args(game.events, "came-about")
    require((told["choice"], told["number"]) == ("M" if left else "N", left), "B2.10", f"{left} left: {told}")


def check_game_9(game: Watched) -> None:
    """B2.11: asked at the start of every turn while it burns; out once, by chance or by a fuel shortage."""
    out_by: int | None = None
    turns = asked = 0
    current: object = None
    for step in game.steps:
        asked += step.said.startswith("candle")
        require(out_by is None or not step.said.startswith("candle"), "B2.11", "it was lit again")
        for event in step.events:
            if event.key == "turn":
                turns, current = turns + (out_by is None), event.args["seat"]
            if event.key == "candle-out":
                require(out_by is None, "B2.11", "out twice")
                out_by = int(str(event.args["seat"]))
                require(step.said.startswith("candle") or out_by == current, "B2.11", f"{out_by} in {current}'s turn")
        fuel = [told for told in args(step.events, "suffered") if told["peril"] == "fuel-shortage"]
        used = {told["building"] for key in ("placed", "sent") for told in args(step.events, key)}
        if {told["building"] for told in fuel} & used:
            require(not step.after["candle"]["burns"], "B2.11", f"{fuel}, and it burns")
    require(asked == turns, "B2.11", f"asked {asked} times in {turns} turns")
    (told,) = args(game.events, "came-about")
    require(told["choice"] == ("P" if out_by is None else "O"), "B2.11", told)
    check_farewell(game, out_by)


def check_farewell(game: Watched, out_by: int | None) -> None:
    """B2.11: after O that person, and no Automa, archives one used persona."""
    gone, expected = args(game.events, "farewell"), 0
    if out_by is not None and not game.seats[out_by]["automa"]:
        charter = game.seats[out_by]["charter"]
        used = {*game.before["charters"][charter]["used"]}
        used |= {name for told in args(game.events, "used") if told["seat"] == out_by for name in told["personas"]}
        expected = min(1, len(used))
        for told in gone:
            left = game.after["charters"][charter]
            require(told["seat"] == out_by and told["persona"] in used, "B2.11", told)
            require(told["persona"] not in (*left["personas"], *left["used"]), "B2.11", told)
    require(len(gone) == expected, "B2.11", gone)
    lost = {*game.after.get("lost", ())} - {*game.before.get("lost", ())}
    require(lost == {told["persona"] for told in gone}, "B2.11", lost)


def check_game_10(game: Watched) -> None:
    """B2.12: minions of nobody's; nobody places any; a person who uses such a building pays and has it."""
    places = [told["plot"] for told in args(game.setting_up, "location")]
    before = next(step.before for step in game.steps if args(step.events, "location") or args(step.events, "turn"))
    require(len(places) == len({*places}) == min(3, sum(before["minions"].values()) // 6), "B2.12", places)
    strayed = {told["building"] for told in args(game.setting_up, "strayed")}
    standing = {plot["building"] for _, number, plot in plots(game.first) if plot["building"] and number in places}
    require(strayed == standing and not args(game.events, "sent"), "B2.12", strayed ^ standing)
    waiting: set[object] = set()
    for event in game.events:
        if event.key == "placed" and event.args["building"] in strayed:
            seat = int(str(event.args["seat"]))
            if not game.seats[seat]["automa"]:
                waiting.add((seat, event.args["building"]))
                strayed.discard(loosely(event.args["building"]))
        if event.key == "joined":
            waiting.remove((event.args["seat"], event.args["building"]))
        if event.key in ("turn", "won"):
            require(not waiting, "B2.12", f"{waiting} left where they were")
        if event.key == "built":
            require(event.args["over"] not in strayed, "B1.9", "built over a minion")
    (happy, angry), (told,) = kings(game.before["choices"]), args(game.events, "came-about")
    require(told["choice"] == ("Q" if happy >= angry else "R"), "B2.12", told)
    require((told["number"], told["against"]) == (happy, angry), "B2.2", told)


def check_story_crates(game: Watched) -> None:
    """B2.12: what the story opens brings rules and cards; their buildings and personas are archived."""
    require({*game.first["rules"]} >= OPENED_RULES, "B2.12", game.first["rules"])
    require({*game.first["opened"]} >= {*CLOSED}, "B2.12", game.first["opened"])
    hands = [card for player in game.seats for card in player["cards"]]
    in_play = {*game.first["deck"], *game.first["mat"], *game.first["discard"], *hands}
    for number in {*CLOSED} - {find[0] for find in game.before.get("finds", ())}:
        crate = game.assets["crates"][str(number)]
        require({*crate["cards"]} <= in_play, "B2.12", f"crate {number}: {crate['cards']}")
        require({*crate["buildings"]} <= {*game.first["archive"]}, "B2.12", f"crate {number}: {crate['buildings']}")
        require(crate["persona"] in game.after["lost"], "B2.12", f"crate {number}: {crate['persona']}")


def check_game_11(game: Watched) -> None:
    """B2.13: after Q nobody works at home; after R a token on the emblem comes first, once."""
    paid: set[tuple[int, str]] = set()
    due: set[tuple[int, str]] = set()
    for step in game.steps:
        for event in step.events:
            seat: Any = event.args.get("seat")
            if event.key in ("placed", "sent"):
                charter, _ = plot_of(step.before, event.args["building"])
                own = charter == game.seats[seat]["charter"]
                if game.before["choices"][-1] == "Q":
                    require(not own or event.key == "sent", "B2.13", f"seat {seat} works at home")
                elif charter is not None and not own and not game.seats[seat]["automa"]:
                    due |= {(seat, charter)} - paid
            if event.key == "emblem":
                due.remove((seat, str(event.args["charter"])))
                paid.add((seat, str(event.args["charter"])))
            if event.key in ("turn", "won"):
                require(not due, "B2.13", f"no token on the emblem: {due}")
    check_story_crates(game)
    check_finale(game)


def check_finale(game: Watched) -> None:
    """B2.13: each charter has a side, and its persona; kings, kind companions and rebels decide."""
    chests = game.after["charters"]
    for name in CHARTERS:
        require(f"{chests[name]['side']}-{name}" in chests[name]["personas"], "B2.13", name)
    kind = sum(chests[name].get("mood") == "kind" for name in CHARTERS)
    rebels = sum(chests[name]["side"] == "rebel" for name in CHARTERS)
    points = kings(game.after["choices"])[0] + 3 * kind + 2 * rebels
    (told,) = args(game.events, "finale")
    require((told["points"], told["choice"]) == (points, "V" if points > 23 else "U"), "B2.13", f"{points}: {told}")
    require(game.after["choices"][-1] == told["choice"], "B2.13", game.after["choices"])


def check_game_12(game: Watched) -> None:
    """B2.14: islands are their owner's alone, for Automas too; B2.18: each Automa has a persona of its own."""
    for step in game.steps:
        for told in (*args(step.events, "placed"), *args(step.events, "sent")):
            charter, plot = plot_of(step.before, told["building"])
            own = charter == game.seats[told["seat"]]["charter"]
            require(own or "tile" not in plot, "B2.14", f"seat {told['seat']} on an island of {charter}")
    own_personas = [player["own_persona"]["name"] for player in game.seats if "own_persona" in player]
    automas = sum(player["automa"] for player in game.seats)
    require(len(own_personas) == len({*own_personas}) == automas, "B2.18", own_personas)
    check_last_scoring(game)


def check_last_scoring(game: Watched) -> None:
    """B2.15, B2.20: category by category; ties in that order; B2.8: not who still has the spectral worker."""
    found: dict[str, tuple[int, ...]] = {}
    for player in game.seats:
        chest, scored = game.after["charters"][player["charter"]], game.after["final"][player["charter"]]
        card = game.assets["victory"][scored["card"]]
        standing = [name for name in (*chest["plots"], *chest.get("tiles", ())) if name]
        parts = (
            sum(chest["capacity"]) * card["capacity"],
            len({*chest["used"]}) * card["persona"],
            chest["trophies"] * card["trophy"],
            sum(chest["stars"]) * 10,
            sum(game.assets["buildings"][name]["value"] for name in standing),
        )
        require(parts == tuple(scored[part] for part in CATEGORIES), "B2.15", f"{player['charter']}: {parts}, {scored}")
        found[player["charter"]] = (sum(parts), *parts)
    require({*found} == {*game.after["final"]}, "B2.15", game.after["final"])
    cards = [scored["card"] for scored in game.after["final"].values()]
    apart = len({*cards}) == len(cards) and "common" not in cards
    require(apart or "K" not in game.before["choices"], "B2.9", cards)
    if not args(game.events, "redeemed"):
        found.pop(game.before.get("spectral", ""), None)
    best = [name for name, parts in found.items() if parts == max(found.values())]
    require([*game.after.get("champions", ())] == best, "B2.15", f"{found}: {game.after.get('champions')}")
    require(not game.after.get("spectral"), "B2.8", "the large worker has not come back")


def check_afterwards(game: Watched) -> None:
    """B2.16: what is dealt, with what everybody begins, and that nothing else is carried over."""
    require(not args(game.events, "glory"), "B2.16", "stars are marked")
    for key in ("guidepost-met", "grew", "used", "expanded", "last-scoring"):
        require(not args(game.events, key), "B2.16", key)
    for name, what in product(CHARTERS, CHEST):
        was, now = (there["charters"][name].get(what) for there in (game.before, game.after))
        require(was == now, "B2.16", f"{what} of {name}: {was}, then {now}")
    for what in ("final", "champions", "choices", "lost", "difficulty"):
        require(game.before.get(what) == game.after.get(what), "B2.16", what)
    people = [seat for seat, player in enumerate(game.seats) if not player["automa"]]
    dealt, laid = (Counter(told["seat"] for told in args(game.events, key)) for key in ("tile-dealt", "tile-laid"))
    require({*dealt.values()} == {4} and {*laid.values()} == {2}, "B2.16", f"{dealt} dealt, {laid} laid")
    offered = [told["persona"] for told in args(game.events, "offered")]
    require(len(offered) == len({*offered}) and len(offered) <= 3 * len(people), "B2.16", offered)
    taken = {f"{game.before['charters'][name]['side']}-{name}" for name in CHARTERS}
    gone = {*map("-".join, product(("original", "loyal", "rebel"), CHARTERS))} - taken | {*game.before.get("lost", ())}
    require(not gone & {*offered}, "B2.16", gone & {*offered})
    order = [event.args["seat"] for event in game.setting_up if event.key in ("gained", "took")]
    around = [(game.first["first"] - step) % len(game.seats) for step in range(1, len(game.seats) + 1)]
    require([*dict.fromkeys(order)] == [seat for seat in around if seat in people], "B2.16", f"{order}: {around}")
    for step in game.steps:
        for told in args(step.events, "opened"):
            player = step.after["players"][told["seat"]]
            at_once = told["persona"] in (None, *player["personas"], *player.get("muted", ()))
            require(at_once or player["automa"], "B2.16", f"{told['persona']} is not active at once")
    check_winners(game)


def check_winners(game: Watched) -> None:
    """B2.16: most points, then reputation, then quota, then all components left."""
    view, numbers = game.steps[-1].after, []
    for seat, player in enumerate(view["players"]):
        left = sum(sum(player[what].values()) for what in ("goods", "minions", "perils"))
        left += len(player["cards"]) + player["influence"]
        left += sum("minion" in plot for name, _, plot in plots(view) if name == player["charter"])
        quota = sum(space["seat"] == seat for space in view["quota"])
        numbers.append((player["vp"], view["reputation"]["tokens"][seat], quota, left))
    ranks = [1 + sum(other > number for other in numbers) for number in numbers]
    require([*view["result"]["ranks"]] == ranks, "B2.16", f"{numbers}: {view['result']}")
    require(view["winners"] == [seat for seat, rank in enumerate(ranks) if rank == 1], "B2.16", view["winners"])


def steps(match: Match) -> list[Step]:
    """A finished match, move by move."""
    state, found = match.game.start(len(match.players), match.options), []
    view = loosely(state.view(None))
    for moment in match.history:
        events: list[Event] = []
        moment.entry.replay(state, events)
        before, view = view, loosely(state.view(None))
        found.append(Step(str(moment.entry.move) if isinstance(moment.entry, Played) else "", events, before, view))
    return found


def check(game: Watched) -> None:
    """Everything that is said of a game of that number."""
    check_perils_lie(game)
    check_what_was_built_stays(game)
    if game.number >= AFTERWARDS:
        check_afterwards(game)
        return
    check_kings_and_cards(game)
    check_guidepost(game)
    (check_game_8, check_game_9, check_game_10, check_game_11, check_game_12)[game.number - FIRST](game)
