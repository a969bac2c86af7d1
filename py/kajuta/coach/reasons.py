"""Reasons of the coach: sentences about how the positions after two actions differ in the features of the evaluation.

Both actions are played out in the same determinizations (random deals of the hidden cards) with the same random
numbers. Differences that are not significant are not mentioned.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kajuta.bots.seat_knowledge import SeatKnowledge
from kajuta.core.coach_reason_texts import ReasonText
from kajuta.core.evaluation_model import sequential_sum
from kajuta.core.game import Game
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.outcome import ScoreLine
from kajuta.core.state import State

MAX_REASONS = 2
SIGNIFICANT_ERRORS = 2.0
"""A difference is significant if it is at least this many standard errors above 0."""
MIN_RELATIVE_WEIGHT = 0.15
"""A reason is left out if its weight, relative to that of the first reason, is below this."""
NEARLY_ALWAYS = 85
"""A reason that holds in at least this percentage of the random deals is stated without the percentage."""
MIN_END_DIFFERENCE = 0.05
"""Minimum difference between two actions, in the share of deals won or lost, to be mentioned as a reason."""
MIN_LEADING_END_DIFFERENCE = 0.2
"""Minimum of that difference to be the first reason; if smaller, it comes after the reasons about features."""


class PositionEvaluation(NamedTuple):
    """Evaluation of a position for a seat.

    ``weighted_features``: features by seat, multiplied by their weights. ``quantities``: features by seat, in the units
    of the coach's texts. Both are None if the game is over.
    ``win_share``: share of the victory if the game is over, else None.
    ``score_lines``: the seat's own final scoring if the game is over and has scores to compare.
    """

    utility: float
    weighted_features: Sequence[Sequence[float]] | None
    quantities: Sequence[Sequence[float]] | None
    win_share: float | None
    score_lines: Sequence[ScoreLine] = ()


class BestAndAlternativeEvaluation(NamedTuple):
    """Evaluations after the best action and another one, in the same random deal with the same random numbers."""

    best: PositionEvaluation
    other: PositionEvaluation


class MeanEstimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    standard_error: float

    @property
    def is_significant(self) -> bool:
        """Whether the mean is positive and significantly different from 0."""
        return self.mean > 0 and self.mean >= SIGNIFICANT_ERRORS * self.standard_error


def mean_estimate(numbers: Sequence[float]) -> MeanEstimate:
    """Mean of ``numbers`` with its standard error; for a single number the error is its absolute value."""
    size = len(numbers)
    mean = sequential_sum(numbers) / size
    if size == 1:
        return MeanEstimate(mean, abs(mean))
    variance = sequential_sum((number - mean) * (number - mean) for number in numbers) / (size - 1)
    return MeanEstimate(mean, (variance / size) ** 0.5)


def reason_for_best(
    info: SeatKnowledge,
    world: State,
    at_turn_end: list[BestAndAlternativeEvaluation],
    later: list[BestAndAlternativeEvaluation],
) -> Message | None:
    """Sentence about why the best action is better than the other ones, or None if it is not significantly better."""
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
    """A sentence that joins one or two reasons."""
    if len(reasons) == 1:
        return msg("coach-why", first=reasons[0])
    return msg("coach-why-two", first=reasons[0], second=reasons[1])


def find_reasons(
    game: Game[Any], world: State, seat: int, pairs: Sequence[BestAndAlternativeEvaluation], *, soon: bool
) -> list[Message]:
    """Up to MAX_REASONS reasons for the best action, the most important first.

    ``soon``: True if the compared positions are some turns later, False if they are at the end of this turn.
    """
    leading, others = end_reasons(pairs, soon=soon)
    features = feature_reasons(game, compared_seats(game, world, seat), pairs)
    scores = [one.message for one in score_reasons(pairs)]
    return [*leading, *features, *scores, *others][:MAX_REASONS]


class ComparedSeat(NamedTuple):
    """A seat whose features are compared.

    ``number``: index of the seat in an evaluation. ``rival``: the seat if it is an opponent, else None. ``factor``:
    weight of its differences, negative for opponents.
    """

    number: int
    rival: int | None
    factor: float


def compared_seats(game: Game[Any], world: State, seat: int) -> list[ComparedSeat]:
    """Seats whose features explain a choice of ``seat``: all of them, or the crew as one if all win together."""
    if game.all_win_together(world):
        return [ComparedSeat(0, None, 1.0)]
    seats = range(game.seats(world))
    return [
        ComparedSeat(one, None, 1.0) if one == seat else ComparedSeat(one, one, -1 / (len(seats) - 1)) for one in seats
    ]


def end_reasons(pairs: Sequence[BestAndAlternativeEvaluation], *, soon: bool) -> tuple[list[Message], list[Message]]:
    """Reasons that the best action wins, or avoids losing, more often.

    The first list has large differences, which come before the reasons about features; the second list has small ones,
    which come after them.
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


