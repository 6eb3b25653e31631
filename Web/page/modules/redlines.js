// The selection on the device: a ring, what belongs to it, and the distances to what is around.

import { clamp, points } from "./dom.js";
import { drawSizeHandles, touches } from "./sizes.js";

/** Draws the hovered, the related and the selected elements. */
export function drawSelection(context, scene, colors) {
  const { frames, unit } = scene;
  const ring = (index, width, color, alpha = 1) => {
    const at = index * 4;
    context.strokeStyle = color;
    context.globalAlpha = alpha;
    context.lineWidth = width / unit * (window.devicePixelRatio || 1);
    context.beginPath();
    context.roundRect(
      frames.frames[at], frames.frames[at + 1], frames.frames[at + 2], frames.frames[at + 3],
      Math.min(7, frames.frames[at + 2] / 4, frames.frames[at + 3] / 4));
    context.stroke();
    context.globalAlpha = 1;
  };
  if (scene.related) for (const index of scene.related) ring(index, 1.5, colors.accent, 0.55);
  if (scene.hover >= 0 && scene.hover !== scene.selected) ring(scene.hover, 1, colors.accent, 0.9);
  if (scene.place) drawPlace(context, scene, colors);
  if (!(scene.selected >= 0)) return;
  if (scene.group) drawGroup(context, scene, colors);
  ring(scene.selected, 2.5, colors.accent);
  if (scene.guides) drawDistances(context, scene, colors);
  drawSizeHandles(context, scene, colors);
}

/** The frame of a group or a section that is selected. */
function drawPlace(context, { place, unit }, colors) {
  context.strokeStyle = colors.accent;
  context.lineWidth = (2.5 * (window.devicePixelRatio || 1)) / unit;
  context.strokeRect(...place);
}

/** The outline of the cells of the selected group. */
function drawGroup(context, { group: [left, top, right, bottom], unit }, colors) {
  const pixel = (window.devicePixelRatio || 1) / unit;
  context.strokeStyle = colors.accent;
  context.lineWidth = pixel;
  context.setLineDash([4 * pixel, 3 * pixel]);
  context.strokeRect(left - 2 * pixel, top - 2 * pixel, right - left + 4 * pixel, bottom - top + 4 * pixel);
  context.setLineDash([]);
}

/** Frame i as [left, top, right, bottom]. */
function edges(frames, index) {
  const at = index * 4;
  const [x, y, width, height] = frames.frames.subarray(at, at + 4);
  return [x, y, x + width, y + height];
}

/**
 * The nearest thing on each side of an element: a neighbor that overlaps it across, or the edge of
 * the view. Returns [{axis, after, neighbor, from, to, across, length}].
 */
export function distances(scene) {
  const own = edges(scene.frames, scene.selected);
  const view = [scene.offset[0], scene.offset[1], scene.offset[0] + scene.size[0], scene.offset[1] + scene.size[1]];
  const found = [
    { axis: 0, after: false, from: own[0], to: view[0] }, { axis: 0, after: true, from: own[2], to: view[2] },
    { axis: 1, after: false, from: own[1], to: Math.min(0, own[1]) }, { axis: 1, after: true, from: own[3], to: scene.content[1] },
  ];
  if (scene.horizontal) {
    found[0].to = Math.min(0, own[0]); found[1].to = scene.content[0];
    found[2].to = view[1]; found[3].to = view[3];
  }
  for (let index = 0; index < scene.frames.count; index += 1) {
    if (index === scene.selected || scene.frames.kinds[index] === 2) continue;
    const other = edges(scene.frames, index);
    for (const axis of [0, 1]) {
      const across = 1 - axis;
      const overlaps = other[across] < own[across + 2] - 0.01 && other[across + 2] > own[across] + 0.01;
      if (!overlaps) continue;
      const before = found[axis * 2];
      const after = found[axis * 2 + 1];
      const isNeighbor = scene.frames.kinds[index] === 0 && scene.frames.kinds[scene.selected] === 0
        && scene.frames.sections[index] === scene.frames.sections[scene.selected];
      if (other[axis + 2] <= own[axis] + 0.01 && other[axis + 2] > before.to) {
        before.to = other[axis + 2];
        before.neighbor = isNeighbor;
      }
      if (other[axis] >= own[axis + 2] - 0.01 && other[axis] < after.to) {
        after.to = other[axis];
        after.neighbor = isNeighbor;
      }
    }
  }
  return found.map((each) => ({
    ...each, length: Math.abs(each.to - each.from),
    across: each.axis === 0 ? (own[1] + own[3]) / 2 : (own[0] + own[2]) / 2,
  }));
}

