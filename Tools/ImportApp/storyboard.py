"""What shows the first window of an app: the class of the first controller of a storyboard."""

import xml.etree.ElementTree

from classes import base, made

BYTES_AT_MOST = 5_000_000
CONTAINERS = {"navigationController": "UINavigationController", "tabBarController": "UITabBarController"}
# The connections of a list to its controller, which the controller makes itself.
OWN_OUTLETS = {"dataSource", "delegate", "view"}


def first_controller(file, known):
    """The expression that makes the first controller of a storyboard; or nil, and the reason."""
    try:
        if file.stat().st_size > BYTES_AT_MOST:
            return None, f"{file.name} has more than {BYTES_AT_MOST} bytes"
        root = xml.etree.ElementTree.fromstring(file.read_bytes())
    except (OSError, xml.etree.ElementTree.ParseError) as error:
        return None, f"{file.name} cannot be read: {error}"
    controllers = {
        element.get("id"): element for element in root.iter() if element.tag.endswith("Controller") and element.get("id")}
    first = root.get("initialViewController")
    if first not in controllers:
        return None, f"{file.name} has no initial controller"
    return expression(controllers[first], controllers, file.name, known, set())


def expression(element, controllers, name, known, outer):
    """The expression that makes a controller of a storyboard, with those that it contains."""
    custom, kind = element.get("customClass"), CONTAINERS.get(element.tag)
    if element.get("id") in outer:
        return None, f"controllers of {name} contain each other"
    outer = outer | {element.get("id")}
    if kind:
        inner = []
        for segue in element.iter("segue"):
            if segue.get("kind") == "relationship" and segue.get("destination") in controllers:
                found, reason = expression(controllers[segue.get("destination")], controllers, name, known, outer)
                if not found:
                    return None, reason
                inner.append(found)
        own, reason = made(custom, known) if custom in known else (f"{kind}()", None)
        if not own:
            return None, f"{custom}: {reason}"
        return f"holding({own}, [{', '.join(inner)}])", None
    if custom not in known or not base(custom, known):
        return None, f"the first controller of {name} is no class of the app"
    outlets = [
        each.get("property") for each in element.iter() if each.tag in ("outlet", "outletCollection")
        and each.get("property") not in OWN_OUTLETS]
    if outlets:
        return None, f"{custom} has the outlet {outlets[0]} in {name}"
    for each in element.iter():
        if each.tag in ("collectionViewCell", "tableViewCell") and each.get("reuseIdentifier"):
            return None, f"the cells {each.get('reuseIdentifier')} of {custom} come from {name}"
    found, reason = made(custom, known)
    return found, f"{custom}: {reason}"
