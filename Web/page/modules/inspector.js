// The panel of the selection: where it is, what was declared, why it is so.

import { byID, copy, el, frameText, points } from "./dom.js";
import { findPath } from "./json-text.js";
import { flags } from "./painter.js";
import { sectionColor } from "./palette.js";
import { elementPath, stepList } from "./steps.js";

/** Shows the selection. Called when the selection, the layout or the place of the element changes. */
export class Inspector {
  /** @param actions {showPath(path), select(id), highlight(path), clear()} */
  constructor(actions) {
    this.actions = actions;
    this.card = byID("selection-card");
    this.clear();
  }

  clear() {
    this.id = null;
    this.card.replaceChildren(
      el("header", {}, el("h2", { textContent: "Nothing selected" })),
      el("p.empty", { textContent: "Click an element, or press Tab on the device, to see its frame and the reasons for it." }));
  }

  /** @param view The device. @param id The element. @param editor The document. */
  show(view, id, editor) {
    if (!id) { this.clear(); return; }
    let explanation = null;
    let reason = "";
    try {
      explanation = view.explain(id) ?? null;
      if (!explanation) reason = "The engine is looking for the reasons.";
    } catch (error) {
      if (error.name === "EngineTrap") throw error;
      reason = error.message;
    }
    const focus = this.card.contains(document.activeElement);
    if (id !== this.id) this.card.parentElement.scrollTop = 0;
    this.id = id;
    this.explanation = explanation;
    this.path = explanation ? elementPath(explanation) : null;
    this.numbers = el("dl.facts");
    this.badges = el("div.badges");
    const section = Number(/(\d+)\.\w+$/.exec(id)?.[1] ?? 0);
    const swatch = el("i.swatch");
    swatch.style.background = id.startsWith("cell") ? `var(--s${sectionColor(section)})` : "var(--boundary)";
    this.card.replaceChildren(
      el("header", {}, swatch, el("h2", { textContent: id.replace(/^supplementary /, ""), title: id, tabIndex: -1 }), el("span.grow"),
        this.path ? el("button", { textContent: "Show", title: "Show in document", onclick: () => this.actions.showPath(this.path, true) }) : null,
        el("button", { textContent: "Clear", title: "Escape", onclick: () => this.actions.select(null) })),
      this.badges, this.numbers,
      explanation ? stepList(explanation, this.actions) : el("p.empty", { textContent: reason || "There is no explanation for this element." }));
    this.declared = explanation ? declaredRows(explanation, this.path, editor, this.actions) : [];
    this.update(view);
    if (focus) this.card.querySelector("h2").focus();
  }

  /** Refreshes the numbers that change while the view scrolls. */
  update(view) {
    if (!this.id) return;
    const found = view.frameOf(this.id);
    const frame = found?.content ?? this.explanation?.frame;
    const row = (name, value, note) => [
      el("dt", { textContent: name }),
      el("dd", {}, el("button", { title: "Copy", onclick: () => copy(value, name) }, value, note ? el("div.quiet", { textContent: note }) : null)),
    ];
    const rows = [];
    if (frame) rows.push(row("In content", frameText(frame)));
    if (found) rows.push(row("On screen", frameText(found.screen)));
    else rows.push([el("dt", { textContent: "On screen" }), el("dd", {}, el("span.quiet", { textContent: "out of sight" }))]);
    const start = found && found.kind !== 2 ? sectionStart(this.explanation, view.horizontal) : null;
    if (start) {
      const [x, y, width, height] = frame;
      rows.push(row("In section", frameText([x - start[0], y - start[1], width, height])));
    }
    if (found) rows.push(row("z-index", String(found.zIndex)));
    const text = rows.flat().map((each) => each.textContent).join("|");
    if (text !== this.shown) {
      this.shown = text;
      this.numbers.replaceChildren(...rows.flat(), ...this.declared);
      this.badges.replaceChildren(...badges(found));
    }
  }
}

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
  const names = [
    [flags.displaced, "pinned and displaced", "pin"], [flags.pinned, "pins", ""],
    [flags.orthogonal, "in a row that scrolls", ""], [flags.estimated, "estimated, not measured", ""],
  ];
  const shown = names.filter(([flag]) => found.flags & flag);
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
    return [
      el("dt", { textContent: name }),
      el("dd", {}, el("button", { title: "Show in document", onclick: () => actions.showPath(`${path}.${key}`, true) },
        `${declared} → ${points(resolved)}`)),
    ];
  });
}
