// Checks what Web/compositional.js promises: node api.mjs WASM.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import {
  DISPLACED, DocumentError, EACH, EngineTrap, loadEngine, ORTHOGONAL, PINNED, UNMEASURED,
} from "../compositional.js";

const bytes = readFileSync(process.argv[2]);
const engine = await loadEngine(bytes);
const gallery = (name) => readFileSync(`Sources/Playground/Gallery/${name}.json`, "utf8");
const list = (height) => ({
  sections: [{
    group: {
      type: "vertical", width: { fractionalWidth: 1 }, height,
      subitems: [{ type: "item", width: { fractionalWidth: 1 }, height }],
    },
  }],
});
const fixed = list({ absolute: 50 });
const estimated = list({ estimated: 50 });
let checks = 0;
function check(name, body) {
  try {
    body();
    checks += 1;
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  }
}

const others = [
  await loadEngine(new Response(bytes, { headers: { "content-type": "application/wasm" } })),
  await loadEngine(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)),
  await loadEngine(await WebAssembly.compile(bytes)),
];
check("sources of the module", () => {
  for (const other of others) assert.equal(other.load(fixed).framesIn().count, 17);
});

check("the types name what there is", () => {
  const types = readFileSync(new URL("../compositional.d.ts", import.meta.url), "utf8");
  const layout = engine.load(fixed);
  for (const value of [engine, layout, layout.simulator(), layout.framesIn()]) {
    const { name, prototype } = value.constructor;
    const block = types.slice(types.indexOf(`export class ${name} {`)).split("\n}")[0];
    for (const member of [...Object.keys(value), ...Object.getOwnPropertyNames(prototype)]) {
      if (member.startsWith("_") || member === "constructor") continue;
      assert.ok(new RegExp(`^  (readonly )?${member}[(:]`, "m").test(block), `${name}.${member}`);
    }
  }
  assert.doesNotMatch(types, /\*\/\n *\/\*\*/, "two comments stand over one declaration");
});

check("frames in an array that the caller keeps", () => {
  const found = new Float64Array(EACH * 2000);
  for (const name of ["storefront", "pinned-headers", "grid", "wrapping-tags"]) {
    const layout = engine.load(gallery(name));
    const [width, height] = layout.info.size;
    for (const offset of [-50, 0, 333.5, 900, 1e9]) {
      const rect = [0, offset, width, height];
      const count = layout.framesInto(rect, found);
      const frames = layout.framesIn({ contentOffset: [0, offset], size: [width, height] });
      assert.equal(count, frames.count, `${name} at ${offset}`);
      for (let index = 0; index < count; index++) {
        const element = found.subarray(EACH * index, EACH * (index + 1));
        assert.deepEqual([...element.subarray(0, 4)], [...frames.frames.subarray(4 * index, 4 * index + 4)]);
        assert.deepEqual(
          [element[4], element[5], element[6], element[7] & 3, layout.elementKind(element[7])],
          [frames.sections[index], frames.items[index], frames.zIndex[index], frames.kinds[index],
            frames.elementKind(index)]);
      }
    }
  }
  const layout = engine.load(estimated, { size: [390, 844], itemCounts: [1_000_000] });
  // An array that is too short gets what fits, and the numbers behind it stay.
  const short = new Float64Array(EACH * 3 + 1).fill(7);
  const count = layout.framesInto([0, 500, 390, 844], short);
  assert.equal(count, layout.framesIn({ contentOffset: [0, 500] }).count);
  assert.equal(short[5], 10);
  assert.equal(short[EACH * 3], 7);
  assert.equal(layout.framesInto([0, 500, 390, 844], new Float64Array(0)), count);
  // Memory that grows between two queries.
  const before = layout._instance.exports.memory.buffer.byteLength;
  layout.framesInto([0, 500, 390, 844], found);
  for (let item = 0; layout._instance.exports.memory.buffer.byteLength === before; item += 500) {
    layout.measure(Array.from({ length: 500 }, (_, index) => ({ id: `cell 0.${item + index}`, height: 51 })));
  }
  assert.equal(layout.framesInto([0, 510, 390, 844], found), layout.framesIn({ contentOffset: [0, 510] }).count);
  assert.equal(found[1], 510);
  assert.throws(() => layout.framesInto([0, NaN, 390, 844], found), TypeError);
  assert.throws(() => layout.framesInto([0, 0, -1, 844], found), RangeError);
  assert.throws(() => layout.framesInto([0, 0, 390, 1e12], found), /more than 20000/);
  layout.free();
  assert.throws(() => layout.framesInto([0, 0, 390, 844], found), RangeError);
});

