"""Features that the coach has sentences for, and how many counted things make 1 of a feature of ``evaluation``."""

from collections.abc import Mapping

from kajuta.core.reasons import Reason

REASONS: Mapping[str, Reason] = {
    "gaps": Reason(),
    "hopeless": Reason(),
    "shortage": Reason(),
    "idle": Reason(),
    "empty": Reason(4),
    "finish": Reason(),
    "wilds": Reason(1),
    "monsters": Reason(),
    "storms": Reason(),
    "compasses": Reason(1),
    "explored": Reason(),
    "pillars": Reason(4),
    "lead": Reason(),
    "promise": Reason(1),
}
