"""Salvaging treasures with cards or jokers, and paying the fees."""

from kajuta.core.state import Action
from kajuta.games.submarine import deal_draw_and_discard, messages, turn_sequence
from kajuta.games.submarine.motions import (
    discard_motion,
    hand_card_to_stack_motion,
    laid_joker_motion,
    salvage_motion,
    stack_fee_motion,
)
from kajuta.games.submarine.sea_grid import FIELD_OF_PLACE, PLACES_OF_FIELD
from kajuta.games.submarine.state import PAY_STAGE, SALVAGE_STAGE, Position
from kajuta.games.submarine.tokens_and_cards import (
    COLORS,
    HAND_SIZE,
    KNOWER_BITS,
    NO_TOKEN,
    SHELL_TYPE,
    TOKEN_COLOR,
    TOKEN_TYPE,
    Card,
    Token,
)
from kajuta.games.submarine.turn_sequence import FINISH_TURN

_PAYMENTS: list[Action] = [("pay", color) for color in range(len(COLORS))]


def legal_salvages(state: Position) -> list[Action]:
    """Legal salvages: each pairs a place with the fitting card or with a joker."""
    seat, board, laid = state.active, state.board, state.laid
    colors = [card >> KNOWER_BITS for card in state.hands[seat]]
    jokers = state.jokers[seat]
    actions: list[Action] = []
    for field in state.salvage_fields():
        there = [place for place in PLACES_OF_FIELD[field] if board[place] != NO_TOKEN and place not in laid]
        affordable = bool(there) and state.can_pay(field)
        for place in there:
            if affordable and TOKEN_COLOR[board[place]] in colors:
                actions.append(("card", place))
            actions.extend(("joker", place, joker) for joker in jokers)
    if state.taken:
        actions.append(FINISH_TURN)
    return actions


def apply_salvage_with_card(state: Position, action: Action) -> None:
    """Salvage a token with a card from the hand; its fees become due."""
    seat, place = state.active, int(action[1])
    token = state.board[place]
    color = TOKEN_COLOR[token]
    state.owed = tuple(state.fee_receivers(FIELD_OF_PLACE[place]))
    deal_draw_and_discard.discard_card(state, seat, color)
    if state.events is not None:
        going = (discard_motion(seat, color), salvage_motion(state, seat, token, place))
        state.log_event(messages.log_line_about_salvage_with_card(seat, token, color), tone="gain", motions=going)
    state.board[place] = NO_TOKEN
    _keep_token(state, seat, token)
    _pay_fees_from_stack(state)


def apply_salvage_with_joker(state: Position, action: Action) -> None:
    """Salvage a token by putting a joker in its place; no fees are due."""
    seat, place, joker = state.active, int(action[1]), int(action[2])
    token = state.board[place]
    if state.events is not None:
        going = (laid_joker_motion(seat, joker, place), salvage_motion(state, seat, token, place))
        state.log_event(messages.log_line_about_salvage_with_joker(seat, token, joker), tone="gain", motions=going)
    state.jokers[seat] = tuple(held for held in state.jokers[seat] if held != joker)
    state.board[place] = joker
    state.laid += (place,)
    _keep_token(state, seat, token)
    _continue_salvaging(state)


def _keep_token(state: Position, seat: int, token: Token) -> None:
    """Put a salvaged token into the container if its type is missing there, else beside it as a joker."""
    state.taken += 1
    kind = TOKEN_TYPE[token]
    if kind == SHELL_TYPE or state.containers[seat][kind] != NO_TOKEN:
        state.jokers[seat] += (token,)
        if state.events is not None:
            state.log_event(messages.log_line_about_duplicate_becoming_joker(seat, token))
        return
    container = list(state.containers[seat])
    container[kind] = token
    state.containers[seat] = tuple(container)
    state.progress = True


def _continue_salvaging(state: Position) -> None:
    """Ask for the next salvage; end the turn if there is none or, from edition 2 on, if the container is full."""
    has_won = state.edition >= 2 and state.has_full_container(state.active)
    if not has_won and state.might_salvage():
        state.stage = SALVAGE_STAGE
    else:
        turn_sequence.end_turn(state)


def _pay_fees_from_stack(state: Position) -> None:
    """Pay the fees unseen from the top of the own stack; if it runs out, the seat chooses cards from its hand."""
    seat = state.active
    receivers = []
    while state.owed and state.stacks[seat]:
        top = state.stacks[seat][-1]
        state.stacks[seat] = state.stacks[seat][:-1]
        receivers.append(_pay_next_receiver(state, top))
    if state.events is not None:
        for receiver in dict.fromkeys(receivers):
            going = (stack_fee_motion(seat, receiver),) * receivers.count(receiver)
            state.log_event(
                messages.log_line_about_fee_in_hidden_cards(seat, receiver, receivers.count(receiver)), motions=going
            )
    if state.owed:
        state.stage = PAY_STAGE
    else:
        _continue_salvaging(state)


def _pay_next_receiver(state: Position, card: Card) -> int:
    """Put ``card`` face down on the stack of the next seat that is owed a fee, and return that seat."""
    receiver = state.owed[0]
    state.owed = state.owed[1:]
    state.stacks[receiver] += (card,)
    if len(state.hands[receiver]) < HAND_SIZE:
        deal_draw_and_discard.draw_from_own_stack(state, receiver)
    return receiver


def legal_fee_cards_from_hand(state: Position) -> list[Action]:
    """Colors of the cards in hand with which the fee can be paid."""
    return [_PAYMENTS[color] for color in state.colors_in_hand()]


def apply_fee_card_from_hand(state: Position, action: Action) -> None:
    """Pay a fee with a card from the hand."""
    seat, color = state.active, int(action[1])
    receiver = _pay_next_receiver(state, deal_draw_and_discard.remove_card_from_hand_face_down(state, seat, color))
    if state.events is not None:
        state.log_event(
            messages.log_line_about_fee_card_from_hand(seat, receiver, color),
            seats=(seat,),
            for_others=messages.log_line_about_fee_in_hidden_cards(seat, receiver, 1),
            motions=(hand_card_to_stack_motion(seat, color, receiver),),
        )
    if not state.owed:
        _continue_salvaging(state)
