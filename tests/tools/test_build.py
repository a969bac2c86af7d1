"""The builder: sprites, parts of the page, static server, committed files."""

import io
import json
import posixpath
import re
import urllib.error
import urllib.request
import zipfile
from pathlib import Path
from typing import cast

import pytest

from tools import (
    app_manifest_and_icons,
    bundle_javascript,
    common,
    engine_zip,
    fonts_and_licences,
    game_data,
    join_style_sheets,
    minify_scripts_and_style_sheets,
    server,
    site,
    sprites_and_themes,
)
from tools.common import PACKAGES, ROOT, Problem
from tools.runtime import pyodide_and_pyscript_files
from tools.runtime.optional_steps import Steps


def test_the_zip_holds_what_the_browser_runs_and_is_always_the_same() -> None:
    packed = engine_zip.zipped()
    names = zipfile.ZipFile(io.BytesIO(packed)).namelist()
    assert "kajuta/__init__.py" in names
    assert all(name.endswith((".py", "/weights.json")) for name in names)
    assert "kajuta/games/submarine/weights.json" in names
    assert not {"kajuta/cli.py", "league/play.py"} & set(names)
    assert engine_zip.zipped() == packed


@pytest.mark.parametrize("language", game_data.LANGUAGES)
def test_the_menus_words_are_two_messages_of_each_game_alone(language: str) -> None:
    files, games = game_data.data()
    shelf = json.loads(files[f"data/shelf.{language}.json"])
    assert list(shelf) == [game["id"] for game in games]
    for game_id, texts in shelf.items():
        whole = json.loads(files[f"data/{game_id}.{language}.json"])["texts"]
        assert re.findall(r"^[\w-]+(?= =)", texts, re.MULTILINE) == ["game-title", "game-tagline"]
        assert all(line in whole for line in texts.splitlines())


def test_an_unknown_icon_is_named_with_who_asks_for_it() -> None:
    with pytest.raises(Problem, match="the game of nobody asks for the icon 'no-such-icon'"):
        sprites_and_themes.files({"no-such-icon": "the game of nobody"})


def test_the_sprite_takes_icons_of_the_library() -> None:
    sprite = sprites_and_themes.files({"submarine": "a test"})["art/ui.svg"].decode()
    assert re.search(r'<symbol id="submarine" viewBox="0 0 512 512"><path fill="currentColor"', sprite)


NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def test_an_icon_of_the_library_keeps_its_numbers_to_a_tenth() -> None:
    library = json.loads(sprites_and_themes.ICONS.read_text(encoding="utf-8"))["icons"]
    for name in ("anchor", "ship-wheel", "wave-crest", "island"):
        drawn = sprites_and_themes.symbol(name, "a test").partition(">")[2].removesuffix("</symbol>")
        numbers, exact = ([float(one) for one in NUMBER.findall(body)] for body in (drawn, library[name]["body"]))
        assert numbers == pytest.approx(exact, abs=0.1)
        assert len(drawn) < len(library[name]["body"])


def test_a_games_pictures_are_loaded_with_it_alone_and_its_poster_with_the_menu() -> None:
    drawn = sprites_and_themes.files({})
    page = sprites_and_themes.symbols(drawn["art/ui.svg"])
    assert "ship-wheel" in page
    for game in game_data.game_ids():
        own = sprites_and_themes.symbols(drawn[f"art/{game}.svg"])
        assert own
        assert not [name for name in own if name.endswith("-poster") or name.startswith(other_games(game))]
        assert not [name for name in page if name.startswith(f"{game}-")]
        assert f"{game}-poster" in sprites_and_themes.symbols(drawn["art/posters.svg"]) or not has_poster(game)


def has_poster(game: str) -> bool:
    return (game_data.GAMES / game / "art" / "poster.svg").is_file()


def other_games(game: str) -> tuple[str, ...]:
    return tuple(f"{other}-" for other in game_data.game_ids() if other != game)


def test_icons_are_listed_one_a_line_with_remarks(tmp_path: Path) -> None:
    (tmp_path / "icons.txt").write_text("# page\nanchor\n\nship-wheel  # the brand\n")
    assert sprites_and_themes.listed(tmp_path / "icons.txt") == ["anchor", "ship-wheel"]
    assert sprites_and_themes.listed(tmp_path / "nothing.txt") == []


@pytest.fixture(scope="module")
def scripts() -> dict[str, bytes]:
    return bundle_javascript.bundled({path.relative_to(ROOT).as_posix(): path for path in site.STATIC.rglob("*.js")})


