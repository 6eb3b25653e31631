// The worker of the page: solves a document in an engine of its own, and says how long that took.

import { loadEngine } from "../../compositional.js";

let engine = null;

self.onmessage = ({ data }) => {
  if (data.module) { engine = loadEngine(data.module); return; }
  engine.then((own) => {
    const start = performance.now();
    let stopped = null;
    try {
      const layout = own.load(data.text, data.options);
      layout.simulator({ framesPerSecond: 60 }).frames({ views: false });
      layout.lint();
      layout.free();
    } catch (error) {
      // The page finds any other error itself, and soon.
      if (error.name === "EngineTrap") stopped = error.message;
    }
    self.postMessage({ number: data.number, seconds: (performance.now() - start) / 1000, stopped });
  });
};
