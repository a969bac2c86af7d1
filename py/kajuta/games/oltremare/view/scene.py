"""Scene of the table: areas, elements and the status line."""

from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.scene import Area, Element, Scene, area, element
from kajuta.games.oltremare.rules import element_ids, messages
from kajuta.games.oltremare.rules.card_play import symbol_counts_and_effects
from kajuta.games.oltremare.rules.cards import FLAG, GOODS, PAYOUTS, SYMBOLS, kinds_of_goods_in_play, run_payout
from kajuta.games.oltremare.rules.cargo_runs_and_payout import goods_runs
from kajuta.games.oltremare.rules.engine import OltreMarePosition
from kajuta.games.oltremare.rules.sea_map import CALM_SEA, NO_TOKEN, TOKENS
from kajuta.games.oltremare.rules.state import MOST_OFFERS_TO_PARTNER, UNSOLICITED
from kajuta.games.oltremare.view.card_elements import card_face, open_card
from kajuta.games.oltremare.view.click_paths_of_actions import partner_button_id
from kajuta.games.oltremare.view.map_area import map_area
from kajuta.games.oltremare.view.negotiation import ducats_choice_area, goods_choice_area, negotiation_area
from kajuta.games.oltremare.view.pick import PLAY_CHOSEN

SHORTEST_TRACK = 30
"""Number of ducats that the ducat track shows at least."""


def scene(state: OltreMarePosition, viewer: int | None) -> Scene:
    """Scene as ``viewer`` sees it; a spectator (None) sees public information only."""
    seats = range(len(state.hands))
    made: Scene = {
        "status": _status(state),
        "areas": [
            *(_seat(state, seat) for seat in seats),
            *(_hand(state, seat, viewer) for seat in seats),
            negotiation_area(state, viewer),
            goods_choice_area(state, viewer),
            ducats_choice_area(state, viewer),
            _laid(state),
            map_area(state),
            _actions(state),
            _payouts(state),
            _track(state),
            _token_help(),
        ],
    }
    if state.to_act not in (None, state.active):
        made["turn"] = state.active
    return made


# Areas: seats and hands


def _seat(state: OltreMarePosition, seat: int) -> Area:
    prestige, power, bales = state.prestige[seat], state.naval_power(seat), state.bales_to_play(seat)
    active = state.token[seat]
    items = [
        _cargo(state, seat),
        _pirates(state, seat),
        _token(state, seat),
        _figure(f"power:{seat}", "oltremare-lion", power, "power"),
        _figure(f"bales:{seat}", "oltremare-crate", bales, "bales"),
        _figure(f"prestige:{seat}", "oltremare-laurels", prestige, "prestige"),
        _figure(element_ids.used_port_tokens_id(seat), "oltremare-beacon", state.port_count(seat), "collected-tokens"),
    ]
    tagline = msg(f"token-{TOKENS[active][0]}", icon=messages.TOKEN_ICONS[active]) if active != NO_TOKEN else None
    return area("row", f"seat:{seat}", items, place="seat", seat=seat, score=state.ducats[seat], tagline=tagline)


def _cargo(state: OltreMarePosition, seat: int) -> Element:
    """Cargo of a seat with its top card; it is empty if all of it was put back into the deck."""
    stack = state.cargo[seat]
    if not stack:
        return element(
            "slot", element_ids.cargo_stack_id(seat), msg("no-cargo"), marks=["empty"], scale="s", inert=True
        )
    length = goods_runs(stack)[-1][1] if state.remembers_cargo else 1
    return element(
        "pile",
        element_ids.cargo_stack_id(seat),
        msg("cargo", card=messages.card_description(stack[-1]), count=len(stack)),
        face=card_face(stack[-1]),
        count=len(stack),
        key=element_ids.card_key(stack[-1]),
        badge=msg("run", count=length) if length > 1 else None,
        inert=True,
        scale="s",
    )


