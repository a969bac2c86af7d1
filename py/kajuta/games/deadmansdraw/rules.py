"""The rules: what may be done and what comes of it.

A card that is about to reach the row goes through ``_bring``: to a bank, to a bust, or into the
row, where its suit takes effect. An effect that leaves a choice is put on ``pending``; the last
one there is always the next decision, so cards that an effect lays are finished before it goes on.
"""

from collections.abc import Callable, Iterable

from kajuta.core.message import msg, seat_ref
from kajuta.core.rng import seeded
from kajuta.core.state import Action, Line, Outcome, Window
from kajuta.games.deadmansdraw import texts
from kajuta.games.deadmansdraw.cards import (
    ANCHOR,
    ANY_VARIANT,
    BEASTMASTER,
    BEASTMASTER_CARDS,
    BENEATH_THE_WAVES,
    BOTTOM_FEEDER,
    CANNON,
    CAPTAIN_HOOK,
    CASANOVA,
    CHARACTERS,
    CHEST,
    DAVY_JONES,
    HARBOR_CARDS,
    HOOK,
    KEY,
    KRAKEN,
    KRAKEN_CARDS,
    MAP,
    MAP_CARDS,
    MASTER_GUNNER,
    MERMAID,
    MISER,
    MISFIRE,
    MYSTIC,
    MYSTIC_CARDS,
    NAVIGATOR,
    NO_CHARACTER,
    ORACLE,
    PARRY,
    PLUNDERER,
    SAFE_HARBOR,
    SCAVENGER,
    SIREN,
    SUDDEN_DEATH,
    SUDDEN_DEATH_SCORE,
    SUIT,
    SUITS,
    SWORD,
    SWORDSWOMAN,
    THIEVES_ISLAND,
    TREASURE_HUNTER,
    VARIANTS,
    WAVES_LIMIT,
    Card,
    Suit,
    loot,
)
from kajuta.games.deadmansdraw.state import Decision, Position

FLIP: Action = ("flip",)
TAKE: Action = ("take",)
BUST: Action = ("bust",)
LAY: Action = ("lay",)
PUT_BACK: Action = ("put-back",)
LOOK: Action = ("look",)
SHOW: Action = ("show",)
DECLINE: Action = ("decline",)
CLAIM: Action = ("claim",)
PASS: Action = ("pass",)


