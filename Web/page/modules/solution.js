// The documents that are shown, solved: by the worker where that took long, else here and now.

import { DocumentError } from "../../compositional.js";

/** What the worker needs of jobs. */
export const plainJobs = (jobs) => jobs.map(({ text, options }) => ({ text, options }));

export class Solution {
  /**
   * @param engine The engine of the page. @param jobs What to solve: [{text, options, description}].
   * @param answers What the worker says of each: {image, findings}, {error}, or {}.
   */
  constructor(engine, jobs, answers = []) {
    this.engine = engine;
    this.jobs = jobs;
    this.answers = answers;
  }

  /** The layout of a job, its simulated view, and its findings if the worker has them. Throws what the engine throws. */
  open(index) {
    const { text, options } = this.jobs[index];
    const { image, findings, error } = this.answers[index] ?? {};
    if (error) throw error.name === "DocumentError" ? new DocumentError(error) : Object.assign(new Error(error.message), { name: error.name });
    if (image) {
      const simulator = this.engine.restore(image);
      return { layout: simulator.layout, simulator, findings, isSlow: true };
    }
    const layout = this.engine.load(text, options);
    try { return { layout, simulator: layout.simulator({ framesPerSecond: 60 }), isSlow: false }; } catch (failure) {
      layout.free?.();
      throw failure;
    }
  }
}
