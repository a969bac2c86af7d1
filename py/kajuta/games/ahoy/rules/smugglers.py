"""What only the Smugglers do: cargo, deliveries, rewards, favours."""

from kajuta.core.message import msg
from kajuta.core.motion import flip
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decisions, motions, move_flags, pending_steps, rewards
from kajuta.games.ahoy.rules.battle import index_of_other_battles
from kajuta.games.ahoy.rules.damage import repair_all
from kajuta.games.ahoy.rules.market import CARDS
from kajuta.games.ahoy.rules.mollusk_union import return_comrades_to_supply
from kajuta.games.ahoy.rules.movement import collect_gold
from kajuta.games.ahoy.rules.player_boards import CARGO_LIMIT, FAME_GOAL, MAX_WEALTH
from kajuta.games.ahoy.rules.recruiting import is_shut_out_by_fort, recruit_card, trading_symbol
from kajuta.games.ahoy.rules.sea_map import PlacedTile
from kajuta.games.ahoy.rules.state import Position, seat_argument, tile_name
from kajuta.games.ahoy.rules.texts import cargo_name, reward_name

DELIVERY_FAME = 2
"""Fame for a delivery."""
VICTORY_MOVE_STEPS = 2
"""Spaces of a victory's move."""


def legal_smuggles_and_deliveries(s: Position, faction: int) -> list[Action]:
    """Return what a smuggler can take aboard and deliver on its island [cargo.smuggle, cargo.deliver]."""
    symbol = trading_symbol(s, faction)
    if symbol < 0:
        return []
    options: list[Action] = [
        ("smuggle", place) for place, card in enumerate(s.market) if card >= 0 and CARDS[card].symbol == symbol
    ]
    options += [("deliver", card) for card in s.cargo[faction] if CARDS[card].to == symbol]
    return options


def load_cargo(s: Position, faction: int, card: int) -> None:
    """Take a cargo aboard; what is too much goes overboard [cargo.limit]."""
    s.cargo[faction] = (*s.cargo[faction], card)
    if len(s.cargo[faction]) > CARGO_LIMIT:
        s.stack.append(decisions.ChooseOverboardCargo(faction))


def smuggle_card(s: Position, faction: int, place: int) -> None:
    """Take a card of the market as cargo; the new card comes once nothing is left to throw overboard."""
    card = s.market[place]
    s.market[place] = -1
    if s.events is not None:
        told = msg("smuggles", icon="ahoy-act-crate", seat=seat_argument(s, faction), cargo=cargo_name(card))
        s.log_event(told, tone="gain", motions=(motions.card_motion(card, f"market:{place}", f"hold:{faction}"),))
    load_cargo(s, faction, card)
    if len(s.cargo[faction]) <= CARGO_LIMIT:
        s.refill_market()


def legal_overboard_cargoes(s: Position, frame: decisions.ChooseOverboardCargo) -> list[Action]:
    """Which of three cargoes goes."""
    return [("drop", card) for card in s.cargo[frame.who]]


