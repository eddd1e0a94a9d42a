# Every target does its own set-up: a virtual environment below the project, made with whatever Python 3 there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMMA := ,
SOURCES := pyproject.toml constraints.txt hatch_build.py $(wildcard widgets/*.json widgets/*.mjs) $(shell find widgets/src -type f)
PROMPT := --ServerApp.kernel_websocket_connection_class=istanbul_nb.table.server.PromptConnection
ALLOW_ROOT := $(shell [ "$$(id -u)" != 0 ] || echo --allow-root)

.PHONY: play play-text test bench bench-bots gallery notebooks lint format clean help

help:
	@echo "make play       play at the table in JupyterLab"
	@echo "make play-text  play in the terminal"
	@echo "make test       run all tests"
	@echo "make bench      measure speed, beside other engines"
	@echo "make bench-bots  let the bots play each other for hours (stop and go on as you like)"
	@echo "make gallery    take pictures of telling states of the table"
	@echo "make notebooks  run the notebooks and store their outputs"
	@echo "make lint       check style and types"

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10) and "Python 3.10 or newer is needed")'
	$(PYTHON) -m venv $(VENV)

# The package with extras, .installed-lint-test for [lint,test]; building it also builds the front end.
$(VENV)/.installed-%: $(BIN)/python $(SOURCES)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[$(subst -,$(COMMA),$*)]'
	@touch $@

play: $(VENV)/.installed-lab-analysis
	$(BIN)/jupyter lab $(ALLOW_ROOT) $(PROMPT) --log-level=WARN --LabApp.default_url=/lab/tree/notebooks/play/istanbul.ipynb

play-text: $(VENV)/.installed-lab-analysis
	@$(BIN)/python -m istanbul_nb text

test: $(VENV)/.installed-test
	$(BIN)/python -m pytest --ignore tests/browser
	$(BIN)/python -m pytest --numprocesses 0 tests/browser
	$(BIN)/python -m pytest --nbval --dist loadfile notebooks

bench: $(VENV)/.installed-bench-test
	$(BIN)/python -m benchmarks

bench-bots: $(VENV)/.installed-bench
	$(BIN)/python -m benchmarks.bots $(GIVEN)

gallery: $(VENV)/.installed-test
	$(BIN)/python -m tests.browser.gallery $(or $(OUT),gallery)

notebooks: $(VENV)/.installed-test-analysis
	$(BIN)/python -m tests.notebooks.execute

lint: $(VENV)/.installed-lint-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(VENV)/.installed-lint-test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist widgets/node_modules istanbul_nb/table/static
