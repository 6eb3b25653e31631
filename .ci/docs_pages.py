"""Makes a catalog for docc from the pages of the repository. .ci/docs uses it.

A page becomes an article of the same text. What changes is what docc reads in another way: names of pages, links,
headings with code, pictures in HTML, and a page that begins with a picture. An index page gets its links as topics.
"""

import pathlib
import re
import shutil

CODE = re.compile(r"^(```|~~~).*?^\1[^\n]*$|(?<!`)(`+)(?!`).+?(?<!`)\2(?!`)", re.M | re.S)
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
HEADING = re.compile(r"^(#+) +(.*?)[ \t]*$", re.M)


def outside_code(text, change):
    """A text in which a function has changed what is no code. Code stands there as a control character."""
    kept = []
    masked = CODE.sub(lambda match: kept.append(match.group()) or "\1", text)
    waiting = iter(kept)
    changed = change(masked)
    if changed.count("\1") != len(kept):
        raise ValueError("code was lost")
    return re.sub("\1", lambda _: next(waiting), changed)


def without_fences(text):
    return re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)


def plain(heading):
    """A heading without marks."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "")


def anchor_of_docc(heading):
    """The fragment that docc makes of a heading. Where it is another one, docc warns of each link to it."""
    return re.sub(r"\s+", "-", re.sub(r"[^\w\s+×-]|_", "", plain(heading)).strip())


def anchors(text):
    """The anchors of code hosts, and the headings that they stand for."""
    found, counts = {}, {}
    for _, heading in HEADING.findall(without_fences(text)):
        name = re.sub(r"[^\w\- ]", "", plain(heading).lower()).replace(" ", "-")
        number = counts.get(name, 0)
        counts[name] = number + 1
        found[f"{name}-{number}" if number else name] = heading
    return found


class Pages:
    """The pages of Documentation, README.md, and the pages that they lead to."""

    def __init__(self, root, base=""):
        """Reads the pages of a repository, for a site below a path such as "/name"."""
        self.root, self.base = root.resolve(), base
        self.texts, self.files = {}, set()
        waiting = sorted((self.root / "Documentation").rglob("*.md")) + [self.root / "README.md"]
        while waiting:
            page = waiting.pop(0)
            if page in self.texts:
                continue
            self.texts[page] = page.read_text(encoding="utf-8")
            waiting += [other for other, _ in self.targets(page) if other.suffix == ".md"]
        names = [self.name(page) for page in self.texts]
        if len(set(names)) < len(names):
            raise ValueError(f"two pages have one name: {sorted(names)}")

    def name(self, page):
        """The name of an article, which is unique."""
        path = page.relative_to(self.root).with_suffix("")
        if path.parts[0] != "Documentation":
            return "-".join(path.parts)
        parts = [part for part in path.parts[1:] if part != "README"]
        return "-".join(parts) or "Guides"

    def title(self, page):
        return self.name(page) if page.parent == self.root else plain(HEADING.search(self.texts[page]).group(2))

    def target(self, page, link):
        """The file to which a link leads, and its anchor; None for another site."""
        if re.match(r"[a-z]+:", link):
            return None
        name, _, anchor = link.partition("#")
        file = (page.parent / name).resolve() if name else page
        if file.is_dir() and (file / "README.md").is_file():
            file /= "README.md"
        return file, anchor

    def targets(self, page):
        masked = CODE.sub("\1", self.texts[page])
        found = (self.target(page, link) for _, _, link in LINK.findall(masked))
        return [target for target in found if target and target[0].exists()]

    def link(self, page, text, link, scheme="doc:"):
        """A link as docc reads it."""
        target = self.target(page, link)
        if target is None:
            return f"[{text}]({link})"
        file, anchor = target
        if file.suffix == ".md":
            known = self.texts.get(file)
            heading = known and (anchors(known).get(anchor) if anchor else "")
            # A link that leads nowhere stays, so that docc warns of it.
            fragment = "" if not anchor else "#" + (anchor_of_docc(heading) if heading else anchor)
            if heading and known.count(f"# {heading}\n") > 1 and re.search(r"-\d+$", anchor):
                raise ValueError(f"{page}: docc has no anchor for the second heading of {link}")
            name = self.name(file) if file.is_relative_to(self.root) else link
            # docc has no anchors for a title, and none on the first page.
            if heading and (name == "Guides" or HEADING.search(known).group(2) == heading):
                fragment = ""
            return f"[{text}]({scheme}{name}{fragment})"
        if file.is_dir():
            return text
        if not file.exists() or not file.is_relative_to(self.root):
            return f"[{text}](doc:{link})"
        path = str(file.relative_to(self.root))
        self.files.add(path)
        return f"[{text}]({self.base}/files/{path})"

    def article(self, page):
        """The text of a page as an article."""
        pictures = set()

        def picture(alt, link):
            file = (page.parent / link).resolve()
            pictures.add(file)
            return f"![{' '.join(alt.split())}]({file.name})"

        def change(text):
            text = re.sub(r"<!--.*?-->\n*", "", text, flags=re.S)
            text = re.sub(r'<img src="([^"]+)"[^>]*?alt="([^"]*)"[^>]*>', r"![\2](\1)", text)
            text = re.sub(r"^</?p[^>]*>\n", "", text, flags=re.M)
            return LINK.sub(
                lambda match: picture(match[2], match[3]) if match[1] else self.link(page, match[2], match[3]), text)

        text = outside_code(self.texts[page], change)
        # docc shows the marks of code in a heading.
        text = outside_code_blocks(text, lambda part: HEADING.sub(
            lambda match: f"{match[1]} {match[2].replace('`', '')}", part))
        text = re.sub(r"\A# .*", lambda _: f"# {self.title(page)}", text)
        # The summary of an article is its first paragraph.
        text = re.sub(r"\A(# .*\n\n)(!\[[^\n]*\n\n)((?:[^#`|*<\n][^\n]*\n)+\n)", r"\1\3\2", text)
        if self.name(page) == "Guides":
            text = text.replace("\n", "\n\n@Metadata {\n  @TechnologyRoot\n}\n", 1)
        return text.rstrip("\n") + "\n" + self.topics(page), pictures

    def topics(self, page):
        """The links of an index page by its headings."""
        if page.name != "README.md" or not page.is_relative_to(self.root / "Documentation"):
            return ""
        is_root = page.parent == self.root / "Documentation"
        groups, seen, group = {}, {page}, "Pages"
        for line in without_fences(self.texts[page]).splitlines():
            heading = re.match(r"## +(.*)", line)
            group = plain(heading[1]) if heading else group
            for _, _, link in LINK.findall(line):
                target = self.target(page, link)
                if target and target[0] in self.texts and target[0] not in seen:
                    file = target[0]
                    is_below = file.parent == page.parent or is_root and (
                        file.name == "README.md" or not (file.parent / "README.md").is_file())
                    if is_below:
                        seen.add(file)
                        groups.setdefault(group, []).append(f"- <doc:{self.name(file)}>")
        parts = [f"### {name}\n\n" + "\n".join(links) + "\n" for name, links in groups.items()]
        return "\n## Topics\n\n" + "\n".join(parts) if parts else ""

    def write(self, catalog):
        """Writes all articles with their pictures."""
        catalog.mkdir(parents=True)
        pictures = set()
        for page in self.texts:
            text, shown = self.article(page)
            (catalog / f"{self.name(page)}.md").write_text(text, encoding="utf-8")
            pictures |= shown
        if len({picture.name for picture in pictures}) < len(pictures):
            raise ValueError("two pictures have one name")
        # docc warns of one that is missing.
        for picture in filter(pathlib.Path.is_file, pictures):
            shutil.copy(picture, catalog)

    def copy_files(self, site):
        """Copies the files to which articles lead."""
        for path in self.files:
            copy = site / "files" / path
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.root / path, copy)


def outside_code_blocks(text, change):
    parts = re.split(r"(^```.*?^```[^\n]*$)", text, flags=re.M | re.S)
    return "".join(part if index % 2 else change(part) for index, part in enumerate(parts))
