// The views whose layout is searched: what a text holds, and where a rectangle that is drawn snaps to.

import { isRecording } from "./recordings.js";

const isNumbers = (value, count) => Array.isArray(value) && value.length === count && value.every(Number.isFinite);

/** More rectangles than this are not drawn. */
export const drawnAtMost = 1500;

/** A longer text is not read for a preview, and not shown. */
const readAtMost = 2_000_000;

/** The text of a list of rectangles. */
export const listText = (size, frames) =>
  `{"view": ${JSON.stringify(size)}, "frames": [${frames.map((frame) => `\n  ${JSON.stringify(frame).replaceAll(",", ", ")}`).join(",")}${frames.length ? "\n" : ""}]}`;

/** What a text holds, as far as the page shows it: {kind, size, frames}. Only a list can be drawn on. */
export function readView(text) {
  if (isRecording(text)) return { kind: "recording", size: null, frames: [] };
  let value = null;
  try { if (text.length <= readAtMost) value = JSON.parse(text); } catch { /* The engine says what is wrong. */ }
  if (isNumbers(value?.view, 2) && Array.isArray(value.frames) && value.frames.every((frame) => isNumbers(frame, 4))) {
    return { kind: "list", size: value.view, frames: value.frames };
  }
  if (isNumbers(value?.visibleRect, 4) && Array.isArray(value.elements)) {
    const frames = value.elements.map((element) => element?.frame).filter((frame) => isNumbers(frame, 4));
    return { kind: "answer", size: value.visibleRect.slice(2), frames };
  }
  return { kind: "other", size: null, frames: [] };
}

/** How far a rectangle is pulled, and the grid where nothing pulls it, in points. */
const reach = 9;
const grid = 4;
/** The spacings and insets that people write, the usual ones last. */
const gaps = [20, 8, 12, 16];

const rounded = (value) => Math.round(value * 100) / 100;
const isOne = (value, list) => list.some((each) => Math.abs(each - value) < 0.01);

/** What rectangles of a view show along an axis: [spans, lengths, gaps, inset]. */
function habits(frames, axis) {
  const spans = frames.slice(-200).map((frame) => [frame[axis], frame[axis] + frame[axis + 2]]);
  const apart = spans.flatMap(([, end]) => spans.map(([start]) => rounded(start - end))).filter((gap) => gap > 0 && gap <= 40);
  return {
    spans, lengths: [...new Set(spans.map(([start, end]) => rounded(end - start)))], apart: [...new Set(apart)],
    inset: spans.length ? Math.min(...spans.map(([start]) => start)) : null,
  };
}

/**
 * The span [start, end] that someone means who has drawn one along an axis: in line with others, as
 * long as others, as far from them as those from one another, and as far from the far edge as the first
 * is from the near one. The other views have the same insets, distances and lengths.
 *
 * @param own The habits of the view. @param other Those of the other views. @param far The far edge of
 *   the view; Infinity if there is none. @param length The length, if that is given.
 */
function snapped([from, to], own, other, far, length) {
  const distances = [...new Set([...own.apart, ...other.apart, ...gaps])];
  const known = own.apart.length ? own.apart : other.apart;
  const inset = own.inset ?? other.inset;
  const lengths = [...new Set([...own.lengths, ...other.lengths])];
  /** The lengths of which some fill the view, with one spacing between them. */
  const shares = (start, between) => [1, 2, 3, 4].flatMap((count) => between.map((gap) => (far - 2 * (inset ?? start) - (count - 1) * gap) / count));
  const worth = (start, end) => {
    let sum = Math.abs(start - from) + (length === null ? Math.abs(end - to) : 0);
    if (isOne(start, own.spans.map((span) => span[0]))) sum -= 6;
    else if (own.spans.length === 0 && (other.inset === null ? start === gaps.at(-1) : start === other.inset)) sum -= 4;
    if (isOne(end, own.spans.map((span) => span[1]))) sum -= 6;
    if (isOne(end - start, own.lengths)) sum -= 8;
    else if (isOne(end - start, other.lengths)) sum -= 6;
    else if (isOne(end - start, shares(start, known.length ? known : gaps.slice(-2)))) sum -= 4;
    const behind = own.spans.map((span) => start - span[1]);
    if (behind.some((gap) => isOne(gap, known))) sum -= 8;
    else if (behind.some((gap) => isOne(gap, gaps))) sum -= 2;
    if (Math.abs(far - end - (inset ?? start)) < 0.01) sum -= 6;
    return sum;
  };
  const starts = [
    ...own.spans.map((span) => span[0]), ...own.spans.flatMap((span) => distances.map((gap) => span[1] + gap)), ...gaps, other.inset ?? 0, 0,
    ...lengths.map((each) => far - (inset ?? 0) - each), Math.round(from / grid) * grid,
  ];
  let best = null;
  for (const start of new Set(starts)) {
    if (!(Math.abs(start - from) <= reach)) continue;
    const ends = length === null
      ? [...own.spans.map((span) => span[1]), far - (inset ?? start), ...[...lengths, ...shares(start, distances)].map((each) => start + each), Math.round(to / grid) * grid]
      : [start + length];
    for (const end of new Set(ends)) {
      if (!(end - start >= 1) || (length === null && Math.abs(end - to) > reach)) continue;
      const sum = worth(start, end);
      if (!best || sum < best.sum) best = { sum, span: [start, end] };
    }
  }
  const start = Math.round(from / grid) * grid;
  return best?.span ?? [start, start + (length ?? Math.max(grid, Math.round((to - from) / grid) * grid))];
}

/**
 * The rectangle that someone means who has drawn one in a view with others.
 *
 * @param elsewhere The rectangles of the other views. @param isMoved True to keep its size.
 */
export function snappedFrame([x, y, width, height], others, { size, elsewhere = [], isMoved = false }) {
  const span = (axis, from, length, far) => {
    const views = elsewhere.map((frames) => habits(frames, axis)).filter(({ spans }) => spans.length);
    // Rows are mostly as far apart as columns.
    const other = {
      lengths: views.flatMap(({ lengths }) => lengths), apart: [...views, habits(others, 1 - axis)].flatMap(({ apart }) => apart), inset: views.length ? views[0].inset : null,
    };
    return snapped([from, from + length], habits(others, axis), other, far, isMoved ? length : null);
  };
  const across = span(0, x, width, size[0]);
  const along = span(1, y, height, Infinity);
  return [across[0], along[0], across[1] - across[0], along[1] - along[0]].map(rounded);
}

/** A rectangle to add behind the last: beside it where there is room, else under it. */
export function nextFrame(frames, size) {
  const last = frames.at(-1);
  if (!last) return [16, 16, Math.max(1, Math.floor((size[0] - 44) / 2)), 120].map((value) => Math.round(value));
  const row = frames.filter((frame) => Math.abs(frame[1] - last[1]) < 1);
  const before = row.filter((frame) => frame[0] + frame[2] < last[0]).at(-1);
  const gap = before ? last[0] - before[0] - before[2] : 12;
  const x = last[0] + last[2] + gap;
  if (x + last[2] <= size[0]) return [x, last[1], last[2], last[3]];
  const above = frames.filter((frame) => frame[1] + frame[3] <= last[1]).at(-1);
  const bottom = Math.max(...row.map((frame) => frame[1] + frame[3]));
  return [Math.min(...row.map((frame) => frame[0])), bottom + (above ? last[1] - above[1] - above[3] : 12), row[0][2], row[0][3]];
}