check("rows that scroll across", () => {
  const layout = engine.load(gallery("discover"));
  const found = new Float64Array(EACH * 500);
  for (const { section, range: [low, high], initialOffset, span } of layout.info.rows) {
    assert.deepEqual(layout.row(section), { offset: initialOffset, rest: initialOffset, range: [low, high], span });
    const asked = low + 0.4 * (high - low);
    const row = layout.row(section, asked);
    assert.equal(row.offset, asked);
    assert.ok(row.rest >= low && row.rest <= high);
    // What the row shows there is what a viewport with that offset shows.
    const [width, height] = layout.info.size;
    const count = layout.framesInto([0, span[0], width, height], found);
    const frames = layout.framesIn({ contentOffset: [0, span[0]], orthogonalOffsets: { ...layout.info.orthogonalOffsets, [section]: asked } });
    assert.deepEqual(Array.from({ length: count }, (_, index) => [...found.subarray(EACH * index, EACH * index + 4)]),
      Array.from({ length: frames.count }, (_, index) => [...frames.frames.subarray(4 * index, 4 * index + 4)]));
    assert.equal(layout.row(section, 1e9).offset, high);
  }
  assert.ok(layout.info.rows.length > 2);
  // A section that does not scroll, and one that does not exist.
  const grid = engine.load(gallery("grid"));
  assert.equal(grid.row(0), null);
  assert.equal(grid.row(7), null);
  assert.throws(() => layout.row(2 ** 33), RangeError);
  assert.throws(() => layout.row(0, "3"), TypeError);
  assert.throws(() => layout.row(0, Infinity), TypeError);
});

check("queries into an array allocate nothing", () => {
  const layout = engine.load(estimated, { size: [390, 844], itemCounts: [100_000] });
  const rect = new Float64Array([0, 0, 390, 844]);
  const found = new Float64Array(EACH * 64);
  const ask = (times) => {
    for (let time = 0; time < times; time++) {
      rect[1] = (time * 7919) % 4_000_000;
      layout.framesInto(rect, found);
    }
  };
  ask(20_000);
  // The compiler of Node allocates too, now and then; the median of five rounds leaves that out.
  const rounds = Array.from({ length: 5 }, () => {
    const before = process.memoryUsage().heapUsed;
    ask(100_000);
    return process.memoryUsage().heapUsed - before;
  });
  const grown = rounds.sort((a, b) => a - b)[2];
  assert.ok(grown < 100_000, `the heap grew by ${grown} bytes in 100,000 queries`);
  layout.free();
});

check("the layout behind frames", () => {
  const narrow = { view: [390, 844], frames: [[0, 0, 195, 100], [195, 0, 195, 100], [0, 100, 195, 100]] };
  const wide = { view: [800, 600], frames: [[0, 0, 400, 100], [400, 0, 400, 100], [0, 100, 400, 100]] };
  const report = engine.infer([JSON.stringify(narrow), wide]);
  assert.equal(report.matched, true);
  assert.deepEqual(report.itemCounts, [3]);
  assert.equal(report.layout.sections[0].group.count, 2);
  assert.deepEqual(report.views.map(({ given }) => given.map(({ frame }) => frame)), [narrow.frames, wide.frames]);
  const one = engine.infer([narrow]);
  const other = one.dimensions.find(({ path }) => path === "sections[0].group.width").alternatives[0];
  const frames = (layout, size) => engine.load(layout, { size, itemCounts: [3] }).frames([0, 0, 2000, 2000]).frames;
  assert.deepEqual(frames(other.layout, [390, 844]), frames(one.layout, [390, 844]));
  assert.notDeepEqual(frames(other.layout, other.differsAt), frames(one.layout, other.differsAt));
  assert.throws(() => engine.infer([narrow, { view: [1, 1], frames: [[0, 0, 1]] }]), { name: "DocumentError", input: 1, path: "frames[0]" });
  assert.throws(() => engine.infer([narrow, "[".repeat(100_000)]), { name: "DocumentError", input: 1 });
  assert.throws(() => engine.infer([narrow], { tolerance: -1 }), RangeError);
  const notFinite = { view: [NaN, 1], frames: [] };
  assert.throws(() => engine.infer([wide, notFinite]), { name: "DocumentError", input: 1, path: "view[0]" });
  // What was refused is not in the next search.
  assert.deepEqual(engine.infer([narrow]), one);
  assert.equal(engine.infer([]).layout, null);
});

