"""The coach: what the strongest rank would do, why, and what it expects, in the features of the game's own evaluation.

It knows the contract only, and of the position only a seat's ``InformationSet``: two positions that look alike to the
seat get the same advice, word for word. Numbers come from the best action and the next best one, both tried
in the same deals with the same luck; what lies within the noise is not said.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kajuta.bots.information_set import InformationSet
from kajuta.bots.ranks import RANK_SETTINGS
from kajuta.bots.search import play_until_turn, sequential_halving, turn_after
from kajuta.bots.thinking import ThinkingBudget
from kajuta.core.evaluation import sequential_sum
from kajuta.core.game import Game
from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.reasons import ReasonText
from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import Action, State

STRONGEST = RANK_SETTINGS["captain"]
MOST_REASONS = 2
SURE = 2.0
"""A difference counts from so many times its standard error on."""
NEVER_MIND = 0.15
"""A reason that weighs less than this part of the first one is not worth a sentence."""
ALWAYS = 85
"""From so many deals in a hundred on, how often it comes true is not worth a number."""
OUTRIGHT = 0.05
"""The share of deals by which winning or losing at once must differ to be a reason."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long the coach thinks.

    ``simulations`` playouts, or ``seconds`` in front of people, to find the best action; what part of that again to
    find the next best one among the ``others``, and until the two are ``compared``.
    """

    simulations: int = STRONGEST.simulations
    seconds: float = STRONGEST.seconds
    others: float = 0.25
    compared: float = 0.15

    def budget(self, share: float, patience: float | None) -> ThinkingBudget:
        """Return the budget for a ``share`` of the whole."""
        return ThinkingBudget(max(1, round(self.simulations * share)), patience and self.seconds * share * patience)


@dataclass(frozen=True, slots=True)
class Advice:
    """What the coach says: the best ``action``, the ``other`` one it was compared with, and sentences."""

    action: Action
    path: tuple[str, ...]
    other: Action | None
    why: Message
    expects: Message | None

    def to_json(self) -> dict[str, Any]:
        """Return the advice as the face takes it."""
        said = [self.why] if self.expects is None else [self.why, self.expects]
        return {"action": list(self.action), "path": list(self.path), "said": said}


class Sight(NamedTuple):
    """What a playout came to.

    ``value``: the seat's utility. ``features`` and ``counts``: everybody's, weighed, and as they are told; None after
    the end. ``won``: 1 or 0 (or a share) once the game has ended.
    """

    value: float
    features: Sequence[Sequence[float]] | None
    counts: Sequence[Sequence[float]] | None
    won: float | None


class Pair(NamedTuple):
    """What two actions came to in the same deal with the same luck."""

    best: Sight
    other: Sight


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def sure(self) -> bool:
        """Whether it is above 0 by more than the noise."""
        return self.mean > 0 and self.mean >= SURE * self.error


Advising = Generator[float, None, Advice]
"""The coach at work: yields at least every 30 ms how far it is (from 0 to 1), returns its advice."""


def advise(info: InformationSet, rng: Rng, patience: float | None = None, effort: Effort | None = None) -> Advising:
    """Return what the strongest rank would do and why; without ``patience`` it looks at no clock."""
    effort = effort or Effort()
    whole = 1 + effort.others + effort.compared
    world = info.determinize(rng)
    actions = info.game.candidates(world)
    if len(actions) == 1:
        yield 1.0
        return Advice(actions[0], _path(info.game, world, actions[0]), None, msg("coach-only"), None)
    budget = effort.budget(1, patience)
    turns = STRONGEST.horizon(info, world, actions, budget)
    search = sequential_halving(info, rng, actions, turns, budget)
    best = actions.pop((yield from _part(search, 0, 1 / whole)))
    search = sequential_halving(info, rng, actions, turns, effort.budget(effort.others, patience))
    other = actions.pop((yield from _part(search, 1 / whole, (1 + effort.others) / whole)))
    info.helper.task = None  # the two are compared in deals of the coach's own, pair by pair
    begin = (1 + effort.others) / whole
    middle = (1 + begin) / 2
    budget = effort.budget(effort.compared / 2, patience)
    soon, late = yield from _part(compare(info, rng, best, [other], turns, budget), begin, middle)
    why = _why(info, world, soon, late)
    if why is None and actions:
        # Nearly a tie at the top: what speaks for it shows beside the others.
        budget = effort.budget(effort.compared / 2, patience)
        pairs = yield from _part(compare(info, rng, best, actions, turns, budget), middle, 1)
        why = _why(info, world, *pairs)
        if why is not None:
            why = msg("coach-close-but", why=why)
    path = _path(info.game, world, best)
    return Advice(best, path, other, why or msg("coach-close"), _expects(info, late))


def _part(work: Generator[float, None, Any], begin: float, end: float) -> Generator[float, None, Any]:
    """Pass on how far ``work`` is, as a part of the whole from ``begin`` to ``end``; return its result."""
    share = begin
    try:
        while True:
            share = max(share, begin + next(work) * (end - begin))
            yield share
    except StopIteration as done:
        return done.value


def _path(game: Game[Any], world: State, action: Action) -> tuple[str, ...]:
    return next(move.path for move in game.moves(world) if move.action == action)


def compare(
    info: InformationSet, rng: Rng, best: Action, others: Sequence[Action], turns: int, budget: ThinkingBudget
) -> Generator[float, None, tuple[list[Pair], list[Pair]]]:
    """Try an action and another one (of several each in its turn) in the same deals with the same luck.

    Return what they came to at the end of the turn, and after ``turns`` turns of the seat (see ``SearchSettings``).
    """
    game, seat = info.game, info.seat
    luck = Rng(0)
    soon: list[Pair] = []
    late: list[Pair] = []
    while not soon or budget.fraction_used() < 1:
        world = info.determinize(rng)
        chance = rng_state_from_seed(rng.randbelow(1 << 32))
        seen: list[tuple[Sight, Sight]] = []
        for action in (best, others[len(soon) % len(others)]):
            luck.state = chance
            state = world.copy()
            state.apply(action)
            play_until_turn(game, state, world.turn + 1, luck)
            first = sight(game, state, seat)
            play_until_turn(game, state, turn_after(world, turns, info.seats), luck)
            seen.append((first, sight(game, state, seat)))
            budget.used += 1
            yield budget.fraction_used()
        soon.append(Pair(seen[0][0], seen[1][0]))
        late.append(Pair(seen[0][1], seen[1][1]))
    return soon, late


def sight(game: Game[Any], state: State, seat: int) -> Sight:
    """Return how ``state`` looks to ``seat``."""
    value = game.utility(state, seat)
    if state.to_act is None:
        return Sight(value, None, None, value if game.evaluation_model is not None else None)
    if game.evaluation_model is None:
        return Sight(value, None, None, None)
    features = []
    counts = []
    for one in [seat] if game.all_win_together(state) else range(game.seats(state)):
        numbers = game.features(state, one)
        weights = game.evaluation_model.weights_by_group[game.weight_group(state, one)].coefficients
        features.append([weight * number for weight, number in zip(weights, numbers, strict=True)])
        counts.append(game.reason_quantities(state, one, numbers))
    return Sight(value, features, counts, None)


def estimate(numbers: Sequence[float]) -> Estimate:
    """Return the mean of ``numbers`` with its standard error (that of a single number is as large as it)."""
    size = len(numbers)
    mean = sequential_sum(numbers) / size
    if size == 1:
        return Estimate(mean, abs(mean))
    variance = sequential_sum((number - mean) * (number - mean) for number in numbers) / (size - 1)
    return Estimate(mean, (variance / size) ** 0.5)


# Why


def _why(info: InformationSet, world: State, soon: list[Pair], late: list[Pair]) -> Message | None:
    """Return why the first action of the pairs is better than the second; None where it may as well be not."""
    if info.game.evaluation_model is None:
        return msg("coach-plain")
    for pairs in (soon, late):
        if estimate([pair.best.value - pair.other.value for pair in pairs]).sure:
            found = reasons(info.game, world, info.seat, pairs)
            if found:
                return said(found)
    sure = estimate([pair.best.value - pair.other.value for pair in late]).sure
    return msg("coach-plain") if sure else None


def said(found: Sequence[Message]) -> Message:
    """Return one sentence of one or two reasons."""
    return (
        msg("coach-why", first=found[0]) if len(found) == 1 else msg("coach-why-two", first=found[0], second=found[1])
    )


def reasons(game: Game[Any], world: State, seat: int, pairs: Sequence[Pair]) -> list[Message]:
    """Return up to two reasons for the first of the pairs, those that weigh most first."""
    if game.all_win_together(world):
        sides = [_Side(0, None, 1.0)]
    else:
        seats = range(game.seats(world))
        sides = [_Side(one, None, 1.0) if one == seat else _Side(one, one, -1 / (len(seats) - 1)) for one in seats]
    return [*_outright(pairs), *_by_terms(game, sides, pairs)][:MOST_REASONS]


class _Side(NamedTuple):
    """Whose features are looked at: their place in a sight, the seat where it is a rival's, and what they count."""

    place: int
    rival: int | None
    share: float


