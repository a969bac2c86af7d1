"""Measures the quality of single decisions: a bot's choice compared with the playout policy's.

Whole games show which bot is stronger, but only after hundreds of games. Here all bots decide in the same positions,
taken from games played by the playout policy. Every candidate action is then played to the end of the game by the same
policy, in the same random deals of the hidden cards with the same random numbers, so that only the choices differ. The
result is a cheap estimate that assumes the playout policy's play; games of the league are the final measure.
"""

import json
import math
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from kajuta.bots import SeatKnowledge
from kajuta.core.game import Game, Options
from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import Action, State
from kajuta.games import game
from league.parse_bot_words import Player, parse_player

SAMPLE_EVERY = 7
"""One in this many free decisions is measured."""
NORMAL = 1.96


class GameChoicesTask(NamedTuple):
    """A game whose decisions are measured.

    ``bots``: words as in ``parse_bot_words``. ``deals``: playouts per candidate.
    """

    game_id: str
    players: int
    options: Options
    bots: tuple[str, ...]
    deals: int
    seed: int


class MeasuredChoice(NamedTuple):
    """Measurement of one decision.

    ``gains``: by bot, the gain in win probability over the playout policy's choice. ``seconds``: by bot, its thinking
    time.
    ``best``: gain of the candidate with the best result, which is biased upwards because it was selected afterwards.
    """

    gains: Mapping[str, float]
    seconds: Mapping[str, float]
    best: float


class MeanWithMargin(NamedTuple):
    """A mean and half the width of its 95 % confidence interval."""

    mean: float
    margin: float


def measure_choices_in_game(task: GameChoicesTask) -> list[MeasuredChoice]:
    """Play a game with the playout policy and measure a sample of its decisions."""
    rules = game(task.game_id)
    bots = {word: parse_player(word, rules) for word in task.bots}
    state = rules.new(task.players, task.options, task.seed)
    rng = Rng(task.seed)
    found: list[MeasuredChoice] = []
    met = task.seed
    while state.to_act is not None:
        legal = state.legal_actions()
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        info = SeatKnowledge(rules, state)
        actions = rules.candidates(info.determinize(rng))
        quick = rules.playout(info.determinize(rng), rng)
        quick = quick if quick in legal else legal[0]
        met += len(actions) > 1
        if len(actions) > 1 and met % SAMPLE_EVERY == 0:
            tried = list(dict.fromkeys([*actions, quick]))
            win_rate = dict(zip(tried, win_rates(info, tried, task.deals, rng), strict=True))
            gains, seconds = {}, {}
            for word, one in bots.items():
                began = time.process_time()
                action = one.choose(state, Rng(task.seed * 1000 + met))
                seconds[word] = time.process_time() - began
                gains[word] = win_rate[action] - win_rate[quick]
            found.append(MeasuredChoice(gains, seconds, max(win_rate.values()) - win_rate[quick]))
        state.apply(quick)
    return found


def win_rates(info: SeatKnowledge, actions: Sequence[Action], deals: int, rng: Rng) -> list[float]:
    """Share of wins of the seat after each of ``actions``, if the playout policy plays to the end."""
    won = [0.0] * len(actions)
    for _ in range(deals):
        for index, victory in enumerate(victories_in_one_deal(info, actions, rng)):
            won[index] += victory
    return [one / deals for one in won]


def victories_in_one_deal(
    info: SeatKnowledge, actions: Sequence[Action], rng: Rng, player: Player | None = None
) -> list[float]:
    """Share of the victory of the seat after each of ``actions``, in one random deal with the same random numbers.

    The game is played to the end by ``player`` on all seats; None: the playout policy.
    """
    rules = info.game
    world = info.determinize(rng)
    same = rng_state_from_seed(rng.randbelow(1 << 32))
    playout_rng = Rng(0)
    won = []
    for action in actions:
        playout_rng.state = same
        state = world.copy()
        state.apply(action)
        while state.to_act is not None:
            state.apply(rules.playout(state, playout_rng) if player is None else player.move(state, playout_rng))
        won.append(victory_share(rules, state, info.seat))
    return won


def victory_share(rules: Game[Any], state: State, seat: int) -> float:
    """Share of the victory of ``seat`` in a finished game.

    It is 0 for losers and 1 / n if n seats won, but 1 for each winner of a cooperative game.
    """
    outcome = state.outcome()
    assert outcome is not None
    if seat not in outcome.winners:
        return 0.0
    return 1.0 if rules.all_win_together(state) else 1 / len(outcome.winners)


def measure_choices_in_games(
    tasks: Iterable[GameChoicesTask], pool: Executor | None, path: Path | None
) -> Iterator[list[MeasuredChoice]]:
    """Yield the measurements of each task; tasks already stored in the file ``path`` are not played again."""
    known: dict[str, list[MeasuredChoice]] = {}
    if path is not None and path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            data = json.loads(line)
            known[json.dumps(data["task"])] = [MeasuredChoice(*one) for one in data["choices"]]
    tasks = list(tasks)
    names = [json.dumps([*task[:2], dict(task.options), *task[3:]]) for task in tasks]
    fresh = [task for task, name in zip(tasks, names, strict=True) if name not in known]
    looked = (map if pool is None else partial(pool.map, chunksize=1))(measure_choices_in_game, fresh)
    for name in names:
        if name in known:
            yield known[name]
            continue
        choices = next(looked)
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps({"task": json.loads(name), "choices": choices}) + "\n")
        yield choices


def mean_with_margin(values: Sequence[float]) -> MeanWithMargin:
    """Mean of ``values`` with its 95 % confidence interval."""
    count = len(values)
    mean = sum(values) / max(1, count)
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return MeanWithMargin(mean, NORMAL * math.sqrt(spread / max(1, count)))


def table(bots: Sequence[str], choices: Sequence[MeasuredChoice]) -> str:
    """Markdown table of the gains over the playout policy, and over the bot in the row before."""
    best = mean_with_margin([one.best for one in choices])
    rows = [
        f"{len(choices)} positions; the best candidate, with hindsight: {_points(best)}",
        "",
        "| who | chance to win gained over the quick policy | over the one before | seconds of a core |",
        "|---|---|---|---|",
    ]
    before = ""
    for bot in bots:
        over = [one.gains[bot] - one.gains[before] for one in choices] if before else []
        took = sum(one.seconds[bot] for one in choices) / max(1, len(choices))
        rows.append(
            f"| {bot} | {_points(mean_with_margin([one.gains[bot] for one in choices]))} "
            f"| {_points(mean_with_margin(over)) if before else '-'} | {took:.3f} |"
        )
        before = bot
    return "\n".join(rows)


def _points(one: MeanWithMargin) -> str:
    return f"{100 * one.mean:+.2f} ± {100 * one.margin:.2f} %"