check("the frames of a flow layout", () => {
  // Three of 96 points and two gaps of 8 are 304 points wide, 8 more on each side fill 320.
  const flow = {
    flowLayout: { itemSize: [96, 80], minimumLineSpacing: 12, minimumInteritemSpacing: 8, sectionInset: { top: 8, left: 8, bottom: 8, right: 8 } },
    environment: { size: [320, 480] }, itemCounts: [4],
  };
  const answer = engine.flow(flow);
  assert.deepEqual(answer.elements.map(({ frame }) => frame), [[8, 8, 96, 80], [112, 8, 96, 80], [216, 8, 96, 80], [8, 100, 96, 80]]);
  assert.deepEqual(answer.contentSize, [320, 188]);
  assert.deepEqual(engine.flow(JSON.stringify(flow)), answer);
  const report = engine.infer([flow]);
  assert.equal(report.matched, true);
  assert.deepEqual(report.views[0].given.map(({ frame }) => frame), answer.elements.map(({ frame }) => frame));
  assert.throws(() => engine.flow({ flowLayout: { itemSize: [96] } }), { name: "DocumentError", path: "flowLayout.itemSize" });
  const tiny = { flowLayout: { itemSize: [1, 0.01], minimumLineSpacing: 0 }, itemCounts: [10_000_000] };
  assert.throws(() => engine.flow(tiny), { name: "DocumentError" });
});

check("groups around a cell", () => {
  const layout = engine.load(gallery("storefront"), { device: "iPhone 15" });
  const groups = layout.groups("cell 2.1");
  assert.deepEqual(groups.map(({ path }) => path), ["sections[2].group", "sections[2].group.subitems[1]"]);
  // A quarter of the 369 points between the insets, after the half that the first item takes.
  assert.deepEqual(groups[1].frame.map(Math.round), [196, 984, 92, 240]);
  assert.deepEqual(groups[1].frame, layout.simulator().groups("cell 2.1")[1].frame);
  assert.deepEqual(layout.groups("supplementary header 2.0"), []);
});

check("devices", () => {
  const devices = engine.devices();
  assert.deepEqual(devices.find(({ name }) => name === "iPhone 15"), { name: "iPhone 15", kind: "phone", size: [393, 852] });
  assert.deepEqual(devices.find(({ name }) => name === "iPad mini (6th)"), { name: "iPad mini (6th)", kind: "tablet", size: [744, 1133] });
  // Each is a choice, and its view is as large as the list says.
  for (const { name, size } of devices) {
    const { info } = engine.load(fixed, { device: name });
    assert.deepEqual([info.device, info.size], [name, size]);
  }
});

check("an object, options and info", () => {
  const layout = engine.load(fixed, {
    size: [320, 480], displayScale: 3, itemCounts: [100], contentSizeCategory: "large", systemVersion: 17,
    safeAreaInsets: { top: 47, leading: 10, bottom: 34, trailing: 20 },
    layoutDirection: "rightToLeft",
  });
  assert.deepEqual(layout.info.size, [320, 480]);
  assert.deepEqual(layout.info.itemCounts, [100]);
  assert.deepEqual(layout.info.safeAreaInsets, { top: 47, left: 20, bottom: 34, right: 10 });
  assert.equal(layout.info.contentSize[1], 5000);
  // Reading starts at the right: the content is as wide as the view, and 10 points are covered there.
  assert.deepEqual(layout.info.contentOffset, [10, -47]);
  assert.deepEqual(layout.info.offsetRange.y, [-47, 5000 - 480 + 34]);
  assert.equal(layout.info.scrollDirection, "vertical");
  layout.free();
  assert.throws(() => layout.framesIn(), RangeError);
});

