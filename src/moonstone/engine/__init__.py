"""The contract of a game, and what every game shares: matches, records, chance, refusals. Standard library alone."""

from moonstone.engine.campaign import Campaign
from moonstone.engine.chance import Draw, Draws, Odds, secret_from_seed
from moonstone.engine.contract import NATURE, Game, Ids, Move, Result, State, Tally, Tie
from moonstone.engine.event import Event
from moonstone.engine.match import Entry, Match, Played, Player, Transition, Undone, read_entry
from moonstone.engine.options import Option
from moonstone.engine.plain import Json, canonical
from moonstone.engine.record import Record
from moonstone.engine.refusal import Refusal, Refused
from moonstone.engine.registry import AnyGame, games, load

__all__ = [
    "NATURE",
    "AnyGame",
    "Campaign",
    "Draw",
    "Draws",
    "Entry",
    "Event",
    "Game",
    "Ids",
    "Json",
    "Match",
    "Move",
    "Odds",
    "Option",
    "Played",
    "Player",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "State",
    "Tally",
    "Tie",
    "Transition",
    "Undone",
    "canonical",
    "games",
    "load",
    "read_entry",
    "secret_from_seed",
]
