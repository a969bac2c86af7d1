"""A league: plays matchups until they are decided or the number of games is reached, and reports the results."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Any, NamedTuple, TextIO

from kajuta.progress_and_interruption import ProgressLine
from league.confidence_interval import AnytimeMean, Interval
from league.matchup_schedule import Matchup
from league.play import Pairing, Result, play_all
from league.result_store import ResultStore


class MatchupResult(NamedTuple):
    """Result of a matchup. ``share``: the bot's share of victories, with its interval.

    All games with one seed, in which the bot plays each seat once, count as one sample of the interval.
    """

    matchup: Matchup
    games: int
    share: Interval
    seconds: float
    verdict: str
    """Whether the share is "above" or "below" the bound given, or still "open"; "" without a bound."""


class League:
    """Plays matchups of one game and stores the results in ``store``."""

    def __init__(
        self, game_id: str, store: ResultStore, pool: Executor | None, width: int, progress: TextIO = sys.stderr
    ) -> None:
        self.results: list[Result] = []
        self._game_id = game_id
        self._store = store
        self._pool = pool
        self._width = width
        self._progress = progress

    def play(self, matchup: Matchup, games: int, seed: int, above: float | None = None) -> MatchupResult:
        """Play up to ``games`` games, always on all seats in turn.

        It stops early once the share of wins is clearly above or below ``above``.
        """
        mean = AnytimeMean()
        rotation: list[float] = []
        seconds = 0.0
        verdict = ""
        played = 0
        for result in self.games_of(matchup, games, seed):
            played += 1
            seconds += sum(result.seconds.values())
            rotation.append(result.share(matchup.bot) if matchup.field else float(min(result.places) == 1))
            if len(rotation) < matchup.games_per_seed:
                continue
            mean.add(sum(rotation) / len(rotation))
            rotation.clear()
            share = mean.interval()
            print(f" {percent(share)}", end="", file=self._progress, flush=True)
            if above is not None:
                verdict = "above" if share.low > above else "below" if share.high < above else "open"
                if verdict != "open":
                    break
        print(file=self._progress)
        return MatchupResult(matchup, played, mean.interval(), seconds, verdict)

    def games_of(self, matchup: Matchup, games: int, seed: int) -> Iterator[Result]:
        """Play ``games`` games of ``matchup``, always on all seats in turn, and yield their results."""
        seeds = range(seed, seed - (-games // matchup.games_per_seed))
        pairings = [pairing for one in seeds for pairing in matchup.games(self._game_id, one)]
        line = ProgressLine(f"{_name(matchup)}, games", len(pairings), self._progress)
        for result in self._results(pairings):
            self.results.append(result)
            line.step()
            yield result

    def _results(self, pairings: Sequence[Pairing]) -> Iterator[Result]:
        """Yield the results in the order of ``pairings``; stored ones are not played again."""
        known = [self._store.get(pairing) for pairing in pairings]
        fresh = play_all(
            [pairing for pairing, result in zip(pairings, known, strict=True) if result is None],
            self._pool,
            self._width,
        )
        for found in known:
            if found is not None:
                yield found
                continue
            result = next(fresh)
            self._store.add(result)
            yield result


def table(standings: Iterable[MatchupResult]) -> str:
    """Markdown table of the results."""
    rows = [
        "| who | seats | options | games | wins (95 % interval) | core hours | bound |",
        "|---|---|---|---|---|---|---|",
    ]
    rows += [
        f"| {_name(one.matchup)} | {one.matchup.players} | {_options(one.matchup)} | {one.games} "
        f"| {percent(one.share)} | {one.seconds / 3600:.2f} | {one.verdict or '-'} |"
        for one in standings
    ]
    return "\n".join(rows)


def action_shares(results: Iterable[Result]) -> dict[str, dict[str, float]]:
    """Percentage of each kind of action among the decisions with a choice, by bot."""
    counts: dict[str, Counter[str]] = {}
    for result in results:
        for bot, actions in result.actions.items():
            counts.setdefault(bot, Counter()).update(actions)
    return {
        bot: {kind: round(100 * count / sum(kinds.values()), 1) for kind, count in kinds.most_common()}
        for bot, kinds in counts.items()
    }


def matchup_result_to_json(standing: MatchupResult) -> dict[str, Any]:
    """The result as JSON."""
    matchup = standing.matchup
    return {
        "bot": matchup.bot,
        "field": matchup.field,
        "players": matchup.players,
        "options": {name: list(v) if isinstance(v, tuple) else v for name, v in matchup.options.items()},
        "games": standing.games,
        "share": round(standing.share.mean, 4),
        "low": round(standing.share.low, 4),
        "high": round(standing.share.high, 4),
        "seconds": round(standing.seconds, 1),
        "verdict": standing.verdict,
    }


def _name(matchup: Matchup) -> str:
    bot, field = (word.partition("{")[0] for word in (matchup.bot, matchup.field))
    return f"{bot} - {field}" if field else f"crew of {bot}"


def _options(matchup: Matchup) -> str:
    return ", ".join(f"{k}={v if isinstance(v, str) else '/'.join(v)}" for k, v in matchup.options.items()) or "-"


def percent(share: Interval) -> str:
    """A share with its interval, as text in percent."""
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
