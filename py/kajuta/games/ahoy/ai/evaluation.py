"""Evaluation of the position for a faction, by features that a human player would look at.

Many features apply to some factions only and are 0 for the others. The weight of a feature depends on the faction and
the number of seats, see ``weights.json``.
"""

from typing import NamedTuple

from kajuta.core.evaluation_model import EvaluationModel, sequential_sum
from kajuta.games.ahoy.ai import expected_fame
from kajuta.games.ahoy.ai.smuggler_routes import best_voyage
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import (
    ASSEMBLE,
    BOMBARD,
    CANNONS,
    CREW,
    CUTTER,
    DEPLOY,
    DICE_OF_FACTION,
    FACTION_NAMES,
    FAME_GOAL,
    FULL_SAIL,
    GROUP_OF_SLOT,
    GUNSHIP,
    INSPIRE,
    MAX_PIPS,
    NEGOTIATE,
    ORDER,
    RALLY,
    SAIL,
    SMUGGLERS,
    SQUADRON,
    TAILWIND,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import (
    AERONAUTS,
    BARRELMAN,
    BEAKHEAD,
    BUCCANEER,
    CONVINCING_COMRADES,
    CONVINCING_OFFICIALS,
    CUTPURSE,
    DIVER,
    DOCUMENTARIAN,
    ELDER,
    EMISSARY,
    FIGHTERS,
    GROGMASTER,
    GUNNER,
    GUNNERS_MATE,
    GUST,
    MERCHANT,
    MIDDLEMAN,
    MYSTIC,
    NOBLE,
    PILOT,
    POWDER_MONKEY,
    SAILOR,
    SEA_DOG,
    SEA_WITCH,
    SHIPWRIGHT,
    TRAWLER,
    WIND,
)
from kajuta.games.ahoy.rules.reward_grid import MAX_GOLD_PAID

FEATURES = (
    # Features of every faction.
    "fame",
    "lead",
    "last",
    "ahead",
    "dice",
    "gold",
    "crew-sailing",
    "crew-fighting",
    "crew-earning",
    "crew-agents",
    "damage",
    "cannons",
    "prey",
    "threatened",
    # Features of the Squadron and the Union.
    "control",
    "control-later",
    "contested",
    "presence",
    "patrols",
    "forts",
    "comrades",
    "ready",
    "idle",
    "plans",
    "ships",
    # Features of the smugglers.
    "voyage",
    "cargo",
    "delivered",
    "favours",
    "rewards",
    "map",
)
"""Names of the features, in the order in which the function ``features`` lists their values."""

EVALUATION_MODEL = EvaluationModel.load("kajuta.games.ahoy", FEATURES)

FAME_PER_ROUND = 7
"""Fame per round that the leader gains, to estimate how many scorings are left."""
LATER_SCORINGS = 3.0
"""Highest number of scorings after the next one that are counted."""
SURE_LEAD = 5.0
"""Lead in fame that is as good as a win while the last round is still played."""
USEFUL_GOLD, USEFUL_READY, USEFUL_REGIONS = 6, 4, 7
"""Amounts of gold, ready comrades and regions above which more is of little use."""
NEAR_DISTANCE = 2
"""Greatest distance, in spaces, at which two ships count as near each other."""

DAMAGE_HARM_BY_ACTION = {
    SAIL: 0.25,
    FULL_SAIL: 0.6,
    TAILWIND: 0.25,
    CANNONS: 0.2,
    NEGOTIATE: 0.1,
    ORDER: 0.15,
    BOMBARD: 0.15,
    DEPLOY: 0.25,
    ASSEMBLE: 0.15,
    INSPIRE: 0.15,
    RALLY: 0.15,
    CREW: 0.1,
}
"""Harm done by a damaged slot, by the slot's action."""
DAMAGE_HARM_BY_SLOT = tuple(DAMAGE_HARM_BY_ACTION.get(group.action, 0.0) for group in GROUP_OF_SLOT)
"""Harm done by a damaged slot, by the slot's number."""


def _mask(*cards: int) -> int:
    return sum(1 << card for card in cards)


SAILING_CREW = _mask(AERONAUTS, SEA_WITCH, SAILOR, GUST, WIND, BARRELMAN, PILOT, SEA_DOG)
FIGHTING_CREW = _mask(
    BUCCANEER, MYSTIC, GUNNER, GUNNERS_MATE, POWDER_MONKEY, FIGHTERS, CUTPURSE, EMISSARY, GROGMASTER, BEAKHEAD
)
EARNING_CREW = _mask(MIDDLEMAN, DOCUMENTARIAN, ELDER, SHIPWRIGHT, DIVER, MERCHANT, TRAWLER)
AGENT_CREW = _mask(*CONVINCING_COMRADES, *CONVINCING_OFFICIALS, NOBLE)
"""Crew members by their use, as masks of cards: those that help the flagship sail, those that help it fight, those that
earn or save gold or repair, and those that act on pieces of others.
"""


_GROUPS = tuple(tuple(f"{faction}-{seats}" for seats in range(len(FACTION_NAMES) + 1)) for faction in FACTION_NAMES)
"""Names of the weight groups, by faction and number of seats."""


def weight_group(state: Ahoy, seat: int) -> str:
    """Weight group of ``seat``: its faction and the number of seats."""
    return _GROUPS[state.faction_of[seat]][len(state.order)]


def features(state: Ahoy, seat: int) -> list[float]:
    """Features of the faction of ``seat``.

    In the last round, gold, crew and the like count in proportion to the dice that are left to use them.
    """
    return _features_of(state, state.faction_of[seat], _outlook(state))


def features_by_seat(state: Ahoy) -> list[list[float]]:
    """Features of each seat."""
    outlook = _outlook(state)
    return [_features_of(state, faction, outlook) for faction in state.faction_of]


class SharedQuantities(NamedTuple):
    """Quantities that the features of all factions share. Lists by faction hold 0 for a faction that does not play.

    ``rule``: control points of patrols and forts, by region. ``hoped``: expected control fame of the Squadron and the
    Union. ``close``: wealth of the regions whose control one more point could change. ``track``: fame on the track.
    ``favours``: fame from favours. ``fame``: ``track`` plus expected control fame and favours. ``best``: the highest
    fame that any faction has if favours are not counted. ``powder``: highest die on the cannons. ``dice``: number of
    dice that can still be placed in this round.
    """

    rule: list[int]
    hoped: tuple[float, float]
    close: int
    track: list[int]
    fame: list[float]
    favours: list[int]
    best: float
    powder: list[int]
    dice: list[int]


def _outlook(state: Ahoy) -> SharedQuantities:
    rule = expected_fame.patrol_and_fort_points_by_region(state)
    leads = expected_fame.squadron_leads(state, rule)
    hoped = expected_fame.expected_control_fame(state, leads)
    regions, cargo, rewards = state.fame_of_regions, state.fame_of_cargo, state.fame_of_rewards
    best = 0.0
    track, fame, favours, powder, dice = [0] * 4, [0.0] * 4, [0] * 4, [0] * 4, [0] * 4
    for faction in state.order:
        track[faction] = reached = regions[faction] + cargo[faction] + rewards[faction]
        now = reached + (0.0 if faction in SMUGGLERS else hoped[faction == UNION])
        if now > best:
            best = now
        if cargo[faction]:
            favours[faction] = expected_fame.favour_fame(state, faction, leads)
        fame[faction] = now + favours[faction]
        dice[faction] = state.unplaced_dice_count(faction)
        powder[faction] = state.highest_cannon_die(faction)
    return SharedQuantities(
        rule,
        hoped,
        expected_fame.wealth_of_regions_turned_by_one_point(state, leads),
        track,
        fame,
        favours,
        best,
        powder,
        dice,
    )


def _features_of(state: Ahoy, own: int, outlook: SharedQuantities) -> list[float]:
    rule, hoped, close, track, fame, favours, best, powder, left = outlook
    one, two, three = _OTHERS[own]
    lead = fame[own] - max(fame[one], fame[two], fame[three])
    last = best >= FAME_GOAL
    nearness = 1.0 if last else best / FAME_GOAL
    dice = left[own] / len(DICE_OF_FACTION[own])
    use = dice if last else 1.0
    gold = state.gold[own]
    crew = state.crew[own]
    prey, threatened = _battles(state, own, powder, left)
    features = [
        track[own] / 3,
        lead / 3 * nearness * nearness,
        max(-1.0, min(1.0, lead / SURE_LEAD)) if last else 0.0,
        0.0 if last else (FAME_GOAL - best) / FAME_GOAL,
        dice,
        (gold if gold < USEFUL_GOLD else USEFUL_GOLD) / 2 * use,
        (crew & SAILING_CREW).bit_count() * use,
        (crew & FIGHTING_CREW).bit_count() * use,
        (crew & EARNING_CREW).bit_count() * use,
        (crew & AGENT_CREW).bit_count() * use,
        sequential_sum([DAMAGE_HARM_BY_SLOT[slot] for slot in state.damaged_slots(own)]) * use,
        powder[own] / MAX_PIPS,
        prey,
        threatened,
    ]
    if own in SMUGGLERS:
        return [*features, *_NO_RULE, *_trade(state, own, favours[own], use)]
    later = 0.0 if last else min(LATER_SCORINGS, 0.6 + (FAME_GOAL - best) / FAME_PER_ROUND)
    return [*features, *_rule(state, own, hoped[own == UNION], close, later, use, rule), *_NO_TRADE]


_OTHERS = tuple(
    tuple(other for other in range(len(FACTION_NAMES)) if other != own) for own in range(len(FACTION_NAMES))
)
"""For each faction, the three others; one that does not play counts with 0 fame."""
_NO_RULE, _NO_TRADE = (0.0,) * 11, (0.0,) * 6
"""Zeros for the features that do not apply: those of rulers for a smuggler, those of smugglers for a ruler."""


def _rule(state: Ahoy, own: int, hope: float, close: int, later: float, use: float, rule: list[int]) -> list[float]:
    """Features of the Squadron and the Union: expected control, and the pieces that bring it."""
    features = [hope / 3, hope / 3 * later, close / 3 * use]
    if own == SQUADRON:
        there = len(rule) - rule.count(0)
        return [
            *features,
            there / 3 * use,
            sum(state.patrols) / 3 * use,
            sum(state.forts) * use,
            0.0,
            0.0,
            0.0,
            0.0,
            0.0,
        ]
    comrades, ready = state.comrades, state.ready
    return [
        *features,
        (len(comrades) - comrades.count(0)) / 3 * use,
        0.0,
        0.0,
        sum(comrades) / 3 * use,
        (ready if ready < USEFUL_READY else USEFUL_READY) / 2 * use,
        (0 if ready < USEFUL_READY else ready - USEFUL_READY) / 2 * use,
        len(state.hand) / 2 * use,
        ((state.ships[CUTTER] >= 0) + (state.ships[GUNSHIP] >= 0)) * use,
    ]


def _trade(state: Ahoy, own: int, favours: int, use: float) -> list[float]:
    """Features of a smuggler: cargo, best voyage, deliveries, favours and rewards."""
    prospects = expected_fame.REWARD_PROSPECTS_BY_GOLD[min(state.gold[own], MAX_GOLD_PAID)][
        state.white[own], state.black[own]
    ]
    return [
        best_voyage(state, own)[0] / 3 * use,
        len(state.cargo[own]) * use,
        (len(state.delivered[2 * own]) + len(state.delivered[2 * own + 1])) / 2,
        favours / 3,
        prospects / 3 * use,
        min(len(state.chart.placed), USEFUL_REGIONS) / 3 * use,
    ]


def _battles(state: Ahoy, own: int, powder: list[int], dice: list[int]) -> tuple[float, float]:
    """Advantage in cannons of ``own`` over nearby flagships, and their advantage over ``own``.

    An advantage counts only for a faction that has dice left in this round: the others cannot attack.
    """
    ships = state.ships
    here = ships[own]
    prey = threatened = 0.0
    if here >= 0:
        at = state.chart.at
        x, y = at[here]
        for other in state.order:
            edge = powder[own] - powder[other]
            there = ships[other]
            if not edge or there < 0:
                continue
            column, row = at[there]
            if abs(column - x) + abs(row - y) > NEAR_DISTANCE:
                continue
            if edge > 0:
                if dice[own]:
                    prey += edge / MAX_PIPS
            elif dice[other]:
                threatened -= edge / MAX_PIPS
    return prey, threatened
