// The cells in a picture of a screen: rectangles that stand out of what is behind them, and repeat.

import { Pixels } from "./pixels.js";
import { regularFrames } from "./regular-frames.js";

/** The least cell, in points, and what is small enough to be a letter. */
const least = [20, 14];
const letter = 44;
/** How far below a picture its words begin at most, and how high they are, in points. */
const wordsNear = 14;
const wordsHigh = 96;
/** What is thinner is a line or a letter, in points. */
const thin = 5;
/** What stands alone at the top or at the end of a phone is its own, not a cell: the height of its bars there. */
const barHigh = 62;
const endBarHigh = 84;
/** A box that is more of a region is what is behind the others. */
const full = 0.9;
const deepest = 3;
const mostCells = 400;

/**
 * The frames of the cells in a picture, in points, in reading order.
 *
 * @param image {data, width, height} as of a canvas. @param scale The pixels of a point.
 */
export function cellsOf(image, scale) {
  const pixels = new Pixels(image);
  const found = new Search(pixels, scale).cells([0, 0, image.width, image.height], 0);
  const isTop = (box) => box.top <= 1 && widthOf(box) >= image.width - 2 && box.bottom <= 2 * barHigh * scale;
  const isEnd = (box) => box.top >= image.height - endBarHigh * scale && (box.bottom < image.height - 1 || widthOf(box) >= image.width - 2);
  // The icons of a bar are like one another.
  const isAlone = (box) => !found.some((other) => other !== box && isAlike(box, other, 2 * scale) && !(isEnd(box) && isEnd(other)));
  const isBar = (box) => (box.bottom <= barHigh * scale || isTop(box) || isEnd(box)) && image.height > 1.7 * image.width && isAlone(box);
  const whole = completed(evened(found.filter((box) => !isBar(box)).map(({ left, top, right, bottom }) => [left, top, right - left, bottom - top]), scale), image, scale);
  const frames = inOrder(whole.slice(0, mostCells)).map((frame) => frame.map((value) => value / scale));
  return regularFrames(frames, image.width / scale);
}

/** The pixels of a point of a picture as wide as one of some devices, and that width: {scale, width}. */
export function scaleOf({ width, height }, devices) {
  const sizes = devices.flatMap(({ size }) => [size, [size[1], size[0]]]);
  const all = [3, 2, 1].flatMap((scale) => sizes.filter(([each]) => each * scale === width).map((size) => ({ scale, size, isWhole: size[1] * scale === height })));
  const known = all.find(({ isWhole }) => isWhole) ?? all[0];
  const scale = known?.scale ?? [1, 2, 3].find((each) => width / each <= 500) ?? 1;
  return { scale, width: width / scale };
}

const widthOf = ({ left, right }) => right - left;
const heightOf = ({ top, bottom }) => bottom - top;
const areaOf = (box) => widthOf(box) * heightOf(box);
/** True for boxes of a column, as those of a feed, each as high as what is in it. */
const isBelow = (one, other, slack) => Math.abs(one.left - other.left) <= slack && Math.abs(one.right - other.right) <= slack;
const isAlike = (one, other, slack) => Math.abs(widthOf(one) - widthOf(other)) <= slack && Math.abs(heightOf(one) - heightOf(other)) <= slack;

class Search {
  constructor(pixels, scale) { Object.assign(this, { pixels, scale, slack: Math.max(1, Math.round(scale / 2)), known: new Map() }); }

  /** The boxes of cells in a region: of the ground out of which the most regular ones stand. */
  cells(region, depth) {
    let best = { boxes: [], worth: 0 };
    for (const ground of this.pixels.grounds(region).slice(0, depth ? 3 : 5)) {
      const boxes = this.standing(region, ground, depth);
      const worth = this.worth(boxes, region);
      if (worth > best.worth) best = { boxes, worth };
    }
    // Pieces of all of a picture have its margins in them.
    for (const [boxes, share, isCut] of [[this.colored(region), 1, false], [this.cut(region), depth ? 1 : 0.5, true]]) {
      const worth = this.worth(boxes, region, isCut) * share;
      if (worth > best.worth * 1.05) best = { boxes, worth };
    }
    return best.boxes;
  }

  isLarge(each) { return widthOf(each) >= least[0] * this.scale && heightOf(each) >= least[1] * this.scale; }

