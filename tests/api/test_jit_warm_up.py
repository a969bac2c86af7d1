"""The warm-up of the interpreter loop leaves the match as it is."""

import json

from kajuta.api import jit_warm_up
from kajuta.api.dispatcher import Dispatcher

SETUP = {"game": "submarine", "seats": [{"kind": "human", "name": ""}] * 2, "options": {}, "seed": 1}


def test_whatever_a_call_could_be_taken_to_lead_to_has_more_than_four_kinds_of_objects() -> None:
    """Up to four, a browser takes for granted what it has seen."""
    for kinds in (
        jit_warm_up.CONTAINERS,
        (*jit_warm_up.CONTAINERS, *(make() for make in jit_warm_up.ITERATOR_FACTORIES)),
        jit_warm_up.CALLABLES,
        jit_warm_up.ATTRIBUTE_OWNERS,
    ):
        assert len({type(one) for one in kinds}) > 4


def test_limbering_up_changes_nothing_on_the_table() -> None:
    engine = Dispatcher()
    begun = json.loads(engine.call(json.dumps({"op": "new", "setup": SETUP, "match": 1})))
    assert json.loads(engine.call(json.dumps({"op": "limber"}))) == {"ok": True}
    assert json.loads(engine.call(json.dumps({"op": "view", "match": 1})))["view"] == begun["view"]
