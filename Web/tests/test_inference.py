"""The script that Documentation/Inference.md gives for pages, in a browser, and what the command finds."""

import json
import re
import tempfile
import unittest
from pathlib import Path

from harness import ROOT, browser, playground

CARDS = """<!doctype html><style>
body { margin: 0; }
.cards { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding: 16px; }
.card { height: 120px; background: #ccc; }
</style><div class="cards">""" + '<div class="card"></div>' * 5 + "</div>"

DRAWING = """<!doctype html><style>body { margin: 0; }</style>
<svg width="390" height="844" style="display: block">""" + "".join(
    f'<rect x="{16 + 185 * (item % 2)}" y="{16 + 132 * (item // 2)}" width="173" height="120"/>' for item in range(5)) + "</svg>"


class InferenceScriptTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        text = (ROOT / "Documentation/Inference.md").read_text()
        cls.script = re.search(r"```js\ncopy\((.*?)\);\n```", text, re.S).group(1)
        cls.drawing = re.search(r"For an SVG take `(.*?)`", text).group(1)

    def frames(self, html, size, script):
        page = browser().new_page(viewport={"width": size[0], "height": size[1]})
        page.set_content(html)
        text = page.evaluate(script)
        page.close()
        return text

    def infer(self, *texts):
        with tempfile.TemporaryDirectory() as folder:
            paths = []
            for index, text in enumerate(texts):
                path = Path(folder) / f"{index}.json"
                path.write_text(text)
                paths.append(str(path))
            return json.loads(playground("infer", *paths, "--format", "json"))

    def check(self, answer):
        self.assertTrue(answer["matched"])
        section, = answer["layout"]["sections"]
        self.assertEqual(section["group"]["count"], 2)
        self.assertEqual(section["group"]["height"], {"absolute": 120})
        self.assertEqual(section["group"]["interItemSpacing"], {"fixed": 12})

    def test_cards_of_a_page(self):
        self.check(self.infer(*(self.frames(CARDS, size, self.script) for size in [(390, 844), (768, 1024)])))

    def test_rectangles_of_a_drawing(self):
        script = re.sub(r"\[\.\.\.document\.querySelectorAll\(\"\.card\"\)\]", lambda _: self.drawing, self.script)
        self.assertNotEqual(script, self.script)
        self.check(self.infer(self.frames(DRAWING, (390, 844), script)))


if __name__ == "__main__":
    unittest.main()