check("errors name the place", () => {
  const broken = { sections: [{ group: { ...fixed.sections[0].group, widht: 3 } }] };
  assert.throws(() => engine.load(broken), (error) =>
    error instanceof DocumentError && error.path === "sections[0].group"
      && error.message.includes("did you mean \"width\""));
  assert.throws(() => engine.load('{\n  "sections": 1\n}'), (error) =>
    error.position.line === 2 && error.position.column === 15);
  assert.throws(() => engine.load('{"sections": [}'), (error) => error.position.column === 15);
  assert.throws(() => engine.load(fixed, { size: [-1, 4] }), { path: "options.size" });
  assert.throws(() => engine.load(fixed, { itemCounts: [1.5] }), { path: "options.itemCounts[0]" });
  assert.throws(() => engine.load(fixed, { itemCounts: [3e9] }), { path: "options.itemCounts[0]" });
  assert.throws(() => engine.load(fixed, { sise: [1, 4] }), /did you mean "size"/);
  assert.throws(() => engine.load(fixed, { size: [NaN, 4] }), { name: "DocumentError", path: "options.size[0]" });
  const endless = { sections: [{ ...fixed.sections[0], interGroupSpacing: Infinity }] };
  assert.throws(() => engine.load(endless), { name: "DocumentError", path: "sections[0].interGroupSpacing", message: /Infinity/ });
});

check("frames in columns", () => {
  const layout = engine.load(fixed, { size: [320, 480], itemCounts: [100] });
  const frames = layout.framesIn({ contentOffset: [0, 130] });
  assert.equal(frames.count, 11);
  assert.equal(frames.id(0), "cell 0.2");
  assert.deepEqual(frames.frame(0), { x: 0, y: 100, width: 320, height: 50 });
  assert.deepEqual([...frames.items.slice(0, 3)], [2, 3, 4]);
  assert.equal(frames.flags[0], 0);
  assert.equal(layout.frames({ x: 0, y: 1000, width: 10, height: 60 }).id(0), "cell 0.20");
  assert.deepEqual(layout.attributes("cell 0.3").frame, [0, 150, 320, 50]);
  assert.equal(layout.attributes("cell 0.100"), null);
  assert.throws(() => layout.attributes("cell"), DocumentError);
  assert.throws(() => layout.frames([0, 0, NaN, 1]), TypeError);
  assert.ok(layout.elementBound([0, 0, 320, 480]) >= 10);
});

check("queries that find too much", () => {
  const layout = engine.load(fixed, { itemCounts: [1_000_000] });
  assert.equal(layout.info.contentSize[1], 50_000_000);
  assert.throws(() => layout.frames({ x: 0, y: 0, width: 390, height: 5e7 }), (error) =>
    error instanceof RangeError && error.message.includes("20000 elements"));
  assert.equal(layout.frames({ x: 0, y: 49_999_900, width: 390, height: 100 }).count, 2);
});

check("pinned headers", () => {
  const layout = engine.load(gallery("pinned-headers"));
  const flags = (offset) => {
    const frames = layout.framesIn({ contentOffset: [0, offset] });
    const at = frames.kinds.findIndex((kind) => kind === 3);
    assert.equal(frames.id(at), `supplementary ${frames.elementKind(at)} 0.0`);
    return frames.flags[at];
  };
  assert.equal(flags(0) & (PINNED | DISPLACED), PINNED);
  assert.equal(flags(100) & (PINNED | DISPLACED), PINNED | DISPLACED);
});

