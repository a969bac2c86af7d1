"""Names of classes in saved positions. They never change, even if a class is renamed.

Only classes listed here are written to and read from saves.
"""

from collections.abc import Mapping
from typing import Any

from kajuta.games.oltremare.rules.state import DeclinedOffer, Offer

CLASS_BY_SAVED_NAME: Mapping[str, type[Any]] = {
    "state.Offer": Offer,
    "state.Declined": DeclinedOffer,
}
