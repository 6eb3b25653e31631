// Layouts with the classes of UIKit: their objects, properties, and the functions that make them.

import { Unreadable } from "./swift-tokens.js";
import { Evaluation } from "./swift-evaluation.js";
import {
  alignment, anchorOf, appearance, bounce, count as countOf, customItems, decelerationRate, dimension, edgeSpacing, Guess, height, insets, kind,
  known, layoutProperties, listProperties, Made, point, sectionProperties, spacing, viewProperties, whole,
} from "./swift-values.js";

/** An object of a class, with what a document says of it. */
class Thing {
  constructor(role, node) { Object.assign(this, { role, node }); }
}

const is = (role) => (value, line) => {
  const thing = known(value);
  if (!(thing instanceof Thing) || thing.role !== role) throw new Unreadable(line, `a value that is no ${role}`);
  return value;
};
const list = (read) => (value, line) => {
  if (!Array.isArray(value)) throw new Unreadable(line, "a value that is no list");
  return value.map((each) => read(each, line));
};
const part = (value, line) => is(known(value)?.role === "group" ? "group" : "item")(value, line);
const spaced = (value, line) => (value instanceof Made ? edgeSpacing(value.list, line) : edgeSpacing([], line));

const views = { contentInsets: insets, edgeSpacing: spaced };
const properties = {
  item: views,
  group: { ...views, interItemSpacing: spacing, supplementaryItems: list(is("supplementary item")) },
  section: { ...sectionProperties, boundarySupplementaryItems: list(is("boundary item")), decorationItems: list(is("decoration")) },
  "boundary item": { ...viewProperties, edgeSpacing: spaced },
  "supplementary item": { ...views, zIndex: whole },
  decoration: { ...views, zIndex: whole },
  configuration: { ...layoutProperties, boundarySupplementaryItems: list(is("boundary item")) },
  "list configuration": { ...listProperties, appearance },
};

export class Classes extends Evaluation {
  constructor(functions, top, problems) {
    super(functions, problems, (...values) => this.object(...values));
    this.top = top;
    this.globals = new Map();
  }

  /** The layout of the code: {layout, title}; null if there is none. */
  layout() {
    try {
      this.body(this.top.map((each) => (each.type === "expression" ? { ...each, type: "variable", name: `#${each.line}` } : each)), this.globals);
      return this.returned() ?? this.named() ?? this.onTheWay();
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.problems.push({ line: error.line, message: error.message });
      return null;
    }
  }

  /** What a function returns that is a layout; else the sections that functions return. */
  returned() {
    const all = [...this.functions.values()];
    let found = null;
    for (const each of all.filter(({ returns }) => /UICollectionView(Compositional)?Layout\b/.test(returns))) {
      if (found) { this.problems.push({ line: each.line, message: "a second layout is left out" }); continue; }
      const value = this.run(each, [], each.line);
      if (value instanceof Thing && value.role === "layout") found = { layout: value.node, title: each.doc };
    }
    if (found) return found;
    const sections = [];
    if (this.named()) return null;
    for (const each of all.filter(({ returns }) => /NSCollectionLayoutSection/.test(returns))) sections.push(...this.sections(this.run(each, [], each.line)));
    return sections.length ? { layout: { sections }, title: "" } : null;
  }

  /** A layout or sections that are the values of variables. */
  named() {
    const values = [...this.globals.values()].filter((each) => each instanceof Thing);
    const layout = values.find(({ role }) => role === "layout");
    const sections = values.filter(({ role }) => role === "section");
    return layout ? { layout: layout.node, title: "" } : sections.length ? { layout: { sections }, title: "" } : null;
  }

