// Layouts in the builders of the DSL.

import { Unreadable } from "./swift-tokens.js";
import { Evaluation } from "./swift-evaluation.js";
import {
  alignment, anchorOf, appearance, bounce, customItems, decelerationRate, dimension, edgeSpacing, insets, insetsOf, kind,
  count as countOf, height, layoutProperties, listProperties, Made, point, sectionProperties, spacing, truth, viewProperties, whole,
} from "./swift-values.js";

const full = { width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } };

/** True for the names of a whole layout. */
const isLayout = (name) => name === "CompositionalLayout" || name === "LayoutBuilder";
/** So many parts are read; a constant that others use again and again could stand for more. */
const mostParts = 50_000;
/** So deep do parts lie in others. */
const deepest = 100;

/** The parts of a layout that a constant or a function stands for, read where its name is used. */
class Named {
  constructor(chain, scope) { Object.assign(this, { chain, scope }); }
}

export class Builders {
  /** @param functions The functions of the code by name: a layout may use them for its parts. */
  constructor(problems, functions, top) {
    Object.assign(this, { problems, functions, scope: new Map(), parted: 0, depth: 0, isSpent: false });
    this.values = new Evaluation(new Map(), problems);
    for (const each of top) if (each.type === "variable" && each.value) this.bind(each);
    this.globals = this.scope;
  }

  /** The first layout in some statements; null if there is none. */
  layoutIn(body) {
    this.scope = new Map(this.globals);
    for (const each of body) {
      const { type, value } = each;
      if (!["expression", "return", "variable"].includes(type) || !value) continue;
      const chain = chainOf(value);
      if (isLayout(chain?.name)) return this.layout(chain);
      if (type === "variable") this.bind(each);
    }
    return null;
  }

  /** Lets a name stand for its value. */
  bind({ name, value }) {
    this.scope.set(name, chainOf(value) ? new Named(chainOf(value), this.scope) : this.values.value(value, this.scope));
  }

  /** Reads a part in the place of the name that stands for it, with the modifiers of both. */
  resolved(chain, read) {
    const constant = chain.isName ? this.scope.get(chain.name) : undefined;
    const target = !chain.isName && !chain.arguments.length ? this.functions.get(chain.name) : undefined;
    const body = target && target.body.filter(({ type }) => type !== "variable");
    const named = body?.length === 1 && body[0].value && chainOf(body[0].value) ? new Named(chainOf(body[0].value), this.globals) : constant;
    if (!(named instanceof Named)) {
      if (chain.isName) throw new Unreadable(chain.line, `"${chain.name}" is not known here`);
      return read(chain);
    }
    if (this.depth > deepest) throw new Unreadable(chain.line, "parts that lie too deep in one another");
    return this.within(named.scope, () => {
      for (const each of target?.body ?? []) if (each.type === "variable") this.bind(each);
      return this.resolved({ ...named.chain, modifiers: [...named.chain.modifiers, ...chain.modifiers] }, read);
    });
  }

  /** Reads with other names, and has its own again after that. */
  within(scope, body) {
    const held = this.scope;
    this.scope = new Map(scope);
    this.depth += 1;
    try { return body(); } finally { this.scope = held; this.depth -= 1; }
  }

  layout(chain) {
    const layout = { sections: this.parts(chain.closures[0], (each) => this.section(each)) };
    this.modify(layout, chain, {
      ...readers(layoutProperties), boundarySupplementaryItems: ({ closures }) => this.parts(closures[0], (each) => this.boundary(each)),
    });
    return layout;
  }

  /** What a closure lists; what cannot be read is left out, and named. */
  parts(closure, read) {
    const found = [];
    this.within(this.scope, () => {
      for (const each of closure?.body ?? []) {
        const { type, value, line } = each;
        try {
          this.parted += 1;
          if (this.parted > mostParts) { this.isSpent = true; throw new Unreadable(line, "a layout of more than 50,000 parts"); }
          if (type === "variable" && value) { this.bind(each); continue; }
          const chain = value && (type === "expression" || type === "return") ? chainOf(value) : null;
          if (!chain) throw new Unreadable(line, "a statement in place of a part of the layout");
          found.push(this.resolved(chain, read));
        } catch (error) { this.note(error); }
      }
    });
    return found;
  }

  note(error) {
    if (!(error instanceof Unreadable) || this.isSpent) throw error;
    this.problems.push({ line: error.line, message: error.message });
  }

  /** Sets what the modifiers of a chain say. */
  modify(node, chain, table) {
    for (const each of chain.modifiers) {
      try {
        if (!Object.hasOwn(table, each.name)) throw new Unreadable(each.line, `".${each.name}" is not read here`);
        node[each.name] = table[each.name](this.called(each));
      } catch (error) { this.note(error); }
    }
    return node;
  }

  called({ arguments: list, closures, line }) {
    return { list: list.map(({ label, value }) => ({ label, value: this.values.value(value, this.scope) })), closures, line };
  }

