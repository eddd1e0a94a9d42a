"""The browser of the tests: one that is there, or one that is installed now."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Playwright

VARIABLE = "CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGES = ("chromium", "fonts-dejavu-core")
SECONDS = 600
APT = ("apt-get", "-o", "DPkg::Lock::Timeout=300", "-qq")
ARGUMENTS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",  # no host but this machine
]


class NoChromium(Exception):
    """There is no browser, and none can be had."""


def chromium(playwright: Playwright) -> str:
    """Return the path of a Chromium, installed if need be."""
    found = _found(playwright)
    if found is not None:
        return found
    tried = [*_install()]
    found = _found(playwright)
    if found is None:
        raise NoChromium(
            "The browser tests need Chromium, and none was found: install the package chromium of your system, run "
            f"'python -m playwright install chromium', or give its path in {VARIABLE}. Tried: {'; '.join(tried)}."
        )
    return found


def arguments() -> list[str]:
    """Return how it is started; root has no sandbox."""
    return [*ARGUMENTS, "--no-sandbox"] if is_root() else ARGUMENTS


def is_root() -> bool:
    """Tell whether the tests run as root (never on Windows)."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _found(playwright: Playwright) -> str | None:
    given = os.environ.get(VARIABLE)
    if given:
        if shutil.which(given) is None:
            raise NoChromium(f"{VARIABLE} is set to {given!r}, which is not a program.")
        return given
    for name in NAMES:
        path = shutil.which(name)
        if path is not None:
            return path
    own = playwright.chromium.executable_path
    return own if Path(own).is_file() else None


def _install() -> Iterator[str]:
    """Install one as a package of the system, else Playwright's own; what came of each try."""
    if is_root() and shutil.which("apt-get"):
        _run(*APT, "update")
        said = _run(*APT, "install", "-y", "--no-install-recommends", *PACKAGES)
        yield f"apt-get ({said})"
        if said == "done":
            return
    yield f"playwright install ({_run(sys.executable, '-m', 'playwright', 'install', 'chromium')})"


def _run(*command: str) -> str:
    try:
        ended = subprocess.run(command, check=False, capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return f"not finished within {SECONDS} seconds"
    lines = ended.stderr.strip().splitlines()
    return "done" if ended.returncode == 0 else lines[-1] if lines else f"status {ended.returncode}"
