"""Actions of the smugglers: cargo, deliveries, rewards, favours."""

from kajuta.core.message import msg
from kajuta.core.motion import flip
from kajuta.core.state import Action
from kajuta.games.ahoy.rules import decision_types, motions, move_flags, pending_step_types, reward_grid
from kajuta.games.ahoy.rules.battle import stack_index_of_other_battles
from kajuta.games.ahoy.rules.damage import repair_all
from kajuta.games.ahoy.rules.faction_board_tables import CARGO_LIMIT, FAME_GOAL, MAX_WEALTH
from kajuta.games.ahoy.rules.market_card_table import MARKET_CARDS
from kajuta.games.ahoy.rules.messages import cargo_name, reward_name
from kajuta.games.ahoy.rules.mollusk_union import return_comrades_to_supply
from kajuta.games.ahoy.rules.movement import give_gold_from_supply
from kajuta.games.ahoy.rules.recruiting import (
    is_shut_out_by_fort,
    move_market_card_to_crew,
    symbol_of_island_open_to_flagship,
)
from kajuta.games.ahoy.rules.sea_map import PlacedTile
from kajuta.games.ahoy.rules.state import Position, seat_argument, tile_name

DELIVERY_FAME = 2
"""Fame for a delivery."""
VICTORY_MOVE_STEPS = 2
"""Number of spaces that the move after a victory allows."""


def legal_smuggles_and_deliveries(state: Position, faction: int) -> list[Action]:
    """Legal actions of smuggling and delivering on the island of a smuggler's ship [cargo.smuggle, cargo.deliver]."""
    symbol = symbol_of_island_open_to_flagship(state, faction)
    if symbol < 0:
        return []
    options: list[Action] = [
        ("smuggle", place)
        for place, card in enumerate(state.market)
        if card >= 0 and MARKET_CARDS[card].symbol == symbol
    ]
    options += [("deliver", card) for card in state.cargo[faction] if MARKET_CARDS[card].to == symbol]
    return options


def add_cargo_to_hold(state: Position, faction: int, card: int) -> None:
    """Take a cargo aboard; if the hold is then too full, ask for a cargo to throw overboard [cargo.limit]."""
    state.cargo[faction] = (*state.cargo[faction], card)
    if len(state.cargo[faction]) > CARGO_LIMIT:
        state.stack.append(decision_types.ChooseOverboardCargo(faction))


def smuggle_card(state: Position, faction: int, place: int) -> None:
    """Take a market card as cargo; the market is refilled once no cargo is left to throw overboard."""
    card = state.market[place]
    state.market[place] = -1
    if state.events is not None:
        told = msg("smuggles", icon="ahoy-act-crate", seat=seat_argument(state, faction), cargo=cargo_name(card))
        state.log_event(told, tone="gain", motions=(motions.card_motion(card, f"market:{place}", f"hold:{faction}"),))
    add_cargo_to_hold(state, faction, card)
    if len(state.cargo[faction]) <= CARGO_LIMIT:
        state.refill_market()


def legal_overboard_cargoes(state: Position, frame: decision_types.ChooseOverboardCargo) -> list[Action]:
    """Legal cargoes to throw overboard."""
    return [("drop", card) for card in state.cargo[frame.who]]


