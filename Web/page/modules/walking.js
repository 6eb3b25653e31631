// Walking through the elements with keys: reading order, neighbors, the tree.

/** The indexes of the visible elements in reading order. */
export function readingOrder(frames, rightToLeft) {
  const side = rightToLeft ? -1 : 1;
  return Array.from({ length: frames.count }, (_, index) => index)
    .filter((index) => frames.kinds[index] !== 2)
    .sort((a, b) => {
      const [ax, ay] = [frames.frames[a * 4], frames.frames[a * 4 + 1]];
      const [bx, by] = [frames.frames[b * 4], frames.frames[b * 4 + 1]];
      return Math.abs(ay - by) > 1 ? ay - by : side * (ax - bx);
    });
}

/** The element after or before the selected one in reading order; null at the end. */
export function nextInOrder(view, id, step) {
  const order = readingOrder(view.frames, view.info.layoutDirection === "rightToLeft");
  if (!order.length) return null;
  const at = order.findIndex((index) => view.frames.id(index) === id);
  const next = at < 0 ? (step > 0 ? 0 : order.length - 1) : at + step;
  return next >= 0 && next < order.length ? view.frames.id(order[next]) : null;
}

/** The element of the same section and kind before or after an element; null if there is none. */
export function sibling(id, step, itemCounts) {
  const match = /^(.*) (\d+)\.(\d+)$/.exec(id);
  if (!match) return null;
  const [section, item] = [Number(match[2]), Number(match[3]) + step];
  if (item >= 0 && (match[1] !== "cell" || item < (itemCounts[section] ?? 0))) return `${match[1]} ${section}.${item}`;
  if (match[1] !== "cell") return null;
  let next = section + step;
  while (itemCounts[next] === 0) next += step;
  if (next < 0 || next >= itemCounts.length) return null;
  return `cell ${next}.${step > 0 ? 0 : itemCounts[next] - 1}`;
}

/** The path of the group or section around a path; null at the top. */
export function parentPath(path) {
  const parent = path.replace(/\.?(subitems|supplementaryItems|boundarySupplementaryItems|decorationItems|items)\[\d+\]$|\.(subitem|repeatingSubitem|group|list)$/, "");
  return parent && parent !== path ? parent : null;
}