def _outright(pairs: Sequence[Pair]) -> Iterator[Message]:
    """Yield that the better action wins, or keeps from losing, at once more often."""
    for word, end in (("coach-wins", 1), ("coach-averts", 0)):
        sign = 1 if end else -1
        best, other = (sum(one.won == end for one in side) / len(pairs) for side in zip(*pairs, strict=True))
        if sign * (best - other) >= OUTRIGHT:
            yield _in_share(msg(word), round(100 * abs(best - other)))


class _Weighed(NamedTuple):
    """What a feature of a seat brings the better action: its weight in the evaluation, and the sentence."""

    weight: float
    feature: int
    message: Message


def _by_terms(game: Game[Any], sides: Sequence[_Side], pairs: Sequence[Pair]) -> list[Message]:
    """Return what differs in the features, that which weighs most first; each feature once."""
    if game.evaluation_model is None:
        return []
    weighed: list[_Weighed] = []
    for feature, name in enumerate(game.evaluation_model.features):
        for place, rival, share in sides:
            gains: list[float] = []
            told: list[float] = []
            for best, other in pairs:
                if best.features is None or other.features is None or best.counts is None or other.counts is None:
                    continue
                gains.append(share * (best.features[place][feature] - other.features[place][feature]))
                if gains[-1] > 0:
                    told.append(best.counts[place][feature] - other.counts[place][feature])
            if not gains or not estimate(gains).sure:
                continue
            sentence = _sentence(game, name, rival, sum(told) / len(told))
            if sentence is not None:
                often = round(100 * len(told) / len(pairs))
                weighed.append(_Weighed(estimate(gains).mean, feature, _in_share(sentence, often)))
    weighed.sort(key=lambda one: -one.weight)
    chosen: dict[int, Message] = {}
    for one in weighed:
        if one.weight >= NEVER_MIND * weighed[0].weight:
            chosen.setdefault(one.feature, one.message)
    return list(chosen.values())


