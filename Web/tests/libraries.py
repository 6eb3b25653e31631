"""React, Vue, Svelte and TanStack's virtual-core for browsers, from packages of PyPI that ship them."""

import functools
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

# What is in which package. The versions are those that the tests and the benchmarks were written with.
PLACES = {
    "react.js": ("dash==4.4.1", "dash/deps/react@18.3.1.js"),
    "react-dom.js": ("dash==4.4.1", "dash/deps/react-dom@18.3.1.js"),
    "vue.js": ("nicegui==3.18.0", "nicegui/static/vue.esm-browser.js"),
    # The runtime of Svelte 5, as an application has it; its modules name each other.
    **{f"{name}.js": ("pywebwinui3==1.2.7", f"pywebwinui3/web/_app/immutable/chunks/{name}.js")
       for name in ["CUVCm1Gs", "DoXe6v-Z", "H3JtIqnJ", "IoyDzpMI"]},
    "virtual-core.js": ("gradio==6.31.0", "gradio/templates/node/build/server/chunks/Index22-DLEmtZjB.js"),
}

# A library inside the code of others: where it begins and ends there, and what stands before and after it as a module.
PARTS = {
    "virtual-core.js": (
        "function Q(e,t,n){let r=n.initialDeps", "function nt(e){",
        'const process = { env: { NODE_ENV: "production" } };',
        "export { $e as Virtualizer, qe as observeElementRect, Xe as observeElementOffset, Qe as elementScroll, Ze as measureElement };"),
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
    if not file:
        return None
    text = zipfile.ZipFile(file).read(path).decode()
    if name in PARTS:
        begin, end, before, after = PARTS[name]
        start = text.index(begin)
        text = "\n".join([before, text[start:text.index(end, start)], after])
    return text