class DeadMansDraw(Position):
    """A position that knows the rules."""

    __slots__ = ()

    def __init__(
        self, seats: int, seed: int, *, sets: int, characters: bool, variant: str, mermaids_swim: bool, sparing: bool
    ) -> None:
        """Lay out ``sets`` sets of loot and deal ``characters``; chance names the seat that begins."""
        self.rng = seeded(seed)
        self.luck = 0
        self.turn = 0
        self.events = None
        self.variant = VARIANTS[self.below(len(VARIANTS))] if variant == ANY_VARIANT else variant
        self.mermaids_swim = mermaids_swim
        self.sparing = sparing
        suits = loot(sets, mermaids_swim)
        self.discard = [card for cards in suits for card in cards[:sets]]
        self.draw_pile = [card for cards in suits for card in cards[sets:]]
        self.shuffle(self.discard)
        self.shuffle(self.draw_pile)
        self.banks = [[() for _ in SUITS] for _ in range(seats)]
        self.active = self.to_act = self.below(seats)
        self.characters = (NO_CHARACTER,) * seats
        self.victims = (-1,) * seats
        self.dealt = ()
        self.kept = ()
        self.box = ()
        self.winner = None
        self.known = ()
        self.busting = None
        self.row = []
        self.pending = []
        self._clear_turn()
        if characters:
            self._deal_characters(sets)

    def legal_actions(self) -> list[Action]:
        """Return what ``to_act`` may do now."""
        if self.pending:
            return list(self.pending[-1].actions)
        if self.to_act is None:
            return []
        if not self.flipped:
            return [FLIP]
        if not self.draw_pile:
            return [TAKE]
        if self.debt:
            return [FLIP]
        return [TAKE] if self.loot_only else [FLIP, TAKE]

    def apply(self, action: Action) -> None:
        """Carry out ``action``, then everything that leaves no choice."""
        if self.pending:
            self.pending.pop()
        _CARRY_OUT[action[0]](self, action)
        if self.pending:
            self._proceed()
        elif self.to_act is not None:
            self.to_act = self.active
        self._check_sudden_death()

    def outcome(self) -> Outcome | None:
        """Return the reckoning of the finished game."""
        if self.to_act is not None:
            return None
        seats = range(len(self.banks))
        ranks = [self._rank(seat) for seat in seats]
        return Outcome(
            places=tuple(1 + sum(other < rank for other in ranks) for rank in ranks),
            scores=tuple(self.score(seat) for seat in seats),
            lines=tuple(
                tuple(Line(texts.suit(suit), self.points(seat, suit)) for suit in range(len(SUITS))) for seat in seats
            ),
            reason=msg("end-draw-pile") if self.winner is None else msg("end-sudden-death"),
        )

    def put_even_if_forced(self) -> bool:
        """Say whether the decision is put anyway: a seat that has looked in private sees before it must lay."""
        return bool(self.pending) and self.pending[-1].kind == "peek"

    def window(self) -> Window | None:
        """Return the right of Davy Jones's owner, the only one outside one's own turn."""
        if self.pending and self.pending[-1].kind == "davy-jones":
            return Window("davy-jones", concerns=True)
        return None

    # Before the first turn

    def _deal_characters(self, sets: int) -> None:
        names = [name for name in CHARACTERS for _ in range(sets)]
        if self.mermaids_swim:
            names += [SIREN] * sets
        if self.variant == THIEVES_ISLAND:
            names = [name for name in names if name != DAVY_JONES]
        self.shuffle(names)
        self.dealt = tuple((names.pop(), names.pop()) for _ in self.banks)
        self.box = tuple(names)
        self.kept = (-1,) * len(self.banks)
        choosers = [self.active, *self.opponents(self.active)]
        self.pending = [Decision("keep", seat, (("keep", 0), ("keep", 1))) for seat in reversed(choosers)]

    def _keep(self, action: Action) -> None:
        seat, place = self._decider(), int(action[1])
        self.kept = (*self.kept[:seat], place, *self.kept[seat + 1 :])
        if self.events is not None:
            kept = msg("log-keep", seat=seat_ref(seat), character=texts.character(self.dealt[seat][place]))
            self.tell(kept, seats=(seat,), hidden=msg("log-keep-hidden", seat=seat_ref(seat)))
        if not self.pending:
            self._reveal_characters()

    def _reveal_characters(self) -> None:
        self.characters = tuple(pair[place] for pair, place in zip(self.dealt, self.kept, strict=True))
        self.dealt = ()
        self.kept = ()
        self.box = ()
        self.luck += 1
        owners = []
        for seat in [self.active, *self.opponents(self.active)]:
            if self.events is not None:
                self.tell(texts.log_character(seat, self.characters[seat]))
            if self.characters[seat] == DAVY_JONES:
                owners.append(seat)
        self.pending = [Decision("begin", self.active)]
        for seat in reversed(owners):
            self.pending.append(Decision("victim", seat, tuple(("victim", other) for other in self.opponents(seat))))

    def _choose_victim(self, action: Action) -> None:
        seat, victim = self._decider(), int(action[1])
        self.victims = (*self.victims[:seat], victim, *self.victims[seat + 1 :])
        if self.events is not None:
            self.tell(msg("log-victim", seat=seat_ref(seat), victim=seat_ref(victim)))

    def _begin(self, decision: Decision) -> tuple[Action, ...]:
        self._begin_turn()
        return ()

    # A turn

    def _flip(self, action: Action) -> None:
        self.flipped = True
        card = self._draw()
        if self.events is not None:
            self.tell(texts.log_card("log-flip", self.active, card))
            if not self.draw_pile:
                self.tell(msg("log-last-card"), tone="turn")
        self._bring(card)

    def _draw(self) -> Card:
        """Take the top of the draw pile; that is luck unless everybody knew the card."""
        if not self.known or self.known[0] != (1 << len(self.banks)) - 1:
            self.luck += 1
        self.known = self.known[1:]
        return self.draw_pile.pop()

    def _bring(self, card: Card, guarded: bool = False) -> None:
        """Let ``card`` come to the row from wherever it was; ``guarded``: it is protected there."""
        if self.goes_to_bank(card):
            self.store(self.active, (card,))
            if self.events is not None:
                self.tell(texts.log_card("log-straight-to-bank", self.active, card), tone="gain")
        elif self.busts(card):
            self.busting = card
            self.pending = [Decision("bust", self.active, (BUST,))]
            if self.events is not None:
                self.tell(msg("log-bust", seat=seat_ref(self.active), card=texts.card(card)), tone="loss")
        else:
            self._lay(card, guarded)

    def _lay(self, card: Card, guarded: bool) -> None:
        self.row.append(card)
        if self.debt:
            self.debt -= 1
        if self.harbor:
            self.harbor -= 1
            guarded = True
        if guarded:
            self._protect((card,))
        effect = _EFFECTS[SUIT[card]]
        if effect is not None:
            effect(self, card)

    def _protect(self, cards: Iterable[Card]) -> None:
        self.protected += tuple(card for card in cards if card not in self.protected)

    def _take_loot(self, action: Action) -> None:
        seat, cards = self.active, self.row
        if self.events is not None:
            self.tell(texts.log_take(seat, len(cards)), tone="gain" if cards else "")
        self.row = []
        self.store(seat, cards)
        if _has_key_and_chest(cards):
            self.pending = [Decision("end-turn", seat), Decision("bonus", seat, cards=len(cards))]
        else:
            self._end_turn()

    def _bust(self, action: Action) -> None:
        """Save what is protected; the bonus comes before the rest is lost."""
        seat = self.active
        saved = [card for card in self.row if card in self.protected]
        self.row = [card for card in self.row if card not in self.protected]
        self.pending = [Decision("lose", seat)]
        for owner in self.opponents(seat)[::-1]:
            if self.victims[owner] == seat:
                self.pending.append(Decision("davy-jones", owner))
        if not saved:
            return
        self.store(seat, saved)
        if self.events is not None:
            self.tell(msg("log-saved", seat=seat_ref(seat), count=len(saved), icon="anchor"), tone="gain")
        if _has_key_and_chest(saved):
            self.pending.append(Decision("bonus", seat, cards=len(saved)))

    def _open_davy_jones(self, decision: Decision) -> tuple[Action, ...]:
        return (CLAIM, PASS) if self.lost() else ()

    def _claim(self, action: Action) -> None:
        owner, cards = self._decider(), self.lost()
        if self.events is not None:
            self.tell(msg("log-claim", seat=seat_ref(owner), count=len(cards)), tone="gain")
        self.row = []
        self.busting = None
        self.store(owner, cards)

    def _pass(self, action: Action) -> None:
        if self.events is not None:
            self.tell(msg("log-pass", seat=seat_ref(self._decider())))

    def _lose(self, decision: Decision) -> tuple[Action, ...]:
        cards = self.lost()
        self.row = []
        self.busting = None
        if self.variant == THIEVES_ISLAND:
            neighbor = self.opponents(self.active)[0]
            self.store(neighbor, cards)
            if self.events is not None:
                self.tell(msg("log-washed-up", seat=seat_ref(neighbor), count=len(cards), icon="island"), tone="gain")
        else:
            self.discard += cards
        return self._finish_turn(decision)

    def _finish_turn(self, decision: Decision) -> tuple[Action, ...]:
        self._end_turn()
        return ()

    def _end_turn(self) -> None:
        self._clear_turn()
        self._check_sudden_death()
        if self.to_act is None:
            return
        if not self.draw_pile:
            self.to_act = None
            if self.events is not None:
                self.tell(msg("end-draw-pile"), tone="end")
            return
        self.active = (self.active + 1) % len(self.banks)
        self._begin_turn()

    def _begin_turn(self) -> None:
        self.turn += 1
        if self.events is not None:
            self.tell(msg("log-turn", seat=seat_ref(self.active)), tone="turn")

    def _clear_turn(self) -> None:
        self.flipped = False
        self.protected = ()
        self.debt = 0
        self.harbor = 0
        self.loot_only = False

    # What is pending

    def _proceed(self) -> None:
        """Come to the next decision; what cannot be done or leaves no choice is done on the way."""
        while self.pending:
            decision = self.pending.pop()
            if not decision.actions:
                actions = _OPEN[decision.kind](self, decision)
                if not actions:
                    continue
                decision = Decision(decision.kind, decision.seat, actions, decision.cards)
            self.pending.append(decision)
            self.to_act = decision.seat
            return
        if self.to_act is not None:
            self.to_act = self.active

    def _decider(self) -> int:
        """Return the seat whose decision is being carried out."""
        assert self.to_act is not None
        return self.to_act

    def _effect(self, kind: str) -> None:
        self.pending.append(Decision(kind, self.active, cards=1))

    def _no_effect(self, suit: Suit) -> tuple[Action, ...]:
        if self.events is not None:
            self.tell(msg("log-no-effect", suit=texts.suit(suit)))
        return ()

    def _safe(self, cards: list[Card]) -> list[Card]:
        """Return those of ``cards`` that may be brought to the row: under the house rule those that do not bust."""
        return [card for card in cards if not self.busts(card)] if self.sparing else cards

    # Anchor

    def _anchor(self, card: Card) -> None:
        if self.characters[self.active] == SAFE_HARBOR:
            self._protect(self.row)
            self.harbor = HARBOR_CARDS
        else:
            self._protect(laid for laid in self.row if laid != card)

    # Hook

    def _hook(self, card: Card) -> None:
        character = self.characters[self.active]
        if character == MISER:
            self._protect((card,))
        self._effect("hook")
        if character == CAPTAIN_HOOK:
            self._effect("hook")

    def _open_hook(self, decision: Decision) -> tuple[Action, ...]:
        tops = [pile[-1] for pile in self.banks[decision.seat] if pile]
        return tuple(("hook", SUIT[card]) for card in self._safe(tops)) or self._no_effect(HOOK)

    def _play_hooked(self, action: Action) -> None:
        seat, suit = self.active, int(action[1])
        card = self._remove(seat, suit, -1)
        if self.events is not None:
            self.tell(texts.log_card("log-hook", seat, card))
        self._bring(card, guarded=self.characters[seat] == MISER)

    # Cannon

    def _cannon(self, card: Card) -> None:
        self._effect("cannon")

    def _open_cannon(self, decision: Decision) -> tuple[Action, ...]:
        seat = decision.seat
        targets = self.opponents(seat) if self.opponent_with(MISFIRE) is None else [seat]
        return tuple(
            ("cannon", target, suit) for target in targets for suit, pile in enumerate(self.banks[target]) if pile
        ) or self._no_effect(CANNON)

    def _fire(self, action: Action) -> None:
        target, suit = int(action[1]), int(action[2])
        seat = self.active
        character = NO_CHARACTER if target == seat else self.characters[seat]
        if character == MASTER_GUNNER:
            hit = self.banks[target][suit]
            self.banks[target][suit] = ()
        else:
            hit = (self._remove(target, suit, self.reached()),)
        if self.events is not None:
            for card in hit:
                self.tell(texts.log_hit("log-cannon", seat, target, card), tone="loss")
        if character == SCAVENGER:
            self.store(seat, hit)
        else:
            self.discard += hit

    def reached(self) -> int:
        """Return the place in a pile that cannon and sword reach: its top, or its bottom."""
        return 0 if self.variant == BOTTOM_FEEDER else -1

    # Map

    def _map(self, card: Card) -> None:
        self._effect("map")

    def _open_map(self, decision: Decision) -> tuple[Action, ...]:
        cards = self._safe(self.discard)
        if self.characters[decision.seat] != NAVIGATOR:
            cards = self._pick(cards, MAP_CARDS)
            if self.events is not None and cards:
                self.tell(texts.log_cards("log-map-cards", decision.seat, cards))
        return tuple(("map", card) for card in sorted(cards)) or self._no_effect(MAP)

    def _follow_map(self, action: Action) -> None:
        card = int(action[1])
        self.discard.remove(card)
        if self.events is not None:
            self.tell(texts.log_card("log-map", self.active, card))
        self._bring(card)

    # Oracle

    def _oracle(self, card: Card) -> None:
        self._effect("mystic" if self.characters[self.active] == MYSTIC else "oracle")

    def _open_mystic(self, decision: Decision) -> tuple[Action, ...]:
        return (LOOK, SHOW) if self.draw_pile else self._no_effect(ORACLE)

    def _look(self, action: Action) -> None:
        seat = self.active
        count = min(MYSTIC_CARDS, len(self.draw_pile))
        self._mark_known(count, 1 << seat)
        if self.events is not None:
            seen = texts.log_cards("log-look", seat, self.draw_pile[: -count - 1 : -1])
            self.tell(seen, seats=(seat,), hidden=msg("log-look-hidden", seat=seat_ref(seat), count=count))
        self.pending.append(Decision("peek", seat, self._oracle_choice(), count))

    def _show(self, action: Action) -> None:
        self._effect("oracle")

    def _open_oracle(self, decision: Decision) -> tuple[Action, ...]:
        if not self.draw_pile:
            return self._no_effect(ORACLE)
        self._mark_known(1, (1 << len(self.banks)) - 1)
        if self.events is not None:
            self.tell(texts.log_card("log-oracle", decision.seat, self.draw_pile[-1]))
        return self._oracle_choice()

    def _oracle_choice(self) -> tuple[Action, ...]:
        return (LAY,) if self.debt else (LAY, PUT_BACK)

    def _mark_known(self, count: int, seats: int) -> None:
        """Note that ``seats`` (bits) see the top ``count`` cards of the draw pile."""
        known = [*self.known, *(0 for _ in range(count - len(self.known)))]
        for place in range(count):
            if known[place] | seats != known[place]:
                known[place] |= seats
                self.luck += 1
        self.known = tuple(known)

    def _lay_top(self, action: Action) -> None:
        card = self._draw()
        if self.events is not None:
            self.tell(texts.log_card("log-lay", self.active, card))
            if not self.draw_pile:
                self.tell(msg("log-last-card"), tone="turn")
        self._bring(card)

    def _put_back(self, action: Action) -> None:
        self.loot_only = True
        if self.events is not None:
            self.tell(msg("log-put-back", seat=seat_ref(self.active)))

    # Sword

    def _sword(self, card: Card) -> None:
        self._effect("sword")

    def _open_sword(self, decision: Decision) -> tuple[Action, ...]:
        seat = decision.seat
        suits: Iterable[Suit] = range(len(SUITS)) if self.opponent_with(PARRY) is None else (KRAKEN,)
        if self.characters[seat] != SWORDSWOMAN:
            suits = [suit for suit in suits if not self.banks[seat][suit]]
        place = self.reached()
        return tuple(
            ("sword", target, suit)
            for target in self.opponents(seat)
            for suit in suits
            if self.banks[target][suit] and not (self.sparing and self.busts(self.banks[target][suit][place]))
        ) or self._no_effect(SWORD)

    def _steal(self, action: Action) -> None:
        target, suit = int(action[1]), int(action[2])
        card = self._remove(target, suit, self.reached())
        if self.events is not None:
            self.tell(texts.log_hit("log-sword", self.active, target, card))
        self._bring(card)

    # Kraken

    def _kraken(self, card: Card) -> None:
        self.debt += KRAKEN_CARDS if self.opponent_with(BEASTMASTER) is None else BEASTMASTER_CARDS
        if self.events is not None and self.draw_pile:
            self.tell(msg("log-kraken", count=self.debt, icon="giant-squid"))

    # Mermaid

    def _mermaid(self, card: Card) -> None:
        if self.mermaids_swim:
            self._effect("mermaid")

    def _open_mermaid(self, decision: Decision) -> tuple[Action, ...]:
        before = self.row[:-1]
        actions: list[Action] = [("move", card) for card in before]
        if self.characters[decision.seat] == CASANOVA:
            actions += [("charm", card) for card in before]
        return tuple(actions) or self._no_effect(MERMAID)

    def _move(self, action: Action) -> None:
        card = int(action[1])
        siren = self.opponent_with(SIREN)
        if siren is not None:
            self._take_from_row(siren, card)
            if self.events is not None:
                self.tell(texts.log_card("log-siren", siren, card), tone="gain")
            return
        self.row.remove(card)
        self.row.append(card)
        if self.events is not None:
            self.tell(texts.log_card("log-move", self.active, card))
        effect = _EFFECTS[SUIT[card]]
        if effect is not None and SUIT[card] != MERMAID:
            effect(self, card)

    def _charm(self, action: Action) -> None:
        card = int(action[1])
        self._take_from_row(self.active, card)
        if self.events is not None:
            self.tell(texts.log_card("log-charm", self.active, card), tone="gain")

    def _take_from_row(self, seat: int, card: Card) -> None:
        """Let ``seat`` bank a laid card; if that comes back it is not protected, what it protected still is."""
        self.row.remove(card)
        self.protected = tuple(other for other in self.protected if other != card)
        self.store(seat, (card,))

    # Key and chest

    def _open_bonus(self, decision: Decision) -> tuple[Action, ...]:
        """Offer the bonus; without a choice it is taken at once."""
        seat = decision.seat
        declining = (DECLINE,) if self.variant == BENEATH_THE_WAVES else ()
        if self.characters[seat] == PLUNDERER:
            victims = tuple(("plunder", other, decision.cards) for other in self.opponents(seat) if self.size(other))
            return victims + declining if victims else ()
        if not self.discard:
            return ()
        count = decision.cards * (2 if self.characters[seat] == TREASURE_HUNTER else 1)
        if declining:
            return (("bonus", count), *declining)
        self._take_bonus(("bonus", count))
        return ()

    def _take_bonus(self, action: Action) -> None:
        cards = self._pick(self.discard, int(action[1]))
        for card in cards:
            self.discard.remove(card)
        self._gain_bonus(cards)

    def _plunder(self, action: Action) -> None:
        victim = int(action[1])
        if self.events is not None:
            self.tell(msg("log-plunder", seat=seat_ref(self.active), victim=seat_ref(victim)), tone="loss")
        cards = self._pick([card for pile in self.banks[victim] for card in pile], int(action[2]))
        for card in cards:
            suit = SUIT[card]
            self.banks[victim][suit] = tuple(kept for kept in self.banks[victim][suit] if kept != card)
        self._gain_bonus(cards)

    def _gain_bonus(self, cards: list[Card]) -> None:
        if self.events is not None:
            self.tell(texts.log_cards("log-bonus", self.active, cards), tone="gain")
        self.store(self.active, cards)

    def _decline(self, action: Action) -> None:
        if self.events is not None:
            self.tell(msg("log-decline", seat=seat_ref(self.active)))

    # Cards on the move

    def _remove(self, seat: int, suit: Suit, place: int) -> Card:
        """Take the card at ``place`` (0: bottom, -1: top) out of a pile."""
        pile = self.banks[seat][suit]
        self.banks[seat][suit] = pile[:-1] if place else pile[1:]
        return pile[place]

    def _pick(self, cards: list[Card], count: int) -> list[Card]:
        """Return ``count`` random ``cards``, all of them where there are not as many."""
        if len(cards) <= count:
            return cards[:]
        self.luck += 1
        rest = cards[:]
        return [rest.pop(self.below(len(rest))) for _ in range(count)]

    # The end

    def _check_sudden_death(self) -> None:
        if self.variant != SUDDEN_DEATH:
            return
        for seat in [self.active, *self.opponents(self.active)]:
            if self.score(seat) >= SUDDEN_DEATH_SCORE and self.to_act is not None:
                self.winner = seat
                self.to_act = None
                self.pending = []
                if self.events is not None:
                    self.tell(msg("log-sudden-death", seat=seat_ref(seat)), tone="end")

    def _rank(self, seat: int) -> tuple[int, int, int]:
        """Return what the places go by, the smallest wins."""
        score = self.score(seat)
        if self.variant == BENEATH_THE_WAVES and score >= WAVES_LIMIT:
            return (1, score, -self.size(seat))
        return (0, -score, -self.size(seat))


