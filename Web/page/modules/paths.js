// Which element comes from which place of the document: asked of the engine, and remembered.

import { elementPath } from "./steps.js";
import { parentPath } from "./walking.js";

const known = new WeakMap();

/**
 * Steps and groups with the paths that the document has.
 *
 * Sections of data beyond those of the document take these again, from the first on.
 */
export function documented(view, explanation) {
  if (!explanation) return explanation;
  const { steps, groups, ...rest } = explanation;
  const path = (text) => text.replace(/^sections\[(\d+)\]/, (own, index) => {
    const count = index === "0" ? 0 : normalForm(view)?.sections?.length;
    return count ? `sections[${index % count}]` : own;
  });
  const own = (list) => list.map((each) => (each.path ? { ...each, path: path(each.path) } : each));
  return { ...rest, ...(steps ? { steps: own(steps) } : {}), ...(groups ? { groups: own(groups) } : {}) };
}

/** The groups around a cell, the outermost first. */
export const groupsOf = (view, id) => documented(view, { groups: view.simulator.groups(id) }).groups;

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
      path = partPath(view, id, elementPath(explanation));
      if (path === undefined) return null;
    } catch (error) { if (error.name === "EngineTrap") throw error; }
    paths.set(id, path);
  }
  return paths.get(id);
}

/** The layout of a view as its document says it in the normal form; null if the engine cannot say it. */
export function normalForm(view) {
  if (view.normalOf !== view.layout) {
    view.normalOf = view.layout;
    try { view.normal = JSON.parse(view.layout.document("layout")); } catch (error) {
      if (error.name === "EngineTrap") throw error;
      view.normal = null;
    }
  }
  return view.normal;
}

/** The node at a path such as "sections[0].group.subitems[1]". */
export function nodeAt(layout, path) {
  let node = layout;
  for (const [, name, index] of (path ?? "").matchAll(/(\w+)(?:\[(\d+)\])?/g)) {
    node = node?.[name];
    if (index !== undefined) node = node?.[index];
  }
  return node;
}

/** The kind, the section and the item of what is no cell. */
const partial = /^(supplementary|decoration) (.*) (\d+)\.(\d+)$/;

/** The path of a badge or a background, of which the steps name only what is around it; undefined while that is not known. */
function partPath(view, id, path) {
  const [, type, kind, section, item] = partial.exec(id) ?? [];
  const owner = /^sections\[\d+\]/.exec(path ?? "")?.[0];
  const layout = type && owner ? normalForm(view) : null;
  if (!layout || nodeAt(layout, path)?.elementKind === kind) return path;
  const within = (at, list) => {
    const index = (nodeAt(layout, at)?.[list] ?? []).findIndex((each) => each.elementKind === kind);
    return index < 0 ? null : `${at}.${list}[${index}]`;
  };
  if (type === "decoration") return within(owner, "decorationItems") ?? path;
  const host = pathOf(view, `cell ${section}.${item}`);
  if (!host && view.isSlow) return undefined;
  for (let at = host; at && at !== owner; at = parentPath(at)) {
    const found = within(at, "supplementaryItems");
    if (found) return found;
  }
  return within(owner, "boundarySupplementaryItems") ?? path;
}

/** The frame of the group at a path around the selected cell, [x, y, width, height]; null if there is none. */
export const groupFrame = (view, path) => view.selectedReasons?.groups?.findLast((each) => each.path === path)?.frame ?? null;

/** The frame of the group around the selected cell, [left, top, right, bottom], or null. */
export function groupOutline(view, selected, path) {
  if (!(selected >= 0) || view.frames.kinds[selected] !== 0 || !path) return null;
  const frame = groupFrame(view, parentPath(path));
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
