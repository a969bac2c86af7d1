"""From legal actions to clicks: the path of every action, what it leads to, and the buttons that are needed."""

from collections.abc import Callable

from kajuta.core.game import Move
from kajuta.core.message import Message, msg
from kajuta.core.scene import Area, Element, area, element
from kajuta.core.state import Action
from kajuta.games.ahoy import frames as f
from kajuta.games.ahoy.boards import (
    CUTTER,
    FORT,
    OWNER,
    PATROL,
    SMUGGLERS,
    UNION,
)
from kajuta.games.ahoy.chart import OFF
from kajuta.games.ahoy.market import BUCCANEER, CARDS, SEA_WITCH
from kajuta.games.ahoy.rules import Ahoy
from kajuta.games.ahoy.state import Sea
from kajuta.games.ahoy.tiles import CURRENT, FOG, HARBOUR, ISLAND, TERRAINS, WRECK
from kajuta.games.ahoy.waters import previews
from kajuta.games.ahoy.words import crew_word

Path = tuple[str, ...]
BUTTON = "do:"

_BUTTON_ICONS = {
    "end": "hourglass",
    "done": "cross-mark",
    "pass": "cross-mark",
    "aside": "dice-fire",
    "hire": "pirate-captain",
    "smuggle": "wooden-crate",
    "pay": "two-coins",
    "fight": "crossed-swords",
    "keep": "check-mark",
    "hold": "cross-mark",
    "take": "check-mark",
    "leave": "galleon",
    "stay": "crossed-swords",
    "ignore": "steering-wheel",
    "patrol": "sailboat",
    "sail": "galleon",
    "wind": "wind-slap",
    "sweep": "broom",
    "explore": "spyglass",
    "as-crew": "pirate-captain",
    "as-cargo": "wooden-crate",
}


def button(name: str) -> Path:
    """Return the path of a button."""
    return (BUTTON + name,)


def moves(s: Ahoy) -> list[Move]:
    """Return all legal actions with their paths, in the rules' order."""
    if s.to_act is None:
        return []
    frame = s.stack[-1]
    return [Move(action, path(s, frame, action), hint(s, frame, action)) for action in s.legal_actions()]


def path(s: Sea, frame: f.Frame, action: Action) -> Path:
    """Return the ids that are clicked to take ``action``."""
    return PATHS[frame[0]](s, frame, action)


def figure_id(figure: int, space: int) -> str:
    """Return the id of a figure on a space."""
    if figure == PATROL:
        return f"patrols:{space}"
    if figure == FORT:
        return f"forts:{space >> 2}"
    return f"ship:{figure}"


