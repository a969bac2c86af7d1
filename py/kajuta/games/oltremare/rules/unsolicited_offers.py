"""The word of the others: before cards are played, who was offered nothing may offer something unasked."""

from kajuta.core.state import Action
from kajuta.games.oltremare.rules.actions import OFFER, PASS
from kajuta.games.oltremare.rules.card_play import begin_play
from kajuta.games.oltremare.rules.offers import can_give
from kajuta.games.oltremare.rules.state import UNASKED, Position


def end_trade(state: Position, action: Action) -> None:
    """Let the others have their word, once in a turn; then go over to playing cards."""
    if state.heard:
        begin_play(state)
        return
    state.heard = True
    _ask(state, state.others(state.active))


def next_word(state: Position) -> None:
    """Ask the seats after the one that has just had its word: a deal may have changed who could trade."""
    others = state.others(state.active)
    _ask(state, others[others.index(state.waiting[0]) + 1 :])


def _ask(state: Position, seats: tuple[int, ...]) -> None:
    """Ask the first of ``seats`` with a right to it; after all, trade goes on if there was a deal, or play begins."""
    state.offers = ()
    state.picked = ()
    state.waiting = entitled(state, seats)
    if state.waiting:
        state.phase = UNASKED
        state.to_act = state.waiting[0]
        return
    state.to_act = state.active
    if state.reopened:
        state.phase = "trade"
    else:
        begin_play(state)


def entitled(state: Position, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return those of ``seats`` that got no offer in this turn and could trade now, as far as everybody knows."""
    return tuple([seat for seat in seats if not state.asked[seat] and could_trade(state, seat)])


def could_trade(state: Position, seat: int) -> bool:
    """Say whether a card could change hands between ``seat`` and the active one."""
    return bool(state.hands[seat]) or can_give(state)


def unasked_options(state: Position) -> list[Action]:
    """Return keeping silent and making the active seat an offer."""
    return [PASS, OFFER[state.active]]
