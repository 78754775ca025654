"""The order of things: refuse what can't work, set up what is missing, serve, compile beside."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Lock, Thread
from typing import final

from tools.engine.copies import READY, copy_sources
from tools.engine.sources import MYPY, SETUPTOOLS, compiler_ready
from tools.play import checks, fetching
from tools.play.checks import Refused
from tools.play.fetching import certificates_for_uv
from tools.play.house import COMPILER, House, program
from tools.play.steps import Progress, end, run

ROOT = Path(__file__).resolve().parents[2]
UV = "uv==0.13.7"
LOG = "compile.log"
COMING = "KINDU_COMPILED"  # the server says that it is being built, and bots look there
INSTALLING = Lock()


def main() -> int:
    """The exit code: 0 after Ctrl-C, 1 with a sentence."""
    parser = argparse.ArgumentParser(prog="make play", description=__doc__)
    parser.add_argument("--terminal", action="store_true", help="play there, without a server")
    house, terminal = House(ROOT), parser.parse_args().terminal
    try:
        number = 0 if terminal else checks.port()
        set_up(house, web=not terminal and not house.web_ready())
        return in_terminal(house) if terminal else serve(house, number)
    except Refused as error:
        print(f"make play: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print()
        return 130


def set_up(house: House, web: bool) -> None:
    """Packages and the web app, if that is wanted, side by side, as far as they are missing."""
    packages = not house.packages_ready()
    if not packages and not web:
        return
    modules = web and not house.modules_ready()
    npm = house.npm() if modules else None
    node = modules and npm is None
    uv = (packages or node) and house.uv() is None
    checks.room(house.root)
    if uv:
        checks.pip()
    os.environ.update(fetching.connection(pip=uv, uv=packages or node))
    if npm is not None:
        fetching.registry(npm)
    progress = Progress(uv + 2 * packages + node + modules + web)
    start = time.monotonic()
    print("Setting up Kindu, for this once:", flush=True)
    jobs = [job for job, wanted in ((get_packages, packages), (build_web, web)) if wanted]
    with ThreadPoolExecutor(len(jobs)) as both:
        try:
            for done in [both.submit(job, house, progress) for job in jobs]:
                done.result()
        except KeyboardInterrupt:
            progress.give_up("stopped")
            raise
    print(f"Ready after {time.monotonic() - start:.0f} s.", flush=True)


def get_uv(house: House, progress: Progress) -> str:
    """The program that installs the rest, many times as fast as pip; who comes second waits."""
    with INSTALLING:
        found = house.uv()
        if found is None:
            install_uv(house, progress)
        return found or str(house.uv())


def install_uv(house: House, progress: Progress) -> None:
    """With the pip of this Python into a folder; one without pip makes an environment for it."""
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV]
    commands = [[sys.executable, *install, "--upgrade", "--target", ".tools"]]
    if not checks.has("pip"):
        own = str(program(house.root / ".tools", "python"))
        commands = [[sys.executable, "-m", "venv", ".tools"], [own, *install]]
    plainly = {"PIP_USER": "0", "PIP_REQUIRE_VIRTUALENV": "0"}
    run(progress, "the installer uv", *commands, cwd=house.root, **plainly)


def get_packages(house: House, progress: Progress) -> None:
    """An environment with all that the server needs, and this folder as the package itself."""
    uv = get_uv(house, progress)
    make = [uv, "venv", "--quiet", "--allow-existing", "--python", sys.executable, ".venv-play"]
    at = ["--quiet", "--python", str(house.python)]
    sync = [uv, "pip", "sync", *at, "--require-hashes", "requirements/run.txt"]
    never = {"UV_PYTHON_DOWNLOADS": "never"}
    run(progress, "packages of the server", make, sync, cwd=house.root, **never)
    own = [uv, "pip", "install", *at, "--no-deps", "--build-constraints", "requirements/dev.txt"]
    run(progress, "Kindu itself", [*own, "-e", "."], cwd=house.root, SKIP_WEB="1", **never)
    house.keep("packages", house.packages_mark())


def build_web(house: House, progress: Progress) -> None:
    """The pages."""
    if not house.modules_ready():
        if house.npm() is None:
            get_node(house, progress)
        install = [str(house.npm()), "ci", "--omit=dev", "--no-audit", "--no-fund"]
        web = house.root / "web"
        run(progress, "packages of the web app", install, cwd=web, **with_node(house))
        house.keep("modules", house.modules_mark())
    made_of = house.web_mark()
    build = [str(house.npm()), "run", "build"]
    run(progress, "the web app", build, cwd=house.root / "web", **with_node(house))
    shutil.rmtree(house.bundle, ignore_errors=True)
    shutil.copytree(house.root / "web" / "dist", house.bundle)
    house.keep("web", made_of)


def get_node(house: House, progress: Progress) -> None:
    """Node where the system has none."""
    uv = get_uv(house, progress)
    folder = house.root / ".tools" / "node"
    make = [uv, "venv", "--quiet", "--allow-existing", "--python", sys.executable, str(folder)]
    at = ["--quiet", "--python", str(program(folder, "python"))]
    sync = [uv, "pip", "sync", *at, "--require-hashes", "requirements/node.txt"]
    run(progress, "Node", make, sync, cwd=house.root)


def with_node(house: House) -> dict[str, str]:
    """The search path on which npm finds its own Node."""
    npm = Path(str(house.npm()))
    return {"PATH": os.pathsep.join([str(npm.parent), os.environ.get("PATH", "")])}


def in_terminal(house: House) -> int:
    """A game in this window."""
    engine = which_engine(house)
    return wait(subprocess.Popen([house.kindu, "play", "--text"], env=os.environ | engine))


def serve(house: House, port: int) -> int:
    """The server until Ctrl-C; on the pure engine the compiled one is made beside it."""
    engine = which_engine(house)
    compiling = Compiling(house) if COMING in engine else None
    command = [house.kindu, "serve", "--port", str(port), "--open"]
    with subprocess.Popen(command, cwd=house.root, env=os.environ | engine) as server:
        if compiling is not None:
            compiling.start()
        try:
            return wait(server)
        finally:
            if compiling is not None:
                compiling.stop()


def which_engine(house: House) -> dict[str, str]:
    """Where the server finds the compiled engine, or where it will be; nothing without either."""
    if house.engine_ready():
        renew(house)
        return {"PYTHONPATH": str(house.compiled)}
    (house.compiled / READY).unlink(missing_ok=True)  # of other sources
    return {COMING: str(house.compiled)} if compiler_ready() else {}


def wait(server: subprocess.Popen[bytes]) -> int:
    """Ctrl-C goes to the server, too, which says goodbye by itself."""
    while True:
        try:
            return server.wait()
        except KeyboardInterrupt:
            continue


def renew(house: House) -> None:
    """Beside the compiled engine: all else as it is now, and the web app."""
    copy_sources(house.root / "src", house.compiled)
    if house.bundle.is_dir():
        shutil.copytree(house.bundle, house.compiled / "kindu" / "static", dirs_exist_ok=True)


@final
class Compiling(Thread):
    """Compiles the engine at low priority; what that says goes into a file."""

    def __init__(self, house: House) -> None:
        super().__init__(daemon=True)
        self.house = house
        self.process: subprocess.Popen[bytes] | None = None
        self.stopped = False

    def run(self) -> None:
        """One command after the other."""
        log = self.house.root / "build" / LOG
        log.parent.mkdir(exist_ok=True)
        first = ["nice", "-n", "19"] if shutil.which("nice") else []
        commands = compile_commands(self.house)
        env = os.environ | (certificates_for_uv() if len(commands) > 1 else {})
        with log.open("wb") as output:
            for command in commands:
                if self.stopped:
                    return
                self.process = subprocess.Popen(
                    [*first, *command], cwd=self.house.root, env=env, stdout=output,
                    stderr=output, start_new_session=True,
                )  # fmt: skip
                if self.process.wait():
                    if not self.stopped:
                        print(f"The engine could not be compiled; build/{LOG} says why.")
                    return
        print("The engine is compiled: bots use it now, the server from the next start on.")

    def stop(self) -> None:
        """Nobody plays any more; the next start begins again."""
        self.stopped = True
        if self.process is not None and self.process.poll() is None:
            end(self.process)
            self.process.wait()


def compile_commands(house: House) -> list[list[str]]:
    """How to compile: with a developer's tools, or with some that are installed for it."""
    python, uv = program(house.root / ".venv", "python"), house.uv()
    found: list[list[str]] = []
    if not python.is_file() and uv is not None:
        python = program(house.root / COMPILER, "python")
        make = [uv, "venv", "--quiet", "--allow-existing", "--python", sys.executable, COMPILER]
        needed = [MYPY, SETUPTOOLS, "hatchling", "librt", "mypy-extensions"]
        at = ["--quiet", "--python", str(python), "--constraints", "requirements/dev.txt"]
        found = [make, [uv, "pip", "install", *at, *needed]]
    return [*found, [str(python), "-m", "tools.engine", str(house.compiled)]]