  section(chain) {
    let node;
    let table = {};
    if (chain.name === "ListSection") {
      const { list, line } = this.called({ ...chain, arguments: chain.arguments.filter(({ label }) => label !== "layoutEnvironment") });
      node = { list: { appearance: appearance(list.find((each) => each.label === "appearance")?.value, line) } };
      for (const name of Object.keys(listProperties)) table[name] = (call) => { node.list[name] = readers(listProperties)[name](call); };
    } else if (chain.name === "Section") {
      const [group] = this.parts(chain.closures[0], (each) => this.item(each));
      if (!group) throw new Unreadable(chain.line, "a section without a group");
      node = { group };
    } else throw new Unreadable(chain.line, `"${chain.name}" where a section is expected`);
    table = {
      ...table, ...readers(sectionProperties), ...common,
      orthogonalScrollingProperties: ({ list, line }) => Object.fromEntries(list.map(({ label, value }) => {
        const read = { bounce, decelerationRate }[label];
        if (!read) throw new Unreadable(line, `scrolling properties with "${label}"`);
        return [label, read(value, line)];
      })),
      boundarySupplementaryItems: ({ closures }) => this.parts(closures[0], (each) => this.boundary(each)),
      decorationItems: ({ closures }) => this.parts(closures[0], (each) => this.decoration(each)),
    };
    delete table.edgeSpacing;
    this.modify(node, chain, table);
    for (const name of Object.keys(listProperties)) delete node[name];
    return node;
  }

  item(chain) {
    const anchored = ({ closures }) => this.parts(closures[0], (each) => this.anchored(each));
    const table = { width: first(dimension), height: first(height), ...common, interItemSpacing: first(spacing), supplementaryItems: anchored };
    if (chain.name === "Item") {
      const views = chain.closures.length ? anchored(chain) : [];
      return this.modify({ type: "item", ...full, ...(views.length ? { supplementaryItems: views } : {}) }, chain, table);
    }
    const { list, line } = this.called(chain);
    if (chain.name === "CustomGroup") {
      return this.modify({ type: "custom", ...full, items: customItems(list.find((each) => each.label === "items")?.value, line) }, chain, table);
    }
    const type = { HGroup: "horizontal", VGroup: "vertical" }[chain.name];
    if (!type) throw new Unreadable(line, `"${chain.name}" where an item or a group is expected`);
    const parts = this.parts(chain.closures[0], (each) => this.item(each));
    if (!parts.length) throw new Unreadable(line, "a group without items");
    return this.modify({ type, ...full, ...repeated(list, parts, line) }, chain, table);
  }

  view(chain, name, start, table) {
    if (chain.name !== name) throw new Unreadable(chain.line, `"${chain.name}" where ${name} is expected`);
    const { list, line } = this.called(chain);
    const node = { elementKind: kind(list.find(({ label }) => label === "elementKind")?.value, line), ...start };
    return this.modify(node, chain, { ...common, zIndex: first(whole), ...table });
  }

  boundary(chain) {
    const sides = { width: first(dimension), height: first(height) };
    return this.view(chain, "BoundarySupplementaryItem", { ...full, height: { estimated: 44 }, alignment: "top" }, {
      ...sides, alignment: first(alignment), absoluteOffset: first(point), extendsBoundary: first(truth), pinToVisibleBounds: first(truth),
    });
  }

  anchored(chain) {
    const anchor = ({ list, line }) => anchorOf(list, line);
    return this.view(chain, "SupplementaryItem", { ...full, containerAnchor: { edges: ["top", "leading"] } }, {
      width: first(dimension), height: first(height), containerAnchor: anchor, itemAnchor: anchor,
    });
  }

  decoration(chain) { return this.view(chain, "DecorationItem", {}, {}); }
}

/** How often a group has its parts. */
export function repeated(list, parts, line) {
  const count = list.find(({ label }) => label === "count");
  const repeating = list.find(({ label }) => label === "repeating");
  if (!count && !repeating) return { subitems: parts };
  if (parts.length > 1) throw new Unreadable(line, "a group with a count and several items");
  return count ? { subitem: parts[0], count: countOf(count.value, line) } : { repeatingSubitem: parts[0], count: countOf(repeating.value, line) };
}

const first = (read) => ({ list, line }) => read(list[0]?.value, line);
const readers = (table) => Object.fromEntries(Object.entries(table).map(([name, read]) => [name, first(read)]));

/** Modifiers of items, sections and views. */
const common = {
  contentInsets: ({ list, line }) => (list.length === 1 && list[0].label === null && list[0].value instanceof Made ? insets(list[0].value, line) : insetsOf(list, line)),
  edgeSpacing: ({ list, line }) => edgeSpacing(list.length === 1 && list[0].label === null && list[0].value instanceof Made ? list[0].value.list : list, line),
};

/** A call, or a name alone, with its modifiers: {name, isName, arguments, closures, line, modifiers}; null for anything else. */
function chainOf(expression) {
  const modifiers = [];
  let each = expression;
  const isPart = (base) => base?.type === "call" || (base?.type === "name" && /^[a-z_]/.test(base.name));
  while (each.type === "call" && each.callee.type === "member" && isPart(each.callee.base)) {
    modifiers.unshift({ name: each.callee.name, arguments: each.arguments, closures: each.closures, line: each.callee.line });
    each = each.callee.base;
  }
  if (each.type === "name") return { name: each.name, isName: true, arguments: [], closures: [], line: each.line, modifiers };
  return each.type === "call" && each.callee.type === "name"
    ? { name: each.callee.name, arguments: each.arguments, closures: each.closures, line: each.line, modifiers } : null;
}
