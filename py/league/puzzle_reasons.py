"""Reasons why the best candidate of a puzzle is better than another one, stricter than those of the coach in a game.

A person has to be convinced by a reason, with the position before their eyes. So a reason here names something on the
table that the two actions change. Both are carried out in the same random deals of the hidden cards, and the feature is
compared at once, at the end of the turn, and some turns later:

- A reason whose feature is at once better after the other action would contradict what the person sees: it is dropped.
- One that shows at once is stated with the number seen at once. One that shows only later says so.
- One that restates how well the action turns out is dropped, see ``Explains``; so is one that holds too rarely.
- A side effect is dropped: what weighs little beside the largest difference. So a gain that shows only later is told if
  it is that largest difference; the log lines that usually follow show how it comes about.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any, NamedTuple, TypeAlias

from kajuta.bots import SeatKnowledge
from kajuta.bots.bot_protocol import ThinkingBudget
from kajuta.coach.advice import STRONGEST, compare_actions, evaluate_for_seat
from kajuta.coach.reasons import (
    NEARLY_ALWAYS,
    BestAndAlternativeEvaluation,
    ComparedSeat,
    FeatureReason,
    PositionEvaluation,
    compared_seats,
    end_reasons,
    mean_estimate,
    score_reasons,
    weighted_reasons,
    with_share,
)
from kajuta.core.coach_reason_texts import Explains, ReasonText
from kajuta.core.game import Game
from kajuta.core.message import Message, msg
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State
from kajuta.puzzles.puzzle import AVERTS, MAX_REASONS, SCORES, WINS, FollowUp, is_explained

PLAYOUTS = 600
DEALS_AT_ONCE = 60
"""Number of random deals in which the positions right after the two actions are compared."""
MIN_PART_AT_ONCE = 0.5
"""A reason shows at once if the difference right after the actions has at least this part of its later weight."""
WEIGHT_AT_ONCE = 2.0
"""Factor of the weight of a reason that shows at once, since a person can see it on the table."""
MIN_PART_OF_HEAVIEST = 0.4
"""A difference in a feature is a side effect, and not told, if it is below this part of the largest one."""
MIN_PART_OF_GAIN = 0.25
"""Differences by the end of the turn do not explain the choice if they bring less than this part of the later gain.

If most games are over by then, no later features can be compared, and the earlier ones have to do.
"""
MIN_SHARE = 60
"""Percentage of random deals in which a reason must hold to count as an explanation."""
SHARED = ("coach-in-share", "coach-more-often")
BY_TURN_END, LATER = "coach-by-turn-end", "coach-later"
LATER_ON_AVERAGE = "coach-later-average"
"""A number in place of a share: both together would be read as the number in each of these deals."""
ENDS_AT_ONCE = {"coach-wins": WINS, "coach-averts": AVERTS}
THEMES_OF_ENDS = ENDS_AT_ONCE | {"coach-wins-soon": WINS, "coach-averts-soon": AVERTS}
OUTCOMES = {*THEMES_OF_ENDS, "coach-scores"}
"""Messages about the outcome of the game."""


Evaluations: TypeAlias = list[BestAndAlternativeEvaluation]
FeatureKey: TypeAlias = tuple[str, int | None]
"""A feature and its seat: None for the own one, else the rival's number."""


class GameEvaluations(NamedTuple):
    """Evaluations in one random deal after an action: at the end of the turn, and some own turns later.

    ``quantities_later``: the visible quantities some turns later, by name; empty if the game is over by then.
    """

    at_turn_end: PositionEvaluation
    later: PositionEvaluation
    quantities_later: Mapping[str, int] = {}


class PuzzleReason(NamedTuple):
    """A reason in words, and the feature that it is about, or WINS, AVERTS or SCORES."""

    sentence: Message
    theme: str


