// What takes long and needs an engine alone: the frames that a case expects, and the layout behind frames.

import { ORTHOGONAL } from "../../compositional.js";

const round = (value) => Math.round(value * 1000) / 1000;

/** Solves a case, and returns what it expects: {contentSize, elements}, without the elements of rows. */
export function expectation(engine, text) {
  const solved = engine.load(text);
  try {
    const frames = solved.framesIn();
    const elements = [];
    for (let index = 0; index < frames.count; index += 1) {
      if (frames.flags[index] & ORTHOGONAL) continue;
      const frame = Array.from(frames.frames.subarray(index * 4, index * 4 + 4), round);
      elements.push({ id: frames.id(index), frame, zIndex: frames.zIndex[index] });
    }
    return { contentSize: solved.info.contentSize.map(round), elements };
  } finally { solved.free(); }
}

/** Infers a layout: {report}, or {refused}: what is wrong, and in which input. */
export function inference(engine, { infer, tolerance }) {
  try { return { report: engine.infer(infer, { tolerance }) }; } catch (error) {
    if (error.name === "EngineTrap") throw error;
    return { refused: { input: error.input, description: error.description ?? error.message } };
  }
}
