// The document: a textarea whose text is transparent, over a layer that shows it in color.

import { debounced, el, toast } from "./dom.js";
import { bracketPair, paintText } from "./highlight.js";
import { formatJSON } from "./json-format.js";
import { findPath, placeAt, pathText, readJSON } from "./json-text.js";
import { describe } from "./schema.js";
import { attachCompletion } from "./completion.js";
import { attachScrubbing } from "./number-drag.js";

const lineHeight = 18;
const top = 8;
const longest = 2_000_000;
/** Longer texts have no colors. */
const longestColored = 200_000;

export class Editor {
  /** @param actions {changed(text), caret(path)} */
  constructor(place, actions) {
    this.actions = actions;
    this.gutter = el("div.gutter", { "aria-hidden": "true" });
    this.layer = el("pre.layer", { "aria-hidden": "true" });
    this.area = el("textarea", {
      spellcheck: false, autocomplete: "off", autocapitalize: "off", wrap: "off",
      "aria-label": "Document, JSON", "aria-describedby": "document-status",
    });
    this.area.setAttribute("autocorrect", "off");
    place.append(this.gutter, this.layer, this.area);
    this.place = place;
    this.marks = [];
    this.lines = 0;
    this.changeSoon = debounced(60, () => actions.changed(this.text));
    this.area.addEventListener("input", () => { this.draw(); this.changeSoon(); });
    this.area.addEventListener("paste", (event) => {
      if ((event.clipboardData?.getData("text/plain").length ?? 0) + this.text.length <= longest) return;
      event.preventDefault();
      toast("The document would be larger than 2 MB.");
    });
    this.area.addEventListener("scroll", () => this.follow());
    document.addEventListener("selectionchange", () => {
      if (document.activeElement === this.area) this.caretMoved();
    });
    this.area.addEventListener("keydown", (event) => this.key(event));
    attachCompletion(this);
    attachScrubbing(this);
  }

  get text() { return this.area.value; }

  get tree() {
    if (this.treeText !== this.text) {
      this.treeText = this.text;
      this.treeValue = readJSON(this.text);
    }
    return this.treeValue;
  }

  /** Replaces the whole text, without an entry for undo: another document. */
  open(text) {
    this.area.value = text;
    this.area.scrollTop = 0;
    this.area.setSelectionRange(0, 0);
    this.problem = null;
    this.found = [];
    this.draw();
  }

  /** Replaces a part as if it were typed, so that undo takes it back. */
  replace(start, end, text, { select = false } = {}) {
    this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(start, end);
    const done = text ? document.execCommand("insertText", false, text) : document.execCommand("delete");
    if (!done) {
      this.area.setRangeText(text, start, end, "end");
      this.area.dispatchEvent(new Event("input"));
    }
    if (select) this.area.setSelectionRange(start, start + text.length);
  }

  /** Replaces a part while a drag is going on, without an entry for undo. */
  replaceQuietly(start, end, text) {
    this.area.setRangeText(text, start, end, "preserve");
    this.draw();
    this.isDragging = true;
    this.actions.changed(this.text);
    this.isDragging = false;
  }

  format() {
    const text = formatJSON(this.text);
    if (text === null || text === this.text) return text !== null;
    const path = pathText(placeAt(this.tree, this.area.selectionStart).path);
    this.replace(0, this.text.length, text);
    this.show(path, { focus: true, quiet: true });
    return true;
  }

  /** Marks an error: {path, message} and, if known, {line, column}. Null for none. */
  setProblem(problem) {
    this.problem = problem;
    this.draw();
  }

  /** Marks findings, by their paths. */
  setFindings(findings) {
    this.found = findings;
    this.draw();
  }

  /** The range of a path in the text: its key and a short value, or its opening bracket. */
  range(path) {
    const { node, member, complete } = findPath(this.tree, path);
    if (!node) return null;
    const start = member ? member.keyStart : node.start;
    const long = node.end - start > 200 || this.text.slice(start, node.end).includes("\n");
    const end = long ? (member ? member.keyEnd : node.start + 1) : node.end;
    return { start, end: Math.max(end, start + 1), complete };
  }

