"""Parts of the content as clients draw them: buildings, cards, personas, objectives, minions, crates, rows."""

from __future__ import annotations

from collections.abc import Iterable

from moonstone.games.charterstone.client import part_shapes
from moonstone.games.charterstone.content.constants import RESOURCES
from moonstone.games.charterstone.content.content import (
    AbilityCard,
    Building,
    Content,
    Crate,
    Minion,
    Objective,
    Part,
)
from moonstone.games.charterstone.content.vocabulary import Need, Term, Trigger


def draw_term(term: Term) -> part_shapes.Term:
    """A part of a cost or a benefit."""
    if term.any_of:
        return {"any": draw_terms(term.any_of)}
    drawn: part_shapes.SomeOf = {"what": term.what, "number": term.number}
    if term.per is not None:
        drawn["per"] = term.per
    if term.may:
        drawn["may"] = True
    return drawn


def draw_terms(terms: Iterable[Term]) -> list[part_shapes.Term]:
    """Parts of a cost or a benefit."""
    return [draw_term(term) for term in terms]


def draw_needs(needs: Iterable[Need]) -> list[part_shapes.Need]:
    """Conditions."""
    return [{"number": need.number, "at_most": need.at_most, "of": need.counter} for need in needs]


def _draw_trigger(trigger: Trigger) -> part_shapes.Trigger:
    return {"event": trigger.event, "of": trigger.of}


def draw_building(part: Building) -> part_shapes.BuildingPart:
    """A building, with what its card costs."""
    return {
        "title": part.title,
        "charter": part.charter,
        "build": {what: number for what, number in zip(RESOURCES, part.build, strict=True) if number},
        "cost": draw_terms(part.cost),
        "benefit": draw_terms(part.benefit),
        "value": part.value,
        "crate": part.crate or None,
    }


def draw_ability(part: AbilityCard) -> part_shapes.AbilityPart:
    """A card that is no building, or a persona."""
    drawn: part_shapes.AbilityPart = {
        "title": part.title,
        "kind": part.kind,
        "charter": part.charter,
        "when": None if part.when is None else _draw_trigger(part.when),
        "gain": draw_terms(part.gain),
    }
    if part.cost:
        drawn["cost"] = draw_terms(part.cost)
    if part.needs:
        drawn["needs"] = draw_needs(part.needs)
    if part.ability is not None:
        drawn["ability"] = part.ability
    return drawn


def draw_objective(part: Objective) -> part_shapes.ObjectivePart:
    """An objective."""
    return {"title": part.title, "needs": draw_needs(part.needs)}


def draw_minion(part: Minion) -> part_shapes.MinionPart:
    """A kind of minion."""
    return {"title": part.title, "gain": draw_terms(part.gain)}


def draw_part(part: Part) -> part_shapes.Part:
    """Anything that has a name and can be unlocked."""
    match part:
        case Building():
            return draw_building(part)
        case Objective():
            return draw_objective(part)
        case Minion():
            return draw_minion(part)
        case _:
            return draw_ability(part)


def draw_crate(crate: Crate) -> part_shapes.CrateContents:
    """What came out of a crate."""
    return {
        "title": crate.title,
        "story": crate.story,
        "persona": crate.persona,
        "minion": crate.minion,
        "buildings": [*crate.buildings],
        "cards": [*crate.cards],
        "objectives": [*crate.objectives],
        "private": [*crate.private],
        "unlocks": [*crate.unlocks],
    }


def draw_quota(content: Content, rows: Iterable[int]) -> dict[str, part_shapes.QuotaRow]:
    """A6.1: these rows of the quota, by name."""
    return {
        row.name: {
            "goods": row.goods,
            "amounts": [*row.amounts],
            "bonuses": [draw_terms(bonus) for bonus in row.bonuses],
        }
        for row in (content.quota[number] for number in rows)
    }


def draw_glory(content: Content, rows: Iterable[int]) -> dict[str, part_shapes.GloryRow]:
    """B1.14: these rows of a chest, by name."""
    return {
        row.name: {"stars": row.stars, "bonus": draw_terms(row.bonus)}
        for row in (content.glory[number] for number in rows)
    }
