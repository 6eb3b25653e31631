// Handles for sizes: squares at the edges of the selected element and of its group.

import { findPath } from "./json-text.js";
import { parentPath } from "./walking.js";

const side = 9;

/** In a smaller element, in points of the window, handles would cover what they change. */
const smallest = 16;

/**
 * The handles of a selection: [{size, axis, x, y, width, height, path, length, reference}] on the screen.
 *
 * @param scene {frames, selected, group, custom, steps, offset, size, unit, rightToLeft}. @param path The element in the document.
 */
export function sizeHandles(scene, path) {
  if (!path || !(scene.selected >= 0)) return [];
  const [x, y, width, height] = scene.frames.frames.subarray(scene.selected * 4, scene.selected * 4 + 4);
  const found = around(scene, path, [x, y, x + width, y + height]);
  const parent = parentPath(path);
  if (scene.group && parent && /group|subitems|subitem|Subitem/.test(parent)) {
    for (const handle of around(scene, parent, scene.group, true)) {
      while (found.some((other) => touches(other, handle))) handle[handle.axis ? "x" : "y"] += handle.width * 0.8;
      found.push(handle);
    }
  }
  return found;
}

/** True if two boxes share a point. */
export const touches = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function around(scene, path, [left, top, right, bottom], isGroup = false) {
  const { offset, size, unit, rightToLeft, steps } = scene;
  const pixel = (window.devicePixelRatio || 1) / unit;
  const length = side * pixel;
  const isHidden = Math.min(right - left, bottom - top) < smallest * pixel;
  // Those of the group are beside the middle, where an element that fills it has its own.
  const aside = isGroup ? length * 1.6 : 0;
  const at = (axis, x, y, extent) => ({
    size: true, isGroup, isHidden, axis, path, item: scene.frames.items[scene.selected], inside: isGroup ? null : inside(scene, [left, top, right, bottom]), length: extent, reference: referenceOf(steps, path, axis),
    width: length, height: length, sign: axis === 0 && rightToLeft ? -1 : 1,
    // Where an edge is that of the view, all of the handle is still in sight.
    x: within(x - length / 2 - offset[0], size[0] - length), y: within(y - length / 2 - offset[1], size[1] - length),
  });
  return [
    at(0, rightToLeft ? left : right, (top + bottom) / 2 + aside, right - left),
    at(1, (left + right) / 2 + aside, bottom, bottom - top),
  ];
}

/** The frame in the custom group of which a cell is, as the document has it; null if it is in none. */
function inside({ custom, rightToLeft }, [left, top, right, bottom]) {
  if (!custom) return null;
  const [x, y, width] = custom;
  return [rightToLeft ? x + width - right : left - x, top - y, right - left, bottom - top];
}

/** The index of the frame of a custom group that a cell has; -1 if none has it, or several. */
function frameIndex(tree, path, count, frame) {
  const isOwn = (index) => frame?.every((value, at) => Math.abs(value - Number(findPath(tree, `${path}.items[${index}].frame[${at}]`).node?.value)) < 1);
  const found = Array.from({ length: count }, (_, index) => index).filter(isOwn);
  return found.length === 1 ? found[0] : -1;
}

/** Moves a place by no more than the size of a handle: one that is out of sight stays there. */
const within = (value, most) => (value < 0 && value > -side ? 0 : value > most && value < most + side ? most : value);

/** The length that a fraction is of, from the steps of the explanation; undefined if there is no such step. */
function referenceOf(steps, path, axis) {
  const step = steps?.findLast((each) => each.path === path && each.arithmetic === "fraction" && (axis ? "height" : "width") in each.result);
  return step && Object.entries(step.inputs).find(([name]) => name !== "fraction" && name !== "scale")?.[1];
}

/** True if the cells of a place are at frames of their own, and its size is that of their group. */
export const isCustom = (tree, path) => findPath(tree, `${path}.type`).node?.value === "custom";

/** The number behind a handle: {path, perPoint}, or null: 1 for a length in points. */
export function sizeNumber(tree, { path, axis, length, reference, item, inside, isGroup }) {
  if (!isGroup && isCustom(tree, path)) {
    const count = findPath(tree, `${path}.items`).node?.children?.length;
    if (!count) return null;
    // In a group of other groups the place tells which frame is that of a cell.
    const index = /^sections\[\d+\]\.group$/.test(path) ? item % count : frameIndex(tree, path, count, inside);
    return index < 0 ? null : { path: `${path}.items[${index}].frame[${2 + axis}]`, perPoint: 1 };
  }
  // The items of a group with a count share its length; theirs has no effect.
  const group = path.endsWith(".subitem") ? findPath(tree, `${parentPath(path)}.type`).node?.value : null;
  if (group === (axis ? "vertical" : "horizontal")) return null;
  const size = findPath(tree, `${path}.${axis ? "height" : "width"}`);
  const member = size.complete && size.node?.type === "object" && size.node.children.length === 1 ? size.node.children[0] : null;
  if (member?.value?.type !== "number") return null;
  const whole = { path: `${path}.${axis ? "height" : "width"}.${member.key}`, perPoint: 1 };
  if (!/^fractional/.test(member.key)) return whole;
  const value = Number(member.value.value ?? NaN);
  const room = reference ?? length / value;
  return room > 0 && Number.isFinite(room) && value > 0 ? { ...whole, perPoint: 1 / room } : null;
}

/** Draws the handles. */
export function drawSizeHandles(context, scene, colors) {
  const pixel = (window.devicePixelRatio || 1) / scene.unit;
  context.lineWidth = 1.5 * pixel;
  context.strokeStyle = colors.accent;
  context.fillStyle = colors.paper;
  for (const { x, y, width, height, isGroup, isHidden } of scene.sizes ?? []) {
    if (isHidden) continue;
    context.beginPath();
    if (isGroup) context.ellipse(x + scene.offset[0] + width / 2, y + scene.offset[1] + height / 2, width / 2, height / 2, 0, 0, 7);
    else context.rect(x + scene.offset[0], y + scene.offset[1], width, height);
    context.fill();
    context.stroke();
  }
}
