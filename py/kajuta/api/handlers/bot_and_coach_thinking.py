"""Requests that let a bot or the coach think for a short time. Repeating the request continues the thinking."""

from kajuta.api.handlers.registry import Json, handles
from kajuta.api.session import EngineSession
from kajuta.bots.helper_worker_messages import HelperTask, PartialResults


@handles("think")
def think(session: EngineSession, request: Json) -> Json:
    """Let the bot to act think for a while; it may play its action."""
    match, hurry = session.match, request.get("hurry", False)
    if match.think(request["ms"], request.get("patience", 1.0), hurry=hurry, partial_results=_partial_results(request)):
        return session.change_answer(request)
    return _progress(match.progress, match.helper_task)


@handles("assist")
def assist(session: EngineSession, request: Json) -> Json:
    """Run playouts for a bot or the coach that is thinking in another worker."""
    task = HelperTask.from_json(request["task"])
    return {"sums": session.match.run_helper_task(task, request["seed"], request["ms"]).to_json()}


@handles("hint")
def hint(session: EngineSession, request: Json) -> Json:
    """Let the coach think for a while; the answer has its advice once it is ready."""
    coach, thinking_time = session.coach, request.get("patience", 1.0)
    advice = coach.think(session.match.hint_seat(), request["ms"], thinking_time, _partial_results(request))
    if advice is None:
        return _progress(coach.progress, coach.helper_task)
    return {**session.change_answer(request), "advice": advice}


@handles("cancel-hint")
def cancel_hint(session: EngineSession, _: Json) -> Json:
    """Stop thinking about a hint."""
    session.coach.cancel()
    return {}


@handles("review")
def review(session: EngineSession, request: Json) -> Json:
    """Continue the review of the finished match; the answer has the review once it is complete."""
    found = session.coach.review(request["ms"])
    return {"thinking": True, "thought": session.coach.progress} if found is None else {"review": found}


@handles("cancel-review")
def cancel_review(session: EngineSession, _: Json) -> Json:
    """Stop the review and return the results so far."""
    session.coach.cancel_review()
    return {"review": session.coach.partial_review.to_json()}


def _partial_results(request: Json) -> list[PartialResults]:
    """Results of helper workers in the request."""
    return [PartialResults.from_json(one) for one in request.get("found", ())]


def _progress(progress: float, task: HelperTask | None) -> Json:
    """Progress of the thinking, and the task for helper workers if there is one."""
    return {"thinking": True, "thought": progress, **({"task": task.to_json()} if task else {})}
