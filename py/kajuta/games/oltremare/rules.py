"""The rules: what may be done and what comes of it.

The phases of a turn are "limit" (too many cards in hand), "trade", "play" (cards are laid),
"sail", "compass" and "load". While an offer is made or answered the phase is "give", "pay", "want"
or "charge" (the steps of making it), "answer" or "agree" (its maker looks at the cards it is to
get); afterwards it is "trade" again. The phase is "" when the game is over.
"""

from collections.abc import Callable
from itertools import combinations, product

from kajuta.core.message import msg, seat_ref
from kajuta.core.rng import seeded
from kajuta.core.state import Action, Line, Outcome, Window
from kajuta.games.oltremare import texts
from kajuta.games.oltremare.cards import (
    CARD,
    CARDS,
    DUCAT,
    GOOD,
    GOODS,
    GRAIN,
    HAS,
    LION,
    PIRATE,
    PORT,
    SCALE,
    SHIP,
    Card,
    deck,
    pay,
)
from kajuta.games.oltremare.chart import (
    CALM_SEA,
    COMPASS,
    GOOD_TRADE,
    LOCAL_INFLUENCE,
    NO_TOKEN,
    PIRATE_DEFENCE,
    PORT_NUMBER,
    PORTS,
    Port,
    steps,
    token_bag,
)
from kajuta.games.oltremare.state import (
    ALL,
    MOST_DUCATS,
    MOST_OFFERS,
    MOST_SEATS,
    MOST_WANTED,
    Offer,
    Position,
    bits_of,
    by_rank,
    runs,
    worth,
)

BUY_FROM_DECK: Action = ("buy", "deck")
BUY_FROM_PIRATES: Action = ("buy", "pirates")
ACT: Action = ("act",)
DONE: Action = ("done",)
PASS: Action = ("pass",)
COUNTER: Action = ("counter",)
AGREE: Action = ("agree",)
CALL_OFF: Action = ("call-off",)
STAY: Action = ("stay",)

DUCATS = 11
HAND = 4
LION_FROM, LION_TO = 45, 55
"""Between which hundredths of the deck the lion lies."""

POWER_WITHOUT_INFLUENCE = 3

DROP: tuple[Action, ...] = tuple(("drop", card) for card in range(len(CARDS)))
GIVE: tuple[Action, ...] = tuple(("give", card) for card in range(len(CARDS)))
LAY: tuple[Action, ...] = tuple(("lay", card) for card in range(len(CARDS)))
LOAD: tuple[Action, ...] = tuple(("load", card) for card in range(len(CARDS)))
WANT: tuple[Action, ...] = tuple(("want", good) for good in range(len(GOODS)))
OFFER: dict[int, Action] = {seat: ("offer", seat) for seat in (ALL, *range(MOST_SEATS))}
SAIL: tuple[Action, ...] = tuple(("sail", port) for port in range(len(PORTS)))
PAY: tuple[Action, ...] = tuple(("pay", count) for count in range(MOST_DUCATS + 1))
CHARGE: tuple[Action, ...] = tuple(("charge", count) for count in range(MOST_DUCATS + 1))


