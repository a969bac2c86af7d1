"""Actions of crew members that are more than a look at the mask of a crew."""

from kajuta.core.message import msg
from kajuta.core.state import Action
from kajuta.games.ahoy.boards import DAMAGEABLE, EFFORT, SMUGGLERS
from kajuta.games.ahoy.frames import (
    FLY,
    HIT,
    MOVE,
    MUST,
    ORDERS,
    QUIET,
    SHIPPING,
    STEALING,
    STRIKE,
    TRAWL,
    Choice,
    Frame,
)
from kajuta.games.ahoy.harm import PAID_ON_BOARD, mend_all, targets
from kajuta.games.ahoy.market import (
    AERONAUTS,
    COMRADES,
    GUST,
    MYSTIC,
    NOBLE,
    OFFICIALS,
    SAILOR,
    SHIPWRIGHT,
    TRAWLER,
    WIND,
    cards_of,
)
from kajuta.games.ahoy.movement import enter
from kajuta.games.ahoy.smuggling import stow
from kajuta.games.ahoy.state import Sea, seat
from kajuta.games.ahoy.words import crew_word

FREE_ACTIONS = 1 << AERONAUTS | 1 << MYSTIC | 1 << NOBLE | 1 << GUST | 1 << WIND
"""Crew members with an action that takes no die."""
WIND_PRICE = 2


def free_options(s: Sea, faction: int) -> list[Action]:
    """Return the crew actions without a die that can be taken now."""
    mask = s.crew[faction] & FREE_ACTIONS
    if not mask or s.effort >= EFFORT:
        return []
    here = s.ships[faction]
    options: list[Action] = []
    if mask >> AERONAUTS & 1 and s.gold[faction] and s.symbol_at(here) >= 0 and s.chart.twin(here >> 2) >= 0:
        options.append(("crew", AERONAUTS))
    if mask >> MYSTIC & 1 and not s.used >> MYSTIC & 1 and _free_on_board(s, faction) and targets(s, faction):
        options.append(("crew", MYSTIC))
    if mask >> NOBLE & 1 and stealing_options(s, (STEALING, faction)):
        options.append(("crew", NOBLE))
    if mask >> GUST & 1:
        options.append(("crew", GUST))
    if mask >> WIND & 1 and not s.used >> WIND & 1 and s.gold[faction] >= WIND_PRICE and far_winds(s, faction):
        options.append(("crew", WIND))
    return options


def _free_on_board(s: Sea, faction: int) -> bool:
    return any(not s.slots[slot] for slot in DAMAGEABLE[faction])


def far_winds(s: Sea, faction: int) -> tuple[int, ...]:
    """Return all spaces with a tailwind except the flagship's own."""
    return tuple(space for space in s.chart.tailwind[0] if space != s.ships[faction])


def act(s: Sea, faction: int, card: int) -> None:
    """Take the free action of a crew member."""
    s.effort += 1
    here = s.ships[faction]
    if s.events is not None:
        s.tell(msg("uses-crew", icon="pirate-captain", seat=seat(s, faction), crew=crew_word(card)))
    if card == AERONAUTS:
        s.spend(faction, 1)
        enter(s, faction, faction, here, s.chart.island[s.chart.twin(here >> 2)], 0, 0)
    elif card == MYSTIC:
        s.used |= 1 << MYSTIC
        s.stack.append((STRIKE, faction, 1))
        s.stack.append((HIT, faction, faction, 1, PAID_ON_BOARD))
    elif card == WIND:
        s.used |= 1 << WIND
        s.spend(faction, WIND_PRICE)
        s.stack.append((FLY, faction, faction, far_winds(s, faction), MUST))
    else:
        s.discharge(faction, card)
        s.box |= 1 << card
        if card == NOBLE:
            s.stack.append((STEALING, faction))
        else:
            spaces = tuple(space for space in range(len(s.chart.at)) if space != here)
            s.stack.append((FLY, faction, faction, spaces, MUST))


def work(s: Sea, faction: int, card: int) -> None:
    """Take the action of a crew member on whose slot a die was placed."""
    here = s.ships[faction]
    if card == SHIPWRIGHT:
        mend_all(s, faction)
    elif card in COMRADES:
        s.stack.append((SHIPPING, faction))
    elif card in OFFICIALS:
        s.stack.append((ORDERS, faction, 2, (), 2, QUIET))
    elif card == SAILOR:
        s.stack.append((MOVE, faction, faction, 3, MUST, here))
    elif card == TRAWLER:
        s.stack.append((MOVE, faction, faction, 2, MUST | TRAWL, here))


def stealing_options(s: Sea, frame: Frame) -> list[Action]:
    """STEALING: a crew member or cargo of a flagship in the same region; last: 0 as crew, 1 as cargo [crew.noble]."""
    who = frame[1]
    region = s.ships[who] >> 2
    options: list[Action] = []
    for other in s.order:
        if other != who and s.ships[other] >> 2 == region:
            for card in (*cards_of(s.crew[other]), *s.cargo[other]):
                options.append(("steal", card, 0))
                if who in SMUGGLERS:
                    options.append(("steal", card, 1))
    return options


def apply_stealing(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    who = frame[1]
    _, card, as_cargo = action
    victim = next(other for other in s.order if s.has(other, card) or card in s.cargo[other])
    if s.has(victim, card):
        s.discharge(victim, card)
    else:
        s.cargo[victim] = tuple(one for one in s.cargo[victim] if one != card)
    if s.events is not None:
        s.tell(
            msg("steals-card", icon="robber", seat=seat(s, who), enemy=seat(s, victim), crew=crew_word(card)),
            tone="loss",
        )
    if as_cargo:
        stow(s, who, card)
    else:
        s.crew[who] |= 1 << card
