"""Judges a decision, using only what its seat knows.

The results are win probabilities and the ranks that find the best action; for reasons see ``puzzle_reasons``.

All candidate actions are played to the end of the game by the playout policy, in the same determinizations (random
deals of the hidden cards) with the same random numbers, so that only the candidates differ. Candidates clearly behind
the best are dropped, and judging stops once the result is certain.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from kajuta.bots import RANKS, SeatKnowledge, think_to_end
from kajuta.bots.playout_search import make_search_bot, playout_utility
from kajuta.bots.ranks import RANK_SETTINGS
from kajuta.coach.advice import STRONGEST
from kajuta.core.rng import Rng, rng_state_from_seed
from kajuta.core.state import Action
from kajuta.puzzles.puzzle import MIN_LEAD, SEEDS
from league.choice_quality import NORMAL, victories_in_one_deal
from league.parse_bot_words import Player

LEAD = MIN_LEAD / 1000
BLOCK = 40
"""Number of deals between two checks of the result."""
CLEARLY_BEHIND = 3.0
"""A candidate that is this many standard errors behind the best is dropped."""
PLAYED_ON_DEALS = 120
PLAYED_ON_BLOCK = 20
"""When a strong bot plays on: number of deals, and of those between two checks of the result."""
MIN_PLAYED_ON_LEAD = 0.04
MIN_PLAYED_ON_LOW = -0.03
"""When a strong bot plays on: minimum lead of the answer, and minimum of the lower end of its 95 % interval."""


class Lead(NamedTuple):
    """Lead of the best candidate over another one: mean, and half the width of the 95 % interval."""

    mean: float
    margin: float


class Judgement(NamedTuple):
    """Win probability by candidate, index of the best one, and its lead over the second; from ``deals`` deals."""

    chances: Sequence[float]
    best: int
    lead: Lead
    deals: int

    @property
    def is_clear(self) -> bool:
        """Whether the lead is large and certain enough for a puzzle."""
        return self.lead.mean >= LEAD and self.lead.mean - self.lead.margin > LEAD / 2

    @property
    def is_hopeless(self) -> bool:
        """Whether the lead is certainly too small for a puzzle."""
        return self.lead.mean + self.lead.margin < LEAD


class PairedPlayouts:
    """Playouts of ``actions`` in the same deals. ``won``: by action, the share of the victory in each deal.

    ``player``: plays all seats to the end; None: the game's playout policy, ``Game.playout``.
    """

    def __init__(self, info: SeatKnowledge, actions: Sequence[Action], seed: int, player: Player | None = None) -> None:
        self.won: list[list[float]] = [[] for _ in actions]
        self._info = info
        self._actions = actions
        self._alive = [*range(len(actions))]
        self._rng = Rng(seed)
        self._player = player

    def play(self, deals: int) -> None:
        """Play all remaining actions in ``deals`` more deals."""
        actions = [self._actions[index] for index in self._alive]
        for _ in range(deals):
            victories = victories_in_one_deal(self._info, actions, self._rng, self._player)
            for index, victory in zip(self._alive, victories, strict=True):
                self.won[index].append(victory)

    def drop_those_clearly_behind(self) -> None:
        """Drop the actions that are clearly behind the best, but keep at least two."""
        best, *others = sorted(self._alive, key=lambda index: -self._mean(index))
        leads = {index: self._lead(best, index) for index in others}
        behind = {
            i for i, lead in leads.items() if lead.mean * NORMAL > CLEARLY_BEHIND * lead.margin and lead.mean > LEAD
        }
        self._alive = [i for i in self._alive if i == best or i == others[0] or i not in behind]

    def judgement(self) -> Judgement:
        """Judgement from the playouts so far."""
        best = max(self._alive, key=self._mean)
        chances = [self._mean(index) for index in range(len(self.won))]
        return Judgement(chances, best, self.smallest_lead(best), len(self.won[best]))

    def smallest_lead(self, index: int) -> Lead:
        """Lead of the action ``index`` over the best of the other remaining ones; negative if that one is better."""
        leads = [self._lead(index, other) for other in self._alive if other != index]
        return min(leads, key=lambda one: one.mean)

    def _mean(self, index: int) -> float:
        return sum(self.won[index]) / len(self.won[index])

    def _lead(self, best: int, other: int) -> Lead:
        gaps = [a - b for a, b in zip(self.won[best], self.won[other], strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return Lead(mean, NORMAL * math.sqrt(max(spread, 1 / len(gaps)) / len(gaps)))


def quick_lead(info: SeatKnowledge, actions: Sequence[Action], seed: int, deals: int) -> tuple[int, float]:
    """Index of the best of ``actions`` by short playouts as in a captain's search, and its lead in utility."""
    rng, playout_rng = Rng(seed), Rng(0)
    totals = [0.0] * len(actions)
    for _ in range(deals):
        world = info.determinize(rng)
        same = rng_state_from_seed(rng.randbelow(1 << 32))
        for index, action in enumerate(actions):
            playout_rng.state = same
            totals[index] += playout_utility(info, world, action, STRONGEST.turns, playout_rng)
    second, best = sorted(totals)[-2:]
    return totals.index(best), (best - second) / deals


