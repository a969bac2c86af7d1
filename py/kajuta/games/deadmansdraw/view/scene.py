"""Scene of the table: areas, elements and the status line."""

from collections.abc import Sequence

from kajuta.core.message import Message, msg, seat_ref
from kajuta.core.scene import Area, Element, Scene, area, element
from kajuta.games.deadmansdraw.rules import messages
from kajuta.games.deadmansdraw.rules.cards import (
    ANCHOR,
    CASANOVA,
    CHEST,
    KRAKEN,
    MERMAID,
    NO_CHARACTER,
    NO_VARIANT,
    ORACLE,
    PLUNDERER,
    SUIT_OF_CARD,
    SUITS,
    VALUE_OF_CARD,
    Card,
    Suit,
)
from kajuta.games.deadmansdraw.rules.element_ids import bank_pile_id, card_key, looked_at_card_id, row_place_id
from kajuta.games.deadmansdraw.rules.engine import DeadMansDrawPosition
from kajuta.games.deadmansdraw.rules.oracle import private_look_card_count
from kajuta.games.deadmansdraw.view.refusals import open_decision_kind


def scene(state: DeadMansDrawPosition, viewer: int | None) -> Scene:
    """Scene as ``viewer`` sees it; a spectator (None) sees public information only."""
    made: Scene = {
        "status": _status(state),
        "areas": [
            *(_bank(state, seat) for seat in range(len(state.banks))),
            *(_hand(state, seat, viewer) for seat in range(len(state.dealt))),
            _draw_pile(state, viewer),
            _row(state),
            _discard(state),
            *_choice(state, viewer),
            _actions(state),
            *_reference(state),
        ],
    }
    if open_decision_kind(state) == "turn" and state.row:
        made["gain"] = f"+{state.points_gained(state.active, state.row)}"
    if state.turn and state.to_act not in (None, state.active):
        made["turn"] = state.active
    return made


# Areas


def _bank(state: DeadMansDrawPosition, seat: int) -> Area:
    character = state.characters[seat]
    return area(
        "row",
        f"bank:{seat}",
        [_pile(state, seat, suit) for suit in range(len(SUITS))],
        place="seat",
        seat=seat,
        score=state.score(seat),
        tagline=messages.character_name(character) if character != NO_CHARACTER else None,
    )


def _pile(state: DeadMansDrawPosition, seat: int, suit: Suit) -> Element:
    pile = state.banks[seat][suit]
    if not pile:
        missing = {"icon": messages.SUIT_ICONS[suit], "color": f"suit-{SUITS[suit]}"}
        label = msg("pile-missing", suit=messages.suit_name(suit))
        return element(
            "slot",
            bank_pile_id(seat, suit),
            label,
            face=missing,
            marks=["empty"],
            scale="s",
            inert=True,
            about=_about(state, suit),
        )
    return element(
        "pile",
        bank_pile_id(seat, suit),
        messages.card_name(pile[-1]),
        face=_face(pile[-1]),
        count=len(pile),
        key=card_key(pile[-1]),
        contents=_contents(state, pile[::-1], bank_pile_id(seat, suit)) if len(pile) > 1 else None,
        scale="s",
        about=_about(state, suit),
    )


def _hand(state: DeadMansDrawPosition, seat: int, viewer: int | None) -> Area:
    chosen = state.kept[seat] if seat == viewer else -1
    items = []
    for place, name in enumerate(state.dealt[seat]):
        card_id = f"hand:{seat}:{place}"
        if seat == viewer:
            marks = ["chosen"] if place == chosen else None
            does = messages.character_help(name, state.mermaids_swim)
            face = {"icon": messages.CHARACTER_ICONS[name], "name": msg(f"character-{name}"), "text": does}
            items.append(element("card", card_id, msg(f"character-{name}"), face=face, marks=marks, scale="l"))
        else:
            items.append(element("card", card_id, msg("character-hidden"), back=True, scale="l"))
    return area("fan", f"hand:{seat}", items, place="hand", seat=seat, title=msg("hand"))


def _draw_pile(state: DeadMansDrawPosition, viewer: int | None) -> Area:
    count = len(state.draw_pile)
    items = []
    if count:
        note = _odds(state, viewer)
        items.append(
            element(
                "pile",
                "draw",
                msg("draw-pile"),
                back=True,
                count=count,
                note=note,
                scale="l",
                about=msg("draw-pile.help"),
            )
        )
    else:
        items.append(element("slot", "draw", msg("draw-pile-empty"), marks=["empty"], scale="l"))
    if state.debt and count:
        face = {"icon": messages.SUIT_ICONS[KRAKEN], "value": state.debt, "name": msg("debt", count=state.debt)}
        label = msg("debt", count=state.debt)
        items.append(element("number", "debt", label, face=face, inert=True, about=msg("debt.help")))
    return area("row", "draw-area", items, place="table", title=msg("draw-pile"))


