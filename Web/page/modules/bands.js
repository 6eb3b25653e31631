// Insets and spacings in sight, as tinted bands with their numbers.

import { el, points } from "./dom.js";
import { cellsWithGroups } from "./overlay.js";
import { nodeAt, normalForm, pathOf } from "./paths.js";

/** The kinds of bands, with what the legend says. */
export const bandKinds = [
  ["section", "insets of a section"], ["inset", "insets of an item or a group"], ["edge", "edge spacing"], ["item", "between items"], ["group", "between groups"],
];
/** Less is no band, in points. */
const least = 0.05;

/** What the bands mean. */
export const legend = () => el("ul.legend", { id: "legend", "aria-label": "Bands on the device" }, bandKinds.map(([name, text]) => el("li", {}, el(`i.band-${name}`), text)));

/** The bands in sight: [{kind, frame, length, axis}]. Frames are the engine's; which number is behind one is in the normal form. */
export function bandsInSight(view) {
  const cells = cellsWithGroups(view);
  if (!cells.length) return [];
  const layout = normalForm(view);
  if (!layout) return [];
  const scene = { view, layout, rightToLeft: view.info.layoutDirection === "rightToLeft", bands: [], instances: new Map() };
  for (const cell of cells) addCell(scene, cell);
  const sections = new Map();
  for (const group of scene.instances.values()) {
    between(scene, group);
    inside(scene, group.node, group.frame);
    if (group.depth === 0) sections.set(group.section, [...(sections.get(group.section) ?? []), group]);
  }
  for (const [section, groups] of sections) { betweenGroups(scene, groups); around(scene, section, groups); }
  return scene.bands;
}

/** The bands that make the length of an element along an axis: those in line with it. */
export function bandsOf(view, index, axis) {
  if (view.simulator?.isMoving || view.touching) return [];
  const across = 1 - axis;
  const frame = view.frames.frames.subarray(4 * index, 4 * index + 4);
  const middle = frame[across] + frame[across + 2] / 2;
  return bandsInSight(view).filter((band) => band.axis === axis && band.frame[across] <= middle && band.frame[across] + band.frame[across + 2] >= middle)
    .map((band) => {
      const next = [...band.frame];
      // As high as the element is.
      next[across] = frame[across];
      next[across + 2] = frame[across + 2];
      return { ...band, frame: next };
    });
}

function band(scene, kind, x, y, width, height, axis) {
  if (width < least || height < least) return;
  scene.bands.push({ kind, frame: [x, y, width, height], axis, length: axis ? height : width });
}

/** The sides of insets, [top, left, bottom, right]. */
function sidesOf(insets, rightToLeft) {
  const { top = 0, leading = 0, bottom = 0, trailing = 0 } = insets ?? {};
  return rightToLeft ? [top, trailing, bottom, leading] : [top, leading, bottom, trailing];
}

/** Bands around a frame, outside it. */
function ring(scene, kind, [x, y, width, height], [top, left, bottom, right]) {
  band(scene, kind, x - left, y - top, width + left + right, top, 1);
  band(scene, kind, x - left, y + height, width + left + right, bottom, 1);
  band(scene, kind, x - left, y, left, height, 0);
  band(scene, kind, x + width, y, right, height, 0);
}

function inside(scene, node, [x, y, width, height]) {
  const sides = sidesOf(node?.contentInsets, scene.rightToLeft);
  if (!sides.some((value) => value > least)) return;
  const [top, left, bottom, right] = sides;
  ring(scene, "inset", [x + left, y + top, width - left - right, height - top - bottom], sides);
}

/** The path of a cell: that of the only item of its group, else what the engine explains. */
function itemPath(scene, { id, groups }) {
  const { path } = groups.at(-1);
  const node = nodeAt(scene.layout, path);
  if (node?.subitem) return `${path}.subitem`;
  if (node?.repeatingSubitem) return `${path}.repeatingSubitem`;
  if (node?.subitems?.length === 1) return `${path}.subitems[0]`;
  return node?.subitems?.some(({ contentInsets, edgeSpacing }) => contentInsets || edgeSpacing) ? pathOf(scene.view, id) : null;
}

function addCell(scene, cell) {
  const { groups, section, item, frame } = cell;
  if (!groups.length) return;
  const node = nodeAt(scene.layout, itemPath(scene, cell));
  const sides = sidesOf(node?.contentInsets, scene.rightToLeft);
  const [top, left, bottom, right] = sides;
  if (sides.some((value) => value > least)) ring(scene, "inset", frame, sides);
  const slot = [frame[0] - left, frame[1] - top, frame[2] + left + right, frame[3] + top + bottom];
  if (node?.edgeSpacing) ring(scene, "edge", slot, sidesOf(Object.fromEntries(Object.entries(node.edgeSpacing).map(([side, value]) => [side, value.fixed ?? 0])), scene.rightToLeft));
  let inner = { frame: slot, first: item, last: item };
  for (const [depth, { path, frame: outer }] of [...groups.entries()].reverse()) {
    const key = `${path} ${outer}`;
    let group = scene.instances.get(key);
    if (!group) scene.instances.set(key, group = { path, frame: outer, depth, section, node: nodeAt(scene.layout, path), parts: new Map(), first: item, last: item });
    group.first = Math.min(group.first, item);
    group.last = Math.max(group.last, item);
    group.parts.set(String(inner.frame), inner);
    inner = group;
  }
}

