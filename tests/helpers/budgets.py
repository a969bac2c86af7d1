"""Download size of a game's own files, which a page fetches for its table."""

from functools import cache

from tools import sprites_and_themes
from tools.common import packed_size
from tools.game_data import GAMES, LANGUAGES


@cache
def own_bytes(game_id: str) -> int:
    """Gzipped bytes of a game's own files: modules, weights, drawings, colours, and texts in the longer language."""
    folder = GAMES / game_id
    drawn = packed_size(sprites_and_themes.files({})[f"art/{game_id}.svg"])
    theme = folder / "art" / "theme.css"
    data = [path for path in sorted(folder.glob("*.json")) if path.name != "puzzles.json"]  # loaded on demand
    code = [*sorted(folder.rglob("*.py")), *data, *([theme] if theme.exists() else [])]
    words = max(
        packed_size(b"".join(path.read_bytes() for path in sorted(folder.glob(f"*{lang}.*")))) for lang in LANGUAGES
    )
    return drawn + words + packed_size(b"".join(path.read_bytes() for path in code))