def test_every_import_of_the_page_is_there(scripts: dict[str, bytes]) -> None:
    there = {*scripts, "static/build-info.js"}
    for name, text in scripts.items():
        late = re.findall(r'\bimport\("([^"]+)"\)', text.decode())
        for address in bundle_javascript.IMPORT.findall(text.decode()) + late:
            assert posixpath.normpath(posixpath.join(posixpath.dirname(name), address)) in there, (name, address)


def test_the_first_screen_and_a_table_ask_for_few_scripts(scripts: dict[str, bytes]) -> None:
    files: site.Files = {**scripts}
    first = site.needed_by(site.FIRST, files)
    table = site.needed_by((*site.FIRST, *site.ON_TABLE), files)
    assert "static/runtime/worker/interpreter.js" not in table
    assert len(first) <= 5
    assert len(table) <= 15


def test_the_worker_is_a_program_of_its_own(scripts: dict[str, bytes]) -> None:
    holding = [name for name, text in scripts.items() if b"instantiateStreaming" in text]
    assert holding == ["static/runtime/worker/interpreter.js"]
    for name in bundle_javascript.WORKERS:
        assert set(bundle_javascript.IMPORT.findall(scripts[f"static/{name}"].decode())) == {"../../build-info.js"}


def test_style_sheets_that_come_together_are_one_and_find_their_pictures() -> None:
    parts = dict.fromkeys(join_style_sheets.JOINED["static/css/table.css"], b"") | {
        "static/css/table/frame.css": b'a{background:url("../../art/x.svg")}',
        "static/css/table/elements.css": b"b{color:red}",
        "static/css/colors.css": b"",
        "static/css/base.css": b"c{mask:url(data:image/svg+xml,a)}",
        "static/css/pages.css": b"",
        "static/css/final-scoring.css": b"d{}",
    }
    made = join_style_sheets.with_joined(parts, lambda name: b'@font-face{src:url("./a.woff2") format("woff2")}')
    assert made == {
        "static/css/final-scoring.css": b"d{}",
        "static/css/table.css": b'a{background:url("../art/x.svg")}b{color:red}',
        "static/css/first.css": b'@font-face{src:url("../../vendor/fonts/a.woff2") format("woff2")}'
        b"c{mask:url(data:image/svg+xml,a)}",
    }


def test_every_sheet_of_a_table_is_part_of_the_whole() -> None:
    assert sorted(join_style_sheets.TABLES) == sorted(
        path.stem for path in (ROOT / "static" / "css" / "table").iterdir()
    )


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('import { html } from "lit-html";', ["lit-html"]),
        ("import 'side-effect.js';", ["side-effect.js"]),
        ('import{a as b}from"./x.js";import{c}from"./y.js";', ["./x.js", "./y.js"]),
        ('export { Thing } from "./thing.js";', ["./thing.js"]),
        ('import {\n  one,\n  two,\n} from "many";', ["many"]),
        ('button("action-export", () => this.#export(), "x");', []),
        ('const later = import("./later.js");', []),
    ],
)
def test_imports_are_found(line: str, found: list[str]) -> None:
    assert bundle_javascript.IMPORT.findall(line) == found


def test_the_page_gets_a_policy_that_lets_nothing_foreign_in() -> None:
    page = site.page(f"<head>{site.HEAD}{site.MODULES}</head>").decode()
    assert "default-src 'self'" in page
    assert "http" not in page.replace("http-equiv", "")


def test_modules_are_named_early_and_give_way_to_the_style_sheets() -> None:
    page = site.page(site.HEAD + site.MODULES, early=["static/app.js", "static/b.js"]).decode()
    first, second = re.findall(r'<link rel="modulepreload" href="([^"]+)"(.*?)>', page)
    assert first == ("./static/app.js", ' fetchpriority="low"')
    assert second == ("./static/b.js", ' fetchpriority="low"')


@pytest.mark.parametrize("text", ["", site.HEAD, site.MODULES, site.HEAD * 2 + site.MODULES])
def test_a_page_without_its_places_is_not_built(text: str) -> None:
    with pytest.raises(Problem):
        site.page(text)


def test_modules_are_followed_through_what_they_import_at_once() -> None:
    files: site.Files = {
        "static/app.js": b'import { a } from "./pages/a.js";\nimport("./late.js");',
        "static/pages/a.js": b'import { b } from "../b.js";',
        "static/b.js": b'import "./app.js";',
        "static/late.js": b"",
    }
    assert site.needed_by(["static/app.js"], files) == [
        "static/app.js",
        "static/pages/a.js",
        "static/b.js",
    ]