function drawDistances(context, scene, colors) {
  const pixel = (window.devicePixelRatio || 1) / scene.unit;
  context.strokeStyle = colors.guide;
  context.lineWidth = pixel;
  context.font = `600 ${10.5 * pixel}px ${colors.font}`;
  context.textBaseline = "middle";
  context.textAlign = "center";
  scene.pills = [];
  for (const distance of distances(scene)) {
    const { axis, from, to, across, length } = distance;
    if (length < 0.05) continue;
    const tick = 3 * pixel;
    context.beginPath();
    if (axis === 0) {
      context.moveTo(from, across); context.lineTo(to, across);
      for (const x of [from, to]) { context.moveTo(x, across - tick); context.lineTo(x, across + tick); }
    } else {
      context.moveTo(across, from); context.lineTo(across, to);
      for (const y of [from, to]) { context.moveTo(across - tick, y); context.lineTo(across + tick, y); }
    }
    context.stroke();
    drawNumber(context, scene, colors, pixel, distance);
  }
}

/** The number of a distance: on the line if it is long enough, else beside it, away from the handles; always on the screen. */
function drawNumber(context, scene, colors, pixel, distance) {
  const { axis, from, to, across, length } = distance;
  const text = points(length);
  const width = context.measureText(text).width + 8 * pixel;
  const height = 15 * pixel;
  const low = Math.max(Math.min(from, to), scene.offset[axis]);
  const high = Math.min(Math.max(from, to), scene.offset[axis] + scene.size[axis]);
  const middle = (low + high) / 2;
  const room = axis === 0 ? width : height;
  const aside = length < room + 6 * pixel ? (axis === 0 ? height : width) / 2 + 5 * pixel : 0;
  const inside = (value, length, at) => clamp(value, scene.offset[at] + length / 2 + 2 * pixel, scene.offset[at] + scene.size[at] - length / 2 - 2 * pixel);
  const taken = [...(scene.sizes ?? []).filter((each) => !each.isHidden), ...scene.pills.filter((each) => !each.isHidden)];
  const box = (along, beside) => {
    const [x, y] = axis === 0 ? [along, across + beside] : [across + beside, along];
    const [left, top] = [inside(x, width, 0) - width / 2 - scene.offset[0], inside(y, height, 1) - height / 2 - scene.offset[1]];
    return { x: left, y: top, width, height };
  };
  // The middle of the line; else along it or beside it, where nothing else is. A number without room is left out.
  const step = axis === 0 ? height + 4 * pixel : width / 2 + 8 * pixel;
  const quarter = (high - low) / 4;
  const places = [[middle, -aside], [middle - quarter, -aside], [middle + quarter, -aside], [middle, aside], [middle, -step], [middle, step], [middle, -2 * step], [middle, 2 * step]];
  const free = places.map(([along, beside]) => box(along, beside)).find((each) => !taken.some((other) => touches(each, other)));
  const found = free ?? box(middle, -aside);
  scene.pills.push({ ...distance, ...found, isHidden: !free });
  if (!free) return;
  const [x, y] = [found.x + width / 2 + scene.offset[0], found.y + height / 2 + scene.offset[1]];
  context.fillStyle = colors.guide;
  context.beginPath();
  context.roundRect(x - width / 2, y - height / 2, width, height, 3 * pixel);
  context.fill();
  context.fillStyle = colors.paper;
  context.fillText(text, x, y + 0.5 * pixel);
}
