"""The package with the code of an app and its tests."""

import os
import pathlib
import plistlib
import re
import shutil

import project
from classes import base, made
from source import Source
from storyboard import first_controller

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MARK = ".imported-app"
RESOURCES_AT_MOST = 200_000_000
SYSTEM_MODULES = {
    "Builtin", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Observation",
    "RegexBuilder", "Runtime", "Swift", "SwiftOnoneSupport", "Synchronization", "Testing", "XCTest",
}
KEYWORDS = set(
    "Any Self Protocol Type actor as associatedtype async await break case catch class continue default defer deinit do"
    " else enum extension fallthrough false fileprivate for func guard if import in init inout internal is let nil"
    " operator precedencegroup private protocol public repeat rethrows return self static struct subscript super switch"
    " throw throws true try typealias var where while".split())


def modules():
    """The modules that an app can import here."""
    folders = [ROOT / "Sources", ROOT / "Sources/Facade", ROOT / "Sources/Systems"]
    return {place.name for folder in folders for place in folder.iterdir()} | SYSTEM_MODULES


def module_name(name):
    """The name of the module of an app: its own, if no word and no other module has it."""
    name = re.sub(r"\W", "", name) or "App"
    name = name if name[0].isalpha() else f"App{name}"
    return f"{name}App" if name in modules() | KEYWORDS else name


def unused(name, taken):
    """A file name like another that is not yet taken."""
    stem, number, free = name.removesuffix(".swift"), 2, name
    while free in taken:
        free, number = f"{stem}-{number}.swift", number + 1
    return free


def adapted(app, texts):
    """The files of the package by name."""
    sources = {}
    for file, text in texts.items():
        source = Source(text).adapt()
        source.file = app.shown(file)
        parts = [part for part in pathlib.Path(source.file).parts if part != ".."]
        unique = file.name if file.name not in sources else unused("-".join(parts), sources)
        sources[unique] = source
    return sources


class Tests:
    """The tests of an app by name, and what has none with the reason."""

    def __init__(self, app, known):
        self.bodies, self.left = {}, {}
        self.launch(app, known)
        for controller in sorted(known):
            if not base(controller, known):
                continue
            expression, reason = made(controller, known)
            if expression:
                self.bodies[f"scrolls{controller}"] = f"  await scroll({expression})\n"
            else:
                self.left[controller] = reason

    def launch(self, app, known):
        """Adds the test that launches the app, if the app makes its window or a storyboard of it can be made."""
        def delegate(kind):
            return next((n for n, c in known.items() if kind in c[0] + c[1]), None)

        def has(name, text):
            return name is not None and re.search(text, known[name][2]) is not None

        application, scene = delegate("UIApplicationDelegate"), delegate("SceneDelegate")
        window = r"(?<!private )\bvar\s+window\b"
        if has(scene, r"UIWindow\("):
            self.bodies["theAppLaunches"] = self.of_scene(application, scene, "")
        elif has(application, r"UIWindow\(") and has(application, window):
            self.bodies["theAppLaunches"] = self.of_application(application, "")
        elif scene or application:
            expression, reason = self.storyboard(app, known)
            if not expression:
                self.left[scene or application] = reason
            elif scene:
                given = "  delegate.window = window\n" if has(scene, window) else ""
                self.bodies["theAppLaunches"] = self.of_scene(application, scene, (
                    "  let window = UIWindow(windowScene: scene)\n"
                    f"  window.rootViewController = {expression}\n{given}"))
            else:
                given = "  delegate.window = window\n" if has(application, window) else ""
                self.bodies["theAppLaunches"] = self.of_application(application, (
                    "  let window = UIWindow(frame: UIScreen.main.bounds)\n"
                    f"  window.rootViewController = {expression}\n{given}"))

    @staticmethod
    def storyboard(app, known):
        """The expression that makes the first controller of the storyboard of an app; else the reason."""
        files = [file for file in app.others if file.suffix == ".storyboard"]
        name = project.main_storyboard(app.info) or "Main"
        main = next((file for file in files if file.stem == name), None)
        if main is None:
            return None, "it makes no window, and there is no main storyboard"
        found, reason = first_controller(main, known)
        return found, f"its window comes from a storyboard: {reason}"

    @staticmethod
    def of_scene(application, scene, window):
        of = f"{application}(), " if application else ""
        shown = (f"  scene.simulation.launch({of}with: delegate)\n  window.makeKeyAndVisible()\n" if window
                 else f"  let window = try #require(scene.simulation.launch({of}with: delegate))\n")
        return (f"  let delegate = {scene}()\n  let scene = UIWindowScene(\n"
                "    simulating: CGSize(width: 393, height: 852),\n"
                "    safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))\n"
                f"{window}{shown}  await scroll(in: window)\n")

    @staticmethod
    def of_application(application, window):
        shown = "" if window else "  let window = try #require(delegate.window)\n"
        return (f"  let delegate = {application}()\n{window}"
                "  _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)\n"
                f"  _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)\n{shown}"
                "  window.simulation.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)\n"
                "  window.makeKeyAndVisible()\n  delegate.applicationDidBecomeActive(.shared)\n"
                "  await scroll(in: window)\n")


