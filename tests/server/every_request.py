"""Every operation of the server, called so that nothing changes, and somebody who looks at all the answers."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, TypeAlias, cast

from running import Running, Somebody
from websockets.sync.client import ClientConnection

from moonstone.i18n import LANGUAGES

ASKED_LANGUAGES = (*LANGUAGES, "xx")
CARD = re.compile(r'"(\d{1,2}[bygpk])"')


def cards_in(text: str) -> set[str]:
    """The names of Charon's cards that occur in JSON."""
    return set(CARD.findall(text))


Request: TypeAlias = tuple[str, str, Any]


@dataclass
class Viewer:
    """Somebody who looks at a table through all there is, and what may not be found there."""

    person: Somebody
    seat: int | None
    socket: ClientConnection
    texts: list[str]
    ever_seen: set[str]

    def ask(self, method: str, path: str, body: Any = None) -> str:
        """The text of an answer; its headers are looked at as well."""
        answer = self.person.http.request(method, path, json=body)
        assert answer.status_code < 500, answer.text
        self.texts += [answer.text, str(answer.headers)]
        return answer.text

    def hear_all(self, seq: int) -> None:
        """Everything the socket says up to the update with number `seq`."""
        while True:
            text = cast("str", self.socket.recv(timeout=20))
            self.texts.append(text)
            message = json.loads(text)
            if message["type"] == "update" and message["seq"] >= seq:
                return


Requests: TypeAlias = dict[str, list[Request]]
"""By operation: questions, and commands that are refused."""


def requests_of(
    table: str, seq: int, position: int, foreign: int, campaign: str = "none", game: str = "charon"
) -> Requests:
    """How to call every operation so that nothing changes. The seat `foreign` is another's."""
    root = f"/api/tables/{table}"
    return {
        **about_people_and_games(game),
        **about_a_table(root, foreign),
        **about_its_game(root, seq, position, foreign),
        **about_a_campaign(f"/api/campaigns/{campaign}"),
        **about_each_other(root),
        **for_administrators(table, campaign),
    }


def about_people_and_games(game: str) -> Requests:
    return {
        "create_guest": [("POST", "/api/guests", {"name": "\n"})],
        "get_session": [("GET", "/api/session", None)],
        "get_me": [("GET", "/api/me", None)],
        "rename_me": [("PATCH", "/api/me", {"name": "\n"})],
        "create_recovery_link": [],  # answered to its owner alone, and told apart in the tests of security
        "recover": [("POST", "/api/recover", {"token": "no such word"})],
        "list_sessions": [("GET", "/api/me/sessions", None)],
        "end_session": [("DELETE", f"/api/me/sessions/{'0' * 16}", None)],
        "download_data": [("GET", "/api/me/data", None)],
        "delete_me": [],  # told apart in the tests of accounts
        "sign_out": [],  # has no body
        "sign_out_everywhere": [],
        "list_games": [("GET", "/api/games", None)],
        "get_game_messages": [("GET", f"/api/games/{game}/messages?language=en", None)],
        "get_standard_edition": [("GET", f"/api/games/{game}/edition", None)],
        "check_edition": [("POST", f"/api/games/{game}/edition", {"text": "name = 3"})],
        "health": [("GET", "/health", None)],
        "get_metrics": [("GET", "/metrics", None)],
    }


def about_a_table(root: str, foreign: int) -> Requests:
    seat = f"{root}/seats/{foreign}"
    return {
        "open_table": [("POST", "/api/tables", {"game": "none", "seats": [{"kind": "me"}]})],
        "list_tables": [
            ("GET", f"/api/tables?which={which}", None) for which in ("open", "playing", "mine", "finished", "played")
        ],
        "get_table": [("GET", root, None)],
        "get_table_edition": [("GET", f"{root}/edition", None)],
        "take_seat": [("POST", f"{seat}/sit", None)],
        "claim_seat": [("POST", f"{root}/claim", {"token": "no such word"})],
        "arrange_seat": [("PUT", seat, {"kind": "open"})],
        "create_seat_link": [("POST", f"{seat}/link", None)],
        "leave_seat": [("POST", f"{seat}/leave", None)],
        "hand_over_seat": [("POST", f"{seat}/hand-over", {})],
        "return_to_seat": [("POST", f"{seat}/return", None)],
        "start_game": [("POST", f"{root}/start", None)],
        "open_rematch": [("POST", f"{root}/rematch", None)],
        "download_record": [("GET", f"{root}/record", None)],
        "import_record": [("POST", "/api/records", {"moonstone": 1})],
        "get_table_words": [("GET", f"{root}/words?language={language}", None) for language in ASKED_LANGUAGES],
    }


