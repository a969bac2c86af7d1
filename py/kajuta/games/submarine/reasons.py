"""Features that the coach has sentences for, and how many counted things make 1 of a feature of ``evaluation``."""

from collections.abc import Mapping

from kajuta.core.reasons import Reason

REASONS: Mapping[str, Reason] = {
    "treasures": Reason(1, rival=True),
    "lead": Reason(),
    "jokers": Reason(1),
    "cards": Reason(5),
    "ready": Reason(1, rival=True),
    "reach": Reason(1),
    "later": Reason(1),
    "fees": Reason(5),
    "stops": Reason(1),
}
