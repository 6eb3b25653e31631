// What someone means who has frames from a picture: equal cells that fill the width, and whole points between rows.

/** How far a frame may move, in points: pixels are no finer, and edges are soft. */
const reach = 1.05;
const isNear = (one, other) => Math.abs(one - other) <= reach;
const right = ([x, , width]) => x + width;

/** Frames whose edges are where regular ones have them, as far as that is near. @param width The width of the view, in points. */
export function regularFrames(frames, width) {
  const across = acrossOf(frames, width);
  return alongOf(across).map((frame) => frame.map((value) => Math.round(value * 100) / 100));
}

/** The rows of frames: those with one top and one height. */
function rowsOf(frames) {
  const rows = [];
  for (const frame of frames) {
    const row = rows.find(([first]) => isNear(first[1], frame[1]) && isNear(first[3], frame[3]));
    if (row) row.push(frame); else rows.push([frame]);
  }
  return rows.map((row) => row.toSorted((a, b) => a[0] - b[0]));
}

/** Equal cells of a row have equal shares of the width between equal insets. */
function acrossOf(frames, width) {
  const rows = rowsOf(frames);
  /** The columns of the fullest row for each width of cells: [inset, gap, length, count]. */
  const columns = [];
  for (const row of rows.toSorted((a, b) => b.length - a.length)) {
    const [first] = row;
    const known = columns.find((each) => row.every((frame) => isNear(frame[2], each.length) && each.places.some((x) => isNear(x, frame[0]))));
    if (known) { known.rows.push(row); continue; }
    const found = row.every((frame) => isNear(frame[2], first[2])) ? shares(row, width) : null;
    if (found) columns.push({ ...found, rows: [row] });
  }
  const moved = new Map();
  for (const { places, length, rows: own } of columns) {
    for (const frame of own.flat()) moved.set(frame, [places.find((x) => isNear(x, frame[0])), frame[1], length, frame[3]]);
  }
  return frames.map((frame) => moved.get(frame) ?? near(frame, 0));
}

/** The places and the length of equal cells that fill a width; null if they do not. */
function shares(row, width) {
  const [first, last] = [row[0], row.at(-1)];
  const count = row.length;
  const gaps = row.slice(1).map((frame, index) => frame[0] - right(row[index]));
  const gap = gaps.length ? gaps.reduce((sum, each) => sum + each, 0) / gaps.length : 0;
  if (!isNear(first[0], width - right(last)) || gap < -reach) return null;
  for (const inset of [Math.round(first[0]), Math.round((first[0] + width - right(last)) / 2)]) {
    for (const space of [Math.round(gap), Math.floor(gap), Math.ceil(gap)]) {
      const length = (width - 2 * inset - (count - 1) * space) / count;
      const places = row.map((_, index) => inset + index * (length + space));
      if (isNear(length, first[2]) && row.every((frame, index) => isNear(frame[0], places[index]))) return { places, length };
    }
  }
  return null;
}

/** A frame with whole points along an axis, where these are near. */
function near(frame, axis) {
  const next = [...frame];
  const [start, end] = [Math.round(frame[axis]), Math.round(frame[axis] + frame[axis + 2])];
  if (Math.abs(start - frame[axis]) <= 0.51 && Math.abs(end - frame[axis] - frame[axis + 2]) <= 0.51) [next[axis], next[axis + 2]] = [start, end - start];
  return next;
}

/** Heights, and tops of equal cells below one another, in whole points, as far as no frame moves farther than that. */
function alongOf(frames) {
  /** Cells below one another: those of one left edge. */
  const stacks = new Map();
  for (const frame of frames) {
    const key = [...stacks.keys()].find((x) => isNear(x, frame[0])) ?? frame[0];
    stacks.set(key, [...stacks.get(key) ?? [], frame]);
  }
  const moved = new Map();
  for (const stack of stacks.values()) for (const run of runsOf(stack.toSorted((a, b) => a[1] - b[1]))) even(run, moved);
  return frames.map((frame) => moved.get(frame));
}

/** Cells of one height at equal distances, and the others, each alone. */
function runsOf(stack) {
  const runs = [];
  for (const frame of stack) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNext = last && isNear(last[3], frame[3]) && (run.length === 1 || isNear(frame[1] - last[1], run[1][1] - run[0][1]));
    if (isNext) run.push(frame); else runs.push([frame]);
  }
  return runs;
}

/** Puts the cells of a run at whole points. */
function even(run, moved) {
  const height = Math.round(run.reduce((sum, frame) => sum + frame[3], 0) / run.length);
  const pitch = run.length > 1 ? Math.round((run.at(-1)[1] - run[0][1]) / (run.length - 1)) : 0;
  const first = Math.round(run[0][1]);
  const isRight = run.every((frame, index) => isNear(frame[1], first + index * pitch) && isNear(frame[3], height));
  for (const [index, frame] of run.entries()) moved.set(frame, isRight ? [frame[0], first + index * pitch, frame[2], height] : near(frame, 1));
}
