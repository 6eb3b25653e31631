"""The files that a target of an Xcode project, or of a package, builds."""

import json
import pathlib
import plistlib
import re
import subprocess

TOKEN = re.compile(
    r'(?:\s|//[^\n]*|/\*.*?(?:\*/|\Z))*(?:("(?:\\.|[^"\\])*(?:"|\Z))|([{}()=;,])|(<[0-9A-Fa-f\s]*>)|([^\s{}()=;,"]+))', re.S)
PRODUCT = "com.apple.product-type."
LIBRARIES = tuple(PRODUCT + kind for kind in ("framework", "framework.static", "library.static", "library.dynamic"))
BYTES_AT_MOST, DEPTH_AT_MOST = 20_000_000, 40
# Folders that count as one file.
PACKED = {".xcassets", ".bundle", ".xcdatamodeld", ".xcworkspace", ".xcodeproj", ".framework", ".xcframework", ".icon",
          ".scnassets", ".playground", ".docc"}
MAIN_STORYBOARD = ("UIMainStoryboardFile", "UISceneStoryboardFile")


class Unreadable(Exception):
    """A file that is not what it should be."""


class Target:
    """What a target builds: files of code, resources by their places in the bundle, and its settings."""

    def __init__(self, name, folder):
        self.name, self.folder, self.settings, self.info = name, folder, {}, {}
        self.sources, self.resources = {}, {}
        # The modules of packages beside the project whose files the target has.
        self.modules = set()

    def add(self, path, place=None):
        if path.suffix in (".swift", ".m", ".mm", ".c"):
            self.sources.setdefault(path)
        elif path.suffix not in (".h", ".entitlements", ".xcconfig", ".md"):
            self.resources.setdefault(place or in_bundle(path), path)


def in_bundle(path):
    """Where a resource stands in a bundle: at its top, or in the folder of its language."""
    language = path.parent.name
    return f"{language}/{path.name}" if language.endswith(".lproj") else path.name


def property_list(text):
    """The value of a property list in the old style."""
    tokens = (match.groups() for match in TOKEN.finditer(text))

    def next_token():
        found = next(tokens, None)
        if found is None:
            raise Unreadable("it ends within a list")
        string, mark, data, word = found
        if mark:
            return mark, None
        if string is not None:
            return "", re.sub(r"\\(.)", r"\1", string[1:-1], flags=re.S)
        return "", data if data is not None else word

    def value(mark, word, depth):
        if depth > DEPTH_AT_MOST:
            raise Unreadable(f"its lists are more than {DEPTH_AT_MOST} deep")
        if mark == "{":
            found = {}
            while True:
                mark, key = next_token()
                if mark == "}":
                    return found
                if mark or next_token()[0] != "=":
                    raise Unreadable(f"no value follows {key!r}")
                found[key] = value(*next_token(), depth + 1)
                if next_token()[0] != ";":
                    raise Unreadable(f"no ';' follows the value of {key!r}")
        if mark == "(":
            found = []
            while True:
                token = next_token()
                if token[0] == ")":
                    return found
                if token[0] != ",":
                    found.append(value(*token, depth + 1))
        if mark:
            raise Unreadable(f"{mark!r} stands where a value should")
        return word

    return value(*next_token(), 0)


