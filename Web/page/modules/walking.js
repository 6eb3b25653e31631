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

/**
 * The elements of the same kind that may be before or after an element, the nearest first: in its
 * section, then in the sections beyond it.
 */
export function siblings(id, step, itemCounts) {
  const match = /^(.*) (\d+)\.(\d+)$/.exec(id);
  if (!match) return [];
  const [, kind] = match;
  const [section, item] = [Number(match[2]), Number(match[3]) + step];
  const isCell = kind === "cell";
  const found = item >= 0 && (!isCell || item < (itemCounts[section] ?? 0)) ? [`${kind} ${section}.${item}`] : [];
  for (let next = section + step; next >= 0 && next < itemCounts.length && found.length < 40; next += step) {
    if (!isCell) found.push(`${kind} ${next}.0`);
    else if (itemCounts[next] > 0) found.push(`${kind} ${next}.${step > 0 ? 0 : itemCounts[next] - 1}`);
  }
  return found;
}

/** The path of the group or section around a path; null at the top. */
export function parentPath(path) {
  const parent = path.replace(/\.?(subitems|supplementaryItems|boundarySupplementaryItems|decorationItems|items)\[\d+\]$|\.(subitem|repeatingSubitem|group|list)$/, "");
  return parent && parent !== path ? parent : null;
}
