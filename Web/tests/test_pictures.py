"""Pictures: what the view shows, as SVG that other programs draw."""

import base64
import re
import shutil
import subprocess
import tempfile
import unittest
import xml.dom.minidom
from pathlib import Path

from harness import PageTest


class SVGTest(PageTest):
    def export(self, name):
        self.page.click("#export")
        with self.page.expect_download() as download:
            self.page.click(f"[role=menuitem]:has-text('{name}')")
        return Path(download.value.path())

    def test_colors_are_those_that_every_program_knows(self):
        for name in ["storefront", "inbox"]:
            with self.subTest(name):
                self.choose(name)
                self.idle()
                text = self.export("SVG").read_text()
                self.assertNotRegex(text, r"oklch|color\(|lab\(|light-dark")
                found = set(re.findall(r'(?:fill|stroke)="([^"]*)"', text)) - {"none"}
                self.assertGreater(len(found), 2)
                for color in found:
                    self.assertRegex(color, r"^#[0-9a-f]{6}$")

    def test_headers_have_their_names_and_blocks_their_edges(self):
        text = self.export("SVG").read_text()
        self.assertIn(">header 0<", text)
        self.assertIn("stroke-width", text)
        self.choose("inbox")
        self.idle()
        self.assertIn("<clipPath", self.export("SVG").read_text(), "parts are drawn")

    def test_it_is_well_formed_whatever_a_kind_is_called(self):
        self.replace('"elementKind": "banner"', '"elementKind": "a\\u0001b<&\\">"')
        self.assertEqual(self.page.locator(".status.bad").count(), 0, self.status())
        xml.dom.minidom.parse(str(self.export("SVG")))

    @unittest.skipUnless(shutil.which("rsvg-convert"), "librsvg is not installed")
    def test_librsvg_draws_what_the_page_draws(self):
        path = self.export("SVG")
        picture = self.export("PNG 1")
        with tempfile.TemporaryDirectory() as folder:
            drawn = Path(folder) / "drawn.png"
            subprocess.run(["rsvg-convert", str(path), "-o", str(drawn)], check=True)
            difference = self.page.evaluate("""async (pictures) => {
              const [a, b] = await Promise.all(pictures.map(async (data) => {
                const image = new Image();
                image.src = `data:image/png;base64,${data}`;
                await image.decode();
                const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
                const context = canvas.getContext("2d");
                context.drawImage(image, 0, 0);
                return context.getImageData(0, 0, image.width, image.height).data;
              }));
              let off = 0;
              for (let at = 0; at < a.length; at += 4) if (Math.max(...[0, 1, 2].map((each) => Math.abs(a[at + each] - b[at + each]))) > 24) off += 1;
              return [a.length, b.length, off / (a.length / 4)];
            }""", [base64.b64encode(each.read_bytes()).decode() for each in (picture, drawn)])
        self.assertEqual(difference[0], difference[1])
        self.assertLess(difference[2], 0.02, "two of a hundred points may differ: letters and edges")
