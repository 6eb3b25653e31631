// Jobs of the engine beside the page, one after another, so that a long one does not freeze it.

import { byID, el } from "./dom.js";
import { laterData } from "./bundle-data.js";

const patience = 300;

/**
 * The jobs: what is said while one takes long, and what it makes needless, whether that waits or goes
 * on. A document takes the place of the one before, and of what was asked about that; all else waits
 * for its turn.
 */
const kinds = {
  solve: { says: "Solving", replaces: ["solve", "version", "change", "explain"] },
  version: { says: "Solving the other version", replaces: ["version"] },
  change: { says: "Solving" },
  expects: { says: "Solving the case" },
  explain: { says: "Explaining" },
  infer: { says: "Searching", replaces: ["infer"] },
  cells: { says: "Looking for cells", replaces: ["cells"] },
  convert: { says: "Converting" },
  sweep: { says: "Trying a view" },
  gallery: { says: "Drawing the gallery" },
};

export class Trial {
  /** @param engine The engine of the page, whose module the worker shares. @param told Takes away what was said of a long job. */
  constructor(engine, told) {
    this.engine = engine;
    this.told = told;
    this.number = 0;
    this.job = null;
    this.waiting = [];
  }

  get isBusy() { return this.job !== null || this.waiting.length > 0; }

  /** True while a document is solved. */
  get isSolving() { return [this.job, ...this.waiting].some((job) => job?.kind === "solve"); }

  /** Starts the worker, if it does not run. */
  start() {
    if (this.worker !== undefined) return;
    try {
      const address = URL.createObjectURL(new Blob([laterData().worker], { type: "text/javascript" }));
      this.worker = new Worker(address);
      this.worker.onmessage = ({ data }) => { if (data.number === this.job?.number) this.end(data); };
      this.worker.onerror = (event) => {
        // The page does the work itself, so this is no error of it.
        event.preventDefault();
        this.worker = null;
        this.end({ seconds: 0, answers: [] });
      };
      this.worker.postMessage({ module: this.engine.module });
    } catch { this.worker = null; }
  }

  /**
   * Adds a job.
   *
   * @param kind What it is. @param parts Returns, when its turn comes, what the worker shall do: [{text, options}],
   *   [{image, change}] and the like. @param answer Takes {seconds, stopped, answers}; without a worker
   *   there are no answers. @param failed Takes an error if the job is not done, because another makes it needless.
   */
  run(kind, parts, answer, failed) {
    this.start();
    this.drop(kinds[kind].replaces ?? []);
    this.waiting.push({ kind, parts, answer, failed });
    this.next();
  }

  /** Begins the next job. */
  next() {
    if (this.job || this.isResting || !this.waiting.length) return;
    const job = this.waiting.shift();
    this.job = { ...job, number: this.number += 1, since: performance.now() };
    try {
      const jobs = this.worker ? job.parts() : [];
      if (!this.worker) { this.end({ seconds: 0, answers: [] }); return; }
      this.worker.postMessage({ number: this.number, jobs }, jobs.flatMap(({ image }) => (image ? [image.memory] : [])));
      this.job.timer = setInterval(() => this.tell(), 250);
    } catch (error) {
      this.job = null;
      job.failed?.(error);
      this.next();
    }
  }

  tell() {
    const seconds = (performance.now() - this.job.since) / 1000;
    if (seconds * 1000 < patience) return;
    if (!this.line?.isConnected) {
      this.line = el("span");
      byID("document-status").classList.remove("bad");
      byID("document-status").replaceChildren(this.line, el("button", { textContent: "Stop", onclick: () => this.stop() }));
    }
    this.line.textContent = `${kinds[this.job.kind].says} for ${seconds.toFixed(1)} s. The last layout stays until then.`;
  }

  untell() { if (!this.job && this.line?.isConnected) this.told(); }

  /** Forgets what a document makes needless: something else is shown. */
  cancel() {
    this.drop(kinds.solve.replaces);
    this.next();
  }

  /** Forgets the jobs of some kinds. */
  drop(names) {
    const isOut = (job) => names.includes(job.kind);
    const out = this.waiting.filter(isOut);
    this.waiting = this.waiting.filter((job) => !isOut(job));
    if (this.job && isOut(this.job)) {
      clearInterval(this.job.timer);
      if (performance.now() - this.job.since > patience) this.renew();
      out.unshift(this.job);
      this.job = null;
    }
    this.untell();
    for (const job of out) job.failed?.(new Error("The layout is solved anew, and its data starts as the document says."));
  }

  /** Ends the job that is going on. */
  stop() {
    this.renew();
    this.end({ seconds: 0, answers: [], stopped: "The solve was stopped. The document is kept." });
  }

  renew() {
    this.worker?.terminate();
    this.worker = undefined;
    this.start();
  }

  end(result) {
    const { job } = this;
    if (!job) return;
    clearInterval(job.timer);
    this.job = null;
    // The next job works with what this one has changed.
    this.isResting = true;
    setTimeout(() => { this.isResting = false; this.next(); });
    job.answer(result);
    this.untell();
  }
}
