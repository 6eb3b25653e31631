// The panel of the selection: its frame, why it is so, and what else is known of it.

import { shortKind } from "./blocks.js";
import { byID, copy, el, frameText, points } from "./dom.js";
import { findPath } from "./json-text.js";
import { flags } from "./painter.js";
import { sectionColor } from "./palette.js";
import { pathOf } from "./paths.js";
import { isCustom } from "./sizes.js";
import { chainOf, sides, stepList } from "./steps.js";

const names = { width: "Width", height: "Height", x: "x", y: "y" };
const asks = { width: "wide", height: "high", x: "from the left", y: "from the top" };

/** Shows the selection. Called when the selection, the layout or the place of the element changes. */
export class Inspector {
  /** @param actions {showPath(path), select(id), highlight(path), asked(side), empty()}: the last makes what stands there without a selection. */
  constructor(actions) {
    this.actions = actions;
    this.card = byID("selection-card");
    this.reasonsCard = byID("reasons-card");
    this.side = "width";
    this.clear();
  }

  /** True if nothing is selected. */
  get isEmpty() { return !this.id && !this.place; }

  clear() {
    this.id = this.place = null;
    this.actions.asked(null);
    this.reasonsCard.hidden = true;
    this.reasonsCard.replaceChildren();
    this.card.replaceChildren(el("header", {}, el("h2", { textContent: "Nothing selected" })), ...this.actions.empty());
  }

  /** @param view The device. @param id The element. @param editor The document. @param place What is selected by its path; null for nothing. */
  show(view, id, editor, place = null) {
    if (!id && place) { this.showPlace(view, place, editor); return; }
    if (!id) { this.clear(); return; }
    this.place = null;
    let explanation = null;
    let reason = view.showsRecording ? "A recording holds frames and no reasons." : view.isPlayback ? "The data or the size has changed since this moment, of which the frames are known and no reasons." : "";
    try {
      explanation = view.isPlayback ? null : view.explain(id) ?? null;
      if (!explanation && !reason) reason = "The engine is looking for the reasons.";
    } catch (error) {
      if (error.name === "EngineTrap") throw error;
      reason = error.message;
    }
    const focused = document.activeElement;
    const focus = this.card.contains(focused) ? focused.dataset?.side ?? "title" : "";
    if (id !== this.id) this.card.parentElement.scrollTop = 0;
    this.id = id;
    this.editor = editor;
    this.explanation = explanation;
    this.path = explanation ? pathOf(view, id) : null;
    this.numbers = el("dl.facts");
    this.shown = null;
    this.badges = el("div.badges");
    this.answers = el("div.answers", { role: "group", "aria-label": "The frame; choose a number to see why" });
    this.chain = el("div.chain", { id: "chain" });
    this.reason = reason;
    const section = Number(/(\d+)\.\w+$/.exec(id)?.[1] ?? 0);
    const swatch = el("i.swatch");
    if (id.startsWith("cell")) swatch.style.setProperty("--ring", `var(--s${sectionColor(section)}-ink)`);
    swatch.style.background = id.startsWith("cell") ? `var(--s${sectionColor(section)})` : "var(--boundary)";
    this.card.replaceChildren(
      el("header", {}, swatch, el("h2", { textContent: shortKind(id.replace(/^supplementary /, "")), title: id, tabIndex: -1 }), el("span.grow"),
        this.path ? el("button", { textContent: "In document", title: "Show in the document", onclick: () => this.actions.showPath(this.path, true) }) : null,
        el("button", { textContent: "Clear", title: "Escape", onclick: () => this.actions.select(null) })),
      this.badges, this.answers);
    this.reasonsCard.hidden = false;
    this.reasonsCard.replaceChildren(this.chain, this.numbers);
    this.declared = explanation && !isCustom(editor.tree, this.path) ? declaredRows(explanation, this.path, editor, this.actions) : [];
    this.update(view);
    if (focus) (this.card.querySelector(`[data-side="${focus}"]`) ?? this.card.querySelector("h2")).focus();
  }

