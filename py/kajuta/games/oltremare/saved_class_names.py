"""Names of classes in saved positions: they stay as they were first written, however a class is called today.

Only what stands here is written and read.
"""

from collections.abc import Mapping
from typing import Any

from kajuta.games.oltremare.rules.state import DeclinedOffer, Offer

CLASS_BY_SAVED_NAME: Mapping[str, type[Any]] = {
    "state.Offer": Offer,
    "state.Declined": DeclinedOffer,
}
