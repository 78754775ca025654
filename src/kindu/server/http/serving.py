"""How uvicorn runs the app: our logs, our limits, forwarded headers only from named proxies."""

from __future__ import annotations

import socket
import sys
from typing import TYPE_CHECKING

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kindu.server.http.doors import Doorkeeper
from kindu.server.http.errors import install_errors
from kindu.server.http.guards import GuardedConfig, GuardedFrames, GuardedHttpTools
from kindu.server.http.safety import Safety

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    import uvicorn
    from fastapi import FastAPI

    from kindu.server.http.limits import Limits
    from kindu.server.settings import Settings

BACKLOG = 256  # connections that may wait; all are accepted at once, before the next move
FILES = 65_536  # open files that we ask the system for, at most; each connection needs one


def protect(
    app: FastAPI, settings: Settings, limits: Limits, uploads: tuple[str, ...] = ()
) -> None:
    """Add our errors, and Safety around all routes; call it after adding other middleware."""
    install_errors(app)
    app.add_middleware(Safety, settings=settings, limits=limits, uploads=uploads)
    if settings.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))


def config(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """Settings for uvicorn, which by default trusts local proxies and logs whole addresses."""
    chosen = GuardedConfig(
        app,
        host=settings.host,
        port=settings.port,
        access_log=False,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        http=GuardedHttpTools,
        ws=GuardedFrames,
        ws_max_size=16 * settings.message,  # above this, the connection is cut
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    chosen.doors = Doorkeeper(settings, files_allowed())
    return chosen


def files_allowed() -> int:
    """How many files this process may have open: as many as the system lets us ask for."""
    if sys.platform == "win32":
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return FILES if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # macOS allows fewer than it says
        return soft
    return wanted


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens for visitors.

    asyncio disables Nagle's algorithm only on sockets that name their protocol, and those made by
    `create_server` don't: a second small message would wait 40 ms for the first one's ACK.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.create_server((host, port), family=family, backlog=BACKLOG)
    found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return found
