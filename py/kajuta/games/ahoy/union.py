"""What only the Mollusk Union does: comrades, plans, small ships."""

from kajuta.core.message import msg
from kajuta.core.state import Action
from kajuta.games.ahoy import plans
from kajuta.games.ahoy.battle import discard_plan, land, withdraw
from kajuta.games.ahoy.boards import CANNON_SLOTS, CUTTER, DAMAGE, FIGURES, GUNSHIP, PATROL, SHIP_SLOTS, UNION
from kajuta.games.ahoy.frames import (
    DRY,
    ENLISTED,
    ENLISTING,
    EVACUATED,
    EVACUATING,
    FLY,
    INSPIRING,
    LAUNCHING,
    MOVE,
    MUST,
    SHIPPED,
    SNEAKING,
    Choice,
    Frame,
)
from kajuta.games.ahoy.harm import remove
from kajuta.games.ahoy.hire import sign_on
from kajuta.games.ahoy.market import CARDS
from kajuta.games.ahoy.state import Sea, seat
from kajuta.games.ahoy.words import plan_word

INSPIRED = 4
"""Islands that Inspire reaches, comrades that Assemble places and Rally gains."""


def gain_ready(s: Sea, count: int) -> None:
    """Take comrades from the supply, as many as there are."""
    count = min(count, s.comrade_supply)
    s.comrade_supply -= count
    s.ready += count
    if count and s.events is not None:
        s.tell(msg("gains-comrades", icon="fist", seat=seat(s, UNION), n=count), tone="gain")


def comrades_here_options(s: Sea, frame: Frame) -> list[Action]:
    """COMRADES_HERE: place two or gain two where the flagship anchored [union.sail]."""
    options: list[Action] = []
    if s.ready:
        options.append(("land",))
    if s.comrade_supply:
        options.append(("gain",))
    return [*options, ("done",)]