def judge(info: SeatKnowledge, actions: Sequence[Action], seed: int, deals: int) -> Judgement:
    """Judge ``actions`` in at most ``deals`` deals; stop once the lead is clear or hopeless."""
    playouts = PairedPlayouts(info, actions, seed)
    for _ in range(0, deals, BLOCK):
        playouts.play(BLOCK)
        playouts.drop_those_clearly_behind()
        found = playouts.judgement()
        if found.is_hopeless or found.is_clear:
            break
    return found


def confirm(
    info: SeatKnowledge, actions: Sequence[Action], seed: int, deals: int, player: Player | None = None
) -> Judgement:
    """Judge ``actions`` in a fixed number of deals; actions clearly behind are dropped after a quarter of them.

    ``player``: plays all seats to the end; None: the playout policy.
    """
    playouts = PairedPlayouts(info, actions, seed, player)
    playouts.play(deals // 4)
    playouts.drop_those_clearly_behind()
    playouts.play(deals - deals // 4)
    return playouts.judgement()


def holds_played_on(info: SeatKnowledge, answer: Action, others: Sequence[Action], seed: int, player: Player) -> bool:
    """Whether ``answer`` is also ahead of each of ``others`` if ``player`` plays all seats to the end.

    It plays at most PLAYED_ON_DEALS deals, and stops once the result is certain.
    """
    playouts = PairedPlayouts(info, [answer, *others], seed, player)
    for _ in range(0, PLAYED_ON_DEALS, PLAYED_ON_BLOCK):
        playouts.play(PLAYED_ON_BLOCK)
        playouts.drop_those_clearly_behind()
        lead = playouts.smallest_lead(0)
        if abs(lead.mean - MIN_PLAYED_ON_LEAD) > lead.margin:
            break
    return lead.mean >= MIN_PLAYED_ON_LEAD and lead.mean - lead.margin > MIN_PLAYED_ON_LOW


def deals_to_confirm(lead: Lead, deals: int) -> int:
    """Number of deals in which a lead measured as ``lead`` in ``deals`` deals would most likely be clear."""
    spare = max(lead.mean - LEAD / 2, LEAD / 4)
    return round(1.5 * deals * (lead.margin / spare) ** 2)


def times_found(info: SeatKnowledge, rank: str, best: Action, at_most: int = SEEDS) -> int:
    """Number of SEEDS tries in which ``rank`` finds ``best``; stops counting above ``at_most``."""
    found = 0
    for seed in range(SEEDS):
        found += think_to_end(RANKS[rank](info, Rng(seed), None)) == best
        if found > at_most:
            break
    return found


def captain_agrees(info: SeatKnowledge, best: Action, seed: int, factor: int = 3) -> bool:
    """Whether a captain with ``factor`` times its usual playouts chooses ``best``."""
    settings = RANK_SETTINGS["captain"]
    bot = make_search_bot(replace(settings, simulations=factor * settings.simulations))
    return think_to_end(bot(info, Rng(seed), None)) == best
