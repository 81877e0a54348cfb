"""People: guests, their cookies and their recovery links."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from moonstone.server.http.models import AnyJson, DevicesOut, GuestIn, Me, RecoverIn, Recovery, Session
from moonstone.server.http.responses import Body, problems
from moonstone.server.people import SESSION_MS, User
from moonstone.server.server import COOKIE, CurrentUser, Here, KnownUser, SignedInUser

router = APIRouter(tags=["people"])


def _give_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=SESSION_MS // 1000,
        path="/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="lax",
    )


BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux")
CALLED = {"Edg": "Edge", "OPR": "Opera", "Macintosh": "macOS"}


def _agent(request: Request) -> str | None:
    """The browser and its system, in a word or two each; None for a program that says neither."""
    told = request.headers.get("user-agent", "")
    parts = [next((name for name in names if name in told), None) for names in (BROWSERS, SYSTEMS)]
    return ", ".join(CALLED.get(part, part) for part in parts if part is not None) or None


def _me(person: User) -> Me:
    return Me(
        id=person.id,
        name=person.name,
        administrator=person.is_administrator,
        muted_until=person.muted_until,
        suspended_until=person.suspended_until,
    )


@router.post("/guests", status_code=201, responses=problems(403, 413))
async def create_guest(here: Here, request: Request, response: Response, guest: GuestIn) -> Me:
    """Begin as a new guest: a name is all it takes. The answer sets the cookie."""
    request.app.state.guests.take(request)
    person, token = await here.people.create_guest(guest.name, _agent(request))
    _give_cookie(request, response, token)
    return _me(User(person.id, person.name))


@router.get("/session")
async def get_session(me: KnownUser) -> Session:
    """Who you are, or that you are nobody yet. This is what a page asks first; it is refused to nobody."""
    return Session(user=None if me is None else _me(me))


@router.get("/me", responses=problems(401))
async def get_me(me: SignedInUser) -> Me:
    """Who you are."""
    return _me(me)


@router.patch("/me", responses=problems(401, 403, 413))
async def rename_me(here: Here, me: CurrentUser, guest: GuestIn) -> Me:
    """Take another name. Games already begun keep the old one."""
    return _me(await here.people.rename(me, guest.name))


@router.post("/me/recovery", status_code=201, responses=problems(401, 403, 409, 413))
async def create_recovery_link(here: Here, me: SignedInUser, request: Request) -> Recovery:
    """A word that makes another device yours, for a link to keep. The one before it no longer works. It can be replaced
    within an hour on a device that has recovered with it.
    """
    return Recovery(token=await here.people.new_recovery(me, request.cookies.get(COOKIE)))


@router.post("/recover", responses=problems(403, 413))
async def recover(here: Here, request: Request, response: Response, body: RecoverIn) -> Me:
    """Be the person whose recovery word it is, on this device."""
    request.app.state.guests.take(request)
    person, token = await here.people.recover(body.token, _agent(request))
    _give_cookie(request, response, token)
    return _me(await here.people.authenticate(token) or User(person.id, person.name))


@router.get("/me/sessions", responses=problems(401), response_model=DevicesOut)
async def list_sessions(here: Here, me: SignedInUser, request: Request) -> Body:
    """Where you are signed in."""
    return {"sessions": await here.accounts.sessions(me, request.cookies.get(COOKIE))}


@router.delete("/me/sessions/{handle}", status_code=204, responses=problems(401, 403, 404, 413))
async def end_session(
    here: Here, me: SignedInUser, handle: Annotated[str, Path(pattern=r"^[a-f0-9]{16}$", description="A device.")]
) -> None:
    """Forget you on one device."""
    await here.accounts.end_session(me, handle)


@router.get("/me/data", responses=problems(401))
async def download_data(here: Here, me: SignedInUser, request: Request, response: Response) -> dict[str, AnyJson]:
    """Everything that is stored about you, but for the games themselves, of which you can download the records."""
    here.downloaders.take(request)
    response.headers["Content-Disposition"] = 'attachment; filename="moonstone-data.json"'
    return dict(await here.accounts.data(me))


@router.delete("/me", status_code=204, responses=problems(401, 403, 413))
async def delete_me(here: Here, me: SignedInUser, response: Response) -> None:
    """Delete everything about you, for good. Games you have played stay for the others, without your name, and what you
    said is deleted.
    """
    await here.accounts.erase(me.id)
    response.delete_cookie(COOKIE, path="/")


@router.delete("/me/session", status_code=204, responses=problems(401, 403, 413))
async def sign_out(here: Here, me: SignedInUser, request: Request, response: Response) -> None:
    """Forget you on this device. Without a recovery link there is no way back."""
    token = request.cookies.get(COOKIE)
    await here.rooms.sign_out(me, token)
    response.delete_cookie(COOKIE, path="/")


@router.delete("/me/sessions", status_code=204, responses=problems(401, 403, 413))
async def sign_out_everywhere(here: Here, me: SignedInUser, request: Request, response: Response) -> None:
    """Forget you on all devices, and the recovery word, too, unless this device has recovered with it just now."""
    await here.rooms.sign_out(me, None, request.cookies.get(COOKIE))
    response.delete_cookie(COOKIE, path="/")
