// The worker of the page: solves documents in an engine of its own. What took long it hands over.

import { loadEngine } from "../../compositional.js";

/** A solve that takes longer than this, in milliseconds, is handed over; others the page repeats. */
const short = 20;

let engine = null;
let latest = null;

self.onmessage = ({ data }) => {
  if (data.module) { engine = loadEngine(data.module); return; }
  latest = data;
  // What has come meanwhile takes its place.
  setTimeout(() => { if (latest === data) engine.then((own) => answer(own, data)); });
};

function answer(own, { number, jobs }) {
  const start = performance.now();
  const answers = [];
  let stopped = null;
  for (const job of jobs) {
    try { answers.push(solved(own, job)); } catch (error) {
      if (error.name === "EngineTrap") { stopped = error.message; break; }
      answers.push(performance.now() - start > short ? { error: { ...error, name: error.name, message: error.message } } : {});
    }
  }
  const seconds = (performance.now() - start) / 1000;
  self.postMessage({ number, seconds, stopped, answers }, answers.flatMap(({ image }) => (image ? [image.memory] : [])));
}

/** Solves a document: {} or {image, findings}. */
function solved(own, { text, options }) {
  const start = performance.now();
  const layout = own.load(text, options);
  try {
    const simulator = layout.simulator({ framesPerSecond: 60 });
    simulator.frames({ views: false });
    const findings = layout.lint();
    return performance.now() - start > short ? { image: simulator.image(), findings } : {};
  } finally { layout.free(); }
}
