"""Scene of the table: areas, elements and the status line."""

from collections.abc import Sequence

from kajuta.core.message import Message, msg
from kajuta.core.scene import Area, Element, Scene, area, element
from kajuta.games.tranquility.rules import messages
from kajuta.games.tranquility.rules.cards import COMPASS, FINISH, MONSTER, ROCKS, START, WILD
from kajuta.games.tranquility.rules.day_and_night import has_right_suns_and_moons
from kajuta.games.tranquility.rules.engine import Tranquility
from kajuta.games.tranquility.rules.sea_layouts import COMPETITIVE, DAY_NIGHT
from kajuta.games.tranquility.rules.start_card import NO_OFFER_YET, total_discards_offered
from kajuta.games.tranquility.view import sea_area, seat_areas
from kajuta.games.tranquility.view.click_paths_of_actions import card_by_element_id, open_decision_kind
from kajuta.games.tranquility.view.pick import pick

_PROMPT_OF_CARD = {START: "prompt-space-start", FINISH: "prompt-space-finish", WILD: "prompt-space-wild"}


def scene(state: Tranquility, viewer: int | None) -> Scene:
    """Scene as ``viewer`` sees it; a spectator (None) sees public information only."""
    seats = range(len(state.hands))
    made: Scene = {
        "status": _status(state),
        "areas": [
            *(
                part
                for seat in seats
                for part in (seat_areas.hand_area(state, seat, viewer), seat_areas.seat_area(state, seat))
            ),
            sea_area.sea_area(state),
            *seat_areas.common_display_areas(state),
            *_numbers(state, viewer),
            _actions(state, viewer),
            *_facing(state),
        ],
    }
    if state.turn and state.to_act not in (None, state.active):
        made["turn"] = state.active
    return made


def _facing(state: Tranquility) -> list[Area]:
    """Element with the side, sun or moon, that the cards in all hands show."""
    if state.variant != DAY_NIGHT:
        return []
    facing = "moon" if state.facing else "sun"
    text = element("text", "facing", msg("facing", facing=facing), face={"icon": facing}, inert=True)
    return [area("row", "sky", [text], place="side")]


def _numbers(state: Tranquility, viewer: int | None) -> list[Area]:
    """Buttons with the numbers that a wild card may take."""
    if open_decision_kind(state) != "number":
        return []
    items = [
        element("button", f"number:{action[1]}", msg("number", number=int(action[1])), face={"value": int(action[1])})
        for action in state.legal_actions()
        if action[0] == "number" and viewer == state.to_act
    ]
    return [area("row", "numbers", items, place="actions", title=msg("numbers"))]


def _actions(state: Tranquility, viewer: int | None) -> Area:
    decision = open_decision_kind(state)
    buttons: list[Element] = []
    if viewer is not None and viewer == state.to_act:
        legal = state.legal_actions()
        if decision in ("offer", "tops"):
            name = "offer" if decision == "offer" else "top"
            buttons = [_amount(name, int(action[1])) for action in legal if action[0] == name]
        else:
            kinds = [action[0] for action in legal]
            buttons = [
                _button(name, icon) for name, icon in _BUTTONS.get(decision, ()) if name in kinds or name in _LASTING
            ]
            if "turn" in kinds:
                buttons.append(_button("turn-card", "yin-yang"))
        chosen = pick(state, legal)
        if chosen is not None and chosen.is_set:
            confirm = element("button", chosen.confirm, msg(chosen.confirm), face={"icon": "check-mark"}, primary=True)
            buttons.append(confirm)
        if decision != "turn" and any(action[0] == "wild-compass" for action in legal):
            buttons.append(_button("wild-compass", messages.SPECIAL_CARD_ICONS[WILD]))
    return area("row", "actions", buttons, place="actions")


_BUTTONS = {
    "turn": (
        ("discard", "tranquility-aside"),
        ("discard-all", messages.SPECIAL_CARD_ICONS[COMPASS]),
        ("stuck", "ship-wreck"),
    ),
    "rocks": (("stay", messages.SPECIAL_CARD_ICONS[ROCKS]),),
    "window": (
        ("pass", "cancel"),
        ("cancel", messages.SPECIAL_CARD_ICONS[COMPASS]),
        ("wild-cancel", messages.SPECIAL_CARD_ICONS[WILD]),
    ),
    "hands": (("keep-hands", "cancel"), ("turn-hands", "yin-yang")),
}
"""Buttons of each decision, with their icons."""

_LASTING = ("discard", "stay")
"""Buttons that stay visible but disabled if a rule forbids them, so that a click can explain why."""


def _button(button_id: str, icon: str) -> Element:
    return element("button", button_id, msg(button_id), face={"icon": icon})


def _amount(name: str, count: int) -> Element:
    return element(
        "button", f"{name}:{count}", msg(f"{name}-count", count=count), face={"name": msg("amount", count=count)}
    )


def _status(state: Tranquility) -> Message:
    decision = open_decision_kind(state)
    if state.to_act is None:
        return msg("game-over")
    item = state.pending[-1] if state.pending else None
    count = item.what if item is not None else 0
    if decision == "turn":
        return msg(_turn_status(state))
    if decision == "window":
        return msg("status-window", storm=messages.special_card_name(count))
    if decision == "offer":
        again = state.offers[state.to_act] != NO_OFFER_YET
        return msg("status-offer-again" if again else "status-offer", total=total_discards_offered(state))
    return msg(f"status-{decision}", count=count)


def next_click_prompt(state: Tranquility, path: Sequence[str]) -> Message | None:
    """Prompt for the click that follows ``path``: what to do with the chosen card."""
    if path[-1] == "turn-card":
        return msg("prompt-flip")
    if path[-1] in ("compass", "wild-compass"):
        return msg("prompt-storm")
    if not path[-1].startswith("hand:"):
        return None
    card = card_by_element_id(state, path[-1])
    if card == MONSTER:
        return msg("status-attack")
    if card in _PROMPT_OF_CARD:
        return msg(_PROMPT_OF_CARD[card])
    return msg("prompt-space", number=card)


def _turn_status(state: Tranquility) -> str:
    """Message id of the status line for a turn, based on public information only."""
    if all(state.sea):
        if not state.started:
            return "status-full-no-start"
        if not has_right_suns_and_moons(state):
            return "status-full-turn-cards"
        return "status-full-monsters" if state.seats_showing_monsters() else "status-full"
    return "status-duel" if state.variant == COMPETITIVE else "status-turn"
