"""Every kind of frame, by its number."""

from __future__ import annotations

from typing import Final

from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.questions import (
    arrival,
    automa,
    candle,
    capacity,
    companion,
    die,
    effect,
    face_up,
    farewell,
    finish,
    glory,
    inactive_charters,
    income,
    keep,
    levy,
    loose_minions,
    loyalty,
    minion,
    objective,
    pay,
    peril,
    progress,
    sky_islands,
    spectral,
    story,
    take_card,
    turn,
    victory,
    worker,
)
from moonstone.games.charterstone.rules.questions.open_crate import Opening, OpenStoryCrates
from moonstone.games.charterstone.rules.questions.question import Asked, ChanceQuestion, FrameKind, Question, Step
from moonstone.games.charterstone.rules.questions.targets import BY_TARGET

KINDS: Final[tuple[FrameKind, ...]] = (
    *(arrival.SettleCharter(), arrival.ChoosePersona(), arrival.DrawBuilding(), arrival.Begin()),
    *(turn.NextTurn(), turn.TakeTurn(), turn.FinishTurn(), turn.BumpOrShare(), turn.RetrieveAll(), turn.CountWorkers()),
    *(turn.UseSetsOff(), turn.DiscardItem(), Opening(), die.AwaitOmen()),
    *(*BY_TARGET, pay.PayResources(), pay.GiveCards(), pay.PayCoins(), pay.PayRest()),
    *(effect.GainTerm(), effect.AcceptEffect(), effect.GainPart(), effect.PickEffect(), effect.GainResources()),
    *(take_card.GainCard(), take_card.TakeCard(), take_card.FindCard(), take_card.DealCard()),
    *(take_card.LookAtCard(), take_card.SearchDeck()),
    *(face_up.LayOutMat(), face_up.RevealCard(), face_up.SweepCard()),
    *(objective.PostObjective(), objective.DrawObjective(), objective.ChooseObjective()),
    *(progress.AdvanceProgress(), progress.MoveProgress(), income.Income(), income.IncomeFrom()),
    *(peril.DealPerils(), peril.DrawPeril(), peril.SufferPeril(), peril.TakePeril()),
    *(worker.RecallWorker(), minion.TakeMinion()),
    *(die.RollFirstPlayer(), die.RollOmen(), die.RollMatch(), automa.DrawAutomaCard(), automa.RollAutoma()),
    *(inactive_charters.GrowCharter(), finish.ScoreReputation(), finish.ScorePersonas(), finish.FindWinners()),
    *(story.MeetGuidepost(), story.ROLL_CHOOSER, story.Decide()),
    *(glory.AwardGlory(), glory.MarkStar(), capacity.GrowCapacity(), capacity.ExpandCapacity()),
    *(finish.MarkPersonas(), finish.Over()),
    *(arrival.AssumePersona(), arrival.OfferPersona(), arrival.RollRole(), arrival.Cast(), OpenStoryCrates()),
    *(sky_islands.LayTiles(), sky_islands.LayTile(), sky_islands.DealTile(), turn.PayToll(), candle.TryCandle()),
    *(loose_minions.DrawLocations(), loose_minions.DrawLocation(), loose_minions.DrawMinion()),
    *(die.RollNeighbour(), story.ROLL_ONE, story.ChooseStory(), story.ForcedChoice()),
    *(companion.DealCompanions(), companion.DealCompanion(), companion.ChooseMood(), companion.AutomaMood()),
    *(spectral.GiveSpectral(), spectral.ROLL_SPECTRAL, spectral.Redemption(), spectral.RedeemWorker()),
    *(victory.VictoryCards(), victory.PickVictory(), victory.FinalScoring(), victory.DrawVictory()),
    *(farewell.Farewell(), farewell.LosePersona(), levy.Levy(), levy.LevyResource(), levy.LevyGive()),
    *(loyalty.Loyalty(), loyalty.ROLL_DECIDER, loyalty.ChooseSide(), loyalty.AutomaSide(), loyalty.Finale()),
    *(keep.DiscardDown(), keep.KeepResources(), keep.KeepCards(), keep.KeepMinions()),
)
_BY_NUMBER: Final[dict[int, FrameKind]] = {kind.id: kind for kind in KINDS}
BY_ID: Final = tuple(_BY_NUMBER.get(number) for number in range(max(FrameId) + 1))
"""By number: the kind of frame; None for a number that no frame has."""
STEPS: Final = tuple(kind if isinstance(kind, Step) else None for kind in BY_ID)
"""By number: what goes by itself."""
QUESTIONS: Final = tuple(kind if isinstance(kind, Question) else None for kind in BY_ID)
"""By number: what is asked of a seat."""
CHANCE: Final = tuple(kind if isinstance(kind, ChanceQuestion) else None for kind in BY_ID)
"""By number: what is asked of chance."""
ASKED: Final = tuple(kind if isinstance(kind, Asked) else None for kind in BY_ID)
"""By number: what a move answers, a seat's or chance's."""
