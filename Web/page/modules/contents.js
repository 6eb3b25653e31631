// What is in the cells: texts that one types, and pictures by their ratio. Each edit is one change of the document.

import { byID, el } from "./dom.js";
import { setting, settingOfCase, valueAt } from "./json-edit.js";
import { nodeKind } from "./fields.js";
import { ratioName, ratios } from "./ratios.js";
import { parentPath } from "./walking.js";

const styles = ["largeTitle", "title1", "title2", "title3", "headline", "body", "callout", "subheadline", "footnote", "caption1", "caption2"];

const text = (id, string, textStyle, more = {}) => ({ id, text: { string, textStyle, ...more } });
const edge = (attribute) => ({ item: "image", attribute, to: "..", toAttribute: attribute });
const still = { hugging: { horizontal: 1000, vertical: 1000 }, compression: { horizontal: 1000, vertical: 1000 } };

/** A picture as wide as there is room, by its ratio. */
const picture = (ratio) => ({
  type: "constraints", id: "picture", views: [{ id: "image" }],
  constraints: [...["top", "leading", "bottom", "trailing"].map(edge), { item: "image", attribute: "height", to: "image", toAttribute: "width", multiplier: Math.round(10_000 / ratio) / 10_000 }],
});

/** What a cell may begin with: [name, what it is, content]. */
const starts = [
  ["Text", "one text", { type: "vStack", insets: 12, items: [text("title", "A title", "headline")] }],
  ["Icon and texts", "a row of a list", { type: "hStack", alignment: "center", spacing: 12, insets: 12, items: [
    { id: "icon", size: [56, 56], ...still },
    { type: "vStack", id: "texts", spacing: 2, items: [text("title", "A title", "headline"), text("subtitle", "A line about it", "subheadline", { lineLimit: 2 })] }] }],
  ["Picture and texts", "a card", { type: "vStack", items: [picture(16 / 9), { type: "vStack", id: "texts", spacing: 2, insets: 8, items: [
    text("title", "A title", "headline"), text("subtitle", "A line about it", "subheadline", { lineLimit: 2 })] }] }],
];
/** Frames.flags: nothing has measured the element. */
const unmeasured = 8;
const list = "measurement.contents";
const mostContents = 100;

