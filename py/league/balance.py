"""Measures the balance of a game: wins by order of play, role and setting, and how often actions are chosen.

All seats are played by the same bot. Every value of every option is measured separately, with all other options at
their defaults; combinations are not measured.
"""

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from kajuta.core.errors import BadSetup
from kajuta.core.game import Game, Options, OptionValue
from league.confidence_interval import Interval, wilson_interval
from league.matchup_schedule import Matchup
from league.play import Result
from league.tournament import League, action_shares, percent

CREW_WIN_RATES_FILE = "difficulty.json"
"""File in a game's folder for the new-game form: percentage of games that a crew of bots wins, by option, value and
number of seats."""


class Setting(NamedTuple):
    """A setting to measure: ``option`` has ``value``, and all other options have their defaults or what it requires."""

    option: str
    value: str
    players: int
    options: Options


class SettingResults(NamedTuple):
    """A setting with the results of its games."""

    setting: Setting
    results: tuple[Result, ...]


def settings_to_measure(game: Game[Any], players: Sequence[int], only: Sequence[str] = ()) -> Iterator[Setting]:
    """Yield the default setting (under the name of the first option), then each other value of each option.

    ``only``: restrict it to these options. A game without options has only its default setting. Options that each seat
    chooses for itself are left out, because they are reported as roles.
    """
    shared = [option for option in game.options if not option.per_seat]
    plain = shared[0].id if shared else ""
    defaults = {option.id: option.default for option in shared}
    values: list[tuple[str, str, dict[str, OptionValue]]] = [(plain, defaults.get(plain, ""), {})]
    for option in shared:
        needed: dict[str, OptionValue] = {
            other: first[0] for other, first in option.requirement.options.items() if defaults[other] not in first
        }
        values += [
            (option.id, value, {**needed, option.id: value}) for value in option.values if value != option.default
        ]
    for option_id, value, chosen in values:
        if only and option_id and option_id not in only:
            continue
        for count in players:
            try:
                yield Setting(option_id, value, count, game.complete_options(count, chosen))
            except BadSetup:
                continue


def measure(playing: League, bot: str, tables: Iterable[Setting], games: int, seed: int) -> list[SettingResults]:
    """Play ``games`` games per setting, with ``bot`` on every seat."""
    return [
        SettingResults(one, tuple(playing.games_of(Matchup(bot, "", one.players, one.options), games, seed)))
        for one in tables
    ]


def page(game: Game[Any], bot: str, measured: Sequence[SettingResults], origin: str) -> str:
    """Report on ``game`` in Markdown. ``origin``: commit at which the games were played."""
    crews = [one for one in measured if game.is_cooperative(one.setting.options)]
    rivals = [one for one in measured if not game.is_cooperative(one.setting.options) and one.setting.players > 1]
    played = sum(len(one.results) for one in measured)
    lines = [
        f"# Balance: {game.id}",
        "",
        f"Made by `python3 -m kajuta balance {game.id} --bot {bot}` at commit {origin}; do not edit.",
        f"{played} games in which `{bot}` played every seat. Shares of wins have 95 % intervals, so about one row in",
        "twenty misses the true share. A victory of several seats counts in equal parts.",
    ]
    if crews:
        lines += ["", "## Won by crews", "", *_crews(crews)]
    if rivals:
        lines += ["", "## By order of play", "", *_orders(rivals)]
        if any(any(result.roles) for one in rivals for result in one.results):
            lines += ["", "## By role", "", *_roles(rivals)]
    lines += ["", "## What was done", "", *_done(bot, [result for one in measured for result in one.results])]
    return "\n".join(lines) + "\n"


def write_cooperative_win_rates(game: Game[Any], measured: Iterable[SettingResults], path: Path) -> None:
    """Update the win rates of crews in the file ``path``; figures that were not measured now are kept."""
    table: dict[str, dict[str, dict[str, Any]]] = {"games": {}, "won": {}}
    if path.exists():
        table = json.loads(path.read_text(encoding="utf-8"))
    fresh: dict[tuple[str, str], dict[str, int]] = defaultdict(dict)
    for (option, value, players, options), results in measured:
        if game.is_cooperative(options) and results:
            fresh[option, value][str(players)] = round(100 * _mean(_won(results)).mean)
            table["games"].setdefault(option, {})[value] = len(results)
    for (option, value), won in fresh.items():
        known = table["won"].setdefault(option, {}).get(value, {})
        table["won"][option][value] = dict(sorted({**known, **won}.items()))
    path.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


def _crews(measured: Iterable[SettingResults]) -> Iterator[str]:
    yield "| option | value | seats | games | won |"
    yield "|---|---|---|---|---|"
    for (option, value, players, _), results in measured:
        yield f"| {option} | {value} | {players} | {len(results)} | {percent(_mean(_won(results)))} |"


def _orders(measured: Iterable[SettingResults]) -> Iterator[str]:
    yield "| option | value | seats | games | who decided first | second | and so on |"
    yield "|---|---|---|---|---|---|---|"
    for (option, value, players, _), results in measured:
        shares = [
            percent(_mean([_share(result, (result.first + place) % players) for result in results]))
            for place in range(players)
        ]
        rest = ", ".join(shares[2:])
        yield f"| {option} | {value} | {players} | {len(results)} | {shares[0]} | {shares[1]} | {rest} |"


def _roles(measured: Iterable[SettingResults]) -> Iterator[str]:
    found: dict[tuple[str, str, int], list[float]] = defaultdict(list)
    for one in measured:
        for result in one.results:
            for seat, roles in enumerate(result.roles):
                for kind, name in roles.items():
                    found[kind, name, one.setting.players].append(_share(result, seat))
    yield "| role | which | seats | games | won | fair share |"
    yield "|---|---|---|---|---|---|"
    for (kind, name, players), shares in sorted(found.items()):
        yield f"| {kind} | {name} | {players} | {len(shares)} | {percent(_mean(shares))} | {100 / players:.0f} % |"


def _done(bot: str, results: Iterable[Result]) -> Iterator[str]:
    yield (
        "Only decisions with more than one legal action count. A kind of action that is never chosen shows a gap in the"
        " evaluation or in the rules."
    )
    yield ""
    yield "| kind of decision | share |"
    yield "|---|---|"
    for kind, share in action_shares(results).get(bot, {}).items():
        yield f"| {kind} | {share} % |"


def _won(results: Iterable[Result]) -> list[float]:
    return [float(min(result.places) == 1) for result in results]


def _share(result: Result, seat: int) -> float:
    """Share of the victory of ``seat``: 0 if it lost, else 1 / n if n seats won."""
    return (result.places[seat] == 1) / max(1, result.places.count(1))


def _mean(values: Iterable[float]) -> Interval:
    return wilson_interval(list(values))
