"""The position as people see and click it."""

from typing import Any

from kajuta.core.message import Message, msg
from kajuta.core.scene import Scene
from kajuta.games.ahoy import frames as f
from kajuta.games.ahoy import panels, paths, plans, refusals, waters
from kajuta.games.ahoy.boards import CUTTER, GUNSHIP, OWNER
from kajuta.games.ahoy.duel import ATTACKER
from kajuta.games.ahoy.market import cards_of
from kajuta.games.ahoy.rules import Ahoy
from kajuta.games.ahoy.state import seat
from kajuta.games.ahoy.words import figure_word, reward_word

moves = paths.moves
why_not = refusals.why_not

STATUS: dict[type[Any], str] = {
    f.HarbourTown: "status-harbour-town",
    f.Anywhere: "status-anywhere",
    f.Site: "status-tile",
    f.Tile: "status-tile",
    f.Drift: "status-drift",
    f.Battles: "status-battles",
    f.Emissary: "status-emissary",
    f.Fire: "status-fire",
    f.Grog: "status-grog",
    f.Sequence: "status-sequence",
    f.Victory: "status-victory",
    f.Leave: "status-leave",
    f.Raid: "status-raid",
    f.Raiding: "status-raiding",
    f.Drag: "status-drag",
    f.Strike: "status-strike",
    f.Mending: "status-mending",
    f.Harbour: "status-harbour",
    f.Aim: "status-aim",
    f.PatrolHere: "status-patrol",
    f.ComradesHere: "status-comrades",
    f.Deploying: "status-deploy",
    f.Orders: "status-orders",
    f.Fortify: "status-fortify",
    f.Assembling: "status-assemble",
    f.Inspiring: "status-inspire",
    f.Evacuating: "status-evacuate",
    f.Evacuated: "status-evacuated",
    f.Sneaking: "status-sneak",
    f.Enlisting: "status-enlist",
    f.Enlisted: "status-enlisted",
    f.Launching: "status-launch",
    f.Shipping: "status-shipping",
    f.Shipped: "status-shipped",
    f.Rigging: "status-rigging",
    f.Negotiating: "status-negotiate",
    f.Reward: "status-reward",
    f.Paying: "status-pay",
    f.Hiring: "status-hiring",
    f.Favour: "status-favour",
    f.Overboard: "status-overboard",
    f.Stealing: "status-steal",
    f.FirstWealth: "status-first-wealth",
    f.FirstMarket: "status-first-market",
}
"""The sentence at the top, by the open decision."""


def scene(s: Ahoy, viewer: int | None) -> Scene:
    """Return the table as seat ``viewer`` may see it."""
    made: Scene = {
        "status": status(s),
        "areas": [
            waters.area_of_map(s),
            panels.market(s),
            *(panels.board(s, faction, viewer) for faction in s.order),
            panels.hand(s, viewer),
            paths.actions(s),
            panels.fame_track(s),
            panels.regions(s),
            panels.supplies(s),
        ],
    }
    return made


def status(s: Ahoy) -> Message:
    """Return whose decision it is and what it is about, and in whose turn where that is another seat's."""
    if s.to_act is None:
        return msg("status-over")
    frame = s.decision()
    decision = _decision(s, frame)
    if s.turn and frame.who != s.active and not isinstance(frame, f.Plan):  # that one says who attacks
        return msg("status-meanwhile", decision=decision, turn=seat(s, s.active))
    return decision


def _decision(s: Ahoy, frame: f.Decision) -> Message:
    who = seat(s, frame.who)
    if isinstance(frame, f.Turn):
        if frame.die >= 0:
            return msg("status-turned", seat=who, n=s.pool[frame.die])
        return msg("status-main", seat=who, n=s.quota)
    if isinstance(frame, f.Move):
        resting = "status-move-may" if frame.flags & f.RESTING else "status-move-on"
        name = "status-move" if frame.flags & f.MUST else resting
        return msg(name, seat=who, figure=figure_word(frame.figure), n=frame.steps)
    if isinstance(frame, f.Fly):
        return msg("status-fly", seat=who, figure=figure_word(frame.figure))
    if isinstance(frame, f.Hit):
        if frame.dealer < 0:
            return msg("status-hit-own", seat=who, n=frame.damage)
        return msg("status-hit", seat=who, n=frame.damage, whose=seat(s, OWNER[frame.figure]))
    if isinstance(frame, f.Plan):
        attacker, defender = (seat(s, OWNER[figure]) for figure in (frame.battle.attacker, frame.battle.defender))
        return msg("status-plan", seat=who, attacker=attacker, defender=defender)
    if isinstance(frame, f.Offered):
        return msg("status-offered", seat=who, reward=reward_word(frame.square))
    if isinstance(frame, f.Fire):
        return msg("status-fire", seat=who, side="attacker" if frame.side == ATTACKER else "defender")
    if isinstance(frame, f.Grog):
        return msg("status-grog", seat=who, n=sum(frame.battle.dice(frame.side)))
    return msg(STATUS[type(frame)], seat=who)


def census(s: Ahoy) -> object:
    """Return all physical things, sorted: tiles, cards, plans, gold, comrades, patrols, forts, dice."""
    tiles = [*s.tile_stack, s.boxed_tile, *(place.tile for place in s.chart.placed)]
    cards = [card for card in s.market if card >= 0] + s.deck + cards_of(s.box)
    for faction in range(4):
        cards += [*cards_of(s.crew[faction]), *s.cargo[faction]]
    for delivered in s.delivered:
        cards += delivered
    cunning = s.hand + s.plan_deck + s.plan_discard
    for ship, plan in ((CUTTER, plans.CUTTER), (GUNSHIP, plans.GUNSHIP)):
        if s.ships[ship] >= 0:
            cunning = [*cunning, plan]
    for frame in s.stack:
        if isinstance(frame, f.Tile | f.Site):
            tiles.append(frame.tile)
        elif isinstance(frame, f.Favour):
            cards.append(frame.card)
        elif isinstance(frame, f.Launching):
            cunning = [*cunning, plans.CUTTER if frame.figure == CUTTER else plans.GUNSHIP]
    return (
        sorted(tiles),
        sorted(cards),
        sorted(cunning),
        sum(s.gold),
        s.ready + s.comrade_supply + sum(s.comrades),
        s.patrol_supply + sum(s.patrols),
        s.fort_supply + sum(s.forts),
    )
