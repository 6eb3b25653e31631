// The page: its parts, and what connects them.

import { byID, debounced, el, toast } from "./dom.js";
import { Stage } from "./stage.js";
import { Editor } from "./editor.js";
import { Inspector } from "./inspector.js";
import { StructureTree } from "./structure.js";
import { TimeLine } from "./time-line.js";
import { attachEnvironment, showOwnChoices } from "./environment.js";
import { attachExporting } from "./exporting.js";
import { attachOpening } from "./gallery.js";
import { aboutOf, Documents } from "./documents.js";
import { attachHelp } from "./help.js";
import { attachPanes } from "./panes.js";
import { startPillDrag } from "./handles.js";
import { Grips } from "./grips.js";
import { showFindings } from "./findings.js";
import { sizeHandles, sizeNumber } from "./sizes.js";
import { isScript } from "./player.js";
import { isRecording, readRecording } from "./recordings.js";
import { Difference } from "./differing.js";
import { Beside } from "./beside.js";
import { Finding } from "./finding.js";
import { Proof } from "./proof.js";
import { isAnswer, isFlow } from "./proof-reading.js";
import { Sweep } from "./sweep.js";
import { GalleryCards } from "./gallery-cards.js";
import { ContentMap } from "./map.js";
import { Contents } from "./contents.js";
import { Fields } from "./fields.js";
import { Outline } from "./outline.js";
import { CodePane } from "./code-pane.js";
import { guessesOf, isSwift, openCodeReading } from "./code-reading.js";
import { valueAt } from "./json-edit.js";
import { Welcome } from "./welcome.js";
import { Samples } from "./samples.js";
import { attachSelecting } from "./selecting.js";
import { showStatus } from "./status.js";
import { Solving } from "./solving.js";
import { Address } from "./address.js";
import { attachControls } from "./controls.js";

export class Page {
  constructor(store) {
    this.store = store;
    this.findSoon = debounced(150, () => this.selecting.refresh());
    this.solving = new Solving(this);
    this.samples = new Samples("", [], "");
    this.beside = new Beside(this);
    this.stage = new Stage(store, {
      select: (id) => this.selecting.select(id, { reveal: false }),
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
      roomChanged: (description) => this.roomChanged(description),
      closeVersion: () => this.difference.compare(null, ""),
    });
    this.map = new ContentMap(this.stage);
    this.editor = new Editor(byID("editor"), {
      changed: (text) => { store.set({ text }); this.welcome.did("change"); },
      caret: (path, place) => this.showHint(path, place),
      pasted: (text) => { if (!isSwift(text)) return false; openCodeReading(this, text); return true; },
      restored: (text, about) => this.documents.restored(text, about),
      // What is shown in the document is no place of its code.
      opened: () => store.set({ code: "" }),
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
      restart: () => this.reload(),
      change: (view, change) => this.beside.change([view], change),
      changed: () => { if (!this.problem) this.refreshPanels(); },
      isQuick: () => this.isKnown,
      scriptChanged: (script) => store.set({ script }),
      recorded: (title) => this.showRecording(title),
      shown: () => { this.showReasons(); this.selecting.retell(); this.showLine(); this.difference.update(); },
    }, store.state.script);
    store.on(["script"], () => this.time.showScript(store.state.script));
    this.selecting = attachSelecting(this);
    this.grips = new Grips(this);
    attachEnvironment(store);
    attachPanes(store);
    this.finding = new Finding(this);
    this.documents.attachOpening(byID("open"), attachOpening((text, name) => {
      if (isRecording(text)) this.openRecording(text);
      else if (isSwift(text) || /\.swift$/i.test(name)) openCodeReading(this, text);
      else if (isFlow(text)) this.attempt(() => this.proof.open(text, "the flow layout"));
      else if (isAnswer(text)) this.attempt(() => this.proof.open(text, "the file"));
      else if (isScript(text)) this.time.openScript(text);
      else this.documents.open(text, "", { ownView: true });
    }, toast, (file) => this.finding.openPicture(file)));
    this.difference = new Difference(this);
    this.proof = new Proof(this);
    this.sweep = new Sweep(this);
    this.galleryCards = new GalleryCards(this);
    this.codePane = new CodePane(this, (text) => openCodeReading(this, text));
    attachExporting(this);
    this.address = new Address(this);
    attachControls(this, attachHelp());
  }

  /** What is wrong with the document; null for nothing. */
  get problem() { return this.solving.problem; }

  /** True for a layout of the gallery as it is there: it is quick on every device. */
  get isKnown() { return this.solving.isKnown; }

  /** Solves the document again. */
  reload(options) { return this.solving.reload(options); }

  /** Shows what is wrong. */
  failed(error) { this.solving.failed(error); }

  /** Shows what stands beside the device, once that is seen. */
  started() {
    this.isStarted = true;
    this.editor.start();
    if (this.stage.main?.simulator && !this.problem) this.refreshPanels();
    setTimeout(() => this.trial.start(), 200);
    document.body.dataset.ready = "";
  }

  /** The window has another size, which the device takes. What is beside it, or takes long, is solved anew. */
  roomChanged(description) {
    const { views, main } = this.stage;
    const isSame = JSON.stringify(description.margins) === JSON.stringify(main.description.margins);
    if (!isSame || views.length > 1 || main.isSlow || !main.simulator || this.problem || this.trial.isSolving || this.difference.text !== null) { this.reload({ keepOffset: true }); return; }
    main.resize(description.size);
    this.refreshPanels();
  }

  /** Opens a document: the name of one of the gallery, or "". */
  open(text, base) { return this.documents.open(text, base); }

  /** Takes the text of a file that has changed. */
  follow(text) { this.documents.follow(text); }

  /** Changes the state without solving anything. */
  quietly(values) {
    this.solving.isPaused = true;
    this.store.set(values);
    this.solving.isPaused = false;
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

  /** Shows where the selection is; at a moment that has no reasons, or no longer is one, all of it anew. */
  showReasons() {
    const { isPlayback } = this.stage.main;
    if (isPlayback === this.wasPlayback) { this.inspector.update(this.stage.main); return; }
    this.wasPlayback = isPlayback;
    this.selecting.refresh();
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

  refreshPanels() {
    const { main } = this.stage;
    let findings = [];
    try { findings = main.findings ?? main.simulator.lint(); } catch (error) { if (error.name === "EngineTrap") { this.failed(error); return; } }
    if (!Array.isArray(findings)) findings = findings.findings ?? [];
    const guesses = guessesOf(this.editor.about.guesses ?? [], (path) => valueAt(this.editor.text, this.editor.tree, path));
    if (guesses.length) findings = [...guesses, ...findings];
    this.found = findings;
    this.editor.setFindings(findings);
    showFindings(findings, { showPath: (path, focus) => this.selecting.showPath(path, focus), select: (id) => this.selecting.select(id, { keepPath: true }) });
    this.showNote();
    this.proof.offer();
    this.documents.learnName(this.editor.tree);
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
    this.solving.showState();
    showOwnChoices(main.info);
    this.difference.update();
    this.showLine();
  }

  moved(view) {
    if (view !== this.stage.main) return;
    if (view.touching) this.welcome.did("throw");
    if (this.difference.text !== null) this.difference.update();
    this.inspector.update(view);
    this.selecting.retell();
    this.showLine();
    this.address.save();
    const { selection, path } = this.store.state;
    if (path && !selection) this.findSoon();
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
}