check("orthogonal rows", () => {
  const layout = engine.load(gallery("carousel"));
  const { section, range } = layout.info.rows[0];
  assert.ok(range[1] > range[0]);
  const frames = (offset) => layout.framesIn({ orthogonalOffsets: { [section]: offset } });
  const index = [...frames(0).flags].findIndex((flags) => flags & ORTHOGONAL);
  const id = frames(0).id(index);
  const moved = frames(30);
  const at = Array.from({ length: moved.count }, (_, index) => moved.id(index)).indexOf(id);
  assert.equal(moved.frame(at).x, frames(0).frame(index).x - 30);
  // A section is a whole number that the module can hold: 2^32 is not 0.
  for (const key of [2 ** 32, 2 ** 32 + section, 0.5, -1, "", "x"]) {
    assert.throws(() => layout.framesIn({ orthogonalOffsets: { [key]: 30 } }), RangeError, `${key}`);
  }
});

check("wrong arguments do not stop the engine", () => {
  const layout = engine.load(gallery("carousel"));
  const simulator = layout.simulator();
  layout.update({ insert: ["0.0"] });
  const { itemCounts } = layout.info;
  for (const offset of ["5", NaN, null, {}]) {
    assert.throws(() => layout.framesIn({ orthogonalOffsets: { 0: offset } }), TypeError);
  }
  assert.ok(simulator.frames().count > 0);
  layout.framesIn();
  assert.deepEqual(layout.info.itemCounts, itemCounts);
  assert.ok(layout.attributes(`cell 0.${itemCounts[0] - 1}`));
  // A simulator of a layout that was freed says so, and leaves the next layout of the instance alone.
  const own = others[0];
  const gone = own.load(fixed).simulator();
  gone.layout.free();
  const next = own.load(fixed, { itemCounts: [10] });
  next.update({ insert: ["0.0"] });
  assert.throws(() => gone.touchDown(1, 1), /ended with its layout/);
  assert.ok(next.attributes("cell 0.10"));
});

check("measuring", () => {
  const layout = engine.load(estimated, { size: [320, 480], itemCounts: [1000] });
  const viewport = { contentOffset: [0, 5000] };
  assert.equal(layout.framesIn(viewport).flags[0] & UNMEASURED, UNMEASURED);
  const { contentSize, contentOffsetAdjustment } = layout.measure([{ id: "cell 0.0", height: 80 }, { id: "cell 0.1", height: 90 }], viewport);
  assert.deepEqual([contentSize, layout.contentSize, layout.info.contentSize], Array(3).fill([320, 50_070]));
  assert.deepEqual(contentOffsetAdjustment, [0, 70]);
  assert.equal(layout.framesIn().flags[0] & UNMEASURED, 0);
  assert.deepEqual(layout.attributes("cell 0.2").frame, [0, 170, 320, 50]);
  for (const height of [-1, NaN, Infinity, "5", null]) {
    assert.throws(() => layout.measure([{ id: "cell 0.1", width: 320 }, { id: "cell 0.0", height }]), { name: "DocumentError", path: "list[1].height" });
  }
  // Nothing of a list with a mistake is recorded.
  assert.throws(() => layout.measure([{ id: "cell 0.0", height: 200 }, { id: "cel 0.1", height: 90 }]), { name: "DocumentError", path: "list[1].id" });
  assert.equal(layout.contentSize[1], 50_070);
});

check("updates", () => {
  const layout = engine.load(fixed, { itemCounts: [10] });
  layout.update({ insert: ["0.3", "0.4"] });
  assert.deepEqual(layout.info.itemCounts, [12]);
  layout.update("delete 0.0");
  assert.deepEqual(layout.info.itemCounts, [11]);
  assert.throws(() => layout.update({ delete: ["0.40"] }), DocumentError);
  assert.throws(() => layout.update({ delte: ["0.40"] }), DocumentError);
  assert.equal(JSON.parse(layout.document("case")).itemCounts[0], 11);
  assert.ok(JSON.parse(layout.document()).sections);
});

check("findings of a simulator are those of its view as it is now", () => {
  const layout = engine.load(gallery("grid"), { size: [844, 312] });
  const simulator = layout.simulator();
  assert.deepEqual(simulator.lint(), layout.lint());
  simulator.resize({ size: [700, 775] });
  assert.deepEqual(simulator.lint(), engine.load(gallery("grid"), { size: [700, 775] }).lint());
  assert.notDeepEqual(simulator.lint(), layout.lint());
});

