# Everything sets itself up: a machine with Python 3.11 or newer and make needs nothing else.

PYTHON ?= $(firstword $(foreach name,python3 python3.14 python3.13 python3.12 python3.11,$(shell \
	command -v $(name) >/dev/null 2>&1 && \
	$(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(name))))
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --silent --prefix web
PAGE := src/moonstone/page/index.html
# Compiled modules are kept, whatever the surroundings say: tests start Python many times, and import much.
export PYTHONDONTWRITEBYTECODE :=
WEB := $(shell find web \( -name node_modules -o -name __pycache__ \) -prune -o -type f -print) \
	$(shell find src/moonstone -name '*.ftl') src/moonstone/i18n/languages.json

.PHONY: help play serve page test test-all soak check check-python check-page fmt types pictures bench golden clean

help: ## list these commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

play: $(VENV)/.ready ## play in the browser
	@$(BIN)/moonstone

serve: $(VENV)/.ready ## serve tables on this machine
	@$(BIN)/moonstone serve

page: $(PAGE) ## build the page, if anything under web/ has changed

test: check $(PAGE) ## check, then the quick tests: run this before every commit
	$(BIN)/python -m pytest -n 2

test-all: $(VENV)/.ready-dev $(PAGE) ## the long tests, which `make test` leaves out
	$(BIN)/python -m pytest -n 2 -m long

soak: $(VENV)/.ready-dev $(PAGE) ## the longest tests: hundreds of games
	$(BIN)/python -m pytest -n 2 -m soak

check: $(VENV)/.ready-dev ## formatting, lint and types
	@$(MAKE) --no-print-directory -j 2 check-python check-page

check-python: $(VENV)/.ready-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-page: $(VENV)/.ready-dev
	$(NPM) run check

fmt: $(VENV)/.ready-dev ## format and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

types: $(VENV)/.ready-dev ## write the page's types and limits of requests anew
	$(BIN)/moonstone openapi | $(NPM) run types

pictures: $(PAGE) ## take the pictures in docs/pictures anew
	PYTHONPATH=tests:tests/server $(BIN)/python tests/page/pictures.py

bench: $(VENV)/.ready-bench ## measure, beside peers in the same run
	$(BIN)/python -m bench

golden: $(VENV)/.ready-dev ## write golden games and decisions and the tables of docs/research.md anew, to be read as a diff
	PYTHONPATH=tests/third_game $(BIN)/python tests/golden/write.py
	$(BIN)/python tests/golden/chronicle.py
	$(BIN)/python tests/golden/late.py
	$(BIN)/python tests/bots/decisions.py
	$(BIN)/python tests/research/tables.py

clean: ## remove what these commands made
	rm -rf $(VENV) build dist web/node_modules src/moonstone/page bench/.build .mypy_cache .ruff_cache .pytest_cache .hypothesis bench/latest.json

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Moonstone needs Python 3.11 or newer; set PYTHON=/path/to/python."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv is missing; on Debian: apt-get install python3-venv."; exit 1; }

# The package's build makes the page, too, with Node of its own; when the page alone has changed, developers' Node will do.
$(VENV)/.ready: pyproject.toml constraints.txt hatch_build.py $(WEB) | $(VENV)/bin/python
	@echo "Setting Moonstone up, and building its page: this takes a minute or two."
	@$(INSTALL) --editable .
	@touch $@ $(PAGE)

$(VENV)/.ready-dev: pyproject.toml constraints.txt hatch_build.py | $(VENV)/bin/python
	$(INSTALL) --editable '.[dev]'
	@touch $@ $(VENV)/.ready $(PAGE)

$(VENV)/.ready-bench: pyproject.toml constraints.txt hatch_build.py | $(VENV)/bin/python
	$(INSTALL) --editable '.[dev,bench]'
	@touch $@ $(VENV)/.ready-dev $(VENV)/.ready $(PAGE)

$(PAGE): $(WEB) | $(VENV)/.ready-dev
	$(BIN)/python web/build.py
	@touch $@
