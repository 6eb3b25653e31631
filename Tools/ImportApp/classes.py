"""The classes of an app, and the expressions that make its controllers."""

import re

from source import blanked

CONTROLLERS = {
    "UIViewController": "{}()", "UICollectionViewController": "{}(collectionViewLayout: UICollectionViewFlowLayout())",
    "UITableViewController": "{}(style: .plain)", "UITabBarController": "{}()", "UINavigationController": "{}()",
    "UISplitViewController": "{}()", "UIPageViewController": "{}()",
}


def classes(texts):
    """The classes at the top of files: name to base, body, and attributes before it."""
    found = {}
    pattern = re.compile(
        r"^((?:@\w+(?:\([^)]*\))?\s+|(?:public|open|final|internal)\s+)*)class\s+(\w+)\s*:\s*([\w.]+)([^{]*)\{", re.M)
    for text in texts:
        code, end = blanked(text), 0
        while match := pattern.search(code, end):
            depth, end = 1, len(code)
            for brace in re.compile(r"[{}]").finditer(code, match.end()):
                depth += 1 if brace.group() == "{" else -1
                if depth == 0:
                    end = brace.end()
                    break
            found[match.group(2)] = (match.group(3), match.group(4), code[match.end():end])
    return found


def base(name, known):
    """The class of UIKit that a class of the app descends from; nil for none."""
    seen = set()
    while name in known and name not in seen:
        seen.add(name)
        name = known[name][0]
    return name if name in CONTROLLERS else None


def parts(text, separator=","):
    """The text between separators that stand in no bracket."""
    found, depth = [""], 0
    for character in text:
        depth += character in "([{<"
        depth -= character in ")]}>"
        if character == separator and depth == 0:
            found.append("")
        else:
            found[-1] += character
    return [part for part in found if part.strip()]


def own_initializers(body):
    """The parameter lists of the initializers of a class, with the words before them."""
    depth, found, index = 0, [], 0
    while index < len(body):
        character = body[index]
        match = re.compile(r"((?:\w+\s+)*)\binit\s*[?!]?\s*\(").match(body, index) if depth == 0 else None
        if match and (index == 0 or not body[index - 1].isalnum()):
            end, inner = match.end(), 1
            while inner and end < len(body):
                inner += (body[end] in "([{") - (body[end] in ")]}")
                end += 1
            found.append((match.group(1), body[match.end():end - 1]))
            index = end
            continue
        depth += (character == "{") - (character == "}")
        index += 1
    return found


def made(name, known):
    """The expression that makes a controller, or the reason why there is none."""
    if re.search(r"@IBOutlet[^\n]*!", known[name][2]):
        return None, "its outlets come from a storyboard or a nib"
    ancestor = name
    while ancestor in known:
        initializers = own_initializers(known[ancestor][2])
        if initializers:
            for words, parameters in initializers:
                if "private" not in words and all("=" in part for part in parts(parameters)):
                    return f"{name}()", None
            if any("convenience" not in words for words, _ in initializers):
                return None, "its initializers need arguments"
        ancestor = known[ancestor][0]
    return CONTROLLERS[ancestor].format(name), None
