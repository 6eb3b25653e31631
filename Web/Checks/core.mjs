// Compares the core with the whole engine: node core.mjs FOLDER WASM CORE, where the folder is a made package.
// All fixtures and the gallery: the frames at several offsets, before and after measuring and updates.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { pathToFileURL } from "node:url";
import { cases } from "./cases.mjs";

const [folder, wasm, coreWasm] = process.argv.slice(2);
const from = (name) => import(pathToFileURL(resolve(folder, name)));
const { EACH, loadEngine } = await from("node.js");
const { loadEngine: loadCore } = await from("core-node.js");
const engine = await loadEngine(readFileSync(wasm));
const core = await loadCore(readFileSync(coreWasm));
const room = new Float64Array(EACH * 20_000);
const counts = { compared: 0, elements: 0, measured: 0, refused: 0, contents: 0, devices: 0, unmeasured: 0, rows: 0 };
let failures = 0;

const found = (layout, rect, margin) => {
  const count = layout.framesInto(rect, room, margin);
  const list = [];
  for (let at = 0; at < count * EACH; at += EACH) {
    list.push([...room.subarray(at, at + 7), room[at + 7] & 7, layout.elementKind(room[at + 7])].join(" "));
  }
  return list;
};

/** Compares what both show at an offset; false if a query is refused by both. */
function compare(whole, small, offset, what) {
  const rect = [...offset, ...whole.info.size];
  let expected;
  try {
    expected = found(whole, rect, 50);
  } catch (error) {
    assert.throws(() => found(small, rect, 50), error.constructor, what);
    return;
  }
  assert.deepEqual(found(small, rect, 50), expected, what);
  counts.elements += expected.length;
}

function compareAll(whole, small, what) {
  assert.deepEqual(small.info.contentSize, whole.info.contentSize, what);
  assert.deepEqual(small.info.startOffset, whole.info.startOffset, what);
  const [width, height] = whole.info.contentSize;
  for (const share of [0, 0.13, 0.5, 0.97]) {
    compare(whole, small, [share * Math.max(0, width - whole.info.size[0]), share * Math.max(0, height - whole.info.size[1])], `${what} at ${share}`);
  }
  compare(whole, small, whole.info.contentOffset, what);
  for (const { section, range: [low, high], span } of whole.info.rows.slice(0, 5)) {
    for (const share of [0.37, 1]) {
      const row = whole.row(section, low + share * (high - low));
      assert.deepEqual(small.row(section, low + share * (high - low)), row, `${what}, row ${section}`);
      counts.rows += 1;
    }
    const offset = whole.info.scrollDirection === "vertical" ? [0, span[0]] : [span[0], 0];
    compare(whole, small, offset, `${what}, row ${section} scrolled`);
    assert.deepEqual(small.row(section), whole.row(section));
  }
}

/** Compares a document: loaded, with sizes that the page measures, and after an update. */
function check(name, document) {
  const { measurement, ...rest } = document;
  if (measurement) counts.unmeasured += 1;
  if (rest.environment?.device !== undefined) {
    counts.devices += 1;
    // The core knows no devices, and says so. The rest of the document is compared on a plain view.
    assert.throws(() => core.load(rest), /knows no devices/);
    rest.environment = { ...rest.environment, device: undefined, size: rest.environment.size ?? [390, 844] };
  }
  if (measurement) assert.throws(() => core.load(document), /measures nothing/);
  let whole;
  try {
    whole = engine.load(JSON.stringify(rest));
  } catch (error) {
    if (error.name !== "DocumentError") throw error;
    assert.throws(() => core.load(rest), undefined, `${name}: ${error.description}`);
    counts.refused += 1;
    return;
  }
  const small = core.load(rest);
  compareAll(whole, small, name);
  const frames = whole.framesIn();
  const sizes = [];
  for (let index = 0; index < Math.min(frames.count, 40); index++) {
    if (frames.kinds[index] === 2 || frames.kinds[index] === 1) continue;
    sizes.push({ id: frames.id(index), width: 20 + ((index * 37) % 90), height: 20.5 + ((index * 53) % 130) });
  }
  for (const size of sizes) {
    whole.measure([size]);
    small.measure([size]);
  }
  counts.measured += sizes.length;
  compareAll(whole, small, `${name}, measured`);
  const section = whole.info.itemCounts.findIndex((count) => count > 1);
  if (section >= 0) {
    for (const changes of [{ insert: [`${section}.0`, `${section}.2`] }, { move: [{ from: `${section}.1`, to: `${section}.0` }] }, { delete: [`${section}.1`] }, `insert ${section}.1\ndelete ${section}.0`, { batch: [{ delete: [`${section}.0`] }, { insert: [`${section}.0`] }] }]) {
      whole.update(changes);
      small.update(changes);
      compareAll(whole, small, `${name}, after ${JSON.stringify(changes)}`);
    }
  }
  counts.compared += 1;
  whole.free();
  small.free();
}