  /** A layout that a function makes and does not return. */
  onTheWay() {
    const { problems } = this;
    for (const each of this.functions.values()) {
      this.problems = [];
      this.made = null;
      try { this.run(each, [], each.line); } catch (error) { if (!(error instanceof Unreadable) || this.isSpent) throw error; }
      const found = this.problems;
      this.problems = problems;
      if (!this.made) continue;
      // What the function does besides is no part of it.
      problems.push(...found.filter(({ message }) => !/^"|a change of this form|a statement that/.test(message)));
      return { layout: this.made.node, title: each.doc };
    }
    return null;
  }

  sections(value) { return (value?.choices ?? [value]).filter((each) => each instanceof Thing && each.role === "section"); }

  /** An object of a class that layouts are made of; undefined for other types. */
  object(type, name, values, line) {
    const found = this.objectOf(type, name, values, line);
    if (found?.role === "layout") this.made = found;
    return found;
  }

  objectOf(type, name, values, line) {
    const of = (label) => values.find((each) => each.label === label)?.value;
    switch (type) {
      case "NSCollectionLayoutItem": return new Thing("item", { type: "item", ...this.size(of("layoutSize"), line), ...this.supplementary(of("supplementaryItems"), line) });
      case "NSCollectionLayoutGroup": return this.group(name, of, line);
      case "NSCollectionLayoutSection": return this.section(name, of, line);
      case "NSCollectionLayoutBoundarySupplementaryItem": return new Thing("boundary item", {
        elementKind: kind(of("elementKind"), line), ...this.size(of("layoutSize"), line), alignment: alignment(of("alignment"), line),
        ...(of("absoluteOffset") === undefined ? {} : { absoluteOffset: point(of("absoluteOffset"), line) }),
      });
      case "NSCollectionLayoutSupplementaryItem": return new Thing("supplementary item", {
        elementKind: kind(of("elementKind"), line), ...this.size(of("layoutSize"), line), containerAnchor: this.anchor(of("containerAnchor"), line),
        ...(of("itemAnchor") === undefined ? {} : { itemAnchor: this.anchor(of("itemAnchor"), line) }),
      });
      case "NSCollectionLayoutDecorationItem": return new Thing("decoration", { elementKind: kind(of("elementKind"), line) });
      case "UICollectionViewCompositionalLayoutConfiguration": return new Thing("configuration", {});
      case "UICollectionLayoutListConfiguration": return new Thing("list configuration", { appearance: appearance(of("appearance"), line) });
      case "UICollectionViewCompositionalLayout": return name === "init" || name === "list" ? this.whole(name, of, line) : undefined;
      default: return undefined;
    }
  }

  size(given, line) {
    const value = known(given);
    if (!(value instanceof Made) || value.name !== "init") {
      if (!(given instanceof Guess)) this.fail(line, "a size of another form");
      return { width: dimension(new Guess(undefined, given.line, given.message), line), height: height(new Guess(undefined, given.line, given.message), line) };
    }
    const of = (label) => value.of(label) ?? new Guess(undefined, line, `a size without "${label}"`);
    return { width: dimension(of("widthDimension"), line), height: height(of("heightDimension"), line) };
  }

  /** A part of a value; the size of an item is as it was made. */
  part(value, name) {
    if (!(value instanceof Thing)) return super.part(value, name);
    const { width, height: tall } = value.node;
    return name === "layoutSize" && width
      ? new Made("NSCollectionLayoutSize", "init", [["widthDimension", width], ["heightDimension", tall]].map(([label, each]) => ({ label, value: asCode(each) })), 1) : undefined;
  }

  anchor(given, line) {
    const value = known(given);
    if (given instanceof Guess && value === undefined) return new Guess({ edges: ["top", "trailing"] }, given.line, given.message);
    if (!(value instanceof Made)) this.fail(line, "an anchor of another form");
    return anchorOf(value.list, line);
  }

  supplementary(value, line) { return value === undefined || !value?.length ? {} : { supplementaryItems: list(is("supplementary item"))(value, line) }; }

  group(name, of, line) {
    const size = this.size(of("layoutSize"), line);
    if (name === "custom") return new Thing("group", { type: "custom", ...size, items: customItems(this.answer(of("itemProvider") ?? of("closure")), line) });
    if (name !== "horizontal" && name !== "vertical") this.fail(line, `a group that is "${name}"`);
    const count = of("count");
    if (count === undefined) return new Thing("group", { type: name, ...size, subitems: list(part)(of("subitems"), line) });
    const repeating = of("repeatingSubitem");
    const parts = repeating === undefined ? { subitem: part(of("subitem"), line) } : { repeatingSubitem: part(repeating, line) };
    return new Thing("group", { type: name, ...size, ...parts, count: countOf(count, line) });
  }

  section(name, of, line) {
    if (name === "list") return new Thing("section", { list: is("list configuration")(of("using"), line) });
    const given = of("group");
    const group = given?.choices ? new Guess(given.choices[0], line, "a group that depends on a condition") : given;
    // ".horizontal(...)" where the class is known.
    const made = group instanceof Made && !group.type ? this.group(group.name, (label) => group.of(label), group.line) : group;
    return new Thing("section", { group: is("group")(made, line) });
  }

  /** A layout of one section, or of those that its provider chooses from. */
  whole(name, of, line) {
    const configuration = known(of("configuration"));
    const values = configuration instanceof Thing ? configuration.node : {};
    if (name === "list") return new Thing("layout", { sections: [new Thing("section", { list: is("list configuration")(of("using"), line) })] });
    const section = of("section");
    const provider = of("sectionProvider") ?? of("closure");
    const sections = section === undefined ? this.sections(this.answer(provider)) : section?.choices ? this.sections(section) : [is("section")(section, line)];
    if (!sections.length) this.fail(line, "a section provider that returns no section that can be read");
    return new Thing("layout", { ...values, sections });
  }

  /** What a closure returns. */
  answer(value) {
    if (!value?.closure) return value;
    const scope = new Map(value.scope);
    for (const name of value.closure.parameters) scope.set(name, new Guess(undefined, value.closure.line, `"${name}" is given by who calls`, name));
    this.depth += 1;
    try { return this.body(value.closure.body, scope); } finally { this.depth -= 1; }
  }

  assign({ target, value, adds, line }, scope) {
    const path = [];
    let each = target;
    for (; each.type === "member" && each.base; each = each.base) path.unshift(each.name);
    const thing = each.type === "name" && scope.has(each.name) ? known(scope.get(each.name)) : null;
    if (!(thing instanceof Thing)) this.fail(line, "a change of this form");
    const found = this.value(value, scope);
    if (thing.role === "layout" && path.join() === "configuration") { Object.assign(thing.node, known(found)?.node ?? this.fail(line, "a configuration that is not read")); return; }
    if (thing.role === "section" && path[0] === "orthogonalScrollingProperties" && path.length === 2) {
      const read = { bounce, decelerationRate }[path[1]] ?? this.fail(line, `".${path.join(".")}" is not read`);
      thing.node.orthogonalScrollingProperties = { ...thing.node.orthogonalScrollingProperties, [path[1]]: read(found, line) };
      return;
    }
    const table = properties[thing.role] ?? {};
    if (path.length !== 1 || !Object.hasOwn(table, path[0])) this.fail(line, `".${path.join(".")}" of a ${thing.role} is not read`);
    const made = table[path[0]](found, line);
    thing.node[path[0]] = adds && Array.isArray(made) ? [...(thing.node[path[0]] ?? []), ...made] : made;
  }
}

/** A dimension of a document as the code has it: `.absolute(44)`. */
function asCode(dimension) {
  if (dimension instanceof Guess) return new Guess(asCode(dimension.value), dimension.line, dimension.message);
  const [[name, value]] = Object.entries(dimension);
  return new Made("", name, [{ label: null, value }], 1);
}
