// Which element comes from which place of the document: asked of the engine, and remembered.

import { elementPath } from "./steps.js";

const known = new WeakMap();

/** Forgets what is known of a view, after its data has changed. */
export const forgetPaths = (view) => known.delete(view.layout);

/** The path of an element in the document, or null. */
export function pathOf(view, id) {
  let paths = known.get(view.layout);
  if (!paths) known.set(view.layout, paths = new Map());
  if (!paths.has(id)) {
    let path = null;
    try { path = elementPath(view.simulator.explain(id)); } catch (error) { if (error.name === "EngineTrap") throw error; }
    paths.set(id, path);
  }
  return paths.get(id);
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
