// Colors a text of JSON: a list of spans, marked where something is wrong or selected.

const token = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|(-?\d[\d.eE+-]*)|([A-Za-z]+)|([{}[\],:])/g;

/** The tokens of a text: [{start, end, kind}], kinds k (key), s, n, w, p. */
export function tokens(text) {
  const found = [];
  for (const match of text.matchAll(token)) {
    const start = match.index;
    if (match[1] !== undefined) {
      found.push({ start, end: start + match[1].length, kind: match[2] === undefined ? "s" : "k" });
      if (match[2]) found.push({ start: start + match[0].length - 1, end: start + match[0].length, kind: "p" });
    } else {
      const kind = match[3] !== undefined ? "n" : match[4] !== undefined ? "w" : "p";
      found.push({ start, end: start + match[0].length, kind });
    }
  }
  return found;
}

/** The number token around a position, or undefined. */
export const numberAt = (text, position) =>
  tokens(text).find((each) => each.kind === "n" && each.start <= position && position <= each.end);

/** A longer text is shown without colors. */
const colorLimit = 200_000;

/**
 * Fills a layer with a text in colors.
 *
 * @param layer The element; its content is replaced.
 * @param marks [{start, end, kind}] with the names of classes.
 */
export function paintText(layer, text, marks) {
  if (text.length > colorLimit) { layer.replaceChildren(text, "\n"); return; }
  const cuts = new Set([0, text.length]);
  const pieces = tokens(text);
  for (const { start, end } of [...pieces, ...marks]) { cuts.add(start); cuts.add(end); }
  const places = [...cuts].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  const nodes = [];
  let piece = 0;
  for (let index = 0; index + 1 < places.length; index += 1) {
    const [start, end] = [places[index], places[index + 1]];
    while (piece < pieces.length && pieces[piece].end <= start) piece += 1;
    const inside = piece < pieces.length && pieces[piece].start <= start;
    const classes = inside ? [`t${pieces[piece].kind}`] : [];
    for (const mark of marks) if (mark.start <= start && end <= mark.end) classes.push(mark.kind);
    const content = text.slice(start, end);
    if (!classes.length) nodes.push(content);
    else {
      const span = document.createElement("span");
      span.className = classes.join(" ");
      span.textContent = content;
      nodes.push(span);
    }
  }
  layer.replaceChildren(...nodes, "\n");
}

const pairs = { "{": "}", "[": "]" };

/** The bracket at the caret and its partner: two marks, or none. */
export function bracketPair(text, caret) {
  const all = tokens(text).filter((each) => each.kind === "p" && "{}[]".includes(text[each.start]));
  const at = all.findIndex((each) => each.start === caret || each.end === caret);
  if (at < 0) return [];
  const open = text[all[at].start] in pairs;
  let depth = 0;
  for (let index = at; index >= 0 && index < all.length; index += open ? 1 : -1) {
    depth += (text[all[index].start] in pairs) === open ? 1 : -1;
    if (depth === 0) {
      return [all[at], all[index]].map(({ start, end }) => ({ start, end, kind: "mark-pair" }));
    }
  }
  return [];
}
