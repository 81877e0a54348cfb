"""Decisions for the campaign: what a seat keeps, marks, chooses and becomes, by what that brings in later games and in
the last scoring (B2.15).
"""

from __future__ import annotations

from math import fsum
from typing import Final

from moonstone.games.charterstone.ai.known import Known
from moonstone.games.charterstone.ai.plans import Position
from moonstone.games.charterstone.ai.prospects import LASTS, aims, forecast
from moonstone.games.charterstone.ai.using import question_of
from moonstone.games.charterstone.ai.valuation import COIN_WORTH
from moonstone.games.charterstone.content.constants import MINIONS, RESOURCES, SIDES
from moonstone.games.charterstone.content.content import AbilityCard, Finale
from moonstone.games.charterstone.rules import moves as made

TURNS: Final = 17.0
"""About how many turns a game has."""
OWN_GAIN: Final = 0.4
"""What a point that everybody gains is worth: it is a tenth of a star."""
VILLAGE: Final = 1.03
"""What it is worth to bring the village a point nearer to its victory in the finale (B2.13)."""
SPIRIT: Final = 0.4
"""How much more that is worth to the last of all, and how much less to the first."""
MARKED: Final = 0.5
"""What it costs at least to bring a persona again."""
MET: Final = 0.7
"""How likely a condition holds at the end of the next game if it does at the end of this one."""
MISSED: Final = 0.45
"""And if it does not."""
ROW_A_GAME: Final = 3.0
"""How many stars a row can be given in a game."""
NEARLY_FULL: Final = 0.3
"""What a star is worth in a row that has one more, if nothing else makes a difference."""
ROOM: Final = {"resource": 0.4, "coin": 0.6, "card": 1.5, "minion": 1.2}
"""By capacity: what keeping one more is worth at the beginning of a game."""
CROWDED: Final = 3.0
"""With so many of a capacity one more is worth half as much: there is not always something to keep."""
OVERFLOW: Final = 0.5
"""What it adds that something would have to be discarded now."""
KEPT: Final = 0.4
"""How often there is just one thing more to keep than before."""


def fresh(position: Position) -> Position:
    """The seat with what it has, as at the beginning of a game."""
    then = position.copy()
    then.known, then.left, then.turns = Known(), 1.0, TURNS
    return then


def bring(position: Position, move: made.ChoosePersona) -> float:
    """One that promises something, and that is not marked yet: every marked one counts when the campaign is over."""
    persona = position.index.content.personas[position.index.persona_of[move.persona]]
    used = move.persona in position.player["chest"]["used"]
    return position.promise(persona) - (max(MARKED, position.prospects.persona) if used else 0.0)


def lose(position: Position, move: made.LosePersona) -> float:
    """The one that promises least."""
    persona = position.index.content.personas[position.index.persona_of[move.persona]]
    return -fresh(position).promise(persona)


# Glory, capacity and what is kept


def star(position: Position, move: made.Star) -> float:
    """The row that gives most in all games to come for each star that is missing; nearly full ones first."""
    row = next(row for row in position.index.content.glory if row.name == move.row)
    marked = position.player["chest"]["glory"][move.row]
    then = fresh(position)
    bonus = fsum(then.term_worth(term) for term in row.bonus)
    missing = row.stars - marked
    games = max(0.0, position.prospects.games + 1 - missing / ROW_A_GAME)
    return bonus * games / missing + NEARLY_FULL * marked


def expand(position: Position, move: made.Expand) -> float:
    """What there is most use for. In the last scoring every kind counts alike."""
    have = int(position.player["chest"]["capacity"][move.capacity])
    kinds = {"resource": sum(position.resources), "coin": position.coins, "minion": sum(map(bool, position.minions))}
    held = kinds.get(move.capacity, position.count("card-kind"))
    return ROOM[move.capacity] * CROWDED / (CROWDED + have) + (OVERFLOW * ROOM[move.capacity] if held > have else 0.0)


def keep(position: Position, move: made.Keep) -> float:
    """What will be of use in the next game."""
    if move.what in RESOURCES:
        kind = RESOURCES.index(move.what)
        wanted = max((position.building(card).build[kind] for card in position.of_kind("building")), default=0)
        return 0.1 * (wanted - position.resources[kind])
    then = fresh(position)
    if move.what in MINIONS:
        return then.minion_worth(MINIONS.index(move.what))
    return then.card_worth(move.what)


def redeem(position: Position, move: made.Redeem) -> float:
    """B2.8: its owner cannot win the campaign and pays, unless all hope is lost: with what would be discarded anyway,
    or is worth least.
    """
    then = fresh(position)
    if move.what in position.cards:
        price = then.card_worth(move.what)
    else:
        price = COIN_WORTH * min(position.coins, position.player["chest"]["capacity"]["coin"])
    return 1.0 / (1.0 + price) if position.redemption else -price