  /** Boxes of one color each, with the thin lines around them. */
  colored(region) {
    const all = this.pixels.flats(region, Math.round(thin * this.scale)).filter((each) => this.isLarge(each) && each.hull >= 0.86 * areaOf(each) && each.area >= 0.6 * areaOf(each));
    const holds = (box) => all.filter((other) => other !== box && isInside(other, box)).length;
    const [ground] = this.pixels.grounds(region);
    const isGround = (box) => !all.some((other) => other !== box && (isAlike(box, other, this.slack) || isBelow(box, other, this.slack))) && this.pixels.isNear(Math.round((box.left + box.right) / 2), Math.round(box.top + heightOf(box) / 5), ground);
    const found = all.filter((box) => holds(box) < 2 && !isGround(box)).filter((box, _, list) => !list.some((other) => other !== box && isInside(box, other) && areaOf(other) > areaOf(box)));
    return parted(found.map((box) => this.withLine(box, region)), Math.round(6 * this.scale));
  }

  /** A box with the line around it, if there is a thin one of another color. */
  withLine(box, [left, top, right, bottom]) {
    const { pixels, scale } = this;
    const reach = Math.round(2.5 * scale);
    const [x, y] = [Math.round((box.left + box.right) / 2), Math.round((box.top + box.bottom) / 2)];
    const at = (across, down) => down * pixels.width + across;
    const walk = (start, step, end) => {
      // The line ends where its color does.
      let count = 0;
      for (let each = start; count < reach && (step > 0 ? each < end : each >= end); each += step, count += 1) if (count && pixels.apart(this.place(each, x, y, step), this.place(start, x, y, step)) > 24) return count;
      return count >= reach || count === 0 ? 0 : count;
    };
    const sides = {};
    for (const [side, isDown, step, start, end] of [["left", false, -1, box.left - 1, left], ["right", false, 1, box.right, right], ["top", true, -1, box.top - 1, top], ["bottom", true, 1, box.bottom, bottom]]) {
      this.place = isDown ? (each) => at(x, each) : (each) => at(each, y);
      sides[side] = (isDown ? start >= 0 && start < pixels.height : start >= 0 && start < pixels.width) ? walk(start, step, end) : 0;
    }
    return { ...box, left: box.left - sides.left, right: box.right + sides.right, top: box.top - sides.top, bottom: box.bottom + sides.bottom };
  }

  /** How regular boxes are: what each covers, twice where others are as large. One box that fills all tells nothing. */
  worth(boxes, [left, top, right, bottom], isCut = false) {
    const all = (right - left) * (bottom - top);
    let sum = 0;
    for (const box of boxes) {
      if (areaOf(box) > full * all) continue;
      const isRepeated = boxes.some((other) => other !== box && (isAlike(box, other, this.slack) || this.isCut(box, other, [left, top, right, bottom])));
      const isOfColumn = !isCut && boxes.some((other) => other !== box && isBelow(box, other, this.slack));
      sum += Math.sqrt(areaOf(box) / all) * (isRepeated ? 2 : isOfColumn ? 1 : 0.7);
    }
    return sum;
  }

  /** True for a box at the rim of a region that may be a part of one like another. */
  isCut(box, other, [, , right, bottom]) {
    return (box.right >= right - 1 && Math.abs(heightOf(box) - heightOf(other)) <= this.slack) || (box.bottom >= bottom - 1 && Math.abs(widthOf(box) - widthOf(other)) <= this.slack);
  }

  /** What stands out of a ground: boxes, in place of those that hold cells themselves these. */
  standing(region, ground, depth) {
    const parts = this.pixels.parts(region, ground, Math.round(thin * this.scale));
    const isSolid = (each) => this.isLarge(each) && each.hull >= 0.86 * areaOf(each) && each.area >= 0.35 * areaOf(each);
    const isLetter = (each) => widthOf(each) < letter * this.scale && heightOf(each) < letter * this.scale;
    let solid = parts.filter(isSolid);
    // Letters are of many sizes, and a row of icons is of one.
    solid = solid.filter((each) => !isLetter(each) || solid.filter((other) => isAlike(each, other, this.slack) && (other.top === each.top || other.left === each.left)).length > 2);
    const loose = depth > 1 ? [] : this.pixels.parts(region, ground, 1).filter((each) => heightOf(each) >= 3 * this.scale && heightOf(each) < wordsHigh * this.scale);
    // What fills the region may be what is behind the others.
    const all = (region[2] - region[0]) * (region[3] - region[1]);
    const found = [solid, solid.filter((each) => areaOf(each) <= full * all)].slice(0, solid.some((each) => areaOf(each) > full * all) ? 2 : 1).map((list) => this.outer(list, loose, region, depth));
    return found.reduce((best, each) => (this.worth(each, region) > this.worth(best, region) ? each : best));
  }

