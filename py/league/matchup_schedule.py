"""The games of a league: which bots play each other, on which seats and with which seeds."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from kajuta.core.game import Game, Options
from league.play import Pairing


class Matchup(NamedTuple):
    """One seat played by ``bot``, all others by ``field``; if ``field`` is empty, ``bot`` plays all seats as a crew."""

    bot: str
    field: str
    players: int
    options: Options

    @property
    def games_per_seed(self) -> int:
        """Number of games per seed."""
        return self.players if self.field else 1

    def games(self, game_id: str, seed: int) -> list[Pairing]:
        """The games with one ``seed``: the bot plays each seat once, which balances the advantages of seats."""
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
    """Yield the matchups of a round robin: at each table every bot meets all bots listed after it.

    ``tables``: pairs of a number of seats and complete options. In cooperative games each bot plays as a crew of its
    own.
    """
    for players, options in tables:
        if game.is_cooperative(options) or players == 1:
            for bot in bots:
                yield Matchup(bot, "", players, options)
        else:
            for bot, field in combinations(bots, 2):
                yield Matchup(bot, field, players, options)
