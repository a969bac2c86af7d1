"""Features that the coach explains in a sentence, each with the factor that converts its value into a count."""

from collections.abc import Mapping

from kajuta.core.coach_reason_texts import Explains, ReasonText

REASON_TEXT_BY_FEATURE: Mapping[str, ReasonText] = {
    "gaps": ReasonText(),
    "hopeless": ReasonText(),
    "shortage": ReasonText(),
    "idle": ReasonText(),
    "empty": ReasonText(4),
    "finish": ReasonText(),
    "wilds": ReasonText(1),
    "monsters": ReasonText(),
    "storms": ReasonText(),
    "compasses": ReasonText(1),
    "explored": ReasonText(),
    "pillars": ReasonText(4),
    "lead": ReasonText(explains=Explains.NEVER),
    "promise": ReasonText(1),
}
