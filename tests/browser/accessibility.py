"""Accessibility checks with axe."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import painted
from tools.common import PACKAGES

AXE = (PACKAGES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

COLOURS = ["color-contrast", "link-in-text-block"]
"""Rules of axe that depend on colours."""

RUN_AXE = """async (rules) => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
    return violations.flatMap((one) => one.nodes.map(
        (node) => `${one.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`));
}"""


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """Violations that axe finds on the page; ``rules``: only these rules, all by default."""
    page.mouse.move(0, 0)  # region: a tooltip belongs to no landmark
    page.locator("#tooltip").wait_for(state="detached")
    if not page.evaluate("'axe' in globalThis"):
        page.evaluate(AXE)
    with painted(page):
        found: list[str] = page.evaluate(RUN_AXE, rules)
    return found


def by_day_and_night(page: Page) -> list[str]:
    """Violations in the light and the dark theme; rules that do not depend on colours are checked in one theme."""
    found = []
    for scheme, rules in (("light", None), ("dark", COLOURS)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        found += [f"{scheme}: {one}" for one in violations(page, rules)]
    return found
