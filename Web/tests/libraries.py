"""React and Vue for browsers, from packages of PyPI that ship them."""

import functools
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

# What is in which package. The versions are those that the tests were written with.
PLACES = {
    "react.js": ("dash==4.4.1", "dash/deps/react@18.3.1.js"),
    "react-dom.js": ("dash==4.4.1", "dash/deps/react-dom@18.3.1.js"),
    "vue.js": ("nicegui==3.18.0", "nicegui/static/vue.esm-browser.js"),
}


@functools.cache
def wheel(package):
    """Returns the file of a package; None where there is no registry."""
    folder = Path(tempfile.gettempdir()) / "compositional-libraries" / package
    found = list(folder.glob("*.whl"))
    if not found:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", "--dest", str(folder), package]
        try:
            subprocess.run(command, check=True, timeout=120, capture_output=True)
        except (subprocess.SubprocessError, OSError):
            return None
        found = list(folder.glob("*.whl"))
    return found[0] if found else None


@functools.cache
def library(name):
    """Returns the text of a library; None where there is no registry."""
    package, path = PLACES[name]
    file = wheel(package)
    return zipfile.ZipFile(file).read(path).decode() if file else None
