// A sweep: the layout on many devices, at text sizes, in both directions: a table of small pictures, devices down.

import { byID, el, points, toast } from "./dom.js";
import { pageData } from "./bundle-data.js";
import { directions, textSizes } from "./choices.js";
import { describeDevice, engineOptions, preset } from "./devices.js";
import { onPalette } from "./palette.js";
import { drawSmall } from "./small-picture.js";
import { trial } from "./trying.js";

const mostTrials = 200;
/** Pixels of a point of a small device. */
const scale = 0.2;
const first = { devices: ["iPhone SE (3rd)", "iPhone 15", "iPhone 16 Pro Max", "iPad mini (6th)", "iPad Pro 11\""], sizes: ["", "accessibilityExtraExtraExtraLarge"], directions: ["leftToRight", "rightToLeft"] };
const words = { error: ["error", "errors"], warning: ["warning", "warnings"], note: ["note", "notes"] };
const severities = Object.keys(words);

export class Sweep {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    this.results = [];
    this.run = 0;
    byID("sweep").addEventListener("click", () => this.open());
    onPalette(() => { for (const each of this.results) this.draw(each); });
  }

  open() {
    if (this.page.problem) { toast("Correct the document first."); return; }
    if (!this.dialog) this.build();
    if (!this.dialog.isConnected) document.body.append(this.dialog);
    this.dialog.showModal();
    if (this.results.length && this.solved === this.source) return;
    this.start();
  }

  /** What the results are of. */
  get source() {
    const { text, counts, system } = this.page.store.state;
    return JSON.stringify([text, counts, system]);
  }

  build() {
    const choice = (name, rows, chosen, label) => el("fieldset", {}, el("legend", { textContent: label }), rows.map(([value, text]) =>
      el("label", {}, el("input", { type: "checkbox", name, value, checked: chosen.includes(value) }), text)));
    const devices = pageData().devices.toReversed().map(({ name }) => [name, name]);
    const usual = first.devices.map((name) => [name, name]).filter(([name]) => devices.some(([each]) => each === name));
    const others = devices.filter(([name]) => !first.devices.includes(name));
    const more = el("details", {}, el("summary", { textContent: `${others.length} more devices` }), choice("device", others, [], "More devices"));
    this.progress = el("progress", { max: 1, value: 0, "aria-label": "Trials that are solved" });
    this.says = el("p", { role: "status" });
    this.button = el("button.accent", { textContent: "Start", onclick: () => (this.isRunning ? this.stop() : this.start()) });
    this.list = el("div.trials", { role: "table", tabIndex: 0, "aria-label": "Trials: devices down, text sizes and directions across" });
    this.choices = el("form.choices", { onsubmit: (event) => event.preventDefault(), onchange: () => this.count() },
      choice("device", usual, first.devices, "Devices"),
      choice("turn", [["upright", "Upright"], ["landscape", "Landscape"]], ["upright"], "Turned"),
      choice("size", textSizes.map(([value, name]) => [value, value ? name : "as the document"]), first.sizes, "Text sizes"),
      choice("direction", directions.slice(1), first.directions, "Direction"), more);
    this.dialog = el("dialog.sweep", { id: "sweep-dialog", "aria-label": "Sweep", onclose: () => this.stop() }, el("div.dialog-body", {},
      el("button.icon.close", { textContent: "×", "aria-label": "Close", onclick: () => this.dialog.close() }),
      el("h2", { textContent: "Sweep" }),
      el("p", { textContent: "The layout in many views. A click shows one of them on the device." }),
      el("details", {}, el("summary", { textContent: "What to try" }), this.choices),
      el("div.row", {}, this.button, this.progress, this.says), this.list));
    this.dialog.addEventListener("click", (event) => { if (event.target === this.dialog) this.dialog.close(); });
    document.body.append(this.dialog);
  }

  /** The trials that are chosen: [{device, landscape, textSize, direction}]. */
  trials() {
    const chosen = (name) => [...this.choices.querySelectorAll(`input[name=${name}]:checked`)].map(({ value }) => value);
    const sizes = chosen("size");
    const reads = chosen("direction");
    return chosen("device").flatMap((device) => chosen("turn").flatMap((turn) => (sizes.length ? sizes : [""]).flatMap((textSize) =>
      (reads.length ? reads : [""]).map((direction) => ({ device, landscape: turn === "landscape", textSize, direction })))));
  }

  count() {
    const { length } = this.trials();
    this.says.textContent = length > mostTrials ? `These are ${length} trials; the first ${mostTrials} are solved.` : `${length} trials.`;
  }

  start() {
    const trials = this.trials().slice(0, mostTrials);
    this.run += 1;
    this.results = [];
    this.lay(trials);
    this.solved = this.source;
    this.total = trials.length;
    this.isRunning = trials.length > 0;
    this.show();
    this.next(trials, 0, this.run);
  }

  /** Lays out the table: a row for each device as it is turned, a column for each text size and direction. */
  lay(trials) {
    const unique = (list) => [...new Set(list)];
    this.columns = unique(trials.map(columnOf));
    this.places = new Map();
    const rows = unique(trials.map(rowOf));
    this.list.style.gridTemplateColumns = `minmax(72px, auto) repeat(${this.columns.length}, minmax(104px, 1fr))`;
    this.list.replaceChildren(
      el("div", { role: "row" }, el("span.head", { role: "columnheader", textContent: "Device" }), this.columns.map((name) => el("span.head", { role: "columnheader", textContent: name }))),
      ...rows.map((row) => el("div", { role: "row" }, el("span.head", { role: "rowheader", textContent: row }), this.columns.map((column) => {
        const cell = el("div", { role: "cell" });
        this.places.set(`${row}\0${column}`, cell);
        return cell;
      }))));
  }

  /** Ends what goes on; what is solved stays. */
  stop() {
    if (!this.isRunning) return;
    this.run += 1;
    this.isRunning = false;
    this.solved = "";
    this.page.trial.drop(["sweep"]);
    this.page.trial.next();
    this.show();
  }

  next(trials, at, run) {
    if (run !== this.run) return;
    if (at === trials.length) { this.isRunning = false; this.show(); return; }
    const { page } = this;
    const each = trials[at];
    const { state } = page.store;
    const view = { ...state, ...each, customSize: null };
    const description = describeDevice(view, page.stage.room);
    const text = page.samples.textFor(state.text, description.size);
    const job = { text, options: engineOptions(view, description, /"environment"\s*:/.test(text)), tries: true };
    page.trial.run("sweep", () => [job], ({ stopped, answers }) => {
      if (run !== this.run) return;
      const answer = stopped ? { broken: stopped } : answers[0]?.error ? { broken: answers[0].error.message } : answers[0] ?? trial(page.engine, job);
      this.add({ ...each, ...answer });
      this.next(trials, at + 1, run);
    });
  }

  /** Puts a result into its cell. */
  add(result) {
    const counts = severities.map((name) => (result.findings ?? []).filter(({ severity }) => severity === name).length);
    const rank = [result.broken ? 1 : 0, ...counts];
    const verdict = result.broken ?? (severities.map((name, at) => (counts[at] ? `${counts[at]} ${words[name][counts[at] === 1 ? 0 : 1]}` : "")).filter(Boolean).join(", ") || "nothing found");
    const worst = result.broken ? "error" : severities.find((_, at) => counts[at]) ?? "pass";
    const message = result.broken ? "" : [...(result.findings ?? [])].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))[0]?.message ?? "";
    // What the whole row shares stands once.
    const isSaid = this.results.some((other) => rowOf(other) === rowOf(result) && other.message === message);
    const canvas = el("canvas", { "aria-hidden": "true" });
    const card = el(`button.trial.${worst}`, { title: message, onclick: () => this.choose(result) },
      canvas, el("b.hidden-text", { textContent: rowOf(result) }), el("span.hidden-text", { textContent: columnOf(result) }),
      el("span.verdict", {}, el("i"), verdict), message && !isSaid ? el("small", { textContent: message }) : null);
    const found = { ...result, rank, canvas, message };
    this.results.push(found);
    this.places.get(`${rowOf(result)}\0${columnOf(result)}`)?.replaceChildren(card);
    this.draw(found);
    this.show();
  }

  draw({ canvas, picture, device, landscape }) {
    const upright = preset(device)?.size ?? [390, 844];
    drawSmall(canvas, picture, picture?.size ?? (landscape ? [upright[1], upright[0]] : upright), scale);
  }

  show() {
    const { results, total, isRunning } = this;
    const failed = results.filter(({ rank }) => rank[0] || rank[1]).length;
    const warned = results.filter(({ rank }) => !rank[0] && !rank[1] && rank[2]).length;
    this.progress.max = Math.max(1, total);
    this.progress.value = results.length;
    this.button.textContent = isRunning ? "Stop" : "Start";
    const parts = [`${results.length} of ${total} solved`, failed ? `${failed} fail` : "none fails", ...(warned ? [`${warned} with warnings`] : [])];
    this.says.textContent = `${isRunning || results.length === total ? "" : "Stopped. "}${parts.join(", ")}.`;
  }

  /** Shows a trial on the device: one step, and a way back. */
  choose({ device, landscape, textSize, direction }) {
    const { store } = this.page;
    const keys = ["device", "customSize", "landscape", "textSize", "direction"];
    const before = Object.fromEntries(keys.map((key) => [key, store.state[key]]));
    this.dialog.close();
    history.pushState(null, "", location.hash);
    store.set({ device, customSize: null, landscape, textSize, direction });
    const [width, height] = this.page.stage.sizeOf(0).map(points);
    toast(`${device}, ${width} × ${height}`, ["Back to the view before", () => store.set(before)]);
  }
}

/** What is tried, in words: the device as it is turned; the text size and the direction. */
const rowOf = ({ device, landscape }) => device + (landscape ? ", landscape" : "");
const columnOf = ({ textSize, direction }) => [textSizes.find(([value]) => value === textSize)?.[1], direction ? directions.find(([value]) => value === direction)?.[1] : ""]
  .filter((each, index) => each && (index || textSize)).join(", ") || "as the document";
