"""A game of Charterstone at one instant, as data alone: flat, cheap to copy, plain throughout.

Sets of cards, objectives and personas are masks; goods and slots are counted as `index` says. What is still to be asked
or done is a stack of frames (see `frames`): the top one is the question that is open. Nothing in this game is hidden
from anybody but what nobody has unlocked, and that is in no state at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

from moonstone.games.charterstone.rules.fields import Bytes, Growing, Names, Number, Numbers, Stack, Switch, copier
from moonstone.games.charterstone.rules.game_setup import GameSetup
from moonstone.games.charterstone.rules.moves import CharterstoneMove


@dataclass(slots=True, init=False, repr=False, eq=False)
class GameData:
    """Everything a game is. Each field is declared here and nowhere else; a text beside its type is its name in saved
    states.
    """

    seats: int
    setup: GameSetup
    turn: tuple[int, ...]
    ready: Sequence[CharterstoneMove] | None
    """The answers to the open question, where they are worked out already."""
    stack: Stack

    # Whose turn it is

    first: Number
    """The first player."""
    current: Number
    """Whose turn it is, or was last."""
    round: Number
    progress: Number
    ending: Switch
    """Whether the hourglass was reached."""
    partly: Switch
    """Whether the player of this turn wants to be asked how much to gain."""
    at_no_cost: Annotated[Switch, "free"]
    """C: whether this turn's worker or minion is placed in its player's charter without the cost: a scroll was used."""
    extras: Number
    """A6.4: how often the current player has used something by hand, or begun another turn, since the turn began."""

    # What everybody has

    supply: Numbers
    """Coins, then the resources."""
    goods: Numbers
    """By seat: coins, then the resources."""
    influence: Numbers
    """By seat: tokens at hand."""
    influence_in_supply: Annotated[Numbers, "spent"]
    """By seat: tokens in the general supply."""
    vp: Numbers
    workers_at_hand: Annotated[Numbers, "idle"]
    """By seat."""
    reputation: Numbers
    """By seat: tokens on the track."""

    # What lies on the board

    quota: Bytes
    """By space: 0, or the seat of the token plus 1."""
    shown: Number
    """The objectives face up."""
    scored: Numbers
    """By seat: the objectives that hold its token."""
    buildings: Annotated[Bytes, "stuck"]
    """By slot: 0, or the building plus 1."""
    workers: Bytes
    """By slot: 0, or the seat of the worker plus 1."""

    # Where cards are

    deck: Number
    face_up: Annotated[Number, "mat"]
    mat_laid: Annotated[Switch, "laid"]
    """A5.1: whether set-up has come to the mat, which is kept full from then on."""
    discard: Number
    archive: Number
    held: Numbers
    """By seat: its cards."""
    built: Number
    """The building cards whose sticker is on the board."""

    # The campaign

    opened: Growing
    """The crates opened in this game, in order."""
    openers: Growing
    """By such a crate: the seat that opened it."""
    chests: Numbers
    """By charter: the personas in its chest."""
    playing: Numbers
    """By seat: the personas it plays with."""
    names: Names
    """A5.5: the names that assistants were given in this game."""
    stars: Numbers
    """By seat, then by row of glory."""
    capacity: Numbers
    """By seat, then by kind."""
    stars_owed: Annotated[Numbers, "owed"]
    """By seat: stars beside those for points."""
    choice: Number
    """B1.13: which of the game's choices was made; -1 for none."""
    winners: Number
    """The seats that have won, once that is known."""
    automa_deck: Annotated[Number, "automa"]
    """C2: the cards left in the Automa's deck."""
    rules: Number
    """B1: what is unlocked, as a mask of UNLOCKS."""

    # The turn

    slot_in_use: Annotated[Number, "using"]
    """The slot of the building in use; -1 for none."""
    minion_in_use: Annotated[Switch, "sent"]
    """Whether a minion was placed there, and no worker."""
    met_before: Annotated[Number, "met"]
    """C 221: the objectives that were met before placing, where a bumped opponent may have changed that."""
    extra_turns: Annotated[Number, "again"]
    """Further turns of the current player."""
    unused_buildings: Annotated[Number, "fresh"]
    """C 276: the slots of buildings built in this game that their builder has not used yet."""
    covered: Number
    """B1.9: the buildings that were built over."""
    looked_at: Annotated[Number, "looked"]
    """C 307: cards of the deck that lie open to be chosen from."""

    # What crates bring

    minions_at_hand: Annotated[Numbers, "minions"]
    """B1.8: by seat, then by kind."""
    minion_supply: Annotated[Numbers, "wild"]
    """By kind."""
    perils_held: Annotated[Numbers, "plights"]
    """B1.17: by seat, then by kind."""
    peril_supply: Annotated[Numbers, "perils_left"]
    """By kind."""
    private_objectives: Annotated[Numbers, "own"]
    """B1.10: by seat."""
    omens: Numbers
    """C 232: by seat, 0 or the charter of the next turn plus 1."""
    personas_used: Annotated[Numbers, "once"]
    """By seat: the personas whose once-per-game ability is used up."""
    workers_beside: Annotated[Bytes, "beside"]
    """By slot: 0, or the seat of a second worker plus 1 (C 231)."""
    minions_placed: Annotated[Bytes, "pets"]
    """By slot: 0, or the kind of the minion plus 1; it is of the charter it stands in."""
    perils_placed: Annotated[Bytes, "perils"]
    """By slot: 0, or the kind of the peril plus 1."""
    income_tokens: Annotated[Bytes, "tokens"]
    """By slot: the seats with a token on an income building, as a mask."""

    # The story

    tiles: Bytes
    """B2.5: by slot: 0, or the sky tile that lies there plus 1; tiles are numbered charter by charter."""
    under: Bytes
    """B2.5: by slot: 0, or the building under the sky tile plus 1."""
    small_at: Numbers
    """B2.6: by seat: the slot of its small worker plus 1; 0 while that is at hand, or no matter."""
    small_in_use: Switch
    """B2.6: whether the worker just placed is a small one."""
    spectral: Number
    """B2.8: the seat whose large worker is spectral plus 1, or 0."""
    chooser: Number
    """B1.13: the seat that chooses how the story goes on plus 1, or 0."""
    finale: Number
    """B2.13: 0, or 1 for victory and 2 for defeat."""
    companions: Numbers
    """B2.6: by charter: 0, or its companion plus 1."""
    moods: Numbers
    """B2.6: by charter: 0, or its companion's mood plus 1."""
    victory: Numbers
    """B2.9: by seat: 0, or its victory card plus 1; one more than all cards where that is not known. Secret."""
    candle: Number
    """B2.11: 0 if there is none, 1 while it burns, 2 once it is out."""
    candle_out_by: Number
    """B2.11: the seat on whose turn the candle went out plus 1, or 0."""
    loose_minions: Bytes
    """B2.12: by slot: 0, or the kind of the minion that belongs to nobody plus 1."""
    emblems: Numbers
    """B2.13: by charter: the seats with a token on its emblem, as a mask."""
    sides: Numbers
    """B2.13: by charter: 0, or the side it takes plus 1."""
    muted: Numbers
    """C: by seat: the personas that do nothing until income."""
    silenced: Number
    """C: the seats whose personas do nothing until income, whatever they bring into play, as a mask."""
    minion_kinds: Number
    """B1.8: the kinds of minions in play, as a mask."""
    lost_personas: Number
    """B2.11, B2.12: the personas that were archived in this game."""
    roles: Numbers
    """B2.16: by seat: the charter it plays plus 1, once the dice have said so; 0 where the village says it."""
    dealt: Numbers
    """B2.16: by seat: the sky tiles that were dealt to it, as a mask."""
    offered: Numbers
    """B2.16: by seat: the personas to choose from."""
    automa_personas: Numbers
    """B2.18: by seat: 0, or the Automa's own persona plus 1."""


twin: Final = copier(GameData)
"""An independent state in the same position."""
