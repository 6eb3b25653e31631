// Solving of the document: here or in the worker, and what is shown of the outcome.

import { byID } from "./dom.js";
import { galleryEntry } from "./bundle-data.js";
import { isNarrow } from "./panes.js";
import { plainJobs, Solution } from "./solution.js";
import { problemOf, showStatus } from "./status.js";

export class Solving {
  /** @param page The page. */
  constructor(page) {
    this.page = page;
    /** What is wrong with the document; null for nothing. */
    this.problem = null;
    /** True while the state changes without a solve. */
    this.isPaused = false;
    /** How long the last solve took, in milliseconds. */
    this.time = 0;
  }

  /** Solves the document again. A broken one is shown as such; the last layout stays. */
  reload({ keepOffset = false, arrival = null } = {}) {
    const { page } = this;
    if (this.isPaused || !page.engine) return Promise.resolve();
    const fitting = page.samples.textFor(page.store.state.text, page.stage.sizeOf(0));
    if (fitting !== page.store.state.text) {
      page.editor.open(fitting, page.editor.about, { isFirst: !page.editor.history.past.length });
      page.editor.about.opened = fitting;
      page.quietly({ text: fitting });
    }
    const { state } = page.store;
    const jobs = [...page.stage.jobs(), ...page.difference.jobs()];
    const isQuick = page.editor.isDragging && this.time < 50;
    if (isQuick || (this.isKnown && page.difference.text === null)) {
      page.trial.cancel();
      this.show(new Solution(page.engine, jobs), { keepOffset, arrival });
      return Promise.resolve();
    }
    return new Promise((done) => {
      page.trial.run("solve", () => plainJobs(jobs), ({ seconds, stopped, answers }) => {
        if (stopped) this.failed(Object.assign(new Error(stopped), { name: "Stopped" }));
        else this.show(new Solution(page.engine, jobs, answers), { keepOffset, arrival, seconds });
        done();
      }, done);
    });
  }

  /** True for a layout of the gallery as it is there: it is quick on every device. */
  get isKnown() {
    const { base, text, counts } = this.page.store.state;
    return galleryEntry(base)?.text === text && !counts;
  }

  /** Shows what was solved; what the worker has not handed over is solved here and now. */
  show(solution, { keepOffset, arrival, seconds = 0 }) {
    const { page } = this;
    const start = performance.now();
    try {
      page.stage.load(solution, { keepOffset });
    } catch (error) { this.failed(error); return; }
    page.difference.load(solution);
    page.time.end();
    this.problem = null;
    byID("notice").hidden = true;
    page.editor.setProblem(null);
    this.time = Math.max(performance.now() - start, seconds * 1000);
    if (arrival?.offset || Object.keys(arrival?.rows ?? {}).length) {
      page.stage.main.restore(arrival);
      page.stage.main.refresh();
    }
    if (page.isStarted) page.refreshPanels();
    page.address.save();
  }

  /** Shows what is wrong with the document. */
  failed(error) {
    const { page } = this;
    this.problem = problemOf(error);
    if (!["DocumentError", "EngineTrap", "RangeError", "Stopped"].includes(error.name)) console.error(error);
    for (const view of page.stage.views) {
      view.element.classList.add("stale");
      if (error.name === "EngineTrap") { view.simulator = null; view.dirty = false; }
    }
    byID("notice").textContent = `${this.problem.message.replace(/[.?!]?$/, (end) => end || ".")} This is the last layout that worked.`;
    byID("notice").hidden = !isNarrow();
    page.editor.setProblem(this.problem);
    this.showState();
    page.difference.update();
    page.codePane.update();
  }

  /** Shows the line under the document anew. */
  showState() {
    const { page } = this;
    if (this.problem) showStatus(this.problem, page.editor, () => {
      if (isNarrow()) page.store.set({ pane: "document" });
      page.editor.showProblem();
    });
    else if (page.stage.main?.info) showStatus(null, page.editor, null, { ...page.stage.main.info, solvingTime: this.time });
  }
}