def test_writing_touches_what_differs_and_removes_what_is_gone(tmp_path: Path) -> None:
    assert site.write(tmp_path, {"a.txt": b"a", "b/c.txt": b"c"}) == 2
    assert site.write(tmp_path, {"a.txt": b"a", "b/c.txt": b"c"}) == 0
    assert site.write(tmp_path, {"a.txt": b"A"}) == 2
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["a.txt"]


def test_the_server_has_right_types_and_nothing_outside_its_prefix(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "x.mjs").write_text("1")
    (tmp_path / "x.wasm").write_bytes(b"\0asm")
    with server.listening(server.Host(tmp_path, "/below/")) as address:
        types = {
            name: urllib.request.urlopen(address + name).headers["Content-Type"] for name in ("", "x.mjs", "x.wasm")
        }
        assert types == {
            "": "text/html; charset=utf-8",
            "x.mjs": "text/javascript; charset=utf-8",
            "x.wasm": "application/wasm",
        }
        for outside in ("/", "/x.mjs", "/below/../secret", "/below/nothing"):
            with pytest.raises(urllib.error.HTTPError, match="404"):
                urllib.request.urlopen(address.removesuffix("/below/") + outside)


def test_the_lock_file_pins_every_package_and_names_no_registry() -> None:
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert all(entry.get("integrity") for entry in packages.values())
    assert not [name for name, entry in packages.items() if "resolved" in entry]


