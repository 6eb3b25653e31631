// The page: state, engine, panes, and what connects them.

import { loadEngine } from "../../compositional.js";
import { byID, debounced, el, grouped, toast, copy } from "./dom.js";
import { engineModule, galleryEntry } from "./bundle-data.js";
import { initialState, makeStore } from "./store.js";
import { Stage } from "./stage.js";
import { Editor } from "./editor.js";
import { Inspector } from "./inspector.js";
import { StructureTree } from "./structure.js";
import { TimeLine } from "./time-line.js";
import { ofWindow } from "./devices.js";
import { attachEnvironment, attachKeys, rotate } from "./environment.js";
import { attachExporting } from "./exporting.js";
import { attachGallery, attachOpening, showOwnName } from "./gallery.js";
import { attachHelp } from "./help.js";
import { attachPanes, isNarrow } from "./panes.js";
import { startPillDrag } from "./handles.js";
import { Grips } from "./grips.js";
import { hashOf, stateOf } from "./link.js";
import { showFindings } from "./findings.js";
import { sizeHandles, sizeNumber } from "./sizes.js";
import { isScript } from "./player.js";
import { isRecording, readRecording } from "./recordings.js";
import { Difference } from "./differing.js";
import { attachWatching } from "./watching.js";
import { plainJobs, Solution } from "./solution.js";
import { Beside } from "./beside.js";
import { Trial } from "./trial.js";
import { largestDocument } from "./gallery.js";
import { Samples } from "./samples.js";
import { attachSelecting } from "./selecting.js";
import { problemOf, showStatus } from "./status.js";

const firstLayout = "storefront";
const reloading = ["device", "customSize", "landscape", "others", "textSize", "direction", "counts", "system"];

async function start() {
  let arrival = null;
  let complaint = "";
  try { arrival = await stateOf(location.hash || document.documentElement.dataset.state || ""); } catch (error) { complaint = error.message; }
  const device = innerWidth < 480 ? ofWindow : initialState.device;
  const store = makeStore({ ...initialState, device, base: firstLayout, text: galleryEntry(firstLayout).text, ...arrival?.state });
  document.documentElement.dataset.appearance = store.state.appearance;
  const page = new Page(store);
  // What can be laid out is, while the engine compiles.
  page.editor.open(store.state.text);
  page.stage.jobs();
  try { page.engine = await loadEngine(engineModule()); } catch (error) {
    byID("loading").replaceChildren(el("p", { textContent: `The engine did not start: ${error.message}. It needs a browser with WebAssembly.` }));
    return;
  }
  page.samples = await samplesOf(arrival);
  page.trial = new Trial(page.engine);
  window.compositionalPage = page;
  await Promise.race([page.open(store.state.text, store.state.base, arrival), new Promise((done) => setTimeout(done, 1000))]);
  byID("loading").hidden = true;
  // The device is seen first.
  requestAnimationFrame(() => setTimeout(() => page.started()));
  if (complaint) toast(complaint);
  if (arrival?.recording) page.openRecording(arrival.recording);
  attachWatching((text) => page.follow(text));
}

/** What Swift has computed for this file; a link into it does not hold that. */
async function samplesOf(arrival) {
  const { state } = document.documentElement.dataset;
  let own = arrival;
  if (location.hash && state) try { own = await stateOf(state); } catch { /* The link stands for itself. */ }
  return new Samples(own?.state.text ?? "", own?.samples ?? [], own?.note ?? "");
}

class Page {
  constructor(store) {
    this.store = store;
    this.samples = new Samples("", [], "");
    this.beside = new Beside(this);
    this.stage = new Stage(store, {
      select: (id, view) => this.selecting.select(id, { view }),
      moved: (view) => this.moved(view),
      finger: (view, name, value) => { if (name === "down" || name === "scrollTo") this.stage.leader = view; this.time.finger(view, name, value); },
      beforeStep: (seconds) => this.time.beforeStep(seconds),
      afterStep: (seconds) => this.time.afterStep(seconds),
      related: (view) => this.selecting.related(view),
      failed: (error) => this.failed(error),
      explain: (view, id) => this.beside.explain(view, id),
      sizes: (scene, path) => (this.problem ? [] : sizeHandles(scene, path).filter((each) => sizeNumber(this.editor.tree, each))),
      sample: (text, size) => this.samples.textFor(text, size),
      drawn: (view) => this.grips?.update(view),
      pill: (view, pill, start) => startPillDrag(this, view, pill, start),
      roomChanged: () => this.reload({ keepOffset: true }),
      closeVersion: () => this.difference.compare(null, ""),
    });
    this.editor = new Editor(byID("editor"), {
      changed: (text) => store.set({ text }),
      caret: (path, place) => this.showHint(path, place),
    });
    const showPath = (path, focus) => this.selecting.showPath(path, focus);
    this.inspector = new Inspector({
      showPath, select: (id) => this.selecting.select(id), highlight: (path) => this.selecting.highlight(path),
    });
    this.tree = new StructureTree({
      choosePath: (path) => this.selecting.choosePath(path),
      find: (text, typing) => this.selecting.find(text, typing),
    });
    this.time = new TimeLine(this.stage, {
      restart: () => this.restart(),
      change: (view, change) => this.beside.change([view], change),
      isQuick: () => this.isKnown,
      scriptChanged: (script) => store.set({ script }),
      say: (text) => this.say(text),
      shown: () => { this.showLine(); this.difference.update(); },
    }, store.state.script);
    this.selecting = attachSelecting(this);
    this.grips = new Grips(this);
    attachEnvironment(store);
    attachPanes(store);
    attachGallery(store, (text, base) => this.open(text, base));
    attachOpening((text) => {
      if (isRecording(text)) this.openRecording(text);
      else if (isScript(text)) this.time.openScript(text);
      else this.open(text, "");
    }, toast);
    this.difference = new Difference(this);
    attachExporting(this);
    const help = attachHelp();
    this.connect(help);
  }

