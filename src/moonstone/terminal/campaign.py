"""A campaign in the terminal: starting it, playing it game by game, naming things, looking at what it has become."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from moonstone.engine import AnyGame, CampaignFile, CampaignSeat, Player, Refused, edition_data, legacy_of, load
from moonstone.i18n.speaker import Speaker
from moonstone.terminal import play
from moonstone.terminal.lines import heading, wrapped
from moonstone.terminal.renderer import TableRenderer
from moonstone.terminal.renderers import renderer_of
from moonstone.terminal.saving import write
from moonstone.terminal.screen import ReadLine, typed
from moonstone.terminal.seats import is_scripted, refuse_commands, seated


def players_by_role(game: AnyGame, seats: str) -> dict[str, str]:
    """By role: who plays it, as typed. A seat without a role takes the next free one."""
    roles, found = legacy_of(game).roles, dict[str, str]()
    for seat in seats.split(","):
        role, colon, who = seat.strip().rpartition(":")
        if colon and role not in roles:
            raise Refused("unknown-role", f"There is no seat {role!r} in this campaign; they are {', '.join(roles)}.")
        if not colon:
            role = next((name for name in roles if name not in found), "")
        if not who or not role or role in found:
            raise Refused("bad-seats", "Each seat is played by one: `you`, a bot, or a person's name.")
        found[role] = who
    return {role: found[role] for role in roles if role in found}


def seats_of(game: AnyGame, who: dict[str, str]) -> list[CampaignSeat]:
    """The seats of a campaign, for those who play."""
    return [CampaignSeat(role, is_scripted(game, name)) for role, name in who.items()]


def take_seats(campaign: CampaignFile, wanted: Sequence[CampaignSeat]) -> None:
    """Between games: let people join, leave and hand over until these are the seats of the campaign."""
    for command in legacy_of(campaign.game).seat_commands(wanted):
        campaign.between_games(command)


def found(game: AnyGame, title: str, seats: str, file: Path, secret: bytes | None) -> CampaignFile:
    """Start a campaign, let everybody join, and begin the first game."""
    campaign = CampaignFile.found(game, title)
    who = players_by_role(game, seats)
    take_seats(campaign, seats_of(game, who))
    campaign.begin(seated(game, list(who.values())), secret=secret or secrets.token_bytes(32))
    write(campaign.dumps(), file)
    return campaign


def found_again(
    old: CampaignFile, title: str | None, seats: str | None, file: Path, secret: bytes | None
) -> CampaignFile:
    """B2.17: a finished campaign once more, on the same content in a fresh village, for the same people or others."""
    if not renderer_of(old.game, "en").is_told:
        text = f"“{old.title}” is not finished: game {old.number} is {'in progress' if old.match else 'next'}."
        raise Refused("campaign-not-finished", text, title=old.title, number=old.number)
    game = load(old.founded.name, edition_data(old.founded))
    campaign = CampaignFile.found(game, title or f"{old.title}, again")
    if seats is not None:
        who = players_by_role(game, seats)
        take_seats(campaign, seats_of(game, who))
        sitting = seated(game, list(who.values()))
    else:
        take_seats(campaign, legacy_of(old.game).seats)
        before = _last_players(old)
        sitting = [before.get(name, Player(f"greedy {name}", "greedy")) for name in campaign.game.seat_names]
    campaign.begin(sitting, secret=secret or secrets.token_bytes(32))
    write(campaign.dumps(), file)
    return campaign


def go_on(
    campaign: CampaignFile,
    file: Path,
    seats: str | None,
    secret: bytes | None,
    console: Console,
    rng: Random,
    read_line: ReadLine = typed,
    language: str = "en",
) -> None:
    """Go on with the running game, or name what waits for a name and begin the next."""
    campaign.check_playable()
    if campaign.match is None:
        begin_next(campaign, seats, secret, rng, read_line, language)
        write(campaign.dumps(), file)
    elif seats is not None:
        raise Refused("game-running", "Seats can change only between games, and a game is in progress.")
    match = campaign.match
    assert match is not None
    refuse_commands(match, file, "Campaigns are played by the bots of this machine alone.")
    people = [seat for seat, player in enumerate(match.players) if player.bot is None]
    play.run(
        match,
        people,
        console=console,
        save_to=file,
        rng=rng,
        read_line=read_line,
        campaign=campaign,
        language=language,
    )


def begin_next(
    campaign: CampaignFile,
    seats: str | None,
    secret: bytes | None,
    rng: Random,
    read_line: ReadLine,
    language: str,
) -> None:
    """The players of the last game, unless others are named; newcomers are bots until they are."""
    campaign.change_over()
    game = campaign.game
    names = game.seat_names
    if seats is not None:
        who = players_by_role(game, seats)
        if tuple(who) != names:
            raise Refused("bad-seats", f"The seats that are played are {', '.join(names)}.")
        take_seats(campaign, seats_of(game, who))
        sitting = seated(game, list(who.values()))
    else:
        before = _last_players(campaign)
        sitting = [before.get(name, Player(f"greedy {name}", "greedy")) for name in names]
    for seat, player in enumerate(sitting):
        if player.bot is not None:
            for command in legacy_of(campaign.game).bot_commands([seat], rng):
                campaign.between_games(command)
        else:
            _read_names(campaign, names[seat], player.name, read_line, renderer_of(campaign.game, language))
    campaign.begin(sitting, secret=secret or secrets.token_bytes(32))


def _last_players(campaign: CampaignFile) -> dict[str, Player]:
    """By role: who played it in the last game."""
    if not campaign.begun:
        return {}
    last = campaign.begun[-1]
    listed = campaign.entries[last.note]["players"]
    assert isinstance(listed, list)
    found = {}
    for role, data in zip(last.game.seat_names, listed, strict=False):
        assert isinstance(data, dict)
        bot = data["bot"]
        found[role] = Player(str(data["name"]), bot if isinstance(bot, str) else None)
    return found


def _read_names(campaign: CampaignFile, role: str, player: str, read_line: ReadLine, renderer: TableRenderer) -> None:
    """Ask a person for the names that are theirs to give; Enter leaves one for later."""
    speaker, legacy = renderer.speaker, legacy_of(campaign.game)
    for what, thing in renderer.unnamed(role):
        question = speaker.say("terminal-name", name=player, thing=thing)
        asked = question
        while name := read_line(f"{asked} ").strip():
            try:
                campaign.between_games(legacy.name_command(role, what, name))
                break
            except Refused as refused:
                asked = f"{renderer.explain(refused.refusal)} {question}"


def show(campaign: CampaignFile, console: Console, language: str = "en") -> None:
    """What the campaign has become, as far as it is open to everybody."""
    renderer, width = renderer_of(campaign.game, language), min(console.width, 110)
    playing = "yes" if campaign.match else "after" if renderer.is_told else "no"
    title = renderer.speaker.say("terminal-campaign", title=campaign.title, game=campaign.number, playing=playing)
    console.print(heading(title, width))
    for text in _on_versions(campaign, renderer.speaker):
        for line in wrapped(Text(text), width):
            console.print(line)
    for line in renderer.campaign(width):
        console.print(line)


def _on_versions(campaign: CampaignFile, speaker: Speaker) -> Iterator[str]:
    """From which game on it has followed another version of the rules, and whether it can only be looked at."""
    games = [game.game for game in campaign.begun] + [campaign.game]
    for number, (before, after) in enumerate(pairwise(games), 2):
        if before.rules != after.rules:
            yield speaker.say("terminal-campaign-rules", game=number, rules=after.rules)
    if campaign.is_kept:
        entries, rules = len(campaign.entries), campaign.retired[0].rules
        followed = entries if campaign.followed is None else campaign.followed
        yield speaker.say("terminal-campaign-retired", rules=rules, followed=followed, entries=entries)