class OltreMare(Position):
    """A position that knows the rules."""

    __slots__ = ()

    def __init__(self, seats: int, seed: int, *, open_symbols: bool) -> None:
        """Lay out map and deck, give every seat a ship, four cards and ducats; chance names who begins."""
        self.rng = seeded(seed)
        self.luck = 0
        self.turn = 0
        self.events = None
        self.open_symbols = open_symbols
        tokens = token_bag()
        self.shuffle(tokens)
        self.port_tokens = tuple(tokens[: len(PORTS)])
        self.box = tuple(tokens[len(PORTS) :])
        self.ducats = [DUCATS] * seats
        self.prestige = [0] * seats
        self.token = [NO_TOKEN] * seats
        self.used_tokens = [()] * seats
        self.unloaded = [0] * seats
        self.pirates = [()] * seats
        self.knows = [0] * seats
        self.start = self.active = self.below(seats)
        self.discard = ()
        self.declined = ()
        self.last_round = False
        self.deck = deck(seats)
        self.shuffle(self.deck)
        self._launch_ships(seats)
        self.shuffle(self.deck)
        self.hands = [tuple(sorted(self.deck.pop() for _ in range(HAND))) for _ in range(seats)]
        self.knows = [known | bits_of(hand) for known, hand in zip(self.knows, self.hands, strict=True)]
        self._hide_lion()
        self._begin_turn()

    def legal_actions(self) -> list[Action]:
        """Return what ``to_act`` may do now."""
        return _LEGAL[self.phase](self)

    def apply(self, action: Action) -> None:
        """Carry out ``action``, then everything that leaves no choice."""
        _CARRY_OUT[action[0]](self, action)

    def outcome(self) -> Outcome | None:
        """Return the reckoning of the finished game."""
        if self.to_act is not None:
            return None
        lines = self._reckoning()
        scores = tuple(sum(line.points for line in one) for one in lines)
        count = len(scores)
        ranks = [
            (scores[seat], len(self.cargo[seat]) + self.unloaded[seat], -((seat - self.start) % count))
            for seat in range(count)
        ]
        places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
        return Outcome(places, scores, lines, msg("end-deck"))

    def put_even_if_forced(self) -> bool:
        """Say whether the decision is put anyway: whether a seat could accept tells what it holds."""
        return self.phase == "answer"

    def window(self) -> Window | None:
        """Return the right to answer an offer out of one's own turn; an offer to oneself alone concerns oneself."""
        if self.phase == "answer" and self.to_act != self.active:
            return Window("offer", concerns=self.offers[0].partner != ALL)
        return None

    # Before the first turn

    def _launch_ships(self, seats: int) -> None:
        """Let every seat turn over cards up to one with a port: its first cargo; its ship begins there."""
        self.cargo = [()] * seats
        self.ships = [0] * seats
        turned: list[Card] = []
        for seat in (self.start, *((self.start + step) % seats for step in range(1, seats))):
            card = self.deck.pop()
            while not PORT[card]:
                turned.append(card)
                card = self.deck.pop()
            self.cargo[seat] = (card,)
            self.ships[seat] = port = PORT_NUMBER[PORT[card]]
            self.see((card,))
            self.box += (self.port_tokens[port],)
            self._clear_port(port)
        self.deck += turned

    def _hide_lion(self) -> None:
        count = len(self.deck)
        fewest = (LION_FROM * count + 99) // 100
        most = LION_TO * count // 100
        self.lion = (count - most, count - fewest)
        self.deck.insert(count - fewest - self.below(most - fewest + 1), LION)
        self.settled = len(self.deck)

    # A turn

    def _begin_turn(self) -> None:
        seat = self.to_act = self.active
        self.bought = 0
        self.rewarded = 0
        self.asked = (0,) * len(self.hands)
        self.offers = ()
        self.waiting = ()
        self.picked = ()
        self.laid = ()
        self.steps = 0
        self.sailed = 0
        hand = self.hands[seat]
        if self.declined:
            self.declined = tuple(
                offer for offer in self.declined if offer.maker != seat or all(card in hand for card in offer.cards)
            )
        if self.events is not None:
            self.tell(msg("log-turn", seat=seat_ref(seat)), tone="turn")
        if self.token[seat] == LOCAL_INFLUENCE:
            self._earn(seat, self.power(seat) - POWER_WITHOUT_INFLUENCE, "log-influence")
        self.phase = "limit" if len(hand) > self.power(seat) else "trade"

    def _legal_drop(self) -> list[Action]:
        return [DROP[card] for card in self.hands[self.active]]

    def _drop(self, action: Action) -> None:
        seat, card = self.active, int(action[1])
        self.lose_sight(seat)
        self._take_from_hand(seat, (card,))
        self.pirates[seat] += (card,)
        if self.events is not None:
            self.tell(msg("log-drop", seat=seat_ref(seat), icon="pirate-flag"), tone="loss")
        if len(self.hands[seat]) <= self.power(seat):
            self.phase = "trade"

    def _end_turn(self) -> None:
        if self.lion and len(self.deck) != self.settled:
            self.luck += 1
            if self.deck[-1] == LION:
                self.deck.pop()
                self._score_lion()
            self.settled = len(self.deck)
        self.turn += 1
        self.active = (self.active + 1) % len(self.hands)
        if self.last_round and self.active == self.start:
            self.to_act = None
            self.phase = ""
            if self.events is not None:
                self.tell(msg("end-deck"), tone="end")
        else:
            self._begin_turn()

    # Purchases

    def _legal_trade(self) -> list[Action]:
        seat = self.active
        actions: list[Action] = []
        can_buy = False
        if self.purchases():
            if self.deck or self.has_cards_to_draw():
                can_buy = True
                actions.append(BUY_FROM_DECK)
            if self.pirates[seat]:
                can_buy = True
                actions.append(BUY_FROM_PIRATES)
        hand = len(self.hands[seat])
        partners = self.partners()
        actions += [OFFER[other] for other in partners]
        if len(partners) > 1:
            actions.append(OFFER[ALL])
        if hand >= self.bales(seat) or not can_buy:
            actions.append(ACT)
        return actions

    def _buy(self, action: Action) -> None:
        seat, price = self.active, self.price()
        self.ducats[seat] -= price
        self.bought += 1
        if action == BUY_FROM_PIRATES:
            self.luck += 1
            card = self.pirates[seat][-1]
            self.pirates[seat] = self.pirates[seat][:-1]
        else:
            card = self._draw()
        self._take_into_hand(seat, (card,))
        if self.events is not None:
            name = "log-buy-pirates" if action == BUY_FROM_PIRATES else "log-buy"
            told = msg(name, seat=seat_ref(seat), price=price, card=texts.good(GOOD[card], 1), icon="two-coins")
            hidden = msg(f"{name}-hidden", seat=seat_ref(seat), price=price, icon="two-coins")
            self.tell(told, seats=(seat,), hidden=hidden)

    # Offers

    def partners(self) -> list[int]:
        """Return the seats that can get an offer: not asked too often, and some card could be given or asked for."""
        gives = bool(self.hands[self.active]) and self.spare() > 0
        return [
            other
            for other in self.others(self.active)
            if self.asked[other] < MOST_OFFERS and (gives or self.hands[other])
        ]

    def most_wanted(self, offer: Offer) -> int:
        """Return how many cards ``offer`` can ask for: what the other side may hold and the active seat can spare."""
        if offer.maker == self.active:
            partners = self.others(offer.maker) if offer.partner == ALL else (offer.partner,)
            return min(MOST_WANTED, max(len(self.hands[other]) for other in partners))
        return min(MOST_WANTED, self.spare() + len(offer.cards), len(self.hands[self.active]))

    def least_wanted(self, offer: Offer) -> int:
        """Return how many cards ``offer`` has to ask for, so that it moves a card and leaves the turn playable."""
        at_all = 0 if offer.cards else 1
        return max(at_all, len(offer.cards) - self.spare()) if offer.maker == self.active else at_all

    def spare(self) -> int:
        """Return how many cards the active seat can lose and still reach its number of bales by purchases."""
        return len(self.hands[self.active]) + self.purchases() - self.bales(self.active)

    def _legal_give(self) -> list[Action]:
        offer = self.offers[-1]
        hand = self.hands[offer.maker]
        last = offer.cards[-1] if offer.cards else -1
        most = len(hand) if offer.maker != self.active else self.spare() + self.most_wanted(offer)
        actions: list[Action] = []
        if len(offer.cards) < most:
            actions = [GIVE[card] for card in hand if card > last]
        if offer.cards or self.most_wanted(offer) > 0:
            actions.append(DONE)
        return actions

    def _legal_pay(self) -> list[Action]:
        return list(PAY)

    def _legal_want(self) -> list[Action]:
        offer = self.offers[-1]
        count = len(offer.wanted)
        actions: list[Action] = []
        if count < self.most_wanted(offer):
            first = offer.wanted[-1] if offer.wanted else 0
            actions += WANT[first : GRAIN if len(self.hands) == 2 else len(GOODS)]
        if count >= self.least_wanted(offer):
            actions.append(DONE)
        return actions

    def _legal_charge(self) -> list[Action]:
        return list(CHARGE)

    def _legal_answer(self) -> list[Action]:
        offer, seat = self.offers[-1], self.answering()
        hand = self.hands[seat]
        choices = [
            combinations([card for card in hand if GOOD[card] == good], offer.wanted.count(good))
            for good in sorted(set(offer.wanted))
        ]
        actions: list[Action] = [PASS]
        actions += [("accept", *sum(choice, ())) for choice in product(*choices)]
        if len(self.offers) == 1 and (hand or (self.hands[self.active] and self.spare() > 0)):
            actions.append(COUNTER)
        return actions

    def _legal_agree(self) -> list[Action]:
        return [AGREE, CALL_OFF]

    def answering(self) -> int:
        """Return who answers the latest offer."""
        return self.active if len(self.offers) > 1 else self.waiting[0]

    def _propose(self, action: Action) -> None:
        self.offers = (Offer(self.active, int(action[1])),)
        self.phase = "give"

    def _counter(self, action: Action) -> None:
        self.offers += (Offer(self.waiting[0], self.active),)
        self.phase = "give"

    def _change_offer(self, offer: Offer) -> None:
        self.offers = (*self.offers[:-1], offer)

    def _give(self, action: Action) -> None:
        offer = self.offers[-1]
        self._change_offer(offer._replace(cards=(*offer.cards, int(action[1]))))

    def _done(self, action: Action) -> None:
        if self.phase == "give":
            self.phase = "pay"
        elif self.offers[-1].ducats:
            self._send()
        else:
            self.phase = "charge"

    def _pay(self, action: Action) -> None:
        self._change_offer(self.offers[-1]._replace(ducats=int(action[1])))
        self.phase = "want"

    def _want(self, action: Action) -> None:
        offer = self.offers[-1]
        self._change_offer(offer._replace(wanted=(*offer.wanted, int(action[1]))))

    def _charge(self, action: Action) -> None:
        self._change_offer(self.offers[-1]._replace(ducats=-int(action[1])))
        self._send()

    def _send(self) -> None:
        offer = self.offers[-1]
        self.luck += 1
        if self.open_symbols:
            self.see(offer.cards)
        if len(self.offers) == 1:
            self.waiting = tuple(other for other in self.partners() if offer.partner in (ALL, other))
            self.asked = tuple(count + (seat in self.waiting) for seat, count in enumerate(self.asked))
        self.phase = "answer"
        self.to_act = self.answering()
        if self.events is not None:
            name = "log-offer" if len(self.offers) == 1 else "log-counter"
            self.tell(
                msg(
                    name,
                    seat=seat_ref(offer.maker),
                    partner=texts.partner(offer.partner),
                    terms=texts.terms(offer),
                    icon="shaking-hands",
                )
            )

    def _accept(self, action: Action) -> None:
        self.luck += 1
        picked = tuple(int(card) for card in action[1:])
        if self.open_symbols and picked:
            self.see(picked)
            self.picked = picked
            self.phase = "agree"
            if self.events is not None:
                self.tell(msg("log-accept", seat=seat_ref(self.answering())))
            self.to_act = self.offers[-1].maker
        else:
            self._settle(picked)

    def _agree(self, action: Action) -> None:
        self._settle(self.picked)

    def _settle(self, picked: tuple[Card, ...]) -> None:
        """Exchange what was agreed; the partner of the active seat gets prestige for its first deal of the turn."""
        offer, other = self.offers[-1], self.answering()
        maker, partner = offer.maker, self.waiting[0]
        if not self.open_symbols:
            self._pass_unseen(maker, other, offer.cards)
            self._pass_unseen(other, maker, picked)
        self._take_from_hand(maker, offer.cards)
        self._take_from_hand(other, picked)
        self._take_into_hand(maker, picked)
        self._take_into_hand(other, offer.cards)
        self.ducats[maker] -= offer.ducats
        self.ducats[other] += offer.ducats
        if self.events is not None:
            self.tell(texts.deal(offer, other), tone="gain")
        if not self.rewarded >> partner & 1 and self.prestige_left():
            self.rewarded |= 1 << partner
            self.prestige[partner] += 1
            if self.events is not None:
                self.tell(msg("log-prestige", seat=seat_ref(partner), icon="laurels"))
        self._stop_talking()

    def _pass_unseen(self, giver: int, taker: int, cards: tuple[Card, ...]) -> None:
        """Let ``giver`` know where its cards go; third seats lose sight of its hand."""
        if cards:
            bits = bits_of(cards)
            mine = ~bits_of(self.hands[giver])
            self.knows = [
                known | bits if seat in (giver, taker) else known & mine for seat, known in enumerate(self.knows)
            ]

    def _call_off(self, action: Action) -> None:
        self._turn_down(self.offers[-1].maker)

    def _pass(self, action: Action) -> None:
        self._turn_down(self.answering())

    def _turn_down(self, seat: int) -> None:
        """Let ``seat`` end the talk with the present partner; the next one of an offer to all is asked."""
        for offer in self.offers:
            refused = offer._replace(partner=self.waiting[0] if offer.maker == self.active else self.active)
            if refused not in self.declined:
                self.declined += (refused,)
        if self.events is not None:
            self.tell(msg("log-decline", seat=seat_ref(seat)))
        self.offers = self.offers[:1]
        self.picked = ()
        self.waiting = self.waiting[1:]
        if self.waiting:
            self.phase = "answer"
            self.to_act = self.waiting[0]
        else:
            self._stop_talking()

    def _stop_talking(self) -> None:
        self.offers = ()
        self.waiting = ()
        self.picked = ()
        self.phase = "trade"
        self.to_act = self.active

    # Actions

    def _legal_play(self) -> list[Action]:
        return [LAY[card] for card in self.hands[self.active]]

    def _begin_play(self, action: Action) -> None:
        self.phase = "play"
        self._lay_what_is_certain()

    def _lay(self, action: Action) -> None:
        self._lay_out((int(action[1]),))
        self._lay_what_is_certain()

    def _lay_what_is_certain(self) -> None:
        """Lay the whole hand where all of it is due, and go on when enough cards are laid."""
        seat = self.active
        due = self.bales(seat) - len(self.laid)
        if due >= len(self.hands[seat]):
            self._lay_out(self.hands[seat])
            due = 0
        if not due:
            self._carry_out_symbols()

    def _lay_out(self, cards: tuple[Card, ...]) -> None:
        self.luck += 1
        self.see(cards)
        self._take_from_hand(self.active, cards)
        self.laid += cards

    def symbols(self) -> list[int]:
        """Return how many symbols of each kind count for the cards laid, that of a port token included."""
        counts = [0, 0, 0, 0]
        for card in self.laid:
            first, second = HAS[card]
            counts[first] += 1
            counts[second] += 1
        if self.token[self.active] == GOOD_TRADE:
            counts[DUCAT] += 1
        return counts

    def _carry_out_symbols(self) -> None:
        seat = self.active
        counts = self.symbols()
        if self.events is not None and self.laid:
            self.tell(msg("log-lay", seat=seat_ref(seat), cards=texts.goods(GOOD[card] for card in self.laid)))
        self._earn(seat, SCALE[counts[DUCAT]], "log-ducats")
        if self.token[seat] != PIRATE_DEFENCE:
            captured = self._draw_cards(SCALE[counts[PIRATE]])
            self.pirates[seat] += captured
            if self.events is not None and captured:
                self.tell(msg("log-pirates", seat=seat_ref(seat), count=len(captured), icon="pirate-flag"), tone="loss")
        drawn = self._draw_cards(SCALE[counts[CARD]])
        self._take_into_hand(seat, drawn)
        if self.events is not None and drawn:
            told = msg("log-draw", seat=seat_ref(seat), cards=texts.goods(GOOD[card] for card in drawn))
            hidden = msg("log-draw-hidden", seat=seat_ref(seat), count=len(drawn), icon="card-draw")
            self.tell(told, seats=(seat,), hidden=hidden)
        self.steps = counts[SHIP]
        if self.token[seat] == CALM_SEA:
            self._earn(seat, counts[SHIP], "log-calm-sea")
        if self.steps:
            self.phase = "sail"
        else:
            self._begin_loading()

    def _draw_cards(self, count: int) -> tuple[Card, ...]:
        """Draw ``count`` cards, fewer only where there are none anywhere."""
        drawn = []
        for _ in range(count):
            if not self.deck and not self.has_cards_to_draw():
                break
            drawn.append(self._draw())
        return tuple(drawn)

    # The ship

    def _legal_sail(self) -> list[Action]:
        return [SAIL[port] for port, _ in steps(self.ships[self.active], self.sailed, self.steps)]

    def _sail(self, action: Action) -> None:
        seat, port = self.active, int(action[1])
        self.sailed |= next(route for to, route in steps(self.ships[seat], self.sailed, self.steps) if to == port)
        self.ships[seat] = port
        self.steps -= 1
        if self.events is not None:
            self.tell(msg("log-sail", seat=seat_ref(seat), port=texts.port(port), icon="sailboat"))
        if self.steps:
            return
        if self.port_tokens[port] == COMPASS:
            self.box += (COMPASS,)
            self._clear_port(port)
            self.phase = "compass"
            if self.events is not None:
                self.tell(msg("log-compass", seat=seat_ref(seat), icon="compass"))
        else:
            self._land(port)
            self._begin_loading()

    def _legal_compass(self) -> list[Action]:
        return [*(("jump", port) for port in self.jumps()), STAY]

    def _jump(self, action: Action) -> None:
        port = int(action[1])
        self.ships[self.active] = port
        if self.events is not None:
            self.tell(msg("log-jump", seat=seat_ref(self.active), port=texts.port(port), icon="compass"))
        self._land(port)
        self._begin_loading()

    def _stay(self, action: Action) -> None:
        self._begin_loading()

    def _land(self, port: Port) -> None:
        """Take the token of ``port``; the one that was active until now is turned face down in any case."""
        seat, token = self.active, self.port_tokens[port]
        if self.token[seat] != NO_TOKEN:
            self.used_tokens[seat] += (self.token[seat],)
        self.token[seat] = token
        if token != NO_TOKEN:
            self._clear_port(port)
            if self.events is not None:
                self.tell(msg("log-token", seat=seat_ref(seat), token=texts.token(token)), tone="gain")

    def _clear_port(self, port: Port) -> None:
        self.port_tokens = (*self.port_tokens[:port], NO_TOKEN, *self.port_tokens[port + 1 :])

    # Loading

    def _begin_loading(self) -> None:
        self.phase = "load"
        if len(self.laid) < 2:
            self._load_on(self.laid)

    def _legal_load(self) -> list[Action]:
        return [LOAD[card] for card in self.laid]

    def _load(self, action: Action) -> None:
        card = int(action[1])
        rest = tuple(other for other in self.laid if other != card)
        self._load_on((card, *rest) if len(rest) == 1 else (card,))

    def _load_on(self, cards: tuple[Card, ...]) -> None:
        """Put ``cards`` on the cargo, the last one on top; the turn ends when all are loaded."""
        seat = self.active
        self.cargo[seat] += cards
        self.laid = tuple(card for card in self.laid if card not in cards)
        if not self.laid:
            if self.events is not None:
                self.tell(msg("log-load", seat=seat_ref(seat), card=texts.card(self.cargo[seat][-1])))
            self._end_turn()

    # The deck

    def _draw(self) -> Card:
        """Take the top of the deck, the lion excepted: it is scored and another card drawn in its place."""
        self.luck += 1
        if not self.deck:
            self._refill()
        card = self.deck.pop()
        if card == LION:
            self._score_lion()
            return self._draw()
        if not self.deck and not self.last_round:
            self.last_round = True
            if self.events is not None:
                self.tell(msg("log-last-round"), tone="end")
        return card

    def _refill(self) -> None:
        """Make a new deck of the discards, or of the scored cargo and pirates of the first seat that has any."""
        cards = self.discard
        self.discard = ()
        if not cards:
            for seat in (self.start, *self.others(self.start)):
                cards = self._unload(seat)
                if cards:
                    break
        if self.events is not None:
            self.tell(msg("log-reshuffle", count=len(cards)))
        unseen = ~bits_of(cards)
        self.knows = [known & unseen for known in self.knows]
        self.deck = list(cards)
        self.shuffle(self.deck)

    def _unload(self, seat: int) -> tuple[Card, ...]:
        """Score cargo and pirates of ``seat`` now and return their cards; a top that it still needs stays."""
        stack = self.cargo[seat]
        kept = stack[-1:] if self.keeps_top(seat) else ()
        loaded = stack[: len(stack) - len(kept)]
        cards = loaded + self.pirates[seat]
        if cards:
            self._earn(seat, worth(stack) - len(self.pirates[seat]), "log-unload")
            self.cargo[seat] = kept
            self.pirates[seat] = ()
            self.unloaded[seat] += len(loaded)
        return cards

    def _score_lion(self) -> None:
        """Score prestige and the cargo below the top kind of each seat; what is scored is discarded."""
        self.lion = ()
        if self.events is not None:
            self.tell(msg("log-lion", icon="lion"), tone="turn")
        for seat, ducats in enumerate(by_rank(self.prestige)):
            stack = self.cargo[seat]
            scored = stack[: len(stack) - runs(stack)[-1][1]]
            self._earn(seat, ducats, "log-lion-prestige")
            self._earn(seat, worth(scored), "log-lion-cargo")
            self.cargo[seat] = stack[len(scored) :]
            self.discard += scored
        self.prestige = [0] * len(self.prestige)

    # The end

    def _reckoning(self) -> tuple[tuple[Line, ...], ...]:
        """Return the final reckoning of each seat, line by line."""
        prestige = by_rank(self.prestige)
        ports = by_rank([self.port_count(seat) for seat in range(len(self.hands))])
        return tuple(
            (
                Line(msg("line-ducats", icon="two-coins"), self.ducats[seat]),
                Line(msg("line-prestige", count=self.prestige[seat], icon="laurels"), prestige[seat]),
                *self._cargo_lines(seat),
                Line(msg("line-pirates", count=len(self.pirates[seat]), icon="pirate-flag"), -len(self.pirates[seat])),
                Line(msg("line-ports", count=self.port_count(seat), icon="compass"), ports[seat]),
            )
            for seat in range(len(self.hands))
        )

    def _cargo_lines(self, seat: int) -> list[Line]:
        """Return a line for each kind of goods in the cargo."""
        totals = [0] * len(GOODS)
        for good, length in runs(self.cargo[seat]):
            totals[good] += pay(good, length)
        return [Line(texts.good_name(good), points) for good, points in enumerate(totals) if points]

    # Hands and money

    def _earn(self, seat: int, ducats: int, name: str) -> None:
        """Give ``ducats`` to ``seat`` and tell it by the message ``name``; nothing is told of nothing."""
        self.ducats[seat] += ducats
        if ducats and self.events is not None:
            told = msg(name, seat=seat_ref(seat), count=ducats, icon="two-coins")
            self.tell(told, tone="gain" if ducats > 0 else "loss")

    def _take_into_hand(self, seat: int, cards: tuple[Card, ...]) -> None:
        if cards:
            self.hands[seat] = tuple(sorted(self.hands[seat] + cards))
            self.knows[seat] |= bits_of(cards)

    def _take_from_hand(self, seat: int, cards: tuple[Card, ...]) -> None:
        if cards:
            self.hands[seat] = tuple(card for card in self.hands[seat] if card not in cards)

    def _legal_nothing(self) -> list[Action]:
        return []


