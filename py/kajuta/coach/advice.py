"""Advice: the action of the strongest rank, its reasons in the features of the game's evaluation, and an expectation.

It uses the contract of a game and a seat's ``SeatKnowledge`` only: two positions that look alike to the seat get the
same advice, word for word. Numbers compare the best action with the second best in the same determinizations with the
same random numbers; a difference within the noise is not mentioned.
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kajuta.bots.bot_protocol import ThinkingBudget
from kajuta.bots.playout_search import horizon_turn_number, play_until_turn_number, sequential_halving
from kajuta.bots.ranks import RANK_SETTINGS
from kajuta.bots.seat_knowledge import SeatKnowledge
from kajuta.coach.advised_clicks import AdvisedClicks, find_advised_clicks
from kajuta.core.coach_reason_texts import ReasonText
from kajuta.core.evaluation_model import sequential_sum
from kajuta.core.game import Game
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import Action, State

STRONGEST = RANK_SETTINGS["captain"]
MAX_REASONS = 2
SIGNIFICANT_ERRORS = 2.0
"""Standard errors above 0 from which a difference is significant."""
MIN_RELATIVE_WEIGHT = 0.15
"""Weight below which a reason is left out, relative to the first one."""
NEARLY_ALWAYS = 85
"""Percentage of determinizations from which a reason is stated without one."""
MIN_END_DIFFERENCE = 0.05
"""Difference in the share of determinizations won or lost that is a reason."""
MIN_LEADING_END_DIFFERENCE = 0.2
"""Difference from which it is the first reason; a smaller one comes after what the features say."""


@dataclass(frozen=True, slots=True)
class AdviceEffort:
    """Thinking time of the coach.

    ``simulations`` playouts, or ``seconds`` in front of people, to find the best action. ``second_best_share`` and
    ``comparison_share``: parts of that again to find the second best action, and to compare the two.
    """

    simulations: int = STRONGEST.simulations
    seconds: float = STRONGEST.seconds
    second_best_share: float = 0.25
    comparison_share: float = 0.15

    def budget(self, share: float, thinking_time: float | None) -> ThinkingBudget:
        """Budget for a ``share`` of the whole; ``thinking_time``: factor of ``seconds``, None for no clock."""
        return ThinkingBudget(
            max(1, round(self.simulations * share)), thinking_time and self.seconds * share * thinking_time
        )


@dataclass(frozen=True, slots=True)
class Advice:
    """The best ``action``, the ``second_best`` one it was compared with, and sentences.

    ``clicks``: what plays the action, and where it begins a set all of that.
    """

    action: Action
    clicks: AdvisedClicks
    second_best: Action | None
    why: Message
    expectation: Message | None

    def to_json(self) -> dict[str, Any]:
        """Advice as JSON for the page."""
        said = [self.why] if self.expectation is None else [self.why, self.expectation]
        advice = {"action": list(self.action), "path": list(self.clicks.path), "said": said}
        return advice if self.clicks.chosen is None else {**advice, "chosen": list(self.clicks.chosen)}


class PositionEvaluation(NamedTuple):
    """Evaluation of a position for a seat.

    ``weighted_features`` and ``quantities``: features of all seats, weighted and in the units of sentences; None after
    the end. ``win_share``: 1, 0 or a share once the game has ended.
    """

    utility: float
    weighted_features: Sequence[Sequence[float]] | None
    quantities: Sequence[Sequence[float]] | None
    win_share: float | None


class BestAndAlternativeEvaluation(NamedTuple):
    """Evaluations after two actions in the same determinization with the same random numbers."""

    best: PositionEvaluation
    other: PositionEvaluation


class MeanEstimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    standard_error: float

    @property
    def is_significant(self) -> bool:
        """Whether the mean is above 0 by more than the noise."""
        return self.mean > 0 and self.mean >= SIGNIFICANT_ERRORS * self.standard_error


AdviceGenerator = Generator[float, None, Advice]
"""A search for advice: yields its progress (0 to 1) at least every 30 ms, returns the advice."""


def find_advice(
    info: SeatKnowledge, rng: Rng, thinking_time: float | None = None, settings: AdviceEffort | None = None
) -> AdviceGenerator:
    """Find the action of the strongest rank and its reasons; ``thinking_time``: factor, None for no clock."""
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
        return Advice(actions[0], clicks, None, msg("coach-only"), None)
    budget = settings.budget(1, thinking_time)
    turns = STRONGEST.horizon(info, world, actions, budget)
    search = sequential_halving(info, rng, actions, turns, budget)
    best = actions.pop((yield from _scaled_progress(search, 0, 1 / whole)))
    search = sequential_halving(info, rng, actions, turns, settings.budget(settings.second_best_share, thinking_time))
    other = actions.pop((yield from _scaled_progress(search, 1 / whole, (1 + settings.second_best_share) / whole)))
    info.helper.task = None  # the two are compared in pairs, which helpers do not play
    begin = (1 + settings.second_best_share) / whole
    middle = (1 + begin) / 2
    budget = settings.budget(settings.comparison_share / 2, thinking_time)
    at_turn_end, later = yield from _scaled_progress(
        compare_actions(info, rng, best, [other], turns, budget), begin, middle
    )
    why = reason_for_best(info, world, at_turn_end, later)
    if why is None and actions:
        # Nearly a tie between the best two: compare with all others.
        budget = settings.budget(settings.comparison_share / 2, thinking_time)
        pairs = yield from _scaled_progress(compare_actions(info, rng, best, actions, turns, budget), middle, 1)
        why = reason_for_best(info, world, *pairs)
        if why is not None:
            why = msg("coach-close-but", why=why)
    clicks = yield from find_advised_clicks(info, rng, best, choose_best)
    return Advice(best, clicks, other, why or msg("coach-close"), _expectation(info, later))


def _scaled_progress(work: Generator[float, None, Any], begin: float, end: float) -> Generator[float, None, Any]:
    """Yield the progress of ``work`` scaled to ``begin`` to ``end``; return its result."""
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
    """Play out ``best`` and in turn each of ``others`` in the same determinizations with the same random numbers.

    Returns the pairs at the end of the turn, and after ``turns`` turns of the seat (see ``SearchSettings``).
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
    """Evaluation of ``state`` for ``seat``."""
    value = game.utility(state, seat)
    if state.to_act is None:
        return PositionEvaluation(value, None, None, value if game.evaluation_model is not None else None)
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