  /** Boxes that are in no others, in place of those that hold cells themselves these, with the words below them. */
  outer(list, words, region, depth) {
    // What is inside another is a part of it.
    const solid = list.filter((each) => !list.some((other) => other !== each && other.left <= each.left && other.top <= each.top && other.right >= each.right && other.bottom >= each.bottom && areaOf(other) > areaOf(each)));
    const loose = words.filter((each) => !solid.some((other) => isInside(each, other)));
    const boxes = solid.map((each) => this.tight(each, region));
    const inner = boxes.map((box, index) => this.inside(box, depth, boxes.slice(0, index)));
    return this.withWords(boxes.flatMap((box, index) => inner[index] ?? [box]), loose, region);
  }

  /** A box without a shadow: each side at the outermost clear edge near it. */
  tight(box, [left, top, right, bottom]) {
    const reach = Math.round(10 * this.scale);
    const found = { ...box };
    for (const [side, axis, way] of [["left", 0, 1], ["right", 0, -1], ["top", 1, 1], ["bottom", 1, -1]]) {
      const length = axis ? heightOf(box) : widthOf(box);
      if (length < 4 * reach) continue;
      if (box[side] === (axis ? (way > 0 ? top : bottom) : way > 0 ? left : right)) continue;
      const third = [Math.round(widthOf(box) / 4), Math.round(heightOf(box) / 4)];
      const strip = axis ? [box.left + third[0], 0, box.right - third[0], 0] : [0, box.top + third[1], 0, box.bottom - third[1]];
      const [from, to] = way > 0 ? [box[side] - 1, box[side] + reach] : [box[side] - reach, box[side] + 2];
      strip[axis ? 1 : 0] = Math.max(0, from);
      strip[axis ? 3 : 2] = Math.min(axis ? this.pixels.height : this.pixels.width, to);
      const edges = this.pixels.edges(strip, axis);
      const own = edges[box[side] - strip[axis ? 1 : 0]] ?? 0;
      const outermost = way > 0 ? edges.findIndex((each) => each > 0.8) : edges.findLastIndex((each) => each > 0.8);
      if (own < 0.3 && outermost >= 0) found[side] = strip[axis ? 1 : 0] + outermost;
    }
    return found;
  }

  /** The cells in a box; null if it is a cell itself, as two boxes of its size before it are. */
  inside(box, depth, before) {
    if (depth >= deepest || widthOf(box) < 96 * this.scale || heightOf(box) < 56 * this.scale) return null;
    if (before.filter((each) => isAlike(each, box, this.slack)).length > 1) return null;
    const key = [box.left, box.top, box.right, box.bottom].join();
    if (!this.known.has(key)) this.known.set(key, this.cellsInside(box, depth));
    return this.known.get(key);
  }

  cellsInside(box, depth) {
    const rim = Math.max(1, Math.round(this.scale));
    const region = [box.left + rim, box.top + rim, box.right - rim, box.bottom - rim];
    const found = this.cells(region, depth + 1);
    const isRepeated = (each) => found.some((other) => other !== each && isAlike(each, other, this.slack)) && this.isEdged(each, region);
    const covered = found.reduce((sum, each) => sum + areaOf(each), 0) / areaOf(box);
    const regular = found.filter(isRepeated).length;
    // A window is no cell, however much else is in it.
    const isWindow = regular >= 4 && covered >= 0.12 && areaOf(box) > 0.5 * this.pixels.width * this.pixels.height;
    return found.length > 1 && regular >= found.length * 0.6 && (covered >= 0.45 || isWindow) ? this.outlined(found, box) : null;
  }

