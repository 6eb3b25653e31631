// What changes of data make of the items of a list.

/** What changes make of an item, (section, item) to its new number; null if it is deleted. Other sections are as they were. */
export function itemMoves(changes) {
  const ofObject = (object) => Object.entries(object ?? {}).flatMap(([name, list]) => (!Array.isArray(list) ? [] : name === "batch" ? list.flatMap(ofObject) : list.map((each) => [name, each])));
  const lines = typeof changes === "string" ? changes.split("\n").map((line) => line.trim().split(/\s+/)) : ofObject(changes);
  const sections = new Map();
  for (const [name, place] of lines) {
    const match = /^(\d+)\.(\d+)$/.exec(place ?? "");
    if (!match || (name !== "insert" && name !== "delete")) continue;
    const section = Number(match[1]);
    if (!sections.has(section)) sections.set(section, { delete: [], insert: [] });
    sections.get(section)[name].push(Number(match[2]));
  }
  for (const each of sections.values()) {
    each.deleted = new Set(each.delete);
    each.delete.sort((a, b) => a - b);
    each.insert.sort((a, b) => a - b);
  }
  return (section, item) => {
    const each = sections.get(section);
    if (!each) return item;
    if (each.deleted.has(item)) return null;
    let place = item - countBelow(each.delete, item);
    // Inserted items have the numbers that they have in the end.
    for (const at of each.insert) { if (at > place) break; place += 1; }
    return place;
  };
}

/** What makes one list of keys of another: the numbers that are deleted from the first, and inserted into the second. */
export function differenceOf(before, after) {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const places = new Map();
  for (let item = start; item < before.length - end; item++) places.set(before[item], item);
  /** The longest run of items that stay in their order: where each stands in both, and what comes before it. */
  const tails = [];
  const chain = [];
  for (let item = start; item < after.length - end; item++) {
    const old = places.get(after[item]);
    if (old === undefined) continue;
    let [low, high] = [0, tails.length];
    while (low < high) { const middle = (low + high) >> 1; if (tails[middle].old < old) low = middle + 1; else high = middle; }
    tails[low] = { old, item, last: low ? tails[low - 1] : null };
  }
  for (let each = tails.at(-1) ?? null; each; each = each.last) chain.push(each);
  const [stayed, placed] = [new Set(chain.map(({ old }) => old)), new Set(chain.map(({ item }) => item))];
  const range = (from, to, taken) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).filter((item) => !taken.has(item));
  return { deleted: range(start, before.length - end, stayed), inserted: range(start, after.length - end, placed) };
}

/** How many numbers of a sorted list are below a number. */
function countBelow(sorted, number) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < number) low = middle + 1; else high = middle;
  }
  return low;
}
