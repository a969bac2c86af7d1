"""The voyage: steps of the ship, the compass, the token where it ends."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import ripple
from kajuta.core.state import Action
from kajuta.games.oltremare.rules import texts
from kajuta.games.oltremare.rules.actions import SAIL, STAY
from kajuta.games.oltremare.rules.cargo_loading import begin_loading
from kajuta.games.oltremare.rules.element_ids import port_id
from kajuta.games.oltremare.rules.motions import lands, sails
from kajuta.games.oltremare.rules.sea_map import COMPASS, NO_TOKEN, ROUTE_TO, Port, steps
from kajuta.games.oltremare.rules.state import Position


def sail_options(s: Position) -> list[Action]:
    """Return the neighbouring ports from which the voyage can be finished."""
    return [SAIL[port] for port, _ in steps(s.ships[s.active], s.sailed, s.steps)]


def sail(s: Position, action: Action) -> None:
    """Sail one port; the last step ends the voyage."""
    seat, port = s.active, int(action[1])
    s.sailed |= ROUTE_TO[s.ships[seat]][port]
    s.ships[seat] = port
    s.steps -= 1
    if s.events is not None:
        s.log_event(
            msg("log-sail", seat=seat_ref(seat), port=texts.port(port), icon="oltremare-sail"), motions=(sails(seat),)
        )
    if s.steps:
        return
    if s.port_tokens[port] == COMPASS:
        s.box += (COMPASS,)
        s.clear_port(port)
        s.phase = "compass"
        if s.events is not None:
            s.log_event(
                msg("log-compass", seat=seat_ref(seat), icon="oltremare-compass"), motions=(ripple(port_id(port)),)
            )
    else:
        _land(s, port)
        begin_loading(s)


def compass_options(s: Position) -> list[Action]:
    """Return the ports a compass can lead to, and staying."""
    return [*(("jump", port) for port in s.jumps()), STAY]


def jump(s: Position, action: Action) -> None:
    """Follow the compass to another port."""
    port = int(action[1])
    s.ships[s.active] = port
    if s.events is not None:
        s.log_event(
            msg("log-jump", seat=seat_ref(s.active), port=texts.port(port), icon="oltremare-compass"),
            motions=(sails(s.active),),
        )
    _land(s, port)
    begin_loading(s)


def stay(s: Position, action: Action) -> None:
    """Leave the compass alone."""
    begin_loading(s)


def _land(s: Position, port: Port) -> None:
    """Take the token of ``port``; the one that was active until now is turned face down in any case."""
    seat, token = s.active, s.port_tokens[port]
    going = lands(seat, port, token, s.token[seat]) if s.events is not None else ()
    if s.token[seat] != NO_TOKEN:
        s.used_tokens[seat] += (s.token[seat],)
    s.token[seat] = token
    if token != NO_TOKEN:
        s.clear_port(port)
        if s.events is not None:
            s.log_event(msg("log-token", seat=seat_ref(seat), token=texts.token(token)), tone="gain", motions=going)
    elif s.events is not None:
        s.animate(*going)
