"""Errors at the boundary of the engine. Inside, the rules trust their callers."""

from kajuta.core.message import Arg, Message


class KajutaError(Exception):
    """An error that people are shown: ``message`` is a Fluent message of the core."""

    def __init__(self, message_id: str, /, **args: Arg) -> None:
        self.message: Message = {"id": message_id, "args": args}
        super().__init__(f"{message_id} {args}" if args else message_id)


class IllegalAction(KajutaError):
    """The action is not legal in this position; nothing was changed."""


class BotFailed(KajutaError):
    """A bot raised, or chose what is not legal; nothing was changed. Its cause is what it raised."""


class BadSetup(KajutaError):
    """No game can be set up like this: unknown game, wrong number of seats, options that do not go together."""


class BadSave(KajutaError):
    """The text is no save of ours, or is damaged."""
