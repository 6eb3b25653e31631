"""What an app lacks here: the names that the compiler does not know, by the module that has them."""

import pathlib
import re

APPLE = set(
    "AVFoundation AVKit Accelerate AdSupport AppTrackingTransparency AuthenticationServices CallKit Charts CloudKit"
    " Combine Contacts ContactsUI CoreBluetooth CoreData CoreGraphics CoreHaptics CoreImage CoreLocation CoreML"
    " CoreMedia CoreMotion CoreNFC CoreSpotlight CoreTelephony CoreText CoreVideo CryptoKit EventKit GameKit"
    " GameplayKit HealthKit ImageIO Intents LinkPresentation LocalAuthentication MapKit MediaPlayer MessageUI Metal"
    " MetalKit MobileCoreServices NaturalLanguage Network OSLog PDFKit PassKit PencilKit Photos PhotosUI QuartzCore"
    " QuickLook SafariServices SceneKit Security Speech SpriteKit StoreKit SwiftData SwiftUI SystemConfiguration"
    " UniformTypeIdentifiers UserNotifications Vision WatchConnectivity WebKit WidgetKit os".split())
KIT_NAME = re.compile(r"(?:UI|NS|CA|CG|CI|CT|CF|k?CA)[A-Z]")
UNKNOWN = re.compile(r"cannot find (?:type )?'([^']+)' in scope|no such module '([^']+)'")
MEMBER = re.compile(r"(?:value of type|type) '([^']+)' has no (?:dynamic )?member '([^']+)'")
# What the compiler says because of another error.
FOLLOWERS = re.compile(
    r"cannot infer contextual base|could not be inferred|type of expression is ambiguous|unable to infer|failed to produce"
    r"|in the body of the closure|has no initializers|method does not override|property does not override"
    r"|initializer does not override|does not conform to protocol|extra trailing closure|reference to member")
# Limits of Swift on systems without Objective-C, and what to write.
ADVICE = [
    (r"(?:overriding )?(?:non-@objc )?.*declared in extension|overriding declarations in extensions",
     "move the function into the class; without Objective-C no extension overrides"),
    (r"with a metatype value must use a 'required' initializer",
     "give the class a required initializer; UIKit's are required only by Objective-C"),
]


def errors_in(output, sources, name):
    """The errors of the compiler: the file of the app, its place, and the text."""
    for file, line, text in sorted(set(re.findall(r"^(\S+\.swift):(\d+):\d+: error: (.*)$", output, re.M))):
        source = sources.get(pathlib.Path(file).name) if f"/Sources/{name}/" in file else None
        yield source, f"{source.file}:{source.number(int(line))}" if source else f"{file}:{line}", text


class Missing:
    """The names that are missing by owner, and other errors."""

    def __init__(self, output, sources, name, known, left):
        self.names, self.others, self.followers = {}, {}, 0
        self.known, self.left, others = known, left, []
        for source, place, text in errors_in(output, sources, name):
            unknown, member = UNKNOWN.match(text), MEMBER.match(text)
            if unknown or member:
                key = (None, unknown.group(1) or unknown.group(2)) if unknown else member.groups()
                self.names.setdefault(key, []).append((source, place))
            else:
                others.append((source, place, text))
        files = {source for places in self.names.values() for source, _ in places}
        for source, place, text in others:
            if source in files and FOLLOWERS.search(text):
                self.followers += 1
            else:
                self.others.setdefault(text, []).append(place)

    def owner(self, key, places):
        """Who has a name: UIKit, modules that are not here, a file that is not read, or the app."""
        kind, name = key
        if name in self.left:
            return f"{self.left[name]}, which is not read"
        absent = [set(source.absent) if source else set() for source, _ in places]
        common = set.intersection(*absent) if absent else set()
        packages, apple = sorted(common - APPLE), sorted(common & APPLE)
        seen = set()
        while kind in self.known and kind not in seen:
            seen.add(kind)
            kind = self.known[kind][0]
        if kind is None and KIT_NAME.match(name):
            return "UIKit"
        owners = packages or apple
        if kind and KIT_NAME.match(kind):
            owners = owners + ["UIKit"]
        return " or ".join(owners) or "the app"

    def by_owner(self):
        """The owners, each with its names."""
        found = {}
        for key, places in self.names.items():
            found.setdefault(self.owner(key, places), {})[".".join(part for part in key if part)] = [p for _, p in places]
        return sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))

    @staticmethod
    def advice(owner):
        """What to write where the names of an owner are missing."""
        if owner == "UIKit":
            return "put the lines in `#if canImport(ObjectiveC)`; Documentation/FacadeNames.md lists what is there"
        if owner == "the app":
            return "no file that is built declares them; add what Xcode generates, or name a folder with its file"
        if owner.endswith("is not read"):
            return "write its class in Swift, or put the lines in `#if canImport(ObjectiveC)`"
        module = owner.split(" or ")[0]
        what = f"the lines in `#if canImport({module})`"
        return f"put {what}" if module in APPLE else f"add a file with what the app uses of it, or put {what}"

    def show(self):
        for owner, names in self.by_owner():
            files = {place.rsplit(":", 1)[0] for places in names.values() for place in places}
            of = "The app lacks" if owner == "the app" else f"Missing from {owner}:"
            print(f"\n{of} {counted(len(names), 'name')} in {counted(len(files), 'file')}; {self.advice(owner)}")
            listed(None, names)
        listed("Other errors:", {
            f"{text} ({advised})" if (advised := self.advised(text)) else text: places
            for text, places in self.others.items()})
        if self.followers:
            print(f"\n{counted(self.followers, 'more error')} in the same files may follow from the names.")

    @staticmethod
    def advised(text):
        return next((what for pattern, what in ADVICE if re.search(pattern, text)), None)


def counted(number, noun):
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def declared(files):
    """The types that files declare which are not read: name to file."""
    found = {}
    pattern = re.compile(r"^\s*(?:@interface|@protocol|@implementation|(?:\w+ )*(?:class|struct|enum|protocol)) +(\w+)", re.M)
    for file, shown in files:
        try:
            if file.is_file() and file.stat().st_size < 2_000_000:
                for name in pattern.findall(file.read_text(encoding="utf-8", errors="replace")):
                    found.setdefault(name, shown)
        except OSError:
            continue
    return found


def listed(title, items):
    if items:
        if title:
            print(f"\n{title}")
        for what, places in sorted(items.items(), key=lambda item: (-len(item[1]), item[0])):
            more = f" and {len(places) - 1} more" if len(places) > 1 else ""
            print(f"  {what}  {sorted(places)[0]}{more}")
