"""Train a small policy by self-play, with NumPy alone, and let it meet a player that plays anything.

    pip install 'moonstone-games[research]'
    python examples/selfplay.py --seconds 120

The policy has a number for every move, and for every verb (stake, build, trade ...) a weight for every number of an
observation; what is legal is chosen by their softmax. It learns by REINFORCE: after each game, moves of the winner
become likelier and moves of the loser less likely, the loser being itself.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from moonstone.research import charon_v1

RATE = 0.1


class Policy:
    """How likely each legal move is."""

    def __init__(self, env, rng):
        moves = list(env.game.ids)
        verbs = sorted({move.verb for move in moves})
        self.verb = np.array([verbs.index(move.verb) for move in moves])
        self.bias = np.zeros(len(moves))
        self.weights = np.zeros((len(verbs), env.encoding.size))
        self.rng = rng

    def choose(self, observation):
        """A move, with what is needed to learn from it."""
        legal = np.flatnonzero(observation["action_mask"])
        seen = observation["observation"]
        logits = self.bias[legal] + (self.weights @ seen)[self.verb[legal]]
        odds = np.exp(logits - logits.max())
        odds /= odds.sum()
        chosen = self.rng.choice(len(legal), p=odds)
        return legal[chosen], (legal, odds, chosen, seen)

    def learn(self, decisions, reward):
        """Make a seat's decisions likelier, by how much it won."""
        for legal, odds, chosen, seen in decisions:
            step = -odds * reward * RATE
            step[chosen] += reward * RATE
            self.bias[legal] += step
            by_verb = np.bincount(self.verb[legal], step, len(self.weights))
            self.weights += np.outer(by_verb, seen) / 10


def play(env, players, seed):
    """One game; the decisions and the reward of each seat."""
    env.reset(seed=seed)
    decisions = {agent: [] for agent in env.agents}
    while not any(env.terminations.values()):
        agent = env.agent_selection
        move, trace = players[agent](env.observe(agent))
        decisions[agent].append(trace)
        env.step(move)
    return decisions, env.rewards


def train(env, policy, seconds=None, games=None):
    """Play against oneself for so long, or so often, and learn from every game; how many games that were."""
    end = None if seconds is None else time.monotonic() + seconds
    played = 0
    while played != games and (end is None or time.monotonic() < end):
        decisions, rewards = play(env, dict.fromkeys(env.possible_agents, policy.choose), seed=played)
        for agent, reward in rewards.items():
            policy.learn(decisions[agent], reward)
        played += 1
    return played


def anything(rng):
    """A player that makes any legal move."""
    return lambda observation: (rng.choice(np.flatnonzero(observation["action_mask"])), None)


def meet(env, policy, games, rng):
    """The share of games that the policy wins against a player that plays anything, a shared victory counting half."""
    won = 0.0
    for game in range(games):
        own, other = env.possible_agents if game % 2 else reversed(env.possible_agents)
        _, rewards = play(env, {own: policy.choose, other: anything(rng)}, seed=1_000_000 + game)
        won += (rewards[own] + 1) / 2
    return won / games


def main():
    """Train, then say how good that made it."""
    arguments = argparse.ArgumentParser(description="Train a small policy for Charon, Inc. by self-play.")
    arguments.add_argument("--seconds", type=float, default=120)
    arguments.add_argument("--games", type=int, default=200, help="games against the player that plays anything")
    wanted = arguments.parse_args()
    rng = np.random.default_rng(1)
    env = charon_v1.raw_env(seats=2)
    policy = Policy(env, rng)
    print(f"Before: wins {meet(env, policy, wanted.games, rng):.1%} of {wanted.games} games.")
    played = train(env, policy, seconds=wanted.seconds)
    print(f"After {played} games with itself: wins {meet(env, policy, wanted.games, rng):.1%}.")


if __name__ == "__main__":
    main()