  /** True for a box with a straight edge inside a region: where colors fade, there are parts of one color and no cells. */
  isEdged(box, [left, top, right, bottom]) {
    const reach = Math.max(2, Math.round(3 * this.scale));
    return [["left", 0, left], ["top", 1, top], ["right", 0, right], ["bottom", 1, bottom]].some(([side, axis, rim]) => {
      const at = box[side];
      if (Math.abs(at - rim) <= reach) return false;
      const strip = [box.left, box.top, box.right, box.bottom];
      [strip[axis], strip[axis + 2]] = [Math.max(0, at - 4 * reach), Math.min(axis ? this.pixels.height : this.pixels.width, at + 4 * reach)];
      return this.pixels.seams(strip, axis, reach, true).some(({ from, to }) => from - reach <= at && at <= to + reach);
    });
  }

  /** Boxes that only thin lines part, up to the middle of these, and to the rim of what is around them. */
  outlined(boxes, around) {
    const thin = Math.round(4 * this.scale);
    const found = boxes.map((box) => ({ ...box }));
    for (const [low, high, left, right] of [["left", "right", "top", "bottom"], ["top", "bottom", "left", "right"]]) {
      const next = (box) => Math.min(around[high] + (around[high] - box[high]), ...boxes.filter((other) => other[low] >= box[high] && other[left] < box[right] && other[right] > box[left]).map((other) => other[low]));
      const before = (box) => Math.max(around[low] - (box[low] - around[low]), ...boxes.filter((other) => other[high] <= box[low] && other[left] < box[right] && other[right] > box[left]).map((other) => other[high]));
      if (boxes.some((box) => next(box) - box[high] > 2 * thin || box[low] - before(box) > 2 * thin)) continue;
      for (const [index, box] of boxes.entries()) {
        found[index][low] = Math.round((box[low] + before(box)) / 2);
        found[index][high] = Math.round((box[high] + next(box)) / 2);
      }
    }
    return found;
  }

  /** The pieces of a region between straight lines through it; none if they are not regular. */
  cut(region) {
    const reach = Math.max(2, Math.round(3 * this.scale));
    const pieces = (bounds, axis) => {
      const places = this.pixels.seams(bounds, axis, reach);
      const [start, end] = axis ? [bounds[1], bounds[3]] : [bounds[0], bounds[2]];
      const ends = [{ from: start, to: start }, ...places.filter(({ from, to }) => from - start > reach && end - to > reach), { from: end, to: end }];
      return ends.slice(1).map(({ from, to }, index) => {
        const [low, high] = [middle(ends[index]), middle({ from, to })];
        return axis ? [bounds[0], low, bounds[2], high] : [low, bounds[1], high, bounds[3]];
      });
    };
    const boxOf = ([left, top, right, bottom]) => ({ left, top, right, bottom });
    /** True for pieces most of which are as wide as others. */
    const isRegular = (list) => list.filter((each) => list.some((other) => other !== each && isAlike(each, other, this.slack + 1))).length >= list.length * 0.6;
    const found = pieces(region, 1).flatMap((band) => {
      const parts = pieces(band, 0).map(boxOf);
      return parts.length > 1 && isRegular(parts) ? parts : [boxOf(band)];
    });
    if (found.length < 3 || found.some((each) => widthOf(each) < least[0] * this.scale || heightOf(each) < least[1] * this.scale)) return [];
    // Margins are no cells.
    const isFlat = (box) => this.pixels.isFlat([box.left + reach, box.top + reach, box.right - reach, box.bottom - reach]);
    return isRegular(found) ? found.filter((box) => !isFlat(box)) : [];
  }

  /** Boxes with the words below them, where most of a row have some. */
  withWords(boxes, loose, [, , , end]) {
    const rows = new Map();
    for (const box of boxes) {
      const key = [...rows.keys()].find((top) => Math.abs(top - box.top) <= this.slack && Math.abs(heightOf(rows.get(top)[0]) - heightOf(box)) <= this.slack) ?? box.top;
      rows.set(key, [...rows.get(key) ?? [], box]);
    }
    const found = [];
    for (const row of rows.values()) {
      const bottoms = row.map((box) => this.wordsBelow(box, boxes, loose, end));
      const has = bottoms.filter((each) => each !== null);
      const bottom = Math.max(...has);
      const isOf = row.length > 1 && has.length * 2 > row.length;
      found.push(...row.map((box) => (isOf ? { ...box, bottom } : box)));
    }
    return found;
  }

