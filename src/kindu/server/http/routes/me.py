"""The current visitor: guest or account, name, password, deletion."""

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from kindu.record.gamefile import LONGEST_NAME
from kindu.server.http.errors import documented
from kindu.server.http.routes.shapes import Strict
from kindu.server.http.services import (
    ContextHere,
    KnownVisitor,
    ServicesHere,
    Visitor,
    remember,
)
from kindu.server.people import hashing
from kindu.server.people.cookies import BROWSER, cookie_in
from kindu.server.people.names import account_key, is_guest_name
from kindu.server.people.persons import Person, news_about
from kindu.server.people.sessions import ended

router = APIRouter(prefix="/api", tags=["people"], responses=documented())

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Password = Annotated[str, Field(min_length=1, max_length=hashing.LONGEST)]
NewPassword = Annotated[str, Field(min_length=hashing.SHORTEST, max_length=hashing.LONGEST)]


class NewName(Strict):
    """A new name."""

    name: Name


class NewAccount(Strict):
    """A name to log in with, and a password."""

    name: Name
    password: NewPassword


class Login(Strict):
    """Name and password of an account."""

    name: Annotated[str, Field(min_length=1, max_length=200)]
    password: Password


class PasswordChange(Strict):
    """The current password, and the new one."""

    old: Password
    new: NewPassword


class Me(BaseModel):
    """The visitor who asks; `account` is the login name, empty for a guest.

    `named`: whether the name was chosen, and is not the first one of a guest.
    """

    id: str
    name: str
    account: str
    named: bool


def me(person: Person) -> Me:
    """A person, as shown to that person."""
    named = bool(person.account) or not is_guest_name(person.name)
    return Me(id=person.id, name=person.name, account=person.account, named=named)


@router.get("/me")
async def who_am_i(person: Visitor) -> Me:
    """The current visitor; a new one becomes a guest with a name."""
    return me(person)


@router.patch("/me")
async def rename(body: NewName, services: ServicesHere, person: Visitor) -> Me:
    """Change my name, here and at tables that are not over."""
    renamed, tables = await services.people.rename(person, body.name)
    await services.changed(tables)
    await services.ended(renamed.id)  # also where the person only watches
    return me(renamed)


@router.delete("/me", status_code=204)
async def forget_me(services: ServicesHere, context: ContextHere, known: KnownVisitor) -> None:
    """Delete my name, password, sessions, tokens and chat; games go on without me."""
    context.cookie = context.mark = ""
    if known:
        tables = await services.accounts.delete(known)
        await services.ended(known.id)
        await services.changed(tables)


@router.post("/account", responses=documented(409))
async def register(
    body: NewAccount, services: ServicesHere, context: ContextHere, person: Visitor
) -> Me:
    """Turn me into an account with this name, which keeps my games; the cookie is a new one."""
    services.limit("login", person.id, context.address)
    session, steps = services.sessions.begin_only(person.id, context.browser)
    account, tables = await services.accounts.register(person, body.name, body.password, steps)
    remember(context, services.sessions.met(account, session))
    context.mark = services.sessions.cookies.mark(account.account)
    await services.ended(account.id)
    await services.changed(tables)
    return me(account)


@router.post("/login")
async def log_in(
    request: Request,
    body: Login,
    services: ServicesHere,
    context: ContextHere,
    known: KnownVisitor,
) -> Me:
    """Log in; the account takes over the games of this browser's guest."""
    key = account_key(body.name)
    marked = limit_logins(request, services, context, key)
    account = await services.accounts.log_in(body.name, body.password)
    session, begun = services.sessions.begin(account.id, context.browser)
    steps, before = [begun, ended(context.session)], known.id if known else account.id
    await services.database.write(steps, news_about(before))
    remember(context, services.sessions.met(account, session))
    if not marked:
        context.mark = services.sessions.cookies.mark(key)
    tables: list[str] = []
    if known and not known.account:
        tables = await services.accounts.adopt(known, account)
    await services.ended(before)
    await services.changed(tables)
    return me(account)


def limit_logins(
    request: Request, services: ServicesHere, context: ContextHere, account: str
) -> bool:
    """Count an attempt; one from a browser that this account knows counts on its own.

    So whoever tries many wrong passwords doesn't lock the owner out. Returns whether it is known.
    """
    mark, _ = cookie_in(request.cookies, context.secure, BROWSER)
    browser = services.sessions.cookies.marked(mark, account)
    if browser:
        services.limit("known", browser, account)
    else:
        services.limit("login", f"{account} {context.address}", context.address)
        services.limit("account", account)
    return bool(browser)


@router.post("/logout", status_code=204)
async def log_out(services: ServicesHere, context: ContextHere, known: KnownVisitor) -> None:
    """End this session; the next request creates a new guest. A guest can't come back."""
    context.cookie = ""
    if known:
        await services.sessions.end(known.id, context.session)
        await services.ended(known.id)


@router.post("/account/password", responses=documented(409))
async def change_password(
    body: PasswordChange, services: ServicesHere, context: ContextHere, person: Visitor
) -> Me:
    """Change my password; other browsers have to log in again."""
    services.limit("known", person.id, person.account)
    session, steps = services.sessions.begin_only(person.id, context.browser)
    await services.accounts.change_password(person, body.old, body.new, steps)
    remember(context, services.sessions.met(person, session))
    await services.ended(person.id)
    return me(person)
