// Reads the Swift code that the module writes for every fixture: node swift.mjs WASM FOLDER MINIMUM [FOLDER...].
// The document of the code has the same normal form as that from which it was written.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { loadEngine } from "../compositional.js";
import { readSwift } from "../page/modules/swift-reader.js";

const [wasm, folder, minimum, ...more] = process.argv.slice(2);
const engine = await loadEngine(readFileSync(wasm));
let count = 0;
let failures = 0;

/** What a document or the code of it says nothing about. */
const isExpected = ({ message }) => /^the contents of cells/.test(message);

function check(name, text) {
  let layout;
  try { layout = engine.load(text); } catch { return; }
  const normal = layout.document("layout");
  const sources = ["dsl", "uikit"].map((form) => [form, layout.swift(form, "sample").text]);
  layout.free();
  for (const [form, source] of sources) {
    count += 1;
    const { text: document, problems } = readSwift(source);
    const unexpected = problems.filter((each) => !isExpected(each));
    try {
      const again = engine.load(document);
      if (again.document("layout") === normal && !unexpected.length) { again.free(); continue; }
      again.free();
      console.error(`${name}, ${form}: the document of the code differs; ${JSON.stringify(unexpected.slice(0, 3))}`);
    } catch (error) { console.error(`${name}, ${form}: ${error.description ?? error.stack}; ${JSON.stringify(problems.slice(0, 3))}`); }
    failures += 1;
  }
}

for (const root of [folder, ...more]) {
  for (const file of readdirSync(root, { recursive: true }).filter((each) => each.endsWith(".json")).sort()) check(file, readFileSync(join(root, file), "utf8"));
}
// What cannot be read is named with its line, and the rest is read.
const size = "NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))";
const named = [
  ["CompositionalLayout {\n  Section {\n    HGroup {\n      Item()\n        .cornerRadius(4)\n    }\n  }\n}", 5, ".cornerRadius"],
  ["CompositionalLayout {\n  for each in rows { Section { HGroup { Item() } } }\n  Section { HGroup { Item() } }\n}", 2, "for"],
  ["let layout = UICollectionViewCompositionalLayout {\n  index, environment in\n  let item = NSCollectionLayoutItem(layoutSize: " + size + ")\n"
    + "  let width = environment.container.contentSize.width\n"
    + "  return NSCollectionLayoutSection(group: .horizontal(layoutSize: " + size + ", subitems: [item]))\n}", 4, "of a value"],
  ["func group() -> NSCollectionLayoutSection {\n  let group = NSCollectionLayoutGroup.custom(layoutSize: " + size + ") { environment in\n    frames(environment)\n  }\n"
    + "  return NSCollectionLayoutSection(group: group)\n}", 3, "frames"],
];
for (const [source, line, words] of named) {
  count += 1;
  const { problems } = readSwift(source);
  if (problems.some((each) => each.line === line && each.message.includes(words))) continue;
  failures += 1;
  console.error(`${JSON.stringify(source)}: no problem of line ${line} about ${words}; ${JSON.stringify(problems)}`);
}

// Code that would grow or never end is refused soon; damaged code never stops the reader.
const doubled = Array.from({ length: 60 }, (_, index) => `let g${index + 1} = NSCollectionLayoutGroup.vertical(layoutSize: ${size}, subitems: [g${index}, g${index}])`).join("\n");
const hostile = [
  `let g0 = NSCollectionLayoutItem(layoutSize: ${size})\n${doubled}\nlet section = NSCollectionLayoutSection(group: g60)`,
  "func a() -> UICollectionViewCompositionalLayout { return a() }",
  Array.from({ length: 60 }, (_, index) => `func f${index}() -> NSCollectionLayoutSection { let a = f${index + 1}()\n let b = f${index + 1}()\n return a }`).join("\n"),
  ...["(", "[", "{", "-", ".a(", "CompositionalLayout { ", "let a = ", "/*", "switch ", "\"", "func a("].map((each) => each.repeat(40_000)),
];
const sample = engine.load(readFileSync(join(folder, "storefront.json"), "utf8"));
for (const form of ["dsl", "uikit"]) {
  const { text } = sample.swift(form, "sample");
  for (let at = 1; at < 400; at += 1) {
    const place = (at * 7919) % text.length;
    hostile.push(text.slice(0, place) + ["", "{", ")", "\"", "9", ".x("][at % 6] + text.slice(place + 1 + (at % 5)));
  }
}
sample.free();
for (const source of hostile) {
  count += 1;
  const start = performance.now();
  try {
    readSwift(source);
    if (performance.now() - start < 2000) continue;
    console.error(`${source.slice(0, 80)}: takes ${performance.now() - start} ms`);
  } catch (error) { console.error(`${source.slice(0, 80)}: ${error.stack.slice(0, 400)}`); }
  failures += 1;
}
console.log(`${count} texts of Swift read, ${failures} failures`);
if (failures || count < Number(minimum)) process.exit(1);