def find_puzzle_reasons(
    info: SeatKnowledge,
    best: Action,
    other: Action,
    seed: int,
    games: Mapping[Action, Sequence[GameEvaluations]] | None = None,
) -> list[PuzzleReason]:
    """Up to MAX_REASONS reasons why ``best`` is better than ``other``, the most convincing first; empty if none.

    ``games``: by action, evaluations in the same deals; None: playouts are made.
    """
    game = info.game
    rng = Rng(seed)
    at_turn_end, later = _playouts(info, best, other, rng) if games is None else _paired(games[best], games[other])
    positions = _positions_at_once(info, best, other, rng)
    at_once = [
        BestAndAlternativeEvaluation(*(evaluate_for_seat(game, state, info.seat) for state in pair))
        for pair in positions
    ]
    chosen = choose_reasons(game, seats_that_matter(info, rng), at_once, at_turn_end, later)
    ends = [one for one in chosen if _end_named_by(one.sentence) in ENDS_AT_ONCE]
    others = [one for one in chosen if one not in ends]
    pairs = [] if games is None else [*zip(games[best], games[other], strict=False)]
    found = [*ends, *visible_reasons(game, info.seat, positions, pairs), *others]
    # Points in a line of the final scoring restate other gains, so they are told only if there is no other reason.
    return ([one for one in found if one.theme != SCORES] or found)[:MAX_REASONS]


def _playouts(info: SeatKnowledge, best: Action, other: Action, rng: Rng) -> tuple[Evaluations, Evaluations]:
    """Evaluations at the end of the turn and later, by the playout policy."""
    world = info.determinize(rng)
    budget = ThinkingBudget(PLAYOUTS)
    turns = STRONGEST.horizon(info, world, [best, other], budget)
    comparing = compare_actions(info, rng, best, [other], turns, budget)
    try:
        while True:
            next(comparing)
    except StopIteration as done:
        at_turn_end, later = done.value
    return at_turn_end, later


def _paired(best: Sequence[GameEvaluations], other: Sequence[GameEvaluations]) -> tuple[Evaluations, Evaluations]:
    """Pairs of evaluations at the end of the turn and later, in the deals in which both actions have been played."""
    pairs = [*zip(best, other, strict=False)]
    return (
        [BestAndAlternativeEvaluation(one.at_turn_end, two.at_turn_end) for one, two in pairs],
        [BestAndAlternativeEvaluation(one.later, two.later) for one, two in pairs],
    )


def seats_that_matter(info: SeatKnowledge, rng: Rng) -> list[ComparedSeat]:
    """The seat itself and the rival with the best prospects: what others lose does not explain a choice."""
    worlds = [info.determinize(rng) for _ in range(DEALS_AT_ONCE)]
    own, *rivals = sorted(compared_seats(info.game, worlds[0], info.seat), key=lambda side: side.rival is not None)

    def prospects(side: ComparedSeat) -> float:
        return sum(info.game.utility(world, side.number) for world in worlds)

    return [own, max(rivals, key=prospects)] if rivals else [own]


def visible_quantities_later(game: Game[Any], state: State, seat: int) -> dict[str, int]:
    """The visible quantities of ``seat`` some turns later, by name; empty if the game is over."""
    if state.to_act is None:
        return {}
    quantities = game.puzzle_texts.visible_quantities
    return {name: one.later(state, seat) for name, one in quantities.items() if one.later is not None}


def visible_reasons(
    game: Game[Any],
    seat: int,
    positions: Sequence[tuple[State, State]],
    games: Sequence[tuple[GameEvaluations, GameEvaluations]] = (),
) -> list[PuzzleReason]:
    """Reasons about the game's visible quantities, after the best action and another.

    ``positions``: those right after the actions. ``games``: the same deals played on; what is made up for within them
    is no reason, unless most of them are over by then.
    """
    found = []
    for name, quantity in game.puzzle_texts.visible_quantities.items():
        number = _usual_gain([quantity.value(best, seat) - quantity.value(other, seat) for best, other in positions])
        quantities = [(best.quantities_later, other.quantities_later) for best, other in games]
        later = [best[name] - other[name] for best, other in quantities if name in best and name in other]
        lasting = _usual_gain(later) if 2 * len(later) > len(games) else number
        if not number or not lasting:
            continue
        reason = msg(f"why-{name}", number=lasting)
        found.append(PuzzleReason(reason if lasting == number else msg(LATER, what=reason), quantity.theme))
    return found


