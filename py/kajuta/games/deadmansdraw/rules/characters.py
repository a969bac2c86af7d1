"""Before the first turn: everybody keeps one of two characters, and Davy Jones chooses whom to watch."""

from kajuta.core.message import msg, seat_ref
from kajuta.core.state import Action
from kajuta.games.deadmansdraw.rules import texts
from kajuta.games.deadmansdraw.rules.cards import CHARACTERS, DAVY_JONES, SIREN, THIEVES_ISLAND
from kajuta.games.deadmansdraw.rules.decision_stack import Step
from kajuta.games.deadmansdraw.rules.state import Position


def deal(s: Position, sets: int) -> None:
    """Deal two characters to everybody and let them choose, the active seat first."""
    names = [name for name in CHARACTERS for _ in range(sets)]
    if s.mermaids_swim:
        names += [SIREN] * sets
    if s.variant == THIEVES_ISLAND:
        names = [name for name in names if name != DAVY_JONES]
    s.shuffle(names)
    s.dealt = tuple((names.pop(), names.pop()) for _ in s.banks)
    s.box = tuple(names)
    s.kept = (-1,) * len(s.banks)
    for seat in reversed([s.active, *s.opponents(s.active)]):
        s.ask("keep", seat, (("keep", 0), ("keep", 1)))


def apply_keep(s: Position, action: Action) -> None:
    """Keep one of the two; the last choice shows them all."""
    seat, place = s.decider(), int(action[1])
    s.kept = (*s.kept[:seat], place, *s.kept[seat + 1 :])
    if s.events is not None:
        kept = msg("log-keep", seat=seat_ref(seat), character=texts.character_name(s.dealt[seat][place]))
        s.log_event(kept, seats=(seat,), for_others=msg("log-keep-hidden", seat=seat_ref(seat)))
    if not s.pending:
        _reveal(s)


def _reveal(s: Position) -> None:
    s.characters = tuple(pair[place] for pair, place in zip(s.dealt, s.kept, strict=True))
    s.dealt = ()
    s.kept = ()
    s.box = ()
    s.irreversible_events += 1
    owners = []
    for seat in [s.active, *s.opponents(s.active)]:
        if s.events is not None:
            s.log_event(texts.log_character(seat, s.characters[seat]))
        if s.characters[seat] == DAVY_JONES:
            owners.append(seat)
    s.pending = [Step("begin", s.active)]
    for seat in reversed(owners):
        s.ask("victim", seat, (("victim", other) for other in s.opponents(seat)))


def apply_victim(s: Position, action: Action) -> None:
    """Note whom Davy Jones watches."""
    seat, victim = s.decider(), int(action[1])
    s.victims = (*s.victims[:seat], victim, *s.victims[seat + 1 :])
    if s.events is not None:
        s.log_event(msg("log-victim", seat=seat_ref(seat), victim=seat_ref(victim)))
