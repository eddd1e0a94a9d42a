"""What is collected where: OpenSpiel has no builds for Python 3.10, so what needs it is collected from 3.11 on."""

import sys

NEED_OPENSPIEL = ["istanbul_nb/adapters/openspiel.py", "tests/adapters/test_openspiel.py", "docs/openspiel.md"]

collect_ignore = [] if sys.version_info >= (3, 11) else NEED_OPENSPIEL