def _has_key_and_chest(cards: list[Card]) -> bool:
    suits = [SUIT[card] for card in cards]
    return KEY in suits and CHEST in suits


_EFFECTS: tuple[Callable[[DeadMansDraw, Card], None] | None, ...] = tuple(
    {
        ANCHOR: DeadMansDraw._anchor,
        HOOK: DeadMansDraw._hook,
        CANNON: DeadMansDraw._cannon,
        MAP: DeadMansDraw._map,
        ORACLE: DeadMansDraw._oracle,
        SWORD: DeadMansDraw._sword,
        KRAKEN: DeadMansDraw._kraken,
        MERMAID: DeadMansDraw._mermaid,
    }.get(suit)
    for suit in range(len(SUITS))
)
"""What happens when a card of each suit is laid; key and chest wait for the loot."""

_OPEN: dict[str, Callable[[DeadMansDraw, Decision], tuple[Action, ...]]] = {
    "begin": DeadMansDraw._begin,
    "hook": DeadMansDraw._open_hook,
    "cannon": DeadMansDraw._open_cannon,
    "map": DeadMansDraw._open_map,
    "mystic": DeadMansDraw._open_mystic,
    "oracle": DeadMansDraw._open_oracle,
    "sword": DeadMansDraw._open_sword,
    "mermaid": DeadMansDraw._open_mermaid,
    "bonus": DeadMansDraw._open_bonus,
    "davy-jones": DeadMansDraw._open_davy_jones,
    "lose": DeadMansDraw._lose,
    "end-turn": DeadMansDraw._finish_turn,
}
"""What to do when a pending thing has its turn: it returns the actions to choose from, none if it is done."""

_CARRY_OUT: dict[int | str, Callable[[DeadMansDraw, Action], None]] = {
    "keep": DeadMansDraw._keep,
    "victim": DeadMansDraw._choose_victim,
    "flip": DeadMansDraw._flip,
    "take": DeadMansDraw._take_loot,
    "bust": DeadMansDraw._bust,
    "hook": DeadMansDraw._play_hooked,
    "cannon": DeadMansDraw._fire,
    "map": DeadMansDraw._follow_map,
    "look": DeadMansDraw._look,
    "show": DeadMansDraw._show,
    "lay": DeadMansDraw._lay_top,
    "put-back": DeadMansDraw._put_back,
    "sword": DeadMansDraw._steal,
    "move": DeadMansDraw._move,
    "charm": DeadMansDraw._charm,
    "bonus": DeadMansDraw._take_bonus,
    "plunder": DeadMansDraw._plunder,
    "decline": DeadMansDraw._decline,
    "claim": DeadMansDraw._claim,
    "pass": DeadMansDraw._pass,
}
"""What to do for an action, by its kind."""