def apply_overboard_cargo(
    state: Position, frame: decision_types.ChooseOverboardCargo, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of the cargo to throw overboard."""
    who, card = frame.who, action[1]
    state.cargo[who] = tuple(one for one in state.cargo[who] if one != card)
    state.box |= 1 << card
    if state.events is not None:
        told = msg("drops-cargo", icon="ahoy-sign-splash", seat=seat_argument(state, who), cargo=cargo_name(card))
        state.log_event(told, tone="loss", motions=(motions.card_motion(card, f"hold:{who}", "box"),))
    state.refill_market()


def deliver_cargo(state: Position, faction: int, card: int) -> None:
    """Deliver a cargo: fame, wealth, then a reward and the favour [cargo.steps]."""
    state.cargo[faction] = tuple(one for one in state.cargo[faction] if one != card)
    state.fame_of_cargo[faction] += DELIVERY_FAME
    region = state.ships[faction] >> 2
    if state.events is not None:
        name = state.region_name(region)
        state.log_event(
            msg(
                "delivers",
                icon="ahoy-act-crate",
                seat=seat_argument(state, faction),
                cargo=cargo_name(card),
                region=name,
            ),
            tone="gain",
            motions=(motions.card_motion(card, f"hold:{faction}", motions.space_id(state.ships[faction])),),
        )
    raise_region_wealth(state, region)
    state.stack.append(decision_types.ChooseFavourMarkerForDelivery(faction, card))
    state.stack.append(decision_types.ChooseRewardSquare(faction))


def raise_region_wealth(state: Position, region: int) -> None:
    """Raise the wealth die of a region by one, at most to its highest value."""
    if state.wealth[region] < MAX_WEALTH:
        state.wealth[region] += 1
        if state.events is not None:
            told = msg(
                "wealth-rises", icon="ahoy-sign-wealth", region=state.region_name(region), n=state.wealth[region]
            )
            state.log_event(told, motions=(flip(f"wealth:{region}"),))


def legal_favour_markers_for_delivery(
    state: Position, frame: decision_types.ChooseFavourMarkerForDelivery
) -> list[Action]:
    """Legal favour markers for the delivered card [cargo.favour]."""
    return [("favour", 0), ("favour", 1)]


def apply_favour_marker_for_delivery(
    state: Position, frame: decision_types.ChooseFavourMarkerForDelivery, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a favour marker."""
    who, card = frame
    place = 2 * who + action[1]
    state.delivered[place] = (*state.delivered[place], card)
    if state.events is not None:
        state.log_event(
            msg(
                "favours",
                icon="ahoy-sign-favour",
                seat=seat_argument(state, who),
                cargo=cargo_name(card),
                n=action[1] + 1,
            )
        )


def legal_reward_squares(state: Position, frame: decision_types.ChooseRewardSquare) -> list[Action]:
    """Legal squares for the white marker: next to its square, without the black marker [rewards.marker]."""
    who = frame.who
    return [
        ("reward", square) for square in reward_grid.ADJACENT_SQUARES[state.white[who]] if square != state.black[who]
    ]


def apply_reward_square(
    state: Position, frame: decision_types.ChooseRewardSquare, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a reward's square."""
    who, square = frame.who, action[1]
    state.stack.append(pending_step_types.MoveBlackRewardMarker(who, state.white[who]))
    state.white[who] = square
    kind, count = reward_grid.REWARD_GRID[square]
    if state.events is not None:
        state.log_event(
            msg("takes-reward", icon="ahoy-sign-medal", seat=seat_argument(state, who), reward=reward_name(square))
        )
    if kind == reward_grid.FAME and state.total_fame(who) < FAME_GOAL <= state.total_fame(who) + count:
        state.stack.append(decision_types.ChooseRewardAcceptance(who, square))
    elif kind == reward_grid.FAME:
        state.fame_of_rewards[who] += count
    elif kind == reward_grid.GOLD:
        give_gold_from_supply(state, who, count)
    elif kind == reward_grid.PAY_FOR_FAME:
        state.stack.append(decision_types.ChooseGoldPaidForFame(who))
    elif kind == reward_grid.RECRUIT:
        state.stack.append(decision_types.ChooseRewardRecruit(who))
    elif kind in (reward_grid.REPAIR, reward_grid.REPAIR_FOR_FAME, reward_grid.FAME_AND_WEALTH, reward_grid.PLACE_TILE):
        state.stack.append(decision_types.ChooseRewardAcceptance(who, square))
    elif kind == reward_grid.MOVE:
        state.stack.append(decision_types.ChooseMoveStep(who, who, count, move_flags.NO_STEP_YET, state.ships[who]))
    elif kind == reward_grid.MOVE_QUIETLY:
        state.stack.append(
            decision_types.ChooseMoveStep(
                who, who, count, move_flags.NO_STEP_YET | move_flags.IGNORE_BATTLES, state.ships[who]
            )
        )
    elif kind == reward_grid.TAILWIND:
        spaces = tuple(space for space in state.chart.tailwind[0] if space != state.ships[who])
        state.stack.append(decision_types.ChooseJumpTarget(who, who, spaces, 0))


def legal_reward_acceptances(state: Position, frame: decision_types.ChooseRewardAcceptance) -> list[Action]:
    """Legal answers: take the reward of the square or decline it; none if it cannot take effect [rewards.*]."""
    who, square = frame
    kind = reward_grid.REWARD_GRID[square][0]
    if kind == reward_grid.PLACE_TILE:
        fits = bool(state.tile_stack and state.chart.all_placements())
    else:
        fits = kind in (reward_grid.FAME, reward_grid.FAME_AND_WEALTH) or bool(state.damaged_slots(who))
    return [("take",), ("done",)] if fits else []


def apply_reward_acceptance(
    state: Position, frame: decision_types.ChooseRewardAcceptance, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of whether to take the reward."""
    who, square = frame
    kind, count = reward_grid.REWARD_GRID[square]
    if action[0] == "done":
        return
    if kind in (reward_grid.FAME, reward_grid.FAME_AND_WEALTH):
        state.fame_of_rewards[who] += count
        if kind == reward_grid.FAME_AND_WEALTH:
            raise_region_wealth(state, state.ships[who] >> 2)
    elif kind == reward_grid.PLACE_TILE:
        tile = state.tile_stack.pop()
        state.irreversible_events += 1
        if state.events is not None:
            state.log_event(
                msg("explores", icon="ahoy-sign-look", seat=seat_argument(state, who), region=tile_name(tile)),
                tone="gain",
            )
        state.stack.append(decision_types.ChooseRewardTileSite(who, tile))
    else:
        mended = repair_all(state, who)
        if kind == reward_grid.REPAIR_FOR_FAME:
            state.fame_of_rewards[who] += mended
            if state.events is not None:
                state.log_event(
                    msg("earns-fame", icon="ahoy-sign-fame", seat=seat_argument(state, who), n=mended), tone="gain"
                )


def move_black_reward_marker(state: Position, frame: pending_step_types.MoveBlackRewardMarker) -> None:
    """Move the black marker to the square that the white marker left last.

    A reward can lead to another reward. The inner one resolves first, and its square is the last one that was left; so
    the steps of the outer rewards are removed from the stack.
    """
    who, left = frame
    state.black[who] = left
    state.stack[:] = [
        one for one in state.stack if not isinstance(one, pending_step_types.MoveBlackRewardMarker) or one.who != who
    ]


def legal_gold_paid_for_fame(state: Position, frame: decision_types.ChooseGoldPaidForFame) -> list[Action]:
    """Legal payments: up to five gold, for one fame each."""
    return [("pay", n) for n in range(min(reward_grid.MAX_GOLD_PAID, state.gold[frame.who]) + 1)]


def apply_gold_paid_for_fame(
    state: Position, frame: decision_types.ChooseGoldPaidForFame, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of how much gold to pay for fame."""
    who, count = frame.who, action[1]
    state.spend_gold(who, count)
    state.fame_of_rewards[who] += count
    if count and state.events is not None:
        state.log_event(msg("earns-fame", icon="ahoy-sign-fame", seat=seat_argument(state, who), n=count), tone="gain")


def legal_reward_tile_sites(state: Position, frame: decision_types.ChooseRewardTileSite) -> list[Action]:
    """Legal sites of a tile that a reward adds anywhere beside the map [rewards.tile]."""
    sites = dict.fromkeys((place.x, place.y) for place in state.chart.all_placements())
    return [("site", x, y) for x, y in sites]


def apply_reward_tile_site(
    state: Position, frame: decision_types.ChooseRewardTileSite, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of the site of a reward's tile."""
    who, tile = frame
    places: tuple[PlacedTile, ...] = tuple(p for p in state.chart.all_placements() if (p.x, p.y) == action[1:])
    state.stack.append(decision_types.ChooseTilePlacement(who, tile, places, -1, -1, -1, 0))


def legal_negotiate_recruits(state: Position, frame: decision_types.ChooseNegotiateRecruit) -> list[Action]:
    """Legal market cards to recruit; a second card costs a comrade of the island [smugglers.negotiate]."""
    who, second = frame
    space = state.ships[who]
    if state.symbol_at(space) < 0 or is_shut_out_by_fort(state, who) or (second and not state.comrades[space >> 2]):
        return []
    options: list[Action] = [("take", place) for place, card in enumerate(state.market) if card >= 0]
    return [*options, ("done",)] if options else []


def apply_negotiate_recruit(
    state: Position, frame: decision_types.ChooseNegotiateRecruit, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of a card to recruit by Negotiate."""
    if action[0] == "take":
        who, second = frame
        if second:
            return_comrades_to_supply(state, state.ships[who] >> 2, 1)
        move_market_card_to_crew(state, who, action[1])
        if not second:
            state.stack.append(decision_types.ChooseNegotiateRecruit(who, 1))


def legal_leave_or_fight_on_answers(state: Position, frame: decision_types.ChooseLeaveOrFightOn) -> list[Action]:
    """Legal answers: sail away at once, or fight the other battles on the space first [smugglers.leave]."""
    return [("leave",), ("stay",)] if stack_index_of_other_battles(state, frame.figure) >= 0 else [("leave",)]


def apply_leave_or_fight_on_answer(
    state: Position, frame: decision_types.ChooseLeaveOrFightOn, action: decision_types.ChosenAction
) -> None:
    """Carry out the choice of sailing away or fighting on."""
    who, figure = frame
    if action[0] == "stay":
        state.stack.insert(stack_index_of_other_battles(state, figure), frame)
        return
    state.stack.append(
        decision_types.ChooseMoveStep(who, figure, VICTORY_MOVE_STEPS, move_flags.MUST_STEP, state.ships[figure])
    )
