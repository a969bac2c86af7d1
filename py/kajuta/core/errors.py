"""Errors that the engine reports to its callers. Code inside the engine does not check its arguments."""

from kajuta.core.message import Arg, Message


class KajutaError(Exception):
    """An error that is shown to people; ``message`` is a Fluent message from the texts of the core."""

    def __init__(self, message_id: str, /, **args: Arg) -> None:
        self.message: Message = {"id": message_id, "args": args}
        super().__init__(f"{message_id} {args}" if args else message_id)


class IllegalAction(KajutaError):
    """The action is not legal in this position. The match is unchanged."""


class BotFailed(KajutaError):
    """A bot raised an exception or chose an illegal action. The match is unchanged; ``__cause__`` has the details."""


class BadSetup(KajutaError):
    """A match cannot be set up: unknown game, wrong number of seats, or options that do not go together."""


class BadSave(KajutaError):
    """The text is not a save of this program, or it is damaged."""