def _word(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
    return button(str(action[0]))


def _island(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
    return (f"space:{s.chart.island[action[1]]}",) if len(action) > 1 else button(action[0])


def _main(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
    match action:
        case ("die", die, slot):
            return f"die:{die}", f"slot:{slot}"
        case ("turn", die, value):
            return f"die:{die}", f"{BUTTON}turn:{value}"
        case ("aside", die):
            return f"die:{die}", BUTTON + "aside"
        case ("hire", place, die):
            return f"die:{die}", f"market:{place}"
        case ("hire", place):
            return (f"market:{place}", BUTTON + "hire") if frame[1] in SMUGGLERS else (f"market:{place}",)
        case ("smuggle", place):
            return f"market:{place}", BUTTON + "smuggle"
        case ("deliver", card):
            return (f"cargo:{card}",)
        case ("plan", kind):
            return (f"plan:{kind}",)
        case ("crew", card):
            return (f"crew:{card}",)
        case _:
            return button("end")


def _step(s: Sea, figure: int, space: int, action: f.Choice) -> Path:
    """Return the path of a step; with a sea witch a step off the map asks for its end."""
    if len(action) == 1:
        return (f"space:{space}",)
    kind, direction = action
    target = s.chart.near[space][direction]
    if target != OFF:
        return (f"space:{target}",)
    x, y = s.chart.cell(space, direction)
    edge = f"sea:{x}:{y}"
    if kind == "warp":
        return edge, f"space:{s.chart.opposite(space, direction)}"
    return (edge, BUTTON + "explore") if figure < CUTTER and s.has(figure, SEA_WITCH) else (edge,)


def _orders(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
    if len(action) == 1:
        return button("done")
    _, space, direction = action
    return (f"patrols:{space}", *_step(s, PATROL, space, ("go", direction)))


def _prefixed(prefix: str) -> Callable[[Sea, f.Frame, f.Choice], Path]:
    def one(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
        return (f"{prefix}:{action[1]}",) if len(action) > 1 else button(action[0])

    return one


def _numbered(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
    return button(":".join(map(str, action)))


def _tile(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
    _, x, y, turns = action
    return f"site:{x}:{y}", f"turned:{turns}"


def _fire(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
    return button("hold") if action[0] == "hold" else (f"slot:{action[1]}", f"{BUTTON}fire:{action[2]}")


def _harbour(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
    return tuple(f"slot:{slot}" for slot in action[1:]) if len(action) > 1 else button("done")


def _strike(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
    return (figure_id(action[1], action[2]),) if len(action) > 1 else button("done")


def _comrades_here(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
    if action[0] == "land":
        return (f"space:{s.chart.island[frame[2]]}",)
    return ("ready",) if action[0] == "gain" else button("done")


def _shipping(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
    if len(action) == 1:
        return button("done")
    return f"comrades:{action[1]}", f"space:{s.chart.island[action[2]]}"


def _stealing(s: Sea, frame: f.Frame, action: f.Choice) -> Path:
    _, card, as_cargo = action
    held = f"crew:{card}" if any(s.has(other, card) for other in s.order) else f"cargo:{card}"
    if frame[1] not in SMUGGLERS:
        return (held,)
    return held, BUTTON + ("as-cargo" if as_cargo else "as-crew")


PATHS: dict[int, Callable[[Sea, f.Frame, f.Choice], Path]] = {
    f.HARBOUR_TOWN: _island,
    f.ANYWHERE: _prefixed("space"),
    f.MAIN: _main,
    f.MOVE: lambda s, frame, action: _step(s, frame[2], frame[5], action),
    f.FLY: _prefixed("space"),
    f.SITE: lambda s, frame, action: (f"site:{action[1]}:{action[2]}",),
    f.TILE: _tile,
    f.DRIFT: lambda s, frame, action: _step(s, frame[2], frame[3], action),
    f.BATTLES: lambda s, frame, action: (figure_id(action[1], frame[3]),),
    f.EMISSARY: _word,
    f.PLAN: _prefixed("plan"),
    f.FIRE: _fire,
    f.GROG: _numbered,
    f.SEQUENCE: _numbered,
    f.VICTORY: _numbered,
    f.LEAVE: _word,
    f.RAID: lambda s, frame, action: (f"crew:{BUCCANEER}",) if action[0] == "raid" else button("done"),
    f.RAIDING: _prefixed("crew"),
    f.HIT: _prefixed("slot"),
    f.DRAG: lambda s, frame, action: (
        (f"space:{s.chart.near[s.ships[frame[2]]][action[1]]}",) if len(action) > 1 else button("done")
    ),
    f.STRIKE: _strike,
    f.MENDING: _prefixed("slot"),
    f.HARBOUR: _harbour,
    f.AIM: _prefixed("space"),
    f.PATROL_HERE: _word,
    f.COMRADES_HERE: _comrades_here,
    f.DEPLOYING: _prefixed("space"),
    f.ORDERS: _orders,
    f.FORTIFY: lambda s, frame, action: (
        (f"patrols:{s.chart.island[action[1]]}",) if len(action) > 1 else button("done")
    ),
    f.ASSEMBLING: _numbered,
    f.INSPIRING: _island,
    f.EVACUATING: _prefixed("comrades"),
    f.EVACUATED: _island,
    f.SNEAKING: _prefixed("patrols"),
    f.ENLISTING: _island,
    f.ENLISTED: _prefixed("market"),
    f.LAUNCHING: _prefixed("comrades"),
    f.SHIPPING: _shipping,
    f.SHIPPED: _shipping,
    f.RIGGING: _word,
    f.NEGOTIATING: _prefixed("market"),
    f.REWARD: lambda s, frame, action: (f"square:{frame[1]}:{action[1]}",),
    f.OFFERED: _word,
    f.PAYING: _numbered,
    f.HIRING: _prefixed("market"),
    f.FAVOUR: lambda s, frame, action: (f"favour:{frame[1]}:{action[1]}",),
    f.OVERBOARD: _prefixed("cargo"),
    f.STEALING: _stealing,
    f.FIRST_WEALTH: _prefixed("wealth"),
    f.FIRST_MARKET: _word,
}


# Buttons


def actions(s: Ahoy) -> Area:
    """Return the buttons of the open decision, and the drawn tile in its turns."""
    frame = s.stack[-1]
    ids: dict[str, None] = {}
    if s.to_act is not None:
        for action in s.legal_actions():
            for id in path(s, frame, action):
                if id.startswith(BUTTON):
                    ids[id] = None
    items = [*previews(s), *(_button(s, frame, id.removeprefix(BUTTON)) for id in ids)]
    return area("row", "actions", items, title=msg("choices"), place="actions")


def _button(s: Sea, frame: f.Frame, name: str) -> Element:
    kind, _, rest = name.partition(":")
    id = BUTTON + name
    if kind == "turn":
        return element("die", id, msg("do-turn", n=int(rest)), face={"value": int(rest)})
    if kind == "fire":
        return element("button", id, msg("do-fire", n=int(rest)), face={"icon": "cannon"})
    if kind in ("pay", "comrades") and rest:
        icon = "laurel-crown" if kind == "pay" else "fist"
        return element("button", id, msg(f"do-{kind}-n", n=int(rest)), face={"icon": icon})
    if kind == "reroll":
        return element("button", id, msg("do-reroll", which=rest), face={"icon": "beer-stein"})
    if kind == "first":
        return element("button", id, msg("do-first", which=rest), face={"icon": "crossed-swords"})
    if kind == "victory":
        faction = "smuggler" if frame[1] in SMUGGLERS else "union" if frame[1] == UNION else "squadron"
        return element("button", id, msg(f"victory-{faction}-{rest}"), face={"icon": "crossed-swords"})
    icon = _BUTTON_ICONS[kind]
    return element("button", id, msg(f"do-{kind}"), face={"icon": icon}, primary=kind in ("end", "fight") or None)


# What a step leads to


def hint(s: Sea, frame: f.Frame, action: f.Choice) -> Message | None:
    """Return what an action leads to, where the place itself does not say it."""
    kind = frame[0]
    if kind in (f.MOVE, f.DRIFT) and len(action) > 1:
        figure, space = frame[2], frame[5] if kind == f.MOVE else frame[3]
        flags = frame[4] if kind == f.MOVE else frame[5]
        return _step_hint(s, figure, space, flags, action)
    if kind == f.MOVE:
        return anchor_hint(s, frame[2], frame[5])
    if kind == f.FLY and len(action) > 1:
        return arrival(s, frame[2], action[1], frame[4])
    if kind == f.ORDERS and len(action) > 1:
        return _step_hint(s, PATROL, action[1], frame[5], ("go", action[2]))
    if kind == f.AIM and len(action) > 1:
        return arrival(s, frame[1], action[1], 0)
    return _main_hint(s, action) if kind == f.MAIN else None


def _main_hint(s: Sea, action: f.Choice) -> Message | None:
    if action[0] == "turn":
        return msg("hint-costs", n=1)
    if action[0] == "hire":
        card = s.market[action[1]]
        cost = CARDS[card].cost
        return msg("hint-hire", crew=crew_word(card), n=cost) if len(action) == 2 else msg("hint-hire-die")
    if action[0] == "smuggle":
        return msg("hint-smuggle")
    if action[0] == "deliver":
        return msg("hint-deliver", n=2)
    return None


def _step_hint(s: Sea, figure: int, space: int, flags: int, action: f.Choice) -> Message:
    kind, direction = action
    if kind == "warp":
        return arrival(s, figure, s.chart.opposite(space, direction), flags)
    target = s.chart.near[space][direction]
    return msg("hint-explore") if target == OFF else arrival(s, figure, target, flags)


def arrival(s: Sea, figure: int, space: int, flags: int) -> Message:
    """Return what happens to a figure that moves to a space: battles, damage, a current, what anchoring brings."""
    chart = s.chart
    terrain = chart.terrain[space]
    battles = 0
    if terrain != FOG and not flags & f.QUIET:
        enemies = s.enemies(OWNER[figure], space)
        battles = len(enemies) if s.armed(figure) else sum(s.armed(enemy) for enemy in enemies)
    flagship = figure < CUTTER
    return msg(
        "hint-arrival",
        icon="crossed-swords" if battles else None,
        terrain=TERRAINS[terrain],
        battles=battles,
        damage="yes" if terrain == WRECK and not flags & f.DRY else "no",
        current="yes" if terrain == CURRENT else "no",
        gold=chart.gold[space] if flagship else 0,
        harbour="yes" if terrain == HARBOUR and flagship else "no",
        island="yes" if terrain == ISLAND and flagship else "no",
    )


def anchor_hint(s: Sea, figure: int, space: int) -> Message:
    """Return what anchoring brings."""
    flagship = figure < CUTTER
    return msg(
        "hint-anchor",
        icon="anchor",
        gold=s.chart.gold[space] if flagship else 0,
        harbour="yes" if s.chart.terrain[space] == HARBOUR and flagship else "no",
    )
