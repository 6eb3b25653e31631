// The document: a textarea whose text is transparent, over a layer that shows it in color.

import { debounced, el, toast } from "./dom.js";
import { bracketPair } from "./highlight.js";
import { formatJSON, setColumns } from "./json-format.js";
import { findPath, placeAt, pathText, readJSON } from "./json-text.js";
import { describe } from "./schema.js";
import { attachCompletion } from "./completion.js";
import { attachScrubbing } from "./number-drag.js";
import { EditorLayer } from "./editor-layer.js";
import { History } from "./history.js";

const longest = 2_000_000;
/** In a longer text, what stands at the caret is looked up when it rests. */
const quickLength = 30_000;

export class Editor {
  /**
   * @param actions {changed(text), caret(path, place), restored(text, about)}: the last takes what undo brings
   *   back. @param about What goes with the text that is opened first.
   */
  constructor(place, actions, about) {
    this.actions = actions;
    this.area = el("textarea", {
      spellcheck: false, autocomplete: "off", autocapitalize: "off", wrap: "off",
      "aria-label": "Document, JSON", "aria-describedby": "document-status",
    });
    this.area.setAttribute("autocorrect", "off");
    this.layer = new EditorLayer(place, this.area);
    place.append(this.area);
    this.place = place;
    this.text = "";
    this.history = new History("", about);
    this.found = [];
    this.changeSoon = debounced(60, () => actions.changed(this.text));
    this.caretSoon = debounced(200, () => this.showCaret());
    this.area.addEventListener("beforeinput", (event) => {
      if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
      event.preventDefault();
      this.step(event.inputType === "historyUndo" ? "undo" : "redo");
    });
    this.area.addEventListener("input", (event) => this.typed(event.inputType ?? ""));
    this.area.addEventListener("paste", (event) => {
      if (actions.pasted?.(event.clipboardData?.getData("text/plain") ?? "")) { event.preventDefault(); return; }
      if ((event.clipboardData?.getData("text/plain").length ?? 0) + this.text.length <= longest) return;
      event.preventDefault();
      toast("The document would be larger than 2 MB.");
    });
    document.addEventListener("selectionchange", () => {
      if (document.activeElement === this.area) this.caretMoved();
    });
    this.area.addEventListener("keydown", (event) => this.key(event));
    attachCompletion(this);
    attachScrubbing(this);
  }

  /** The tree of the text, with the place of everything in it. */
  get tree() {
    if (this.treeText !== this.text) {
      this.treeText = this.text;
      this.treeValue = readJSON(this.text);
    }
    return this.treeValue;
  }

  /** What goes with the text: that of the document which is open. */
  get about() { return this.history.about; }

  typed(kind) {
    const { value } = this.area;
    this.history.note(value, { isTyped: /^(insertText|insertCompositionText|deleteContent)/.test(kind) });
    this.take(value);
  }

  /** Shows a text that the area holds already, and tells of it once typing rests. */
  take(text) {
    this.text = text;
    this.layer.take(text);
    this.changeSoon.after(Math.min(400, 60 + text.length / 1000));
  }

  /** Shows another document. That can be taken back, unless it is the first. */
  open(text, about, { isFirst = false } = {}) {
    this.area.value = text;
    this.area.scrollTop = 0;
    this.area.setSelectionRange(0, 0);
    if (isFirst) this.history = new History(text, about);
    else this.history.note(text, { about });
    this.text = text;
    this.changeSoon.cancel();
    this.problem = null;
    this.found = [];
    this.layer.take(text);
    this.mark();
  }

  /** Replaces a part as one change, which undo takes back. */
  replace(start, end, text, { select = false } = {}) {
    this.area.setRangeText(text, start, end, "end");
    if (select) this.area.setSelectionRange(start, start + text.length);
    this.commit();
    this.take(this.text);
  }

  /** Makes several changes as one: [{start, end, text}], which do not overlap. */
  edit(changes) {
    const { scrollTop } = this.area;
    for (const { start, end, text } of [...changes].sort((a, b) => b.start - a.start)) this.area.setRangeText(text, start, end, "preserve");
    this.area.scrollTop = scrollTop;
    this.commit();
    this.take(this.text);
    this.changeSoon.now();
  }

