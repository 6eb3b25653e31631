// The page: state, engine, panes, and what connects them.

import { loadEngine } from "../../compositional.js";
import { byID, debounced, el, grouped, isTyping, throttled, toast, copy } from "./dom.js";
import { engineModule, galleryEntry } from "./bundle-data.js";
import { initialState, makeStore } from "./store.js";
import { Stage } from "./stage.js";
import { Editor } from "./editor.js";
import { Inspector } from "./inspector.js";
import { StructureTree } from "./structure.js";
import { TimeLine } from "./time-line.js";
import { ofDocument, ofWindow } from "./devices.js";
import { attachEnvironment, attachKeys, rotate, showOwnChoices } from "./environment.js";
import { attachExporting, savePage } from "./exporting.js";
import { openMenu } from "./menu.js";
import { attachOpening } from "./gallery.js";
import { aboutOf, Documents } from "./documents.js";
import { attachHelp } from "./help.js";
import { attachPanes, isNarrow } from "./panes.js";
import { startPillDrag } from "./handles.js";
import { Grips } from "./grips.js";
import { hashOf, sharedKeys, stateOf } from "./link.js";
import { showFindings } from "./findings.js";
import { sizeHandles, sizeNumber } from "./sizes.js";
import { isScript } from "./player.js";
import { isRecording, readRecording } from "./recordings.js";
import { Difference } from "./differing.js";
import { attachWatching } from "./watching.js";
import { plainJobs, Solution } from "./solution.js";
import { Beside } from "./beside.js";
import { Finding } from "./finding.js";
import { Proof } from "./proof.js";
import { isAnswer, isFlow } from "./proof-reading.js";
import { Sweep } from "./sweep.js";
import { legend } from "./bands.js";
import { ContentMap } from "./map.js";
import { Contents } from "./contents.js";
import { Fields } from "./fields.js";
import { Outline } from "./outline.js";
import { Trial } from "./trial.js";
import { CodePane } from "./code-pane.js";
import { guessesOf, isSwift, openCodeReading } from "./code-reading.js";
import { valueAt } from "./json-edit.js";
import { Welcome } from "./welcome.js";
import { Samples } from "./samples.js";
import { attachSelecting } from "./selecting.js";
import { problemOf, showStatus } from "./status.js";

const firstLayout = "storefront";
const reloading = ["device", "customSize", "landscape", "others", "textSize", "direction", "counts", "system"];

