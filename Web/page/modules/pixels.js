// The pixels of a picture: its flat colors, what stands out of one, and straight lines through it.

/** Pixels that differ by less in every channel have one color. */
const near = 7;
/** A step of color between neighbors that an edge has, at least. */
const step = 12;
/** So many pixels of a line are looked at. */
const sampled = 400;

export class Pixels {
  /** @param data Red, green, blue and alpha of each pixel, from the first row on. */
  constructor({ data, width, height }) { Object.assign(this, { data, width, height }); }

  /** How far two pixels are apart: the largest difference of a channel. */
  apart(one, other) {
    const { data } = this;
    const [a, b] = [4 * one, 4 * other];
    return Math.max(Math.abs(data[a] - data[b]), Math.abs(data[a + 1] - data[b + 1]), Math.abs(data[a + 2] - data[b + 2]));
  }

  /** True for a pixel of a color. */
  isNear(x, y, color) { return color !== undefined && color.every((value, channel) => Math.abs(this.data[4 * (y * this.width + x) + channel] - value) <= near); }

  /** True for a region of one color. */
  isFlat([left, top, right, bottom]) {
    const first = top * this.width + left;
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) if (this.apart(y * this.width + x, first) > near) return false;
    return true;
  }

  /** The colors that may be behind what is in a region, [red, green, blue], the likeliest first. */
  grounds([left, top, right, bottom]) {
    const { data, width } = this;
    const bins = new Map();
    const rim = Math.max(1, Math.round((right - left) / 200));
    const stride = Math.max(1, Math.round(Math.sqrt(((right - left) * (bottom - top)) / 400_000)));
    for (let y = top; y < bottom - 1; y += stride) {
      for (let x = left; x < right - 1; x += x < left + rim || x >= right - rim - 1 ? 1 : stride) {
        const at = y * width + x;
        if (this.apart(at, at + 1) > 3 || this.apart(at, at + width) > 3) continue;
        const red = data[4 * at];
        const green = data[4 * at + 1];
        const blue = data[4 * at + 2];
        const key = (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3;
        let bin = bins.get(key);
        if (!bin) bins.set(key, bin = { count: 0, sides: 0, sum: [0, 0, 0] });
        bin.count += 1;
        if (x < left + rim || x >= right - rim - 1) bin.sides += 1;
        bin.sum[0] += red;
        bin.sum[1] += green;
        bin.sum[2] += blue;
      }
    }
    const all = [...bins.values()];
    const most = (key, count) => [...all].sort((a, b) => b[key] - a[key]).slice(0, count);
    const found = [];
    for (const { count, sum } of [...most("sides", 2), ...most("count", 3)]) {
      const color = sum.map((each) => Math.round(each / count));
      if (!found.some((other) => other.every((value, index) => Math.abs(value - color[index]) <= near))) found.push(color);
    }
    return found;
  }

  /**
   * What stands out of a color in a region: connected parts, as `gathered` has them.
   *
   * @param thick What is thinner along an axis, in pixels, is left out: lines, and the strokes of letters.
   */
  parts([left, top, right, bottom], [red, green, blue], thick) {
    const { data, width } = this;
    const [across, down] = [right - left, bottom - top];
    const stands = new Uint8Array(across * down);
    for (let y = 0, place = 0; y < down; y += 1) {
      for (let x = 0, at = 4 * ((top + y) * width + left); x < across; x += 1, place += 1, at += 4) {
        const [r, g, b] = [data[at] - red, data[at + 1] - green, data[at + 2] - blue];
        if (r > near || r < -near || g > near || g < -near || b > near || b < -near) stands[place] = 1;
      }
    }
    if (thick > 1) { thinned(stands, across, down, across, 1, thick); thinned(stands, down, across, 1, across, thick); }
    return gathered(across, down, left, top, stands, null);
  }

  /** Parts of one color each in a region, as `gathered` has them; rows shorter than a length are left out. */
  flats([left, top, right, bottom], least) {
    const { data, width } = this;
    const [across, down] = [right - left, bottom - top];
    /** 1 for a pixel like that before it, 2 for one like that above it. */
    const links = new Uint8Array(across * down);
    const isLike = (a, b) => {
      const [red, green, blue] = [data[a] - data[b], data[a + 1] - data[b + 1], data[a + 2] - data[b + 2]];
      return red <= 3 && red >= -3 && green <= 3 && green >= -3 && blue <= 3 && blue >= -3;
    };
    for (let y = 0, place = 0; y < down; y += 1) {
      for (let x = 0, at = 4 * ((top + y) * width + left); x < across; x += 1, place += 1, at += 4) {
        links[place] = (x && isLike(at, at - 4) ? 1 : 0) + (y && isLike(at, at - 4 * width) ? 2 : 0);
      }
    }
    return gathered(across, down, left, top, null, links, least);
  }

  /** How much of a line across a region is an edge, for each place along an axis: numbers from 0 to 1. */
  edges([left, top, right, bottom], axis) {
    const { width, data } = this;
    const [from, to, start, end] = axis ? [top, bottom, left, right] : [left, right, top, bottom];
    const stride = Math.max(1, Math.round((end - start) / sampled));
    const back = 4 * (axis ? width : 1);
    const found = new Float64Array(to - from);
    const all = Math.ceil((end - start) / stride);
    for (let each = start; each < end; each += stride) {
      for (let place = from + 1; place < to; place += 1) {
        const at = 4 * (axis ? place * width + each : each * width + place);
        const [red, green, blue] = [data[at] - data[at - back], data[at + 1] - data[at + 1 - back], data[at + 2] - data[at + 2 - back]];
        if (red > step || red < -step || green > step || green < -step || blue > step || blue < -step) found[place - from] += 1 / all;
      }
    }
    return found;
  }

  /** Straight lines through a region along an axis, as places on it: edges that stand out of what is around them. @param reach How far that is. @param isOneSided True if they stand out of one side of them, as the edges of a photo do. */
  seams(region, axis, reach, isOneSided = false) {
    const edges = this.edges(region, axis);
    const from = region[axis ? 1 : 0];
    const found = [];
    for (let place = 1; place < edges.length - 1; place += 1) {
      if (edges[place] < 0.5) continue;
      const sides = [edges.slice(Math.max(0, place - 3 * reach), Math.max(0, place - reach)), edges.slice(place + reach + 1, place + 3 * reach + 1)];
      const usual = Math.min(...(isOneSided ? sides : [[...sides[0], ...sides[1]]]).map((side) => [...side].sort((a, b) => a - b)[side.length >> 1] ?? 0));
      if (edges[place] - usual < 0.35) continue;
      const last = found.at(-1);
      // The two sides of a thin line are one.
      if (last && from + place - last.to <= reach) last.to = from + place; else found.push({ from: from + place, to: from + place });
    }
    return found;
  }
}

