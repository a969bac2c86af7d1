"""Areas beside the map: hand, market, fame, control of regions, supplies."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.scene import Area, Element, area, element
from kajuta.games.ahoy.rules.faction_board_tables import (
    FACTION_NAMES,
    FAME_GOAL,
    UNION,
)
from kajuta.games.ahoy.rules.market_card_table import cards_in_mask
from kajuta.games.ahoy.rules.messages import (
    SYMBOL_ICONS,
    faction_icon,
)
from kajuta.games.ahoy.rules.position_fields import SUPPLY
from kajuta.games.ahoy.rules.region_tiles import SYMBOL_NAMES
from kajuta.games.ahoy.rules.state import Position, seat_argument
from kajuta.games.ahoy.view.faction_boards import (
    counted_stock,
    face_up_plan_card_element,
    market_card_element,
    number_element,
)


def plan_hand_area(state: Position, viewer: int | None) -> Area:
    """The Union's plans: face up for the Union, face down for all others."""
    seat = state.seat_of[UNION]
    if viewer == seat:
        items = [
            face_up_plan_card_element(kind, f"plan:{kind}", state.hand.count(kind)) for kind in sorted(set(state.hand))
        ]
    else:
        items = [
            element("card", f"plan-back:{n}", msg("a-plan", n=n + 1), back=True, inert=True)
            for n in range(len(state.hand))
        ]
    return area("fan", "hand", items, title=msg("plans-held"), place="hand", seat=seat)


def market_area(state: Position) -> Area:
    """Market cards, the deck and the cards that are out of the game."""
    items: list[Element] = []
    for place, card in enumerate(state.market):
        if card >= 0:
            items.append(market_card_element(state, card, f"market:{place}"))
        else:
            items.append(element("slot", f"market:{place}", msg("market-empty", n=place + 1), marks=["empty"]))
    gone = [market_card_element(state, card, f"gone:{card}") for card in cards_in_mask(state.box)]
    items += [
        element("pile", "deck", **counted_stock("market-deck", len(state.deck)), back=True, inert=True),
        element("pile", "box", **counted_stock("market-box", len(gone)), contents=gone, inert=True),
    ]
    return area("row", "market", items, title=msg("market"), place="table")


def fame_track_area(state: Position) -> Area:
    """Fame track; its last square is the goal, or the highest fame if that is higher."""
    best = max(FAME_GOAL, *(state.shown_fame(faction) for faction in state.order))
    markers = [
        {
            "id": f"fame:{faction}",
            "value": state.shown_fame(faction),
            "seat": state.seat_of[faction],
            "label": msg("fame-of", seat=seat_argument(state, faction), n=state.shown_fame(faction)),
        }
        for faction in state.order
    ]
    return area("track", "fame", [], title=msg("fame"), place="table", first=0, last=best, markers=markers)


def region_control_area(state: Position) -> Area:
    """Control of each region, with the points of both sides."""
    items = []
    for region in state.regions():
        squadron, union = state.control_points(region)
        holder = state.controller(region)
        brief = msg(
            "control-brief",
            icon=faction_icon(holder) if holder >= 0 else None,
            fame=msg("control-fame", icon="ahoy-sign-fame", n=state.wealth[region]),
            squadron=squadron,
            union=union,
        )
        items.append(
            element(
                "number",
                f"control:{region}",
                msg(
                    "control",
                    region=state.region_name(region),
                    wealth=state.wealth[region],
                    squadron=squadron,
                    union=union,
                    holder=FACTION_NAMES[holder] if holder >= 0 else "nobody",
                ),
                face={
                    "icon": SYMBOL_ICONS[state.chart.symbol[region]],
                    "value": state.region_number(region),
                    "name": brief,
                },
                color=f"symbol-{SYMBOL_NAMES[state.chart.symbol[region]]}",
                inert=True,
            )
        )
    flotilla, rebels = (
        msg(f"side-{side}", icon=faction_icon(FACTION_NAMES.index(side))) for side in ("squadron", "union")
    )
    title = msg("control-title", squadron=flotilla, union=rebels)
    return area("row", "control", items, title=title, place="side")


def round_and_bank_area(state: Position) -> Area:
    """Round, first player, and the shared supply of tiles and gold."""
    items = [
        element("text", "round", msg("round", n=state.round), face={"icon": "ahoy-sign-time"}, inert=True),
        element("text", "first", msg("first-player", seat=seat_ref(state.seat_of[state.first])), inert=True),
        number_element("tiles", len(state.tile_stack), "ahoy-sign-tile"),
        number_element("bank", state.gold[SUPPLY], "ahoy-act-coins"),
    ]
    return area("row", "supplies", items, title=msg("table-title"), place="side")
