"""The games that tests over all games run with: the registered ones and the miniatures."""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from kajuta.core.game import Game, Option, Options
from kajuta.core.rng import Rng
from kajuta.core.rules_edition import EDITION, edition_of
from kajuta.core.state import Action, State
from kajuta.games import all_games
from tests.helpers import miniature, sealed_bids

MINIATURES: tuple[Game[Any], ...] = (miniature.GAME, sealed_bids.GAME)
"""Games of the tests, which have no texts and no clauses."""

GAMES: tuple[Game[Any], ...] = (*MINIATURES, *all_games())


def shared_games() -> list[Game[Any]]:
    """The registered games that more than one can play."""
    return [game for game in all_games() if max(game.players) > 1]


SHARED_GAMES = [game for game in GAMES if max(game.players) > 1]
"""Games of ``GAMES`` that more than one can play: a lone player knows almost everything and foresees almost nothing."""


def fewest_together(game: Game[Any]) -> int:
    """Fewest seats of a game, but more than one where that can be."""
    return min((count for count in game.players if count > 1), default=1)


def games_of_length(decisions: int, seats: int | None = None) -> list[Game[Any]]:
    """The registered games that last at least so many decisions: what shows a match at work needs some of them.

    ``seats``: a number of seats that the games must have; None: each is tried with its smallest one.
    """
    found = []
    for game in all_games():
        if seats is not None and seats not in game.players:
            continue
        count = seats or game.players[0]
        state, rng = game.new(count, game.complete_options(count, {}), 3), Rng(4)
        for _ in range(decisions):
            if state.to_act is not None:
                state.apply(rng.choice(state.legal_actions()))
        if state.to_act is not None:
            found.append(game)
    return found


class Table(NamedTuple):
    """A game, a number of seats and options: what a random game starts from."""

    game: Game[Any]
    seats: int
    options: Options

    def new(self, seed: int) -> State:
        """Return an opening position."""
        return self.game.new(self.seats, self.options, seed)

    def __repr__(self) -> str:
        """Return a short name for test ids."""
        changed = [
            f"{option.id}={self.options[option.id]}"
            for option in self.game.options
            if not option.per_seat and self.options.get(option.id, option.default) != option.default
        ]
        edition = edition_of(self.options)
        if edition != self.game.edition:
            changed.append(f"{EDITION}={edition}")
        return "-".join([self.game.id, str(self.seats), *changed])


def tables(game: Game[Any]) -> Iterator[Table]:
    """Yield the default table for every number of seats, then one for each single value of each option.

    Then, for every earlier edition of the rules, a few that have all of these together: an edition differs in some rule
    only, and what the editions share is shown on the newest one.
    """
    for seats in game.players:
        yield Table(game, seats, game.complete_options(seats, {}))
    for option in game.options:
        for index, value in enumerate(option.values):
            if value != option.default and not option.per_seat:
                yield _table_with(game, option, value, index)
    for edition in range(game.edition - 1, 0, -1):
        yield from _tables_of_earlier_edition(game, edition)


def _tables_of_earlier_edition(game: Game[Any], edition: int) -> Iterator[Table]:
    """Yield tables with, between them, every number of seats and every value of each option."""
    options = [option for option in game.options if option.since <= edition and not option.per_seat]
    left = [(option, value) for option in options for value in option.values if value != option.default]
    for turn in range(len(game.players) + len(left)):
        if not left and turn >= len(game.players):
            return
        seats = game.players[turn % len(game.players)]
        chosen: dict[str, Any] = {option.id: option.default for option in options}
        for option, value in list(left):
            needs = [option.requirement, option.value_requirements.get(value, option.requirement)]
            wanted = {other: values[0] for need in needs for other, values in need.options.items()}
            wanted[option.id] = value
            tried = {**chosen, **wanted}
            fresh = all(chosen[one.id] in (one.default, tried[one.id]) for one in options)
            if fresh and all(_may_be(one, tried, seats) for one in options):
                chosen = tried
                left.remove((option, value))
        yield Table(game, seats, game.complete_options(seats, {EDITION: str(edition), **chosen}))
    assert not left, f"no table has {left}"


def _may_be(option: Option, chosen: Options, seats: int) -> bool:
    """Whether ``option`` may have the value that is chosen: its default, or one whose needs are fulfilled."""
    value = chosen[option.id]
    needs = [option.requirement, option.value_requirements.get(value, option.requirement)]
    return value == option.default or all(need.is_met(seats, chosen) for need in needs)


def _table_with(game: Game[Any], option: Option, value: str, turn: int) -> Table:
    """Return a table on which ``option`` has ``value``, its needs fulfilled as far as one step allows."""
    wanted: dict[str, Any] = {option.id: value}
    needs = [option.requirement]
    if value in option.value_requirements:
        needs.append(option.value_requirements[value])
    players = list(game.players)
    for need in needs:
        wanted.update({other: values[0] for other, values in need.options.items()})
        if need.players:
            players = [count for count in players if count in need.players]
    seats = players[turn % len(players)]
    return Table(game, seats, game.complete_options(seats, wanted))


def combinations(game: Game[Any], count: int, seed: int) -> Iterator[Table]:
    """Yield ``count`` tables with random options, those that do not go together put back to their defaults."""
    rng = Rng(seed)
    for _ in range(count):
        seats = rng.choice(game.players)
        chosen = {option.id: rng.choice(option.values) for option in game.options if not option.per_seat}
        for _ in game.options:
            for option in game.options:
                if option.per_seat:
                    continue
                value_needs = option.value_requirements.get(chosen[option.id])
                if not option.requirement.is_met(seats, chosen) or (
                    value_needs and not value_needs.is_met(seats, chosen)
                ):
                    chosen[option.id] = option.default
        yield Table(game, seats, game.complete_options(seats, chosen))


Choose = Callable[[Sequence[Action]], Action]


def play(state: State, rng: Rng, limit: int, choose: Choose | None = None) -> Iterator[tuple[State, Action]]:
    """Play ``state`` to its end and yield it with each coming action; fails after ``limit`` of them.

    ``choose``: from the legal actions; without it all are as likely.
    """
    choose = choose or rng.choice
    for _ in range(limit):
        if state.to_act is None:
            return
        action = choose(state.legal_actions())
        yield state, action
        state.apply(action)
    raise AssertionError(f"no end after {limit} decisions")


def likings(rng: Rng) -> Choose:
    """Return a choice by chance that takes some kinds of action far more often, as one comes to like them.

    What is liked hangs on what else may be done. So a game gets to where a chain of rare choices leads.
    """
    known: dict[tuple[tuple[str, ...], str], int] = {}

    def choose(legal: Sequence[Action]) -> Action:
        kinds = tuple(sorted({action[0] for action in legal}))
        weights = [known.setdefault((kinds, kind), 4 ** rng.randbelow(4)) for kind in kinds]
        drawn = rng.randbelow(sum(weights))
        liked = next(kind for kind, end in zip(kinds, accumulate(weights), strict=True) if drawn < end)
        return rng.choice([action for action in legal if action[0] == liked])

    return choose


def has_sealed_rounds(table: Table) -> bool:
    """Whether the first game at ``table`` has a sealed round."""
    state = table.new(1)
    if type(state).sealed_round is State.sealed_round:
        return False
    return any(one.sealed_round() for one, _ in play(state, Rng(1), 20_000))