  /** Shows a group or a section. */
  showPlace(view, place, editor) {
    const isOther = this.place?.path !== place.path;
    const focused = this.card.contains(document.activeElement) ? document.activeElement.dataset?.side ?? "title" : "";
    Object.assign(this, { id: null, place, editor, explanation: place.explanation, path: place.path, shown: null, reason: place.note });
    this.numbers = el("dl.facts");
    this.answers = el("div.answers", { role: "group", "aria-label": "The frame; choose a number to see why" });
    this.chain = el("div.chain", { id: "chain" });
    const swatch = el("i.swatch");
    if (place.section >= 0) { swatch.style.background = `var(--s${sectionColor(place.section)})`; swatch.style.setProperty("--ring", `var(--s${sectionColor(place.section)}-ink)`); }
    this.declared = place.frame ? declaredRows({ frame: place.frame }, place.path, editor, this.actions) : [];
    this.card.replaceChildren(
      el("header", {}, swatch, el("h2", { textContent: place.name, title: place.path, tabIndex: -1 }), el("span.grow"),
        el("button", { textContent: "In document", title: "Show in the document", onclick: () => this.actions.showPath(place.path, true) }),
        el("button", { textContent: "Clear", title: "Escape", onclick: () => this.actions.select(null) })),
      this.answers);
    this.reasonsCard.hidden = false;
    this.reasonsCard.replaceChildren(this.chain, this.numbers);
    if (isOther) this.card.parentElement.scrollTop = 0;
    this.update(view);
    if (focused) (this.card.querySelector(`[data-side="${focused}"]`) ?? this.card.querySelector("h2")).focus();
  }

  updatePlace(view) {
    const { frame, note } = this.place;
    const text = JSON.stringify([frame, view.offset, this.side]);
    if (text === this.shown) return;
    this.shown = text;
    this.showAnswers(frame, false);
    if (!frame) return;
    const [x, y, width, height] = frame;
    this.numbers.replaceChildren(...[
      ...this.declared, factRow("In content", frameText(frame)), factRow("On screen", frameText([x - view.offset[0], y - view.offset[1], width, height])),
    ].flat(), el("p.empty", { textContent: note }));
  }

  /** The steps to a number. */
  chainTo(side) { return this.place ? this.place.chains[side] ?? [] : chainOf(this.explanation, side); }

  /** Refreshes what changes while the view scrolls. */
  update(view) {
    if (this.place) { this.updatePlace(view); return; }
    if (!this.id) return;
    const found = view.frameOf(this.id);
    const { explanation } = this;
    const frame = found?.content ?? explanation?.frame;
    const isOld = explanation && found && found.content.some((value, at) => Math.abs(value - explanation.frame[at]) > 0.01);
    // A pinned header moves while the view scrolls: at rest it is explained anew.
    if (isOld && !view.isSlow && !view.simulator.isMoving && this.explainedAt !== String(view.offset)) {
      this.explainedAt = String(view.offset);
      this.show(view, this.id, this.editor);
      return;
    }
    const text = JSON.stringify([frame, found, this.side, isOld]);
    if (text === this.shown) return;
    this.shown = text;
    this.showAnswers(frame, isOld);
    const row = factRow;
    const rows = [...this.declared];
    if (frame) rows.push(row("In content", frameText(frame)));
    if (found) rows.push(row("On screen", frameText(found.screen)));
    else rows.push([el("dt", { textContent: "On screen" }), el("dd", {}, el("span.quiet", { textContent: "out of sight" }))]);
    const start = found && found.kind !== 2 ? sectionStart(explanation, view.horizontal) : null;
    if (start) {
      const [x, y, width, height] = frame;
      rows.push(row("In section", frameText([x - start[0], y - start[1], width, height])));
    }
    if (found) rows.push(row("z-index", String(found.zIndex)));
    this.numbers.replaceChildren(...rows.flat());
    this.badges.replaceChildren(...badges(found));
  }

