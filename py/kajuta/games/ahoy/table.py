"""The position as people see and click it."""

from kajuta.core.message import Message, msg
from kajuta.core.scene import Scene
from kajuta.games.ahoy import frames as f
from kajuta.games.ahoy import panels, paths, plans, refusals, waters
from kajuta.games.ahoy.boards import CUTTER, GUNSHIP, OWNER
from kajuta.games.ahoy.market import cards_of
from kajuta.games.ahoy.rules import Ahoy
from kajuta.games.ahoy.state import seat
from kajuta.games.ahoy.words import figure_word, reward_word

moves = paths.moves
why_not = refusals.why_not

STATUS = {
    f.HARBOUR_TOWN: "status-harbour-town",
    f.ANYWHERE: "status-anywhere",
    f.SITE: "status-tile",
    f.TILE: "status-tile",
    f.DRIFT: "status-drift",
    f.BATTLES: "status-battles",
    f.EMISSARY: "status-emissary",
    f.FIRE: "status-fire",
    f.GROG: "status-grog",
    f.SEQUENCE: "status-sequence",
    f.VICTORY: "status-victory",
    f.LEAVE: "status-leave",
    f.RAID: "status-raid",
    f.RAIDING: "status-raiding",
    f.DRAG: "status-drag",
    f.STRIKE: "status-strike",
    f.MENDING: "status-mending",
    f.HARBOUR: "status-harbour",
    f.AIM: "status-aim",
    f.PATROL_HERE: "status-patrol",
    f.COMRADES_HERE: "status-comrades",
    f.DEPLOYING: "status-deploy",
    f.ORDERS: "status-orders",
    f.FORTIFY: "status-fortify",
    f.ASSEMBLING: "status-assemble",
    f.INSPIRING: "status-inspire",
    f.EVACUATING: "status-evacuate",
    f.EVACUATED: "status-evacuated",
    f.SNEAKING: "status-sneak",
    f.ENLISTING: "status-enlist",
    f.ENLISTED: "status-enlisted",
    f.LAUNCHING: "status-launch",
    f.SHIPPING: "status-shipping",
    f.SHIPPED: "status-shipped",
    f.RIGGING: "status-rigging",
    f.NEGOTIATING: "status-negotiate",
    f.REWARD: "status-reward",
    f.PAYING: "status-pay",
    f.HIRING: "status-hiring",
    f.FAVOUR: "status-favour",
    f.OVERBOARD: "status-overboard",
    f.STEALING: "status-steal",
    f.FIRST_WEALTH: "status-first-wealth",
    f.FIRST_MARKET: "status-first-market",
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
    frame = s.stack[-1]
    decision = _decision(s, frame)
    if s.turn and frame[1] != s.active and frame[0] != f.PLAN:  # that one says who attacks
        return msg("status-meanwhile", decision=decision, turn=seat(s, s.active))
    return decision


def _decision(s: Ahoy, frame: f.Frame) -> Message:
    who = seat(s, frame[1])
    kind = frame[0]
    if kind == f.MAIN:
        if frame[2] >= 0:
            return msg("status-turned", seat=who, n=s.pool[frame[2]])
        return msg("status-main", seat=who, n=s.quota)
    if kind == f.MOVE:
        name = "status-move" if frame[4] & f.MUST else "status-move-on"
        return msg(name, seat=who, figure=figure_word(frame[2]), n=frame[3])
    if kind == f.FLY:
        return msg("status-fly", seat=who, figure=figure_word(frame[2]))
    if kind == f.HIT:
        if frame[4] < 0:
            return msg("status-hit-own", seat=who, n=frame[3])
        return msg("status-hit", seat=who, n=frame[3], whose=seat(s, OWNER[frame[2]]))
    if kind == f.PLAN:
        attacker, defender = (seat(s, OWNER[figure]) for figure in (frame[2].attacker, frame[2].defender))
        return msg("status-plan", seat=who, attacker=attacker, defender=defender)
    if kind == f.OFFERED:
        return msg("status-offered", seat=who, reward=reward_word(frame[2]))
    if kind == f.FIRE:
        return msg("status-fire", seat=who, side="attacker" if frame[3] == 0 else "defender")
    if kind == f.GROG:
        return msg("status-grog", seat=who, n=sum(frame[2].dice(frame[3])))
    return msg(STATUS[kind], seat=who)


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
        if frame[0] in (f.TILE, f.SITE):
            tiles.append(frame[2])
        elif frame[0] == f.FAVOUR:
            cards.append(frame[2])
        elif frame[0] == f.LAUNCHING:
            cunning = [*cunning, plans.CUTTER if frame[2] == CUTTER else plans.GUNSHIP]
    return (
        sorted(tiles),
        sorted(cards),
        sorted(cunning),
        sum(s.gold),
        s.ready + s.comrade_supply + sum(s.comrades),
        s.patrol_supply + sum(s.patrols),
        s.fort_supply + sum(s.forts),
    )