def _usual_gain(gains: Sequence[int]) -> int:
    """Rounded mean of ``gains``; 0 if it is negative, or if fewer than MIN_SHARE percent of them are positive."""
    number = round(sum(gains) / len(gains))
    return number if number > 0 and 100 * sum(gain > 0 for gain in gains) >= MIN_SHARE * len(gains) else 0


def choose_reasons(
    game: Game[Any], sides: Sequence[ComparedSeat], at_once: Evaluations, at_turn_end: Evaluations, later: Evaluations
) -> list[PuzzleReason]:
    """Up to MAX_REASONS reasons from the positions at once, at the end of the turn, and some turns later."""
    seen = {one.key: one for one in weighted_reasons(game, sides, at_once)}
    against = _features_for_the_other(game, sides, at_once)
    done = against | _features_for_the_other(game, sides, at_turn_end)
    found: list[PuzzleReason] = []
    scores: list[PuzzleReason] = []
    differences: list[tuple[FeatureReason, str]] = []
    needed = MIN_PART_OF_GAIN * _mean_gain(later) if _are_mostly_unfinished(later) else 0
    for pairs, when in ((at_turn_end, BY_TURN_END), (later, LATER)):
        gain = mean_estimate([pair.best.utility - pair.other.utility for pair in pairs])
        if not gain.is_significant or (when == BY_TURN_END and gain.mean < needed):
            continue
        found += _ends(pairs, soon=when == LATER)
        weighted = [one for one in weighted_reasons(game, sides, pairs) if not _contradicted(game, one, against, done)]
        differences += [(one, when) for one in weighted if _explains_of(game, one) is not Explains.NEVER]
        scores += [PuzzleReason(one.message, SCORES) for one in score_reasons(pairs) if one.share >= MIN_SHARE]
    found += _told(game, differences, seen)
    found += scores
    if {one.theme for one in found} & {WINS, AVERTS}:
        # How it comes about: what is seen at once in favor of the action, even if the other one gains something else.
        shown = [
            one
            for one in seen.values()
            if one.key not in against and one.share >= MIN_SHARE and _explains_of(game, one) is not Explains.NEVER
        ]
        found += [PuzzleReason(one.message, one.feature) for one in shown]
    first = {one.theme: one for one in reversed(found)}
    return [one for one in found if first[one.theme] is one][:MAX_REASONS]


def _mean_gain(pairs: Evaluations) -> float:
    return sum(pair.best.utility - pair.other.utility for pair in pairs) / len(pairs)


def _are_mostly_unfinished(pairs: Evaluations) -> bool:
    """Whether most games are still going on after both actions, so that their features can be compared."""
    both = [pair for pair in pairs if pair.best.win_share is None and pair.other.win_share is None]
    return 2 * len(both) > len(pairs)


def _told(
    game: Game[Any], differences: Sequence[tuple[FeatureReason, str]], seen: Mapping[FeatureKey, FeatureReason]
) -> list[PuzzleReason]:
    """Reasons about features, the most important first. ``differences``: with the time when each shows."""
    heaviest = max((one.weight for one, _ in differences), default=0.0)
    told: list[tuple[float, PuzzleReason]] = []
    for one, when in differences:
        now = seen.get(one.key)
        if one.weight < MIN_PART_OF_HEAVIEST * heaviest or one.share < MIN_SHARE:
            continue
        if now is not None and now.weight >= MIN_PART_AT_ONCE * one.weight:
            if now.share >= MIN_SHARE:
                told.append((WEIGHT_AT_ONCE * one.weight, PuzzleReason(now.message, one.feature)))
        elif when == BY_TURN_END or one.weight == heaviest or _explains_of(game, one) is Explains.ALWAYS:
            told.append((one.weight, PuzzleReason(_at_a_time(one, when), one.feature)))
    return [one for _, one in sorted(told, key=lambda one: -one[0])]


def _at_a_time(one: FeatureReason, when: str) -> Message:
    """The sentence with the time when it shows, and how often."""
    if when == LATER and one.share < NEARLY_ALWAYS and "number" in one.sentence["args"]:
        return msg(LATER_ON_AVERAGE, what=one.sentence)
    return with_share(msg(when, what=one.sentence), one.share)


