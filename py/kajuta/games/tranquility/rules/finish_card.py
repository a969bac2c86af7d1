"""Finish card: when a seat may try to lay it, and whether it wins the game."""

from kajuta.core.state import Action
from kajuta.games.tranquility.rules import day_and_night, game_outcome, messages, motions
from kajuta.games.tranquility.rules.cards import FINISH, MONSTER, WILD
from kajuta.games.tranquility.rules.state import Position

LAY_FINISH: Action = ("finish",)
WILD_FINISH: Action = ("wild-finish",)


def may_try_finish(state: Position, seat: int) -> bool:
    """Whether ``seat`` may try to lay a Finish card: the sea is full, and no monster is known to be in a hand."""
    return (
        bool(state.started)
        and all(state.sea)
        and MONSTER not in state.hands[seat]
        and not state.seats_showing_monsters()
    )


def apply_finish(state: Position, action: Action) -> None:
    """Win the game, unless a seat holds a monster: then all monsters in hands are shown and the turn goes on."""
    seat = state.active
    state.irreversible_events += 1
    card = FINISH if action == LAY_FINISH else WILD
    if state.shown[seat]:
        state.forget_shown_card(seat, card)
    holders = [other for other in state.seats_clockwise_from(seat) if MONSTER in state.hands[other]]
    if holders:
        state.note_shown_card(seat, card)
        if state.events is not None:
            state.log_event(messages.log_line_naming_special_card("log-finish-fails", seat, card))
        for other in holders:
            for _ in range(state.hands[other].count(MONSTER)):  # no monster was known before
                state.note_shown_card(other, MONSTER)
            if state.events is not None:
                state.log_event(messages.log_monsters_shown(other, state.hands[other].count(MONSTER)), tone="loss")
        return
    state.hands[seat].remove(card)
    state.arrived = card
    if state.events is not None:
        going = (motions.special_card_motion(seat, card, "finish"),)
        state.log_event(messages.log_line_naming_special_card("log-finish", seat, card), tone="gain", motions=going)
    game_outcome.end_game(state, "won" if day_and_night.has_right_suns_and_moons(state) else "turned")
