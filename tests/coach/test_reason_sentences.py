"""Reasons of the coach: whole sentences in both languages."""

import pytest

from kajuta.coach.reasons import reason_sentence, with_share
from kajuta.core.message import msg
from kajuta.core.rule_clauses import CORE
from tests.all_games.test_log_lines import DRAW
from tests.all_games.test_texts import UI, file_of
from tests.helpers.node import run_node

REASONS = [msg("coach-wins"), with_share(msg("coach-wins-soon"), 62)]
SENTENCES = {
    "en": [
        "It wins the game at once.",
        "It wins the game at once, and it wins the game within a few turns 62% of the time.",
    ],
    "cs": [
        "Díky tomu okamžitě vyhrajete.",
        "Díky tomu okamžitě vyhrajete a také s pravděpodobností 62 % vyhrajete během několika tahů.",
    ],
}


@pytest.mark.parametrize("lang", SENTENCES)
def test_a_reason_is_a_whole_sentence(lang: str) -> None:
    messages = [reason_sentence(REASONS[:1]), reason_sentence(REASONS)]
    sources = [file_of(scope, lang).read_text(encoding="utf-8") for scope in (CORE, UI)]
    given = {"lang": lang, "sources": sources, "messages": messages}
    drawn = run_node("--input-type=module", "-e", DRAW, given=given)
    assert [one.replace("\u00a0", " ") for one in drawn] == SENTENCES[lang]
