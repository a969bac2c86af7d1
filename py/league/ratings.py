"""Ratings of the bots of a league from all its games. Needs the extra ``league`` (openskill)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from league.play import Result

SPREAD = 1.96


class Rating(NamedTuple):
    """Rating of ``bot``: openskill's mu with its 95 % interval."""

    bot: str
    mean: float
    low: float
    high: float


def rate(results: Iterable[Result], bots: Sequence[str]) -> list[Rating]:
    """Ratings, strongest first. A bot that played several seats of a game gets the mean of these seats' changes."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        lineup = result.pairing.lineup
        if len(set(lineup)) < 2:
            continue
        teams = [[model.create_rating([now[word].mu, now[word].sigma], word)] for word in lineup]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for word in set(lineup):
            same = [team[0] for team, at in zip(rated, lineup, strict=True) if at == word]
            mu = sum(one.mu for one in same) / len(same)
            sigma = sum(one.sigma for one in same) / len(same)
            now[word] = model.create_rating([mu, sigma], word)
    ratings = [
        Rating(bot, one.mu, one.mu - SPREAD * one.sigma, one.mu + SPREAD * one.sigma) for bot, one in now.items()
    ]
    return sorted(ratings, key=lambda rating: -rating.mean)
