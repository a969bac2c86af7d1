"""The panel of a battle: figures, dice, bonuses and result."""

from kajuta.core.message import Message, msg
from kajuta.core.scene import Area, Element, area, element
from kajuta.games.ahoy.rules.battle_state import ATTACKER, DEFENDER, Battle
from kajuta.games.ahoy.rules.faction_board_tables import BATTLE_BONUS, FACTION_OF_FIGURE, UNION
from kajuta.games.ahoy.rules.market_card_table import FIGHTERS
from kajuta.games.ahoy.rules.messages import FIGURE_ICONS, figure_name
from kajuta.games.ahoy.rules.state import Position, seat_argument

SIDE_NAMES = ("attacker", "defender")


def battle_panel(state: Position, battle: Battle, id: str = "battle", result: Message | None = None) -> Area:
    """Panel of a battle under way, or of a finished battle if ``result`` is given; ``id`` tells panels apart."""
    items: list[Area | Element] = [_side(state, battle, side, id) for side in (ATTACKER, DEFENDER)]
    if result is not None:
        items.append(_line(f"{id}:result", result))
    return area(
        "panel",
        id,
        items,
        title=msg("battle-at", place=state.place_name(battle.space)),
        place="moment",
        summary=None if result is None else [_line(f"{id}:summary", result)],
    )


def taken_reward_panel(id: str, gain: Message) -> Area:
    """Panel of the winner's reward, shown as a part of the battle panel ``id``."""
    return area("panel", id, [_line(f"{id}:gain", gain)])


def _line(id: str, message: Message) -> Element:
    return element("text", id, message, inert=True)


def _side(state: Position, battle: Battle, side: int, id: str) -> Area:
    figure = battle.figure(side)
    who = seat_argument(state, FACTION_OF_FIGURE[figure])
    word = SIDE_NAMES[side]
    own = f"{id}:{word}"
    items = [
        element(
            "text",
            f"{own}:figure",
            msg("fights", side=word, seat=who, figure=figure_name(figure)),
            face={"icon": FIGURE_ICONS[figure]},
            inert=True,
        ),
        *_dice(battle, side, own),
    ]
    bonuses = {
        "cannons": battle.attack if side == ATTACKER else battle.defence,
        "figure": BATTLE_BONUS.get(figure, 0),
        "fighters": int(state.has_crew(FACTION_OF_FIGURE[figure], FIGHTERS)),
    }
    icons = {"cannons": "ahoy-act-cannons", "figure": FIGURE_ICONS[figure], "fighters": "mailed-fist"}
    items += [
        element(
            "number",
            f"{own}:bonus:{kind}",
            msg("fight-bonus", side=word, kind=kind, n=bonus, figure=figure_name(figure)),
            face={"icon": icons[kind], "value": f"+{bonus}"},
            inert=True,
        )
        for kind, bonus in bonuses.items()
        if bonus
    ]
    if battle.dice(side):
        total = state.battle_total(battle, side)
        items.append(
            element(
                "number",
                f"{own}:total",
                msg("fight-total", side=word, n=total),
                face={"value": f"= {total}", "name": msg("total")},
                inert=True,
            )
        )
    return area("row", own, items)


def _dice(battle: Battle, side: int, own: str) -> list[Element]:
    rolled = battle.dice(side)
    word = SIDE_NAMES[side]
    if not rolled:
        waiting = 2 if battle.double and side == battle.side_of(UNION) else 1
        return [
            element(
                "die",
                f"{own}:die:{n}",
                msg("fight-die-waits", side=word, nth=n + 1),
                face={"icon": "ahoy-sign-dice"},
                scale="s",
                inert=True,
            )
            for n in range(waiting)
        ]
    return [
        element(
            "die",
            f"{own}:die:{n}",
            msg("fight-die", side=word, nth=n + 1, n=value),
            face={"value": value},
            scale="s",
            inert=True,
        )
        for n, value in enumerate(rolled)
    ]