  /** Shows the four numbers, and the steps to the one that is chosen. */
  showAnswers(frame, isOld) {
    const { explanation, side } = this;
    this.actions.asked(frame && explanation ? side : null);
    if (!frame) { this.answers.replaceChildren(); this.chain.replaceChildren(el("p.empty", { textContent: this.reason })); return; }
    const [x, y, width, height] = frame;
    const values = { x, y, width, height };
    const isFocused = this.answers.contains(document.activeElement);
    this.answers.replaceChildren(...sides.map((each) => el("button", {
      "data-side": each, "aria-expanded": String(Boolean(explanation) && each === side), "aria-controls": "chain", disabled: !explanation,
      title: explanation ? `Why it is ${points(values[each])} ${asks[each]}` : "",
      onclick: () => { this.side = this.side === each ? "" : each; this.shown = null; this.showAnswers(frame, isOld); },
    }, el("span", { textContent: names[each] }), el("b", { textContent: points(values[each]) }))));
    if (isFocused) this.answers.querySelector(`[data-side="${side || "width"}"]`)?.focus();
    if (!explanation) { this.chain.replaceChildren(el("p.empty", { textContent: this.reason || "There is no explanation for this element." })); return; }
    if (!side) { this.chain.replaceChildren(el("p.empty", { textContent: "Choose a number to see why it is so." })); return; }
    const steps = this.chainTo(side);
    const result = this.place ? values[side] : Object.values(explanation.steps[explanation.steps.at(-1).from[side]]?.result ?? {})[0];
    this.chain.replaceChildren(
      el("h3", { textContent: `Why it is ${points(result)} ${asks[side]}${isOld ? ", as it was at rest" : ""}` }),
      steps.length ? stepList(explanation, steps, this.actions) : el("p.empty", { textContent: this.place?.words?.[side] ?? (this.place?.chains[side] ? "It is at the start of what is around it." : "What is in it makes it so.") }));
  }
}

/** A row of a fact, which a click copies. */
const factRow = (name, value) => [el("dt", { textContent: name }), el("dd", {}, el("button", { title: "Copy", onclick: () => copy(value, name) }, value))];

/** Where the section of an element starts, from its explanation; null for elements of the layout. */
function sectionStart(explanation, horizontal) {
  if (!explanation || /max$/.test(explanation.id)) return null;
  const step = explanation.steps.find((each) => "section start" in each.result);
  const start = step?.result["section start"];
  if (start === undefined) return null;
  return horizontal ? [start, 0] : [0, start];
}

function badges(found) {
  if (!found) return [];
  const all = [
    [flags.displaced, "pinned and displaced", "pin"], [flags.pinned, "pins", ""],
    [flags.orthogonal, "in a row that scrolls", ""], [flags.estimated, "estimated, not measured", ""],
  ];
  const shown = all.filter(([flag]) => found.flags & flag);
  return shown.filter(([flag]) => flag !== flags.pinned || !(found.flags & flags.displaced))
    .map(([, textContent, className]) => el("span", { textContent, className }));
}

/** Rows of what the document declares, against what came out. */
function declaredRows(explanation, path, editor, actions) {
  if (!path) return [];
  const { node, complete } = findPath(editor.tree, path);
  if (!complete || node?.type !== "object") return [];
  const [, , width, height] = explanation.frame;
  return [["width", "Width", width], ["height", "Height", height]].flatMap(([key, name, resolved]) => {
    const member = node.children.find((each) => each.key === key);
    if (!member) return [];
    const declared = editor.text.slice(member.value.start, member.value.end).replace(/[{}"]/g, "").replace(/\s+/g, " ").trim();
    return [[
      el("dt", { textContent: name }),
      el("dd", {}, el("button", { title: "Show in document", onclick: () => actions.showPath(`${path}.${key}`, true) },
        `${declared} → ${points(resolved)}`)),
    ]];
  });
}
