"""The current visitor: guest or account, name, password, deletion."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from kindu.record.gamefile import LONGEST_NAME
from kindu.server.http.errors import documented
from kindu.server.http.routes.shapes import Strict
from kindu.server.http.services import ContextHere, KnownVisitor, ServicesHere, Visitor
from kindu.server.people import hashing
from kindu.server.people.names import account_key
from kindu.server.people.persons import Person

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
    """The visitor who asks; `account` is the login name, empty for a guest."""

    id: str
    name: str
    account: str


def me(person: Person) -> Me:
    """A person, as shown to that person."""
    return Me(id=person.id, name=person.name, account=person.account)


@router.get("/me")
async def who_am_i(person: Visitor) -> Me:
    """The current visitor; a new one becomes a guest with a name."""
    return me(person)


@router.patch("/me")
async def rename(body: NewName, services: ServicesHere, person: Visitor) -> Me:
    """Change my name, here and at tables that are not over."""
    renamed, tables = await services.people.rename(person, body.name)
    await services.changed(tables)
    return me(renamed)


@router.delete("/me", status_code=204)
async def forget_me(services: ServicesHere, context: ContextHere, known: KnownVisitor) -> None:
    """Delete my name, password, tokens and chat; games go on without me."""
    context.cookie = ""
    if known:
        await services.changed(await services.accounts.delete(known))


@router.post("/account", responses=documented(409))
async def register(
    body: NewAccount, services: ServicesHere, context: ContextHere, person: Visitor
) -> Me:
    """Turn me into an account with this name, which keeps my games."""
    services.limit("login", person.id, context.address)
    account, tables = await services.accounts.register(person, body.name, body.password)
    await services.changed(tables)
    return me(account)


@router.post("/login")
async def log_in(
    body: Login, services: ServicesHere, context: ContextHere, known: KnownVisitor
) -> Me:
    """Log in; the account takes over the games of this browser's guest."""
    key = account_key(body.name)
    services.limit("login", f"{key} {context.address}", context.address)
    services.limit("account", key)
    account = await services.accounts.log_in(body.name, body.password)
    context.cookie = services.people.cookie(account)
    if known and not known.account:
        await services.changed(await services.accounts.adopt(known, account))
    return me(account)


@router.post("/logout", status_code=204)
async def log_out(context: ContextHere) -> None:
    """Log out; the next request creates a new guest. A guest who logs out can't come back."""
    context.cookie = ""


@router.post("/account/password", responses=documented(409))
async def change_password(
    body: PasswordChange, services: ServicesHere, context: ContextHere, person: Visitor
) -> Me:
    """Change my password; other browsers have to log in again."""
    services.limit("login", person.id, context.address)
    changed = await services.accounts.change_password(person, body.old, body.new)
    context.cookie = services.people.cookie(changed)
    return me(changed)
