"""Motions on the table: cards between piles, hands and the sea, storms, compasses, monsters and rocks."""

from collections.abc import Iterable

from kajuta.core.motion import Motion, fly, fly_icon, motion_for_seat_and_for_others, ripple, shake
from kajuta.games.tranquility.rules import element_ids, messages
from kajuta.games.tranquility.rules.cards import COMPASS, MONSTER, ROCKS, SPECIAL_CARD_NAMES, Card, is_island
from kajuta.games.tranquility.rules.state import NO_ROW, Position


def private_card_motions(seat: int, cards: Iterable[Card], start: str, to: str) -> list[Motion]:
    """Motions of ``cards`` whose faces only ``seat`` sees."""
    for_others = fly("", start, to)
    return [
        motion_for_seat_and_for_others(seat, fly(element_ids.island_key(card), start, to), for_others)
        if is_island(card)
        else for_others
        for card in cards
    ]


def island_motion(state: Position, seat: int, number: int, cell: int) -> Motion:
    """Motion of an island, or of a wild card laid as one, from a hand onto the sea."""
    return fly(
        f"wild:{cell}" if cell in state.wild_cells else element_ids.island_key(number),
        element_ids.hand_id(seat),
        element_ids.cell_id(cell),
    )


def display_take_motion(state: Position, seat: int, card: Card) -> Motion:
    """Motion of a face-up card from the display to a hand."""
    return fly(
        element_ids.island_key(card), element_ids.display_card_id(state.display.index(card)), element_ids.hand_id(seat)
    )


def display_deal_motion(card: Card) -> Motion:
    """Motion of a card from the deck to the display."""
    return fly(element_ids.island_key(card), "deck", "display")


def special_card_motion(seat: int, card: Card, to: str) -> Motion:
    """Motion of a card that is not an island from a hand to the element ``to``."""
    return fly_icon(messages.SPECIAL_CARD_ICONS[card], element_ids.hand_id(seat), to)


def monster_attack_motions(seat: int, cell: int) -> tuple[Motion, ...]:
    """Motions of an attack on a cell by a monster of ``seat``."""
    return (
        fly_icon(messages.SPECIAL_CARD_ICONS[MONSTER], element_ids.hand_id(seat), element_ids.cell_id(cell)),
        shake(element_ids.cell_id(cell)),
    )


def compass_gain_motion() -> Motion:
    """Motion of a compass that the crew gains."""
    return fly_icon(messages.SPECIAL_CARD_ICONS[COMPASS], element_ids.SEA, "compass")


def storm_motion(storm: Card, place: int, *, row: bool = False) -> Motion:
    """Motion of a storm to its place in front of a seat or beside a row."""
    return fly_icon(
        messages.SPECIAL_CARD_ICONS[storm],
        element_ids.SEA,
        element_ids.row_id(place) if row else f"{SPECIAL_CARD_NAMES[storm]}:{place}",
    )


def storm_cancellation_ripple(place: str = element_ids.SEA) -> Motion:
    """Ripple at a cancelled storm."""
    return ripple(place)


def rocks_row_change_motion(start: int, to: int) -> Motion:
    """Motion of the rocks from one row to another."""
    return fly_icon(
        messages.SPECIAL_CARD_ICONS[ROCKS],
        element_ids.SEA if start == NO_ROW else element_ids.row_id(start),
        element_ids.row_id(to),
    )