class Project:
    """A project of Xcode."""

    def __init__(self, bundle):
        self.folder, file = bundle.parent, bundle / "project.pbxproj"
        try:
            if file.stat().st_size > BYTES_AT_MOST:
                raise Unreadable(f"it has more than {BYTES_AT_MOST} bytes")
            text = file.read_text(encoding="utf-8")
            if text.lstrip().startswith("<?xml"):
                root = plistlib.loads(text.encode())
            else:
                root = property_list(text)
            self.objects = root["objects"]
            self.root = self.objects[root["rootObject"]]
            self.paths = self.found_paths()
        except (OSError, ValueError, TypeError, KeyError, AttributeError, Unreadable) as error:
            raise Unreadable(f"{file} cannot be read: {error}") from error

    def list(self, owner, key):
        """The objects that a list of identifiers names."""
        return [self.objects[i] for i in owner.get(key) or [] if isinstance(self.objects.get(i), dict)]

    def found_paths(self):
        """The path of each file and group, by identifier."""
        top = self.folder / (self.root.get("projectDirPath") or "")
        paths, waiting = {}, [(self.root["mainGroup"], top)]
        while waiting:
            identifier, outer = waiting.pop()
            item = self.objects.get(identifier)
            if identifier in paths or not isinstance(item, dict):
                continue
            tree, path = item.get("sourceTree", "<group>"), item.get("path") or ""
            start = {"<group>": outer, "SOURCE_ROOT": top, "<absolute>": pathlib.Path("/")}.get(tree)
            # What is built, or of a kit, is no file of the app.
            paths[identifier] = start / path if start else None
            waiting += [(child, paths[identifier] or outer) for child in item.get("children") or []]
        return paths

    def targets(self):
        return [t for t in self.list(self.root, "targets") if t.get("isa") == "PBXNativeTarget"]

    def settings(self, owner):
        """The settings of a target on top of those of the project."""
        found = {}
        for each in (self.root, owner):
            lists = self.objects.get(each.get("buildConfigurationList")) or {}
            for configuration in self.list(lists, "buildConfigurations")[:1]:
                found.update(configuration.get("buildSettings") or {})
        return found

    def is_app(self, target):
        """True for an application of a phone or a tablet."""
        root = str(self.settings(target).get("SDKROOT", "iphoneos"))
        return target.get("productType") == PRODUCT + "application" and root in ("iphoneos", "auto")

    def files(self, target):
        """What a target builds, and the libraries of the project that it needs."""
        found, waiting, seen = Target(target.get("name", "App"), self.folder), [target], []
        found.settings = self.settings(target)
        while waiting:
            each = waiting.pop()
            if any(each is other for other in seen):
                continue
            seen.append(each)
            for phase in self.list(each, "buildPhases"):
                if phase.get("isa") in ("PBXSourcesBuildPhase", "PBXResourcesBuildPhase"):
                    for file in self.list(phase, "files"):
                        self.add(file.get("fileRef"), found)
            self.add_synchronized(each, found)
            for dependency in self.list(each, "dependencies"):
                other = self.objects.get(dependency.get("target")) or {}
                if other.get("productType") in LIBRARIES:
                    waiting.append(other)
            self.add_packages(each, found)
        found.info = information(found)
        return found

    def local_packages(self):
        """The folders of the packages that the project refers to, or that stand in it as folders."""
        top = self.folder / (self.root.get("projectDirPath") or "")
        named = [top / str(reference["relativePath"]) for reference in self.list(self.root, "packageReferences")
                 if reference.get("isa") == "XCLocalSwiftPackageReference" and reference.get("relativePath")]
        folders = [*named, *(path for path in self.paths.values() if path)]
        return [folder for folder in folders if (folder / "Package.swift").is_file()]

    def add_packages(self, target, found):
        """Adds the files of local packages whose products a target needs."""
        names = {product.get("productName") for product in self.list(target, "packageProductDependencies")}
        for folder in self.local_packages() if names else []:
            for name, (files, inner) in (package_targets(folder, names) or {}).items():
                found.sources.update(files.sources)
                for place, path in files.resources.items():
                    found.resources.setdefault(place, path)
                found.modules |= {name, *inner}

    def add(self, identifier, found):
        item, path = self.objects.get(identifier) or {}, self.paths.get(identifier)
        if item.get("isa") == "PBXVariantGroup":
            for child in item.get("children") or []:
                self.add(child, found)
        elif path:
            found.add(path)

    def add_synchronized(self, target, found):
        """Adds what stands in folders whose files are not listed: all files but those of exceptions."""
        own = self.list(target, "fileSystemSynchronizedGroups")
        for identifier, group in self.objects.items():
            if not isinstance(group, dict) or group.get("isa") != "PBXFileSystemSynchronizedRootGroup":
                continue
            folder = self.paths.get(identifier)
            listed = set()
            for exception in self.list(group, "exceptions"):
                if self.objects.get(exception.get("target")) is target:
                    listed.update(exception.get("membershipExceptions") or [])
            is_own = any(group is each for each in own)
            if not folder or not (is_own or listed):
                continue
            for path in files_in(folder):
                parts = path.relative_to(folder).parts
                names = {"/".join(parts[:count]) for count in range(1, len(parts) + 1)}
                if bool(names & listed) != is_own:
                    found.add(path)