def _figure(figure_id: str, icon: str, value: int, name: str) -> Element:
    face = {"icon": icon, "value": value, "word": msg(f"{name}.word", count=value)}
    return element("number", figure_id, msg(name, count=value), face=face, inert=True)


def _pirates(state: OltreMarePosition, seat: int) -> Element:
    count = len(state.pirates[seat])
    label = msg("pirates", count=count)
    if not count:
        face = {"icon": messages.SYMBOL_ICONS[FLAG]}
        return element(
            "slot", element_ids.pirate_stack_id(seat), label, face=face, marks=["empty"], scale="s", inert=True
        )
    face = {"art": "oltremare-pirates"}
    return element("pile", element_ids.pirate_stack_id(seat), label, back=True, face=face, count=count, scale="s")


def _token(state: OltreMarePosition, seat: int) -> Element:
    token = state.token[seat]
    if token == NO_TOKEN:
        return element(
            "slot", element_ids.active_port_token_id(seat), msg("no-token"), marks=["empty"], scale="s", inert=True
        )
    face = {"icon": messages.TOKEN_ICONS[token], "color": "token"}
    label = msg("active-token", token=messages.token_name(token))
    return element(
        "token",
        element_ids.active_port_token_id(seat),
        label,
        face=face,
        key=f"{element_ids.active_port_token_id(seat)}:{token}",
        scale="s",
        inert=True,
    )


def _hand(state: OltreMarePosition, seat: int, viewer: int | None) -> Area:
    items = []
    offer = state.offers[-1] if state.offers else None
    for place, card in enumerate(state.hands[seat]):
        card_id = f"{element_ids.hand_id(seat)}:{place}"
        if seat == viewer:
            chosen = offer is not None and offer.maker == seat and card in offer.cards
            items.append(open_card(card_id, card, ["chosen"] if chosen else None))
        else:
            items.append(element("card", card_id, msg("hidden-card"), back=True, inert=True))
    return area("fan", element_ids.hand_id(seat), items, place="hand", seat=seat, title=msg("hand"))


# Areas: the table


def _laid(state: OltreMarePosition) -> Area:
    """Cards played in this turn, with the number and effect of their symbols."""
    items: list[Element | Area] = []
    if state.laid:
        cards = [open_card(f"laid:{place}", card) for place, card in enumerate(state.laid)]
        *kinds, (ships, calm) = state.paid or symbol_counts_and_effects(state)
        totals = [
            _total(name, icon, *counts)
            for name, icon, counts in zip(SYMBOLS, messages.SYMBOL_ICONS, kinds, strict=True)
        ]
        if calm:
            totals.append(_total(TOKENS[CALM_SEA][0], messages.TOKEN_ICONS[CALM_SEA], ships, calm))
        items = [area("row", "laid-cards", cards), area("row", "totals", totals)]
    return area("panel", "laid", items, place="table", title=msg("laid") if items else None)


def _total(name: str, icon: str, symbols: int, amount: int) -> Element:
    label = msg(f"total-{name}", count=amount, symbols=symbols)
    return element("number", f"total:{name}", label, face={"icon": icon, "value": amount}, inert=True)


def _track(state: OltreMarePosition) -> Area:
    first, last = min(0, *state.ducats), max(SHORTEST_TRACK, *state.ducats)
    markers = [
        {
            "id": f"purse:{seat}",
            "value": ducats,
            "seat": seat,
            "key": f"purse:{seat}",
            "label": msg("purse", seat=seat_ref(seat), count=ducats),
        }
        for seat, ducats in enumerate(state.ducats)
    ]
    return area(
        "track",
        "ducats",
        [],
        place="side",
        title=msg("ducat-track"),
        folded=True,
        first=first,
        last=last,
        markers=markers,
    )


# Areas: buttons and reference


