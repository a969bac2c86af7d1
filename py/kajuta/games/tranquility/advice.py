"""Judgement for bots: how good a position is for the crew, and a quick plausible way to go on."""

from itertools import accumulate
from math import exp

from kajuta.core.rng import Rng
from kajuta.core.state import Action
from kajuta.games.tranquility.cards import FINISH, ISLANDS, MONSTER, START, START_COST, WILD, Card
from kajuta.games.tranquility.rules import Tranquility
from kajuta.games.tranquility.sea import COMPETITIVE, DAY_NIGHT

P = dict(risk=1.0, rexp=2.0, hopeless=30.0, paid=0.55, slack=4.0, slackd=3.0, pace=1.3, share=0.5, waste=4.0, fit=1.0, fitd=0.5, finish=6.0, finishd=0.4, fown=1.6, reach=4, dens=0.15, single=0.5, cell=1.0, handfit=0.3, monster=1.0)

def evaluate(state: Tranquility, seat: int) -> float:
    if state.ending:
        return 1000.0 if state.ending == "won" else -1000.0
    p = P
    sea = state.sea
    hand = state.hands[seat]
    left = dead = 0
    for pile in state.piles:
        left += len(pile)
    for h in state.hands:
        left += len(h)
    for other, discard in enumerate(state.discards):
        if other != seat:
            dead += len(discard)
    dead += len(state.removed) + sum(map(len, state.blind))
    unseen = left + dead - len(hand)
    sure = 1.0 - dead / unseen if unseen else 0.0
    weights = [sure] * 82
    weights[0] = 0.0
    for number in sea:
        weights[number] = 0.0
    finishes = sure * (5 - hand.count(FINISH))
    for card in state.discards[seat]:
        if card <= ISLANDS:
            weights[card] = 0.0
        elif card == FINISH:
            finishes -= sure
    for card in state.gone:
        if card <= ISLANDS:
            weights[card] = 0.0
    for card in hand:
        if card > ISLANDS:
            break
        if weights[card]:
            weights[card] = 1.0
    weights[81] = 0.0
    fits = bytearray(82)
    upto = list(accumulate(weights))
    value = 0.0
    empty = 0
    burn = 0.0
    first = below = 0
    end = len(sea)
    for cell in range(end + 1):
        if cell < end:
            number = sea[cell]
            if not number:
                continue
        else:
            number = 81
        length = cell - first
        if length:
            empty += length
            for one in hand:
                if below < one < number:
                    if length > 1 or one - below < 4 or number - one < 4:
                        fits[one] = 1
            open_left = first == 0
            open_right = cell == end
            if length == 1:
                lo = below + 4 if not open_left else below
                hi = number - 5 if not open_right else number - 1
                if hi > lo:
                    k = upto[lo] - upto[below] + upto[number - 1] - upto[hi]
                else:
                    k = upto[number - 1] - upto[below]
            else:
                k = upto[number - 1] - upto[below]
            sides = 2 - open_left - open_right
            paid = (length + sides) // 2 if sides == 2 else (length + 1) // 2 if sides else length // 2
            if sides == 2:
                paid = length - (length - 1) // 2
            elif sides == 1:
                paid = length - length // 2
            else:
                paid = length // 2
            d = k / length
            if k < length * 0.999:
                value -= p["hopeless"] * (length - k) + p["risk"] * length
            else:
                value -= p["risk"] * length * d ** -p["rexp"] * (1 + (p["single"] if length == 1 else 0))
            burn += paid * (1.0 + p["dens"] * max(0.0, d - 1.0))
        first = cell + 1
        below = number
    seats = len(state.hands)
    turns = (empty + 1 + (0 if state.started else 1) + p["waste"]) / seats
    extra = 0 if state.started else START_COST / seats
    share = burn / seats
    for other in range(seats):
        slack = len(state.hands[other]) + len(state.piles[other]) - p["pace"] * turns - p["share"] * share - extra
        value -= p["slack"] * exp(-slack / p["slackd"])
    useful = 0
    for card in hand:
        if card > ISLANDS:
            break
        if fits[card]:
            useful += 1
    value -= p["fit"] * p["fitd"] ** useful
    own = hand.count(FINISH)
    value -= p["finish"] * p["finishd"] ** (finishes + (p["fown"] + own - 1 if own else 0))
    value -= p["cell"] * empty * 0.05
    value -= p["monster"] * hand.count(MONSTER)
    return value


def playout(state: Tranquility, rng: Rng) -> Action:
    actions = state.legal_actions()
    if len(actions) == 1:
        return actions[0]
    kind = state.pending[-1].kind if state.pending else ""
    if kind in ("pay", "give", "down"):
        item = state.pending[-1]
        seat = item.seat
        hand = state.hands[seat]
        worth = []
        numbers = [v for v in state.sea if v]
        for place in range(item.low, len(hand)):
            card = hand[place]
            if card == FINISH:
                w = 3.0 if hand.count(FINISH) == 1 else 0.3
            elif card == START:
                if not state.started:
                    continue
                w = 0.0
            elif card == MONSTER:
                continue
            elif card == WILD:
                w = 5.0
            else:
                w = need(state, card)
            worth.append((w, place))
        worth.sort()
        place = min(pl for _, pl in worth[: item.count])
        return ("pay", hand[place])
    if kind == "offer":
        return ("offer", offer(state, state.pending[-1].seat))
    return rng.choice(actions)


def need(state, card):
    below = first = 0
    sea = state.sea
    cell = 0
    end = len(sea)
    last_cell = -1
    for cell in range(end):
        number = sea[cell]
        if number:
            if number >= card:
                if number == card:
                    return 0.0
                length = cell - last_cell - 1
                return length / (number - below) if length else 0.0
            below = number
            last_cell = cell
    length = end - last_cell - 1
    return length / (81 - below) if length else 0.0


def offer(state, seat):
    hand = state.hands[seat]
    most = state.most_given(seat)
    seats = len(state.hands)
    total = sum(max(0, o) for s, o in enumerate(state.offers) if s != seat)
    unheard = sum(1 for s, o in enumerate(state.offers) if o < 0 and s != seat)
    second = state.offers[seat] >= 0
    if second:
        return max(0, min(most, 8 - total))
    return min(most, round(8 / seats))
