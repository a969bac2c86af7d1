"""The judgement that bots use: what speaks for a faction, in terms that its player would use.

Many terms belong to some factions only and are 0 for the others; what a term is worth differs by faction and number
of seats, see ``weights.json``.
"""

from typing import NamedTuple

from kajuta.core.judgement import Judgement
from kajuta.games.ahoy import hopes
from kajuta.games.ahoy.boards import (
    ASSEMBLE,
    BOMBARD,
    CANNON_SLOTS,
    CANNONS,
    CREW,
    CUTTER,
    DEPLOY,
    DICE,
    FACTIONS,
    FULL_SAIL,
    GOAL,
    GROUP_OF,
    GUNSHIP,
    INSPIRE,
    NEGOTIATE,
    ORDER,
    PIPS,
    RALLY,
    SAIL,
    SMUGGLERS,
    SQUADRON,
    TAILWIND,
    UNION,
)
from kajuta.games.ahoy.boards import DAMAGE as DAMAGED
from kajuta.games.ahoy.market import (
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
from kajuta.games.ahoy.rewards import MOST_PAID
from kajuta.games.ahoy.rules import Ahoy
from kajuta.games.ahoy.voyages import voyage

TERMS = (
    # Of every faction.
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
    # Of the Squadron and the Union.
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
    # Of the smugglers.
    "voyage",
    "cargo",
    "delivered",
    "favours",
    "rewards",
    "map",
)
"""What speaks for a faction, in the order of ``appraise``."""

JUDGEMENT = Judgement.load("kajuta.games.ahoy", TERMS)

FAME_A_ROUND = 7
"""How fast the leader gains fame: from this follows how many scorings are still to come."""
LATER_SCORINGS = 3.0
"""How many scorings after the next one are counted on at most."""
SURE = 5.0
"""The lead that is as good as a win while the last round is still played."""
USEFUL_GOLD, USEFUL_READY, KNOWN = 6, 4, 7
"""Gold, ready comrades and regions beyond which more hardly help."""
NEAR = 2
"""How many spaces apart ships are near each other."""

HARM = {
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
"""How much a damaged slot hinders, by its action."""


def _mask(*cards: int) -> int:
    return sum(1 << card for card in cards)


SAILING = _mask(AERONAUTS, SEA_WITCH, SAILOR, GUST, WIND, BARRELMAN, PILOT, SEA_DOG)
FIGHTING = _mask(
    BUCCANEER, MYSTIC, GUNNER, GUNNERS_MATE, POWDER_MONKEY, FIGHTERS, CUTPURSE, EMISSARY, GROGMASTER, BEAKHEAD
)
EARNING = _mask(MIDDLEMAN, DOCUMENTARIAN, ELDER, SHIPWRIGHT, DIVER, MERCHANT, TRAWLER)
AGENTS = _mask(*CONVINCING_COMRADES, *CONVINCING_OFFICIALS, NOBLE)
"""Crew by what it does: who helps the flagship along, who helps it fight, who earns or saves gold and repairs, and who
acts on others' pieces."""


def group(s: Ahoy, seat: int) -> str:
    """Return the group of weights for ``seat``: its faction and how many play."""
    return f"{FACTIONS[s.faction_of[seat]]}-{len(s.order)}"


def appraise(s: Ahoy, seat: int) -> list[float]:
    """Return the terms of the faction of ``seat``.

    In the last round goods count only as far as there are dice left to use them.
    """
    return _appraise(s, seat, _outlook(s))


def appraisals(s: Ahoy) -> list[list[float]]:
    """Return the terms of each seat."""
    outlook = _outlook(s)
    return [_appraise(s, seat, outlook) for seat in range(len(s.faction_of))]


class Outlook(NamedTuple):
    """What all factions look out on.

    ``leads``: by region the Squadron's lead, ``hoped``: what Squadron and Union may hope for, ``fame`` by faction (0
    for who does not play), favours and hopes included, ``favours``: those alone. ``best``: the most fame without them.
    """

    leads: list[int]
    hoped: tuple[float, float]
    fame: list[float]
    favours: list[int]
    best: float


def _outlook(s: Ahoy) -> Outlook:
    leads = hopes.leads(s)
    hoped = hopes.hopes(s, leads)
    best = 0.0
    fame, favours = [0.0] * len(FACTIONS), [0] * len(FACTIONS)
    for faction in s.order:
        now = s.fame(faction) + (hoped[faction == UNION] if faction not in SMUGGLERS else 0.0)
        best = max(best, now)
        if faction in SMUGGLERS and s.fame_of_cargo[faction]:
            favours[faction] = hopes.favours(s, faction, leads)
        fame[faction] = now + favours[faction]
    return Outlook(leads, hoped, fame, favours, best)


def _appraise(s: Ahoy, seat: int, outlook: Outlook) -> list[float]:
    own = s.faction_of[seat]
    leads, hoped, fame, favours, best = outlook
    lead = fame[own] - max(0.0, *[fame[faction] for faction in s.order if faction != own])
    last = best >= GOAL
    nearness = min(1.0, best / GOAL)
    dice = len(s.dice_left(own)) / len(DICE[own])
    use = dice if last else 1.0
    crew = s.crew[own]
    prey, threatened = _battles(s, own, dice > 0)
    terms = [
        s.fame(own) / 3,
        lead / 3 * nearness * nearness,
        max(-1.0, min(1.0, lead / SURE)) if last else 0.0,
        max(0.0, GOAL - best) / GOAL,
        dice,
        min(s.gold[own], USEFUL_GOLD) / 2 * use,
        (crew & SAILING).bit_count() * use,
        (crew & FIGHTING).bit_count() * use,
        (crew & EARNING).bit_count() * use,
        (crew & AGENTS).bit_count() * use,
        sum([HARM[GROUP_OF[slot].action] for slot in s.damaged(own)]) * use,
        _powder(s, own) / PIPS,
        prey,
        threatened,
    ]
    if own in SMUGGLERS:
        return terms + [0.0] * 11 + _trade(s, own, favours[own], use)
    later = 0.0 if last else min(LATER_SCORINGS, 0.6 + (GOAL - best) / FAME_A_ROUND)
    return terms + _rule(s, own, hoped[own == UNION], hopes.close(s, leads), later, use) + [0.0] * 6


def _rule(s: Ahoy, own: int, hope: float, close: int, later: float, use: float) -> list[float]:
    """Return the terms of the Squadron and the Union: what they control, and what with."""
    terms = [hope / 3, hope / 3 * later, close / 3 * use]
    if own == SQUADRON:
        there = sum(any(s.patrols[4 * region : 4 * region + 4]) or s.forts[region] > 0 for region in s.regions())
        return [*terms, there / 3 * use, sum(s.patrols) / 3 * use, sum(s.forts) * use, 0.0, 0.0, 0.0, 0.0, 0.0]
    return [
        *terms,
        sum(count > 0 for count in s.comrades) / 3 * use,
        0.0,
        0.0,
        sum(s.comrades) / 3 * use,
        min(s.ready, USEFUL_READY) / 2 * use,
        max(0, s.ready - USEFUL_READY) / 2 * use,
        len(s.hand) / 2 * use,
        ((s.ships[CUTTER] >= 0) + (s.ships[GUNSHIP] >= 0)) * use,
    ]


def _trade(s: Ahoy, own: int, favours: int, use: float) -> list[float]:
    """Return the terms of a smuggler: what it carries, where that leads, what it has delivered."""
    prospects = hopes.PROSPECTS[min(s.gold[own], MOST_PAID)][s.white[own], s.black[own]]
    return [
        voyage(s, own)[0] / 3 * use,
        len(s.cargo[own]) * use,
        (len(s.delivered[2 * own]) + len(s.delivered[2 * own + 1])) / 2,
        favours / 3,
        prospects / 3 * use,
        min(len(s.chart.placed), KNOWN) / 3 * use,
    ]


def _powder(s: Ahoy, faction: int) -> int:
    """Return the highest die on a faction's cannons, 0 where there is none."""
    slots = s.slots
    return max([0 if slots[slot] == DAMAGED else slots[slot] & 7 for slot in CANNON_SLOTS[faction]])


def _battles(s: Ahoy, own: int, can_act: bool) -> tuple[float, float]:
    """Return by how much flagships near that of ``own`` are outgunned by it, and by how much they outgun it.

    Only who has dice left this round can attack.
    """
    here = s.ships[own]
    if here < 0:
        return 0.0, 0.0
    x, y = s.chart.at[here]
    powder = _powder(s, own)
    prey = threatened = 0.0
    for other in s.order:
        there = s.ships[other]
        if other == own or there < 0:
            continue
        column, row = s.chart.at[there]
        if abs(column - x) + abs(row - y) > NEAR:
            continue
        edge = powder - _powder(s, other)
        if edge > 0 and can_act:
            prey += edge / PIPS
        elif edge < 0 and s.dice_left(other):
            threatened -= edge / PIPS
    return prey, threatened
