"""docs/speed.md: each measurement has a heading of its own."""

from tests.bench.__main__ import PAGE, PARTS, written
from tests.bench.report import Table


def test_a_part_takes_its_own_place_and_leaves_the_others() -> None:
    page = "# How fast\n\nWords.\n\n## Start\n\nold\n\n## Clicks\n\nkept\n"
    assert written(page, "Start", "new") == "# How fast\n\nWords.\n\n## Start\n\nnew\n\n## Clicks\n\nkept\n"
    assert written(page, "Engine", "first") == f"{page}\n## Engine\n\nfirst\n"
    assert written(written(page, "Clicks", "a"), "Clicks", "b").count("## Clicks") == 1


def test_what_people_wrote_below_figures_is_kept_when_they_are_measured_anew() -> None:
    page = "# How fast\n\n## Start\n\nold\n\n### Why\n\nBy people.\n\n## Clicks\n\nkept\n"
    assert written(page, "Start", "new") == page.replace("old", "new")


def test_a_table_has_its_numbers_to_the_right() -> None:
    assert Table(["game", "ms"], [["ahoy", "1.5"]]).markdown() == "| game | ms |\n| --- | ---: |\n| ahoy | 1.5 |"


def test_the_page_knows_no_part_that_nothing_measures() -> None:
    told = [
        line.removeprefix("## ") for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("## ")
    ]
    assert set(told) <= {part.title for part in PARTS.values()}
