// Which element comes from which place of the document: asked of the engine, and remembered.

import { elementPath } from "./steps.js";
import { parentPath } from "./walking.js";

const known = new WeakMap();

/** Forgets what is known of a view, after its data has changed. */
export const forgetPaths = (view) => known.delete(view.layout);

/** The path of an element in the document; null if it has none, or while that is not known. */
export function pathOf(view, id) {
  let paths = known.get(view.layout);
  if (!paths) known.set(view.layout, paths = new Map());
  if (!paths.has(id)) {
    let path = null;
    try {
      const explanation = view.explain(id);
      if (!explanation) return null;
      path = elementPath(explanation);
    } catch (error) { if (error.name === "EngineTrap") throw error; }
    paths.set(id, path);
  }
  return paths.get(id);
}

/** The frame of the group around the selected cell, [left, top, right, bottom], or null. */
export function groupOutline(view, selected, path) {
  if (!(selected >= 0) || view.frames.kinds[selected] !== 0 || !path) return null;
  const parent = parentPath(path);
  const frame = view.selectedReasons?.groups?.findLast((each) => each.path === parent)?.frame;
  return frame ? [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]] : null;
}

/** The indexes of the visible elements that come from a path or from inside it. */
export function elementsOf(view, path) {
  if (!path || !view.layout) return [];
  const count = Math.min(view.frames.count, 300);
  const found = [];
  for (let index = 0; index < count; index += 1) {
    const own = pathOf(view, view.frames.id(index));
    if (own && (own === path || own.startsWith(`${path}.`))) found.push(index);
  }
  return found;
}
