// The dialog that finds the layout behind frames: pasted, opened from files, or drawn.

import { byID, debounced, el, points } from "./dom.js";
import { pageData } from "./bundle-data.js";
import { DrawingStage } from "./drawing.js";
import { FindingResult } from "./finding-result.js";
import { listText, nextFrame, readView } from "./given.js";
import { isFlow } from "./proof-reading.js";
import { isPicture, readPicture } from "./picture.js";

/** The sizes of views to draw, one after another. */
const sizes = [[390, 844], [768, 1024], [320, 568], [1024, 1366]];
/** A longer text is not shown, and not longer than files that the page opens. */
const shownAtMost = 200_000;
const longest = 64_000_000;
const viewsAtMost = 12;
const tolerances = [["0.34", "a pixel"], ["1", "1 point"], ["4", "4 points"], ["10", "10 points"]];

export class Finding extends FindingResult {
  /** @param page The page. */
  constructor(page) {
    super(page);
    this.views = [listText(sizes[0], [])];
    /** The picture under each view; null for none. */
    this.grounds = [null];
    this.at = 0;
    this.chosen = null;
    this.past = [];
  }

  open() {
    if (!this.dialog) this.make();
    this.showView();
    this.dialog.showModal();
  }

  make() {
    const button = (textContent, onclick, more = {}) => el("button", { textContent, onclick, ...more });
    const field = (label, input) => el("label.field", {}, el("span", { textContent: label }), input);
    const number = (changed) => el("input", { inputMode: "decimal", autocomplete: "off", onchange: changed });
    this.tabs = el("div.row.sizes", { role: "group", "aria-label": "Views" });
    this.size = [0, 1].map(() => number(() => this.resize()));
    this.numbers = [0, 1, 2, 3].map(() => number(() => this.changeNumbers()));
    this.picker = el("select", { onchange: () => { this.chosen = this.picker.value === "" ? null : Number(this.picker.value); this.showFrames(); } });
    this.stage = new DrawingStage({
      changed: (frames, chosen) => { this.chosen = chosen; this.take(listText(this.read.size, frames)); },
      chose: (index) => { this.chosen = index; this.showFrames(); },
    });
    const typed = debounced(150, () => this.take(this.area.value, { isTyped: true }));
    this.area = el("textarea", { spellcheck: false, rows: 5, "aria-describedby": "finding-problem", oninput: typed, onpaste: (event) => this.paste(event) });
    this.flush = () => typed.now();
    this.problem = el("p.problem", { id: "finding-problem", role: "status", hidden: true });
    this.tolerance = el("select", { onchange: () => this.showAge() }, tolerances.map(([value, textContent]) => el("option", { value, textContent })));
    this.result = el("section.found-layout", { "aria-label": "Result", "aria-live": "polite" });
    const files = el("input", { type: "file", accept: ".json,application/json,image/png,image/jpeg", multiple: true, hidden: true, "aria-label": "Files of frames", onchange: () => this.openFiles(files) });
    this.pictures = el("input", { type: "file", accept: "image/png,image/jpeg", hidden: true, "aria-label": "Picture of a screen", onchange: () => this.openFiles(this.pictures) });
    this.begins = number(() => this.changeBegin());
    this.beginField = field("Content begins at", this.begins);
    this.again = button("Find cells", () => this.findCells(), { title: "Look for the cells in the picture again" });
    this.erase = button("Delete", () => { this.stage.remove(); }, { title: "Delete the rectangle (Delete)" });
    this.add = button("Add rectangle", () => { const { size, frames } = this.read; this.chosen = frames.length; this.take(listText(size, [...frames, nextFrame(frames, size)])); });
    this.remove = button("Remove view", () => this.removeView());
    this.another = button("Another size", () => this.addView());
    this.find = button("Find layout", () => this.search(), { className: "accent" });
    this.dialog = el("dialog.finding", { id: "finding-dialog", "aria-label": "Find layout from frames", onkeydown: (event) => this.key(event) },
      el("div.dialog-body", {},
        button("×", () => this.dialog.close(), { className: "icon close", "aria-label": "Close" }),
        el("h2", { textContent: "Find layout from frames" }),
        el("p", { textContent: "Drop a picture of a screen, draw rectangles, or paste frames: an answer of query, a recording, a flow layout, or a list. A second view of the same data, in another size, tells what grows with the view." }),
        el("div.columns", {},
          el("section", { "aria-label": "Frames" },
            this.tabs,
            el("div.row", {}, field("Width of the view", this.size[0]), field("Height of the view", this.size[1]), this.beginField, this.again, this.remove),
            this.note = el("p.quiet", { role: "status", hidden: true }),
            this.stage.element,
            el("div.row.numbers", {}, field("Rectangle", this.picker), ["x", "y", "width", "height"].map((name, index) => field(name, this.numbers[index])), this.add, this.erase),
            el("div.row.find", {}, this.find, field("Frames may be off by", this.tolerance), button("Picture", () => this.pictures.click(), { title: "A screenshot, PNG or JPEG" }), this.pictures, button("Open files", () => files.click()), files),
            this.problem, field("Frames as JSON", this.area)),
          this.result)));
    this.dialog.addEventListener("click", (event) => { if (event.target === this.dialog) this.dialog.close(); });
    this.dialog.addEventListener("paste", (event) => {
      const file = [...event.clipboardData?.files ?? []].find(isPicture);
      if (!file) return;
      event.preventDefault();
      this.openPicture(file);
    });
    document.body.append(this.dialog);
    this.showEmpty();
  }

