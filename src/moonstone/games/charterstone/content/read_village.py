"""Reading a stored village: what there cannot be with a content is refused, and says what is wrong."""

from __future__ import annotations

from collections.abc import Iterator

from moonstone.engine import Json, Refused
from moonstone.engine.naming import LONGEST_GIVEN_NAME, checked_name
from moonstone.games.charterstone.content.constants import (
    CAPACITIES,
    CHARTERS,
    COINS,
    FIRST_DIFFICULTY,
    MINIONS,
    MINIONS_EACH,
    MOODS,
    PLOTS,
    RESOURCES,
    RESOURCES_EACH,
    SIDES,
    TILES,
)
from moonstone.games.charterstone.content.content import BASIC, COMMONS, Content
from moonstone.games.charterstone.content.unlocking import minion_kinds, unlocked
from moonstone.games.charterstone.content.village import COMMON, SEALED, Charter, Village, village_from_json


def read_village(content: Content, data: Json) -> Village:
    """The village that `to_json` wrote; Refused if there cannot be such a village with this content."""
    village = village_from_json(data)
    for check in (
        *(_problems_of_chests, _problems_of_story, _problems_of_secrets, _problems_of_parts),
        *(_problems_of_supply, _problems_of_names),
    ):
        for problem in check(content, village):
            raise Refused("bad-village", f"There cannot be such a village: {problem}.")
    return village


def _problems_of_chests(content: Content, village: Village) -> Iterator[str]:
    """A7.3: each charter by itself."""
    nothing = Charter()
    for number, charter in enumerate(village.charters):
        if len(charter.plots) != PLOTS or len(charter.resources) != len(RESOURCES):
            yield "a charter has six plots and six resources"
        elif len(charter.minions) != len(MINIONS) or min(charter.minions) < 0:
            yield "there are six kinds of minions"
        elif len(charter.stars) != len(content.glory) or len(charter.capacity) != len(CAPACITIES):
            yield "a chest has rows and capacities as the content says"
        elif min(*charter.resources, charter.coins, charter.owed) < 0 or not _fits(content, charter):
            yield "a chest holds more than it can, or less than nothing"
        elif not 0 <= charter.trophies <= len(village.winners):
            yield "a charter has more trophies than there were games"
        elif not charter.active and any(
            getattr(charter, name) != getattr(nothing, name)
            for name in ("automa", "newcomer", "coins", "resources", "cards", "minions", "owed")
        ):
            yield "a charter that nobody plays holds something"
        elif len(charter.tiles) != TILES or charter.mood not in ("", *MOODS) or charter.side not in ("", *SIDES):
            yield "a charter has four sky islands, a companion is kind or unkind, and there are two sides"
        elif f"original-{CHARTERS[number]}" not in (*charter.personas, *village.lost) or not {*charter.used} <= {
            *charter.personas
        }:
            yield "a persona was used that nobody has, or an original one is missing"


def _fits(content: Content, charter: Charter) -> bool:
    """Whether stars and capacities are what a chest has room for."""
    rows = all(0 <= stars <= row.stars for stars, row in zip(charter.stars, content.glory, strict=True))
    most = [content.capacity[kind] for kind in CAPACITIES]
    room = all(first <= number <= last for number, (first, last) in zip(charter.capacity, most, strict=True))
    return rows and room and charter.owed <= sum(row.stars for row in content.glory)


def _problems_of_story(content: Content, village: Village) -> Iterator[str]:
    """A7.1, B2: what has happened so far."""
    repeats = content.games[-1].repeats
    if village.number < 1 or (village.number > len(content.games) + 1 and not repeats):
        yield f"the campaign has {content.campaign_games} games"
    if not {*village.opened} <= {*content.crates} or len({*village.opened}) != len(village.opened):
        yield "a crate was opened twice, or is none of the content's"
    finds = [number for number, _, _ in village.finds]
    if len({*finds}) != len(finds) or not all(
        number in village.opened and game in range(1, village.number) and charter in CHARTERS
        for number, game, charter in village.finds
    ):
        yield "a crate was opened by nobody, or in no game"
    possible = [name for game in content.games[: village.number - 1] for name in game.outcomes]
    made = [sum(name in village.choices for name in game.choices) for game in content.games]
    if len({*village.choices}) != len(village.choices) or not {*village.choices} <= {*possible} or max(made) > 1:
        yield "a choice is none of the content's, or comes too early"
    if village.difficulty < FIRST_DIFFICULTY:
        yield f"the difficulty is {FIRST_DIFFICULTY} at least"
    told = [*map(set, village.scores), *map(set, village.winners)]
    if max(len(village.scores), len(village.winners)) >= village.number or not all(
        game <= {*CHARTERS} for game in told
    ):
        yield "somebody else than the charters has scored or won, or in a game that was not played"


