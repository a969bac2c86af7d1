"""Finds puzzles: plays matches between sailors and tests their decisions.

The tests of a decision come in order of cost; if one fails, the rest are skipped. Each uses its own random deals of the
hidden cards: short playouts as in a bot's search; the boy, the weakest rank, which must rarely find the action;
playouts to the end of the game; the coach's reason; a second series of playouts to confirm the result; a captain with
three times its usual playouts; and finally strong bots that play on, which give the win probabilities shown and the
explanation.
"""

import json
import math
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, NamedTuple

from kajuta.bots import RANKS, SeatKnowledge
from kajuta.core import position_json
from kajuta.core.errors import BadSetup
from kajuta.core.game import Game, Options, OptionValue
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State
from kajuta.games import game
from kajuta.match.branch import redeal_unseen
from kajuta.puzzles.puzzle import (
    MAX_FOUND_BY_BOY,
    MIN_SECOND,
    REAL_CANDIDATE,
    Puzzle,
    is_one_decision,
    is_real_choice,
    puzzle_setup,
)
from league.parse_bot_words import parse_player
from league.puzzle_judgement import (
    MIN_QUICK_LEAD,
    captain_agrees,
    confirm,
    deals_to_confirm,
    judge,
    quick_lead,
    times_found,
)
from league.puzzle_play_on import play_on, strong_bots
from league.puzzle_reasons import explain_candidates, find_puzzle_reasons, puzzle_seed

PUZZLE_BOT = "sailor"
"""Bot that plays the matches. Its mistakes lead to positions that people meet, in a tenth of a mate's time."""
QUICK_DEALS = 24
JUDGEMENT_DEALS = 800
MIN_CONFIRMATION_DEALS = 400
MAX_CONFIRMATION_DEALS = 1500
REAL_IN_PLAYOUTS = REAL_CANDIDATE / 2
"""Part of the second best win probability that makes a real candidate in playouts, which exaggerate."""


class PuzzleTask(NamedTuple):
    """A match in which to look for a puzzle. ``bot``: word for the player on all seats, see ``parse_bot_words``."""

    game_id: str
    players: int
    options: Options
    bot: str
    seed: int


class SearchedMatch(NamedTuple):
    """Result of a match: its puzzle as JSON or None, the number of decisions that passed each test, and CPU seconds."""

    puzzle: dict[str, Any] | None
    passed: Mapping[str, int]
    seconds: float


def search_match(task: PuzzleTask) -> SearchedMatch:
    """Play the task's match and test its decisions until one is a puzzle; a task gives the same result everywhere."""
    began = time.process_time()
    passed: Counter[str] = Counter()
    puzzle = None
    for state, seed in late_decisions(task):
        puzzle = find_puzzle(task, state, seed, passed)
        if puzzle is not None:
            break
    return SearchedMatch(None if puzzle is None else puzzle.to_json(), passed, round(time.process_time() - began, 1))


