"""Turns the Markdown of this repository into HTML: headings, paragraphs, lists, tables, code, links and pictures."""

import html
import re


def anchor(title):
    """Returns the anchor of a heading, as the links between the pages have it."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def plain(text):
    """Returns a line of Markdown without its marks."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"[`*|]", "", text).strip()


def inline(text, link):
    """Returns a line as HTML. What stands in code is taken as it is. A link that is None is left out."""
    kept = []

    def keep(match):
        kept.append(f"<code>{html.escape(match.group(2))}</code>")
        return f"\0{len(kept) - 1}\0"

    def linked(match):
        target = link(match.group(2))
        return match.group(1) if target is None else f'<a href="{html.escape(target)}">{match.group(1)}</a>'

    text = html.escape(re.sub(r"(`+)(.+?)\1", keep, text), quote=False)
    text = re.sub(r"!\[([^\]]*)\]\(([^)\s]+)\)", lambda m: f'<img alt="{html.escape(m.group(1))}" src="{html.escape(link(m.group(2)) or "")}">', text)
    text = re.sub(r"\[([^\]]*)\]\(([^)\s]+)\)", linked, text)
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    return re.sub("\0(\\d+)\0", lambda m: kept[int(m.group(1))], text)


def converted(source, link):
    """Returns a page as HTML, and its parts: (title, anchor, text)."""
    out, parts, lines, at = [], [], source.splitlines(), 0
    while at < len(lines):
        line = lines[at]
        if line.startswith("```"):
            end = next((index for index in range(at + 1, len(lines)) if lines[index].startswith("```")), len(lines))
            code = "\n".join(lines[at + 1:end])
            out.append(f"<pre><code>{html.escape(code)}</code></pre>")
            if parts:
                parts[-1][2].append(code)
            at = end + 1
            continue
        heading = re.match(r"(#{1,6}) (.*)", line)
        if heading:
            name, level = plain(heading.group(2)), len(heading.group(1))
            parts.append((name, anchor(name), []))
            out.append(f'<h{level} id="{anchor(name)}">{inline(heading.group(2), link)}</h{level}>')
            at += 1
            continue
        if not line.strip() or line.startswith("<!--"):
            at += 1
            continue
        block = []
        while at < len(lines) and lines[at].strip() and not re.match(r"(#{1,6} |```)", lines[at]):
            block.append(lines[at])
            at += 1
        if parts:
            parts[-1][2].append(plain(" ".join(block)))
        out.append(block_html(block, link))
    return "\n".join(out), [(title, name, " ".join(text)) for title, name, text in parts]


def block_html(block, link):
    """Returns lines without a gap as HTML: a table, a list, or a paragraph. What is HTML stays, with its pictures."""
    if block[0].startswith("<"):
        return re.sub(r'src="([^"]+)"', lambda m: f'src="{html.escape(link(m.group(1)) or "")}"', "\n".join(block))
    if block[0].startswith("|"):
        rows = [[cell.strip() for cell in re.split(r"(?<!\\)\|", row.strip().strip("|"))] for row in block if not re.match(r"\|[-| :]+$", row)]
        head, *body = ["".join(f"<{tag}>{inline(cell, link)}</{tag}>" for cell in row) for tag, row in
                       [("th", rows[0]), *[("td", row) for row in rows[1:]]]]
        return f"<div class=wide><table><tr>{head}</tr>" + "".join(f"<tr>{row}</tr>" for row in body) + "</table></div>"
    if re.match(r"([*-]|\d+\.) ", block[0]):
        items = []
        for line in block:
            start = re.match(r"(?:[*-]|\d+\.) (.*)", line)
            if start:
                items.append(start.group(1))
            else:
                items[-1] += " " + line.strip()
        tag = "ol" if block[0][0].isdigit() else "ul"
        return f"<{tag}>" + "".join(f"<li>{inline(item, link)}</li>" for item in items) + f"</{tag}>"
    return f"<p>{inline(' '.join(line.strip() for line in block), link)}</p>"