  connect(help) {
    const { store } = this;
    const soon = debounced(120, () => this.reload());
    store.on(["text"], () => this.reload({ keepOffset: true }));
    store.on(reloading, (_, changed) => (changed.includes("counts") ? soon() : this.reload({ keepOffset: changed.includes("customSize") })));
    store.on(["zoom"], () => { this.stage.fit(); this.showZoom(); });
    store.on(["guides"], () => { this.stage.showSelection(); this.showZoom(); });
    const zoom = (value) => store.set({ zoom: value });
    for (const button of document.querySelectorAll("[data-zoom]")) button.addEventListener("click", () => zoom(button.dataset.zoom));
    byID("guides").addEventListener("click", () => store.set({ guides: !store.state.guides }));
    byID("format").addEventListener("click", () => { if (!this.editor.format()) toast("The document is not JSON yet."); });
    byID("share").addEventListener("click", () => this.share());
    attachKeys(store, {
      r: () => rotate(store), R: () => rotate(store), 0: () => zoom("fit"), 1: () => zoom("1"), 2: () => zoom("2"),
      g: () => store.set({ guides: !store.state.guides }), "?": help,
      "/": () => { if (!this.tree.search.offsetParent) store.set({ pane: "inspect" }); this.tree.search.focus(); },
      Escape: () => this.selecting.select(null),
    });
    this.saveHash = debounced(400, async () => {
      this.hash = `#${await hashOf(store.state, this.stage.main)}`;
      history.replaceState(null, "", this.hash);
    });
    store.on(Object.keys(initialState), () => this.saveHash());
    addEventListener("hashchange", () => { if (location.hash !== this.hash) location.reload(); });
    this.showZoom();
  }

  showZoom() {
    const { zoom, guides } = this.store.state;
    for (const button of document.querySelectorAll("[data-zoom]")) button.setAttribute("aria-pressed", String(button.dataset.zoom === zoom));
    byID("guides").setAttribute("aria-pressed", String(guides));
  }

  /** Opens a document: from the gallery, a file, or a link. The promise ends when it is shown. */
  open(text, base, arrival = null) {
    if (text.length > largestDocument) { toast("The document is larger than 2 MB."); return Promise.resolve(); }
    if (this.isStarted || this.editor.text !== text) this.editor.open(text);
    const selection = arrival?.state.selection ?? null;
    this.opening = true;
    this.store.set({ text, base, selection, path: null, counts: arrival ? this.store.state.counts : "" });
    this.opening = false;
    this.difference.opened = text;
    const opened = this.reload({ arrival });
    byID("gallery").value = base;
    document.title = `${base || "Own document"}, Compositional`;
    return opened;
  }

  /** Opens a recording beside the document: its frames are shown in place of those of the layout. */
  openRecording(text) {
    try { this.time.openRecording(readRecording(text)); } catch (error) { toast(error.message); }
  }

  /** Takes the text of a file that has changed; what is selected and the place stay. */
  follow(text) {
    if (text === this.store.state.text) return;
    this.editor.open(text);
    this.store.set({ text, base: "" });
  }

  /** Solves the document again. A broken one is shown as such; the last layout stays. */
  reload({ keepOffset = false, arrival = null } = {}) {
    if (this.opening || !this.engine) return Promise.resolve();
    const fitting = this.samples.textFor(this.store.state.text, this.stage.sizeOf(0));
    if (fitting !== this.store.state.text) {
      this.editor.open(fitting);
      this.opening = true;
      this.store.set({ text: fitting });
      this.opening = false;
    }
    const { state } = this.store;
    const jobs = [...this.stage.jobs(), ...this.difference.jobs()];
    const isQuick = this.editor.isDragging && this.solvingTime < 50;
    if (isQuick || (this.isKnown && this.difference.text === null)) {
      this.trial.cancel();
      this.show(new Solution(this.engine, jobs), { keepOffset, arrival });
      return Promise.resolve();
    }
    return new Promise((done) => {
      this.trial.run("solve", () => plainJobs(jobs), ({ seconds, stopped, answers }) => {
        if (stopped) this.failed(Object.assign(new Error(stopped), { name: "Stopped" }));
        else this.show(new Solution(this.engine, jobs, answers), { keepOffset, arrival, seconds });
        done();
      }, done);
    });
  }

