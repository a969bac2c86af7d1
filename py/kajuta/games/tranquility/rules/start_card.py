"""Start card: laying it, and the eight cards that all seats together discard for it."""

from collections.abc import Sequence

from kajuta.core.message import msg, seat_ref
from kajuta.core.motion import fly_face_down
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import compasses, element_ids, game_outcome, messages, motions, turn
from kajuta.games.tranquility.rules.cards import EXTRA_CARDS_AT_START, MOST_FROM_PILE, START, START_COST, WILD
from kajuta.games.tranquility.rules.pending_items import PendingItem
from kajuta.games.tranquility.rules.sea_layouts import DAY_NIGHT
from kajuta.games.tranquility.rules.state import Position

LAY_START: Action = ("start",)
WILD_START: Action = ("wild-start",)

NO_OFFER_YET = -1
"""Offer of a seat that has not made one yet."""

START_DISCARD_DECISIONS = ("offer", "tops", "give")
"""Kinds of the decisions that share out the eight discards."""


def must_lay_start(state: Position) -> bool:
    """Whether the active seat has to lay a Start card."""
    return not state.started and START in state.hands[state.active]


def apply_start(state: Position, action: Action) -> None:
    """Lay a Start card, or a wild card as one.

    Afterwards, in games with one or two seats, each seat draws extra cards; then all seats together discard eight
    cards.
    """
    seat = state.active
    card = START if action == LAY_START else WILD
    state.hands[seat].remove(card)
    if card == WILD:
        state.forget_shown_card(seat, WILD)
    state.started = card
    state.irreversible_events += 1
    if state.variant == DAY_NIGHT:
        state.facing = 1
    if state.events is not None:
        state.log_event(
            messages.log_line_naming_special_card("log-start", seat, card),
            tone="gain",
            motions=(motions.special_card_motion(seat, card, "start"),),
        )
        if state.facing:
            state.log_event(msg("log-moon", icon="moon"))
    compasses.gain_compass(state)
    seats = state.seats_clockwise_from(seat)
    turn.queue_rest_of_turn(state, [])
    state.pending[1:1] = [PendingItem("draw", other) for other in reversed(seats[1:])]
    state.pending.append(PendingItem("eight", seat))
    extra = EXTRA_CARDS_AT_START.get(len(seats), 0)
    if extra:
        state.pending += [PendingItem("extra", other, extra) for other in reversed(seats)]


def may_give_from_pile(state: Position, seat: int) -> bool:
    """Whether ``seat`` may discard from its draw pile: it had a yellow storm when the sharing began."""
    return PendingItem("pile-help", seat) in state.pending if state.edition >= 2 else bool(state.yellow[seat])


def end_help_from_pile(state: Position, item: PendingItem) -> None:
    """Remove the permission to discard from the draw pile.

    The permission was ``item``, which the engine has already taken off the stack, so nothing is left to do.
    """


def most_cards_to_give(state: Position, seat: int, but: int = 0) -> int:
    """Maximum number of the eight cards that ``seat`` can give; ``but`` cards of its hand are left out."""
    most = state.discardable_count(seat) - but
    if may_give_from_pile(state, seat):
        most += min(MOST_FROM_PILE, len(state.piles[seat]))
    return min(START_COST, most)


def total_discards_offered(state: Position) -> int:
    """Total number of cards offered by all seats."""
    return sum(max(0, offer) for offer in state.offers)


def ask_for_discard_offers(state: Position, item: PendingItem) -> None:
    """Ask all seats for offers; a single seat gives what it can, several lose if all together lack eight cards."""
    state.irreversible_events += 1
    seats = state.seats_clockwise_from(item.seat)
    if state.edition >= 2:
        state.pending += [PendingItem("pile-help", seat) for seat in seats if state.yellow[seat]]
    most = [most_cards_to_give(state, seat) for seat in seats]
    if len(seats) == 1:
        _give(state, seats, [min(START_COST, *most)])
    elif sum(most) < START_COST:
        game_outcome.end_game(state, "start")
    else:
        state.offers = (NO_OFFER_YET,) * len(seats)
        state.pending += [PendingItem("offer", seat) for seat in reversed(seats + seats)]


