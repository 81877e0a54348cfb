"""Words: what the things of a game are called and say, in the reader's language, for all that may be seen of them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import orjson
from fastapi import APIRouter, Response

from moonstone.engine import client_of
from moonstone.server.http.campaigns import CampaignId, Known
from moonstone.server.http.models import Language, WordsOut
from moonstone.server.http.responses import json_bytes, problems
from moonstone.server.http.tables import TableId
from moonstone.server.server import Here

router = APIRouter(tags=["words"])

ANSWERS = {**problems(404, 409), 304: {"description": "They are as you know them."}}


@router.get("/tables/{table_id}/words", responses=ANSWERS, response_model=WordsOut)
async def get_table_words(here: Here, table_id: TableId, language: Language, known: Known = None) -> Response:
    """The words of what lies open at a table to everybody. Ask again when something new does."""
    table = (await here.rooms.current(table_id)).table
    view = None if table.match is None else table.match.state.view(None)
    return _answer(language, client_of(table.game).words(language, view), known)


@router.get("/campaigns/{campaign_id}/words", responses=ANSWERS, response_model=WordsOut)
async def get_campaign_words(here: Here, campaign_id: CampaignId, language: Language, known: Known = None) -> Response:
    """The words of everything that a campaign has unlocked. Ask again when its `fingerprint` has changed."""
    return _answer(language, client_of((await here.campaigns.get(campaign_id)).game).words(language), known)


def _answer(language: str, words: Mapping[str, str], known: str | None) -> Response:
    """The words, or that they are those the asker has."""
    body = orjson.dumps({"language": language, "words": dict(words)})
    headers = {"ETag": f'"{hashlib.sha256(body).hexdigest()[:16]}"', "Cache-Control": "no-cache"}
    if known == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    answer = json_bytes(body)
    answer.headers.update(headers)
    return answer
