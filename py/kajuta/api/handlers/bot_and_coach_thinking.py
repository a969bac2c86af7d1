"""Requests that let a bot or the coach think for a while; the same request again goes on."""

from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession
from kajuta.bots.helper_worker_messages import HelperTask, PartialResults


@handles("think")
def think(session: EngineSession, request: Json) -> Json:
    """Let the bot that decides think; it may play its action."""
    match, hurry = session.match, request.get("hurry", False)
    if match.think(request["ms"], request.get("patience", 1.0), hurry=hurry, partial_results=_partial_results(request)):
        return session.change_answer(request)
    return _progress(match.progress, match.helper_task)


@handles("assist")
def assist(session: EngineSession, request: Json) -> Json:
    """Play out what a bot or the coach thinks about that is at work in another worker."""
    task = HelperTask.from_json(request["task"])
    return {"sums": session.match.run_helper_task(task, request["seed"], request["ms"]).to_json()}


@handles("hint")
def hint(session: EngineSession, request: Json) -> Json:
    """Let the coach think, until there is its advice."""
    coach, thinking_time = session.coach, request.get("patience", 1.0)
    advice = coach.think(session.match.hint_seat(), request["ms"], thinking_time, _partial_results(request))
    if advice is None:
        return _progress(coach.progress, coach.helper_task)
    return {**session.change_answer(request), "advice": advice}


@handles("cancel-hint")
def cancel_hint(session: EngineSession, _: Json) -> Json:
    """Stop the coach."""
    session.coach.cancel()
    return {}


@handles("review")
def review(session: EngineSession, request: Json) -> Json:
    """Review the finished match, until the review is complete."""
    found = session.coach.review(request["ms"])
    return {"thinking": True, "thought": session.coach.progress} if found is None else {"review": found}


@handles("cancel-review")
def cancel_review(session: EngineSession, _: Json) -> Json:
    """Stop the review; what was found so far."""
    session.coach.cancel_review()
    return {"review": session.coach.partial_review.to_json()}


def _partial_results(request: Json) -> list[PartialResults]:
    """Partial results that the request brings from helper workers."""
    return [PartialResults.from_json(one) for one in request.get("found", ())]


def _progress(progress: float, task: HelperTask | None) -> Json:
    """Progress of whoever thinks, and the task that helpers may work on."""
    return {"thinking": True, "thought": progress, **({"task": task.to_json()} if task else {})}