def apply_overboard_cargo(s: Position, frame: decisions.ChooseOverboardCargo, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who, card = frame.who, action[1]
    s.cargo[who] = tuple(one for one in s.cargo[who] if one != card)
    s.box |= 1 << card
    if s.events is not None:
        told = msg("drops-cargo", icon="ahoy-sign-splash", seat=seat_argument(s, who), cargo=cargo_name(card))
        s.log_event(told, tone="loss", motions=(motions.card_motion(card, f"hold:{who}", "box"),))
    s.refill_market()


def deliver_cargo(s: Position, faction: int, card: int) -> None:
    """Deliver a cargo: fame, wealth, a reward, then the favour [cargo.steps]."""
    s.cargo[faction] = tuple(one for one in s.cargo[faction] if one != card)
    s.fame_of_cargo[faction] += DELIVERY_FAME
    region = s.ships[faction] >> 2
    if s.events is not None:
        name = s.region_name(region)
        s.log_event(
            msg("delivers", icon="ahoy-act-crate", seat=seat_argument(s, faction), cargo=cargo_name(card), region=name),
            tone="gain",
            motions=(motions.card_motion(card, f"hold:{faction}", motions.space_id(s.ships[faction])),),
        )
    raise_wealth(s, region)
    s.stack.append(decisions.ChooseFavourMarker(faction, card))
    s.stack.append(decisions.ChooseRewardSquare(faction))


def raise_wealth(s: Position, region: int) -> None:
    """Raise the wealth die of a region by one, up to six."""
    if s.wealth[region] < MAX_WEALTH:
        s.wealth[region] += 1
        if s.events is not None:
            told = msg("wealth-rises", icon="ahoy-sign-wealth", region=s.region_name(region), n=s.wealth[region])
            s.log_event(told, motions=(flip(f"wealth:{region}"),))


def legal_favour_markers(s: Position, frame: decisions.ChooseFavourMarker) -> list[Action]:
    """Offer the marker under which the delivered card goes [cargo.favour]."""
    return [("favour", 0), ("favour", 1)]


def apply_favour_marker(s: Position, frame: decisions.ChooseFavourMarker, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who, card = frame
    place = 2 * who + action[1]
    s.delivered[place] = (*s.delivered[place], card)
    if s.events is not None:
        s.log_event(
            msg("favours", icon="ahoy-sign-favour", seat=seat_argument(s, who), cargo=cargo_name(card), n=action[1] + 1)
        )


def legal_reward_squares(s: Position, frame: decisions.ChooseRewardSquare) -> list[Action]:
    """Offer a step of the white marker, never onto the black one [rewards.marker]."""
    who = frame.who
    return [("reward", square) for square in rewards.ADJACENT_SQUARES[s.white[who]] if square != s.black[who]]


def apply_reward_square(s: Position, frame: decisions.ChooseRewardSquare, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who, square = frame.who, action[1]
    s.stack.append(pending_steps.MoveBlackMarker(who, s.white[who]))
    s.white[who] = square
    kind, count = rewards.REWARD_GRID[square]
    if s.events is not None:
        s.log_event(msg("takes-reward", icon="ahoy-sign-medal", seat=seat_argument(s, who), reward=reward_name(square)))
    if kind == rewards.FAME and s.total_fame(who) < FAME_GOAL <= s.total_fame(who) + count:
        s.stack.append(decisions.ChooseRewardAcceptance(who, square))
    elif kind == rewards.FAME:
        s.fame_of_rewards[who] += count
    elif kind == rewards.GOLD:
        collect_gold(s, who, count)
    elif kind == rewards.PAY_FOR_FAME:
        s.stack.append(decisions.ChooseFamePayment(who))
    elif kind == rewards.RECRUIT:
        s.stack.append(decisions.ChooseRewardRecruit(who))
    elif kind in (rewards.REPAIR, rewards.REPAIR_FOR_FAME, rewards.FAME_AND_WEALTH, rewards.PLACE_TILE):
        s.stack.append(decisions.ChooseRewardAcceptance(who, square))
    elif kind == rewards.MOVE:
        s.stack.append(decisions.ChooseMoveStep(who, who, count, move_flags.NO_STEP_YET, s.ships[who]))
    elif kind == rewards.MOVE_QUIETLY:
        s.stack.append(
            decisions.ChooseMoveStep(who, who, count, move_flags.NO_STEP_YET | move_flags.IGNORE_BATTLES, s.ships[who])
        )
    elif kind == rewards.TAILWIND:
        spaces = tuple(space for space in s.chart.tailwind[0] if space != s.ships[who])
        s.stack.append(decisions.ChooseJumpTarget(who, who, spaces, 0))


def legal_reward_acceptances(s: Position, frame: decisions.ChooseRewardAcceptance) -> list[Action]:
    """Repair everything, fame, fame and wealth, or a region, where it can take effect [rewards.*]."""
    who, square = frame
    kind = rewards.REWARD_GRID[square][0]
    if kind == rewards.PLACE_TILE:
        fits = bool(s.tile_stack and s.chart.all_placements())
    else:
        fits = kind in (rewards.FAME, rewards.FAME_AND_WEALTH) or bool(s.damaged_slots(who))
    return [("take",), ("done",)] if fits else []


def apply_reward_acceptance(
    s: Position, frame: decisions.ChooseRewardAcceptance, action: decisions.ChosenAction
) -> None:
    """Carry out the choice."""
    who, square = frame
    kind, count = rewards.REWARD_GRID[square]
    if action[0] == "done":
        return
    if kind in (rewards.FAME, rewards.FAME_AND_WEALTH):
        s.fame_of_rewards[who] += count
        if kind == rewards.FAME_AND_WEALTH:
            raise_wealth(s, s.ships[who] >> 2)
    elif kind == rewards.PLACE_TILE:
        tile = s.tile_stack.pop()
        s.irreversible_events += 1
        if s.events is not None:
            s.log_event(
                msg("explores", icon="ahoy-sign-look", seat=seat_argument(s, who), region=tile_name(tile)), tone="gain"
            )
        s.stack.append(decisions.ChooseRewardTileSite(who, tile))
    else:
        mended = repair_all(s, who)
        if kind == rewards.REPAIR_FOR_FAME:
            s.fame_of_rewards[who] += mended
            if s.events is not None:
                s.log_event(msg("earns-fame", icon="ahoy-sign-fame", seat=seat_argument(s, who), n=mended), tone="gain")


def move_black_marker(s: Position, frame: pending_steps.MoveBlackMarker) -> None:
    """Move the black marker to the square the white one left last.

    A reward within a reward ends first and made the last step, so the outer one leaves the marker there.
    """
    who, left = frame
    s.black[who] = left
    s.stack[:] = [one for one in s.stack if not isinstance(one, pending_steps.MoveBlackMarker) or one.who != who]


def legal_fame_payments(s: Position, frame: decisions.ChooseFamePayment) -> list[Action]:
    """Up to five gold for one fame each."""
    return [("pay", n) for n in range(min(rewards.MAX_GOLD_PAID, s.gold[frame.who]) + 1)]


def apply_fame_payment(s: Position, frame: decisions.ChooseFamePayment, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who, count = frame.who, action[1]
    s.spend_gold(who, count)
    s.fame_of_rewards[who] += count
    if count and s.events is not None:
        s.log_event(msg("earns-fame", icon="ahoy-sign-fame", seat=seat_argument(s, who), n=count), tone="gain")


def legal_reward_tile_sites(s: Position, frame: decisions.ChooseRewardTileSite) -> list[Action]:
    """Where the tile of a reward lies, anywhere beside the map [rewards.tile]."""
    sites = dict.fromkeys((place.x, place.y) for place in s.chart.all_placements())
    return [("site", x, y) for x, y in sites]


def apply_reward_tile_site(s: Position, frame: decisions.ChooseRewardTileSite, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    who, tile = frame
    places: tuple[PlacedTile, ...] = tuple(p for p in s.chart.all_placements() if (p.x, p.y) == action[1:])
    s.stack.append(decisions.ChooseTilePlacement(who, tile, places, -1, -1, -1, 0))


def legal_negotiated_cards(s: Position, frame: decisions.ChooseNegotiatedCard) -> list[Action]:
    """Any card of the market; a second one costs a comrade of the island [smugglers.negotiate]."""
    who, second = frame
    space = s.ships[who]
    if s.symbol_at(space) < 0 or is_shut_out_by_fort(s, who) or (second and not s.comrades[space >> 2]):
        return []
    options: list[Action] = [("take", place) for place, card in enumerate(s.market) if card >= 0]
    return [*options, ("done",)] if options else []


def apply_negotiated_card(s: Position, frame: decisions.ChooseNegotiatedCard, action: decisions.ChosenAction) -> None:
    """Carry out the choice."""
    if action[0] == "take":
        who, second = frame
        if second:
            return_comrades_to_supply(s, s.ships[who] >> 2, 1)
        recruit_card(s, who, action[1])
        if not second:
            s.stack.append(decisions.ChooseNegotiatedCard(who, 1))


def legal_victory_departures(s: Position, frame: decisions.ChooseVictoryDeparture) -> list[Action]:
    """Go at once, or fight the other battles here first [smugglers.leave]."""
    return [("leave",), ("stay",)] if index_of_other_battles(s, frame.figure) >= 0 else [("leave",)]


def apply_victory_departure(
    s: Position, frame: decisions.ChooseVictoryDeparture, action: decisions.ChosenAction
) -> None:
    """Carry out the choice."""
    who, figure = frame
    if action[0] == "stay":
        s.stack.insert(index_of_other_battles(s, figure), frame)
        return
    s.stack.append(decisions.ChooseMoveStep(who, figure, VICTORY_MOVE_STEPS, move_flags.MUST_STEP, s.ships[figure]))