  /** Replaces a part while a drag is going on. The whole drag becomes one change with commit. */
  replaceQuietly(start, end, text) {
    this.area.setRangeText(text, start, end, "preserve");
    this.text = this.area.value;
    this.layer.take(this.text);
    this.isDragging = true;
    this.actions.changed(this.text);
    this.isDragging = false;
  }

  /** Makes one change of what has happened since the last. */
  commit() {
    this.text = this.area.value;
    this.history.note(this.text);
    this.layer.take(this.text);
  }

  /** Takes a change back, or makes it again: "undo" or "redo". */
  step(way) {
    const found = this.history[way]();
    if (!found) return false;
    this.area.value = found.text;
    this.area.setSelectionRange(found.start, found.end);
    this.text = found.text;
    this.layer.take(found.text);
    this.layer.reveal(found.start);
    this.changeSoon.cancel();
    this.actions.restored(found.text, found.about);
    return true;
  }

  /** An offer for a toast: to take the last change back, with those that came after it. */
  undoing() {
    const last = this.history.past.at(-1);
    return ["Undo", () => { while (this.history.past.includes(last)) this.step("undo"); }];
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
    this.mark();
  }

  /** Marks findings, by their paths. */
  setFindings(findings) {
    this.found = findings;
    this.mark();
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
    const { problem, layer } = this;
    if (!problem) return null;
    if (problem.line) {
      const line = Math.min(problem.line, layer.starts.length) - 1;
      const at = layer.starts[line] + problem.column - 1;
      // At the end of a line there is nothing to mark but what stands before it.
      const start = Math.max(0, at < this.text.length && this.text[at] !== "\n" ? at : at - 1);
      // Of a value or a key of valid JSON all is marked, of what is not JSON the character.
      const word = problem.path ? /^(?:"(?:[^"\\\n]|\\.)*"|[-+.\w]+)/.exec(this.text.slice(start, start + 200)) : null;
      return { start, end: Math.min(start + (word?.[0].length ?? 1), this.text.length) };
    }
    return problem.path === undefined ? null : this.range(problem.path);
  }

  /** Begins to draw. */
  start() {
    this.isShown = true;
    this.layer.start();
    // Beside the text are the numbers of its lines.
    new ResizeObserver(() => { if (this.area.clientWidth) setColumns(this.area.clientWidth / this.characterWidth - 8); }).observe(this.area);
    this.mark();
  }

  get characterWidth() { return this.layer.characterWidth; }

  /** Looks up what is marked, and draws it. */
  mark() {
    if (!this.isShown) return;
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
    if (document.activeElement === this.area) {
      const caret = this.area.selectionStart;
      const { parents, node } = placeAt(this.tree, caret);
      marks.push(...bracketPair(this.text, [...parents, ...(node?.children ? [node] : [])], caret));
    }
    this.layer.mark(marks);
  }

  /** What the schema says about a place. */
  describeAt(position) {
    const place = placeAt(this.tree, position);
    return place.path.length ? describe(this.tree, place.path) : "";
  }

  lineOf(position) { return this.layer.lineOf(position); }

  /** Shows a path: scrolls to it, and marks it. */
  show(path, { focus = false, quiet = false } = {}) {
    const range = path ? this.range(path) : null;
    this.placeMark = path && !quiet ? path : null;
    if (range) this.reveal(range, focus);
    this.mark();
  }

  /** Goes to what is wrong. */
  showProblem() {
    const range = this.problemRange();
    if (range) this.reveal(range, true);
  }

  reveal({ start, end }, focus) {
    this.layer.reveal(start);
    if (!focus) return;
    this.actions.opened?.();
    this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(start, end);
  }

  caretMoved() {
    const caret = this.area.selectionStart;
    if (caret === this.lastCaret) return;
    this.lastCaret = caret;
    if (this.text.length > quickLength) this.caretSoon();
    else this.showCaret();
  }

  showCaret() {
    this.mark();
    const place = placeAt(this.tree, this.area.selectionStart);
    this.actions.caret?.(pathText(place.path), place);
  }

  key(event) {
    const { selectionStart: start, selectionEnd: end } = this.area;
    if (event.key === "Enter" && !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.isComposing) {
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
