"""Any game with an encoding as a PettingZoo AEC environment: `moonstone.research.charon_v1` is one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from moonstone.engine import AnyGame, Json, Move, State
from moonstone.research.encoding import Floats, Mask, encoding_of, rewards

Observed: TypeAlias = dict[str, Floats | Mask]
"""An observation: the encoded view, and the mask of legal moves."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An environment at one instant, to go back to as often as wanted. Nothing in it changes."""

    state: State[Move]
    chance: tuple[object, ...]
    agents: tuple[str, ...]
    selected: str
    rewards: Mapping[str, float]
    cumulative: Mapping[str, float]
    terminations: Mapping[str, bool]
    truncations: Mapping[str, bool]


class GameEnv(AECEnv[str, Observed, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game, one decision at a time. Agents are `player_0`, `player_1` and so on, by seat.

    An observation holds the encoded view of the agent's seat and the mask of its legal moves, all 0 while it owes no
    decision. Where several seats choose at once they are asked one after the other, and none sees what another
    chose. Chance is settled inside. Rewards come at the end: 1 for the winner, all together 0.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, Json] | None = None,
        render_mode: str | None = None,
        *,
        version: int,
    ) -> None:
        super().__init__()
        game.start(seats, options)
        self.game, self.seats, self.options = game, seats, dict(options or {})
        self.encoding = encoding_of(game)
        self.render_mode = render_mode
        name = f"{game.name}_v{version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.action_spaces: dict[str, Space[object]] = {
            agent: Discrete(self.encoding.actions) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, Space[object]] = {
            agent: Dict(
                {
                    "observation": Box(0.0, 1.0, (self.encoding.size,), np.float32),
                    "action_mask": Box(0, 1, (self.encoding.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._rng = Random()
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.now: State[Move]
        """The state, secrets included: for search that is allowed to cheat, and for looking into."""

    def observation_space(self, agent: str) -> Space[object]:
        """The encoded view and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[object]:
        """The integers of all moves."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game. A seed fixes all chance from here on."""
        if seed is not None:
            self._rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.now = self.game.start(self.seats, self.options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observed:
        """What the agent may know, and what it may do."""
        seat = self._seat[agent]
        moves = self.now.moves(seat) if agent == self.agent_selection else ()
        return {
            "observation": self.encoding.observe(self.now.view(seat)),
            "action_mask": self.encoding.mask(moves),
        }

    def step(self, action: int | None) -> None:
        """Make the selected agent's move; Refused, and nothing changed, if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.now.play(self._seat[agent], self.game.ids[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        return json.dumps(self.now.view(None), indent=1) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def save(self) -> Moment:
        """The environment as it stands, chance to come included, for `restore`: a copy of a few microseconds."""
        return Moment(
            state=self.now.copy(),
            chance=self._rng.getstate(),
            agents=tuple(self.agents),
            selected=self.agent_selection,
            rewards=dict(self.rewards),
            cumulative=dict(self._cumulative_rewards),
            terminations=dict(self.terminations),
            truncations=dict(self.truncations),
        )

    def restore(self, moment: Moment) -> None:
        """Go back to, or over to, what was saved; the moment can be used again."""
        self.now = moment.state.copy()
        self._rng.setstate(moment.chance)
        self.agents, self.agent_selection = list(moment.agents), moment.selected
        self.rewards, self._cumulative_rewards = dict(moment.rewards), dict(moment.cumulative)
        self.terminations, self.truncations = dict(moment.terminations), dict(moment.truncations)
        self.infos = {agent: {} for agent in self.agents}

    def _go_on(self) -> None:
        """Let chance speak, then select the next agent to decide, or end."""
        self.now.resolve_chance(self._rng.randrange)
        if self.now.turn:
            self.agent_selection = self.possible_agents[self.now.turn[0]]
            return
        result = self.now.result
        assert result is not None
        self.rewards = dict(zip(self.possible_agents, rewards(result), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)


def wrapped(env: GameEnv) -> AECEnv[str, Observed, int]:
    """The environment with PettingZoo's usual guards: an illegal move loses, and nothing is done out of order."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
