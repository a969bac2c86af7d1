"""The next step that is due in a match, and who decides it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NextStep:
    """The next step of a match; ``seat`` decides.

    ``kind``: "person", "forced", "standing" (an auto-answer), "bot" or "over". A screen adds "curtain" (before a hand
    is shown) and "guest" (a person at another screen decides); a guest is told "elsewhere" for whatever is not its own.
    """

    kind: str
    seat: int | None = None
