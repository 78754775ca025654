"""How uvicorn runs the app: our logs, our limits, forwarded headers only from named proxies."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kindu.server.http.errors import install_errors
from kindu.server.http.safety import Safety
from kindu.server.wire.frames import Frames

if TYPE_CHECKING:
    from fastapi import FastAPI

    from kindu.server.http.limits import Limits
    from kindu.server.settings import Settings

BACKLOG = 2048  # connections that may wait to be accepted
HEAD = 32 * 1024  # bytes of a request's headers


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
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        access_log=False,
        log_config=None,
        proxy_headers=False,
        server_header=False,
        ws=Frames,
        ws_max_size=16 * settings.message,  # above this, the connection is cut
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=HEAD,
        timeout_graceful_shutdown=5,
    )


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens for visitors.

    asyncio disables Nagle's algorithm only on sockets that name their protocol, and those made by
    `create_server` don't: a second small message would wait 40 ms for the first one's ACK.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.create_server((host, port), family=family, backlog=BACKLOG)
    found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return found
