"""Swift files of an app, with conditions around what only Apple's systems have."""

import bisect
import re

# What Apple's modules bring along, which an app uses without an import of its own.
BRINGS = {
    "Foundation": "AVFoundation AVKit Combine CoreData CoreGraphics CoreLocation CoreText CryptoKit ImageIO MessageUI"
                  " Network OSLog QuartzCore Security StoreKit SwiftUI UserNotifications os",
    "UIKit": "Contacts ContactsUI MapKit PencilKit PhotosUI SafariServices WebKit",
}
ATTRIBUTE = re.compile(
    r"@(?:objc|objcMembers|IBAction|IBOutlet|IBInspectable|IBDesignable|IBSegueAction|GKInspectable|NSManaged|main"
    r"|UIApplicationMain|NSApplicationMain)\b(?!\s*\.)(?:\([^()\n]*\))?[ \t]*")
IMPORT = re.compile(r"^\s*(?:@\w+(?:\(\w+\))?\s+)*import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?(\w+)")
SWIFTUI = re.compile(r"[:,]\s*(?:PreviewProvider|UIViewRepresentable|UIViewControllerRepresentable|View|App)\b")


def blanked(text):
    """The text with comments and the insides of strings blanked, so that offsets stay."""
    pattern = re.compile(
        r'//[^\n]*|/\*.*?(?:\*/|\Z)|#{0,9}"""(?:\\.|[^\\])*?"""#{0,9}|#"(?:[^"\n])*"#|"(?:\\.|[^"\\\n])*"', re.S)
    return pattern.sub(lambda m: re.sub(r"[^\n\"]", " ", m.group()), text)


class Row:
    """A line, what is code in it, and the number of the line of the app that it was made of."""

    def __init__(self, line, number, code=None):
        self.line, self.number = line, number
        self.code = line if code is None else code


def conditional(rows, condition, otherwise=()):
    """Rows in a condition, with others where it is false."""
    first, last = rows[0].number, rows[-1].number
    others = [Row("#else", last), *otherwise] if otherwise else []
    return [Row(f"#if {condition}", first), *rows, *others, Row("#endif", last)]


