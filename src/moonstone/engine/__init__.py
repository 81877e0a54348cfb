"""The contract of a game, and what every game shares: matches, records, chance, refusals. Standard library alone."""

from moonstone.engine.campaign import Campaign, CampaignGame
from moonstone.engine.campaign_file import CampaignFile
from moonstone.engine.chance import Draw, Draws, Odds, secret_from_seed
from moonstone.engine.event import Event
from moonstone.engine.facets import Ai, CampaignSeat, Client, Editions, Legacy, Stats, Tally
from moonstone.engine.game import AnyGame, Game, ai_of, client_of, edition_data, editions_of, legacy_of, stats_of
from moonstone.engine.match import Entry, Match, Moment, Named, Played, Player, Transition, Undone, read_entry
from moonstone.engine.move import NATURE, Ids, Move
from moonstone.engine.options import Option
from moonstone.engine.plain import Json, canonical
from moonstone.engine.record import Record
from moonstone.engine.refusal import Refusal, Refused
from moonstone.engine.registry import games, load
from moonstone.engine.state import Result, State, Tie

__all__ = [
    "NATURE",
    "Ai",
    "AnyGame",
    "Campaign",
    "CampaignFile",
    "CampaignGame",
    "CampaignSeat",
    "Client",
    "Draw",
    "Draws",
    "Editions",
    "Entry",
    "Event",
    "Game",
    "Ids",
    "Json",
    "Legacy",
    "Match",
    "Moment",
    "Move",
    "Named",
    "Odds",
    "Option",
    "Played",
    "Player",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "State",
    "Stats",
    "Tally",
    "Tie",
    "Transition",
    "Undone",
    "ai_of",
    "canonical",
    "client_of",
    "edition_data",
    "editions_of",
    "games",
    "legacy_of",
    "load",
    "read_entry",
    "secret_from_seed",
    "stats_of",
]
