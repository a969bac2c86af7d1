"""A turn: flipping, taking the loot, and the next seat."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import game_end, texts
from kajuta.games.deadmansdraw.rules.cards import SUDDEN_DEATH
from kajuta.games.deadmansdraw.rules.decision_stack import FLIP, TAKE, Step
from kajuta.games.deadmansdraw.rules.element_ids import DRAW
from kajuta.games.deadmansdraw.rules.key_and_chest import has_key_and_chest
from kajuta.games.deadmansdraw.rules.motions import banked, coming
from kajuta.games.deadmansdraw.rules.row import bring, draw, tell_if_last
from kajuta.games.deadmansdraw.rules.state import Position


def options(s: Position) -> list[Action]:
    """Return what the active seat may do when nothing is pending."""
    if not s.flipped:
        return [FLIP]
    if not s.draw_pile:
        return [TAKE]
    if s.debt:
        return [FLIP]
    return [TAKE] if s.loot_only else [FLIP, TAKE]


def apply_flip(s: Position, action: Action) -> None:
    """Flip the top card of the draw pile."""
    s.flipped = True
    card = draw(s)
    if s.events is not None:
        s.log_event(texts.log_card("log-flip", s.active, card), motions=(coming(s, card, DRAW),))
        tell_if_last(s)
    bring(s, card)


def apply_take(s: Position, action: Action) -> None:
    """Take the row into the own bank, then the bonus."""
    seat, cards = s.active, s.row
    if s.events is not None:
        s.log_event(texts.log_take(seat, len(cards)), tone="gain" if cards else "", motions=banked(s, seat, cards))
    s.row = []
    s.store(seat, cards)
    s.pending.append(Step("end-turn", seat))
    if has_key_and_chest(cards):
        s.pending.append(Step("bonus", seat, len(cards)))


def end_turn(s: Position, step: Step) -> None:
    """Let the next seat play, or end the game."""
    clear(s)
    if s.variant == SUDDEN_DEATH:
        game_end.check_sudden_death(s)
        if s.to_act is None:
            return
    if not s.draw_pile:
        s.to_act = None
        if s.events is not None:
            s.log_event(msg("end-draw-pile"), tone="end")
        return
    s.active = (s.active + 1) % len(s.banks)
    begin(s, step)


def begin(s: Position, step: Step) -> None:
    """Begin the turn of the active seat."""
    s.turn += 1
    if s.events is not None:
        s.log_event(msg("log-turn", seat=seat_ref(s.active)), tone="turn")


def clear(s: Position) -> None:
    """Forget what belongs to one turn only."""
    s.flipped = False
    s.protected = ()
    s.debt = 0
    s.harbor = 0
    s.loot_only = False
