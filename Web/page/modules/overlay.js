// All groups in sight at once: an outline for each, by how deep it is.

import { groupsOf } from "./paths.js";

/** So many cells are asked for their groups while a picture is drawn. */
const most = 400;
/** The time for questions while a picture is drawn, in milliseconds. */
const patience = 12;

/** The groups of the cells in sight, each once: [{path, frame, depth}]. */
export function groupsInSight(view) {
  const found = new Map();
  for (const { groups } of cellsWithGroups(view)) {
    for (const [depth, { path, frame }] of groups.entries()) found.set(`${path} ${frame}`, { path, frame, depth });
  }
  return [...found.values()];
}

/** A group whose frame is the same for all its cells: where a sum has another order, its last bits differ. */
const exact = (group) => ({ ...group, frame: group.frame.map((each) => Math.round(each * 1e6) / 1e6) });

/** The cells in sight with the groups around them: [{id, section, item, frame, groups}]. What is not known yet is asked in later pictures. */
export function cellsWithGroups(view) {
  if (!view.simulator || view.isPlayback || view.isSlow) return [];
  const key = `${JSON.stringify(view.rows)} ${view.contentSize} ${view.size}`;
  if (view.groupKey !== key || view.groupLayout !== view.layout) {
    view.groupKey = key;
    view.groupLayout = view.layout;
    view.knownGroups = new Map();
  }
  const { frames, knownGroups } = view;
  const end = performance.now() + patience;
  const found = [];
  for (let index = 0, cells = 0; index < frames.count && cells < most; index += 1) {
    if (frames.kinds[index] !== 0) continue;
    cells += 1;
    const id = frames.id(index);
    if (!knownGroups.has(id)) {
      if (view.simulator.isMoving || performance.now() > end) { view.dirty = !view.simulator.isMoving; continue; }
      try { knownGroups.set(id, groupsOf(view, id).map(exact)); } catch (error) {
        if (error.name === "EngineTrap") throw error;
        knownGroups.set(id, []);
      }
    }
    found.push({ id, section: frames.sections[index], item: frames.items[index], frame: frames.frames.subarray(index * 4, index * 4 + 4), groups: knownGroups.get(id) });
  }
  return found;
}

/** Draws the outlines; the outermost are strongest. */
export function drawGroups(context, { groups, unit }, colors) {
  if (!groups?.length) return;
  const pixel = (window.devicePixelRatio || 1) / unit;
  context.strokeStyle = colors.guide;
  for (const { frame: [x, y, width, height], depth } of groups) {
    const inset = depth * 1.5 * pixel;
    context.lineWidth = (depth ? 1 : 1.75) * pixel;
    context.globalAlpha = depth ? 0.75 : 1;
    context.setLineDash(depth ? [3 * pixel, 2 * pixel] : []);
    context.strokeRect(x + inset, y + inset, Math.max(width - 2 * inset, 0.01), Math.max(height - 2 * inset, 0.01));
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}
