// Compares the answers of the module with those of the command: node native.mjs PLAYGROUND WASM.
// Layouts of the gallery at seven offsets, recordings of flings, explanations, findings, the layouts
// behind frames, and the messages for broken documents.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { DocumentError, EngineTrap, loadEngine } from "../compositional.js";

const [playground, wasm] = process.argv.slice(2);
const engine = await loadEngine(readFileSync(wasm));
const gallery = "Sources/Playground/Gallery/";
const names = readdirSync(gallery).filter((name) => name.endsWith(".json")).sort();
const failures = [];
const counts = {};

function fail(subject, text) { failures.push(`${subject}: ${text}`); }
function count(what, number = 1) { counts[what] = (counts[what] ?? 0) + number; }

/** Runs the command; its output, its messages and its status. */
function run(args, input) {
  return new Promise((resolve) => {
    const limit = { maxBuffer: 1 << 28, timeout: 60_000 };
    const child = execFile(playground, args, limit, (error, out, message) =>
      resolve({ out, message, status: error ? error.code : 0 }));
    child.stdin.on("error", () => {});
    child.stdin.end(input ?? "");
  });
}

/** Runs jobs, some at a time. */
async function all(jobs) {
  const next = jobs[Symbol.iterator]();
  const work = async () => { for (const job of { [Symbol.iterator]: () => next }) await job(); };
  await Promise.all(Array.from({ length: cpus().length }, work));
}

/** The difference of two values; numbers may differ by the rounding of the command. */
function difference(one, other, path = "") {
  if (typeof one === "number" && typeof other === "number") {
    return Math.abs(one - other) <= 5.001e-5 + Math.abs(one) * 1e-15
      ? null : `${path} is ${one} natively and ${other} here`;
  }
  if (one && other && typeof one === "object" && typeof other === "object") {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    for (const key of keys) {
      const found = difference(one[key], other[key], `${path}/${key}`);
      if (found) return found;
    }
    return null;
  }
  return one === other ? null : `${path} is ${JSON.stringify(one)} natively and ${JSON.stringify(other)} here`;
}

// MARK: Elements

async function compareElements(name, text, offset) {
  const layout = engine.load(text, { contentOffset: offset });
  const frames = layout.framesIn({ contentOffset: offset });
  const { out } = await run(["query", gallery + name, "--offset", offset.join(",")]);
  const native = JSON.parse(out);
  if (native.elements.length !== frames.count) {
    fail(`${name} at ${offset}`, `${native.elements.length} elements natively, ${frames.count} here`);
  }
  native.elements.forEach((element, index) => {
    count("elements");
    const [x, y, width, height] = frames.frames.subarray(4 * index, 4 * index + 4);
    const found = difference(
      [element.id, element.frame, element.zIndex, element.kind],
      [frames.id(index), [x, y, width, height], frames.zIndex[index], frames.elementKind(index)]);
    if (found) fail(`${name} at ${offset}, ${element.id}`, found);
  });
  const size = difference(native.contentSize, layout.info.contentSize);
  if (size) fail(`${name} at ${offset}, content size`, size);
  for (const part of native.parts ?? []) {
    count("parts");
    const own = (layout._parts ??= new Map(layout.parts({ contentOffset: offset })
      .map((part) => [`${part.element}/${part.path}`, part.frame])));
    const found = difference(part.frame, own.get(part.id));
    if (found) fail(`${name} at ${offset}, ${part.id}`, found);
  }
  layout.free();
}

async function compareWords(name, text) {
  const layout = engine.load(text);
  const frames = layout.framesIn();
  for (const index of new Set([0, frames.count >> 1, frames.count - 1])) {
    if (index < 0) continue;
    const id = frames.id(index);
    const { out } = await run(["explain", gallery + name, id, "--format", "json"]);
    count("explanations");
    const found = difference(JSON.parse(out), layout.explain(id));
    if (found) fail(`explain ${name} ${id}`, found);
  }
  const { out } = await run(["lint", gallery + name, "--format", "json"]);
  count("findings", JSON.parse(out).findings.length);
  const found = difference(JSON.parse(out).findings, layout.lint());
  if (found) fail(`lint ${name}`, found);
  layout.free();
}

