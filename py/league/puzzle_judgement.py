"""Judges a decision, using only what its seat knows.

The results are win probabilities and the ranks that find the best action; for reasons see ``puzzle_reasons``.

All candidate actions are played to the end of the game by the playout policy, in the same determinizations (random
deals of the hidden cards) with the same random numbers, so that only the candidates differ. Candidates clearly behind
the best are dropped, and judging stops once the result is certain.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple, TypeAlias

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
DEAL_BITS = 12
"""Number of bits for the number of a deal, which is added to a seed."""
BLOCK = 40
"""Number of deals between two checks of the result."""
CLEARLY_BEHIND = 3.0
"""A candidate that is this many standard errors behind the best is dropped."""
MIN_QUICK_LEAD = 0.05
QUICK_LOOK = 4
"""Minimum lead by short playouts, in utility, and number of deals between two checks of it."""
FOUND_TOO_OFTEN = 2.5
"""A rank is given no more tries if it has found the action this much more often than it may by then."""
HOPE = 0.75
"""A decision is given up early if its lead would be too small even with this part of the upper half of its interval."""


DealPlayer: TypeAlias = Callable[[SeatKnowledge, Sequence[Action], Rng], list[float]]
"""Plays some actions in one random deal of the hidden cards; returns the share of the seat's victory after each."""


class Lead(NamedTuple):
    """Lead of the best candidate over another one: mean, and half the width of the 95 % interval."""

    mean: float
    margin: float