def mean_estimate(numbers: Sequence[float]) -> MeanEstimate:
    """Mean of ``numbers`` with its standard error; that of a single number is its absolute value."""
    size = len(numbers)
    mean = sequential_sum(numbers) / size
    if size == 1:
        return MeanEstimate(mean, abs(mean))
    variance = sequential_sum((number - mean) * (number - mean) for number in numbers) / (size - 1)
    return MeanEstimate(mean, (variance / size) ** 0.5)


# Why


def reason_for_best(
    info: SeatKnowledge,
    world: State,
    at_turn_end: list[BestAndAlternativeEvaluation],
    later: list[BestAndAlternativeEvaluation],
) -> Message | None:
    """Sentence why the best action of the pairs is better; None where that is not significant."""
    if info.game.evaluation_model is None:
        return msg("coach-plain")
    for pairs, soon in ((at_turn_end, False), (later, True)):
        if mean_estimate([pair.best.utility - pair.other.utility for pair in pairs]).is_significant:
            found = find_reasons(info.game, world, info.seat, pairs, soon=soon)
            if found:
                return reason_sentence(found)
    sure = mean_estimate([pair.best.utility - pair.other.utility for pair in later]).is_significant
    return msg("coach-plain") if sure else None


def reason_sentence(reasons: Sequence[Message]) -> Message:
    """Sentence of one or two reasons."""
    if len(reasons) == 1:
        return msg("coach-why", first=reasons[0])
    return msg("coach-why-two", first=reasons[0], second=reasons[1])


def find_reasons(
    game: Game[Any], world: State, seat: int, pairs: Sequence[BestAndAlternativeEvaluation], *, soon: bool
) -> list[Message]:
    """Up to two reasons for the best action of the pairs, by weight.

    ``soon``: the positions compared are some turns later, not at the end of this turn.
    """
    if game.all_win_together(world):
        sides = [_ComparedSeat(0, None, 1.0)]
    else:
        seats = range(game.seats(world))
        sides = [
            _ComparedSeat(one, None, 1.0) if one == seat else _ComparedSeat(one, one, -1 / (len(seats) - 1))
            for one in seats
        ]
    leading, others = _end_reasons(pairs, soon)
    return [*leading, *_feature_reasons(game, sides, pairs), *others][:MAX_REASONS]


class _ComparedSeat(NamedTuple):
    """A seat whose features are compared: ``number`` in an evaluation, seat of a rival, factor of the difference."""

    number: int
    rival: int | None
    factor: float


