"""Who meets whom: paired seeds, every seat in turn."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from kajuta.core.game import Game, Options
from league.play import Pairing


class Matchup(NamedTuple):
    """``bot`` alone among seats of ``field``; of a crew (``field`` is empty) every seat is ``bot``."""

    bot: str
    field: str
    players: int
    options: Options

    @property
    def games_per_seed(self) -> int:
        """Number of games played with one seed."""
        return self.players if self.field else 1

    def games(self, game_id: str, seed: int) -> list[Pairing]:
        """Games with ``seed``: the bot once on every seat, so that what belongs to a seat evens out."""
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


def round_robin(game: Game[Any], bots: Sequence[str], tables: Sequence[tuple[int, Options]]) -> Iterator[Matchup]:
    """Yield the round robin: at each table (players, complete options) every bot meets those named after it."""
    for players, options in tables:
        if game.is_cooperative(options) or players == 1:
            for bot in bots:
                yield Matchup(bot, "", players, options)
        else:
            for bot, field in combinations(bots, 2):
                yield Matchup(bot, field, players, options)
