"""The games in OpenSpiel: importing this registers each that has an encoding, as `charon(players=3)` for instance.

Chance is explicit, with the exact odds of the rules. Where several seats choose at once they answer one after the
other, unseen by each other. An action's number is that of the move in the game's `ids`, chance's included.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import pyspiel

from moonstone.engine import NATURE, AnyGame, Event, Json, Move, Refused, State, canonical, load
from moonstone.engine.options import Choice
from moonstone.research.encoding import Encoding, Floats, encoded_games, encoding_of, rewards
from moonstone.research.villages import FEWEST, start_of


class Story:
    """All that has happened, for those who may know it. A copy shares what is in it: nothing of that changes."""

    __slots__ = ("entries",)

    def __init__(self, entries: list[tuple[int, Move] | Event]) -> None:
        self.entries = entries

    def __deepcopy__(self, memo: object) -> Story:
        return Story(self.entries[:])

    def told_to(self, player: int) -> list[str]:
        """What a player has decided and heard, in order: perfect recall."""
        lines = []
        for entry in self.entries:
            if isinstance(entry, Event):
                lines.append(canonical(entry.seen_by(player)))
            elif entry[0] == player:
                lines.append(f"> {entry[1]}")
        return lines


VILLAGE: Final[Mapping[str, Choice]] = {"campaign": "", "game": 0, "generated": 0, "seed": 0}
"""The parameters that say where a game of a campaign begins (see `start_of`); what says nothing is left out."""


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game for a number of players, with its options as parameters."""

    def __init__(self, game: AnyGame, game_type: pyspiel.GameType, params: dict[str, Choice]) -> None:
        game, self.players, self.options = _start(game, params)
        if self.players < FEWEST:
            raise Refused("bad-seats", f"Winning and losing take two: {game.title} needs that many here.")
        game.start(self.players, self.options)
        self.game, self.encoding = game, encoding_of(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.ids),
            max_chance_outcomes=len(game.ids),
            num_players=self.players,
            min_utility=-1.0 / (self.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.encoding.longest,
        )
        super().__init__(game_type, info, params)

    def new_initial_state(self) -> OpenSpielState:
        """Before the first draw."""
        return OpenSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How many draws there can be."""
        return self.encoding.most_chance

    def __reduce__(self) -> tuple[object, ...]:
        """Between processes a game travels by its name and parameters; reading it registers the games there."""
        return load_game, (str(self),)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> Observer:
        """What looks at a state."""
        return Observer(self.encoding, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game at one instant."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self._encoding = _Shared(game.encoding)
        self.now: State[Move] = game.game.start(game.players, game.options)
        self.story = Story([])

    @property
    def encoding(self) -> Encoding:
        """How it is put into numbers."""
        return self._encoding.value

    def current_player(self) -> int:
        """The first of those who owe a decision."""
        turn = self.now.turn
        if not turn:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn[0] == NATURE else turn[0]

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return sorted(self.encoding.numbers(self.now.moves(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Chance's moves with their exact probabilities, as near as a float comes."""
        odds = self.now.chance_outcomes()
        return sorted(zip(self.encoding.numbers(odds.moves), [float(odd) for _, odd in odds], strict=True))

    def _apply_action(self, action: int) -> None:
        seat = self.now.turn[0]
        move = self.encoding.game.ids[action]
        told: list[Event] = []
        self.now.play(seat, move, told)
        self.story.entries += [(seat, move), *told]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.encoding.game.ids[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.now.turn

    def returns(self) -> list[float]:
        """Nothing until the game is over."""
        result = self.now.result
        return [0.0] * self.get_game().num_players() if result is None else rewards(result)

    def __str__(self) -> str:
        return canonical(self.now.to_json())

    def __reduce__(self) -> tuple[object, ...]:
        """Between processes a state travels by its history."""
        return load_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)


class _Shared:
    """Something that copies of a state have in common."""

    __slots__ = ("value",)

    def __init__(self, value: Encoding) -> None:
        self.value = value

    def __deepcopy__(self, memo: object) -> _Shared:
        return self


class Observer:
    """Sees a state as a player does: as the encoded view, and as text.

    With perfect recall the text begins with everything the player has decided and heard. The numbers are the view's
    in either case: what lies open, the player's cards and what is certain about hidden ones, but not the path there.
    """

    def __init__(self, encoding: Encoding, iig_obs_type: pyspiel.IIGObservationType, params: object) -> None:
        if params:
            raise ValueError(f"Observations take no parameters, but these were given: {params}")
        self.encoding, self.kind = encoding, iig_obs_type
        self.tensor: Floats = np.zeros(encoding.size, np.float32)
        self.dict = encoding.parts(self.tensor)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Put what the player sees into `tensor`."""
        self.tensor.fill(0)
        self.encoding.fill(state.now.view(self._viewer(player)), self.dict)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """What the player sees, in words."""
        told = state.story.told_to(player) if self.kind.perfect_recall else []
        return "\n".join([*told, canonical(state.now.view(self._viewer(player)))])

    def _viewer(self, player: int) -> int | None:
        return player if self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER else None


def load_game(text: str) -> pyspiel.Game:
    """The game that is written so, `charon(players=3)` for instance."""
    return pyspiel.load_game(text)


def load_state(text: str) -> pyspiel.State:
    """The state that OpenSpiel wrote."""
    return pyspiel.deserialize_game_and_state(text)[1]


def register(game: AnyGame) -> None:
    """Make a game known to OpenSpiel under its own name."""
    parameters: dict[str, Choice] = {"players": _fewest(game)}
    parameters |= {option.name: option.default for option in game.options}
    if game.legacy is not None:
        parameters |= VILLAGE
    information = pyspiel.GameType.Information
    game_type = pyspiel.GameType(
        short_name=game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if encoding_of(game).secrets else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=_fewest(game),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )

    class Registered(OpenSpielGame):
        """The game by its parameters. OpenSpiel keeps it past Python's end: classes survive that, functions do not."""

        def __init__(self, params: dict[str, Choice] | None = None) -> None:
            super().__init__(game, game_type, params or {})

    pyspiel.register_game(game_type, Registered)


def _start(game: AnyGame, params: Mapping[str, Choice]) -> tuple[AnyGame, int, Mapping[str, Json]]:
    """The game that the parameters mean, how many play it, and with which options. OpenSpiel completes parameters, so
    that a number of players says nothing beside a campaign's file, where the village knows who plays.
    """
    options: dict[str, Json] = {name: value for name, value in params.items() if name not in ("players", *VILLAGE)}
    players = int(params.get("players", _fewest(game)))
    if not any(params.get(name) for name in VILLAGE):
        return game, players, options
    file = str(params.get("campaign", ""))
    start = start_of(
        game.name,
        None if file else players,
        options,
        campaign=file or None,
        game=int(params.get("game", 0)) or None,
        generated=int(params.get("generated", 0)) or None,
        seed=int(params.get("seed", 0)),
    )
    return start.game, start.seats, start.options


def _fewest(game: AnyGame) -> int:
    """The least number of players: winning and losing take two."""
    return max(FEWEST, game.seats[0])


for _name in encoded_games():
    register(load(_name))
