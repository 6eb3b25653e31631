// Uses the package as an app does that has installed it: node package.mjs VERSION, in the folder of the app.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { DocumentError, EACH, loadEngine } from "compositional";
import { createScroller } from "compositional/scroller";
import { loadEngine as loadCore } from "compositional/core";

const manifest = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("compositional/package.json"), "utf8"));
assert.equal(manifest.version, process.argv[2]);
const list = {
  sections: [{
    group: {
      type: "vertical", width: { fractionalWidth: 1 }, height: { estimated: 50 },
      subitems: [{ type: "item", width: { fractionalWidth: 1 }, height: { estimated: 50 } }],
    },
  }],
};
for (const engine of [await loadEngine(), await loadCore()]) {
  const layout = engine.load(list, { size: [390, 844], itemCounts: [1_000_000] });
  assert.deepEqual(layout.info.contentSize, [390, 50_000_000]);
  layout.measure([{ id: "cell 0.0", height: 70 }]);
  const found = new Float64Array(EACH * 32);
  assert.equal(layout.framesInto([0, 0, 390, 844], found), 17);
  assert.deepEqual([...found.subarray(EACH, EACH + 6)], [0, 70, 390, 50, 0, 1]);
  assert.throws(() => engine.load({ sections: [] }), DocumentError);
}
assert.equal(typeof createScroller, "function");
console.log(`the package ${manifest.version} answers from where it is installed`);
