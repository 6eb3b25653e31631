// Changes of the structure: insert, duplicate, wrap, move and delete, from the tree and by keys.

import { el, svg, toast } from "./dom.js";
import { findPath } from "./json-text.js";
import { duplicating, inserting, removing, setting, settingOfCase, swapping, valueAt } from "./json-edit.js";
import { nodeKind } from "./fields.js";
import { keyName } from "./help.js";
import { openMenu } from "./menu.js";
import { elementsOf, groupsOf } from "./paths.js";
import { parts, patterns } from "./patterns.js";

const inList = /^(?:(.*)\.)?(sections|subitems|supplementaryItems|boundarySupplementaryItems|decorationItems)\[(\d+)\]$/;

/** The array that a path is in, and where: {list, index}; null for what stands alone. */
function placeOf(path) {
  const match = inList.exec(path ?? "");
  return match ? { list: match[1] ? `${match[1]}.${match[2]}` : match[2], index: Number(match[3]) } : null;
}

export class Outline {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    const icon = (...shapes) => svg("svg", { width: 16, height: 16, viewBox: "0 0 16 16", "aria-hidden": "true" }, ...shapes.map(([x, y, width, height, dash]) => svg("rect", { x, y, width, height, rx: 1.5, "stroke-dasharray": dash ?? "none" })));
    const button = (name, title, action) => el("button", { title: keyName(title), "aria-label": title.replace(/ \(.*/, ""), onclick: action }, name);
    this.buttons = {
      insert: button("Insert", "Insert a section, an item, a header", () => openMenu(this.buttons.insert, this.rows())),
      duplicate: button(icon([2, 5, 8, 9], [6, 2, 8, 9]), "Duplicate (Ctrl D)", () => this.duplicate()),
      wrap: button(icon([1.5, 2.5, 13, 11, "2 2"], [5, 6, 6, 4]), "Wrap in a group (Ctrl G)", () => this.wrap()),
      up: button("↑", "Move up (Alt ↑)", () => this.move(-1)),
      down: button("↓", "Move down (Alt ↓)", () => this.move(1)),
      remove: button(svg("svg", { width: 16, height: 16, viewBox: "0 0 16 16", "aria-hidden": "true" }, svg("path", { d: "M3 4.5h10M6.5 4.500V3h3v1.500M4.500 4.500l.6 8.500h5.800l.6-8.500" })), "Delete (Delete)", () => this.remove()),
    };
    this.buttons.insert.setAttribute("aria-haspopup", "menu");
    this.bar = el("div.outline", { role: "toolbar", "aria-label": "Change the structure" }, Object.values(this.buttons));
  }

  get path() { return this.page.store.state.path; }
  get text() { return this.page.editor.text; }
  get tree() { return this.page.editor.tree; }

  /** The nodes of the array that a path is in. */
  count(list) { return findPath(this.tree, list).node?.children?.length ?? 0; }

  /** Says which buttons have something to do. */
  update() {
    const place = placeOf(this.path);
    const count = place ? this.count(place.list) : 0;
    const kind = this.path ? nodeKind(this.tree, this.path) : null;
    // A layout has a section, and a group has something in it.
    const isLast = count < 2 && /(sections|subitems)$/.test(place?.list ?? "");
    this.buttons.duplicate.disabled = !place;
    this.buttons.wrap.disabled = kind !== "item" && kind !== "group";
    this.buttons.up.disabled = !place || place.index === 0;
    this.buttons.down.disabled = !place || place.index >= count - 1;
    this.buttons.remove.disabled = !place || isLast;
  }

  /** Makes one change, and selects a place afterwards. */
  change(edits, path) {
    const { page } = this;
    if (!edits.length) return;
    if (page.problem) { toast("Correct the document first."); return; }
    page.selectLater = path;
    page.editor.edit(edits);
  }

