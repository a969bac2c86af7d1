"""What anchor, hook, cannon, map, sword and kraken do when they are laid.

The step of a suit opens its decision or says that there is none; ``apply_...`` carries out the choice.
"""

from collections.abc import Iterable

from kajuta.core.message import msg
from kajuta.core.motion import fly, ripple, shake
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import texts
from kajuta.games.deadmansdraw.rules.cards import (
    BEASTMASTER,
    BEASTMASTER_CARDS,
    CANNON,
    CAPTAIN_HOOK,
    HARBOR_CARDS,
    HOOK,
    KRAKEN,
    KRAKEN_CARDS,
    MAP,
    MAP_CARDS,
    MASTER_GUNNER,
    MISER,
    MISFIRE,
    NAVIGATOR,
    NO_CHARACTER,
    PARRY,
    SAFE_HARBOR,
    SCAVENGER,
    SUIT,
    SUITS,
    SWORD,
    SWORDSWOMAN,
    Suit,
)
from kajuta.games.deadmansdraw.rules.decision_stack import Decision, DecisionKind, Step
from kajuta.games.deadmansdraw.rules.element_ids import DISCARD, DRAW, FOUND, bank_pile, identity
from kajuta.games.deadmansdraw.rules.motions import coming
from kajuta.games.deadmansdraw.rules.row import bring, may_come, protect
from kajuta.games.deadmansdraw.rules.state import Position


def ask_or_skip(s: Position, kind: DecisionKind, actions: Iterable[Action], suit: Suit) -> None:
    """Open the decision of a laid card, or tell that ``suit`` has no effect."""
    choices = tuple(actions)
    if choices:
        s.pending.append(Decision(kind, s.active, choices))
    elif s.events is not None:
        s.log_event(msg("log-no-effect", suit=texts.suit_name(suit)))


def anchor(s: Position, step: Step) -> None:
    """Protect with Safe Harbor the anchor and the next cards too; those before it are safe by their place."""
    if s.characters[step.seat] == SAFE_HARBOR:
        protect(s, s.row[-1:])
        s.harbor = HARBOR_CARDS


def hook(s: Position, step: Step) -> None:
    """Ask for a card out of the own bank."""
    character = s.characters[step.seat]
    if character == MISER:
        protect(s, s.row[-1:])
    tops = _tops_to_hook(s, step.seat)
    if tops and character == CAPTAIN_HOOK:
        s.pending.append(Step("second-hook", step.seat))
    ask_or_skip(s, "hook", tops, HOOK)


def second_hook(s: Position, step: Step) -> None:
    """Ask for Captain Hook's second card; that there is none need not be told, the hook had its effect."""
    tops = _tops_to_hook(s, step.seat)
    if tops:
        s.ask("hook", step.seat, tops)


def _tops_to_hook(s: Position, seat: int) -> list[Action]:
    free = not s.sparing
    return [("hook", suit) for suit, pile in enumerate(s.banks[seat]) if pile and (free or may_come(s, pile[-1]))]


def apply_hook(s: Position, action: Action) -> None:
    """Bring the hooked card to the row."""
    seat = s.active
    card = s.take_out(seat, int(action[1]), -1)
    if s.events is not None:
        s.log_event(texts.log_card("log-hook", seat, card), motions=(coming(s, card, bank_pile(seat, SUIT[card])),))
    bring(s, card, guarded=s.characters[seat] == MISER)


def cannon(s: Position, step: Step) -> None:
    """Ask which pile is hit."""
    targets = s.opponents(step.seat) if s.opponent_with(MISFIRE) is None else [step.seat]
    piles = [("cannon", target, suit) for target in targets for suit, pile in enumerate(s.banks[target]) if pile]
    ask_or_skip(s, "cannon", piles, CANNON)


def apply_cannon(s: Position, action: Action) -> None:
    """Discard what is hit, or bank it."""
    target, suit = int(action[1]), int(action[2])
    seat = s.active
    character = NO_CHARACTER if target == seat else s.characters[seat]
    if character == MASTER_GUNNER:
        hit = s.banks[target][suit]
        s.replace(target, suit, ())
    else:
        hit = (s.take_out(target, suit, s.reached()),)
    if s.events is not None:
        for card in hit:
            aim = bank_pile(target, suit)
            away = fly(identity(card), aim, bank_pile(seat, suit) if character == SCAVENGER else DISCARD)
            s.log_event(texts.log_hit("log-cannon", seat, target, card), tone="loss", motions=(shake(aim), away))
    if character == SCAVENGER:
        s.store(seat, hit)
    else:
        s.discard += hit


def map_(s: Position, step: Step) -> None:
    """Draw three cards of the discard to choose from; the Navigator chooses among all."""
    found = [card for card in s.discard if may_come(s, card)] if s.sparing else s.discard
    drawn = s.characters[step.seat] != NAVIGATOR
    if drawn:
        found = s.draw_lots(found, MAP_CARDS)
    if s.events is not None and found:
        laid_out = [fly(identity(card), DISCARD, f"{FOUND}:{place}") for place, card in enumerate(sorted(found))]
        if drawn:
            s.log_event(texts.log_cards("log-map-cards", step.seat, found), motions=laid_out)
        else:
            s.animate(*laid_out)
    ask_or_skip(s, "map", (("map", card) for card in sorted(found)), MAP)


def apply_map(s: Position, action: Action) -> None:
    """Bring the chosen card of the discard to the row."""
    card = int(action[1])
    if s.events is not None:
        s.log_event(texts.log_card("log-map", s.active, card), motions=(coming(s, card, FOUND),))
    s.discard.remove(card)
    bring(s, card)


def sword(s: Position, step: Step) -> None:
    """Ask for a card of an opponent."""
    suits = _suits_for_the_sword(s, step.seat)
    place = s.reached()
    free = not s.sparing
    piles = [
        ("sword", target, suit)
        for target in s.opponents(step.seat)
        for bank in (s.banks[target],)
        for suit in suits
        if bank[suit] and (free or may_come(s, bank[suit][place]))
    ]
    ask_or_skip(s, "sword", piles, SWORD)


def _suits_for_the_sword(s: Position, seat: int) -> list[Suit]:
    suits = range(len(SUITS)) if s.opponent_with(PARRY) is None else (KRAKEN,)
    if s.characters[seat] == SWORDSWOMAN:
        return list(suits)
    return [suit for suit in suits if not s.banks[seat][suit]]


def apply_sword(s: Position, action: Action) -> None:
    """Bring the opponent's card to the row."""
    target, suit = int(action[1]), int(action[2])
    card = s.take_out(target, suit, s.reached())
    if s.events is not None:
        taken = coming(s, card, bank_pile(target, suit))
        s.log_event(texts.log_hit("log-sword", s.active, target, card), motions=(taken,))
    bring(s, card)


def kraken(s: Position, step: Step) -> None:
    """Demand more cards."""
    s.debt += KRAKEN_CARDS if s.opponent_with(BEASTMASTER) is None else BEASTMASTER_CARDS
    if s.events is not None and s.draw_pile:
        s.log_event(msg("log-kraken", count=s.debt, icon=texts.ICONS[KRAKEN]), motions=(ripple(DRAW),))
