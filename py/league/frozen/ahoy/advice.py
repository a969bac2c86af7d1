"""What a position of Ahoj was worth, weighed by hand; frozen, see the package."""

from typing import TypeAlias

from kajuta.games.ahoy import rewards
from kajuta.games.ahoy.boards import (
    ASSEMBLE,
    BOMBARD,
    CANNON_SLOTS,
    CANNONS,
    CREW,
    CUTTER,
    DEPLOY,
    DICE,
    FULL_SAIL,
    GOAL,
    GROUP_OF,
    GUNSHIP,
    INSPIRE,
    NEGOTIATE,
    ORDER,
    RALLY,
    SAIL,
    SMUGGLERS,
    SQUADRON,
    TAILWIND,
    UNION,
)
from kajuta.games.ahoy.boards import DAMAGE as DAMAGED
from kajuta.games.ahoy.rules import Ahoy
from league.frozen.ahoy.voyages import voyage

# Worths in fame.
FAME_A_ROUND = 7
"""How fast the leader gains fame: from this follows how many scorings are still to come."""
LEAD = (0.0, 0.62, 0.78, 0.88, 0.95, 1.0)
"""How likely a lead of so many points holds."""
RIVALRY = 0.6
"""How much the strongest of the others counts."""
WIN = 10.0
"""What it is worth to be first when the game ends."""
SURE = 5.0
"""The lead that is as good as a win while the last round is still played."""
GOLD_WORTH, CREW_WORTH, PLAN_WORTH, READY_WORTH, FORT_WORTH, SHIP_WORTH = 0.3, 0.25, 0.3, 0.22, 0.5, 0.6
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
"""What a damaged slot costs, by its action."""
POWDER = 0.1
"""What a point on the cannons is worth while the round still has a turn to use it."""

# What only smugglers have.
DELIVERED_WORTH = 1.6
"""A delivered cargo beside its fame: else a bot would rather keep the hope of it."""
FAVOUR = 0.7
"""Fame from a favour, as long as control may change."""
MAPPED, KNOWN = 0.8, 7
"""A region on the map, and how many of them are enough to find most islands."""
OUTLOOK = 0.5
"""How much of the grid's prospects a smuggler counts on."""
REWARD_WORTH = {
    "pay": 0.3,
    "move": 0.6,
    "fame": 1.0,
    "hire": 0.7,
    "fame-wealth": 4.2,
    "wind": 0.5,
    "gold": 0.35,
    "mend": 0.3,
    "mend-fame": 1.0,
    "tile": 0.4,
    "move-quietly": 0.6,
    "start": 0.0,
}
PATIENCE = 0.75
"""How much the next reward counts less than the one before."""

Prospects: TypeAlias = dict[tuple[int, int], float]


def _squares(purse: int) -> tuple[float, ...]:
    """Return what each square of the grid is worth to a smuggler with so much gold."""
    worths = [
        REWARD_WORTH[rewards.REWARDS[kind]] * (count if kind in (rewards.FAME, rewards.COIN) else 1)
        for kind, count in rewards.GRID
    ]
    return tuple(
        worth + (purse if kind == rewards.PAY else 0) for worth, (kind, _) in zip(worths, rewards.GRID, strict=True)
    )


def _prospects(squares: tuple[float, ...]) -> Prospects:
    """Return what the rewards to come are worth, by the squares of the white and the black marker."""
    places = [(white, black) for white in range(len(rewards.GRID)) for black in range(len(rewards.GRID))]
    worth = dict.fromkeys(places, 0.0)
    for _ in range(15):
        worth = {
            (white, black): max(
                squares[square] + PATIENCE * worth[square, white] for square in rewards.BESIDE[white] if square != black
            )
            for white, black in places
        }
    return worth


SQUARES = tuple(_squares(purse) for purse in range(rewards.MOST_PAID + 1))
"""What the squares are worth, by gold."""
PROSPECTS = tuple(_prospects(squares) for squares in SQUARES)
"""What is to be had from the grid, by gold, then by the squares of the white and the black marker."""


def evaluate(s: Ahoy, seat: int) -> float:
    """Return what the position is worth to ``seat`` in fame, the strongest of the others counted against it."""
    own = s.faction_of[seat]
    others = [faction for faction in s.order if faction != own]
    ruled = [0.0] * 4 if s.ended else _ruled(s)
    reach = [s.fame(faction) + ruled[faction] for faction in range(4)]
    best = max(reach)
    last = s.ended > 0 or best >= GOAL
    scorings = 1.0 if last else min(4.0, 1.6 + (GOAL - best) / FAME_A_ROUND)
    rival = max(_standing(s, other, ruled[other] * scorings, last) for other in others)
    worth = _standing(s, own, ruled[own] * scorings, last) - RIVALRY * rival
    if last:
        for faction in s.order:
            reach[faction] += _favours(s, faction) + s.gold[faction] / 100
        lead = reach[own] - max(reach[other] for other in others)
        worth += WIN * max(-1.0, min(1.0, 100 * lead if s.ended else lead / SURE))
    return worth


def _ruled(s: Ahoy) -> list[float]:
    """Return what each faction may hope for from the regions when they score."""
    hopes = [0.0] * 4
    for region in s.regions():
        squadron, union = s.strength(region)
        lead = squadron - union
        wealth = s.wealth[region] + 0.3
        if lead > 0:
            hopes[SQUADRON] += wealth * LEAD[min(lead, 5)]
        elif lead < 0:
            hopes[UNION] += wealth * LEAD[min(-lead, 5)]
    return hopes


def _favours(s: Ahoy, faction: int) -> int:
    return s.favours(faction, SQUADRON) + s.favours(faction, UNION) if faction in SMUGGLERS else 0


def _standing(s: Ahoy, faction: int, hope: float, last: bool) -> float:
    """Return fame, what is in sight, and goods of a faction; in the last round goods count by the dice still left."""
    worth = s.fame(faction) + hope
    dice = len(s.dice_left(faction))
    goods = GOLD_WORTH * min(s.gold[faction], 6) + CREW_WORTH * min(s.crew[faction].bit_count(), 6)
    goods -= sum(HARM[GROUP_OF[slot].action] for slot in s.damaged(faction))
    if dice:
        worth += POWDER * max(s.slots[slot] & 7 if s.slots[slot] != DAMAGED else 0 for slot in CANNON_SLOTS[faction])
    if faction == SQUADRON:
        goods += FORT_WORTH * sum(s.forts) + 0.1 * sum(s.patrols)
    elif faction == UNION:
        goods += READY_WORTH * min(s.ready, 8) + PLAN_WORTH * len(s.hand) + 0.1 * sum(s.comrades)
        goods += SHIP_WORTH * ((s.ships[CUTTER] >= 0) + (s.ships[GUNSHIP] >= 0))
    else:
        goods += _trade(s, faction) + MAPPED * min(len(s.chart.placed), KNOWN)
        worth += (1.0 if last else FAVOUR) * _favours(s, faction)
        worth += DELIVERED_WORTH * (len(s.delivered[2 * faction]) + len(s.delivered[2 * faction + 1]))
    return worth + goods * (dice / len(DICE[faction]) if last else 1.0)


def _trade(s: Ahoy, faction: int) -> float:
    """Return what a smuggler's cargoes, the market and the grid are worth from where it is."""
    prospects = PROSPECTS[min(s.gold[faction], rewards.MOST_PAID)]
    return voyage(s, faction)[0] + OUTLOOK * prospects[s.white[faction], s.black[faction]]