  /** The changes of item counts and of rules of measurement that go with those of the sections, where there are any. */
  counts(change, inserted) {
    const [counts, rules] = ["itemCounts", "measurement.sections"].map((path) => valueAt(this.text, this.tree, path));
    const length = this.count("sections");
    const edits = [];
    if (Array.isArray(counts)) {
      // Counts that the document leaves out are none.
      while (counts.length < length) counts.push(0);
      change(counts, inserted);
      edits.push(...setting(this.text, this.tree, "itemCounts", counts));
    }
    if (rules && typeof rules === "object") {
      const all = Array.from({ length }, (_, section) => rules[section]);
      change(all);
      edits.push(...setting(this.text, this.tree, "measurement.sections", Object.fromEntries(Object.entries(all).filter(([, rule]) => rule !== undefined))));
    }
    return edits;
  }

  duplicate() {
    const place = placeOf(this.path);
    if (!place) return;
    const { list, index } = place;
    const isSection = list === "sections";
    // Two headers of one kind would be one.
    const rename = (source) => (/upplementaryItems$|decorationItems$/.test(list) ? source.replace(/("elementKind"\s*:\s*")((?:[^"\\]|\\.)*)"/, (_, key, name) => `${key}${this.freeKind(name)}"`) : source);
    this.change([...duplicating(this.text, this.tree, list, index, rename), ...(isSection ? this.counts((all) => all.splice(index, 0, all[index])) : [])], `${list}[${index + 1}]`);
  }

  freeKind(name) {
    const stem = name.replace(/\d+$/, "");
    for (let number = 2; ; number += 1) if (!this.text.includes(`"${stem}${number}"`)) return `${stem}${number}`;
  }

  remove() {
    const place = placeOf(this.path);
    if (!place || this.buttons.remove.disabled) return;
    const { list, index } = place;
    const left = this.count(list) - 1;
    this.change([...removing(this.tree, this.path), ...(list === "sections" ? this.counts((all) => all.splice(index, 1)) : [])],
      left ? `${list}[${Math.min(index, left - 1)}]` : list.replace(/\.?\w+$/, "") || null);
  }

  move(step) {
    const place = placeOf(this.path);
    if (place) this.moveTo(this.path, place.index + step);
  }

  /** Moves an element of a list to another place in it, by steps of one, as one change. */
  moveTo(path, to) {
    const { list, index } = placeOf(path);
    if (to < 0 || to >= this.count(list) || to === index) return;
    const isSection = list === "sections";
    const counts = isSection ? this.counts((all) => all.splice(to, 0, ...all.splice(index, 1))) : [];
    if (Math.abs(to - index) === 1) { this.change([...swapping(this.text, this.tree, list, index, to), ...counts], `${list}[${to}]`); return; }
    const children = findPath(this.tree, list).node.children;
    const order = children.map((_, at) => at);
    order.splice(to, 0, ...order.splice(index, 1));
    this.change([...order.flatMap((from, at) => (from === at ? [] : [{ start: children[at].start, end: children[at].end, text: this.text.slice(children[from].start, children[from].end) }])), ...counts], `${list}[${to}]`);
  }

  /** Puts a group around an item or a group: it takes the place, and what was there fills it. */
  wrap() {
    const { path } = this;
    const value = path ? valueAt(this.text, this.tree, path) : undefined;
    if (!value || this.buttons.wrap.disabled) return;
    const outer = valueAt(this.text, this.tree, `${path.replace(/\.(?:subitems\[\d+\]|subitem|repeatingSubitem)$/, "")}.type`);
    const type = path.endsWith(".group") ? (value.type === "vertical" ? "horizontal" : "vertical") : outer === "vertical" ? "horizontal" : "vertical";
    const fill = (dimension, key) => (Object.keys(dimension)[0].startsWith("fractional") ? { [key]: 1 } : dimension);
    const inner = { ...value, width: fill(value.width, "fractionalWidth"), height: fill(value.height, "fractionalHeight") };
    this.change(setting(this.text, this.tree, path, { type, width: value.width, height: value.height, subitems: [inner] }), path);
  }

  /** What may be inserted where the selection is. */
  rows() {
    const { path } = this;
    const section = /^sections\[\d+\]/.exec(path ?? "")?.[0];
    const kind = path ? nodeKind(this.tree, path) : null;
    const rows = patterns.map(([name, about, value, items, measurement]) => [name, about, () => this.insertSection(value, items, measurement)]);
    if (section) {
      rows.push(null, ...["header", "footer"].map((name) => [name === "header" ? "Header" : "Footer", `of ${section.replace(/sections\[(\d+)\]/, "section $1")}`, () => this.insertPart(`${section}.boundarySupplementaryItems`, parts[name])]),
        ["Background", "behind the section", () => this.insertPart(`${section}.decorationItems`, parts.background)]);
    }
    if (kind === "item" || kind === "group") {
      rows.push(null, ["Item", kind === "item" ? "after this one" : "in this group", () => this.insertItem(parts.item)],
        ["Column", "a vertical group", () => this.insertItem(parts.column)], ["Row", "a horizontal group", () => this.insertItem(parts.row)]);
      if (kind === "item") rows.push(["Badge", "at its corner", () => this.insertPart(`${path}.supplementaryItems`, parts.badge)]);
    }
    return rows;
  }

  /** Puts a section after the one that is selected, or at the end. */
  insertSection(value, items, measurement) {
    const isCase = valueAt(this.text, this.tree, "layout") !== undefined;
    const measuring = measurement && isCase && valueAt(this.text, this.tree, "measurement") === undefined ? settingOfCase(this.text, this.tree, "measurement", measurement) : [];
    const at = /^sections\[(\d+)\]/.exec(this.path ?? "");
    const index = at ? Number(at[1]) + 1 : this.count("sections");
    this.change([...inserting(this.text, this.tree, "sections", index, value), ...this.counts((all, count) => all.splice(index, 0, count), items), ...measuring], `sections[${index}]`);
  }

  insertPart(list, value) {
    const kinds = (valueAt(this.text, this.tree, list) ?? []).map((each) => each.elementKind);
    const part = kinds.includes(value.elementKind) ? { ...value, elementKind: this.freeKind(value.elementKind) } : value;
    this.change(inserting(this.text, this.tree, list, kinds.length, part), `${list}[${kinds.length}]`);
  }

  /** Puts an item after the selected one, or into the selected group. */
  insertItem(value) {
    const place = placeOf(this.path);
    const isItem = nodeKind(this.tree, this.path) === "item";
    const list = isItem ? place?.list : `${this.path}.subitems`;
    const group = list?.replace(/\.subitems$/, "");
    if (!list?.endsWith("subitems") || !findPath(this.tree, `${group}.subitems`).complete) { toast("The items of this group are counted. Change its count, or what is in it."); return; }
    const index = isItem ? place.index + 1 : this.count(list);
    const { inserted, edits } = this.fitted(group, list, value);
    this.change([...edits, ...inserting(this.text, this.tree, list, index, inserted)], `${list}[${index}]`);
  }

  /** What is inserted into a group, and the changes of what is there: shares become smaller where all would not fit. */
  fitted(group, list, value) {
    const { type, interItemSpacing, subitems } = valueAt(this.text, this.tree, group);
    const [side, share, axis] = type === "vertical" ? ["height", "fractionalHeight", 3] : ["width", "fractionalWidth", 2];
    const view = this.page.stage.main;
    const around = elementsOf(view, group).map((at) => view.frames.id(at)).find((id) => id.startsWith("cell "));
    const room = around ? groupsOf(view, around).findLast(({ path }) => path === group)?.frame[axis] : undefined;
    const isMeasured = "estimated" in valueAt(this.text, this.tree, group)[side];
    if (!room || isMeasured) return { inserted: value, edits: [] };
    const gaps = (Object.values(interItemSpacing ?? {})[0] ?? 0) * subitems.length / room;
    const of = (each) => each[side][share] ?? (Object.values(each[side])[0] ?? 0) / room;
    const shares = subitems.filter((each) => share in each[side]).reduce((sum, each) => sum + of(each), 0);
    const fixed = subitems.filter((each) => !(share in each[side])).reduce((sum, each) => sum + of(each), 0);
    if (shares + fixed + gaps + of(value) <= 1 + 1e-9) return { inserted: value, edits: [] };
    const left = Math.max(0.05, 1 - fixed - gaps);
    const own = Math.min(of(value), left / (subitems.filter((each) => share in each[side]).length + 1));
    const tidy = (number) => Math.floor(number * 1000 + 1e-9) / 1000;
    const scale = Math.min(1, (left - own) / shares);
    return {
      inserted: { ...value, [side]: { [share]: tidy(own) } },
      edits: subitems.flatMap((each, index) => (share in each[side] && scale < 1 ? setting(this.text, this.tree, `${list}[${index}].${side}`, { [share]: tidy(of(each) * scale) }) : [])),
    };
  }

  /** What a key of the tree does; null for nothing. */
  command(event) {
    const isCommand = event.ctrlKey || event.metaKey;
    const name = event.key.toLowerCase();
    if (event.altKey) return { arrowup: () => this.move(-1), arrowdown: () => this.move(1), arrowright: () => this.moveAcross(true), arrowleft: () => this.moveAcross(false) }[name] ?? null;
    if (isCommand) return { d: () => this.duplicate(), g: () => this.wrap() }[name] ?? null;
    return { delete: () => this.remove(), backspace: () => this.remove(), insert: () => openMenu(this.buttons.insert, this.rows()) }[name] ?? null;
  }

  /**
   * Where what stands at a path lands if it is dropped on a row: {list, index, isInto}; null if it cannot.
   *
   * @param share How far down the row that is, from 0 to 1.
   */
  landing(path, target, share) {
    const from = placeOf(path);
    if (!from || target === path || target.startsWith(`${path}.`)) return null;
    const kind = /\w+$/.exec(from.list)[0];
    const to = placeOf(target);
    const into = (list) => ({ list, index: this.count(list), isInto: true });
    const beside = () => ({ list: to.list, index: to.index + (share > 0.5 ? 1 : 0), isInto: false });
    const isLast = this.count(from.list) < 2 && (kind === "subitems" || kind === "sections");
    let found = null;
    if (kind === "subitems") {
      const holds = findPath(this.tree, `${target}.subitems`).complete;
      if (holds && (!to || (share > 0.25 && share < 0.75))) found = into(`${target}.subitems`);
      else if (to?.list.endsWith("subitems")) found = beside();
    } else if (to && /\w+$/.exec(to.list)[0] === kind) found = beside();
    else if (kind === "supplementaryItems" ? ["item", "group"].includes(nodeKind(this.tree, target)) : nodeKind(this.tree, target) === "section") found = into(`${target}.${kind}`);
    if (!found) return null;
    if (found.list !== from.list) return isLast ? null : found;
    return found.index === from.index || found.index === from.index + 1 ? null : found;
  }

  /** Moves what stands at a path to a place in a list, its own or another. */
  land(path, { list, index }) {
    const from = placeOf(path);
    if (list === from.list) { this.moveTo(path, index > from.index ? index - 1 : index); return; }
    const { node } = findPath(this.tree, path);
    const line = this.text.lastIndexOf("\n", node.start - 1) + 1;
    const copied = { source: this.text.slice(node.start, node.end), indent: /^ */.exec(this.text.slice(line, node.start))[0].length };
    const isNew = !findPath(this.tree, list).complete;
    const inserted = isNew ? inserting(this.text, this.tree, list, 0, JSON.parse(copied.source)) : inserting(this.text, this.tree, list, index, null, copied);
    // What stood after it in its list has another number now.
    const behind = list.startsWith(`${from.list}[`) ? Number(/^\d+/.exec(list.slice(from.list.length + 1))[0]) : -1;
    const place = behind > from.index ? `${from.list}[${behind - 1}]${list.slice(`${from.list}[${behind}]`.length)}` : list;
    this.change([...removing(this.tree, path), ...inserted], `${place}[${isNew ? 0 : index}]`);
  }

  /** Moves an item into the group before it, or out of the group that it is in. */
  moveAcross(isInto) {
    const from = placeOf(this.path);
    if (!from?.list.endsWith("subitems")) return;
    const group = from.list.replace(/\.subitems$/, "");
    const outer = placeOf(group);
    const before = from.index ? `${from.list}[${from.index - 1}].subitems` : "";
    if (this.count(from.list) < 2) toast("A group has something in it.");
    else if (isInto && before && findPath(this.tree, before).complete) this.land(this.path, { list: before, index: this.count(before) });
    else if (!isInto && outer?.list.endsWith("subitems")) this.land(this.path, { list: outer.list, index: outer.index + 1 });
  }
}