  get text() { return this.views[this.at]; }
  get ground() { return this.grounds[this.at]; }

  /** Keeps what is there now for Undo. */
  keep() {
    this.past.push([[...this.views], this.at, [...this.grounds]]);
    if (this.past.length > 200) this.past.shift();
  }

  /** Takes a picture of a screen as the ground of a view, and looks for its cells. */
  async openPicture(file) {
    if (!this.dialog?.open) this.open();
    let ground = null;
    try { ground = await readPicture(file, pageData().devices); } catch (error) { this.complain(error.message); return; }
    const text = listText(ground.size, []);
    if (this.read.kind !== "list" || this.read.frames.length || this.ground) this.addView(text);
    else { this.keep(); this.views[this.at] = text; }
    this.grounds[this.at] = ground;
    this.chosen = null;
    // Pixels are coarser than points of a device of scale 3.
    if (Number(this.tolerance.value) < 1) this.tolerance.value = "1";
    this.showView();
    await this.findCells();
  }

  /** Looks for the cells in the picture. */
  async findCells() {
    const { ground, at } = this;
    if (!ground) return;
    this.say("Looking for cells.");
    let frames = [];
    try { frames = await this.page.beside.cells(ground.image, ground.scale); } catch (error) { this.say(error.message); return; }
    if (this.grounds[at] !== ground) { this.say(""); return; }
    this.at = at;
    this.chosen = null;
    this.take(listText(ground.size, frames), { ground: { ...ground, begins: frames.length ? Math.min(...frames.map(([, y]) => y), ground.size[1]) : 0 } });
    this.showView();
    const scale = Math.round(ground.scale * 100) / 100;
    this.say(frames.length ? `${frames.length} rectangles are found, at ${scale} ${scale === 1 ? "pixel" : "pixels"} a point. Draw what is missing, drag what is wrong, and delete what is no cell.`
      : "No cells are found in it. Draw them.");
  }

  say(sentence) {
    this.note.textContent = sentence;
    this.note.hidden = !sentence;
  }

  /** Takes where the content begins in the picture, under bars. */
  changeBegin() {
    const value = Number(this.begins.value);
    const isRight = Number.isFinite(value) && value >= 0 && value <= this.ground.size[1];
    this.begins.setAttribute("aria-invalid", String(!isRight));
    if (isRight) this.take(this.text, { ground: { ...this.ground, begins: value } });
  }

  /** Takes a text for the view that is shown, and another ground. */
  take(text, { isTyped = false, ground = this.ground } = {}) {
    if (text === this.text && ground === this.ground) return;
    const frames = this.framesText(text);
    if (frames !== text) isTyped = false;
    text = frames;
    this.keep();
    this.views[this.at] = text;
    this.grounds[this.at] = ground;
    if (isTyped) this.chosen = null;
    this.showView({ isTyped });
  }