def _odds(state: DeadMansDrawPosition, viewer: int | None) -> Message | None:
    """Note for ``viewer`` on the next card: the card itself if known, else the probability of a bust."""
    if state.known_top_card_count(viewer):
        return msg("top-known", card=messages.card_name(state.draw_pile[-1]))
    return msg("odds", percent=_percent(state, viewer)) if state.row else None


def _percent(state: DeadMansDrawPosition, viewer: int | None) -> int:
    """Probability that the next card busts, in percent, rounded; based on the cards that ``viewer`` has not seen."""
    unseen = state.draw_pile[: len(state.draw_pile) - state.known_top_card_count(viewer)]
    busting = sum(map(state.would_bust, unseen))
    return (200 * busting + len(unseen)) // (2 * len(unseen))


def _row(state: DeadMansDrawPosition) -> Area:
    last = len(state.row) - 1
    saved = state.saved_cards()
    items = []
    for place, card in enumerate(state.row):
        marks = [
            *(["protected"] if card in saved else []),
            *(["fresh"] if place == last and state.busting is None else []),
        ]
        items.append(_card(state, row_place_id(place), card, marks))
    if state.busting is not None:
        items.append(_card(state, "busting", state.busting, ["warning", "fresh"], inert=True))
    return area("row", "row", items, place="table")


def _discard(state: DeadMansDrawPosition) -> Area:
    shown = _map_cards(state)
    cards = [card for card in state.discard if card not in shown]
    if not cards:
        pile = element("slot", "discard", msg("discard-empty"), marks=["empty"], inert=True, scale="l")
    else:
        pile = element(
            "pile",
            "discard",
            msg("discard-top", card=messages.card_name(cards[-1])),
            face=_face(cards[-1]),
            count=len(cards),
            key=card_key(cards[-1]),
            contents=_contents(state, cards[::-1], "discard"),  # pile order is public information
            inert=True,
            scale="l",
            about=msg("discard.help"),
        )
    return area("row", "discard-area", [pile], place="table", title=msg("discard"))


def _choice(state: DeadMansDrawPosition, viewer: int | None) -> list[Area]:
    """Area with the cards to choose from in the open decision, if it shows any."""
    deciding = open_decision_kind(state)
    if deciding == "map":
        items = [_card(state, f"map:{place}", card, []) for place, card in enumerate(_map_cards(state))]
        return [area("row", "map", items, place="moment", title=msg("map-cards"))]
    if deciding in ("oracle", "peek"):
        seen = state.known_top_card_count(viewer)
        count = private_look_card_count(state) if deciding == "peek" else 1
        items = [_top_card(state, place, place < seen) for place in range(count)]
        return [area("row", "top", items, place="moment", title=msg("top-cards", count=count))]
    return []


def _map_cards(state: DeadMansDrawPosition) -> list[Card]:
    if open_decision_kind(state) != "map":
        return []
    return [int(action[1]) for action in state.legal_actions()]


def _top_card(state: DeadMansDrawPosition, place: int, seen: bool) -> Element:
    card_id = looked_at_card_id(place)
    if seen:
        return _card(state, card_id, state.draw_pile[-1 - place], [])
    return element("card", card_id, msg("top-hidden"), back=True, scale="l")


def _actions(state: DeadMansDrawPosition) -> Area:
    deciding = open_decision_kind(state)
    legal = [action[0] for action in state.legal_actions()]
    buttons = [_button(name, icon) for name, icon in _BUTTONS.get(deciding, ()) if name in legal or name in _LASTING]
    if deciding in ("victim", "bonus"):
        named = [int(action[1]) for action in state.legal_actions() if action[0] in ("victim", "plunder")]
        buttons = [_opponent(seat) for seat in named] + buttons
    if deciding == "mermaid" and state.characters[state.active] != CASANOVA:
        buttons = []
    return area("row", "actions", buttons, place="actions")


_BUTTONS = {
    "turn": (("take", messages.SUIT_ICONS[CHEST]),),
    "bust": (("bust", "skull-crossed-bones"),),
    "protected": (("save", messages.SUIT_ICONS[ANCHOR]), ("leave", "cancel")),
    "oracle": (("put-back", messages.SUIT_ICONS[ORACLE]),),
    "peek": (("put-back", messages.SUIT_ICONS[ORACLE]),),
    "mystic": (("look", "all-seeing-eye"), ("show", messages.SUIT_ICONS[ORACLE])),
    "mermaid": (("move", messages.SUIT_ICONS[MERMAID]), ("charm", "rose")),
    "bonus": (("bonus", messages.SUIT_ICONS[CHEST]), ("decline", "cancel")),
    "davy-jones": (("claim", "locked-chest"), ("pass", "cancel")),
}
"""Buttons of each decision, with their icons."""

