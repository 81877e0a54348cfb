# Everything sets itself up: a machine with Python 3.11 or newer and make needs nothing else.

PYTHON ?= $(firstword $(foreach name,python3 python3.13 python3.12 python3.11,$(shell \
	command -v $(name) >/dev/null 2>&1 && \
	$(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(name))))
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: help play serve test check fmt bench soak golden clean

help: ## list these commands
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

serve: $(VENV)/.ready ## serve tables on this machine
	@$(BIN)/moonstone serve

play: $(VENV)/.ready ## play Charon, Inc. in the terminal against two bots
	@$(BIN)/moonstone play charon

test: check ## everything that must be green: check, then all quick tests
	$(BIN)/python -m pytest -n 2

check: $(VENV)/.ready-dev ## formatting, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

fmt: $(VENV)/.ready-dev ## format and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/.ready-bench ## measure, beside peers in the same run
	$(BIN)/python -m bench

soak: $(VENV)/.ready-dev ## the long runs
	$(BIN)/python -m pytest -n 2 -m soak

golden: $(VENV)/.ready-dev ## write the golden playthroughs anew, to be read as a diff
	PYTHONPATH=tests/third_game $(BIN)/python tests/golden/write.py
	$(BIN)/python tests/golden/chronicle.py

clean: ## remove what these commands made
	rm -rf $(VENV) build dist bench/.build .mypy_cache .ruff_cache .pytest_cache .hypothesis bench/latest.json

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Moonstone needs Python 3.11 or newer; set PYTHON=/path/to/python."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv is missing; on Debian: apt-get install python3-venv."; exit 1; }

$(VENV)/.ready: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable .
	@touch $@

$(VENV)/.ready-dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable '.[dev]'
	@touch $@ $(VENV)/.ready

$(VENV)/.ready-bench: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(INSTALL) --editable '.[dev,bench]'
	@touch $@ $(VENV)/.ready-dev $(VENV)/.ready