async function compareFling(name, text) {
  const layout = engine.load(text);
  const title = layout.info.name || gallery + name;
  const own = layout.simulator().record([{ fling: 3000 }], title);
  const args = ["simulate", gallery + name, "--fling", "3000", "--hz", "60", "--format", "recording"];
  const { out } = await run(args);
  count("recordings");
  if (out.trimEnd() !== own.trimEnd()) {
    const lines = [out.split("\n"), own.split("\n")];
    const at = lines[0].findIndex((line, index) => line !== lines[1][index]);
    fail(`fling ${name}`, `line ${at + 1} is\n${lines[0][at]}\nnatively and\n${lines[1][at]}\nhere`);
  }
  layout.free();
}

// MARK: Inference

/** Compares the layout behind frames, without what only the module adds. */
async function compareInference(name, inputs) {
  const folder = mkdtempSync(join(tmpdir(), "compositional-"));
  const paths = inputs.map((text, index) => {
    const path = join(folder, `${index}.json`);
    writeFileSync(path, text);
    return path;
  });
  const { out, message } = await run(["infer", ...paths, "--format", "json"]);
  rmSync(folder, { recursive: true });
  if (!out) return fail(`infer ${name}`, message);
  const own = engine.infer(inputs);
  count("inferences");
  for (const [index, view] of own.views.entries()) {
    if (view.given.length !== view.elements) fail(`infer ${name}`, `view ${index} has ${view.given.length} of ${view.elements} elements`);
    delete view.given;
  }
  const native = JSON.parse(out);
  for (const list of ["dimensions", "spacings"]) {
    for (const [index, { alternatives }] of own[list].entries()) {
      for (const [number, other] of alternatives.entries()) {
        engine.load(other.layout).free();
        // The command writes only layouts of other references.
        if (!native[list][index]?.alternatives[number]?.layout) delete other.layout;
      }
    }
  }
  const found = difference(native, own);
  if (found) fail(`infer ${name}`, found);
}

/** Compares it for a layout of the gallery on two devices. */
async function inferGallery(name) {
  const answers = await Promise.all(["iPhone-15", "iPad-mini"].map((device) =>
    run(["query", gallery + name, "--device", device, "--rect", "0,0,1e6,2000", "--format", "json"])));
  await compareInference(name, answers.map(({ out }) => out));
}

// MARK: Broken documents

