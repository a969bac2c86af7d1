"""The random generator: reproducible everywhere, and uniform."""

from collections import Counter
from itertools import permutations

from kajuta.core.rng import Rng, rng_state_from_seed


def test_the_sequence_of_a_seed_never_changes() -> None:
    rng = Rng(7)
    assert [rng.randbelow(1000) for _ in range(6)] == RECORDED
    assert rng_state_from_seed(0) == 16294208416658607535


RECORDED = [704, 429, 577, 565, 414, 782]


def test_all_orders_of_a_shuffle_are_about_equally_likely() -> None:
    rng = Rng(1)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert set(seen) == set(permutations([1, 2, 3]))
    assert all(850 < count < 1150 for count in seen.values())


def test_neighbouring_seeds_are_unrelated() -> None:
    first = [Rng(seed).randbelow(100) for seed in range(2000)]
    counts = Counter(first)
    assert len(counts) == 100
    assert all(5 <= count <= 40 for count in counts.values())


def test_choice_takes_each_item() -> None:
    rng = Rng(3)
    assert {rng.choice("abc") for _ in range(50)} == set("abc")


def test_random_lies_between_zero_and_one() -> None:
    rng = Rng(4)
    values = [rng.random() for _ in range(1000)]
    assert 0 <= min(values) < 0.02
    assert 0.98 < max(values) < 1
