"""What things are worth to a seat, in points: goods, tokens, cards, minions, and every term of the vocabulary.

Everything is worked out from the content's costs, benefits and triggers, so that a new building or card needs no new
code here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import fsum, prod
from typing import Final

from moonstone.games.charterstone.ai import guideposts, pace
from moonstone.games.charterstone.ai.holdings import Holdings, all_plots, can_cover
from moonstone.games.charterstone.ai.prospects import Prospects
from moonstone.games.charterstone.content.constants import BOTH_REWARDS, CHARTERS, KINDS, MINIONS, PERILS
from moonstone.games.charterstone.content.content import AbilityCard, Building
from moonstone.games.charterstone.content.vocabulary import Need, Term, Trigger
from moonstone.games.charterstone.rules.reputation import reputation_points

FREQUENCY: Final = {
    "use": 1.3,
    "progress": 3.0,
    "reputation": 2.0,
    "score": 0.8,
    "first-score": 0.4,
    "build": 1.0,
    "open": 1.0,
    "end": 0.5,
    "income-space": 0.7,
    "commons": 2.5,
    "first-use": 0.7,
    "spent": 1.0,
    "once": 0.5,
}
"""How often in half a game a card or a persona is triggered, where that does not depend on what there is."""
ABILITY_WORTH: Final = {
    "three-objectives": 1.0,
    "three-cards": 2.5,
    "stand-beside": 2.0,
    "omen": 2.4,
    "match": 3.0,
    "barter": 2.5,
    "steer": 2.0,
    "ignore-minions": 2.0,
    "levy-card": 2.5,
    "levy-coin": 4.0,
    "levy-resource": 5.0,
    "levy-influence": 3.0,
    "levy-minion": 1.5,
    "silence": 4.0,
}
"""What an ability with code of its own brings in a whole game."""
COIN_WORTH: Final = 0.6
RESOURCE_WORTH: Final = 0.3
"""What goods are worth to have, whatever they will be used for."""
CRATE_WORTH: Final = 14.0
"""What a crate is thought to hold beside the value of the building that shows it: nobody knows before."""
VALUE_WORTH: Final = 0.8
"""What a point of value at the end of the campaign is worth now."""
REDEMPTION: Final = 1.5
"""What freedom from the spectral worker is worth to somebody who is sure to win the campaign then."""
HOPELESS: Final = 6
"""With so many stars less than the first, nobody hopes to win the campaign any more."""
ONE_MORE_TO_BUILD: Final = 0.4
"""What a card to build is worth beside the one that is worth next more: there is hardly time for all of them."""
LAST_PLOT: Final = 22.0
"""What the last open plot is worth in the first games: better plans will come."""
SPENT_WAITING: Final = 2.0
"""And how much less for each round that a game has gone on too long."""
PLACEMENT_WORTH: Final = 2.0
"""What any placement brings, which is no merit of a scroll."""
FEAT_WORTH: Final = {
    "capacity": 1.0,
    "persona": 1.5,
    "top": 1.2,
    "private": 2.0,
    "peril": 0.3,
    "recall": 0.8,
    "return": 0.8,
    "retrieve": 1.5,
    "again": 2.0,
    "search": 2.0,
    "shift": 0.5,
    "junk": 0.2,
}
"""What an effect is worth that is neither goods nor a card."""

HOPED: Final = {
    "minion-kind": 2.0,
    "card-kind": 3.0,
    "resource-kind": 3.0,
    "income": 3.0,
    "influence": 2.0,
    "top": 2.0,
}
"""What a persona that gives these, or points for them, can be hoped to bring in a whole game: before it nobody has any
of them, so that nothing could be worked out from what there is.
"""
MOST_PROMISED: Final = 2.0
"""What a persona promises at most: which of the good ones turns out best, nobody can tell before."""


@dataclass(slots=True)
class Valuation(Holdings):
    """Holdings, and what they and other things are worth."""

    @property
    def token(self) -> float:
        """What an influence token is worth to keep: the fewer, and the more of the game is left, the more. Those that
        cannot be spent are worth nothing; and as no game ends while they are kept, less than that once it is overdue.
        """
        if not self.turns:
            return 0.0
        needed = min(1.0, pace.TOKENS_A_TURN * self.turns / max(1, self.influence))
        worth = min(0.8, 0.3 + self.left) * min(1.0, self.left * 3) * needed
        return worth - pace.HELD_BACK * pace.overdue(self.view)

    @property
    def late(self) -> float:
        """How much goods still matter: 1 for long, 0 in the last round."""
        return min(1.0, 2 * self.left) if self.turns else 0.0

    @property
    def later(self) -> float:
        """How much what is kept for the next game matters."""
        return 0.5 if self.view["number"] < self.index.content.campaign_games else 0.0

    @property
    def prospects(self) -> Prospects:
        """What counts for the campaign."""
        if self.known.prospects is None:
            self.known.prospects = Prospects.of(self.index.content, self.view, self.you)
        return self.known.prospects

    def guidepost(self) -> float:
        """B1.13: what it is worth to have what the guidepost counts."""
        star = self.prospects.star
        return star * guideposts.chance(self) if star else 0.0

    @property
    def redemption(self) -> float:
        """B2.8: what it is worth to get rid of the spectral worker, whose owner cannot win the campaign: the less, the
        farther its owner is behind in glory.
        """
        glory = [sum(player["chest"]["glory"].values()) for player in self.view["players"]]
        hope = max(0.0, 1 - (max(glory) - glory[self.you]) / HOPELESS)
        return REDEMPTION * hope * min(1.0, self.prospects.weight)

    def goods_worth(self, what: str) -> float:
        """What one of a cost is worth to keep, if it is coins, resources or influence."""
        if what == "influence":
            return max(0.0, self.token)
        return (COIN_WORTH if what == "coin" else RESOURCE_WORTH) * self.late

    def reputation_worth(self) -> float:
        """What one more token on the reputation track is worth, as it stands."""
        tokens = list(self.view["reputation"]["tokens"])
        tokens[self.you] = self.reputation
        before = reputation_points(tokens)[self.you]
        tokens[self.you] += 1
        gained = reputation_points(tokens)[self.you] - before
        uncertain = 1 - 0.6 * self.left  # others may catch up, and there is time to do it later
        open_to_others = 0.8 * self.left if self.view["seats"] > 1 else 0.0
        triggered = self.trigger_worth(Trigger("reputation"))
        return gained * uncertain + open_to_others + triggered + self.towards("reputation") - self.token

    def helper_worth(self, helper: AbilityCard) -> float:
        """What a card or a persona brings in what is left of the game."""
        if helper.ability is not None:
            return float(ABILITY_WORTH[helper.ability] * self.left)
        gains = [self.term_worth(term) for term in helper.gain]
        if helper.cost:
            return max(0.0, fsum(gains) - 2 * RESOURCE_WORTH) * (0.8 if self.turns else 0.0)
        if helper.when is None:
            return max(gains, default=0.0)
        if helper.when.event == "income":
            return self.incomes_left() * (fsum(gains) if self.both else max(gains))
        worth = self.frequency(helper.when) * fsum(gains)
        unlikely = 0.7 if helper.needs else 1.0
        return unlikely * worth * (1.0 if helper.when.event == "end" else 2 * self.left)

    def promise(self, persona: AbilityCard) -> float:
        """What a persona promises to bring, as far as that can be told before it does anything."""
        hoped = fsum(HOPED.get(term.per or term.what, 0.0) for term in persona.gain) * self.left
        return min(MOST_PROMISED, max(hoped, self.helper_worth(persona)))

    def frequency(self, when: Trigger) -> float:
        """How often in half a game something triggers a card or a persona, by what there is and what the seat has."""
        found = self.known.frequencies
        if when not in found:
            found[when] = FREQUENCY[when.event] if when.event in FREQUENCY else self._frequency(when)
        return found[when]

    def _frequency(self, when: Trigger) -> float:
        standing, of = self.standing(), when.of or ""
        if when.event == "bump":
            return 0.5 * (self.view["seats"] - 1)
        if when.event == "cost":
            return min(1.8, 0.4 * sum(any(term.what == of for term in building.cost) for building in standing))
        if when.event in ("take", "earn"):
            gives = sum(_gives(building, of) for building in standing)
            return 0.5 * gives + 0.2 * sum(self.kind(card) == of for card in self.view["mat"])
        if when.event == "retrieve":
            if of == "away":
                return 0.8
            return min(1.5, 0.5 * self.minions[MINIONS.index(of)] + 0.4 * sum(_gives(part, of) for part in standing))
        if when.event == "minion":
            return min(
                3.0, 1.2 * sum(self.minions) + 0.5 * sum(_gives(part, kind) for part in standing for kind in MINIONS)
            )
        if when.event == "peril":
            return 0.3 * len([plot for plot in all_plots(self.view) if plot.get("peril") == of])
        plots = self.view["charters"][CHARTERS[CHARTERS.index(of)]]["plots"]
        return 0.6 * sum(_gives(building, when.event) for building in self.standing_on(plots))

    @property
    def both(self) -> bool:
        """B1.4: whether both rewards of a guest are taken."""
        return self.view["seats"] <= BOTH_REWARDS

    def incomes_left(self) -> float:
        """How many income spaces lie ahead; less likely the farther."""
        at = self.view["progress"]["at"]
        ahead = [
            number - at for number, space in enumerate(self.index.content.progress) if "i" in space and number > at
        ]
        return fsum(1 / (1 + 0.05 * distance) for distance in ahead)

    def card_worth(self, card: str) -> float:
        """What a card is worth to have."""
        return fsum(self._card_worths(card))

    def _card_worths(self, card: str) -> tuple[float, float]:
        """What a card is worth in this game, and what it adds that it can be kept for the next."""
        cached = self.known.cards
        if card not in cached:
            cached[card] = 0.0, 0.0  # a card that gives a card cannot count itself
            cached[card] = self._work_out(card)
        return cached[card]

    def _work_out(self, card: str) -> tuple[float, float]:
        index = self.index
        number, kind = index.card_of[card], self.kind(card)
        keep = min(1.0, self.left * 2) if self.turns else 0.0
        wanted = self.wanted(kind)
        helper = self.helper(card)
        if helper is not None:
            frees = self.redemption if helper.redeems and self.spectral else 0.0
            return min(4.0, self.helper_worth(helper)) + 0.3 * keep + wanted + frees, 0.3 * self.later
        if kind == "constructed":
            whole = 0.4 * self.crate_worth(card)
            return whole * keep + 0.1 * keep + wanted, whole * max(0.0, self.later - keep)
        leads = 0.2 * self.crate_worth(card)  # it is built first, then opened
        whole = 1.0 + 0.2 * self.index.content.buildings[number].value + leads
        return whole * keep + wanted, whole * max(0.0, self.later - keep)

    @property
    def room_for_cards(self) -> int:
        """How many cards the seat can keep for the next game (B1.15)."""
        content = self.index.content
        chapter = content.games[min(self.view["number"], len(content.games)) - 1]
        if "discard" not in chapter.ends:
            return len(self.cards) + 1
        return self.player["chest"]["capacity"].get("card", content.capacity["card"][0])

    def crate_worth(self, card: str) -> float:
        """What the crate on a card is thought to hold: the more, the more valuable its building."""
        building = self.building(card)
        return CRATE_WORTH + building.value if building.crate in self.index.content.crates else 0.0

    def wanted(self, kind: str) -> float:
        """What buildings that take a card of a kind, and objectives that count them, add to one."""
        found = self.known.wanted
        if kind not in found:
            pays = [self.late * 0.3 for building in self.standing() if any(term.what == kind for term in building.cost)]
            found[kind] = max(pays, default=0.0) + self.towards(kind) * 0.5
        return found[kind]

    def minion_worth(self, kind: int) -> float:
        """B1.8: one more placement each time all come back, and what its kind brings."""
        gain = self.index.content.minions[kind].gain
        return self.late * (1.0 + fsum(self.term_worth(term) for term in gain)) + self.later

    def term_worth(self, term: Term) -> float:
        """What a term is worth to gain, roughly."""
        if term.any_of:
            return max(self.term_worth(part) for part in term.any_of)
        number = term.number * (1 if term.per is None else self.count(term.per))
        if not number:
            return 0.0
        what = term.what
        if what == "vp":
            return float(number)
        if what == "coin":
            return COIN_WORTH * number * self.late
        if what == "influence":
            return self.token * min(number, self.spent)
        if what == "reputation":
            return max(0.0, self.reputation_worth()) * number if self.influence else 0.0
        if what == "progress":
            return self.progress_worth() * number
        if what == "card" or what in KINDS:
            return self.best_card(None if what == "card" else what) * number
        if what in MINIONS:
            return self.minion_worth(MINIONS.index(what)) * min(number, self.view["minions"].get(what, 0))
        if what == "minion":
            return max((self.minion_worth(MINIONS.index(name)) for name in self.view["minions"]), default=0.0)
        if what == "income":
            return self.income_worth()
        if what == "free":
            return max(0.0, max(map(self.benefit_worth, self._own()), default=0.0) - PLACEMENT_WORTH)
        if what == "glory":
            return self.prospects.star * number
        if what in FEAT_WORTH:
            lasting = {"capacity": self.prospects.capacity, "persona": self.prospects.persona}.get(what, 0.0)
            return (FEAT_WORTH[what] * self.late + lasting) * number
        return RESOURCE_WORTH * number * self.late

    def _own(self) -> list[Building]:
        return [building for building in self.standing_on(self.plots) if not building.income]

    def benefit_worth(self, building: Building) -> float:
        """What using a building gives; that of an income building comes with every income (B1.11)."""
        found = self.known.benefits
        if building.name not in found:
            found[building.name] = 0.0  # a building whose benefit is another's cannot count itself
            gain = fsum(self.term_worth(term) for term in building.benefit)
            found[building.name] = gain * (self.incomes_left() if building.income else 1.0)
        return found[building.name]

    def income_worth(self) -> float:
        """What income would bring the seat now (B1.4, B1.11)."""
        if self.known.income is None:
            self.known.income = 0.0  # a card that gives income cannot count itself
            tokens = fsum(fsum(map(self.term_worth, self.building(name).benefit)) for name in self.tokens)
            guests = [helper for helper in self.helpers() if helper.kind == "guest"]
            rewards = fsum((fsum if self.both else max)(map(self.term_worth, guest.gain)) for guest in guests)
            self.known.income = tokens + rewards
        return self.known.income

    def best_card(self, kind: str | None) -> float:
        """The worth of the best face-up card."""
        return max((self.one_more(card) for card in self.view["mat"] if kind in (None, self.kind(card))), default=0.0)

    def one_more(self, card: str) -> float:
        """What a card is worth beside those at hand."""
        now, then = self._card_worths(card)
        share = _beside(len(self.of_kind("building"))) if self.kind(card) == "building" else 1.0
        return now * share + (then if len(self.cards) < self.room_for_cards else 0.0)

    def hand_worth(self) -> float:
        """What the cards at hand are worth together."""
        worths = {card: self._card_worths(card) for card in self.cards}
        to_build = sorted((worths[card][0] for card in self.of_kind("building")), reverse=True)
        others = fsum(now for card, (now, _) in worths.items() if self.kind(card) != "building")
        kept = sorted((then for _, then in worths.values()), reverse=True)[: self.room_for_cards]
        return others + fsum(kept) + fsum(now * _beside(before) for before, now in enumerate(to_build))

    def progress_worth(self) -> float:
        """What moving progress is worth: an assistant's point, a token where it lands, income."""
        progress = self.view["progress"]
        if progress["at"] >= progress["end"]:
            return 0.0
        marks = self.index.content.progress[progress["at"] + 1]
        if self.known.eagerness is None:
            self.known.eagerness = pace.eagerness(self.view, self.you)
        worth = self.trigger_worth(Trigger("progress")) + self.known.eagerness
        if "r" in marks and self.influence > 1:
            worth += max(0.0, self.reputation_worth())
        if "i" in marks:
            worth += self.trigger_worth(Trigger("income-space")) + self.income_worth()
        return worth

    def trigger_worth(self, trigger: Trigger) -> float:
        """What the seat's cards and personas add to something."""
        return fsum(
            self.term_worth(term)
            for helper in self.helpers()
            if helper.when == trigger
            for term in helper.gain
            if not (trigger.event == "reputation" and term.what == "reputation")
        )

    def objectives(self) -> list[tuple[str, tuple[Need, ...]]]:
        """The objectives the seat can still score, with their conditions."""
        names = [*self.view["objectives"], *self.player["objectives"]]
        parts, objective_of = self.index.content.objectives, self.index.objective_of
        return [(name, parts[objective_of[name]].needs) for name in names if name not in self.scored]

    def towards(self, counter: str) -> float:
        """What one more of something is worth for an objective that asks for more of it."""
        worth = 0.0
        for _, needs in self.objectives():
            for need in needs:
                if need.counter == counter and not need.at_most:
                    short = need.number - self.count(counter)
                    if short > 0:
                        worth += 4.0 * self.late / (short + 1)
        return worth

    def building_worth(self, building: Building) -> float:
        """What it is worth to have built a building, beside the points for building: its value, and its crate."""
        crate = 0.75 * self.crate_worth(building.name)
        return 1.0 + self.value_worth(building) + crate * max(self.later, self.late) - self._last_plot()

    def _last_plot(self) -> float:
        """What the plot is worth that a building would take: something, if it is the last and the village is young.
        Where a game goes on too long, plans have to wait.
        """
        young = 2 * self.view["number"] < self.index.content.campaign_games
        if not young or sum(plot["building"] is None for plot in self.plots) != self.raised + 1:
            return 0.0
        return max(0.0, LAST_PLOT - SPENT_WAITING * pace.overdue(self.view))

    def value_worth(self, building: Building) -> float:
        """What the value of a building in the charter is worth for the last scoring."""
        return VALUE_WORTH * building.value * self.prospects.weight

    def cheapest_cover(self) -> str | None:
        """The building to build over, or None where there is an open plot."""
        plots = self.plots
        if sum(plot["building"] is None for plot in plots) > self.raised:
            return None
        names = [plot["building"] for plot in plots if can_cover(plot)]
        return min((name for name in names if name), key=lambda name: self.building(name).value, default=None)

    def peril_worth(self, kind: int) -> float:
        """B1.17: what a peril is good for: a building that takes it, the quota, objectives."""
        found = self.known.perils
        if kind not in found:
            takes = any(term.what == PERILS[kind] for building in self.standing() for term in building.cost)
            worth = (1.2 if takes else 0.3) * self.late + self.towards("peril")
            found[kind] = worth + (0.0 if self.perils[kind] else self.towards("peril-kind"))
        return found[kind]

    def stock(self) -> float:
        """Points gained, and what everything the seat has is worth."""
        return (
            self.points
            + self.late
            * (COIN_WORTH * min(self.coins, 6) + RESOURCE_WORTH * sum(min(have, 2) for have in self.resources))
            + 1.2 * RESOURCE_WORTH * self.late * self.wild
            + 0.1 * self.late * sum(map(bool, self.resources))
            + self.hand_worth()
            + fsum(number * self.minion_worth(kind) for kind, number in enumerate(self.minions) if number)
            + fsum(number * self.peril_worth(kind) for kind, number in enumerate(self.perils) if number)
            + self.token * self.influence
            + self.guidepost()
            + (self.redemption * min(1.0, self.coins / self.index.content.redemption) if self.spectral else 0.0)
        )


def _gives(building: Building, what: str) -> bool:
    """Whether a building's benefit names something."""
    return any(part.what == what for term in building.benefit for part in (term.any_of or (term,)))


@cache
def _beside(others: int) -> float:
    """The share of its worth that a card to build has beside so many that are worth more."""
    return prod([ONE_MORE_TO_BUILD] * others)