def _actions(state: OltreMarePosition) -> Area:
    items = []
    if state.phase == UNSOLICITED:
        items = [
            element("button", "pass", msg("no-offer"), face={"icon": "cancel"}),
            element(
                "button",
                partner_button_id(state.active),
                msg("offer-to", seat=seat_ref(state.active)),
                face={"icon": "shaking-hands"},
                seat=state.active,
            ),
        ]
    elif state.phase == "trade":
        items += [_partner(state, seat) for seat in state.other_seats(state.active)]
        if len(state.hands) > 2:
            items.append(element("button", "partner:all", msg("offer-to-all"), face={"icon": "shaking-hands"}))
    items += [_button(name, icon, main) for name, icon, main in _BUTTONS.get(state.phase, ())]
    if state.phase == "play" and state.bales_to_play(state.active) - len(state.laid) > 1:
        items.append(_button(PLAY_CHOSEN, "check-mark", True))
    return area("row", "actions", items, place="actions")


_BUTTONS = {
    "trade": (("act", "oltremare-sail", True),),
    "give": (("done", "check-mark", True),),
    "want": (("done", "check-mark", True),),
    "answer": (("pass", "cancel", False), ("counter", "oltremare-trade", False), ("accept", "shaking-hands", True)),
    "agree": (("call-off", "cancel", False), ("agree", "shaking-hands", True)),
    "compass": (("stay", "anchor", False),),
}
"""Buttons of each phase with their icons, and whether they are highlighted as the usual choice."""


def _button(button_id: str, icon: str, main: bool) -> Element:
    return element("button", button_id, msg(button_id), face={"icon": icon}, primary=main or None)


def _partner(state: OltreMarePosition, seat: int) -> Element:
    left = MOST_OFFERS_TO_PARTNER - state.asked[seat]
    label = msg("offer-to", seat=seat_ref(seat))
    note = msg("offers-left", count=left) if left < MOST_OFFERS_TO_PARTNER else None
    return element("button", partner_button_id(seat), label, face={"icon": "shaking-hands"}, seat=seat, note=note)


def _payouts(state: OltreMarePosition) -> Area:
    """Table with the payouts of each kind of goods."""
    items = []
    for good in kinds_of_goods_in_play(len(state.hands)):
        row = msg("payout-first", count=run_payout(good, 1))
        for length in range(2, len(PAYOUTS[good]) + 1):
            row = msg("payout-next", before=row, count=run_payout(good, length))
        line = msg("payout", good=messages.good_name(good), row=row)
        items.append(element("text", f"payout:{GOODS[good]}", line, inert=True))
    return area("row", "payouts", items, place="side", title=msg("payouts"))


def _token_help() -> Area:
    items = [
        element(
            "text",
            f"help:{name}",
            msg("token-help", token=messages.token_name(token), help=msg(f"token-{name}.help")),
            inert=True,
        )
        for token, (name, _) in enumerate(TOKENS)
    ]
    return area("pile-up", "token-help", items, place="side", title=msg("tokens"), folded=True)


# Status line


def _status(state: OltreMarePosition) -> Message:
    if state.to_act is None:
        return msg("game-over")
    match state.phase:
        case "limit":
            surplus = len(state.hands[state.active]) - state.naval_power(state.active)
            return msg("status-limit", count=surplus)
        case "trade":
            missing = state.bales_to_play(state.active) - len(state.hands[state.active])
            name = "status-trade-short" if missing > 0 else "status-trade"
            return msg(name, count=missing if missing > 0 else state.bales_to_play(state.active))
        case "play":
            return msg("status-play", count=state.bales_to_play(state.active) - len(state.laid))
        case "sail":
            return msg("status-sail-on" if state.sailed else "status-sail", count=state.steps)
        case "answer":
            name = "status-answer" if len(state.offers) == 1 else "status-answer-counter"
            return msg(name, maker=seat_ref(state.offers[-1].maker))
        case "unasked":
            return msg("status-unasked", active=seat_ref(state.active))
    return msg(f"status-{state.phase}")
