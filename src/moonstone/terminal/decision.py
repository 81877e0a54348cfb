"""A person's decision: what is typed, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from os.path import expanduser
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from moonstone.engine import Json, Move, Refused, ai_of
from moonstone.terminal.lines import wrapped
from moonstone.terminal.move_input import read_move
from moonstone.terminal.news import seen
from moonstone.terminal.saving import save
from moonstone.terminal.session import Session

COMMANDS: Final = (
    *("NUMBER", "MOVE", "moves [WORD]", "hint", "preview PLACE", "why MOVE", "undo", "restart", "log [all]", "all"),
    *("rules, help", "save [FILE]", "quit"),
)
"""What can be typed. The message `terminal-command-WORD` says what it does, where WORD is the first word."""
SHORT: Final = {"?": "help", "h": "help", "rules": "help", "u": "undo", "m": "moves", "l": "log"}
HINTS: Final = 3
RECENT: Final = 40


class Decision:
    """One seat's decision, until it is made or taken back to another's."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session, self.seat = session, seat
        self.match, self.renderer, self.screen = session.match, session.renderer, session.screen
        self.say = session.say
        self.moves: Sequence[Move] = self.match.state.moves(seat)
        self.view = self.match.state.view(seat)
        self.listed = self.renderer.suggestions(self.view, self.moves)
        self.commands: dict[str, Callable[[str], bool | None]] = {
            "undo": self.undo,
            "restart": self.restart,
            "why": self.why,
            "preview": self.preview,
            "moves": self.list_moves,
            "hint": self.hint,
            "log": self.log,
            "all": self.whole_table,
            "help": self.help,
            "save": self.save,
        }

    def ask(self) -> None:
        """Draw the screen and read what is typed, until the match has moved on."""
        session = self.session
        since = session.since(self.seat)
        draw = True
        while True:
            if draw or self.screen.live:
                self.screen.show(session.table_screen(self.seat, since, self.listed).rows(self.screen))
            else:
                notes = [wrapped(f"▸ {note}", self.screen.width, indent=2) for note in session.take_notes(self.seat)]
                self.screen.print(*(line for note in notes for line in note))
            draw = False
            if self.answer(self.screen.read(f"{session.names[self.seat]}> ")):
                return

    def answer(self, text: str) -> bool:
        """Do what is typed. True if the match has changed; if nothing changes, a note says why."""
        word, _, rest = text.partition(" ")
        name = SHORT.get(word.lower(), word.lower())
        try:
            if name in self.commands:
                return bool(self.commands[name](rest.strip()))
            if name in self.renderer.pages and not rest:
                self.page(name)
                return False
            return self.move(text)
        except Refused as refused:
            self.note(self.session.explain(refused.refusal))
            return False

    def note(self, text: str) -> None:
        """Say something on the seat's next screen."""
        self.session.note(text, self.seat)

    def move(self, text: str) -> bool:
        """Make the move that is typed."""
        if not text and len(self.moves) > 1:
            self.note(self.say("terminal-type-something"))
            return False
        typed = read_move(self.match.game, self.moves, self.listed, text) if text else self.moves[0]
        meant = self.renderer.meant(self.view, self.moves, typed)
        self.session.play(self.seat, meant)
        if meant != typed:
            self.note(self.say("terminal-taken-as", typed=text, move=str(meant)))
        return True

    def undo(self, _: str) -> bool:
        """Back to the last choice; who sits here and must agree is asked."""
        to = self.session.since(self.seat)
        if to is None:
            raise Refused("nothing-to-undo", "You haven't made a choice yet that you could take back.")
        try:
            self.match.undo(self.seat, to)
        except Refused as refused:
            missing = refused.refusal.args.get("seats")
            if refused.code != "undo-needs-consent" or not isinstance(missing, list):
                raise
            self.match.undo(self.seat, to, self._consent(missing))
        self.session.keep()
        self.note(self.say("terminal-taken-back"))
        return True

    def _consent(self, seats: Sequence[Json]) -> list[int]:
        """Those who agree to an undo, asked one by one."""
        name = self.session.names[self.seat]
        people = [seat for seat in seats if isinstance(seat, int) and seat in self.session.people]
        agreeing = []
        for seat in people:
            asked = self.say("terminal-may-undo", asked=self.session.names[seat], name=name)
            if self.screen.read(f"{asked} ").lower() in self.say("terminal-yes").split():
                agreeing.append(seat)
        return agreeing

    def restart(self, _: str) -> bool:
        """Back to where the turn began, as far as nobody must be asked."""
        to = self.match.free_undo_position(self.seat)
        if to is None:
            sentence = "Your turn has only just begun; `undo` takes back your last choice."
            raise Refused("nothing-to-restart", sentence)
        self.match.undo(self.seat, to)
        self.session.keep()
        self.note(self.say("terminal-restarted"))
        return True

    def why(self, text: str) -> None:
        """The reason for a refusal, with its code."""
        if not text:
            sentence = f"Type a move behind it, as in: why {self.moves[0]}."
            raise Refused("why-which-move", sentence, move=str(self.moves[0]))
        try:
            move = read_move(self.match.game, self.moves, self.listed, text)
        except Refused as refused:
            self.note(f"{self.session.explain(refused.refusal)} [{refused.code}]")
            return
        refusal = self.match.state.why_not(self.seat, move)
        if refusal is None:
            self.note(self.say("terminal-legal", move=str(move)))
        else:
            self.note(f"{self._quoted(move)}: {self.session.explain(refusal)} [{refusal.code}]")

    def preview(self, text: str) -> None:
        """What a move would change."""
        if text.isascii() and text.isdigit():
            text = str(read_move(self.match.game, self.moves, self.listed, text))
        for sentence in self.renderer.preview(self.view, text):
            self.note(sentence)

    def list_moves(self, word: str) -> None:
        """All legal moves, those of the list with their numbers."""
        numbers = {move: number for number, (move, _) in enumerate(self.listed, 1)}
        found = [move for move in self.moves if all(part in str(move) for part in word.lower().split())]
        entries = [f"{numbers.get(move, ''):>3} {move}" for move in found]
        head = self.say("terminal-legal-moves", count=len(found), of=len(self.moves), some="yes" if word else "no")
        self._pages(head, Columns(map(Text, entries), padding=(0, 2)))

    def hint(self, _: str) -> None:
        """The moves the game's own judgement finds best."""
        weights = ai_of(self.match.game).evaluate_moves(self.view, self.moves)
        if len(self.moves) == 1 or min(weights) == max(weights):
            self.note(self.say("terminal-moves-alike"))
            return
        best = sorted(range(len(self.moves)), key=lambda index: -weights[index])[:HINTS]
        self.note(self.say("terminal-looks-best", moves=", ".join(self._quoted(self.moves[index]) for index in best)))

    def log(self, text: str) -> None:
        """What happened, every event a sentence."""
        events = seen(self.match.history, self.seat)
        shown = events if text else events[-RECENT:]
        sentences = [self.renderer.event(event, self.session.names) for event in shown]
        lines = [line for sentence in sentences for line in wrapped(sentence, self.screen.width, indent=2)]
        height = self.screen.height
        if height is not None and not text:
            lines = lines[-(height - 1) :]
        self._pages(self.say("terminal-log" if text else "terminal-log-last"), Group(*lines))

    def whole_table(self, _: str) -> None:
        """Everything there is to see."""
        self._pages(
            self.say("terminal-whole-table"), self.renderer.draw(self.view, self.session.names, self.screen.width)
        )

    def page(self, name: str) -> None:
        """One of the table's own pages."""
        page = self.renderer.page(name, self.view, self.session.names, self.screen.width)
        self._pages(_titled(self.renderer.page_title(name)), page)

    def help(self, _: str) -> None:
        """What can be typed, then the game's own help."""
        typing = Text(self.say("terminal-typing"), style="bold")
        table = Table.grid()
        commands = {command: self.say(f"terminal-command-{_word(command)}") for command in COMMANDS}
        pages = {name: self.renderer.page_title(name) for name in self.renderer.pages}
        for command, does in {**commands, **pages}.items():
            table.add_row(Text(f"  {command:<15}", style="cyan"), Text(does))
        self._pages(self.match.game.title, Group(typing, table, Text(), self.renderer.help(self.view)))

    def save(self, text: str) -> None:
        """Save here or to another file."""
        path = Path(expanduser(text)) if text else self.session.save_to
        save(self.match, path, self.session.campaign)
        self.note(self.say("terminal-saved", file=str(path)))

    def _quoted(self, move: Move) -> str:
        return self.say("terminal-quoted", text=str(move))

    def _pages(self, title: str, renderable: RenderableType) -> None:
        self.screen.pages(title, renderable, self.renderer.speaker)


def _word(command: str) -> str:
    return command.split(" ")[0].strip(",").lower()


def _titled(text: str) -> str:
    """The text with a capital letter at its beginning; in German, others stay as they are."""
    return text[:1].upper() + text[1:]
