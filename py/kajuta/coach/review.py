"""The review of a finished match: how the chances went, what luck and what choice did to them, what was dear.

A decision is judged by what its seat knew then: its cost is the value of the best action less that of the one taken,
both tried in the same deals with the same luck, other deals than those in which the best one was looked for. What lies
within twice the noise is not called a mistake. Luck is the change of a chance that no decision of the seat made.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from kajuta.bots import InformationSet
from kajuta.bots.search import play_until_turn, sequential_halving
from kajuta.bots.thinking import ThinkingBudget
from kajuta.coach.advice import SURE, Estimate, compare, estimate, reasons, said
from kajuta.core.game import Game
from kajuta.core.message import Message, msg
from kajuta.core.rng import Rng
from kajuta.core.state import Action, State
from kajuta.match import Match
from kajuta.match.setup import LOCAL_HUMAN

MOST_TOLD = 5
"""How many moments and how many decisions are told."""
LEAST = 0.02
"""Less of a chance than this is not worth telling."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How closely a match is looked at.

    ``deals``: in how many deals for each seat a chance is judged. ``search`` and ``compared``: playouts to find the
    best action, and to compare it with the one taken; a bot's decisions get a third of both. ``turns``: as in
    ``SearchSettings``.
    """

    deals: int = 8
    search: int = 150
    compared: int = 160
    turns: int = 2


@dataclass(frozen=True, slots=True)
class Point:
    """Each seat's chance when a turn begins, as the seats together knew it, and how far it may be off."""

    step: int
    seat: int
    chances: tuple[float, ...]
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Decision:
    """What a decision cost the seat that took it."""

    step: int
    seat: int
    cost: Estimate
    taken: Sequence[Message]
    best: Sequence[Message]
    why: Message | None

    @property
    def is_mistake(self) -> bool:
        """Whether the cost is above the noise and worth telling."""
        return self.cost.sure and self.cost.mean >= LEAST

    def to_json(self) -> dict[str, Any]:
        """Return the decision as the face takes it; parts of a chance in hundredths."""
        off = SURE * self.cost.error
        return {
            "step": self.step,
            "seat": self.seat,
            "cost": round(100 * self.cost.mean),
            "low": round(100 * max(0.0, self.cost.mean - off)),
            "high": round(100 * min(1.0, self.cost.mean + off)),
            "taken": list(self.taken),
            "best": list(self.best),
            "why": self.why,
        }


@dataclass(slots=True)
class Review:
    """What has been found so far."""

    seats: int
    all_win_together: bool
    people: Sequence[int]
    points: list[Point] = field(default_factory=list)
    decisions: list[Decision] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        """Return the review as the face takes it."""
        dear = sorted((one for one in self.decisions if one.is_mistake and one.seat in self.people), key=_cost)
        return {
            "together": self.all_win_together,
            "points": [
                {"step": one.step, "seat": one.seat, "chances": [round(chance, 3) for chance in one.chances]}
                for one in self.points
            ],
            "moments": self.moments(),
            "decisions": [one.to_json() for one in dear[:MOST_TOLD]],
        }

    def moments(self) -> list[dict[str, Any]]:
        """Return the turns that changed most for whoever had them, luck and choice told apart."""
        found = []
        for now, then in pairwise(self.points):
            seat = now.seat
            change = then.chances[seat] - now.chances[seat]
            if abs(change) < max(LEAST, SURE * (now.error * now.error + then.error * then.error) ** 0.5):
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
            for step, seat, change, choice in sorted(found[:MOST_TOLD])
        ]


def _cost(decision: Decision) -> float:
    return -decision.cost.mean


def review(match: Match, found: Review, effort: Effort | None = None) -> Generator[float, None, None]:
    """Look a finished match through and note what is found; yields how far it is, at least every 30 ms."""
    effort = effort or Effort()
    entries = match.entries
    state = match.state_after(0)
    turn = None
    for step, entry in enumerate(entries):
        part = step / len(entries)
        if not isinstance(entry, tuple) or state.to_act is None:
            continue
        if state.turn != turn:
            turn = state.turn
            yield from _steadily(part, _point(match.game, state, step, effort, found))
        if len(state.legal_actions()) > 1:
            yield from _steadily(part, _decision(match, state, step, entry, effort, found))
        state.apply(entry)
        yield part
    if (outcome := match.outcome()) is not None:
        winners = outcome.winners
        share = 1.0 if found.all_win_together or not winners else 1 / len(winners)
        chances = tuple(share if seat in winners else 0.0 for seat in range(found.seats))
        found.points.append(Point(len(entries), found.points[-1].seat if found.points else 0, chances))
    yield 1.0


def begun(match: Match) -> Review:
    """Return the empty review of ``match``."""
    people = [seat for seat, player in enumerate(match.players) if player.controller == LOCAL_HUMAN]
    return Review(len(match.players), match.is_cooperative(), people)


def _steadily(part: float, work: Iterator[object]) -> Iterator[float]:
    """Yield ``part`` for each step of ``work``."""
    for _ in work:
        yield part


def _point(game: Game[Any], state: State, step: int, effort: Effort, found: Review) -> Iterator[None]:
    """Judge the chances in deals of what each seat does not know, a turn of everybody on."""
    rng = Rng(step)
    rounds = []
    for seat in range(found.seats):
        info = InformationSet(game, state, seat=seat)
        for _ in range(effort.deals):
            world = info.determinize(rng)
            play_until_turn(game, world, world.turn + found.seats, rng)
            rounds.append(game.win_probabilities(world))
            yield
    sides = [estimate(side) for side in zip(*rounds, strict=True)]
    error = max(side.error for side in sides)
    found.points.append(Point(step, state.to_act or 0, tuple(side.mean for side in sides), error))


def _decision(
    match: Match, state: State, step: int, taken: Action, effort: Effort, found: Review
) -> Generator[float, None, None]:
    """Compare what was done with the best that could be done."""
    game, seat = match.game, state.to_act
    assert seat is not None
    share = 1.0 if seat in found.people else 1 / 3
    rng = Rng(step)
    info = InformationSet(game, state)
    actions = game.candidates(info.determinize(rng))
    if taken not in actions:
        actions = [*actions, taken]
    if len(actions) == 1:
        return
    budget = ThinkingBudget(max(len(actions), round(effort.search * share)))
    best = actions[(yield from sequential_halving(info, rng, actions, effort.turns, budget))]
    if best == taken:
        return
    budget = ThinkingBudget(max(2, round(effort.compared * share)))
    soon, late = yield from compare(info, rng, best, [taken], effort.turns, budget)
    cost = estimate([pair.best.value - pair.other.value for pair in late])
    if not cost.sure:
        return
    told = reasons(game, info.determinize(rng), seat, soon) or reasons(game, info.determinize(rng), seat, late)
    names = _named(game, state, seat)
    found.decisions.append(
        Decision(step, seat, cost, names(taken), names(best), said(told) if told else msg("coach-plain"))
    )


def _named(game: Game[Any], state: State, seat: int) -> Any:
    """Return what names an action by what is clicked for it."""
    labels: dict[str, Message] = {}
    _collect(game.scene(state, seat)["areas"], labels)
    paths = {move.action: move.path for move in game.moves(state)}

    def names(action: Action) -> list[Message]:
        return [labels[one] for one in paths.get(action, ()) if one in labels]

    return names


def _collect(items: Sequence[Mapping[str, Any]], labels: dict[str, Message]) -> None:
    for item in items:
        if "items" in item:
            _collect(item["items"], labels)
        elif "label" in item:
            labels[item["id"]] = item["label"]
            _collect(item.get("contents", ()), labels)
