"""Features that the coach has sentences for, and how many counted things make 1 of a feature of ``evaluation``."""

from collections.abc import Mapping

from kajuta.core.reasons import Reason

REASONS: Mapping[str, Reason] = {
    "fame": Reason(3, rival=True),
    "lead": Reason(),
    "last": Reason(),
    "ahead": Reason(),
    "dice": Reason(),
    "gold": Reason(2, rival=True),
    "crew-sailing": Reason(),
    "crew-fighting": Reason(),
    "crew-earning": Reason(),
    "crew-agents": Reason(),
    "damage": Reason(rival=True),
    "cannons": Reason(),
    "prey": Reason(),
    "threatened": Reason(),
    "control": Reason(3, rival=True),
    "control-later": Reason(),
    "contested": Reason(),
    "presence": Reason(3),
    "patrols": Reason(3),
    "forts": Reason(1),
    "comrades": Reason(3, rival=True),
    "ready": Reason(2),
    "plans": Reason(2),
    "ships": Reason(1),
    "voyage": Reason(rival=True),
    "cargo": Reason(1),
    "delivered": Reason(2),
    "favours": Reason(3),
    "rewards": Reason(),
    "map": Reason(3),
}
