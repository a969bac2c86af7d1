"""Effects of anchor, hook, cannon, map, sword and kraken when they are laid.

``resolve_...`` opens the decision of a suit or logs that there is nothing to choose; ``apply_...`` carries out the
choice.
"""

from collections.abc import Iterable

from kajuta.core.message import msg
from kajuta.core.motion import fly, ripple, shake
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import messages
from kajuta.games.deadmansdraw.rules.cards import (
    BEASTMASTER,
    BEASTMASTER_CARDS,
    CANNON,
    CAPTAIN_HOOK,
    HOOK,
    KRAKEN,
    KRAKEN_CARDS,
    MAP,
    MAP_CARDS,
    MASTER_GUNNER,
    MISER,
    MISFIRE,
    NAVIGATOR,
    NO_CHARACTER,
    PARRY,
    SAFE_HARBOR,
    SAFE_HARBOR_CARDS,
    SCAVENGER,
    SUIT_OF_CARD,
    SUITS,
    SWORD,
    SWORDSWOMAN,
    Suit,
)
from kajuta.games.deadmansdraw.rules.cards_coming_to_row import (
    bring_to_row,
    may_effect_bring_card_to_row,
    protect_from_bust,
)
from kajuta.games.deadmansdraw.rules.element_ids import DISCARD_ID, DRAW_PILE_ID, MAP_CARDS_ID, bank_pile_id, card_key
from kajuta.games.deadmansdraw.rules.motions import motion_to_row
from kajuta.games.deadmansdraw.rules.stack_frame_types import DecisionKind, OpenDecision, PendingStep
from kajuta.games.deadmansdraw.rules.state import Position


def ask_or_log_no_effect(state: Position, kind: DecisionKind, actions: Iterable[Action], suit: Suit) -> None:
    """Open the decision of a laid card, or log that its ``suit`` has no effect."""
    choices = tuple(actions)
    if choices:
        state.pending.append(OpenDecision(kind, state.active, choices))
    elif state.events is not None:
        state.log_event(msg("log-no-effect", suit=messages.suit_name(suit)))


def resolve_safe_harbor(state: Position, step: PendingStep) -> None:
    """Protect the anchor and the next cards if the seat has Safe Harbor.

    Cards before the anchor are safe by their place, so without this character the anchor has no other effect.
    """
    if state.characters[step.seat] == SAFE_HARBOR:
        protect_from_bust(state, state.row[-1:])
        state.harbor = SAFE_HARBOR_CARDS


def resolve_hook(state: Position, step: PendingStep) -> None:
    """Ask for a top card of the seat's own bank."""
    character = state.characters[step.seat]
    if character == MISER:
        protect_from_bust(state, state.row[-1:])
    tops = _tops_to_hook(state, step.seat)
    if tops and character == CAPTAIN_HOOK:
        state.pending.append(PendingStep("second-hook", step.seat))
    ask_or_log_no_effect(state, "hook", tops, HOOK)


def resolve_captain_hooks_second_card(state: Position, step: PendingStep) -> None:
    """Ask for Captain Hook's second card; if there is none, nothing is logged, as the hook had its effect."""
    tops = _tops_to_hook(state, step.seat)
    if tops:
        state.open_decision("hook", step.seat, tops)


def _tops_to_hook(state: Position, seat: int) -> list[Action]:
    free = not state.sparing
    return [
        ("hook", suit)
        for suit, pile in enumerate(state.banks[seat])
        if pile and (free or may_effect_bring_card_to_row(state, pile[-1]))
    ]


def apply_hook_choice(state: Position, action: Action) -> None:
    """Move the chosen card from the bank to the row."""
    seat = state.active
    card = state.take_from_bank(seat, int(action[1]), -1)
    if state.events is not None:
        state.log_event(
            messages.log_line_naming_card("log-hook", seat, card),
            motions=(motion_to_row(state, card, bank_pile_id(seat, SUIT_OF_CARD[card])),),
        )
    bring_to_row(state, card, guarded=state.characters[seat] == MISER)


def resolve_cannon(state: Position, step: PendingStep) -> None:
    """Ask which pile the cannon hits."""
    targets = state.opponents(step.seat) if state.nearest_opponent_with(MISFIRE) is None else [step.seat]
    piles = [("cannon", target, suit) for target in targets for suit, pile in enumerate(state.banks[target]) if pile]
    ask_or_log_no_effect(state, "cannon", piles, CANNON)


