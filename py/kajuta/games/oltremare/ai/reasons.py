"""Features that the coach has sentences for, and how many counted things make 1 of a feature of ``evaluation``."""

from collections.abc import Mapping

from kajuta.core.reasons import Reason
from kajuta.games.oltremare.ai.evaluation import PURSE

REASONS: Mapping[str, Reason] = {
    "ducats": Reason(PURSE, rival=True),
    "cargo": Reason(PURSE, rival=True),
    "pirates": Reason(PURSE),
    "prestige": Reason(1),
    "ports": Reason(1),
    "lead": Reason(),
    "growth": Reason(PURSE),
    "fitting": Reason(PURSE),
    "sets": Reason(PURSE),
    "cards": Reason(1),
    "earning": Reason(1),
    "drawing": Reason(1),
    "flags": Reason(1),
    "bales": Reason(1),
    "missing": Reason(1),
    "surplus": Reason(1),
    "token": Reason(PURSE),
    "near": Reason(1),
}
