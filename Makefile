# Needs only make and Python 3.11 or newer; everything else goes into .tools, .venv* and build.

PY ?= python3
UV := $(shell command -v uv || echo .tools/bin/uv)
export UV_PYTHON_DOWNLOADS := never
unexport PYTHONDONTWRITEBYTECODE   # otherwise every process of a test compiles all it imports

DEV := .venv/.ready
BENCH := .venv-bench/.ready
EXTRAS := .venv-extras/.ready
COMPILED := build/compiled/.ready
STATIC := $(if $(wildcard web/package.json),src/kindu/static/index.html)
BUNDLED := $(if $(STATIC),build/compiled/kindu/static/index.html)
MODULES := web/node_modules/.ready
PEER := bench/load/peer/node_modules/.ready
BIN := .venv/bin
PYTEST := $(BIN)/pytest -n 2 --dist worksteal

EXAMPLES := $(patsubst %/pyproject.toml,%,$(wildcard examples/*/pyproject.toml))   # games in packages of their own
PROJECT := pyproject.toml hatch_build.py docs/package.md LICENSE NOTICE
SOURCES := $(sort $(shell find src/kindu -type f -not -name '*.pyc' -not -name '*.so' -not -path 'src/kindu/static/*'))
WEB := $(sort $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/tests/*' 2> /dev/null))
PYTHON = $(shell $(PY) -c 'import sys; print(sys.executable)')
LOCK := pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--custom-compile-command "make lock" $(LOCKFLAGS)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup web play terminal check types samples test test-fast test-pure test-compiled test-looks test-extras test-proxies test-wheel bench load strength calibration balance compile game playthroughs soak attack simulate faults histories mutants docs release lock postgres chromium proxies test-web web-speed screenshots beside web-types web-lint web-units FORCE

help: ## list these commands
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/\1\t\2/p' Makefile | awk -F '\t' '{ printf "make %-13s %s\n", $$1, $$2 }'

setup: $(DEV) ## make the development environment .venv

web: $(STATIC) ## build the web app into src/kindu/static, where kindu serve finds it

play: ## set up what is missing, start the server and open a browser there; Ctrl-C stops it
	@$(PY) -m tools.play

terminal: ## play in the terminal
	@$(PY) -m tools.play --terminal

check: $(DEV) ## format, lint, types, rule index, lock files, what make types writes
	$(BIN)/ruff format --check --quiet
	$(BIN)/ruff check --quiet
	$(BIN)/mypy --no-error-summary
	for game in $(EXAMPLES); do MYPYPATH=src:$$game/src $(BIN)/mypy --no-error-summary $$game/src || exit 1; done
	$(BIN)/python -m tools.rule_index
	$(BIN)/python -m tools.lock_check
	$(BIN)/python -m tools.typescript --check
	$(BIN)/python -m tools.typescript --fixtures --check

test: beside test-pure test-compiled ## all checks, then all tests on the pure and on the compiled engine

# Each of these keeps one core busy, so run two at a time.
beside: $(DEV) $(MODULES)
	@printf '%s\n' check web-types web-lint web-units | xargs -P 2 -I {} $(MAKE) --no-print-directory {}

# The web app by itself; tests/web has it in a browser.
test-web: web-types web-lint web-units ## types, lint and unit tests of the web app alone

web-types web-lint web-units: web-%: $(MODULES)
	cd web && $(WITH_NODE) npm run $*

# What surrounds the engine (programs, pages, whole games, the strength of bots) is tested once, on the engine that
# players have.
# Both engines give the same answers (tests/laws/test_builds.py).
BROWSER := tests/web $(wildcard tests/games/*/web) $(wildcard examples/*/tests/browser)
AROUND := $(BROWSER) $(foreach room,text cli bots server,$(wildcard tests/games/*/$(room))) \
	$(wildcard $(addprefix tests/games/*/,test_balance.py plan/test_learning.py cases/test_stages.py cases/test_networks.py)) \
	$(addprefix tests/,attacks faults histories server simulation cli text lab bench tools protocol record packages tree games/boards/test_random_boards.py \
	games/test_golden.py bots/test_order.py)

# Measuring coverage makes a test take five times as long: only those of the rules do.
COVERED := tests/core tests/games tests/laws/test_packing.py

test-pure: $(DEV)
	$(PYTEST) --cov --cov-branch --cov-fail-under=100 $(COVERED) $(AROUND:%=--ignore=%)
	$(PYTEST) $(COVERED:%=--ignore=%) $(AROUND:%=--ignore=%)

# Servers often wait for disks and clocks: a third worker uses the cores meanwhile.
test-compiled: $(DEV) postgres chromium proxies
	@if $(BIN)/python -c 'import sys; from tools.engine.sources import compiler_ready; sys.exit(not compiler_ready())'; then \
		$(MAKE) --no-print-directory $(COMPILED) $(BUNDLED) && \
		KINDU_ENGINE=compiled PYTHONPATH=build/compiled $(PYTEST) -n 3 -m 'not looks and not wheel' $(BROWSER:%=--ignore=%) && \
		KINDU_ENGINE=compiled PYTHONPATH=build/compiled $(PYTEST) -m 'not looks and not wheel' $(BROWSER); \
	else echo 'The tests on the compiled engine are skipped: no C compiler was found.'; \
		$(MAKE) --no-print-directory $(STATIC) && $(PYTEST) -m 'not looks and not wheel' $(AROUND); fi

# What a change of rules, bots or programs is most likely to break.
APART := $(BROWSER) $(wildcard tests/games/*/server) $(addprefix tests/,attacks faults histories server simulation lab bench packages)

test-fast: $(COMPILED) ## under two minutes: the tests on the compiled engine, without server and browser
	KINDU_ENGINE=compiled PYTHONPATH=build/compiled $(PYTEST) -m 'not looks and not wheel' tests $(APART:%=--ignore=%)

# Every state of every page on a phone, with axe, in all languages: too long for every change.
test-looks: $(COMPILED) $(BUNDLED) chromium ## the web app in a browser: every test, also those that make test only samples
	KINDU_ENGINE=compiled PYTHONPATH=build/compiled $(PYTEST) $(BROWSER)

# The system's PostgreSQL if there is one; otherwise it is installed, for root as a system package.
postgres: $(DEV) | $(UV)
	@$(BIN)/python -m tools.programs.postgres $(UV)

# Likewise, for the tests and screenshots of the web app.
chromium: $(DEV)
	@$(BIN)/python -m tools.programs.chromium

# Unpacked into .tools, not installed; if they can't be fetched, their tests are skipped.
proxies: $(DEV)
	@$(BIN)/python -m tools.programs.proxies

test-proxies: proxies ## run nginx and Caddy as docs/hosting.md sets them up, in front of a server
	$(BIN)/pytest tests/server/proxies

test-extras: $(EXTRAS) ## the tests of extras: the arena on a local Ray, drawings
	.venv-extras/bin/pytest -m extras --timeout 600

# Compiling takes most of the time. Nothing is built in place: the sdist packs the web app of this tree.
test-wheel: $(DEV) $(STATIC) | $(UV) ## build sdist and wheels, install them in clean environments, play and serve
	$(BIN)/pytest -m wheel --timeout 900 tests/packages

bench: $(COMPILED) $(BENCH) ## measure speed, compared with Catanatron and OpenSpiel
	$(BIN)/python bench/run.py

web-speed: $(COMPILED) $(BUNDLED) chromium ## measure the web app in a browser
	PYTHONPATH=build/compiled $(BIN)/python bench/web/run.py

load: $(COMPILED) $(PEER) ## measure the server under load, compared with the disk and boardgame.io
	$(BIN)/python bench/load/run.py

strength: $(COMPILED) ## measure the levels and write docs/strength.md; continues where it stopped
	PYTHONPATH=build/compiled $(BIN)/kindu strength --jobs 2 $(STRENGTH)

calibration: $(COMPILED) ## compare the chances in hints with who won; continues where it stopped
	PYTHONPATH=build/compiled $(BIN)/python -m tools.calibration --jobs 2

balance: $(COMPILED) ## play many games of strong bots and write docs/balance; BALANCE='--level skilled'
	PYTHONPATH=build/compiled $(BIN)/python -m tools.balance_pages $(BALANCE)

game: $(DEV) | $(UV) ## install a game from another package into .venv: make game FOLDER=../pebbles
	$(UV) pip install --quiet --offline --python $(BIN)/python --no-deps --no-build-isolation -e $(FOLDER)

compile: $(COMPILED) ## build the compiled engine into build/compiled

types: $(DEV) ## write the types and the fixtures of the web app from the engine
	$(BIN)/python -m tools.typescript
	$(BIN)/python -m tools.typescript --fixtures

samples: $(COMPILED) ## write the samples of output in the documents
	PYTHONPATH=build/compiled $(BIN)/python -m tools.samples

playthroughs: $(DEV) ## rewrite the playthrough files; review the difference like code
	$(BIN)/python -m tests.games.playthroughs

screenshots: $(COMPILED) $(BUNDLED) chromium ## pictures of every page of the web app, into build/screenshots
	PYTHONPATH=build/compiled $(BIN)/python -m tools.screenshots

attack: $(COMPILED) ## attack a server from several addresses, and measure the moves of quiet people; ATTACK='boards pings'
	PYTHONPATH=build/compiled $(BIN)/python -m tests.attacks.run $(ATTACK)

soak: $(COMPILED) ## the laws with many more games, on the compiled engine
	KINDU_SOAK=1 KINDU_ENGINE=compiled PYTHONPATH=build/compiled $(PYTEST) --timeout 3600 tests/laws

# Everything in it comes from the seed, so a seed that fails fails again.
simulate: $(COMPILED) ## many seeds of the simulated server: SEEDS=1000 FIRST=0; SEED=17 replays one; MISTAKES=1
	PYTHONPATH=build/compiled:. $(BIN)/python -m tests.simulation $(if $(SEED),--seed $(SEED)) $(SEEDED) $(if $(MISTAKES),--mistakes)

SEEDED = $(if $(SEEDS),--seeds $(SEEDS)) $(if $(FIRST),--first $(FIRST))

faults: $(DEV) ## let every call of SQLite fail, and cut the power: SEEDS=1000 FIRST=0; SEED=17 replays one; MISTAKES=1
	$(BIN)/python -m tests.faults $(if $(SEED),--seed $(SEED)) $(SEEDED) $(if $(MISTAKES),--mistakes)

histories: $(COMPILED) postgres ## two processes on PostgreSQL, killed and paused; what they did is judged: SEEDS=10 SECONDS=30
	PYTHONPATH=build/compiled:. $(BIN)/python -m tests.histories run $(SEEDED) $(if $(SECONDS),--seconds $(SECONDS))

mutants: $(DEV) ## change the rules' code in small ways; the tests must notice
	$(BIN)/python -m tools.mutants

docs: $(DEV) ## the documents as a site in build/docs; names dead links
	@$(BIN)/python -m tools.site

release: $(DEV) ## make the changelog from its fragments, set the version, commit, tag: VERSION=0.2.0
	@$(BIN)/python -m tools.release $(VERSION) $(RELEASEFLAGS)

lock: $(UV) ## rewrite requirements/*.txt; LOCKFLAGS=--upgrade takes newer versions
	$(UV) $(LOCK) pyproject.toml --group dev --extra server --extra postgres -o requirements/dev.txt
	$(UV) $(LOCK) pyproject.toml --extra server -c requirements/dev.txt -o requirements/run.txt
	$(UV) $(LOCK) pyproject.toml --group dev --all-extras -c requirements/dev.txt -o requirements/extras.txt
	$(UV) $(LOCK) --group bench -o requirements/bench.txt
	$(UV) $(LOCK) --group node -o requirements/node.txt
	$(UV) $(LOCK) --group postgres -o requirements/postgres.txt

.tools/bin/uv:
	@$(PY) -c 'import sys; sys.exit("Kindu needs Python 3.11 or newer: make PY=/path/to/python3" if sys.version_info < (3, 11) else 0)'
	$(PY) -m venv .tools
	.tools/bin/pip install --quiet --disable-pip-version-check $$($(PY) -c 'from tools.play.run import UV; print(UV)')

# The development environment: the pure engine, read from src.
$(DEV): requirements/dev.txt $(PROJECT) $(EXAMPLES:%=%/pyproject.toml) | $(UV)
	test -x $(BIN)/python || $(UV) venv --quiet --python "$(PYTHON)" .venv
	$(UV) pip sync --quiet --compile-bytecode --python $(BIN)/python --require-hashes requirements/dev.txt
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	for game in $(EXAMPLES); do \
		$(UV) pip install --quiet --offline --python $(BIN)/python --no-deps --no-build-isolation -e $$game || exit 1; done
	@touch $@

# The compiled engine for tests and benchmarks: built with the locked tools of .venv.
$(COMPILED): $(DEV) $(SOURCES) build/sources
	$(BIN)/python -m tools.engine build/compiled

# The web app, built with the system's npm if its Node is new enough; otherwise one is installed.
NODE := $(shell node -p 'const [a, b] = process.versions.node.split("."); a > 20 || (a == 20 && b >= 19) ? "ok" : ""' 2> /dev/null)
NPM := $(if $(NODE),$(shell command -v npm))
NODE_HERE := $(if $(NPM),,.tools/node/bin/npm)
WITH_NODE := $(if $(NPM),,PATH="$(CURDIR)/.tools/node/bin:$$PATH")

$(STATIC): $(WEB) $(MODULES)
	cd web && $(WITH_NODE) npm run build
	rm -rf src/kindu/static
	cp -R web/dist src/kindu/static
	@touch $@

$(MODULES): web/package.json web/package-lock.json | $(NODE_HERE)
	cd web && $(WITH_NODE) npm ci --no-audit --no-fund
	@mkdir -p $(@D) && touch $@

.tools/node/bin/npm: requirements/node.txt | $(UV)
	$(UV) venv --quiet --python "$(PYTHON)" .tools/node
	$(UV) pip sync --quiet --python .tools/node/bin/python --require-hashes requirements/node.txt
	@touch $@

# The compiled engine takes two minutes, the web app some seconds: a new web app is only copied in.
$(BUNDLED): $(STATIC) $(COMPILED)
	rm -rf build/compiled/kindu/static
	cp -R src/kindu/static build/compiled/kindu/static
	@touch $@

$(BENCH): requirements/bench.txt | $(UV)
	test -x .venv-bench/bin/python || $(UV) venv --quiet --python "$(PYTHON)" .venv-bench
	$(UV) pip sync --quiet --python .venv-bench/bin/python --require-hashes requirements/bench.txt
	@touch $@

$(PEER): bench/load/peer/package-lock.json bench/load/peer/package.json
	cd bench/load/peer && npm ci --silent --ignore-scripts
	@touch $@

$(EXTRAS): requirements/extras.txt $(PROJECT) | $(UV)
	test -x .venv-extras/bin/python || $(UV) venv --quiet --python "$(PYTHON)" .venv-extras
	$(UV) pip sync --quiet --python .venv-extras/bin/python --require-hashes requirements/extras.txt
	$(UV) pip install --quiet --python .venv-extras/bin/python --no-deps --no-build-isolation -e .
	@touch $@

# The names of the sources, touched only when they change, so that a deleted file is noticed too.
build/sources: FORCE
	@mkdir -p build
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@