  /** Where the words below a box end; null if there are none. */
  wordsBelow(box, boxes, loose, end) {
    const next = Math.min(end, ...boxes.filter((other) => other.top >= box.bottom && other.left < box.right && other.right > box.left).map(({ top }) => top));
    let bottom = box.bottom;
    for (const each of loose.toSorted((a, b) => a.top - b.top)) {
      // What is as wide is another cell, of which the picture may show no more.
      if (isBelow(each, box, this.slack)) continue;
      const isNear = each.top >= box.bottom && each.bottom <= Math.min(next, box.bottom + wordsHigh * this.scale) && each.left >= box.left - 2 * this.scale && each.right <= box.right + 2 * this.scale;
      if (isNear && each.top - bottom <= wordsNear * this.scale) bottom = Math.max(bottom, each.bottom);
    }
    return bottom > box.bottom ? bottom : null;
  }
}

/** Boxes that share a thin line, each up to its middle. */
function parted(boxes, thick) {
  const found = boxes.map((box) => ({ ...box }));
  for (const [low, high, left, right] of [["left", "right", "top", "bottom"], ["top", "bottom", "left", "right"]]) {
    for (const [index, box] of boxes.entries()) {
      for (const [at, other] of boxes.entries()) {
        const shared = box[high] - other[low];
        if (at === index || shared <= 0 || shared > thick || other[low] <= box[low] || other[left] >= box[right] || other[right] <= box[left]) continue;
        found[index][high] = found[at][low] = Math.round((box[high] + other[low]) / 2);
      }
    }
  }
  return found;
}

const middle = ({ from, to }) => Math.round((from + to) / 2);
const isInside = (one, other) => one.left >= other.left && one.top >= other.top && one.right <= other.right && one.bottom <= other.bottom;

/** Frames whose edges differ by a pixel, and whose lengths differ by a point, with what is usual for them. */
function evened(frames, scale) {
  const found = frames.map((frame) => [...frame]);
  /** The values that a list of them is taken for: the mean of those near one another. */
  const usual = (values, reach) => {
    const sorted = values.toSorted((a, b) => a - b);
    const means = new Map();
    for (let first = 0; first < sorted.length;) {
      let last = first;
      while (last + 1 < sorted.length && sorted[last + 1] - sorted[first] <= reach) last += 1;
      const near = sorted.slice(first, last + 1);
      const mean = Math.round(near.reduce((sum, each) => sum + each, 0) / near.length);
      for (const each of near) means.set(each, mean);
      first = last + 1;
    }
    return means;
  };
  for (const axis of [0, 1]) {
    const starts = usual(found.map((frame) => frame[axis]), 1);
    const lengths = usual(found.map((frame) => frame[axis + 2]), scale);
    for (const frame of found) [frame[axis], frame[axis + 2]] = [starts.get(frame[axis]), lengths.get(frame[axis + 2])];
  }
  return found;
}

/** Frames that the rim of the picture cuts, as long as the others in their row or column; those of which none is known are left out. */
function completed(frames, { width, height }, scale) {
  const found = [];
  for (const frame of frames) {
    const next = [...frame];
    let isKnown = true;
    for (const [axis, far] of [[0, width], [1, height]]) {
      if (frame[axis] + frame[axis + 2] < far - 1 || frame[axis] === 0) continue;
      const like = frames.filter((other) => other !== frame && other[axis] + other[axis + 2] < far - 1 && Math.abs(other[3 - axis] - frame[3 - axis]) <= 1
        && (axis ? other[0] === frame[0] || other[2] === frame[2] : other[1] === frame[1]));
      const longest = Math.max(0, ...like.map((other) => other[axis + 2]));
      if (longest > frame[axis + 2]) next[axis + 2] = longest;
      else if (axis && !longest && frame[3] < 44 * scale) isKnown = false;
    }
    if (isKnown) found.push(next);
  }
  return found;
}

/** Frames in reading order: row by row. */
function inOrder(frames) {
  const rows = [];
  for (const frame of frames.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])) {
    const row = rows.find(([first]) => Math.abs(first[1] - frame[1]) <= 2);
    if (row) row.push(frame); else rows.push([frame]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a[0] - b[0]));
}