def _sentence(game: Game[Any], feature: str, rival: int | None, difference: float) -> Message | None:
    """Return a difference in a feature as a sentence; None where there is none, or too little to be counted."""
    reason = game.reasons.get(feature)
    way = "more" if difference > 0 else "less"
    if reason is None:
        nameable = rival is None and not game.reasons
        return msg("coach-term", way=way, term=msg(f"term-{feature}")) if nameable else None
    number = round(abs(difference))
    if reason.scale and not number:
        return None
    return _counted(reason, feature, way, number, rival)


def _counted(reason: ReasonText, feature: str, way: str, number: int, rival: int | None) -> Message | None:
    if rival is not None:
        if not reason.has_rival_text:
            return None
        seat = seat_ref(rival)
        if reason.scale:
            return msg(f"why-{feature}-rival", way=way, number=number, seat=seat)
        return msg(f"why-{feature}-rival", way=way, seat=seat)
    return msg(f"why-{feature}", way=way, number=number) if reason.scale else msg(f"why-{feature}", way=way)


def _in_share(message: Message, share: int) -> Message:
    """Return ``message`` with how often it comes true, where that is not nearly always."""
    return message if share >= ALWAYS else msg("coach-in-share", what=message, share=max(1, share))


def _expects(info: InformationSet, late: Sequence[Pair]) -> Message | None:
    """Return how the game is expected to go after the better action."""
    if info.game.evaluation_model is None:
        return None
    chance = estimate([pair.best.value for pair in late]).mean
    word = "coach-expects-crew" if info.game.all_win_together(info.determinize(Rng(0))) else "coach-expects"
    return msg(word, chance=min(99, max(1, round(100 * chance))))


# What another one's move looks like


DEALS = 40
"""In how many deals another's move is looked at."""


def comment(before: InformationSet, after: InformationSet, mover: int, rng: Rng) -> Message | None:
    """Return what the last move of ``mover`` changed, for all that the handles' seat knows; None for nothing.

    The handles give the position as one and the same seat knew it before the move and knows it after.
    """
    game = before.game
    if game.evaluation_model is None or game.all_win_together(before.determinize(rng)):
        return None
    sights = []
    for info in (before, after):
        luck = Rng(rng.state)
        sights.append([sight(game, info.determinize(luck), mover) for _ in range(DEALS)])
    pairs = [Pair(now, then) for then, now in zip(*sights, strict=True)]
    chances = [round(100 * estimate([one.value for one in side]).mean) for side in sights]
    gains = _by_terms(game, [_Side(mover, None, 1.0)], pairs)
    if not gains:
        return None
    return msg("coach-of-another", seat=seat_ref(mover), what=gains[0], before=chances[0], after=chances[1])