_LEGAL: dict[str, Callable[[OltreMare], list[Action]]] = {
    "limit": OltreMare._legal_drop,
    "trade": OltreMare._legal_trade,
    "give": OltreMare._legal_give,
    "pay": OltreMare._legal_pay,
    "want": OltreMare._legal_want,
    "charge": OltreMare._legal_charge,
    "answer": OltreMare._legal_answer,
    "agree": OltreMare._legal_agree,
    "play": OltreMare._legal_play,
    "sail": OltreMare._legal_sail,
    "compass": OltreMare._legal_compass,
    "load": OltreMare._legal_load,
    "": OltreMare._legal_nothing,
}
"""What each phase allows."""

_CARRY_OUT: dict[int | str, Callable[[OltreMare, Action], None]] = {
    "drop": OltreMare._drop,
    "buy": OltreMare._buy,
    "offer": OltreMare._propose,
    "give": OltreMare._give,
    "pay": OltreMare._pay,
    "want": OltreMare._want,
    "charge": OltreMare._charge,
    "done": OltreMare._done,
    "pass": OltreMare._pass,
    "accept": OltreMare._accept,
    "counter": OltreMare._counter,
    "agree": OltreMare._agree,
    "call-off": OltreMare._call_off,
    "act": OltreMare._begin_play,
    "lay": OltreMare._lay,
    "sail": OltreMare._sail,
    "jump": OltreMare._jump,
    "stay": OltreMare._stay,
    "load": OltreMare._load,
}
"""What each kind of action does."""
