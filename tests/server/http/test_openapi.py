"""schemathesis against the OpenAPI document of a running server."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from tests.server.running import Person, running, settings
from tests.support import QUICKEST

TABLE = "/api/tables/{table}"
SEEN = 100  # requests that a run must have made, else it proves nothing

# Names, files and boards obey more than a schema can say, and numbers are no "1.0": such input is
# refused with 400, 409 or 422; what is too long may be too big already.
CONFIG = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "400", "403", "404", "409", "422"]
[checks.negative_data_rejection]
expected-statuses = ["400", "403", "404", "405", "409", "413", "422"]
"""

# A table is at hand, else nearly all requests would end with 404.
WITH_TABLE = """
[parameters]
"path.table" = "{table}"
"path.seat" = 1
"""


async def check(person: Person, folder: Path, more: list[str], config: str) -> tuple[int, str]:
    """One run: its exit code, and what it says."""
    file = folder / "schemathesis.toml"
    file.write_text(CONFIG + config)
    # Starlette counts /tables/{table} among the routes of /tables/mine, so Allow names PATCH.
    wanted = ["--checks", "all", "--exclude-checks", "allow_header_conformance"]
    headers = [
        "-H",
        f"Origin: {person.origin}",
        "-H",
        f"Cookie: kindu={person.http.cookies['kindu']}",
    ]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "schemathesis.cli", "--config-file", str(file), "--no-color",
        "run", f"{person.origin}/api/openapi.json", *wanted, *headers, *more,
        "--continue-on-failure", "--seed", "1", "--workers", "1", "--warnings", "off",
        "--suppress-health-check", "all",
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, cwd=folder,
    )  # fmt: skip
    said, _ = await process.communicate()
    return process.returncode or 0, said.decode()


@pytest.mark.parametrize("known", [False, True])
def test_the_server_answers_as_its_openapi_document_says(known: bool, tmp_path: Path) -> None:
    """Whatever is asked for: no 5xx, no other status, content type or shape than documented."""

    async def work() -> tuple[int, str]:
        async with running(settings(tmp_path / "data")) as server, server.person() as ada:
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await ada.ask("POST", "/tables", {"game": QUICKEST, "seats": seats})
            if not known:
                phases = ["--phases", "coverage,fuzzing", "-n", "3"]
                return await check(ada, tmp_path, phases, "")
            phases = ["--phases", "fuzzing", "-n", "12", "--include-path-regex", "{table}"]
            return await check(ada, tmp_path, phases, WITH_TABLE.format(table=made["id"]))

    code, said = asyncio.run(work())

    assert 0 == code, said
    assert SEEN < int(said.partition("Test cases:")[2].split()[0])
