# Every target does its own set-up: a virtual environment below the project, made with whatever Python 3 there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test bench lint format clean help

help:
	@echo "make play   play in the terminal"
	@echo "make test   run all tests"
	@echo "make bench  measure speed, beside other engines"
	@echo "make lint   check style and types"

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10) and "Python 3.10 or newer is needed")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed-%: $(BIN)/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[$(subst -,$(COMMA),$*)]'
	@touch $@

COMMA := ,

$(VENV)/.installed-play: $(BIN)/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable .
	@touch $@

play: $(VENV)/.installed-play
	@$(BIN)/python -m istanbul_nb text

test: $(VENV)/.installed-test
	$(BIN)/python -m pytest

bench: $(VENV)/.installed-bench
	$(BIN)/python -m benchmarks

lint: $(VENV)/.installed-lint-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.installed-lint-test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist
