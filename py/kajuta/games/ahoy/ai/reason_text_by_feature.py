"""Features that the coach can put into a sentence, each with the factor that turns its value into a number."""

from collections.abc import Mapping

from kajuta.core.coach_reason_texts import UNTOLD, Explains, PuzzleTexts, ReasonText

REASON_TEXT_BY_FEATURE: Mapping[str, ReasonText] = {
    "fame": ReasonText(3, has_rival_text=True, explains=Explains.THIS_TURN),
    "lead": ReasonText(explains=Explains.NEVER),
    "last": ReasonText(explains=Explains.NEVER),
    "ahead": ReasonText(explains=Explains.NEVER),
    "dice": ReasonText(),
    "gold": ReasonText(2, has_rival_text=True),
    "crew-sailing": ReasonText(),
    "crew-fighting": ReasonText(),
    "crew-earning": ReasonText(),
    "crew-agents": ReasonText(),
    "damage": ReasonText(has_rival_text=True),
    "cannons": ReasonText(),
    "prey": ReasonText(),
    "threatened": ReasonText(),
    "control": ReasonText(3, has_rival_text=True),
    "control-later": ReasonText(explains=Explains.THIS_TURN),
    "contested": ReasonText(),
    "presence": ReasonText(3),
    "patrols": ReasonText(3),
    "forts": ReasonText(1),
    "comrades": ReasonText(3, has_rival_text=True),
    "ready": ReasonText(2),
    "plans": ReasonText(2),
    "ships": ReasonText(1),
    "voyage": ReasonText(has_rival_text=True, spoiled_by=("delivered",)),
    "cargo": ReasonText(1, spoiled_by=("delivered",)),
    "delivered": ReasonText(2),
    "favours": ReasonText(3),
    "rewards": ReasonText(),
    "map": ReasonText(3),
}

PUZZLE_TEXTS = PuzzleTexts(summarized_lines={"wealth-rises": UNTOLD})
"""Whose wealth rises is a choice of the first player at the end of the round, whatever was done before."""