class ScoreReason(NamedTuple):
    """A reason about a line of the final scoring: the points gained in words, and the percentage of random deals."""

    sentence: Message
    share: int

    @property
    def message(self) -> Message:
        """The sentence, with its share unless it holds nearly always."""
        return with_share(self.sentence, self.share)


def score_reasons(pairs: Sequence[BestAndAlternativeEvaluation]) -> list[ScoreReason]:
    """Reasons about lines of the final scoring that bring more points, the most important first.

    They speak where those about features cannot, because the game ends within the turns that are looked ahead.
    """
    over = [(pair.best.score_lines, pair.other.score_lines) for pair in pairs]
    over = [(best, other) for best, other in over if best and other]
    # A label may name a count, which differs: lines belong together by the label's id.
    ids = dict.fromkeys(line.label["id"] for both in over for lines in both for line in lines)
    found: list[tuple[float, ScoreReason]] = []
    for id in ids:
        gains = [_points_of_line(best, id) - _points_of_line(other, id) for best, other in over]
        more = [gain for gain in gains if gain > 0]
        if more and mean_estimate(gains).is_significant:
            labels = [line.label for best, other in over for line in (*best, *other) if line.label["id"] == id]
            sentence = msg("coach-scores", number=round(sum(more) / len(more)), label=max(labels, key=labels.count))
            found.append((mean_estimate(gains).mean, ScoreReason(sentence, round(100 * len(more) / len(pairs)))))
    return [reason for _, reason in sorted(found, key=lambda one: -one[0])]


def _points_of_line(lines: Sequence[ScoreLine], label_id: str) -> int:
    return sum(line.points for line in lines if line.label["id"] == label_id)


class FeatureReason(NamedTuple):
    """A reason about a feature.

    ``weight``: mean difference in the evaluation. ``rival``: the opponent whose feature it is, or None. ``sentence``:
    the difference in words. ``share``: percentage of random deals in which it holds.
    """

    weight: float
    feature: str
    rival: int | None
    sentence: Message
    share: int

    @property
    def key(self) -> tuple[str, int | None]:
        """Feature and seat, which together are unique in a comparison."""
        return self.feature, self.rival

    @property
    def message(self) -> Message:
        """The sentence, with its share unless it holds nearly always."""
        return with_share(self.sentence, self.share)


def feature_reasons(
    game: Game[Any], sides: Sequence[ComparedSeat], pairs: Sequence[BestAndAlternativeEvaluation]
) -> list[Message]:
    """Sentences about features that differ significantly, the most important first; at most one per feature."""
    weighted = weighted_reasons(game, sides, pairs)
    chosen: dict[str, Message] = {}
    for one in weighted:
        if one.weight >= MIN_RELATIVE_WEIGHT * weighted[0].weight:
            chosen.setdefault(one.feature, one.message)
    return list(chosen.values())


def weighted_reasons(
    game: Game[Any], sides: Sequence[ComparedSeat], pairs: Sequence[BestAndAlternativeEvaluation]
) -> list[FeatureReason]:
    """Reasons about features of seats that differ significantly, the most important first."""
    if game.evaluation_model is None:
        return []
    weighted: list[FeatureReason] = []
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
                weighted.append(FeatureReason(mean_estimate(gains).mean, name, rival, sentence, often))
    weighted.sort(key=lambda one: -one.weight)
    return weighted


def _sentence(game: Game[Any], feature: str, rival: int | None, difference: float) -> Message | None:
    """Sentence about the difference of a feature; None if the game has no text for it or the difference rounds to 0."""
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


def with_share(message: Message, share: int) -> Message:
    """``message`` with the percentage of random deals in which it holds, unless it holds nearly always."""
    return message if share >= NEARLY_ALWAYS else msg("coach-in-share", what=message, share=max(1, share))