export class Contents {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    this.card = byID("contents-card");
  }

  value(path) { return valueAt(this.page.editor.text, this.page.editor.tree, path); }

  change(changes) {
    const edits = this.edits(changes);
    if (edits.length) this.page.editor.edit(edits);
  }

  /** Shows the content of a cell, whose item has a path. */
  show(id, path) {
    const { page, card } = this;
    const match = /^cell \d+\.(\d+)$/.exec(id ?? "");
    const isCase = this.value("layout") !== undefined;
    card.hidden = !match || !isCase || nodeKind(page.editor.tree, path) !== "item" || Boolean(page.stage.main?.isPlayback);
    if (card.hidden) return;
    const focused = card.contains(document.activeElement) ? document.activeElement : null;
    // What is being typed stays.
    if (id === this.id && focused && "defaultValue" in focused && focused.value !== focused.defaultValue) return;
    this.id = id;
    const active = focused?.dataset.field;
    const contents = this.value(list);
    const item = Number(match[1]);
    card.replaceChildren(el("header", {}, el("h2", { textContent: "Content" })), ...(Array.isArray(contents) && contents.length ? this.rows(contents, item, path) : this.beginnings(path)));
    if (active) [...card.querySelectorAll("[data-field]")].find((each) => each.dataset.field === active)?.focus({ preventScroll: true });
  }

  beginnings(path) {
    return [
      el("p.empty", { textContent: "The cells are empty. Give them texts, which are measured, and pictures." }),
      el("div.starts", {}, starts.map(([name, about, content]) => el("button", { textContent: name, title: about, onclick: () => this.begin(content, path) }))),
    ];
  }

  begin(content, path) {
    const measurement = this.value("measurement") ?? {};
    const supplementary = measurement.supplementary === undefined ? {} : { supplementary: measurement.supplementary };
    this.fit([["measurement", { contents: [content], ...supplementary }]], path);
  }

  /** Makes changes, and the item as high as its content; what is estimated is what the engine then measures. */
  fit(changes, path) {
    const { editor, engine, stage, store } = this.page;
    const view = stage.main;
    const found = this.heights(path);
    const apply = (all) => applied(editor.text, this.edits(all));
    let measured = null;
    if (found.length && !view.isSlow) {
      let layout = null;
      try {
        layout = engine.load(apply([...changes, ...found]), stage.job(0, editor.text).options);
        measured = lengthsOf(layout, Number(/^sections\[(\d+)\]/.exec(path)?.[1] ?? 0), store.state.selection);
      } catch (error) { if (error.name === "EngineTrap") throw error; } finally { layout?.free(); }
    }
    this.change([...changes, ...(measured ? this.heights(path, measured) : found)]);
  }

  edits(changes) {
    const { editor } = this.page;
    return changes.flatMap(([path, value]) => (path === "measurement" ? settingOfCase : setting)(editor.text, editor.tree, path, value));
  }

  /**
   * The changes that make an item and the groups around it as high as its content.
   *
   * @param measured The heights by depth, that of the item first.
   */
  heights(path, measured = []) {
    const found = [];
    /** The item of a column that gives its items equal shares; it becomes one in which each keeps its height. */
    let inner = null;
    for (let each = path, depth = 0; each && nodeKind(this.page.editor.tree, each) !== "section"; each = parentPath(each), depth += 1) {
      const { height, ...node } = this.value(each) ?? {};
      const [[kind, number]] = Object.entries(height ?? { "": 0 });
      const isMeasured = kind === "estimated" || kind === "uniformAcrossSiblings";
      const shown = each === path ? this.page.stage.main.frameOf(this.page.store.state.selection)?.content[3] : undefined;
      const own = isMeasured ? height : { estimated: Math.max(1, Math.ceil(measured[depth] ?? (kind === "absolute" ? number : shown ?? 100))) };
      if (each.endsWith(".subitem") && this.value(`${parentPath(each)}.type`) === "vertical") { inner = { ...node, height: own }; continue; }
      if (inner) {
        const { type, width, subitem, ...rest } = node;
        found.push([each, { type, width, height: own, repeatingSubitem: inner, ...rest }]);
        inner = null;
      } else if (!isMeasured) found.push([`${each}.height`, own]);
      if (each === path && !isMeasured) found.push(...this.withoutInsets(path, node.contentInsets ?? {}));
    }
    return found;
  }

  /** The changes that make spacing of the insets above and below an item, which have no effect where it is measured. */
  withoutInsets(path, { top = 0, bottom = 0, ...others }) {
    if (!top && !bottom) return [];
    const group = parentPath(path);
    const section = /^sections\[\d+\]/.exec(path)[0];
    const found = [[`${path}.contentInsets`, others]];
    if (this.value(`${group}.type`) === "vertical") found.push([`${group}.interItemSpacing`, { fixed: (Object.values(this.value(`${group}.interItemSpacing`) ?? {})[0] ?? 0) + top + bottom }]);
    else if (group === `${section}.group`) found.push([`${section}.interGroupSpacing`, (this.value(`${section}.interGroupSpacing`) ?? 0) + top + bottom]);
    return found;
  }

  rows(contents, item, path) {
    const index = item % contents.length;
    const at = `${list}[${index}]`;
    const parts = partsOf(contents[index], at);
    const isFixed = this.heights(path).length > 0;
    return [
      el("p.empty", { textContent: contents.length === 1 ? "All cells have this content." : `Content ${index + 1} of ${contents.length}; they repeat.` }),
      el("div.fields", {}, parts.map((each) => (each.node.text ? this.text(each) : this.picture(each)))),
      el("div.starts", {},
        contents.length <= item && item < mostContents ? el("button", { textContent: "Of this cell alone", title: "The cells after it begin again with the first content", "data-field": "alone", onclick: () => this.alone(contents, item) }) : null,
        isFixed ? el("button", { textContent: "As high as the content", "data-field": "height", onclick: () => this.fit([], path) }) : null,
        contents[index].type === "vStack" || contents[index].type === "hStack" ? el("button", { textContent: "Add a text", "data-field": "add", onclick: () => this.add(contents[index], at) }) : null),
    ];
  }

  alone(contents, item) {
    this.change([[list, Array.from({ length: item + 1 }, (_, index) => contents[index % contents.length])]]);
  }

  add(content, at) {
    const ids = new Set(JSON.stringify(content).match(/"id":"[^"]*"/g) ?? []);
    let number = 1;
    while (ids.has(`"id":"text${number}"`)) number += 1;
    // Beside a picture, what is added stands with the other texts.
    const inner = content.items.findIndex(({ type }) => type === "vStack");
    const place = inner < 0 ? `${at}.items` : `${at}.items[${inner}].items`;
    this.change([[place, [...this.value(place), text(`text${number}`, "More words", "body")]]]);
  }

  text({ node, path, name }) {
    const { string, length, textStyle = "body" } = node.text;
    const words = el("textarea", {
      rows: 2, spellcheck: false, defaultValue: string ?? "", placeholder: string === undefined ? `filler of ${length} characters` : "", "aria-label": `Words of ${name}`, "data-field": `${path} words`,
      onchange: (event) => {
        const { length: _, string: old, ...rest } = node.text;
        this.change([[`${path}.text`, { string: event.target.value.slice(0, 10_000), ...rest }]]);
      },
    });
    const style = el("select", { "aria-label": `Style of ${name}`, "data-field": `${path} style`, onchange: (event) => this.change([[`${path}.text.textStyle`, event.target.value]]) },
      styles.map((each) => el("option", { value: each, textContent: each, selected: each === textStyle })));
    return el("div.field-row.words", {}, el("span", { textContent: name }), el("div", {}, words, style));
  }

  picture({ node, path, name, ratio, ratioPath }) {
    const change = (value) => {
      if (ratioPath) this.change([[ratioPath, Math.round(10_000 / value) / 10_000]]);
      else this.change([[`${path}.size`, [node.size[0], Math.round(node.size[0] / value * 100) / 100]]]);
    };
    const known = ratioName(ratio);
    const chooser = el("select", { "aria-label": `Ratio of ${name}`, "data-field": `${path} ratio`, onchange: (event) => { const found = ratios.find(([each]) => each === event.target.value); if (found) change(found[1]); } },
      [...(known ? [] : [["", `${Math.round(ratio * 100) / 100}`]]), ...ratios].map(([each, label]) => el("option", { value: each, textContent: each || label, selected: each === known })));
    const width = ratioPath ? null : el("input", {
      type: "number", min: 0, step: 4, defaultValue: node.size[0], "aria-label": `Width of ${name}`, "data-field": `${path} width`,
      onchange: (event) => { const value = Number(event.target.value); if (value > 0 && value <= 10_000) this.change([[`${path}.size`, [value, Math.round(value / ratio * 100) / 100]]]); },
    });
    return el("div.field-row", {}, el("span", { textContent: name }), el("div", {}, chooser, width));
  }
}

