"""Sailing: steps of the ship, the compass, and the port token where the journey ends."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import ripple
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import messages
from kajuta.games.oltremare.rules.action_constants import SAIL, STAY
from kajuta.games.oltremare.rules.element_ids import port_id
from kajuta.games.oltremare.rules.loading_of_played_cards import begin_loading
from kajuta.games.oltremare.rules.motions import port_token_motions
from kajuta.games.oltremare.rules.sea_map import COMPASS, NO_TOKEN, ROUTE_BIT_TO_NEIGHBOR, Port, next_sailing_steps
from kajuta.games.oltremare.rules.state import Position


def legal_sailing_steps(state: Position) -> list[Action]:
    """Actions that sail to a neighboring port from which the remaining steps can be completed."""
    return [SAIL[port] for port, _ in next_sailing_steps(state.ships[state.active], state.sailed, state.steps)]


def apply_sailing_step(state: Position, action: Action) -> None:
    """Sail to the chosen port; the last step ends the journey."""
    seat, port = state.active, int(action[1])
    state.sailed |= ROUTE_BIT_TO_NEIGHBOR[state.ships[seat]][port]
    state.ships[seat] = port
    state.steps -= 1
    if state.events is not None:
        state.log_event(msg("log-sail", seat=seat_ref(seat), port=messages.port_name(port), icon="oltremare-sail"))
    if state.steps:
        return
    if state.port_tokens[port] == COMPASS:
        state.box += (COMPASS,)
        state.remove_port_token(port)
        state.phase = "compass"
        if state.events is not None:
            state.log_event(
                msg("log-compass", seat=seat_ref(seat), icon="oltremare-compass"), motions=(ripple(port_id(port)),)
            )
    else:
        _land(state, port)
        begin_loading(state)


def legal_jumps_from_compass_port(state: Position) -> list[Action]:
    """Actions that jump from the compass to another port, or stay."""
    return [*(("jump", port) for port in state.compass_destinations()), STAY]


def apply_jump_from_compass_port(state: Position, action: Action) -> None:
    """Jump from the compass to the chosen port."""
    port = int(action[1])
    state.ships[state.active] = port
    if state.events is not None:
        state.log_event(
            msg("log-jump", seat=seat_ref(state.active), port=messages.port_name(port), icon="oltremare-compass")
        )
    _land(state, port)
    begin_loading(state)


def apply_stay_at_compass_port(state: Position, action: Action) -> None:
    """Stay at the port of the compass."""
    begin_loading(state)


def _land(state: Position, port: Port) -> None:
    """Take the token of ``port``; the previously active token is turned face down even if the port has no token."""
    seat, token = state.active, state.port_tokens[port]
    going = port_token_motions(seat, port, token, state.token[seat]) if state.events is not None else ()
    if state.token[seat] != NO_TOKEN:
        state.used_tokens[seat] += (state.token[seat],)
    state.token[seat] = token
    if token != NO_TOKEN:
        state.remove_port_token(port)
        if state.events is not None:
            state.log_event(
                msg("log-token", seat=seat_ref(seat), token=messages.token_name(token)), tone="gain", motions=going
            )
    elif state.events is not None:
        state.animate(*going)
