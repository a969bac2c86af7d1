"""Advice for one decision: the action that the strongest rank would play, the reasons, and the expected result.

It uses only a seat's ``SeatKnowledge``, so two positions that look alike to the seat get exactly the same advice. The
best action is compared with the second best in the same determinizations (random deals of the hidden cards) with the
same random numbers. Differences that are not significant are not mentioned.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

from kajuta.bots.bot_protocol import ThinkingBudget
from kajuta.bots.playout_search import horizon_turn_number, play_until_turn_number, sequential_halving
from kajuta.bots.ranks import RANK_SETTINGS
from kajuta.bots.seat_knowledge import SeatKnowledge
from kajuta.coach.action_sentences import action_sentence
from kajuta.coach.advised_clicks import AdvisedClicks, find_advised_clicks
from kajuta.coach.reasons import (
    BestAndAlternativeEvaluation,
    ComparedSeat,
    PositionEvaluation,
    feature_reasons,
    mean_estimate,
    reason_for_best,
)
from kajuta.core.game import Game
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import Action, State

STRONGEST = RANK_SETTINGS["captain"]


@dataclass(frozen=True, slots=True)
class AdviceEffort:
    """Effort of the coach.

    ``simulations``: playouts for finding the best action; ``seconds``: their time limit in games with people.
    ``second_best_share`` and ``comparison_share``: additional effort for finding the second best action and for
    comparing the two, as fractions of that.
    """

    simulations: int = STRONGEST.simulations
    seconds: float = STRONGEST.seconds
    second_best_share: float = 0.25
    comparison_share: float = 0.15

    def budget(self, share: float, thinking_time: float | None) -> ThinkingBudget:
        """Budget for the fraction ``share``; ``thinking_time``: factor of ``seconds``, None for no time limit."""
        return ThinkingBudget(
            max(1, round(self.simulations * share)), thinking_time and self.seconds * share * thinking_time
        )


@dataclass(frozen=True, slots=True)
class Advice:
    """The best ``action``, the ``second_best`` that it was compared with, and sentences about them.

    ``title``: sentence about what to do, None if the table has no words for it. ``clicks``: clicks that play the action
    or, if it is part of a set, the whole set.
    """

    action: Action
    title: Message | None
    clicks: AdvisedClicks
    second_best: Action | None
    why: Message
    expectation: Message | None

    def to_json(self) -> dict[str, Any]:
        """The advice as JSON for the page."""
        said = [self.why] if self.expectation is None else [self.why, self.expectation]
        advice = {"action": list(self.action), "title": self.title, "path": list(self.clicks.path), "said": said}
        return advice if self.clicks.chosen is None else {**advice, "chosen": list(self.clicks.chosen)}


AdviceGenerator = Generator[float, None, Advice]
"""A search for advice: yields its progress (0 to 1) at least every 30 ms, returns the advice."""


def find_advice(
    info: SeatKnowledge, rng: Rng, thinking_time: float | None = None, settings: AdviceEffort | None = None
) -> AdviceGenerator:
    """Find the best action and the reasons for it. ``thinking_time``: factor of the usual time, None for no limit."""
    settings = settings or AdviceEffort()
    whole = 1 + settings.second_best_share + settings.comparison_share
    world = info.determinize(rng)
    actions = info.game.candidates(world)

    def choose_best(info: SeatKnowledge, actions: Sequence[Action]) -> Generator[float, None, Action]:
        budget = settings.budget(settings.second_best_share, thinking_time)
        turns = STRONGEST.horizon(info, info.determinize(rng), actions, budget)
        search = sequential_halving(info, rng, [*actions], turns, budget)
        best: int = yield from _scaled_progress(search, 1, 1)
        return actions[best]

    if len(actions) == 1:
        yield 1.0
        clicks = yield from find_advised_clicks(info, rng, actions[0], choose_best)
        return Advice(actions[0], _title(info, clicks), clicks, None, msg("coach-only"), None)
    budget = settings.budget(1, thinking_time)
    turns = STRONGEST.horizon(info, world, actions, budget)
    search = sequential_halving(info, rng, actions, turns, budget)
    best = actions.pop((yield from _scaled_progress(search, 0, 1 / whole)))
    search = sequential_halving(info, rng, actions, turns, settings.budget(settings.second_best_share, thinking_time))
    other = actions.pop((yield from _scaled_progress(search, 1 / whole, (1 + settings.second_best_share) / whole)))
    info.helper.task = None  # helpers cannot run the comparison below
    begin = (1 + settings.second_best_share) / whole
    middle = (1 + begin) / 2
    budget = settings.budget(settings.comparison_share / 2, thinking_time)
    at_turn_end, later = yield from _scaled_progress(
        compare_actions(info, rng, best, [other], turns, budget), begin, middle
    )
    if _evaluation_prefers_other(at_turn_end, later):
        best, other = other, best
        at_turn_end, later = _exchanged(at_turn_end), _exchanged(later)
    why = reason_for_best(info, world, at_turn_end, later)
    if why is None and actions:
        # No significant difference from the second best: compare with all other actions instead.
        budget = settings.budget(settings.comparison_share / 2, thinking_time)
        pairs = yield from _scaled_progress(compare_actions(info, rng, best, actions, turns, budget), middle, 1)
        why = reason_for_best(info, world, *pairs)
        if why is not None:
            why = msg("coach-close-but", why=why)
    clicks = yield from find_advised_clicks(info, rng, best, choose_best)
    return Advice(best, _title(info, clicks), clicks, other, why or msg("coach-close"), _expectation(info, later))


def _evaluation_prefers_other(
    at_turn_end: Sequence[BestAndAlternativeEvaluation], later: Sequence[BestAndAlternativeEvaluation]
) -> bool:
    """Whether the playouts cannot tell the two actions apart, but the second is better at the end of the turn.

    Then the search has found the best one by chance, and it may be one that a player would never consider.
    """
    if mean_estimate([pair.best.utility - pair.other.utility for pair in later]).is_significant:
        return False
    return mean_estimate([pair.other.utility - pair.best.utility for pair in at_turn_end]).is_significant


def _exchanged(pairs: Sequence[BestAndAlternativeEvaluation]) -> list[BestAndAlternativeEvaluation]:
    return [BestAndAlternativeEvaluation(pair.other, pair.best) for pair in pairs]


def _title(info: SeatKnowledge, clicks: AdvisedClicks) -> Message | None:
    return action_sentence(info, clicks.actions, clicks.path)


def _scaled_progress(work: Generator[float, None, Any], begin: float, end: float) -> Generator[float, None, Any]:
    """Yield the progress of ``work``, scaled to the range from ``begin`` to ``end``; return its result."""
    share = begin
    try:
        while True:
            share = max(share, begin + next(work) * (end - begin))
            yield share
    except StopIteration as done:
        return done.value


def compare_actions(
    info: SeatKnowledge, rng: Rng, best: Action, others: Sequence[Action], turns: int, budget: ThinkingBudget
) -> Generator[float, None, tuple[list[BestAndAlternativeEvaluation], list[BestAndAlternativeEvaluation]]]:
    """Play out ``best`` and, by turns, one of ``others``, in the same determinizations with the same random numbers.

    Returns two lists of paired evaluations: at the end of the turn, and after ``turns`` own turns (see
    ``SearchSettings``).
    """
    game, seat = info.game, info.seat
    playout_rng = Rng(0)
    at_turn_end: list[BestAndAlternativeEvaluation] = []
    later: list[BestAndAlternativeEvaluation] = []
    while not at_turn_end or budget.fraction_used() < 1:
        world = info.determinize(rng)
        rng_state = rng_state_from_seed(rng.randbelow(1 << 32))
        evaluations: list[tuple[PositionEvaluation, PositionEvaluation]] = []
        for action in (best, others[len(at_turn_end) % len(others)]):
            playout_rng.state = rng_state
            state = world.copy()
            state.apply(action)
            play_until_turn_number(game, state, world.turn + 1, playout_rng)
            turn_end = evaluate_for_seat(game, state, seat)
            play_until_turn_number(game, state, horizon_turn_number(world, turns, info.seats), playout_rng)
            evaluations.append((turn_end, evaluate_for_seat(game, state, seat)))
            budget.used += 1
            yield budget.fraction_used()
        at_turn_end.append(BestAndAlternativeEvaluation(evaluations[0][0], evaluations[1][0]))
        later.append(BestAndAlternativeEvaluation(evaluations[0][1], evaluations[1][1]))
    return at_turn_end, later


def evaluate_for_seat(game: Game[Any], state: State, seat: int) -> PositionEvaluation:
    """Evaluation of ``state`` for ``seat``, with the features of all seats."""
    value = game.utility(state, seat)
    if state.to_act is None:
        lines = () if game.all_win_together(state) else state.outcome_so_far().lines[seat]
        return PositionEvaluation(value, None, None, None if game.evaluation_model is None else value, lines)
    if game.evaluation_model is None:
        return PositionEvaluation(value, None, None, None)
    features = []
    counts = []
    for one in [seat] if game.all_win_together(state) else range(game.seats(state)):
        numbers = game.features(state, one)
        weights = game.evaluation_model.weights_by_group[game.weight_group(state, one)].coefficients
        features.append([weight * number for weight, number in zip(weights, numbers, strict=True)])
        counts.append(game.reason_quantities(state, one, numbers))
    return PositionEvaluation(value, features, counts, None)


def _expectation(info: SeatKnowledge, later: Sequence[BestAndAlternativeEvaluation]) -> Message | None:
    """Message with the win probability expected after the best action."""
    if info.game.evaluation_model is None:
        return None
    chance = mean_estimate([pair.best.utility for pair in later]).mean
    word = "coach-expects-crew" if info.game.all_win_together(info.determinize(Rng(0))) else "coach-expects"
    return msg(word, chance=min(99, max(1, round(100 * chance))))


# Comments on moves of other seats


COMMENT_DEALS = 40
"""Number of random deals of the hidden cards on which a comment is based."""


def comment_on_others_move(before: SeatKnowledge, after: SeatKnowledge, mover: int, rng: Rng) -> Message | None:
    """Sentence about the main effect of the last move of the seat ``mover``, from that seat's point of view.

    None if there is no such effect, or if the seat's chance to win fell, because praise would contradict that.
    ``before`` and ``after``: the knowledge of the seat that gets the comment, before and after the move.
    """
    game = before.game
    if game.evaluation_model is None or game.all_win_together(before.determinize(rng)):
        return None
    evaluations = []
    for info in (before, after):
        playout_rng = Rng(rng.state)
        evaluations.append(
            [evaluate_for_seat(game, info.determinize(playout_rng), mover) for _ in range(COMMENT_DEALS)]
        )
    pairs = [BestAndAlternativeEvaluation(now, then) for then, now in zip(*evaluations, strict=True)]
    chances = [round(100 * mean_estimate([one.utility for one in side]).mean) for side in evaluations]
    gains = feature_reasons(game, [ComparedSeat(mover, None, 1.0)], pairs)
    if not gains or chances[1] < chances[0]:
        return None
    return msg("coach-of-another", seat=seat_ref(mover), what=gains[0], before=chances[0], after=chances[1])