check("fingers", () => {
  const layout = engine.load(fixed, { size: [320, 480], itemCounts: [200] });
  const simulator = layout.simulator();
  simulator.touchDown(160, 400);
  assert.ok(simulator.isTouched);
  for (let step = 1; step <= 12; step++) {
    simulator.touchMove(160, 400 - 20 * step);
    simulator.tick(1 / 60);
  }
  assert.ok(Math.abs(simulator.offset[1] - 240) <= 10);
  simulator.touchUp();
  assert.ok(simulator.isMoving && simulator.velocity[1] > 900);
  let ticks = 0;
  while (simulator.tick(1 / 60)) ticks += 1;
  assert.ok(ticks > 60 && simulator.offset[1] > 600 && !simulator.isMoving);
  const { created, reused, visible } = simulator.statistics;
  assert.ok(created < 20 && reused > 5 && visible === simulator.frames().count);
  assert.equal(new Set(simulator.frames().views).size, visible);
  assert.ok(simulator.events().some(({ kind }) => kind === "rested"));
  assert.deepEqual(simulator.events(), []);
  assert.equal(simulator.touchMove(1, 1), false);
});

check("scrolling, rotation and data of a simulator", () => {
  const layout = engine.load(fixed, { size: [320, 480], itemCounts: [200] });
  const simulator = layout.simulator({ framesPerSecond: 30 });
  simulator.scrollTo({ section: 0, item: 100, position: "top" });
  assert.deepEqual(simulator.offset, [0, 5000]);
  simulator.scrollTo({ offset: [0, 100] });
  assert.deepEqual(simulator.offset, [0, 100]);
  assert.deepEqual(simulator.resize({ size: [480, 320] }).size, [480, 320]);
  assert.deepEqual(simulator.size, [480, 320]);
  assert.deepEqual(simulator.update({ delete: ["0.0"] }).itemCounts, [199]);
  simulator.fling(-2000);
  while (simulator.tick(0.1));
  assert.deepEqual(simulator.offset, [0, 0]);
  // As recorded on iOS 26.1: a fling goes 0.499 (750 - 10) points, until 10 a second are left.
  simulator.fling(750);
  const thrown = simulator.time;
  while (simulator.tick(1 / 120));
  assert.ok(Math.abs(simulator.offset[1] - 369.26) <= 0.25);
  assert.ok(Math.abs(simulator.time - thrown - Math.log(75) / 2.002003) < 1 / 30);
  // After a third of its 0.3 seconds an animated scroll has gone (1 - cos 60°) / 2 of its way.
  simulator.scrollTo({ offset: [0, 0] });
  simulator.scrollTo({ offset: [0, 400], animated: true });
  simulator.tick(0.1);
  assert.equal(simulator.offset[1], 100);
  assert.ok(simulator.run([{ fling: 2000 }]).distance > 300);
  assert.ok(JSON.parse(simulator.record('[{"fling": 2000}]', "run")).frames.length > 10);
  assert.throws(() => simulator.run([{ flong: 2000 }]), DocumentError);
  assert.throws(() => simulator.run("x"), { name: "DocumentError", position: { line: 1, column: 1 } });
  assert.throws(() => simulator.record('[{"fling": }]'), { name: "DocumentError", position: { line: 1, column: 12 } });
  assert.throws(() => simulator.run([{ fling: NaN }]), { name: "DocumentError", path: "script[0].fling" });
  assert.throws(() => simulator.fling(Infinity), TypeError);
  // A finger that is moved tick by tick, and actions one by one, are a script.
  const drag = [{ drag: { from: [100, 400], by: [0, -100], duration: 0.25 } }, { wait: 0.1 }, { fling: 900 }];
  const one = layout.simulator();
  one.run(drag);
  const other = layout.simulator();
  other.touchDown(100, 400);
  for (let tick = 1; tick <= 30; tick += 1) other.tickTo(100, 400 - (100 * tick) / 30);
  other.touchUp();
  other.tick(0.1);
  other.perform([{ fling: 900 }]);
  assert.ok(other.isMoving);
  while (other.tick(1 / 120));
  assert.deepEqual(other.offset, one.offset);
  assert.throws(() => other.perform([{ flong: 1 }]), DocumentError);
  assert.throws(() => layout.simulator({ framesPerSecond: 50 }), RangeError);
});

