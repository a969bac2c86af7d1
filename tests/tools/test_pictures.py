"""Drawings of the games: conversion to symbols, size limits, and contrast of text on them."""

import re
from pathlib import Path

import pytest

from tools import game_data, sprites_and_themes
from tools.common import ROOT, Problem, packed_size

FIRST_SCREEN = 200_000
"""Upper limit for the gzipped pictures of the menu, in bytes."""

READ = ("ink", "dim", "good", "danger", *(f"seat-{seat}" for seat in range(1, 9)))
"""Colour roles of text that may appear on a ground or a felt."""

LEAST = 4.5
"""Contrast that WCAG 2 level AA requires of small text."""


def test_the_pictures_of_a_game_keep_to_their_budget_and_come_with_it_alone() -> None:
    drawn = sprites_and_themes.files({})
    weights = {name: packed_size(sprite) for name, sprite in drawn.items() if name.endswith(".svg")}
    assert set(weights) == {f"art/{sprite}.svg" for sprite in ("ui", "posters", *game_data.game_ids())}
    assert [name for name, weight in weights.items() if weight > sprites_and_themes.BUDGET] == []
    papers = sum(packed_size((ROOT / "static" / "art" / name).read_bytes()) for name in ("chart.svg", "paper.svg"))
    assert weights["art/ui.svg"] + weights["art/posters.svg"] + papers <= FIRST_SCREEN


def test_a_sprite_over_the_budget_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sprites_and_themes, "BUDGET", 100)
    with pytest.raises(Problem, match=r"art/ui\.svg has \d+ bytes packed; .* 100"):
        sprites_and_themes.files({})


def test_a_file_may_be_a_sheet_of_drawings_that_share_their_parts(tmp_path: Path) -> None:
    (tmp_path / "isles.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
        '<defs><path id="palm" d="M0 0v9"/></defs>'
        '<symbol id="isle" viewBox="0 0 9 9" preserveAspectRatio="none"><use href="#palm" x="3" fill="red"/></symbol>'
        '<symbol id="far" viewBox="0 0 20 20"><use href="#isle" width="10" height="10"/></symbol></svg>'
    )
    (tmp_path / "end.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 5">'
        '<use href="isles.svg#palm" transform="scale(2)"/></svg>'
    )
    assert dict(sprites_and_themes.drawings("pearls", tmp_path / "isles.svg")) == {
        "isle": '<symbol id="pearls-isle" viewBox="0 0 9 9" preserveAspectRatio="none">'
        '<g fill="red" transform="translate(3 0)"><path d="M0 0v9"/></g></symbol>',
        "far": '<symbol id="pearls-far" viewBox="0 0 20 20">'
        '<svg width="10" height="10" viewBox="0 0 9 9" preserveAspectRatio="none">'
        '<g fill="red" transform="translate(3 0)"><path d="M0 0v9"/></g></svg></symbol>',
    }
    assert dict(sprites_and_themes.drawings("pearls", tmp_path / "end.svg")) == {
        "end": '<symbol id="pearls-end" viewBox="0 0 5 5"><g transform="scale(2)"><path d="M0 0v9"/></g></symbol>'
    }


@pytest.mark.parametrize(
    ("drawing", "fault"),
    [
        ("<svg", "is not a drawing"),
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "lamp in .*lamp.svg has no viewBox"),
        ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><use href="#no"/></svg>', "uses #no, which is not"),
    ],
)
def test_a_drawing_that_is_none_is_named(tmp_path: Path, drawing: str, fault: str) -> None:
    path = tmp_path / "lamp.svg"
    path.write_text(drawing)
    with pytest.raises(Problem, match=fault):
        dict(sprites_and_themes.drawings("pearls", path))


@pytest.mark.parametrize("game", game_data.game_ids())
def test_no_picture_asks_for_anything_that_is_not_in_it(game: str) -> None:
    sprite = sprites_and_themes.files({})[f"art/{game}.svg"].decode()
    assert re.findall(r"<(?:use|image|style|script|linearGradient|radialGradient|filter)\b", sprite) == []
    named = set(re.findall(r"var\(--([\w-]+)\)", sprite))
    assert named <= roles(game, "dark").keys() | {"c", "owner"}


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", game_data.game_ids())
def test_words_can_be_read_on_every_ground(game: str, theme: str) -> None:
    have = roles(game, theme)
    grounds = [role for role in have if re.fullmatch(r"ground-\d|felt", role) and have[role].startswith("#")]
    faint = {
        f"{role} on {ground}": round(contrast(have[role], have[ground]), 2)
        for ground in grounds
        for role in READ
        if contrast(have[role], have[ground]) < LEAST
    }
    assert faint == {}


def roles(game: str, theme: str) -> dict[str, str]:
    """Values of all colour roles in a theme at a table of the game; the game's own replace the page's."""
    files = (ROOT / "static" / "css" / "colors.css", game_data.GAMES / game / "art" / "theme.css")
    have: dict[str, str] = {}
    for light in (False, True) if theme == "light" else (False,):
        for path in files:
            for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", path.read_text(encoding="utf-8")):
                if ('data-theme="light"' in selector) == light:
                    have |= dict(re.findall(r"--([\w-]+):\s*([^;]+);", body))
    return have


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours (#rrggbb), as WCAG 2 defines it."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(color: str) -> float:
    """Relative luminance of #rrggbb."""
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
