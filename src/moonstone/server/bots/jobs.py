"""What the server asks of a bot process, one JSON line for each job, and what it gets back."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from moonstone.engine import Json


class Position(TypedDict):
    """A state in which a seat must decide. `edition` is the data of the game's edition, None for the standard one."""

    game: str
    rules: int
    edition: Json
    state: Json
    seat: int


class DecideJob(Position):
    """Let a bot decide within its time. The answer is its move."""

    job: Literal["decide"]
    bot: str
    seed: str
    seconds: float


class HintJob(Position):
    """Find the best moves for a seat. The answer is a few of them, the best first."""

    job: Literal["hint"]
    simulations: int
    seconds: float


class CurveJob(TypedDict):
    """Work out everybody's chance of victory along a recorded game. The answer is a list of points."""

    job: Literal["curve"]
    record: str
    simulations: int


class ReadEditionJob(TypedDict):
    """Read the text of an edition file. The answer is the data of an edition that can be played."""

    job: Literal["read edition"]
    game: str
    text: str


class TurningPointsJob(TypedDict):
    """Find the decisions of a seat that cost it most along a recorded game. The answer is a list of them, in order."""

    job: Literal["turning points"]
    record: str
    seat: int
    simulations: int
    seconds: float


class VerifyRecordJob(TypedDict):
    """Check every move and draw of a record. The answer is a `VerifiedRecord`."""

    job: Literal["verify record"]
    record: str


class VerifyCampaignJob(TypedDict):
    """Check every hash, move and draw of a campaign's file. The answer is what the file holds."""

    job: Literal["verify campaign"]
    file: str


class PingJob(TypedDict):
    """Say that the process is there. The answer is None."""

    job: Literal["ping"]


Job: TypeAlias = (
    PingJob | DecideJob | HintJob | CurveJob | TurningPointsJob | ReadEditionJob | VerifyRecordJob | VerifyCampaignJob
)


class VerifiedRecord(TypedDict):
    """A sound record: the entries of its log, and whether the game is over."""

    log: list[dict[str, Json]]
    over: bool


class RefusedJob(TypedDict):
    """Why a job was refused, in the parts of a `Refusal`."""

    code: str
    text: str
    args: dict[str, Json]


class Answer(TypedDict):
    """The answer to a job; `refused` is None unless there is none."""

    answer: Json
    refused: RefusedJob | None
