"""What can lie on the stack of a game: questions to seats, questions to chance, and steps that go by themselves.

A frame is a tuple of whole numbers, some of them in tuples: a FrameId, for a question the seat it is asked of, and
what else its class under `questions` declares as its fields.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

Frame = tuple[Any, ...]


class FrameId(IntEnum):
    """The numbers are part of saved games; `written` is what views call the frame."""

    written: str

    def __new__(cls, number: int, written: str) -> FrameId:
        """A member with its number and its written name."""
        member = int.__new__(cls, number)
        member._value_ = number
        member.written = written
        return member

    # To a seat.
    SETTLE = 0, "settle"
    CHOOSE_PERSONA = 1, "bring"
    TURN = 2, "turn"
    PAY = 3, "pay"
    GIVE = 4, "give"
    BUILD = 5, "build"
    OPEN_CRATE = 6, "open"
    SCORE = 7, "score"
    FILL_QUOTA = 8, "ship"
    TAKE_CARD = 9, "take"
    GAIN_RESOURCES = 10, "gain"
    ACCEPT_EFFECT = 11, "may"
    GAIN_PART = 12, "part"
    PICK_EFFECT = 13, "pick"
    DECIDE = 14, "decide"
    MARK_STAR = 15, "star"
    EXPAND_CAPACITY = 16, "expand"
    KEEP_RESOURCES = 17, "keep"
    KEEP_CARDS = 18, "hold"
    BUMP_OR_SHARE = 19, "enter"
    PAY_COINS = 20, "coins"
    RECALL_WORKER = 21, "recall"
    SEARCH_DECK = 22, "search"
    FINISH_TURN = 23, "finish"
    MOVE_PROGRESS = 24, "shift"
    CHOOSE_OBJECTIVE = 25, "choose"
    TAKE_PERIL = 26, "clear"
    KEEP_MINIONS = 27, "tend"
    TAKE_MINION = 28, "adopt"
    LAY_TILE = 80, "lay"
    CHOOSE_MOOD = 81, "companion"
    PICK_VICTORY = 82, "victory"
    REDEEM = 83, "redeem"
    LOSE_PERSONA = 84, "farewell"
    CHOOSE_SIDE = 85, "side"
    LEVY_RESOURCE = 86, "levy"
    LEVY_GIVE = 87, "tribute"

    # To chance.
    POST_OBJECTIVE = 30, "post"
    REVEAL_CARD = 31, "reveal"
    DRAW_BUILDING = 32, "draw"
    ROLL_FIRST_PLAYER = 33, "first"
    ROLL_CHOOSER = 34, "chooser"
    DRAW_AUTOMA_CARD = 36, "automa"
    ROLL_AUTOMA = 37, "die"
    SWEEP_CARD = 38, "sweep"
    GROW_CHARTER = 39, "grow"
    DRAW_PERIL = 40, "afflict"
    FIND_CARD = 41, "find"
    DEAL_CARD = 42, "deal"
    LOOK_AT_CARD = 43, "look"
    DRAW_OBJECTIVE = 44, "assign"
    ROLL_OMEN = 45, "omen"
    ROLL_MATCH = 46, "match"
    ROLL_NEIGHBOUR = 90, "neighbour"
    DEAL_COMPANION = 91, "meet"
    AUTOMA_MOOD = 92, "automa-mood"
    TRY_CANDLE = 93, "candle"
    DRAW_LOCATION = 94, "location"
    DRAW_MINION = 95, "stray"
    AUTOMA_SIDE = 96, "automa-side"
    ROLL_SPECTRAL = 97, "least-glory"
    ASSUME_PERSONA = 98, "assume"
    DRAW_VICTORY = 99, "automa-victory"
    ROLL_ROLE = 100, "role"
    DEAL_TILE = 101, "tile"
    OFFER_PERSONA = 102, "offer"
    ROLL_DECIDER = 103, "decider"
    ROLL_ONE = 104, "one"

    # By themselves.
    LAY_OUT_MAT = 50, "mat"
    NEXT_TURN = 51, "next"
    GAIN_TERM = 52, "term"
    ADVANCE_PROGRESS = 53, "advance"
    MEET_GUIDEPOST = 54, "guidepost"
    SCORE_REPUTATION = 55, "reputation"
    SCORE_PERSONAS = 56, "abilities"
    FIND_WINNERS = 57, "winners"
    AWARD_GLORY = 58, "glory"
    GROW_CAPACITY = 59, "capacity"
    MARK_PERSONAS = 60, "used"
    DISCARD_DOWN = 61, "discard"
    BEGIN = 62, "begin"
    OVER = 63, "over"
    PAY_REST = 64, "cost"
    INCOME = 65, "income"
    SUFFER_PERIL = 66, "plight"
    COUNT_WORKERS = 67, "spent"
    RETRIEVE_ALL = 68, "retrieve"
    DEAL_PERILS = 69, "befall"
    INCOME_FROM = 70, "yield"
    GAIN_CARD = 71, "card"
    OPENING = 72, "opening"
    DISCARD_ITEM = 73, "item"
    AWAIT_OMEN = 74, "await-omen"
    USE_SETS_OFF = 75, "sets-off"
    LAY_TILES = 110, "tiles"
    CHOOSE_STORY = 111, "story"
    FORCED_CHOICE = 112, "forced"
    DEAL_COMPANIONS = 113, "companions"
    VICTORY_CARDS = 114, "victory-cards"
    LOYALTY = 115, "loyalty"
    FINALE = 116, "finale"
    GIVE_SPECTRAL = 117, "spectral"
    FAREWELL = 118, "farewells"
    REDEMPTION = 119, "redemption"
    FINAL_SCORING = 120, "final-scoring"
    DRAW_LOCATIONS = 121, "locations"
    OPEN_STORY_CRATES = 122, "story-crates"
    PAY_TOLL = 123, "toll"
    LEVY = 124, "levies"
    CAST = 125, "cast"