def about_its_game(root: str, seq: int, position: int, foreign: int) -> Requests:
    command = {"seat": foreign, "position": position, "key": "foreign"}
    return {
        "get_update": [
            *[("GET", f"{root}/update?since={since}", None) for since in (-1, seq // 2, seq - 1, seq)],
            ("GET", f"{root}/update?seat={foreign}", None),
        ],
        "preview": [("GET", f"{root}/preview{which}", None) for which in ("", f"?seat={foreign}")],
        "hint": [("GET", f"{root}/hint?seat={foreign}", None)],
        "win_probability_curve": [("GET", f"{root}/curve", None)],
        "turning_points": [("GET", f"{root}/turning-points?seat={foreign}", None)],
        "move": [("POST", f"{root}/moves", {**command, "move": {"move": "end"}})],
        "give_name_in_game": [
            ("POST", f"{root}/names", {"seat": foreign, "key": "foreign", "what": "moon", "name": "Odile"})
        ],
        "undo": [("POST", f"{root}/undo", command)],
        "answer_undo_request": [("POST", f"{root}/undo/answer", {"seat": foreign, "request": 1, "agree": True})],
        "chat": [("POST", f"{root}/chat", {"key": "blank", "text": " "})],
        "get_chat": [("GET", f"{root}/chat", None)],
        "show_page": [("POST", f"{root}/show", {"key": "no page", "what": "-", "page": 0, "before": None})],
        "mute": [("POST", f"{root}/mute", {"entry": 0})],
        "why_not": [("POST", f"{root}/why-not", {"seat": foreign, "move": {"move": "end"}})],
        "get_position": [
            *[("GET", f"{root}/at/{at}", None) for at in (position, position // 2)],
            ("GET", f"{root}/at/{position}?seat={foreign}", None),
        ],
    }


def about_a_campaign(village: str) -> Requests:
    member = f"{village}/members/0"
    return {
        "found_campaign": [("POST", "/api/campaigns", {"game": "none", "name": "x", "members": [{"kind": "me"}]})],
        "list_campaigns": [("GET", f"/api/campaigns?which={which}", None) for which in ("open", "mine")],
        "get_campaign": [("GET", village, None)],
        "get_campaign_edition": [("GET", f"{village}/edition{which}", None) for which in ("", "?game=1", "?game=9")],
        "add_member": [("POST", f"{village}/members", {"kind": "bot", "bot": "none"})],
        "arrange_member": [("PUT", member, {"kind": "bot", "bot": "none"})],
        "remove_member": [("DELETE", f"{village}/members/99", None)],
        "take_membership": [("POST", f"{member}/sit", {})],
        "claim_membership": [("POST", f"{village}/claim", {"token": "no such word"})],
        "give_up_membership": [("POST", f"{village}/members/99/leave", None)],
        "choose_role": [("POST", f"{member}/role", {"role": "none"})],
        "step_away": [("POST", f"{member}/away", {"bot": "none"})],
        "return_to_campaign": [("POST", f"{member}/back", None)],
        "give_name": [("POST", f"{village}/names", {"role": "none", "what": "none", "name": "none"})],
        "begin_game": [("POST", f"{village}/games", {"number": 99})],
        "rewind": [("POST", f"{village}/rewind", {"number": 99})],
        "fork": [("POST", f"{village}/fork", {"name": "x", "number": 99})],
        "download_campaign": [("GET", f"{village}/file", None)],
        "import_campaign": [("POST", "/api/campaigns/import", {"file": "{}"})],
        "get_campaign_words": [("GET", f"{village}/words?language={language}", None) for language in ASKED_LANGUAGES],
    }


def about_each_other(root: str) -> Requests:
    return {
        "list_relations": [("GET", "/api/me/relations", None)],
        "lift_relation": [("DELETE", f"/api/me/relations/{'0' * 16}", None)],
        "get_marks": [("GET", f"{root}/relations", None)],
        "set_relation": [("POST", f"{root}/relations", {"kind": "muted"})],
        "report": [("POST", f"{root}/reports", {"reason": "other"})],
    }


def for_administrators(table: str, campaign: str) -> Requests:
    """Only administrators get an answer."""
    return {
        "claim_administration": [("POST", "/api/admin/claim", {"token": "no such word"})],
        "get_overview": [("GET", "/api/admin/overview", None)],
        "list_reports": [("GET", f"/api/admin/reports?which={which}", None) for which in ("open", "closed")],
        "close_report": [("POST", "/api/admin/reports/1/close", None)],
        "find_people": [("GET", "/api/admin/people?name=a", None)],
        "get_person": [("GET", "/api/admin/people/nobody", None)],
        "restrict_person": [("POST", "/api/admin/people/nobody/mute", {"hours": 1})],
        "list_all_tables": [("GET", "/api/admin/tables", None)],
        "end_table": [("POST", f"/api/admin/tables/{table}/end", None)],
        "hide_table": [("POST", f"/api/admin/tables/{table}/hide", {"hidden": True})],
        "hide_campaign": [("POST", f"/api/admin/campaigns/{campaign}/hide", {"hidden": True})],
        "get_audit": [("GET", "/api/admin/audit", None)],
    }


def operations(server: Running) -> set[str]:
    """The ids of all operations that the server describes."""
    paths = Somebody(server).get("/openapi.json")["paths"]
    return {operation["operationId"] for path in paths.values() for operation in path.values()}
