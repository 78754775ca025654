"""Where a request comes from: hosts that are ours, and pages that may act for a visitor."""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.datastructures import Headers

    from kindu.server.settings import Settings

ANY = "*"
PORTS = {"http": ":80", "https": ":443"}
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?")
OURS = (".local", ".localhost")  # never in the public DNS


def host_known(headers: Headers, settings: Settings) -> bool:
    """Whether the request is meant for us, against DNS rebinding.

    An IP address, a name without a dot, `.local` and this machine's own name can't be a stranger's
    domain that points at us. So playing at home needs no setting, but a real domain needs one.
    """
    if ANY in settings.hosts:
        return True
    hosts = headers.getlist("host")
    shape = HOST.fullmatch(hosts[0].lower()) if len(hosts) == 1 else None
    if shape is None:
        return False
    name = shape[1].rstrip(".")
    known = {one.lower() for one in settings.hosts} | {socket.gethostname().lower()}
    return "." not in name or name in known or name.endswith(OURS) or is_address(name)


def is_address(name: str) -> bool:
    """Whether it is an IPv4 or a bracketed IPv6 address."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def place(origin: str) -> str:
    """Host and port of an origin, without the port that its scheme implies."""
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        return ""
    return parts.netloc.removesuffix(PORTS.get(parts.scheme, "no port"))


def named(origin: str, settings: Settings) -> bool:
    """Whether the settings name this origin as ours."""
    return origin.lower() in (one.lower().rstrip("/") for one in settings.origins)


def is_ours(origin: str, headers: Headers, settings: Settings) -> bool:
    """Whether this origin is ours: the host that was asked, or one in the settings."""
    if named(origin, settings):
        return True
    scheme = origin.partition(":")[0].lower()
    host = headers.get("host", "").lower().removesuffix(PORTS.get(scheme, "no port"))
    return place(origin) == host != ""


def foreign(headers: Headers, settings: Settings) -> bool:
    """Whether a page of another site sent this; a socket is then refused before it opens."""
    origins = headers.getlist("origin")
    return not all(is_ours(origin, headers, settings) for origin in origins)


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Whether a page of ours sent this, so that its cookie is valid.

    Programs send no Origin, so for them only tokens are valid, never a cookie.
    """
    return "origin" in headers and not foreign(headers, settings)


def forged(headers: Headers, settings: Settings, cookie: bool) -> bool:
    """Whether a request that changes something may come from another site's page.

    All browsers send Origin with such requests; if it is missing, Sec-Fetch-Site must say
    same-origin. Programs without our cookie act for no visitor, so nothing can be forged.
    """
    site = headers.get("sec-fetch-site", "")
    if "origin" in headers:
        doubtful = site == "cross-site" and not named(headers["origin"], settings)
        return doubtful or foreign(headers, settings)
    if site:
        return site != "same-origin"
    return cookie


def embedded(headers: Headers) -> bool:
    """Whether a page of another site embeds this; links to us are fine."""
    mode = headers.get("sec-fetch-mode", "")
    return headers.get("sec-fetch-site") == "cross-site" and mode != "navigate"