check("images", () => {
  const layout = engine.load(gallery("storefront"));
  const simulator = layout.simulator();
  simulator.fling(900);
  simulator.tick(0.2);
  const image = simulator.image();
  const kinds = Object.values(simulator.statistics.kinds);
  assert.ok(kinds.length > 0 && kinds.every(({ created }) => created > 0));
  assert.equal(kinds.reduce((sum, { created }) => sum + created, simulator.statistics.cells.created),
    simulator.statistics.created);
  const copy = engine.restore(image);
  assert.deepEqual(copy.offset, simulator.offset);
  assert.deepEqual(copy.statistics, simulator.statistics);
  for (const each of [simulator, copy]) while (each.tick(1 / 60));
  assert.ok(copy.offset[1] > 0);
  assert.deepEqual(copy.frames().frames, simulator.frames().frames);
  assert.equal(copy.frames().id(0), simulator.frames().id(0));
  assert.deepEqual(copy.layout.explain("cell 0.0"), layout.explain("cell 0.0"));
  copy.update({ delete: ["0.0"] });
  assert.notDeepEqual(copy.info.itemCounts, simulator.info.itemCounts);
});

check("messages name the identifiers of snapshots", () => {
  const simulator = engine.load(fixed, { itemCounts: [2] }).simulator();
  const twice = [{ apply: [{ id: "people", items: ["ann", "bob", "ann"] }] }];
  assert.throws(() => simulator.run(twice), (error) =>
    error.path === "script[0]" && error.message.includes("ann"));
});

check("a stop of the engine", () => {
  const layout = engine.load(fixed, { itemCounts: [30] });
  const simulator = layout.simulator();
  assert.throws(() => layout._instance.call("a test", () => {
    throw new WebAssembly.RuntimeError("unreachable");
  }), (error) => error instanceof EngineTrap && error.asked === "a test");
  assert.throws(() => simulator.tick(1), EngineTrap);
  assert.equal(layout.framesIn().id(0), "cell 0.0");
  assert.equal(layout.simulator().offset[1], 0);
});

check("deep and large texts are refused, not fatal", () => {
  let group = { type: "item", width: { fractionalWidth: 1 }, height: { absolute: 9 } };
  for (let depth = 0; depth < 20; depth++) {
    group = { type: "vertical", width: { fractionalWidth: 1 }, height: { estimated: 9 }, subitems: [group] };
  }
  const deep = { sections: [{ group }] };
  engine.load(deep, { itemCounts: [5] }).framesIn();
  assert.throws(() => engine.load("[".repeat(100_000)), DocumentError);
  assert.throws(() => engine.load('{"sections":' + "[".repeat(60)), DocumentError);
  assert.throws(() => engine.load('"' + "x".repeat(30_000_000) + '"'), DocumentError);
  let content = { width: 10, height: 10 };
  for (let depth = 0; depth < 150; depth++) content = { type: "vStack", items: [content] };
  try {
    engine.verify({ content, expected: {} });
  } catch (error) {
    assert.ok(error instanceof DocumentError, error.message);
  }
});

check("memory stays", () => {
  const layout = engine.load(gallery("storefront"));
  const size = () => layout._instance.exports.memory.buffer.byteLength;
  for (let index = 0; index < 500; index++) layout.framesIn({ contentOffset: [0, index] });
  const before = size();
  for (let index = 0; index < 20_000; index++) {
    layout.framesIn({ contentOffset: [0, index % 1200] });
    if (index % 1000 === 0) {
      const simulator = layout.simulator();
      simulator.run([{ fling: 2000 }]);
      simulator.free();
    }
  }
  assert.ok(size() - before <= 4 << 20, `${before} bytes became ${size()}`);
});

console.log(`${checks} checks of the interface`);
