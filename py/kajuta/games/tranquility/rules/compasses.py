"""Compasses: how the crew gains them, and which storms a compass or a wild card can cancel."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import element_ids, messages, motions, turn
from kajuta.games.tranquility.rules.cards import COMPASS, WILD, Card
from kajuta.games.tranquility.rules.sea_layouts import SEA_SHAPES
from kajuta.games.tranquility.rules.state import Position

DISCARD_ALL: Action = ("discard-all",)


def gain_compass(state: Position) -> None:
    """Move a compass from the supply to the crew, if any is left."""
    if state.supply:
        state.supply -= 1
        state.compasses += 1
        if state.events is not None:
            state.log_event(
                msg("log-compass", icon=messages.SPECIAL_CARD_ICONS[COMPASS]),
                tone="gain",
                motions=(motions.compass_gain_motion(),),
            )


def reward_consecutive_row(state: Position, row: int) -> None:
    """Gain a compass if ``row`` is full of consecutive numbers and has not earned one yet."""
    cells = SEA_SHAPES[state.variant].rows[row]
    first = state.sea[cells[0]]
    whole = first and all(state.sea[cell] == first + n for n, cell in enumerate(cells))
    if whole and not state.consecutive >> row & 1:
        state.consecutive |= 1 << row
        gain_compass(state)


def apply_hand_discard_for_compass(state: Position, action: Action) -> None:
    """Discard the whole hand for a compass."""
    seat = state.active
    hand = state.hands[seat]
    cards = [card for card in hand if state.can_discard(card)]
    state.hands[seat] = [card for card in hand if not state.can_discard(card)]
    state.discards[seat] += cards
    if state.events is not None:
        going = motions.private_card_motions(seat, cards, element_ids.hand_id(seat), element_ids.discard_pile_id(seat))
        state.log_event(msg("log-discard-all", seat=seat_ref(seat), count=len(cards)), motions=going)
    gain_compass(state)
    turn.queue_rest_of_turn(state, [])


def legal_storm_cancellations(state: Position, means: str) -> list[Action]:
    """Actions that cancel a storm on the table; ``means`` is "compass" or "wild-compass"."""
    actions: list[Action] = [(means, "yellow", seat) for seat, count in enumerate(state.yellow) if count]
    actions += [(means, "purple", row) for row in state.purple]
    actions += [(means, "orange", seat) for seat, count in enumerate(state.orange) if count]
    return actions


def spend_compass_or_wild_card_on_storm(state: Position, seat: int, storm: Card, *, wild: bool) -> None:
    """Remove ``storm`` from the game, together with a compass or, if ``wild``, a wild card of ``seat``."""
    if wild:
        state.irreversible_events += 1
        state.hands[seat].remove(WILD)
        state.forget_shown_card(seat, WILD)
        state.gone += (storm, WILD)
    else:
        state.compasses -= 1
        state.gone += (storm, COMPASS)
    if state.events is not None:
        state.log_event(
            msg(
                "log-cancel",
                seat=seat_ref(seat),
                storm=messages.special_card_name(storm, "acc"),
                icon=messages.SPECIAL_CARD_ICONS[COMPASS],
            ),
            tone="gain",
            motions=(motions.storm_cancellation_ripple(),),
        )


def counts_with_one_seat_changed(counts: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """Copy of ``counts`` (by seat) with ``by`` added to the count of ``seat``."""
    return (*counts[:seat], counts[seat] + by, *counts[seat + 1 :])
