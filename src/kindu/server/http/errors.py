"""Every error in one shape: {"error": {"why": one word, "sentence": what was expected}}."""

from __future__ import annotations

import http
import math
import re
from typing import TYPE_CHECKING

from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.routing import Match

from kindu.core.words import KinduError
from kindu.server.http.logs import ERRORS
from kindu.server.refusals import Refusal, TooBig, TooFast, Unsaved, refusal_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fastapi import FastAPI
    from starlette.requests import Request
    from starlette.routing import BaseRoute

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
SHOWN = 60  # how many letters of the input an error quotes
BROKEN = "Something went wrong on the server. Nothing was changed."
SHOULD = re.compile(r"(?:Input|Value|\w+) should (be|have|match) (.*)")
PRIVATE = re.compile("password|old|new|token|secret")
WORDS = {
    400: ("bad_request", "expected a request that can be read, but got something else"),
    404: ("not_found", "expected an address of this server, but there is nothing here"),
    405: ("wrong_method", "expected another method"),
}


class ErrorInfo(BaseModel):
    """Why something was refused."""

    why: str
    sentence: str
    request: str | None = None


class ErrorBody(BaseModel):
    """The body of every answer with a status from 400 on."""

    error: ErrorInfo


class CutOff(HTTPException):
    """A body grew too big. FastAPI lets only errors of this base class through while it reads."""

    def __init__(self, sentence: str) -> None:
        super().__init__(TooBig.status, sentence)


def documented(*statuses: int) -> dict[int | str, dict[str, object]]:
    """For `responses=` of a route: these errors, and those of every route."""
    every = {400, 403, 413, 421, 422, 429, 500, 503}
    return {
        status: {"model": ErrorBody, "description": http.HTTPStatus(status).phrase}
        for status in sorted(every | set(statuses))
    }


def text_answer(media_type: str) -> dict[int | str, dict[str, object]]:
    """For `responses=` of a route with `response_class=Response`: text, but errors as JSON."""
    return {200: {"content": {media_type: {"schema": {"type": "string"}}}}}


def reply(
    status: int,
    why: str,
    sentence: str,
    headers: Mapping[str, str] | None = None,
    request: str = "",
) -> JSONResponse:
    """An error as it is sent."""
    error = {"why": why, "sentence": sentence} | ({"request": request} if request else {})
    return JSONResponse({"error": error}, status, dict(headers or {}))


def refused(refusal: Refusal) -> JSONResponse:
    """A refusal as it is sent, with the time to wait if it has one."""
    wait = math.ceil(refusal.wait) if isinstance(refusal, TooFast) else 0
    wait = 1 if isinstance(refusal, Unsaved) else wait
    again = {"Retry-After": str(wait)} if wait else {}
    return reply(refusal.status, refusal.why, str(refusal), again)


async def on_kindu_error(_: Request, error: Exception) -> JSONResponse:
    """Our own errors, each as a refusal with its status."""
    assert isinstance(error, KinduError)
    refusal = refusal_of(error)
    if isinstance(refusal, Unsaved):
        ERRORS.error("the database failed", exc_info=error)
    return refused(refusal)


async def on_http_error(request: Request, error: Exception) -> JSONResponse:
    """Starlette's errors: no such address, wrong method, unreadable body."""
    assert isinstance(error, HTTPException)
    status, headers = error.status_code, error.headers or {}
    why, sentence = WORDS.get(status, ("refused", f"expected something else: {error.detail}"))
    if isinstance(error, CutOff):
        why, sentence = TooBig.why, error.detail
    elif status == http.HTTPStatus.METHOD_NOT_ALLOWED:
        headers = {"Allow": allowed(request)}
        sentence = f"expected {headers['Allow']}, but got {request.method}"
    return reply(status, why, sentence, headers)


def allowed(request: Request) -> str:
    """All methods of this address; Starlette names only those of the first matching route."""
    routes: list[BaseRoute] = request.app.routes
    scopes = [(method, dict(request.scope) | {"method": method}) for method in METHODS]
    found = [m for m, scope in scopes if any(r.matches(scope)[0] is Match.FULL for r in routes)]
    return ", ".join(found)


async def on_invalid(_: Request, error: Exception) -> JSONResponse:
    """FastAPI's errors: the body or a part of the address doesn't match OpenAPI."""
    assert isinstance(error, RequestValidationError)
    first = dict(error.errors()[0])
    where = [str(part) for part in first.get("loc", ())[1:]]
    kind, said = str(first.get("type", "")), str(first.get("msg", ""))
    return reply(422, "invalid", explained(kind, said, where, first.get("input")))


def explained(kind: str, said: str, where: list[str], came: object) -> str:
    """Pydantic's error as one sentence of ours, which doesn't repeat private input."""
    field = f"'{'.'.join(where)}'" if where else "the body"
    if kind == "json_invalid":
        return "expected JSON, but the body can't be read as such"
    if kind == "missing":
        return f"expected {field}, but it is missing"
    if kind == "extra_forbidden":
        return f"expected only known names, but got {field}"
    should = SHOULD.match(said)
    wanted = f"{field} to {should[1]} {should[2]}" if should else f"{field} to fit ({said})"
    private = any(PRIVATE.search(part) for part in where)
    return f"expected {wanted}, but got {'something else' if private else shown(came)}"


def shown(came: object) -> str:
    """The input, cut to a few words; long lists and dicts are not spelled out."""
    if isinstance(came, list | dict) and len(came) > SHOWN:
        return f"a list of {len(came)}" if isinstance(came, list) else f"{len(came)} names"
    text = ascii(came[:SHOWN] if isinstance(came, str) else came)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def install_errors(app: FastAPI) -> None:
    """Send all errors of this app in our shape; Safety answers unexpected ones."""
    app.add_exception_handler(KinduError, on_kindu_error)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(RequestValidationError, on_invalid)
