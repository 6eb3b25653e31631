// Which element comes from which place of the document: asked of the engine, and remembered.

import { elementPath } from "./steps.js";

const known = new WeakMap();
/** The time for questions while a frame is drawn, in milliseconds. */
const patience = 30;

/** Forgets what is known of a view, after its data has changed. */
export const forgetPaths = (view) => known.delete(view.layout);

/** What the engine explains of an element: {path, group}, either null; undefined if not known, and not to be asked or asked in the worker. */
function placeOf(view, id, ask) {
  let paths = known.get(view.layout);
  if (!paths) known.set(view.layout, paths = new Map());
  if (!paths.has(id)) {
    if (!ask) return undefined;
    const place = { path: null, group: null };
    try {
      const explanation = view.explain(id);
      if (!explanation) return undefined;
      place.path = elementPath(explanation);
      place.group = /^group (\d+)/.exec(explanation.steps.find((step) => /^group \d/.test(step.of))?.of ?? "")?.[1] ?? null;
    } catch (error) { if (error.name === "EngineTrap") throw error; }
    paths.set(id, place);
  }
  return paths.get(id);
}

/** The path of an element in the document; null if it has none, or while that is not known. */
export const pathOf = (view, id) => placeOf(view, id, true)?.path ?? null;

/**
 * The outline of the cells in sight that are in the group of a cell: [left, top, right, bottom], or
 * null. While the view moves, only what is known already counts.
 */
export function groupOutline(view, selected) {
  const end = performance.now() + patience;
  const { frames } = view;
  if (!(selected >= 0) || frames.kinds[selected] !== 0 || frames.count > 300) return null;
  const own = placeOf(view, frames.id(selected), true)?.group ?? null;
  if (own === null) return null;
  let outline = null;
  let isComplete = true;
  for (let index = 0; index < frames.count; index += 1) {
    if (frames.kinds[index] !== 0 || frames.sections[index] !== frames.sections[selected]) continue;
    const { isMoving } = view.simulator;
    const place = placeOf(view, frames.id(index), !isMoving && performance.now() < end);
    // The rest is asked in the next frame.
    if (!place && !isMoving && !view.isSlow) { view.dirty = true; return null; }
    if (!place && !isMoving) isComplete = false;
    if (place?.group !== own) continue;
    const [x, y, width, height] = frames.frames.subarray(index * 4, index * 4 + 4);
    outline = outline === null ? [x, y, x + width, y + height]
      : [Math.min(outline[0], x), Math.min(outline[1], y), Math.max(outline[2], x + width), Math.max(outline[3], y + height)];
  }
  return isComplete ? outline : null;
}

/** The indexes of the visible elements that come from a path or from inside it. */
export function elementsOf(view, path) {
  if (!path || !view.layout) return [];
  const count = Math.min(view.frames.count, 300);
  const found = [];
  const section = /^sections\[(\d+)\]$/.exec(path);
  for (let index = 0; index < count; index += 1) {
    const own = pathOf(view, view.frames.id(index));
    if (own && (own === path || own.startsWith(`${path}.`) || (section && own.startsWith(`${path}.`)))) found.push(index);
  }
  return found;
}
