// Solves documents beside the page, so that a long solve does not freeze it.

import { byID, el } from "./dom.js";
import { laterData } from "./bundle-data.js";

const patience = 300;

export class Trial {
  /** @param engine The engine of the page, whose module the worker shares. */
  constructor(engine) {
    this.engine = engine;
    this.number = 0;
    this.job = null;
  }

  get isBusy() { return this.job !== null; }

  /** Starts the worker, if it does not run. */
  start() {
    if (this.worker !== undefined) return;
    try {
      const address = URL.createObjectURL(new Blob([laterData().worker], { type: "text/javascript" }));
      this.worker = new Worker(address);
      this.worker.onmessage = ({ data }) => { if (data.number === this.job?.number) this.end(data); };
      this.worker.onerror = () => { this.worker = null; this.end({ seconds: 0, answers: [] }); };
      this.worker.postMessage({ module: this.engine.module });
    } catch { this.worker = null; }
  }

  /**
   * Solves documents, changes images, or solves cases. A later call takes the place of this one.
   *
   * @param jobs [{text, options}], [{image, change}] or [{text, expects}].
   * @param answer Takes {seconds, stopped, answers}. @param replaced What to do if another call comes first.
   */
  run(jobs, answer, replaced) {
    this.start();
    this.job?.replaced?.();
    if (!this.worker) { answer({ seconds: 0, answers: [] }); return; }
    if (this.job && performance.now() - this.job.since > patience) this.renew();
    clearInterval(this.job?.timer);
    this.job = { number: this.number += 1, since: performance.now(), answer, replaced };
    this.job.timer = setInterval(() => this.tell(), 250);
    const parts = jobs.map(({ text, options, image, change, expects }) => ({ text, options, image, change, expects }));
    this.worker.postMessage({ number: this.number, jobs: parts }, jobs.flatMap(({ image }) => (image ? [image.memory] : [])));
  }

  tell() {
    const seconds = (performance.now() - this.job.since) / 1000;
    if (seconds * 1000 < patience) return;
    if (!this.line?.isConnected) {
      this.line = el("span");
      byID("document-status").classList.remove("bad");
      byID("document-status").replaceChildren(this.line, el("button", { textContent: "Stop", onclick: () => this.stop() }));
    }
    this.line.textContent = `Solving for ${seconds.toFixed(1)} s. The last layout stays until then.`;
  }

  /** Forgets the trial that is going on: something else is shown. */
  cancel() {
    if (!this.job) return;
    clearInterval(this.job.timer);
    this.job.replaced?.();
    this.job = null;
  }

  /** Ends the solve that is going on. */
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
    job.answer(result);
  }
}