def apply_comrades_here(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    if action[0] == "land":
        land(s, frame[2], 2)
    elif action[0] == "gain":
        gain_ready(s, 2)


def assembling_options(s: Sea, frame: Frame) -> list[Action]:
    """ASSEMBLING: up to four ready comrades [union.assemble]."""
    return [("comrades", n) for n in range(min(INSPIRED, s.ready) + 1)] if s.ready else []


def apply_assembling(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    land(s, frame[2], action[1])


def inspiring_options(s: Sea, frame: Frame) -> list[Action]:
    """INSPIRING: one comrade each on up to four islands, in ascending order [union.inspire]."""
    _, _, left, last = frame
    if not left or not s.ready:
        return []
    options: list[Action] = [("comrade", region) for region in s.regions() if region > last]
    return [*options, ("done",)] if options else []


def apply_inspiring(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    if action[0] == "comrade":
        region = action[1]
        land(s, region, 1)
        s.stack.append((INSPIRING, UNION, frame[2] - 1, region))


def rally(s: Sea) -> None:
    """Gain four ready comrades where the flagship is on an island [union.rally]."""
    if s.symbol_at(s.ships[UNION]) >= 0:
        gain_ready(s, INSPIRED)


# Plans as actions


def playable(s: Sea) -> list[int]:
    """Return the kinds of plans in hand that can be played as an action now [plans.useful]."""
    kinds = []
    for kind in sorted(set(s.hand)):
        match kind:
            case plans.EVACUATION:
                fits = any(s.comrades)
            case plans.DYNAMIC_ENTRY:
                (slot,) = CANNON_SLOTS[UNION]
                rises = s.loaded(UNION) and s.slots[slot] & 7 < 6
                fits = rises or any(space != s.ships[UNION] for space in s.chart.tailwind[0])
            case plans.SNEAK_ATTACK:
                fits = bool(sneaking_options(s, (SNEAKING, UNION, -1, 2)))
            case plans.ENLIST:
                fits = bool(enlisting_options(s, (ENLISTING, UNION)))
            case plans.CUTTER | plans.GUNSHIP:
                fits = any(count >= 2 for count in s.comrades)
            case _:
                fits = False
        if fits:
            kinds.append(kind)
    return kinds


def play(s: Sea, kind: int) -> None:
    """Play a plan as an action."""
    match kind:
        case plans.EVACUATION:
            s.stack.append((EVACUATING, UNION))
        case plans.DYNAMIC_ENTRY:
            dynamic_entry(s)
        case plans.SNEAK_ATTACK:
            s.stack.append((SNEAKING, UNION, -1, 2))
        case plans.ENLIST:
            s.stack.append((ENLISTING, UNION))
        case plans.CUTTER:
            launch(s, CUTTER, kind)
            return
        case plans.GUNSHIP:
            launch(s, GUNSHIP, kind)
            return
    discard_plan(s, kind)


def launch(s: Sea, ship: int, kind: int) -> None:
    """Lay the plan of a ship out; where the ship comes in is the next decision."""
    s.hand.remove(kind)
    s.luck += 1
    if s.events is not None:
        s.tell(msg("plays-plan", icon="scroll-unfurled", seat=seat(s, UNION), plan=plan_word(kind)), tone="gain")
    s.stack.append((LAUNCHING, UNION, ship))


def dynamic_entry(s: Sea) -> None:
    """Raise the cannons by two and offer a flight to a tailwind [plans.dynamic-entry]."""
    (slot,) = CANNON_SLOTS[UNION]
    held = s.slots[slot]
    if held and held != DAMAGE:
        s.slots[slot] = held + min(2, 6 - (held & 7))
    spaces = tuple(space for space in s.chart.tailwind[0] if space != s.ships[UNION])
    s.stack.append((FLY, UNION, UNION, spaces, 0))


def launching_options(s: Sea, frame: Frame) -> list[Action]:
    """Return the choices of LAUNCHING: islands on which two comrades become a ship [union.ships]."""
    return [("island", region) for region in s.regions() if s.comrades[region] >= 2]


def apply_launching(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    ship, region = frame[2], action[1]
    withdraw(s, region, 2)
    s.ships[ship] = s.chart.island[region]
    for slot in SHIP_SLOTS[ship]:
        s.slots[slot] = 0
    if s.events is not None:
        what = msg("figure-" + FIGURES[ship])
        s.tell(msg("launches", icon="sailboat", seat=seat(s, UNION), figure=what, region=s.region_name(region)))


def evacuating_options(s: Sea, frame: Frame) -> list[Action]:
    """EVACUATING: the island that all comrades leave [plans.evacuation]."""
    return [("island", region) for region in s.regions() if s.comrades[region]]


def apply_evacuating(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    region = action[1]
    s.stack.append((EVACUATED, UNION, region, s.comrades[region], 0))


def evacuated_options(s: Sea, frame: Frame) -> list[Action]:
    """EVACUATED: where each comrade goes, in ascending order."""
    _, _, source, left, last = frame
    return [("comrade", region) for region in s.regions() if region >= last and region != source] if left else []


def apply_evacuated(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    _, _, source, left, _ = frame
    region = action[1]
    s.comrades[source] -= 1
    s.comrades[region] += 1
    if s.events is not None:
        s.tell(msg("comrade-moves", icon="fist", seat=seat(s, UNION), n=1, region=s.region_name(region)))
    s.stack.append((EVACUATED, UNION, source, left - 1, region))


def sneaking_options(s: Sea, frame: Frame) -> list[Action]:
    """SNEAKING: patrols of one region with a comrade on its island [plans.sneak-attack]."""
    _, _, only, left = frame
    if not left:
        return []
    options: list[Action] = [
        ("patrol", space)
        for space, count in enumerate(s.patrols)
        if count and s.comrades[space >> 2] and only in (-1, space >> 2)
    ]
    return [*options, ("done",)] if only >= 0 and options else options


def apply_sneaking(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    if action[0] == "patrol":
        space = action[1]
        remove(s, PATROL, space)
        s.stack.append((SNEAKING, UNION, space >> 2, frame[3] - 1))


def enlisting_options(s: Sea, frame: Frame) -> list[Action]:
    """ENLISTING: an island with comrades whose symbol the market shows [plans.enlist]."""
    here = s.ships[UNION]
    if s.symbol_at(here) >= 0 and s.forts[here >> 2]:
        return []
    offered = {CARDS[card].symbol for card in s.market if card >= 0}
    return [("island", r) for r in s.regions() if s.comrades[r] and s.chart.symbol[r] in offered]


def apply_enlisting(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    s.stack.append((ENLISTED, UNION, s.chart.symbol[action[1]]))


def enlisted_options(s: Sea, frame: Frame) -> list[Action]:
    """ENLISTED: cards of the symbol, free of cost; the market is refilled afterwards."""
    options: list[Action] = [
        ("take", place) for place, card in enumerate(s.market) if card >= 0 and CARDS[card].symbol == frame[2]
    ]
    return [*options, ("done",)]


def apply_enlisted(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    if action[0] == "done":
        s.refill()
        return
    sign_on(s, UNION, action[1], refill=False)
    s.stack.append(frame)


def shipping_options(s: Sea, frame: Frame) -> list[Action]:
    """SHIPPING: a comrade goes from an island to another, or none does [crew.comrade]."""
    regions = s.regions()
    options: list[Action] = [("shift", a, b) for a in regions if s.comrades[a] for b in regions if a != b]
    return [*options, ("done",)]


def apply_shipping(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    if action[0] == "shift":
        _, source, target = action
        shift(s, frame[1], source, target)
        s.stack.append((SHIPPED, frame[1], source, target))


def shift(s: Sea, who: int, source: int, target: int) -> None:
    """Carry a comrade from an island to another."""
    s.comrades[source] -= 1
    s.comrades[target] += 1
    if s.events is not None:
        s.tell(msg("comrade-moves", icon="fist", seat=seat(s, who), n=1, region=s.region_name(target)))


def shipped_options(s: Sea, frame: Frame) -> list[Action]:
    """SHIPPED: a second comrade the same way, or none."""
    _, _, source, target = frame
    return [("shift", source, target), ("done",)] if s.comrades[source] else []


def apply_shipped(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    if action[0] == "shift":
        shift(s, frame[1], frame[2], frame[3])


def rigging_options(s: Sea, frame: Frame) -> list[Action]:
    """RIGGING: sail or tailwind of a small ship; a tailwind may be declined, so it can stay [union.ships-sail]."""
    return [("sail",), ("wind",)]


def apply_rigging(s: Sea, frame: Frame, action: Choice) -> None:
    """Carry out the choice."""
    _, who, ship, value = frame
    if action[0] == "sail":
        s.stack.append((MOVE, who, ship, 3 if ship == CUTTER else 2, MUST | DRY, s.ships[ship]))
    else:
        spaces = tuple(space for space in s.chart.tailwind[value] if space != s.ships[ship])
        s.stack.append((FLY, who, ship, spaces, DRY))