def write(out, name, sources, tests):
    """Writes the package."""
    (out / "Sources" / name).mkdir(parents=True, exist_ok=True)
    folder = out / "Tests" / f"{name}Tests"
    folder.mkdir(parents=True, exist_ok=True)
    (out / MARK).write_text("")
    (out / "Package.swift").write_text(f"""// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "{name}",
  dependencies: [.package(name: "Compositional", path: "{ROOT}")],
  targets: [
    .target(
      name: "{name}",
      dependencies: [
        .product(name: "UIKit", package: "Compositional"),
        .product(name: "CompositionalLayoutDSL", package: "Compositional"),
        .product(name: "CompositionalSystems", package: "Compositional"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "{name}Tests", dependencies: ["{name}"]),
  ])
""")
    for file, source in sources.items():
        (out / "Sources" / name / file).write_text(source.text())
    if any(".module" in source.text() for source in sources.values()):
        # The resources of all targets are in one bundle.
        (out / "Sources" / name / unused("Bundle+Module.swift", sources)).write_text(
            "import Foundation\n\nextension Foundation.Bundle { static var module: Bundle { .main } }\n")
    body = "\n".join(
        f"@MainActor @Test func {test}() async throws {{\n{text}}}\n" for test, text in tests.bodies.items())
    for file in pathlib.Path(__file__).parent.glob("*.swift"):
        (folder / file.name).write_text(file.read_text())
    (folder / "ScrollTests.swift").write_text(f"import Testing\nimport UIKit\n\n@testable import {name}\n\n{body}")


def clear(out):
    """Removes what an earlier run has written."""
    for old in [*out.glob("Sources/*/*.swift"), *out.glob("Tests/*/*.swift")]:
        old.unlink()
    for folder in ("App", "Pictures"):
        shutil.rmtree(out / folder, ignore_errors=True)


def write_bundle(folder, app):
    """Copies the resources of an app to where its program runs; returns what is too much."""
    folder.mkdir(parents=True, exist_ok=True)
    size, left = 0, []
    for place, path in app.resources.items():
        files = project.files_in(path) if path.is_dir() else [path]
        files = [file for file in files if file.is_file()]
        size += sum(file.stat().st_size for file in files)
        if size > RESOURCES_AT_MOST:
            left.append(path)
            continue
        for file in files:
            to = folder / place / file.relative_to(path) if path.is_dir() else folder / place
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, to)
    if app.info:
        with open(folder / "Info.plist", "wb") as file:
            plistlib.dump({key: value for key, value in app.info.items() if value is not None}, file)
    return left


def write_program(folder, program):
    """Puts the program of the tests among the resources, where it looks for them."""
    place = folder / program.name
    place.unlink(missing_ok=True)
    try:
        os.link(program, place)
    except OSError:
        shutil.copy2(program, place)
    return place
