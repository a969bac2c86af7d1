"""Requests that let a bot or the coach think for a while; the same request again goes on."""

from kajuta.api.handlers.registry import Json, answers
from kajuta.api.table import Table
from kajuta.bots.helper_worker import HelperTask, PartialResults


@answers("think")
def think(table: Table, request: Json) -> Json:
    """Let the bot that decides think; it may play its action."""
    match, hurry = table.match, request.get("hurry", False)
    if match.think(request["ms"], request.get("patience", 1.0), hurry=hurry, partial_results=_partial_results(request)):
        return table.changed(request)
    return _progress(match.progress, match.helper_task)


@answers("assist")
def assist(table: Table, request: Json) -> Json:
    """Play out what a bot or the coach thinks about that is at work in another worker."""
    task = HelperTask.from_json(request["task"])
    return {"sums": table.match.run_helper_task(task, request["seed"], request["ms"]).to_json()}


@answers("hint")
def hint(table: Table, request: Json) -> Json:
    """Let the coach think, until there is its advice."""
    coach, thinking_time = table.coach, request.get("patience", 1.0)
    advice = coach.think(table.match.hint_seat(), request["ms"], thinking_time, _partial_results(request))
    if advice is None:
        return _progress(coach.progress, coach.helper_task)
    return {**table.changed(request), "advice": advice}


@answers("cancel-hint")
def cancel_hint(table: Table, _: Json) -> Json:
    """Stop the coach."""
    table.coach.cancel()
    return {}


@answers("review")
def review(table: Table, request: Json) -> Json:
    """Review the finished match, until the review is complete."""
    found = table.coach.review(request["ms"])
    return {"thinking": True, "thought": table.coach.progress} if found is None else {"review": found}


@answers("cancel-review")
def cancel_review(table: Table, _: Json) -> Json:
    """Stop the review; what was found so far."""
    table.coach.cancel_review()
    return {"review": table.coach.partial_review.to_json()}


def _partial_results(request: Json) -> list[PartialResults]:
    """Partial results that the request brings from helper workers."""
    return [PartialResults.from_json(one) for one in request.get("found", ())]


def _progress(progress: float, task: HelperTask | None) -> Json:
    """Progress of whoever thinks, and the task that helpers may work on."""
    return {"thinking": True, "thought": progress, **({"task": task.to_json()} if task else {})}
