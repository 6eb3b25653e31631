// The worker of the page: solves documents in an engine of its own. What took long it hands over.

import { loadEngine } from "../../compositional.js";
import { expectation, inference } from "./expected.js";
import { cellsOf } from "./picture-cells.js";
import { trial } from "./trying.js";

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
      const isOwn = job.image || job.expects;
      answers.push(isOwn || performance.now() - start > short ? { error: { ...error, name: error.name, message: error.message } } : {});
    }
  }
  const seconds = (performance.now() - start) / 1000;
  self.postMessage({ number, seconds, stopped, answers }, answers.flatMap(({ image }) => (image ? [image.memory] : [])));
}

/** Solves a document: {} or {image, findings}; says what a case expects: {expected}; tries a view: {findings, picture}; finds the cells of a picture: {cells}; infers a layout: {report} or {refused}; or works with an image. */
function solved(own, job) {
  const { text, options, expects } = job;
  if (job.infer) return inference(own, job);
  if (job.tries) return trial(own, job);
  if (job.picture) return { cells: cellsOf(job.picture, job.scale) };
  if (expects) return { expected: expectation(own, text) };
  if (job.image) return answered(own, job);
  const start = performance.now();
  const layout = own.load(text, options);
  try {
    const simulator = layout.simulator({ framesPerSecond: 60 });
    simulator.frames({ views: false });
    const findings = layout.lint();
    return performance.now() - start > short ? { image: simulator.image(), findings } : {};
  } finally { layout.free(); }
}

/** Changes the simulated view of an image: {image, findings, isSlow}; explains its elements: {explanations}; or converts its layout: {code}. */
function answered(own, { image, change, explain, convert, name }) {
  const simulator = own.restore(image);
  const start = performance.now();
  try {
    if (explain) return { explanations: explain.map((id) => explained(simulator, id)) };
    if (convert) return { code: simulator.layout.swift(convert, name) };
    if (change.update) simulator.update(change.update);
    else simulator.perform(change.perform);
    simulator.frames({ views: false });
    const findings = simulator.lint();
    return { findings, isSlow: performance.now() - start > short, image: simulator.image() };
  } finally { simulator.layout.free(); }
}

function explained(simulator, id) {
  try { return { ...simulator.explain(id), groups: simulator.groups(id) }; } catch (error) {
    if (error.name === "EngineTrap") throw error;
    return { error: error.message };
  }
}