  /** The frames of a flow layout as a text; another text as it is, and one that is wrong, which a search names. */
  framesText(text) {
    if (!isFlow(text)) return text;
    try { return JSON.stringify(this.page.engine.flow(text)); } catch (error) {
      if (error.name === "EngineTrap") throw error;
      return text;
    }
  }

  /** Takes a long text without showing it, which a browser does slowly. */
  paste(event) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.length <= shownAtMost) return;
    event.preventDefault();
    if (text.length > longest) this.complain("The text is larger than 64 MB.");
    else this.take(text);
  }

  /** Takes files, each as a view. */
  async openFiles(input) {
    const files = [...input.files].slice(0, viewsAtMost);
    input.value = "";
    for (const file of files) {
      if (isPicture(file)) { await this.openPicture(file); continue; }
      if (file.size > longest) { this.complain(`${file.name} is larger than 64 MB.`); return; }
      const text = await file.text();
      if (this.read.kind !== "list" || this.read.frames.length) this.addView(text);
      else this.take(text);
    }
  }

  addView(text = null, size = null) {
    this.flush();
    if (this.views.length >= viewsAtMost) { this.complain(`There are at most ${viewsAtMost} views.`); return; }
    const known = this.views.map((each) => String(readView(each).size));
    this.keep();
    this.at = this.views.length;
    this.grounds.push(null);
    this.views.push(text !== null ? this.framesText(text) : listText(size ?? sizes.find((each) => !known.includes(String(each))) ?? sizes[0], []));
    this.chosen = null;
    this.showView();
  }

  removeView() {
    this.flush();
    this.keep();
    this.views.splice(this.at, 1);
    this.grounds.splice(this.at, 1);
    if (!this.views.length) { this.views.push(listText(sizes[0], [])); this.grounds.push(null); }
    this.at = Math.min(this.at, this.views.length - 1);
    this.chosen = null;
    this.showView();
    this.tabs.querySelectorAll("button")[this.at].focus();
  }

  /** Keys stay in the dialog; Ctrl-Z takes back what was drawn. */
  key(event) {
    event.stopPropagation();
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "z";
    if (!isUndo || event.target.matches("textarea, input")) return;
    event.preventDefault();
    const last = this.past.pop();
    if (!last) return;
    [this.views, this.at, this.grounds] = last;
    this.chosen = null;
    this.showView();
  }

  resize() {
    const size = this.size.map((input) => Number(input.value));
    const { ground } = this;
    if (ground && size[0] > 0 && size[0] <= 1e5) { this.rescale(ground, size[0]); return; }
    for (const [index, input] of this.size.entries()) input.setAttribute("aria-invalid", String(!(size[index] > 0 && size[index] <= 1e6)));
    if (this.read.kind === "list" && size.every((value) => value > 0 && value <= 1e6)) this.take(listText(size, this.read.frames));
  }

  /** Gives a picture another width in points; its rectangles stay where they are in it. */
  rescale(ground, width) {
    const by = width / ground.size[0];
    const tidy = (value) => Math.round(value * by * 100) / 100;
    const size = [width, tidy(ground.size[1])];
    if (by === 1) this.showView();
    else this.take(listText(size, this.read.frames.map((frame) => frame.map(tidy))), { ground: { ...ground, scale: ground.image.width / width, size, begins: tidy(ground.begins) } });
  }

  changeNumbers() {
    const { size, frames, kind } = this.read;
    const frame = this.numbers.map((input) => Number(input.value.replace("−", "-").replace(",", ".") || NaN));
    const isRight = frame.map((value, index) => Math.abs(value) <= 1e7 && (index < 2 || value >= 0));
    for (const [index, input] of this.numbers.entries()) input.setAttribute("aria-invalid", String(!isRight[index]));
    if (kind === "list" && isRight.every(Boolean) && frames[this.chosen]) this.take(listText(size, frames.with(this.chosen, frame)));
  }

  /** Shows the view whose turn it is. */
  showView({ isTyped = false } = {}) {
    const { text } = this;
    this.read = readView(text);
    this.tabs.replaceChildren(...this.views.map((each, index) => {
      const { size, kind } = readView(each);
      const name = size ? size.map(points).join(" × ") : kind === "recording" ? "A recording" : `View ${index + 1}`;
      return el("button", { textContent: name, "aria-pressed": String(index === this.at), onclick: () => { this.flush(); this.at = index; this.chosen = null; this.showView(); this.tabs.querySelectorAll("button")[index].focus(); } });
    }), this.another);
    const isLong = text.length > shownAtMost;
    this.area.readOnly = isLong;
    if (!isTyped) this.area.value = isLong ? `${text.length.toLocaleString("en")} characters, which are not shown` : text;
    this.complain("");
    this.say("");
    this.beginField.hidden = this.again.hidden = !this.ground;
    this.showFrames();
  }

  showFrames() {
    const { kind, size, frames } = this.read;
    const isOwn = kind === "list";
    for (const [index, input] of this.size.entries()) {
      input.value = size ? points(size[index]) : "";
      input.disabled = !isOwn;
    }
    this.picker.replaceChildren(el("option", { value: "", textContent: "none" }), ...(isOwn ? frames.slice(0, 500).map((_, index) => el("option", { value: index, textContent: index + 1 })) : []));
    this.picker.value = this.chosen === null ? "" : this.chosen;
    for (const [index, input] of this.numbers.entries()) {
      input.value = frames[this.chosen] && isOwn ? points(frames[this.chosen][index]) : "";
      input.disabled = !isOwn || !frames[this.chosen];
      input.removeAttribute("aria-invalid");
    }
    this.picker.disabled = this.add.disabled = !isOwn;
    this.erase.disabled = !isOwn || !frames[this.chosen];
    if (this.ground) { this.begins.value = points(this.ground.begins); this.begins.removeAttribute("aria-invalid"); }
    const elsewhere = this.views.filter((_, index) => index !== this.at).map(readView).filter((each) => each.kind === "list").map((each) => each.frames);
    this.stage.show({ size: size ?? sizes[0], frames, chosen: this.chosen, isOwn, elsewhere, ground: this.ground });
    this.showAge();
  }

  /** What is searched: the texts of the views, where their content begins, and the tolerance. */
  get source() { return [...this.views, ...this.grounds.map((each) => each?.begins ?? 0), this.tolerance.value]; }

  complain(sentence) {
    this.problem.textContent = sentence;
    this.problem.hidden = !sentence;
    this.area.setAttribute("aria-invalid", String(Boolean(sentence)));
  }

  /** Asks the engine. */
  async search() {
    this.flush();
    this.complain("");
    const { source } = this;
    const places = [];
    const inputs = this.views.map((text, index) => {
      const { kind, size, frames } = readView(text);
      if (kind !== "list") return text;
      const { begins } = this.grounds[index] ?? { begins: 0 };
      // What is above the content is no part of the layout.
      return !frames.length ? null : begins ? listText(size, frames.map(([x, y, ...lengths]) => [x, Math.round((y - begins) * 100) / 100, ...lengths])) : text;
    }).filter((text, index) => text !== null && places.push(index));
    if (!inputs.length) { this.complain("There is no rectangle yet: draw one, add one, or paste frames."); return; }
    const number = (this.searching = (this.searching ?? 0) + 1);
    const line = el("p", { role: "status" });
    const since = performance.now();
    const tell = () => { line.textContent = `Searching for ${((performance.now() - since) / 1000).toFixed(1)} s.`; };
    tell();
    const timer = setInterval(tell, 250);
    this.find.disabled = true;
    this.result.replaceChildren(line, el("button", { textContent: "Stop", onclick: () => this.page.trial.stop() }));
    let answer = null;
    try { answer = await this.page.beside.inferred(inputs, Number(this.tolerance.value)); } catch (error) { answer = { refused: { description: error.message } }; }
    clearInterval(timer);
    this.find.disabled = false;
    if (number !== this.searching) return;
    this.searched = source;
    if (answer.refused) { this.refuse(answer.refused, places); return; }
    this.report = answer.report;
    this.showReport();
  }

  /** Says what is wrong, at the view in which it is. */
  refuse({ input, description }, places) {
    this.showEmpty();
    if (input !== undefined) {
      this.at = Math.min(places[input], this.views.length - 1);
      this.chosen = null;
      this.showView();
      this.complain(`${this.views.length > 1 ? `View ${this.at + 1}: ` : ""}${description}`);
      this.area.focus();
    } else this.complain(description);
  }
}
