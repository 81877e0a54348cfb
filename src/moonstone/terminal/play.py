"""Playing a match in the terminal: people take turns at one screen, bots answer, the end is shown."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from moonstone.engine import Match
from moonstone.terminal.lines import heading
from moonstone.terminal.person import Decision
from moonstone.terminal.saving import resume_command
from moonstone.terminal.screen import Ask, Left, Screen, typed
from moonstone.terminal.session import Session


def run(
    match: Match, you: Sequence[int], *, console: Console, save_to: Path, rng: Random, ask: Ask = typed
) -> None:
    """Play the match to its end, or until somebody leaves; either way it is saved to `save_to`.

    `you` are the seats of the people at this screen; with several, a curtain keeps their secrets. All others must be
    bots. With nobody here the bots' game is shown. Raises Refused if a seat has nobody to play it.
    """
    screen = Screen(console, ask)
    session = Session(match, you, screen, save_to, rng)
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
    watch = Watch(session)
    while match.turn:
        seat = next((seat for seat in match.turn if seat in session.bots), match.turn[0])
        if seat in session.bots:
            session.play_bot(seat)
            watch.look()
        elif not _forced(session, seat):
            _draw_curtain(session, seat)
            Decision(session, seat).ask()


def _forced(session: Session, seat: int) -> bool:
    """Make the only move there is, unless the seat may still want to take back what it did this turn."""
    match = session.match
    moves = match.state.moves(seat)
    if len(moves) > 1 or match.free_undo(seat) is not None:
        return False
    session.notes.append(f"“{moves[0]}” was the only move of {session.names[seat]}, and is made.")
    session.play(seat, moves[0])
    return True


def _draw_curtain(session: Session, seat: int) -> None:
    """Hide one person's secrets before another looks."""
    if session.facing == seat:
        return
    screen = session.screen
    name = session.names[seat]
    above = [Text()] * ((screen.height or 0) // 2)
    for line in (*above, Text(f"Pass the screen to {name}.", style="bold", justify="center")):
        above_rows = screen.rows(line)
        del above_rows
    rows = [row for line in (*above, Text(f"Pass the screen to {name}.", justify="center")) for row in screen.rows(line)]
    screen.show(rows)
    screen.read(f"{name}, press Enter ")
    session.facing = seat


class Watch:
    """Shows the bots' game where nobody plays: after every move, until told to go on."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.shown = 0
        self.unseen = 0

    def look(self) -> None:
        """Show how it stands, unless there are people here to be asked or it is not time yet."""
        session = self.session
        if session.people or not session.screen.live or not session.match.turn:
            return
        if self.unseen:
            self.unseen -= 1
            return
        session.screen.show(session.desk(None, self.shown).rows(session.screen))
        self.shown = len(session.match.log)
        text = session.screen.read("Enter for the next move, a number for so many, end for the rest: ").lower()
        if text.isascii() and text.isdigit():
            self.unseen = max(0, int(text) - 1)
        elif text == "end":
            self.unseen = len(session.match.game.ids) ** 2


def _farewell(session: Session) -> None:
    console = session.screen.console
    if session.keep():
        console.print(Text(f"Saved to {session.save_to}. Go on with:"), soft_wrap=True)
        console.print(Text(f"  {resume_command(session.save_to)}", style="bold"), soft_wrap=True)
    else:
        console.print(Text("\n".join(session.notes)), soft_wrap=True)


def _ending(session: Session) -> None:
    """The last things that happened, the ranking, and where it all can be seen again."""
    screen, match = session.screen, session.match
    viewer = session.facing
    saved = session.keep()
    desk = session.desk(viewer, None if viewer is None else session.since(viewer))
    told = session.table.recap(desk.news.since, session.names) if viewer is not None else []
    screen.print(
        heading(match.game.title, screen.width),
        *(desk.dressed(sentence) for sentence in told),
        Text(),
        session.table.ending(desk.view, session.names),
        Text(),
    )
    saved_to = f"Saved to {session.save_to}; `moonstone replay {session.save_to}` shows it again."
    screen.print(Text(saved_to) if saved else Text("\n".join(desk.notes)))
