"""The Start: laying it, and the eight cards that all seats together discard for it."""

from collections.abc import Sequence

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.tranquility.rules import compasses, element_ids, motions, texts, turn
from kajuta.games.tranquility.rules.cards import EXTRA_CARDS, MOST_FROM_PILE, START, START_COST, WILD
from kajuta.games.tranquility.rules.pending import Pending
from kajuta.games.tranquility.rules.sea_layouts import DAY_NIGHT
from kajuta.games.tranquility.rules.state import Position

LAY_START: Action = ("start",)
WILD_START: Action = ("wild-start",)

UNSPOKEN = -1
"""The offer of a seat that has made none yet."""

SHARING = ("offer", "tops", "give")
"""The decisions in which the eight cards are shared out."""


def must_lay(state: Position) -> bool:
    """Say whether the active seat has to lay a Start."""
    return not state.started and START in state.hands[state.active]


def lay_start(state: Position, action: Action) -> None:
    """Lay a Start, or a wild card as one; a few extra cards, then eight are discarded."""
    seat = state.active
    card = START if action == LAY_START else WILD
    state.hands[seat].remove(card)
    if card == WILD:
        state.forget(seat, WILD)
    state.started = card
    state.irreversible_events += 1
    if state.variant == DAY_NIGHT:
        state.facing = 1
    if state.events is not None:
        state.log_event(
            texts.log_special_card("log-start", seat, card),
            tone="gain",
            motions=(motions.special_card_motion(seat, card, "start"),),
        )
        if state.facing:
            state.log_event(msg("log-moon", icon="moon"))
    compasses.gain(state)
    seats = state.clockwise(seat)
    turn.follow_up(state, [])
    state.pending[1:1] = [Pending("draw", other) for other in reversed(seats[1:])]
    state.pending.append(Pending("eight", seat))
    extra = EXTRA_CARDS.get(len(seats), 0)
    if extra:
        state.pending += [Pending("extra", other, extra) for other in reversed(seats)]


def most_given(state: Position, seat: int) -> int:
    """Return how many of the eight cards ``seat`` can give; a yellow storm lets its pile help."""
    most = state.discardable(seat)
    if state.yellow[seat]:
        most += min(MOST_FROM_PILE, len(state.piles[seat]))
    return min(START_COST, most)


def offered(state: Position) -> int:
    """Return how many cards are offered in all."""
    return sum(max(0, offer) for offer in state.offers)


def collect_eight(state: Position, item: Pending) -> None:
    """Ask for offers; alone one gives what one can, several lose where they have not got eight cards."""
    state.irreversible_events += 1
    seats = state.clockwise(item.seat)
    most = [most_given(state, seat) for seat in seats]
    if len(seats) == 1:
        _give(state, seats, [min(START_COST, *most)])
    elif sum(most) < START_COST:
        turn.end(state, "start")
    else:
        state.offers = (UNSPOKEN,) * len(seats)
        state.pending += [Pending("offer", seat) for seat in reversed(seats + seats)]


def offer_choices(state: Position, item: Pending) -> list[Action]:
    """Return how many cards a seat may offer."""
    return [("offer", count) for count in range(most_given(state, item.seat) + 1)]


def offer(state: Position, action: Action) -> None:
    """Note an offer; eight in all closes the offers, and so does the last offer of the second round."""
    item = state.pending.pop()
    count = int(action[1])
    state.offers = (*state.offers[: item.seat], count, *state.offers[item.seat + 1 :])
    if state.events is not None:
        state.log_event(msg("log-offer", seat=seat_ref(item.seat), count=count))
    total = offered(state)
    last = state.pending[-1].kind != "offer"
    if total != START_COST and not last:
        return
    seats = state.clockwise(state.active)
    shares = [max(0, state.offers[seat]) for seat in seats]
    if total != START_COST:
        state.irreversible_events += 1
        shares = shared_out(START_COST, shares, [most_given(state, seat) for seat in seats])
    while state.pending[-1].kind == "offer":
        state.pending.pop()
    state.offers = ()
    _give(state, seats, shares)


def shared_out(total: int, offers: Sequence[int], most: Sequence[int]) -> list[int]:
    """Return how many of ``total`` cards each gives, in the proportion of ``offers``, at most ``most`` each.

    By largest remainders; earlier ones come first on a tie, and what somebody cannot give goes to the
    others. Where nobody offers anything all offer the same. ``most`` must add up to ``total`` at least.
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
    """Let every seat choose what it gives; a yellow storm lets it choose first how much comes from its pile."""
    for seat, share in zip(reversed(seats), reversed(shares), strict=True):
        if share:
            helped = state.yellow[seat] and state.piles[seat]
            state.pending.append(Pending("tops" if helped else "give", seat, share))
        if state.events is not None:
            state.log_event(msg("log-share", seat=seat_ref(seat), count=share))


def tops_choices(state: Position, item: Pending) -> list[Action]:
    """Return how many cards off its pile a seat in a yellow storm may give."""
    most = min(MOST_FROM_PILE, len(state.piles[item.seat]), item.what)
    least = max(0, item.what - state.discardable(item.seat))
    return [("top", count) for count in range(least, most + 1)]


def give_tops(state: Position, action: Action) -> None:
    """Discard cards off the pile unseen, for as many of the eight."""
    item = state.pending.pop()
    seat, count = item.seat, int(action[1])
    pile = state.piles[seat]
    cards = pile[len(pile) - count :]
    del pile[len(pile) - count :]
    state.blind = (*state.blind[:seat], (*state.blind[seat], *cards), *state.blind[seat + 1 :])
    if state.events is not None and count:
        going = motions.hidden_card_motions(count, element_ids.draw_pile_id(seat), element_ids.discard_pile_id(seat))
        state.log_event(msg("log-top", seat=seat_ref(seat), count=count), motions=going)
    if item.what > count:
        state.pending.append(Pending("give", seat, item.what - count))
