"""The word of the others: before cards are played, who was offered nothing may offer something unasked."""

from kajuta.core.state import Action
from kajuta.games.oltremare.rules.actions import OFFER, PASS
from kajuta.games.oltremare.rules.card_play import begin_play
from kajuta.games.oltremare.rules.offers import can_give
from kajuta.games.oltremare.rules.state import UNASKED, Position


def end_trade(s: Position, action: Action) -> None:
    """Let the others have their word, once in a turn; then go over to playing cards."""
    if s.heard:
        begin_play(s)
        return
    s.heard = True
    _ask(s, s.others(s.active))


def next_word(s: Position) -> None:
    """Ask the seats after the one that has just had its word: a deal may have changed who could trade."""
    others = s.others(s.active)
    _ask(s, others[others.index(s.waiting[0]) + 1 :])


def _ask(s: Position, seats: tuple[int, ...]) -> None:
    """Ask the first of ``seats`` with a right to it; after all, trade goes on if there was a deal, or play begins."""
    s.offers = ()
    s.picked = ()
    s.waiting = entitled(s, seats)
    if s.waiting:
        s.phase = UNASKED
        s.to_act = s.waiting[0]
        return
    s.to_act = s.active
    if s.reopened:
        s.phase = "trade"
    else:
        begin_play(s)


def entitled(s: Position, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return those of ``seats`` that got no offer in this turn and could trade now, as far as everybody knows."""
    return tuple([seat for seat in seats if not s.asked[seat] and could_trade(s, seat)])


def could_trade(s: Position, seat: int) -> bool:
    """Say whether a card could change hands between ``seat`` and the active one."""
    return bool(s.hands[seat]) or can_give(s)


def unasked_options(s: Position) -> list[Action]:
    """Return keeping silent and making the active seat an offer."""
    return [PASS, OFFER[s.active]]
