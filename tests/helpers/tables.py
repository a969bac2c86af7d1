"""Games and tables for the tests over all games: the registered games and the miniatures."""

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
"""Miniature games for tests, without texts and clauses."""

GAMES: tuple[Game[Any], ...] = (*MINIATURES, *all_games())


def shared_games() -> list[Game[Any]]:
    """Registered games for two players or more."""
    return [game for game in all_games() if max(game.players) > 1]


SHARED_GAMES = [game for game in GAMES if max(game.players) > 1]
"""Games of ``GAMES`` for two players or more; in solitaire games hardly anything is hidden."""


def fewest_together(game: Game[Any]) -> int:
    """Fewest seats of a game, but at least two if the game allows it."""
    return min((count for count in game.players if count > 1), default=1)


def games_of_length(decisions: int, seats: int | None = None) -> list[Game[Any]]:
    """Registered games with at least ``decisions`` decisions, for tests that need a long match.

    ``seats``: number of seats that the games must allow; None: the smallest number of each game.
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
    """A game with a number of seats and options."""

    game: Game[Any]
    seats: int
    options: Options

    def new(self, seed: int) -> State:
        """Opening position."""
        return self.game.new(self.seats, self.options, seed)

    def __repr__(self) -> str:
        """Short name for test ids."""
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
    """Yield the default table for every number of seats, then one for each value of each option.

    Each earlier edition of the rules follows, with a few tables that together have all numbers of seats and values:
    the newest edition already tests what editions share.
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
    """Yield tables that together have every number of seats and every value of each option."""
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
    """Whether the chosen value of ``option`` is allowed: it is the default, or its requirements are met."""
    value = chosen[option.id]
    needs = [option.requirement, option.value_requirements.get(value, option.requirement)]
    return value == option.default or all(need.is_met(seats, chosen) for need in needs)


def _table_with(game: Game[Any], option: Option, value: str, turn: int) -> Table:
    """Table on which ``option`` has ``value``, with direct requirements met."""
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
    """Yield ``count`` tables with random options; values with unmet requirements are replaced by defaults."""
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
    """Play ``state`` to its end; yield it before each action, with the action. Fails after ``limit`` actions.

    ``choose``: chooses one of the legal actions; all are equally likely without it.
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
    """Random choice of actions with strong preferences for some kinds of action.

    Preferences depend on which other kinds are legal. This reaches positions that need several unlikely choices in
    a row.
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