def _lead(values: Sequence[float], others: Sequence[float]) -> Lead:
    """Lead in the deals in which both actions have been played, which are the first ones."""
    gaps = [a - b for a, b in zip(values, others, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return Lead(mean, NORMAL * math.sqrt(spread / len(gaps)))


def _is_certain(lead: Lead) -> bool:
    return lead.mean > lead.margin


def most_likely_below(lead: Lead, needed: float) -> bool:
    """Whether the lead will most likely stay below ``needed``, however many deals are played."""
    return lead.mean + HOPE * lead.margin < needed


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
        """Whether the lead is most likely too small for a puzzle."""
        return most_likely_below(self.lead, LEAD)


class PairedPlayouts:
    """Playouts of ``actions`` in the same deals. ``won``: by action, the share of the victory in each deal.

    ``play_deal``: plays some of the actions in one deal; None: to the end by the playout policy.
    """

    def __init__(
        self,
        info: SeatKnowledge,
        actions: Sequence[Action],
        seed: int,
        play_deal: DealPlayer | None = None,
    ) -> None:
        self.won: list[list[float]] = [[] for _ in actions]
        self._info = info
        self._actions = actions
        self._alive = [*range(len(actions))]
        self._seed = seed
        self._play_deal = play_deal or victories_in_one_deal

    def play(self, deals: int, indices: Sequence[int] | None = None) -> None:
        """Play the actions ``indices``, by default all remaining ones, in ``deals`` more deals.

        All of them must have been played equally often. The n-th deal is the same for each action, whenever it comes.
        """
        indices = self._alive if indices is None else indices
        actions = [self._actions[index] for index in indices]
        for _ in range(deals):
            rng = Rng((self._seed << DEAL_BITS) + len(self.won[indices[0]]))
            victories = self._play_deal(self._info, actions, rng)
            for index, victory in zip(indices, victories, strict=True):
                self.won[index].append(victory)

    def drop_those_clearly_behind(self) -> None:
        """Drop the actions that are clearly behind the best, but keep at least two."""
        best, *others = sorted(self._alive, key=lambda index: -self._mean(index))
        leads = {index: self.lead(best, index) for index in others}
        behind = {
            i for i, lead in leads.items() if lead.mean * NORMAL > CLEARLY_BEHIND * lead.margin and lead.mean > LEAD
        }
        self._alive = [i for i in self._alive if i == best or i == others[0] or i not in behind]

    def judgement(self) -> Judgement:
        """Judgement from the playouts so far."""
        best = max(self._alive, key=self._mean)
        chances = [self._mean(index) for index in range(len(self.won))]
        return Judgement(chances, best, self.smallest_lead(best), len(self.won[best]))

    def estimate(self, index: int, longest: int) -> float:
        """Win probability of ``index``, corrected by how lucky its deals were for ``longest``, played in more deals."""
        won, same = self.won[index], self.won[longest][: len(self.won[index])]
        mean, known = sum(won) / len(won), sum(same) / len(same)
        spread = sum((one - known) ** 2 for one in same)
        common = sum((one - known) * (other - mean) for one, other in zip(same, won, strict=True))
        likeness = min(1.0, max(0.0, common / spread)) if spread else 0.0
        corrected = mean + likeness * (sum(self.won[longest]) / len(self.won[longest]) - known)
        return min(1.0, max(0.0, corrected))

    def smallest_lead(self, index: int) -> Lead:
        """Lead of the action ``index`` over the best of the other remaining ones; negative if that one is better."""
        leads = [self.lead(index, other) for other in self._alive if other != index]
        return min(leads, key=lambda one: one.mean)

    def lead(self, index: int, other: int) -> Lead:
        """Lead of the action ``index`` over the action ``other``, in the deals in which both have been played."""
        lead = _lead(self.won[index], self.won[other])
        count = min(len(self.won[index]), len(self.won[other]))
        return Lead(lead.mean, max(lead.margin, NORMAL / count))

    def _mean(self, index: int) -> float:
        return sum(self.won[index]) / len(self.won[index])


def quick_lead(info: SeatKnowledge, actions: Sequence[Action], seed: int, deals: int) -> tuple[int, float]:
    """Index of the best of ``actions`` by short playouts as in a captain's search, and its lead in utility.

    It stops as soon as the lead is most likely below MIN_QUICK_LEAD, and checks this every QUICK_LOOK deals.
    """
    rng, playout_rng = Rng(seed), Rng(0)
    values: list[list[float]] = [[] for _ in actions]
    for played in range(deals):
        if played and played % QUICK_LOOK == 0 and most_likely_below(_lead_of_best(values)[1], MIN_QUICK_LEAD):
            break
        world = info.determinize(rng)
        same = rng_state_from_seed(rng.randbelow(1 << 32))
        for action, found in zip(actions, values, strict=True):
            playout_rng.state = same
            found.append(playout_utility(info, world, action, STRONGEST.turns, playout_rng))
    best, lead = _lead_of_best(values)
    return best, lead.mean


def _lead_of_best(values: Sequence[Sequence[float]]) -> tuple[int, Lead]:
    """Index of the best action by its ``values`` in the same deals, and its lead over the second."""
    *_, second, best = sorted(range(len(values)), key=lambda index: sum(values[index]))
    return best, _lead(values[best], values[second])


def judge(
    info: SeatKnowledge, actions: Sequence[Action], seed: int, deals: int, answer: int | None = None
) -> Judgement:
    """Judge ``actions`` in at most ``deals`` deals; stop if the lead is clear or hopeless, or ``answer`` behind."""
    playouts = PairedPlayouts(info, actions, seed)
    for _ in range(0, deals, BLOCK):
        playouts.play(BLOCK)
        playouts.drop_those_clearly_behind()
        found = playouts.judgement()
        if found.is_hopeless or found.is_clear:
            break
        if answer not in (None, found.best) and _is_certain(playouts.lead(found.best, answer)):
            break
    return found


def confirm(
    info: SeatKnowledge, actions: Sequence[Action], seed: int, deals: int, player: Player | None = None
) -> Judgement:
    """Judge ``actions`` in a fixed number of deals; actions clearly behind are dropped after a quarter of them.

    ``player``: plays all seats to the end; None: the playout policy.
    """
    playouts = PairedPlayouts(info, actions, seed, partial(victories_in_one_deal, player=player))
    playouts.play(deals // 4)
    playouts.drop_those_clearly_behind()
    playouts.play(deals - deals // 4)
    return playouts.judgement()


def deals_to_confirm(lead: Lead, deals: int) -> int:
    """Number of deals in which a lead measured as ``lead`` in ``deals`` deals would most likely be clear."""
    spare = max(lead.mean - LEAD / 2, LEAD / 4)
    return round(1.5 * deals * (lead.margin / spare) ** 2)


def times_found(info: SeatKnowledge, rank: str, best: Action, at_most: int = SEEDS) -> int:
    """Number of SEEDS tries in which ``rank`` finds ``best``.

    Returns ``at_most + 1`` as soon as it is above ``at_most``, or will be most likely.
    """
    found = 0
    for seed in range(SEEDS):
        found += think_to_end(RANKS[rank](info, Rng(seed), None)) == best
        if found > at_most or found - at_most * (seed + 1) / SEEDS > FOUND_TOO_OFTEN:
            return at_most + 1
    return found


def captain_agrees(info: SeatKnowledge, best: Action, seed: int, factor: int = 3) -> bool:
    """Whether a captain with ``factor`` times its usual playouts chooses ``best``."""
    settings = RANK_SETTINGS["captain"]
    bot = make_search_bot(replace(settings, simulations=factor * settings.simulations))
    return think_to_end(bot(info, Rng(seed), None)) == best
