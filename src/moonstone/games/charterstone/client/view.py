"""What lies open on the table, as plain data: everything in play, and nothing that is not unlocked (A7.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import cast

from moonstone.engine.shapes import result_shape
from moonstone.games.charterstone.client import part_shapes, parts, shapes
from moonstone.games.charterstone.content.constants import (
    CAPACITIES,
    CHARTERS,
    EMBLEMS,
    GAME_RULES,
    MINION_RULE,
    MINIONS,
    MOODS,
    PERIL_RULE,
    PERILS,
    PLOTS,
    SIDES,
    SKY_ISLANDS,
    TILES,
    TOLD,
    TWO_WORKERS,
    UNLOCKS,
)
from moonstone.games.charterstone.content.content import COMMONS, Chapter, Content
from moonstone.games.charterstone.content.unlocking import Reached, known_rows, open_slots, rules_known, told_in_game
from moonstone.games.charterstone.content.village import SEALED
from moonstone.games.charterstone.rules import scoring
from moonstone.games.charterstone.rules.candle import BURNING, NO_CANDLE, coming_odds
from moonstone.games.charterstone.rules.counters import meets
from moonstone.games.charterstone.rules.final_scoring import barred, champions, final_scores
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.index import GOODS, Index
from moonstone.games.charterstone.rules.kings import count_kings, outcomes
from moonstone.games.charterstone.rules.naming import nameable
from moonstone.games.charterstone.rules.questions.open_crate import finds
from moonstone.games.charterstone.rules.questions.story import chapter, meeting
from moonstone.games.charterstone.rules.registry import QUESTIONS
from moonstone.games.charterstone.rules.seats import trophies
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import GOOD_NAMES, bits, minions_at_hand, perils_of


def public(state: GameData) -> shapes.PublicView:
    """What lies open to everybody."""
    setup, result = state.setup, scoring.result(state)
    content, village, names = setup.index.content, setup.village, setup.index.card_names
    opened = (*village.opened, *state.opened)
    return {
        "game": "charterstone",
        "number": setup.number,
        "seats": state.seats,
        "options": {**setup.options},
        "turn": [*state.turn],
        "step": state.stack[-1][0].written,
        "question": question(state),
        "first": state.first,
        "current": state.current,
        "round": state.round,
        "progress": {"at": state.progress, "start": setup.start, "end": setup.end, "ending": state.ending},
        "commons": {name: _worker(state, slot) for slot, name in enumerate(COMMONS)},
        "beside": {
            name: state.workers_beside[slot] - 1 for slot, name in enumerate(COMMONS) if state.workers_beside[slot]
        },
        "charters": {name: _charter(state, charter) for charter, name in enumerate(CHARTERS)},
        "supply": dict(zip(GOOD_NAMES, state.supply, strict=True)),
        "mat": [names[card] for card in bits(state.face_up)],
        "deck": [names[card] for card in bits(state.deck)],
        "discard": [names[card] for card in bits(state.discard)],
        "archive": [names[card] for card in bits(state.archive)],
        "built": [names[card] for card in bits(state.built)],
        "objectives": _objectives(state),
        "quota": _quota(state),
        "reputation": {"spaces": setup.spaces, "tokens": [*state.reputation]},
        "players": [_player(state, seat) for seat in range(state.seats)],
        "guidepost": _guidepost(state),
        "opened": [*opened],
        "rules": [UNLOCKS[rule] for rule in bits(state.rules)],
        "minions": _minions(state.minion_supply, state),
        "perils": dict(zip(PERILS, state.peril_supply, strict=True)) if state.rules & PERIL_RULE else {},
        "came": _came(state),
        "looked": [names[card] for card in bits(state.looked_at)],
        "unlocked": _unlocked_now(state),
        "crates": {str(number): parts.draw_crate(content.crates[number]) for number in state.opened},
        "finds": [cast("part_shapes.Find", [*find]) for find in (*village.finds, *finds(state))],
        "slots": [*_slots(setup.index, Reached(opened, setup.number, village.choices, state.winners != 0))],
        "told": [*_told(setup.index, village.opened, Reached(opened, setup.number, village.choices))],
        "chapter": {"title": setup.chapter.title, "rules": [*game_rules(setup.chapter)]},
        "kings": _kings(state),
        "candle": _candle(state),
        "final": _final(state),
        "names": {**village.names, **state.names},
        "winners": [*bits(state.winners)],
        "result": None if result is None else result_shape(result),
    }


def private(state: GameData, seat: int | None) -> shapes.Secrets:
    """B2.9: what a viewer has beyond that: its own victory card."""
    return {"you": seat, "victory": None if seat is None else _victory_card(state, state.victory[seat])}


def _victory_card(state: GameData, mark: int) -> str | None:
    cards = state.setup.content.victory
    return cards[mark - 1].name if 0 < mark <= len(cards) else None


def _victory(state: GameData, seat: int) -> str | None:
    """What everybody may know of a seat's victory card: all of it once the last scoring is over, or if it is the common
    one.
    """
    mark, cards = state.victory[seat], state.setup.content.victory
    if not mark:
        return None
    return cards[mark - 1].name if mark == len(cards) or (_final(state) and mark < len(cards)) else SEALED


def _kings(state: GameData) -> shapes.Kings:
    """B2.1: on all stories so far."""
    happy, angry = count_kings(state.setup.content, outcomes(state))
    return {"happy": happy, "angry": angry}


def _candle(state: GameData) -> shapes.Candle | None:
    """B2.11: whether it burns, and the odds that it goes out in the coming turn."""
    if state.candle == NO_CANDLE:
        return None
    out, whole = coming_odds(state)
    by = state.candle_out_by - 1 if state.candle_out_by else None
    return {"burns": state.candle == BURNING, "out": out, "of": whole, "by": by}


def _final(state: GameData) -> shapes.LastScoring | None:
    """B2.15: the last scoring, once it is over."""
    setup = state.setup
    if "final-scoring" not in setup.chapter.ends or state.stack[-1][0] != FrameId.OVER:
        return None
    scores = final_scores(state)
    shown = {name: cast("shapes.FinalScore", {**asdict(score), "total": score.total}) for name, score in scores.items()}
    winners = champions(state, scores)
    return {"scores": shown, "champions": [*winners], "barred": barred(scores, winners)} if scores else None


def question(state: GameData) -> shapes.Question | None:
    """What is asked of whom, as a key with arguments; which there are is for the question to say."""
    frame = state.stack[-1]
    asked = QUESTIONS[frame[0]]
    if asked is not None:
        details = asked.details(state, frame)
        return cast("shapes.Question", {"ask": asked.id.written, "seat": frame[1], **details})
    return None if frame[0] == FrameId.OVER else {"ask": frame[0].written, "seat": None}


def _worker(state: GameData, slot: int) -> int | None:
    mark = state.workers[slot]
    return mark - 1 if mark else None


def _objectives(state: GameData) -> dict[str, shapes.ObjectiveMarks]:
    """A5.7: the public ones, with who has scored and who meets each."""
    seats = range(state.seats)
    return {
        state.setup.content.objectives[number].name: {
            "scored": [seat for seat in seats if state.scored[seat] >> number & 1],
            "met": [seat for seat in seats if meets(state, seat, number)],
        }
        for number in bits(state.shown)
    }


def _quota(state: GameData) -> list[shapes.QuotaSpace]:
    """A6.1: the spaces of the rows there are, with whose token lies on each."""
    index = state.setup.index
    rows = {index.content.quota[row].name for row in known_rows(index.content.quota, state.rules)}
    return [
        {"row": move.row, "column": move.column, "seat": token - 1 if token else None}
        for move, token in zip(index.catalogue.fill_quota, state.quota, strict=True)
        if move.row in rows
    ]


def _charter(state: GameData, charter: int) -> shapes.CharterPlots:
    first = len(COMMONS) + charter * PLOTS
    plots = [_plot(state, slot) for slot in range(first, first + PLOTS)]
    shown: shapes.CharterPlots = {"seat": state.setup.seat_of.get(charter), "plots": plots}
    setup, content = state.setup, state.setup.content
    if setup.chapter.has(SKY_ISLANDS):
        marks = [setup.tile_building(tile) for tile in range(charter * TILES, (charter + 1) * TILES)]
        shown["tiles"] = [setup.index.card_names[mark - 1] if mark else None for mark in marks]
    if state.companions[charter]:
        mood = state.moods[charter]
        companion = content.companions[state.companions[charter] - 1].name
        shown["companion"] = {"name": companion, "mood": MOODS[mood - 1] if mood else None}
    if state.sides[charter]:
        shown["side"] = SIDES[state.sides[charter] - 1]
    if setup.chapter.has(EMBLEMS):
        shown["emblem"] = [*bits(state.emblems[charter])]
    return shown


def _plot(state: GameData, slot: int) -> shapes.Plot:
    mark = state.buildings[slot]
    name = state.setup.index.card_names[mark - 1] if mark else None
    shown: shapes.Plot = {"building": name, "worker": _worker(state, slot)}
    if state.workers_beside[slot]:
        shown["beside"] = state.workers_beside[slot] - 1
    if state.tiles[slot]:
        under = state.under[slot]
        shown["tile"] = state.tiles[slot]
        shown["under"] = state.setup.index.card_names[under - 1] if under else None
    if state.loose_minions[slot]:
        shown["loose"] = MINIONS[state.loose_minions[slot] - 1]
    if state.minions_placed[slot]:
        shown["minion"] = MINIONS[state.minions_placed[slot] - 1]
    if state.perils_placed[slot]:
        shown["peril"] = PERILS[state.perils_placed[slot] - 1]
    if state.income_tokens[slot]:
        shown["income"] = [*bits(state.income_tokens[slot])]
    return shown


def _came(state: GameData) -> shapes.Newcomers:
    """Rows of quota and glory, and what perils are called, where crates opened in this game brought them."""
    setup = state.setup
    before = _rules_before(setup.content, setup.village.reached)
    return _between(setup.index, before, state.rules)


@lru_cache(maxsize=256)
def _rules_before(content: Content, reached: Reached) -> int:
    """The rules that assets know: those of the village between two games, the chapter of the next one included."""
    return rules_known(content, reached)


@lru_cache(maxsize=256)
def _between(index: Index, before: int, now: int) -> shapes.Newcomers:
    """What came between two masks of rules."""
    content = index.content
    quota = {*known_rows(content.quota, now)} - {*known_rows(content.quota, before)}
    stars = {*known_rows(content.glory, now)} - {*known_rows(content.glory, before)}
    return {
        "quota": parts.draw_quota(content, sorted(quota)),
        "glory": parts.draw_glory(content, sorted(stars)),
        "perils": dict(zip(PERILS, content.perils, strict=True)) if now & ~before & PERIL_RULE else {},
    }


def _minions(numbers: Sequence[int], state: GameData) -> dict[str, int]:
    """Minions of the kinds there are."""
    return {MINIONS[kind]: numbers[kind] for kind in bits(state.minion_kinds)}


@lru_cache(maxsize=4096)
def _slots(index: Index, reached: Reached) -> list[part_shapes.SlotMark]:
    """The rule slots that may be read."""
    return [
        {"name": text.name, "number": text.number, "covers": covers}
        for text, covers in open_slots(index.content, reached)
    ]


@lru_cache(maxsize=4096)
def _told(index: Index, opened_before: tuple[int, ...], reached: Reached) -> list[str]:
    """The stories told in this game so far."""
    return told_in_game(index.content, opened_before, reached)


def _player(state: GameData, seat: int) -> shapes.Player:
    setup = state.setup
    content, names = setup.index.content, setup.index.card_names
    shown: shapes.Player = {
        "charter": CHARTERS[setup.charters[seat]],
        "automa": seat in setup.automas,
        "vp": state.vp[seat],
        "goods": dict(zip(GOOD_NAMES, state.goods[seat * GOODS : (seat + 1) * GOODS], strict=True)),
        "influence": state.influence[seat],
        "spent": state.influence_in_supply[seat],
        "workers": state.workers_at_hand[seat],
        "cards": [names[card] for card in bits(state.held[seat])],
        "nameable": nameable(state, seat),
        "personas": [content.personas[number].name for number in bits(state.playing[seat])],
        "used": [content.personas[number].name for number in bits(state.personas_used[seat])],
        "minions": _minions(minions_at_hand(state, seat), state),
        "perils": dict(zip(PERILS, perils_of(state, seat), strict=True)) if state.rules & PERIL_RULE else {},
        "objectives": {
            content.objectives[number].name: {
                "scored": bool(state.scored[seat] >> number & 1),
                "met": meets(state, seat, number),
            }
            for number in bits(state.private_objectives[seat])
        },
        "omen": CHARTERS[state.omens[seat] - 1] if state.omens[seat] else None,
        "chest": _chest(state, seat),
        "victory": _victory(state, seat),
    }
    if setup.chapter.has(TWO_WORKERS):
        small = state.small_at[seat]
        shown["small"] = names[state.buildings[small - 1] - 1] if small else None
        shown["spectral"] = state.spectral == seat + 1
    if state.silenced >> seat & 1:
        shown["muted"] = [content.personas[number].name for number in bits(state.muted[seat])]
    if state.offered[seat]:
        shown["offered"] = [content.personas[number].name for number in bits(state.offered[seat])]
    if state.automa_personas[seat]:
        persona = content.automa_personas[state.automa_personas[seat] - 1]
        shown["own_persona"] = {
            "name": persona.name,
            "title": persona.title,
            "needs": parts.draw_needs(persona.needs),
            "vp": persona.vp,
        }
    return shown


def _chest(state: GameData, seat: int) -> shapes.PlayerChest:
    """A7.3: what it carries from game to game."""
    setup, content = state.setup, state.setup.index.content
    charter = setup.charters[seat]
    rows, first = len(content.glory), seat * len(CAPACITIES)
    return {
        "personas": [content.personas[number].name for number in bits(state.chests[charter])],
        "used": [*setup.village.charters[charter].used],
        "trophies": trophies(state, seat),
        "glory": {
            content.glory[number].name: state.stars[seat * rows + number]
            for number in known_rows(content.glory, state.rules)
        },
        "capacity": {
            name: state.capacity[first + kind]
            for kind, name in enumerate(CAPACITIES)
            if name != "minion" or state.rules & MINION_RULE
        },
    }


def _guidepost(state: GameData) -> shapes.Guidepost | None:
    post = chapter(state)
    counter = post.counter or (None if post.candle is None else "candle")
    if counter is None:
        return None
    made = None if state.choice < 0 else post.choices[state.choice]
    shown: shapes.Guidepost = {"counter": counter, "fewest": post.fewest, "met": [*meeting(state)], "choice": made}
    if post.forced is not None:
        shown["forced"] = post.forced
    if post.pars:
        shown["par"] = post.pars[state.seats - 1]
    if post.finale is not None and state.finale:
        shown["finale"] = post.finale.victory if state.finale == 1 else post.finale.defeat
    return shown


@lru_cache(maxsize=256)
def game_rules(post: Chapter) -> tuple[str, ...]:
    """B2.3: the rules that hold for this game alone."""
    return tuple(name for number, name in enumerate(GAME_RULES) if name in TOLD and post.rules >> number & 1)


def _unlocked_now(state: GameData) -> dict[str, part_shapes.Part]:
    """What crates opened in this game have brought, as assets show the rest."""
    index = state.setup.index
    found = {name: part for number in state.opened for name, part in _brought(index, number).items()}
    if (any(state.sides) and "loyalty" in state.setup.chapter.ends) or state.stack[-1][0] == FrameId.CHOOSE_SIDE:
        found |= {part.name: parts.draw_part(part) for part in index.content.told_later}
    return found


@lru_cache(maxsize=256)
def _brought(index: Index, number: int) -> dict[str, part_shapes.Part]:
    """What a crate brings."""
    content = index.content
    by_name = {part.name: part for part in content.parts}
    return {name: parts.draw_part(by_name[name]) for name in content.crates[number].names}
