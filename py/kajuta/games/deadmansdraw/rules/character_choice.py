"""Characters before the first turn: each seat keeps one of two, and owners of Davy Jones choose a seat to watch."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import messages
from kajuta.games.deadmansdraw.rules.cards import CHARACTERS, DAVY_JONES, SIREN, THIEVES_ISLAND
from kajuta.games.deadmansdraw.rules.stack_frame_types import PendingStep
from kajuta.games.deadmansdraw.rules.state import Position


def deal_characters(state: Position, sets: int) -> None:
    """Deal two characters to each seat and let all seats choose, the active seat first."""
    names = [name for name in CHARACTERS for _ in range(sets)]
    if state.mermaids_swim:
        names += [SIREN] * sets
    if state.variant == THIEVES_ISLAND:
        names = [name for name in names if name != DAVY_JONES]
    state.shuffle(names)
    state.dealt = tuple((names.pop(), names.pop()) for _ in state.banks)
    state.box = tuple(names)
    state.kept = (-1,) * len(state.banks)
    for seat in reversed([state.active, *state.opponents(state.active)]):
        state.open_decision("keep", seat, (("keep", 0), ("keep", 1)))


def apply_character_choice(state: Position, action: Action) -> None:
    """Keep one of the two characters; after the last choice, all kept characters are revealed."""
    seat, place = state.deciding_seat(), int(action[1])
    state.kept = (*state.kept[:seat], place, *state.kept[seat + 1 :])
    if state.events is not None:
        kept = msg("log-keep", seat=seat_ref(seat), character=messages.character_name(state.dealt[seat][place]))
        state.log_event(kept, seats=(seat,), for_others=msg("log-keep-hidden", seat=seat_ref(seat)))
    if not state.pending:
        _reveal(state)


def _reveal(state: Position) -> None:
    state.characters = tuple(pair[place] for pair, place in zip(state.dealt, state.kept, strict=True))
    state.dealt = ()
    state.kept = ()
    state.box = ()
    state.irreversible_events += 1
    owners = []
    for seat in [state.active, *state.opponents(state.active)]:
        if state.events is not None:
            state.log_event(messages.log_line_about_shown_character(seat, state.characters[seat]))
        if state.characters[seat] == DAVY_JONES:
            owners.append(seat)
    state.pending = [PendingStep("begin", state.active)]
    for seat in reversed(owners):
        state.open_decision("victim", seat, (("victim", other) for other in state.opponents(seat)))


def apply_davy_jones_victim(state: Position, action: Action) -> None:
    """Record the seat that Davy Jones watches."""
    seat, victim = state.deciding_seat(), int(action[1])
    state.victims = (*state.victims[:seat], victim, *state.victims[seat + 1 :])
    if state.events is not None:
        state.log_event(msg("log-victim", seat=seat_ref(seat), victim=seat_ref(victim)))
