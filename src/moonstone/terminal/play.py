"""Playing a match in the terminal: people take turns at one screen, bots answer, the end is shown."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from moonstone.engine import CampaignFile, Match
from moonstone.terminal.decision import Decision
from moonstone.terminal.lines import heading, wrapped
from moonstone.terminal.news import seen
from moonstone.terminal.saving import resume_command
from moonstone.terminal.screen import Left, ReadLine, Screen, typed
from moonstone.terminal.session import Session
from moonstone.terminal.spectator import Spectator


def run(
    match: Match,
    you: Sequence[int],
    *,
    console: Console,
    save_to: Path,
    rng: Random,
    read_line: ReadLine = typed,
    campaign: CampaignFile | None = None,
    seconds: float | None = None,
    language: str = "en",
) -> None:
    """Play the match to its end, or until somebody leaves; either way it, or its campaign, is saved to `save_to`.

    `you` are the seats of the people at this screen; with several, a cover keeps their secrets. All others must be
    bots, with so many `seconds` a decision. What is said is said in `language`. With nobody here the bots' game is
    shown. Raises Refused if a seat has nobody to play it.
    """
    screen = Screen(console, read_line)
    session = Session(match, you, screen, save_to, rng, campaign, seconds, language)
    try:
        with screen.open():
            _play(session)
    except (Left, KeyboardInterrupt):
        _farewell(session)
        return
    _ending(session)


def _play(session: Session) -> None:
    """Bots first where several choose at once: nothing of it shows before all have chosen."""
    match = session.match
    watch = None if session.people else Spectator(session)
    while match.turn:
        seat = next((seat for seat in match.turn if seat in session.bots), match.turn[0])
        if seat in session.bots:
            session.play_bot(seat)
            if watch is not None:
                watch.look()
        elif not _forced(session, seat):
            _draw_cover(session, seat)
            Decision(session, seat).ask()


def _forced(session: Session, seat: int) -> bool:
    """Make the only move there is, unless the seat may still want to take back what it did this turn."""
    match = session.match
    moves = match.state.moves(seat)
    if len(moves) > 1 or match.free_undo_position(seat) is not None:
        return False
    session.note(session.say("terminal-forced", move=str(moves[0])), seat)
    session.play(seat, moves[0])
    return True


def _draw_cover(session: Session, seat: int) -> None:
    """Hide one person's secrets before another looks."""
    if session.facing == seat:
        return
    screen, name = session.screen, session.names[seat]
    above = [Text()] * ((screen.height or 0) // 2)
    cover = [*above, Text(session.say("terminal-pass-screen", name=name), style="bold", justify="center")]
    screen.show([row for line in cover for row in screen.rows(line)])
    screen.read(session.say("terminal-press-enter", name=name) + " ")
    session.facing = seat


def _farewell(session: Session) -> None:
    console = session.screen.console
    if session.keep():
        console.print(Text(session.say("terminal-resume", file=str(session.save_to))), soft_wrap=True)
        console.print(
            Text(f"  {resume_command(session.save_to, session.campaign is not None)}", style="bold"), soft_wrap=True
        )
    else:
        console.print(Text("\n".join(session.take_notes(None))), soft_wrap=True)


def _ending(session: Session) -> None:
    """The last things that happened, the ranking, and where it all can be seen again."""
    screen, match, viewer = session.screen, session.match, session.facing
    result = match.state.result
    assert result is not None
    if len(session.people) > 1:
        viewer = None
    saved = session.keep()
    desk = session.table_screen(viewer, None if viewer is None else session.since(viewer))
    told = [] if viewer is None else session.renderer.recap(desk.news.since, session.names)
    story = session.renderer.epilogue(seen(match.history, viewer), session.names)
    told = [*(one for one in story if one not in told), *told]
    screen.print(
        heading(match.game.title, screen.width),
        *(
            line
            for sentence in [*(one for one in story if one not in told), *told]
            for line in wrapped(desk.dressed(sentence), screen.width, indent=2)
        ),
        Text(),
        session.renderer.ending(desk.view, result, session.names),
        Text(),
        *(Text(note) for note in desk.notes if not saved),
    )
    if saved:
        path = shlex.quote(str(session.save_to))
        show = "replay" if session.campaign is None else "campaign show"
        screen.console.print(Text(session.say("terminal-look-again", file=str(session.save_to))), soft_wrap=True)
        screen.console.print(Text(f"  moonstone {show} {path}", style="bold"), soft_wrap=True)
