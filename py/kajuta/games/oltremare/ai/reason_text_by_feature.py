"""Features that the coach explains in a sentence, each with the factor that converts its value into a count."""

from collections.abc import Mapping

from kajuta.core.coach_reason_texts import UNTOLD, Explains, PuzzleTexts, ReasonText
from kajuta.games.oltremare.ai.evaluation import DUCATS_PER_UNIT

REASON_TEXT_BY_FEATURE: Mapping[str, ReasonText] = {
    "ducats": ReasonText(DUCATS_PER_UNIT, has_rival_text=True, explains=Explains.THIS_TURN),
    "cargo": ReasonText(DUCATS_PER_UNIT, has_rival_text=True, explains=Explains.THIS_TURN),
    "pirates": ReasonText(DUCATS_PER_UNIT),
    "prestige": ReasonText(1),
    "ports": ReasonText(1),
    "lead": ReasonText(explains=Explains.NEVER),
    "growth": ReasonText(DUCATS_PER_UNIT, spoiled_by=("cargo",)),
    "fitting": ReasonText(DUCATS_PER_UNIT, spoiled_by=("cargo",)),
    "sets": ReasonText(DUCATS_PER_UNIT, spoiled_by=("cargo",)),
    "cards": ReasonText(1),
    "earning": ReasonText(1),
    "drawing": ReasonText(1),
    "flags": ReasonText(1),
    "bales": ReasonText(1, explains=Explains.THIS_TURN),
    "missing": ReasonText(1, explains=Explains.THIS_TURN),
    "surplus": ReasonText(1),
    "token": ReasonText(DUCATS_PER_UNIT),
    "near": ReasonText(1, spoiled_by=("ports",)),
}

PUZZLE_TEXTS = PuzzleTexts(
    summarized_lines=dict.fromkeys(("log-offer", "log-counter", "log-accept", "log-decline"), UNTOLD)
)
"""Offers are not told, only what is traded: bots make many that come to nothing."""