/** Takes away what is shorter than a length along the lines of a mask. */
function thinned(mask, length, lines, between, along, thick) {
  for (let line = 0; line < lines; line += 1) {
    let start = -1;
    for (let each = 0; each <= length; each += 1) {
      const stands = each < length && mask[line * between + each * along];
      if (stands && start < 0) start = each;
      if (stands || start < 0) continue;
      if (each - start < thick) for (let at = start; at < each; at += 1) mask[line * between + at * along] = 0;
      start = -1;
    }
  }
}

/**
 * The connected parts of a region: [{left, top, right, bottom, area, hull}]. The hull is what lies between the ends of
 * their rows.
 *
 * @param stands 1 for each pixel that belongs to a part; null for all. @param links Which neighbors are of one part; null for all.
 */
function gathered(across, down, left, top, stands, links, least = 1) {
  const parents = [];
  const root = (label) => {
    let each = label;
    while (parents[each] !== each) { parents[each] = parents[parents[each]]; each = parents[each]; }
    return each;
  };
  /** Runs of pixels: start, end, row and label. */
  const runs = [];
  let before = [];
  for (let y = 0; y < down; y += 1) {
    const row = [];
    let start = -1;
    for (let x = 0; x <= across; x += 1) {
      const place = y * across + x;
      const goesOn = x < across && (!stands || stands[place] === 1);
      if (start >= 0 && (!goesOn || (links && !(links[place] & 1)))) {
        if (x - start >= least) row.push([start, x, y, -1]);
        start = -1;
      }
      if (goesOn && start < 0) start = x;
    }
    let from = 0;
    for (const run of row) {
      while (from < before.length && before[from][1] <= run[0]) from += 1;
      for (let other = from; other < before.length && before[other][0] < run[1]; other += 1) {
        const shared = Math.max(run[0], before[other][0]);
        if (links && !(links[y * across + shared] & 2)) continue;
        const label = root(before[other][3]);
        if (run[3] < 0) run[3] = label;
        else if (root(run[3]) !== label) parents[Math.max(root(run[3]), label)] = Math.min(root(run[3]), label);
      }
      if (run[3] < 0) { run[3] = parents.length; parents.push(run[3]); }
    }
    runs.push(...row);
    before = row;
  }
  const boxes = new Map();
  for (const [start, end, y, label] of runs) {
    const at = root(label);
    let box = boxes.get(at);
    if (!box) boxes.set(at, box = { left: start, right: end, top: y, bottom: y + 1, area: 0, hull: 0, row: -1, from: 0, to: 0 });
    if (box.row !== y) { box.hull += box.to - box.from; box.row = y; box.from = start; box.to = end; }
    if (start < box.left) box.left = start;
    if (end > box.right) box.right = end;
    if (end > box.to) box.to = end;
    box.bottom = y + 1;
    box.area += end - start;
  }
  return [...boxes.values()].map((box) => ({ left: box.left + left, right: box.right + left, top: box.top + top, bottom: box.bottom + top, area: box.area, hull: box.hull + box.to - box.from }));
}
