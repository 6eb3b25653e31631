// The tree of the document: sections, groups, items, headers and decorations.

import { shortKind } from "./blocks.js";
import { byID, el, svg } from "./dom.js";
import { sectionColor } from "./palette.js";
import { TreeDrag } from "./tree-drag.js";
import { parentPath } from "./walking.js";

/** The rows of a document: [{path, label, detail, kind, section, children}]. */
export function structureOf(tree, text) {
  const root = tree.children?.find((each) => each.key === "layout")?.value ?? tree;
  const sections = member(root, "sections");
  const boundaries = member(root, "boundarySupplementaryItems");
  return [
    ...(boundaries?.children ?? []).map((node, index) => leaf(node, `boundarySupplementaryItems[${index}]`, "boundary", text)),
    ...(sections?.children ?? []).map((node, index) => section(node, index, text)),
  ];
}

const member = (node, key) => (node?.type === "object" ? node.children.findLast((each) => each.key === key)?.value : undefined);

function section(node, index, text) {
  const path = `sections[${index}]`;
  const group = member(node, "group");
  const list = member(node, "list");
  const behavior = member(node, "orthogonalScrollingBehavior")?.value;
  const children = [];
  if (group) children.push(groupRow(group, `${path}.group`, text));
  if (list) children.push({ path: `${path}.list`, label: "list", detail: member(list, "appearance")?.value ?? "", kind: "vertical", children: [] });
  for (const [key, kind] of [["boundarySupplementaryItems", "boundary"], ["decorationItems", "decoration"]]) {
    for (const [at, each] of (member(node, key)?.children ?? []).entries()) children.push(leaf(each, `${path}.${key}[${at}]`, kind, text));
  }
  return { path, label: `section ${index}`, detail: behavior && behavior !== "none" ? behavior : "", kind: "section", section: index, children };
}

function groupRow(node, path, text, depth = 0) {
  const type = member(node, "type")?.value ?? "group";
  const children = [];
  if (depth < 40) {
    for (const [at, each] of (member(node, "subitems")?.children ?? []).entries()) children.push(groupRow(each, `${path}.subitems[${at}]`, text, depth + 1));
    for (const key of ["subitem", "repeatingSubitem"]) {
      const inner = member(node, key);
      if (inner) {
        const row = groupRow(inner, `${path}.${key}`, text, depth + 1);
        const count = member(node, "count")?.value;
        children.push({ ...row, label: `${row.label} × ${count ?? "?"}` });
      }
    }
    for (const [at, each] of (member(node, "supplementaryItems")?.children ?? []).entries()) children.push(leaf(each, `${path}.supplementaryItems[${at}]`, "badge", text));
  }
  const custom = member(node, "items")?.children?.length;
  const label = type === "item" ? "item" : `${type} group`;
  return { path, label, detail: custom ? `${custom} frames` : sizeText(node, text), kind: type, children };
}

const leaf = (node, path, kind, text) => ({
  path, kind, label: shortKind(String(member(node, "elementKind")?.value ?? kind)), detail: kind === "decoration" ? "" : member(node, "alignment")?.value ?? sizeText(node, text), children: [],
});

const short = { fractionalWidth: "of width", fractionalHeight: "of height", absolute: "", estimated: "estimated", uniformAcrossSiblings: "uniform" };

/** The declared size in few words: "1/2 of width × 44". */
function sizeText(node) {
  const side = (key) => {
    const dimension = member(node, key);
    const [first] = dimension?.children ?? [];
    if (!first) return "?";
    const value = String(Math.round(first.value?.value * 1000) / 1000);
    return first.key === "fractionalWidth" ? `${value}w` : first.key === "fractionalHeight" ? `${value}h` : first.key === "estimated" ? `~${value}` : first.key in short ? value : "?";
  };
  return `${side("width")} × ${side("height")}`;
}

/** The tree in the inspector. */
const manyRows = 60;

export class StructureTree {
  /** @param actions {choosePath(path)} */
  constructor(actions) {
    this.actions = actions;
    this.card = byID("tree-card");
    this.search = el("input", { type: "search", placeholder: "Find an element: 1.4, header", "aria-label": "Find an element", spellcheck: false });
    this.search.addEventListener("keydown", (event) => {
      if (event.key === "Enter") actions.find(this.search.value);
      if (event.key === "Escape") { this.search.value = ""; this.search.blur(); }
    });
    this.search.addEventListener("input", () => actions.find(this.search.value, true));
    this.list = el("ul.tree", { role: "tree", "aria-label": "Structure" });
    this.list.addEventListener("keydown", (event) => this.key(event));
    this.drag = new TreeDrag(this.list, actions.outline);
    this.card.replaceChildren(el("header", {}, el("h2", { textContent: "Structure" })), el("div.search", {}, this.search), actions.outline.bar, this.list);
    this.closed = new Set();
  }

  /** Forgets the rows, and what of them is closed: another document has others. */
  forget() {
    this.closed.clear();
    this.isLong = false;
    this.list.replaceChildren();
  }