  problemRange() {
    const { problem } = this;
    if (!problem) return null;
    if (problem.line) {
      const lines = this.text.split("\n");
      const before = lines.slice(0, problem.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
      const start = Math.min(before + (problem.column ?? 1) - 1, Math.max(this.text.length - 1, 0));
      return { start, end: Math.min(start + 1, this.text.length) };
    }
    return problem.path === undefined ? null : this.range(problem.path);
  }

  /** Begins to draw. */
  start() {
    this.isShown = true;
    this.draw();
  }

  /** The width of a character, measured when it is first needed. */
  get characterWidth() {
    if (!this.measuredWidth) {
      const probe = el("span", { textContent: "0".repeat(100), className: "hidden-text" });
      this.place.append(probe);
      probe.style.cssText = "width:auto;position:absolute;white-space:pre";
      this.measuredWidth = probe.getBoundingClientRect().width / 100;
      probe.remove();
    }
    return this.measuredWidth;
  }

  /** Draws the text before the next frame, once for all that has changed; not before the device is seen. */
  draw() {
    if (!this.isShown) return;
    this.drawing ??= requestAnimationFrame(() => { this.drawing = undefined; this.drawNow(); });
  }

  drawNow() {
    const marks = [];
    const errorRange = this.problemRange();
    if (errorRange) marks.push({ ...errorRange, kind: "mark-error" });
    for (const finding of this.found ?? []) {
      const range = this.range(finding.path);
      if (range?.complete) marks.push({ ...range, kind: "mark-finding" });
    }
    if (this.placeMark) {
      const range = this.range(this.placeMark);
      if (range?.complete) marks.push({ ...range, kind: "mark-place" });
    }
    if (document.activeElement === this.area) marks.push(...bracketPair(this.text, this.area.selectionStart));
    // The place is asked before anything changes: after it the browser would lay the page out at once.
    this.follow();
    if (this.text.length > longestColored) this.layer.textContent = this.text;
    else paintText(this.layer, this.text, marks);
    this.drawGutter(marks);
  }

  /** What the schema says about a place. */
  describeAt(position) {
    const place = placeAt(this.tree, position);
    return place.path.length ? describe(this.tree, place.path) : "";
  }

  drawGutter(marks) {
    const count = this.text.split("\n").length;
    if (count !== this.lines) {
      this.lines = count;
      this.gutter.replaceChildren(...Array.from({ length: count }, (_, index) => el("div", { textContent: String(index + 1) })));
    }
    for (const line of this.marked ?? []) line.className = "";
    this.marked = [];
    const names = { "mark-error": "bad", "mark-finding": "found" };
    for (const { start, kind } of marks) {
      const line = names[kind] && this.gutter.children[this.lineOf(start)];
      if (line) { line.className = names[kind]; this.marked.push(line); }
    }
  }

  lineOf(position) { return this.text.slice(0, position).split("\n").length - 1; }

  follow() {
    const { scrollLeft, scrollTop } = this.area;
    this.layer.style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
    this.gutter.style.transform = `translateY(${-scrollTop}px)`;
  }

  /** Shows a path: scrolls to it, and marks it. */
  show(path, { focus = false, quiet = false } = {}) {
    const range = path ? this.range(path) : null;
    this.placeMark = path && !quiet ? path : null;
    if (range) {
      const y = top + this.lineOf(range.start) * lineHeight;
      const { scrollTop, clientHeight } = this.area;
      if (y < scrollTop + lineHeight || y > scrollTop + clientHeight - 3 * lineHeight) {
        this.area.scrollTop = Math.max(0, y - clientHeight / 3);
      }
      if (focus) {
        this.area.focus({ preventScroll: true });
        this.area.setSelectionRange(range.start, range.end);
      }
    }
    this.draw();
  }

  caretMoved() {
    const caret = this.area.selectionStart;
    if (caret === this.lastCaret) return;
    this.lastCaret = caret;
    this.draw();
    this.actions.caret?.(pathText(placeAt(this.tree, caret).path), placeAt(this.tree, caret));
  }

  key(event) {
    const { selectionStart: start, selectionEnd: end } = this.area;
    if (event.key === "Enter" && !event.defaultPrevented && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const line = this.text.slice(this.text.lastIndexOf("\n", start - 1) + 1, start);
      const indent = /^ */.exec(line)[0];
      const opens = /[{[]\s*$/.test(line);
      const closes = opens && /^\s*[}\]]/.test(this.text.slice(end));
      this.replace(start, end, `\n${indent}${opens ? "  " : ""}${closes ? `\n${indent}` : ""}`);
      if (closes) this.area.setSelectionRange(start + indent.length + 3, start + indent.length + 3);
    } else if (event.shiftKey && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "f") {
      event.preventDefault();
      this.format();
    }
  }
}