  /** True for a layout of the gallery as it is there: it is quick on every device. */
  get isKnown() {
    const { base, text, counts } = this.store.state;
    return galleryEntry(base)?.text === text && !counts;
  }

  /** Shows what was solved; what the worker has not handed over is solved here and now. */
  show(solution, { keepOffset, arrival, seconds = 0 }) {
    const start = performance.now();
    try {
      this.stage.load(solution, { keepOffset });
    } catch (error) { this.failed(error); return; }
    this.difference.load(solution);
    this.problem = null;
    byID("notice").hidden = true;
    this.editor.setProblem(null);
    this.solvingTime = Math.max(performance.now() - start, seconds * 1000);
    if (arrival?.offset || Object.keys(arrival?.rows ?? {}).length) {
      this.stage.main.restore(arrival);
      this.stage.main.refresh();
    }
    if (this.isStarted) this.refreshPanels();
    this.saveHash();
  }

  /** Shows what stands beside the device, once that is seen. */
  started() {
    this.isStarted = true;
    this.editor.start();
    if (this.stage.main?.simulator && !this.problem) this.refreshPanels();
    setTimeout(() => this.trial.start(), 200);
    document.body.dataset.ready = "";
  }

  /** Starts the run again: a new simulated view at the start of the content. */
  restart() { return this.reload({ keepOffset: false }); }

  failed(error) {
    this.problem = problemOf(error);
    if (!["DocumentError", "EngineTrap", "RangeError", "Stopped"].includes(error.name)) console.error(error);
    for (const view of this.stage.views) {
      view.element.classList.add("stale");
      if (error.name === "EngineTrap") { view.simulator = null; view.dirty = false; }
    }
    byID("notice").textContent = `${this.problem.message.replace(/[.?!]?$/, (end) => end || ".")} This is the last layout that worked.`;
    byID("notice").hidden = !isNarrow();
    this.editor.setProblem(this.problem);
    this.showState();
  }

  /** Shows the line under the document anew. */
  showState() {
    if (this.problem) showStatus(this.problem, this.editor, (path) => this.selecting.showPath(path, true));
    else if (this.stage.main?.info) showStatus(null, this.editor, null, { ...this.stage.main.info, solvingTime: this.solvingTime });
  }

  refreshPanels() {
    const { main } = this.stage;
    let findings = [];
    try { findings = main.findings ?? main.layout.lint(); } catch (error) { if (error.name === "EngineTrap") { this.failed(error); return; } }
    if (!Array.isArray(findings)) findings = findings.findings ?? [];
    this.editor.setFindings(findings);
    showFindings(findings, { showPath: (path, focus) => this.selecting.showPath(path, focus), select: (id) => this.selecting.select(id, { keepPath: true }) });
    this.showNote();
    if (!this.store.state.base) showOwnName(this.editor.tree);
    this.tree.show(this.editor.tree, this.editor.text);
    this.selecting.refresh();
    this.showState();
    const counts = (main.info.itemCounts ?? []).slice(0, 12).join(", ");
    byID("counts").placeholder = counts.length > 7 ? counts : `${counts} items`;
    this.difference.update();
    this.showLine();
  }

  moved(view) {
    if (view !== this.stage.main) return;
    if (this.difference.text !== null) this.difference.update();
    this.inspector.update(view);
    this.showLine();
    this.saveHash();
  }

  /** Says what the page cannot hold of the layout that it was made from. */
  showNote() {
    if (this.store.state.base) return;
    const note = this.samples.sentence(this.store.state.text, this.stage.main.size);
    if (note) byID("findings-card").append(el("p.empty", { textContent: note }));
  }

  /** Says something in the line under the device. */
  say(text) { byID("hover-line").textContent = text; }

  showLine() {
    const { main } = this.stage;
    const [x, y] = main.offset.map((each) => Math.round(each));
    byID("view-line").textContent = `${main.frames.count} in sight\u2003offset ${main.horizontal ? x : y} of ${Math.round(main.contentSize[main.horizontal ? 0 : 1])}`;
  }

  showHint(path, place) { if (!this.problem) showStatus(null, this.editor, null, this.stage.main?.info, path, place); }

  async share() {
    const hash = `#${await hashOf(this.store.state, this.stage.main)}`;
    this.hash = hash;
    history.replaceState(null, "", hash);
    await copy(location.href, `Link of ${grouped(hash.length)} characters`);
  }
}

start();