/** A text with changes made in it. */
const applied = (text, edits) => [...edits].sort((a, b) => b.start - a.start).reduce((found, { start, end, text: part }) => found.slice(0, start) + part + found.slice(end), text);

/** The greatest heights of cells in sight like a selected one and of the groups around them, the innermost first. */
function lengthsOf(layout, section, selection) {
  const simulator = layout.simulator();
  simulator.scrollTo({ section, item: Number(/\d+$/.exec(selection)[0]), animated: false });
  const groupsOf = (id) => simulator.groups(id).toReversed();
  const depth = groupsOf(selection).map(({ path }) => path).join();
  const frames = simulator.frames({ views: false });
  const found = [];
  for (let index = 0; index < frames.count; index += 1) {
    if (frames.kinds[index] !== 0 || frames.sections[index] !== section || frames.flags[index] & unmeasured) continue;
    const groups = groupsOf(frames.id(index));
    if (groups.map(({ path }) => path).join() !== depth) continue;
    for (const [at, height] of [frames.frames[4 * index + 3], ...groups.map(({ frame }) => frame[3])].entries()) found[at] = Math.max(found[at] ?? 0, height);
  }
  return found;
}

/** The texts and pictures of a content: [{node, path, name, ratio, ratioPath}]. */
function partsOf(content, at) {
  const found = [];
  const visit = (node, path, depth) => {
    if (depth > 30 || found.length > 40 || !node || typeof node !== "object") return;
    const name = node.id ?? "part";
    const height = node.type === "constraints" ? (node.constraints ?? []).findIndex((each) => each.attribute === "height" && each.toAttribute === "width" && each.item === each.to && each.multiplier > 0) : -1;
    if (node.text) found.push({ node, path, name });
    else if (height >= 0) found.push({ node, path, name, ratio: 1 / node.constraints[height].multiplier, ratioPath: `${path}.constraints[${height}].multiplier` });
    else if (!node.type && Array.isArray(node.size) && node.size[1] > 0) found.push({ node, path, name, ratio: node.size[0] / node.size[1] });
    for (const key of ["items", "views", "rows"]) if (Array.isArray(node[key]) && height < 0) for (const [index, each] of node[key].entries()) visit(each, `${path}.${key}[${index}]`, depth + 1);
  };
  visit(content, at, 0);
  return found;
}