class Explanation(NamedTuple):
    """Theme of a puzzle, and its sentences by candidate; none against the best one."""

    theme: str
    sentences: dict[Action, tuple[Message, ...]]


def explain_candidates(
    info: SeatKnowledge,
    candidates: Mapping[Action, int],
    follow_ups: Mapping[Action, Sequence[FollowUp]],
    puzzle_id: str,
    games: Mapping[Action, Sequence[GameEvaluations]],
) -> Explanation | None:
    """Reasons against each of ``candidates`` (with its win probability); None if they are not explained.

    ``follow_ups``: explain a candidate without a reason, see ``is_explained``. ``games``: see ``find_puzzle_reasons``.
    All other random deals depend on the puzzle's id only.
    """
    best, *others = sorted(candidates, key=lambda action: -candidates[action])
    against: dict[Action, list[PuzzleReason]] = {best: []}
    taking = info.game.piece_taken(info.determinize(Rng(puzzle_seed(puzzle_id))), best)
    for other in others:
        against[other] = find_puzzle_reasons(info, best, other, puzzle_seed(puzzle_id), games)
    sentences = {action: tuple(_sentences(against[action], taking)) for action in candidates}
    if not is_explained(candidates, sentences, follow_ups):
        return None
    return Explanation(against[others[0]][0].theme, sentences)


def _sentences(reasons: Sequence[PuzzleReason], taking: Message | None) -> Iterator[Message]:
    """Yield the sentences of ``reasons``; the first one says what the best action takes, if anything."""
    for number, one in enumerate(reasons):
        yield one.sentence if number or taking is None else msg("coach-taking", taking=taking, what=one.sentence)


def puzzle_seed(puzzle_id: str) -> int:
    """Seed of the deals in which the candidates of a puzzle are played on and explained."""
    return int(puzzle_id, 16)


def _features_for_the_other(game: Game[Any], sides: Sequence[ComparedSeat], pairs: Evaluations) -> Set[FeatureKey]:
    """Features, with their seats, that are better after the other action."""
    turned = [BestAndAlternativeEvaluation(best=pair.other, other=pair.best) for pair in pairs]
    return {one.key for one in weighted_reasons(game, sides, turned)}


def _contradicted(game: Game[Any], one: FeatureReason, against: Set[FeatureKey], done: Set[FeatureKey]) -> bool:
    """Whether the reason contradicts what a person sees.

    ``against``: features that are better at once after the other action. ``done``: those and the ones that are better
    by the end of the turn, so that a promise is no reason against an action that fulfils it this turn.
    """
    text = game.reason_text_by_feature.get(one.feature, ReasonText())
    return (one.feature, one.rival) in against or any((feature, one.rival) in done for feature in text.spoiled_by)


def _positions_at_once(info: SeatKnowledge, best: Action, other: Action, rng: Rng) -> list[tuple[State, State]]:
    """Positions right after each of the two actions, in the same random deals."""
    pairs = []
    for _ in range(DEALS_AT_ONCE):
        after_best = info.determinize(rng)
        after_other = after_best.copy()
        after_best.apply(best)
        after_other.apply(other)
        pairs.append((after_best, after_other))
    return pairs


def _ends(pairs: Evaluations, *, soon: bool) -> list[PuzzleReason]:
    """The reason that the best action wins, else that it avoids losing, by the end of the turn or within a few turns.

    To win is to avoid losing, so one of the two is enough. ``soon``: True for within a few turns.
    """
    leading, _ = end_reasons(pairs, soon=soon)
    return [PuzzleReason(one, THEMES_OF_ENDS[end]) for one in leading if (end := _end_named_by(one)) is not None][:1]


def _end_named_by(sentence: Message) -> str | None:
    """Id of the message about the end of the game in ``sentence``; None if there is none or it holds too rarely."""
    args: Mapping[str, Any] = sentence.get("args", {})
    if sentence["id"] in SHARED:
        sentence = args["what"] if args["share"] >= MIN_SHARE else sentence
    return sentence["id"] if sentence["id"] in THEMES_OF_ENDS else None


def _explains_of(game: Game[Any], one: FeatureReason) -> Explains:
    return game.reason_text_by_feature.get(one.feature, ReasonText()).explains
