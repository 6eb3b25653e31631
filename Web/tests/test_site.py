"""The site that Web/make-site makes: the page on its first screen, the gallery, guides, and a search over their text."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from harness import PAGE, ROOT, ServedTest


class SiteTest(ServedTest):
    @classmethod
    def setUpClass(cls):
        import http.server

        cls.folder = tempfile.mkdtemp()
        out = Path(cls.folder) / "site"
        subprocess.run([ROOT / "Web/make-site", "--page", PAGE, "--address", "https://example.org/layouts/", "--out", out], check=True, stdout=subprocess.DEVNULL)

        class Handler(http.server.SimpleHTTPRequestHandler):
            def __init__(self, *arguments):
                super().__init__(*arguments, directory=str(out))

            def log_message(self, *_):
                pass

        cls.handler = Handler
        cls.out = out
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        shutil.rmtree(cls.folder)

    def show(self, path="index.html", width=1440):
        page = self.load(path, {"width": width, "height": 900})
        return page

    def test_the_page_is_the_first_screen(self):
        page = self.show()
        frame = page.frame_locator("iframe")
        frame.locator("body[data-ready]").wait_for(timeout=30_000)
        self.assertGreater(page.locator("iframe").bounding_box()["height"], 500)
        self.assertEqual(page.locator(".cards li").count(), len(os.listdir(ROOT / "Sources/Playground/Gallery")))
        self.assertLess(page.locator("#guides").bounding_box()["y"], page.locator("#gallery").bounding_box()["y"])
        self.assertEqual(self.errors, [])

    def test_a_link_to_the_site_has_a_picture_and_a_sentence(self):
        page = self.show()
        told = dict(page.locator("meta[property]").evaluate_all("(all) => all.map((each) => [each.getAttribute('property'), each.content])"))
        self.assertEqual(told["og:image"], "https://example.org/layouts/pictures/page.png")
        self.assertEqual(page.request.get(f"{self.address}/pictures/page.png").status, 200)
        self.assertIn("UICollectionViewCompositionalLayout", told["og:description"])

    def test_a_card_opens_its_layout_at_an_address(self):
        page = self.show()
        page.click(".cards a[href='page.html#two-columns']")
        page.wait_for_selector("body[data-ready]", timeout=30_000)
        self.assertEqual(page.input_value("#gallery"), "two-columns")
        page = self.show("guides/Recipes-agenda.html", 390)
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)
        page.click("a:text-is('Open it in the page')")
        page.wait_for_selector("body[data-ready]", timeout=30_000)
        self.assertEqual(page.input_value("#gallery"), "agenda")

    def test_the_recipes_are_shown(self):
        page = self.show("guides/Recipes-README.html")
        pictures = page.locator("td a img")
        self.assertGreater(pictures.count(), 35)
        pictures.first.scroll_into_view_if_needed()
        self.settle()
        self.assertGreater(pictures.first.evaluate("(picture) => picture.decode().then(() => picture.naturalWidth)"), 100)

    def test_the_search_finds_numbers_in_text(self):
        page = self.show()
        page.fill("input[type=search]", "76.67")
        page.wait_for_selector("#found li")
        links = page.locator("#found a").evaluate_all("(all) => all.map((each) => each.getAttribute('href'))")
        self.assertTrue(any(link.startswith("guides/README.html") for link in links), links)
        self.assertEqual(page.locator("#found mark").first.text_content(), "76.67")

    def test_every_link_and_picture_is_there(self):
        import re
        missing = []
        for file in self.out.rglob("*.html"):
            if file.name == "page.html":
                continue
            for target in re.findall(r'(?:href|src)="([^"]+)"', file.read_text()):
                name = target.split("#")[0]
                if not name or re.match(r"[a-z]+:", name):
                    continue
                if name.endswith((".html", ".svg", ".png", ".css", ".js")) and not (file.parent / name).resolve().exists():
                    missing.append(f"{file.name}: {target}")
        self.assertEqual(missing, [])