def late_decisions(task: PuzzleTask) -> list[tuple[State, int]]:
    """Positions of the second half of the match, the last one first, each with a seed.

    Late decisions move the win probability more, a person can see what they lead to, and they are cheap to play on.
    Positions in which a set is half chosen are left out, since people choose sets as a whole.
    """
    rules = game(task.game_id)
    player = parse_player(task.bot, rules)
    state = rules.new(task.players, task.options, task.seed)
    rng = Rng(task.seed)
    decisions: list[tuple[State, int]] = []
    seat_of_set: int | None = None
    while state.to_act is not None:
        legal = state.legal_actions()
        pick = rules.pick(state, legal)
        is_half_chosen = pick is not None and state.to_act == seat_of_set
        seat_of_set = state.to_act if is_half_chosen or (pick is not None and pick.is_set) else None
        if len(legal) == 1:
            state.apply(legal[0])
            continue
        if is_one_decision(rules, state) and not is_half_chosen:
            decisions.append((state.copy(), rng.randbelow(1 << 32)))
        state.apply(player.choose(state, rng))
    return decisions[: len(decisions) // 2 - 1 : -1] if len(decisions) > 1 else decisions


def find_puzzle(task: PuzzleTask, state: State, seed: int, passed: Counter[str]) -> Puzzle | None:
    """Test the decision in ``state``; return a puzzle if it passes all tests. ``passed`` counts the tests passed."""
    rules = game(task.game_id)
    actions = state.legal_actions()
    info = SeatKnowledge(rules, state)
    seeds = [(seed << 3) + n for n in range(6)]
    passed["decisions"] += 1
    best, lead = quick_lead(info, actions, seeds[0], QUICK_DEALS)
    world = info.determinize(Rng(seeds[0]))
    if (
        lead < MIN_QUICK_LEAD
        or actions[best] not in rules.candidates(world)
        or begins_a_set(rules, world, actions[best])
    ):
        return None
    passed["quick"] += 1
    found = {"boy": times_found(info, "boy", actions[best], MAX_FOUND_BY_BOY)}
    if found["boy"] > MAX_FOUND_BY_BOY:
        return None
    passed["boy"] += 1
    judged = judge(info, actions, seeds[1], JUDGEMENT_DEALS, best)
    if not judged.is_clear or judged.best != best or not is_real_choice(judged.chances, REAL_IN_PLAYOUTS):
        return None
    passed["judged"] += 1
    id = puzzle_id(task)
    second = max((n for n in range(len(actions)) if n != best), key=judged.chances.__getitem__)
    if not find_puzzle_reasons(info, actions[best], actions[second], puzzle_seed(id)):
        return None
    passed["reason"] += 1
    deals = deals_to_confirm(judged.lead, judged.deals)
    deals = min(MAX_CONFIRMATION_DEALS, max(MIN_CONFIRMATION_DEALS, deals))
    sure = confirm(info, actions, seeds[4], deals)
    if not sure.is_clear or sure.best != best:
        return None
    passed["confirmed"] += 1
    dealt = redeal_unseen(state, state.to_act, Rng(seeds[5])).copy()
    dealt.irreversible_events = 0
    per_seat = {option.id for option in rules.options if option.per_seat}
    options = {name: value for name, value in task.options.items() if name not in (*per_seat, "edition")}
    assert state.to_act is not None
    position = position_json.position_to_json(rules, dealt, compact=True)
    setup = puzzle_setup(rules, task.players, options, state.to_act, position)
    stored_info = SeatKnowledge(rules, setup.initial_state())
    if not captain_agrees(info, actions[best], seeds[3]):
        return None
    passed["captain"] += 1
    chance_in_playouts = dict(zip(actions, sure.chances, strict=True))
    _, *others = sorted(actions, key=lambda action: -chance_in_playouts[action])
    played = play_on(stored_info, actions[best], others, puzzle_seed(id), strong_bots(rules))
    if played is None or not is_real_choice(played.chances.values(), at_least=MIN_SECOND):
        return None
    passed["played-on"] += 1
    chances = {action: played.chances[action] for action in actions}
    explanation = explain_candidates(stored_info, chances, played.follow_ups, id, played.games)
    if explanation is None:
        return None
    found |= {rank: times_found(info, rank, actions[best]) for rank in RANKS if rank != "boy"}
    mean, margin = 1000 * sure.lead.mean, 1000 * sure.lead.margin
    puzzle = Puzzle(
        rules.id,
        id,
        setup,
        state.to_act,
        chances,
        (round(mean), math.ceil(mean - margin), min(1000, round(mean + margin))),
        explanation.sentences,
        played.follow_ups,
        explanation.theme,
        found,
    )
    return Puzzle.from_json(rules, json.loads(json.dumps(puzzle.to_json())))


def begins_a_set(rules: Game[Any], state: State, action: Action) -> bool:
    """Whether ``action`` is only the first part of a set, so that the seat has to choose further elements after it."""
    after = state.copy()
    after.apply(action)
    if after.to_act != state.to_act:
        return False
    pick = rules.pick(after, after.legal_actions())
    return pick is not None and pick.is_set


def puzzle_id(task: PuzzleTask) -> str:
    """Id of the puzzle of a match; a match has at most one."""
    return sha256(json.dumps(task_to_json(task)).encode()).hexdigest()[:8]


def task_to_json(task: PuzzleTask) -> list[Any]:
    """``task`` as JSON, which is its key in the store."""
    options = {key: list(value) if isinstance(value, tuple) else value for key, value in sorted(task.options.items())}
    return [task.game_id, task.players, options, task.bot, task.seed]


def varied_tasks(rules: Game[Any], bot: str, seed: int, players: Iterable[int] = ()) -> Iterator[PuzzleTask]:
    """Endless sequence of matches, by turns with default and with random options; the number of seats is random."""
    counts = [*players] or [*rules.players]
    while True:
        rng = Rng(seed)
        seats = rng.choice(counts)
        yield PuzzleTask(
            rules.id, seats, _options(rules, seats, rng) if seed % 2 else rules.complete_options(seats, {}), bot, seed
        )
        seed += 1


def _options(rules: Game[Any], seats: int, rng: Rng) -> Options:
    """Complete options, about half of them with a random value; options that each seat chooses keep their defaults."""
    chosen: dict[str, OptionValue] = {}
    for option in rules.options:
        if option.per_seat or rng.randbelow(2):
            continue
        tried = {**chosen, option.id: rng.choice(option.values)}
        try:
            rules.complete_options(seats, tried)
        except BadSetup:
            continue
        chosen = tried
    return rules.complete_options(seats, chosen)