def legal_discard_offers(state: Position, item: PendingItem) -> list[Action]:
    """Actions that offer each possible number of cards."""
    return [("offer", count) for count in range(most_cards_to_give(state, item.seat) + 1)]


def apply_discard_offer(state: Position, action: Action) -> None:
    """Record an offer; offers end when their total is eight, or after the last offer of the second round."""
    item = state.pending.pop()
    count = int(action[1])
    state.offers = (*state.offers[: item.seat], count, *state.offers[item.seat + 1 :])
    if state.events is not None:
        state.log_event(msg("log-offer", seat=seat_ref(item.seat), count=count))
    total = total_discards_offered(state)
    last = state.pending[-1].kind != "offer"
    if total != START_COST and not last:
        return
    seats = state.seats_clockwise_from(state.active)
    shares = [max(0, state.offers[seat]) for seat in seats]
    if total != START_COST:
        state.irreversible_events += 1
        shares = proportional_shares(START_COST, shares, [most_cards_to_give(state, seat) for seat in seats])
    while state.pending[-1].kind == "offer":
        state.pending.pop()
    state.offers = ()
    _give(state, seats, shares)


def proportional_shares(total: int, offers: Sequence[int], most: Sequence[int]) -> list[int]:
    """Shares of ``total`` cards in proportion to ``offers``, each at most its limit in ``most``.

    Uses the largest remainder method; earlier seats win ties, and cards above a limit go to the other seats. If all
    offers are 0, they count as equal. The limits must add up to at least ``total``.
    """
    if not any(offers):
        offers = [1] * len(offers)
    whole = sum(offers)
    shares = [min(limit, total * offer // whole) for offer, limit in zip(offers, most, strict=True)]
    order = sorted(range(len(offers)), key=lambda place: -(total * offers[place] % whole))
    missing = total - sum(shares)
    while missing:
        for place in order:
            if missing and shares[place] < most[place]:
                shares[place] += 1
                missing -= 1
    return shares


def _give(state: Position, seats: list[int], shares: list[int]) -> None:
    """Let every seat choose the cards that it gives; in a yellow storm, first the number from its pile."""
    for seat, share in zip(reversed(seats), reversed(shares), strict=True):
        if share:
            helped = may_give_from_pile(state, seat) and state.piles[seat]
            state.pending.append(PendingItem("tops" if helped else "give", seat, share))
        if state.events is not None:
            state.log_event(msg("log-share", seat=seat_ref(seat), count=share))


def legal_counts_to_discard_from_pile(state: Position, item: PendingItem) -> list[Action]:
    """Actions by which a seat in a yellow storm chooses how many cards it discards from its draw pile."""
    most = min(MOST_FROM_PILE, len(state.piles[item.seat]), item.what)
    least = max(0, item.what - state.discardable_count(item.seat))
    return [("top", count) for count in range(least, most + 1)]


def apply_discard_from_pile(state: Position, action: Action) -> None:
    """Discard cards from the draw pile, unseen; they count towards the eight."""
    item = state.pending.pop()
    seat, count = item.seat, int(action[1])
    pile = state.piles[seat]
    cards = pile[len(pile) - count :]
    del pile[len(pile) - count :]
    state.blind = (*state.blind[:seat], (*state.blind[seat], *cards), *state.blind[seat + 1 :])
    if state.events is not None and count:
        going = fly_face_down(count, element_ids.draw_pile_id(seat), element_ids.discard_pile_id(seat))
        state.log_event(msg("log-top", seat=seat_ref(seat), count=count), motions=going)
    if item.what > count:
        state.pending.append(PendingItem("give", seat, item.what - count))