  show(tree, text) {
    const focused = this.list.contains(document.activeElement) ? document.activeElement.dataset.path : null;
    const rows = structureOf(tree, text);
    // Of a long document only what is opened is listed.
    if (rows.length > manyRows && !this.isLong) for (const { path } of rows) this.closed.add(path);
    this.isLong = rows.length > manyRows;
    this.list.replaceChildren(...rows.map((row) => this.item(row, 1)));
    this.mark(this.path);
    // After a change of the structure the focus goes with what has moved.
    const item = focused === null ? null : this.itemAt(this.path ?? focused) ?? this.itemAt(focused) ?? this.items[0];
    item?.focus();
  }

  item(row, level) {
    const isOpen = !this.closed.has(row.path);
    const line = el("div.row", {});
    line.style.paddingLeft = `${(level - 1) * 14 + 4}px`;
    const item = el("li", {
      role: "treeitem", tabIndex: -1, "data-path": row.path, "aria-level": level,
      "aria-expanded": row.children.length ? String(isOpen) : null,
    }, line);
    const twist = el("span.twist", { textContent: row.children.length ? (isOpen ? "▼" : "▶") : "" });
    twist.addEventListener("click", (event) => { event.stopPropagation(); this.toggle(item); });
    line.append(twist, row.kind === "section" ? swatch(row.section) : glyph(row.kind), el("span.label", { textContent: row.label, title: row.label }), el("small", { textContent: row.detail }));
    item.draggable = true;
    line.addEventListener("click", () => { this.actions.choosePath(row.path); this.mark(row.path); });
    if (row.children.length) {
      const rows = () => row.children.map((each) => this.item(each, level + 1));
      item.append(el("ul", { role: "group", hidden: !isOpen }, isOpen ? rows() : []));
      if (!isOpen) item.fill = rows;
    }
    return item;
  }

  toggle(item, open = item.getAttribute("aria-expanded") !== "true") {
    const group = item.querySelector(":scope > ul");
    if (!group) return;
    item.setAttribute("aria-expanded", String(open));
    if (open && item.fill) { group.append(...item.fill()); item.fill = null; }
    group.hidden = !open;
    item.querySelector(".twist").textContent = open ? "▼" : "▶";
    if (open) this.closed.delete(item.dataset.path); else this.closed.add(item.dataset.path);
  }

  get items() { return [...this.list.querySelectorAll("[role=treeitem]")]; }
  itemAt(path) { return this.items.find((each) => each.dataset.path === path); }

  /** Marks the row of a path. */
  mark(path) {
    this.path = path;
    // A place inside what is closed is opened.
    for (const item of path ? this.items : []) if (item.fill && path.startsWith(`${item.dataset.path}.`)) this.toggle(item, true);
    const { items } = this;
    // An element of a list section is in none of the rows but that of the section.
    let chosen;
    for (let at = path; at && !chosen; at = parentPath(at)) chosen = items.find((each) => each.dataset.path === at);
    for (const item of items) {
      item.setAttribute("aria-selected", String(item === chosen));
      item.tabIndex = item === (chosen ?? items[0]) ? 0 : -1;
    }
  }

  key(event) {
    const item = document.activeElement;
    if (!item?.dataset?.path) return;
    const command = this.actions.outline.command(event);
    if (command) {
      if (item.dataset.path !== this.path) { this.actions.choosePath(item.dataset.path); this.mark(item.dataset.path); }
      event.preventDefault();
      event.stopPropagation();
      command();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const visible = this.items.filter((each) => !each.parentElement.closest("ul[hidden]"));
    const at = visible.indexOf(item);
    const go = (next) => next?.focus();
    const expanded = item.getAttribute("aria-expanded");
    switch (event.key) {
      case "ArrowDown": go(visible[at + 1]); break;
      case "ArrowUp": go(visible[at - 1]); break;
      case "Home": go(visible[0]); break;
      case "End": go(visible.at(-1)); break;
      case "ArrowRight": if (expanded === "false") this.toggle(item, true); else if (expanded) go(visible[at + 1]); break;
      case "ArrowLeft": if (expanded === "true") this.toggle(item, false); else go(item.parentElement.closest("[role=treeitem]")); break;
      case "Enter": case " ": this.actions.choosePath(item.dataset.path); this.mark(item.dataset.path); break;
      default: return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}

function swatch(section) {
  const mark = el("i.swatch");
  mark.style.background = `var(--s${sectionColor(section)})`;
  mark.style.setProperty("--ring", `var(--s${sectionColor(section)}-ink)`);
  return mark;
}

const glyphs = {
  item: [[1.5, 1.5, 11, 9]], horizontal: [[0.5, 1.5, 3.5, 9], [5.2, 1.5, 3.5, 9], [10, 1.5, 3.5, 9]],
  vertical: [[1.5, 0.5, 11, 2.8], [1.5, 4.6, 11, 2.8], [1.5, 8.700, 11, 2.8]],
  custom: [[0.5, 0.5, 8, 6], [9.500, 4, 4, 7], [3, 8, 5, 3.500]],
  boundary: [[0.5, 0.5, 13, 4], [0.5, 6, 13, 5.500]], badge: [[0.5, 3, 9, 8], [8, 0.5, 5.500, 5.500]],
  decoration: [[0.5, 0.5, 13, 11], [3, 3, 8, 6]],
};

function glyph(kind) {
  const shapes = glyphs[kind] ?? glyphs.item;
  return svg("svg", { class: "glyph", viewBox: "0 0 14 12", "aria-hidden": "true" },
    ...shapes.map(([x, y, width, height]) => svg("rect", { x, y, width, height, rx: 1 })));
}