def files_in(folder):
    """The files in a folder; an asset catalog or a bundle of files counts as one."""
    waiting, found = [folder], []
    while waiting:
        place = waiting.pop()
        try:
            entries = sorted(place.iterdir())
        except OSError:
            continue
        for entry in entries:
            if entry.name.startswith("."):
                continue
            if entry.is_dir() and not entry.is_symlink() and entry.suffix not in PACKED:
                waiting.append(entry)
            else:
                found.append(entry)
    return sorted(found)


def information(target):
    """The values of the file Info.plist of a target, with those that Xcode writes from settings."""
    settings, info = target.settings, {}
    file = settings.get("INFOPLIST_FILE")
    if file:
        try:
            info = plistlib.loads((target.folder / file.replace("$(SRCROOT)/", "")).read_bytes())
        except (OSError, ValueError, plistlib.InvalidFileException):
            info = {}
    values = {**settings, "PRODUCT_NAME": target.name, "TARGET_NAME": target.name, "EXECUTABLE_NAME": target.name}

    def filled(value):
        if not isinstance(value, str):
            return value
        return re.sub(r"\$[({](\w+)(?::\w+)?[)}]", lambda m: str(values.get(m.group(1), "")), value)

    info = {key: filled(value) for key, value in info.items()} if isinstance(info, dict) else {}
    for key, setting in [("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"), ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
                         ("CFBundleShortVersionString", "MARKETING_VERSION"), ("CFBundleName", "PRODUCT_NAME")]:
        if setting in values:
            info.setdefault(key, filled(f"$({setting})"))
    for key, value in settings.items():
        if key.startswith("INFOPLIST_KEY_"):
            info.setdefault(key.removeprefix("INFOPLIST_KEY_"), filled(value))
    return info


def main_storyboard(value):
    """The name of the storyboard of the first window that a file Info.plist has; nil for none."""
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if isinstance(each, dict):
            for key in MAIN_STORYBOARD:
                if isinstance(each.get(key), str):
                    return each[key].removesuffix(".storyboard")
            waiting += each.values()
        elif isinstance(each, list):
            waiting += each
    return None


def package_targets(folder, products=None):
    """The targets of the manifest of a package: name to target, each with the local ones that it needs.

    With names of products, only those in them. None if the manifest cannot be read here, as that of an app of Swift Playgrounds.
    """
    ran = subprocess.run(
        ["swift", "package", "--package-path", str(folder), "dump-package"], capture_output=True, text=True)
    try:
        manifest = json.loads(ran.stdout)
        listed = {t["name"]: t for t in manifest["targets"] if t["type"] in ("regular", "executable")}
        meant = listed if products is None else {
            name for product in manifest["products"] if product["name"] in products for name in product["targets"]}
    except (ValueError, KeyError, TypeError):
        return None
    found = {}
    for name in meant:
        target, waiting, seen = Target(name, folder), [name], set()
        while waiting:
            each = waiting.pop()
            if each in seen or each not in listed:
                continue
            seen.add(each)
            source = listed[each]
            place = folder / (source.get("path") or f"Sources/{each}")
            left = [place / path for path in source.get("exclude") or []]
            for path in files_in(place):
                if not any(path == other or other in path.parents for other in left):
                    target.add(path)
            for dependency in source.get("dependencies") or []:
                named = dependency.get("byName") or dependency.get("target") or [None]
                waiting.append(named[0])
        found[name] = (target, seen - {name})
    return found
