"""The next step of a match and the seat that decides it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NextStep:
    """The next step of a match; ``seat`` decides it.

    ``kind``: "person", "bot", "forced" (only one legal action), "standing" (an auto-answer) or "over". On a shared
    screen also "curtain" (the table is covered until the next player is ready) and "guest" (a person at another screen
    decides). Guests see "elsewhere" for any step that they do not decide.
    """

    kind: str
    seat: int | None = None
