// What the document says of the selection, as fields. Each edit is one change of the text, which undo takes back.

import { countsOf } from "./devices.js";
import { byID, el } from "./dom.js";
import { findPath, pathSteps } from "./json-text.js";
import { removing, setting, valueAt } from "./json-edit.js";
import { valuesAt } from "./schema.js";
import { isCustom } from "./sizes.js";
import { parentPath } from "./walking.js";

const kinds = [
  ["fractionalWidth", "of width"], ["fractionalHeight", "of height"], ["absolute", "points"], ["estimated", "estimated"], ["uniformAcrossSiblings", "uniform"],
];
const spacings = [["", "none"], ["fixed", "fixed"], ["flexible", "at least"]];
const sides = ["top", "leading", "bottom", "trailing"];
const behaviors = "orthogonalScrollingBehavior";

/** The fields of each kind of node: [key, form, label]. */
const forms = {
  item: [["width", "dimension", "Width"], ["height", "dimension", "Height"], ["contentInsets", "insets", "Insets"]],
  group: [
    ["type", "choice", "Direction"], ["width", "dimension", "Width"], ["height", "dimension", "Height"], ["count", "number", "Count"],
    ["interItemSpacing", "spacing", "Spacing"], ["contentInsets", "insets", "Insets"],
  ],
  section: [
    ["interGroupSpacing", "number", "Spacing"], ["contentInsets", "insets", "Insets"], [behaviors, "choice", "Scrolling"], ["itemCount", "items", "Items"],
  ],
  list: [["appearance", "choice", "Appearance"]],
  boundary: [
    ["elementKind", "text", "Kind"], ["width", "dimension", "Width"], ["height", "dimension", "Height"], ["alignment", "choice", "Alignment"],
    ["pinToVisibleBounds", "truth", "Pins"], ["extendsBoundary", "truth", "Takes room"], ["zIndex", "number", "z-index"],
  ],
  badge: [["elementKind", "text", "Kind"], ["width", "dimension", "Width"], ["height", "dimension", "Height"], ["zIndex", "number", "z-index"]],
  decoration: [["elementKind", "text", "Kind"], ["contentInsets", "insets", "Insets"], ["zIndex", "number", "z-index"]],
  layout: [["scrollDirection", "choice", "Scroll"], ["interSectionSpacing", "number", "Spacing"]],
};

/** The kind of node at a path. */
export function nodeKind(tree, path) {
  if (!path) return "layout";
  if (/decorationItems\[\d+\]$/.test(path)) return "decoration";
  if (/boundarySupplementaryItems\[\d+\]$/.test(path)) return "boundary";
  if (/supplementaryItems\[\d+\]$/.test(path)) return "badge";
  if (/^sections\[\d+\]$/.test(path)) return "section";
  if (/\.list$/.test(path)) return "list";
  const type = findPath(tree, `${path}.type`).node?.value;
  return type === "item" ? "item" : ["horizontal", "vertical", "custom"].includes(type) ? "group" : null;
}

const titles = { item: "Item", group: "Group", list: "List", boundary: "Header or footer", badge: "Badge", decoration: "Background", layout: "Layout" };
const title = (kind, path) => (kind === "section" ? `Section ${/\d+/.exec(path)[0]}` : titles[kind]);

