"""The position as people see and click it."""

from kajuta.core.scene import Scene
from kajuta.games.ahoy.rules import battle_area, decisions, plan_cards
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.market import cards_in_mask
from kajuta.games.ahoy.rules.player_boards import CUTTER, GUNSHIP
from kajuta.games.ahoy.view import faction_boards, map_area, moves, panels, prompts

UNDER_WAY = (
    decisions.ChooseEmissaryBribe,
    decisions.ChooseBattlePlan,
    decisions.ChooseCannonBonus,
    decisions.ChooseGrogmasterReroll,
)
"""Decisions in the middle of a battle."""


def scene(s: Ahoy, viewer: int | None) -> Scene:
    """Return the table as seat ``viewer`` may see it."""
    frame = s.stack[-1]
    made: Scene = {
        "status": prompts.status(s),
        "areas": [
            *([battle_area.battle_panel(s, frame.battle)] if isinstance(frame, UNDER_WAY) else []),
            map_area.area_of_map(s),
            panels.market(s),
            *(faction_boards.board(s, faction, viewer) for faction in s.order),
            panels.hand(s, viewer),
            moves.actions(s),
            panels.fame_track(s),
            panels.supplies(s),
            panels.regions(s),
        ],
    }
    return made


def component_inventory(s: Ahoy) -> object:
    """Return all physical things, sorted: tiles, cards, plans, gold, comrades, patrols, forts, dice."""
    tiles = [*s.tile_stack, s.boxed_tile, *(place.tile for place in s.chart.placed)]
    cards = [card for card in s.market if card >= 0] + s.deck + cards_in_mask(s.box)
    for faction in range(4):
        cards += [*cards_in_mask(s.crew[faction]), *s.cargo[faction]]
    for delivered in s.delivered:
        cards += delivered
    cunning = s.hand + s.plan_deck + s.plan_discard
    for ship, plan in ((CUTTER, plan_cards.CUTTER), (GUNSHIP, plan_cards.GUNSHIP)):
        if s.ships[ship] >= 0:
            cunning = [*cunning, plan]
    for frame in s.stack:
        if isinstance(frame, decisions.ChooseTilePlacement | decisions.ChooseRewardTileSite):
            tiles.append(frame.tile)
        elif isinstance(frame, decisions.ChooseFavourMarker):
            cards.append(frame.card)
        elif isinstance(frame, decisions.ChooseLaunchIsland):
            cunning = [*cunning, plan_cards.CUTTER if frame.figure == CUTTER else plan_cards.GUNSHIP]
    return (
        sorted(tiles),
        sorted(cards),
        sorted(cunning),
        sum(s.gold),
        s.ready + s.comrade_supply + sum(s.comrades),
        s.patrol_supply + sum(s.patrols),
        s.fort_supply + sum(s.forts),
    )
