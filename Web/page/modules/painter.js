// Draws the elements of a view on a canvas.

import { palette, sectionColor } from "./palette.js";
import { drawBadge, drawBoundary, drawCell, drawDecoration, drawParts } from "./blocks.js";
import { drawDifference } from "./differing.js";
import { drawProof } from "./proof.js";
import { drawBands } from "./bands.js";
import { drawGroups } from "./overlay.js";
import { drawSelection } from "./redlines.js";

/** Kinds of elements; anchored ones are supplementary views of an item or a group. */
export const kinds = { cell: 0, anchored: 1, decoration: 2, boundary: 3 };
export const flags = { pinned: 1, displaced: 2, orthogonal: 4, estimated: 8 };

/** More elements than this are drawn as plain rectangles, so that a frame stays short. */
const plainCount = 1500;

/**
 * Paints what a view shows.
 *
 * @param context The canvas context.
 * @param scene {frames, offset, size, unit, parts, selection, hover, related, guides, content}: frames
 *   in content coordinates; unit is canvas pixels per point.
 */
export function paint(context, scene) {
  const colors = palette();
  const { frames, offset, size, unit } = scene;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = colors.screen;
  context.fillRect(0, 0, size[0] * unit, size[1] * unit);
  context.setTransform(unit, 0, 0, unit, -offset[0] * unit, -offset[1] * unit);
  const order = drawingOrder(frames);
  if (frames.count > plainCount) paintPlain(context, frames, order, colors);
  else paintBlocks(context, scene, order, colors);
  context.endElement?.();
  drawBands(context, scene, colors);
  drawGroups(context, scene, colors);
  drawDifference(context, scene, colors);
  drawProof(context, scene, colors);
  drawSelection(context, scene, colors);
  drawIndicator(context, scene, colors);
}

/** The indexes of the elements from back to front. */
export function drawingOrder(frames) {
  const order = new Uint32Array(frames.count);
  let sorted = true;
  for (let index = 0; index < frames.count; index += 1) {
    order[index] = index;
    if (index && depthOf(frames, index) < depthOf(frames, index - 1)) sorted = false;
  }
  return sorted ? order : order.sort((a, b) => depthOf(frames, a) - depthOf(frames, b) || a - b);
}

/** Depth: the z-index first, then decorations behind cells behind supplementaries. */
function depthOf(frames, index) {
  const rank = frames.kinds[index] === kinds.decoration ? 0 : frames.kinds[index] === kinds.cell ? 1 : 2;
  return frames.zIndex[index] * 4 + rank;
}

function paintPlain(context, frames, order, colors) {
  let last = -1;
  for (const index of order) {
    const color = frames.kinds[index] ? 8 : sectionColor(frames.sections[index]);
    if (color !== last) {
      context.fillStyle = (colors.outline === 1 ? colors.inks[color] : colors.fills[color]) ?? colors.boundary;
      last = color;
    }
    const at = index * 4;
    const gap = frames.frames[at + 2] > 4 ? 0.5 : 0;
    context.element?.(frames.id(index));
    context.fillRect(frames.frames[at], frames.frames[at + 1], frames.frames[at + 2] - gap, frames.frames[at + 3] - gap);
  }
}

function paintBlocks(context, scene, order, colors) {
  const { frames } = scene;
  context.textBaseline = "middle";
  for (const index of order) {
    const at = index * 4;
    const block = {
      x: frames.frames[at], y: frames.frames[at + 1],
      width: frames.frames[at + 2], height: frames.frames[at + 3],
      section: frames.sections[index], item: frames.items[index], flags: frames.flags[index],
      unit: scene.unit, rightToLeft: scene.rightToLeft,
    };
    if (!(block.width > 0) || !(block.height > 0)) continue;
    const kind = frames.kinds[index];
    // A picture that is a text tells the elements apart.
    context.element?.(frames.id(index));
    const parts = scene.parts?.get(frames.id(index));
    if (kind === kinds.cell) drawCell(context, block, colors, parts !== undefined);
    else if (kind === kinds.decoration) drawDecoration(context, block, colors);
    else if (kind === kinds.anchored) drawBadge(context, block, colors, frames.elementKind(index));
    else drawBoundary(context, block, colors, frames.elementKind(index), block.item === Infinity, parts !== undefined);
    if (parts) drawParts(context, block, parts, colors, index === scene.hover || index === scene.selected);
  }
}

/** The scroll indicator, at the trailing edge of the view. */
function drawIndicator(context, scene, colors) {
  const { offset, size, content, horizontal, unit } = scene;
  const axis = horizontal ? 0 : 1;
  if (!scene.moving || !(content[axis] > size[axis])) return;
  const room = size[axis] - 12 - (scene.insets?.[axis] ?? 0) * 2;
  const length = Math.max(24, (room * size[axis]) / content[axis]);
  const share = Math.min(Math.max(offset[axis] / (content[axis] - size[axis]), 0), 1);
  const start = 6 + (scene.insets?.[axis] ?? 0) + share * (room - length);
  context.setTransform(unit, 0, 0, unit, 0, 0);
  context.fillStyle = colors["ink-3"];
  context.globalAlpha = 0.6;
  context.beginPath();
  if (horizontal) context.roundRect(start, size[1] - 6, length, 3, 1.5);
  else context.roundRect(size[0] - 6, start, 3, length, 1.5);
  context.fill();
  context.globalAlpha = 1;
}
