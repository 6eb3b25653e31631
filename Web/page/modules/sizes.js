// Handles for sizes: squares at the edges of the selected element and of its group.

import { findPath } from "./json-text.js";
import { parentPath } from "./walking.js";

const side = 9;

/**
 * The handles of a selection: [{size, axis, x, y, width, height, path, length}] on the screen.
 *
 * @param scene {frames, selected, group, offset, unit, rightToLeft}. @param path The element in the document.
 */
export function sizeHandles(scene, path) {
  if (!path || !(scene.selected >= 0)) return [];
  const [x, y, width, height] = scene.frames.frames.subarray(scene.selected * 4, scene.selected * 4 + 4);
  const found = around(scene, path, [x, y, x + width, y + height]);
  const parent = parentPath(path);
  if (scene.group && parent && /group|subitems|subitem|Subitem/.test(parent)) found.push(...around(scene, parent, scene.group, true));
  return found;
}

function around({ offset, unit, rightToLeft }, path, [left, top, right, bottom], isGroup = false) {
  const pixel = (window.devicePixelRatio || 1) / unit;
  const length = side * pixel;
  // Those of the group are beside the middle, where an element that fills it has its own.
  const aside = isGroup ? length * 1.6 : 0;
  const at = (axis, x, y, size) => ({
    size: true, isGroup, axis, path, length: size, width: length, height: length, sign: axis === 0 && rightToLeft ? -1 : 1,
    x: x - length / 2 - offset[0], y: y - length / 2 - offset[1],
  });
  return [
    at(0, rightToLeft ? left : right, (top + bottom) / 2 + aside, right - left),
    at(1, (left + right) / 2 + aside, bottom, bottom - top),
  ];
}

/** The number behind a handle: {path, fraction}, or null: 1 for a length in points. */
export function sizeNumber(tree, { path, axis, length }) {
  // The items of a group with a count share its length; theirs has no effect.
  const group = path.endsWith(".subitem") ? findPath(tree, `${parentPath(path)}.type`).node?.value : null;
  if (group === (axis ? "vertical" : "horizontal")) return null;
  const size = findPath(tree, `${path}.${axis ? "height" : "width"}`);
  const member = size.complete && size.node?.type === "object" && size.node.children.length === 1 ? size.node.children[0] : null;
  if (member?.value?.type !== "number") return null;
  const whole = { path: `${path}.${axis ? "height" : "width"}.${member.key}`, perPoint: 1 };
  if (!/^fractional/.test(member.key)) return whole;
  const value = Number(member.value.value ?? NaN);
  return length > 0 && value > 0 ? { ...whole, perPoint: value / length } : null;
}

/** Draws the handles. */
export function drawSizeHandles(context, scene, colors) {
  const pixel = (window.devicePixelRatio || 1) / scene.unit;
  context.lineWidth = 1.5 * pixel;
  context.strokeStyle = colors.accent;
  context.fillStyle = colors.paper;
  for (const { x, y, width, height, isGroup } of scene.sizes ?? []) {
    context.beginPath();
    if (isGroup) context.ellipse(x + scene.offset[0] + width / 2, y + scene.offset[1] + height / 2, width / 2, height / 2, 0, 0, 7);
    else context.rect(x + scene.offset[0], y + scene.offset[1], width, height);
    context.fill();
    context.stroke();
  }
}
