"""Scene of a position: everything that a seat sees of the table."""

from kajuta.core.scene import Scene
from kajuta.games.ahoy.rules import battle_panels, decision_types, plan_card_kinds
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.faction_board_tables import CUTTER, GUNSHIP
from kajuta.games.ahoy.rules.market_card_table import cards_in_mask
from kajuta.games.ahoy.view import action_buttons, areas_beside_map, faction_boards, map_area, prompts

DECISIONS_WITHIN_A_BATTLE = (
    decision_types.ChooseEmissaryPayOrFight,
    decision_types.ChooseBattlePlan,
    decision_types.ChooseCannonBonus,
    decision_types.ChooseGrogmasterReroll,
)
"""Types of decisions in the middle of a battle."""


def scene(state: Ahoy, viewer: int | None) -> Scene:
    """Scene of the table as seat ``viewer`` may see it."""
    frame = state.stack[-1]
    made: Scene = {
        "status": prompts.status_message(state),
        "areas": [
            *(
                [battle_panels.battle_panel(state, frame.battle)]
                if isinstance(frame, DECISIONS_WITHIN_A_BATTLE)
                else []
            ),
            map_area.map_area(state),
            areas_beside_map.market_area(state),
            *(faction_boards.faction_board(state, faction, viewer) for faction in state.order),
            areas_beside_map.plan_hand_area(state, viewer),
            action_buttons.actions_area(state),
            areas_beside_map.fame_track_area(state),
            areas_beside_map.round_and_bank_area(state),
            areas_beside_map.region_control_area(state),
        ],
    }
    if state.turn and state.to_act is not None and state.decision().who != state.active:
        made["turn"] = state.seat_of[state.active]
    return made


def component_inventory(state: Ahoy) -> object:
    """Inventory of all physical components, for checks: tiles, cards, plans, gold, comrades, patrols, forts."""
    tiles = [*state.tile_stack, state.boxed_tile, *(place.tile for place in state.chart.placed)]
    cards = [card for card in state.market if card >= 0] + state.deck + cards_in_mask(state.box)
    for faction in range(4):
        cards += [*cards_in_mask(state.crew[faction]), *state.cargo[faction]]
    for delivered in state.delivered:
        cards += delivered
    cunning = state.hand + state.plan_deck + state.plan_discard
    for ship, plan in ((CUTTER, plan_card_kinds.CUTTER), (GUNSHIP, plan_card_kinds.GUNSHIP)):
        if state.ships[ship] >= 0:
            cunning = [*cunning, plan]
    for frame in state.stack:
        if isinstance(frame, decision_types.ChooseTilePlacement | decision_types.ChooseRewardTileSite):
            tiles.append(frame.tile)
        elif isinstance(frame, decision_types.ChooseFavourMarkerForDelivery):
            cards.append(frame.card)
        elif isinstance(frame, decision_types.ChooseSmallShipLaunchIsland):
            cunning = [*cunning, plan_card_kinds.CUTTER if frame.figure == CUTTER else plan_card_kinds.GUNSHIP]
    return (
        sorted(tiles),
        sorted(cards),
        sorted(cunning),
        sum(state.gold),
        state.ready + state.comrade_supply + sum(state.comrades),
        state.patrol_supply + sum(state.patrols),
        state.fort_supply + sum(state.forts),
    )
