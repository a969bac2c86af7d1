"""Which clause forbids a click."""

from collections.abc import Sequence

from kajuta.games.ahoy import frames as f
from kajuta.games.ahoy import plans
from kajuta.games.ahoy.boards import DAMAGE, GROUP_OF, SMUGGLERS
from kajuta.games.ahoy.hire import shut_out
from kajuta.games.ahoy.market import CARDS
from kajuta.games.ahoy.rules import Ahoy

MOVING = (f.MOVE, f.DRIFT, f.ORDERS, f.FLY, f.DRAG)
PLACING = (f.TILE, f.SITE)


def why_not(s: Ahoy, viewer: int | None, path: Sequence[str]) -> str | None:
    """Return the clause that forbids the last element of ``path``, None for no particular one."""
    kind, _, rest = path[-1].partition(":")
    frame = s.stack[-1]
    decision = frame[0]
    if decision in MOVING and kind in ("space", "sea"):
        return _space(s, frame, kind)
    if decision in PLACING and kind == "site":
        return "explore.islands"
    if decision == f.HIT and kind == "slot":
        return "damage.slots"
    if decision == f.REWARD and kind == "square":
        return "rewards.marker"
    if decision == f.PLAN and kind == "plan":
        return "plans.when"
    if decision == f.DEPLOYING and kind == "space":
        return "squadron.deploy"
    if decision == f.ANYWHERE and kind == "space":
        return "setup.smugglers"
    if decision == f.HARBOUR_TOWN and kind == "space":
        return "setup.squadron"
    if decision == f.MAIN:
        return _main(s, frame, path, kind, rest)
    return None


def _space(s: Ahoy, frame: f.Frame, kind: str) -> str:
    if frame[0] == f.FLY:
        return "actions.tailwind"
    if frame[0] == f.DRIFT:
        return "terrain.current"
    return "explore.room" if kind == "sea" else "move.steps"


def _main(s: Ahoy, frame: f.Frame, path: Sequence[str], kind: str, rest: str) -> str | None:
    who = frame[1]
    if kind == "market":
        return _market(s, who, int(rest))
    if kind == "cargo":
        return "cargo.deliver" if who in SMUGGLERS and int(rest) in s.cargo[who] else None
    if kind == "plan":
        return "plans.when" if int(rest) in plans.IN_BATTLE else "plans.useful"
    if kind == "crew":
        return "crew.abilities" if s.has(who, int(rest)) else None
    if kind == "slot" and len(path) > 1:
        return _slot(s, int(rest))
    if kind in ("die", "slot") and not s.quota:
        return "turn.two-dice"
    if kind == "die" and frame[2] >= 0:
        return "dice.gold"
    return None


def _market(s: Ahoy, who: int, place: int) -> str | None:
    card = s.market[place]
    if card < 0:
        return None
    if shut_out(s, who):
        return "squadron.dominion"
    return "crew.cost" if s.symbol_at(s.ships[who]) == CARDS[card].symbol else "crew.where"


def _slot(s: Ahoy, slot: int) -> str:
    if not s.slots[slot]:
        first = next(one for one in GROUP_OF[slot].slots if not s.slots[one])
        return "dice.value" if first == slot else "dice.first-slot"
    return "damage.blocks" if s.slots[slot] == DAMAGE else "dice.slots"
