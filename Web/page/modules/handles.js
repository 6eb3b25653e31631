// The distances of the selection as handles: dragging one edits its number in the document.

import { points } from "./dom.js";
import { numberNode, spacingOf } from "./spacing.js";
import { sizeNumber } from "./sizes.js";

/** The handle under a point of the screen, the nearest of several, or undefined. A finger need not be exact. */
export const pillAt = (view, [x, y], isTouch = false) => {
  const slack = (isTouch ? 16 : 4) / view.zoom;
  const far = (pill) => Math.hypot(x - pill.x - pill.width / 2, y - pill.y - pill.height / 2);
  return [...(view.scene?.sizes ?? []), ...(view.scene?.pills ?? [])].filter((pill) => !pill.isHidden
    && x >= pill.x - slack && x <= pill.x + pill.width + slack && y >= pill.y - slack && y <= pill.y + pill.height + slack)
    .sort((a, b) => far(a) - far(b))[0];
};

/** The number that a pill stands for, or null. */
export function targetOf(page, view, pill) {
  const { path } = page.store.state;
  const at = view.scene.selected;
  if (!path || at < 0) return null;
  if (pill.size) return sizeNumber(page.editor.tree, pill);
  const orthogonal = Boolean(view.frames.flags[at] & 4);
  return spacingOf(page.editor.tree, path, pill, { horizontal: view.horizontal, rightToLeft: view.scene.rightToLeft, orthogonal });
}

/** The number behind a handle after a change by points, as text has it. */
export function handleNumber(pill, { perPoint = 1 }, original, distance) {
  const digits = pill.size && perPoint < 1 ? 1000 : 100;
  return Math.max(pill.size ? 1 / digits : 0, Math.round((original + distance * perPoint) * digits) / digits);
}

/** Starts to drag a pill. Returns {move(point), end()}, or null if no number is behind it. */
export function startPillDrag(page, view, pill, start) {
  const found = targetOf(page, view, pill);
  const node = found && !page.problem ? numberNode(page.editor, found, { quietly: true }) : null;
  if (!node) return null;
  const { editor } = page;
  const before = editor.history.text;
  const original = editor.text.slice(node.start, node.end);
  const place = { start: node.start, end: node.end };
  editor.show(found.path);
  return {
    move(point) {
      const distance = Math.round(point[pill.axis] - start[pill.axis]);
      const value = handleNumber(pill, found, Number(original), distance * (pill.size ? pill.sign : pill.after && !pill.neighbor ? -1 : 1));
      const text = String(value);
      if (text === editor.text.slice(place.start, place.end)) return;
      editor.replaceQuietly(place.start, place.end, text);
      place.end = place.start + text.length;
      page.say(`${found.path}: ${pill.size ? value : points(value)}`);
    },
    end() {
      const text = editor.text.slice(place.start, place.end);
      // A number that was only added for the drag goes again.
      if (text === original) { if (editor.text !== before) editor.replaceQuietly(0, editor.text.length, before); return; }
      editor.commit();
      view.screen.focus({ preventScroll: true });
    },
  };
}