# How the story goes on


def decide(position: Position, move: made.Decide) -> float:
    """What the seat gains more by than the best of the others, and what that means for the rest of the campaign."""
    choice = position.index.content.choices[move.choice]
    own = fsum(position.term_worth(term) for term in choice.gain)
    others = []
    for seat in range(position.view["seats"]):
        if seat != position.you:
            theirs = Position.of(position.index, {**position.view, "you": seat})
            others.append(fsum(theirs.term_worth(term) for term in choice.gain))
    happy = choice.kings if choice.king == "happy" else 0
    found = own - max(others, default=0.0) + OWN_GAIN * own
    return found + happy * village_point(position) + _aim(position, choice.victory)


def _aim(position: Position, victory: str | None) -> float:
    """B2.9: what a choice of one's own aim, or the common one, means, beside what it means to the others."""
    if victory is None:
        return 0.0
    content = position.index.content
    cards = content.victory[-1:] if victory == "common" else content.victory[:-1]
    means = []
    for seat in range(position.view["seats"]):
        means.append(max(forecast(content, position.view, seat).points(card) for card in cards))
    own = means.pop(position.you)
    return LASTS * (own - fsum(means) / len(means)) if means else LASTS * own


def pick_victory(position: Position, move: made.PickVictory) -> float:
    """The card that counts most of what there will be at the end of the campaign."""
    card = aims(position.index.content, move.victory)
    seen = forecast(position.index.content, position.view, position.you)
    return max(map(seen.points, card))


def choose_mood(position: Position, move: made.ChooseMood) -> float:
    """B2.6: kind brings capacity and counts in the finale, unkind glory. Elsewhere neither does: any will do."""
    if question_of(position).get("charter") != position.player["charter"]:
        return 0.0
    if move.mood != "kind":
        return position.prospects.star
    finale = _finale(position)
    have = position.player["chest"]["capacity"]
    used = max(ROOM[name] * CROWDED / (CROWDED + number) for name, number in have.items())
    village = village_point(position) * (finale.kind if finale is not None else 0)
    return village + position.prospects.capacity + KEPT * used * position.prospects.games


def choose_side(position: Position, move: made.ChooseSide) -> float:
    """B2.13: what the persona promises for the last game, and for the finale. For charters nobody plays any will do."""
    question, finale = question_of(position), _finale(position)
    if question.get("charter") != position.player["charter"]:
        return 0.0
    index = position.index
    persona = index.content.personas[index.persona_of[question["sides"][move.side]]]
    village = village_point(position) * (finale.rebel if finale is not None and move.side == "rebel" else 0)
    return village + _last_game(position, persona)


def _last_game(position: Position, persona: AbilityCard) -> float:
    """What it brings in one game: what it gives once; or at the end, as likely as its conditions will hold."""
    then = fresh(position)
    if not persona.needs:
        return then.helper_worth(persona)
    met = all(need.met(position.count(need.counter)) for need in persona.needs)
    return (MET if met else MISSED) * fsum(then.term_worth(term) for term in persona.gain)


def village_point(position: Position) -> float:
    """B2.13: what a point for the village's victory is worth; nothing if it is won or lost already."""
    view, finale = position.view, _finale(position)
    if finale is None or not position.index.content.campaign_games >= view["number"]:
        return 0.0
    charters = view["charters"].values()
    kind = sum(charter.get("companion", {}).get("mood") == "kind" for charter in charters)
    rebels = sum(charter.get("side") == SIDES[1] for charter in charters)
    points = finale.king * view["kings"]["happy"] + finale.kind * kind + finale.rebel * rebels
    open_sides = sum("side" not in charter for charter in charters)
    most = points + finale.rebel * open_sides + finale.king
    last = finale in [chapter.finale for chapter in position.index.content.games[: view["number"]]]
    return 0.0 if points > finale.over or (last and most <= finale.over) else VILLAGE * _public_spirit(position)


def _public_spirit(position: Position) -> float:
    """How much somebody cares for the village: the more, the more of the others have more glory."""
    glory = [sum(player["chest"]["glory"].values()) for player in position.view["players"]]
    own = glory.pop(position.you)
    return 1.0 + SPIRIT * (2 * sum(other > own for other in glory) / len(glory) - 1) if glory else 1.0


def _finale(position: Position) -> Finale | None:
    return next((chapter.finale for chapter in position.index.content.games if chapter.finale is not None), None)
