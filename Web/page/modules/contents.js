// What is in cells and headers: texts that one types, and pictures by their ratio. Each section has its own, and each
// kind of header. Each edit is one change of the document.

import { shortKind } from "./blocks.js";
import { byID, debounced, el } from "./dom.js";
import { removing, setting, settingOfCase, valueAt } from "./json-edit.js";
import { pathSteps, pathText } from "./json-text.js";
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
  ["Icon, texts and button", "an app of a store", { type: "hStack", alignment: "center", spacing: 12, insets: 8, items: [
    { id: "icon", size: [62, 62], ...still },
    { type: "vStack", id: "texts", spacing: 2, items: [text("title", "A title", "headline", { lineLimit: 1 }), text("subtitle", "A line about it", "subheadline", { lineLimit: 1 })] },
    { ...text("button", "Get", "headline"), ...still }] }],
  ["Picture and texts", "a card", { type: "vStack", items: [picture(16 / 9), { type: "vStack", id: "texts", spacing: 2, insets: 8, items: [
    text("title", "A title", "headline"), text("subtitle", "A line about it", "subheadline", { lineLimit: 2 })] }] }],
];
/** What a header may begin with. */
const headStarts = [
  ["Title", "one text", { type: "vStack", insets: { top: 8, bottom: 8 }, items: [text("title", "A title", "title2")] }],
  ["Title and button", "the button at the end", { type: "hStack", alignment: "center", spacing: 8, insets: { top: 8, bottom: 8 }, items: [
    text("title", "A title", "title2"), { ...text("button", "See All", "body"), ...still }] }],
];
/** Frames.flags: nothing has measured the element. */
const unmeasured = 8;
/** The rules that may stand in place of contents. */
const sizes = ["constant", "heights", "widths", "heightsByWidth", "random", "text"];
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

  /** Whose content is shown: {own, common, section, index, name, isHead}, of which the first two are paths of rules. */
  ownerOf(id, path) {
    const match = /^(?:cell|supplementary ([^"\\]+)) (\d+)\.(\d+|max)$/.exec(id ?? "");
    const [, kind, section, item] = match ?? [];
    if (!match || (nodeKind(this.page.editor.tree, path) !== (kind ? "boundary" : "item") && !this.isOfList(path))) return null;
    const home = `measurement.sections.${section}`;
    const rule = kind && `supplementary["${kind}"]`;
    // A header of the whole layout is in no section.
    const own = item === "max" ? null : kind ? `${home}.${rule}` : home;
    return { own, common: kind ? `measurement.${rule}` : "measurement", section, index: Number(item) || 0, name: kind ? `${shortKind(kind)} views` : "cells", isHead: Boolean(kind) };
  }

  /** True for an element of a list section: it is not in the document, and sizes itself. */
  isOfList(path) {
    const sections = this.value("sections") ?? [];
    const index = Number(/^sections\[(\d+)\]\./.exec(path ?? "")?.[1]);
    return index >= 0 && this.value(path) === undefined && sections[index % sections.length]?.list !== undefined;
  }

  /** The path of the rule from which an owner has its contents; null if it has none. */
  ruleOf({ own, common }) {
    const found = [own, common].find((each) => each && ["contents", ...sizes].some((key) => this.value(each)?.[key] !== undefined));
    return found && this.value(found).contents?.length > 0 ? found : null;
  }

  /** Shows the content of a cell or a header, whose item has a path. */
  show(id, path) {
    const { page, card } = this;
    const owner = this.value("layout") === undefined || page.stage.main?.isPlayback ? null : this.ownerOf(id, path);
    card.hidden = !owner;
    if (card.hidden) return;
    const focused = card.contains(document.activeElement) ? document.activeElement : null;
    // What is being typed stays.
    if (id === this.id && focused && "defaultValue" in focused && focused.value !== focused.defaultValue) return;
    this.id = id;
    const active = focused?.dataset.field;
    const rule = this.ruleOf(owner);
    card.replaceChildren(el("header", {}, el("h2", { textContent: "Content" })), ...(rule ? this.rows(rule, owner, path) : this.beginnings(owner, path)));
    if (active) [...card.querySelectorAll("[data-field]")].find((each) => each.dataset.field === active)?.focus({ preventScroll: true });
  }

  beginnings(owner, path) {
    const { own, common, section, isHead } = owner;
    // Headers look alike until a section has its own; cells differ by section.
    const home = isHead && (!own || this.value(own) === undefined) ? common : own;
    return [
      el("p.empty", { textContent: `The ${isHead ? owner.name : `cells of section ${section}`} are empty. Give them texts, which are measured${isHead ? "." : ", and pictures."}` }),
      el("div.starts", {}, (isHead ? headStarts : starts).map(([name, about, content]) => el("button", { textContent: name, title: about, onclick: () => this.fit(this.giving(home, [content]), path) }))),
    ];
  }

  /** The changes that give contents to a rule, in place of another one. */
  giving(home, contents) {
    const kept = this.value(`${home}.supplementary`);
    const rule = { contents, ...(kept === undefined ? {} : { supplementary: kept }) };
    if (this.value("measurement") !== undefined) return [[home, rule]];
    return [["measurement", pathSteps(home).slice(1).reduceRight((content, key) => ({ [key]: content }), rule)]];
  }

  /** Takes the contents of a rule away, and what would be empty without them. */
  clear(rule) {
    const steps = [...pathSteps(rule), "contents"];
    while (steps.length > 1 && Object.keys(this.value(pathText(steps.slice(0, -1)))).length === 1) steps.pop();
    const { editor } = this.page;
    editor.edit(removing(editor.tree, pathText(steps)));
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
        measured = lengthsOf(layout, Number(/ (\d+)\.\w+$/.exec(store.state.selection)?.[1] ?? 0), store.state.selection);
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
    if (this.isOfList(path)) return found;
    /** The item of a column that gives its items equal shares; it becomes one in which each keeps its height. */
    let inner = null;
    const isHead = nodeKind(this.page.editor.tree, path) === "boundary";
    for (let each = path, depth = 0; each && nodeKind(this.page.editor.tree, each) !== "section"; each = isHead ? null : parentPath(each), depth += 1) {
      const { height, ...node } = this.value(each) ?? {};
      const [[kind, number] = []] = Object.entries(height ?? {});
      const isMeasured = kind === "estimated" || kind === "uniformAcrossSiblings";
      const shown = each === path ? this.page.stage.main.frameOf(this.page.store.state.selection)?.content[3] : undefined;
      const own = isMeasured ? height : { estimated: Math.max(1, Math.ceil(measured[depth] ?? (kind === "absolute" ? number : shown ?? 100))) };
      if (each.endsWith(".subitem") && this.value(`${parentPath(each)}.type`) === "vertical") { inner = { ...node, height: own }; continue; }
      if (inner) {
        const { type, width, subitem, ...rest } = node;
        found.push([each, { type, width, height: own, repeatingSubitem: inner, ...rest }]);
        inner = null;
      } else if (!isMeasured) found.push([`${each}.height`, own]);
      if (each === path && !isMeasured && !isHead) found.push(...this.withoutInsets(path, node.contentInsets ?? {}));
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

  rows(rule, { own, section, index: item, name, isHead }, path) {
    const list = `${rule}.contents`;
    const contents = this.value(list);
    const index = item % contents.length;
    const at = `${list}[${index}]`;
    const parts = partsOf(contents[index], at);
    const isFixed = this.heights(path).length > 0;
    const whose = rule === own ? `${name} of section ${section}` : name;
    const button = (textContent, field, onclick, title = "") => el("button", { textContent, title, "data-field": field, onclick });
    return [
      el("p.empty", { textContent: contents.length === 1 ? `All ${whose} have this content.` : `Content ${index + 1} of ${contents.length} of the ${whose}; they repeat.` }),
      el("div.fields", {}, parts.map((each) => (each.node.text ? this.text(each) : this.picture(each)))),
      el("div.starts", {},
        own && rule !== own ? button("Of this section alone", "section", () => this.change(this.giving(own, contents))) : null,
        !isHead && contents.length <= item && item < mostContents ? button("Of this cell alone", "alone", () => this.alone(list, contents, item), "The cells after it begin again with the first content") : null,
        isFixed ? button("As high as the content", "height", () => this.fit([], path)) : null,
        contents[index].type === "vStack" || contents[index].type === "hStack" ? button("Add a text", "add", () => this.add(contents[index], at)) : null,
        button("No content", "none", () => this.clear(rule))),
    ];
  }

  alone(list, contents, item) {
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
    const { editor } = this.page;
    /** Takes the words while they are typed; all of them are one change once the field is left. */
    const take = () => {
      const { length: _, string: old, ...rest } = node.text;
      if (this.value(`${path}.text`) === undefined) return;
      const [edit] = this.edits([[`${path}.text`, { string: words.value.slice(0, 10_000), ...rest }]]);
      if (editor.text.slice(edit.start, edit.end) !== edit.text) editor.replaceQuietly(edit.start, edit.end, edit.text);
    };
    const soon = debounced(150, () => { if (words.isConnected) take(); });
    const words = el("textarea", {
      rows: 2, spellcheck: false, defaultValue: string ?? "", placeholder: string === undefined ? `filler of ${length} characters` : "", "aria-label": `Words of ${name}`, "data-field": `${path} words`,
      oninput: soon,
      onchange: () => { soon.cancel(); take(); editor.commit(); },
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
  simulator.scrollTo({ section, item: Number(/^cell.*?(\d+)$/.exec(selection)?.[1] ?? 0), animated: false });
  const groupsOf = (id) => simulator.groups(id).toReversed();
  const depth = groupsOf(selection).map(({ path }) => path).join();
  const frames = simulator.frames({ views: false });
  if (!selection.startsWith("cell")) return [simulator.attributes(selection)?.frame[3]];
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