def test_every_package_of_the_checks_is_pinned_by_its_hash() -> None:
    text = (ROOT / "requirements-test.txt").read_text(encoding="utf-8")
    wanted = [line for line in text.replace("\\\n", "").splitlines() if line and not line.startswith("#")]
    assert len(wanted) > 20
    assert [line for line in wanted if not re.match(r"[\w-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line)] == []
    assert "://" not in text


def test_all_that_is_locked_is_audited() -> None:
    audit = (ROOT / ".github" / "workflows" / "audit.yml").read_text(encoding="utf-8")
    assert "run: npm audit" in audit
    lists = [path.relative_to(ROOT).as_posix() for path in (ROOT / "tests" / "bench").glob("requirements*.txt")]
    for name in (*lists, "requirements-test.txt"):
        assert re.search(rf"run: .*pip-audit.* -r {re.escape(name)}$", audit, re.MULTILINE), name


def test_the_credits_name_the_licence_of_each_package_that_is_shipped_and_where_it_comes_from() -> None:
    files = fonts_and_licences.files() | pyodide_and_pyscript_files.files(Steps())
    credits = json.loads(cast(bytes, files["data/credits.json"]))
    taken = {path.relative_to(PACKAGES) for path in files.values() if isinstance(path, Path)}
    origins = {"/".join(path.parts[: 2 if path.parts[0].startswith("@") else 1]) for path in taken}
    assert origins <= {one["name"] for one in credits}
    for one in credits:
        assert one["license"] and one["homepage"].startswith("https://"), one
        if "text" in one:
            assert Path(cast(Path, files[one["text"].removeprefix("./")])).stat().st_size > 500, one


def test_the_workflows_name_their_actions_by_commit_and_publishing_waits_for_the_tests() -> None:
    folder = ROOT / ".github" / "workflows"
    used = [name for path in folder.glob("*.yml") for name in re.findall(r"uses: (\S+)", path.read_text())]
    foreign = [name for name in used if not name.startswith("./")]
    assert len(foreign) > 5
    assert [name for name in foreign if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", name)] == []
    published = (folder / "pages.yml").read_text()
    assert "test:\n    uses: ./.github/workflows/test.yml" in published
    assert "build:\n    needs: test\n" in published
    assert "workflow_call:" in (folder / "test.yml").read_text()


def test_the_newest_runtime_is_tried_where_it_can_harm_nothing() -> None:
    folder = ROOT / ".github" / "workflows"
    text = (folder / "newest.yml").read_text()
    assert "schedule:" in text
    assert re.findall(r"^ *permissions:\n((?: +\S+: \S+\n)+)", text, re.MULTILINE) == ["  contents: read\n"]
    assert 'NPM_CONFIG_IGNORE_SCRIPTS: "true"' in text
    assert "persist-credentials: false" in text
    assert not re.search(r"cache|secrets|deploy|git (commit|push)|upload-", text)
    assert not [path.name for path in folder.glob("*.yml") if "newest.yml" in path.read_text()]


@pytest.fixture(scope="module")
def installed() -> dict[str, bytes]:
    return app_manifest_and_icons.files(game_data.data()[1])


@pytest.mark.parametrize("language", game_data.LANGUAGES)
def test_a_manifest_names_pictures_that_are_there_and_as_large_as_it_says(
    installed: dict[str, bytes], language: str
) -> None:
    manifest = json.loads(installed[f"app.{language}.webmanifest"])
    assert manifest["lang"] == language
    shown = [*manifest["icons"], *(icon for shortcut in manifest["shortcuts"] for icon in shortcut["icons"])]
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in shown}
    assert any(icon.get("purpose") == "maskable" for icon in shown)
    for icon in shown:
        picture = installed[icon["src"].removeprefix("./")]
        if icon["type"] == "image/png":
            assert picture.startswith(b"\x89PNG")
            width, height = (int.from_bytes(picture[at : at + 4], "big") for at in (16, 20))
            assert icon["sizes"] == f"{width}x{height}"
    for screenshot in manifest["screenshots"]:
        width, height = map(int, screenshot["sizes"].split("x"))
        assert jpeg_size((ROOT / screenshot["src"]).read_bytes()) == (width, height)


@pytest.mark.parametrize("language", game_data.LANGUAGES)
def test_an_installed_app_opens_its_own_files_and_takes_shared_ones_at_one_address(
    installed: dict[str, bytes], language: str
) -> None:
    manifest = json.loads(installed[f"app.{language}.webmanifest"])
    (handler,) = manifest["file_handlers"]
    assert handler["accept"] == {"application/x-kajuta": [".kajuta"]}
    assert manifest["launch_handler"]["client_mode"][0] == "focus-existing"
    share = manifest["share_target"]
    assert (share["action"], share["method"], share["enctype"]) == ("./share", "POST", "multipart/form-data")
    assert [file["name"] for file in share["params"]["files"]] == ["file"]
    assert ".json" not in json.dumps(manifest), "a file manager asks other programs for it"
    worker = (ROOT / "static" / "sw.js").read_text(encoding="utf-8")
    assert 'new URL("share", BASE)' in worker
    assert 'form.get("file")' in worker
    downloads = (ROOT / "static" / "session" / "file-downloads.js").read_text(encoding="utf-8")
    assert f'"{app_manifest_and_icons.FILE_TYPE}"' in downloads
    assert f"{app_manifest_and_icons.FILE_EXTENSION}`" in downloads


def test_every_game_has_a_shortcut_under_its_own_name(installed: dict[str, bytes]) -> None:
    for language in game_data.LANGUAGES:
        shortcuts = json.loads(installed[f"app.{language}.webmanifest"])["shortcuts"]
        assert [shortcut["url"] for shortcut in shortcuts] == [f"./#/new/{game}" for game in game_data.game_ids()]
        assert len({shortcut["name"] for shortcut in shortcuts}) == len(shortcuts)


def test_what_only_shops_and_search_engines_look_at_is_not_kept_for_playing_offline() -> None:
    worker = site.service_worker("1", {"app/share.png": b"", "robots.txt": b"", "index.html": b""}).decode()
    assert '"index.html"' in worker
    assert "share.png" not in worker
    assert "robots.txt" not in worker


def jpeg_size(picture: bytes) -> tuple[int, int]:
    """Width and height in pixels, from the frame header of a JPEG file."""
    at = 2
    while picture[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + int.from_bytes(picture[at + 2 : at + 4], "big")
    height, width = (int.from_bytes(picture[n : n + 2], "big") for n in (at + 5, at + 7))
    return width, height


def test_scripts_and_style_sheets_are_sent_without_comments_and_keep_their_imports(tmp_path: Path) -> None:
    script, sheet = tmp_path / "a.js", tmp_path / "a.css"
    script.write_text('// why\nimport { html } from "lit-html";\nexport const longName = html`a  b`;\n')
    sheet.write_text("/* why */\n.thing {\n  color: red;\n}\n")
    short = {
        name: content.decode()
        for name, content in minify_scripts_and_style_sheets.minified({"a.js": script, "a.css": sheet}).items()
    }
    assert "why" not in short["a.js"] + short["a.css"]
    assert bundle_javascript.IMPORT.findall(short["a.js"]) == ["lit-html"]
    assert "longName" in short["a.js"]
    assert "a  b" in short["a.js"]
    assert short["a.css"].strip() == ".thing{color:red}"


def test_a_size_that_another_build_is_writing_is_not_read_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers of the tests build the site in parallel."""
    monkeypatch.setattr(common, "CACHE", tmp_path)
    write_text = Path.write_text
    sizes: list[int] = []

    def slowly(path: Path, text: str) -> int:
        path.touch()
        monkeypatch.setattr(Path, "write_text", write_text)
        sizes.append(common.packed_size(b"kajuta"))  # by another build, before the text is written
        return write_text(path, text)

    monkeypatch.setattr(Path, "write_text", slowly)
    sizes.append(common.packed_size(b"kajuta"))
    assert sizes == [26, 26]