async function start() {
  let arrival = null;
  let complaint = "";
  try { arrival = await stateOf(location.hash || document.documentElement.dataset.state || ""); } catch (error) { complaint = error.message; }
  const isPhone = innerWidth < 480;
  const device = isPhone ? ofWindow : initialState.device;
  // On a phone the device is the window itself, also for a document that names a view.
  if (isPhone && arrival?.state.device === ofDocument) arrival.state.device = ofWindow;
  const store = makeStore({ ...initialState, device, base: firstLayout, text: galleryEntry(firstLayout).text, ...arrival?.state });
  document.documentElement.dataset.appearance = store.state.appearance;
  const page = new Page(store);
  // What can be laid out is, while the engine compiles.
  page.editor.open(store.state.text, aboutOf(store.state.text, store.state.base), { isFirst: true });
  page.stage.jobs();
  try { page.engine = await loadEngine(engineModule()); } catch (error) {
    byID("loading").replaceChildren(el("p", { textContent: `The engine did not start: ${error.message}. It needs a browser with WebAssembly.` }));
    return;
  }
  page.samples = await samplesOf(arrival);
  page.trial = new Trial(page.engine);
  window.compositionalPage = page;
  await Promise.race([page.documents.open(store.state.text, store.state.base, { arrival }), new Promise((done) => setTimeout(done, 1000))]);
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
      afterStep: (seconds) => { this.time.afterStep(seconds); this.map?.update(); },
      related: (view) => this.selecting.related(view),
      place: (view) => this.selecting?.place(view),
      failed: (error) => this.failed(error),
      explain: (view, id) => this.beside.explain(view, id),
      sizes: (scene, path) => (this.problem ? [] : sizeHandles(scene, path).filter((each) => sizeNumber(this.editor.tree, each))),
      sample: (text, size) => this.samples.textFor(text, size),
      drawn: (view) => this.grips?.update(view),
      pill: (view, pill, start) => startPillDrag(this, view, pill, start),
      roomChanged: () => this.reload({ keepOffset: true }),
      closeVersion: () => this.difference.compare(null, ""),
    });
    this.map = new ContentMap(this.stage);
    this.editor = new Editor(byID("editor"), {
      changed: (text) => { store.set({ text }); this.welcome.did("change"); },
      caret: (path, place) => this.showHint(path, place),
      pasted: (text) => { if (!isSwift(text)) return false; openCodeReading(this, text); return true; },
      restored: (text, about) => this.documents.restored(text, about),
    }, aboutOf(store.state.text, store.state.base));
    this.documents = new Documents(this);
    const showPath = (path, focus) => this.selecting.showPath(path, focus);
    this.welcome = new Welcome(this);
    this.inspector = new Inspector({
      empty: () => this.welcome.content(), asked: (side) => this.stage.ask(side), showPath, select: (id) => this.selecting.select(id), highlight: (path) => this.selecting.highlight(path),
    });
    this.outline = new Outline(this);
    this.tree = new StructureTree({
      outline: this.outline,
      choosePath: (path) => this.selecting.choosePath(path),
      find: (text, typing) => this.selecting.find(text, typing),
    });
    this.fields = new Fields(this);
    this.contents = new Contents(this);
    this.time = new TimeLine(this.stage, {
      restart: () => this.restart(),
      change: (view, change) => this.beside.change([view], change),
      isQuick: () => this.isKnown,
      scriptChanged: (script) => store.set({ script }),
      recorded: (title) => this.showRecording(title),
      shown: () => { this.showLine(); this.difference.update(); },
    }, store.state.script);
    this.selecting = attachSelecting(this);
    this.grips = new Grips(this);
    attachEnvironment(store);
    attachPanes(store);
    this.finding = new Finding(this);
    this.documents.attachOpening(byID("open"), attachOpening((text) => {
      if (isRecording(text)) this.openRecording(text);
      else if (isSwift(text)) openCodeReading(this, text);
      else if (isFlow(text)) this.attempt(() => this.proof.open(text, "the flow layout"));
      else if (isAnswer(text)) this.attempt(() => this.proof.open(text, "the file"));
      else if (isScript(text)) this.time.openScript(text);
      else this.documents.open(text, "", { ownView: true });
    }, toast, (file) => this.finding.openPicture(file)));
    this.difference = new Difference(this);
    this.proof = new Proof(this);
    this.sweep = new Sweep(this);
    this.codePane = new CodePane(this, (text) => openCodeReading(this, text));
    attachExporting(this);
    const help = attachHelp();
    this.connect(help);
  }

  connect(help) {
    const { store } = this;
    const soon = debounced(120, () => this.reload());
    store.on([...reloading, "text", "base"], () => this.time.closeRecording());
    store.on(["text"], () => this.reload({ keepOffset: true }));
    store.on(reloading, (_, changed) => (changed.includes("counts") ? soon() : this.reload({ keepOffset: changed.includes("customSize") })));
    store.on(["zoom"], () => { this.stage.fit(); this.showZoom(); });
    store.on(["map"], () => { this.map.toggle(store.state.map); this.showZoom(); });
    store.on(["guides", "groups", "bands"], () => { this.stage.showSelection(); this.showZoom(); });
    const zoom = (value) => store.set({ zoom: value });
    byID("recording-close").addEventListener("click", () => this.time.closeRecording());
    for (const button of document.querySelectorAll("[data-zoom]")) button.addEventListener("click", () => zoom(button.dataset.zoom));
    byID("guides").addEventListener("click", () => store.set({ guides: !store.state.guides }));
    byID("show-map").addEventListener("click", () => store.set({ map: !store.state.map }));
    byID("bands").addEventListener("click", () => store.set({ bands: !store.state.bands }));
    byID("groups").addEventListener("click", () => store.set({ groups: !store.state.groups }));
    byID("format").addEventListener("click", () => { if (!this.editor.format()) toast("The document is not JSON yet."); });
    byID("share").addEventListener("click", () => this.share());
    attachKeys(store, {
      r: () => rotate(store), R: () => rotate(store), 0: () => zoom("fit"), 1: () => zoom("1"), 2: () => zoom("2"),
      g: () => store.set({ guides: !store.state.guides }), o: () => store.set({ groups: !store.state.groups }), i: () => store.set({ bands: !store.state.bands }), m: () => store.set({ map: !store.state.map }), "?": help,
      "/": () => { if (!this.tree.search.offsetParent) store.set({ pane: "inspect" }); this.tree.search.focus(); },
      Escape: () => this.selecting.select(null),
    });
    this.saveHash = throttled(500, async () => {
      const hash = `#${await hashOf(store.state, this.stage.main)}`;
      this.hash = hash;
      history.replaceState(null, "", hash);
    });
    store.on(Object.keys(initialState), () => this.saveHash());
    addEventListener("popstate", () => this.arrive());
    addEventListener("keydown", (event) => this.undo(event));
    this.showZoom();
    if (store.state.map) this.map.toggle(true);
  }

  showZoom() {
    const { zoom, guides, groups, bands, map } = this.store.state;
    for (const button of document.querySelectorAll("[data-zoom]")) button.setAttribute("aria-pressed", String(button.dataset.zoom === zoom));
    byID("guides").setAttribute("aria-pressed", String(guides));
    byID("show-map").setAttribute("aria-pressed", String(map));
    byID("bands").setAttribute("aria-pressed", String(bands));
    byID("legend")?.remove();
    if (bands) document.querySelector(".stage-foot").before(legend());
    byID("groups").setAttribute("aria-pressed", String(groups));
  }

  /** Opens a document: the name of one of the gallery, or "". */
  open(text, base) { return this.documents.open(text, base); }

  /** Takes the text of a file that has changed. */
  follow(text) { this.documents.follow(text); }

  /** Changes the state without solving anything. */
  quietly(values) {
    this.opening = true;
    this.store.set(values);
    this.opening = false;
  }

  /** Does what may fail with a sentence, which is said. */
  async attempt(action) {
    try { await action(); } catch (error) {
      if (error.name === "EngineTrap") this.failed(error); else toast(error.description ?? error.message);
    }
  }

  /** The size of the view that the document itself asks for; null if it does not say. */
  ownSize() {
    try { return JSON.parse(this.store.state.text).environment?.size ?? null; } catch { return null; }
  }

  /** Opens a recording beside the document: its frames are shown in place of those of the layout. */
  openRecording(text) {
    try { this.time.openRecording(readRecording(text)); } catch (error) { toast(error.message); }
  }

  /** Shows that a recording is open, with its title; null once it is closed. What is of the document is put away. */
  showRecording(title) {
    const isOpen = title !== null;
    document.body.toggleAttribute("data-recording", isOpen);
    byID("recording-title").textContent = isOpen ? `Recording ${title}: its frames, not those of the document.` : "";
    this.documents.showRecording(title);
    this.selecting.select(null);
    if (!isOpen && !this.problem) this.refreshPanels();
  }

  /** Solves the document again. A broken one is shown as such; the last layout stays. */
  reload({ keepOffset = false, arrival = null } = {}) {
    if (this.opening || !this.engine) return Promise.resolve();
    const fitting = this.samples.textFor(this.store.state.text, this.stage.sizeOf(0));
    if (fitting !== this.store.state.text) {
      this.editor.open(fitting, this.editor.about, { isFirst: !this.editor.history.past.length });
      this.editor.about.opened = fitting;
      this.quietly({ text: fitting });
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
    this.difference.update();
  }

  /** Shows the line under the document anew. */
  showState() {
    if (this.problem) showStatus(this.problem, this.editor, () => {
      if (isNarrow()) this.store.set({ pane: "document" });
      this.editor.showProblem();
    });
    else if (this.stage.main?.info) showStatus(null, this.editor, null, { ...this.stage.main.info, solvingTime: this.solvingTime });
  }

  refreshPanels() {
    const { main } = this.stage;
    let findings = [];
    try { findings = main.findings ?? main.layout.lint(); } catch (error) { if (error.name === "EngineTrap") { this.failed(error); return; } }
    if (!Array.isArray(findings)) findings = findings.findings ?? [];
    const guesses = guessesOf(this.editor.about.guesses ?? [], (path) => valueAt(this.editor.text, this.editor.tree, path));
    if (guesses.length) findings = [...guesses, ...findings];
    this.found = findings;
    this.editor.setFindings(findings);
    showFindings(findings, { showPath: (path, focus) => this.selecting.showPath(path, focus), select: (id) => this.selecting.select(id, { keepPath: true }) });
    this.showNote();
    this.proof.offer();
    if (!this.store.state.base) this.documents.learnName(this.editor.tree);
    this.tree.show(this.editor.tree, this.editor.text);
    this.selecting.refresh();
    if (this.selectLater !== undefined) {
      const path = this.selectLater;
      this.selectLater = undefined;
      const isInTree = this.tree.list.contains(document.activeElement);
      if (path) this.selecting.choosePath(path);
      if (path && isInTree) this.tree.itemAt(path)?.focus();
    }
    this.outline.update();
    this.codePane.update();
    this.proof.update();
    this.showState();
    showOwnChoices(main.info);
    this.difference.update();
    this.showLine();
  }

  moved(view) {
    if (view !== this.stage.main) return;
    if (view.touching) this.welcome.did("throw");
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

  /** Shows the state of an address to which the browser went back, or which was typed. */
  async arrive() {
    if (location.hash === this.hash) return;
    this.hash = location.hash;
    let arrival = null;
    try { arrival = await stateOf(location.hash); } catch (error) { toast(error.message); return; }
    if (!arrival) { location.reload(); return; }
    const { text, base, selection, ...view } = arrival.state;
    this.quietly({ ...Object.fromEntries(sharedKeys.map((key) => [key, initialState[key]])), ...view });
    await this.documents.open(text ?? this.store.state.text, base ?? "", { arrival, isBack: true });
    if (arrival.recording) this.openRecording(arrival.recording);
  }

  /** Undo and redo of the document, wherever the focus is but in another text. */
  undo(event) {
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    // A field that holds nothing but what the document says has nothing of its own to undo.
    const isOwn = event.target === this.editor.area || (isTyping(event) && (event.target.matches("select") || (event.target.matches("#fields-card input") && event.target.value === event.target.defaultValue)));
    if (isTyping(event) && !isOwn) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    this.editor.step(key === "y" || event.shiftKey ? "redo" : "undo");
  }

  showHint(path, place) { if (!this.problem) showStatus(null, this.editor, null, this.stage.main?.info, path, place); }

  /** Copies the link. That of a file is good on this computer only, so the page itself is offered. */
  share() {
    if (location.protocol !== "file:") { this.copyLink(); return; }
    openMenu(byID("share"), [
      ["Save this page with the document", "a file to send", () => savePage(this)],
      ["Copy the link", "opens on this computer only", () => this.copyLink()],
    ]);
  }

  async copyLink() {
    const hash = `#${await hashOf(this.store.state, this.stage.main)}`;
    this.hash = hash;
    history.replaceState(null, "", hash);
    await copy(location.href, `Link of ${grouped(hash.length)} characters`);
  }
}

start();
