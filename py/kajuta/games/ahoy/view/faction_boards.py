"""The boards of the factions: dice, slots, crew, supply, plans, cargo, rewards."""

from typing import Any

from kajuta.core.message import msg
from kajuta.core.scene import Area, Element, area, element
from kajuta.games.ahoy.rules import plan_card_kinds, reward_grid
from kajuta.games.ahoy.rules.faction_board_tables import (
    ANY_VALUE,
    BOARDS,
    CANNONS,
    CARGO_LIMIT,
    CREW_WITH_SLOT,
    CUTTER,
    CUTTER_SLOT,
    DAMAGE,
    DICE_OF_FACTION,
    EVEN_VALUES,
    FIRST_CARD_SLOT,
    FORT,
    GROUP_OF_SLOT,
    GUNSHIP,
    GUNSHIP_SLOTS,
    PATROL,
    REPAIR,
    SMUGGLERS,
    SQUADRON,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS, PAID_WITH_DIE, cards_in_mask
from kajuta.games.ahoy.rules.messages import (
    CARGO_ICONS,
    CREW_ICONS,
    FIGURE_ICONS,
    PLAN_ICONS,
    REWARD_ICONS,
    SYMBOL_ICONS,
    cargo_name,
    crew_name,
    faction_name,
    plan_name,
    reward_name,
    slot_icon,
    slot_name,
)
from kajuta.games.ahoy.rules.region_tiles import SYMBOL_NAMES
from kajuta.games.ahoy.rules.state import Position, seat_argument
from kajuta.games.ahoy.view.spoken_labels import name_of_figures_in_supply, number_among_equal_slots

REWARDS_WITH_COUNT = (
    reward_grid.PAY_FOR_FAME,
    reward_grid.MOVE,
    reward_grid.FAME,
    reward_grid.FAME_AND_WEALTH,
    reward_grid.GOLD,
    reward_grid.MOVE_QUIETLY,
)
"""Rewards whose amount is shown on their square."""


COMRADE_FACE = {"icon": "ahoy-act-fist", "color": "union"}
"""Face of a comrade in a supply."""


def faction_board(state: Position, faction: int, viewer: int | None) -> Area:
    """Panel of a faction: dice, slots, crew, goods. It is folded unless its seat has to decide."""
    seat = state.seat_of[faction]
    rows = [_dice(state, faction), _slots(state, faction), _crew(state, faction)]
    if faction == SQUADRON:
        rows.append(_supply(state, faction, ((PATROL, state.patrol_supply), (FORT, state.fort_supply))))
    elif faction == UNION:
        rows += [_ships(state), _comrades(state), _plans(state)]
    else:
        rows += [_cargo(state, faction), _rewards(state, faction), _favours(state, faction, viewer == seat)]
    return area(
        "panel",
        f"board:{faction}",
        rows,
        title=msg("board"),
        place="seat",
        seat=seat,
        score=state.shown_fame(faction),
        tagline=faction_name(faction),
        folded=state.to_act != seat,
        summary=_summary(state, faction),
    )


def _summary(state: Position, faction: int) -> list[Element]:
    damage = len(state.damaged_slots(faction))
    made = [
        _own_number(state, faction, "gold-of", state.gold[faction], "ahoy-act-coins"),
        _own_number(state, faction, "dice-of", len(state.unplaced_dice(faction)), "ahoy-sign-dice"),
        _own_number(state, faction, "damage-of", damage, "ahoy-sign-damage"),
        _own_number(state, faction, "crew-of", state.crew[faction].bit_count(), "ahoy-sign-crew"),
    ]
    if state.has_loaded_cannons(faction):
        made.append(_own_number(state, faction, "cannons-of", _cannon_value(state, faction), "ahoy-act-cannons"))
    if faction in SMUGGLERS:
        made.append(_own_number(state, faction, "cargo-of", len(state.cargo[faction]), "ahoy-act-crate"))
    return made


def _cannon_value(state: Position, faction: int) -> int:
    slots = [slot for group in BOARDS[faction] if group.action == CANNONS for slot in group.slots]
    return max(state.slots[slot] & 7 for slot in slots if state.slots[slot] not in (0, DAMAGE))


def number_element(id: str, value: int, icon: str) -> Element:
    """Number with its icon, labelled by the message ``id``."""
    return element("number", id, msg(id, n=value), face=_counted(id, value, icon), inert=True)


def _own_number(state: Position, faction: int, kind: str, value: int, icon: str) -> Element:
    label = msg(kind, seat=seat_argument(state, faction), n=value)
    return element("number", f"{kind}:{faction}", label, face=_counted(kind, value, icon), inert=True)


def _counted(name: str, value: int, icon: str) -> dict[str, object]:
    return {"icon": icon, "value": value, "word": msg(f"{name}.word", n=value)}


def _dice(state: Position, faction: int) -> Area:
    items = [
        element(
            "die",
            f"die:{die}",
            msg(
                "die",
                seat=seat_argument(state, faction),
                nth=DICE_OF_FACTION[faction].index(die) + 1,
                n=state.pool[die],
            ),
            face={"value": state.pool[die]},
            seat=state.seat_of[faction],
            key=f"die:{die}",
        )
        for die in state.unplaced_dice(faction)
    ]
    items.append(
        {**_own_number(state, faction, "gold-of", state.gold[faction], "ahoy-act-coins"), "id": f"coins:{faction}"}
    )
    return area("row", f"pool:{faction}", items, title=msg("dice"), place="seat", seat=state.seat_of[faction])


def _slots(state: Position, faction: int) -> Area:
    items = []
    for group in BOARDS[faction]:
        for slot in group.slots:
            one = die_slot_element(state, faction, slot, group.accepts, group.action == REPAIR)
            if slot == group.slots[0]:
                one["note"] = slot_name(slot)
            items.append(one)
    return area("row", f"slots:{faction}", items, title=msg("actions"), place="seat", seat=state.seat_of[faction])


def die_slot_element(state: Position, faction: int, slot: int, accepts: int, dashed: bool) -> Element:
    """Die slot: empty, with its die, or damaged."""
    held = state.slots[slot]
    need = accepted_dice_keyword(accepts)
    name = msg(
        "slot-name", seat=seat_argument(state, faction), slot=slot_name(slot), nth=number_among_equal_slots(slot)
    )
    if held and held != DAMAGE:
        label = msg("slot-die", slot=name, n=held & 7)
        return element("die", f"slot:{slot}", label, face={"value": held & 7}, key=f"die:{held >> 3}", scale="s")
    face: dict[str, object] = {"icon": slot_icon(slot)}
    if accepts not in (ANY_VALUE, 0):
        face["value"] = "±" if accepts == EVEN_VALUES else need
    label = msg("slot", slot=name, need=need, dashed="yes" if dashed else "no", damaged="yes" if held else "no")
    return element("slot", f"slot:{slot}", label, face=face, marks=["damaged"] if held else None, scale="s")


def accepted_dice_keyword(accepts: int) -> str:
    """Keyword for the dice that a slot takes: "any", "even" or a value."""
    if accepts == ANY_VALUE:
        return "any"
    return "even" if accepts == EVEN_VALUES else str(accepts.bit_length() - 1)


def _crew(state: Position, faction: int) -> Area:
    items: list[Element] = []
    for card in cards_in_mask(state.crew[faction]):
        items.append(market_card_element(state, card, f"crew:{card}", scale="s"))
        slot = FIRST_CARD_SLOT + card
        if CREW_WITH_SLOT >> card & 1 or state.slots[slot]:
            items.append(die_slot_element(state, faction, slot, ANY_VALUE, not CREW_WITH_SLOT >> card & 1))
    return area("row", f"crew-row:{faction}", items, title=msg("crew"), place="seat", seat=state.seat_of[faction])


def market_card_element(state: Position, card: int, id: str, scale: str | None = None) -> Element:
    """Market card with its crew side up.

    Its note shows the cargo, or the crew member's name if the card is small (``scale``).
    """
    one = MARKET_CARDS[card]
    symbol = SYMBOL_NAMES[one.symbol]
    label = msg("market-card", crew=crew_name(card), symbol=symbol, cost=one.cost or "die")
    cargo = msg("cargo-to", icon=CARGO_ICONS[card], cargo=cargo_name(card), symbol=SYMBOL_NAMES[one.to])
    # A small card has no room for its name, and a recruited card no longer serves as cargo.
    return element(
        "card",
        id,
        msg("hired-card", card=label, cargo=cargo) if scale else label,
        face={
            "icon": CREW_ICONS[one.crew],
            "name": crew_name(card),
            **(
                {"unit": "ahoy-sign-dice"}
                if one.cost == PAID_WITH_DIE
                else {"unit": "ahoy-act-coins", "value": one.cost}
            ),
            "color": f"symbol-{symbol}",
            "signs": [SYMBOL_ICONS[one.symbol]],
            "text": msg(f"effect-{one.crew}"),
        },
        note=crew_name(card) if scale else cargo,
        key=f"card:{card}",
        scale=scale,
    )


def cargo_card_element(card: int, id: str) -> Element:
    """Market card with its cargo side up."""
    one = MARKET_CARDS[card]
    to = SYMBOL_NAMES[one.to]
    return element(
        "card",
        id,
        msg("cargo-to", cargo=cargo_name(card), symbol=to),
        face={"icon": CARGO_ICONS[card], "name": cargo_name(card), "color": f"symbol-{to}"},
        note=msg("deliver-to", symbol=to),
        key=f"card:{card}",
        scale="s",
    )


def _supply(state: Position, faction: int, stock: tuple[tuple[int, int], ...]) -> Area:
    items = [
        element(
            "figure",
            f"supply:{figure}",
            name_of_figures_in_supply(state, figure),
            face={"icon": FIGURE_ICONS[figure]},
            note=msg("patrols" if figure == PATROL else "forts"),
            count=count,
            seat=state.seat_of[faction],
            inert=True,
        )
        for figure, count in stock
    ]
    return area("row", f"supply-row:{faction}", items, title=msg("supply"), place="seat", seat=state.seat_of[faction])


def _ships(state: Position) -> Area:
    items: list[Element] = []
    if state.ships[CUTTER] >= 0:
        items.append(die_slot_element(state, UNION, CUTTER_SLOT, ANY_VALUE, False))
    if state.ships[GUNSHIP] >= 0:
        items += [die_slot_element(state, UNION, slot, GROUP_OF_SLOT[slot].accepts, False) for slot in GUNSHIP_SLOTS]
    return area("row", "small-ships", items, title=msg("small-ships"), place="seat", seat=state.seat_of[UNION])


def _comrades(state: Position) -> Area:
    items = [
        element("token", "ready", **counted_stock("ready-comrades", state.ready), face=COMRADE_FACE),
        element(
            "token",
            "comrade-supply",
            **counted_stock("comrade-supply", state.comrade_supply),
            face=COMRADE_FACE,
            inert=True,
        ),
    ]
    return area("row", "comrade-row", items, title=msg("comrades"), place="seat", seat=state.seat_of[UNION])


def counted_stock(name: str, count: int) -> dict[str, Any]:
    """Label of a pile or supply, its number, and the word shown below the number."""
    return {"label": msg(name), "count": count, "note": msg(f"{name}.word", n=count)}


def _plans(state: Position) -> Area:
    discard = [face_up_plan_card_element(kind, f"discarded:{n}") for n, kind in enumerate(state.plan_discard)]
    items = [
        element("pile", "plan-deck", **counted_stock("plan-deck", len(state.plan_deck)), back=True, inert=True),
        element("pile", "plan-hand", **counted_stock("plans-held", len(state.hand)), back=True, inert=True),
        element("pile", "plan-discard", **counted_stock("plan-discard", len(discard)), contents=discard, inert=True),
    ]
    return area("row", "plan-row", items, title=msg("plans"), place="seat", seat=state.seat_of[UNION])


def face_up_plan_card_element(kind: int, id: str, count: int | None = None) -> Element:
    """Face-up plan card; ``count``: number of equal plans."""
    name = plan_card_kinds.PLAN_NAMES[kind]
    return element(
        "card",
        id,
        plan_name(kind),
        face={"icon": PLAN_ICONS[kind], "name": plan_name(kind), "text": msg(f"effect-{name}"), "color": "union"},
        note=msg("plan-in-battle" if kind in plan_card_kinds.BATTLE_PLANS else "plan-as-action"),
        count=count,
    )


def _cargo(state: Position, faction: int) -> Area:
    items = [cargo_card_element(card, f"cargo:{card}") for card in state.cargo[faction]]
    items += [
        element(
            "slot",
            f"hold:{faction}:{n}",
            msg("empty-hold", seat=seat_argument(state, faction), n=n + 1),
            face={"icon": "ahoy-act-crate"},
            inert=True,
        )
        for n in range(len(items), CARGO_LIMIT)
    ]
    return area("row", f"hold:{faction}", items, title=msg("cargo"), place="seat", seat=state.seat_of[faction])


def _rewards(state: Position, faction: int) -> Area:
    items = []
    for square, (kind, count) in enumerate(reward_grid.REWARD_GRID):
        badge = None
        if state.white[faction] == square:
            badge = msg("marker-white")
        elif state.black[faction] == square:
            badge = msg("marker-black")
        items.append(
            element(
                "space",
                f"square:{faction}:{square}",
                msg(
                    "square",
                    seat=seat_argument(state, faction),
                    row=square // reward_grid.GRID_SIDE + 1,
                    column=square % reward_grid.GRID_SIDE + 1,
                    reward=reward_name(square),
                ),
                at=(square // reward_grid.GRID_SIDE, square % reward_grid.GRID_SIDE),
                face={
                    "icon": REWARD_ICONS[reward_grid.REWARD_NAMES[kind]],
                    **({"value": count} if kind in REWARDS_WITH_COUNT else {}),
                },
                badge=badge,
                marks=["target"] if state.white[faction] == square else None,
            )
        )
    return area(
        "grid",
        f"rewards:{faction}",
        items,
        title=msg("rewards"),
        place="seat",
        seat=state.seat_of[faction],
        rows=reward_grid.GRID_SIDE,
        columns=reward_grid.GRID_SIDE,
    )


def _favours(state: Position, faction: int, own: bool) -> Area:
    items = []
    for marker in range(2):
        cards = state.delivered[2 * faction + marker]
        side = SQUADRON if state.pledge[faction] == marker else UNION
        items.append(
            element(
                "pile",
                f"favour:{faction}:{marker}",
                msg("favour-marker", seat=seat_argument(state, faction), n=marker + 1),
                count=len(cards),
                face={"icon": "ahoy-sign-favour"},
                note=faction_name(side) if own or state.ended else None,
                contents=[market_card_element(state, card, f"delivered:{card}") for card in cards],
            )
        )
    return area(
        "row", f"favours:{faction}", items, title=msg("favours-title"), place="seat", seat=state.seat_of[faction]
    )
