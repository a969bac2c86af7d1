"""The word of the others: before cards are played, who was offered nothing may offer something unasked."""

from kajuta.core.state import Action
from kajuta.games.oltremare.choices import OFFER, PASS
from kajuta.games.oltremare.offers import can_give
from kajuta.games.oltremare.playing import begin_play
from kajuta.games.oltremare.state import UNASKED, Position


def end_trade(s: Position, action: Action) -> None:
    """Let the others have their word, once in a turn; then go over to playing cards."""
    if s.heard:
        begin_play(s)
        return
    s.heard = True
    s.waiting = entitled(s)
    next_word(s)


def entitled(s: Position) -> tuple[int, ...]:
    """Return the seats that got no offer in this turn and could trade, as far as everybody knows."""
    return tuple([seat for seat in s.others(s.active) if not s.asked[seat] and could_trade(s, seat)])


def could_trade(s: Position, seat: int) -> bool:
    """Say whether a card could change hands between ``seat`` and the active one."""
    return bool(s.hands[seat]) or can_give(s)


def unasked_options(s: Position) -> list[Action]:
    """Return keeping silent and making the active seat an offer; a deal before may have left nothing to trade with."""
    return [PASS, OFFER[s.active]] if could_trade(s, s.waiting[0]) else [PASS]


def next_word(s: Position) -> None:
    """Ask the next seat; after all of them trade goes on if there was a deal, otherwise cards are played."""
    s.offers = ()
    s.picked = ()
    if s.waiting:
        s.phase = UNASKED
        s.to_act = s.waiting[0]
        return
    s.to_act = s.active
    if s.reopened:
        s.phase = "trade"
    else:
        begin_play(s)