def _end_reasons(pairs: Sequence[BestAndAlternativeEvaluation], soon: bool) -> tuple[list[Message], list[Message]]:
    """Reasons that the best action wins, or avoids losing, more often.

    First list: large differences, which come before what the features say. Second list: small ones, which come after.
    """
    leading: list[Message] = []
    others: list[Message] = []
    ends = (("coach-wins-soon", 1), ("coach-averts-soon", 0)) if soon else (("coach-wins", 1), ("coach-averts", 0))
    for word, end in ends:
        sign = 1 if end else -1
        best, other = (sum(one.win_share == end for one in side) / len(pairs) for side in zip(*pairs, strict=True))
        difference = sign * (best - other)
        if difference >= MIN_END_DIFFERENCE:
            what, share = msg(word), round(100 * difference)
            message = what if share >= NEARLY_ALWAYS else msg("coach-more-often", what=what, share=share)
            (leading if difference >= MIN_LEADING_END_DIFFERENCE else others).append(message)
    return leading, others


class _WeightedReason(NamedTuple):
    """A reason by a feature: its weight in the evaluation, and its sentence."""

    weight: float
    feature: int
    message: Message


def _feature_reasons(
    game: Game[Any], sides: Sequence[_ComparedSeat], pairs: Sequence[BestAndAlternativeEvaluation]
) -> list[Message]:
    """Reasons by significant differences of features, by weight; each feature once."""
    if game.evaluation_model is None:
        return []
    weighted: list[_WeightedReason] = []
    for feature, name in enumerate(game.evaluation_model.features):
        for number, rival, factor in sides:
            gains: list[float] = []
            quantities: list[float] = []
            for best, other in pairs:
                if (
                    best.weighted_features is None
                    or other.weighted_features is None
                    or best.quantities is None
                    or other.quantities is None
                ):
                    continue
                gains.append(
                    factor * (best.weighted_features[number][feature] - other.weighted_features[number][feature])
                )
                if gains[-1] > 0:
                    quantities.append(best.quantities[number][feature] - other.quantities[number][feature])
            if not gains or not mean_estimate(gains).is_significant:
                continue
            sentence = _sentence(game, name, rival, sum(quantities) / len(quantities))
            if sentence is not None:
                often = round(100 * len(quantities) / len(pairs))
                weighted.append(_WeightedReason(mean_estimate(gains).mean, feature, _with_share(sentence, often)))
    weighted.sort(key=lambda one: -one.weight)
    chosen: dict[int, Message] = {}
    for one in weighted:
        if one.weight >= MIN_RELATIVE_WEIGHT * weighted[0].weight:
            chosen.setdefault(one.feature, one.message)
    return list(chosen.values())


def _sentence(game: Game[Any], feature: str, rival: int | None, difference: float) -> Message | None:
    """Sentence for a difference of a feature; None where there is none, or the difference rounds to 0."""
    reason = game.reason_text_by_feature.get(feature)
    way = "more" if difference > 0 else "less"
    if reason is None:
        nameable = rival is None and not game.reason_text_by_feature
        return msg("coach-term", way=way, term=msg(f"term-{feature}")) if nameable else None
    number = round(abs(difference))
    if reason.scale and not number:
        return None
    return _quantified(reason, feature, way, number, rival)


def _quantified(reason: ReasonText, feature: str, way: str, number: int, rival: int | None) -> Message | None:
    if rival is not None:
        if not reason.has_rival_text:
            return None
        seat = seat_ref(rival)
        if reason.scale:
            return msg(f"why-{feature}-rival", way=way, number=number, seat=seat)
        return msg(f"why-{feature}-rival", way=way, seat=seat)
    return msg(f"why-{feature}", way=way, number=number) if reason.scale else msg(f"why-{feature}", way=way)


def _with_share(message: Message, share: int) -> Message:
    """``message`` with the percentage in which it comes true, unless nearly always."""
    return message if share >= NEARLY_ALWAYS else msg("coach-in-share", what=message, share=max(1, share))


def _expectation(info: SeatKnowledge, later: Sequence[BestAndAlternativeEvaluation]) -> Message | None:
    """Message with the expected win probability after the best action."""
    if info.game.evaluation_model is None:
        return None
    chance = mean_estimate([pair.best.utility for pair in later]).mean
    word = "coach-expects-crew" if info.game.all_win_together(info.determinize(Rng(0))) else "coach-expects"
    return msg(word, chance=min(99, max(1, round(100 * chance))))


# A comment on another seat's move


COMMENT_DEALS = 40
"""Determinizations for a comment on another seat's move."""


def comment_on_others_move(before: SeatKnowledge, after: SeatKnowledge, mover: int, rng: Rng) -> Message | None:
    """Sentence on what the last move of ``mover`` changed, by what one other seat knows; None for nothing.

    ``before`` and ``after``: what that seat knows around the move.
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
    gains = _feature_reasons(game, [_ComparedSeat(mover, None, 1.0)], pairs)
    if not gains:
        return None
    return msg("coach-of-another", seat=seat_ref(mover), what=gains[0], before=chances[0], after=chances[1])
