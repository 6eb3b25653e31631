"""Accessibility, by the rules of axe, in every pane and both themes."""

import importlib.util
import unittest
from pathlib import Path

from harness import PHONE, ROOT, PageTest

found = importlib.util.find_spec("axe_playwright_python")
AXE = Path(found.origin).parent / "axe.min.js" if found else None


@unittest.skipUnless(AXE and AXE.is_file(), "axe_playwright_python is not installed")
class AccessTest(PageTest):
    maxDiff = None

    def check(self, what):
        """Runs the rules in a world of their own, because the policy of the page forbids other scripts."""
        session = self.context.new_cdp_session(self.page)
        frame = session.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
        world = session.send("Page.createIsolatedWorld", {"frameId": frame, "worldName": "axe"})["executionContextId"]
        expression = AXE.read_text() + """
          ;axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"] }).then((result) =>
            JSON.stringify(result.violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.slice(0, 4).map(({ target, failureSummary }) => [target.join(" "), failureSummary]) }))))"""
        answer = session.send("Runtime.evaluate", {
            "expression": expression, "contextId": world, "awaitPromise": True, "returnByValue": True})
        session.detach()
        self.assertEqual(answer["result"].get("value"), "[]", what)

    def states(self):
        self.check("at the start")
        self.choose("pinned-headers")
        self.page.focus(".screen")
        self.page.keyboard.press("Tab")
        self.idle()
        self.check("with a selection")
        self.replace("fractionalWidth", "fractionWidth")
        self.check("with an error")

    def test_wide_windows(self):
        self.states()
        self.page.click("role=tab[name='Swift']")
        self.check("with Swift")
        self.page.click("#code-pane button:text-is('Paste code')")
        self.page.fill("#code-dialog textarea", "CompositionalLayout { Section { HGroup { Item().opacity(1) } } }")
        self.page.wait_for_selector("#code-dialog li")
        self.check("with code to read")
        self.page.keyboard.press("Escape")
        self.page.click("role=tab[name='JSON']")
        self.choose("grid")
        self.page.evaluate("""compositionalPage.proof.open('[{"id": "cell 0.0", "frame": [1, 0, 75, 75]}, {"id": "cell 0.1", "frame": [0, 0, 9, 9]}]', "it")""")
        self.check("with a recording of a device")
        self.page.click("#proof-card button:text-is('Close')")
        self.page.evaluate("compositionalPage.store.set({ bands: true, map: true })")
        self.idle()
        self.check("with insets and the map")
        self.page.evaluate("compositionalPage.store.set({ bands: false, map: false })")
        self.page.evaluate("compositionalPage.selecting.select('cell 0.0')")
        self.page.click("#contents-card button:text-is('Picture and texts')")
        self.idle()
        self.check("with content in cells")
        self.choose("grid")
        self.page.click("#sweep")
        self.page.click("summary:text-is('What to try')")
        self.wait("!compositionalPage.sweep.isRunning", 30)
        self.check("with a sweep")
        self.page.keyboard.press("Escape")
        self.page.click("text=Plots and script")
        self.page.click("#diff")
        self.page.click("[role=menuitem]:has-text('As it was opened')")
        self.page.click("#compare")
        self.idle()
        self.check("with plots, a difference and two devices")
        self.page.click("#export")
        self.check("with a menu")
        self.page.click("[role=menuitem]:has(small:text-is('DSL'))")
        self.check("with code")
        self.page.keyboard.press("Escape")
        self.page.evaluate("compositionalPage.finding.open()")
        self.page.fill("#finding-dialog textarea", (ROOT / "Documentation/Examples/narrow.json").read_text())
        self.page.click("#finding-dialog button:text-is('Find layout')")
        self.page.wait_for_selector("#finding-dialog .choice")
        self.page.click("#finding-dialog .choice >> nth=1")
        self.check("with a layout that was found")
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("?")
        self.check("with the help")


class NarrowerAccessTest(AccessTest):
    """Where what the view shows is in a menu, and words are cut."""

    viewport = {"width": 1280, "height": 800}

    def states(self):
        self.page.click("#view-options")
        self.idle()
        self.check("with the options of the view")
        self.page.click("#view-options")
        super().states()


class DarkAccessTest(AccessTest):
    theme = "dark"


class PhoneAccessTest(AccessTest):
    viewport = PHONE
    touch = True

    def test_wide_windows(self):
        self.check("at the start")
        for pane in ["document", "inspect", "settings", "time"]:
            self.page.click(f".tabs [data-pane={pane}]")
            self.idle()
            self.check(pane)
        self.page.evaluate("compositionalPage.store.set({ bands: true, map: true })")
        self.idle()
        self.check("with insets and the map")
        self.page.click(".tabs [data-pane=settings]")
        self.page.click("#sweep")
        self.wait("!compositionalPage.sweep.isRunning", 30)
        self.check("with a sweep")
        self.page.keyboard.press("Escape")
        self.page.evaluate("compositionalPage.finding.open()")
        self.check("with the frames of a layout to find")
