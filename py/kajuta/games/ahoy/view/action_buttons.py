"""Buttons of the open decision, and previews of the drawn tile in its four rotations."""

from kajuta.core.message import msg
from kajuta.core.scene import Area, Element, area, element
from kajuta.games.ahoy.rules.engine import Ahoy
from kajuta.games.ahoy.rules.messages import victory_reward_name
from kajuta.games.ahoy.rules.state import Position
from kajuta.games.ahoy.view.click_paths_of_actions import BUTTON_PREFIX, click_path
from kajuta.games.ahoy.view.map_area import drawn_tile_previews
from kajuta.games.ahoy.view.pick import pick

_TURN = f"{BUTTON_PREFIX}turn:"
"""Prefix of the buttons that turn a die to another value; they stand in ascending order."""

_BUTTON_ICONS = {
    "end": "ahoy-sign-time",
    "done": "cross-mark",
    "pass": "cross-mark",
    "aside": "ahoy-sign-dice",
    "hire": "ahoy-sign-crew",
    "smuggle": "ahoy-act-crate",
    "pay": "ahoy-act-coins",
    "fight": "ahoy-swords",
    "keep": "check-mark",
    "hold": "cross-mark",
    "take": "check-mark",
    "leave": "ahoy-act-sail",
    "stay": "ahoy-swords",
    "ignore": "steering-wheel",
    "patrol": "sailboat",
    "sail": "ahoy-act-sail",
    "wind": "wind-slap",
    "sweep": "broom",
    "explore": "ahoy-sign-look",
    "as-crew": "ahoy-sign-crew",
    "as-cargo": "ahoy-act-crate",
}


def actions_area(state: Ahoy) -> Area:
    """Buttons of the open decision, and previews of the drawn tile in its four rotations."""
    ids: dict[str, None] = {}
    confirm = ""
    if state.to_act is not None:
        actions = state.legal_actions()
        for action in actions:
            for id in click_path(state, state.decision(), action):
                if id.startswith(BUTTON_PREFIX):
                    ids[id] = None
        chosen = pick(state, actions)
        if chosen is not None and chosen.is_set:
            confirm = chosen.confirm
            ids[confirm] = None
    values = iter(sorted(id for id in ids if id.startswith(_TURN)))
    order = [next(values) if id.startswith(_TURN) else id for id in ids]
    items = [*drawn_tile_previews(state), *(_confirm(id) if id == confirm else _button(state, id) for id in order)]
    turns = next((place for place, item in enumerate(items) if item["kind"] == "die"), None)
    if turns is not None:
        items.insert(turns, element("text", "turn-to", msg("turn-to"), inert=True))
    return area("row", "actions", items, title=msg("choices"), place="actions")


def _confirm(id: str) -> Element:
    """Button that confirms a selected set."""
    word = msg(f"do-{id.removeprefix(BUTTON_PREFIX)}")
    return element("button", id, word, face={"icon": "check-mark"}, primary=True)


def _button(state: Position, id: str) -> Element:
    kind, _, rest = id.removeprefix(BUTTON_PREFIX).partition(":")
    if kind == "turn":
        return element("die", id, msg("do-turn", n=int(rest)), face={"value": int(rest)})
    if kind == "fire":
        return element("button", id, msg("do-fire", n=int(rest)), face={"icon": "ahoy-act-cannons"}, scale="s")
    if kind in ("pay", "comrades") and rest:
        icon = "ahoy-sign-fame" if kind == "pay" else "ahoy-act-fist"
        return element("button", id, msg(f"do-{kind}-n", n=int(rest)), face={"icon": icon}, scale="s")
    if kind == "reroll":
        return element("button", id, msg("do-reroll", which=rest), face={"icon": "beer-stein"})
    if kind == "first":
        return element("button", id, msg("do-first", which=rest), face={"icon": "ahoy-swords"})
    if kind == "victory":
        word = victory_reward_name(state.decision().who, int(rest))
        return element("button", id, word, face={"icon": "ahoy-swords"})
    icon = _BUTTON_ICONS[kind]
    return element("button", id, msg(f"do-{kind}"), face={"icon": icon}, primary=kind in ("end", "fight") or None)