/** A generator of numbers below a bound, the same in every run. */
function generator(seed) {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Changes a text in one place. */
function mutated(text, random) {
  const pick = (list) => list[random(list.length)];
  const matches = (pattern) => [...text.matchAll(pattern)];
  const put = (match, value) =>
    text.slice(0, match.index) + value + text.slice(match.index + match[0].length);
  switch (random(7)) {
    case 0: {
      const at = random(text.length);
      return text.slice(0, at) + text.slice(at + 1);
    }
    case 1: return text.slice(0, random(text.length));
    case 2: {
      const found = matches(/-?\d+(\.\d+)?/g);
      const values = ["-1", "0", "1e308", "0.5", "3000000000", "null", '"wide"', "[]", "1e-9"];
      return found.length ? put(pick(found), pick(values)) : text;
    }
    case 3: {
      const found = matches(/"[A-Za-z]+":/g);
      if (!found.length) return text;
      const match = pick(found);
      const key = match[0].slice(1, -2);
      return put(match, `"${key.slice(0, -1)}${pick(["", "x", "s"])}":`);
    }
    case 4: {
      const found = matches(/"[A-Za-z]+":/g);
      if (!found.length) return text;
      const match = pick(found);
      return put(match, `${match[0]} ${pick(["null,", "true,", "{},", '"a",'])} ${match[0]}`);
    }
    case 5: {
      const found = matches(/: "[^"]*"/g);
      return found.length ? put(pick(found), pick([": 7", ": []", ': "middle"', ': "tpo"'])) : text;
    }
    default: {
      const found = matches(/true|false|\{|\[/g);
      return found.length ? put(pick(found), pick(["null", "{", "[", "0"])) : text;
    }
  }
}

/** The message of a refusal without what depends on the width of integers. */
function plain(message) {
  return message
    .replaceAll(/-?9007199254740992|-?1073741824/g, "LIMIT")
    .replaceAll(/(64|32)-bit/g, "BITS");
}

/** Asks a layout for a little of everything; only a stop of the engine is of interest. */
function exercise(layout) {
  const ask = (body) => {
    try {
      return body();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  };
  const frames = ask(() => layout.framesIn());
  const corner = ask(() => layout.frames([0, 0, 1, 1]));
  if (frames?.count) ask(() => layout.explain(frames.id(frames.count - 1)));
  if (frames) {
    ask(() => layout.lint());
    ask(() => layout.parts());
    const simulator = layout.simulator();
    simulator.fling(5000);
    for (let tick = 0; tick < 60; tick++) simulator.tick(1 / 60);
    ask(() => simulator.frames());
    simulator.resize({ size: [700, 320] });
    simulator.free();
  }
  layout.free();
  return corner?.frames.every(Number.isFinite) ?? true;
}

async function compareRefusal(subject, text) {
  let own = null;
  let isFinite = true;
  try {
    isFinite = exercise(engine.load(text));
  } catch (error) {
    if (error instanceof DocumentError) own = error.description;
    else if (error instanceof EngineTrap) return fail(subject, `the engine stopped: ${error.message}`);
    else own = error.message;
  }
  const { message, status } = await run(["query", "-", "--rect", "0,0,1,1"], text);
  const native = status === 0 ? null : message.trim().replace(/^playground: (standard input: )?/gm, "");
  count(native ? "refusals" : "valid mutants");
  if (native === null && own === null) return;
  if (native !== null && own !== null && plain(native) === plain(own)) return;
  const isWide = (text.match(/\d{10,}/g) ?? []).some((digits) => Number(digits) > 2 ** 31 - 1);
  if (isWide && own !== null) return count("wide integers");
  // A frame beyond the rectangle that the module was asked for may be the one that is not finite.
  if (native?.includes("not a finite number") && (!isFinite || own?.includes("not a finite number"))) return;
  fail(subject, `natively "${native}", here "${own}"\n${text.slice(0, 300)}`);
}

// MARK: All of it

const jobs = [async () => {
  const { out } = await run(["--version"]);
  if (!out.includes(` ${engine.version})`)) fail("version", `${out.trim()} natively, ${engine.version} here`);
}];
for (const name of names) {
  const text = readFileSync(gallery + name, "utf8");
  const layout = engine.load(text);
  const { x, y } = layout.info.offsetRange;
  layout.free();
  for (let step = 0; step < 7; step++) {
    const at = ([low, high]) => Math.round((low + ((high - low) * step) / 6) * 100) / 100;
    jobs.push(() => compareElements(name, text, [at(x), at(y)]));
  }
  jobs.push(() => compareWords(name, text), () => compareFling(name, text), () => inferGallery(name));
}
const example = (name) => readFileSync(`Documentation/Examples/${name}.json`, "utf8");
jobs.push(() => compareInference("of rectangles", [example("narrow"), example("wide")]));
jobs.push(() => compareInference("of a run", [example("run")]));
const random = generator(20);
const fixtures = "Tests/CompositionalDocumentsTests/Fixtures/";
const texts = names.map((name) => readFileSync(gallery + name, "utf8")).concat(
  ["static", "sized", "orthogonal"].flatMap((folder) =>
    readdirSync(fixtures + folder).sort().slice(0, 12)
      .map((name) => readFileSync(`${fixtures}${folder}/${name}`, "utf8"))));
for (let index = 0; index < 400; index++) {
  const text = mutated(texts[random(texts.length)], random);
  jobs.push(() => compareRefusal(`mutant ${index}`, text));
}
await all(jobs);

console.log(Object.entries(counts).map(([what, number]) => `${number} ${what}`).join(", "));
for (const failure of failures.slice(0, 20)) console.error(failure);
if (failures.length) {
  console.error(`${failures.length} differences from the command`);
  process.exit(1);
}