_LASTING = ("take", "put-back")
"""Buttons that stay visible but disabled if a rule forbids them, so that a click can explain why."""

_PRIMARY = ("take", "bust", "save", "look", "bonus", "claim")
"""Buttons of the usual choice, which are highlighted."""


def _button(button_id: str, icon: str) -> Element:
    primary = True if button_id in _PRIMARY else None
    return element("button", button_id, msg(button_id), face={"icon": icon}, primary=primary)


def _opponent(seat: int) -> Element:
    return element("button", f"opponent:{seat}", msg("opponent", seat=seat_ref(seat)), seat=seat)


def _reference(state: DeadMansDrawPosition) -> list[Area]:
    """Reference areas: the variant and the characters in play."""
    items = []
    if state.variant != NO_VARIANT:
        variant = f"option-variant-{state.variant}"
        items.append(_text("variant", msg("reference", name=msg(variant), help=msg(f"{variant}.help"))))
    for seat, name in enumerate(state.characters):
        if name != NO_CHARACTER:
            does = messages.character_help(name, state.mermaids_swim)
            label = msg("reference-character", seat=seat_ref(seat), character=messages.character_name(name), help=does)
            items.append(_text(f"character:{seat}", label))
        if state.victims[seat] >= 0:
            watched = msg("reference-victim", seat=seat_ref(seat), victim=seat_ref(state.victims[seat]))
            items.append(_text(f"victim:{seat}", watched))
    return [area("pile-up", "reference", items, place="side", title=msg("reference-title"))] if items else []


def _text(text_id: str, label: Message) -> Element:
    return element("text", text_id, label, inert=True)


# Elements


def _card(state: DeadMansDrawPosition, card_id: str, card: Card, marks: list[str], inert: bool = False) -> Element:
    return element(
        "card",
        card_id,
        messages.card_name(card),
        face=_face(card),
        key=card_key(card),
        marks=marks or None,
        inert=inert or None,
        scale="l",
        about=_about(state, SUIT_OF_CARD[card]),
    )


def _about(state: DeadMansDrawPosition, suit: Suit) -> Message:
    return messages.suit_help(suit, state.mermaids_swim)


def _face(card: Card) -> dict[str, object]:
    suit = SUIT_OF_CARD[card]
    name = msg(f"suit-{SUITS[suit]}")
    return {
        "art": messages.CARD_PICTURES[suit],
        "value": VALUE_OF_CARD[card],
        "name": name,
        "color": f"suit-{SUITS[suit]}",
    }


def _contents(state: DeadMansDrawPosition, cards: Sequence[Card], where: str) -> list[Element]:
    """Cards of an opened pile, in the given order."""
    return [
        element(
            "card",
            f"{where}:{card}",
            messages.card_name(card),
            face=_face(card),
            scale="s",
            inert=True,
            about=_about(state, SUIT_OF_CARD[card]),
        )
        for card in cards
    ]


# Status line


def _status(state: DeadMansDrawPosition) -> Message:
    deciding = open_decision_kind(state)
    if state.to_act is None:
        return msg("game-over")
    if deciding == "turn":
        name = _turn_status(state)
    elif deciding == "bonus" and state.characters[state.active] == PLUNDERER:
        name = "status-plunder"
    elif deciding == "mermaid" and state.characters[state.active] == CASANOVA:
        name = "status-casanova"
    elif deciding in ("oracle", "peek") and state.debt:
        name = "status-must-lay"
    else:
        name = f"status-{deciding}"
    if deciding == "bonus":
        count = _bonus_cards(state)
    else:
        count = len(state.saved_cards()) if deciding == "protected" else state.debt
    return msg(name, active=seat_ref(state.active), count=count)


def _bonus_cards(state: DeadMansDrawPosition) -> int:
    """Maximum number of cards that the open bonus brings."""
    match state.legal_actions()[0]:
        case ("bonus", int(count)):
            return min(count, len(state.discard))
        case ("plunder", _, int(count)):
            return count
    return 0


def _turn_status(state: DeadMansDrawPosition) -> str:
    if not state.flipped:
        return "status-first-flip"
    if not state.draw_pile:
        return "status-last-card"
    if state.debt:
        return "status-debt"
    if state.loot_only:
        return "status-loot-only"
    return "status-turn" if state.row else "status-empty-row"