const places = ["Tests/CompositionalDocumentsTests/Fixtures", "Sources/Playground/Gallery"];
for (const place of places) {
  for (const file of cases(place)) {
    const document = JSON.parse(readFileSync(join(place, file), "utf8"));
    if (document.content && !document.layout) {
      counts.contents += 1;
      continue;
    }
    try {
      check(file, document);
    } catch (error) {
      failures += 1;
      if (failures < 20) console.error(`${file}: ${error.description ?? error.message}`.slice(0, 600));
    }
  }
}
assert.throws(() => core.load({ sections: [{ group: { typo: 1 } }] }), /unknown key "typo"/);
assert.throws(() => core.load("{"), { name: "DocumentError" });
// Numbers that are not finite get the same error from both.
const grid = JSON.parse(readFileSync("Sources/Playground/Gallery/grid.json", "utf8")).layout;
for (const [document, options, path] of [
  [grid, { systemVersion: NaN }, "options.systemVersion"], [grid, { size: [390, Infinity] }, "options.size[1]"],
  [{ sections: [{ ...grid.sections[0], interGroupSpacing: NaN }] }, {}, "sections[0].interGroupSpacing"],
]) {
  for (const each of [engine, core]) assert.throws(() => each.load(document, options), { name: "DocumentError", path });
}
for (const id of ["cell 4294967296.0", "cell 0.4294967296"]) {
  assert.equal(core.load(grid).attributes(id), null, `${id} is not that of 0`);
}
console.log(
  `the core: ${counts.compared} documents, ${counts.elements} elements and ${counts.rows} rows as in the whole engine, ${counts.measured} sizes measured; `
  + `${counts.refused} documents refused by both; without what the core does not read: ${counts.unmeasured} measurements, `
  + `${counts.devices} devices; ${counts.contents} documents of content alone, which have no layout`);
const size = gzipSync(readFileSync(coreWasm), { level: 9 }).length;
/** The median time of an action in microseconds, with the number of the run. */
function time(action, count) {
  const times = Array.from({ length: count }, (_, index) => {
    const start = performance.now();
    action(index);
    return performance.now() - start;
  });
  return times.sort((one, other) => one - other)[count >> 1] * 1000;
}

// What a list asks for while it scrolls takes the whole engine at most three times as long as the core.
const row = { width: { fractionalWidth: 1 }, height: { estimated: 60 } };
const list = { sections: [{ group: { type: "vertical", ...row, subitems: [{ type: "item", ...row }] } }] };
const lists = [engine, core].map((each) => each.load(list, { size: [390, 844], itemCounts: [1_000_000] }));
const asked = {
  measure: (layout, index) => layout.measure([{ id: `cell 0.${7 * index}`, height: 30 + index % 97 }]),
  insert: (layout, index) => layout.update({ insert: [`0.${11 * index}`] }),
};
const told = Object.entries(asked).map(([name, action]) => {
  for (const layout of lists) time((index) => action(layout, 2000 + index), 500);
  const [whole, small] = lists.map((layout) => time((index) => action(layout, index), 2000));
  assert.ok(whole <= 3 * small, `${name}: ${whole} us in the engine, ${small} us in the core`);
  return `${name} ${whole.toFixed(1)} and ${small.toFixed(1)} us`;
});
console.log(`the engine and the core: ${told.join(", ")}`);

console.log(`the core: ${size} bytes gzipped`);
if (size >= 250_000) {
  console.error("the core: 250,000 bytes gzipped are the limit");
  failures += 1;
}
if (failures || counts.compared < 344) process.exit(1);
