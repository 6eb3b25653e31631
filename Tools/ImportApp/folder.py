"""What is read of the folder of an app, and what is left out."""

import os
import pathlib
import sys

import project

FILES_AT_MOST, BYTES_AT_MOST = 5_000, 100_000_000
LEFT_OUT = {"Pods", "Carthage", "DerivedData", "build", "fastlane", "vendor", "SourcePackages", "node_modules"}
# What Xcode compiles, and a program here cannot read.
COMPILED = {".storyboard", ".xib", ".xcassets", ".xcdatamodeld", ".xcstrings", ".intentdefinition", ".metal", ".icon"}
OBJECTIVE_C = {".m", ".mm", ".h", ".c"}
NO_RESOURCES = {".swift", ".pbxproj", ".md", ".lock", ".yml", ".yaml", ".rb", ".sh", ".resolved", ".entitlements",
                ".xcconfig", ".pch", ".modulemap", ".xcworkspace", ".xcodeproj", ".framework", ".xcframework",
                ".playground", ".docc"}


def fail(status, text):
    print(f"import-app: {text}", file=sys.stderr)
    sys.exit(status)


class App:
    """The files of an app: Swift files, resources by their places in the bundle, and what is left out."""

    def __init__(self, folder):
        self.folder, self.name, self.info, self.origin = folder, folder.resolve().name, {}, None
        self.swift, self.resources, self.others, self.unread = [], {}, [], []
        # The modules of libraries whose files are in the module of the app.
        self.merged = set()

    def shown(self, path):
        """The name of a file within the folder of the app, or from there on."""
        return os.path.relpath(path, self.folder)

    def take(self, target):
        """Takes the files of a target."""
        self.name, self.info = target.name, target.info
        for path in target.sources:
            if not path.is_file():
                self.unread.append(path)
            elif path.suffix != ".swift" or path.name == "main.swift":
                self.others.append(path)
            else:
                self.swift.append(path)
        for place, path in target.resources.items():
            if path.suffix in COMPILED or path.suffix in OBJECTIVE_C:
                self.others.append(path)
            elif path.exists() and (path.is_file() or path.is_dir()):
                self.resources[place] = path
            else:
                self.unread.append(path)


def projects_in(folder):
    """The projects of Xcode in a folder; else those in the nearest folder around it."""
    found = []
    for place, folders, _ in os.walk(folder):
        found += [pathlib.Path(place) / f for f in sorted(folders) if f.endswith(".xcodeproj")]
        folders[:] = sorted(
            f for f in folders if not f.startswith(".") and f not in LEFT_OUT and not f.endswith(".xcodeproj"))
    for outer in folder.resolve().parents:
        found = found or sorted(outer.glob("*.xcodeproj"))
    return [bundle for bundle in found if (bundle / "project.pbxproj").is_file()]


def target_in(folder, name):
    """The target that is meant, what lists it, and the libraries in it; nil if nothing lists files."""
    apps, others, inside = [], [], folder.resolve()
    for bundle in projects_in(folder):
        try:
            listed = project.Project(bundle)
            for target in listed.targets():
                if name is None and not str(target.get("productType")).startswith(
                        (project.PRODUCT + "application", *project.LIBRARIES)):
                    continue
                files = listed.files(target)
                here = any(inside in path.resolve().parents for path in files.sources)
                (apps if listed.is_app(target) and here else others).append((files, bundle.name, files.modules))
        except project.Unreadable as error:
            fail(66, f"{error}. To take each Swift file of the folder instead, add --every-file.")
    if not apps and not others and (folder / "Package.swift").is_file():
        targets = project.package_targets(folder)
        if targets is None:
            print("Package.swift cannot be read here, so each Swift file of the folder is taken.")
            return None
        needed = set().union(*(inner for _, inner in targets.values()))
        for each, (files, inner) in targets.items():
            (others if each in needed else apps).append((files, "Package.swift", inner))
    if name is not None:
        found = [each for each in apps + others if each[0].name == name]
        if not found:
            names = ", ".join(each[0].name for each in apps + others) or "none"
            fail(64, f"there is no target {name}; there are: {names}")
        return found[0]
    if len(apps) > 1:
        fail(64, f"{folder} has the targets {', '.join(each[0].name for each in apps)}; name one with --target")
    return apps[0] if apps else None


def app_in(folder, name, takes_all):
    """The files of the app in a folder: those of its target, or all if nothing lists them."""
    app = App(folder)
    found = None if takes_all else target_in(folder, name)
    if found:
        target, app.origin, app.merged = found
        app.take(target)
    else:
        walk(app)
    size = sum(path.stat().st_size for path in app.swift)
    if len(app.swift) > FILES_AT_MOST or size > BYTES_AT_MOST:
        fail(66, f"{folder} has {len(app.swift)} Swift files of {size} bytes; at most {FILES_AT_MOST} files of "
                 f"{BYTES_AT_MOST} bytes are read. Name a folder inside it.")
    if not app.swift:
        fail(66, f"{folder} has no Swift file" + (f" in the target {app.name} of {app.origin}" if found else ""))
    return app


def walk(app):
    """Takes each file of a folder."""
    for place, folders, names in os.walk(app.folder):
        folders[:] = sorted(
            f for f in folders if not f.startswith(".") and f not in LEFT_OUT and not f.endswith("Tests"))
        packed = [f for f in folders if pathlib.Path(f).suffix in project.PACKED]
        folders[:] = [f for f in folders if f not in packed]
        for name in sorted(names + packed):
            file = pathlib.Path(place) / name
            if name.startswith(".") or name == "Package.swift":
                continue
            if file.suffix in COMPILED or file.suffix in OBJECTIVE_C - {".h"} or name == "main.swift":
                app.others.append(file)
            elif file.suffix == ".swift":
                # A link to nothing has no text, and to read a pipe would wait for one.
                (app.swift if file.is_file() else app.unread).append(file)
            elif file.suffix in NO_RESOURCES or file.suffix in OBJECTIVE_C:
                continue
            elif file.suffix and (file.is_file() or file.is_dir()):
                app.resources.setdefault(project.in_bundle(file), file)


def texts_of(files):
    """The texts of the files of an app."""
    texts = {}
    for file in files:
        try:
            texts[file] = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            fail(66, f"{file} is no UTF-8 text")
        except OSError as error:
            fail(66, f"{file} cannot be read: {error.strerror}")
    return texts