class Source:
    """A Swift file as rows. Comments are found once, so that the time grows with the length of the file alone."""

    def __init__(self, text):
        lines, code = text.split("\n"), blanked(text).split("\n")
        self.rows = [Row(line, number, code) for number, (line, code) in enumerate(zip(lines, code), 1)]
        self.wrapped, self.modules = [], []

    def text(self):
        return "\n".join(row.line for row in self.rows)

    def number(self, line):
        """The number in the app of a line, counted from 1."""
        return self.rows[line - 1].number

    def end_of_block(self, first):
        """The last row of what begins in a row: where its brackets are closed."""
        depth = 0
        for index in range(first, len(self.rows)):
            code = self.rows[index].code
            depth += sum(map(code.count, "([{")) - sum(map(code.count, ")]}"))
            following = self.rows[index + 1].code.lstrip() if index + 1 < len(self.rows) else ""
            continues = following.startswith((".", "{", "else", "?"))
            if depth <= 0 and not continues and not code.rstrip().endswith(("=", ",")):
                return index
        return len(self.rows) - 1

    def attributes(self):
        rows, self.rows = self.rows, []
        for row in rows:
            while True:
                found = ATTRIBUTE.search(row.code) if "@" in row.line else None
                if not found or "canImport" in (self.rows[-1].line if self.rows else ""):
                    self.rows.append(row)
                    break
                attribute = row.line[found.start():found.end()].strip()
                self.note(row, attribute)
                if attribute == "@NSManaged":
                    self.rows += conditional([row], "canImport(ObjectiveC)")
                    break
                indent = row.line[:len(row.line) - len(row.line.lstrip())]
                self.rows += conditional([Row(indent + attribute, row.number)], "canImport(ObjectiveC)")
                rest = row.line[:found.start()] + row.line[found.end():]
                code = row.code[:found.start()] + row.code[found.end():]
                row = Row(rest, row.number, code) if rest.strip() else Row("", row.number)

    @staticmethod
    def places(text):
        """For each #selector: its offset, that of the outermost bracket around it, and where its block begins."""
        # Each block with the brackets that are open in it.
        blocks = [(0, [])]
        for match in re.finditer(r"#selector\(|[()\[\]{}]", text):
            offset, found = match.start(), match.group()
            begin, brackets = blocks[-1]
            if found.startswith("#"):
                yield offset, brackets[0] if brackets else offset, begin
            if found == "{":
                blocks.append((offset + 1, []))
            elif found == "}":
                blocks[1:] = blocks[1:-1]
            elif found in ")]":
                brackets[-1:] = []
            else:
                brackets.append(offset)

    @staticmethod
    def statement(code, place, block):
        """Where the statement begins that a place in a block is in."""
        depth = 0
        # Back to a line that neither goes on with the one before nor is within brackets.
        while place > block:
            place -= 1
            if code[place] in ")]}":
                depth += 1
            elif code[place] in "([{":
                depth -= 1
            elif code[place] == "\n" and depth == 0:
                before, after = place - 1, place + 1
                while before >= 0 and code[before].isspace():
                    before -= 1
                while after < len(code) and code[after].isspace():
                    after += 1
                ends, begins = code[max(0, before):before + 1], code[after:after + 1]
                if ends not in tuple("=,?:+&|") and begins not in tuple(".?:+&|"):
                    return place + 1
        return block

    def selectors(self):
        text = "\n".join(row.code for row in self.rows)
        starts = [0, *(match.end() for match in re.finditer("\n", text))]
        ends, copies, done, known = {}, {}, -1, {}
        for offset, place, block in self.places(text):
            index = bisect.bisect_right(starts, offset) - 1
            if index <= done:
                continue
            row = self.rows[index]
            self.note(row, "#selector")
            if place not in known:
                start = re.compile(r"\s*").match(text, self.statement(text, place, block)).end()
                first = bisect.bisect_right(starts, start) - 1
                last = self.end_of_block(first)
                is_alone = not text[starts[first]:start].strip()
                known[place] = first, last, is_alone and not any("#if" in r.line for r in self.rows[first:last + 1])
            first, last, is_alone = known[place]
            if is_alone and last >= index and first > done:
                ends[first] = last
                done = last
            else:
                copies[index] = self.named(row)
                done = index
        rows, self.rows, index = self.rows, [], 0
        while index < len(rows):
            last = ends.get(index)
            if last is None:
                self.rows.append(copies.get(index, rows[index]))
                index += 1
                continue
            statement = rows[index:last + 1]
            self.rows += conditional(statement, "canImport(ObjectiveC)", [self.named(row) for row in statement])
            index = last + 1

    @staticmethod
    def named(row):
        """The row with names in place of selectors."""
        line = re.sub(
            r"#selector\(\s*(?:getter:|setter:)?\s*([\w.]+)(?:\([\w:]*\))?(?:\s+as\s+[^()]*(?:\([^()]*\))?[^()]*)?\s*\)",
            lambda m: f'Selector("{m.group(1).split(".")[-1]}")', row.line)
        return row if line == row.line else Row(line, row.number, blanked(line))

    def swiftui(self):
        rows, index = [], 0
        while index < len(self.rows):
            line = self.rows[index].code
            is_preview = re.match(r"\s*#Preview\b", line)
            is_view = re.match(r"(?:\w+ )*(?:struct|class|extension)\s+\w+[^{]*\{", line) and SWIFTUI.search(line)
            if not is_preview and not is_view:
                rows.append(self.rows[index])
                index += 1
                continue
            last = self.end_of_block(index)
            self.note(self.rows[index], "#Preview" if is_preview else line.strip().rstrip("{").strip())
            before = []
            while rows and rows[-1].code.lstrip().startswith("@"):
                before.insert(0, rows.pop())
            rows += conditional(before + self.rows[index:last + 1], "canImport(SwiftUI)")
            index = last + 1
        self.rows = rows

    def imports(self):
        rows, self.rows = self.rows, []
        sends = any("URL" in row.code for row in rows)
        for row in rows:
            found = IMPORT.match(row.code)
            module = found.group(1) if found else None
            if module in ("UIKit", "Foundation"):
                self.rows.append(Row(f"import {module}", row.number))
                if module == "Foundation" and sends:
                    # Here requests are in a module of their own.
                    networking = [Row("import FoundationNetworking", row.number)]
                    self.rows += conditional(networking, "canImport(FoundationNetworking)")
            elif module:
                self.modules.append(module)
                self.note(row, f"import {module}")
                brought = next((name for name, modules in BRINGS.items() if module in modules.split()), None)
                otherwise = [Row(f"import {brought}", row.number)] if brought else []
                self.rows += conditional([row], f"canImport({module})", otherwise)
            else:
                self.rows.append(row)

    def note(self, row, what):
        self.wrapped.append((row.number, what))

    def adapt(self):
        self.imports()
        self.swiftui()
        self.selectors()
        self.attributes()
        return self
