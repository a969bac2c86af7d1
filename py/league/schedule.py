"""Who meets whom: paired seeds, every seat in turn."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from kajuta.core.game import Game, Options
from league.play import Pairing


class Meeting(NamedTuple):
    """``bot`` alone among seats of ``field``; of a crew (``field`` is empty) every seat is ``bot``."""

    bot: str
    field: str
    players: int
    options: Options

    @property
    def rotation(self) -> int:
        """How many games are played with one seed."""
        return self.players if self.field else 1

    def games(self, game_id: str, seed: int) -> list[Pairing]:
        """Return the games with ``seed``: the bot once on every seat, so that what belongs to a seat evens out."""
        if not self.field:
            return [Pairing(game_id, self.options, (self.bot,) * self.players, seed)]
        return [
            Pairing(
                game_id,
                self.options,
                tuple(self.bot if place == seat else self.field for place in range(self.players)),
                seed,
            )
            for seat in range(self.players)
        ]


def meetings(game: Game[Any], bots: Sequence[str], tables: Sequence[tuple[int, Options]]) -> Iterator[Meeting]:
    """Yield the round robin: at each table (players, complete options) every bot meets those named after it."""
    for players, options in tables:
        if game.is_cooperative(options) or players == 1:
            for bot in bots:
                yield Meeting(bot, "", players, options)
        else:
            for bot, field in combinations(bots, 2):
                yield Meeting(bot, field, players, options)