def apply_cannon_target(state: Position, action: Action) -> None:
    """Discard the card that was hit, or the whole pile for the Master Gunner; the Scavenger banks it instead."""
    target, suit = int(action[1]), int(action[2])
    seat = state.active
    character = NO_CHARACTER if target == seat else state.characters[seat]
    if character == MASTER_GUNNER:
        hit = state.banks[target][suit]
        state.replace_pile(target, suit, ())
    else:
        hit = (state.take_from_bank(target, suit, state.reached_pile_place()),)
    if state.events is not None:
        for card in hit:
            aim = bank_pile_id(target, suit)
            away = fly(card_key(card), aim, bank_pile_id(seat, suit) if character == SCAVENGER else DISCARD_ID)
            state.log_event(
                messages.log_line_about_card_taken_from_seat("log-cannon", seat, target, card),
                tone="loss",
                motions=(shake(aim), away),
            )
    if character == SCAVENGER:
        state.put_into_bank(seat, hit)
    else:
        state.discard += hit


def resolve_map(state: Position, step: PendingStep) -> None:
    """Offer three random cards of the discard pile; the Navigator may choose from all of them."""
    found = (
        [card for card in state.discard if may_effect_bring_card_to_row(state, card)]
        if state.sparing
        else state.discard
    )
    drawn = state.characters[step.seat] != NAVIGATOR
    if drawn:
        found = state.take_random_cards(found, MAP_CARDS)
    if state.events is not None and found:
        laid_out = [
            fly(card_key(card), DISCARD_ID, f"{MAP_CARDS_ID}:{place}") for place, card in enumerate(sorted(found))
        ]
        if drawn:
            state.log_event(messages.log_line_naming_cards("log-map-cards", step.seat, found), motions=laid_out)
        else:
            state.animate(*laid_out)
    ask_or_log_no_effect(state, "map", (("map", card) for card in sorted(found)), MAP)


def apply_map_choice(state: Position, action: Action) -> None:
    """Move the chosen card from the discard pile to the row."""
    card = int(action[1])
    if state.events is not None:
        state.log_event(
            messages.log_line_naming_card("log-map", state.active, card),
            motions=(motion_to_row(state, card, MAP_CARDS_ID),),
        )
    state.discard.remove(card)
    bring_to_row(state, card)


def resolve_sword(state: Position, step: PendingStep) -> None:
    """Ask for a card from an opponent's bank."""
    suits = suits_open_to_sword(state, step.seat)
    place = state.reached_pile_place()
    free = not state.sparing
    piles = [
        ("sword", target, suit)
        for target in state.opponents(step.seat)
        for bank in (state.banks[target],)
        for suit in suits
        if bank[suit] and (free or may_effect_bring_card_to_row(state, bank[suit][place]))
    ]
    ask_or_log_no_effect(state, "sword", piles, SWORD)


def suits_open_to_sword(state: Position, seat: int) -> list[Suit]:
    """Suits that the sword of ``seat``, the active seat, may take."""
    suits = range(len(SUITS)) if state.nearest_opponent_with(PARRY) is None else (KRAKEN,)
    if state.characters[seat] == SWORDSWOMAN:
        return list(suits)
    return [suit for suit in suits if not state.banks[seat][suit]]


def apply_sword_target(state: Position, action: Action) -> None:
    """Move the opponent's card to the row."""
    target, suit = int(action[1]), int(action[2])
    card = state.take_from_bank(target, suit, state.reached_pile_place())
    if state.events is not None:
        taken = motion_to_row(state, card, bank_pile_id(target, suit))
        state.log_event(
            messages.log_line_about_card_taken_from_seat("log-sword", state.active, target, card), motions=(taken,)
        )
    bring_to_row(state, card)


def resolve_kraken(state: Position, step: PendingStep) -> None:
    """Increase the number of cards that the active seat must still flip."""
    state.debt += KRAKEN_CARDS if state.nearest_opponent_with(BEASTMASTER) is None else BEASTMASTER_CARDS
    if state.events is not None and state.draw_pile:
        state.log_event(
            msg("log-kraken", count=state.debt, icon=messages.SUIT_ICONS[KRAKEN]), motions=(ripple(DRAW_PILE_ID),)
        )
