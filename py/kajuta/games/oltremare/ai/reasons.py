"""Features that the coach has sentences for, and how many counted things make 1 of a feature of ``evaluation``."""

from collections.abc import Mapping

from kajuta.core.reasons import ReasonText
from kajuta.games.oltremare.ai.evaluation import PURSE

REASONS: Mapping[str, ReasonText] = {
    "ducats": ReasonText(PURSE, has_rival_text=True),
    "cargo": ReasonText(PURSE, has_rival_text=True),
    "pirates": ReasonText(PURSE),
    "prestige": ReasonText(1),
    "ports": ReasonText(1),
    "lead": ReasonText(),
    "growth": ReasonText(PURSE),
    "fitting": ReasonText(PURSE),
    "sets": ReasonText(PURSE),
    "cards": ReasonText(1),
    "earning": ReasonText(1),
    "drawing": ReasonText(1),
    "flags": ReasonText(1),
    "bales": ReasonText(1),
    "missing": ReasonText(1),
    "surplus": ReasonText(1),
    "token": ReasonText(PURSE),
    "near": ReasonText(1),
}
