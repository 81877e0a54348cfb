"""Moves as they are typed: by number, by words, or by words that leave out what is clear."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import AnyGame, Move, Refused
from moonstone.terminal.renderer import Suggestion


def read_move(game: AnyGame, moves: Sequence[Move], listed: Sequence[Suggestion], text: str) -> Move:
    """The move that is typed so: a number of the list, a move in words, or one without its verb if one verb fits.

    It need not be legal. Refused, with a sentence that helps, if it is no move at all.
    """
    if text.isascii() and text.isdigit():
        number = int(text)
        if not 1 <= number <= len(listed):
            what = f"goes from 1 to {len(listed)}" if listed else "is empty"
            sentence = f"The list {what}; type one of its numbers, a move, or `help`."
            raise Refused("unknown-number", sentence, typed=text, most=len(listed))
        return listed[number - 1][0]
    try:
        return game.move_from_text(text)
    except Refused as refused:
        found = _with_verb(game, moves, text)
        if len(found) == 1:
            return found[0]
        if refused.code != "unknown-move":
            raise
        help_me = "`help` shows how moves are typed, `moves` lists them all."
        raise Refused(refused.code, f"{refused.text} {help_me}", **refused.refusal.args) from None


def _with_verb(game: AnyGame, moves: Sequence[Move], text: str) -> list[Move]:
    """Every move that the text becomes behind a verb that can be used now."""
    found: list[Move] = []
    for verb in dict.fromkeys(str(move).split(" ")[0] for move in moves):
        try:
            found.append(game.move_from_text(f"{verb} {text}"))
        except Refused:
            continue
    return found