def _problems_of_secrets(content: Content, village: Village) -> Iterator[str]:
    """B2.6, B2.8, B2.9: companions, the spectral worker, victory cards, and the last scoring."""
    cards = [card.name for card in content.victory]
    picked = [charter.victory for charter in village.charters if charter.victory not in ("", COMMON, SEALED)]
    if not {*picked} <= {*cards} or len({*picked}) != len(picked):
        yield "a victory card is in two chests, or is none of the content's"
    met = [charter.companion for charter in village.charters if charter.companion]
    if not {*met} <= {companion.name for companion in content.companions} or len({*met}) != len(met):
        yield "a companion has joined two charters, or is none of the content's"
    if any(charter.mood and not charter.companion for charter in village.charters):
        yield "nobody has joined a charter who could be kind or unkind"
    if village.spectral and not (
        village.spectral in CHARTERS
        and village.charters[CHARTERS.index(village.spectral)].active
        and not village.charters[CHARTERS.index(village.spectral)].automa
    ):
        yield "the spectral worker is a person's"
    if not {*village.final, *village.champions} <= {*CHARTERS} or not {*village.champions} <= {*village.final}:
        yield "somebody else than the charters has won the campaign"


def _problems_of_parts(content: Content, village: Village) -> Iterator[str]:
    """A7.1: every card, building and persona is in one place, and known to all."""
    known = unlocked(content, village.reached)
    buildings = {building.name for building in content.buildings} - {*COMMONS}
    cards = buildings | {card.name for card in content.cards}
    places = [*(card for charter in village.charters for card in charter.cards), *village.archive]
    if len({*places}) != len(places) or not {*places} <= cards & known:
        yield "a card lies in two places, or is none that anybody knows"
    places_of = [(*charter.plots, *charter.tiles) for charter in village.charters]
    stuck = [*(name for standing in places_of for name in standing if name), *village.covered]
    if len({*stuck}) != len(stuck) or not {*stuck} <= buildings & known:
        yield "a building stands twice, or is none that anybody knows"
    if village.number > 1 and not {*BASIC} <= {*stuck}:
        yield "after the first game every charter has its basic building"
    personas = {persona.name for persona in content.personas}
    owned = [*(persona for charter in village.charters for persona in charter.personas), *village.lost]
    if len({*owned}) != len(owned) or not {*owned} <= personas & known:
        yield "a persona is in two chests, or is none that anybody knows"


def _problems_of_supply(content: Content, village: Village) -> Iterator[str]:
    """A1.2, B1.8: nobody has more than there is."""
    charters = village.charters
    if sum(charter.coins for charter in charters) > COINS or any(
        sum(charter.resources[kind] for charter in charters) > RESOURCES_EACH for kind in range(len(RESOURCES))
    ):
        yield "there are not so many coins or resources"
    known = minion_kinds(content, village.reached)
    for kind in range(len(MINIONS)):
        if sum(charter.minions[kind] for charter in charters) > (MINIONS_EACH if known >> kind & 1 else 0):
            yield "there are not so many minions"


def _problems_of_names(content: Content, village: Village) -> Iterator[str]:
    """B1.3, B1.12: what has a name, and who gives the others."""
    originals = {f"original-{name}" for name in CHARTERS}
    assistants = {card.name for card in content.cards if card.kind == "assistant"}
    can_be_named = {"village", *CHARTERS, *originals, *assistants}
    if not {*village.names, *village.rights} <= can_be_named or village.names.keys() & village.rights.keys():
        yield "something has a name, or waits for one, that cannot"
    if not {*village.rights.values()} <= {*CHARTERS}:
        yield "a name is for nobody to give"
    for name in village.names.values():
        try:
            checked_name(name, "A name", LONGEST_GIVEN_NAME)
        except Refused:
            yield "a name cannot be shown"