/** The bands between the parts of a group that follow one another. */
function between(scene, { node, parts, frame }) {
  const axis = node?.type === "horizontal" ? 0 : node?.type === "vertical" ? 1 : -1;
  if (axis < 0) return;
  for (const [before, after] of neighbors([...parts.values()], axis)) {
    const start = before.frame[axis] + before.frame[axis + 2];
    const length = after.frame[axis] - start;
    if (axis) band(scene, "item", frame[0], start, frame[2], length, 1); else band(scene, "item", start, frame[1], length, frame[3], 0);
  }
}

/** Parts whose items follow one another, in the order of their places: [[before, after]]. */
function neighbors(parts, axis) {
  const sorted = parts.sort((a, b) => a.frame[axis] - b.frame[axis]);
  return sorted.slice(1).map((after, at) => [sorted[at], after]).filter(([before, after]) => after.first === before.last + 1 || before.first === after.last + 1);
}

function betweenGroups(scene, groups) {
  const axis = Math.max(...groups.map(({ frame }) => frame[0])) - Math.min(...groups.map(({ frame }) => frame[0])) > least
    && groups.every(({ frame }) => Math.abs(frame[1] - groups[0].frame[1]) < least) ? 0 : 1;
  for (const [before, after] of neighbors(groups, axis)) {
    const start = before.frame[axis] + before.frame[axis + 2];
    const [x, y, width, height] = before.frame;
    if (axis) band(scene, "group", x, start, width, after.frame[1] - start, 1); else band(scene, "group", start, y, after.frame[0] - start, height, 0);
  }
}

/** The insets of a section around all its groups. */
function around(scene, section, groups) {
  const { view, layout } = scene;
  const count = view.info.itemCounts?.[section];
  if (!count) return;
  const ends = [0, count - 1].map((item) => outermost(view, `cell ${section}.${item}`)).filter(Boolean);
  const [left, top, right, bottom] = [...groups.map(({ frame }) => frame), ...ends].reduce(([a, b, c, d], [x, y, width, height]) =>
    [Math.min(a, x), Math.min(b, y), Math.max(c, x + width), Math.max(d, y + height)], [Infinity, Infinity, -Infinity, -Infinity]);
  const insets = { ...layout.sections[section % layout.sections.length].contentInsets, ...explained(view, section, groups[0].first) };
  const room = insets.room ?? 0;
  const width = Math.max(right - left, room);
  ring(scene, "section", [scene.rightToLeft ? right - width : left, top, width, bottom - top], sidesOf(insets, scene.rightToLeft));
}

function outermost(view, id) {
  const key = `${view.groupKey} ${id}`;
  if (!view.endGroups.has(key)) {
    if (view.endGroups.size > 500) view.endGroups.clear();
    try { view.endGroups.set(key, view.simulator.groups(id)[0]?.frame ?? null); } catch (error) {
      if (error.name === "EngineTrap") throw error;
      view.endGroups.set(key, null);
    }
  }
  return view.endGroups.get(key);
}

/** The leading and trailing inset of a section as the engine explains them: those of the safe area and the like are in them. */
function explained(view, section, item) {
  if (!view.sectionInsets.has(section)) {
    const found = {};
    try {
      for (const { of, inputs, result } of view.simulator.explain(`cell ${section}.${item}`).steps) {
        if (of !== `section ${section}` || !("room width" in result)) continue;
        if ("leading inset" in inputs) found.leading = inputs["leading inset"];
        if ("trailing inset" in inputs) found.trailing = inputs["trailing inset"];
        found.room = result["room width"];
      }
    } catch (error) { if (error.name === "EngineTrap") throw error; }
    view.sectionInsets.set(section, found);
  }
  return view.sectionInsets.get(section);
}

/** Draws the bands, and the numbers that have room in them. */
export function drawBands(context, { bands, unit, offset, size }, colors) {
  if (!bands?.length) return;
  const pixel = (window.devicePixelRatio || 1) / unit;
  context.font = `600 ${10 * pixel}px ${colors.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { kind, frame: [x, y, width, height], length, axis } of bands) {
    const [left, top] = [Math.max(x, offset[0]), Math.max(y, offset[1])];
    const [right, bottom] = [Math.min(x + width, offset[0] + size[0]), Math.min(y + height, offset[1] + size[1])];
    if (right <= left || bottom <= top) continue;
    const color = colors[`band-${kind}`];
    context.globalAlpha = 0.34;
    context.fillStyle = color;
    context.fillRect(left, top, right - left, bottom - top);
    context.globalAlpha = 1;
    const text = points(length);
    const room = context.measureText(text).width + 2 * pixel;
    const isUpright = right - left >= room && bottom - top >= 10 * pixel;
    const isTurned = !isUpright && axis === 0 && bottom - top >= room && right - left >= 10 * pixel;
    if (!isUpright && !isTurned) continue;
    context.fillStyle = colors["band-ink"];
    context.save();
    context.translate((left + right) / 2, (top + bottom) / 2);
    if (isTurned) context.rotate(-Math.PI / 2);
    context.fillText(text, 0, 0.5 * pixel);
    context.restore();
  }
}
