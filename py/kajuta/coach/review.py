"""The review of a finished match: win probabilities by turn, turning points, and costly decisions.

A decision is judged by what its seat knew at the time. Its cost is the difference in utility between the best action
and the one taken. Both are played out in the same determinizations (random deals of the hidden cards) with the same
random numbers, independently of the search that found the best action. A cost within two standard errors does not count
as a mistake. Luck is the part of a change in win probability that the seat's own decisions did not cause.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from kajuta.bots import SeatKnowledge
from kajuta.bots.bot_protocol import ThinkingBudget
from kajuta.bots.playout_search import play_until_turn_number, sequential_halving
from kajuta.coach.action_sentences import action_sentence, clicked_labels
from kajuta.coach.advice import compare_actions
from kajuta.coach.reasons import SIGNIFICANT_ERRORS, MeanEstimate, find_reasons, mean_estimate, reason_sentence
from kajuta.core.game import Game
from kajuta.core.message import Message, msg
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State
from kajuta.match import Match
from kajuta.match.match_setup import LOCAL_HUMAN

MAX_LISTED = 5
"""Maximum number of turning points and of decisions in the review."""
MIN_CHANCE = 0.02
"""Smallest change of a win probability that is listed."""


@dataclass(frozen=True, slots=True)
class ReviewEffort:
    """Effort of a review.

    ``determinizations``: random deals per seat for estimating a win probability. ``search_simulations``: playouts for
    finding the best action. ``comparison_simulations``: playouts for comparing it with the one taken. Decisions of bots
    get a third of both. ``turns``: as in ``SearchSettings``.
    """

    determinizations: int = 8
    search_simulations: int = 150
    comparison_simulations: int = 160
    turns: int = 2


@dataclass(frozen=True, slots=True)
class WinChancesAtTurnStart:
    """Win probability of each seat at the start of a turn, with the standard error.

    It is averaged over estimates from the knowledge of each seat.
    """

    step: int
    seat: int
    chances: tuple[float, ...]
    standard_error: float = 0.0


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """A decision that was compared with the best action, and its cost for the seat."""

    step: int
    seat: int
    cost: MeanEstimate
    taken: Message | None
    best: Message | None
    why: Message | None

    @property
    def is_mistake(self) -> bool:
        """Whether the cost is statistically significant and large enough to be listed."""
        return self.cost.is_significant and self.cost.mean >= MIN_CHANCE

    def to_json(self) -> dict[str, Any]:
        """The decision as JSON for the page, with probabilities in percent."""
        margin = SIGNIFICANT_ERRORS * self.cost.standard_error
        return {
            "step": self.step,
            "seat": self.seat,
            "cost": round(100 * self.cost.mean),
            "low": round(100 * max(0.0, self.cost.mean - margin)),
            "high": round(100 * min(1.0, self.cost.mean + margin)),
            "taken": self.taken,
            "best": self.best,
            "why": self.why,
        }


@dataclass(slots=True)
class Review:
    """Results of a review, possibly incomplete."""

    seats: int
    all_win_together: bool
    people: Sequence[int]
    points: list[WinChancesAtTurnStart] = field(default_factory=list)
    decisions: list[ReviewedDecision] = field(default_factory=list)
    ended_by_conceding: bool = False

    def to_json(self) -> dict[str, Any]:
        """The review as JSON for the page."""
        costly = sorted((one for one in self.decisions if one.is_mistake and one.seat in self.people), key=_cost)
        return {
            "together": self.all_win_together,
            "points": [
                {"step": one.step, "seat": one.seat, "chances": [round(chance, 3) for chance in one.chances]}
                for one in self.points
            ],
            "moments": self.turning_points(),
            "decisions": [one.to_json() for one in costly[:MAX_LISTED]],
        }

    def turning_points(self) -> list[dict[str, Any]]:
        """Turns with the largest changes for the seat whose turn it was, split into luck and its own decisions."""
        found = []
        # The last change is neither luck nor a decision of the game if a seat conceded.
        points = self.points[:-1] if self.ended_by_conceding else self.points
        for now, then in pairwise(points):
            seat = now.seat
            change = then.chances[seat] - now.chances[seat]
            if abs(change) < max(
                MIN_CHANCE,
                SIGNIFICANT_ERRORS
                * (now.standard_error * now.standard_error + then.standard_error * then.standard_error) ** 0.5,
            ):
                continue
            own = (one for one in self.decisions if one.seat == seat and now.step <= one.step < then.step)
            choice = -sum(one.cost.mean for one in own if one.is_mistake)
            found.append((now.step, seat, change, choice))
        found.sort(key=lambda one: -abs(one[2]))
        return [
            {
                "step": step,
                "seat": seat,
                "change": round(100 * change),
                "luck": round(100 * change) - round(100 * choice),
                "choice": round(100 * choice),
            }
            for step, seat, change, choice in sorted(found[:MAX_LISTED])
        ]


def _cost(decision: ReviewedDecision) -> float:
    return -decision.cost.mean


def review_match(match: Match, result: Review, settings: ReviewEffort | None = None) -> Generator[float, None, None]:
    """Review a finished match into ``result``; yields the progress (0 to 1) at least every 30 ms."""
    settings = settings or ReviewEffort()
    entries = match.entries
    first = match.history.first
    state = match.state_after(first)
    turn = None
    for step, entry in enumerate(entries[first:], first):
        part = step / len(entries)
        if not isinstance(entry, tuple) or state.to_act is None:
            continue
        if state.turn != turn:
            turn = state.turn
            yield from _with_progress(part, _turn_chances(match.game, state, step, settings, result))
        if len(state.legal_actions()) > 1:
            yield from _with_progress(part, _review_decision(match, state, step, entry, settings, result))
        state.apply(entry)
        yield part
    if (outcome := match.outcome()) is not None:
        winners = outcome.winners
        result.ended_by_conceding = bool(match.conceded)
        share = 1.0 if result.all_win_together or not winners else 1 / len(winners)
        chances = tuple(share if seat in winners else 0.0 for seat in range(result.seats))
        result.points.append(
            WinChancesAtTurnStart(len(entries), result.points[-1].seat if result.points else 0, chances)
        )
    yield 1.0


def empty_review(match: Match) -> Review:
    """Empty review of ``match``."""
    people = [seat for seat, player in enumerate(match.players) if player.controller == LOCAL_HUMAN]
    return Review(len(match.players), match.is_cooperative(), people)


def _with_progress(part: float, work: Iterator[object]) -> Iterator[float]:
    """Run ``work`` and yield the unchanged progress ``part`` for each of its steps."""
    for _ in work:
        yield part


def _turn_chances(game: Game[Any], state: State, step: int, settings: ReviewEffort, result: Review) -> Iterator[None]:
    """Estimate the win probabilities at the start of a turn, by playing one round in random deals for each seat."""
    rng = Rng(step)
    rounds = []
    for seat in range(result.seats):
        info = SeatKnowledge(game, state, seat=seat)
        for _ in range(settings.determinizations):
            world = info.determinize(rng)
            play_until_turn_number(game, world, world.turn + result.seats, rng)
            rounds.append(game.win_probabilities(world))
            yield
    sides = [mean_estimate(side) for side in zip(*rounds, strict=True)]
    error = max(side.standard_error for side in sides)
    result.points.append(WinChancesAtTurnStart(step, state.to_act or 0, tuple(side.mean for side in sides), error))


def _review_decision(
    match: Match, state: State, step: int, taken: Action, settings: ReviewEffort, result: Review
) -> Generator[float, None, None]:
    """Compare the action taken with the best one and store a significant difference."""
    game, seat = match.game, state.to_act
    assert seat is not None
    share = 1.0 if seat in result.people else 1 / 3
    rng = Rng(step)
    info = SeatKnowledge(game, state)
    actions = game.candidates(info.determinize(rng))
    if taken not in actions:
        actions = [*actions, taken]
    if len(actions) == 1:
        return
    budget = ThinkingBudget(max(len(actions), round(settings.search_simulations * share)))
    best = actions[(yield from sequential_halving(info, rng, actions, settings.turns, budget))]
    if best == taken:
        return
    budget = ThinkingBudget(max(2, round(settings.comparison_simulations * share)))
    at_turn_end, later = yield from compare_actions(info, rng, best, [taken], settings.turns, budget)
    cost = mean_estimate([pair.best.utility - pair.other.utility for pair in later])
    if not cost.is_significant:
        return
    reasons = find_reasons(game, info.determinize(rng), seat, at_turn_end, soon=False) or find_reasons(
        game, info.determinize(rng), seat, later, soon=True
    )
    paths = {move.action: move.path for move in game.legal_moves(state)}
    names = [action_sentence(info, [action], paths.get(action, ())) for action in (taken, best)]
    if names[0] == names[1]:  # such as the same card in two places: the clicks tell the two apart
        names = [clicked_labels(game.scene(state, seat), paths.get(action, ())) for action in (taken, best)]
    result.decisions.append(
        ReviewedDecision(
            step, seat, cost, names[0], names[1], reason_sentence(reasons) if reasons else msg("coach-plain")
        )
    )