export class Fields {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    this.card = byID("fields-card");
    this.path = null;
    this.owner = null;
  }

  /** Shows the fields of a path, or of what is around it if that was chosen before. */
  show(path) {
    const { editor, problem } = this.page;
    if (path !== this.owner) { this.owner = path; this.path = path; }
    const trail = trailOf(editor.tree, path);
    if (!trail.some((each) => each.path === this.path)) this.path = trail[0]?.path ?? null;
    const shown = trail.find((each) => each.path === this.path);
    this.card.hidden = !shown || this.page.stage.main?.isPlayback;
    if (this.card.hidden) return;
    const active = this.card.contains(document.activeElement) ? document.activeElement.dataset.field : null;
    const rows = forms[shown.kind].map(([key, form, label]) => this.row(shown, key, form, label)).filter(Boolean);
    this.card.replaceChildren(
      el("header", {}, el("h2", { textContent: "Fields" }), el("span.grow"),
        el("div.trail", { role: "group", "aria-label": "Of what" }, trail.map((each) => el("button", {
          textContent: title(each.kind, each.path), "aria-pressed": String(each.path === this.path), "data-field": `of ${each.path}`,
          onclick: () => { this.path = each.path; this.page.selecting.highlight(each.path || null); this.show(this.owner); },
        })))),
      el("div.fields", { inert: Boolean(problem) }, rows));
    if (active !== null) [...this.card.querySelectorAll("[data-field]")].find((each) => each.dataset.field === active)?.focus({ preventScroll: true });
  }

  value(path) {
    const { editor } = this.page;
    return valueAt(editor.text, editor.tree, path);
  }

  /** Changes the document: a value at a path; undefined removes what is there. */
  set(path, value) {
    const { editor } = this.page;
    if (JSON.stringify(this.value(path)) === JSON.stringify(value)) return;
    const edits = value === undefined ? removing(editor.tree, path) : setting(editor.text, editor.tree, path, value);
    if (edits.length) editor.edit(edits);
  }

  row({ path, kind }, key, form, label) {
    const at = path ? `${path}.${key}` : key;
    if (key === "count" && this.value(at) === undefined) return null;
    // The cells of a custom group are at frames of their own.
    if ((key === "type" || key === "interItemSpacing") && isCustom(this.page.editor.tree, path)) return null;
    const controls = form === "items" ? this.items(path) : this[form](at, kind, key, label);
    if (!controls) return null;
    // A field without effect, or with another than it seems to have, says so.
    const found = form === "items" && countsOf(this.page.store.state.counts)
      ? { severity: "warning", message: "Items of the view are shown in place of this number." }
      : (this.page.found ?? []).find((each) => each.path === at || each.path?.startsWith(`${at}.`));
    return el("div.field-row", {}, el("span", { textContent: label, id: `label-${key}` }), el("div", { role: "group", "aria-labelledby": `label-${key}` }, controls),
      found ? el(`p.field-note.${found.severity}`, { textContent: found.message, title: found.advice ?? "" }) : null);
  }

  input(field, label, value, step, change, more = {}) {
    return el("input", {
      type: "number", "data-field": field, "aria-label": label, title: label, defaultValue: value ?? "", step, ...more,
      onchange: (event) => {
        const { value: text } = event.target;
        if (text.trim() === "") change(undefined);
        else if (Number.isFinite(Number(text))) change(Number(text));
      },
    });
  }

  select(field, label, rows, value, change) {
    return el("select", { "data-field": field, "aria-label": label, onchange: (event) => change(event.target.value) },
      rows.map(([name, text]) => el("option", { value: name, textContent: text, selected: name === value })));
  }

  dimension(at, kind, key, label) {
    const [name, number] = Object.entries(this.value(at) ?? {})[0] ?? [];
    if (name === undefined || typeof number !== "number") return null;
    const isFraction = name.startsWith("fractional");
    return [
      this.input(`${at} number`, label, number, isFraction ? 0.05 : 1, (value) => { if (value !== undefined) this.set(at, { [name]: value }); else this.show(this.owner); }, { min: 0 }),
      this.select(`${at} kind`, `${label} in`, kinds, name, (next) => this.set(at, { [next]: this.converted(at, key, next, number, isFraction) })),
    ];
  }

  /** A number of another kind for what the element measures now. */
  converted(at, key, next, number, wasFraction) {
    const isFraction = next.startsWith("fractional");
    if (isFraction === wasFraction) return number;
    const { main } = this.page.stage;
    const groups = main.selectedReasons?.groups ?? [];
    const own = at.slice(0, -key.length - 1);
    const inside = groups.findIndex((each) => each.path === own);
    const frame = inside >= 0 ? groups[inside].frame : main.selection.path === own ? main.frameOf(main.selection.id)?.content : null;
    const around = inside > 0 ? groups[inside - 1].frame : inside < 0 && groups.length ? groups.at(-1).frame : [0, 0, ...main.size];
    const length = frame?.[key === "width" ? 2 : 3];
    if (!isFraction) return Math.round((length ?? 44) * 100) / 100;
    const whole = around[next === "fractionalWidth" ? 2 : 3];
    return length && whole ? Math.min(1, Math.round((length / whole) * 1000) / 1000) : 1;
  }

  insets(at) {
    const value = this.value(at) ?? {};
    return sides.map((side) => el("label.side", {}, this.input(`${at} ${side}`, `${side} inset`, value[side] ?? 0, 1, (number) => {
      if (number !== undefined || value[side] !== undefined) this.set(`${at}.${side}`, number);
    }), el("small", { textContent: side, "aria-hidden": "true" })));
  }

  spacing(at, kind, key, label) {
    const [name, number] = Object.entries(this.value(at) ?? {})[0] ?? ["", 0];
    return [
      name ? this.input(`${at} number`, label, number, 1, (value) => this.set(at, value === undefined ? undefined : { [name]: value })) : null,
      this.select(`${at} kind`, `${label} in`, spacings, name, (next) => this.set(at, next ? { [next]: number || 8 } : undefined)),
    ];
  }

  number(at, kind, key, label) {
    return this.input(at, label, this.value(at), 1, (value) => { if (value !== undefined || key !== "count") this.set(at, value); else this.show(this.owner); });
  }

  text(at, kind, key, label) {
    const before = this.value(at) ?? "";
    const change = ({ target }) => {
      if (!target.value || target.value === before) return;
      // A view with another kind is another element.
      if (key === "elementKind") this.page.selectLater = at.slice(0, -".elementKind".length);
      this.set(at, target.value);
    };
    return el("input", { "data-field": at, "aria-label": label, defaultValue: before, spellcheck: false, onchange: change });
  }

  truth(at, kind, key, label) {
    const value = this.value(at);
    return el("input", { type: "checkbox", "data-field": at, "aria-label": label, checked: value ?? key === "extendsBoundary", onchange: (event) => this.set(at, event.target.checked) });
  }

  choice(at, kind, key, label) {
    const { tree } = this.page.editor;
    const root = tree.children?.some((each) => each.key === "layout") ? ["layout"] : [];
    const words = valuesAt(tree, [...root, ...pathSteps(at)]).map((each) => each.label).filter((each) => each.startsWith('"')).map((each) => JSON.parse(each)).filter((each) => each !== "custom" && each !== "item");
    const value = this.value(at);
    const rows = [...(value === undefined ? [["", "None"]] : []), ...words.map((each) => [each, each])];
    return this.select(at, label, rows, value ?? "", (next) => this.set(at, next || undefined));
  }

  /** The number of items of a section, where the document says it. */
  items(path) {
    const { selection, path: chosen } = this.page.store.state;
    // A selected element tells which of the sections that are alike it is in.
    const own = chosen?.startsWith(path) ? /(\d+)\.\d+$/.exec(selection ?? "")?.[1] : undefined;
    const at = `itemCounts[${own ?? /\d+/.exec(path)[0]}]`;
    const value = this.value(at);
    return value === undefined ? null : this.input(at, "Items", value, 1, (next) => { if (next >= 0) this.set(at, Math.round(next)); else this.show(this.owner); }, { min: 0 });
  }
}

/** A node and what is around it, the innermost first: [{path, kind}]. */
function trailOf(tree, path) {
  const trail = [];
  for (let at = path; at; at = parentPath(at)) {
    const kind = nodeKind(tree, at);
    if (kind && findPath(tree, at).complete) trail.push({ path: at, kind });
  }
  if (trail.length) trail.push({ path: "", kind: "layout" });
  return trail;
}
