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
  ["CompositionalLayout {\n  return\n  Section { HGroup { Item() } }\n}", 2, "a statement in place of a part"],
  ["CompositionalLayout {\n  for each in rows { Section { HGroup { Item() } } }\n  Section { HGroup { Item() } }\n}", 2, "for"],
  ["let layout = UICollectionViewCompositionalLayout {\n  index, environment in\n  let item = NSCollectionLayoutItem(layoutSize: " + size + ")\n"
    + "  let width = environment.container.contentSize.width\n"
    + "  return NSCollectionLayoutSection(group: .horizontal(layoutSize: " + size + ", subitems: [item]))\n}", 4, "the width of the view"],
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

// Code from a web page has spaces of other kinds in it.
for (const space of ["\u00a0", "\ufeff", "\u2003", "\u2028"]) {
  count += 1;
  const { sections, problems } = readSwift(`CompositionalLayout {\n${space}${space}Section {${space}HGroup { Item() } }\n}`);
  if (sections === 1 && !problems.length) continue;
  failures += 1;
  console.error(`a space of the code ${space.codePointAt(0)}: ${JSON.stringify(problems)}`);
}

// Whole classes are read; a value that the code does not tell is guessed, at a path that the document has.
const whole = ".fractionalWidth(1)";
const item = "let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(120)))";
const group = (size, count) => `let group = NSCollectionLayoutGroup.horizontal(layoutSize: .init(widthDimension: ${whole}, heightDimension: ${size}), repeatingSubitem: item, count: ${count})`;
const layout = (size, count) => `${item}\n${group(size, count)}\nreturn UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))`;
const controller = (body) => `class Grid: UIViewController {
  enum Section { case main }
  var source: UICollectionViewDiffableDataSource<Section, Int>! = nil
  @IBOutlet weak var label: UILabel!
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { (cell, path, number) in cell.text = "\\(number)" }
    if path.item > 3 { cell.font = nil }
  }
  class func make() -> Grid { Grid() }
  func createLayout(columns: Int) -> UICollectionViewLayout {
    ${body}
  }
}`;
const classes = [
  [controller(layout(".absolute(44)", "3")), 1, []],
  [controller(layout("item.layoutSize.heightDimension", "3")), 1, []],
  [controller(layout(".absolute(44)", "index == 0 ? 1 : 3")), 1, [["sections[0].group.count", 1, 14]]],
  [controller(layout(".absolute(44)", "columns")), 1, [["sections[0].group.count", 2, 12]]],
  [controller(layout(".absolute(height(of: 3))", "2")), 1, [["sections[0].group.height.absolute", 100, 14]]],
  [controller(layout(".absolute(view.bounds.width / 3)", "2")), 1, [["sections[0].group.height.absolute", 131, 14]]],
  [controller(`${item}\n${group(".absolute(44)", 2)}\nlet first = NSCollectionLayoutSection(group: group)
    return UICollectionViewCompositionalLayout { [weak self] index, environment in
      if index == 0 { return first } else if environment.isWide { return first }
      return NSCollectionLayoutSection(group: group)
    }`), 3, []],
  [`class Feed: UICollectionViewController {\n init() {\n${item}\n${group(".absolute(44)", 2)}
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))\n }\n}`, 1, []],
  ["var layout = LayoutBuilder {\n Section { HGroup(count: 3) { Item() }.height(.absolute(120)) }\n}\nlayout.prepare(itemCounts: [4], in: .device(\"iPhone 15\"))", 1, []],
  ["let layout = LayoutBuilder { Section { HGroup(count: columns) { Item() } } }", 1, [["sections[0].group.count", 2, 1]]],
  // Constants and functions that stand for parts, with modifiers where they are used.
  [`let gap: CGFloat = 8
    func card() -> HGroup {\n let cell = Item().contentInsets(value: gap)\n return HGroup { cell; cell }.height(.absolute(44))\n }
    func screen() -> CompositionalLayout {\n let row = HGroup(count: 2) { Item() }.height(.absolute(44))
    return CompositionalLayout {\n let wide = VGroup { row; card() }.height(.absolute(88))\n Section { row }\n Section { wide.interItemSpacing(.fixed(4)) }\n Section { card() }\n }\n }`, 3, []],
];
for (const [source, sections, expected] of classes) {
  count += 1;
  const found = readSwift(source);
  const guesses = found.guesses.map(({ path, value, line }) => [path, value, line]);
  try {
    engine.load(found.text).free();
    if (found.sections === sections && JSON.stringify(guesses) === JSON.stringify(expected) && !found.problems.some(({ message }) => /layoutSize|condition$/.test(message))) continue;
  } catch (error) { found.problems.push({ message: error.message }); }
  failures += 1;
  console.error(`${source}: ${found.sections} sections, guesses ${JSON.stringify(guesses)}; ${JSON.stringify(found.problems)}`);
}

// Code that would grow or never end is refused soon; damaged code never stops the reader.
const doubled = Array.from({ length: 60 }, (_, index) => `let g${index + 1} = NSCollectionLayoutGroup.vertical(layoutSize: ${size}, subitems: [g${index}, g${index}])`).join("\n");
const grouped = Array.from({ length: 60 }, (_, index) => `let g${index + 1} = VGroup { g${index}; g${index} }.height(.absolute(4))`).join("\n");
const hostile = [
  `let g0 = VGroup { Item() }\n${grouped}\nlet layout = CompositionalLayout { Section { g60 } }`,
  "func a() -> VGroup { VGroup { a() } }\nlet layout = CompositionalLayout { Section { a() } }",
  "let a = a\nlet layout = CompositionalLayout { Section { a } }",
  "func a() -> VGroup { a().height(.absolute(3)) }\nlet layout = CompositionalLayout { Section { a() } }",
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
