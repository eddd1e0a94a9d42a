"""Wheels without what nobody needs there: Pyodide unpacks every file of every wheel each time a page is opened."""

from __future__ import annotations

import re
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

LEFT_OUT = {
    "babel": r"babel/locale-data/(?!(?:root|en|ru)\.dat)",  # languages that the games do not speak
    "jedi": r"jedi/third_party/(?:django-stubs|typeshed/stubs)/",  # completion of packages that are not there
    "pytz": r"pytz/zoneinfo/",  # nothing tells the time of another place
    "anywidget": r"[^/]+\.data/|anywidget/(?:nbextension|labextension)/",  # the front end, which is in the page already
    "jupyterlab-widgets": r"[^/]+\.data/|jupyterlab_widgets/labextension/",
}


def slim(name: str, wheel: bytes) -> bytes:
    """Return the same wheel without the files that are left out of this package."""
    unneeded = re.compile(LEFT_OUT[name]) if name in LEFT_OUT else None
    if unneeded is None:
        return wheel
    slimmer = BytesIO()
    with ZipFile(BytesIO(wheel)) as old, ZipFile(slimmer, "w", ZIP_DEFLATED) as new:
        for file in old.infolist():
            if not unneeded.match(file.filename):
                new.writestr(file, old.read(file), ZIP_DEFLATED)
    return slimmer.getvalue()
